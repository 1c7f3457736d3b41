//! What the tests of the store need in common.

#![allow(dead_code, reason = "not every test file needs all of it")]

use std::time::Duration;

use bequest_store::{Claim, Journal, Options, Sqlite};
use bequest_table::{
    Change, ClockEnd, Listing, Moment, NewRow, NewTable, PersonId, RowSum, Stage, TableId, Uptime, Wake,
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

/// The check sum of every new row: as large as they come, whatever the row is.
pub(crate) const SUM: RowSum = RowSum(u64::MAX - 1);

/// Returns a row without a key.
pub(crate) fn row(text: &str) -> NewRow {
    NewRow { text: text.to_owned(), key: None, sum: SUM }
}

/// Returns a row with a key.
pub(crate) fn keyed(text: &str, key: &str) -> NewRow {
    NewRow { text: text.to_owned(), key: Some(key.to_owned()), sum: SUM }
}

/// Returns a change that adds rows.
pub(crate) fn append(table: TableId, revision: u32, rows: Vec<NewRow>) -> Change {
    let at = Moment(i64::from(revision) + 10);
    Change { table, revision, at, rows, head: None, state: None, asked: 0, wake: None }
}

/// Returns the texts of a table's rows.
pub(crate) async fn texts(store: &Sqlite, table: TableId) -> Vec<String> {
    store.table(table).await.unwrap().unwrap().rows.into_iter().map(|row| row.text).collect()
}

/// Returns a clock, which is over when it wakes, or another reason to wake.
pub(crate) fn wake(at: i64, clock: bool) -> Wake {
    let at = Uptime(at);
    Wake { at, clock: clock.then_some(ClockEnd { until: at, round: u64::MAX }) }
}

/// Makes a table that has to be looked at then.
pub(crate) async fn due_at(store: &Sqlite, at: i64) -> TableId {
    let mut table = table_at(1, listing(Stage::Playing));
    table.wake = Some(wake(at, true));
    store.create(table.clone()).await.unwrap();
    table.id
}

/// Returns what a node asks for at a moment, which is also until when it looks. Its lease takes ten milliseconds.
pub(crate) fn claim(node: &str, now: i64, limit: u32) -> Claim {
    let now = Uptime(now);
    Claim { node: node.to_owned(), now, until: now, lease: Duration::from_millis(10), limit }
}

/// Returns someone.
pub(crate) fn somebody() -> PersonId {
    PersonId::random()
}
