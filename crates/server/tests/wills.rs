//! The window for a new will: everybody is asked, and nobody learns who has answered, by bytes, lengths or times.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::{Duration, Instant};

use bequest_engine::{By, Seat, Viewer};
use bequest_erbraffer::Action;
use common::family::{Family, first_window, hasty, put, rows};
use common::{Guest, Listener, Site};
use serde_json::json;

const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", "Dora"];

/// A table of four people at which everybody has just been asked, with somebody who watches.
struct Scene {
    site: Site,
    table: String,
    people: Vec<Guest>,
    spectator: Guest,
}

impl Scene {
    async fn new(seed: &str, game: &Family, pace: serde_json::Value) -> Self {
        let site = Site::new().await;
        let mut people = Vec::new();
        for name in NAMES {
            people.push(site.person(name).await);
        }
        let named: Vec<_> = people.iter().zip(NAMES).collect();
        let table = put(&site, seed, game, &named, pace).await;
        let spectator = site.person("Vi").await;
        Self { site, table, people, spectator }
    }

    /// Returns what everybody but one is shown, and the lists of tables besides.
    async fn shown_to_others(&mut self, but: usize) -> Vec<String> {
        let mut pages = Vec::new();
        let others = (1..).zip(&mut self.people).filter(|(seat, _)| *seat != but).map(|(_, guest)| guest);
        for guest in others.chain([&mut self.spectator]) {
            for path in ["", "/regions", "?step=9999"] {
                pages.push(timeless(&guest.get(&format!("{}{path}", self.table)).await.body));
            }
            pages.push(timeless(&guest.get("/").await.body));
            pages.push(guest.get_json("/turns").await.body);
        }
        pages
    }

    async fn listen(&self, but: usize) -> Vec<Listener> {
        let mut streams = Vec::new();
        let others = (1..).zip(&self.people).filter(|(seat, _)| *seat != but).map(|(_, guest)| guest);
        for guest in others.chain([&self.spectator]) {
            let mut stream = guest.listen(&format!("{}/events", self.table)).await;
            stream.now().await;
            streams.push(stream);
        }
        streams
    }
}

/// Takes out when the page was made.
fn timeless(page: &str) -> String {
    match page.split_once("data-now=\"") {
        Some((before, rest)) => format!("{before}{}", rest.split_once('"').unwrap().1),
        None => page.to_owned(),
    }
}

#[tokio::test]
async fn erb_43_nobody_else_is_sent_a_byte_when_somebody_declines() {
    let (seed, game) = first_window(&NAMES, &[2]);
    for answer in ["decline", "decline all"] {
        let mut scene = Scene::new(&seed, &game, json!("relaxed")).await;
        let (before, mut streams) = (scene.shown_to_others(2).await, scene.listen(2).await);
        let table = scene.table.clone();
        scene.people[1].says(&table, 2, answer).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        for stream in &mut streams {
            assert_eq!(stream.now().await, "", "a stream tells that somebody has answered");
        }
        assert_eq!(scene.shown_to_others(2).await, before);
    }
}

#[tokio::test]
async fn erb_43_a_secret_answer_does_not_move_the_table_in_the_lists() {
    let (seed, game) = first_window(&NAMES, &[2]);
    let mut scene = Scene::new(&seed, &game, json!("relaxed")).await;
    let table = scene.table.clone();
    let before = scene.site.stored(&table).await.changed;
    scene.people[2].says(&table, 3, "decline").await;
    assert_eq!(scene.site.stored(&table).await.changed, before);
}

#[tokio::test]
async fn erb_42_the_window_closes_when_everybody_has_declined_in_any_order() {
    let (seed, game) = first_window(&NAMES, &[2]);
    let mut scene = Scene::new(&seed, &game, json!("relaxed")).await;
    let table = scene.table.clone();
    for seat in [3, 1, 4, 2] {
        scene.people[seat - 1].says(&table, seat, "decline").await;
    }
    let next = rows(&*scene.site.store).await;
    assert_eq!(next.last().unwrap(), "act 2 person decline");
    let asked = scene.people.iter_mut().zip(1..);
    let mut answering = Vec::new();
    for (guest, seat) in asked {
        if guest.questions(&table).await.iter().any(|question| question.actions.iter().any(|it| it.contains("couple")))
        {
            answering.push(seat);
        }
    }
    assert_eq!(answering.len(), 1, "one of them picks the next couple");
}

#[tokio::test]
async fn erb_41_a_new_will_is_answered_by_a_new_will() {
    let (seed, mut game) = first_window(&NAMES, &[2, 4]);
    let mut scene = Scene::new(&seed, &game, json!("relaxed")).await;
    let table = scene.table.clone();
    // Who has declined is asked again after a new will.
    scene.people[0].says(&table, 1, "decline").await;
    game.play(Seat::new(0), By::Person, Action::Decline).unwrap();
    for seat in [2, 4] {
        scene.people[seat - 1].says(&table, seat, "will").await;
        game.play(Seat::new(seat - 1), By::Person, Action::Will).unwrap();
        let refused = scene.people[2].post(&format!("{table}/act"), &[("seat", "3"), ("action", "decline")]).await;
        assert_ne!(refused.outcome(), "done", "the first call is carried out completely");
        share(&mut scene.people[seat - 1], &table, seat, &mut game).await;
    }
    assert!(!scene.people[0].questions(&table).await.is_empty());
}

/// Hands the estate out again in the simplest way, at the table and in a game that goes along.
async fn share(guest: &mut Guest, table: &str, seat: usize, game: &mut Family) {
    loop {
        let own = Seat::new(seat - 1);
        let action = hasty(&game.view(Viewer::Seat(own)).unwrap().view, game.legal(own));
        guest.says(table, seat, &action.to_string()).await;
        game.play(own, By::Person, action).unwrap();
        if action == Action::Confirm {
            return;
        }
    }
}

#[tokio::test]
async fn erb_43_in_live_play_a_window_lasts_its_time_whatever_is_answered() {
    let (seed, game) = first_window(&NAMES, &[2]);
    let pace = json!({ "live": { "turn": 60, "call": 1 } });
    let mut scene = Scene::new(&seed, &game, pace).await;
    let table = scene.table.clone();
    let begun = Instant::now();
    // The clock of a table that was just read starts when somebody looks at it.
    let mut streams = scene.listen(0).await;
    for seat in 1..=4 {
        scene.people[seat - 1].says(&table, seat, "decline").await;
        assert!(scene.people[seat - 1].questions(&table).await.is_empty(), "he has answered");
    }
    assert_eq!(rows(&*scene.site.store).await.len(), game.rows().len(), "nothing is done before the time is over");
    streams[4].until(|news| news.contains("\"board\"") || news.contains("status")).await;
    let lasted = begun.elapsed();
    assert!(lasted >= Duration::from_millis(2800), "it lasted {lasted:?} instead of three seconds");
    assert!(rows(&*scene.site.store).await.len() >= game.rows().len() + 4);
}
