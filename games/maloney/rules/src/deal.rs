//! The set-up: suitcases, money, the deal with its exchange, the first card.

use bequest_engine::{Game, Hidden, PerSeat, Pool, Seat, SeatSet, Setup as _};

use crate::position::Phase;
use crate::{Card, Day, Event, Maloney, Setup, Told, Town};

/// A hand with too many cards of a town, being put right.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Exchange {
    pub(crate) seat: Seat,
    /// How many rounds it has taken.
    rounds: u8,
    /// The cards that are set aside.
    pub(crate) aside: Pool<Card>,
}

/// After so many rounds of exchange in vain the whole deal is made again.
const ROUNDS: u8 = 200;

impl Maloney {
    /// Returns the table before the first card is dealt.
    pub(crate) fn set_up(setup: &Setup) -> Self {
        let players = setup.players(); // MAL-1
        let edition = setup.components();
        Self {
            setup: setup.clone(),
            phase: Phase::Dealing(Seat::new(0)),
            hands: PerSeat::filled(players, Hidden::new(Pool::EMPTY)),
            chosen: PerSeat::from_fn(players, |seat| Hidden::known_to(seat, Pool::EMPTY)),
            laid: PerSeat::filled(players, Pool::EMPTY),
            pile: Hidden::new(edition.cards()),
            pile_known: Pool::EMPTY,
            discards: Pool::EMPTY,
            closed: edition.towns().collect(), // MAL-2
            unopened: edition.suitcases(),
            cash: PerSeat::filled(players, edition.start_cash()), // MAL-3
            bank: 0,
            points: PerSeat::filled(players, 0),
            jokers: SeatSet::all(players), // MAL-3
            testament: None,               // MAL-23
            last_owner: Seat::new(0),
            car: Town::numbered(1).expect("every edition has a town"),
            day: Day::Mon,
            days: 1,
            idle: 0,
        }
    }

    /// Gives a dealt card to a seat. MAL-4
    pub(crate) fn deal(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        self.draw_to_hand(seat, card);
        if self.hands[seat].truth().len() < self.edition().hand(self.players()) {
            return;
        }
        match self.seat_after(seat) {
            Some(next) => self.phase = Phase::Dealing(next),
            None => self.look_at_hand(Seat::new(0), 0, tell),
        }
    }

    /// Sees whether a hand has too many cards of a town; if not, goes on with the next one. MAL-5
    fn look_at_hand(&mut self, seat: Seat, rounds: u8, tell: &mut impl FnMut(Event)) {
        if self.surplus(seat).is_empty() {
            match self.seat_after(seat) {
                Some(next) => self.look_at_hand(next, 0, tell),
                None => self.finish_deal(tell),
            }
        } else if rounds == ROUNDS {
            self.deal_again(); // MAL-6
        } else {
            self.phase = Phase::SettingAside(Exchange { seat, rounds, aside: Pool::EMPTY });
        }
    }

    /// Returns the cards of the first town that a hand has too many of.
    pub(crate) fn surplus(&self, seat: Seat) -> Pool<Card> {
        let edition = self.edition();
        let hand = *self.hands[seat].truth();
        let towns = edition.towns().map(|town| hand.and(edition.cards_of(town)));
        towns.into_iter().find(|cards| cards.len() > edition.same_town()).unwrap_or_default()
    }

    /// Sets a card aside and goes on until no town has too many. MAL-6
    pub(crate) fn set_aside(&mut self, mut exchange: Exchange, card: Card) {
        self.hands[exchange.seat].truth_mut().remove(card);
        exchange.aside.insert(card);
        if !self.surplus(exchange.seat).is_empty() {
            self.phase = Phase::SettingAside(exchange);
            return;
        }
        let missing = exchange.aside.len() as u8;
        exchange.aside = self.refill(exchange.aside);
        self.phase = Phase::Redrawing(exchange, missing);
    }

    /// Deals a card for one that was set aside. MAL-6
    pub(crate) fn redraw(&mut self, mut exchange: Exchange, missing: u8, card: Card, tell: &mut impl FnMut(Event)) {
        self.draw_to_hand(exchange.seat, card);
        if missing > 1 {
            exchange.aside = self.refill(exchange.aside);
            self.phase = Phase::Redrawing(exchange, missing - 1);
            return;
        }
        self.put_back(exchange.aside);
        self.look_at_hand(exchange.seat, exchange.rounds + 1, tell);
    }

    /// Puts the cards set aside back into a pile that has run out; returns those that stay aside. MAL-6
    fn refill(&mut self, aside: Pool<Card>) -> Pool<Card> {
        if !self.pile.truth().is_empty() {
            return aside;
        }
        self.put_back(aside);
        Pool::EMPTY
    }

    fn put_back(&mut self, cards: Pool<Card>) {
        *self.pile.truth_mut() = self.pile.truth().or(cards);
    }

    fn draw_to_hand(&mut self, seat: Seat, card: Card) {
        self.pile.truth_mut().remove(card);
        self.hands[seat].truth_mut().insert(card);
    }

    fn deal_again(&mut self) {
        *self = Self::set_up(&self.setup);
    }

    fn seat_after(&self, seat: Seat) -> Option<Seat> {
        (seat.index() + 1 < self.players()).then(|| Seat::new(seat.index() + 1))
    }

    /// Lets everyone look at their hand.
    fn finish_deal(&mut self, tell: &mut impl FnMut(Event)) {
        for (seat, hand) in self.hands.iter_mut() {
            hand.show(seat);
            tell(Event::only(seat, Told::Dealt { seat, cards: *hand.truth() }));
        }
        self.phase = Phase::TurningStart;
    }

    /// Starts the car in the town of the first card, on its best day. MAL-7
    pub(crate) fn turn_start(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        self.pile.truth_mut().remove(card);
        self.discards.insert(card); // MAL-86
        self.car = self.edition().town_of(card);
        self.day = self.edition().best_day(card);
        // MAL-8: nobody lays a card here; the suitcase of this town stays closed too.
        tell(Event::all(Told::Started { card, town: self.car, day: self.day }));
        self.phase = Phase::DrawingOwner;
    }

    /// Names the seat that counts as last owner before the first drive. MAL-37
    pub(crate) fn name_first_owner(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.last_owner = seat;
        tell(Event::all(Told::FirstOwner { seat }));
        self.begin_day(tell);
    }
}
