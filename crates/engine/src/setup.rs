use std::fmt::{self, Debug};

use crate::options::join;
use crate::{Chosen, EditionId, Game, GameOption, Values};

/// What is agreed before a game: it decides [`Game::new`] completely.
///
/// A set-up publishes its options as data. Whatever asks for one (a form, a command, a record) goes through [`agree`],
/// which reads the options; the game only turns complete options into its own set-up.
///
/// ```
/// use bequest_conformance::lots::Lots;
/// use bequest_engine::{Setup, agree};
///
/// // What is agreed says of itself everything that is needed to make it again.
/// let setup = agree::<Lots>(1, &[], &[("rounds".to_owned(), "2".to_owned())])?;
/// let options: Vec<_> = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
/// assert_eq!(agree::<Lots>(setup.rules(), &setup.editions(), &options)?, setup);
/// # Ok::<(), bequest_engine::SetupError>(())
/// ```
pub trait Setup: Clone + Eq + Debug + Send + Sync + 'static {
    /// Returns the options that a version of the rules has, `players` first. An option may depend on those before it.
    ///
    /// An option that comes later than the first release belongs to a new version of the rules: records of the older
    /// one do not have it.
    ///
    /// ```
    /// use bequest_conformance::lots::Setup as LotsSetup;
    /// use bequest_engine::{GameOption, Setup};
    ///
    /// let options = LotsSetup::published(1);
    /// assert_eq!(options[0], GameOption::players(2..=3, 2));
    /// assert_eq!(options[1].name, "rounds");
    /// ```
    fn published(rules: u16) -> Vec<GameOption>;

    /// Returns the number of seats.
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Setup, agree};
    ///
    /// let setup = agree::<Lots>(1, &[], &[("players".to_owned(), "3".to_owned())])?;
    /// assert_eq!(setup.players(), 3);
    /// # Ok::<(), bequest_engine::SetupError>(())
    /// ```
    fn players(&self) -> usize;

    /// Returns the version of the rules: one of those from 1 to [`Game::RULES`].
    ///
    /// ```
    /// use bequest_conformance::lots::Lots;
    /// use bequest_engine::{Setup, agree};
    ///
    /// assert_eq!(agree::<Lots>(1, &[], &[])?.rules(), 1);
    /// # Ok::<(), bequest_engine::SetupError>(())
    /// ```
    fn rules(&self) -> u16;

    /// Returns the name and hash of all components it rests on, at least one, always in the same order.
    ///
    /// ```
    /// use bequest_conformance::lots::Setup as LotsSetup;
    /// use bequest_engine::Setup;
    ///
    /// let names = |setup: LotsSetup| setup.editions().into_iter().map(|id| id.name).collect::<Vec<_>>();
    /// assert_eq!(names(LotsSetup::default()), ["lots-1"]);
    /// assert_eq!(names(LotsSetup::default().with_raffle()), ["lots-1", "raffle-1"]);
    /// ```
    fn editions(&self) -> Vec<EditionId>;

    /// Returns every option that applies with its value, in the order in which they are published. This is what records and
    /// stored tables write down.
    ///
    /// ```
    /// use bequest_conformance::lots::Setup as LotsSetup;
    /// use bequest_engine::Setup;
    ///
    /// let setup = LotsSetup { players: 3, ..LotsSetup::default() };
    /// assert_eq!(setup.options()[0], ("players", "3".to_owned()));
    /// ```
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Makes a set-up of its parts. The options are complete and fit what is published, so that it only has to read them.
    /// If something was asked for in [another way](crate::Case::also), it finds out which value is meant.
    /// For components of which no edition is named it takes the newest built-in one;
    /// [`NamedEditions`](crate::NamedEditions) tells them apart.
    ///
    /// It is called by [`agree`], which reads what was asked for:
    ///
    /// ```
    /// use bequest_conformance::lots::Setup as LotsSetup;
    /// use bequest_engine::{Chosen, Setup};
    ///
    /// let asked = [("players".to_owned(), "3".to_owned())];
    /// let chosen = Chosen::read(&LotsSetup::published(1), &asked)?;
    /// assert_eq!(LotsSetup::from_parts(1, &[], &chosen)?.players, 3);
    /// # Ok::<(), bequest_engine::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// If an edition is not known or is one too many, or if what was asked for in another way is none of the values.
    fn from_parts(rules: u16, editions: &[EditionId], options: &Chosen) -> Result<Self, SetupError>;
}

