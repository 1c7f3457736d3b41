//! A table of three guests: how it is made, who listens, and how a move is made at it.

use std::{
    cell::{Cell, RefCell},
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use tokio::{
    net::TcpStream,
    sync::{Notify, Semaphore},
    task::JoinSet,
    time::timeout,
};

use crate::{
    http::{self, Connection, Pieces},
    page::{self, News, Question},
};

/// How long the other seat's stream is waited for after the answer; a secret move shows nothing there.
const UNSEEN: Duration = Duration::from_millis(200);
/// How long a game may ask nobody anything.
const STUCK: Duration = Duration::from_secs(5);

/// A table and its guests.
pub(crate) struct Table {
    address: SocketAddr,
    connection: Connection,
    /// The cookies of the guests, in the order of their seats.
    guests: Vec<String>,
    path: String,
    ears: Rc<Ears>,
    /// The tasks that listen; they end when they are dropped.
    listeners: JoinSet<()>,
    keys: u32,
}

/// What the streams of the first two seats have brought.
#[derive(Default)]
struct Ears {
    asked: [RefCell<Option<Question>>; 2],
    heard: [Cell<Option<Instant>>; 2],
    over: Cell<bool>,
    rolls: Cell<u32>,
    news: Notify,
}

/// What came of a move.
pub(crate) enum Moved {
    /// It was made.
    Done {
        answered: Duration,
        /// When the other seat's stream showed it, if it did.
        seen: Option<Duration>,
    },
    Stale,
    Refused(String),
}

/// A move that can be made.
pub(crate) struct Move {
    seat: usize,
    question: Question,
    /// Whether the seat had to look what it is asked.
    pub(crate) looked: bool,
}

impl Ears {
    fn roll(&self) -> u32 {
        self.rolls.set(self.rolls.get().wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        self.rolls.get() >> 16
    }

    fn hear(&self, ear: usize, event: &str, at: Instant) {
        for news in page::news(event, self.roll()) {
            match news {
                News::Asked(question) => *self.asked[ear].borrow_mut() = question,
                News::Over => self.over.set(true),
            }
        }
        if page::is_change(event) {
            self.heard[ear].set(Some(at));
            self.news.notify_one();
        }
    }
}

impl Table {
    /// Lets three guests come in and start a game.
    pub(crate) async fn new(address: SocketAddr, number: u32) -> Result<Self> {
        let mut connection = Connection::new(address);
        let mut guests = Vec::new();
        for name in ["Ada", "Bert", "Cleo"] {
            let reply = connection.post("/name", "", &format!("name={name}")).await?;
            guests.push(reply.cookie.with_context(|| format!("no cookie: {}", reply.body))?);
        }
        let ears = Rc::new(Ears { rolls: Cell::new(number), ..Ears::default() });
        let mut table =
            Self { address, connection, guests, path: String::new(), ears, listeners: JoinSet::new(), keys: 0 };
        table.begin().await?;
        Ok(table)
    }

    /// Makes a table of the same guests, and listens to it.
    pub(crate) async fn begin(&mut self) -> Result<()> {
        let form = "game=maloney&players=3&seat2=open&seat3=open";
        let reply = self.connection.post("/tables", &self.guests[0], form).await?;
        let path = reply.body.split("\"goto\":\"").nth(1).and_then(|rest| rest.split('"').next());
        self.path = path.with_context(|| format!("no table: {}", reply.body))?.to_owned();
        for (guest, what, form) in [(1, "sit", "seat=2"), (2, "sit", "seat=3"), (0, "start", "")] {
            let reply = self.connection.post(&format!("{}/{what}", self.path), &self.guests[guest], form).await?;
            ensure!(reply.status == 200, "{what} {form}: {}", reply.body);
        }
        self.ears = Rc::new(Ears { rolls: Cell::new(self.ears.roll()), ..Ears::default() });
        self.listeners = JoinSet::new();
        for ear in 0..2 {
            let stream = http::listen(self.address, &self.stream(), &self.guests[ear]).await?;
            self.listeners.spawn_local(listen(stream, ear, Rc::clone(&self.ears)));
        }
        self.wait(|ears| ears.heard.iter().all(|heard| heard.get().is_some()), STUCK).await;
        Ok(())
    }

    /// Returns the address of its stream.
    pub(crate) fn stream(&self) -> String {
        format!("{}/events", self.path)
    }

    /// Returns whether its game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.ears.over.get()
    }

    /// Finds a move; nothing if the game is over. The third seat looks only if neither of the others is asked.
    pub(crate) async fn find_move(&mut self) -> Result<Option<Move>> {
        let start = Instant::now();
        while !self.is_over() {
            let asked = self.ears.asked.iter().position(|asked| asked.borrow().is_some());
            if let Some(seat) = asked
                && let Some(question) = self.ears.asked[seat].take()
            {
                return Ok(Some(Move { seat, question, looked: false }));
            }
            let regions = self.connection.get(&format!("{}/regions", self.path), &self.guests[2]).await?.body;
            if let Some(question) = page::question(&regions, self.ears.roll()) {
                return Ok(Some(Move { seat: 2, question, looked: true }));
            }
            if start.elapsed() > STUCK {
                bail!("nobody is asked anything at {}", self.path);
            }
            self.wait(|_| false, Duration::from_millis(20)).await;
        }
        Ok(None)
    }

    /// Makes a move, and waits until those who listen have seen it. The post takes one of the places until its answer.
    pub(crate) async fn make(&mut self, chosen: &Move, places: &Semaphore) -> Result<Moved> {
        self.keys += 1;
        let Move { seat, question: Question { number, action }, .. } = chosen;
        let form =
            format!("seat={}&question={number}&action={}&key=load{:08}", seat + 1, action.replace(' ', "+"), self.keys);
        let place = places.acquire().await?;
        self.ears.heard.iter().for_each(|heard| heard.set(None));
        let sent = Instant::now();
        let reply = self.connection.post(&format!("{}/act", self.path), &self.guests[*seat], &form).await?;
        let answered = sent.elapsed();
        drop(place);
        if reply.status != 200 {
            return Ok(self.refused(*seat, &reply.body));
        }
        self.wait(|ears| ears.heard.iter().all(|heard| heard.get().is_some()), UNSEEN).await;
        let other = usize::from(*seat == 0);
        let seen = self.ears.heard[other].get().map(|at| at.saturating_duration_since(sent));
        Ok(Moved::Done { answered, seen })
    }

    /// Takes the present question from a refusal.
    fn refused(&self, seat: usize, body: &str) -> Moved {
        if let Some(asked) = self.ears.asked.get(seat) {
            *asked.borrow_mut() = page::question(&body.replace("\\\"", "\""), self.ears.roll());
        }
        if body.contains("\"outcome\":\"stale\"") {
            Moved::Stale
        } else {
            Moved::Refused(body.chars().take(300).collect())
        }
    }

    /// Waits until the streams have brought something, at most for this long.
    async fn wait(&self, is_there: impl Fn(&Ears) -> bool, most: Duration) {
        let _late = timeout(most, async {
            while !is_there(&self.ears) {
                self.ears.news.notified().await;
            }
        })
        .await;
    }
}

/// Listens for a seat.
async fn listen(mut stream: TcpStream, ear: usize, ears: Rc<Ears>) {
    let mut pieces = Pieces::default();
    while let Ok(true) = pieces.read(&mut stream).await {
        let at = Instant::now();
        if let Err(error) = pieces.hand_over(|event| ears.hear(ear, event, at)) {
            eprintln!("a stream broke: {error:#}");
            return;
        }
    }
}
