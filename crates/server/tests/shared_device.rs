//! Several people at one device: nobody sees another's cards by accident.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_engine::Seat;
use common::planted::{Sits, hand, mentions, plant, seed_with};
use common::{Guest, Site};

/// Three at one device, who have come to the laying; the first has two cards to lay.
async fn laying(site: &Site) -> (String, Guest) {
    let (seed, town) = seed_with(3, 0, 2);
    let mut ada = site.person("Ada").await;
    let seats = [Sits::Person(&ada, "Ada"), Sits::Device(&ada, "Bert"), Sits::Device(&ada, "Cleo")];
    let table = plant(site, &seed, &seats).await;
    ada.done(&format!("{table}/start"), &[]).await;
    ada.says(&table, 1, "joker").await;
    ada.says(&table, 1, &format!("drive {town}")).await;
    (table, ada)
}

/// Three at one device, in the auction.
async fn auction(site: &Site) -> (String, Guest) {
    let mut ada = site.person("Ada").await;
    let fields = [("players", "3"), ("seat2", "device"), ("name2", "Bert"), ("seat3", "device"), ("name3", "Cleo")];
    let table = ada.table(&fields).await;
    ada.done(&format!("{table}/start"), &[]).await;
    (table, ada)
}

#[tokio::test]
async fn the_page_of_a_device_shows_nobodys_cards() {
    let site = Site::new().await;
    let (table, mut ada) = auction(&site).await;
    let truth = site.truth(&table).await;
    let page = ada.get(&table).await.body;
    assert!(!page.contains("class=\"hand\""));
    for seat in Seat::all(3) {
        assert!(hand(&truth, seat).iter().all(|card| !mentions(&page, card)), "{seat:?}");
        assert!(page.contains(&format!("href=\"{table}?as={seat}\"")), "{seat:?} can be uncovered");
        let own = ada.get(&format!("{table}?as={seat}")).await.body;
        assert!(hand(&truth, seat).iter().all(|card| mentions(&own, card)), "{seat:?}");
        assert!(own.contains(&format!("{table}/events?as={seat}")), "its stream is uncovered too");
    }
}

#[tokio::test]
async fn an_auction_is_answered_for_every_seat_without_uncovering() {
    let site = Site::new().await;
    let (table, mut ada) = auction(&site).await;
    let asked: Vec<String> = ada.questions(&table).await.into_iter().map(|question| question.seat).collect();
    assert_eq!(asked, ["1", "2", "3"]);
    ada.says(&table, 2, "bid 100").await;
    ada.says(&table, 3, "bid 200").await;
    ada.says(&table, 1, "decline").await;
    assert!(site.state(&table).await.1.ends_with(&[
        "act 2 person bid 100".to_owned(),
        "act 3 person bid 200".to_owned(),
        "act 1 person decline".to_owned(),
    ]));
}

#[tokio::test]
async fn covered_cards_are_laid_only_by_the_seat_that_is_uncovered() {
    let site = Site::new().await;
    let (table, mut ada) = laying(&site).await;
    assert_eq!(ada.questions(&table).await, [], "nothing is asked while all is covered");
    for seat in ["1", "2", "3"] {
        let questions = ada.questions(&format!("{table}?as={seat}")).await;
        assert_eq!(questions.len(), 1);
        assert_eq!(questions[0].seat, seat);
    }
}

#[tokio::test]
async fn somebody_elses_seat_cannot_be_uncovered() {
    let site = Site::new().await;
    let (table, _) = auction(&site).await;
    let truth = site.truth(&table).await;
    let mut vi = site.person("Vi").await;
    let covered = vi.get(&table).await.body;
    for seat in Seat::all(3) {
        let page = vi.get(&format!("{table}?as={seat}")).await.body;
        assert!(hand(&truth, seat).iter().all(|card| !mentions(&page, card)));
        assert!(!page.contains("?as="), "there is nothing to uncover");
    }
    assert!(!covered.contains("?as="));
}

#[tokio::test]
async fn a_seat_that_has_answered_is_covered_again() {
    let site = Site::new().await;
    let (table, mut ada) = laying(&site).await;
    let page = |seat: usize| format!("{table}?as={seat}");
    let lays = ada.questions(&page(1)).await.remove(0).actions;
    let first = ada.say(&page(1), 1, &lays[0]).await;
    assert!(first.json()["goto"].is_null(), "there is another card to lay: {}", first.body);
    for seat in 1..=2 {
        let reply = ada.say(&page(seat), seat, "keep").await;
        assert_eq!(reply.json()["goto"], table.as_str(), "seat {seat}: {}", reply.body);
    }
    // The last answer opens the next auction, in which the same seat is asked: its cards are covered anyway.
    let last = ada.say(&page(3), 3, "keep").await;
    assert_eq!(last.json()["goto"], table.as_str(), "{}", last.body);
    assert_eq!(ada.questions(&table).await.len(), 3);
}

#[tokio::test]
async fn an_answer_already_given_shows_what_is_uncovered_and_no_more() {
    let site = Site::new().await;
    let (table, mut ada) = laying(&site).await;
    let truth = site.truth(&table).await;
    let asked = ada.questions(&format!("{table}?as=2")).await.remove(0);
    let fields = [("seat", "2"), ("question", asked.number.as_str()), ("action", "keep"), ("key", "deviceskey")];
    for expected in ["done", "already"] {
        let reply = ada.post(&format!("{table}/act?as=2"), &fields).await;
        assert_eq!(reply.outcome(), expected);
        assert!(hand(&truth, Seat::new(0)).iter().all(|card| !mentions(&reply.body, card)));
    }
    let covered = ada.post(&format!("{table}/act"), &fields).await;
    assert_eq!(covered.outcome(), "already");
    assert!(Seat::all(3).all(|seat| hand(&truth, seat).iter().all(|card| !mentions(&covered.body, card))));
}

#[tokio::test]
async fn no_clock_runs_where_a_device_is_handed_round() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let device = [("players", "3"), ("pace", "live"), ("seat2", "device"), ("seat3", "device")];
    let table = ada.table(&device).await;
    ada.done(&format!("{table}/start"), &[]).await;
    assert!(!ada.get(&table).await.body.contains("data-until"));
    assert!(site.stored(&table).await.wake.unwrap().clock.is_none());
    ada.says(&table, 1, "bid 100").await;
    let alone = ada.table(&[("players", "3"), ("pace", "live"), ("seat2", "bot"), ("seat3", "bot")]).await;
    ada.done(&format!("{alone}/start"), &[]).await;
    assert!(ada.get(&alone).await.body.contains("data-until"), "elsewhere it does");
}
