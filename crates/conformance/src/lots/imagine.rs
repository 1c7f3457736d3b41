//! Imagining: the cards that are not seen are drawn again, within the limit on starting hands.

use bequest_engine::{Game, Hidden, PerSeat, Pool, Seat, below};
use rand_core::Rng;

use super::{
    Card, Phase, Position, View,
    flaw::{self, Flaw},
};

impl<const FLAWED: bool> Position<FLAWED> {
    pub(super) fn imagined(view: &View, rng: &mut impl Rng) -> Self {
        let mut position = Self {
            phase: view.phase,
            round: view.round,
            shown: view.shown,
            coins: view.coins,
            pot: view.pot,
            bank: view.bank,
            ..Self::new(&view.setup)
        };
        if flaw::has::<FLAWED>(Flaw::ForgetsPot) {
            position.bank += std::mem::take(&mut position.pot);
        }
        while !position.draw_hidden(view, rng) {}
        position.cover_some(view, rng);
        position
    }

    /// Draws all cards the view does not show, and tells whether everyone may have started with theirs.
    fn draw_hidden(&mut self, view: &View, rng: &mut impl Rng) -> bool {
        let seen = [&view.hands, &view.covered, &view.reserves];
        let seen = seen.into_iter().flat_map(PerSeat::values).filter_map(|cards| *cards);
        let known = seen.chain(view.shown.values().iter().copied()).fold(Pool::EMPTY, Pool::or);
        let mut unknown = Pool::first(usize::from(view.setup.edition.cards)).minus(known);
        for seat in view.coins.seats() {
            let hand = view.hands[seat].unwrap_or_else(|| draw::<FLAWED>(&mut unknown, view.held[seat], rng));
            let reserve = view.reserves[seat].unwrap_or_else(|| draw::<FLAWED>(&mut unknown, view.drawn[seat], rng));
            self.hands[seat] = Hidden::known_to(seat, hand);
            self.reserves[seat] = Hidden::known_to(seat, reserve);
            self.covered[seat] = Hidden::known_to(seat, view.covered[seat].unwrap_or_default());
        }
        self.deck = unknown;
        flaw::has::<FLAWED>(Flaw::Limitless) || self.coins.seats().all(|seat| self.can_have_started(seat))
    }

    /// LOT-12: tells whether a seat's hand, with all it has laid, may be dealt.
    fn can_have_started(&self, seat: Seat) -> bool {
        let start = self.hands[seat].truth().or(*self.covered[seat].truth()).or(self.shown[seat]);
        !self.limit().minus(start).is_empty()
    }

    /// Lets those seats whose hand is not seen have laid some of it, where cards are being laid.
    fn cover_some(&mut self, view: &View, rng: &mut impl Rng) {
        let Phase::Laying(answered) = view.phase else { return };
        for seat in view.coins.seats().filter(|&seat| view.covered[seat].is_none()) {
            let hand = *self.hands[seat].truth();
            let ways = ways_to_lay(hand, answered.contains(seat));
            let laid = ways[below(rng, ways.len() as u32) as usize];
            *self.hands[seat].truth_mut() = hand.minus(laid);
            *self.covered[seat].truth_mut() = laid;
        }
    }
}

/// Returns all that a seat with this hand can have laid so far.
fn ways_to_lay(hand: Pool<Card>, has_answered: bool) -> Vec<Pool<Card>> {
    let mut ways: Vec<_> = hand.iter().map(Pool::only).collect();
    if !has_answered || hand.is_empty() {
        ways.push(Pool::EMPTY);
    }
    if has_answered {
        let pairs = hand.iter().flat_map(|one| hand.iter().map(move |other| (one, other)));
        let pairs = pairs.filter(|(one, other)| one < other);
        ways.extend(pairs.map(|(one, other)| Pool::only(one).or(Pool::only(other))));
    }
    ways
}

/// Takes so many cards out of a pool, each as likely as the other.
fn draw<const FLAWED: bool>(from: &mut Pool<Card>, count: u8, rng: &mut impl Rng) -> Pool<Card> {
    let mut drawn = Pool::EMPTY;
    for _ in 0..count {
        let first = flaw::has::<FLAWED>(Flaw::Uneven) && below(rng, 4) == 0;
        let card = if first { from.nth(0) } else { from.sample(rng) };
        from.remove(card);
        drawn.insert(card);
    }
    drawn
}
