use std::fmt::{self, Debug};
use std::ops::RangeInclusive;

use crate::EditionId;

/// What is agreed before a game: it decides [`Game::new`](crate::Game::new) completely.
pub trait Setup: Clone + Eq + Debug + Send + Sync + 'static {
    /// Returns the number of seats.
    fn players(&self) -> usize;

    /// Returns the version of the rules.
    fn rules(&self) -> u16;

    /// Returns the name and hash of the components.
    fn edition(&self) -> EditionId;

    /// Returns every option with its value, in the order in which records write them; `players` is the first.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Makes a set-up of its parts; an edition of `None` is the newest built-in one. Options that are not named have
    /// their usual values.
    ///
    /// # Errors
    /// Names the first part that is not known or does not fit.
    fn from_parts(rules: u16, edition: Option<&EditionId>, options: &[(String, String)]) -> Result<Self, SetupError>;
}

/// Why a set-up cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The rules version is none of this game's.
    Rules {
        /// What was asked for.
        found: u16,
        /// The newest known.
        newest: u16,
    },
    /// No edition has this name and hash.
    Edition {
        /// What was asked for.
        found: EditionId,
        /// The name and hash of those there are.
        known: Vec<EditionId>,
    },
    /// The game has no such option.
    Option {
        /// What was asked for.
        found: String,
        /// The options there are.
        known: &'static [&'static str],
    },
    /// An option stands there twice.
    Doubled(String),
    /// The option has no such value.
    Value {
        /// The option.
        option: &'static str,
        /// What was asked for.
        found: String,
        /// What would do.
        wanted: String,
    },
}

impl SetupError {
    /// Holds a rules version to those there are.
    ///
    /// # Errors
    /// If it is none of them.
    pub fn check_rules(found: u16, newest: u16) -> Result<(), Self> {
        if (1..=newest).contains(&found) { Ok(()) } else { Err(SetupError::Rules { found, newest }) }
    }

    /// Reads the options of a game that has none but `players`; nothing if it is not named.
    ///
    /// # Errors
    /// Names the first option that is not known, stands there twice or does not fit.
    pub fn only_players(options: &[(String, String)], fit: RangeInclusive<usize>) -> Result<Option<usize>, Self> {
        let mut players = None;
        for (option, value) in options {
            if option != "players" {
                return Err(SetupError::Option { found: option.clone(), known: &["players"] });
            }
            if players.is_some() {
                return Err(SetupError::Doubled(option.clone()));
            }
            let count = value.parse().ok().filter(|count| fit.contains(count) && count.to_string() == *value);
            players = Some(count.ok_or_else(|| SetupError::Value {
                option: "players",
                found: value.clone(),
                wanted: format!("{} to {} play this game", fit.start(), fit.end()),
            })?);
        }
        Ok(players)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Rules { found, newest } => {
                write!(f, "unknown rules version {found}: this program knows versions 1 to {newest}")
            }
            SetupError::Edition { found, known } => {
                let known: Vec<_> = known.iter().map(EditionId::to_string).collect();
                write!(f, "unknown edition {found}: this program knows {}", known.join(", "))
            }
            SetupError::Option { found, known } => {
                write!(f, "unknown option {found:?}: there is {}", known.join(", "))
            }
            SetupError::Doubled(option) => write!(f, "option {option} stands there twice"),
            SetupError::Value { option, found, wanted } => write!(f, "{option} cannot be {found:?}: {wanted}"),
        }
    }
}

impl std::error::Error for SetupError {}
