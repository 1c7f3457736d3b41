use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;

use crate::{Event, Ledger, Ranking, RuleId, Seat, Setup, Standing, StandingOrder, Viewer, Waiting, outcome_at};

/// The rules of a game: [`new`](Self::new) folded over [`apply`](Self::apply).
///
/// A value of the type is a position. Nothing but a step changes it: no clock, no I/O, no generator and no order of a hash
/// map takes part. An action is legal when it is in the list that [`legal_actions`](Self::legal_actions) makes, and for no
/// other reason.
///
/// A game must have the methods without a body. The others have one that is right for many games: [`silence`](Self::silence),
/// [`stands_alone`](Self::stands_alone) and [`is_quiet`](Self::is_quiet) matter where a clock runs or answers are hidden,
/// [`sample_chance`](Self::sample_chance) is there to be made faster.
///
/// `docs/writing-a-game.md` writes a small game step by step. The suite of `bequest-conformance` holds a game to everything
/// that is said here; the examples are about its own small game, `Lots`.
///
/// Everything that can be done with any game rests on these methods alone. This plays one to its end:
///
/// ```
/// use bequest_conformance::lots::Lots;
/// use bequest_engine::{Asking, Game, Step, Waiting, below};
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
///
/// let (mut position, mut rng) = (Lots::new(&Lots::setups()[0]), ChaCha8Rng::seed_from_u64(1));
/// loop {
///     let step = match position.waits_for() {
///         Waiting::Nobody => break,
///         Waiting::Chance => Step::Chance(position.sample_chance(&mut rng)),
///         Waiting::Seats(Asking { seats, .. }) => {
///             let seat = seats.iter().next().expect("someone is asked");
///             let mut legal = Vec::new();
///             position.legal_actions(seat, &mut legal);
///             Step::Act(seat, legal[below(&mut rng, legal.len() as u32) as usize])
///         }
///     };
///     position.apply(step, &mut |_| {});
/// }
/// assert!(position.scores().is_some());
/// ```
pub trait Game: Clone + Eq + Send + Sync + 'static {
    /// The name in records, addresses and commands: small letters, such as `lots`. Every game has its own, and it never
    /// changes.
    const ID: &'static str;
    /// The newest version of the rules, counted from one. A record names the version that it was played by.
    ///
    /// Raise it when games would play differently than before. The game still plays all older versions: it reads from
    /// [`Setup::rules`] which one was agreed.
    const RULES: u16;
    /// How the seats are ranked at the end: the highest score first, unless a game says otherwise.
    ///
    /// ```
    /// use bequest_engine::{Order, Ranking};
    ///
    /// /// The least money wins; of those with the same, the one with the fewest houses, then the fewest horses.
    /// const RANKING: Ranking = Ranking { order: Order::Lowest, ties: &["houses", "horses"] };
    /// ```
    const RANKING: Ranking = Ranking::HIGHEST;

    /// What is agreed before the game: players, options, rules version, edition.
    type Setup: Setup;
    /// What a player can do, as in `bid 3`. `Display` and `FromStr` are its notation: one line, which reads without a
    /// position and is written in one way only.
    ///
    /// ```
    /// use bequest_conformance::lots::Action;
    ///
    /// assert_eq!(Action::Bid(3).to_string(), "bid 3");
    /// assert_eq!("bid 3".parse(), Ok(Action::Bid(3)));
    /// assert!("bid 03".parse::<Action>().is_err());
    /// ```
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;
    /// What chance can do, as in `draw c7`, with a notation like that of actions. Whatever is dealt, drawn or rolled in
    /// the game is such an outcome, and a step of its own.
    type Chance: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;
    /// What one viewer knows. It names its viewer and the set-up, for [`imagine`](Self::imagine) gets nothing else.
    ///
    /// It serialises, because it is what players, bots and pages get. What the viewer does not know is not in it:
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, PerSeat, Viewer};
    ///
    /// let view = Lots::dealt(1).view(Viewer::Spectator);
    /// assert_eq!(view.viewer, Viewer::Spectator);
    /// assert_eq!(view.hands, PerSeat::filled(2, None));
    /// assert_eq!(view.held, PerSeat::filled(2, 2));
    /// ```
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer hears of what happened. What not everyone may know is an `Option` in it, or is told to one seat
    /// alone: see [`Event`].
    type Told: Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static;
    /// What a seat can have answered for it while it looks away. Most games have no such orders:
    /// [`NoStandingOrder`](crate::NoStandingOrder).
    type StandingOrder: StandingOrder<Self>;

    /// Returns a sample of set-ups for the suite: every player count, and every option that plays differently. What
    /// there is to choose from is published by the set-up itself: [`Setup::published`].
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, Setup};
    ///
    /// let has = |players| Lots::setups().iter().any(|setup| setup.players() == players);
    /// assert!(has(2) && has(3));
    /// ```
    fn setups() -> Vec<Self::Setup>;

    /// Returns the texts of the game: its title, its rules, its options. A game has them in a file, `ledger.toml`, which
    /// it reads once by [`Ledger::embedded`].
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::Game;
    ///
    /// assert_eq!(Lots::ledger().title("en"), "Lots");
    /// assert!(Lots::ledger().find("LOT-1").is_some());
    /// ```
    fn ledger() -> &'static Ledger;

    /// Returns every ledger that the game rests on, its own first; a combination of two games rests on theirs, too.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, find_rule};
    ///
    /// assert_eq!(Lots::ledgers().len(), 2);
    /// assert!(find_rule(&Lots::ledgers(), "RAF-1").is_some());
    /// ```
    fn ledgers() -> Vec<&'static Ledger> {
        vec![Self::ledger()]
    }

    /// Returns the position before the first step. The set-up decides it completely; what is dealt or drawn at the start is
    /// already a step.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, Waiting};
    ///
    /// let position = Lots::new(&Lots::setups()[0]);
    /// assert_eq!(position.waits_for(), Waiting::Chance);
    /// ```
    fn new(setup: &Self::Setup) -> Self;

    /// Returns the number of seats: that of the set-up, throughout the game.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, Setup};
    ///
    /// let setup = &Lots::setups()[0];
    /// assert_eq!(Lots::new(setup).players(), setup.players());
    /// ```
    fn players(&self) -> usize;

    /// Returns what the position waits for: seats, chance, or nobody when the game is over.
    ///
    /// For seats it says everything that a table has to know: who is asked, how others see the answers, what a clock does
    /// meanwhile, and which round it is (see [`Asking`](crate::Asking)). Write it as one match over the phase.
    ///
    /// The game goes on when all seats that are asked have answered. A seat that is not asked may still have a legal action
    /// with which it can cut in, but the game never waits for that.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, SeatSet, Timing, Window};
    ///
    /// let asking = Lots::dealt(1).waits_for().asking().expect("an auction is held");
    /// assert_eq!(asking.seats, SeatSet::all(2));
    /// assert_eq!((asking.window, asking.timing), (Window::Open, Timing::Calls));
    /// ```
    fn waits_for(&self) -> Waiting;

    /// Returns the legal action that silence of a seat means, where it means one. What the clock does for a seat is this and
    /// nothing else. Where it is none, someone else plays for those who run out of time.
    ///
    /// A seat that is not asked is not silent. In a [`Window::Secret`](crate::Window::Secret) silence always means
    /// something.
    ///
    /// ```
    /// use bequest_conformance::lots::{Action, Lots};
    /// use bequest_engine::{Game, Seat};
    ///
    /// assert_eq!(Lots::dealt(1).silence(Seat::new(0)), Some(Action::Pass));
    /// ```
    fn silence(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Appends every legal action of a seat; none for a seat that can do nothing now.
    ///
    /// An action is legal if it is listed here; nothing else decides. A seat that is asked has at least one. The list
    /// depends on what the seat itself can see and on nothing else, is in an order that never changes, and names nothing
    /// twice. It is called very often, so it fills a list that the caller has made.
    ///
    /// ```
    /// use bequest_conformance::lots::{Action, Lots};
    /// use bequest_engine::{Game, Seat};
    ///
    /// let mut legal = Vec::new();
    /// Lots::dealt(1).legal_actions(Seat::new(0), &mut legal);
    /// assert_eq!(legal, [Action::Bid(1), Action::Bid(2), Action::Bid(3), Action::Pass]);
    /// ```
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every outcome of the chance step that is waited for, with its weight, in an order that never changes; nothing
    /// where chance is not waited for.
    ///
    /// The order is part of the rules: from it and the seed of a table follows what is drawn.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::Game;
    ///
    /// let mut outcomes = Vec::new();
    /// Lots::new(&Lots::setups()[0]).chance_outcomes(&mut outcomes);
    /// assert_eq!(outcomes.len(), 7);
    /// assert_eq!((outcomes[0].0.to_string(), outcomes[0].1), ("deal c1".to_owned(), 1));
    /// ```
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws an outcome with the weights of [`chance_outcomes`](Self::chance_outcomes). A game that can draw without making
    /// the list does so here: simulation and search ask nothing else.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::Game;
    /// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
    ///
    /// let drawn = Lots::new(&Lots::setups()[0]).sample_chance(&mut ChaCha8Rng::seed_from_u64(1));
    /// assert!(drawn.to_string().starts_with("deal c"));
    /// ```
    fn sample_chance(&self, rng: &mut impl Rng) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        outcome_at(rng.next_u64(), &outcomes)
    }

    /// Carries out a legal step and tells what happened, in order.
    ///
    /// It trusts that the step is legal, and asks nobody whether it was a person, a bot or the clock. An [`Event`] says who
    /// hears of it, and whether undo may cross it: the step that closes a covered window always tells one that it may not.
    ///
    /// ```
    /// use bequest_conformance::lots::{Action, Lots, Told};
    /// use bequest_engine::{Game, Seat, Step, Viewer};
    ///
    /// let (mut position, mut events) = (Lots::dealt(1), Vec::new());
    /// position.apply(Step::Act(Seat::new(0), Action::Bid(2)), &mut |event| events.push(event));
    /// assert_eq!(events[0].told(Viewer::Spectator), Some(&Told::Bid(Seat::new(0), 2)));
    /// assert!(events[0].reveals());
    /// ```
    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Event<Self::Told>));

    /// Tells whether an action means the same whatever happened since its question was asked. If so, it counts as an answer
    /// to an older question, too.
    ///
    /// A bid does: three coins are three coins. A choice among what lies on the table does not.
    ///
    /// ```
    /// use bequest_conformance::lots::{Action, Lots};
    /// use bequest_engine::Game;
    ///
    /// assert!(Lots::stands_alone(Action::Bid(3)));
    /// assert!(!Lots::stands_alone(Action::Pass));
    /// ```
    fn stands_alone(_action: Self::Action) -> bool {
        false
    }

    /// Tells whether an action says no more than silence would in a [`Window::Secret`](crate::Window::Secret). Where such a
    /// window lasts a fixed time, the table keeps the answer to itself until the time is over.
    ///
    /// A game without such windows leaves it alone:
    ///
    /// ```
    /// use bequest_conformance::lots::{Action, Lots};
    /// use bequest_engine::Game;
    ///
    /// assert!(!Lots::is_quiet(Action::Pass));
    /// ```
    fn is_quiet(_action: Self::Action) -> bool {
        false
    }

    /// Returns what a viewer knows, built up field by field from what the viewer has seen; it is never the position with
    /// something taken out.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, Seat, Viewer};
    ///
    /// let (ada, bo) = (Seat::new(0), Seat::new(1));
    /// let view = Lots::dealt(1).view(Viewer::Seat(ada));
    /// assert!(view.hands[ada].is_some());
    /// assert!(view.hands[bo].is_none());
    /// ```
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Makes a position that looks the same to the viewer of a view, drawn evenly from all of them. Bots think about such
    /// positions, and refusals are looked up in them.
    ///
    /// It never sees the true position:
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, Seat, Viewer};
    /// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
    ///
    /// let viewer = Viewer::Seat(Seat::new(0));
    /// let view = Lots::dealt(1).view(viewer);
    /// let imagined = Lots::imagine(&view, &mut ChaCha8Rng::seed_from_u64(1));
    /// assert_eq!(imagined.view(viewer), view);
    /// ```
    ///
    /// ```compile_fail,E0308
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, Seat, Viewer};
    /// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
    ///
    /// let position = Lots::new(&Lots::setups()[0]);
    /// let imagined = Lots::imagine(&position, &mut ChaCha8Rng::seed_from_u64(1));
    /// ```
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Returns the rule an action breaks; asked only of actions that are not in the seat's list, while seats are asked, and
    /// for seats at the table: [`rule_against`] gives the other answers for every game.
    ///
    /// The answer depends on what the seat can see and on nothing else. [`RuleId`] has the rules that all games share.
    ///
    /// ```
    /// use bequest_conformance::lots::{Action, Lots};
    /// use bequest_engine::{Game, RuleId, Seat};
    ///
    /// assert_eq!(Lots::dealt(1).forbids(Seat::new(0), Action::Bid(5)), RuleId::new("LOT-3"));
    /// assert_eq!(Lots::dealt(1).forbids(Seat::new(0), Action::Keep), RuleId::NOT_NOW);
    /// ```
    fn forbids(&self, seat: Seat, action: Self::Action) -> RuleId;

    /// Accounts for every card, token and coin. The suite asks after every step.
    ///
    /// # Errors
    /// Says what is missing or double.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::Game;
    ///
    /// assert_eq!(Lots::dealt(1).conserved(), Ok(()));
    /// ```
    fn conserved(&self) -> Result<(), String>;

    /// Returns ranks and scores when, and only when, the game is over. [`RANKING`](Self::RANKING) makes them from the
    /// scores.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, PerSeat, Score};
    ///
    /// assert_eq!(Lots::dealt(1).scores(), None);
    /// let scores = PerSeat::from_fn(2, |seat| Score([30, 45][seat.index()]));
    /// assert_eq!(Lots::RANKING.standing(scores, &[]).to_string(), "2:3 1:4.5");
    /// ```
    fn scores(&self) -> Option<Standing>;
}

