//! Last Will with several people at one device: nobody sees another's cards, choices or plays by accident.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_engine::Seat;
use bequest_last_will::{Card, Phase};
use common::last_will::{Truth, cards_in, come_to, event_with_more, put, secret_cards, timeless, truth, view_of};
use common::planted::Sits;
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
        let table = put(&site, &seed, &game, &seats, json!("relaxed")).await;
        Self { site, table, seed, game, ada }
    }

    fn page(&self, seat: usize) -> String {
        format!("{}?as={seat}", self.table)
    }

    async fn truth(&self) -> Truth {
        truth(&self.site, &self.seed, &self.game).await
    }

    /// Answers from the page of the seat, uncovered.
    async fn say(&mut self, seat: usize, action: &str) -> Reply {
        let reply = self.ada.say(&self.page(seat), seat, action).await;
        assert_eq!(reply.outcome(), "done", "{action}: {}", reply.body);
        reply
    }

    /// Returns the secret cards of a seat that the page names.
    async fn shown(&mut self, page: &str, seat: usize) -> Vec<Card> {
        let named = cards_in(&self.ada.get(page).await.body);
        secret_cards(&self.truth().await, seat).iter().filter(|card| named.contains(&card.to_string())).collect()
    }

    /// Holds the covered page to it that it shows no card of anyone and offers no answer.
    async fn is_covered(&mut self) {
        let table = self.table.clone();
        for seat in 1..=3 {
            assert_eq!(self.shown(&table, seat).await, [], "the hand of seat {seat} is open");
        }
        let page = self.ada.get(&table).await.body;
        for seat in 1..=3 {
            assert!(page.contains(&format!("href=\"{}\"", self.page(seat))), "seat {seat} can be uncovered");
        }
        assert_eq!(common::questions(&page), [], "nothing can be answered while all is covered");
        assert_eq!(common::questions(&self.ada.get(&format!("{table}/regions")).await.body), []);
    }
}

/// Returns a game in whose first turn the second seat can play an event with something more.
fn seconds_turn() -> (String, Truth) {
    let fits = |game: &Truth| view_of(game, 2).acting == Seat::new(1) && event_with_more(game, 2).is_some();
    come_to(&NAMES, |view| view.phase == Phase::Actions, fits)
}

/// Returns a game that has come to a phase in which everyone is asked.
fn all_asked(phase: Phase) -> (String, Truth) {
    come_to(&NAMES, |view| view.phase == phase, |game| game.asked().len() == NAMES.len())
}

#[tokio::test]
async fn lw_11_an_uncovered_seat_shows_its_own_cards_and_no_others() {
    for start in [seconds_turn(), all_asked(Phase::Cutting)] {
        let mut device = Device::new(start).await;
        device.is_covered().await;
        for seat in 1..=3 {
            let page = device.page(seat);
            for other in 1..=3 {
                let all: Vec<Card> = secret_cards(&device.game, other).iter().collect();
                let shown = device.shown(&page, other).await;
                assert_eq!(shown, if other == seat { all } else { Vec::new() }, "{other} on the page of {seat}");
            }
        }
    }
}

#[tokio::test]
async fn lw_40_a_turn_is_played_by_the_seat_that_is_uncovered_and_covered_again_when_it_is_over() {
    let mut device = Device::new(seconds_turn()).await;
    let (event, more) = event_with_more(&device.game, 2).unwrap();
    for other in [1, 3] {
        assert_eq!(device.ada.questions(&device.page(other)).await, [], "it is not their turn");
    }
    for action in [event.to_string(), more.to_string()] {
        let begun = device.say(2, &action).await;
        assert!(begun.json()["goto"].is_null(), "it is still to be done: {}", begun.body);
        device.is_covered().await;
    }
    device.say(2, "done").await;
    // What is shown by now is no secret, and a line may be asked for.
    if device.ada.questions(&device.page(2)).await[0].actions.contains(&"skip".to_owned()) {
        device.say(2, "skip").await;
    }
    device.is_covered().await;
    let ended = device.say(2, "end").await;
    assert_eq!(ended.json()["goto"], device.table.as_str(), "{}", ended.body);
    device.is_covered().await;
}

/// Lets each seat keep two cards: every one alone, and covered again when it has.
async fn choose_one_after_the_other(phase: Phase) {
    let mut device = Device::new(all_asked(phase)).await;
    for seat in [3, 1, 2] {
        let cards: Vec<Card> = secret_cards(&device.game, seat).iter().collect();
        device.is_covered().await;
        let asked = device.ada.questions(&device.page(seat)).await;
        assert_eq!((asked.len(), asked[0].seat.as_str()), (1, seat.to_string().as_str()), "nobody else is asked here");
        let first = device.say(seat, &format!("keep {}", cards[0])).await;
        assert!(first.json()["goto"].is_null(), "another card is to be kept: {}", first.body);
        device.is_covered().await;
        let second = device.say(seat, &format!("keep {}", cards[1])).await;
        assert_eq!(second.json()["goto"], device.table.as_str(), "{}", second.body);
    }
    assert_ne!(view_of(&device.truth().await, 1).phase, phase, "all have chosen");
}

#[tokio::test]
async fn lw_8_each_seat_keeps_its_first_cards_alone() {
    choose_one_after_the_other(Phase::Keeping).await;
}

#[tokio::test]
async fn lw_61_each_seat_cuts_its_hand_alone() {
    choose_one_after_the_other(Phase::Cutting).await;
}

#[tokio::test]
async fn lw_61_a_covered_page_is_the_same_whichever_cards_were_kept() {
    let mut pages = Vec::new();
    for places in [[0, 1], [1, 2], [0, 2]] {
        let mut device = Device::new(all_asked(Phase::Cutting)).await;
        for place in places {
            let card = secret_cards(&device.game, 2).nth(place);
            device.say(2, &format!("keep {card}")).await;
        }
        pages.push(timeless(&device.ada.get(&device.table).await.body));
    }
    assert!(pages.iter().all(|page| *page == pages[0]));
}

#[tokio::test]
async fn lw_20_plans_and_errands_are_open_and_answered_without_being_uncovered() {
    for phase in [Phase::Planning, Phase::Errands] {
        let mut device = Device::new(come_to(&NAMES, |view| view.phase == phase, |_| true)).await;
        let seat = view_of(&device.game, 1).acting.number();
        let table = device.table.clone();
        let asked = device.ada.questions(&table).await;
        assert_eq!(asked[0].seat, seat.to_string());
        let action = if phase == Phase::Planning { "plan 2" } else { "home" };
        device.ada.says(&table, seat, action).await;
        for other in 1..=3 {
            assert_eq!(device.shown(&table, other).await, [], "hands stay covered");
        }
    }
}

#[tokio::test]
async fn lw_11_why_not_tells_a_covered_device_nothing_of_hands() {
    let mut device = Device::new(seconds_turn()).await;
    let held: Vec<Card> =
        secret_cards(&device.game, 2).iter().filter(|card| card.to_string().starts_with('e')).collect();
    let not_held = Card::all().find(|card| card.family() == held[0].family() && !held.contains(card)).unwrap();
    let mut answers = Vec::new();
    for card in [held[0], not_held] {
        let path = format!("{}/why?action=play+{card}&seat=2", device.table);
        answers.push(device.ada.get_json(&path).await.json()["rule"].clone());
    }
    assert_eq!(answers[0], answers[1]);
    let own = format!("{}/why?action=play+{not_held}&seat=2&as=2", device.table);
    assert_ne!(device.ada.get_json(&own).await.json()["rule"], json!(null), "uncovered, they see the rule");
}
