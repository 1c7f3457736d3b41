//! Looking back at a game, asking why not, and the guide of a first game.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::http::StatusCode;
use bequest_engine::{Seat, Viewer};
use common::planted::{hand, mentions};
use common::{Guest, Patience, Site, play_to_the_end, questions, started};

/// Returns the part of a page that is inside an element with this id, up to the next element with one.
fn region<'a>(page: &'a str, id: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("<div id=\"{id}\"")).unwrap_or_else(|| panic!("there is no {id}"));
    rest.split("<div id=\"").next().unwrap()
}

fn lines(page: &str) -> usize {
    page.matches("class=\"line\"").count()
}

/// Returns how many moments the time line of a page has.
fn count(page: &str) -> usize {
    let (_, rest) = page.split_once("type=\"range\" name=\"step\"").unwrap();
    let (_, most) = rest.split_once("max=\"").unwrap();
    most.split('"').next().unwrap().parse().unwrap()
}

/// Plays a few answers: the person declines and keeps.
async fn a_few_days(ada: &mut Guest, table: &str) {
    let mut patience = Patience::new("the fourth day comes");
    loop {
        let page = ada.get(table).await.body;
        if region(&page, "status").contains("day 4") {
            return;
        }
        let asked = questions(&page).into_iter().find(|question| !question.actions.is_empty());
        match asked {
            Some(question) => {
                ada.answer(table, &question, question.actions.last().unwrap(), &common::key()).await;
                patience.renew();
            }
            None => patience.wait().await,
        }
    }
}

#[tokio::test]
async fn one_looks_back_at_what_one_was_allowed_to_know() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[]).await;
    a_few_days(&mut ada, &table).await;
    let now = ada.get(&table).await.body;
    let first = ada.get(&format!("{table}?step=1")).await.body;
    let later = ada.get(&format!("{table}?step=5")).await.body;
    let heard = [lines(&first), lines(&later), lines(&now)];
    assert!(heard[0] < heard[1] && heard[1] < heard[2], "{heard:?}");
    assert!(region(&first, "status").contains("day 1") && !region(&now, "status").contains("day 1"));
    assert!(questions(&first).is_empty() && !first.contains("data-stream"), "the past is only looked at");
    assert!(count(&first) >= count(&now));
    let truth = site.truth(&table).await;
    // Bots may be playing still.
    assert!(count(&now) <= truth.moment_count(Viewer::Seat(Seat::new(0))));
    let at_start = truth.moments(Viewer::Seat(Seat::new(0)))[0].view.own_hand().unwrap();
    for card in at_start.iter() {
        assert!(mentions(region(&first, "hand"), &card.to_string()), "{card}");
    }
}

