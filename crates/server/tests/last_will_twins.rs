//! Twins: two tables of Last Will that differ only in what is secret. Everyone who may not know it is sent the same bytes:
//! hands, cards that are kept and plays that are not done change nothing for others.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_engine::{By, Seat, Viewer};
use bequest_last_will::{Action, HAND_LIMIT, Phase, View};
use bequest_server::{Config, Limits};
use common::last_will::{
    Truth, begin, event_with_more, hasty, hurry, play_of, put, secret_cards, timeless, truth, twin, view_of,
};
use common::planted::Sits;
use common::{Guest, Listener, Moments, Site, config};
use futures_util::future::join_all;
use serde_json::json;

const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", "Dora"];

/// Who has other secrets: two people, or two at one device.
#[derive(Clone, Copy, PartialEq)]
enum Sitting {
    /// Each person at their own device; the second and the fourth have other secrets.
    Apart,
    /// The first two at a device; they have other secrets.
    Device,
}

impl Sitting {
    fn seats(self) -> (usize, usize) {
        match self {
            Sitting::Apart => (2, 4),
            Sitting::Device => (1, 2),
        }
    }
}

const BOTH: [Sitting; 2] = [Sitting::Apart, Sitting::Device];

/// One of two tables.
struct Table {
    site: Site,
    table: String,
    seed: String,
    game: Truth,
    people: Vec<Guest>,
    sitting: Sitting,
    /// Those who must not see a difference, with what their addresses end with.
    watchers: Vec<(Guest, &'static str)>,
    streams: Vec<Listener>,
    /// Start pages: everyone is there all the time, because that someone comes is seen.
    _there: Vec<Listener>,
    moments: Moments,
}

impl Table {
    async fn new(seed: &str, game: Truth, sitting: Sitting) -> Self {
        let limits = Limits { streams: 100, ..Limits::none() };
        let site = Site::with(Config { limits, ..config() }).await;
        let mut people = Vec::new();
        for name in NAMES {
            people.push(site.person(name).await);
        }
        let [ada, bert, cleo, dora] = &people[..] else { unreachable!() };
        let second = if sitting == Sitting::Device { Sits::Device(ada, "Bert") } else { Sits::Person(bert, "Bert") };
        let seats = [Sits::Person(ada, "Ada"), second, Sits::Person(cleo, "Cleo"), Sits::Person(dora, "Dora")];
        let table = put(&site, seed, &game, &seats, json!("relaxed")).await;
        let mut watchers = vec![(ada.clone(), ""), (cleo.clone(), ""), (cleo.clone(), "as=2"), (site.guest(), "as=1")];
        watchers.push((site.person("Vi").await, ""));
        if sitting == Sitting::Device {
            watchers.extend([(dora.clone(), ""), (ada.clone(), "as=3")]);
        }
        let there = join_all(people.iter().map(|person| person.listen("/events"))).await;
        let mut streams: Vec<Listener> = Vec::new();
        for (guest, query) in &watchers {
            for path in [format!("{table}/events?{query}"), "/events".to_owned()] {
                let mut stream = guest.listen(&path).await;
                stream.until(|news| news.contains("event: beat")).await;
                streams.push(stream);
            }
            // Each is told of those who come later, one after another.
            join_all(streams.iter_mut().map(Listener::now)).await;
        }
        let (seed, moments) = (seed.to_owned(), Moments::default());
        Self { site, table, seed, game, people, sitting, watchers, streams, _there: there, moments }
    }

    /// Returns all bytes that the others were sent.
    async fn streamed(&mut self) -> Vec<String> {
        join_all(self.streams.iter_mut().map(Listener::now)).await;
        self.streams.iter().map(|stream| self.moments.number(&stream.read)).collect()
    }

    /// Returns what the others find wherever they look.
    async fn found(&mut self, asked: &[String]) -> Vec<String> {
        let mut all = Vec::new();
        let truth = truth(&self.site, &self.seed, &self.game).await;
        let moments = truth.moment_count(Viewer::Spectator) + 2;
        let table = &self.table;
        for (guest, query) in &mut self.watchers {
            let steps = (1..=moments).map(|step| format!("{table}?step={step}&{query}"));
            let pages = ["/".into(), "/turns".into(), format!("{table}?{query}"), format!("{table}/regions?{query}")];
            let why = asked.iter().map(|action| format!("{table}/why?action={action}&{query}"));
            for path in pages.into_iter().chain(steps).chain(why) {
                let body = timeless(&guest.get_json(&path).await.body);
                all.push(format!("{path} {}", self.moments.number(&body)));
            }
        }
        all
    }

    /// Returns who answers for a seat, and on which page.
    fn place(&self, seat: usize) -> (usize, String) {
        match (self.sitting, seat) {
            (Sitting::Device, 1 | 2) => (0, format!("{}?as={seat}", self.table)),
            _ => (seat - 1, self.table.clone()),
        }
    }

