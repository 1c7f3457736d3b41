//! Bots that answer badly, late or never: the table goes on, and the log says so.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::io::{self, Write};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use bequest_bots::{Bot, Question, Random, Roster};
use bequest_maloney::{Action, Maloney};
use bequest_server::{Config, Games, ServedGame};
use common::{Guest, Site, play_to_the_end};
use tower::ServiceExt;
use tracing::subscriber::{DefaultGuard, set_default};

/// Bots of Maloney's Inheritance that nobody should play with.
struct BadBots;

impl Roster for BadBots {
    type Game = Maloney;

    const BOTS: &'static [&'static str] = &["random", "illegal", "panics", "blank", "sleeper", "deaf"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Maloney>>> {
        let choose: fn(&Question<Maloney>) -> Option<Action> = match name {
            "random" => return Some(Box::new(Random::new(seed))),
            "illegal" => |_| Some(Action::Bid(1)),
            "panics" => |_| panic!("it panics whatever it is asked"),
            "blank" => |_| None,
            "sleeper" => sleep_until_stopped,
            "deaf" => |_| loop {
                thread::park();
            },
            _ => return None,
        };
        Some(Box::new(With(choose)))
    }
}

fn sleep_until_stopped(question: &Question<Maloney>) -> Option<Action> {
    while question.allows(0) {
        thread::sleep(Duration::from_millis(1));
    }
    question.legal.first().copied()
}

/// Answers whatever its function says.
struct With(fn(&Question<Maloney>) -> Option<Action>);

impl Bot<Maloney> for With {
    fn choose(&mut self, question: &Question<Maloney>) -> Option<Action> {
        (self.0)(question)
    }
}

static GAMES: LazyLock<Games> =
    LazyLock::new(|| Games::new(vec![ServedGame::of::<BadBots, bequest_maloney_screens::Screens>()]));

/// What was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Keeps what this thread logs from now on; all tasks of these tests run on it.
    fn start() -> (Self, DefaultGuard) {
        let log = Self::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
        (log, set_default(subscriber))
    }

    fn lines_with(&self, parts: &[&str]) -> usize {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        text.lines().filter(|line| parts.iter().all(|part| line.contains(part))).count()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Lets someone play with these bots to the end of the game; returns the table's address.
async fn play_with(ada: &mut Guest, bots: [&str; 2]) -> String {
    let seats = [("players", "3"), ("seat2", "bot"), ("seat3", "bot"), ("bot2", bots[0]), ("bot3", bots[1])];
    let table = ada.table(&seats).await;
    ada.done(&format!("{table}/start"), &[]).await;
    play_to_the_end(&mut [ada], &table, |question, round| question.actions[round % question.actions.len()].clone())
        .await;
    table
}

async fn counter(site: &Site, what: &str) -> u64 {
    let request = Request::builder().uri("/metrics").body(Body::empty()).unwrap();
    let reply = site.server.metrics_router().oneshot(request).await.unwrap();
    let text = String::from_utf8(to_bytes(reply.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap();
    let name = format!("bequest_bot_missteps_total{{what=\"{what}\"}} ");
    text.lines().find_map(|line| line.strip_prefix(&name)).map_or(0, |count| count.parse().unwrap())
}

/// Nothing that does not wait takes this long.
const LONG: Duration = Duration::from_secs(600);

#[tokio::test]
async fn a_game_goes_on_with_bots_that_answer_illegally_and_panic() {
    let (log, _guard) = Log::start();
    let site = Site::of(&GAMES, Config { bot_time: LONG, bot_grace: LONG, ..common::config() }).await;
    let mut ada = site.person("Ada").await;
    let table = play_with(&mut ada, ["illegal", "panics"]).await;
    let id = table.trim_start_matches("/t/");
    for (seat, bot, what) in [(2, "illegal", "illegal"), (3, "panics", "panicked")] {
        let parts = [
            &format!("table={}", &id[..6]),
            &format!("seat={seat}"),
            &format!("bot=\"{bot}\""),
            &format!("what=\"{what}\""),
        ];
        let lines = log.lines_with(&parts.map(String::as_str));
        assert!(lines > 0 && counter(&site, what).await == lines as u64, "{lines} {what}");
    }
    assert_eq!(log.lines_with(&[&id[..7]]), 0, "the log holds more of a table's id than its beginning");
    assert_eq!(log.lines_with(&["bid"]), 0, "the log holds an action");
}

#[tokio::test]
async fn a_bot_that_answers_when_it_is_told_to_stop_is_heard() {
    let (log, _guard) = Log::start();
    let short = Duration::from_millis(1);
    let site = Site::of(&GAMES, Config { bot_time: short, bot_grace: LONG, ..common::config() }).await;
    let mut ada = site.person("Ada").await;
    play_with(&mut ada, ["sleeper", "blank"]).await;
    assert_eq!(log.lines_with(&["bot=\"sleeper\""]), 0);
    assert!(log.lines_with(&["bot=\"blank\"", "what=\"gave_up\""]) > 0);
}

#[tokio::test]
async fn bots_that_never_answer_make_room_for_others_and_are_switched_off() {
    let (log, _guard) = Log::start();
    let short = Duration::from_millis(50);
    // With one place, nobody else could think if it were not given on.
    let site = Site::of(&GAMES, Config { bot_time: short, bot_grace: short, bot_threads: 1, ..common::config() }).await;
    let mut ada = site.person("Ada").await;
    play_with(&mut ada, ["deaf", "random"]).await;
    assert_eq!(log.lines_with(&["bot=\"deaf\"", "what=\"too_long\""]), 3);
    assert_eq!(log.lines_with(&["bot=\"deaf\"", "switched off"]), 1);
    assert!(counter(&site, "not_asked").await > 0);
    // It stays switched off at other tables.
    play_with(&mut ada, ["deaf", "deaf"]).await;
    assert_eq!(log.lines_with(&["bot=\"deaf\"", "what=\"too_long\""]), 3);
}
