//! Finding tables, sitting down, standing up, and leaving.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::http::StatusCode;
use common::{Guest, Site, play_to_the_end, started};

/// Returns the list of a start page: `own` or `open`.
fn list<'a>(page: &'a str, id: &str) -> &'a str {
    let start = page.find(&format!("<div id=\"{id}\"")).expect("the page has that list");
    page[start..].split("</section>").next().unwrap()
}

async fn sits(guest: &mut Guest, table: &str, seat: &str) {
    guest.done(&format!("{table}/sit"), &[("seat", seat)]).await;
}

#[tokio::test]
async fn open_public_tables_are_listed_until_they_are_full() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut stranger) = (site.person("Ada").await, site.person("Bert").await, site.guest());
    let table = ada.table(&[("players", "3"), ("public", "1"), ("seat3", "bot")]).await;
    let hidden = ada.table(&[("players", "3")]).await;
    for guest in [&mut bert, &mut stranger] {
        let home = guest.get("/").await.body;
        assert!(list(&home, "open").contains(&table) && !home.contains(&hidden));
    }
    let own = ada.get("/").await.body;
    assert!(list(&own, "own").contains(&table) && list(&own, "own").contains(&hidden));
    assert!(!list(&own, "open").contains(&table), "one's own table is listed once");
    sits(&mut bert, &table, "2").await;
    assert!(!stranger.get("/").await.body.contains(&table), "a full table is not listed");
    bert.done(&format!("{table}/stand"), &[("seat", "2")]).await;
    assert!(stranger.get("/").await.body.contains(&table));
    sits(&mut bert, &table, "2").await;
    ada.done(&format!("{table}/start"), &[]).await;
    assert!(!stranger.get("/").await.body.contains(&table), "a started table is not listed");
}

#[tokio::test]
async fn a_table_whose_seats_are_for_others_is_not_listed() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = ada.table(&[("players", "3"), ("public", "1"), ("seat2", "invite"), ("seat3", "bot")]).await;
    assert!(!site.guest().get("/").await.body.contains(&table));
}

#[tokio::test]
async fn my_tables_that_wait_for_me_come_first() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut cleo) =
        (site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await);
    let waiting = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &[]).await;
    let unstarted = ada.table(&[("players", "3")]).await;
    let home = ada.get("/").await.body;
    let own = list(&home, "own");
    assert!(own.find(&waiting).unwrap() < own.find(&unstarted).unwrap());
    assert!(own.to_lowercase().contains("your turn"));
    assert_eq!(ada.get("/turns").await.json()["turns"], 1);
    ada.says(&waiting, 1, "decline").await;
    assert_eq!(ada.get("/turns").await.json()["turns"], 0);
    assert!(!list(&ada.get("/").await.body, "own").to_lowercase().contains("your turn"));
}

#[tokio::test]
async fn the_start_page_changes_by_itself() {
    let site = Site::new().await;
    let (mut ada, mut bert, vi) = (site.person("Ada").await, site.person("Bert").await, site.person("Vi").await);
    let (mut everybodys, mut berts) = (vi.listen("/events").await, bert.listen("/events").await);
    everybodys.until(|news| news.contains("beat")).await;
    berts.until(|news| news.contains("beat")).await;
    let table = ada.table(&[("players", "3"), ("public", "1"), ("seat3", "bot")]).await;
    let news = everybodys.until(|news| news.contains(&table)).await;
    assert!(news.contains("id=\"open\"") && !news.contains("id=\"own\""), "{news}");
    berts.until(|news| news.contains(&table)).await;
    sits(&mut bert, &table, "2").await;
    let news = berts.until(|news| news.contains("id=\"own\"")).await;
    assert!(list(&news, "own").contains(&table));
    everybodys.until(|news| news.contains("id=\"open\"") && !news.contains(&table)).await;
    ada.done(&format!("{table}/start"), &[]).await;
    berts.until(|news| news.to_lowercase().contains("your turn")).await;
}

#[tokio::test]
async fn a_removed_person_sees_it_on_their_start_page() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = ada.table(&[("players", "3")]).await;
    sits(&mut bert, &table, "2").await;
    let mut home = bert.listen("/events").await;
    home.until(|news| news.contains(&table)).await;
    ada.done(&format!("{table}/remove"), &[("seat", "2")]).await;
    let news = home.until(|news| news.contains("id=\"own\"")).await;
    assert!(!news.contains(&table));
    assert_eq!(site.head(&table).await["seats"][1]["who"], "open");
}

