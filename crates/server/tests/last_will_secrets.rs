//! Last Will: no answer of the server, at any moment and looking back at any, names a card that its receiver may not see.
//! `last_will_twins.rs` tests the same for what cannot be named.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::time::Duration;

use axum::http::StatusCode;
use bequest_engine::{Seat, Viewer};
use bequest_last_will::{Card, Cards, HAND_LIMIT, Phase, TaskView, View};
use bequest_server::{Config, Limits};
use common::last_will::{
    BOT, Truth, cards_in, come_to, event_with_more, hidden_from, play_of, put, secret_cards, truth, view_of,
};
use common::planted::{Sits, mentions};
use common::{Guest, Listener, Site, config};
use futures_util::future::join_all;
use serde_json::json;

const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", BOT];
/// What can be posted to a table for a seat.
const POSTS: [&str; 9] = ["act", "undo", "redo", "ready", "replace", "sit", "stand", "remove", "start"];
/// The bot does nothing that others see while a test runs.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Someone who looks at the table.
struct Role {
    name: &'static str,
    guest: Guest,
    /// The query of their addresses.
    query: String,
    /// The seat whose cards they may see.
    sees: Option<usize>,
    own: Vec<usize>,
    stream: Listener,
}

/// A table of four: two people with a seat each, or one with two, another person, and a bot.
struct Scene {
    site: Site,
    table: String,
    seed: String,
    game: Truth,
    people: Vec<Guest>,
    roles: Vec<Role>,
    /// What nobody may ever see: the seed and the signatures of others' cookies.
    sealed: Vec<String>,
    /// What addresses of no table have that looks like a card, such as the headings in a stylesheet.
    books: BTreeMap<String, BTreeSet<String>>,
    shared: bool,
}

impl Scene {
    async fn new((seed, game): (String, Truth), shared: bool) -> Self {
        let limits = Limits { streams: 100, ..Limits::none() };
        let site = Site::with(Config { limits, bot_pace: DAY, ..config() }).await;
        let books = books(&site).await;
        let people = vec![site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
        let [ada, bert, cleo] = &people[..] else { unreachable!() };
        let second = if shared { Sits::Device(ada, "Bert") } else { Sits::Person(bert, "Bert") };
        let seats = [Sits::Person(ada, "Ada"), second, Sits::Person(cleo, "Cleo"), Sits::Bot("Gus")];
        let table = put(&site, &seed, &game, &seats, json!("relaxed")).await;
        let kept = site.head(&table).await["seed"].as_str().unwrap().to_owned();
        let signature = |guest: &Guest| guest.cookies["bequest"].split('.').nth(1).unwrap().to_owned();
        let sealed = people.iter().map(signature).chain([kept]).collect();
        let mut scene = Self { site, table, seed, game, people, roles: Vec::new(), sealed, books, shared };
        scene.add_roles().await;
        scene
    }

    async fn add_roles(&mut self) {
        let [ada, bert, cleo] = &self.people[..] else { unreachable!() };
        let mut other = self.site.person("Olga").await;
        other.form("/play-now", &[("game", "last-will")]).await;
        let mut forger = cleo.clone();
        forger.cookies.insert("bequest".into(), format!("{}.{}", cleo.id(), "0".repeat(64)));
        let mut roles = vec![
            ("Cleo", cleo.clone(), "", Some(3), vec![3]),
            ("Cleo as another", cleo.clone(), "as=1", Some(3), vec![3]),
            ("a spectator", self.site.person("Vi").await, "", None, vec![]),
            ("a spectator as a seat", self.site.person("Vivi").await, "as=1", None, vec![]),
            ("a stranger", self.site.guest(), "as=2", None, vec![]),
            ("a forger", forger, "as=3", None, vec![]),
            ("a player of another table", other, "", None, vec![]),
        ];
        if self.shared {
            roles.push(("the device, covered", ada.clone(), "", None, vec![1, 2]));
            roles.push(("the device for its first", ada.clone(), "as=1", Some(1), vec![1, 2]));
            roles.push(("the device for its second", ada.clone(), "as=2", Some(2), vec![1, 2]));
            roles.push(("the device for another", ada.clone(), "as=3", None, vec![1, 2]));
        } else {
            roles.push(("Ada", ada.clone(), "", Some(1), vec![1]));
            roles.push(("Bert", bert.clone(), "as=4", Some(2), vec![2]));
        }
        for (name, guest, query, sees, own) in roles {
            let query = query.to_owned();
            let stream = guest.listen(&format!("{}/events?{query}", self.table)).await;
            self.roles.push(Role { name, guest, query, sees, own, stream });
        }
    }

    /// Answers for one of the first three seats.
    async fn says(&mut self, seat: usize, action: &str) {
        let (person, page) = match seat {
            1 | 2 if self.shared => (0, format!("{}?as={seat}", self.table)),
            _ => (seat - 1, self.table.clone()),
        };
        self.people[person].says(&page, seat, action).await;
    }

    /// Asks for everything as everyone, and looks for what must not be there.
    async fn examine(&mut self) {
        let truth = truth(&self.site, &self.seed, &self.game).await;
        let streamed = join_all(self.roles.iter_mut().map(|role| role.stream.now())).await;
        for (role, streamed) in self.roles.iter_mut().zip(streamed) {
            let hidden = hidden_from(&truth, role.sees);
            assert!(hidden.len() > 60, "there are secrets to find");
            let mut found = vec![("the open stream".to_owned(), streamed)];
            found.extend(gets(role, &self.table, &self.books).await);
            found.extend(looks_back(role, &self.table, &truth).await);
            found.extend(posts(role, &self.table).await);
            if !(self.shared && role.sees.is_none() && !role.own.is_empty()) {
                asks_why(role, &self.table, &truth).await;
            }
            for (what, text) in found {
                let told = cards_in(&text).into_iter().find(|card| hidden.contains(card.parse().unwrap()));
                let told = told.or(self.sealed.iter().find(|secret| mentions(&text, secret)).cloned());
                assert!(told.is_none(), "{} learns {} from {what}: {text}", role.name, told.unwrap());
            }
        }
    }
}

/// Returns every address of the site that can be asked for.
fn routes() -> Vec<&'static str> {
    let routes = include_str!("../src/lib.rs").split(".route(\"").skip(1);
    let found: Vec<_> = routes.map(|rest| rest.split('"').next().unwrap()).filter(|it| *it != "/metrics").collect();
    assert!(found.len() > 20, "{found:?}");
    found
}

