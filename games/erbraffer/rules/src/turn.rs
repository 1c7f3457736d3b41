//! A turn: one influence card is played, or some are thrown away.

use bequest_engine::{Hidden, Piece, Pool, RuleId, Seat};
use serde::Serialize;

use crate::position::{After, Phase};
use crate::{Action, Card, Deed, Edition, Effect, Erbraffer, Event, Heirloom, Holdings, Person, Rounding, Told, Year};

/// What the seat whose turn it is has in mind; nobody else sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum Plan {
    /// Nothing yet.
    #[default]
    None,
    /// To play a card, with what has been named for it so far.
    Play {
        /// The card.
        card: Card,
        /// The heirs named.
        heirs: [Option<Person>; 2],
        /// The heirlooms named.
        heirlooms: [Option<Heirloom>; 2],
    },
    /// To throw cards away.
    Throw {
        /// The cards.
        cards: Pool<Card>,
    },
}

/// What has to be named next for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// One of these heirs.
    Heir(Pool<Person>),
    /// One of these heirlooms.
    Heirloom(Pool<Heirloom>),
    /// How half of an odd sum is rounded. ERB-54
    Rounding,
    /// Nothing.
    Nothing,
}

impl Plan {
    /// Returns the plan with a card chosen, or with one thing more named for it; nothing if the action does neither.
    pub fn naming(self, action: Action) -> Option<Self> {
        let named = |card, heirs, heirlooms| Some(Plan::Play { card, heirs, heirlooms });
        match (self, action) {
            (_, Action::Play(card)) => named(card, [None; 2], [None; 2]),
            (Plan::Play { card, heirs: [None, _], heirlooms }, Action::Heir(heir)) => {
                named(card, [Some(heir), None], heirlooms)
            }
            (Plan::Play { card, heirs: [first, None], heirlooms }, Action::Heir(heir)) => {
                named(card, [first, Some(heir)], heirlooms)
            }
            (Plan::Play { card, heirs, heirlooms: [None, _] }, Action::Heirloom(it)) => {
                named(card, heirs, [Some(it), None])
            }
            (Plan::Play { card, heirs, heirlooms: [first, None] }, Action::Heirloom(it)) => {
                named(card, heirs, [first, Some(it)])
            }
            _ => None,
        }
    }
}

/// What cards can be aimed at.
pub(crate) struct Aims<'a> {
    pub(crate) edition: &'static Edition,
    /// The heirs that can be affected.
    pub(crate) heirs: Pool<Person>,
    pub(crate) holdings: &'a Holdings,
    pub(crate) year: Year,
}

impl Aims<'_> {
    /// Tells whether a card has a legal target. ERB-16
    pub(crate) fn can_play(&self, card: Card) -> bool {
        match self.edition.effect(card) {
            Effect::NewWill => false, // ERB-40
            Effect::Sweep => true,
            Effect::Wedding(_) => !self.heirs.and(self.edition.married()).is_empty(),
            Effect::Gain(_) | Effect::Loss(_) | Effect::LoseAll | Effect::Double | Effect::Halve => {
                !self.heirs.is_empty()
            }
            Effect::GainTwo(_) | Effect::LossTwo(_) => self.heirs.iter().any(|heir| !self.besides(heir).is_empty()),
            Effect::Sibling => self.heirs.iter().any(|heir| !self.brethren(heir).is_empty()),
            Effect::Sheep => self.movable().iter().any(|it| !self.takers(self.holdings.owner(it)).is_empty()),
            Effect::Exchange => self.movable().iter().any(|it| !self.exchangeable(it).is_empty()),
        }
    }

    /// Returns the rule by which a card without a legal target cannot be played.
    pub(crate) fn forbids(&self, card: Card) -> RuleId {
        RuleId::new(match self.edition.effect(card) {
            Effect::NewWill => "ERB-40",
            Effect::Sibling if self.year < Year::GOLDEN => "ERB-55",
            _ => "ERB-16",
        })
    }

    /// Returns what has to be named next for a card.
    pub(crate) fn asks(&self, card: Card, heirs: [Option<Person>; 2], heirlooms: [Option<Heirloom>; 2]) -> Ask {
        let all = self.heirs;
        match (self.edition.effect(card), heirs, heirlooms) {
            (Effect::Gain(_) | Effect::Loss(_) | Effect::LoseAll | Effect::Double | Effect::Halve, [None, _], _) => {
                Ask::Heir(all)
            }
            (Effect::GainTwo(_) | Effect::LossTwo(_), [None, _], _) => {
                Ask::Heir(some(all, |heir| !self.besides(heir).is_empty()))
            }
            (Effect::GainTwo(_) | Effect::LossTwo(_), [Some(first), None], _) => Ask::Heir(self.besides(first)),
            (Effect::Sibling, [None, _], _) => Ask::Heir(some(all, |heir| !self.brethren(heir).is_empty())),
            (Effect::Sibling, [Some(giver), None], _) => Ask::Heir(self.brethren(giver)),
            (Effect::Sibling | Effect::Halve, [Some(giver), _], _) if self.holdings.cash[giver] % 2 == 1 => {
                Ask::Rounding // ERB-54
            }
            (Effect::Sheep, _, [None, _]) => {
                Ask::Heirloom(some(self.movable(), |it| !self.takers(self.holdings.owner(it)).is_empty()))
            }
            (Effect::Sheep, [None, _], [Some(given), _]) => Ask::Heir(self.takers(self.holdings.owner(given))),
            (Effect::Exchange, _, [None, _]) => {
                Ask::Heirloom(some(self.movable(), |it| !self.exchangeable(it).is_empty()))
            }
            (Effect::Exchange, _, [Some(first), None]) => Ask::Heirloom(self.exchangeable(first)),
            _ => Ask::Nothing,
        }
    }

    /// Returns the heirs who are neither this one nor their spouse. ERB-51
    fn besides(&self, heir: Person) -> Pool<Person> {
        let mut others = self.heirs;
        others.remove(heir);
        self.edition.spouse(heir).into_iter().for_each(|spouse| others.remove(spouse));
        others
    }

    /// Returns the brothers and sisters who can be given something. ERB-55
    fn brethren(&self, heir: Person) -> Pool<Person> {
        if self.year < Year::GOLDEN { Pool::EMPTY } else { self.edition.siblings(heir).and(self.heirs) }
    }

    /// Returns the heirlooms that can be moved: none beside a frozen portrait. ERB-22
    fn movable(&self) -> Pool<Heirloom> {
        let heirs = self.heirs;
        some(self.edition.heirlooms(), |it| heirs.contains(self.holdings.owner(it)))
    }

    /// Returns the relatives someone can give an heirloom to, never a benefactor. ERB-56
    fn takers(&self, owner: Person) -> Pool<Person> {
        let mut takers = self.heirs.and(self.edition.married());
        takers.remove(owner);
        takers
    }

    /// Returns the heirlooms of others with which this one can change places. ERB-57
    fn exchangeable(&self, heirloom: Heirloom) -> Pool<Heirloom> {
        some(self.movable(), |it| self.holdings.owner(it) != self.holdings.owner(heirloom))
    }
}

