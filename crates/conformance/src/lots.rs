//! Lots: the suite's own small game, with every mechanism of the contract and little else.
//!
//! Each round the seats bid for the turn (an open window), the highest bidder makes a few free small steps, and then
//! everyone lays one or two cards face down (a covered window); the highest sum takes the pot. It is so small that all
//! hidden arrangements can be listed.
//!
//! It can be broken on purpose: [`FlawedLots`] breaks one promise of the contract, so that the suite can be seen to
//! notice.

mod arrangements;
mod auction;
mod deal;
mod flaw;
mod imagine;
mod laying;
mod notation;
mod order;
mod setup;
mod told;
mod turn;
mod view;

use std::sync::LazyLock;

use bequest_editions::Components;
use bequest_engine::{
    Asking, Game, Hidden, Ledger, Order, PerSeat, Piece, Pool, Ranking, RuleId, Score, Seat, SeatSet, Standing, Step,
    Timing, Viewer, Waiting, Window,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;

pub use arrangements::arrangements;
pub use auction::Auction;
pub use flaw::{Flaw, with_flaw};
pub use notation::{Action, Card, Chance};
pub use order::LotsOrder;
pub use setup::{Deal, LotsEdition, Prizes, RaffleEdition, Setup};
pub use told::Told;
pub use view::View;

use told::Event;

/// The game without a flaw.
pub type Lots = Position<false>;

/// The game with the flaw that [`with_flaw`] gives it.
pub type FlawedLots = Position<true>;

/// A position of the game, which can have a flaw or not.
#[derive(Clone, PartialEq, Eq)]
pub struct Position<const FLAWED: bool> {
    setup: Setup,
    phase: Phase,
    /// The round being played, counted from one.
    round: u8,
    /// What nobody has drawn.
    deck: Pool<Card>,
    /// What is left of each starting hand.
    hands: PerSeat<Hidden<Pool<Card>>>,
    /// What lies face down until everyone has answered.
    covered: PerSeat<Hidden<Pool<Card>>>,
    /// What was laid in earlier rounds.
    shown: PerSeat<Pool<Card>>,
    /// What was drawn in turns: worth half a point each, and never laid.
    reserves: PerSeat<Hidden<Pool<Card>>>,
    coins: PerSeat<u8>,
    pot: u8,
    bank: u8,
}

/// What is being done; all of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Cards are being dealt; then this seat has its turn, or there is an auction.
    Deal(Option<Seat>),
    /// The seats bid for the turn.
    Auction(Auction),
    /// A seat makes small steps, so many at most.
    Turn(Seat, u8),
    /// A seat in its turn draws a card.
    Draw(Seat, u8),
    /// A seat in its turn tries its luck.
    Try(Seat, u8),
    /// Everyone lays cards; these have answered.
    Laying(SeatSet),
    /// It is over.
    Over,
}

impl Lots {
    /// Returns a position of two seats after the deal, in which both are asked to bid; the seed decides who has which cards.
    pub fn dealt(seed: u64) -> Self {
        let (mut position, mut rng) = (Self::new(&Setup::default()), ChaCha8Rng::seed_from_u64(seed));
        while position.waits_for() == Waiting::Chance {
            position.apply(Step::Chance(position.sample_chance(&mut rng)), &mut |_| {});
        }
        position
    }
}

/// Its components are part of the code.
impl<const FLAWED: bool> Components for Position<FLAWED> {}

impl<const FLAWED: bool> Game for Position<FLAWED> {
    const ID: &'static str = "lots";
    const RULES: u16 = 1;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Told = Told;
    type StandingOrder = LotsOrder;

