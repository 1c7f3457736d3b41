//! Damage is found and cut away.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;

use bequest_store::{Damage, Hold, Journal, Operations, Options, Sqlite, StoreError};
use bequest_table::{Change, Listing, Moment, RowSum, Stage, StoredRow, TableId};
use common::{append, keyed, listing, new_store, playing, row, somebody, table_at, texts};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, query, raw_sql};
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

/// Changes the database behind the store's back.
async fn damage(folder: &TempDir, change: &str) {
    let file = folder.path().join("bequest.db");
    let mut raw = SqliteConnectOptions::new().filename(file).foreign_keys(false).connect().await.unwrap();
    raw_sql(AssertSqlSafe(change.to_owned())).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
}

/// Returns what is found wrong with a table, and how many of its rows can be read.
async fn found(folder: &TempDir, table: TableId) -> (Vec<Damage>, usize) {
    let look = Sqlite::look(folder.path()).await.unwrap();
    let found = look.found(table).await.unwrap().unwrap();
    look.close().await;
    (found.damage, found.table.rows.len())
}

#[tokio::test]
async fn a_table_is_found_with_its_lists_and_without_damage() {
    let (_folder, store) = new_store().await;
    let listing = Listing { people: vec![(somebody(), 0), (somebody(), 2)], ..listing(Stage::Playing) };
    let table = table_at(1, listing.clone());
    store.create(table.clone()).await.unwrap();
    for (revision, state) in [(0, None), (1, Some("state")), (2, None), (3, Some(""))] {
        let rows = vec![row("one")];
        store.append(Change { state: state.map(str::to_owned), ..append(table.id, revision, rows) }).await.unwrap();
        let found = store.found(table.id).await.unwrap().unwrap();
        assert_eq!((found.damage, found.listing, found.written), (Vec::new(), listing.clone(), revision + 1));
        assert_eq!(store.table(table.id).await, Ok(Some(found.table)));
    }
    assert_eq!(store.found(TableId::random()).await, Ok(None));
}

#[tokio::test]
async fn a_changed_head_or_state_is_found_until_it_is_written_again() {
    let changes = [
        ("UPDATE tables SET head = head || ' '", Damage::Head),
        ("UPDATE tables SET head_sum = head_sum + 1", Damage::Head),
        ("UPDATE tables SET state = '{}'", Damage::State),
        ("UPDATE tables SET state = CAST(x'ff' AS TEXT)", Damage::State),
        ("UPDATE tables SET state_sum = 0", Damage::State),
    ];
    for (change, expected) in changes {
        let (folder, table) = four_rows().await;
        damage(&folder, change).await;
        assert_eq!(found(&folder, table).await, (vec![expected], 4), "{change}");
        let store = open(&folder).await;
        let head = Some(("head".to_owned(), listing(Stage::Playing)));
        let again = Change { head, state: Some("state".to_owned()), ..append(table, 4, Vec::new()) };
        store.append(again).await.unwrap();
        store.close().await;
        assert_eq!(found(&folder, table).await, (Vec::new(), 4), "{change}");
    }
}

#[tokio::test]
async fn rows_are_found_up_to_the_first_that_is_missing_or_cannot_be_read() {
    let row = |number, what: &str| Damage::Row { number, what: what.to_owned() };
    let changes = [
        ("DELETE FROM rows WHERE row = 1", row(1, "is missing"), 0),
        ("DELETE FROM rows WHERE row = 3", row(3, "is missing"), 2),
        ("DELETE FROM rows WHERE row = 4", row(4, "is missing"), 3),
        ("UPDATE rows SET text = CAST(x'41ff' AS TEXT) WHERE row = 2", row(2, "cannot be read"), 1),
        ("UPDATE rows SET key = CAST(x'41ff' AS TEXT) WHERE row = 4", row(4, "cannot be read"), 3),
        ("UPDATE tables SET rows = 3", Damage::Count, 4),
    ];
    for (change, expected, rows) in changes {
        let (folder, table) = four_rows().await;
        damage(&folder, change).await;
        assert_eq!(found(&folder, table).await, (vec![expected], rows), "{change}");
    }
}

