//! A site without a socket: guests with their own cookies, and the tables they play at.

#![allow(dead_code, unreachable_pub, reason = "not every test uses every helper")]

pub mod erbraffer;
pub mod forms;
#[path = "../../../table/tests/common/hasty.rs"]
pub mod hasty;
pub mod held;
pub mod last_will;
pub mod planted;
pub mod shown_page;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use bequest_catalogue::SERVED;
use bequest_server::{Config, Games, Limits, Server};
use bequest_store::{Options, Sqlite, Store};
use bequest_table::{Moment, Uptime};
use futures_util::StreamExt;
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tower::ServiceExt;

pub use forms::Question;
use forms::{attribute, buttons, questions_by};

pub const HOST: &str = "bequest.test";
/// What has not come after this time will not come, however busy the machine is.
pub const DEADLINE: Duration = Duration::from_secs(120);
/// From look to look at what others change.
const PAUSE: Duration = Duration::from_millis(2);
/// No game needs this many answers.
const MOST_ANSWERS: usize = 20_000;
/// What a stream sends when nothing else is left to tell.
pub const BEAT: &str = "event: beat\ndata:\n\n";

/// A server on a separate folder.
pub struct Site {
    pub server: Server,
    pub store: Arc<dyn Store>,
    pub folder: TempDir,
    router: Router,
}

/// What the server answered.
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Reply {
    /// Returns the answer to the script.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn outcome(&self) -> String {
        self.json()["outcome"].as_str().unwrap_or_default().to_owned()
    }

    pub fn location(&self) -> String {
        self.headers[header::LOCATION].to_str().unwrap().to_owned()
    }
}

/// Returns the time by the clock of the machine.
pub fn moment() -> Moment {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    Moment(i64::try_from(since.as_millis()).unwrap())
}

/// Returns the own time of a server that began with a new folder: it has never been down.
pub fn uptime() -> Uptime {
    Uptime(moment().0)
}

pub fn config() -> Config {
    let heartbeat = Duration::from_millis(20);
    Config { limits: Limits::none(), bot_pace: Duration::ZERO, heartbeat, ..Config::default() }
}

/// Waits until something holds; fails and says what if it never does.
pub async fn wait_until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let patience = Patience::new(what);
    while !holds().await {
        patience.wait().await;
    }
}

/// How long nothing has gone on.
pub struct Patience<'a> {
    since: Instant,
    what: &'a str,
}

impl<'a> Patience<'a> {
    /// Begins to wait for something.
    pub fn new(what: &'a str) -> Self {
        Self { since: Instant::now(), what }
    }

    /// Notes that something goes on.
    pub fn renew(&mut self) {
        self.since = Instant::now();
    }

    /// Waits for a moment; fails if nothing has gone on for too long.
    pub async fn wait(&self) {
        assert!(self.since.elapsed() < DEADLINE, "still waiting: {}", self.what);
        tokio::time::sleep(PAUSE).await;
    }
}

impl Site {
    pub async fn new() -> Self {
        Self::with(config()).await
    }

    pub async fn with(config: Config) -> Self {
        Self::on(tempfile::tempdir().unwrap(), config).await
    }

    /// Makes one that offers these games.
    pub async fn of(games: &'static Games, config: Config) -> Self {
        Self::open(tempfile::tempdir().unwrap(), games, config).await
    }

    pub async fn on(folder: TempDir, config: Config) -> Self {
        Self::open(folder, &SERVED, config).await
    }

    async fn open(folder: TempDir, games: &'static Games, config: Config) -> Self {
        let store = Arc::new(Sqlite::open(folder.path(), Options::default()).await.unwrap());
        Self::on_store(folder, store, games, config).await
    }

    /// Makes one on a store of this folder.
    pub async fn on_store(folder: TempDir, store: Arc<dyn Store>, games: &'static Games, config: Config) -> Self {
        let server = Server::new(Arc::clone(&store), games, config).await.unwrap();
        let router = server.router();
        Self { server, store, folder, router }
    }

    /// Stops the server and starts another one on the same folder.
    pub async fn restart(self, config: Config) -> Self {
        let Site { server, store, folder, router } = self;
        server.stop().await;
        drop((server, router, store));
        Self::on(folder, config).await
    }

    /// Returns a guest of an earlier server with the same cookies.
    pub fn again(&self, guest: &Guest) -> Guest {
        Guest { router: self.router.clone(), ..guest.clone() }
    }

    pub fn guest(&self) -> Guest {
        Guest { router: self.router.clone(), cookies: BTreeMap::new(), host: HOST.to_owned() }
    }

