//! Event streams leave hyper: they wait for hours, and hyper keeps two buffers of 8 KiB for each of its connections.
//!
//! When a route answers with a body that lasts, the connection is taken apart, and the body is written to the bare socket.

use std::convert::Infallible;
use std::fmt::Write;
use std::io;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use axum::body::{Body, Bytes};
use axum::http::{Method, Request, Response, Version};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper::server::conn::http1::Connection;
use hyper::service::HttpService;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

/// Marks an answer whose body lasts as long as its connection.
#[derive(Clone, Copy)]
pub(crate) struct Lasting;

/// Where an answer waits that is to be written without hyper.
#[derive(Clone, Default)]
pub(crate) struct Handover(Arc<Waiting>);

#[derive(Default)]
struct Waiting {
    response: Mutex<Option<Response<Body>>>,
    is_there: Notify,
}

/// Returns whether the answer to a request may be handed over: it is written in chunks.
pub(crate) fn can_last(request: &Request<Incoming>) -> bool {
    request.method() == Method::GET && request.version() == Version::HTTP_11
}

impl Handover {
    /// Takes an answer that lasts, and leaves hyper waiting for it; gives any other answer to hyper.
    pub(crate) async fn pass(&self, response: Response<Body>, can_last: bool) -> Result<Response<Body>, Infallible> {
        if !can_last || response.extensions().get::<Lasting>().is_none() {
            return Ok(response);
        }
        *self.0.response.lock().expect("nobody panics while handing over") = Some(response);
        self.0.is_there.notify_one();
        std::future::pending().await
    }

    async fn wait(&self) -> Response<Body> {
        loop {
            self.0.is_there.notified().await;
            if let Some(response) = self.0.response.lock().expect("nobody panics while handing over").take() {
                return response;
            }
        }
    }
}

/// Serves a connection until it ends. When the server stops, the request that is being answered is still answered.
pub(crate) async fn serve<S>(
    mut connection: Box<Connection<TokioIo<TcpStream>, S>>,
    handover: Handover,
    stop: CancellationToken,
) where
    S: HttpService<Incoming, ResBody = Body>,
    S::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    let mut is_stopping = false;
    let response = loop {
        tokio::select! {
            // A browser that disconnects in the middle is nothing to report.
            _ended = &mut *connection => return,
            response = handover.wait() => break response,
            () = stop.cancelled(), if !is_stopping => is_stopping = true,
        }
        Pin::new(&mut *connection).graceful_shutdown();
    };
    let parts = connection.into_parts();
    // A browser does not ask for anything else before a stream has ended.
    if parts.read_buf.is_empty() {
        let socket = parts.io.into_inner();
        drop((parts.service, handover));
        let _the_page_may_be_gone = write(socket, response).await;
    }
}

/// Writes an answer that lasts, until its body ends or the other side has gone.
async fn write(mut socket: TcpStream, response: Response<Body>) -> io::Result<()> {
    let (mut head, mut body) = (head(&response), pin!(response.into_body()));
    loop {
        let frame = tokio::select! {
            frame = body.frame() => frame,
            gone = closed(&socket) => return gone,
        };
        let Some(Ok(frame)) = frame else { break };
        let Ok(data) = frame.into_data() else { continue };
        if !data.is_empty() {
            write_chunk(&mut socket, std::mem::take(&mut head), &data).await?;
        }
    }
    head.push_str("0\r\n\r\n");
    socket.write_all(head.as_bytes()).await?;
    socket.shutdown().await
}

/// Writes what was not yet written of the head, and a chunk.
async fn write_chunk(socket: &mut TcpStream, mut text: String, data: &Bytes) -> io::Result<()> {
    use hyper::body::Buf;

    write!(text, "{:x}\r\n", data.len()).expect("a string takes all that is written");
    let mut chunk = text.as_bytes().chain(&data[..]).chain(&b"\r\n"[..]);
    socket.write_all_buf(&mut chunk).await
}

