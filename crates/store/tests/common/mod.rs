//! What the tests of the store need in common.

#![allow(dead_code, reason = "not every test file needs all of it")]

use bequest_store::{
    Append, Listing, Moment, NewRow, NewTable, Options, PersonId, Sqlite, Stage, Store, TableId, Wake,
};
use tempfile::TempDir;

/// Opens a new store in a folder that is removed in the end.
pub(crate) async fn new_store() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    (folder, store)
}

/// Returns a listing without people.
pub(crate) fn listing(stage: Stage) -> Listing {
    Listing { stage, public: true, people: Vec::new() }
}

/// Returns a table to be made at a moment.
pub(crate) fn table_at(at: i64, listing: Listing) -> NewTable {
    NewTable { id: TableId::random(), at: Moment(at), head: format!("head {at}"), listing, wake: None }
}

/// Makes a table that is being played.
pub(crate) async fn playing(store: &Sqlite) -> TableId {
    let table = table_at(1, listing(Stage::Playing));
    store.create(table.clone()).await.unwrap();
    table.id
}

/// Returns a row without a key.
pub(crate) fn row(text: &str) -> NewRow {
    NewRow { text: text.to_owned(), key: None }
}

/// Returns a row with a key.
pub(crate) fn keyed(text: &str, key: &str) -> NewRow {
    NewRow { text: text.to_owned(), key: Some(key.to_owned()) }
}

/// Returns a change that adds rows.
pub(crate) fn append(table: TableId, revision: u32, rows: Vec<NewRow>) -> Append {
    Append { table, revision, at: Moment(i64::from(revision) + 10), rows, head: None, asked: 0, wake: None }
}

/// Returns the texts of a table's rows.
pub(crate) async fn texts(store: &Sqlite, table: TableId) -> Vec<String> {
    store.table(table).await.unwrap().unwrap().rows.into_iter().map(|row| row.text).collect()
}

/// Returns a clock or another reason to wake.
pub(crate) fn wake(at: i64, clock: bool) -> Wake {
    Wake { at: Moment(at), clock, round: u64::MAX }
}

/// Returns someone.
pub(crate) fn somebody() -> PersonId {
    PersonId::random()
}