/// Makes a set-up of what was asked for; what is not named is usual, and the editions are the newest built-in ones.
///
/// # Errors
/// Names the first part that is not known or does not fit.
///
/// ```
/// use bequest_conformance::lots::Lots;
/// use bequest_engine::agree;
///
/// let asked = |option: &str, value: &str| agree::<Lots>(1, &[], &[(option.to_owned(), value.to_owned())]);
/// assert_eq!(asked("rounds", "2").map(|setup| (setup.players, setup.rounds)), Ok((2, 2)));
/// assert_eq!(asked("rounds", "9").unwrap_err().to_string(), "rounds cannot be \"9\": it takes 1 to 3");
/// ```
pub fn agree<G: Game>(
    rules: u16,
    editions: &[EditionId],
    options: &[(String, String)],
) -> Result<G::Setup, SetupError> {
    if !(1..=G::RULES).contains(&rules) {
        return Err(SetupError::Rules { found: rules, newest: G::RULES });
    }
    let chosen = Chosen::read(&G::Setup::published(rules), options)?;
    G::Setup::from_parts(rules, editions, &chosen)
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
    /// No edition has this name and hash, or the set-up does not rest on it.
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
        known: Vec<&'static str>,
    },
    /// An option is given twice.
    Doubled(String),
    /// The option does not apply with the others.
    Unfit {
        /// The option.
        option: &'static str,
        /// The other options that stand in its way, each with its value.
        with: Vec<String>,
        /// What would do.
        needs: String,
    },
    /// The option has no such value.
    Value {
        /// The option.
        option: &'static str,
        /// What was asked for.
        found: String,
        /// What would do.
        wanted: Vec<Values>,
    },
    /// The value is not in its one spelling.
    Spelling {
        /// The option.
        option: &'static str,
        /// What was asked for.
        found: String,
        /// How it is written.
        written: String,
    },
}

impl SetupError {
    /// Returns the option that it is about, if it is about one.
    pub fn option(&self) -> Option<&str> {
        match self {
            SetupError::Rules { .. } | SetupError::Edition { .. } => None,
            SetupError::Option { found, .. } => Some(found),
            SetupError::Doubled(option) => Some(option),
            SetupError::Unfit { option, .. }
            | SetupError::Value { option, .. }
            | SetupError::Spelling { option, .. } => Some(option),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Rules { found, newest } => {
                write!(f, "unknown rules version {found}: this program knows versions 1 to {newest}")
            }
            SetupError::Edition { found, known } if known.contains(found) => {
                write!(f, "edition {found} is one too many: this set-up does not rest on it")
            }
            SetupError::Edition { found, known } => {
                let known: Vec<_> = known.iter().map(EditionId::to_string).collect();
                write!(f, "unknown edition {found}: this program knows {}", known.join(", "))
            }
            SetupError::Option { found, known } => {
                write!(f, "unknown option {found:?}: there is {}", known.join(", "))
            }
            SetupError::Doubled(option) => write!(f, "option {option} is given twice"),
            SetupError::Unfit { option, with, needs } if with.is_empty() => {
                write!(f, "{option} does not apply here: it needs {needs}")
            }
            SetupError::Unfit { option, with, needs } => {
                write!(f, "{option} does not apply with {}: it needs {needs}", with.join(", "))
            }
            SetupError::Value { option, found, wanted } => {
                write!(f, "{option} cannot be {found:?}: it takes {}", join(wanted, " or "))
            }
            SetupError::Spelling { option, found, written } => write!(f, "{option}={found:?} is written {written}"),
        }
    }
}

impl std::error::Error for SetupError {}