    /// Answers for a seat.
    async fn says(&mut self, seat: usize, action: &str) {
        let (person, page) = self.place(seat);
        self.people[person].says(&page, seat, action).await;
    }

    /// Takes back for a seat what it has done, or does it again.
    async fn undoes(&mut self, seat: usize, what: &str, key: &str) {
        let (person, page) = self.place(seat);
        let page = page.replace(&self.table, &format!("{}/{what}", self.table));
        self.people[person].done(&page, &[("seat", &seat.to_string()), ("key", key)]).await;
    }

    /// Returns what a seat itself is shown.
    async fn own_page(&mut self, seat: usize) -> String {
        let (person, page) = self.place(seat);
        timeless(&self.people[person].get(&page).await.body)
    }

    /// Returns what someone in a hurry would do next.
    async fn next(&mut self) -> Option<(usize, Action)> {
        let truth = truth(&self.site, &self.seed, &self.game).await;
        let seat = truth.asked().iter().next()?;
        Some((seat.number(), hasty(&view_of(&truth, seat.number()), truth.legal(seat))))
    }
}

/// Returns questions about the cards that differ, as addresses write them, for every seat.
fn questions_why(one: &Table, two: &Table) -> Vec<String> {
    let (own, other) = one.sitting.seats();
    let cards = secret_cards(&one.game, own).or(secret_cards(&two.game, own)).or(secret_cards(&one.game, other));
    let ways = cards.iter().flat_map(|card| [play_of(card), format!("keep+{card}"), format!("use+{card}")]);
    let ways = ways.chain(["end", "done", "skip", "home", "place+draw"].map(str::to_owned));
    ways.flat_map(|action| [1, 2, 3].map(|seat| format!("{action}&seat={seat}"))).collect()
}

/// Checks that the watchers of two tables are sent the same, and that the two seats that differ see a difference.
async fn compare(one: &mut Table, two: &mut Table) {
    let asked = questions_why(one, two);
    let streams = (one.streamed().await, two.streamed().await);
    let found = (one.found(&asked).await, two.found(&asked).await);
    for ((first, second), number) in streams.0.iter().zip(&streams.1).chain(found.0.iter().zip(&found.1)).zip(1..) {
        assert!(first == second, "{number}: {}", difference(first, second));
    }
    let (a, b) = one.sitting.seats();
    for seat in [a, b] {
        assert_ne!(one.own_page(seat).await, two.own_page(seat).await, "seat {seat} has other secrets");
    }
}

/// Returns where two texts part.
fn difference(one: &str, two: &str) -> String {
    let same = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let around = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(200)..(same + 200).min(text.len())]).into_owned()
    };
    format!("{}\n{}\nis not\n{}", one.split(' ').next().unwrap(), around(one), around(two))
}

async fn tables(seed: &str, game: Truth, sitting: Sitting) -> (Table, Table) {
    let (one, other) = sitting.seats();
    let double = twin(seed, &game, one, other).expect("there is a twin");
    for seat in [one, other] {
        assert_ne!(view_of(&game, seat).own_hand(), view_of(&double, seat).own_hand(), "seat {seat}");
    }
    (Table::new(seed, game, sitting).await, Table::new(seed, double, sitting).await)
}

/// Returns a game that has come to a view, has a twin, and fits.
fn at_view(sitting: Sitting, wanted: impl Fn(&View) -> bool, fits: impl Fn(&Truth, &Truth) -> bool) -> (String, Truth) {
    let (one, other) = sitting.seats();
    for number in 0..1000 {
        let seed = format!("twins {number}");
        let mut game = begin(&seed, &NAMES);
        hurry(&mut game, &wanted);
        if twin(&seed, &game, one, other).is_some_and(|double| fits(&game, &double)) {
            return (seed, game);
        }
    }
    panic!("no game has a twin there");
}

/// Tells whether only others than the seats that differ are asked.
fn asks_others(sitting: Sitting) -> impl Fn(&Truth, &Truth) -> bool {
    let (one, other) = sitting.seats();
    move |game, _| game.asked().iter().all(|seat| ![one, other].contains(&seat.number()))
}

/// Compares twins at a view of someone else's, and after some of their steps.
async fn compare_at(sitting: Sitting, wanted: impl Fn(&View) -> bool) {
    let (seed, game) = at_view(sitting, wanted, asks_others(sitting));
    let (mut one, mut two) = tables(&seed, game, sitting).await;
    compare(&mut one, &mut two).await;
    let (own, other) = sitting.seats();
    for _ in 0..2 {
        let Some((seat, action)) = one.next().await.filter(|(seat, _)| ![own, other].contains(seat)) else { break };
        one.says(seat, &action.to_string()).await;
        two.says(seat, &action.to_string()).await;
        compare(&mut one, &mut two).await;
    }
}

#[tokio::test]
async fn lw_11_hands_change_no_byte_for_others_while_plans_are_taken() {
    compare_at(Sitting::Apart, |view| view.phase == Phase::Planning).await;
}

