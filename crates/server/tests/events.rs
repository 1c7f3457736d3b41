//! The streams send what changed, and nothing else. Also the security headers of every answer.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::sync::Arc;
use std::time::Duration;

use axum::http::{StatusCode, header};
use bequest_catalogue::SERVED;
use bequest_server::Config;
use bequest_store::Store;
use common::held::Held;
use common::shown_page::{ShownPage, have, regions};
use common::{BEAT, Guest, Listener, Question, Site, config, key, play_to_the_end, questions, started, wait_until};

fn names(text: &str) -> Vec<String> {
    regions(text).into_iter().map(|(id, _)| id).collect()
}

/// Three people at a started table, where nothing happens by itself.
async fn three(site: &Site) -> (String, [Guest; 3]) {
    let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
    let [ada, bert, cleo] = &mut people;
    let table = started(&mut [ada, bert, cleo], 3, &[]).await;
    (table, people)
}

async fn listen(guest: &Guest, path: &str) -> (Listener, String) {
    let mut stream = guest.listen(path).await;
    let first = stream.until(|news| news.contains("event: beat")).await;
    (stream, first)
}

#[tokio::test]
async fn a_stream_begins_with_everything() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = three(&site).await;
    let (stream, first) = listen(&ada, &format!("{table}/events")).await;
    assert_eq!(stream.status, StatusCode::OK);
    assert!(
        first.starts_with("retry: 2000\nevent: beat\ndata:\n\nevent: late\ndata:\n\nevent: regions\ndata: <div"),
        "{first}"
    );
    assert!(first.ends_with("\n\n"));
    let mut sent = regions(&first);
    let mut shown = regions(&ada.get(&table).await.body);
    sent.sort();
    shown.sort();
    assert_eq!(sent, shown, "the stream has what the page has");
}

#[tokio::test]
async fn only_what_changed_is_sent() {
    let site = Site::new().await;
    let (table, [mut ada, bert, _]) = three(&site).await;
    // She is there already: that someone comes is sent, too.
    let (_adas, _) = listen(&ada, &format!("{table}/events")).await;
    let (mut stream, first) = listen(&bert, &format!("{table}/events")).await;
    ada.says(&table, 1, "bid 100").await;
    let news = stream.until(|news| news.contains("event: regions")).await;
    let changed = names(&news);
    assert!(changed.contains(&"answers".to_owned()) && changed.contains(&"log-0".to_owned()), "{changed:?}");
    assert!(!changed.iter().any(|name| ["hand", "fair", "end"].contains(&name.as_str())), "{changed:?}");
    let before = regions(&first);
    assert!(regions(&news).iter().all(|region| !before.contains(region)), "what is sent is new");
    assert_eq!(stream.now().await, "", "and nothing more");
}

#[tokio::test]
async fn a_page_that_follows_a_game_is_as_a_fresh_one() {
    let site = Site::new().await;
    let (table, mut people) = three(&site).await;
    let mut pages = Vec::new();
    for guest in &mut people {
        let page = ShownPage::new(guest.get(&table).await.body);
        pages.push((page, listen(guest, &format!("{table}/events")).await.0));
    }
    for round in 0..60 {
        for (guest, (page, stream)) in people.iter_mut().zip(&mut pages) {
            let question = guest.questions(&table).await.into_iter().find(|question| !question.actions.is_empty());
            if let Some(question) = question {
                let action = &question.actions[round % question.actions.len()];
                guest.answer(&table, &question, action, &format!("answer{round}")).await;
            }
            page.apply(&stream.now().await);
        }
    }
    for (guest, (page, stream)) in people.iter_mut().zip(&mut pages) {
        page.apply(&stream.now().await);
        let fresh = ShownPage::new(guest.get(&table).await.body);
        for id in ["main", "status", "undo", "menu"] {
            assert_eq!(page.element(id), fresh.element(id));
        }
    }
}

/// Returns how a page answers that is seen for the so-many-th time: mostly people pass, so that days go by.
fn choice(html: &str, round: usize) -> Option<(Question, String)> {
    let question = questions(html).into_iter().find(|question| !question.actions.is_empty())?;
    let decline = question.actions.iter().find(|action| *action == "decline").filter(|_| !round.is_multiple_of(5));
    let action = decline.unwrap_or(&question.actions[round % question.actions.len()]).clone();
    Some((question, action))
}

