//! Damage is found and cut away.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_store::{Journal, Operations, Options, Sqlite, StoreError};
use bequest_table::TableId;
use common::{append, keyed, new_store, playing, row, texts};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query};
use tempfile::TempDir;

/// Makes a table of four rows, closes the store, and returns where it is.
async fn four_rows() -> (TempDir, TableId) {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    for revision in 0..4 {
        let text = (revision + 1).to_string();
        store.append(append(table, revision, vec![keyed(&text, &text)])).await.unwrap();
    }
    store.close().await;
    (folder, table)
}

async fn open(folder: &TempDir) -> Sqlite {
    Sqlite::open(folder.path(), Options::default()).await.unwrap()
}

#[tokio::test]
async fn rows_after_a_cut_are_gone_and_the_table_is_played_on_from_there() {
    let (folder, table) = four_rows().await;
    let store = open(&folder).await;
    store.cut_rows(table, 2).await.unwrap();
    assert_eq!(texts(&store, table).await, ["1", "2"]);
    assert_eq!(store.check().await, Ok(Vec::new()));
    let late = store.append(append(table, 4, vec![row("late")])).await;
    assert_eq!(late, Err(StoreError::Conflict), "what was in memory does not fit any more");
    store.append(append(table, 5, vec![keyed("three", "3")])).await.unwrap();
    assert_eq!(texts(&store, table).await, ["1", "2", "three"]);
    assert_eq!(store.check().await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_cut_may_leave_nothing_or_everything() {
    let (folder, table) = four_rows().await;
    let store = open(&folder).await;
    store.cut_rows(table, 9).await.unwrap();
    assert_eq!(texts(&store, table).await.len(), 4);
    assert_eq!(store.check().await, Ok(Vec::new()));
    store.cut_rows(table, 0).await.unwrap();
    assert_eq!(texts(&store, table).await.len(), 0);
    assert_eq!(store.check().await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_table_that_has_lost_rows_is_whole_again_after_a_cut_before_the_gap() {
    for (lost, keep) in [(1, 0), (3, 2), (4, 3), (4, 9)] {
        let (folder, table) = four_rows().await;
        let file = folder.path().join("bequest.db");
        let mut raw = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        query("DELETE FROM rows WHERE row = ?").bind(lost).execute(&mut raw).await.unwrap();
        raw.close().await.unwrap();
        let store = open(&folder).await;
        assert_eq!(store.check().await, Ok(vec![format!("table {table} has lost rows")]));
        store.cut_rows(table, keep).await.unwrap();
        assert_eq!(store.check().await, Ok(Vec::new()), "row {lost} was lost, and {keep} were kept");
    }
}

#[tokio::test]
async fn a_cut_leaves_other_tables_and_needs_a_table() {
    let (folder, table) = four_rows().await;
    let store = open(&folder).await;
    let before = store.table(table).await;
    assert_eq!(store.cut_rows(TableId::random(), 0).await, Err(StoreError::Missing));
    let other = playing(&store).await;
    store.cut_rows(other, 0).await.unwrap();
    assert_eq!(store.table(table).await, before);
    let look = Sqlite::look(folder.path()).await.unwrap();
    assert!(matches!(look.cut_rows(table, 0).await, Err(StoreError::ReadOnly(_))));
}
