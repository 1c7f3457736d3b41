//! Data of version 1 is opened, means the same, and is played on.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::path::Path;

use bequest_store::{Journal, Operations, Options, People, Person, Sqlite, StoreError};
use bequest_table::{
    Change, ClockEnd, Moment, NewRow, PersonId, RowSum, Stage, StoredRow, StoredTable, TableId, Uptime, Wake,
};
use common::{append, claim};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, query_scalar, raw_sql};

const VERSION_1: &str = include_str!("../migrations/0001_tables.sql");

const CLOCK: &str = "clockclockclockclockclock2";
const BOT: &str = "botbotbotbotbotbotbotbot22";
const OPEN: &str = "openopenopenopenopenopen22";
const OVER: &str = "overoveroveroveroverover22";
const IDA: &str = "idaidaidaidaidaidaidaida22";

/// Writes a database as version 1 did: a clock that runs, a bot that has to answer, an open table, and one that is over.
async fn write_version_1(folder: &Path) {
    let file = folder.join("bequest.db");
    let mut raw = SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap();
    let data = format!(
        "{VERSION_1};
        INSERT INTO tables VALUES ('{CLOCK}', 2, 2, 100, 110, 1, 0, 1, 5000, 1, -1, 'clock head');
        INSERT INTO tables VALUES ('{BOT}', 0, 0, 100, 120, 1, 0, 2, 4000, 0, 7, 'bot head');
        INSERT INTO tables VALUES ('{OPEN}', 0, 0, 130, 130, 0, 1, 0, 9000, 0, 0, 'open head');
        INSERT INTO tables VALUES ('{OVER}', 9, 0, 100, 140, 2, 1, 0, NULL, NULL, NULL, 'over head');
        INSERT INTO rows VALUES ('{CLOCK}', 1, 105, NULL, 'one'), ('{CLOCK}', 2, 110, 'k', 'two');
        INSERT INTO sittings VALUES ('{IDA}', '{CLOCK}', 0), ('{IDA}', '{OVER}', 3);
        INSERT INTO people VALUES ('{IDA}', 'Ida', 1500);
        INSERT INTO settings VALUES ('secret', x'{}'), ('beat', 1600);
        PRAGMA user_version = 1;",
        "07".repeat(32),
    );
    raw_sql(AssertSqlSafe(data)).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
}

async fn open_version_1() -> (tempfile::TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    write_version_1(folder.path()).await;
    let store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    (folder, store)
}

fn table(name: &str) -> TableId {
    name.parse().unwrap()
}

fn ida() -> PersonId {
    IDA.parse().unwrap()
}

#[tokio::test]
async fn a_table_of_version_1_is_carried_over() {
    let (_folder, store) = open_version_1().await;
    let stored = |text: &str, key: Option<&str>, at| StoredRow {
        text: text.to_owned(),
        key: key.map(str::to_owned),
        at: Moment(at),
        sum: None,
    };
    let expected = StoredTable {
        id: table(CLOCK),
        revision: 2,
        created: Moment(100),
        changed: Moment(110),
        head: "clock head".to_owned(),
        state: String::new(),
        stage: Stage::Playing,
        wake: Some(Wake { at: Uptime(5000), clock: Some(ClockEnd { until: Uptime(5000), round: u64::MAX }) }),
        rows: vec![stored("one", None, 105), stored("two", Some("k"), 110)],
    };
    assert_eq!(store.table(table(CLOCK)).await, Ok(Some(expected)));
    assert_eq!(store.check().await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_wake_of_version_1_without_a_clock_has_none() {
    let (_folder, store) = open_version_1().await;
    let wake = |wake_at| Some(Wake { at: Uptime(wake_at), clock: None });
    for (name, expected) in [(BOT, wake(4000)), (OPEN, wake(9000)), (OVER, None)] {
        assert_eq!(store.table(table(name)).await.unwrap().unwrap().wake, expected, "{name}");
    }
}

#[tokio::test]
async fn people_lists_secret_and_time_of_version_1_are_carried_over() {
    let (_folder, store) = open_version_1().await;
    assert_eq!(store.uptime().await, Ok(Some(Uptime(1600))), "the server's own time begins with the last beat");
    assert_eq!(store.secret().await, Ok([7; 32]));
    let person = Person { id: ida(), name: "Ida".to_owned(), seen: Uptime(1500) };
    assert_eq!(store.person(ida()).await, Ok(Some(person)));
    let own: Vec<_> = store.tables_of(ida(), 9).await.unwrap().into_iter().map(|table| (table.id, table.own)).collect();
    assert_eq!(own, [(table(CLOCK), 0b1), (table(OVER), 0b1000)]);
    assert_eq!(store.turns_of(ida(), None).await, Ok(1));
    assert_eq!(store.open_tables(9).await.unwrap()[0].head, "open head");
    let due = store.claim_due(claim("a", 5000, 9)).await.unwrap();
    assert_eq!(due, [(table(BOT), Uptime(4000)), (table(CLOCK), Uptime(5000))]);
    assert_eq!(store.delete_old(Moment(150), 9).await, Ok(2), "the open one and the one that is over");
}

#[tokio::test]
async fn a_table_of_version_1_is_played_on_with_check_sums() {
    let (folder, store) = open_version_1().await;
    let id = table(CLOCK);
    let sum = RowSum::default().after(id, 3, Moment(12), None, "three");
    let row = NewRow { text: "three".to_owned(), key: None, sum };
    store.append(Change { state: Some("state".to_owned()), ..append(id, 2, vec![row]) }).await.unwrap();
    assert_eq!(
        store.append(append(id, 3, vec![common::keyed("four", "k")])).await,
        Err(StoreError::Conflict),
        "its keys are known"
    );
    store.close().await;
    let again = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    let kept = again.table(id).await.unwrap().unwrap();
    assert_eq!((kept.revision, kept.state.as_str(), kept.rows.len()), (3, "state", 3));
    assert_eq!(RowSum::check(id, &kept.rows), (Vec::new(), 2), "two rows are older than check sums");
    assert_eq!(again.check().await, Ok(Vec::new()));
}

#[tokio::test]
async fn version_1_is_read_and_copied_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    write_version_1(folder.path()).await;
    let look = Sqlite::look(folder.path()).await.unwrap();
    let read = look.table(table(CLOCK)).await.unwrap().unwrap();
    assert_eq!(look.check().await, Ok(Vec::new()));
    assert_eq!(look.tables_of(ida(), 9).await.unwrap().len(), 2);
    let copy = folder.path().join("copy.db");
    look.backup(&copy).await.unwrap();
    look.close().await;
    assert_eq!(version_of(&folder.path().join("bequest.db")).await, 1);
    assert_eq!(version_of(&copy).await, 1);
    let store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    assert_eq!(store.table(table(CLOCK)).await, Ok(Some(read)), "it reads as it does after it was brought up to date");
}

async fn version_of(file: &Path) -> i64 {
    let mut raw = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    query_scalar("PRAGMA user_version").fetch_one(&mut raw).await.unwrap()
}
