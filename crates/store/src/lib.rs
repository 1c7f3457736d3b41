//! The journal of tables: what is acknowledged stays, whatever happens.
//!
//! A [`Store`] keeps people, and tables with their numbered rows. It knows nothing of games: a row is a line of text,
//! and the head of a table is a text that the server writes and reads. Nothing above it knows SQL.

mod id;
mod sqlite;

use std::fmt;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;

pub use id::{PersonId, TableId};
pub use sqlite::{Options, Sqlite};

/// A moment, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub i64);

impl Moment {
    /// Returns this moment by the clock of the machine.
    pub fn now() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Self(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// Returns the moment this much later.
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// Returns how long it is from an earlier moment to this one; nothing if that one is later.
    pub fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People are still sitting down.
    Open,
    /// The game is going on.
    Playing,
    /// The game has a result.
    Over,
    /// It was closed without a result.
    Closed,
}

/// When a table has to be woken, even if nobody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wake {
    /// When.
    pub at: Moment,
    /// Whether it is a player's time that runs: while the server is down it does not.
    pub clock: bool,
    /// What the clock was started for; a number that means something to the server alone.
    pub round: u64,
}

/// What the lists need to know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// How far it is.
    pub stage: Stage,
    /// Whether everyone may find it.
    pub public: bool,
    /// The people with the seats they have, counted from zero; someone may have several.
    pub people: Vec<(PersonId, u8)>,
}

/// A change of a table, made wholly or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// How many changes there were before this one; if there are others by now, nothing is done.
    pub revision: u32,
    /// When.
    pub at: Moment,
    /// The rows to be added, in order; none if only the head changes.
    pub rows: Vec<NewRow>,
    /// The head and its listing, if they change.
    pub head: Option<(String, Listing)>,
    /// The seats that the game waits for, the lowest bit being the first.
    pub asked: u8,
    /// When it has to be looked at again.
    pub wake: Option<Wake>,
}

/// A row to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRow {
    /// The row as a line of text.
    pub text: String,
    /// The key of the post that made it; it is unique within a table.
    pub key: Option<String>,
}

/// A table to be made; it has no row, and its revision is zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// When.
    pub at: Moment,
    /// What the server knows of it.
    pub head: String,
    /// What the lists know of it.
    pub listing: Listing,
    /// When it has to be looked at again.
    pub wake: Option<Wake>,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its name.
    pub id: TableId,
    /// How many changes there have been.
    pub revision: u32,
    /// When it was made.
    pub created: Moment,
    /// When it last changed.
    pub changed: Moment,
    /// What the server knows of it.
    pub head: String,
    /// What the lists know of it.
    pub stage: Stage,
    /// When it has to be looked at again.
    pub wake: Option<Wake>,
    /// Its rows, in order from the first.
    pub rows: Vec<StoredRow>,
}

/// A row as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRow {
    /// The row as a line of text.
    pub text: String,
    /// What names the post that made it.
    pub key: Option<String>,
    /// When it was added.
    pub at: Moment,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// What the server knows of it.
    pub head: String,
    /// How far it is.
    pub stage: Stage,
    /// The seats that the game waits for.
    pub asked: u8,
    /// The seats of the person the list was made for.
    pub own: u8,
    /// When it last changed.
    pub changed: Moment,
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What the cookie says.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// When they were last here, to the hour or so.
    pub seen: Moment,
}

/// Why something could not be kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The table has changed, or the row or key is there already; nothing was done.
    Conflict,
    /// There is no such table.
    Missing,
    /// The disk, or what the operator allows of it, is full; nothing was done.
    Full,
    /// The folder or file cannot be written.
    ReadOnly(String),
    /// Another server has the file.
    Taken(String),
    /// The file was written by a newer program.
    Newer {
        /// The version of the file.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// Anything else, as the database says it.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the table has changed since"),
            StoreError::Missing => f.write_str("there is no such table"),
            StoreError::Full => f.write_str("the disk is full: nothing was changed, and nothing was lost"),
            StoreError::ReadOnly(what) => write!(f, "cannot write: {what}"),
            StoreError::Taken(what) => write!(f, "another server is running on {what}"),
            StoreError::Newer { found, known } => {
                write!(f, "the data is of version {found}, but this program knows versions up to {known} only")
            }
            StoreError::Broken(what) => write!(f, "the database says: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Where people and tables are kept. What a method has returned `Ok` for is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Changes a table; appends that wait at the same time share a commit.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// Returns a table with all its rows.
    async fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError>;

    /// Returns the names of the tables after a given one, in order, up to a limit.
    async fn tables_after(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Returns the public tables at which people are still sitting down, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// Returns the tables of a person: those that wait for them first, then those still open or going on, then the
    /// others, and of each kind the last changed first.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// Returns how many tables wait for a person.
    async fn turns_of(&self, person: PersonId) -> Result<u32, StoreError>;

    /// Returns the tables that have to be looked at until then, the first first.
    async fn due(&self, until: Moment, limit: u32) -> Result<Vec<(TableId, Moment)>, StoreError>;

    /// Returns a person.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// Keeps a person, new or changed.
    async fn save_person(&self, person: Person) -> Result<(), StoreError>;

    /// Returns the secret that cookies are signed with; it never changes.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;

    /// Notes that the server is running at this moment.
    async fn beat(&self, now: Moment) -> Result<(), StoreError>;

    /// Moves every running clock on by the time since the last [`beat`](Self::beat), and returns that time.
    async fn wake_up(&self, now: Moment) -> Result<Duration, StoreError>;

    /// Writes a consistent copy to a new file, while everything goes on.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Writes what is waiting and lets go of the files.
    async fn close(&self);
}
