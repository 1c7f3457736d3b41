//! Errands: boys fetch cards of the offering and run other errands.

use bequest_engine::{Game, Seat, SeatSet};
use serde::Serialize;

use crate::components::{CARD_SPACES, WILDS};
use crate::edition::{ErrandSpace, Layout};
use crate::play::OPERA;
use crate::position::Phase;
use crate::town::Task;
use crate::{Action, Card, Cards, Errand, Event, Family, LastWill, Told};

/// The most boys that may run an errand in a round.
const BOYS: usize = 2;
/// So many boys may fetch a card from the group of three. LW-32
pub(crate) const GROUP_BOYS: usize = 2;
/// The number of players with whom each half of the double space waits for the other spaces of its kind. GS-11
const FULL_TABLE: usize = 5;

/// What lies on the offering, and whose boys stand where. LW-31
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Offering {
    pub(crate) cards: [Option<Card>; CARD_SPACES],
    /// Whose boy took the card of each space.
    pub(crate) takers: [SeatSet; CARD_SPACES],
    /// Whose boy took each wild companion.
    pub(crate) wild_takers: [SeatSet; WILDS],
    /// Whose boys run each errand, by its place.
    pub(crate) boys: [[SeatSet; BOYS]; ErrandSpace::ALL.len()],
    /// Those whose boys have drawn a card. LW-36
    pub(crate) drawers: SeatSet,
}

/// A space of the offering that holds a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OfferedCard {
    /// The card, if one lies there.
    pub card: Option<Card>,
    /// Whose boy took it.
    pub taken_by: Option<Seat>,
    /// Whether it belongs to the group of three.
    pub group: bool,
}

impl Offering {
    /// Lays a card on a space.
    pub(crate) fn lay(&mut self, space: usize, card: Card) {
        self.cards[space] = Some(card);
    }

    /// Returns the cards that lie there.
    pub fn cards(&self) -> Cards {
        self.cards.iter().flatten().copied().collect()
    }

    /// Returns the wild companion with this number, counted from zero, if it lies on its space. LW-5
    pub(crate) fn wild(&self, number: usize) -> Option<Card> {
        self.wild_takers[number].is_empty().then(|| Card::of(Family::Wild, number + 1)).flatten()
    }

    /// Returns how many boys run an errand.
    pub fn count(&self, place: ErrandSpace) -> usize {
        self.boys[place.index()].iter().filter(|boy| !boy.is_empty()).count()
    }

    fn send(&mut self, place: ErrandSpace, seat: Seat) {
        if let Some(free) = self.boys[place.index()].iter_mut().find(|boy| boy.is_empty()) {
            *free = SeatSet::only(seat);
        }
    }

    /// Tells whether another boy may run an errand.
    fn has_room(&self, layout: &Layout, place: ErrandSpace) -> bool {
        self.count(place) < layout.boys(place).into()
    }

    /// Lists the cards that a boy can fetch: of the group only while fewer than two have been there. LW-32
    fn legal_takes(&self, layout: &Layout, out: &mut Vec<Action>) {
        let is_group = |space: usize| layout.spaces()[space].is_some_and(|space| space.group);
        let takers = self.takers.iter().enumerate();
        let in_group = takers.filter(|(space, taker)| is_group(*space) && !taker.is_empty()).count();
        for (space, card) in self.cards.iter().enumerate() {
            if let Some(card) = card.filter(|_| in_group < GROUP_BOYS || !is_group(space)) {
                out.push(Action::Take(card));
            }
        }
        out.extend((0..WILDS).filter_map(|number| self.wild(number)).map(Action::Take)); // LW-37
    }
}