/// Waits until the other side has closed its end. What it says meanwhile is not heard.
async fn closed(socket: &TcpStream) -> io::Result<()> {
    let mut said = [0; 64];
    loop {
        socket.readable().await?;
        match socket.try_read(&mut said) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}

/// Returns the head of an answer that is written in chunks.
fn head(response: &Response<Body>) -> String {
    let status = response.status();
    let mut head = format!("HTTP/1.1 {} {}\r\n", status.as_str(), status.canonical_reason().unwrap_or(""));
    for (name, value) in response.headers() {
        if let Ok(value) = value.to_str() {
            head.extend([name.as_str(), ": ", value, "\r\n"]);
        }
    }
    let date = httpdate::fmt_http_date(SystemTime::now());
    head.extend(["date: ", &date, "\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n"]);
    head
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use axum::response::IntoResponse;
    use axum::routing::get;
    use axum::{Extension, Router};
    use futures_util::{StreamExt, stream};
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;

    use super::*;
    use crate::metrics::Metrics;
    use crate::serve::{Connections, Doors};

    /// Answers with two pieces, and then waits or ends.
    async fn events(goes_on: bool) -> axum::response::Response {
        let pieces = stream::iter(["one", "two"]).map(Ok::<_, Infallible>);
        let body = match goes_on {
            true => Body::from_stream(pieces.chain(stream::pending())),
            false => Body::from_stream(pieces),
        };
        (Extension(Lasting), [("x-kind", "events")], body).into_response()
    }

    /// Starts a server and sends it some bytes.
    async fn send(request: &str) -> (TcpStream, CancellationToken) {
        let router = Router::new()
            .route("/ends", get(|| events(false)))
            .route("/lasts", get(|| events(true)))
            .route("/plain", get(|| async { "plain" }));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let time = Duration::from_secs(60);
        let metrics = Arc::new(Metrics::new());
        let how = Connections { doors: Arc::new(Doors::wide(10)), head_time: time, shutdown_grace: time, metrics };
        let stop = CancellationToken::new();
        tokio::spawn(crate::serve::serve(listener, router, how, stop.clone()));
        let mut socket = TcpStream::connect(address).await.unwrap();
        socket.write_all(request.as_bytes()).await.unwrap();
        (socket, stop)
    }

    /// Reads until a text has come.
    async fn read_until(socket: &mut TcpStream, end: &str) -> String {
        let mut read = Vec::new();
        while !String::from_utf8_lossy(&read).contains(end) {
            assert!(socket.read_buf(&mut read).await.unwrap() > 0, "it ended before {end:?}");
        }
        String::from_utf8(read).unwrap()
    }

    #[tokio::test]
    async fn a_body_that_ends_is_a_complete_answer() {
        let (mut socket, _stop) = send("GET /ends HTTP/1.1\r\nhost: here\r\n\r\n").await;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200 OK\r\nx-kind: events\r\ndate: "), "{head}");
        assert!(head.ends_with(" GMT\r\nconnection: close\r\ntransfer-encoding: chunked"), "{head}");
        assert_eq!(body, "3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n");
    }

    #[tokio::test]
    async fn a_connection_lasts_after_other_answers_until_its_page_is_gone() {
        let (mut socket, _stop) = send("GET /plain HTTP/1.1\r\nhost: here\r\n\r\n").await;
        read_until(&mut socket, "plain").await;
        socket.write_all(b"GET /lasts HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
        read_until(&mut socket, "two\r\n").await;
        socket.shutdown().await.unwrap();
        assert_eq!(socket.read(&mut [0; 8]).await.unwrap(), 0, "the server has closed its side");
    }

    #[tokio::test]
    async fn a_client_that_knows_no_chunks_is_answered_by_hyper() {
        let (mut socket, _stop) = send("GET /ends HTTP/1.0\r\n\r\n").await;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("\r\n\r\nonetwo"), "{answer}");
    }

    #[tokio::test]
    async fn a_client_that_asks_on_before_a_stream_is_answered_is_left() {
        let two = "GET /lasts HTTP/1.1\r\nhost: here\r\n\r\nGET /plain HTTP/1.1\r\nhost: here\r\n\r\n";
        let (mut socket, _stop) = send(two).await;
        let mut answer = Vec::new();
        // The connection may be reset instead of closed, as something was not read.
        let _how_it_ended = socket.read_to_end(&mut answer).await;
        assert!(answer.is_empty(), "{}", String::from_utf8_lossy(&answer));
    }
}
