use std::fmt;

use bequest_engine::{EditionId, Game, Setup, SetupError, agree};

use crate::any_match::{self, AnyMatch, Plan};

/// An option with its value.
pub type Choice = (String, String);

/// What was agreed for a table: the editions, all options, and the number of seats; or what is wrong with it.
pub type Agreed = Result<(Vec<EditionId>, Vec<Choice>, usize), SetupError>;

/// A match that begins or goes on, or why it cannot.
pub(crate) type Begun = Result<Box<dyn AnyMatch>, String>;

/// How many rows a match goes on from, and the match; or why it cannot.
pub(crate) type Continued = Result<(usize, Box<dyn AnyMatch>), String>;

/// What a table needs to know of a game.
#[derive(Clone, Copy)]
pub struct TableGame {
    /// Its name.
    pub id: &'static str,
    /// The newest version of its rules.
    pub version: u16,
    /// The bots that play it; the first plays for people who are not there.
    pub bots: &'static [&'static str],
    /// Reads what is asked for, with the editions that are not the newest built-in ones.
    pub agree: fn(&[Choice], &[EditionId]) -> Agreed,
    /// Holds stored rows to the rules and to the seed; returns whether the game is over.
    pub examine: fn(&Plan, &[&str]) -> Result<bool, String>,
    pub(crate) trial_is_over: fn(&dyn AnyMatch) -> bool,
    pub(crate) start: fn(Plan) -> Begun,
    pub(crate) resume: fn(Plan, &[&str]) -> Begun,
    /// Continues a match from those of its first rows that fit, and returns how many they are.
    pub(crate) mend: fn(Plan, &[&str]) -> Continued,
}

impl TableGame {
    /// Returns a game with those who play it.
    ///
    /// # Panics
    /// If there is no bot: someone has to play for people who are not there.
    pub fn of<G: Game>(bots: &'static [&'static str]) -> Self {
        assert!(!bots.is_empty(), "every game has a bot");
        Self {
            id: G::ID,
            version: G::RULES,
            bots,
            agree: agreed::<G>,
            examine: any_match::examine::<G>,
            trial_is_over: |_| false,
            start: any_match::start::<G>,
            resume: any_match::resume::<G>,
            mend: any_match::mend::<G>,
        }
    }

    /// Sets what says whether a game has come to where its rulebook advises to stop a first one.
    #[must_use]
    pub fn with_trial(self, trial_is_over: fn(&dyn AnyMatch) -> bool) -> Self {
        Self { trial_is_over, ..self }
    }
}

impl fmt::Debug for TableGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

fn agreed<G: Game>(options: &[Choice], editions: &[EditionId]) -> Agreed {
    let setup = agree::<G>(G::RULES, editions, options)?;
    let options = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Ok((setup.editions(), options, setup.players()))
}
