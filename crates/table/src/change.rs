use bequest_engine::SeatSet;
use sha2::{Digest, Sha256};

use crate::{Moment, PersonId, TableId, Wake};

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

/// What the lists need to know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// How far it is.
    pub stage: Stage,
    /// Whether everyone may find it.
    pub public: bool,
    /// The people with the seats they have, counted from zero; one person may have several.
    pub people: Vec<(PersonId, u8)>,
}

/// A change of a table, to be stored wholly or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The table.
    pub table: TableId,
    /// How many changes there were before this one; if there are others by now, nothing is done.
    pub revision: u32,
    /// When the table last changed in a way that its lists may show.
    pub at: Moment,
    /// The rows to be added, in order; none if only the head or the state changes.
    pub rows: Vec<NewRow>,
    /// The head and its listing, if they change.
    pub head: Option<(String, Listing)>,
    /// What is neither history nor listed, if it changes; the empty text if there is nothing of it.
    pub state: Option<String>,
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
    /// What names the post that made it; a table never has the same twice.
    pub key: Option<String>,
    /// The check sum of this row and all before it.
    pub sum: RowSum,
}

/// A table to be made; it has no row, and its revision is zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// When.
    pub at: Moment,
    /// Who sits where, and what was agreed.
    pub head: String,
    /// What the lists know of it.
    pub listing: Listing,
    /// When it has to be looked at again.
    pub wake: Option<Wake>,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its name.
    pub id: TableId,
    /// How many changes there have been.
    pub revision: u32,
    /// When it was made.
    pub created: Moment,
    /// When it last changed in a way that its lists may show.
    pub changed: Moment,
    /// Who sits where, and what was agreed.
    pub head: String,
    /// What is neither history nor listed; the empty text if there is nothing of it.
    pub state: String,
    /// What the lists know of it.
    pub stage: Stage,
    /// When it has to be looked at again.
    pub wake: Option<Wake>,
    /// Its rows, in order from the first.
    pub rows: Vec<StoredRow>,
}

/// A row as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRow {
    /// The row as a line of text.
    pub text: String,
    /// What names the post that made it.
    pub key: Option<String>,
    /// When it was added.
    pub at: Moment,
    /// The check sum of this row and all before it; older rows have none.
    pub sum: Option<RowSum>,
}

/// The check sum of a row and of all rows before it that have one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RowSum(pub u64);

impl RowSum {
    /// Returns the check sum after one more row of a table; rows are counted from one.
    #[must_use]
    pub fn after(self, table: TableId, row: usize, at: Moment, key: Option<&str>, text: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0.to_be_bytes());
        hash.update(table.as_str());
        hash.update((row as u64).to_be_bytes());
        hash.update(at.0.to_be_bytes());
        hash.update([u8::from(key.is_some())]);
        let key = key.unwrap_or_default();
        hash.update((key.len() as u64).to_be_bytes());
        hash.update(key);
        hash.update(text);
        let digest = hash.finalize();
        Self(u64::from_be_bytes(std::array::from_fn(|i| digest[i])))
    }

    /// Returns the rows whose check sum is wrong or missing after one that had it, counted from one, and how many rows are
    /// older than check sums.
    pub fn check(table: TableId, rows: &[StoredRow]) -> (Vec<usize>, usize) {
        let older = rows.iter().take_while(|row| row.sum.is_none()).count();
        let mut sum = RowSum::default();
        let mut wrong = Vec::new();
        for (number, row) in (1..).zip(rows).skip(older) {
            let due = sum.after(table, number, row.at, row.key.as_deref(), &row.text);
            if row.sum != Some(due) {
                wrong.push(number);
            }
            sum = row.sum.unwrap_or(due);
        }
        (wrong, older)
    }
}

/// Whose pages a change concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Concerned {
    /// Whether everyone who looks at the table can see something of it.
    pub everybody: bool,
    /// The seats that can see something of it, if not everyone can.
    pub seats: SeatSet,
}
