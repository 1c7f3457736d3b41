//! Set-up: what is laid out and dealt before the first round, and the cards of each round.

use bequest_engine::{Game, Hidden, PerSeat, Piece, Pool, Seat, Setup as _};

use crate::components::{CARD_SPACES, LINES, PLANS};
use crate::edition::Supply;
use crate::errands::Offering;
use crate::position::{HAND_LIMIT, Phase};
use crate::setup::WillChoice;
use crate::town::Town;
use crate::{
    Action, Card, Cards, Chance, Deck, Event, Family, Household, Job, LastWill, PlanSpace, Setup, Side, Told, Will,
};

/// So many cards of each of two decks everyone is dealt at the start. LW-8
const DEALT: u8 = 3;

/// What players have more who start without a job while others have one, by the lines of the jobs. GS-51
const WITHOUT_JOB: [i16; 2] = [15, 30];

impl LastWill {
    pub(crate) fn set_up(setup: &Setup) -> Self {
        let (edition, players) = (setup.components(), setup.players());
        let households = PerSeat::from_fn(players, Household::new);
        // LW-3, LW-4, GS-24, GS-26
        let pile = edition.cards(setup.is_sacked()).minus(edition.family(Family::Wild));
        let first = Seat::new(0);
        Self {
            setup: *setup,
            phase: Phase::First,
            town: Town::new(edition, pile, &households[first]),
            households,
            offering: Offering::default(),
            first,
            seat: first,
            round: 0,
            pass: 0,
            cursor: 0,
            plans: PerSeat::filled(players, None),
            tiles: 0,
            lines: 0,
            chosen: no_choices(players),
            asked: 0,
        }
    }

    /// Returns what chance can do before the first round; nothing where it draws a card.
    #[inline]
    pub(crate) fn opening_outcomes(&self) -> Option<impl Iterator<Item = Chance> + Clone> {
        let list: Opening = match self.phase {
            Phase::First => Opening::First(self.players()),
            Phase::Market => Opening::Market(self.edition().market()),
            Phase::Will => Opening::Will(self.wills()),
            Phase::Jobs => Opening::Job(self.next_hired()?, self.free_jobs()),
            Phase::Tiles => Opening::Tile(PlanSpace::from_index(self.cursor.into())),
            Phase::Offering
            | Phase::Dealing
            | Phase::Keeping
            | Phase::Planning
            | Phase::Drawing
            | Phase::Errands
            | Phase::Actions
            | Phase::Cutting
            | Phase::Over => return None,
        };
        Some((0..).map_while(move |place| list.nth(place)))
    }

    /// Carries out what chance did before the players have something to do.
    pub(crate) fn open(&mut self, outcome: Chance, tell: &mut impl FnMut(Event)) {
        match outcome {
            Chance::First(seat) => {
                self.first = seat; // LW-9
                tell(Event::all(Told::First { seat }));
                self.phase = Phase::Market;
            }
            Chance::Market(market) => {
                self.town.market = market; // LW-2
                tell(Event::all(Told::Market { market }));
                self.read_will(tell);
            }
            Chance::Will(will) => self.open_will(will, tell),
            Chance::Job(seat, job) => self.hire(seat, job, tell),
            Chance::Tile(place, side) => self.lay_tile(place, side, tell),
            Chance::Card(card) if self.phase == Phase::Offering => self.offer(card, tell),
            Chance::Card(card) => self.deal(card, tell),
        }
    }

    /// Returns the number of wills to draw from. LW-6, GS-25, GS-50
    fn wills(&self) -> usize {
        let edition = self.edition();
        if self.setup.jobs().is_empty() { edition.base_wills().len() } else { crate::components::WILLS }
    }

    fn read_will(&mut self, tell: &mut impl FnMut(Event)) {
        match self.setup.will() {
            WillChoice::Random => self.phase = Phase::Will,
            WillChoice::Will(will) => self.open_will(will, tell),
            WillChoice::Amount(money) => self.pay_inheritance(None, money.into(), tell), // LW-6
        }
    }