#[tokio::test]
async fn an_invitation_opens_its_seat_and_no_other() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut cleo) = (site.person("Ada").await, site.guest(), site.person("Cleo").await);
    let table = ada.table(&[("players", "3"), ("seat2", "invite"), ("seat3", "invite")]).await;
    let head = site.head(&table).await;
    let token = |seat: usize| head["seats"][seat]["who"]["invite"]["token"].as_str().unwrap().to_owned();
    let (second, third) = (token(1), token(2));
    for wrong in ["", "aaaaaaaaaaaaaaaaaaaaaaaaaa", third.as_str()] {
        let reply = bert.post(&format!("{table}/sit"), &[("seat", "2"), ("token", wrong)]).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{wrong}");
    }
    let page = bert.get(&format!("{table}?invite={second}")).await.body;
    assert!(page.contains(&format!("name=\"token\" value=\"{second}\"")));
    let fields = [("seat", "2"), ("token", second.as_str()), ("name", "Bert")];
    bert.done(&format!("{table}/sit"), &fields).await;
    assert!(ada.get(&table).await.body.contains("Bert"));
    let late = cleo.post(&format!("{table}/sit"), &fields).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "an invitation is for one");
}

#[tokio::test]
async fn when_the_host_stands_up_the_next_one_is_host() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = ada.table(&[("players", "3")]).await;
    sits(&mut bert, &table, "2").await;
    assert_eq!(bert.post(&format!("{table}/start"), &[("fill", "1")]).await.status, StatusCode::FORBIDDEN);
    ada.done(&format!("{table}/stand"), &[("seat", "1")]).await;
    assert_eq!(site.head(&table).await["host"], bert.id());
    bert.done(&format!("{table}/start"), &[("fill", "1")]).await;
    assert_eq!(site.head(&table).await["stage"], "playing");
}

#[tokio::test]
async fn a_table_that_everybody_has_left_is_closed() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = ada.table(&[("players", "3"), ("public", "1"), ("seat2", "bot")]).await;
    ada.done(&format!("{table}/stand"), &[("seat", "1")]).await;
    assert_eq!(site.head(&table).await["stage"], "closed");
    assert!(!site.guest().get("/").await.body.contains(&table));
}

#[tokio::test]
async fn two_of_one_name_are_told_apart() {
    let site = Site::new().await;
    let (mut ada, mut other) = (site.person("Ada").await, site.person("Ada").await);
    let table = ada.table(&[("players", "3")]).await;
    sits(&mut other, &table, "2").await;
    assert_eq!(site.head(&table).await["seats"][1]["who"]["person"]["name"], "Ada 2");
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_for_those_who_played() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut eve) = (site.person("Ada").await, site.person("Bert").await, site.person("Eve").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[("public", "1")]).await;
    play_to_the_end(&mut [&mut ada, &mut bert], &table, |question, round| {
        question.actions[round % question.actions.len()].clone()
    })
    .await;
    assert_eq!(eve.post(&format!("{table}/rematch"), &[]).await.status, StatusCode::FORBIDDEN);
    let mut bert_too = bert.clone();
    let path = format!("{table}/rematch");
    let (one, other) = tokio::join!(ada.post(&path, &[]), bert_too.post(&path, &[]));
    let next = one.json()["goto"].as_str().unwrap().to_owned();
    assert_eq!(other.json()["goto"], next.as_str());
    let (host, guest, seat) = match site.head(&next).await["host"] == ada.id() {
        true => (&mut ada, &mut bert, "2"),
        false => (&mut bert, &mut ada, "1"),
    };
    let taken = eve.post(&format!("{next}/sit"), &[("seat", seat)]).await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    assert!(!eve.get("/").await.body.contains(&next), "there is no room for others");
    for guest in [&mut *host, &mut *guest] {
        let home = guest.get("/").await.body;
        assert_eq!(home.matches("Waiting for players").count(), 1, "a second rematch is not left behind: {home}");
    }
    sits(guest, &next, seat).await;
    host.done(&format!("{next}/start"), &[]).await;
}

#[tokio::test]
async fn a_device_gets_all_its_seats_back_in_a_rematch() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let fields = [("players", "3"), ("seat2", "device"), ("name2", "Anna")];
    let table = ada.table(&fields).await;
    sits(&mut bert, &table, "3").await;
    ada.done(&format!("{table}/start"), &[]).await;
    for guest in [&mut ada, &mut bert] {
        guest.done(&format!("{table}/close"), &[("agree", "1")]).await;
    }
    let next = bert.post(&format!("{table}/rematch"), &[]).await.json()["goto"].as_str().unwrap().to_owned();
    sits(&mut ada, &next, "1").await;
    assert!(ada.get(&next).await.body.contains(&format!("{next}/sit")), "the other seat is offered");
    sits(&mut ada, &next, "2").await;
    let seats = site.head(&next).await["seats"].clone();
    assert_eq!(seats[0]["who"]["person"]["name"], "Ada");
    assert_eq!(seats[1]["who"]["device"]["name"], "Anna");
    bert.done(&format!("{next}/start"), &[]).await;
}

