//! Live play by the real clock: everybody is ready, the auctioneer calls, and bots stand in, also after a restart.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::{Duration, Instant};

use bequest_store::{Store, TableId};
use common::{Guest, Site, config, key, started};

const LIVE: [(&str, &str); 3] = [("pace", "live"), ("turn", "10"), ("call", "1")];

async fn rows(store: &dyn Store, table: &str) -> Vec<String> {
    let id: TableId = table.strip_prefix("/t/").unwrap().parse().unwrap();
    store.table(id).await.unwrap().unwrap().rows.into_iter().map(|row| row.text).collect()
}

/// Waits until a row is stored, whoever made it.
async fn wait_for(store: &dyn Store, table: &str, wanted: &str) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !rows(store, table).await.iter().any(|row| row == wanted) {
        assert!(Instant::now() < deadline, "no row says {wanted:?}: {:?}", rows(store, table).await.last());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn says(guest: &mut Guest, table: &str, action: &str) -> common::Reply {
    let question = guest.questions(table).await.remove(0);
    guest.answer(table, &question, action, &key()).await
}

/// Seats three people at a live table who all say that they are ready.
async fn ready(site: &Site) -> (String, [Guest; 3]) {
    let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
    let [ada, bert, cleo] = &mut people;
    let table = started(&mut [ada, bert, cleo], 3, &LIVE).await;
    let refused = says(ada, &table, "bid 500").await;
    assert_eq!(refused.json()["rule"], "MAL-87", "{}", refused.body);
    for (seat, person) in ["1", "2", "3"].into_iter().zip(&mut people) {
        person.done(&format!("{table}/ready"), &[("seat", seat)]).await;
    }
    (table, people)
}

#[tokio::test]
async fn mal_38_the_server_counts_to_three_and_declines_for_the_silent() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = ready(&site).await;
    let (start, bid) = (Instant::now(), says(&mut ada, &table, "bid 500").await);
    assert_eq!(bid.outcome(), "done");
    wait_for(&*site.store, &table, "act 3 clock decline").await;
    assert!(start.elapsed() >= Duration::from_millis(2900), "three calls of a second each");
    assert!(rows(&*site.store, &table).await.contains(&"act 2 clock decline".to_owned()));
    // She has the car and does not drive: a bot takes the wheel.
    wait_for(&*site.store, &table, "seat 1 bot greedy").await;
}

#[tokio::test]
async fn a_clock_runs_on_after_a_restart_though_nobody_looks() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = ready(&site).await;
    assert_eq!(says(&mut ada, &table, "bid 500").await.outcome(), "done");
    let site = site.restart(config()).await;
    wait_for(&*site.store, &table, "act 3 clock decline").await;
}
