use std::sync::LazyLock;

use bequest_engine::{
    Asking, Game, Hidden, Ledger, NoStandingOrder, Order, PerSeat, Pool, Ranking, RuleId, Seat, SeatSet, Standing,
    Step, Timing, Viewer, Waiting, Window, below,
};
use rand_core::Rng;
use serde::Serialize;

use crate::change::Change;
use crate::components::CARDS;
use crate::turn::Plan;
use crate::{
    Action, BenefactorCard, Card, Chance, Deed, Edition, Estate, Event, Heirloom, Holdings, Person, Setup, Told, View,
    Year,
};

/// A position of Die Erbraffer.
#[derive(Clone, PartialEq, Eq)]
pub struct Erbraffer {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) year: Year,
    /// The generation that lives, counted from zero. ERB-12
    pub(crate) living: u8,
    /// What everyone in the family has.
    pub(crate) holdings: Holdings,
    /// The portraits with a testament. ERB-20
    pub(crate) frozen: Pool<Person>,
    /// What each seat has collected from benefactors. ERB-37
    pub(crate) collected: PerSeat<u16>,
    pub(crate) hands: PerSeat<Hidden<Pool<Card>>>,
    pub(crate) pile: Hidden<Pool<Card>>,
    pub(crate) discards: Pool<Card>,
    /// The how-manieth pile each card came from last: everyone knows that of every card.
    pub(crate) batches: [u8; CARDS],
    /// How many new piles have been made in all.
    pub(crate) piles: u8,
    /// How often since the hourglass last moved. ERB-76
    pub(crate) remade: u8,
    pub(crate) portraits: PerSeat<Hidden<Pool<Person>>>,
    pub(crate) put_away: Hidden<Pool<Person>>,
    /// Every benefactor card that a seat was dealt, those it has shown included.
    pub(crate) benefactors: PerSeat<Hidden<Pool<BenefactorCard>>>,
    pub(crate) undealt: Hidden<Pool<BenefactorCard>>,
    /// The benefactor cards that each seat has shown. ERB-37
    pub(crate) spent: PerSeat<Pool<BenefactorCard>>,
    /// The benefactors whose money was claimed, or would have been: nobody holds a card of theirs in secret any more.
    pub(crate) settled: Pool<Person>,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Whether the hourglass has moved in this turn.
    pub(crate) moved: bool,
    /// How many turns are left, from the last round on; zero before it. ERB-24
    pub(crate) turns_left: u8,
    /// What was played last.
    pub(crate) last: Option<Deed>,
    pub(crate) change: Change,
    pub(crate) estate: Option<Estate>,
    /// How many questions have been asked.
    pub(crate) round: u32,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Portrait cards are dealt.
    DealingPortraits,
    /// Benefactor cards are dealt, or dealt again.
    DealingBenefactors,
    /// Influence cards are dealt.
    DealingCards,
    /// The first player is drawn.
    DrawingFirst,
    /// The seat whose turn it is makes up its mind.
    Turn(Hidden<Plan>),
    /// Hands are filled up, the player's first.
    Drawing(After),
    /// The seat whose turn it is lays a testament.
    Testament,
    /// The next to hand out picks a couple.
    Choosing,
    /// An estate is being handed out, for the first time or by a new will.
    Sharing,
    /// Everyone may play a new will; these have declined since the last distribution.
    Answering(SeatSet),
    Over,
}

/// What happens when hands are full again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// The turn goes on to its end.
    Turn,
    /// The hourglass moves on.
    Hourglass,
    /// The player who has swept plays again.
    Sweep,
    /// An estate is handed out again, by the seat that has played a new will.
    Will(Seat),
}

impl Erbraffer {
    pub(crate) fn edition(&self) -> &'static Edition {
        self.setup.components()
    }

    /// Returns the seat to the left.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.players())
    }

    /// Returns the heirs that can be affected now. ERB-12, ERB-22
    pub(crate) fn heirs(&self) -> Pool<Person> {
        self.edition().row(self.living.into()).minus(self.frozen)
    }

    /// Returns who an heirloom lies beside.
    pub(crate) fn owner(&self, heirloom: Heirloom) -> Person {
        self.holdings.owner(heirloom)
    }

    /// Returns the seats that have not answered whether they play a new will.
    pub(crate) fn unanswered(&self, declined: SeatSet) -> SeatSet {
        SeatSet::all(self.players()).minus(self.change.out).minus(declined)
    }

    /// Asks a new question: the clock starts again.
    pub(crate) fn ask(&mut self, phase: Phase) {
        self.phase = phase;
        self.round += 1;
    }
}

impl Game for Erbraffer {
    const ID: &'static str = "erbraffer";
    const RULES: u16 = 1;
    // ERB-61: of equal fortunes the one with more in heirlooms.
    const RANKING: Ranking = Ranking { order: Order::Highest, ties: &["heirlooms"] };

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Told = Told;
    type StandingOrder = NoStandingOrder;

    fn setups() -> Vec<Setup> {
        (2..=6).map(|players| Setup::new(players, Edition::built_in())).collect()
    }

