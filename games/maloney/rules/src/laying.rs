//! The covered laying of cards and what they score.

use bequest_engine::{Game, Pool, Seat, SeatSet};

use crate::position::Phase;
use crate::{Action, Card, Event, Maloney, Told};

/// So many cards may be laid a day. MAL-17
pub const MOST_LAID: usize = 2;

impl Maloney {
    pub(crate) fn legal_lays(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Keep); // MAL-19, MAL-21: a seat without a card is asked too
        out.extend(self.layable(seat).iter().map(Action::Lay));
    }

    /// Returns the cards a seat could still lay today: of this town, and two at most. MAL-17
    pub(crate) fn layable(&self, seat: Seat) -> Pool<Card> {
        let chosen = *self.chosen[seat].truth();
        if chosen.len() >= MOST_LAID {
            return Pool::EMPTY;
        }
        self.hands[seat].truth().and(self.edition().cards_of(self.car)).minus(chosen)
    }

    /// Chooses a card to lay; with no other left to choose the answer is complete.
    pub(crate) fn lay(&mut self, answered: SeatSet, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        self.chosen[seat].truth_mut().insert(card);
        tell(Event::only(seat, Told::Chose { seat, card }).undoable()); // MAL-21
        if self.layable(seat).is_empty() {
            self.answer(answered, seat, tell);
        }
    }

    /// Completes a seat's answer; when all have answered, the cards are shown together. MAL-21
    pub(crate) fn answer(&mut self, mut answered: SeatSet, seat: Seat, tell: &mut impl FnMut(Event)) {
        answered.insert(seat);
        tell(Event::all(Told::Answered { seat }).undoable()); // A covered answer may be withdrawn.
        self.phase = Phase::Laying { answered };
        if answered == SeatSet::all(self.players()) {
            self.show_cards(tell);
        }
    }

    /// Shows and scores what everyone has laid. MAL-17
    fn show_cards(&mut self, tell: &mut impl FnMut(Event)) {
        let mut laid = Pool::EMPTY;
        for seat in self.cash.seats() {
            let cards = self.chosen[seat].truth_mut().take();
            // MAL-19: the edition's values are doubled on Tuesdays and Fridays; MAL-51: Sundays are ordinary.
            let points: i32 = cards.iter().map(|card| i32::from(self.edition().value(card, self.day))).sum();
            *self.hands[seat].truth_mut() = self.hands[seat].truth().minus(cards);
            self.laid[seat] = self.laid[seat].or(cards);
            self.points[seat] += points;
            laid = laid.or(cards);
            tell(Event::all(Told::Laid { seat, cards, points }));
        }
        self.discards = self.discards.or(laid); // MAL-20
        self.idle = if laid.is_empty() { self.idle + 1 } else { 0 };
        self.end_day(tell);
    }
}
