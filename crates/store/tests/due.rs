//! Which tables have to be looked at, and which node does so.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::HashSet;
use std::sync::Arc;

use bequest_store::{Claim, Journal, Operations, Options, Sqlite};
use bequest_table::{Change, TableId, Uptime};
use common::{append, claim, due_at, new_store, playing, row, wake};
use tokio::task::JoinSet;

/// Takes what is due, and returns the tables alone.
async fn claimed(store: &Sqlite, claim: Claim) -> Vec<TableId> {
    store.claim_due(claim).await.unwrap().into_iter().map(|(table, _)| table).collect()
}

#[tokio::test]
async fn due_tables_come_in_the_order_of_their_time() {
    let (_folder, store) = new_store().await;
    let mut made = Vec::new();
    for at in [30, 10, 20, 40] {
        made.push(due_at(&store, at).await);
    }
    playing(&store).await;
    let due = |at, table| (table, Uptime(at));
    let until_30 = store.claim_due(claim("a", 30, 9)).await.unwrap();
    assert_eq!(until_30, [due(10, made[1]), due(20, made[2]), due(30, made[0])]);
    assert_eq!(store.claim_due(claim("a", 30, 1)).await.unwrap(), [due(10, made[1])]);
}

#[tokio::test]
async fn a_node_may_look_ahead() {
    let (_folder, store) = new_store().await;
    let (soon, _later) = (due_at(&store, 50).await, due_at(&store, 51).await);
    assert_eq!(claimed(&store, Claim { until: Uptime(50), ..claim("a", 1, 9) }).await, [soon]);
}

#[tokio::test]
async fn a_leased_table_is_for_its_node_alone_until_the_lease_ends() {
    let (_folder, store) = new_store().await;
    let table = due_at(&store, 5).await;
    assert_eq!(claimed(&store, claim("a", 100, 9)).await, [table]);
    assert_eq!(claimed(&store, claim("b", 109, 9)).await, []);
    assert_eq!(
        claimed(&store, claim("a", 105, 9)).await,
        [table],
        "its own node gets it again, and its lease is longer"
    );
    assert_eq!(claimed(&store, claim("b", 114, 9)).await, []);
    assert_eq!(claimed(&store, claim("b", 115, 9)).await, [table], "the lease is over");
    assert_eq!(claimed(&store, claim("a", 116, 9)).await, [], "now it is leased to the other");
}

#[tokio::test]
async fn what_is_leased_to_another_leaves_room_for_what_is_not() {
    let (_folder, store) = new_store().await;
    let (first, second, third) = (due_at(&store, 1).await, due_at(&store, 2).await, due_at(&store, 3).await);
    assert_eq!(claimed(&store, claim("a", 9, 2)).await, [first, second]);
    assert_eq!(claimed(&store, claim("b", 9, 2)).await, [third]);
}

#[tokio::test]
async fn a_change_ends_the_lease() {
    let (_folder, store) = new_store().await;
    let table = due_at(&store, 5).await;
    assert_eq!(claimed(&store, claim("a", 100, 9)).await, [table]);
    store.append(Change { wake: Some(wake(101, false)), ..append(table, 0, vec![row("one")]) }).await.unwrap();
    assert_eq!(claimed(&store, claim("b", 101, 9)).await, [table]);
    store.append(append(table, 1, vec![row("two")])).await.unwrap();
    assert_eq!(claimed(&store, claim("b", 999, 9)).await, [], "it need not be looked at any more");
}

#[tokio::test]
async fn a_change_that_is_refused_leaves_the_lease() {
    let (_folder, store) = new_store().await;
    let table = due_at(&store, 5).await;
    assert_eq!(claimed(&store, claim("a", 100, 9)).await, [table]);
    store.append(append(table, 7, Vec::new())).await.unwrap_err();
    assert_eq!(claimed(&store, claim("b", 100, 9)).await, []);
}

#[tokio::test]
async fn a_lease_is_durable_and_changes_nothing_else() {
    let (folder, store) = new_store().await;
    let table = due_at(&store, 5).await;
    let before = store.table(table).await;
    assert_eq!(claimed(&store, claim("a", 100, 9)).await, [table]);
    assert_eq!(store.table(table).await, before);
    store.close().await;
    let again = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    assert_eq!(claimed(&again, claim("b", 100, 9)).await, []);
    assert_eq!(claimed(&again, claim("a", 100, 9)).await, [table]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_never_get_the_same_table() {
    const TABLES: usize = 200;
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    let mut made = HashSet::new();
    for at in 0..TABLES {
        made.insert(due_at(&store, i64::try_from(at / 3).unwrap()).await);
    }
    let mut claims = JoinSet::new();
    for number in 0..TABLES / 4 {
        let store = store.clone();
        // Each has a name of its own, as a node gets again what it has.
        claims.spawn(async move { claimed(&store, claim(&format!("node {number}"), 1000, 4)).await });
    }
    let taken = claims.join_all().await.concat();
    assert_eq!(taken.len(), TABLES, "every table was taken once");
    assert_eq!(taken.into_iter().collect::<HashSet<_>>(), made);
}
