//! One address cannot shut the others out, and many people behind one address can still play.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{Method, StatusCode, header};
use bequest_server::{Config, Limits, Server};
use bequest_store::{Options, Sqlite};
use bequest_table::Moment;
use common::{DEADLINE, Guest, Listener, Reply, Site, config, moment, play_to_the_end, started, wait_until};
use futures_util::stream;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

fn limited(limits: Limits) -> Config {
    Config { limits, ..config() }
}

fn some(count: u32) -> Option<NonZeroU32> {
    NonZeroU32::new(count)
}

fn assert_too_many(reply: &Reply, sentence: &str) {
    assert_eq!(reply.status, StatusCode::TOO_MANY_REQUESTS, "{}", reply.body);
    assert!(reply.body.contains(sentence), "{}", reply.body);
    assert!(reply.headers.contains_key(header::RETRY_AFTER));
}

/// Listens as a stranger with a browser of its own.
async fn listen(site: &Site, browser: usize) -> Listener {
    let request = site.guest().request(Method::GET, "/events").header(header::USER_AGENT, format!("browser {browser}"));
    let response = site.server.router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    Listener::new(response)
}

#[tokio::test]
async fn an_address_has_so_many_streams_whatever_browsers_they_name() {
    let site = Site::with(limited(Limits { address_streams: some(6), ..Limits::none() })).await;
    let mut streams = Vec::new();
    for browser in 0..6 {
        let stream = listen(&site, browser).await;
        assert_eq!(stream.status, StatusCode::OK);
        streams.push(stream);
    }
    assert_too_many(&site.guest().get("/events").await, "Too many pages are open on your network.");
    streams.pop().unwrap().close().await;
    wait_until("there is room", async || listen(&site, 7).await.status == StatusCode::OK).await;
}

