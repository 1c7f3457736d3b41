use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Duration;

use bequest_engine::EditionId;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The public address, as in `https://bequest.example`; if there is none, the one that browsers send.
    pub public_url: Option<String>,
    /// Whether to take the client's address from the proxy in front.
    pub trust_proxy: bool,
    /// The limits.
    pub limits: Limits,
    /// How long a bot takes to answer, so that people can follow.
    pub bot_pace: Duration,
    /// How long a bot may think about a question; then it is told to stop.
    pub bot_time: Duration,
    /// How much longer a bot may take to stop before it is abandoned.
    pub bot_grace: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// The time between two heartbeats of a stream.
    pub heartbeat: Duration,
    /// A table that nobody has used for this long is dropped from memory.
    pub idle: Duration,
    /// How long connections have to finish when the server stops.
    pub shutdown_grace: Duration,
    /// The editions of new tables, by game, if they are not the newest built-in ones.
    pub editions: HashMap<String, Vec<EditionId>>,
}

/// What one person or address may do; `None` is no limit.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Posts per second by one person.
    pub posts: Option<NonZeroU32>,
    /// New guests per minute from one address.
    pub guests: Option<NonZeroU32>,
    /// New tables per minute by one person.
    pub tables: Option<NonZeroU32>,
    /// Requests per second from one address.
    pub requests: Option<NonZeroU32>,
    /// Event streams of one person at a time; older ones are paused.
    pub streams: usize,
    /// Connections in all.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            posts: NonZeroU32::new(20),
            guests: NonZeroU32::new(30),
            tables: NonZeroU32::new(20),
            requests: NonZeroU32::new(200),
            streams: 4,
            connections: 20_000,
        }
    }
}

impl Limits {
    /// Returns no limits, for tests and for measuring.
    pub fn none() -> Self {
        Self { posts: None, guests: None, tables: None, requests: None, ..Self::default() }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            trust_proxy: false,
            limits: Limits::default(),
            bot_pace: Duration::from_millis(800),
            bot_time: Duration::from_secs(2),
            bot_grace: Duration::from_secs(2),
            bot_threads: std::thread::available_parallelism().map_or(2, usize::from),
            heartbeat: Duration::from_secs(15),
            idle: Duration::from_secs(10),
            shutdown_grace: Duration::from_secs(10),
            editions: HashMap::new(),
        }
    }
}