#[tokio::test]
async fn a_table_is_closed_when_everybody_agrees() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut eve) = (site.person("Ada").await, site.person("Bert").await, site.person("Eve").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[]).await;
    let close = format!("{table}/close");
    let seed = site.head(&table).await["seed"].as_str().unwrap().to_owned();
    assert_eq!(eve.post(&close, &[("agree", "1")]).await.status, StatusCode::FORBIDDEN);
    ada.done(&close, &[("agree", "1")]).await;
    ada.done(&close, &[("agree", "0")]).await;
    bert.done(&close, &[("agree", "1")]).await;
    assert_eq!(site.head(&table).await["stage"], "playing");
    assert!(!ada.get(&table).await.body.contains(&seed));
    ada.done(&close, &[("agree", "1")]).await;
    assert_eq!(site.head(&table).await["stage"], "closed");
    let page = eve.get(&table).await.body;
    assert!(page.contains(&seed) && page.contains("record.rec") && !page.contains("class=\"ranking\""));
    let chance = eve.get(&format!("{table}/chance.json")).await.json();
    assert_eq!(chance["seed"], seed.as_str());
    assert_eq!(eve.get(&format!("{table}/record.rec")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn consent_to_close_does_not_bind_the_next_person_on_the_seat() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut cleo) =
        (site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await);
    let table = ada.table(&[("players", "3")]).await;
    sits(&mut bert, &table, "2").await;
    bert.done(&format!("{table}/close"), &[("agree", "1")]).await;
    bert.done(&format!("{table}/stand"), &[("seat", "2")]).await;
    sits(&mut cleo, &table, "2").await;
    ada.done(&format!("{table}/close"), &[("agree", "1")]).await;
    assert_eq!(site.head(&table).await["stage"], "open", "Cleo has not agreed");
}

#[tokio::test]
async fn a_bot_plays_for_anyone_who_leaves_until_they_return() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut cleo) =
        (site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await);
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &[]).await;
    let rows = site.state(&table).await.1.len();
    bert.done(&format!("{table}/leave"), &[]).await;
    assert_eq!(site.state(&table).await.1[rows], "seat 2 bot greedy");
    assert_eq!(bert.post(&format!("{table}/leave"), &[]).await.status, StatusCode::FORBIDDEN, "they have left");
    let mut stream = ada.listen(&format!("{table}/events")).await;
    stream.until(|news| news.contains("beat")).await;
    bert.done(&format!("{table}/return"), &[]).await;
    assert_eq!(site.state(&table).await.1.last().unwrap(), "seat 2 person Bert");
    assert_eq!(bert.post(&format!("{table}/return"), &[]).await.status, StatusCode::OK, "they are back already");
    assert_eq!(site.state(&table).await.1.last().unwrap(), "seat 2 person Bert");
}

#[tokio::test]
async fn people_who_answer_while_a_bot_stands_in_have_returned() {
    // The bot takes so long that its person is quicker.
    let slow = bequest_server::Config { bot_pace: std::time::Duration::from_secs(600), ..common::config() };
    let site = Site::with(slow).await;
    let (mut ada, mut bert, mut cleo) =
        (site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await);
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &[]).await;
    bert.done(&format!("{table}/leave"), &[]).await;
    let rows = site.state(&table).await.1.len();
    let refused = bert.say(&table, 2, "bid 150").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(site.state(&table).await.1.len(), rows, "what is refused brings nobody back");
    bert.says(&table, 2, "bid 100").await;
    assert_eq!(site.state(&table).await.1[rows..], ["seat 2 person Bert", "act 2 person bid 100"]);
}

#[tokio::test]
async fn people_who_have_left_do_not_hold_up_the_closing() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[]).await;
    bert.done(&format!("{table}/leave"), &[]).await;
    ada.done(&format!("{table}/close"), &[("agree", "1")]).await;
    assert_eq!(site.head(&table).await["stage"], "closed");
}

#[tokio::test]
async fn withdrawing_an_agreement_never_closes_a_table() {
    let slow = bequest_server::Config { bot_pace: std::time::Duration::from_secs(600), ..common::config() };
    let site = Site::with(slow).await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[]).await;
    ada.done(&format!("{table}/leave"), &[]).await;
    ada.done(&format!("{table}/close"), &[("agree", "0")]).await;
    assert_eq!(site.head(&table).await["stage"], "playing");
}