#[tokio::test]
async fn steps_that_are_not_there_lead_to_those_that_are() {
    let site = Site::new().await;
    let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
    let [ada, bert, cleo] = &mut people;
    let table = started(&mut [ada, bert, cleo], 3, &[]).await;
    for dollars in [1, 3, 5] {
        ada.says(&table, 1, &format!("bid {dollars}00")).await;
        bert.says(&table, 2, &format!("bid {}00", dollars + 1)).await;
    }
    let count = count(&ada.get(&format!("{table}?step=1")).await.body);
    let of = |page: String| region(&page, "time").to_owned();
    let last = of(ada.get(&format!("{table}?step={count}")).await.body);
    assert_eq!(of(ada.get(&format!("{table}?step=99999")).await.body), last);
    let first = of(ada.get(&format!("{table}?step=0")).await.body);
    assert_eq!(of(ada.get(&format!("{table}?step=1")).await.body), first);
    for nonsense in ["?step=", "?step=-3", "?step=now", "?step=1e9", "?step=99999999999999999999999"] {
        let page = ada.get(&format!("{table}{nonsense}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("data-stream"), "{nonsense} shows what is now");
    }
}

#[tokio::test]
async fn after_the_end_everything_is_open() {
    let site = Site::new().await;
    let (mut ada, mut vi) = (site.person("Ada").await, site.person("Vi").await);
    let table = started(&mut [&mut ada], 3, &[]).await;
    let before = vi.get(&format!("{table}?step=1")).await.body;
    let truth = site.truth(&table).await;
    let hands: Vec<String> = Seat::all(3).flat_map(|seat| hand(&truth, seat)).collect();
    assert!(hands.iter().all(|card| !mentions(&before, card)), "a spectator sees no hand during the game");
    play_to_the_end(&mut [&mut ada], &table, |question, _| question.actions.last().unwrap().clone()).await;
    for guest in [&mut ada, &mut vi] {
        let page = guest.get(&format!("{table}?step=1")).await.body;
        for card in &hands {
            assert!(mentions(&page, card), "{card} is open now");
        }
    }
    let end = vi.get(&table).await.body;
    assert!(region(&end, "end").contains("<svg"), "the end has a chart");
    let first = vi.get(&format!("{table}?step=1")).await.body;
    assert_eq!(count(&end), count(&first), "the time line is as long as what it leads to");
    // The ranking stays above the board, but it does not open like the end.
    let opens = |page: &str| region(page, "end").contains("won ending stage opens");
    assert!(opens(&end) && !opens(&first) && region(&first, "board").contains("<svg"), "who looks back sees the board");
}

#[tokio::test]
async fn a_table_closed_without_a_result_keeps_its_secrets() {
    let site = Site::new().await;
    let (mut ada, mut vi) = (site.person("Ada").await, site.person("Vi").await);
    let table = started(&mut [&mut ada], 3, &[]).await;
    let truth = site.truth(&table).await;
    let (own, others) = (hand(&truth, Seat::new(0)), hand(&truth, Seat::new(1)));
    ada.done(&format!("{table}/close"), &[("agree", "1")]).await;
    let mut pages = Vec::new();
    for step in ["", "?step=1", "?step=2", "?step=9999"] {
        pages.push(vi.get(&format!("{table}{step}")).await.body);
    }
    for card in own.iter().chain(&others) {
        assert!(pages.iter().all(|page| !mentions(page, card)), "a spectator sees {card}");
    }
    let page = ada.get(&format!("{table}?step=1")).await.body;
    assert!(own.iter().all(|card| mentions(&page, card)) && others.iter().all(|card| !mentions(&page, card)));
}

#[tokio::test]
async fn why_not_is_asked_for_the_seat_of_the_control() {
    let site = Site::new().await;
    let (mut ada, mut cleo) = (site.person("Ada").await, site.person("Cleo").await);
    let table = ada.table(&[("players", "3"), ("seat2", "device"), ("name2", "Bert"), ("seat3", "open")]).await;
    cleo.done(&format!("{table}/sit"), &[("seat", "3")]).await;
    ada.done(&format!("{table}/start"), &[]).await;
    // One of the two declines; the answer for the other seat is about the other seat.
    ada.says(&table, 1, "bid 100").await;
    let first = ada.get_json(&format!("{table}/why?action=bid+200&seat=1")).await.json();
    let second = ada.get_json(&format!("{table}/why?action=bid+9900&seat=2")).await.json();
    assert_eq!((first["rule"].is_string(), second["rule"].is_string()), (true, false), "{first} {second}");
    // Nobody asks for a seat of someone else.
    let other = ada.get_json(&format!("{table}/why?action=bid+9900&seat=3")).await.json();
    let nobody = ada.get_json(&format!("{table}/why?action=bid+9900")).await.json();
    assert_eq!(other, nobody);
}

#[tokio::test]
async fn why_not_names_the_rule_and_where_it_stands() {
    let site = Site::new().await;
    let (mut ada, mut vi) = (site.person("Ada").await, site.person("Vi").await);
    let mut bert = site.person("Bert").await;
    let table = started(&mut [&mut ada, &mut bert], 3, &[]).await;
    let why = |action: &str| format!("{table}/why?action={action}");
    let told = ada.get_json(&why("keep")).await.json();
    assert_eq!((told["rule"].as_str(), told["book"].as_str()), (Some("ALL-3"), Some("/rules/maloney#ALL-3")));
    let told = ada.get_json(&why("bid+150")).await.json();
    assert_eq!(told["rule"], "MAL-32");
    assert!(told["message"].as_str().unwrap().contains("multiple of $100"), "{told}");
    let told = ada.get_json(&why("decline")).await.json();
    assert_eq!((told["rule"].as_str(), told["message"].as_str()), (None, Some("You can do that now.")));
    assert_eq!(vi.get_json(&why("decline")).await.json()["rule"], "ALL-4");
    let page = ada.get(&why("keep")).await;
    assert!(page.status == StatusCode::OK && page.body.contains("(ALL-3)"));
    ada.form("/language", &[("lang", "de")]).await;
    let told = ada.get_json(&why("bid+150")).await.json();
    assert!(told["message"].as_str().unwrap().contains("Vielfaches"), "{told}");
    for nonsense in ["", "dance", "drive+99", "%00"] {
        let told = ada.get_json(&why(nonsense)).await;
        assert_eq!(told.status, StatusCode::BAD_REQUEST, "{nonsense}: {}", told.body);
    }
}

#[tokio::test]
async fn a_first_game_has_a_guide_that_can_be_sent_away() {
    let site = Site::new().await;
    let mut ada = site.guest();
    let table = ada.form("/first", &[("game", "maloney"), ("name", "Ada")]).await.location();
    assert!(site.stored(&table).await.head.contains("gentle"));
    ada.done(&format!("{table}/start"), &[]).await;
    let page = ada.get(&table).await.body;
    assert!(region(&page, "guide").contains("data-about="), "{}", region(&page, "guide"));
    let other = site.person("Vi").await.get(&table).await.body;
    assert!(!region(&other, "guide").contains("data-about="), "nobody else is guided");
    ada.done(&format!("{table}/guide"), &[("on", "0")]).await;
    let page = ada.get(&table).await.body;
    assert!(!region(&page, "guide").contains("data-about=") && region(&page, "wake").contains("Call the guide back"));
    ada.done(&format!("{table}/guide"), &[("on", "1")]).await;
    assert!(region(&ada.get(&table).await.body, "guide").contains("data-about="));
}

#[tokio::test]
async fn other_games_have_no_guide() {
    let site = Site::new().await;
    let (mut ada, mut vi) = (site.person("Ada").await, site.person("Vi").await);
    let table = started(&mut [&mut ada], 3, &[]).await;
    assert!(!ada.get(&table).await.body.contains("data-about="));
    let reply = ada.post(&format!("{table}/guide"), &[("on", "1")]).await;
    assert_eq!(reply.status, StatusCode::CONFLICT, "{}", reply.body);
    let reply = vi.post(&format!("{table}/guide"), &[("on", "1")]).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN, "{}", reply.body);
    let reply = ada.form("/first", &[("game", "chess")]).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
}