/// Returns the address of a route; of one that is about a table, at that table.
fn path_of(route: &str, table: &str) -> String {
    let path = route.replace("/t/{id}", table).replace("{what}", "act").replace("{name}", "site.css");
    path.replace("{game}", "last-will").replace("{file}", "last-will.css")
}

/// Returns what addresses of no table have that looks like a card, before there is a table.
async fn books(site: &Site) -> BTreeMap<String, BTreeSet<String>> {
    let mut books = BTreeMap::new();
    for route in routes().into_iter().filter(|route| !route.contains("{id}") && !route.ends_with("/events")) {
        let body = site.guest().get(&path_of(route, "")).await.body;
        books.insert(route.to_owned(), cards_in(&body));
    }
    books
}

/// Gets every route as someone.
async fn gets(role: &mut Role, table: &str, books: &BTreeMap<String, BTreeSet<String>>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for route in routes() {
        let path = format!("{}?{}", path_of(route, table), role.query);
        if route.ends_with("/events") {
            found.push((path.clone(), role.guest.listen(&path).await.until(|news| !news.is_empty()).await));
            continue;
        }
        let reply = role.guest.get(&path).await;
        let named = cards_in(&reply.body);
        if let Some(book) = books.get(route).filter(|book| !book.is_empty()) {
            assert_eq!(named, *book, "{path} names what it named before the game");
            continue;
        }
        if route.ends_with(".rec") || route.ends_with(".json") {
            assert_eq!(reply.status, StatusCode::CONFLICT, "{path} is for the end");
        }
        found.push((path, format!("{:?}{}", reply.headers, reply.body)));
    }
    found
}

/// Looks at every moment that there has been, as someone.
async fn looks_back(role: &mut Role, table: &str, truth: &Truth) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let viewer = role.sees.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat - 1)));
    for step in 1..=truth.moment_count(viewer) + 1 {
        let path = format!("{table}?step={step}&{}", role.query);
        let reply = role.guest.get(&path).await;
        assert_eq!(reply.status, StatusCode::OK);
        found.push((path, reply.body));
    }
    found
}

/// Asks why a card cannot be played or kept that someone else may hold: what is answered must be the same for all of its
/// kind, no matter who holds them, and if nobody does.
async fn asks_why(role: &mut Role, table: &str, truth: &Truth) {
    let hidden = hidden_from(truth, role.sees);
    let others = (1..=4).filter(|seat| role.sees != Some(*seat)).map(|seat| secret_cards(truth, seat));
    let held = others.fold(Cards::EMPTY, Cards::or);
    let mut answers: BTreeMap<String, HashSet<String>> = BTreeMap::new();
    let of_pile = hidden.minus(held).iter().enumerate().filter(|(place, _)| place % 8 == 0).map(|(_, card)| card);
    for card in held.iter().chain(of_pile) {
        for action in [play_of(card), format!("keep+{card}")] {
            let path = format!("{table}/why?action={action}&{}", role.query);
            let answer = role.guest.get_json(&path).await.body;
            let kind = action.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
            answers.entry(kind).or_default().insert(answer);
        }
    }
    let told = answers.iter().find(|(_, answers)| answers.len() > 1);
    assert!(answers.len() > 3 && told.is_none(), "{} learns something by asking why: {told:?}", role.name);
}

/// Posts to the table, for a seat of someone else, everything that must be refused.
async fn posts(role: &mut Role, table: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let seat = (1..=4).find(|seat| !role.own.contains(seat)).unwrap().to_string();
    let fields = [("seat", seat.as_str()), ("question", "1"), ("action", "end"), ("key", "secretskey")];
    for what in POSTS {
        let path = format!("{table}/{what}?{}", role.query);
        // A forged cookie is removed by the first post.
        let reply = role.guest.clone().post(&path, &fields).await;
        assert!(reply.status.is_client_error() || what == "start", "{}: {path}: {}", role.name, reply.body);
        found.push((path, format!("{:?}{}", reply.headers, reply.body)));
    }
    found
}

