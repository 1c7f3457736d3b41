use bequest_engine::{Piece, Pool};
use bequest_erbraffer::{Action, Couple, Estate, Heirloom, PerPerson, Person};

use super::flow::TO_OWN_BENEFACTOR;
use super::odds::new_wills;
use super::{LAST_ROW, Sight, best};
use crate::board::HEIRLOOMS;
use crate::shares::Shares;

/// An estate of a couple.
#[derive(Clone, Copy)]
struct Legacy {
    couple: Couple,
    cash: u16,
    heirlooms: Pool<Heirloom>,
}

/// Which laws bind who hands out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    /// All of them.
    Laws,
    /// Not the second one.
    NewWill,
}

/// What a new will must gain, in thousands: in the last change of generation, and before.
const LAST_WILL: f64 = 1.5;
const WILL: f64 = 8.0;
/// How much of what a new will may gain on a couple to come counts now.
const CERTAINTY: f64 = 0.8;
/// How many ways to part cash with a benefactor are looked at.
const PARTS: u16 = 12;

impl Sight<'_> {
    /// Freezes what would be missed most.
    pub(super) fn lay_testament(&self, legal: &[Action]) -> Action {
        let missed = |action: &Action| match *action {
            Action::Testament(person) => {
                let mut without = self.board;
                without.cash[person] = 0;
                -self.gain(&without)
            }
            _ => f64::MIN,
        };
        best(legal.iter().copied(), missed).map_or(legal[0], |(action, _)| action)
    }

    /// Picks the couple whose children the choice means most for.
    pub(super) fn pick_couple(&self, legal: &[Action]) -> Action {
        let means = |action: &Action| match *action {
            Action::Couple(couple) => self.best_shares(self.legacy(couple), Binding::Laws).1 - self.left_alone(couple),
            _ => f64::MIN,
        };
        best(legal.iter().copied(), means).map_or(legal[0], |(action, _)| action)
    }

    /// Hands an estate out, by the laws or by a new will.
    pub(super) fn hand_out(&self, estate: &Estate) -> Action {
        let binding = if estate.is_new_will { Binding::NewWill } else { Binding::Laws };
        self.best_shares(Legacy::of(estate), binding).0.step(self.view.edition(), estate)
    }

    /// Plays a new will if what it gains is worth the card.
    pub(super) fn answer(&self, estate: &Estate) -> Action {
        let gain = self.best_shares(Legacy::of(estate), Binding::NewWill).1;
        if gain > self.worth_of_will() { Action::Will } else { Action::Decline }
    }

    /// Returns what a new will must gain: what it may gain in a later change, or on a couple to come in this one.
    fn worth_of_will(&self) -> f64 {
        let is_last = usize::from(self.view.living) + 1 == LAST_ROW;
        let worth = if is_last { LAST_WILL } else { WILL };
        if new_wills(self.view) > 1 {
            return worth.min(WILL / 2.0);
        }
        let later = self
            .view
            .couples_left
            .iter()
            .map(|couple| self.best_shares(self.legacy(couple), Binding::NewWill).1 - self.left_alone(couple));
        later.map(|gain| CERTAINTY * gain).fold(worth, f64::max)
    }

    fn legacy(&self, couple: Couple) -> Legacy {
        let (cash, heirlooms) = self.board.estate(self.view.edition(), couple);
        Legacy { couple, cash, heirlooms }
    }

    /// Returns how good it is if another hands an estate out.
    fn left_alone(&self, couple: Couple) -> f64 {
        let edition = self.view.edition();
        let Legacy { cash, heirlooms, .. } = self.legacy(couple);
        let married = edition.married_children(couple);
        let uncles = edition.children(couple).minus(married);
        let mut total = 0.0;
        let mut left = 1.0;
        let to = |uncle: &[(Person, u16)], favourite| {
            self.gain_by(couple, &Shares::by_law(edition, couple, (cash, heirlooms), uncle, Some(favourite)))
        };
        for favourite in married.iter() {
            let part = 1.0 / married.len() as f64;
            for uncle in uncles.iter() {
                let held = self.odds.rival_holds(uncle) * TO_OWN_BENEFACTOR / uncles.len() as f64;
                total += part * held * to(&[(uncle, cash)], favourite);
                left -= part * held;
            }
        }
        for favourite in married.iter() {
            total += left / married.len() as f64 * to(&[], favourite);
        }
        total
    }

    /// Returns the best way to hand an estate out, and what it gains over what lies there now.
    fn best_shares(&self, legacy: Legacy, binding: Binding) -> (Shares, f64) {
        let edition = self.view.edition();
        let Legacy { couple, cash, heirlooms } = legacy;
        let law = Shares::by_law(edition, couple, (cash, heirlooms), &[], None);
        let start = (law, self.gain_by(couple, &law));
        let ways = self.ways_to_part(legacy, binding);
        let (mut shares, mut gain) = best(ways, |shares| self.gain_by(couple, shares)).unwrap_or(start);
        for heirloom in heirlooms.iter() {
            let gives = edition.married_children(couple).iter().map(|child| {
                let mut other = shares;
                other.given[heirloom.index()] = Some(child);
                other
            });
            (shares, gain) = best(gives, |shares| self.gain_by(couple, shares)).unwrap_or((shares, gain));
        }
        (shares, gain)
    }

    fn gain_by(&self, couple: Couple, shares: &Shares) -> f64 {
        let mut board = self.board;
        board.hand_out(self.view.edition(), couple, shares);
        self.gain(&board)
    }

    /// Lists ways to part the cash that are worth a look.
    fn ways_to_part(&self, legacy: Legacy, binding: Binding) -> Vec<Shares> {
        let edition = self.view.edition();
        let Legacy { couple, cash, heirlooms } = legacy;
        let (children, married) = (edition.children(couple), edition.married_children(couple));
        let mut ways = Vec::new();
        if binding == Binding::NewWill {
            for child in children.iter() {
                let mut shares = Shares { cash: PerPerson::filled(0), given: [None; HEIRLOOMS], rest: Some(child) };
                shares.cash[child] = cash;
                heirlooms.iter().for_each(|it| shares.given[it.index()] = married.iter().next());
                ways.push(shares);
            }
            return ways;
        }
        for favourite in married.iter() {
            let law =
                |uncles: &[(Person, u16)]| Shares::by_law(edition, couple, (cash, heirlooms), uncles, Some(favourite));
            ways.push(law(&[]));
            for uncle in children.minus(married).iter() {
                let step = (cash / PARTS).max(1);
                let sums = (1..=cash).filter(|sum| sum % step == 0 || *sum == cash);
                ways.extend(sums.map(|sum| law(&[(uncle, sum)])));
            }
        }
        ways
    }
}

impl Legacy {
    fn of(estate: &Estate) -> Self {
        Self { couple: estate.couple, cash: estate.cash, heirlooms: estate.heirlooms }
    }
}