#[tokio::test]
async fn someone_with_streams_can_change_to_another_page_though_the_address_is_full() {
    let site = Site::with(limited(Limits { address_streams: some(4), ..Limits::none() })).await;
    let ada = site.person("Ada").await;
    let mut streams = Vec::new();
    for _ in 0..6 {
        let stream = ada.listen("/events").await;
        assert_eq!(stream.status, StatusCode::OK);
        streams.push(stream);
    }
    assert_eq!(site.guest().get("/events").await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let site = Site::with(Config { body_time: Duration::from_millis(20), ..config() }).await;
    let mut guest = site.guest();
    let request = guest.post_request("/name").header(header::ACCEPT_LANGUAGE, "de");
    let body = Body::from_stream(stream::pending::<Result<Bytes, std::io::Error>>());
    let reply = guest.send(request.body(body).unwrap()).await;
    assert_eq!(reply.status, StatusCode::REQUEST_TIMEOUT);
    assert!(reply.body.contains("kam zu langsam an"), "{}", reply.body);
}

#[tokio::test]
async fn tables_of_many_guests_at_one_address_are_counted_together() {
    for limits in
        [Limits { address_tables: some(2), ..Limits::none() }, Limits { day_tables: some(4), ..Limits::none() }]
    {
        let site = Site::with(limited(limits)).await;
        for made in 0.. {
            assert!(made < 100, "there is no limit: {limits:?}");
            let reply = site.guest().form("/play-now", &[("game", "maloney")]).await;
            if reply.status != StatusCode::SEE_OTHER {
                assert!(made >= 4, "{made} tables were made");
                assert_too_many(&reply, "Too much is coming from your network");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_person_has_so_many_unfinished_tables() {
    let site = Site::with(limited(Limits { open_tables: some(3), ..Limits::none() })).await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[]).await;
    let open = ada.table(&[("players", "3")]).await;
    ada.table(&[("players", "3")]).await;
    let refused = ada.form("/tables", &[("game", "maloney")]).await;
    assert_too_many(&refused, "as many unfinished tables as one person may have");
    assert_eq!(ada.form("/play-now", &[("game", "maloney")]).await.status, StatusCode::TOO_MANY_REQUESTS);
    ada.done(&format!("{open}/stand"), &[("seat", "1")]).await;
    ada.table(&[("players", "3")]).await;
    let answer = |question: &common::Question, round: usize| question.actions[round % question.actions.len()].clone();
    play_to_the_end(&mut [&mut ada], &table, answer).await;
    ada.table(&[("players", "3")]).await;
    assert_eq!(ada.form("/tables", &[("game", "maloney")]).await.status, StatusCode::TOO_MANY_REQUESTS);
    site.person("Bert").await.table(&[("players", "3")]).await;
}

#[tokio::test]
async fn an_address_has_so_many_unfinished_tables() {
    let site = Site::with(limited(Limits { address_open_tables: some(3), ..Limits::none() })).await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[]).await;
    ada.table(&[("players", "3")]).await;
    let mut bert = site.person("Bert").await;
    bert.table(&[("players", "3")]).await;
    for path in ["/tables", "/play-now"] {
        assert_eq!(bert.form(path, &[("game", "maloney")]).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    let answer = |question: &common::Question, round: usize| question.actions[round % question.actions.len()].clone();
    play_to_the_end(&mut [&mut ada], &table, answer).await;
    bert.table(&[("players", "3")]).await;
    assert_eq!(ada.form("/tables", &[("game", "maloney")]).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_school_class_behind_one_address_meets_no_limit() {
    let site = Site::with(limited(Limits::default())).await;
    let mut streams = Vec::new();
    for number in 0..30 {
        let mut pupil = site.person(&format!("Pupil {number}")).await;
        let table = pupil.form("/play-now", &[("game", "maloney")]).await.location();
        assert_eq!(pupil.get(&table).await.status, StatusCode::OK);
        for path in ["/events", "/events", &format!("{table}/events")] {
            streams.push(pupil.listen(path).await);
        }
    }
    assert!(streams.iter().all(|stream| stream.status == StatusCode::OK));
}

/// Returns whether a table is still there.
async fn is_there(site: &Site, table: &str) -> bool {
    site.guest().get(table).await.status == StatusCode::OK
}

#[tokio::test]
async fn old_tables_that_are_not_in_play_are_deleted_if_that_is_wanted() {
    let delete_after = Some(Duration::from_secs(24 * 60 * 60));
    for (delete_after, deleted) in [(delete_after, true), (None, false)] {
        let site = Site::with(Config { delete_after, idle: Duration::from_millis(30), ..config() }).await;
        let mut ada = site.person("Ada").await;
        let playing = started(&mut [&mut ada], 3, &[]).await;
        let mut never_began = Vec::new();
        for _ in 0..120 {
            never_began.push(ada.table(&[("players", "3")]).await);
        }
        wait_until("they leave the memory", async || site.server.tables_in_memory() == 0).await;
        let day = 24 * 60 * 60 * 1000;
        site.server.delete_old(Moment(moment().0 + day - 60 * 60 * 1000)).await;
        assert!(is_there(&site, &never_began[0]).await, "it is not old enough");
        wait_until("they leave the memory", async || site.server.tables_in_memory() == 0).await;
        site.server.delete_old(Moment(moment().0 + day + 1)).await;
        assert!(is_there(&site, &playing).await);
        for table in [&never_began[0], &never_began[119]] {
            assert_eq!(is_there(&site, table).await, !deleted, "{table}");
        }
    }
}

/// A server that listens.
struct Listening {
    address: SocketAddr,
    _folder: TempDir,
}

impl Listening {
    async fn start(config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path(), Options::default()).await.unwrap());
        let server = Server::new(store, &bequest_catalogue::SERVED, config).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { server.serve(listener, CancellationToken::new()).await });
        Self { address, _folder: folder }
    }

    /// Connects and says something.
    async fn connect(&self, words: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(words.as_bytes()).await.unwrap();
        stream
    }

    /// Connects, asks for the health, and returns the answer.
    async fn ask(&self) -> String {
        let request = "GET /healthz HTTP/1.1\r\nhost: x\r\naccept-language: fr\r\nconnection: close\r\n\r\n";
        whole(&mut self.connect(request).await).await
    }
}

/// Reads until the server closes the connection.
async fn whole(stream: &mut TcpStream) -> String {
    let mut text = String::new();
    tokio::time::timeout(DEADLINE, stream.read_to_string(&mut text)).await.expect("it ends").unwrap();
    text
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_is_told_so() {
    let server = Listening::start(limited(Limits { address_connections: some(3), ..Limits::none() })).await;
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(server.connect("").await);
    }
    let refused = server.ask().await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("\r\nretry-after: "), "{refused}");
    assert!(refused.contains("Trop de pages sont ouvertes"), "{refused}");
    drop(silent);
    wait_until("there is room", async || server.ask().await.starts_with("HTTP/1.1 200 OK")).await;
}

#[tokio::test]
async fn a_named_proxy_has_as_many_connections_as_it_needs() {
    let limits = Limits { address_connections: some(1), ..Limits::none() };
    let server = Listening::start(Config { trust_proxy: "loopback".parse().unwrap(), ..limited(limits) }).await;
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(server.connect("").await);
    }
    assert!(server.ask().await.starts_with("HTTP/1.1 200 OK"));
}

#[tokio::test]
async fn a_slow_head_ends_the_connection() {
    let server = Listening::start(Config { head_time: Duration::from_millis(100), ..config() }).await;
    let mut head = server.connect("GET / HTTP/1.1\r\nhost: x").await;
    assert!(!whole(&mut head).await.contains("200 OK"));
}

#[tokio::test]
async fn a_slow_body_is_refused() {
    let server = Listening::start(Config { body_time: Duration::from_millis(100), ..config() }).await;
    let post = "POST /name HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: 100\r\n\r\nname=";
    let mut body = server.connect(post).await;
    let refused = whole(&mut body).await;
    assert!(refused.starts_with("HTTP/1.1 408 "), "{refused}");
}

#[tokio::test]
async fn a_refused_stream_is_no_stream() {
    let site = Site::with(limited(Limits { address_streams: some(1), ..Limits::none() })).await;
    let _first = listen(&site, 1).await;
    let mut guest: Guest = site.guest();
    let request = guest.request(Method::GET, "/events").header(header::ACCEPT, "text/event-stream");
    let reply = guest.send(request.body(Body::empty()).unwrap()).await;
    // A browser does not ask again by itself after such an answer; the page waits longer each time.
    assert_eq!(reply.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(reply.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/html"));
}
