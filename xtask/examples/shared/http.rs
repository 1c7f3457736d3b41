//! As much of HTTP as the server speaks to us, and no more, so that asking costs little beside answering.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

const ROOM: usize = 16 * 1024;

/// A connection that asks one thing after the other.
pub(crate) struct Connection {
    address: SocketAddr,
    stream: Option<TcpStream>,
    read: Vec<u8>,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: String,
}

impl Connection {
    /// Returns a connection that is made when it is needed.
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, stream: None, read: Vec::new() }
    }

    /// Looks at something.
    pub(crate) async fn get(&mut self, path: &str, cookie: &str) -> Result<Reply> {
        self.ask(&get(self.address, path, cookie)).await
    }

    /// Posts a form as the script of a page does.
    pub(crate) async fn post(&mut self, path: &str, cookie: &str, form: &str) -> Result<Reply> {
        let (host, length) = (self.address, form.len());
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {cookie}\r\n\
            accept: application/json\r\ncontent-type: application/x-www-form-urlencoded\r\n\
            content-length: {length}\r\n\r\n{form}"
        ))
        .await
    }

    /// Asks, and asks once more if the server had closed the connection meanwhile.
    async fn ask(&mut self, request: &str) -> Result<Reply> {
        if self.stream.is_some()
            && let Ok(reply) = self.try_ask(request).await
        {
            return Ok(reply);
        }
        self.stream = Some(connect(self.address).await?);
        self.try_ask(request).await
    }

    async fn try_ask(&mut self, request: &str) -> Result<Reply> {
        let stream = self.stream.as_mut().context("there is no connection")?;
        stream.write_all(request.as_bytes()).await?;
        self.read.clear();
        loop {
            self.read.reserve(ROOM);
            if stream.read_buf(&mut self.read).await? == 0 {
                bail!("the server closed the connection");
            }
            if let Some(reply) = reply(&self.read)? {
                return Ok(reply);
            }
        }
    }
}

/// Opens a connection for an event stream, and asks for it.
pub(crate) async fn listen(address: SocketAddr, path: &str, who: Listener<'_>) -> Result<TcpStream> {
    let mut stream = connect(address).await?;
    let request = match who {
        Listener::Guest(cookie) => get(address, path, cookie),
        Listener::Browser(number) => {
            format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nuser-agent: browser {number}\r\n\r\n")
        }
    };
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}

/// Who listens to a stream.
#[derive(Clone, Copy)]
#[allow(dead_code, reason = "not every program that measures needs strangers")]
pub(crate) enum Listener<'a> {
    /// Someone with this cookie.
    Guest(&'a str),
    /// A stranger with the browser of this number: the server takes those of one kind for one.
    Browser(usize),
}

async fn connect(address: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(address).await.context("the server cannot be reached")?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

fn get(host: SocketAddr, path: &str, cookie: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n\r\n")
}

/// Reads an answer that gives its length; nothing if the rest of it is still to come.
fn reply(read: &[u8]) -> Result<Option<Reply>> {
    let Some(head) = head(read)? else { return Ok(None) };
    let Some(length) = header(head, "content-length") else { bail!("an answer without a length: {head}") };
    let start = head.len() + 4;
    let Some(body) = read.get(start..start + length.parse::<usize>()?) else { return Ok(None) };
    let status = head.get(9..12).unwrap_or_default().parse().context("an answer without a status")?;
    let cookie = header(head, "set-cookie").and_then(|cookie| cookie.split(';').next());
    Ok(Some(Reply { status, cookie: cookie.map(str::to_owned), body: str::from_utf8(body)?.to_owned() }))
}

/// Returns the lines before the body; nothing if the rest of them is still to come.
fn head(read: &[u8]) -> Result<Option<&str>> {
    let end = read.windows(4).position(|four| four == b"\r\n\r\n");
    Ok(end.map(|end| str::from_utf8(&read[..end])).transpose()?)
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let fields = head.split("\r\n").filter_map(|line| line.split_once(": "));
    fields.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
}

/// What has been read of an answer without an end: its head first, then the pieces that it is sent in.
#[derive(Default)]
pub(crate) struct Pieces {
    read: Vec<u8>,
    is_in_body: bool,
}

impl Pieces {
    /// Reads on; returns how many bytes have come, none at the end.
    pub(crate) async fn read(&mut self, stream: &mut TcpStream) -> Result<usize> {
        self.read.reserve(ROOM);
        Ok(stream.read_buf(&mut self.read).await?)
    }

    /// Hands over what has come as a whole. The server sends every event as a separate chunk.
    pub(crate) fn hand_over(&mut self, mut take: impl FnMut(&str)) -> Result<()> {
        let mut done = 0;
        if !self.is_in_body {
            let Some(head) = head(&self.read)? else { return Ok(()) };
            if !head.starts_with("HTTP/1.1 200") {
                bail!("no stream but: {}", head.lines().next().unwrap_or_default());
            }
            done = head.len() + 4;
            self.is_in_body = true;
        }
        while let Some((piece, length)) = piece(&self.read[done..])? {
            take(piece);
            done += length;
        }
        self.read.drain(..done);
        Ok(())
    }
}

/// Returns the next piece and how many bytes it takes with its length before and its end after it.
fn piece(read: &[u8]) -> Result<Option<(&str, usize)>> {
    let Some(end) = read.iter().position(|byte| *byte == b'\n') else { return Ok(None) };
    let length = usize::from_str_radix(str::from_utf8(&read[..end])?.trim_end(), 16).context("no piece")?;
    let (start, after) = (end + 1, end + 1 + length + 2);
    if read.len() < after {
        return Ok(None);
    }
    Ok(Some((str::from_utf8(&read[start..start + length])?, after)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_when_all_of_it_is_there() {
        let answer =
            b"HTTP/1.1 303 See Other\r\nLocation: /t/abc\r\nset-cookie: a=b.c; Path=/\r\ncontent-length: 2\r\n\r\nok";
        for end in 0..answer.len() {
            assert!(reply(&answer[..end]).unwrap().is_none());
        }
        let reply = reply(answer).unwrap().unwrap();
        assert_eq!((reply.status, reply.body.as_str()), (303, "ok"));
    }

    #[test]
    fn an_answer_without_a_length_is_an_error() {
        assert!(reply(b"HTTP/1.1 200 OK\r\n\r\n").is_err());
    }

    #[test]
    fn a_stream_is_handed_over_piece_by_piece_however_it_comes() {
        let sent =
            b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n1A\r\nabcdefghijklmnopqrstuvwxyz\r\n";
        for cut in 0..sent.len() {
            let (mut pieces, mut found) = (Pieces::default(), Vec::new());
            for part in [&sent[..cut], &sent[cut..]] {
                pieces.read.extend(part);
                pieces.hand_over(|piece| found.push(piece.to_owned())).unwrap();
            }
            assert_eq!(found, ["abc", "abcdefghijklmnopqrstuvwxyz"]);
        }
    }

    #[test]
    fn a_refused_stream_is_an_error() {
        let mut pieces = Pieces { read: b"HTTP/1.1 404 Not Found\r\n\r\n".to_vec(), is_in_body: false };
        assert!(pieces.hand_over(|_| ()).is_err());
    }
}