    /// Makes a guest with a name.
    pub async fn person(&self, name: &str) -> Guest {
        let mut guest = self.guest();
        let reply = guest.form("/name", &[("name", name)]).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
        guest
    }
}

/// Someone with a browser.
#[derive(Clone)]
pub struct Guest {
    router: Router,
    pub cookies: BTreeMap<String, String>,
    pub host: String,
}

impl Guest {
    pub fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.host);
        if !cookies.is_empty() {
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        request
    }

    pub async fn send(&mut self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let (name, value) = cookie.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
            if value.is_empty() {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let body = match String::from_utf8(body.to_vec()) {
            Ok(body) => body,
            Err(error) => {
                let kind = parts.headers[header::CONTENT_TYPE].to_str().unwrap();
                assert!(kind.starts_with("font/"), "{kind}: {error}");
                String::from_utf8_lossy(error.as_bytes()).into_owned()
            }
        };
        Reply { status: parts.status, headers: parts.headers, body }
    }

    pub async fn get(&mut self, path: &str) -> Reply {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    /// Gets what the script gets.
    pub async fn get_json(&mut self, path: &str) -> Reply {
        let request = self.request(Method::GET, path).header(header::ACCEPT, "application/json");
        self.send(request.body(Body::empty()).unwrap()).await
    }

    /// Posts a form as a page without script does.
    pub async fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let request = self.post_request(path).body(Body::from(encoded(fields))).unwrap();
        self.send(request).await
    }

    /// Posts a form as the script does.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let request = self.post_request(path).header(header::ACCEPT, "application/json");
        self.send(request.body(Body::from(encoded(fields))).unwrap()).await
    }

    pub fn post_request(&self, path: &str) -> axum::http::request::Builder {
        self.request(Method::POST, path)
            .header(header::ORIGIN, format!("http://{}", self.host))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
    }

    /// Makes a table and returns its path.
    pub async fn table(&mut self, fields: &[(&str, &str)]) -> String {
        let fields: Vec<_> = [("game", "maloney")].into_iter().chain(fields.iter().copied()).collect();
        let reply = self.form("/tables", &fields).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
        reply.location()
    }

    /// Posts to a table and expects it to be done.
    pub async fn done(&mut self, path: &str, fields: &[(&str, &str)]) {
        let reply = self.post(path, fields).await;
        assert_eq!(reply.status, StatusCode::OK, "{path} {fields:?}: {}", reply.body);
    }

    /// Listens to the events of a page.
    pub async fn listen(&self, path: &str) -> Listener {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        Listener::new(response)
    }

    /// Looks at a table's page and returns what can be answered there.
    pub async fn questions(&mut self, table: &str) -> Vec<Question> {
        let reply = self.get(table).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
        questions(&reply.body)
    }

    /// Answers a question.
    pub async fn answer(&mut self, table: &str, question: &Question, action: &str, key: &str) -> Reply {
        let fields = [
            ("seat", question.seat.as_str()),
            ("question", question.number.as_str()),
            ("action", action),
            ("key", key),
        ];
        self.post(&format!("{table}/act"), &fields).await
    }
}

/// A key for a post.
pub fn key() -> String {
    bequest_table::TableId::random().to_string()
}

/// Reads the forms of a page that answer questions.
pub fn questions(html: &str) -> Vec<Question> {
    questions_by(html, |form| buttons(form).filter_map(|tag| attribute(tag, "value")).collect())
}

/// The moments that the lists of a site name, in the order in which they were found. Sites on which the same happens
/// name other moments, but as many.
#[derive(Default)]
pub struct Moments(Vec<String>);

impl Moments {
    /// Puts numbers in the place of the moments in a text, and takes out the hash of the list that they are in.
    pub fn number(&mut self, text: &str) -> String {
        const AGO: &str = "data-ago=\"";
        const LIST: &str = "id=\"own\" data-h=\"";
        let mut parts = text.split(AGO);
        let mut numbered = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (moment, rest) = part.split_once('"').unwrap();
            let number = self.0.iter().position(|known| known == moment).unwrap_or(self.0.len());
            if number == self.0.len() {
                self.0.push(moment.to_owned());
            }
            numbered.extend([AGO, &number.to_string(), "\"", rest]);
        }
        let without_hash = |(place, part): (usize, &str)| match place {
            0 => part.to_owned(),
            _ => part.split_once('"').unwrap().1.to_owned(),
        };
        numbered.split(LIST).enumerate().map(without_hash).collect::<Vec<_>>().join(LIST)
    }
}

