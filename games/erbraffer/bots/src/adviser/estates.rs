//! Estates: which couple to pick, who gets what, whether a new will is worth its card.

use bequest_engine::Pool;
use bequest_erbraffer::{Action, Couple, Edition, Estate, Holdings, Person};

use super::{Adviser, best_of};
use crate::shares::{Binding, by_law, step, unsettled};

/// What a new will must add to the estimate, in hundreds: in the last change of generation, and before.
const LAST_WILL: i64 = 10;
const WILL: i64 = 40;

impl Adviser<'_> {
    /// Picks the couple whose estate adds most if the viewer shares it out; of equals the one that means most to them.
    pub(super) fn pick_couple(&self, legal: &[Action]) -> Option<(Action, Holdings)> {
        let couples = legal.iter().filter_map(|action| match *action {
            Action::Couple(couple) => Some((couple, self.outcome(&self.best_shares(&self.legacy(couple))))),
            _ => None,
        });
        let good = |&(couple, outcome): &(Couple, Holdings)| {
            let [partner, _] = self.view.edition().couple(couple).partners;
            (self.gain(&outcome), self.outlook.share(partner), self.view.estate_of(couple).0)
        };
        best_of(couples, good).map(|(couple, outcome)| (Action::Couple(couple), outcome))
    }

    /// Shares an estate out, by the laws or by a new will.
    pub(super) fn share(&self, estate: &Estate) -> (Action, Holdings) {
        let edition = self.view.edition();
        let binding = if estate.is_new_will { Binding::NewWill } else { Binding::Laws };
        let wanted = self.best_shares(&unsettled(edition, estate, binding));
        (step(edition, &wanted, estate), self.outcome(&wanted))
    }

    /// Plays a new will if it clearly helps.
    pub(super) fn answer(&self, estate: &Estate, legal: &[Action]) -> (Action, Holdings) {
        if !legal.contains(&Action::Will) {
            return (Action::Decline, self.view.holdings());
        }
        let outcome = self.outcome(&self.best_shares(&unsettled(self.view.edition(), estate, Binding::NewWill)));
        let is_last = usize::from(self.view.living) + 1 == Edition::LAST_GENERATION;
        let enough = if is_last { LAST_WILL } else { WILL };
        (if self.gain(&outcome) >= enough { Action::Will } else { Action::Decline }, outcome)
    }

    /// Returns the estate of a couple as if the viewer took it up.
    fn legacy(&self, couple: Couple) -> Estate {
        let (cash, heirlooms) = self.view.estate_of(couple);
        Estate::new(self.view.edition(), couple, self.view.distributor, false, cash, heirlooms)
    }

    fn outcome(&self, shares: &Estate) -> Holdings {
        let mut holdings = self.view.holdings();
        holdings.hand_out(self.view.edition(), shares, &mut |_| ());
        holdings
    }

    /// Returns the way to share an estate out that adds most to the estimate; of equals the one that pays least by name.
    fn best_shares(&self, legacy: &Estate) -> Estate {
        let edition = self.view.edition();
        let best = best_of(self.ways(legacy), |way| self.gain(&self.outcome(way)));
        best.unwrap_or_else(|| by_law(edition, *legacy, &[], None))
    }

    /// Lists ways to share an estate out of which one is the best: each child's part of the estimate grows evenly with
    /// what it gets, but for the leftover thousands.
    fn ways(&self, legacy: &Estate) -> Vec<Estate> {
        let edition = self.view.edition();
        let (children, married) = (edition.children(legacy.couple), edition.married_children(legacy.couple));
        let dearest = best_of(married.iter(), |child| self.outlook.share(*child));
        let by_law = |uncles: &[(Person, u16)]| by_law(edition, *legacy, uncles, dearest);
        if legacy.is_new_will {
            return children.iter().map(|child| with_rest(edition, by_law(&[]), child)).collect();
        }
        let uncles: Pool<Person> = children.minus(married);
        let leftover = legacy.cash % married.len().max(1) as u16;
        let sums = (0..=leftover).chain([legacy.cash]);
        let paid = sums.flat_map(|sum| uncles.iter().map(move |uncle| [(uncle, sum)]));
        std::iter::once(by_law(&[])).chain(paid.map(|paid| by_law(&paid))).collect()
    }
}

fn with_rest(edition: &Edition, mut shares: Estate, child: Person) -> Estate {
    shares.name_for_rest(edition, child);
    shares
}
