//! The journal of tables: what is acknowledged stays, whatever happens.
//!
//! A [`Store`] has three parts: the [`Journal`] keeps tables with their numbered rows, [`People`] keeps who plays, and
//! [`Operations`] keeps what the server itself needs. It knows nothing of games: a row is a line of text, and head and state
//! of a table are texts that the table writes and reads. Nothing above it knows SQL.

mod error;
mod sqlite;

use std::fmt;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use bequest_table::{Change, Listing, Moment, NewTable, PersonId, Stage, StoredTable, TableId, Uptime};

pub use error::StoreError;
pub use sqlite::{Hold, Options, Sqlite};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// Who sits where, and what was agreed.
    pub head: String,
    /// How far it is.
    pub stage: Stage,
    /// The seats that the game waits for.
    pub asked: u8,
    /// The seats of the person the list was made for.
    pub own: u8,
    /// When it last changed in a way that its lists may show.
    pub changed: Moment,
    /// When its clock runs out, if one runs.
    pub clock: Option<Uptime>,
}

/// A table as far as it can be read, for those who look for damage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The table, with the rows before the first that is missing or cannot be read.
    pub table: StoredTable,
    /// What the lists have of it.
    pub listing: Listing,
    /// How many rows were written.
    pub written: u32,
    /// What is wrong with how it is stored. The check sums of rows are left to those who read them.
    pub damage: Vec<Damage>,
}

/// Something wrong with how a table is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// The check sum of the head is wrong.
    Head,
    /// The check sum of the state is wrong, or it is not a text.
    State,
    /// There are more rows than were written.
    Count,
    /// A row is missing or cannot be read.
    Row {
        /// Its number, counted from one.
        number: u32,
        /// What is wrong, as in "is missing".
        what: String,
    },
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::Head => f.write_str("the head was changed: its check sum is wrong"),
            Damage::State => f.write_str("the state was changed: its check sum is wrong"),
            Damage::Count => f.write_str("there are more rows than were written"),
            Damage::Row { number, what } => write!(f, "row {number}: it {what}"),
        }
    }
}

/// What a node asks for when it takes the tables that have to be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The name of the node. It gets again what it has already.
    pub node: String,
    /// The moment it is now.
    pub now: Uptime,
    /// The tables that have to be looked at until then are taken.
    pub until: Uptime,
    /// How long nobody else gets them, from now on.
    pub lease: Duration,
    /// How many tables are taken at most.
    pub limit: u32,
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What the cookie says.
    pub id: PersonId,
    /// What others call them.
    pub name: String,
    /// When they were last here, to the hour or so.
    pub seen: Uptime,
}

/// The journal of tables. What a method has returned `Ok` for is durable.
#[async_trait]
pub trait Journal: Send + Sync + 'static {
    /// Stores a new table.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Changes a table, and ends its lease; changes that wait at the same time share a commit.
    async fn append(&self, change: Change) -> Result<(), StoreError>;

    /// Returns a table with all its rows.
    async fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError>;

    /// Returns a table as far as it can be read, however it was damaged.
    async fn found(&self, id: TableId) -> Result<Option<Found>, StoreError>;

    /// Returns the names of all tables after one, in their order, so many at most.
    async fn tables_after(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Returns the public tables at which people are still sitting down, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// Returns the tables of a person: those that wait for them first, then those still open or going on, then the
    /// others, and of each kind the last changed first.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// Returns how many tables wait for a person, besides the one that they are at.
    async fn turns_of(&self, person: PersonId, besides: Option<TableId>) -> Result<u32, StoreError>;

    /// Takes the tables that have to be looked at until then, the first first, for one node: nobody else gets them until
    /// the lease ends, or until they change.
    async fn claim_due(&self, claim: Claim) -> Result<Vec<(TableId, Uptime)>, StoreError>;

    /// Deletes tables that ended or never began, and have not changed since before then, so many at most and the oldest
    /// first; returns how many. A table in play is never deleted.
    async fn delete_old(&self, changed_before: Moment, limit: u32) -> Result<u32, StoreError>;
}

/// The people who play. What a method has returned `Ok` for is durable.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// Returns a person.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// Stores a person, new or changed.
    async fn save_person(&self, person: Person) -> Result<(), StoreError>;

    /// Notes that a person was here, unless they were here later than that; a person who is not stored stays unknown.
    async fn note_seen(&self, id: PersonId, at: Uptime) -> Result<(), StoreError>;
}

/// What the server itself needs. What a method has returned `Ok` for is durable.
#[async_trait]
pub trait Operations: Send + Sync + 'static {
    /// Returns the secret that cookies are signed with, the same for ever.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;

    /// Returns the server's own time at its last [`beat`](Self::beat); nothing in a new store.
    async fn uptime(&self) -> Result<Option<Uptime>, StoreError>;

    /// Notes that the server is running at this moment of its own time, which never goes back.
    async fn beat(&self, now: Uptime) -> Result<(), StoreError>;

    /// Writes a consistent copy to a new file, while everything goes on.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Writes what is waiting and lets go of the files.
    async fn close(&self);
}

/// Where everything is stored.
pub trait Store: Journal + People + Operations {}

impl<T: Journal + People + Operations> Store for T {}
