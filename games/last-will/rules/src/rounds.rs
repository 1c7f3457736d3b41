//! Turns one after the other, and the end of a round.

use bequest_engine::{PerSeat, Seat};

use crate::position::{Phase, ROUNDS};
use crate::{Event, Family, LastWill, Told};

impl LastWill {
    /// Begins the first turn. LW-40
    pub(crate) fn begin_actions(&mut self, tell: &mut impl FnMut(Event)) {
        match self.next_in_order(None) {
            Some(seat) => self.begin_turn(seat, tell),
            None => self.end_round(tell),
        }
    }

    /// Gives a seat the actions of its plan and of its helpers. LW-40, LW-83
    fn begin_turn(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let actions = self.own_plan(seat).actions + self.households[seat].extra_actions(self.edition());
        self.give_turn(seat, actions);
        tell(Event::all(Told::Turn { seat, actions }));
        self.ask(Phase::Actions);
    }

    /// Ends a turn; actions that are left are lost. LW-40
    pub(crate) fn end_turn(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::EndedTurn { seat }));
        self.give_turn(seat, 0);
        match self.next_in_order(Some(seat)) {
            Some(next) => self.begin_turn(next, tell),
            None => self.end_round(tell),
        }
    }

    /// Ends a round, in this order: wild companions, depreciation, the end of the game or the hand limit, clearing. LW-64
    fn end_round(&mut self, tell: &mut impl FnMut(Event)) {
        self.take_wilds_back(tell);
        self.depreciate(tell);
        let edition = self.edition();
        let bankrupt: PerSeat<bool> = self.households.map(|_, house| house.is_bankrupt(edition));
        for (seat, _) in bankrupt.iter().filter(|(_, is)| **is) {
            tell(Event::all(Told::Bankrupt { seat }));
        }
        // LW-63
        if self.round == ROUNDS || bankrupt.values().contains(&true) {
            self.pay_salaries(tell); // GS-15
            self.phase = Phase::Over;
            tell(Event::all(Told::Ended));
        } else {
            self.ask_to_keep(Phase::Cutting, tell); // LW-61
        }
    }

    /// Takes the wild companions back, used or not: they do not count for the hand. LW-37, LW-62
    fn take_wilds_back(&mut self, tell: &mut impl FnMut(Event)) {
        let wilds = self.edition().family(Family::Wild);
        for (_, house) in self.households.iter_mut() {
            *house.hand.truth_mut() = house.hand.truth().minus(wilds);
        }
        self.town.decks.free_wilds(self.town.edition);
        if self.offering.wild_takers.iter().any(|taker| !taker.is_empty()) {
            self.offering.wild_takers = Default::default();
            tell(Event::all(Told::WildsBack));
        }
    }

    /// Lets properties drop that were not maintained. LW-60, GS-31
    fn depreciate(&mut self, tell: &mut impl FnMut(Event)) {
        let edition = self.town.edition;
        for (seat, house) in self.households.iter_mut() {
            for placed in house.board.cards_mut() {
                let steps = placed.drop_tonight(edition);
                placed.drop_by(steps);
                if let (1.., Some(property)) = (steps, edition.face(placed.card).property()) {
                    let value = property.track.value(placed.step()) as u8;
                    tell(Event::all(Told::Depreciated { seat, card: placed.card, value }));
                }
            }
        }
    }

    /// Clears the table and passes the marker on. LW-9, LW-62
    pub(crate) fn clear(&mut self, tell: &mut impl FnMut(Event)) {
        self.clear_offering(tell);
        for (_, house) in self.households.iter_mut() {
            house.is_demoted = false; // GS-3
            house.board.cards_mut().iter_mut().for_each(crate::household::Placed::refresh);
        }
        self.first = self.left_of(self.first);
        self.begin_round(tell);
    }
}
