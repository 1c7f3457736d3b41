use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bequest_engine::{Game, Match, Seat, Viewer};

/// A player that decides by what its seat can see.
///
/// A bot is asked a [`Question`] and answers with one of the legal actions, or with nothing if it cannot decide. It
/// may keep what it likes between questions, but a server makes a new one for each question.
///
/// ```
/// use bequest_bots::{Bot, Question};
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Game, Seat, Viewer};
///
/// /// Passes where it can.
/// struct Shy;
///
/// impl Bot<Lots> for Shy {
///     fn choose(&mut self, question: &Question<Lots>) -> Option<Action> {
///         question.legal.iter().copied().find(|action| *action == Action::Pass)
///     }
/// }
///
/// let position = Lots::new(&Lots::setups()[0]);
/// let seat = Seat::new(0);
/// let view = position.view(Viewer::Seat(seat));
/// let question = Question::new(seat, view, vec![Action::Bid(1), Action::Pass]);
/// assert_eq!(Shy.choose(&question), Some(Action::Pass));
/// ```
///
/// A question holds a view and never a position:
///
/// ```compile_fail,E0308
/// use bequest_bots::Question;
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Game, Seat};
///
/// let position = Lots::new(&Lots::setups()[0]);
/// let question = Question::<Lots>::new(Seat::new(0), position, vec![Action::Pass]);
/// ```
pub trait Bot<G: Game>: Send {
    /// Returns one of the legal actions of the question, or nothing if the bot cannot decide.
    ///
    /// Whatever else happens in here (an illegal answer, a panic, no end) is the runner's business: [`ask`](crate::ask)
    /// in simulations, [`Timekeeper`](crate::Timekeeper) in live play.
    fn choose(&mut self, question: &Question<G>) -> Option<G::Action>;

    /// Tells whether the bot reads [`Question::told`]. Games among bots that do not are played faster.
    fn listens(&self) -> bool {
        true
    }
}

/// A bot of whatever type.
pub type BoxedBot<G> = Box<dyn Bot<G>>;

/// What a bot is asked, with everything it may use to decide.
pub struct Question<G: Game> {
    /// The seat that the bot plays for.
    pub seat: Seat,
    /// What the seat knows.
    pub view: G::View,
    /// What the seat may do; never empty.
    pub legal: Vec<G::Action>,
    /// What the seat was told since it last answered, the oldest first. It is empty for a bot that does not
    /// [listen](Bot::listens).
    pub told: Vec<G::Told>,
    /// A number for the bot's own chance: the same question with the same seed and a number of simulations as its
    /// budget gets the same answer.
    pub seed: u64,
    /// How much the bot may think.
    pub budget: Budget,
    /// Tells the bot to answer at once with the best it has.
    pub stop: Stop,
}

impl<G: Game> Question<G> {
    /// Asks a seat with the usual budget, with the seed 0 and with nothing told.
    pub fn new(seat: Seat, view: G::View, legal: Vec<G::Action>) -> Self {
        Self { seat, view, legal, told: Vec::new(), seed: 0, budget: Budget::default(), stop: Stop::default() }
    }

    /// Asks a seat at a table, with the usual budget and the seed 0; nothing if the seat can do nothing now.
    pub fn at(table: &Match<G>, seat: Seat) -> Option<Self> {
        let view = table.shown(Viewer::Seat(seat))?.clone();
        let legal = Some(table.legal(seat).to_vec()).filter(|legal| !legal.is_empty())?;
        Some(Self { told: table.heard_since_answer(seat).collect(), ..Self::new(seat, view, legal) })
    }

    /// Tells whether a bot that has done so many simulations may do another one. It is cheap to ask each time.
    pub fn allows(&self, simulations: u32) -> bool {
        let within = match self.budget {
            // The caller that gives a time raises the flag when it is over.
            Budget::Time(_) => true,
            Budget::Simulations(most) => simulations < most,
        };
        within && !self.stop.is_raised()
    }
}

/// How much a bot may think about a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So long, in live play. The [`Stop`] is raised when the time is over.
    Time(Duration),
    /// So many simulations, where the same seed must give the same game: whatever the bot counts as one.
    Simulations(u32),
}

impl Default for Budget {
    fn default() -> Self {
        Budget::Simulations(1000)
    }
}

/// A flag that tells a bot to answer at once. Its clones are the same flag.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Tells the bot to answer at once.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Tells whether the bot is to answer at once. It is cheap to ask often.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
