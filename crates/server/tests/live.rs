//! Live play: getting ready, the auctioneer's calls, and stand-in bots, also after a restart.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::{Duration, Instant};

use bequest_server::Config;
use bequest_table::{Change, ClockEnd, Uptime, Wake};
use common::planted::id_of;
use common::{Guest, Site, config, key, started, uptime, wait_until};

/// No clock runs out by itself during a test.
const LONG: [(&str, &str); 3] = [("pace", "live"), ("turn", "600"), ("call", "60")];
/// Only the calls can be waited for.
const SHORT: [(&str, &str); 3] = [("pace", "live"), ("turn", "600"), ("call", "1")];
const THREE_CALLS: Duration = Duration::from_secs(180);

/// Waits until a row is stored, no matter who made it.
async fn wait_for(site: &Site, table: &str, wanted: &str) {
    wait_until(wanted, async || has(site, table, wanted).await).await;
}

async fn has(site: &Site, table: &str, wanted: &str) -> bool {
    site.state(table).await.1.iter().any(|row| row == wanted)
}

async fn says(guest: &mut Guest, table: &str, action: &str) -> common::Reply {
    let question = guest.questions(table).await.remove(0);
    guest.answer(table, &question, action, &key()).await
}

async fn seated(site: &Site, pace: &[(&str, &str)]) -> (String, [Guest; 3]) {
    let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
    let [ada, bert, cleo] = &mut people;
    let table = started(&mut [ada, bert, cleo], 3, pace).await;
    let refused = says(ada, &table, "bid 500").await;
    assert_eq!(refused.json()["rule"], "MAL-87", "{}", refused.body);
    (table, people)
}

async fn all_ready(table: &str, people: &mut [Guest; 3]) {
    for (seat, person) in ["1", "2", "3"].into_iter().zip(people) {
        person.done(&format!("{table}/ready"), &[("seat", seat)]).await;
    }
}

/// Seats three people at a live table who all say that they are ready.
async fn ready(site: &Site) -> (String, [Guest; 3]) {
    let (table, mut people) = seated(site, &LONG).await;
    all_ready(&table, &mut people).await;
    (table, people)
}

#[tokio::test]
async fn mal_38_the_server_counts_to_three_and_declines_for_the_silent() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = ready(&site).await;
    let before = site.server.uptime();
    assert_eq!(says(&mut ada, &table, "bid 500").await.outcome(), "done");
    let third_call = site.clock(&table).await;
    assert!(before.after(THREE_CALLS) <= third_call && third_call <= site.server.uptime().after(THREE_CALLS));
    let rows = site.state(&table).await.1;
    site.look_at(&table, Uptime(third_call.0 - 1)).await;
    assert_eq!(site.state(&table).await.1, rows, "the third call has not come");
    site.look_at(&table, third_call).await;
    assert_eq!(site.state(&table).await.1[rows.len()..], ["act 2 clock decline", "act 3 clock decline"]);
    // She has the car and does not drive: a bot takes the wheel.
    site.look_at(&table, site.clock(&table).await).await;
    assert!(has(&site, &table, "seat 1 bot greedy").await);
}

#[tokio::test]
async fn mal_38_the_calls_come_by_themselves_and_not_too_early() {
    let site = Site::new().await;
    let (table, mut people) = seated(&site, &SHORT).await;
    let start = Instant::now();
    all_ready(&table, &mut people).await;
    wait_for(&site, &table, "act 3 clock decline").await;
    assert!(start.elapsed() >= Duration::from_millis(2900), "three calls of a second each");
}

#[tokio::test]
async fn a_clock_runs_on_after_a_restart_though_nobody_looks() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = ready(&site).await;
    assert_eq!(says(&mut ada, &table, "bid 500").await.outcome(), "done");
    // Nobody wants to wait for three minutes.
    let stored = site.stored(&table).await;
    let clock = stored.wake.unwrap().clock.unwrap();
    let until = uptime();
    let wake = Some(Wake { at: until, clock: Some(ClockEnd { until, ..clock }) });
    let (at, asked) = (stored.changed, site.truth(&table).await.asked().bits());
    let (revision, rows) = (stored.revision, Vec::new());
    let change = Change { table: id_of(&table), revision, at, rows, head: None, state: None, asked, wake };
    site.store.append(change).await.unwrap();
    let site = site.restart(config()).await;
    wait_for(&site, &table, "act 3 clock decline").await;
}

#[tokio::test]
async fn mal_87_a_seat_stays_ready_though_nothing_happens_for_long() {
    let site = Site::with(Config { idle: Duration::from_millis(30), ..config() }).await;
    let (table, [mut ada, mut bert, mut cleo]) = seated(&site, &LONG).await;
    for (seat, guest) in [("1", &mut ada), ("2", &mut bert)] {
        guest.done(&format!("{table}/ready"), &[("seat", seat)]).await;
    }
    // It is the only table; the next request reads it from the store.
    wait_until("the table leaves the memory", async || site.server.tables_in_memory() == 0).await;
    cleo.done(&format!("{table}/ready"), &[("seat", "3")]).await;
    assert_eq!(says(&mut ada, &table, "bid 500").await.outcome(), "done", "everyone was ready");
}