#[tokio::test]
async fn lw_11_hands_change_no_byte_for_others_while_boys_are_sent() {
    for sitting in BOTH {
        compare_at(sitting, |view| view.phase == Phase::Errands).await;
    }
}

#[tokio::test]
async fn lw_11_hands_change_no_byte_for_others_while_someone_else_has_their_turn() {
    for sitting in BOTH {
        compare_at(sitting, |view| view.phase == Phase::Actions).await;
    }
}

/// Compares twins whose seats keep other cards of theirs, card by card.
async fn compare_choices(sitting: Sitting, phase: Phase) {
    let (own, other) = sitting.seats();
    let is_asked = |game: &Truth, seat: usize| game.is_asked(Seat::new(seat - 1));
    let chooses = |game: &Truth, _: &Truth| (1..=4).all(|seat| is_asked(game, seat));
    let (seed, game) = at_view(sitting, |view| view.phase == phase, chooses);
    let (mut one, mut two) = tables(&seed, game, sitting).await;
    compare(&mut one, &mut two).await;
    for seat in [other, own] {
        for place in 0..HAND_LIMIT {
            // The first cards of one hand, and the last of the other.
            let first = secret_cards(&one.game, seat).nth(place);
            let hand = secret_cards(&two.game, seat);
            let last = hand.nth(hand.len() - 1 - place);
            one.says(seat, &format!("keep {first}")).await;
            two.says(seat, &format!("keep {last}")).await;
            compare(&mut one, &mut two).await;
        }
    }
    // One of them thinks again.
    let card = secret_cards(&one.game, own).nth(2);
    one.undoes(own, "undo", "twinskey01").await;
    two.undoes(own, "undo", "twinskey01").await;
    one.says(own, &format!("keep {card}")).await;
    two.undoes(own, "redo", "twinskey02").await;
    compare(&mut one, &mut two).await;
}

#[tokio::test]
async fn lw_8_what_is_kept_at_the_start_changes_no_byte_for_others() {
    for sitting in BOTH {
        compare_choices(sitting, Phase::Keeping).await;
    }
}

#[tokio::test]
async fn lw_61_what_is_kept_at_the_end_of_a_round_changes_no_byte_for_others() {
    for sitting in BOTH {
        compare_choices(sitting, Phase::Cutting).await;
    }
}

/// Returns a game in whose first turn one of the twins can play an event with something more.
fn playing(sitting: Sitting) -> (String, Truth) {
    let (own, _) = sitting.seats();
    let is_own = |game: &Truth| view_of(game, own).acting == Seat::new(own - 1);
    let fits = |game: &Truth, _: &Truth| is_own(game) && event_with_more(game, own).is_some();
    at_view(sitting, |view| view.phase == Phase::Actions, fits)
}

#[tokio::test]
async fn lw_11_a_play_that_is_not_done_changes_no_byte_for_others() {
    for sitting in BOTH {
        let (seed, game) = playing(sitting);
        let (own, _) = sitting.seats();
        let (event, more) = event_with_more(&game, own).unwrap();
        let (mut one, mut two) = tables(&seed, game, sitting).await;
        for action in [event, more] {
            // The other table does nothing.
            one.says(own, &action.to_string()).await;
            compare(&mut one, &mut two).await;
        }
    }
}

#[tokio::test]
async fn lw_11_taking_a_play_back_and_beginning_it_again_changes_no_byte_for_others() {
    for sitting in BOTH {
        let (seed, game) = playing(sitting);
        let (own, _) = sitting.seats();
        let (event, _) = event_with_more(&game, own).unwrap();
        let (mut one, mut two) = tables(&seed, game, sitting).await;
        let changed = one.site.stored(&one.table).await.changed;
        one.says(own, &event.to_string()).await;
        for (what, key) in [("undo", "playskey01"), ("redo", "playskey02"), ("undo", "playskey03")] {
            one.undoes(own, what, key).await;
            compare(&mut one, &mut two).await;
        }
        let (_, rows) = one.site.state(&one.table).await;
        assert!(rows.last().unwrap().starts_with("undo"), "{rows:?}");
        assert_eq!(one.site.stored(&one.table).await.changed, changed, "no list moves");
    }
}

#[test]
fn a_twin_looks_the_same_to_everybody_else() {
    let (seed, mut game) = at_view(Sitting::Apart, |view| view.phase == Phase::Keeping, |_, _| true);
    let double = twin(&seed, &game, 2, 4).unwrap();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))] {
        assert_eq!(game.shown(viewer), double.shown(viewer));
        assert_eq!(game.log(viewer), double.log(viewer));
    }
    let card = secret_cards(&game, 2).nth(0);
    game.play(Seat::new(1), By::Person, Action::Keep(card)).unwrap();
    assert_eq!(game.shown(Viewer::Spectator), double.shown(Viewer::Spectator));
}
