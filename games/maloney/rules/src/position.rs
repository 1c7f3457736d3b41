use std::sync::LazyLock;

use bequest_engine::{
    Asking, Game, Hidden, Ledger, PerSeat, Pool, RuleId, Seat, SeatSet, Standing, Step, Timing, Viewer, Waiting, Window,
};
use rand_core::Rng;

use crate::auction::Auction;
use crate::deal::Exchange;
use crate::{Action, AuctionOrder, Card, Chance, Day, Edition, Event, Setup, Suitcase, Told, Town, View};

/// A position of Maloney's Inheritance.
#[derive(Clone, PartialEq, Eq)]
pub struct Maloney {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// What each seat holds; a card chosen to be laid stays here until all are shown.
    pub(crate) hands: PerSeat<Hidden<Pool<Card>>>,
    /// What each seat has chosen to lay today.
    pub(crate) chosen: PerSeat<Hidden<Pool<Card>>>,
    /// Everything each seat has ever laid: with its hand it makes the hand it started with.
    pub(crate) laid: PerSeat<Pool<Card>>,
    pub(crate) pile: Hidden<Pool<Card>>,
    /// Those cards of the pile that everyone knows to be there.
    pub(crate) pile_known: Pool<Card>,
    pub(crate) discards: Pool<Card>,
    /// The towns whose suitcase is still closed.
    pub(crate) closed: Pool<Town>,
    /// The suitcases nobody has opened; which of them lie on the board is not decided before one is opened.
    pub(crate) unopened: Pool<Suitcase>,
    pub(crate) cash: PerSeat<u32>,
    pub(crate) bank: i64,
    pub(crate) points: PerSeat<i32>,
    /// Who still has a joker.
    pub(crate) jokers: SeatSet,
    pub(crate) testament: Option<Seat>,
    pub(crate) last_owner: Seat,
    pub(crate) car: Town,
    pub(crate) day: Day,
    /// How many days the game has run, today included.
    pub(crate) days: u16,
    /// How many days in a row nobody has laid a card.
    pub(crate) idle: u8,
}

/// The rounds of a day are counted in parts: one for each auction that is held, then the drive, then the laying.
pub(crate) const PART: u32 = 1 << 12;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The next card goes to this seat.
    Dealing(Seat),
    /// Cards too many of a town are set aside from a seat's hand.
    SettingAside(Exchange),
    /// The seat is dealt as many cards as were set aside.
    Redrawing(Exchange, u8),
    /// The first card is turned.
    TurningStart,
    /// The first last owner is drawn.
    DrawingOwner,
    Auction(Auction),
    /// This seat has the car and chooses where to go.
    Driving(Seat),
    /// A suitcase is opened, for this seat or for everyone.
    Opening(Option<Seat>),
    /// The Sunday card is turned.
    TurningSunday,
    /// The Sunday ride is drawn without a card.
    Roaming,
    /// Everyone lays cards; these have answered.
    Laying {
        answered: SeatSet,
    },
    Over,
}

impl Maloney {
    pub(crate) fn edition(&self) -> &'static Edition {
        self.setup.components()
    }

    /// Tells whether today is a Sunday that is played as one: not if the game began with it.
    pub(crate) fn is_sunday(&self) -> bool {
        self.day == Day::Sun && self.days > 1 // MAL-9
    }
}

impl Game for Maloney {
    const ID: &'static str = "maloney";
    const RULES: u16 = 1;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Told = Told;
    type StandingOrder = AuctionOrder;

    fn setups() -> Vec<Setup> {
        (3..=6).map(|players| Setup::new(players, Edition::built_in())).collect()
    }

