//! The window for a new will: everyone is asked, and nobody learns who has answered, by bytes, lengths or times.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use bequest_engine::{By, Seat, Viewer};
use bequest_erbraffer::Action;
use bequest_server::Config;
use bequest_table::Uptime;
use common::erbraffer::{Truth, first_window, put, rows, timeless, until};
use common::hasty::hasty;
use common::{Guest, Listener, Site, config, key, uptime, wait_until};
use serde_json::json;

const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", "Dora"];

/// A table of four people at which everyone has just been asked, with someone who watches.
struct Scene {
    site: Site,
    table: String,
    people: Vec<Guest>,
    spectator: Guest,
}

impl Scene {
    async fn new(seed: &str, game: &Truth, pace: serde_json::Value) -> Self {
        Self::on(Site::new().await, seed, game, pace).await
    }

    async fn on(site: Site, seed: &str, game: &Truth, pace: serde_json::Value) -> Self {
        let mut people = Vec::new();
        for name in NAMES {
            people.push(site.person(name).await);
        }
        let named: Vec<_> = people.iter().zip(NAMES).collect();
        let table = put(&site, seed, game, &named, pace).await;
        let spectator = site.person("Vi").await;
        Self { site, table, people, spectator }
    }

    /// Returns what everyone but one is shown, and the lists of tables besides.
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
            stream.until(|news| news.contains("event: beat")).await;
            streams.push(stream);
        }
        // Everyone is told who else has come.
        for stream in &mut streams {
            stream.now().await;
        }
        streams
    }
}

