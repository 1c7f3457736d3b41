//! Twins: two tables of Die Erbraffer that differ only in what is secret. Everyone who may not know it is sent the same
//! bytes: heirs, benefactor cards, hands and plans change nothing for others.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_engine::{By, Seat, Viewer};
use bequest_erbraffer::{Action, Edition, PhaseView, View};
use bequest_server::{Config, Limits};
use common::erbraffer::{Truth, begin, come_to, hurry, needing_an_heir, put_seats, timeless, truth, twin, view_of};
use common::hasty::hasty;
use common::planted::Sits;
use common::{Guest, Listener, Moments, Site, config};
use futures_util::future::join_all;
use serde_json::json;

const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", "Dora"];

/// Who shares secrets: two people, or two at one device.
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
        let table = put_seats(&site, seed, &game, &seats, json!("relaxed")).await;
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
    async fn found(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        let truth = truth(&self.site, &self.seed, &self.game).await;
        let moments = truth.moment_count(Viewer::Spectator) + 2;
        let table = &self.table;
        for (guest, query) in &mut self.watchers {
            let steps = (1..=moments).map(|step| format!("{table}?step={step}&{query}"));
            let pages = ["/".into(), "/turns".into(), format!("{table}?{query}"), format!("{table}/regions?{query}")];
            for path in pages.into_iter().chain(steps).chain(questions_why(table, query)) {
                let body = timeless(&guest.get_json(&path).await.body);
                all.push(format!("{path} {}", self.moments.number(&body)));
            }
        }
        all
    }

    /// Answers for a seat.
    async fn says(&mut self, seat: usize, action: &str) {
        let (person, page) = match (self.sitting, seat) {
            (Sitting::Device, 1 | 2) => (0, format!("{}?as={seat}", self.table)),
            _ => (seat - 1, self.table.clone()),
        };
        self.people[person].says(&page, seat, action).await;
    }

    /// Returns what a seat itself is shown.
    async fn own_page(&mut self, seat: usize) -> String {
        let query = if self.sitting == Sitting::Device { format!("?as={seat}") } else { String::new() };
        let person = if self.sitting == Sitting::Device { 0 } else { seat - 1 };
        timeless(&self.people[person].get(&format!("{}{query}", self.table)).await.body)
    }

    /// Lets the device be no watcher any more.
    fn forget_the_device(&mut self) {
        let device = self.people[0].id();
        let is_other = |guest: &Guest| !guest.cookies.contains_key("bequest") || guest.id() != device;
        let keep: Vec<bool> = self.watchers.iter().map(|(guest, _)| is_other(guest)).collect();
        let mut of_watcher = keep.iter();
        self.watchers.retain(|_| *of_watcher.next().unwrap());
        // Everyone has two streams.
        let mut of_stream = keep.iter().flat_map(|keep| [*keep; 2]);
        self.streams.retain(|_| of_stream.next().unwrap());
    }

    /// Returns what someone in a hurry would do next.
    async fn next(&mut self) -> Option<(usize, Action)> {
        let truth = truth(&self.site, &self.seed, &self.game).await;
        let seat = truth.asked().iter().next()?;
        let action = hasty(&truth.view(Viewer::Seat(seat)).unwrap().view, truth.legal(seat));
        Some((seat.number(), action))
    }
}

/// Returns the addresses at which someone asks why not, about every card and what else secrets decide.
fn questions_why(table: &str, query: &str) -> Vec<String> {
    let cards = Edition::built_in().cards().iter().flat_map(|card| [format!("play+{card}"), format!("throw+{card}")]);
    let others = ["will", "decline", "decline+all", "confirm", "heir+p03"].map(str::to_owned);
    let ask = |action: String| {
        [1, 2, 3].into_iter().map(move |seat| format!("{table}/why?action={action}&seat={seat}&{query}"))
    };
    cards.chain(others).flat_map(ask).collect()
}

/// Checks that the watchers of two tables are sent the same, and that the two seats that differ see a difference.
async fn compare(one: &mut Table, two: &mut Table) {
    let streams = (one.streamed().await, two.streamed().await);
    let found = (one.found().await, two.found().await);
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
    assert_ne!(view_of(&game, one).own_portraits(), view_of(&double, one).own_portraits());
    assert_ne!(view_of(&game, one).own_benefactors(), view_of(&double, one).own_benefactors());
    assert_ne!(view_of(&game, other).own_hand(), view_of(&double, other).own_hand());
    (Table::new(seed, game, sitting).await, Table::new(seed, double, sitting).await)
}

