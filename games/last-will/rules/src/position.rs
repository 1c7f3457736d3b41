use std::sync::LazyLock;

use bequest_engine::{
    Asking, Game, Hidden, Ledger, NoStandingOrder, Order, PerSeat, Ranking, RuleId, Seat, SeatSet, Setup as _,
    Standing, Step, Timing, Viewer, Waiting, Window,
};
use rand_core::Rng;

use crate::errands::Offering;
use crate::town::{Task, Town, Turn};
use crate::{Action, Card, Cards, Chance, Edition, Event, Household, Plan, PlanSpace, Setup, Side, Told, View};

/// A position of Last Will.
#[derive(Clone, PartialEq, Eq)]
pub struct LastWill {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) town: Town,
    pub(crate) households: PerSeat<Household>,
    pub(crate) offering: Offering,
    /// The starting player. LW-9
    pub(crate) first: Seat,
    /// Who acts, where one does.
    pub(crate) seat: Seat,
    /// The round being played, counted from one.
    pub(crate) round: u8,
    /// How many boys of everyone have been sent or are being sent. LW-30
    pub(crate) pass: u8,
    /// How far something is that is laid out or dealt.
    pub(crate) cursor: u8,
    /// The plan of each seat. LW-20
    pub(crate) plans: PerSeat<Option<PlanSpace>>,
    /// The plan tiles whose second side is up. GS-22
    pub(crate) tiles: u8,
    /// How many lines the jobs have, once the will says so. GS-1
    pub(crate) lines: u8,
    /// The cards that each seat has chosen to keep, in order. LW-8, LW-61
    pub(crate) chosen: PerSeat<Hidden<Chosen>>,
    /// How many questions have been asked.
    pub(crate) asked: u32,
}

/// The cards that a seat has chosen to keep, the lower one first.
pub(crate) type Chosen = [Option<Card>; HAND_LIMIT];

/// So many cards are kept at the start, and at most at the end of a round. LW-8, LW-61
pub const HAND_LIMIT: usize = 2;

/// The number of rounds. LW-1
pub const ROUNDS: u8 = 7;

/// What is going on. LW-1
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The starting player is drawn.
    First,
    /// The market tokens are laid out.
    Market,
    /// A will is drawn.
    Will,
    /// Jobs are dealt.
    Jobs,
    /// Plan tiles are laid out.
    Tiles,
    /// The offering is filled.
    Offering,
    /// The first hands are dealt.
    Dealing,
    /// Everyone keeps two cards of six.
    Keeping,
    /// Plans are taken.
    Planning,
    /// The cards of a plan are drawn.
    Drawing,
    /// Boys run errands.
    Errands,
    /// One after the other has their turn.
    Actions,
    /// Hands are cut.
    Cutting,
    /// The game is over.
    Over,
}

impl LastWill {
    pub(crate) fn edition(&self) -> &'static Edition {
        self.town.edition
    }

    /// Returns the seat to the left.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.players())
    }

    /// Lets a seat act.
    pub(crate) fn give_turn(&mut self, seat: Seat, actions: u8) {
        self.seat = seat;
        self.town.turn = Turn::new(&self.households[seat], actions);
    }

    /// Asks a new question: the clock starts again.
    pub(crate) fn ask(&mut self, phase: Phase) {
        self.phase = phase;
        self.asked += 1;
    }

    /// Returns what a plan gives, if there is such a plan. LW-81, GS-22, GS-52
    pub(crate) fn plan(&self, space: PlanSpace) -> Option<Plan> {
        plan(&self.setup, self.tiles, space)
    }

    /// Returns what the plan of a seat gives.
    pub(crate) fn own_plan(&self, seat: Seat) -> Plan {
        self.plans[seat].and_then(|space| self.plan(space)).unwrap_or_default()
    }

    /// Returns the next in turn order, which is that of the plans from the left: the first one after nobody. LW-21
    pub(crate) fn next_in_order(&self, after: Option<Seat>) -> Option<Seat> {
        let place = |seat: Seat| self.plans[seat].map(PlanSpace::number);
        let after = after.and_then(place).unwrap_or(0);
        let later = self.plans.seats().filter(|&seat| place(seat).is_some_and(|place| place > after));
        later.min_by_key(|&seat| place(seat))
    }

    /// Returns the seats that have not yet chosen the cards that they keep.
    pub(crate) fn undecided(&self) -> SeatSet {
        let is_open = |(seat, chosen): &(Seat, &Hidden<Chosen>)| {
            let count = chosen.truth().iter().flatten().count();
            count < HAND_LIMIT && self.households[*seat].hand.truth().len() > HAND_LIMIT
        };
        self.chosen.iter().filter(is_open).map(|(seat, _)| seat).collect()
    }
}

/// Returns what a plan gives, if there is such a plan.
pub(crate) fn plan(setup: &Setup, tiles: u8, space: PlanSpace) -> Option<Plan> {
    let (edition, players) = (setup.components(), setup.players());
    let at = space.number() - 1;
    if setup.has_tiles() {
        let side = if tiles >> at & 1 == 1 { Side::B } else { Side::A };
        return Some(edition.tile(players, space, side));
    }
    edition.plans(players)[at]
}