#[tokio::test]
async fn pages_that_are_never_loaded_again_show_what_another_server_draws() {
    let site = Site::new().await;
    let (table, [mut ada, mut bert, mut cleo]) = three(&site).await;
    let mut pages = Vec::new();
    for guest in [&mut ada, &mut bert] {
        let page = ShownPage::new(guest.get(&table).await.body);
        pages.push((page, listen(guest, &format!("{table}/events")).await.0));
    }
    for round in 0..150 {
        for (number, (guest, (page, stream))) in (1..).zip([&mut ada, &mut bert].into_iter().zip(&mut pages)) {
            page.apply(&stream.now().await);
            if let Some((question, action)) = choice(page.element("main"), round) {
                guest.answer(&table, &question, &action, &key()).await;
            }
            if round % 7 == 3 {
                guest.post(&format!("{table}/undo"), &[("seat", &number.to_string()), ("key", &key())]).await;
            }
        }
        // She has no stream.
        let regions = cleo.get(&format!("{table}/regions")).await.body;
        if let Some((question, action)) = choice(&regions, round) {
            cleo.answer(&table, &question, &action, &key()).await;
        }
    }
    for (page, stream) in &mut pages {
        page.apply(&stream.now().await);
        assert!(page.element("scenes").contains("id=\"scene-"), "there have been moments of weight");
    }
    let without_stream = cleo.get(&format!("{table}/regions")).await.body;
    let site = site.restart(config()).await;
    let [mut ada, mut bert, mut cleo] = [&ada, &bert, &cleo].map(|guest| site.again(guest));
    assert_eq!(without_stream, cleo.get(&format!("{table}/regions")).await.body);
    for (guest, (page, _)) in [&mut ada, &mut bert].into_iter().zip(&pages) {
        let fresh = ShownPage::new(guest.get(&table).await.body);
        for id in ["board", "stage", "answers", "hand", "scenes", "log", "status", "undo", "menu", "time"] {
            assert_eq!(page.element(id), fresh.element(id));
        }
    }
}

#[tokio::test]
async fn the_page_of_a_long_game_can_come_back() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 6, &[]).await;
    play_to_the_end(&mut [&mut ada], &table, |question, round| {
        let decline = question.actions.iter().find(|action| *action == "decline");
        decline.unwrap_or(&question.actions[round % question.actions.len()]).clone()
    })
    .await;
    let page = ada.get(&table).await.body;
    let chunks = names(&page).iter().filter(|name| name.starts_with("log-")).count();
    assert!(chunks > 30, "the log is long: {chunks}");
    // The head of a request has at most 8 KiB, of which a browser needs one or two for itself.
    assert!(have(&page).len() < 2_500, "{}", have(&page).len());
    let (_, nothing) = listen(&ada, &format!("{table}/events?have={}", have(&page))).await;
    assert_eq!(nothing, "retry: 2000\nevent: beat\ndata:\n\n", "the page has all of it");
    let wrong = have(&page).replace(&format!("log.{}.", chunks - 3), &format!("log.{}.", chunks - 4));
    let (_, again) = listen(&ada, &format!("{table}/events?have={wrong}")).await;
    assert_eq!(names(&again).len(), chunks - 3, "a page with another log gets all that it may lack");
}

#[tokio::test]
async fn a_page_that_reconnects_gets_what_it_lacks() {
    let site = Site::new().await;
    let (table, [mut ada, mut bert, _]) = three(&site).await;
    let page = bert.get(&table).await.body;
    let path = format!("{table}/events?have={}", have(&page));
    let (_, nothing) = listen(&bert, &path).await;
    assert_eq!(nothing, "retry: 2000\nevent: beat\ndata:\n\n", "nothing has changed");
    ada.says(&table, 1, "bid 100").await;
    let (_, missed) = listen(&bert, &path).await;
    let fresh = regions(&bert.get(&table).await.body);
    let old = regions(&page);
    let mut lacking: Vec<_> = fresh.into_iter().filter(|region| !old.contains(region)).collect();
    let mut sent = regions(&missed);
    lacking.sort();
    sent.sort();
    assert_eq!(sent, lacking);
}

#[tokio::test]
async fn when_the_game_starts_the_page_is_another() {
    let site = Site::new().await;
    let (mut ada, vi) = (site.person("Ada").await, site.person("Vi").await);
    let table = ada.table(&[("players", "3"), ("seat2", "bot")]).await;
    let (mut stream, first) = listen(&vi, &format!("{table}/events")).await;
    assert_eq!(names(&first), ["seats", "start", "here-1", "here-2", "here-3", "watchers", "turns"]);
    ada.done(&format!("{table}/seat"), &[("seat", "3"), ("kind", "bot")]).await;
    let news = stream.until(|news| news.contains("event: regions")).await;
    assert!(names(&news).contains(&"seats".to_owned()));
    ada.done(&format!("{table}/start"), &[]).await;
    stream.until(|news| news.contains("event: page\ndata:\n\n")).await;
}