/// Which seats a game waits for.
#[derive(Clone, Copy, PartialEq)]
enum Asked {
    /// One of those whose secrets differ.
    Twin,
    /// Someone else, or everyone.
    Others,
}

/// Returns a game that has come to a phase and has a twin.
fn at_phase(sitting: Sitting, asked: Asked, wanted: impl Fn(&View) -> bool) -> (String, Truth) {
    for number in 0..500 {
        let seed = format!("twins {number}");
        let mut game = begin(&seed, &NAMES);
        hurry(&mut game, &wanted);
        let (one, other) = sitting.seats();
        let own = game.asked().iter().all(|seat| [one, other].contains(&seat.number()));
        if own == (asked == Asked::Twin) && twin(&seed, &game, one, other).is_some() {
            return (seed, game);
        }
    }
    panic!("no game has a twin there");
}

/// Compares twins at a phase, and after a step of someone else.
async fn compare_at(sitting: Sitting, wanted: impl Fn(&View) -> bool) {
    let (seed, game) = at_phase(sitting, Asked::Others, wanted);
    let (mut one, mut two) = tables(&seed, game, sitting).await;
    compare(&mut one, &mut two).await;
    let (own, other) = sitting.seats();
    for _ in 0..3 {
        let Some((seat, action)) = one.next().await.filter(|(seat, _)| ![own, other].contains(seat)) else { break };
        one.says(seat, &action.to_string()).await;
        two.says(seat, &action.to_string()).await;
        compare(&mut one, &mut two).await;
    }
}

const BOTH: [Sitting; 2] = [Sitting::Apart, Sitting::Device];

#[tokio::test]
async fn erb_62_at_the_start_secrets_change_no_byte_for_others() {
    for sitting in BOTH {
        compare_at(sitting, |view| matches!(view.phase, PhaseView::Turn { .. })).await;
    }
}

#[tokio::test]
async fn erb_62_what_someone_can_hope_for_is_on_their_own_page_alone() {
    let is_turn = |view: &View| matches!(view.phase, PhaseView::Turn { .. });
    let (seed, game) = at_phase(Sitting::Apart, Asked::Others, is_turn);
    let (mut one, mut two) = tables(&seed, game, Sitting::Apart).await;
    let part = |page: &str, id: &str| page.split(&format!("id=\"{id}\"")).nth(1).map(|rest| rest[..1000].to_owned());
    // Another heir means other lines and another estimate, for the player who has it and for nobody else.
    let (first, second) = (one.own_page(2).await, two.own_page(2).await);
    for id in ["golden", "hope-bar"] {
        assert!(part(&first, id).is_some() && part(&first, id) != part(&second, id), "{id}");
    }
    let mut vi = one.site.guest();
    let page = vi.get(&one.table).await.body;
    assert!(!page.contains("id=\"hope") && !page.contains("class=\"share") && !page.contains("id=\"share-"));
    compare(&mut one, &mut two).await;
}

#[tokio::test]
async fn erb_62_during_an_estate_secrets_change_no_byte_for_others() {
    for sitting in BOTH {
        compare_at(sitting, |view| view.phase == PhaseView::Sharing).await;
    }
}

#[tokio::test]
async fn erb_62_an_open_answer_shows_no_secret() {
    let phases = [PhaseView::Testament, PhaseView::Choosing, PhaseView::Sharing];
    for (sitting, phase) in BOTH.into_iter().flat_map(|sitting| phases.map(|phase| (sitting, phase))) {
        let (seed, game) = at_phase(sitting, Asked::Twin, |view| view.phase == phase);
        let (mut one, mut two) = tables(&seed, game, sitting).await;
        compare(&mut one, &mut two).await;
    }
}

#[tokio::test]
async fn erb_62_after_a_change_of_generation_hidden_cards_change_no_byte_for_others() {
    compare_at(Sitting::Apart, |view| view.living == 1 && matches!(view.phase, PhaseView::Turn { .. })).await;
}

