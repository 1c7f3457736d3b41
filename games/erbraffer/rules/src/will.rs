//! New wills: a seat that holds one may hand an estate out again.

use bequest_engine::{Pool, Seat, SeatSet};

use crate::position::{After, Phase};
use crate::{Action, Card, Effect, Erbraffer, Estate, Event, Told};

impl Erbraffer {
    /// Asks everyone whether they play a new will, except those who have declined for the whole change. ERB-41, ERB-42
    pub(crate) fn open_window(&mut self, tell: &mut impl FnMut(Event)) {
        self.change.asked = true;
        if self.unanswered(SeatSet::EMPTY).is_empty() {
            self.change.all_out = true;
            self.close_window(tell);
        } else {
            self.ask(Phase::Answering(SeatSet::EMPTY));
        }
    }

    /// Lists the answers of a seat; everyone is asked, whether they hold a new will or not. ERB-43
    pub(crate) fn legal_answers(&self, declined: SeatSet, seat: Seat, out: &mut Vec<Action>) {
        if !self.unanswered(declined).contains(seat) {
            return;
        }
        if self.new_will_of(seat).is_some() {
            out.push(Action::Will);
        }
        out.extend([Action::Decline, Action::DeclineAll]);
    }

    /// Returns a new will that a seat holds; they are all alike.
    pub(crate) fn new_will_of(&self, seat: Seat) -> Option<Card> {
        let hand: Pool<Card> = *self.hands.values().get(seat.index())?.truth();
        hand.iter().find(|&card| self.edition().effect(card) == Effect::NewWill)
    }

    /// Takes an answer: a new will is carried out before another is accepted. ERB-42
    pub(crate) fn answer(&mut self, declined: SeatSet, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Will => self.play_new_will(seat, tell),
            Action::Decline => self.decline(declined, seat, false, tell),
            Action::DeclineAll => self.decline(declined, seat, true, tell),
            action => debug_assert!(false, "{action} is not legal here"),
        }
    }

    fn decline(&mut self, mut declined: SeatSet, seat: Seat, whole_change: bool, tell: &mut impl FnMut(Event)) {
        // ERB-43: nobody else hears of it.
        tell(Event::only(seat, Told::Declined { seat, whole_change }));
        if whole_change {
            self.change.out.insert(seat);
        } else {
            declined.insert(seat);
        }
        self.phase = Phase::Answering(declined);
        if self.unanswered(declined).is_empty() {
            self.close_window(tell); // ERB-42
        }
    }

    /// Plays a new will; the card is replaced at once. ERB-44
    fn play_new_will(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let (Some(card), Some(estate)) = (self.new_will_of(seat), self.estate) else { return };
        self.discard(seat, card);
        tell(Event::all(Told::NewWill { seat, card, couple: estate.couple }));
        self.fill_hands(After::Will(seat), tell);
    }

    /// Lets the seat hand exactly the same estate out again. ERB-40
    pub(crate) fn open_new_will(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let Some(Estate { couple, cash, heirlooms, .. }) = self.estate else { return };
        self.round += 1;
        self.begin_sharing(Estate::new(self.edition(), couple, seat, true, cash, heirlooms), tell);
    }

    /// Lets the distribution stand. ERB-42
    fn close_window(&mut self, tell: &mut impl FnMut(Event)) {
        if let Some(estate) = self.estate {
            tell(Event::all(Told::Stands { couple: estate.couple }));
        }
        self.go_on(tell);
    }
}
