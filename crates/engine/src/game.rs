use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;

use crate::{Ledger, RuleId, Seat, SeatSet, Setup, Standing, Viewer};

/// The rules of a game: [`new`](Self::new) folded over [`apply`](Self::apply).
///
/// No clock, no I/O, no generator and no hash-map order takes part. An action is legal when it is in the list that
/// [`legal_actions`](Self::legal_actions) makes, and for no other reason.
pub trait Game: Clone + Eq + Send + Sync + 'static {
    /// The name in records, addresses and commands.
    const ID: &'static str;
    /// The newest version of the rules.
    const RULES: u16;

    /// What is agreed before the game: players, options, rules version, edition.
    type Setup: Setup;
    /// What a player can do; its notation reads without a position.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;
    /// What chance can do.
    type Chance: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;
    /// What one viewer knows. It names its viewer.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What happened, with all secrets.
    type Event: Clone + Send + Sync + 'static;
    /// What one viewer hears of what happened.
    type Told: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// Returns a sample of set-ups for the suite: every player count, and every option that plays differently. What
    /// there is to choose from is published by the set-up itself: [`Setup::published`].
    fn setups() -> Vec<Self::Setup>;

    /// Returns the texts of the game: its title, its rules, its options.
    fn ledger() -> &'static Ledger;

    /// Returns every ledger that the game rests on, its own first; a combination of two games rests on theirs, too.
    fn ledgers() -> Vec<&'static Ledger> {
        vec![Self::ledger()]
    }

    /// Returns the position before the first step.
    fn new(setup: &Self::Setup) -> Self;

    /// Returns the number of seats.
    fn players(&self) -> usize;

    /// Returns who is to act. Seats in the set are asked; a seat outside it may still have a legal action with which
    /// it can cut in, but the game never waits for that.
    fn to_act(&self) -> ToAct;

    /// Returns what kind of window the seats to act stand in.
    fn window(&self) -> Window;

    /// Returns how a table with a clock goes on from here; it rests on what everybody can see.
    fn tempo(&self) -> Tempo;

    /// Returns the legal action that a silent seat's silence means, where it means one.
    ///
    /// What the clock does for a seat is this and nothing else.
    fn silence(&self, seat: Seat) -> Option<Self::Action>;

    /// Appends every legal action of a seat; none for a seat that can do nothing now.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every outcome of the chance step to be made, with its weight, in an order that never changes.
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws an outcome with the same distribution as [`chance_outcomes`](Self::chance_outcomes), the fast way.
    fn sample_chance(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Carries out a legal step and tells what happened.
    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Self::Event));

    /// Returns what a viewer hears of an event.
    fn told(event: &Self::Event, to: Viewer) -> Option<Self::Told>;

    /// Tells whether somebody learned something by the event that cannot be unlearned: undo never crosses it. The
    /// step that closes a covered window always tells such an event.
    fn reveals(event: &Self::Event) -> bool;

    /// Tells whether an action means the same whatever happened since its question was asked (a bid does, a choice
    /// among what lies on the table does not).
    fn stands_alone(action: Self::Action) -> bool;

    /// Tells whether an action says no more than silence would in a [`Window::Secret`]: a table where such a window lasts
    /// a fixed time keeps it to itself until the time is over.
    fn is_quiet(_: Self::Action) -> bool {
        false
    }

    /// Returns what a viewer knows, built up field by field.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Makes a position that looks the same to the viewer of a view, drawn evenly from all of them.
    ///
    /// It never sees the true position:
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Game, Seat, Viewer};
    /// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
    ///
    /// let position = Lots::new(&Lots::setups()[0]);
    /// let view = position.view(Viewer::Seat(Seat::new(0)));
    /// let imagined = Lots::imagine(&view, &mut ChaCha8Rng::seed_from_u64(1));
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

    /// Returns the rule an action breaks; asked only of actions that are not in the seat's list.
    fn forbids(&self, seat: Seat, action: Self::Action) -> RuleId;

    /// Accounts for every card, token and coin.
    ///
    /// # Errors
    /// Says what is missing or double.
    fn conserved(&self) -> Result<(), String>;

    /// Returns ranks and scores when the game is over.
    fn scores(&self) -> Option<Standing>;
}

/// Somebody who plays by what a seat can see.
///
/// A bot gets a view and never a position:
///
/// ```
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Bot, Game, Seat, Viewer};
///
/// fn ask(bot: &mut impl Bot<Lots>, position: &Lots, legal: &[Action]) -> Action {
///     bot.choose(&position.view(Viewer::Seat(Seat::new(0))), legal)
/// }
/// ```
///
/// ```compile_fail,E0308
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Bot, Game, Seat, Viewer};
///
/// fn ask(bot: &mut impl Bot<Lots>, position: &Lots, legal: &[Action]) -> Action {
///     bot.choose(position, legal)
/// }
/// ```
pub trait Bot<G: Game>: Send {
    /// Returns one of the legal actions, which are never none.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// One change of a position.
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

/// Who is to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToAct {
    /// These seats, in any order; never the empty set.
    Seats(SeatSet),
    /// Chance.
    Chance,
    /// Nobody: the game is over.
    Nobody,
}

impl ToAct {
    /// Tells whether this seat is asked.
    pub fn asks(self, seat: Seat) -> bool {
        match self {
            ToAct::Seats(seats) => seats.contains(seat),
            ToAct::Chance | ToAct::Nobody => false,
        }
    }
}

/// How the answers of the seats to act are seen by the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Everybody sees at once who does what.
    Open,
    /// A seat thinks something over in small steps that nobody else sees until it is done; it may take them back.
    Private,
    /// Who has answered is seen, what he answered is not; a seat may withdraw its own answer until the window closes.
    Covered,
    /// Everybody is asked, and nobody else sees who has answered; no answer is ever withdrawn.
    Secret,
}

/// How a table with a clock goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// What is waited for.
    pub beat: Beat,
    /// Changes when, and only when, the time starts anew; rounds never come back in a game.
    pub round: u32,
}

/// What a table with a clock waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// That everybody is ready, as this rule wants it, or the time for that is over; then it goes on as in
    /// [`Beat::Calling`].
    Gathering(RuleId),
    /// Three calls; who is still silent at the third has done what [`Game::silence`] says.
    Calling,
    /// That the seats to act have thought; somebody else plays for those who run out of time.
    Thinking,
    /// That a time is over which is the same whatever is answered; who is silent then has done what
    /// [`Game::silence`] says. It goes with [`Window::Secret`].
    Lasting,
}

/// A text that is none of what it should be.
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

/// Returns the rule that forbids an action to the seat of a view, or nothing if it is legal.
///
/// It asks a position imagined from the view, so the answer tells nothing that the view does not.
pub fn why_not<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Option<RuleId> {
    let imagined = G::imagine(view, &mut ChaCha8Rng::seed_from_u64(0));
    let mut legal = Vec::new();
    imagined.legal_actions(seat, &mut legal);
    (!legal.contains(&action)).then(|| imagined.forbids(seat, action))
}
