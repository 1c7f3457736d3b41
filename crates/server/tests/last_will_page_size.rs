//! The pages of Last Will are small: the first one with everything that it needs, and each change after it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;

use axum::body::{Body, to_bytes};
use axum::http::{Method, header};
use bequest_engine::{By, Viewer};
use bequest_last_will::{Action, Phase, View};
use common::last_will::{Truth, begin, come_to, put, truth, view_of};
use common::planted::Sits;
use common::shown_page::ShownPage;
use common::{Guest, Listener, Site};
use serde_json::json;
use tower::ServiceExt;

/// The first page of five with all that it needs has fewer bytes than this, compressed. Fonts have a limit of their own.
const FIRST_PAGE: usize = 90_000;
/// A page of five is sent less than this for a step within someone else's turn; streams are not compressed. That is what
/// every ordinary step should need: more than six of ten do.
const UPDATE: usize = 12_000;
/// No update has more than this: the end of a round has 40,757 now, a plan or an errand up to 30,000.
const LARGEST: usize = 48_000;
const NAMES: [&str; 5] = ["Ada", "Bert", "Cleo", "Dora", "Emil"];

/// Returns what is sent for a path to someone whose browser can unpack it.
async fn sent(site: &Site, guest: &Guest, path: &str) -> usize {
    let request = guest.request(Method::GET, path).header(header::ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
    let response = site.server.router().oneshot(request).await.unwrap();
    assert!(response.status().is_success(), "{path}: {}", response.status());
    to_bytes(response.into_body(), usize::MAX).await.unwrap().len()
}

/// Returns the files that a page or a stylesheet names.
fn files(text: &str) -> BTreeSet<String> {
    let named = text.split(['"', '(', ')', '\'']).filter(|text| text.starts_with("/assets/"));
    let is_counted = |path: &String| !path.ends_with(".woff2");
    named.map(|path| path.split('#').next().unwrap().to_owned()).filter(is_counted).collect()
}

/// Returns what a page weighs with everything that it names, and what each part does.
async fn weigh(site: &Site, guest: &mut Guest, path: &str) -> Vec<(String, usize)> {
    let mut known = files(&guest.get(path).await.body);
    let styles: Vec<String> = known.iter().filter(|path| path.contains(".css")).cloned().collect();
    for style in styles {
        known.extend(files(&guest.get(&style).await.body));
    }
    let mut parts = vec![(path.to_owned(), sent(site, guest, path).await)];
    for file in known {
        let bytes = sent(site, guest, &file).await;
        parts.push((file, bytes));
    }
    parts
}

/// Seats five people at a game.
async fn five(site: &Site, seed: &str, game: &Truth) -> (String, Vec<Guest>) {
    let mut people = Vec::new();
    for name in NAMES {
        people.push(site.person(name).await);
    }
    let seats: Vec<_> = people.iter().zip(NAMES).map(|(person, name)| Sits::Person(person, name)).collect();
    let table = put(site, seed, game, &seats, json!("relaxed")).await;
    (table, people)
}

/// Does what can be done rather than nothing; the answers of a kind take turns.
fn busy(view: &View, legal: &[Action], turn: usize) -> Action {
    let rank = |action: &Action| match action {
        Action::Drop(_) => 0,
        Action::End | Action::Home | Action::Skip => 1,
        Action::Done => 2,
        Action::Market(way) if *way == view.market => 0,
        _ => 3,
    };
    let best = legal.iter().map(rank).max().expect("someone asked has something to choose from");
    let ways: Vec<&Action> = legal.iter().filter(|action| rank(action) == best).collect();
    *ways[turn % ways.len()]
}

/// Plays a busy game up to a view.
fn up_to(seed: &str, wanted: impl Fn(&View) -> bool) -> Truth {
    let (mut game, mut turn) = (begin(seed, &NAMES), 0);
    while !wanted(game.shown(Viewer::Spectator).unwrap()) {
        let seat = game.asked().iter().next().expect("the game goes on");
        let action = busy(&view_of(&game, seat.number()), game.legal(seat), turn);
        game.play(seat, By::Person, action).unwrap();
        turn += 1;
    }
    game
}

#[tokio::test]
async fn a_table_is_light_with_all_that_it_needs() {
    let is_late = |view: &View, phase: Phase| view.round == 4 && view.phase == phase;
    for phase in [Phase::Planning, Phase::Errands, Phase::Actions, Phase::Cutting] {
        let site = Site::new().await;
        let game = up_to("five at a table", |view| is_late(view, phase));
        let (table, mut people) = five(&site, "five at a table", &game).await;
        let player = game.asked().iter().next().unwrap().index();
        let parts = weigh(&site, &mut people[player], &table).await;
        let weight: usize = parts.iter().map(|(_, bytes)| bytes).sum();
        assert!(parts.iter().any(|(file, _)| file.contains("last-will")), "{parts:?}");
        assert!(weight < FIRST_PAGE, "{weight} bytes: {parts:?}");
    }
}

/// A page that someone has open.
struct Open {
    page: ShownPage,
    stream: Listener,
}

/// Opens the page of everyone, and of someone who watches.
async fn open_pages(site: &Site, people: &mut [Guest], table: &str) -> Vec<Open> {
    let mut pages = Vec::new();
    for guest in people.iter_mut().chain([&mut site.guest()]) {
        let mut page = ShownPage::new(guest.get(table).await.body);
        let mut stream = guest.listen(&format!("{table}/events")).await;
        page.apply(&stream.until(|news| news.contains("event: regions")).await);
        pages.push(Open { page, stream });
    }
    // Each is told of those who came later.
    for Open { page, stream } in &mut pages {
        page.apply(&stream.now().await);
    }
    pages
}

/// How much a page was sent after an action.
struct Size {
    bytes: usize,
    action: Action,
    /// Whether the page is another's, and the one who did it goes on with the turn.
    within_a_turn: bool,
}

/// Plays on from a position for so many steps; returns how much each page was sent.
async fn sizes(start: (String, Truth), steps: usize) -> Vec<Size> {
    let (seed, game) = start;
    let site = Site::new().await;
    let (table, mut people) = five(&site, &seed, &game).await;
    let mut pages = open_pages(&site, &mut people, &table).await;
    let mut sizes = Vec::new();
    for turn in 0..steps {
        let now = truth(&site, &seed, &game).await;
        let seat = now.asked().iter().next().unwrap();
        let view = view_of(&now, seat.number());
        let action = busy(&view, now.legal(seat), turn);
        people[seat.index()].says(&table, seat.number(), &action.to_string()).await;
        let after = truth(&site, &seed, &game).await;
        let goes_on =
            view.phase == Phase::Actions && after.asked() == now.asked() && view_of(&after, 1).phase == view.phase;
        for (index, Open { page, stream }) in pages.iter_mut().enumerate() {
            let news = stream.now().await;
            page.apply(&news);
            let within_a_turn = goes_on && index != seat.index();
            sizes.push(Size { bytes: news.len(), action, within_a_turn });
        }
    }
    for (guest, Open { page, .. }) in people.iter_mut().chain([&mut site.guest()]).zip(&pages) {
        let fresh = ShownPage::new(guest.get(&table).await.body);
        for id in ["main", "status", "undo", "menu"] {
            assert_eq!(page.element(id), fresh.element(id), "the page is as a fresh one");
        }
    }
    sizes
}

#[tokio::test]
async fn an_update_after_an_ordinary_step_is_light() {
    let mut sizes = sizes(come_to(&NAMES, |view| view.phase == Phase::Keeping, |_| true), 150).await;
    sizes.retain(|size| size.bytes > 0);
    let most =
        |is_it: fn(&Size) -> bool| sizes.iter().filter(|size| is_it(size)).max_by_key(|size| size.bytes).unwrap();
    let within = most(|size| size.within_a_turn);
    assert!(within.bytes < UPDATE, "{} bytes after {}", within.bytes, within.action);
    let largest = most(|_| true);
    assert!(largest.bytes < LARGEST, "{} bytes after {}", largest.bytes, largest.action);
    let light = sizes.iter().filter(|size| size.bytes < UPDATE).count();
    assert!(10 * light > 6 * sizes.len(), "{light} of {} updates are light", sizes.len());
}
