//! A seat's view is served only to its seat: no answer of the server names a card that its receiver may not see.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::HashSet;
use std::sync::{Condvar, LazyLock, Mutex};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use bequest_bots::{Bot, Question, Roster};
use bequest_engine::{Seat, Viewer, Window};
use bequest_maloney::{Action, Maloney, PhaseView};
use bequest_maloney_bots::Bots;
use bequest_server::{Config, Games, Limits, ServedGame};
use common::planted::{Sits, Truth, hand, mentions, plant, seed_with};
use common::{DEADLINE, Guest, Listener, Moments, Site, config, key, questions, wait_until};
use futures_util::future::join_all;

/// Every route of the site. If you add one to `src/lib.rs`, add it here: it is then requested by everyone.
const ROUTES: [&str; 25] = [
    "/",
    "/events",
    "/turns",
    "/name",
    "/language",
    "/speed",
    "/new",
    "/new/{file}",
    "/tables",
    "/rules",
    "/rules/{game}",
    "/settings",
    "/about",
    "/play-now",
    "/first",
    "/t/{id}",
    "/t/{id}/events",
    "/t/{id}/regions",
    "/t/{id}/why",
    "/t/{id}/record.rec",
    "/t/{id}/picture.svg",
    "/t/{id}/chance.json",
    "/t/{id}/{what}",
    "/assets/{name}",
    "/healthz",
];
/// What can be posted to a table: for someone else's seat, and by people without a seat.
const FOR_A_SEAT: [&str; 11] =
    ["act", "undo", "redo", "ready", "replace", "practice", "sit", "stand", "seat", "remove", "start"];
const WITHOUT_A_SEAT: [&str; 7] = ["leave", "return", "close", "rematch", "nonce", "guide", "trial"];

/// Someone who looks at the table.
struct Role {
    name: &'static str,
    guest: Guest,
    /// The query of their addresses.
    query: String,
    /// The seat whose cards they may see.
    sees: Option<Seat>,
    /// The seats they have.
    own: Vec<usize>,
    stream: Listener,
}

/// A table of four: two people with a seat each, or one with two, another person, and a bot.
struct Scene {
    site: Site,
    table: String,
    people: Vec<Guest>,
    roles: Vec<Role>,
    /// What nobody may ever see: the seed and the signatures of others' cookies.
    sealed: Vec<String>,
}