impl Erbraffer {
    pub(crate) fn aims(&self) -> Aims<'_> {
        Aims { edition: self.edition(), heirs: self.heirs(), holdings: &self.holdings, year: self.year }
    }

    /// Lists what the seat whose turn it is can do. ERB-10
    pub(crate) fn legal_in_turn(&self, plan: &Plan, out: &mut Vec<Action>) {
        let hand = *self.hands[self.turn].truth();
        let aims = self.aims();
        let (chosen, thrown) = match *plan {
            Plan::None => (None, Pool::EMPTY),
            Plan::Play { card, heirs, heirlooms } => {
                legal_names(aims.asks(card, heirs, heirlooms), out);
                (Some(card), Pool::EMPTY)
            }
            Plan::Throw { cards } => {
                out.push(Action::Confirm);
                out.extend(cards.iter().map(Action::Keep));
                (None, cards)
            }
        };
        out.extend(hand.iter().filter(|&card| chosen != Some(card) && aims.can_play(card)).map(Action::Play));
        out.extend(hand.minus(thrown).iter().map(Action::Throw)); // ERB-10
    }

    /// Does what the seat whose turn it is says next.
    pub(crate) fn plan(&mut self, plan: Plan, action: Action, tell: &mut impl FnMut(Event)) {
        if let Some(plan) = plan.naming(action) {
            return self.intend(plan, None, tell);
        }
        match (plan, action) {
            (Plan::Play { .. }, Action::Round(rounding)) => self.intend(plan, Some(rounding), tell),
            (Plan::Throw { mut cards }, Action::Throw(card)) => {
                cards.insert(card);
                self.keep_in_mind(Plan::Throw { cards });
            }
            (Plan::None | Plan::Play { .. }, Action::Throw(card)) => {
                self.keep_in_mind(Plan::Throw { cards: Pool::only(card) });
            }
            (Plan::Throw { mut cards }, Action::Keep(card)) => {
                cards.remove(card);
                self.keep_in_mind(if cards.is_empty() { Plan::None } else { Plan::Throw { cards } });
            }
            (Plan::Throw { cards }, Action::Confirm) => self.throw_away(cards, tell),
            (_, action) => debug_assert!(false, "{action} is not legal here"),
        }
    }

    fn keep_in_mind(&mut self, plan: Plan) {
        self.phase = Phase::Turn(Hidden::known_to(self.turn, plan));
    }

    /// Plays the card if everything has been named for it.
    fn intend(&mut self, plan: Plan, rounding: Option<Rounding>, tell: &mut impl FnMut(Event)) {
        let Plan::Play { card, heirs, heirlooms } = plan else { return };
        let missing = match (self.edition().effect(card), heirs, heirlooms) {
            (Effect::Wedding(_) | Effect::Sweep | Effect::NewWill, ..) => false,
            (Effect::Gain(_) | Effect::Loss(_) | Effect::LoseAll | Effect::Double, [first, _], _) => first.is_none(),
            (Effect::GainTwo(_) | Effect::LossTwo(_), [_, second], _) => second.is_none(),
            (Effect::Halve, [first, _], _) => {
                first.is_none_or(|heir| rounding.is_none() && self.holdings.cash[heir] % 2 == 1) // ERB-54
            }
            (Effect::Sibling, [first, second], _) => {
                let odd = first.is_some_and(|giver| self.holdings.cash[giver] % 2 == 1);
                second.is_none() || odd && rounding.is_none() // ERB-54
            }
            (Effect::Sheep, [taker, _], _) => taker.is_none(),
            (Effect::Exchange, _, [_, second]) => second.is_none(),
        };
        if missing {
            self.keep_in_mind(plan);
        } else {
            self.play(Deed { seat: self.turn, card, heirs, heirlooms }, rounding.unwrap_or(Rounding::Down), tell);
        }
    }

    /// Plays a card face up: effect, draw, hourglass. ERB-10, ERB-15
    fn play(&mut self, deed: Deed, rounding: Rounding, tell: &mut impl FnMut(Event)) {
        self.last = Some(deed);
        tell(Event::all(Told::Played(deed)));
        self.discard(deed.seat, deed.card);
        let info = self.edition().card(deed.card);
        if info.effect == Effect::Sweep {
            self.sweep(tell);
            return;
        }
        let heirs = self.heirs();
        self.holdings.take_effect(self.edition(), heirs, &deed, rounding, &mut |told| tell(Event::all(told)));
        // ERB-24: after 2000 the hourglass no longer counts.
        let moves = info.hourglass && self.year < Year::LAST;
        self.fill_hands(if moves { After::Hourglass } else { After::Turn }, tell);
    }

    /// Throws cards away without any effect, hourglass included. ERB-10, ERB-17
    fn throw_away(&mut self, cards: Pool<Card>, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::Threw { seat: self.turn, cards }));
        cards.iter().for_each(|card| self.discard(self.turn, card));
        self.fill_hands(After::Turn, tell);
    }

    /// Throws all hands away; all draw four, the player first, who then plays again. ERB-58
    fn sweep(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in self.hands.seats() {
            let cards = *self.hands[seat].truth();
            cards.iter().for_each(|card| self.discard(seat, card));
            tell(Event::all(Told::Swept { seat, cards }));
        }
        self.fill_hands(After::Sweep, tell);
    }

    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat].truth_mut().remove(card);
        self.discards.insert(card);
        self.batches[card.index()] = 0; // It will come from another pile; positions that look the same are the same.
    }

    /// Lets hands be filled up, and goes on when they are.
    pub(crate) fn fill_hands(&mut self, after: After, tell: &mut impl FnMut(Event)) {
        if self.draws_next(after).is_some() {
            if self.pile.truth().is_empty() {
                self.remake_pile(tell);
            }
            self.phase = Phase::Drawing(after);
            return;
        }
        match after {
            After::Turn => self.end_turn(tell),
            After::Hourglass => self.move_hourglass(tell),
            After::Sweep => self.ask(Phase::Turn(Hidden::known_to(self.turn, Plan::None))),
            After::Will(seat) => self.open_new_will(seat, tell),
        }
    }

    /// Returns the seat that draws next: the first without a full hand, the player first.
    pub(crate) fn draws_next(&self, after: After) -> Option<Seat> {
        let full = self.edition().hand();
        let mut seat = if let After::Will(seat) = after { seat } else { self.turn };
        for _ in self.hands.seats() {
            if self.hands[seat].truth().len() < full {
                return Some(seat);
            }
            seat = self.left_of(seat);
        }
        None
    }

    /// Gives the drawn card to the seat that draws.
    pub(crate) fn draw(&mut self, after: After, card: Card, tell: &mut impl FnMut(Event)) {
        let Some(seat) = self.draws_next(after) else { return };
        self.pile.truth_mut().remove(card);
        self.hands[seat].truth_mut().insert(card);
        tell(Event::only(seat, Told::Drew { seat, card }));
        self.fill_hands(after, tell);
    }

    /// Shuffles the discards into a new pile. ERB-11
    fn remake_pile(&mut self, tell: &mut impl FnMut(Event)) {
        let cards = self.discards.take();
        self.piles = self.piles.saturating_add(1);
        self.remade = self.remade.saturating_add(1); // ERB-76
        cards.iter().for_each(|card| self.batches[card.index()] = self.piles);
        *self.pile.truth_mut() = cards;
        tell(Event::all(Told::Remade { cards: cards.len() }));
    }
}

fn legal_names(ask: Ask, out: &mut Vec<Action>) {
    match ask {
        Ask::Heir(heirs) => out.extend(heirs.iter().map(Action::Heir)),
        Ask::Heirloom(heirlooms) => out.extend(heirlooms.iter().map(Action::Heirloom)),
        Ask::Rounding => out.extend([Action::Round(Rounding::Up), Action::Round(Rounding::Down)]),
        Ask::Nothing => {}
    }
}

/// Returns the pieces of which something holds.
fn some<T: Piece>(pieces: Pool<T>, holds: impl Fn(T) -> bool) -> Pool<T> {
    pieces.iter().filter(|&piece| holds(piece)).collect()
}
