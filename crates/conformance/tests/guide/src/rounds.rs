//! A round: an heirloom comes down, everyone decides face down, and one heir keeps it or it is sold.

use bequest_engine::{Event, Hidden, PerSeat, Pool, RuleId, Seat, SeatSet};

use super::estate::{HEIRLOOMS, Heirloom};
use super::view::Told;
use super::{Action, Attic, Phase};

/// Returns the decisions of a round in which nobody has decided. Each heir sees their own.
pub(super) fn no_decisions(players: usize) -> PerSeat<Hidden<Option<Action>>> {
    PerSeat::from_fn(players, |seat| Hidden::known_to(seat, None))
}

impl Attic {
    /// Returns the names that no heir has drawn.
    pub(super) fn free_names(&self) -> Pool<Heirloom> {
        // ATT-1
        let drawn = self.favourites.values().iter().filter_map(|favourite| *favourite.truth()).collect();
        Pool::first(HEIRLOOMS).minus(drawn)
    }

    pub(super) fn favour(&mut self, seat: Seat, heirloom: Heirloom, tell: &mut impl FnMut(Event<Told>)) {
        *self.favourites[seat].truth_mut() = Some(heirloom);
        tell(Event::split(seat, Told::Favoured(seat, Some(heirloom)), Told::Favoured(seat, None)));
        let next = Seat::all(self.favourites.players()).find(|&other| other > seat);
        self.phase = next.map_or(Phase::Carrying, Phase::Favouring);
    }

    pub(super) fn carry(&mut self, heirloom: Heirloom, tell: &mut impl FnMut(Event<Told>)) {
        self.upstairs.remove(heirloom);
        self.phase = Phase::Deciding(heirloom);
        tell(Event::all(Told::Carried(heirloom)));
    }

    /// Returns the heirs who have not decided.
    pub(super) fn undecided(&self) -> SeatSet {
        self.decisions.iter().filter(|(_, decision)| decision.truth().is_none()).map(|(seat, _)| seat).collect()
    }

    pub(super) fn legal_decisions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.undecided().contains(seat) {
            return;
        }
        // ATT-4
        if self.seals[seat] > 0 {
            out.push(Action::Claim);
        }
        out.push(Action::Waive);
    }

    pub(super) fn forbids_decision(&self, seat: Seat, action: Action) -> RuleId {
        if !self.undecided().contains(seat) {
            return RuleId::NOT_ASKED;
        }
        match action {
            Action::Claim => RuleId::new("ATT-4"),
            Action::Waive => RuleId::NOT_NOW,
        }
    }

    pub(super) fn decide(
        &mut self,
        heirloom: Heirloom,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Event<Told>),
    ) {
        *self.decisions[seat].truth_mut() = Some(action);
        tell(Event::all(Told::Decided(seat)).undoable());
        // ATT-3
        if self.undecided().is_empty() {
            self.turn_over(heirloom, tell);
        }
    }

    /// Turns the decisions over and takes the seals.
    fn turn_over(&mut self, heirloom: Heirloom, tell: &mut impl FnMut(Event<Told>)) {
        let has_claimed = |decision: &Hidden<Option<Action>>| *decision.truth() == Some(Action::Claim);
        let claimed = self.decisions.iter().filter(|(_, decision)| has_claimed(decision)).map(|(seat, _)| seat);
        let claimed: SeatSet = claimed.collect();
        tell(Event::all(Told::Claimed(claimed)));
        self.decisions = no_decisions(self.seals.players());
        for seat in claimed.iter() {
            // ATT-4
            self.seals[seat] -= 1;
            self.spent += 1;
        }
        self.hand_over(heirloom, claimed, tell);
        self.end_round(tell);
    }

    fn hand_over(&mut self, heirloom: Heirloom, claimed: SeatSet, tell: &mut impl FnMut(Event<Told>)) {
        // ATT-5
        match claimed.iter().next() {
            Some(heir) if claimed.len() == 1 => {
                self.kept[heir].insert(heirloom);
                tell(Event::all(Told::Kept(heir, heirloom)));
            }
            Some(_) | None => {
                self.sold.insert(heirloom);
                tell(Event::all(Told::Sold(heirloom)));
            }
        }
    }

    fn end_round(&mut self, tell: &mut impl FnMut(Event<Told>)) {
        if self.round < self.setup.rounds {
            self.round += 1;
            self.phase = Phase::Carrying;
            return;
        }
        self.phase = Phase::Over;
        tell(Event::all(Told::Ended(self.favourites.map(|_, favourite| *favourite.truth()))));
    }
}
