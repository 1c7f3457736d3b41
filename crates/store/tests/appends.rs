//! What is written: tables, rows, conflicts, many at once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::sync::Arc;

use bequest_store::{Journal, Sqlite, StoreError};
use bequest_table::{Change, ClockEnd, Moment, NewRow, RowSum, Stage, StoredRow, StoredTable, TableId, Uptime, Wake};
use common::{SUM, append, keyed, listing, new_store, playing, row, table_at, texts, wake};
use tokio::task::JoinSet;

#[tokio::test]
async fn a_new_table_is_read_as_it_was_made() {
    let (_folder, store) = new_store().await;
    let mut table = table_at(5, listing(Stage::Open));
    table.wake = Some(wake(-7, false));
    store.create(table.clone()).await.unwrap();
    let kept = StoredTable {
        id: table.id,
        revision: 0,
        created: Moment(5),
        changed: Moment(5),
        head: table.head,
        state: String::new(),
        stage: Stage::Open,
        wake: table.wake,
        rows: Vec::new(),
    };
    assert_eq!(store.table(table.id).await, Ok(Some(kept)));
}

#[tokio::test]
async fn an_append_adds_rows_and_changes_head_and_wake() {
    let (_folder, store) = new_store().await;
    let table = playing(&store).await;
    store.append(append(table, 0, vec![row("one")])).await.unwrap();
    let change = Change {
        table,
        revision: 1,
        at: Moment(99),
        rows: vec![keyed("two", "k"), row("three \0 \"'\\ ü \u{10ffff}")],
        head: Some(("new head".to_owned(), listing(Stage::Over))),
        state: Some("new state".to_owned()),
        asked: 0b101,
        wake: Some(wake(7, true)),
    };
    store.append(change).await.unwrap();
    let stored = |text: &str, key: Option<&str>, at| StoredRow {
        text: text.to_owned(),
        key: key.map(str::to_owned),
        at: Moment(at),
        sum: Some(SUM),
    };
    let kept = StoredTable {
        id: table,
        revision: 2,
        created: Moment(1),
        changed: Moment(99),
        head: "new head".to_owned(),
        state: "new state".to_owned(),
        stage: Stage::Over,
        wake: Some(wake(7, true)),
        rows: vec![
            stored("one", None, 10),
            stored("two", Some("k"), 99),
            stored("three \0 \"'\\ ü \u{10ffff}", None, 99),
        ],
    };
    assert_eq!(store.table(table).await, Ok(Some(kept)));
}

#[tokio::test]
async fn an_append_without_rows_counts_as_a_change() {
    let (_folder, store) = new_store().await;
    let table = playing(&store).await;
    store.append(append(table, 0, Vec::new())).await.unwrap();
    assert_eq!(store.append(append(table, 0, Vec::new())).await, Err(StoreError::Conflict));
    assert_eq!(store.table(table).await.unwrap().unwrap().revision, 1);
}

