//! The page of a finished game, and the same deal again as practice.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::http::StatusCode;
use common::{Guest, Question, Site, needs_no_other_file, play_to_the_end, started};

/// Answers now one thing, now another.
fn by_turns(question: &Question, round: usize) -> String {
    question.actions[round % question.actions.len()].clone()
}

/// Plays a game of one person and two bots to its end.
async fn finished(site: &Site) -> (Guest, String) {
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[("bot2", "random"), ("bot3", "random")]).await;
    play_to_the_end(&mut [&mut ada], &table, by_turns).await;
    (ada, table)
}

/// Returns the outcomes of the deal that the rows of a table begin with.
async fn deal(site: &Site, table: &str) -> Vec<String> {
    let rows = site.state(table).await.1;
    rows.into_iter().take_while(|row| row.starts_with("chance")).collect()
}

#[tokio::test]
async fn the_end_shows_ranking_sentences_figures_and_ways_to_share() {
    let site = Site::new().await;
    let (mut ada, table) = finished(&site).await;
    let page = ada.get(&table).await.body;
    for what in ["class=\"ranking\"", "How it was decided", "In figures", "class=\"qr\"", "picture.svg", "record.rec"] {
        assert!(page.contains(what), "{what}");
    }
    let past = ada.get(&format!("{table}?step=5")).await.body;
    assert!(past.contains("class=\"ranking\"") && past.contains("data-step=\"5\""), "the ranking stays");
    let picture = ada.get(&format!("{table}/picture.svg")).await;
    assert_eq!(picture.status, StatusCode::OK);
    assert!(picture.body.contains(">Ada<") && picture.body.contains(">Chicago<"), "its ranking and its board");
    needs_no_other_file(&picture.body);
}

/// Returns the regions of a page or of an update, each with its hash as in `have`.
fn regions(body: &str) -> Vec<String> {
    let region = |rest: &str| {
        let (id, rest) = rest.split_once('"')?;
        let (_, hash) = rest.split_once('>')?.0.split_once("data-h=\"")?;
        Some(format!("{id}.{}", hash.split('"').next()?))
    };
    body.split(" id=\"").skip(1).filter_map(region).collect()
}

#[tokio::test]
async fn a_page_that_looks_back_gets_only_what_another_moment_changes() {
    let site = Site::new().await;
    let (mut ada, table) = finished(&site).await;
    let (fifth, sixth) =
        (ada.get(&format!("{table}?step=5")).await.body, ada.get(&format!("{table}?step=6")).await.body);
    let (have, wanted) = (regions(&fifth), regions(&sixth));
    assert!(wanted.iter().any(|region| have.contains(region)), "some regions are the same in both moments");
    let next = ada.get(&format!("{table}/regions?step=6&have={}", have.join(","))).await.body;
    assert!(next.contains("data-step=\"6\""));
    let sent = regions(&next);
    let twice: Vec<_> = sent.iter().filter(|region| have.contains(region)).collect();
    assert!(twice.is_empty(), "the page has {twice:?}");
    let missing: Vec<_> = wanted.iter().filter(|region| !have.contains(region) && !sent.contains(region)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let same = ada.get(&format!("{table}/regions?step=5&have={}", have.join(","))).await.body;
    assert!(!same.contains("data-step"), "{same}");
}

#[tokio::test]
async fn nothing_is_told_and_nothing_is_dealt_again_before_the_end() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[]).await;
    let practice = ada.post(&format!("{table}/practice"), &[("seat", "1")]).await;
    assert_eq!(practice.status, StatusCode::CONFLICT);
    assert_ne!(ada.get(&format!("{table}/picture.svg")).await.status, StatusCode::OK);
    assert!(!ada.get(&table).await.body.contains("class=\"qr\""));
}

#[tokio::test]
async fn the_same_deal_again_is_marked_as_practice_against_bots() {
    let site = Site::new().await;
    let (mut ada, table) = finished(&site).await;
    let next =
        ada.post(&format!("{table}/practice"), &[("seat", "2")]).await.json()["goto"].as_str().unwrap().to_owned();
    let (head, old) = (site.head(&next).await, site.head(&table).await);
    assert_eq!(
        (&head["seed"], &head["practice"]),
        (&old["seed"], &serde_json::json!(table.rsplit('/').next().unwrap()))
    );
    assert_eq!(head["seats"][1]["who"]["person"]["name"], "Ada");
    for seat in [0, 2] {
        assert_eq!(head["seats"][seat]["who"]["bot"]["kind"], old["seats"][2]["who"]["bot"]["kind"], "bots as before");
    }
    assert_eq!(deal(&site, &next).await, deal(&site, &table).await, "the same cards in the same seats");
    assert!(ada.get(&next).await.body.contains("Practice"), "the page says so");
    assert!(ada.get("/").await.body.contains("Practice"), "the list says so");
    play_to_the_end(&mut [&mut ada], &next, by_turns).await;
    let record = ada.get(&format!("{next}/record.rec")).await.body;
    let line = format!("\ntable practice {}\n", table.rsplit('/').next().unwrap());
    assert!(record.contains(&line), "the record says so");
    let record = bequest_engine::Record::<bequest_maloney::Maloney>::parse(&record).unwrap();
    record.replay().unwrap();
    let chance = ada.get(&format!("{next}/chance.json")).await.json();
    assert_eq!(chance["table"], table.rsplit('/').next().unwrap(), "a page can check it");
    let third =
        ada.post(&format!("{next}/practice"), &[("seat", "3")]).await.json()["goto"].as_str().unwrap().to_owned();
    assert_eq!(site.head(&third).await["practice"], head["practice"], "it is still the deal of the first table");
}

#[tokio::test]
async fn there_is_no_practice_in_a_seat_that_is_not_there() {
    let site = Site::new().await;
    let (mut ada, table) = finished(&site).await;
    assert_ne!(ada.post(&format!("{table}/practice"), &[("seat", "6")]).await.status, StatusCode::OK);
    let mut eve = site.person("Eve").await;
    let next = eve.post(&format!("{table}/practice"), &[("seat", "3")]).await;
    assert_eq!(next.status, StatusCode::OK, "everyone who may look may practise");
}
