//! Someone with a browser: a cookie, pages that are read for questions, and posts that answer them.

use std::fmt::Write as _;
use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};

use anyhow::{Result, ensure};

use super::served::PATIENCE;
use forms::{attribute, buttons, questions_by};

pub use forms::Question;

#[path = "../../../server/tests/common/forms.rs"]
mod forms;

/// Where the server is at the moment: every new one has another port.
#[derive(Clone, Default)]
pub struct Address(Arc<Mutex<String>>);

impl Address {
    pub fn set(&self, address: &str) {
        address.clone_into(&mut self.0.lock().expect("no holder panics"));
    }

    pub fn get(&self) -> String {
        self.0.lock().expect("no holder panics").clone()
    }
}

impl From<&str> for Address {
    fn from(address: &str) -> Self {
        Self(Arc::new(Mutex::new(address.to_owned())))
    }
}

/// Someone with a browser.
#[derive(Clone)]
pub struct Guest {
    pub site: Address,
    /// The cookie by which the server knows the guest, if it has given one.
    pub cookie: Option<String>,
}

/// What the server answered.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    /// Returns the value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let pairs = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        pairs.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Reads a whole answer; nothing if it was cut off.
    fn read(bytes: Vec<u8>) -> io::Result<Self> {
        let wrong = |what: &str| io::Error::new(ErrorKind::UnexpectedEof, what);
        let text = String::from_utf8(bytes).map_err(|_| wrong("no text"))?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(|| wrong("no whole head"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(|| wrong("no status"))?;
        let reply = Self { status, head: head.to_owned(), body: body.to_owned() };
        let length = reply.header("content-length").and_then(|length| length.parse().ok());
        if length == Some(reply.body.len()) { Ok(reply) } else { Err(wrong("no whole body")) }
    }
}

impl Guest {
    pub fn new(site: &Address) -> Self {
        Self { site: site.clone(), cookie: None }
    }

    /// Makes a guest with a name.
    pub fn named(site: &Address, name: &str) -> Result<Self> {
        let mut guest = Self::new(site);
        let reply = guest.post("/name", &[("name", name)])?;
        ensure!(reply.status == 200 && guest.cookie.is_some(), "{name} is not let in: {}", reply.body);
        Ok(guest)
    }

    pub fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.send(&self.request("GET", path, ""))
    }

    /// Posts a form as the script does.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> io::Result<Reply> {
        let pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        self.send(&self.request("POST", path, &pairs.join("&")))
    }

    /// Begins to listen to the events of a page.
    pub fn listen(&self, path: &str) -> io::Result<TcpStream> {
        self.connect(&self.request("GET", path, ""))
    }

    /// Makes a relaxed table of Maloney whose first seats these people take, and bots the others; starts it and returns its
    /// path.
    pub fn open_table(people: &mut [Guest], players: usize) -> Result<String> {
        Self::open_table_of(people, players, &[("game", "maloney")])
    }

    /// Makes a table of this game and pace; as for the rest, see [`open_table`](Self::open_table).
    pub fn open_table_of(people: &mut [Guest], players: usize, what: &[(&str, &str)]) -> Result<String> {
        let count = players.to_string();
        let seats: Vec<(String, &str)> = (2..=players)
            .map(|seat| (format!("seat{seat}"), if seat <= people.len() { "open" } else { "bot" }))
            .collect();
        let mut fields = [what, &[("players", count.as_str())]].concat();
        fields.extend(seats.iter().map(|(name, kind)| (name.as_str(), *kind)));
        let made = people[0].done("/tables", &fields)?;
        let path = made.split("\"goto\":\"").nth(1).and_then(|rest| rest.split('"').next());
        let table = path.expect("who made a table is led to it").to_owned();
        for (seat, person) in (2..).zip(&mut people[1..]) {
            person.done(&format!("{table}/sit"), &[("seat", &format!("{seat}"))])?;
        }
        people[0].done(&format!("{table}/start"), &[])?;
        Ok(table)
    }

    /// Posts what has to be done; returns the answer.
    pub fn done(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<String> {
        let reply = self.post(path, fields)?;
        ensure!(reply.status == 200, "{path} {fields:?}: {} {}", reply.status, reply.body);
        Ok(reply.body)
    }

    fn request(&self, method: &str, path: &str, body: &str) -> String {
        let host = self.site.get();
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        if let Some(cookie) = &self.cookie {
            write!(request, "cookie: {cookie}\r\n").expect("a text takes everything");
        }
        if method == "POST" {
            let length = body.len();
            let more = "accept: application/json\r\ncontent-type: application/x-www-form-urlencoded\r\n";
            write!(request, "origin: http://{host}\r\n{more}content-length: {length}\r\n")
                .expect("a text takes everything");
        }
        request + "\r\n" + body
    }

    fn connect(&self, request: &str) -> io::Result<TcpStream> {
        let mut stream = TcpStream::connect(self.site.get())?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(request.as_bytes())?;
        Ok(stream)
    }

    fn send(&mut self, request: &str) -> io::Result<Reply> {
        let mut bytes = Vec::new();
        self.connect(request)?.read_to_end(&mut bytes)?;
        let reply = Reply::read(bytes)?;
        if let Some(cookie) = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(reply)
    }
}

fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut all, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => all.push(byte.into()),
            _ => write!(all, "%{byte:02x}").expect("a text takes everything"),
        }
        all
    })
}

/// Reads the forms of a page that can be answered by a button.
pub fn questions(html: &str) -> Vec<Question> {
    let mut found = questions_by(html, |form| actions(html, form));
    found.retain(|question| !question.actions.is_empty());
    found
}

/// Returns what the buttons of a form answer, also of those that are elsewhere and name it.
fn actions(html: &str, form: &str) -> Vec<String> {
    let Some(chosen) = chosen(form) else { return Vec::new() };
    let id = form.split('>').next().and_then(|tag| attribute(tag, "id"));
    let inside = buttons(form).filter(|tag| attribute(tag, " form").is_none());
    let elsewhere = buttons(html).filter(|tag| id.is_some() && attribute(tag, " form") == id);
    let values = inside.chain(elsewhere).filter_map(|tag| attribute(tag, "value"));
    values.map(|value| format!("{chosen}{value}")).collect()
}

/// Returns what a form says before its button says the rest; nothing if something has to be filled in first.
fn chosen(form: &str) -> Option<String> {
    let inputs = form.split("<input").skip(1).filter_map(|rest| rest.split('>').next());
    let own: Vec<&str> = inputs.filter(|tag| tag.contains("name=\"action\"")).collect();
    let are = |kind: &str| own.iter().filter(|tag| tag.contains(&format!("type=\"{kind}\""))).collect::<Vec<_>>();
    let checked: Vec<_> = are("radio").into_iter().filter(|tag| tag.contains(" checked")).collect();
    if !are("number").is_empty() || checked.is_empty() != are("radio").is_empty() {
        return None;
    }
    let said = are("hidden").into_iter().chain(checked).filter_map(|tag| attribute(tag, "value"));
    Some(said.fold(String::new(), |all, word| all + &word + " "))
}

/// Returns whether a table's page is that of a game that is over.
pub fn is_over(html: &str) -> bool {
    html.contains("record.rec")
}
