//! Die Erbraffer with several people at one device: nobody sees another's cards, heirs or answers by accident.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_engine::{By, Seat, Viewer, Window};
use bequest_erbraffer::{Action, Edition, PhaseView};
use common::erbraffer::{
    Truth, begin, come_to, first_window, hand_of, hurry, needing_an_heir, put_seats, rows, timeless, truth, view_of,
    with_rows,
};
use common::hasty::hasty;
use common::planted::{Sits, mentions};
use common::{Guest, Reply, Site};
use serde_json::json;

const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// Three people at one device.
struct Device {
    site: Site,
    table: String,
    seed: String,
    game: Truth,
    ada: Guest,
}

impl Device {
    async fn new((seed, game): (String, Truth)) -> Self {
        let site = Site::new().await;
        let ada = site.person("Ada").await;
        let seats = [Sits::Person(&ada, "Ada"), Sits::Device(&ada, "Bert"), Sits::Device(&ada, "Cleo")];
        let table = put_seats(&site, &seed, &game, &seats, json!("relaxed")).await;
        Self { site, table, seed, game, ada }
    }

    fn page(&self, seat: usize) -> String {
        format!("{}?as={seat}", self.table)
    }

    /// Answers from the page of the seat, uncovered.
    async fn say(&mut self, seat: usize, action: &str) -> Reply {
        let reply = self.ada.say(&self.page(seat), seat, action).await;
        assert_eq!(reply.outcome(), "done", "{action}: {}", reply.body);
        reply
    }

    /// Holds the covered page to it that it shows no card of anyone and offers no answer.
    async fn is_covered(&mut self) {
        let page = self.ada.get(&self.table).await.body;
        let truth = truth(&self.site, &self.seed, &self.game).await;
        for seat in 1..=3 {
            assert!(hand_of(&truth, seat).iter().all(|card| !mentions(&page, card)), "the hand of seat {seat} is open");
            assert!(page.contains(&format!("href=\"{}\"", self.page(seat))), "seat {seat} can be uncovered");
        }
        for secret in ["class=\"holding\"", "id=\"secrets-title\"", "data-key=\"mine-", "data-key=\"heir-"] {
            assert!(!page.contains(secret), "{secret} is on the page");
        }
        assert_eq!(common::questions(&page), [], "nothing can be answered while all is covered");
        assert_eq!(common::questions(&self.ada.get(&format!("{}/regions", self.table)).await.body), []);
    }
}

/// Returns a game in whose first turn the second seat holds cards that need an heir.
fn seconds_turn() -> (String, Truth) {
    let fits = |game: &Truth| view_of(game, 2).turn == Seat::new(1) && needing_an_heir(game, 2).len() > 1;
    come_to(&NAMES, |view| matches!(view.phase, PhaseView::Turn { .. }), fits)
}

#[tokio::test]
async fn erb_62_an_uncovered_seat_shows_its_own_secrets_and_no_others() {
    let mut device = Device::new(seconds_turn()).await;
    device.is_covered().await;
    let edition = Edition::built_in();
    for seat in 1..=3 {
        let page = device.ada.get(&device.page(seat)).await.body;
        let heirs = |seat| view_of(&device.game, seat).own_portraits().unwrap();
        let secrets = page.split("id=\"secrets-title\"").nth(1).unwrap().split("</section>").next().unwrap();
        for other in 1..=3 {
            assert!(hand_of(&device.game, other).iter().all(|card| mentions(&page, card) == (other == seat)));
            for heir in heirs(other).iter() {
                assert_eq!(secrets.contains(&edition.person(heir).name), other == seat, "{seat} {other}");
            }
        }
    }
}

#[tokio::test]
async fn erb_10_a_turn_is_played_by_the_seat_that_is_uncovered_and_covered_again_when_it_is_done() {
    let mut device = Device::new(seconds_turn()).await;
    let card = needing_an_heir(&device.game, 2)[0];
    for other in [1, 3] {
        assert_eq!(device.ada.questions(&device.page(other)).await, [], "it is not their turn");
    }
    let chosen = device.say(2, &format!("play {card}")).await;
    assert!(chosen.json()["goto"].is_null(), "an heir is still to be named: {}", chosen.body);
    device.is_covered().await;
    let heir = device.ada.questions(&device.page(2)).await.remove(0).actions.remove(0);
    assert!(heir.starts_with("heir"), "{heir}");
    let done = device.say(2, &heir).await;
    assert_eq!(done.json()["goto"], device.table.as_str(), "{}", done.body);
}

