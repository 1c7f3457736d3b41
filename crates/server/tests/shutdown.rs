//! Stopping a server on a socket: requests may finish, and a silent client does not delay it for long.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bequest_server::{Config, Server};
use bequest_store::{Options, Sqlite};
use common::{DEADLINE, config};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A server that listens.
struct Listening {
    address: SocketAddr,
    stop: CancellationToken,
    serving: JoinHandle<()>,
    _folder: TempDir,
}

impl Listening {
    /// Starts a server that gives connections this long to finish.
    async fn start(shutdown_grace: Duration) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path(), Options::default()).await.unwrap());
        let server =
            Server::new(store, &bequest_catalogue::SERVED, Config { shutdown_grace, ..config() }).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, stop) = (listener.local_addr().unwrap(), CancellationToken::new());
        let until = stop.clone();
        let serving = tokio::spawn(async move { server.serve(listener, until).await });
        Self { address, stop, serving, _folder: folder }
    }

    /// Connects and says something.
    async fn connect(&self, words: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(words).await.unwrap();
        stream
    }

    /// Sends a request on a separate connection, which is accepted after all connections before it.
    async fn is_healthy(&self) {
        let mut stream = self.connect(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        let mut reply = String::new();
        stream.read_to_string(&mut reply).await.unwrap();
        assert!(reply.starts_with("HTTP/1.1 200 OK"), "{reply}");
    }

    /// Asks it to end, and waits until it has.
    async fn end(self) {
        self.stop.cancel();
        tokio::time::timeout(DEADLINE, self.serving).await.expect("it ends").unwrap();
    }
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_does_not_wait_for_silent_clients() {
    let server = Listening::start(2 * DEADLINE).await;
    let _silent = server.connect(b"").await;
    server.is_healthy().await;
    server.end().await;
}

#[tokio::test]
async fn a_server_that_is_asked_to_end_waits_for_half_a_request_but_not_for_ever() {
    let server = Listening::start(Duration::from_millis(100)).await;
    let _halfway = server.connect(b"GET / HTTP/1.1\r\nhost: x").await;
    server.is_healthy().await;
    server.end().await;
}

#[tokio::test]
async fn a_request_that_has_begun_may_finish() {
    let server = Listening::start(2 * DEADLINE).await;
    let mut halfway = server.connect(b"GET /healthz HTTP/1.1\r\nhost: x\r\n").await;
    server.is_healthy().await;
    let (stop, mut reply) = (server.stop.clone(), String::new());
    stop.cancel();
    halfway.write_all(b"\r\n").await.unwrap();
    halfway.read_to_string(&mut reply).await.unwrap();
    assert!(reply.starts_with("HTTP/1.1 200 OK"), "{reply}");
    server.end().await;
}