    fn setups() -> Vec<Setup> {
        let rounds: &[u8] = if flaw::has::<FLAWED>(Flaw::UnreadableSetup) { &[4] } else { &[1, 2] };
        let one = |players, &rounds: &u8, deal| Setup { players, rounds, deal, ..Setup::default() };
        let deals = |players, rounds| [Deal::First, Deal::Later].map(|deal| one(players, rounds, deal));
        let plain = [2, 3].iter().flat_map(|&players| rounds.iter().flat_map(move |rounds| deals(players, rounds)));
        let (first, second) = (SeatSet::only(Seat::new(0)), SeatSet::only(Seat::new(1)));
        let raffle = Setup { players: 3, rounds: 3, extra: first.or(second), ..Setup::default() }.with_raffle();
        let none = Setup { rounds: 3, extra: second, prizes: Prizes::None, ..Setup::default() };
        plain.chain([raffle, none]).collect()
    }

    fn ledger() -> &'static Ledger {
        static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::embedded(include_str!("../lots-ledger.toml")));
        &LEDGER
    }

    fn ledgers() -> Vec<&'static Ledger> {
        static RAFFLE: LazyLock<Ledger> = LazyLock::new(|| Ledger::embedded(include_str!("../raffle-ledger.toml")));
        vec![Self::ledger(), &RAFFLE]
    }

    fn new(setup: &Setup) -> Self {
        let players = usize::from(setup.players);
        // LOT-13
        let coins = PerSeat::from_fn(players, |seat| setup.edition.purse + u8::from(setup.extra.contains(seat)));
        let mut position = Self {
            setup: *setup,
            phase: Phase::Deal(None),
            round: 1,
            deck: Pool::first(usize::from(setup.edition.cards)),
            hands: PerSeat::from_fn(players, |seat| Hidden::known_to(seat, Pool::EMPTY)),
            covered: PerSeat::from_fn(players, |seat| Hidden::known_to(seat, Pool::EMPTY)),
            shown: PerSeat::filled(players, Pool::EMPTY),
            reserves: PerSeat::from_fn(players, |seat| Hidden::known_to(seat, Pool::EMPTY)),
            bank: setup.edition.coins - coins.values().iter().sum::<u8>(),
            coins,
            pot: 0,
        };
        if setup.deal == Deal::Later {
            position.open_auction(&mut |_| {});
        }
        position
    }

    fn players(&self) -> usize {
        usize::from(self.setup.players)
    }

    #[inline]
    fn waits_for(&self) -> Waiting {
        let (seats, window, timing, part) = match self.phase {
            Phase::Deal(_) | Phase::Draw(..) | Phase::Try(..) => return Waiting::Chance,
            Phase::Auction(auction) => (auction.pending(&self.coins), Window::Open, Timing::Calls, 0),
            Phase::Turn(seat, _) => (SeatSet::only(seat), Window::Open, Timing::Think, 1),
            Phase::Laying(answered) => (self.unanswered(answered), Window::Covered, Timing::Think, 2),
            Phase::Over => return Waiting::Nobody,
        };
        Waiting::Seats(Asking { seats, window, timing, round: u32::from(self.round) * 4 + part })
    }

    fn silence(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            Phase::Auction(auction) if auction.pending(&self.coins).contains(seat) => Some(Action::Pass),
            Phase::Auction(_)
            | Phase::Turn(..)
            | Phase::Laying(_)
            | Phase::Deal(_)
            | Phase::Draw(..)
            | Phase::Try(..)
            | Phase::Over => None,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Auction(auction) => self.legal_in_auction(auction, seat, out),
            Phase::Turn(actor, left) if actor == seat => self.legal_in_turn(seat, left, out),
            Phase::Laying(answered) if !answered.contains(seat) => self.legal_in_laying(seat, out),
            Phase::Turn(..) | Phase::Laying(_) | Phase::Deal(_) | Phase::Draw(..) | Phase::Try(..) | Phase::Over => {}
        }
        if flaw::has::<FLAWED>(Flaw::Restless) && !out.is_empty() {
            out.rotate_left(flaw::calls() % 2);
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Deal(_) => out.extend(self.deck.iter().map(|card| (Chance::Deal(card), 1))),
            Phase::Draw(..) => out.extend(self.deck.iter().map(|card| (Chance::Draw(card), 1))),
            Phase::Try(..) => out.extend(self.prizes().map(|(coins, weight)| (Chance::Win(coins), weight))),
            Phase::Auction(_) | Phase::Turn(..) | Phase::Laying(_) | Phase::Over => {}
        }
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Draw(..) => Chance::Draw(self.deck.sample(rng)),
            Phase::Try(..) => Chance::Win(self.sample_prize(rng)),
            Phase::Deal(_) | Phase::Auction(_) | Phase::Turn(..) | Phase::Laying(_) | Phase::Over => {
                Chance::Deal(self.deck.sample(rng))
            }
        }
    }

    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Event)) {
        match (self.phase, step) {
            (Phase::Deal(then), Step::Chance(Chance::Deal(card))) => self.deal(then, card, tell),
            (Phase::Auction(auction), Step::Act(seat, action)) => self.auction(auction, seat, action, tell),
            (Phase::Turn(_, left), Step::Act(seat, action)) => self.turn(seat, left, action, tell),
            (Phase::Draw(seat, left), Step::Chance(Chance::Draw(card))) => self.draw(seat, left, card, tell),
            (Phase::Try(seat, left), Step::Chance(Chance::Win(coins))) => self.win(seat, left, coins, tell),
            (Phase::Laying(answered), Step::Act(seat, action)) => self.lay(answered, seat, action, tell),
            _ => debug_assert!(false, "{step:?} does not belong here"),
        }
    }

    fn stands_alone(action: Action) -> bool {
        matches!(action, Action::Bid(_))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        Self::imagined(view, rng)
    }

    fn forbids(&self, seat: Seat, action: Action) -> RuleId {
        match self.phase {
            Phase::Auction(auction) => Self::forbids_in_auction(auction, seat, action),
            Phase::Turn(actor, left) if actor == seat => self.forbids_in_turn(seat, left, action),
            Phase::Laying(answered) if !answered.contains(seat) => Self::forbids_in_laying(action),
            Phase::Turn(..) | Phase::Laying(_) | Phase::Deal(_) | Phase::Draw(..) | Phase::Try(..) => RuleId::NOT_ASKED,
            Phase::Over => RuleId::OVER,
        }
    }

    fn conserved(&self) -> Result<(), String> {
        let coins = self.coins.values().iter().sum::<u8>() + self.pot + self.bank;
        if coins != self.setup.edition.coins {
            return Err(format!("{coins} coins, not {}", self.setup.edition.coins));
        }
        let hidden = [&self.hands, &self.covered, &self.reserves];
        let hidden = hidden.into_iter().flat_map(PerSeat::values).map(|pile| *pile.truth());
        let piles: Vec<_> = hidden.chain(self.shown.values().iter().copied()).chain([self.deck]).collect();
        let count: usize = piles.iter().map(|pile| pile.len()).sum();
        let all = piles.into_iter().fold(Pool::EMPTY, Pool::or);
        if count == all.len() && all == Pool::first(usize::from(self.setup.edition.cards)) {
            Ok(())
        } else {
            Err(format!("{count} cards in all, {} of them different", all.len()))
        }
    }

    fn scores(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| {
            let worth = |seat, &coins: &u8| 10 * i32::from(coins) + 5 * self.reserves[seat].truth().len() as i32;
            let lowest = Ranking { order: Order::Lowest, ..Self::RANKING };
            let ranking = if flaw::has::<FLAWED>(Flaw::Misranks) { lowest } else { Self::RANKING };
            ranking.standing(self.coins.map(|seat, coins| Score(worth(seat, coins))), &[])
        })
    }
}

impl<const FLAWED: bool> Position<FLAWED> {
    /// Returns how many cards a seat holds or has just laid face down.
    fn held(&self, seat: Seat) -> usize {
        self.hands[seat].truth().len() + self.covered[seat].truth().len()
    }

    /// Returns the cards that nobody may start with together.
    fn limit(&self) -> Pool<Card> {
        [Card::from_index(0), Card::from_index(usize::from(self.setup.edition.cards) - 1)].into_iter().collect()
    }
}
