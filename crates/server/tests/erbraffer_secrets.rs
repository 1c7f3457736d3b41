//! Die Erbraffer: no answer of the server, at any moment and looking back at any, names an influence card that its
//! receiver may not see. `erbraffer_twins.rs` tests the same for heirs and benefactors.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::HashSet;

use axum::http::StatusCode;
use bequest_engine::{Seat, Viewer};
use bequest_erbraffer::{Edition, PhaseView, View};
use bequest_server::{Config, Limits};
use common::erbraffer::{BOT, Truth, come_to, first_window, hand_of, needing_an_heir, put_seats, truth, view_of};
use common::planted::{Sits, mentions};
use common::{Guest, Listener, Site, config};
use futures_util::future::join_all;
use serde_json::json;

const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", BOT];
/// The answer to a refused post.
const POSTS: [&str; 9] = ["act", "undo", "redo", "ready", "replace", "sit", "stand", "remove", "start"];

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
    /// The cards that the rulebook shows to everyone.
    book: Vec<String>,
    shared: bool,
}

impl Scene {
    async fn new((seed, game): (String, Truth), shared: bool) -> Self {
        let limits = Limits { streams: 100, ..Limits::none() };
        let site = Site::with(Config { limits, ..config() }).await;
        let book = cards_in(&site.guest().get("/rules/erbraffer").await.body);
        let people = vec![site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
        let [ada, bert, cleo] = &people[..] else { unreachable!() };
        let second = if shared { Sits::Device(ada, "Bert") } else { Sits::Person(bert, "Bert") };
        let seats = [Sits::Person(ada, "Ada"), second, Sits::Person(cleo, "Cleo"), Sits::Bot("Gus")];
        let table = put_seats(&site, &seed, &game, &seats, json!("relaxed")).await;
        let kept = site.head(&table).await["seed"].as_str().unwrap().to_owned();
        let signature = |guest: &Guest| guest.cookies["bequest"].split('.').nth(1).unwrap().to_owned();
        let sealed = people.iter().map(signature).chain([kept]).collect();
        let mut scene = Self { site, table, seed, game, people, roles: Vec::new(), sealed, book, shared };
        scene.add_roles().await;
        scene
    }

    async fn add_roles(&mut self) {
        let [ada, bert, cleo] = &self.people[..] else { unreachable!() };
        let mut other = self.site.person("Olga").await;
        other.form("/play-now", &[("game", "erbraffer")]).await;
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
            assert!(hidden.len() > 20, "there are secrets to find");
            let mut found = vec![("the open stream".to_owned(), streamed)];
            found.extend(gets(role, &self.table, &self.book).await);
            found.extend(looks_back(role, &self.table, &truth).await);
            found.extend(posts(role, &self.table).await);
            if !(self.shared && role.sees.is_none() && !role.own.is_empty()) {
                asks_why(role, &self.table, &hidden).await;
            }
            for (what, text) in found {
                let words: HashSet<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
                let told = hidden.iter().chain(&self.sealed).find(|secret| words.contains(secret.as_str()));
                assert!(told.is_none(), "{} learns {} from {what}: {text}", role.name, told.unwrap());
            }
        }
    }
}

/// Returns the cards that someone may not know: those of other hands, and the pile.
fn hidden_from(truth: &Truth, sees: Option<usize>) -> Vec<String> {
    let view = truth.shown(Viewer::Spectator).unwrap();
    let own = sees.map_or_else(Vec::new, |seat| hand_of(truth, seat));
    let unseen = Edition::built_in().cards().minus(view.discards);
    unseen.iter().map(|card| card.to_string()).filter(|card| !own.contains(card)).collect()
}

/// Returns the cards that a page names.
fn cards_in(page: &str) -> Vec<String> {
    let all = Edition::built_in().cards();
    all.iter().map(|card| card.to_string()).filter(|card| mentions(page, card)).collect()
}

/// Returns every address of the site that can be asked for.
fn routes() -> Vec<&'static str> {
    let routes = include_str!("../src/lib.rs").split(".route(\"").skip(1);
    let found: Vec<_> = routes.map(|rest| rest.split('"').next().unwrap()).filter(|it| *it != "/metrics").collect();
    assert!(found.len() > 20, "{found:?}");
    found
}