/// One change of a position.
///
/// ```
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Seat, Step};
///
/// let step: Step<Lots> = Step::Act(Seat::new(0), Action::Bid(2));
/// assert_eq!(format!("{step:?}"), "1 bid 2");
/// ```
pub enum Step<G: Game> {
    /// A seat does something.
    Act(Seat, G::Action),
    /// Chance decides something.
    Chance(G::Chance),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Step::Act(seat, action), Step::Act(other, also)) => seat == other && action == also,
            (Step::Chance(outcome), Step::Chance(also)) => outcome == also,
            (Step::Act(..), Step::Chance(_)) | (Step::Chance(_), Step::Act(..)) => false,
        }
    }
}

impl<G: Game> Eq for Step<G> {}

impl<G: Game> Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act(seat, action) => write!(f, "{seat} {action}"),
            Step::Chance(outcome) => write!(f, "chance {outcome}"),
        }
    }
}

/// A text that is none of what it should be: the error of every notation.
///
/// ```
/// use bequest_engine::Unreadable;
///
/// assert_eq!(Unreadable::new("action", "bit 3").to_string(), "no such action: \"bit 3\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    what: &'static str,
    found: String,
}

impl Unreadable {
    /// Says what was wanted and what was found.
    pub fn new(what: &'static str, found: &str) -> Self {
        Self { what, found: found.chars().take(60).collect() }
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such {}: {:?}", self.what, self.found)
    }
}