#[tokio::test]
async fn the_fifth_stream_of_a_person_lets_the_first_rest() {
    let site = Site::new().await;
    let (table, [ada, bert, _]) = three(&site).await;
    let path = format!("{table}/events");
    let (mut oldest, _) = listen(&ada, &path).await;
    let (mut others, _) = listen(&bert, &path).await;
    assert_eq!(names(&oldest.now().await), ["here-2"], "that Bert comes is seen");
    let mut newer = Vec::new();
    for _ in 0..3 {
        newer.push(listen(&ada, &path).await.0);
    }
    assert_eq!(oldest.now().await, "", "four may stay");
    newer.push(listen(&ada, "/events").await.0);
    assert_eq!(oldest.rest().await, "event: rest\ndata:\n\n");
    for stream in newer.iter_mut().chain([&mut others]) {
        assert_eq!(stream.now().await, "", "the others stay");
    }
    // A stream that has ended makes room.
    newer.pop().unwrap().close().await;
    let (_again, _) = listen(&ada, &path).await;
    assert_eq!(newer[0].now().await, "");
}

#[tokio::test]
async fn a_quiet_stream_has_a_heartbeat() {
    let site = Site::with(Config { heartbeat: Duration::from_millis(50), ..config() }).await;
    let (table, [ada, ..]) = three(&site).await;
    for path in ["/events", &format!("{table}/events")] {
        let (mut stream, _) = listen(&ada, path).await;
        for _ in 0..3 {
            assert_eq!(stream.event().await.as_deref(), Some(BEAT));
        }
    }
}

#[tokio::test]
async fn when_the_server_stops_streams_end() {
    let site = Site::new().await;
    let (table, [ada, ..]) = three(&site).await;
    let (mut at_table, _) = listen(&ada, &format!("{table}/events")).await;
    let (mut at_home, _) = listen(&ada, "/events").await;
    site.server.stop().await;
    assert_eq!((at_table.rest().await, at_home.rest().await), (String::new(), String::new()));
}

#[tokio::test]
async fn a_long_log_is_sent_in_chunks_and_only_its_end_again() {
    let site = Site::new().await;
    let (table, [mut ada, mut bert, cleo]) = three(&site).await;
    let (mut stream, _) = listen(&cleo, &format!("{table}/events")).await;
    for bid in (1..=20).map(|hundreds| hundreds * 200) {
        ada.says(&table, 1, &format!("bid {}", bid - 100)).await;
        bert.says(&table, 2, &format!("bid {bid}")).await;
    }
    stream.now().await;
    ada.says(&table, 1, "bid 5000").await;
    let news = stream.until(|news| news.contains("event: regions")).await;
    let logs: Vec<String> = names(&news).into_iter().filter(|name| name.starts_with("log-")).collect();
    assert_eq!(logs, ["log-4"], "of 45 lines the last five");
    let (_, whole) = listen(&cleo, &format!("{table}/events")).await;
    let logs: Vec<String> = names(&whole).into_iter().filter(|name| name.starts_with("log-")).collect();
    assert_eq!(logs, ["log-0", "log-1", "log-2", "log-3", "log-4", "log-5"]);
}

/// A site that drops idle tables soon, and its store, which counts what is read.
async fn forgetful() -> (Site, Arc<Held>) {
    let folder = tempfile::tempdir().unwrap();
    let held = Arc::new(Held::open(folder.path()).await);
    let store = Arc::clone(&held) as Arc<dyn Store>;
    let config = Config { idle: Duration::from_millis(30), ..config() };
    (Site::on_store(folder, store, &SERVED, config).await, held)
}

#[tokio::test]
async fn a_table_at_which_nothing_happens_leaves_the_memory_when_the_last_page_is_closed() {
    let (site, held) = forgetful().await;
    let (table, [mut ada, bert, _]) = three(&site).await;
    let (mut stream, _) = listen(&bert, &format!("{table}/events")).await;
    three(&site).await;
    wait_until("a table leaves the memory", async || site.server.tables_in_memory() < 2).await;
    // It was used before the other, so it would have left no later. Whether it is read tells nobody that someone answers.
    let reads = held.reads();
    ada.says(&table, 1, "bid 100").await;
    stream.until(|news| news.contains("$100")).await;
    assert_eq!(held.reads(), reads, "it is in memory");
    stream.close().await;
    wait_until("both tables leave the memory", async || site.server.tables_in_memory() == 0).await;
    assert!(ada.get(&table).await.body.contains("$100"));
    assert!(held.reads() > reads);
}

