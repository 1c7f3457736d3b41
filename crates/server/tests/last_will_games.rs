//! Games of Last Will on the server.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{Site, play_to_the_end};

#[tokio::test]
async fn a_guided_first_game_is_played_without_the_expansion_and_to_its_end() {
    let site = Site::new().await;
    let mut ada = site.guest();
    let table = ada.form("/first", &[("game", "last-will"), ("name", "Ada")]).await.location();
    assert!(site.stored(&table).await.head.contains("gentle"));
    ada.done(&format!("{table}/start"), &[]).await;
    assert!(ada.get(&table).await.body.contains("data-about="), "a guide goes along");
    play_to_the_end(&mut [&mut ada], &table, |question, round| {
        question.actions[round % question.actions.len()].clone()
    })
    .await;
    let record = ada.get(&format!("{table}/record.rec")).await.body;
    assert!(record.contains("\noptions players=4,sacked=off,will=70\n"), "{record}");
}