impl Game for LastWill {
    const ID: &'static str = "last-will";
    const RULES: u16 = 1;
    // LW-70, LW-71, GS-15: the least money and property; of equals who is bankrupt, then whose last plan stood further left.
    const RANKING: Ranking = Ranking { order: Order::Lowest, ties: &["solvent", "plan"] };

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Told = Told;
    type StandingOrder = NoStandingOrder;

    fn setups() -> Vec<Setup> {
        crate::setup::sample(Edition::built_in())
    }

    fn ledger() -> &'static Ledger {
        static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::embedded(include_str!("../ledger.toml")));
        &LEDGER
    }

    fn new(setup: &Setup) -> Self {
        Self::set_up(setup)
    }

    #[inline]
    fn players(&self) -> usize {
        self.households.players()
    }

    #[inline]
    fn waits_for(&self) -> Waiting {
        let (seats, window) = match self.phase {
            Phase::First
            | Phase::Market
            | Phase::Will
            | Phase::Jobs
            | Phase::Tiles
            | Phase::Offering
            | Phase::Dealing => return Waiting::Chance,
            Phase::Keeping | Phase::Cutting => (self.undecided(), Window::Covered), // LW-8, LW-61
            Phase::Drawing | Phase::Errands | Phase::Actions if matches!(self.town.turn.task, Task::Drawing(_)) => {
                return Waiting::Chance;
            }
            Phase::Planning | Phase::Drawing | Phase::Errands => (SeatSet::only(self.seat), Window::Open),
            Phase::Actions => (SeatSet::only(self.seat), Window::Private),
            Phase::Over => return Waiting::Nobody,
        };
        Waiting::Seats(Asking { seats, window, timing: Timing::Think, round: self.asked })
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Keeping | Phase::Cutting => self.legal_keeps(seat, out),
            Phase::Planning if seat == self.seat => self.legal_plans(out),
            Phase::Errands if seat == self.seat && self.town.turn.is_idle() => self.legal_errands(out),
            Phase::Drawing | Phase::Errands | Phase::Actions if seat == self.seat => {
                self.town.legal(&self.households[seat], out);
            }
            Phase::First
            | Phase::Market
            | Phase::Will
            | Phase::Jobs
            | Phase::Tiles
            | Phase::Offering
            | Phase::Dealing
            | Phase::Planning
            | Phase::Drawing
            | Phase::Errands
            | Phase::Actions
            | Phase::Over => {}
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        if self.waits_for() != Waiting::Chance {
            return;
        }
        match self.opening_outcomes() {
            Some(opening) => out.extend(opening.map(|outcome| (outcome, 1))),
            None => out.extend(self.next_cards().iter().map(|card| (Chance::Card(card), 1))),
        }
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.opening_outcomes() {
            None => Chance::Card(self.next_cards().sample(rng)),
            Some(mut opening) => {
                let count = opening.clone().count();
                let place = bequest_engine::below(rng, count as u32) as usize;
                opening.nth(place).expect("the place is below the count")
            }
        }
    }

    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Event)) {
        match (self.phase, step) {
            (Phase::Keeping | Phase::Cutting, Step::Act(seat, Action::Keep(card))) => self.choose(seat, card, tell),
            (Phase::Planning, Step::Act(seat, Action::Plan(plan))) => self.take_plan(seat, plan, tell),
            (Phase::Errands, Step::Act(_, action)) if self.town.turn.is_idle() => self.send(action, tell),
            (Phase::Actions, Step::Act(seat, Action::End)) => self.end_turn(seat, tell),
            (Phase::Drawing | Phase::Errands | Phase::Actions, Step::Act(_, action)) => self.act(action, tell),
            (Phase::Drawing | Phase::Errands | Phase::Actions, Step::Chance(Chance::Card(card))) => {
                self.draw(card, tell);
            }
            (_, Step::Chance(outcome)) => self.open(outcome, tell),
            (_, Step::Act(seat, action)) => debug_assert!(false, "{action} by {seat:?} is not legal here"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        crate::imagine::imagine(view, rng)
    }

    fn forbids(&self, seat: Seat, action: Action) -> RuleId {
        crate::refusal::forbids(self, seat, action)
    }

    fn conserved(&self) -> Result<(), String> {
        crate::end::conserved(self)
    }

    fn scores(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| self.final_count())
    }
}

impl LastWill {
    /// Returns the cards of which the next one is turned up, dealt or drawn.
    #[inline]
    fn next_cards(&self) -> Cards {
        match self.phase {
            Phase::Offering => self.next_offered(),
            Phase::Dealing => self.next_dealt(),
            _ => self.town.cards_to_draw(),
        }
    }

    /// Does what the one who acts says, and goes on.
    fn act(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        let mut reveals = false;
        self.town.act(&mut self.households[self.seat], action, &mut |event| {
            reveals |= event.reveals();
            tell(event);
        });
        if reveals {
            self.asked += 1;
        }
        self.go_on(tell);
    }

    fn draw(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        self.town.draw(&mut self.households[self.seat], card, tell);
        self.go_on(tell);
    }

    /// Goes on when the one who acts has nothing more to answer.
    pub(crate) fn go_on(&mut self, tell: &mut impl FnMut(Event)) {
        match self.phase {
            Phase::Drawing if self.town.turn.is_idle() => self.draw_for_plans(Some(self.seat), tell),
            Phase::Errands if self.town.turn.is_idle() => self.next_errand(tell),
            _ => {}
        }
    }
}