    fn ledger() -> &'static Ledger {
        static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::embedded(include_str!("../ledger.toml")));
        &LEDGER
    }

    fn new(setup: &Setup) -> Self {
        Self::set_up(setup)
    }

    fn players(&self) -> usize {
        self.collected.players()
    }

    #[inline]
    fn waits_for(&self) -> Waiting {
        let (seats, window, timing) = match self.phase {
            Phase::DealingPortraits
            | Phase::DealingBenefactors
            | Phase::DealingCards
            | Phase::DrawingFirst
            | Phase::Drawing(_) => return Waiting::Chance,
            Phase::Turn(_) => (SeatSet::only(self.turn), Window::Private, Timing::Think),
            Phase::Testament => (SeatSet::only(self.turn), Window::Open, Timing::Think),
            Phase::Choosing => (SeatSet::only(self.change.seat), Window::Open, Timing::Think),
            Phase::Sharing => {
                let seats = self.estate.as_ref().map_or(SeatSet::EMPTY, |estate| SeatSet::only(estate.seat));
                (seats, Window::Open, Timing::Think)
            }
            // ERB-42, ERB-43: in live play it lasts a fixed time.
            Phase::Answering(declined) => (self.unanswered(declined), Window::Secret, Timing::Fixed),
            Phase::Over => return Waiting::Nobody,
        };
        Waiting::Seats(Asking { seats, window, timing, round: self.round })
    }

    fn silence(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            Phase::Answering(declined) => self.unanswered(declined).contains(seat).then_some(Action::Decline), // ERB-43
            Phase::DealingPortraits
            | Phase::DealingBenefactors
            | Phase::DealingCards
            | Phase::DrawingFirst
            | Phase::Turn(_)
            | Phase::Drawing(_)
            | Phase::Testament
            | Phase::Choosing
            | Phase::Sharing
            | Phase::Over => None,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn(plan) if seat == self.turn => self.legal_in_turn(plan.truth(), out),
            Phase::Testament if seat == self.turn => self.legal_testaments(out),
            Phase::Choosing if seat == self.change.seat => self.legal_couples(out),
            Phase::Sharing => self.legal_shares(seat, out),
            Phase::Answering(declined) => self.legal_answers(declined, seat, out),
            Phase::DealingPortraits
            | Phase::DealingBenefactors
            | Phase::DealingCards
            | Phase::DrawingFirst
            | Phase::Turn(_)
            | Phase::Drawing(_)
            | Phase::Testament
            | Phase::Choosing
            | Phase::Over => {}
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::DealingPortraits => out.extend(self.put_away.truth().iter().map(|it| (Chance::Portrait(it), 1))),
            Phase::DealingBenefactors => out.extend(self.undealt.truth().iter().map(|it| (Chance::Benefactor(it), 1))),
            Phase::DealingCards | Phase::Drawing(_) => {
                out.extend(self.pile.truth().iter().map(|card| (Chance::Draw(card), 1)));
            }
            Phase::DrawingFirst => out.extend(self.collected.seats().map(|seat| (Chance::First(seat), 1))), // ERB-8
            Phase::Turn(_)
            | Phase::Testament
            | Phase::Choosing
            | Phase::Sharing
            | Phase::Answering(_)
            | Phase::Over => {}
        }
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::DealingPortraits => Chance::Portrait(self.put_away.truth().sample(rng)),
            Phase::DealingBenefactors => Chance::Benefactor(self.undealt.truth().sample(rng)),
            Phase::DealingCards | Phase::Drawing(_) => Chance::Draw(self.pile.truth().sample(rng)),
            Phase::DrawingFirst => Chance::First(Seat::new(below(rng, self.players() as u32) as usize)),
            Phase::Turn(_)
            | Phase::Testament
            | Phase::Choosing
            | Phase::Sharing
            | Phase::Answering(_)
            | Phase::Over => unreachable!("chance is not asked"),
        }
    }

    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Event)) {
        match (self.phase, step) {
            (Phase::Turn(plan), Step::Act(_, action)) => self.plan(*plan.truth(), action, tell),
            (Phase::Testament, Step::Act(_, Action::Testament(person))) => self.lay_testament(person, tell),
            (Phase::Choosing, Step::Act(_, Action::Couple(couple))) => self.take_up(couple, tell),
            (Phase::Sharing, Step::Act(_, action)) => self.share(action, tell),
            (Phase::Answering(declined), Step::Act(seat, action)) => self.answer(declined, seat, action, tell),
            (phase, Step::Chance(outcome)) => self.apply_chance(phase, outcome, tell),
            (_, Step::Act(seat, action)) => debug_assert!(false, "{action} by {seat:?} is not legal here"),
        }
    }

    fn is_quiet(action: Action) -> bool {
        matches!(action, Action::Decline | Action::DeclineAll) // ERB-43
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

impl Erbraffer {
    fn apply_chance(&mut self, phase: Phase, outcome: Chance, tell: &mut impl FnMut(Event)) {
        match (phase, outcome) {
            (Phase::DealingPortraits, Chance::Portrait(person)) => self.deal_portrait(person),
            (Phase::DealingBenefactors, Chance::Benefactor(card)) => self.deal_benefactor(card),
            (Phase::DealingCards, Chance::Draw(card)) => self.deal_card(card, tell),
            (Phase::DrawingFirst, Chance::First(seat)) => self.begin(seat, tell),
            (Phase::Drawing(after), Chance::Draw(card)) => self.draw(after, card, tell),
            (_, outcome) => debug_assert!(false, "{outcome} is not possible here"),
        }
    }
}
