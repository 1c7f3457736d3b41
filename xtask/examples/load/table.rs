//! A table of three guests: how it is made, who listens, and how a move is made at it.

use std::{
    cell::{Cell, RefCell},
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};
use tokio::{
    net::TcpStream,
    sync::{Notify, Semaphore},
    task::JoinSet,
    time::timeout,
};

use crate::{
    game::Game,
    page::{self, News, Question},
    shared::{
        guests,
        http::{self, Connection, Listener, Pieces},
    },
};

/// How long the other seat's stream is waited for after the answer; a secret move shows nothing there.
const UNSEEN: Duration = Duration::from_millis(200);
/// How long a game may ask nobody anything.
const STUCK: Duration = Duration::from_secs(5);

/// A table and its guests.
pub(crate) struct Table {
    game: Game,
    address: SocketAddr,
    connection: Connection,
    /// The cookies of the guests, in the order of their seats.
    guests: Vec<String>,
    path: String,
    ears: Rc<Ears>,
    /// The tasks that listen; they end when they are dropped.
    listeners: JoinSet<()>,
    /// What the third seat is asked, if it has just looked.
    looked: Option<Question>,
    /// The bytes that all its streams have brought.
    bytes: Rc<Cell<u64>>,
    keys: u32,
}

/// What the streams of the first two seats have brought.
struct Ears {
    game: Game,
    /// The region with the hand, in a game where it has answers.
    hands: [RefCell<String>; 2],
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
    fn new(game: Game, roll: u32) -> Self {
        let (hands, asked, heard) = (Default::default(), Default::default(), Default::default());
        Self { game, hands, asked, heard, over: Cell::new(false), rolls: Cell::new(roll), news: Notify::new() }
    }

    fn roll(&self) -> u32 {
        self.rolls.set(self.rolls.get().wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        self.rolls.get() >> 16
    }

    fn hear(&self, ear: usize, event: &str, at: Instant) {
        let mut answers = None;
        for news in page::news(event) {
            match news {
                News::Answers(region) => answers = Some(region),
                News::Hand(region) if self.game.has_hidden_steps() => {
                    region.clone_into(&mut self.hands[ear].borrow_mut());
                }
                News::Hand(_) => {}
                News::Over => self.over.set(true),
            }
        }
        if let Some(region) = answers {
            let hand = self.hands[ear].borrow();
            *self.asked[ear].borrow_mut() = page::question(self.game, region, &hand, self.roll());
        }
        if page::is_change(event) {
            self.heard[ear].set(Some(at));
            self.news.notify_one();
        }
    }
}

impl Table {
    /// Lets three guests come in and start a game.
    pub(crate) async fn new(address: SocketAddr, game: Game, number: u32) -> Result<Self> {
        let mut connection = Connection::new(address);
        let guests = guests::come_in(&mut connection).await?;
        let mut table = Self {
            game,
            address,
            connection,
            guests,
            path: String::new(),
            ears: Rc::new(Ears::new(game, number)),
            listeners: JoinSet::new(),
            looked: None,
            bytes: Rc::default(),
            keys: 0,
        };
        table.begin().await?;
        Ok(table)
    }

    /// Makes a table of the same guests, and listens to it.
    pub(crate) async fn begin(&mut self) -> Result<()> {
        self.path = guests::make_table(&mut self.connection, &self.guests, self.game.name()).await?;
        guests::start(&mut self.connection, &self.guests, &self.path).await?;
        self.ears = Rc::new(Ears::new(self.game, self.ears.roll()));
        self.listeners = JoinSet::new();
        for ear in 0..2 {
            let stream = http::listen(self.address, &self.stream(), Listener::Guest(&self.guests[ear])).await?;
            self.listeners.spawn_local(listen(stream, ear, Rc::clone(&self.ears), Rc::clone(&self.bytes)));
        }
        self.wait(|ears| ears.heard.iter().all(|heard| heard.get().is_some()), STUCK).await;
        Ok(())
    }

    /// Returns how many bytes its streams have brought so far.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes.get()
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
            if self.looked.is_none() {
                self.look().await?;
            }
            if let Some(question) = self.looked.take() {
                return Ok(Some(Move { seat: 2, question, looked: true }));
            }
            if start.elapsed() > STUCK {
                bail!("nobody is asked anything at {}", self.path);
            }
            self.wait(|_| false, Duration::from_millis(20)).await;
        }
        Ok(None)
    }

    /// Lets the third seat look what it is asked.
    async fn look(&mut self) -> Result<()> {
        let regions = self.connection.get(&format!("{}/regions", self.path), &self.guests[2]).await?.body;
        self.looked = page::question(self.game, &regions, "", self.ears.roll());
        Ok(())
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
        if !self.game.has_hidden_steps() || !self.is_asked_again(*seat).await? {
            self.wait(|ears| ears.heard.iter().all(|heard| heard.get().is_some()), UNSEEN).await;
        }
        let other = usize::from(*seat == 0);
        let seen = self.ears.heard[other].get().map(|at| at.saturating_duration_since(sent));
        Ok(Moved::Done { answered, seen })
    }

    /// Returns whether the seat that has just moved is asked again. Others see nothing of such a move, so it is of no
    /// use to wait for them.
    async fn is_asked_again(&mut self, seat: usize) -> Result<bool> {
        if seat < 2 {
            self.wait(|ears| ears.heard[seat].get().is_some(), UNSEEN).await;
            return Ok(self.ears.asked[seat].borrow().is_some());
        }
        self.look().await?;
        Ok(self.looked.is_some())
    }

    /// Takes the present question from a refusal.
    fn refused(&self, seat: usize, body: &str) -> Moved {
        if let Some(asked) = self.ears.asked.get(seat) {
            *asked.borrow_mut() = page::question(self.game, &body.replace("\\\"", "\""), "", self.ears.roll());
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
async fn listen(mut stream: TcpStream, ear: usize, ears: Rc<Ears>, bytes: Rc<Cell<u64>>) {
    let mut pieces = Pieces::default();
    while let Ok(read @ 1..) = pieces.read(&mut stream).await {
        let at = Instant::now();
        bytes.set(bytes.get() + read as u64);
        if let Err(error) = pieces.hand_over(|event| ears.hear(ear, event, at)) {
            eprintln!("a stream broke: {error:#}");
            return;
        }
    }
}