#[tokio::test]
async fn erb_43_in_a_window_secrets_and_answers_change_no_byte_for_others() {
    for sitting in BOTH {
        let (seed, game) = at_phase(sitting, Asked::Others, |view| matches!(view.phase, PhaseView::Answering { .. }));
        let (mut one, mut two) = tables(&seed, game, sitting).await;
        compare(&mut one, &mut two).await;
        let (own, other) = sitting.seats();
        // One has answered, the other has not, or for longer: nobody sees that.
        one.says(own, "decline").await;
        compare(&mut one, &mut two).await;
        two.says(own, "decline all").await;
        compare(&mut one, &mut two).await;
        if sitting == Sitting::Device {
            // That both have answered is known at their device.
            one.forget_the_device();
            two.forget_the_device();
        }
        two.says(other, "decline").await;
        compare(&mut one, &mut two).await;
        one.says(other, "decline all").await;
        compare(&mut one, &mut two).await;
    }
}

/// Returns a game in whose first turn one of the twins has cards that need an heir.
fn planning(sitting: Sitting) -> (String, Truth) {
    let (own, other) = sitting.seats();
    let names = NAMES;
    let fits = |game: &Truth| view_of(game, own).turn == Seat::new(own - 1) && needing_an_heir(game, own).len() > 1;
    for number in 0..500 {
        let seed = format!("plans {number}");
        let game = begin(&seed, &names);
        if fits(&game) && twin(&seed, &game, own, other).is_some_and(|double| needing_an_heir(&double, own).len() > 1) {
            return (seed, game);
        }
    }
    panic!("no game has a twin with plans");
}

#[tokio::test]
async fn erb_62_a_plan_changes_no_byte_for_others() {
    for sitting in BOTH {
        let (seed, game) = planning(sitting);
        let (own, _) = sitting.seats();
        let (mut one, mut two) = tables(&seed, game, sitting).await;
        let (mine, theirs) = (needing_an_heir(&one.game, own), needing_an_heir(&two.game, own));
        one.says(own, &format!("play {}", mine[0])).await;
        compare(&mut one, &mut two).await;
        two.says(own, &format!("throw {}", theirs[0])).await;
        two.says(own, &format!("throw {}", theirs[1])).await;
        compare(&mut one, &mut two).await;
        two.says(own, &format!("keep {}", theirs[0])).await;
        compare(&mut one, &mut two).await;
    }
}

#[tokio::test]
async fn erb_62_taking_a_plan_back_and_doing_it_again_changes_no_byte_for_others() {
    for sitting in BOTH {
        let (seed, game) = planning(sitting);
        let (own, _) = sitting.seats();
        let (mut one, mut two) = tables(&seed, game, sitting).await;
        let card = needing_an_heir(&one.game, own)[0];
        let changed = one.site.stored(&one.table).await.changed;
        one.says(own, &format!("play {card}")).await;
        for (what, key) in [("undo", "planskey01"), ("redo", "planskey02"), ("undo", "planskey03")] {
            let (seat, page) = (own.to_string(), format!("{}/{what}?as={own}", one.table));
            let person = if sitting == Sitting::Device { 0 } else { own - 1 };
            one.people[person].done(&page, &[("seat", &seat), ("key", key)]).await;
            compare(&mut one, &mut two).await;
        }
        let (_, rows) = one.site.state(&one.table).await;
        assert!(rows.last().unwrap().starts_with("undo"), "{rows:?}");
        assert_eq!(one.site.stored(&one.table).await.changed, changed, "no list moves");
    }
}

#[test]
fn a_twin_looks_the_same_to_everybody_else() {
    let (seed, game) = come_to(&NAMES, |view| matches!(view.phase, PhaseView::Answering { .. }), |_| true);
    let double = twin(&seed, &game, 2, 4).unwrap();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))] {
        assert_eq!(game.shown(viewer), double.shown(viewer));
        assert_eq!(game.log(viewer), double.log(viewer));
    }
    let mut game = game;
    game.play(Seat::new(1), By::Person, Action::Decline).unwrap();
    assert_eq!(game.shown(Viewer::Spectator), double.shown(Viewer::Spectator));
}
