//! A post is carried out once or not at all, whatever the network and the others do.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::body::Body;
use axum::http::{StatusCode, header};
use common::planted::{Sits, plant, seed_with};
use common::{Guest, Question, Site, encoded, key, started};

/// Three people at a started table.
async fn three(site: &Site) -> (String, [Guest; 3]) {
    let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
    let [ada, bert, cleo] = &mut people;
    let table = started(&mut [ada, bert, cleo], 3, &[]).await;
    (table, people)
}

/// Three people whose first seat can lay two cards of the town to which it drives.
async fn three_laying(site: &Site) -> (String, [Guest; 3], Vec<String>) {
    let (seed, town) = seed_with(3, 0, 2);
    let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
    let [ada, bert, cleo] = &mut people;
    let table =
        plant(site, &seed, &[Sits::Person(ada, "Ada"), Sits::Person(bert, "Bert"), Sits::Person(cleo, "Cleo")]).await;
    ada.done(&format!("{table}/start"), &[]).await;
    ada.says(&table, 1, "bid 1000").await;
    bert.says(&table, 2, "decline").await;
    cleo.says(&table, 3, "decline").await;
    ada.says(&table, 1, &format!("drive {town}")).await;
    let questions = ada.questions(&table).await;
    let lays: Vec<String> = questions[0].actions.iter().filter(|action| action.starts_with("lay")).cloned().collect();
    assert_eq!(lays.len(), 2);
    (table, people, lays)
}

async fn question(guest: &mut Guest, table: &str) -> Question {
    guest.questions(table).await.remove(0)
}

#[tokio::test]
async fn a_doubled_post_is_carried_out_once() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = three(&site).await;
    let asked = question(&mut ada, &table).await;
    assert_eq!(ada.answer(&table, &asked, "bid 100", "thesamekey").await.outcome(), "done");
    let state = site.state(&table).await;
    let again = ada.answer(&table, &asked, "bid 100", "thesamekey").await;
    assert_eq!((again.status, again.outcome().as_str()), (StatusCode::OK, "already"));
    assert!(again.json()["regions"].as_str().unwrap().contains("id=\"board\""));
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn fifty_copies_of_a_post_make_one_row() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = three(&site).await;
    let asked = question(&mut ada, &table).await;
    let rows = site.state(&table).await.1.len();
    let copies = (0..50).map(|_| {
        let (mut ada, table, asked) = (ada.clone(), table.clone(), asked.clone());
        tokio::spawn(async move { ada.answer(&table, &asked, "bid 100", "fiftycopies").await.outcome() })
    });
    let mut outcomes = Vec::new();
    for copy in copies.collect::<Vec<_>>() {
        outcomes.push(copy.await.unwrap());
    }
    assert_eq!(outcomes.iter().filter(|outcome| *outcome == "done").count(), 1, "{outcomes:?}");
    assert_eq!(outcomes.iter().filter(|outcome| *outcome == "already").count(), 49, "{outcomes:?}");
    assert_eq!(site.state(&table).await.1.len(), rows + 1);
}

#[tokio::test]
async fn a_post_repeated_after_a_restart_is_not_carried_out_again() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = three(&site).await;
    let asked = question(&mut ada, &table).await;
    ada.answer(&table, &asked, "bid 300", "beforetherestart").await;
    let state = site.state(&table).await;
    let site = site.restart(common::config()).await;
    let mut back = site.guest();
    back.cookies = ada.cookies;
    assert_eq!(back.answer(&table, &asked, "bid 300", "beforetherestart").await.outcome(), "already");
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn the_key_of_one_seat_is_not_the_key_of_another() {
    let site = Site::new().await;
    let (table, [mut ada, mut bert, _]) = three(&site).await;
    let (one, other) = (question(&mut ada, &table).await, question(&mut bert, &table).await);
    assert_eq!(ada.answer(&table, &one, "bid 100", "sharedkey1").await.outcome(), "done");
    assert_eq!(bert.answer(&table, &other, "bid 200", "sharedkey1").await.outcome(), "done");
}

#[tokio::test]
async fn a_refused_post_does_not_use_up_its_key() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = three(&site).await;
    let asked = question(&mut ada, &table).await;
    assert_eq!(ada.answer(&table, &asked, "bid 150", "triedtwice").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ada.answer(&table, &asked, "bid 200", "triedtwice").await.outcome(), "done");
}

#[tokio::test]
async fn a_decline_of_an_old_question_is_stale_and_changes_nothing() {
    let site = Site::new().await;
    let (table, [mut ada, mut bert, _]) = three(&site).await;
    let old = question(&mut bert, &table).await;
    ada.says(&table, 1, "bid 100").await;
    let state = site.state(&table).await;
    let reply = bert.answer(&table, &old, "decline", &key()).await;
    assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::CONFLICT, "stale"));
    let regions = reply.json()["regions"].as_str().unwrap().to_owned();
    let fresh = common::questions(&regions).remove(0);
    assert_ne!(fresh.number, old.number);
    assert_eq!(site.state(&table).await, state);
    assert_eq!(bert.answer(&table, &fresh, "decline", &key()).await.outcome(), "done");
}