/// Returns a game that asks everyone which two of six cards they keep.
fn dealt() -> (String, Truth) {
    come_to(&NAMES, |view| view.phase == Phase::Keeping, |_| true)
}

/// Returns a game in which it is the turn of a seat that can add something to an event.
fn turn_of(seat: usize) -> (String, Truth) {
    let fits = |game: &Truth| view_of(game, 1).acting == Seat::new(seat - 1) && event_with_more(game, seat).is_some();
    come_to(&NAMES, |view| view.phase == Phase::Actions, fits)
}

/// Returns a game at the end of a round in which the first three seats cut their hands.
fn cutting() -> (String, Truth) {
    let holds = |game: &Truth, seat: usize| game.is_asked(Seat::new(seat - 1));
    come_to(&NAMES, |view| view.phase == Phase::Cutting, |game| (1..=3).all(|seat| holds(game, seat)))
}

/// Returns a game in which one of the first three seats looks at cards that a helper drew.
fn looking() -> (String, Truth) {
    let is_looking = |view: &View| matches!(view.task, TaskView::Looking { .. }) || view.phase == Phase::Cutting;
    let is_persons = |game: &Truth| view_of(game, 1).phase != Phase::Cutting && view_of(game, 1).acting.number() < 4;
    come_to(&NAMES, is_looking, is_persons)
}

/// Examines what seats keep: before anyone has chosen, and after each card.
async fn examine_choices(start: (String, Truth), shared: bool) {
    let mut scene = Scene::new(start, shared).await;
    scene.examine().await;
    for seat in [2, 3, 1] {
        let cards: Vec<Card> = secret_cards(&scene.game, seat).iter().take(HAND_LIMIT).collect();
        for card in cards {
            scene.says(seat, &format!("keep {card}")).await;
            scene.examine().await;
        }
    }
    let view = view_of(&truth(&scene.site, &scene.seed, &scene.game).await, 1);
    assert_eq!(view.answered.len(), 3, "the bot has not answered, so nothing was shown");
}

/// Examines an event that is begun and added to, and what is seen when it is done.
async fn examine_a_play(seat: usize, shared: bool) {
    let (seed, game) = turn_of(seat);
    let (event, more) = event_with_more(&game, seat).unwrap();
    let mut scene = Scene::new((seed, game), shared).await;
    scene.examine().await;
    for action in [event.to_string(), more.to_string()] {
        scene.says(seat, &action).await;
        scene.examine().await;
    }
    let card: Card = event.to_string().split(' ').nth(1).unwrap().parse().unwrap();
    let before = truth(&scene.site, &scene.seed, &scene.game).await;
    assert!(hidden_from(&before, Some(3 - seat)).contains(card), "it is still a secret");
    scene.says(seat, "done").await;
    let after = truth(&scene.site, &scene.seed, &scene.game).await;
    assert!(!hidden_from(&after, Some(3 - seat)).contains(card), "everyone has seen it");
    scene.examine().await;
}

#[tokio::test]
async fn everybody_sees_their_own_cards_and_the_search_finds_them() {
    let mut scene = Scene::new(turn_of(2), false).await;
    for role in scene.roles.iter_mut().filter(|role| role.sees.is_some()) {
        let path = format!("{}?{}", scene.table, role.query);
        let (page, stream) = (role.guest.get(&path).await.body, role.stream.now().await);
        for card in secret_cards(&scene.game, role.sees.unwrap()).iter() {
            for text in [&page, &stream] {
                assert!(cards_in(text).contains(&card.to_string()), "{} has {card}", role.name);
            }
        }
    }
}

#[tokio::test]
async fn lw_8_nobody_learns_which_cards_are_kept_at_the_start() {
    examine_choices(dealt(), false).await;
}

#[tokio::test]
async fn lw_8_nobody_learns_which_cards_someone_at_a_device_keeps_at_the_start() {
    examine_choices(dealt(), true).await;
}

#[tokio::test]
async fn lw_61_nobody_learns_which_cards_are_kept_at_the_end_of_a_round() {
    examine_choices(cutting(), false).await;
}

#[tokio::test]
async fn lw_11_nobody_learns_what_is_played_before_it_is_done() {
    examine_a_play(2, false).await;
}

#[tokio::test]
async fn lw_11_nobody_learns_what_someone_at_a_device_plays_before_it_is_done() {
    examine_a_play(1, true).await;
}

#[tokio::test]
async fn gs_39_nobody_learns_which_cards_a_helper_has_drawn() {
    let (seed, game) = looking();
    let seat = view_of(&game, 1).acting.number();
    let TaskView::Looking { cards } = view_of(&game, seat).task else { unreachable!() };
    let mut scene = Scene::new((seed, game), false).await;
    scene.examine().await;
    scene.says(seat, &format!("keep {}", cards.nth(0))).await;
    scene.examine().await;
}
