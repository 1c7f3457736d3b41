//! Games from the first page to the last, without a socket.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::http::StatusCode;
use bequest_engine::Record;
use bequest_maloney::Maloney;
use common::{Site, play_to_the_end, started};

/// Answers with the last button: the dearest bid, the first card to lay.
fn some_action(question: &common::Question, round: usize) -> String {
    question.actions[round % question.actions.len()].clone()
}

#[tokio::test]
async fn one_click_plays_against_bots_to_the_end() {
    let site = Site::new().await;
    let mut ada = site.guest();
    let table = ada.form("/play-now", &[("game", "maloney")]).await.location();
    ada.done(&format!("{table}/nonce"), &[("nonce", "000102030405060708090a0b0c0d0e0f")]).await;
    ada.done(&format!("{table}/start"), &[]).await;
    play_to_the_end(&mut [&mut ada], &table, some_action).await;
    let record = ada.get(&format!("{table}/record.rec")).await;
    assert_eq!(record.status, StatusCode::OK);
    let record = Record::<Maloney>::parse(&record.body).unwrap();
    assert!(record.replay().unwrap().is_chance_verified());
    assert_eq!(record.fairness.unwrap().nonces[0].to_string(), "000102030405060708090a0b0c0d0e0f");
}

#[tokio::test]
async fn two_people_and_two_bots_play_to_the_end_and_again() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = started(&mut [&mut ada, &mut bert], 4, &[]).await;
    play_to_the_end(&mut [&mut ada, &mut bert], &table, some_action).await;
    let next = ada.post(&format!("{table}/rematch"), &[]).await.json()["goto"].as_str().unwrap().to_owned();
    let also = bert.post(&format!("{table}/rematch"), &[]).await.json()["goto"].as_str().unwrap().to_owned();
    assert_eq!(next, also);
    bert.done(&format!("{next}/sit"), &[("seat", "2")]).await;
    ada.done(&format!("{next}/start"), &[]).await;
    assert!(ada.get(&next).await.body.contains("Bert"));
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 4, &[]).await;
    site.at_rest(&table).await;
    let question = ada.questions(&table).await.remove(0);
    let action = question.actions[0].clone();
    let reply = ada.answer(&table, &question, &action, "restartkey1").await;
    assert_eq!(reply.outcome(), "done");
    let cookies = ada.cookies.clone();
    let site = site.restart(common::config()).await;
    let mut ada = site.guest();
    ada.cookies = cookies;
    // The same post again is not carried out twice.
    assert_eq!(ada.answer(&table, &question, &action, "restartkey1").await.outcome(), "already");
    play_to_the_end(&mut [&mut ada], &table, some_action).await;
}
