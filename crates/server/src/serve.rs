//! Connections: one task each, small buffers, and an end that lets everyone finish.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::guard::Peer;
use crate::metrics::Metrics;

/// A connection is closed if it sends no request for this long.
const HEADER_TIME: Duration = Duration::from_secs(30);

/// Serves a limited number of connections until it is told to stop, then lets them finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    (most, shutdown_grace): (usize, Duration),
    metrics: Arc<Metrics>,
    stop: CancellationToken,
) {
    let room = Arc::new(Semaphore::new(most));
    let graceful = GracefulShutdown::new();
    loop {
        let permit = tokio::select! {
            () = stop.cancelled() => break,
            permit = Arc::clone(&room).acquire_owned() => permit,
        };
        let accepted = tokio::select! {
            () = stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match (accepted, permit) {
            (Ok((stream, peer)), Ok(permit)) => {
                connect(stream, peer, &router, &graceful, Guest { _permit: permit, metrics: Arc::clone(&metrics) });
            }
            // Out of descriptors or the like: open connections go on, and we try again a little later.
            (Err(error), _) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            (_, Err(_)) => break,
        }
    }
    drop(listener);
    if tokio::time::timeout(shutdown_grace, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// Counts a connection as long as it is open.
struct Guest {
    _permit: OwnedSemaphorePermit,
    metrics: Arc<Metrics>,
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.metrics.connections.dec();
    }
}

fn connect(stream: TcpStream, peer: SocketAddr, router: &Router, graceful: &GracefulShutdown, guest: Guest) {
    guest.metrics.connections.inc();
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection is gone already");
    }
    let router = router.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        // The smallest buffer that takes a head; a connection needs little more.
        .max_buf_size(8 * 1024)
        .serve_connection(TokioIo::new(stream), service);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        // A browser that disconnects in the middle is nothing to report.
        let _ = connection.await;
        drop(guest);
    });
}