#[tokio::test]
async fn the_page_of_a_closed_table_keeps_nothing_in_memory() {
    let (site, _) = forgetful().await;
    let (table, mut people) = three(&site).await;
    let (mut stream, _) = listen(&people[1], &format!("{table}/events")).await;
    for guest in &mut people {
        guest.done(&format!("{table}/close"), &[("agree", "1")]).await;
    }
    stream.until(|news| news.contains("event: regions")).await;
    wait_until("the table leaves the memory", async || site.server.tables_in_memory() == 0).await;
}

#[tokio::test]
async fn a_start_page_reads_the_table_that_it_shows_first_only_once() {
    let (site, held) = forgetful().await;
    let (_, [ada, ..]) = three(&site).await;
    let (mut home, _) = listen(&ada, "/events").await;
    three(&site).await;
    wait_until("a table leaves the memory", async || site.server.tables_in_memory() < 2).await;
    let reads = held.reads();
    let new = site.person("Dora").await.table(&[("players", "3"), ("public", "1")]).await;
    home.until(|news| news.contains(&new)).await;
    assert_eq!(held.reads(), reads);
}

#[tokio::test]
async fn every_answer_forbids_what_no_page_needs() {
    let site = Site::new().await;
    let (table, [mut ada, ..]) = three(&site).await;
    for path in ["/", "/new", &table, "/nothing", "/healthz", "/turns", &format!("{table}/record.rec")] {
        let headers = ada.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        for part in ["default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", "form-action 'self'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "same-origin", "{path}");
    }
    for path in ["/", "/new", &table, "/nothing", "/turns"] {
        assert_eq!(ada.get(path).await.headers[header::CACHE_CONTROL], "no-store", "{path}");
    }
    let reply = ada.post(&format!("{table}/undo"), &[("seat", "1"), ("key", "cachedkey")]).await;
    assert_eq!(reply.headers["x-content-type-options"], "nosniff");
}

#[tokio::test]
async fn files_never_change_under_their_address() {
    let site = Site::new().await;
    let mut guest = site.guest();
    let home = guest.get("/").await.body;
    let files: Vec<&str> = home.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(files.len() >= 3);
    for file in files {
        let reply = guest.get(file.split('#').next().unwrap()).await;
        assert_eq!(reply.status, StatusCode::OK, "{file}");
        assert_eq!(reply.headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable", "{file}");
    }
}

#[tokio::test]
async fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
    let site = Site::new().await;
    let reply = site.guest().form("/name", &[("name", "Ada")]).await;
    let cookie = reply.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    assert!(!cookie.contains("Secure"));
    let site = Site::with(Config { public_url: Some("https://bequest.test".into()), ..config() }).await;
    let mut guest = site.guest();
    let request = guest.request(axum::http::Method::POST, "/name").header(header::ORIGIN, "https://bequest.test");
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let reply = guest.send(request.body(axum::body::Body::from("name=Ada")).unwrap()).await;
    assert!(reply.headers[header::SET_COOKIE].to_str().unwrap().ends_with("; Secure"));
    assert_eq!(guest.get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_stream_is_neither_kept_nor_compressed() {
    let site = Site::new().await;
    let (table, [ada, ..]) = three(&site).await;
    let request = ada.request(axum::http::Method::GET, &format!("{table}/events"));
    let request = request.header(header::ACCEPT_ENCODING, "gzip").body(axum::body::Body::empty()).unwrap();
    let response = tower::ServiceExt::oneshot(site.server.router(), request).await.unwrap();
    let headers = response.headers();
    assert_eq!(headers[header::CONTENT_TYPE], "text/event-stream");
    assert_eq!(headers[header::CACHE_CONTROL], "no-store");
    assert!(!headers.contains_key(header::CONTENT_ENCODING));
}

#[tokio::test]
async fn a_stranger_has_no_more_streams_than_a_person() {
    let site = Site::new().await;
    let stranger = site.guest();
    let (mut oldest, _) = listen(&stranger, "/events").await;
    let mut newer = Vec::new();
    for _ in 0..4 {
        newer.push(listen(&stranger, "/events").await);
    }
    assert_eq!(oldest.rest().await, "event: rest\ndata:\n\n");
}

#[tokio::test]
async fn a_stream_before_the_game_knows_the_name_of_who_listens() {
    let site = Site::new().await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = ada.table(&[("players", "3"), ("public", "1")]).await;
    // Someone who listens without a seat is counted among those who watch.
    let (_stream, first) = listen(&bert, &format!("{table}/events")).await;
    let page = bert.get(&table).await.body;
    for (name, hash) in regions(&first) {
        assert!(page.contains(&format!("id=\"{name}\" data-h=\"{hash}\"")), "{name} is another one on the page");
    }
}