impl Scene {
    async fn new(seed: &str, shared: bool) -> Self {
        let limits = Limits { streams: 100, ..Limits::none() };
        let site = Site::with(Config { limits, ..config() }).await;
        let people = vec![site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
        let [ada, bert, cleo] = &people[..] else { unreachable!() };
        let second = if shared { Sits::Device(ada, "Bert") } else { Sits::Person(bert, "Bert") };
        let seats = [Sits::Person(ada, "Ada"), second, Sits::Person(cleo, "Cleo"), Sits::Bot("Gus")];
        let table = plant(&site, seed, &seats).await;
        ada.clone().done(&format!("{table}/start"), &[]).await;
        let seed = site.head(&table).await["seed"].as_str().unwrap().to_owned();
        let signature = |guest: &Guest| guest.cookies["bequest"].split('.').nth(1).unwrap().to_owned();
        let sealed = people.iter().map(signature).chain([seed]).collect();
        let mut scene = Self { site, table, people, roles: Vec::new(), sealed };
        scene.add_roles(shared).await;
        scene
    }

    async fn add_roles(&mut self, shared: bool) {
        let [ada, bert, cleo] = &self.people[..] else { unreachable!() };
        let mut other = self.site.person("Olga").await;
        other.form("/play-now", &[("game", "maloney")]).await;
        let mut forger = cleo.clone();
        forger.cookies.insert("bequest".into(), format!("{}.{}", cleo.id(), "0".repeat(64)));
        let seat = |number: usize| Some(Seat::new(number - 1));
        let mut roles = vec![
            ("Cleo", cleo.clone(), "", seat(3), vec![3]),
            ("Cleo as another", cleo.clone(), "as=1", seat(3), vec![3]),
            ("a spectator", self.site.person("Vi").await, "", None, vec![]),
            ("a spectator as a seat", self.site.person("Vivi").await, "as=1", None, vec![]),
            ("a stranger", self.site.guest(), "as=2", None, vec![]),
            ("a forger", forger, "as=3", None, vec![]),
            ("a player of another table", other, "", None, vec![]),
        ];
        if shared {
            roles.push(("the device, covered", ada.clone(), "", None, vec![1, 2]));
            roles.push(("the device for its first", ada.clone(), "as=1", seat(1), vec![1, 2]));
            roles.push(("the device for its second", ada.clone(), "as=2", seat(2), vec![1, 2]));
            roles.push(("the device for another", ada.clone(), "as=3", None, vec![1, 2]));
        } else {
            roles.push(("Ada", ada.clone(), "", seat(1), vec![1]));
            roles.push(("Bert", bert.clone(), "as=4", seat(2), vec![2]));
        }
        for (name, guest, query, sees, own) in roles {
            let query = query.to_owned();
            let stream = guest.listen(&format!("{}/events?{query}", self.table)).await;
            self.roles.push(Role { name, guest, query, sees, own, stream });
        }
    }

    /// Asks for everything as everyone, and looks for what must not be there.
    async fn examine(&mut self) {
        let truth = self.site.truth(&self.table).await;
        let streamed = join_all(self.roles.iter_mut().map(|role| role.stream.now())).await;
        for (role, streamed) in self.roles.iter_mut().zip(streamed) {
            let hidden = hidden_from(&truth, role.sees);
            assert!(hidden.len() > 5, "there are secrets to find");
            let mut found = vec![("the open stream".to_owned(), streamed)];
            found.extend(gets(role, &self.table).await);
            found.extend(looks_back(role, &self.table).await);
            found.extend(posts(role, &self.table).await);
            asks_why(role, &self.table, &hidden).await;
            for (what, text) in found {
                let words: HashSet<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
                let told = hidden.iter().chain(&self.sealed).find(|secret| words.contains(secret.as_str()));
                assert!(told.is_none(), "{} learns {} from {what}: {text}", role.name, told.unwrap());
            }
        }
    }

    /// Answers one question on the page of a person who is asked; returns whether there was one.
    async fn step(&mut self, choose: impl Fn(&[String]) -> String) -> bool {
        for person in &mut self.people {
            for query in ["", "?as=1", "?as=2"] {
                let page = person.get(&format!("{}{query}", self.table)).await.body;
                for question in questions(&page).into_iter().filter(|question| !question.actions.is_empty()) {
                    let reply = person.answer(&self.table, &question, &choose(&question.actions), &key()).await;
                    if reply.status == StatusCode::OK {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Plays until something is true and no bot is asked, so that it stays true.
    async fn until(&mut self, choose: impl Fn(&[String]) -> String, wanted: impl Fn(&Truth) -> bool) {
        while !wanted(&self.site.at_rest(&self.table).await) {
            assert!(self.step(&choose).await, "the game does not come that far");
        }
    }
}

/// Returns the cards that someone may not know.
fn hidden_from(truth: &Truth, sees: Option<Seat>) -> Vec<String> {
    let others = Seat::all(4).filter(|seat| Some(*seat) != sees);
    others.flat_map(|seat| hand(truth, seat)).collect()
}

fn phase(truth: &Truth) -> PhaseView {
    truth.shown(Viewer::Spectator).unwrap().phase
}

/// Gets every route as someone.
async fn gets(role: &mut Role, table: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for route in ROUTES {
        let path = route
            .replace("/t/{id}", table)
            .replace("{what}", "act")
            .replace("{name}", "site.css")
            .replace("{game}", "maloney")
            .replace("{file}", "maloney.css");
        let path = format!("{path}?{}", role.query);
        if route.ends_with("/events") {
            found.push((path.clone(), role.guest.listen(&path).await.until(|news| !news.is_empty()).await));
            continue;
        }
        let reply = role.guest.get(&path).await;
        if [".rec", ".json", ".svg"].iter().any(|end| route.ends_with(*end)) {
            assert_eq!(reply.status, StatusCode::CONFLICT, "{path} is for the end");
        }
        found.push((path, format!("{:?}{}", reply.headers, reply.body)));
    }
    found
}

/// Looks at the first moments, some in between and the last one, as someone.
async fn looks_back(role: &mut Role, table: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for step in [1, 2, 3, 5, 8, 13, 21, 1000] {
        let path = format!("{table}?step={step}&{}", role.query);
        let reply = role.guest.get(&path).await;
        found.push((path, reply.body));
    }
    found
}

/// Asks why a card cannot be laid that someone else may hold: what is answered must be the same for all of them, and
/// for those that nobody holds.
async fn asks_why(role: &mut Role, table: &str, hidden: &[String]) {
    let unseen: Vec<String> =
        (1..=64).map(|number| format!("a{number:02}")).filter(|card| hidden.contains(card)).collect();
    assert!(unseen.len() > 5);
    let mut answers = HashSet::new();
    for card in unseen {
        let path = format!("{table}/why?action=lay+{card}&{}", role.query);
        answers.insert(role.guest.get_json(&path).await.body);
    }
    assert_eq!(answers.len(), 1, "{} learns something by asking why: {answers:?}", role.name);
}

/// Posts to the table, for a seat of someone else, everything that must be refused.
async fn posts(role: &mut Role, table: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let without = WITHOUT_A_SEAT.iter().filter(|_| role.own.is_empty());
    let seat = (1..=4).find(|seat| !role.own.contains(seat)).unwrap().to_string();
    let fields = [
        ("seat", seat.as_str()),
        ("question", "1"),
        ("action", "keep"),
        ("key", "secretskey"),
        ("agree", "1"),
        ("kind", "open"),
        ("nonce", "000102030405060708090a0b0c0d0e0f"),
    ];
    for what in FOR_A_SEAT.iter().chain(without) {
        let path = format!("{table}/{what}?{}", role.query);
        // A forged cookie is removed by the first post.
        let reply = role.guest.clone().post(&path, &fields).await;
        assert!(reply.status.is_client_error() || *what == "start", "{}: {path}: {}", role.name, reply.body);
        found.push((path, format!("{:?}{}", reply.headers, reply.body)));
    }
    let path = format!("{table}/act?{}", role.query);
    let order = [("seat", seat.as_str()), ("order", "out on day 1"), ("question", "1"), ("key", "secretskey")];
    let reply = role.guest.clone().post(&path, &order).await;
    assert!(reply.status.is_client_error(), "{}: an order: {}", role.name, reply.body);
    found.push((path, format!("{:?}{}", reply.headers, reply.body)));
    found
}

fn last(actions: &[String]) -> String {
    actions.last().unwrap().clone()
}

/// Lays what can be laid, and bids a little.
fn first(actions: &[String]) -> String {
    actions[0].clone()
}

async fn examine_a_stretch(seed: &str, shared: bool) {
    let mut scene = Scene::new(seed, shared).await;
    scene.until(first, |truth| matches!(phase(truth), PhaseView::Auction { .. })).await;
    scene.examine().await;
    scene.until(last, |truth| matches!(phase(truth), PhaseView::Driving { .. } | PhaseView::Laying { .. })).await;
    scene.examine().await;
    let chosen = |truth: &Truth| {
        let own =
            |seat| truth.view(Viewer::Seat(seat)).unwrap().view.chosen[seat].is_some_and(|cards| !cards.is_empty());
        Seat::all(4).any(own) && truth.waits_for().window() == Window::Covered
    };
    // A card is chosen, and the window is still open.
    let lay_one_by_one = |actions: &[String]| {
        let hold = actions.iter().any(|action| action == "keep");
        if hold && !actions[0].starts_with("lay") { "dance".to_owned() } else { first(actions) }
    };
    scene.until(lay_one_by_one, chosen).await;
    scene.examine().await;
    scene.until(last, |truth| matches!(phase(truth), PhaseView::Auction { .. })).await;
    scene.examine().await;
}

#[test]
fn every_route_is_asked_for() {
    let router = include_str!("../src/lib.rs");
    let routes = router.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let public: Vec<&str> = routes.filter(|route| *route != "/metrics").collect();
    let sorted = |mut routes: Vec<&'static str>| {
        routes.sort_unstable();
        routes
    };
    assert_eq!(sorted(public), sorted(ROUTES.to_vec()));
}

#[test]
fn everything_that_can_be_posted_is_posted() {
    let posts = [include_str!("../src/routes/play.rs"), include_str!("../src/routes/seats.rs")].concat();
    let arms = posts.lines().map(str::trim_start).filter(|line| line.starts_with('"') && line.contains("=>"));
    // Without what else must hold.
    let what = arms.map(|line| line.split("=>").next().unwrap().split(" if ").next().unwrap());
    let read = what.flat_map(|what| what.split('"').skip(1).step_by(2).collect::<Vec<_>>());
    for what in read.filter(|what| !["open", "invite", "bot"].contains(what)) {
        assert!(FOR_A_SEAT.contains(&what) || WITHOUT_A_SEAT.contains(&what), "{what}");
    }
}

#[test]
fn a_card_is_found_as_a_word_alone() {
    assert!(mentions("<li data-key=\"a17\">", "a17"));
    assert!(mentions("value=\"lay a17\"", "a17"));
    assert!(!mentions("data-h=\"0a17c\" a170 ba17", "a17"));
}

#[tokio::test]
async fn everybody_sees_their_own_cards_and_the_search_finds_them() {
    let mut scene = Scene::new("own", false).await;
    let truth = scene.site.truth(&scene.table).await;
    for role in scene.roles.iter_mut().filter(|role| role.sees.is_some()) {
        let path = format!("{}?{}", scene.table, role.query);
        let (page, stream) = (role.guest.get(&path).await.body, role.stream.now().await);
        for card in hand(&truth, role.sees.unwrap()) {
            assert!(mentions(&page, &card) && mentions(&stream, &card), "{} has {card}", role.name);
        }
    }
}

#[tokio::test]
async fn nobody_learns_the_cards_of_others() {
    examine_a_stretch("one", false).await;
}

#[tokio::test]
async fn nobody_learns_the_cards_of_others_in_another_game() {
    examine_a_stretch("two", false).await;
}

#[tokio::test]
async fn nobody_learns_the_cards_of_a_device_with_two_seats() {
    examine_a_stretch("three", true).await;
}

#[tokio::test]
async fn nobody_learns_the_cards_of_a_device_in_another_game() {
    examine_a_stretch("four", true).await;
}

/// Two sites on which the same happens.
struct Twin {
    site: Site,
    table: String,
    ada: Guest,
    others: Vec<Guest>,
    streams: Vec<Listener>,
    moments: Moments,
}

impl Twin {
    /// Plays up to the laying, where Ada can lay two cards.
    async fn new() -> (Self, Vec<String>) {
        let site = Site::new().await;
        let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
        let (seed, town) = seed_with(3, 0, 2);
        let [ada, bert, cleo] = &mut people;
        let seats = [Sits::Person(ada, "Ada"), Sits::Person(bert, "Bert"), Sits::Person(cleo, "Cleo")];
        let table = plant(&site, &seed, &seats).await;
        ada.done(&format!("{table}/start"), &[]).await;
        ada.says(&table, 1, "bid 1000").await;
        bert.says(&table, 2, "decline").await;
        cleo.says(&table, 3, "decline").await;
        ada.says(&table, 1, &format!("drive {town}")).await;
        let actions = ada.questions(&table).await.remove(0).actions;
        let lays = actions.into_iter().filter(|action| action.starts_with("lay")).collect();
        let [ada, bert, cleo] = people;
        let others = vec![bert, cleo, site.person("Vi").await, site.guest()];
        let mut streams: Vec<Listener> = Vec::new();
        for guest in &others {
            for path in [format!("{table}/events"), "/events".to_owned()] {
                let mut stream = guest.listen(&path).await;
                stream.until(|news| news.contains("event: beat")).await;
                streams.push(stream);
            }
            // Each is told of those who come later, one after another.
            join_all(streams.iter_mut().map(Listener::now)).await;
        }
        (Self { site, table, ada, others, streams, moments: Moments::default() }, lays)
    }

    /// Returns all bytes that the others were sent, and what they find if they look.
    async fn heard(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        join_all(self.streams.iter_mut().map(Listener::now)).await;
        all.extend(self.streams.iter().map(|stream| self.moments.number(&stream.read)));
        for guest in &mut self.others {
            for path in ["/", "/turns", &self.table, &format!("{}/regions", self.table)] {
                let body = guest.get(path).await.body;
                let (before, after) = body.split_once("data-now=\"").unwrap_or((&body, ""));
                let body = format!("{before}{}", after.trim_start_matches(|c: char| c.is_ascii_digit()));
                all.push(self.moments.number(&body));
            }
        }
        all
    }

    async fn all_but_ada_answer(&mut self) {
        for (seat, guest) in (2..).zip(&mut self.others[..2]) {
            guest.says(&self.table, seat, "keep").await;
        }
    }
}

#[tokio::test]
async fn what_is_laid_covered_changes_no_byte_for_others() {
    let ((mut none, _), (mut one, lays)) = (Twin::new().await, Twin::new().await);
    let (mut two, _) = Twin::new().await;
    let before = none.heard().await;
    one.ada.says(&one.table, 1, &lays[0]).await;
    two.ada.says(&two.table, 1, &lays[1]).await;
    assert_eq!(one.heard().await, before, "a first card is no event");
    assert_eq!(two.heard().await, before, "whichever it is");
    // It can be taken back, and laid again, and nobody knows.
    let fields = [("seat", "1"), ("key", "withdrawn1")];
    assert_eq!(one.ada.post(&format!("{}/undo", one.table), &fields).await.outcome(), "done");
    assert_eq!(
        one.ada.post(&format!("{}/redo", one.table), &[("seat", "1"), ("key", "withdrawn2")]).await.outcome(),
        "done"
    );
    assert_eq!(one.heard().await, before, "taking it back is no event");
    for twin in [&mut none, &mut one] {
        twin.ada.says(&twin.table, 1, "keep").await;
    }
    two.ada.says(&two.table, 1, &lays[0]).await;
    let answered = none.heard().await;
    assert_ne!(answered, before, "that she has answered is seen");
    assert_eq!(one.heard().await, answered, "one card looks like none");
    assert_eq!(two.heard().await, answered, "two cards look like none");
    for twin in [&mut none, &mut one, &mut two] {
        twin.all_but_ada_answer().await;
    }
    assert_ne!(none.heard().await, two.heard().await, "when the window closes all is shown");
}

#[tokio::test]
async fn an_answer_that_is_withdrawn_tells_nothing_of_its_cards() {
    let ((mut one, lays), (mut two, _)) = (Twin::new().await, Twin::new().await);
    one.ada.says(&one.table, 1, "keep").await;
    two.ada.says(&two.table, 1, &lays[0]).await;
    two.ada.says(&two.table, 1, &lays[1]).await;
    for twin in [&mut one, &mut two] {
        // The others have seen the answer before it is taken back.
        twin.heard().await;
        twin.ada.done(&format!("{}/undo", twin.table), &[("seat", "1"), ("key", "takenback1")]).await;
    }
    assert_eq!(one.heard().await, two.heard().await);
}

#[tokio::test]
async fn the_order_of_a_list_tells_nothing_of_covered_cards() {
    let (mut twin, lays) = Twin::new().await;
    let [bert, cleo, ..] = &mut twin.others[..] else { unreachable!() };
    // Both tables wait for Bert; the later one is listed first.
    let later = common::started(&mut [cleo, bert], 3, &[]).await;
    let order = |home: &str| home.find(&later).unwrap() < home.find(&twin.table).unwrap();
    wait_until("the later table comes first", async || order(&bert.get("/").await.body)).await;
    twin.site.at_rest(&later).await;
    twin.ada.says(&twin.table, 1, &lays[0]).await;
    assert!(order(&twin.others[0].get("/").await.body), "a covered card has moved the table up");
    assert!(twin.site.stored(&twin.table).await.rows.last().unwrap().text.contains("lay"));
}

/// How long bots take, more or less.
const PACE: Duration = Duration::from_millis(200);

/// The bot of one test, which thinks about its first question until it is let go.
struct HeldBots;

static HOLD: Mutex<Hold> = Mutex::new(Hold { since: None, is_over: false });
static LET_GO: Condvar = Condvar::new();

struct Hold {
    /// When the bot was asked its first question.
    since: Option<Instant>,
    is_over: bool,
}

static WITH_HELD_BOTS: LazyLock<Games> =
    LazyLock::new(|| Games::new(vec![ServedGame::of::<HeldBots, bequest_maloney_screens::Screens>()]));

impl Roster for HeldBots {
    type Game = Maloney;

    const BOTS: &'static [&'static str] = &["greedy"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Maloney>>> {
        Some(Box::new(Held(Bots::bot(name, seed)?)))
    }
}

struct Held(Box<dyn Bot<Maloney>>);

impl Bot<Maloney> for Held {
    fn choose(&mut self, question: &Question<Maloney>) -> Option<Action> {
        let mut hold = HOLD.lock().unwrap();
        hold.since.get_or_insert_with(Instant::now);
        drop(LET_GO.wait_timeout_while(hold, DEADLINE, |hold| !hold.is_over).unwrap());
        self.0.choose(question)
    }
}

/// Returns how long the bot took until it had answered, how many events others got, and how many cards it laid.
async fn bots_answer(cards: usize) -> (Duration, usize, usize) {
    *HOLD.lock().unwrap() = Hold { since: None, is_over: false };
    let site = Site::of(&WITH_HELD_BOTS, Config { bot_pace: PACE, bot_grace: DEADLINE, ..config() }).await;
    let (mut ada, bert) = (site.person("Ada").await, site.person("Bert").await);
    let (seed, town) = seed_with(3, 2, cards);
    let table = plant(&site, &seed, &[Sits::Person(&ada, "Ada"), Sits::Person(&bert, "Bert"), Sits::Bot("Gus")]).await;
    ada.done(&format!("{table}/start"), &[]).await;
    // The time that the bot takes for its bid does not count for its cards.
    let is_bid_due = || HOLD.lock().unwrap().since.is_some_and(|since| since.elapsed() > PACE * 2);
    wait_until("the bid of the bot is due", async || is_bid_due()).await;
    ada.says(&table, 1, "joker").await;
    let mut stream = site.guest().listen(&format!("{table}/events")).await;
    stream.until(|news| news.contains("event: beat")).await;
    let start = Instant::now();
    ada.says(&table, 1, &format!("drive {town}")).await;
    HOLD.lock().unwrap().is_over = true;
    LET_GO.notify_all();
    let driven = stream.until(|news| news.contains("event: regions")).await;
    let truth = site.at_rest(&table).await;
    let took = start.elapsed();
    let laid = truth.view(Viewer::Seat(Seat::new(2))).unwrap().view.chosen[Seat::new(2)].unwrap().len();
    let all = driven + &stream.now().await;
    (took, all.matches("event: regions").count(), laid)
}

#[tokio::test]
async fn a_bot_answers_at_its_pace_however_many_cards_it_lays() {
    for cards in [0, 1, 2] {
        let (took, events, laid) = bots_answer(cards).await;
        assert!(laid <= cards);
        assert!(took >= PACE.mul_f64(0.7), "{cards} cards were answered after {took:?}");
        assert!(events <= 2, "{cards} cards: one event for the drive and one for the answer, or both in one");
    }
}

#[tokio::test]
async fn an_invitation_is_for_the_host_and_for_the_one_who_has_it() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut stranger) = (site.person("Ada").await, site.person("Bert").await, site.guest());
    let table = ada.table(&[("players", "4"), ("seat3", "invite"), ("seat4", "invite"), ("public", "1")]).await;
    bert.done(&format!("{table}/sit"), &[("seat", "2")]).await;
    let head = site.head(&table).await;
    let token = |seat: usize| head["seats"][seat]["who"]["invite"]["token"].as_str().unwrap().to_owned();
    let (third, fourth, seed) = (token(2), token(3), head["seed"].as_str().unwrap().to_owned());
    assert!(ada.get(&table).await.body.contains(&third), "the search can find a token");
    for guest in [&mut bert, &mut stranger] {
        for path in ["/", "/events", &table, &format!("{table}/events"), &format!("{table}/regions")] {
            for query in ["", &format!("?invite={fourth}"), "?invite=aaaaaaaaaaaaaaaaaaaaaaaaaa"] {
                let path = format!("{path}{query}");
                let text = match path.contains("/events") {
                    true => guest.listen(&path).await.until(|news| !news.is_empty()).await,
                    false => guest.get(&path).await.body,
                };
                assert!(!text.contains(&third) && !text.contains(&seed), "{path}");
                assert!(!text.contains(&fourth) || query.contains(&fourth), "{path}");
            }
        }
    }
}