/// Gets every route as someone.
async fn gets(role: &mut Role, table: &str, book: &[String]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for route in routes() {
        let path = route.replace("/t/{id}", table).replace("{what}", "act").replace("{name}", "site.css");
        let path = format!("{}?{}", path.replace("{game}", "erbraffer"), role.query);
        if route.ends_with("/events") {
            found.push((path.clone(), role.guest.listen(&path).await.until(|news| !news.is_empty()).await));
            continue;
        }
        let reply = role.guest.get(&path).await;
        if route == "/rules/{game}" {
            assert_eq!(cards_in(&reply.body), *book, "the rulebook draws what it drew before the game");
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

/// Asks why a card cannot be played or thrown away that someone else may hold: what is answered must be the same for
/// all of them, and for those that nobody holds.
async fn asks_why(role: &mut Role, table: &str, hidden: &[String]) {
    for verb in ["play", "throw", "keep"] {
        let mut answers = HashSet::new();
        for card in hidden {
            let path = format!("{table}/why?action={verb}+{card}&{}", role.query);
            answers.insert(role.guest.get_json(&path).await.body);
        }
        assert_eq!(answers.len(), 1, "{} learns something by asking why: {answers:?}", role.name);
    }
}

/// Posts to the table, for a seat of someone else, everything that must be refused.
async fn posts(role: &mut Role, table: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let seat = (1..=4).find(|seat| !role.own.contains(seat)).unwrap().to_string();
    let fields = [("seat", seat.as_str()), ("question", "1"), ("action", "decline"), ("key", "secretskey")];
    for what in POSTS {
        let path = format!("{table}/{what}?{}", role.query);
        // A forged cookie is removed by the first post.
        let reply = role.guest.clone().post(&path, &fields).await;
        assert!(reply.status.is_client_error() || what == "start", "{}: {path}: {}", role.name, reply.body);
        found.push((path, format!("{:?}{}", reply.headers, reply.body)));
    }
    found
}

fn in_turn(view: &View) -> bool {
    matches!(view.phase, PhaseView::Turn { .. })
}

/// Returns a game in whose first turn a seat holds two cards that need an heir.
fn first_turn(seat: usize) -> (String, Truth) {
    let fits = |game: &Truth| view_of(game, 1).turn == Seat::new(seat - 1) && needing_an_heir(game, seat).len() > 1;
    come_to(&NAMES, in_turn, fits)
}

/// Returns a game in which one of the first three seats shares out an estate.
fn sharing() -> (String, Truth) {
    let is_persons = |game: &Truth| view_of(game, 1).actor().is_some_and(|seat| seat.number() < 4);
    come_to(&NAMES, |view| view.phase == PhaseView::Sharing, is_persons)
}

/// Examines the beginning of a game and a plan in someone's first turn.
async fn examine_a_plan(seat: usize, shared: bool) {
    let (seed, game) = first_turn(seat);
    let cards = needing_an_heir(&game, seat);
    let mut scene = Scene::new((seed, game), shared).await;
    scene.examine().await;
    scene.says(seat, &format!("play {}", cards[0])).await;
    scene.examine().await;
    scene.says(seat, &format!("throw {}", cards[0])).await;
    scene.says(seat, &format!("throw {}", cards[1])).await;
    scene.examine().await;
    let rows = scene.site.state(&scene.table).await.1;
    assert!(rows.last().unwrap().ends_with(&format!("throw {}", cards[1])), "the plan is not done: {rows:?}");
}

/// Examines a window for new wills before anyone has answered, and after each answer but the last.
async fn examine_a_window(shared: bool) {
    let mut scene = Scene::new(first_window(&NAMES, &[2]), shared).await;
    scene.examine().await;
    for (seat, answer) in [(1, "decline"), (3, "decline all")] {
        scene.says(seat, answer).await;
        scene.examine().await;
    }
    scene.says(2, "will").await;
    scene.examine().await;
}

#[tokio::test]
async fn everybody_sees_their_own_cards_and_the_search_finds_them() {
    let mut scene = Scene::new(first_turn(2), false).await;
    for role in scene.roles.iter_mut().filter(|role| role.sees.is_some()) {
        let path = format!("{}?{}", scene.table, role.query);
        let (page, stream) = (role.guest.get(&path).await.body, role.stream.now().await);
        for card in hand_of(&scene.game, role.sees.unwrap()) {
            assert!(mentions(&page, &card) && mentions(&stream, &card), "{} has {card}", role.name);
        }
    }
}

#[tokio::test]
async fn erb_62_nobody_learns_what_somebody_has_in_mind() {
    examine_a_plan(2, false).await;
}

#[tokio::test]
async fn erb_62_nobody_learns_what_somebody_at_a_device_has_in_mind() {
    examine_a_plan(1, true).await;
}

#[tokio::test]
async fn erb_62_an_estate_tells_nothing_of_hands() {
    for shared in [false, true] {
        let mut scene = Scene::new(sharing(), shared).await;
        scene.examine().await;
    }
}

#[tokio::test]
async fn erb_43_a_window_tells_nothing_of_hands_whatever_is_answered() {
    examine_a_window(false).await;
}

#[tokio::test]
async fn erb_43_a_window_at_a_device_tells_nothing_of_hands() {
    examine_a_window(true).await;
}
