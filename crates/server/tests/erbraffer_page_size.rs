//! The pages of Die Erbraffer are small: the first one with portraits and drawings, and each change after it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;

use axum::body::{Body, to_bytes};
use axum::http::{Method, header};
use bequest_erbraffer::PhaseView;
use common::erbraffer::{Truth, come_to, hand_of, needing_an_heir, put, truth, view_of};
use common::shown_page::ShownPage;
use common::{Guest, Listener, Site};
use serde_json::json;
use tower::ServiceExt;

/// The first page of six with all that it needs has no more bytes than this, compressed. It has 91,408 now: 24,984 of them
/// are the portraits and 53,299 other files, all of which are fetched once. Fonts have a limit of their own.
const FIRST_PAGE: usize = 93_000;
/// A page of six is sent less than this when someone has played a card; streams are not compressed. It is at most 7,629
/// now: the player is sent a new card, and the next player a hand that can be played.
const UPDATE: usize = 8_000;
/// The page of the player is sent less than this when an heir is to be chosen, on the tree or from a list: 15,430 now.
const CHOICE: usize = 18_000;
/// What a page of six says that it has when it comes back has less than this: 3,051 now. The head of a request has at most
/// 8 KiB, of which a browser needs one or two for itself.
const HAVE: usize = 3_200;
const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fee"];

/// Returns what is sent for a path to someone whose browser can unpack it.
async fn sent(site: &Site, guest: &Guest, path: &str) -> usize {
    let request = guest.request(Method::GET, path).header(header::ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
    let response = site.server.router().oneshot(request).await.unwrap();
    assert!(response.status().is_success(), "{path}: {}", response.status());
    if path.starts_with("/assets/") {
        let kept = response.headers()[header::CACHE_CONTROL].to_str().unwrap();
        assert!(kept.contains("immutable"), "{path} is kept for good");
    }
    to_bytes(response.into_body(), usize::MAX).await.unwrap().len()
}

/// Returns the files that a page or a stylesheet needs. What a page only notes, in `data-…`, it fetches when someone asks
/// for it.
fn files(text: &str) -> BTreeSet<String> {
    let texts: Vec<&str> = text.split(['"', '(', ')', '\'']).collect();
    let is_needed = |pair: &&[&str]| pair[1].starts_with("/assets/") && !pair[0].contains(" data-");
    let named = texts.windows(2).filter(is_needed).map(|pair| pair[1]);
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

/// Seats six people at a game.
async fn six(site: &Site, seed: &str, game: &Truth) -> (String, Vec<Guest>) {
    let mut people = Vec::new();
    for name in NAMES {
        people.push(site.person(name).await);
    }
    let named: Vec<_> = people.iter().zip(NAMES).collect();
    let table = put(site, seed, game, &named, json!("relaxed")).await;
    (table, people)
}

/// Returns a game of six in a turn of its second generation, whose player can name an heir for a card.
fn in_turn() -> (String, Truth) {
    let wanted = |view: &bequest_erbraffer::View| view.living == 1 && matches!(view.phase, PhaseView::Turn { .. });
    come_to(&NAMES, wanted, |game| !needing_an_heir(game, view_of(game, 1).turn.number()).is_empty())
}

#[tokio::test]
async fn a_table_is_light_with_all_that_it_needs() {
    let site = Site::new().await;
    let (seed, game) = in_turn();
    let (table, mut people) = six(&site, &seed, &game).await;
    // The one whose turn it is has the most to choose from.
    let player = view_of(&game, 1).turn.index();
    let parts = weigh(&site, &mut people[player], &table).await;
    let weight: usize = parts.iter().map(|(_, bytes)| bytes).sum();
    assert!(parts.iter().any(|(file, _)| file.contains("portraits")), "{parts:?}");
    assert!(weight < FIRST_PAGE, "{weight} bytes: {parts:?}");
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

/// Returns what a seat does in its turn: it plays a card on an heir, or else throws one away.
fn ordinary_turn(game: &Truth, seat: usize) -> Vec<String> {
    let edition = bequest_erbraffer::Edition::built_in();
    let is_grey = |card: &bequest_erbraffer::Card| !edition.card(*card).hourglass;
    match needing_an_heir(game, seat).into_iter().find(is_grey) {
        Some(card) => vec![format!("play {card}"), "heir".to_owned()],
        None => vec![format!("throw {}", hand_of(game, seat)[0]), "confirm".to_owned()],
    }
}

#[tokio::test]
async fn an_update_after_an_ordinary_card_is_light() {
    let site = Site::new().await;
    let (seed, game) = in_turn();
    let (table, mut people) = six(&site, &seed, &game).await;
    let mut pages = open_pages(&site, &mut people, &table).await;
    for turn in 0..12 {
        let now = truth(&site, &seed, &game).await;
        let player = view_of(&now, 1).turn.number();
        for (limit, action) in [CHOICE, UPDATE].into_iter().zip(ordinary_turn(&now, player)) {
            let question = people[player - 1].questions(&table).await.remove(0);
            let action = if action == "heir" { &question.actions[turn % question.actions.len()] } else { &action };
            people[player - 1].says(&table, player, action).await;
            for (index, Open { page, stream }) in pages.iter_mut().enumerate() {
                let news = stream.now().await;
                page.apply(&news);
                let is_private = limit == CHOICE && index + 1 != player;
                assert!(!is_private || news.is_empty(), "nobody else is shown a private step");
                let have = page.have().len();
                assert!(have < HAVE, "{have} bytes for what page {} has", index + 1);
                assert!(news.len() < limit, "{action}: {} bytes for page {}", news.len(), index + 1);
            }
        }
    }
    for (guest, Open { page, .. }) in people.iter_mut().chain([&mut site.guest()]).zip(&pages) {
        let fresh = ShownPage::new(guest.get(&table).await.body);
        for id in ["main", "status", "undo", "menu"] {
            assert_eq!(page.element(id), fresh.element(id), "the page is as a fresh one");
        }
    }
}