#[tokio::test]
async fn erb_43_nobody_else_is_sent_a_byte_when_somebody_declines() {
    let (seed, game) = first_window(&NAMES, &[2]);
    for answer in ["decline", "decline all"] {
        let mut scene = Scene::new(&seed, &game, json!("relaxed")).await;
        // They are there already: that someone comes is seen.
        let _there = scene.people[1].listen("/events").await;
        let (mut streams, before) = (scene.listen(2).await, scene.shown_to_others(2).await);
        let table = scene.table.clone();
        scene.people[1].says(&table, 2, answer).await;
        for stream in &mut streams {
            assert_eq!(stream.now().await, "", "a stream reveals that someone has answered");
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
    // Seats that have declined are asked again after a new will.
    scene.people[0].says(&table, 1, "decline").await;
    game.play(Seat::new(0), By::Person, Action::Decline).unwrap();
    for seat in [2, 4] {
        let question = scene.people[2].questions(&table).await.remove(0);
        scene.people[seat - 1].says(&table, seat, "will").await;
        game.play(Seat::new(seat - 1), By::Person, Action::Will).unwrap();
        let late = scene.people[2].answer(&table, &question, "decline", &key()).await;
        assert_eq!(late.outcome(), "stale", "the first call is carried out completely: {}", late.body);
        share(&mut scene.people[seat - 1], &table, seat, &mut game).await;
    }
    assert!(!scene.people[0].questions(&table).await.is_empty());
}

/// Shares the estate out again in the simplest way, at the table and in a copy of its game.
async fn share(guest: &mut Guest, table: &str, seat: usize, game: &mut Truth) {
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
    let begun = uptime();
    let (mut scene, game) = long_window(&[2]).await;
    let table = scene.table.clone();
    // The clock of a table that was just read starts when someone looks at it, and that may be the server itself.
    let mut streams = scene.listen(0).await;
    let over = until(&scene.spectator.get(&table).await.body);
    assert!(over >= begun.after(WINDOW), "three calls");
    for seat in 1..=4 {
        scene.people[seat - 1].says(&table, seat, "decline").await;
        assert!(scene.people[seat - 1].questions(&table).await.is_empty(), "they have answered");
    }
    scene.site.look_at(&table, Uptime(over.0 - 1)).await;
    assert_eq!(rows(&*scene.site.store).await.len(), game.rows().len(), "nothing is done before the time is over");
    scene.site.look_at(&table, over).await;
    streams[4].until(|news| news.contains("\"board\"") || news.contains("status")).await;
    let given = rows(&*scene.site.store).await.split_off(game.rows().len());
    assert_eq!(given[..4], [1, 2, 3, 4].map(|seat| format!("act {seat} person decline")));
}

/// Longer than any test.
const WINDOW: Duration = Duration::from_secs(600);

/// A live table whose window is longer than any test.
async fn long_window(holders: &[usize]) -> (Scene, Truth) {
    let (seed, game) = first_window(&NAMES, holders);
    let scene = Scene::new(&seed, &game, json!({ "live": { "turn": 600, "call": 200 } })).await;
    (scene, game)
}

#[tokio::test]
async fn erb_42_an_answer_that_is_kept_back_stands_and_is_given_once() {
    let (mut scene, game) = long_window(&[2]).await;
    let table = scene.table.clone();
    let question = scene.people[1].questions(&table).await.remove(0);
    let (bert, first) = (&mut scene.people[1], key());
    assert_eq!(bert.answer(&table, &question, "decline", &first).await.outcome(), "done");
    assert_eq!(bert.answer(&table, &question, "decline", &first).await.outcome(), "already");
    for other in ["will", "decline all"] {
        assert_eq!(bert.answer(&table, &question, other, &key()).await.outcome(), "stale", "{other}");
    }
    assert_eq!(rows(&*scene.site.store).await.len(), game.rows().len());
}

#[tokio::test]
async fn erb_43_a_seat_that_declines_for_the_whole_change_is_not_asked_again_after_a_new_will() {
    let (mut scene, mut game) = long_window(&[2]).await;
    let table = scene.table.clone();
    scene.people[0].says(&table, 1, "decline all").await;
    game.play(Seat::new(0), By::Person, Action::DeclineAll).unwrap();
    scene.people[1].says(&table, 2, "will").await;
    game.play(Seat::new(1), By::Person, Action::Will).unwrap();
    share(&mut scene.people[1], &table, 2, &mut game).await;
    assert!(scene.people[0].questions(&table).await.is_empty(), "they have declined for good");
    assert!(!scene.people[2].questions(&table).await.is_empty(), "the others are asked again");
}

#[tokio::test]
async fn erb_43_in_live_play_others_are_sent_nothing_of_an_answer() {
    let (mut scene, _) = long_window(&[2]).await;
    let table = scene.table.clone();
    // The table was put into the store without its clock, which lists show; the first answer stores it.
    scene.people[0].says(&table, 1, "decline").await;
    // They are there already: that someone comes is seen.
    let _there = scene.people[1].listen("/events").await;
    let mut streams = scene.listen(2).await;
    let before = scene.shown_to_others(2).await;
    scene.people[1].says(&table, 2, "decline").await;
    for stream in &mut streams {
        assert_eq!(stream.now().await, "", "a stream reveals that someone has answered");
    }
    assert_eq!(scene.shown_to_others(2).await, before);
}

#[tokio::test]
async fn erb_43_people_who_leave_in_a_window_and_return_answer_themselves() {
    let (mut scene, game) = long_window(&[2]).await;
    let table = scene.table.clone();
    let cleo = &mut scene.people[2];
    cleo.done(&format!("{table}/leave"), &[]).await;
    // The stand-in bot declines as soon as it may, and its answer is withheld.
    wait_until("the bot answers", async || cleo.questions(&table).await.is_empty()).await;
    cleo.done(&format!("{table}/return"), &[]).await;
    assert!(!cleo.questions(&table).await.is_empty(), "she is asked, whatever the bot would have said");
    let rows = rows(&*scene.site.store).await;
    assert!(rows[game.rows().len()..].iter().all(|row| row.starts_with("seat 3")), "{rows:?}");
}

#[tokio::test]
async fn erb_43_an_answer_that_is_kept_back_is_not_forgotten_though_nothing_happens_for_long() {
    let (seed, game) = first_window(&NAMES, &[2]);
    let site = Site::with(Config { idle: Duration::from_millis(30), ..config() }).await;
    let mut scene = Scene::on(site, &seed, &game, json!({ "live": { "turn": 600, "call": 200 } })).await;
    let table = scene.table.clone();
    scene.people[1].says(&table, 2, "decline").await;
    // It is the only table; the next request reads it from the store.
    wait_until("the table leaves the memory", async || scene.site.server.tables_in_memory() == 0).await;
    assert!(scene.people[1].questions(&table).await.is_empty(), "they have answered");
}