#[tokio::test]
async fn a_table_cannot_be_made_twice() {
    let (_folder, store) = new_store().await;
    let table = table_at(1, listing(Stage::Open));
    store.create(table.clone()).await.unwrap();
    assert_eq!(store.create(table).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn a_wrong_revision_changes_nothing() {
    let (_folder, store) = new_store().await;
    let table = playing(&store).await;
    store.append(append(table, 0, vec![row("one")])).await.unwrap();
    let before = store.table(table).await;
    for revision in [0, 2, u32::MAX] {
        let mut late = append(table, revision, vec![row("late")]);
        late.head = Some(("late".to_owned(), listing(Stage::Closed)));
        assert_eq!(store.append(late).await, Err(StoreError::Conflict), "revision {revision}");
    }
    assert_eq!(store.table(table).await, before);
}

#[tokio::test]
async fn a_doubled_key_changes_nothing() {
    let (_folder, store) = new_store().await;
    let (table, other) = (playing(&store).await, playing(&store).await);
    store.append(append(table, 0, vec![keyed("one", "k")])).await.unwrap();
    let before = store.table(table).await;
    let doubled = append(table, 1, vec![row("two"), keyed("three", "k")]);
    assert_eq!(store.append(doubled).await, Err(StoreError::Conflict));
    let twice = append(table, 1, vec![keyed("two", "l"), keyed("three", "l")]);
    assert_eq!(store.append(twice).await, Err(StoreError::Conflict));
    assert_eq!(store.table(table).await, before);
    assert_eq!(store.append(append(other, 0, vec![keyed("one", "k")])).await, Ok(()), "another table has its own keys");
}

#[tokio::test]
async fn a_missing_table_is_missing() {
    let (_folder, store) = new_store().await;
    let nowhere = TableId::random();
    assert_eq!(store.table(nowhere).await, Ok(None));
    assert_eq!(store.append(append(nowhere, 0, vec![row("one")])).await, Err(StoreError::Missing));
    assert_eq!(store.append(append(nowhere, 0, Vec::new())).await, Err(StoreError::Missing));
}

/// Sends everything before the writer can take the first, so that it shares as few commits as possible.
async fn at_once(store: Arc<Sqlite>, appends: Vec<Change>) -> Vec<Result<(), StoreError>> {
    let mut running = JoinSet::new();
    for (number, append) in appends.into_iter().enumerate() {
        let store = store.clone();
        running.spawn(async move { (number, store.append(append).await) });
    }
    let mut answers = running.join_all().await;
    answers.sort_by_key(|(number, _)| *number);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

#[tokio::test]
async fn a_bad_job_fails_alone() {
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    let mut appends = Vec::new();
    for _ in 0..20 {
        appends.push(append(playing(&store).await, 0, vec![keyed("good", "k")]));
    }
    appends[3].revision = 1;
    appends[7].rows.push(keyed("bad", "k"));
    appends[11].table = TableId::random();
    let commits = store.commits();
    let answers = at_once(store.clone(), appends.clone()).await;
    assert!(store.commits() - commits <= 2, "they shared commits");
    for (number, answer) in answers.into_iter().enumerate() {
        let (expected, rows) = match number {
            3 | 7 => (Err(StoreError::Conflict), 0),
            11 => (Err(StoreError::Missing), 0),
            _ => (Ok(()), 1),
        };
        assert_eq!(answer, expected, "job {number}");
        let kept = store.table(appends[number].table).await.unwrap();
        assert_eq!(kept.map_or(0, |table| table.rows.len()), rows, "job {number}");
    }
}

#[tokio::test]
async fn changes_of_one_table_in_one_commit_follow_each_other() {
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    let table = playing(&store).await;
    let change =
        |revision: u32| append(table, revision, vec![row(&format!("a{revision}")), row(&format!("b{revision}"))]);
    let commits = store.commits();
    assert_eq!(at_once(store.clone(), (0..5).map(change).collect()).await, vec![Ok(()); 5]);
    assert!(store.commits() - commits <= 2, "they shared commits");
    assert_eq!(texts(&store, table).await, ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4"]);
    let same = vec![change(5), change(5), change(6)];
    assert_eq!(at_once(store.clone(), same).await, [Ok(()), Err(StoreError::Conflict), Ok(())]);
}

#[tokio::test]
async fn a_head_stays_the_last_one_if_a_later_change_in_the_commit_has_none() {
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    let table = playing(&store).await;
    let mut first = append(table, 0, vec![row("one")]);
    first.head = Some(("changed".to_owned(), listing(Stage::Over)));
    assert_eq!(at_once(store.clone(), vec![first, append(table, 1, vec![row("two")])]).await, [Ok(()), Ok(())]);
    let kept = store.table(table).await.unwrap().unwrap();
    assert_eq!((kept.head.as_str(), kept.stage, kept.revision), ("changed", Stage::Over, 2));
}

#[tokio::test]
async fn a_state_stays_until_another_comes_and_changes_no_head() {
    let (_folder, store) = new_store().await;
    let table = playing(&store).await;
    let state = |state: &str| Some(state.to_owned());
    let changes =
        [(state("ready 1"), "ready 1"), (None, "ready 1"), (state("\0 \"'\\ ü"), "\0 \"'\\ ü"), (state(""), "")];
    for (revision, (state, expected)) in (0..).zip(changes) {
        store.append(Change { state, ..append(table, revision, vec![row("a row")]) }).await.unwrap();
        let kept = store.table(table).await.unwrap().unwrap();
        assert_eq!((kept.state.as_str(), kept.head.as_str(), kept.stage), (expected, "head 1", Stage::Playing));
    }
}

#[tokio::test]
async fn a_state_stays_the_last_one_if_a_later_change_in_the_commit_has_none() {
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    let table = playing(&store).await;
    let with_state =
        |revision, state: &str| Change { state: Some(state.to_owned()), ..append(table, revision, vec![]) };
    let changes = vec![with_state(0, "first"), with_state(1, "last"), append(table, 2, vec![row("one")])];
    assert_eq!(at_once(store.clone(), changes).await, [Ok(()), Ok(()), Ok(())]);
    assert_eq!(store.table(table).await.unwrap().unwrap().state, "last");
}

#[tokio::test]
async fn a_change_that_is_refused_leaves_the_state() {
    let (_folder, store) = new_store().await;
    let table = playing(&store).await;
    let late = Change { state: Some("late".to_owned()), ..append(table, 7, Vec::new()) };
    assert_eq!(store.append(late).await, Err(StoreError::Conflict));
    assert_eq!(store.table(table).await.unwrap().unwrap().state, "");
}

#[tokio::test]
async fn check_sums_are_read_as_they_were_stored_and_fit() {
    let (_folder, store) = new_store().await;
    let table = playing(&store).await;
    let mut sum = RowSum::default();
    for revision in 0..20 {
        let mut change = append(table, revision, vec![keyed("one", &revision.to_string()), row("ü \0 two")]);
        for (number, row) in (revision as usize * 2 + 1..).zip(&mut change.rows) {
            sum = sum.after(table, number, change.at, row.key.as_deref(), &row.text);
            row.sum = sum;
        }
        store.append(change).await.unwrap();
    }
    let rows = store.table(table).await.unwrap().unwrap().rows;
    assert!(rows.iter().any(|row| row.sum.unwrap().0 > u64::MAX / 2), "some sum has the highest bit");
    assert_eq!(rows[39].sum, Some(sum));
    assert_eq!(RowSum::check(table, &rows), (Vec::new(), 0));
}

#[tokio::test]
async fn a_bot_that_is_due_before_the_clock_leaves_the_clock_its_end() {
    let (_folder, store) = new_store().await;
    let table = playing(&store).await;
    let clock = Some(ClockEnd { until: Uptime(500), round: 7 });
    for (revision, wake) in [Some(Wake { at: Uptime(30), clock }), None, Some(wake(30, false))].into_iter().enumerate()
    {
        let revision = u32::try_from(revision).unwrap();
        store.append(Change { wake, ..append(table, revision, Vec::new()) }).await.unwrap();
        assert_eq!(store.table(table).await.unwrap().unwrap().wake, wake);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_appends_to_many_tables_land_once_each() {
    const TABLES: u32 = 60;
    const EACH: u32 = 30;
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    let mut players = JoinSet::new();
    for _ in 0..TABLES {
        let store = store.clone();
        players.spawn(async move {
            let table = playing(&store).await;
            for revision in 0..EACH {
                let rows: Vec<NewRow> = vec![keyed(&revision.to_string(), &revision.to_string())];
                store.append(append(table, revision, rows)).await.unwrap();
            }
            table
        });
    }
    let expected: Vec<String> = (0..EACH).map(|revision| revision.to_string()).collect();
    for table in players.join_all().await {
        assert_eq!(texts(&store, table).await, expected);
    }
    assert_eq!(store.check().await, Ok(Vec::new()));
}

/// On one thread, all of them wait before the one who writes has its turn.
#[tokio::test]
async fn appends_that_wait_at_the_same_time_share_a_commit() {
    const TABLES: usize = 60;
    let (_folder, store) = new_store().await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(playing(&store).await);
    }
    let commits = store.commits();
    let store = Arc::new(store);
    let mut appends = JoinSet::new();
    for &table in &tables {
        let store = store.clone();
        appends.spawn(async move { store.append(append(table, 0, vec![row("together")])).await });
    }
    assert!(appends.join_all().await.iter().all(Result::is_ok));
    assert_eq!(store.commits() - commits, 1);
    for table in tables {
        assert_eq!(texts(&store, table).await, ["together"]);
    }
}