/// A page that listens: it reads all the time, as a browser does.
pub struct Listener {
    pub status: StatusCode,
    events: mpsc::UnboundedReceiver<String>,
    reader: JoinHandle<()>,
    pub read: String,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

impl Listener {
    pub fn new(response: Response) -> Self {
        let (send, events) = mpsc::unbounded_channel();
        let status = response.status();
        let mut stream = response.into_body().into_data_stream();
        let reader = tokio::spawn(async move {
            while let Some(Ok(chunk)) = stream.next().await {
                let text = String::from_utf8(chunk.to_vec()).unwrap();
                if send.send(text).is_err() {
                    return;
                }
            }
        });
        Self { status, events, reader, read: String::new() }
    }

    /// Returns the next event, whatever it is; nothing when the stream has ended.
    pub async fn event(&mut self) -> Option<String> {
        let next = tokio::time::timeout(DEADLINE, self.events.recv()).await;
        next.unwrap_or_else(|_| panic!("nothing comes after {:?}", self.read))
    }

    /// Reads until something is there; returns what came since the last time, without heartbeats.
    pub async fn until(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        let start = self.read.len();
        while !wanted(&self.read[start..]) {
            let event = self.event().await;
            self.keep(&event.unwrap_or_else(|| panic!("the stream ended after {:?}", &self.read[start..])));
        }
        self.read[start..].to_owned()
    }

    /// Returns all events about what has been done by now, without heartbeats: a stream sends the next heartbeat only
    /// when nothing else is left to tell.
    pub async fn now(&mut self) -> String {
        let start = self.read.len();
        // These heartbeats may be older than what was done.
        while let Ok(event) = self.events.try_recv() {
            self.keep(&event);
        }
        while let Some(event) = self.event().await.filter(|event| event != BEAT) {
            self.keep(&event);
        }
        self.read[start..].to_owned()
    }

    /// Reads to the end of the stream.
    pub async fn rest(&mut self) -> String {
        let start = self.read.len();
        while let Some(event) = self.event().await {
            self.keep(&event);
        }
        self.read[start..].to_owned()
    }

    fn keep(&mut self, event: &str) {
        if event != BEAT {
            self.read.push_str(event);
        }
    }

    /// Goes away, and waits until the server knows.
    pub async fn close(mut self) {
        self.reader.abort();
        assert!((&mut self.reader).await.is_err(), "it was still reading");
    }
}

pub fn encoded(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// Makes a started table of people who sit in the first seats; the rest are bots.
pub async fn started(people: &mut [&mut Guest], players: usize, more: &[(&str, &str)]) -> String {
    let seats: Vec<(String, &str)> =
        (2..=players).map(|seat| (format!("seat{seat}"), if seat <= people.len() { "open" } else { "bot" })).collect();
    let players = players.to_string();
    let mut fields = vec![("players", players.as_str())];
    fields.extend(seats.iter().map(|(name, kind)| (name.as_str(), *kind)));
    fields.extend(more);
    let table = people[0].table(&fields).await;
    for (number, person) in (2..).zip(people[1..].iter_mut()) {
        let seat: String = format!("{number}");
        let reply = person.post(&format!("{table}/sit"), &[("seat", &seat)]).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    }
    people[0].done(&format!("{table}/start"), &[]).await;
    table
}

/// Fails if a picture uses anything that it does not hold itself.
pub fn needs_no_other_file(picture: &str) {
    assert!(picture.starts_with("<svg xmlns") && !picture.contains("<image"), "{picture}");
    let used = picture.split("href=\"").chain(picture.split("url(")).filter(|rest| !rest.starts_with("<svg"));
    for name in used.map(|rest| rest.split(['"', ')']).next().unwrap()) {
        let id = name.strip_prefix('#').unwrap_or_else(|| panic!("{name} is another file"));
        assert!(picture.contains(&format!("id=\"{id}\"")), "{name} is in the picture");
    }
}

/// Lets people play until the game is over: each answers by their own rule.
pub async fn play_to_the_end(people: &mut [&mut Guest], table: &str, choose: impl Fn(&Question, usize) -> String) {
    let mut patience = Patience::new("the game goes on");
    let mut round = 0;
    loop {
        let mut idle = true;
        for person in people.iter_mut() {
            let page = person.get(table).await;
            if page.body.contains("record.rec") {
                return;
            }
            for question in questions(&page.body).iter().filter(|question| !question.actions.is_empty()) {
                round += 1;
                let reply = person.answer(table, question, &choose(question, round), &key()).await;
                idle &= reply.status != StatusCode::OK;
            }
        }
        assert!(round < MOST_ANSWERS, "the game goes on for ever");
        if idle {
            patience.wait().await;
        } else {
            patience.renew();
        }
    }
}