    fn ledger() -> &'static Ledger {
        static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::embedded(include_str!("../ledger.toml")));
        &LEDGER
    }

    fn new(setup: &Setup) -> Self {
        Self::set_up(setup)
    }

    fn players(&self) -> usize {
        self.cash.players()
    }

    #[inline]
    fn waits_for(&self) -> Waiting {
        let (seats, window, timing, part) = match self.phase {
            Phase::Dealing(_)
            | Phase::SettingAside(_)
            | Phase::Redrawing(..)
            | Phase::TurningStart
            | Phase::DrawingOwner
            | Phase::Opening(_)
            | Phase::TurningSunday
            | Phase::Roaming => return Waiting::Chance,
            Phase::Auction(auction) => (self.pending(auction), Window::Open, auction.timing(), auction.part()),
            Phase::Driving(driver) => (SeatSet::only(driver), Window::Open, Timing::Think, 14 * PART),
            Phase::Laying { answered } => {
                let seats = SeatSet::all(self.players()).minus(answered);
                (seats, Window::Covered, Timing::Think, 15 * PART)
            }
            Phase::Over => return Waiting::Nobody,
        };
        Waiting::Seats(Asking { seats, window, timing, round: u32::from(self.days) << 16 | part })
    }

    fn silence(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            Phase::Auction(auction) if self.pending(auction).contains(seat) => Some(Action::Decline), // MAL-38
            Phase::Laying { answered } if !answered.contains(seat) => Some(Action::Keep),
            Phase::Dealing(_)
            | Phase::SettingAside(_)
            | Phase::Redrawing(..)
            | Phase::TurningStart
            | Phase::DrawingOwner
            | Phase::Auction(_)
            | Phase::Driving(_)
            | Phase::Opening(_)
            | Phase::TurningSunday
            | Phase::Roaming
            | Phase::Laying { .. }
            | Phase::Over => None,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Auction(auction) => self.legal_in_auction(auction, seat, out),
            Phase::Driving(driver) if driver == seat => self.legal_drives(out),
            Phase::Laying { answered } if !answered.contains(seat) => self.legal_lays(seat, out),
            Phase::Dealing(_)
            | Phase::SettingAside(_)
            | Phase::Redrawing(..)
            | Phase::TurningStart
            | Phase::DrawingOwner
            | Phase::Driving(_)
            | Phase::Opening(_)
            | Phase::TurningSunday
            | Phase::Roaming
            | Phase::Laying { .. }
            | Phase::Over => {}
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Dealing(_) | Phase::Redrawing(..) => {
                out.extend(self.pile.truth().iter().map(|card| (Chance::Deal(card), 1)));
            }
            Phase::SettingAside(Exchange { seat, .. }) => {
                out.extend(self.surplus(seat).iter().map(|card| (Chance::Aside(card), 1)));
            }
            Phase::TurningStart | Phase::TurningSunday => {
                out.extend(self.pile.truth().iter().map(|card| (Chance::Turn(card), 1)));
            }
            Phase::DrawingOwner => out.extend(self.cash.seats().map(|seat| (Chance::Owner(seat), 1))),
            Phase::Opening(_) => out.extend(self.unopened.iter().map(|suitcase| (Chance::Open(suitcase), 1))),
            Phase::Roaming => out.extend(self.other_towns().iter().map(|town| (Chance::Town(town), 1))),
            Phase::Auction(_) | Phase::Driving(_) | Phase::Laying { .. } | Phase::Over => {}
        }
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Dealing(_) | Phase::Redrawing(..) => Chance::Deal(self.pile.truth().sample(rng)),
            Phase::SettingAside(Exchange { seat, .. }) => Chance::Aside(self.surplus(seat).sample(rng)),
            Phase::TurningStart | Phase::TurningSunday => Chance::Turn(self.pile.truth().sample(rng)),
            Phase::DrawingOwner => Chance::Owner(Seat::new(bequest_engine::below(rng, self.players() as u32) as usize)),
            Phase::Opening(_) => Chance::Open(self.unopened.sample(rng)),
            Phase::Roaming => Chance::Town(self.other_towns().sample(rng)),
            Phase::Auction(_) | Phase::Driving(_) | Phase::Laying { .. } | Phase::Over => {
                unreachable!("chance is not asked")
            }
        }
    }

    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Event)) {
        match (self.phase, step) {
            (Phase::Auction(auction), Step::Act(seat, Action::Bid(dollars))) => {
                self.bid(auction, seat, dollars, tell);
            }
            (Phase::Auction(auction), Step::Act(seat, Action::Decline)) => self.decline(auction, seat, tell),
            (Phase::Auction(_), Step::Act(seat, Action::Joker)) => self.play_joker(seat, tell),
            (Phase::Driving(_), Step::Act(seat, Action::Drive(town))) => self.drive(seat, town, tell),
            (Phase::Laying { answered }, Step::Act(seat, Action::Lay(card))) => self.lay(answered, seat, card, tell),
            (Phase::Laying { answered }, Step::Act(seat, Action::Keep)) => self.answer(answered, seat, tell),
            (phase, Step::Chance(outcome)) => self.apply_chance(phase, outcome, tell),
            (_, Step::Act(seat, action)) => debug_assert!(false, "{action} by {seat:?} is not legal here"),
        }
    }

    fn stands_alone(action: Action) -> bool {
        match action {
            Action::Bid(_) | Action::Joker => true,
            Action::Decline | Action::Drive(_) | Action::Keep | Action::Lay(_) => false,
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

impl Maloney {
    fn apply_chance(&mut self, phase: Phase, outcome: Chance, tell: &mut impl FnMut(Event)) {
        match (phase, outcome) {
            (Phase::Dealing(seat), Chance::Deal(card)) => self.deal(seat, card, tell),
            (Phase::SettingAside(exchange), Chance::Aside(card)) => self.set_aside(exchange, card),
            (Phase::Redrawing(exchange, missing), Chance::Deal(card)) => {
                self.redraw(exchange, missing, card, tell);
            }
            (Phase::TurningStart, Chance::Turn(card)) => self.turn_start(card, tell),
            (Phase::DrawingOwner, Chance::Owner(seat)) => self.name_first_owner(seat, tell),
            (Phase::Opening(driver), Chance::Open(suitcase)) => self.open_suitcase(driver, suitcase, tell),
            (Phase::TurningSunday, Chance::Turn(card)) => self.turn_sunday(card, tell),
            (Phase::Roaming, Chance::Town(town)) => self.roam(town, tell),
            (_, outcome) => debug_assert!(false, "{outcome} is not possible here"),
        }
    }
}
