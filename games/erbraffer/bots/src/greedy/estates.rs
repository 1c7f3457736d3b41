use bequest_erbraffer::{Action, Couple, Edition, Estate, Person};

use super::flow::TO_OWN_BENEFACTOR;
use super::odds::new_wills;
use super::{Sight, best};
use crate::shares::{Binding, by_law, step, unsettled};

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
                let mut without = self.holdings;
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
            Action::Couple(couple) => self.best_shares(&self.legacy(couple, Binding::Laws)).1 - self.left_alone(couple),
            _ => f64::MIN,
        };
        best(legal.iter().copied(), means).map_or(legal[0], |(action, _)| action)
    }

    /// Hands an estate out, by the laws or by a new will.
    pub(super) fn hand_out(&self, estate: &Estate) -> Action {
        let binding = if estate.is_new_will { Binding::NewWill } else { Binding::Laws };
        step(self.view.edition(), &self.best_shares(&unsettled(self.view.edition(), estate, binding)).0, estate)
    }

    /// Plays a new will if what it gains is worth the card.
    pub(super) fn answer(&self, estate: &Estate) -> Action {
        let gain = self.best_shares(&unsettled(self.view.edition(), estate, Binding::NewWill)).1;
        if gain > self.worth_of_will() { Action::Will } else { Action::Decline }
    }

    /// Returns what a new will must gain: what it may gain in a later change, or on a couple to come in this one.
    fn worth_of_will(&self) -> f64 {
        let is_last = usize::from(self.view.living) + 1 == Edition::LAST_GENERATION;
        let worth = if is_last { LAST_WILL } else { WILL };
        if new_wills(self.view) > 1 {
            return worth.min(WILL / 2.0);
        }
        let later = self
            .view
            .couples_left
            .iter()
            .map(|couple| self.best_shares(&self.legacy(couple, Binding::NewWill)).1 - self.left_alone(couple));
        later.map(|gain| CERTAINTY * gain).fold(worth, f64::max)
    }

    /// Returns the estate of a couple as if the viewer took it up.
    fn legacy(&self, couple: Couple, binding: Binding) -> Estate {
        let (edition, is_new_will) = (self.view.edition(), binding == Binding::NewWill);
        let (cash, heirlooms) = self.holdings.estate(edition, couple);
        Estate::new(edition, couple, self.me, is_new_will, cash, heirlooms)
    }

    /// Returns how good it is if another hands an estate out.
    fn left_alone(&self, couple: Couple) -> f64 {
        let edition = self.view.edition();
        let legacy = self.legacy(couple, Binding::Laws);
        let married = edition.married_children(couple);
        let uncles = edition.children(couple).minus(married);
        let mut total = 0.0;
        let mut left = 1.0;
        let to = |uncle: &[(Person, u16)], favourite| self.gain_by(&by_law(edition, legacy, uncle, Some(favourite)));
        for favourite in married.iter() {
            let part = 1.0 / married.len() as f64;
            for uncle in uncles.iter() {
                let held = self.odds.rival_holds(uncle) * TO_OWN_BENEFACTOR / uncles.len() as f64;
                total += part * held * to(&[(uncle, legacy.cash)], favourite);
                left -= part * held;
            }
        }
        for favourite in married.iter() {
            total += left / married.len() as f64 * to(&[], favourite);
        }
        total
    }

    /// Returns the best way to hand an estate out, and what it gains over what lies there now.
    fn best_shares(&self, legacy: &Estate) -> (Estate, f64) {
        let edition = self.view.edition();
        let law = by_law(edition, *legacy, &[], None);
        let start = (law, self.gain_by(&law));
        let (mut shares, mut gain) = best(self.ways_to_part(legacy), |way| self.gain_by(way)).unwrap_or(start);
        for heirloom in legacy.heirlooms.iter() {
            let gives = edition.married_children(legacy.couple).iter().map(|child| {
                let mut other = shares;
                other.give(heirloom, child);
                other
            });
            (shares, gain) = best(gives, |way| self.gain_by(way)).unwrap_or((shares, gain));
        }
        (shares, gain)
    }

    fn gain_by(&self, shares: &Estate) -> f64 {
        let mut holdings = self.holdings;
        holdings.hand_out(self.view.edition(), shares, &mut |_| ());
        self.gain(&holdings)
    }

    /// Lists ways to part the cash that are worth a look.
    fn ways_to_part(&self, legacy: &Estate) -> Vec<Estate> {
        let edition = self.view.edition();
        let (children, married) = (edition.children(legacy.couple), edition.married_children(legacy.couple));
        if legacy.is_new_will {
            // One child gets everything; heirlooms are looked at one by one.
            let all_to = |child| {
                let mut shares = by_law(edition, *legacy, &[], None);
                shares.name_for_rest(edition, child);
                shares
            };
            return children.iter().map(all_to).collect();
        }
        let mut ways = Vec::new();
        for favourite in married.iter() {
            let law = |uncles: &[(Person, u16)]| by_law(edition, *legacy, uncles, Some(favourite));
            ways.push(law(&[]));
            for uncle in children.minus(married).iter() {
                let step = (legacy.cash / PARTS).max(1);
                let sums = (1..=legacy.cash).filter(|sum| sum % step == 0 || *sum == legacy.cash);
                ways.extend(sums.map(|sum| law(&[(uncle, sum)])));
            }
        }
        ways
    }
}
