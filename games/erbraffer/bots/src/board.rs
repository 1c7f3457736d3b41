use bequest_engine::{Piece, Pool};
use bequest_erbraffer::{Couple, Edition, Effect, Heirloom, PerPerson, Person, Rounding, View};

use crate::intent::Play;
use crate::shares::Shares;

/// The most heirlooms an edition has.
pub(super) const HEIRLOOMS: usize = 6;

/// What lies on the portraits: enough to try out what a card or a distribution would do.
#[derive(Clone, Copy)]
pub(super) struct Board {
    /// What lies on each portrait, in thousands.
    pub(super) cash: PerPerson<u16>,
    /// Beside whom each heirloom lies.
    pub(super) owners: [Person; HEIRLOOMS],
}

impl Board {
    /// Returns what lies on the portraits now.
    pub(super) fn of(view: &View) -> Self {
        Self { cash: view.cash, owners: view.owners }
    }

    /// Returns what a person has, heirlooms included, in thousands.
    pub(super) fn wealth(&self, edition: &Edition, person: Person) -> u16 {
        let own = edition.heirlooms().iter().filter(|it| self.owners[it.index()] == person);
        self.cash[person] + own.map(|it| edition.heirloom(it).value).sum::<u16>()
    }

    /// Does what a card says.
    pub(super) fn play(&mut self, view: &View, play: &Play) {
        let heirs = play.heirs.into_iter().flatten();
        match view.edition().effect(play.card) {
            Effect::Gain(sum) | Effect::GainTwo(sum) => heirs.for_each(|heir| self.cash[heir] += sum),
            Effect::Loss(sum) | Effect::LossTwo(sum) => heirs.for_each(|heir| self.lose(heir, sum)),
            Effect::Wedding(sum) => {
                view.heirs().and(view.edition().married()).iter().for_each(|heir| self.cash[heir] += sum);
            }
            Effect::LoseAll => heirs.for_each(|heir| self.cash[heir] = 0),
            Effect::Halve => heirs.for_each(|heir| self.lose(heir, half(self.cash[heir], play.rounding))),
            Effect::Double => heirs.for_each(|heir| self.cash[heir] *= 2),
            Effect::Sibling => {
                if let [Some(from), Some(to)] = play.heirs {
                    let sum = half(self.cash[from], play.rounding);
                    self.cash[from] -= sum;
                    self.cash[to] += sum;
                }
            }
            Effect::Sheep => {
                if let ([Some(to), _], [Some(heirloom), _]) = (play.heirs, play.heirlooms) {
                    self.owners[heirloom.index()] = to;
                }
            }
            Effect::Exchange => {
                if let [Some(one), Some(other)] = play.heirlooms {
                    self.owners.swap(one.index(), other.index());
                }
            }
            Effect::NewWill | Effect::Sweep => {}
        }
    }

    fn lose(&mut self, heir: Person, sum: u16) {
        self.cash[heir] = self.cash[heir].saturating_sub(sum);
    }

    /// Returns the cash and the heirlooms of both partners.
    pub(super) fn estate(&self, edition: &Edition, couple: Couple) -> (u16, Pool<Heirloom>) {
        let partners = edition.couple(couple).partners;
        let heirlooms = edition.heirlooms().iter().filter(|it| partners.contains(&self.owners[it.index()]));
        (partners.iter().map(|&partner| self.cash[partner]).sum(), heirlooms.collect())
    }

    /// Hands an estate out; whatever its children have is theirs by it alone.
    pub(super) fn hand_out(&mut self, edition: &Edition, couple: Couple, shares: &Shares) {
        edition.couple(couple).partners.into_iter().for_each(|partner| self.cash[partner] = 0);
        edition.children(couple).iter().for_each(|child| self.cash[child] = shares.cash[child]);
        for (place, child) in shares.given.iter().enumerate() {
            if let Some(child) = child {
                self.owners[place] = *child;
            }
        }
    }
}

fn half(sum: u16, rounding: Rounding) -> u16 {
    match rounding {
        Rounding::Up => sum.div_ceil(2),
        Rounding::Down => sum / 2,
    }
}
