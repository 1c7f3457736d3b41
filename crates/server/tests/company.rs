//! Who is there: known from streams and pages, never from answers; and those who only watch.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::{Duration, Instant};

use bequest_server::Config;
use common::{Guest, Listener, Site, config, key, questions, started};

/// What is loaded so soon after an answer is no visit.
const FOLLOWS_ANSWER: Duration = Duration::from_secs(10);

/// Returns what a page or an event has in the place of a seat's mark.
fn here(html: &str, seat: usize) -> &str {
    let start = html.rfind(&format!("<div id=\"here-{seat}\"")).expect("the seat has a mark");
    html[start..].split("</div>").next().unwrap()
}

/// Opens the page of a table: it is brought up to date.
async fn opens(guest: &Guest, table: &str) -> Listener {
    let mut page = guest.listen(&format!("{table}/events")).await;
    page.until(|news| news.contains("id=\"here-1\"")).await;
    page
}

#[tokio::test]
async fn a_page_is_told_who_comes() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[]).await;
    let page = ada.get(&table).await.body;
    assert!(here(&page, 1).contains("pres online"), "{}", here(&page, 1));
    assert!(here(&page, 2).contains("pres offline"), "Bert has not opened a page: {}", here(&page, 2));
    assert!(here(&page, 3).contains("pres bot"));
    let mut adas = opens(&ada, &table).await;
    let _berts = opens(&bert, &table).await;
    let news = adas.until(|news| news.contains("id=\"here-2\"")).await;
    assert!(here(&news, 2).contains("pres online"));
    assert!(!news.contains("id=\"board\"") && !news.contains("id=\"players\""), "nothing else is sent: {news}");
}

#[tokio::test]
async fn before_the_game_everyone_sees_who_is_there() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = ada.table(&[("players", "3"), ("seat3", "bot")]).await;
    let mut adas = opens(&ada, &table).await;
    bert.done(&format!("{table}/sit"), &[("seat", "2")]).await;
    let news = adas.until(|news| news.contains("Bert")).await;
    assert!(here(&news, 2).contains("pres offline"), "{}", here(&news, 2));
    bert.get(&table).await;
    let news = adas.until(|news| news.contains("id=\"here-2\"")).await;
    assert!(here(&news, 2).contains("pres online"));
}

#[tokio::test]
async fn answers_show_nobody() {
    // The bot would change the question while Bert answers it.
    let slow = Config { bot_pace: Duration::from_secs(24 * 60 * 60), ..config() };
    let site = Site::with(slow).await;
    // On a machine that is busy just then, it is tried again.
    while bert_answers(&site).await >= FOLLOWS_ANSWER {}
}

/// Has someone answer without having loaded a page; returns how long after the answer they had the page that follows it.
async fn bert_answers(site: &Site) -> Duration {
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[("pace", "relaxed")]).await;
    let mut adas = opens(&ada, &table).await;
    adas.now().await;
    let question = questions(&bert.get(&format!("{table}/regions")).await.body).remove(0);
    let answered = Instant::now();
    assert_eq!(bert.answer(&table, &question, "decline", &key()).await.outcome(), "done");
    // Neither the answer nor the page that follows it.
    bert.get(&table).await;
    let loaded = answered.elapsed();
    let news = adas.now().await;
    assert!(news.contains("id=\"plate-2\""), "the answer is seen: {news}");
    if loaded < FOLLOWS_ANSWER {
        // The plate has an empty place for the mark, which stays as it is.
        assert!(!news.contains("id=\"here-2\" data-h=\""), "{news}");
        assert!(here(&ada.get(&table).await.body, 2).contains("pres offline"));
    }
    loaded
}

#[tokio::test]
async fn those_who_watch_are_counted_and_named_if_they_agree() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut ruth) =
        (site.person("Ada").await, site.person("Bert").await, site.person("Ruth").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[]).await;
    let mut adas = opens(&ada, &table).await;
    // Someone who has a seat does not watch.
    let _berts = opens(&bert, &table).await;
    let news = adas.until(|news| news.contains("id=\"here-2\"")).await;
    assert!(!news.contains("watching"), "{news}");
    let stranger = opens(&site.guest(), &table).await;
    let news = adas.until(|news| news.contains("1 watching")).await;
    assert!(news.contains("Someone is watching."), "{news}");
    let silent = opens(&ruth, &table).await;
    let news = adas.until(|news| news.contains("2 watching")).await;
    assert!(!news.contains("Ruth"), "{news}");
    let agrees = [("theme", "device"), ("asks", "great"), ("watching", "named")];
    ruth.form("/settings", &agrees).await;
    let _named = opens(&ruth, &table).await;
    adas.until(|news| news.contains("Watching: Ruth and one more")).await;
    drop((stranger, silent));
}
