//! Dealing: two cards each, one by one, all again if someone got a hand nobody may start with.

use bequest_engine::{Game, PerSeat, Pool, Seat};

use super::{Card, Phase, Position, Told, told::Event, turn::SMALL_STEPS};

/// How many cards each seat starts with.
pub(super) const STARTING_CARDS: usize = 2;

impl<const FLAWED: bool> Position<FLAWED> {
    pub(super) fn deal(&mut self, then: Option<Seat>, card: Card, tell: &mut impl FnMut(Event)) {
        let dealt: usize = self.hands.values().iter().map(|hand| hand.truth().len()).sum();
        self.deck.remove(card);
        let seat = Seat::new(dealt % self.players());
        self.hands[seat].truth_mut().insert(card);
        if dealt + 1 < STARTING_CARDS * self.players() {
            return;
        }
        // LOT-12
        let limit = self.limit();
        if self.hands.values().iter().any(|hand| limit.minus(*hand.truth()).is_empty()) {
            self.deal_again();
            return;
        }
        for (seat, hand) in self.hands.iter() {
            tell(Event::only(seat, Told::Dealt(seat, *hand.truth())));
        }
        match then {
            Some(seat) => self.phase = Phase::Turn(seat, SMALL_STEPS),
            None => self.open_auction(tell),
        }
    }

    fn deal_again(&mut self) {
        let hands: PerSeat<Pool<Card>> = self.hands.map(|_, hand| *hand.truth());
        for (seat, &hand) in hands.iter() {
            self.deck = self.deck.or(hand);
            self.hands[seat].truth_mut().take();
        }
    }
}