impl std::error::Error for Unreadable {}

/// Returns the rule against an action that is not in a seat's list: one that all games share if the game is over, there
/// is no such seat or nobody is asked, and else the one that the game names.
///
/// ```
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Game, RuleId, Seat, rule_against};
///
/// let (ada, nobody) = (Seat::new(0), Seat::new(5));
/// assert_eq!(rule_against(&Lots::new(&Lots::setups()[0]), ada, Action::Keep), RuleId::NOT_ASKED);
/// assert_eq!(rule_against(&Lots::dealt(1), nobody, Action::Keep), RuleId::NOT_YOURS);
/// assert_eq!(rule_against(&Lots::dealt(1), ada, Action::Bid(5)), RuleId::new("LOT-3"));
/// ```
pub fn rule_against<G: Game>(position: &G, seat: Seat, action: G::Action) -> RuleId {
    match position.waits_for() {
        Waiting::Nobody => RuleId::OVER,
        Waiting::Chance | Waiting::Seats(_) if seat.index() >= position.players() => RuleId::NOT_YOURS,
        Waiting::Chance => RuleId::NOT_ASKED,
        Waiting::Seats(_) => position.forbids(seat, action),
    }
}

/// Returns the rule that forbids an action to the seat of a view, or nothing if it is legal.
///
/// It asks a position imagined from the view, so the answer tells nothing that the view does not.
///
/// ```
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Game, RuleId, Seat, Viewer, why_not};
///
/// let ada = Seat::new(0);
/// let view = Lots::dealt(1).view(Viewer::Seat(ada));
/// assert_eq!(why_not::<Lots>(&view, ada, Action::Bid(2)), None);
/// assert_eq!(why_not::<Lots>(&view, ada, Action::Bid(5)), Some(RuleId::new("LOT-3")));
/// ```
pub fn why_not<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Option<RuleId> {
    let imagined = G::imagine(view, &mut ChaCha8Rng::seed_from_u64(0));
    let mut legal = Vec::new();
    imagined.legal_actions(seat, &mut legal);
    (!legal.contains(&action)).then(|| rule_against(&imagined, seat, action))
}