#[tokio::test]
async fn a_bid_on_an_old_question_counts_if_it_is_still_legal() {
    let site = Site::new().await;
    let (table, [mut ada, mut bert, mut cleo]) = three(&site).await;
    let (old, older) = (question(&mut bert, &table).await, question(&mut cleo, &table).await);
    ada.says(&table, 1, "bid 500").await;
    assert_eq!(bert.answer(&table, &old, "bid 600", &key()).await.outcome(), "done");
    let state = site.state(&table).await;
    let low = cleo.answer(&table, &older, "bid 600", &key()).await;
    assert_eq!((low.status, low.outcome().as_str()), (StatusCode::CONFLICT, "stale"));
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn of_two_bids_at_the_same_moment_none_is_lost_and_none_is_doubled() {
    let site = Site::new().await;
    for (one, other) in [("bid 100", "bid 200"), ("bid 200", "bid 100"), ("bid 500", "bid 500")] {
        let (table, [mut ada, mut bert, _]) = three(&site).await;
        let before = site.state(&table).await.1.len();
        let asked = (question(&mut ada, &table).await, question(&mut bert, &table).await);
        let keys = (key(), key());
        let (first, second) =
            tokio::join!(ada.answer(&table, &asked.0, one, &keys.0), bert.answer(&table, &asked.1, other, &keys.1));
        let rows = site.state(&table).await.1.split_off(before);
        for (seat, action, reply) in [(1, one, &first), (2, other, &second)] {
            let stands = reply.outcome() == "done";
            assert!(stands || matches!(reply.status.as_u16(), 409 | 422), "{}", reply.body);
            let made = rows.iter().filter(|row| **row == format!("act {seat} person {action}")).count();
            assert_eq!(made, usize::from(stands), "{rows:?}");
        }
        assert!(first.outcome() == "done" || second.outcome() == "done");
    }
}

#[tokio::test]
async fn a_refused_action_names_its_rule_in_the_language_of_the_browser() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = three(&site).await;
    let asked = question(&mut ada, &table).await;
    let state = site.state(&table).await;
    let ledger = <bequest_maloney::Maloney as bequest_engine::Game>::ledger();
    for language in ["en", "fr", "it", "de"] {
        let fields =
            [("seat", "1"), ("question", asked.number.as_str()), ("action", "bid 150"), ("key", "notahundred")];
        let request = ada.post_request(&format!("{table}/act")).header(header::ACCEPT, "application/json");
        let request = request.header(header::ACCEPT_LANGUAGE, format!("{language}, en;q=0.5"));
        let reply = ada.send(request.body(Body::from(encoded(&fields))).unwrap()).await;
        assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "refused"));
        assert_eq!(reply.json()["rule"], "MAL-32");
        let text = ledger.find("MAL-32").unwrap().text(language);
        let message = reply.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains(text), "{language}: {message}");
    }
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn a_covered_card_can_be_withdrawn_and_laid_again_also_after_a_restart() {
    let site = Site::new().await;
    let (table, [mut ada, ..], lays) = three_laying(&site).await;
    ada.says(&table, 1, &lays[0]).await;
    let rows = site.state(&table).await.1.len();
    let undo = [("seat", "1"), ("key", "withdrawkey")];
    assert_eq!(ada.post(&format!("{table}/undo"), &undo).await.outcome(), "done");
    assert_eq!(ada.post(&format!("{table}/undo"), &undo).await.outcome(), "already");
    assert_eq!(site.state(&table).await.1.split_off(rows), ["undo 1"]);
    let cookies = ada.cookies.clone();
    let site = site.restart(common::config()).await;
    let mut ada = site.guest();
    ada.cookies = cookies;
    assert_eq!(ada.post(&format!("{table}/undo"), &undo).await.outcome(), "already");
    assert_eq!(ada.questions(&table).await[0].actions.len(), 3, "both cards can be laid again");
    let redo = [("seat", "1"), ("key", "laidagainkey")];
    assert_eq!(ada.post(&format!("{table}/redo"), &redo).await.outcome(), "done");
    assert_eq!(ada.post(&format!("{table}/redo"), &redo).await.outcome(), "already");
    assert_eq!(site.state(&table).await.1.split_off(rows), ["undo 1", "redo 1"]);
    let site = site.restart(common::config()).await;
    let mut back = site.guest();
    back.cookies = ada.cookies;
    assert_eq!(back.questions(&table).await[0].actions, [lays[1].clone(), "keep".to_owned()]);
}

#[tokio::test]
async fn a_refused_undo_says_why() {
    let site = Site::new().await;
    let (table, [mut ada, mut bert, _]) = three(&site).await;
    let undo = [("seat", "1"), ("key", "undokey123")];
    let early = ada.post(&format!("{table}/undo"), &undo).await;
    assert_eq!((early.status, early.outcome().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "refused"));
    assert_eq!(early.json()["message"], "Too late: chance has been drawn since.");
    ada.says(&table, 1, "decline").await;
    bert.says(&table, 2, "decline").await;
    let state = site.state(&table).await;
    let late = ada.post(&format!("{table}/undo"), &undo).await;
    assert_eq!(late.json()["message"], "Too late: others have learned of it.");
    let redo = ada.post(&format!("{table}/redo"), &undo).await;
    assert_eq!(redo.json()["message"], "There is nothing to redo.");
    assert_eq!(site.state(&table).await, state);
}