#[tokio::test]
async fn erb_10_cards_thrown_away_are_covered_until_they_lie_open() {
    let mut device = Device::new(seconds_turn()).await;
    let cards = hand_of(&device.game, 2);
    for card in &cards[..2] {
        device.say(2, &format!("throw {card}")).await;
        device.is_covered().await;
    }
    let done = device.say(2, "confirm").await;
    assert_eq!(done.json()["goto"], device.table.as_str());
    assert!(!rows(&*device.site.store).await.is_empty());
    device.is_covered().await;
}

#[tokio::test]
async fn erb_43_a_window_is_answered_by_each_seat_alone() {
    let mut device = Device::new(first_window(&NAMES, &[2])).await;
    for (seat, answer) in [(3, "decline"), (1, "decline all")] {
        device.is_covered().await;
        let asked = device.ada.questions(&device.page(seat)).await;
        assert_eq!((asked.len(), asked[0].seat.as_str()), (1, seat.to_string().as_str()), "nobody else is asked here");
        let done = device.say(seat, answer).await;
        assert_eq!(done.json()["goto"], device.table.as_str(), "{}", done.body);
        assert_eq!(device.ada.questions(&device.page(seat)).await, [], "they have answered");
    }
    device.is_covered().await;
    let done = device.say(2, "will").await;
    assert_eq!(done.json()["goto"], device.table.as_str(), "an estate is handed out in the open: {}", done.body);
    let asked = device.ada.questions(&device.table).await;
    assert_eq!(asked[0].seat, "2", "without being uncovered");
}

#[tokio::test]
async fn erb_43_a_covered_page_is_the_same_whichever_seat_of_it_has_answered() {
    let mut pages = Vec::new();
    for seat in 1..=3 {
        let mut device = Device::new(first_window(&NAMES, &[2])).await;
        device.say(seat, "decline").await;
        pages.push(timeless(&device.ada.get(&device.table).await.body));
    }
    assert!(pages.iter().all(|page| *page == pages[0]));
}

#[tokio::test]
async fn erb_43_why_not_tells_a_covered_device_nothing_of_a_new_will() {
    let mut answers = Vec::new();
    for holders in [&[1][..], &[2], &[1, 2], &[]] {
        let mut device = Device::new(first_window(&NAMES, holders)).await;
        let mut told = Vec::new();
        for seat in ["1", "2", "3"] {
            let path = format!("{}/why?action=decline&seat={seat}", device.table);
            told.push(device.ada.get_json(&path).await.json()["rule"].clone());
        }
        answers.push(told);
        let own = device.ada.get_json(&format!("{}/why?action=will&seat=1&as=1", device.table)).await.json();
        let rule = if holders.contains(&1) { json!(null) } else { json!("ALL-4") };
        assert_eq!(own["rule"], rule, "uncovered, they see the rule: {own}");
    }
    assert!(answers.iter().all(|told| *told == answers[0]), "{answers:?}");
}

/// Returns a game of three in which an answer in a window opens the next one at once.
fn window_after_window() -> (String, Truth, Vec<(usize, Action)>) {
    for number in 0..200 {
        let seed = format!("windows {number}");
        let mut game = begin(&seed, &NAMES);
        while game.standing().is_none() {
            hurry(&mut game, |view| matches!(view.phase, PhaseView::Answering { .. } | PhaseView::Over));
            let mut played = Vec::new();
            let before = (game.record(), game.waits_for().round());
            while game.standing().is_none() && game.waits_for().round() == before.1 {
                let seat = game.asked().iter().next().unwrap();
                let action = hasty(&game.view(Viewer::Seat(seat)).unwrap().view, game.legal(seat));
                game.play(seat, By::Person, action).unwrap();
                played.push((seat.number(), action));
            }
            if game.standing().is_none() && game.waits_for().window() == Window::Secret {
                let rows: Vec<String> = before.0.rows.iter().map(ToString::to_string).collect();
                return (seed.clone(), with_rows(&seed, &game, &rows).unwrap(), played);
            }
        }
    }
    panic!("no window follows a window");
}

#[tokio::test]
async fn erb_43_a_seat_that_has_answered_is_covered_again_though_the_next_window_asks_it() {
    let (seed, game, answers) = window_after_window();
    let mut device = Device::new((seed, game)).await;
    for (seat, action) in answers {
        let done = device.say(seat, &action.to_string()).await;
        assert_eq!(done.json()["goto"], device.table.as_str(), "seat {seat}: {}", done.body);
    }
}