    fn open_will(&mut self, will: Will, tell: &mut impl FnMut(Event)) {
        if self.setup.jobs().is_empty() {
            return self.pay_inheritance(Some(will), self.edition().base_wills()[will.index()].into(), tell);
        }
        let info = self.edition().will(will);
        self.lines = info.lines; // GS-25
        self.pay_inheritance(Some(will), info.money.into(), tell);
    }

    /// Gives everyone their starting money. LW-6, GS-51
    fn pay_inheritance(&mut self, will: Option<Will>, money: i16, tell: &mut impl FnMut(Event)) {
        let jobs = self.setup.jobs();
        let without_job = WITHOUT_JOB[usize::from(usize::from(self.lines) == LINES)];
        for (seat, house) in self.households.iter_mut() {
            let more = if jobs.is_empty() || jobs.contains(seat) { 0 } else { without_job };
            self.town.pay_out(house, money + more);
        }
        tell(Event::all(Told::Money { will, sums: self.households.map(|_, house| house.money) }));
        self.phase = if jobs.is_empty() { Phase::Tiles } else { Phase::Jobs };
        self.skip_tiles(tell);
    }

    /// Lays a plan tile, one for each place and once per game. GS-22
    fn lay_tile(&mut self, place: PlanSpace, side: Side, tell: &mut impl FnMut(Event)) {
        self.tiles |= (side.index() as u8) << place.index();
        tell(Event::all(Told::Tile { place, side }));
        self.cursor += 1;
        if usize::from(self.cursor) == PLANS {
            self.begin_round(tell);
        }
    }

    /// Goes on to the first round if the plans are printed. GS-20, GS-52
    pub(crate) fn skip_tiles(&mut self, tell: &mut impl FnMut(Event)) {
        if self.phase == Phase::Tiles && !self.setup.has_tiles() {
            self.begin_round(tell);
        }
    }

    /// Begins a round: salaries are paid and the offering is filled. GS-2, LW-10
    pub(crate) fn begin_round(&mut self, tell: &mut impl FnMut(Event)) {
        self.round += 1;
        tell(Event::all(Told::Round { round: self.round, first: self.first }));
        self.pay_salaries(tell);
        self.cursor = 0;
        self.fill_offering(tell);
    }

    /// Returns the deck that feeds the space that is next. LW-10
    fn supply(&self) -> Option<Supply> {
        let layout = self.edition().layout(self.players(), self.setup.is_sacked());
        let space = layout.spaces().get(usize::from(self.cursor)).copied().flatten();
        space.map(|space| space.supply(self.round))
    }

    pub(crate) fn next_offered(&self) -> Cards {
        self.supply().map_or(Pool::EMPTY, |supply| self.town.decks.next_for(self.edition(), supply))
    }

    /// Fills the spaces one after the other; one that cannot be filled stays empty. LW-3, LW-10
    fn fill_offering(&mut self, tell: &mut impl FnMut(Event)) {
        while usize::from(self.cursor) < CARD_SPACES {
            if let Some(deck) = self.supply().and_then(Supply::deck) {
                self.town.decks.prepare(self.town.edition, deck, tell);
            }
            if !self.next_offered().is_empty() {
                self.phase = Phase::Offering;
                return;
            }
            self.cursor += 1;
        }
        self.cursor = 0;
        if self.round == 1 { self.deal_on(tell) } else { self.begin_planning() }
    }

    fn offer(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        self.town.decks.turn_up(card);
        self.offering.lay(self.cursor.into(), card);
        tell(Event::all(Told::Offered { card }));
        self.cursor += 1;
        self.fill_offering(tell);
    }

    /// Returns who is dealt the next card, and from which deck: three of each. LW-8
    fn deals_to(&self) -> Option<(Seat, Deck)> {
        let (seat, card) = (usize::from(self.cursor / (2 * DEALT)), self.cursor % (2 * DEALT));
        let deck = if card < DEALT { Deck::Helpers } else { Deck::Properties };
        (seat < self.players()).then(|| (Seat::new(seat), deck))
    }