#[tokio::test]
async fn a_row_is_read_as_bytes_and_restored() {
    let (folder, table) = four_rows().await;
    damage(&folder, "UPDATE rows SET text = CAST(x'41ff' AS TEXT) WHERE row = 2").await;
    let store = open(&folder).await;
    let raw = store.raw_row(table, 2).await.unwrap().unwrap();
    assert_eq!((raw.text.as_slice(), raw.key.as_deref(), raw.at), (&b"A\xff"[..], Some(&b"2"[..]), Moment(11)));
    let restored = StoredRow { text: "2".to_owned(), key: None, at: Moment(5), sum: Some(RowSum(u64::MAX)) };
    store.restore_row(table, 2, restored.clone()).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().unwrap().rows[1], restored);
    assert_eq!(store.raw_row(table, 5).await, Ok(None));
    assert_eq!(store.restore_row(table, 5, restored).await, Err(StoreError::Missing));
}

#[tokio::test]
async fn rows_that_belong_to_no_table_are_found_and_dropped_by_a_rebuild() {
    let (folder, table) = four_rows().await;
    damage(&folder, "UPDATE rows SET table_id = 'nowhere' WHERE row = 4").await;
    let store = open(&folder).await;
    let astray = [format!("table {table} has lost rows"), "rows that belong to no table: 1".to_owned()];
    assert_eq!(store.check().await, Ok(astray.to_vec()));
    store.rebuild().await.unwrap();
    assert_eq!(store.check().await, Ok(vec![astray[0].clone()]));
    assert_eq!(texts(&store, table).await, ["1", "2", "3"]);
    store.cut_rows(table, 3).await.unwrap();
    assert_eq!(store.check().await, Ok(Vec::new()));
}

#[tokio::test]
async fn an_index_that_does_not_fit_its_rows_is_made_again() {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    store.append(append(table, 0, vec![keyed("one", "thekeyofone")])).await.unwrap();
    store.close().await;
    let file = folder.path().join("bequest.db");
    let mut bytes = fs::read(&file).unwrap();
    let places: Vec<usize> = (0..bytes.len()).filter(|&place| bytes[place..].starts_with(b"thekeyofone")).collect();
    assert_eq!(places.len(), 2, "in the row and in the index");
    for place in places {
        bytes[place] ^= 1;
        fs::write(&file, &bytes).unwrap();
        bytes[place] ^= 1;
        let store = open(&folder).await;
        assert_ne!(store.check().await, Ok(Vec::new()), "byte {place}");
        store.rebuild().await.unwrap();
        assert_eq!(store.check().await, Ok(Vec::new()), "byte {place}");
        store.close().await;
    }
}

#[tokio::test]
async fn a_held_folder_is_copied_as_it_is_and_opened() {
    let (folder, table) = four_rows().await;
    let file = folder.path().join("bequest.db");
    let before = fs::read(&file).unwrap();
    let hold = Hold::take(folder.path()).unwrap();
    let taken = Sqlite::open(folder.path(), Options::default()).await.err();
    assert_eq!(taken, Some(StoreError::Taken(folder.path().display().to_string())));
    for number in [1, 2] {
        let copy = hold.copy().unwrap();
        assert_eq!(copy, folder.path().join(format!("before-repair-{number}")));
        assert_eq!(fs::read(copy.join("bequest.db")).unwrap(), before);
    }
    let store = hold.open(Options::default()).await.unwrap();
    store.cut_rows(table, 1).await.unwrap();
    assert!(matches!(Hold::take(folder.path()), Err(StoreError::Taken(_))), "the store has it now");
    store.close().await;
    let copy = Sqlite::look(&folder.path().join("before-repair-1")).await.unwrap();
    assert_eq!(texts(&copy, table).await.len(), 4);
    Hold::take(folder.path()).unwrap();
}

#[tokio::test]
async fn a_copy_has_the_journal_too() {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    store.append(append(table, 0, vec![row("one")])).await.unwrap();
    let killed = tempfile::tempdir().unwrap();
    for name in ["bequest.db", "bequest.db-wal"] {
        fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let copy = Hold::take(killed.path()).unwrap().copy().unwrap();
    let look = Sqlite::look(&copy).await.unwrap();
    assert_eq!(texts(&look, table).await, ["one"]);
}