impl LastWill {
    fn layout(&self) -> &'static Layout {
        self.edition().layout(self.players(), self.setup.is_sacked())
    }

    /// Sends the first boys. LW-30
    pub(crate) fn begin_errands(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Errands;
        self.pass = 1;
        self.send_next(None, tell);
    }

    /// Sends the next boy: a second one after all first ones, a third after all second ones. LW-30, GS-21
    pub(crate) fn next_errand(&mut self, tell: &mut impl FnMut(Event)) {
        self.send_next(Some(self.seat), tell);
    }

    fn send_next(&mut self, after: Option<Seat>, tell: &mut impl FnMut(Event)) {
        let mut after = after;
        loop {
            match self.next_in_order(after) {
                None if self.has_more_boys() => {
                    self.pass += 1;
                    after = None;
                }
                None => return self.begin_actions(tell),
                Some(seat) => {
                    after = Some(seat);
                    if self.own_plan(seat).boys >= self.pass && self.asks_where(seat, tell) {
                        return;
                    }
                }
            }
        }
    }

    fn has_more_boys(&self) -> bool {
        self.plans.seats().any(|seat| self.own_plan(seat).boys > self.pass)
    }

    /// Asks where a boy goes; if no errand can be carried out, they stay at home. LW-31, LW-38
    fn asks_where(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) -> bool {
        self.give_turn(seat, 0);
        self.ask(Phase::Errands);
        let has_errand = self.can_do_something();
        if !has_errand {
            tell(Event::all(Told::StayedHome { seat }).undoable());
        }
        has_errand
    }

    fn can_do_something(&self) -> bool {
        !self.offering.cards().is_empty() && self.can_take_some()
            || (0..WILDS).any(|number| self.offering.wild(number).is_some())
            || Errand::ALL.iter().any(|&errand| self.can_place(errand))
    }

    fn can_take_some(&self) -> bool {
        let layout = self.layout();
        let is_group = |space: usize| layout.spaces()[space].is_some_and(|space| space.group);
        let in_group = (0..CARD_SPACES).filter(|&it| is_group(it) && !self.offering.takers[it].is_empty()).count();
        let cards = self.offering.cards.iter().enumerate();
        let can_take =
            |(space, card): (usize, &Option<Card>)| card.is_some() && (in_group < GROUP_BOYS || !is_group(space));
        cards.into_iter().any(can_take)
    }

    pub(crate) fn legal_errands(&self, out: &mut Vec<Action>) {
        self.offering.legal_takes(self.layout(), out);
        out.extend(Errand::ALL.iter().copied().filter(|&errand| self.can_place(errand)).map(Action::Place));
        out.push(Action::Home); // LW-31
    }

    /// Tells whether the boy who is sent can run an errand. LW-38
    pub(crate) fn can_place(&self, errand: Errand) -> bool {
        let (layout, house) = (self.layout(), &self.households[self.seat]);
        let has_room = |place| self.offering.has_room(layout, place);
        let is_full = |place| !has_room(place) || self.players() < FULL_TABLE;
        let has_slots = self.town.extensions > 0;
        let can_be_demoted = || house.open_lines(self.edition()).next().is_some();
        match errand {
            Errand::Opera => has_room(ErrandSpace::Opera) && OPERA <= house.limit(self.edition()), // LW-33, LW-50
            Errand::Market => has_room(ErrandSpace::Market),
            Errand::Extension => has_room(ErrandSpace::Extension) && has_slots, // LW-35
            // LW-36
            Errand::Draw => {
                let is_there = layout.boys(ErrandSpace::Draw) > 0 && !self.offering.drawers.contains(self.seat);
                is_there && self.town.decks_to_name().next().is_some()
            }
            Errand::Demotion => has_room(ErrandSpace::Demotion) && can_be_demoted(), // GS-10
            // GS-11, GS-50
            Errand::DoubleExtension => has_room(ErrandSpace::Double) && has_slots && is_full(ErrandSpace::Extension),
            Errand::DoubleDemotion => {
                has_room(ErrandSpace::Double) && can_be_demoted() && is_full(ErrandSpace::Demotion)
            }
        }
    }

    /// Sends a boy, who carries out the errand at once. LW-30
    pub(crate) fn send(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        let seat = self.seat;
        match action {
            Action::Take(card) => self.fetch(card, tell),
            Action::Home => tell(Event::all(Told::StayedHome { seat }).undoable()),
            Action::Place(errand) => {
                tell(Event::all(Told::Sent { seat, errand }).undoable());
                self.run_errand(errand, tell);
            }
            _ => debug_assert!(false, "{action} is no errand"),
        }
        self.go_on(tell);
    }

    /// Fetches a card, which everyone sees. LW-31
    fn fetch(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        let seat = self.seat;
        let offering = &mut self.offering;
        if let Some(space) = offering.cards.iter().position(|its| *its == Some(card)) {
            offering.cards[space] = None;
            offering.takers[space] = SeatSet::only(seat);
        } else if card.family() == Family::Wild {
            offering.wild_takers[card.number() - 1] = SeatSet::only(seat); // LW-37
        }
        self.households[seat].hand.truth_mut().insert(card);
        tell(Event::all(Told::Took { seat, card }).undoable());
    }

    fn run_errand(&mut self, errand: Errand, tell: &mut impl FnMut(Event)) {
        let seat = self.seat;
        if errand != Errand::Draw {
            self.offering.send(errand.space(), seat);
        }
        let house = &mut self.households[seat];
        match errand {
            Errand::Opera => self.town.visit_opera(house, tell),
            Errand::Market => self.town.turn.task = Task::Market,
            Errand::Extension | Errand::DoubleExtension => {
                house.extensions += 1;
                self.town.extensions -= 1;
            }
            Errand::Draw => {
                self.offering.drawers.insert(seat);
                self.town.begin_draw(house, 1, None, tell);
            }
            Errand::Demotion | Errand::DoubleDemotion => self.town.demote_any(house, tell),
        }
    }

    /// Brings boys home and discards what is left of the offering. LW-62
    pub(crate) fn clear_offering(&mut self, tell: &mut impl FnMut(Event)) {
        let cards = self.offering.cards();
        cards.iter().for_each(|card| self.town.decks.use_up(card));
        self.offering = Offering::default();
        tell(Event::all(Told::Cleared { cards }));
    }
}

impl Errand {
    /// Returns the space to which the boy goes.
    pub const fn space(self) -> ErrandSpace {
        match self {
            Errand::Opera => ErrandSpace::Opera,
            Errand::Market => ErrandSpace::Market,
            Errand::Extension => ErrandSpace::Extension,
            Errand::Draw => ErrandSpace::Draw,
            Errand::Demotion => ErrandSpace::Demotion,
            Errand::DoubleExtension | Errand::DoubleDemotion => ErrandSpace::Double,
        }
    }
}