    pub(crate) fn next_dealt(&self) -> Cards {
        self.deals_to().map_or(Pool::EMPTY, |(_, deck)| self.town.decks.pile().and(self.edition().deck(deck)))
    }

    /// Gets the pile for the next card ready; when all are dealt, everyone chooses.
    fn deal_on(&mut self, tell: &mut impl FnMut(Event)) {
        while let Some((_, deck)) = self.deals_to() {
            self.town.decks.prepare(self.town.edition, deck, tell);
            if !self.next_dealt().is_empty() {
                self.phase = Phase::Dealing;
                return;
            }
            self.cursor += 1;
        }
        self.ask_to_keep(Phase::Keeping, tell);
    }

    fn deal(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        let Some((seat, deck)) = self.deals_to() else { return };
        self.town.decks.draw(card);
        self.households[seat].hand.truth_mut().insert(card);
        let told = |card| Told::Drew { seat, deck, card };
        tell(Event::split(seat, told(Some(card)), told(None)));
        self.cursor += 1;
        self.deal_on(tell);
    }

    /// Asks everyone with more than two cards which they keep. LW-8, LW-61
    pub(crate) fn ask_to_keep(&mut self, phase: Phase, tell: &mut impl FnMut(Event)) {
        self.chosen = no_choices(self.players());
        self.ask(phase);
        if self.undecided().is_empty() {
            self.kept(tell);
        }
    }

    pub(crate) fn legal_keeps(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.undecided().contains(seat) {
            let chosen: Cards = self.chosen[seat].truth().iter().flatten().copied().collect();
            out.extend(self.households[seat].hand.truth().minus(chosen).iter().map(Action::Keep));
        }
    }

    /// Chooses a card to keep. When all have chosen, the others are discarded. LW-8, LW-61
    pub(crate) fn choose(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        let chosen = self.chosen[seat].truth_mut();
        let first = chosen[0];
        *chosen = match first {
            None => [Some(card), None],
            Some(other) => [Some(other.min(card)), Some(other.max(card))],
        };
        tell(Event::only(seat, Told::Chose { seat, card }).undoable());
        if first.is_some() {
            tell(Event::all(Told::Answered { seat }).undoable());
        }
        if self.undecided().is_empty() {
            self.kept(tell);
        }
    }

    /// Discards what nobody keeps, openly.
    fn kept(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in self.households.seats() {
            let kept: Cards = self.chosen[seat].truth().iter().flatten().copied().collect();
            let house = &mut self.households[seat];
            let cards = house.hand.truth().minus(kept);
            if kept.len() == HAND_LIMIT {
                self.town.discard(house, cards);
                tell(Event::all(Told::Discarded { seat, cards }));
            }
        }
        self.chosen = no_choices(self.players());
        match self.phase {
            Phase::Cutting => self.clear(tell),
            _ => self.begin_planning(),
        }
    }
}

/// Returns the choices of a moment in which nobody has chosen. Each seat sees its own.
pub(crate) fn no_choices(players: usize) -> PerSeat<Hidden<[Option<Card>; HAND_LIMIT]>> {
    PerSeat::from_fn(players, |seat| Hidden::known_to(seat, [None; HAND_LIMIT]))
}

/// What chance can do before the first round, without a list of it.
#[derive(Clone, Copy)]
enum Opening {
    First(usize),
    Market(crate::Market),
    Will(usize),
    Job(Seat, Pool<Job>),
    Tile(PlanSpace),
}

impl Opening {
    /// Returns the outcome with this place.
    fn nth(&self, place: usize) -> Option<Chance> {
        match *self {
            Opening::First(players) => (place < players).then(|| Chance::First(Seat::new(place))),
            Opening::Market(market) => market.permutations().get(place).copied().map(Chance::Market),
            Opening::Will(wills) => (place < wills).then(|| Chance::Will(Will::from_index(place))),
            Opening::Job(seat, jobs) => (place < jobs.len()).then(|| Chance::Job(seat, jobs.nth(place))),
            Opening::Tile(tile) => Side::ALL.get(place).map(|&side| Chance::Tile(tile, side)),
        }
    }
}
