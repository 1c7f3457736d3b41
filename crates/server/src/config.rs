use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Duration;

use bequest_engine::EditionId;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people reach it by, as in `https://bequest.example`; where it is not known, what their browsers say.
    pub public_url: Option<String>,
    /// Whether the client's address is what a proxy in front says it is.
    pub trust_proxy: bool,
    /// The limits.
    pub limits: Limits,
    /// So long a bot takes to answer, so that people can follow.
    pub bot_pace: Duration,
    /// So long a bot may think about a question; then it is told to stop.
    pub bot_time: Duration,
    /// A bot that does not answer within so long after that is left alone.
    pub bot_grace: Duration,
    /// So many bots think at the same time.
    pub bot_threads: usize,
    /// From heartbeat to heartbeat of a stream.
    pub heartbeat: Duration,
    /// A table that nobody has looked at for so long leaves the memory.
    pub idle: Duration,
    /// So long connections have to finish when the server stops.
    pub shutdown_grace: Duration,
    /// The components new tables are played with, by game, where they are not the newest built-in ones.
    pub editions: HashMap<String, Vec<EditionId>>,
}

/// What one person or address may do; `None` is no limit.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Posts a second of one person.
    pub posts: Option<NonZeroU32>,
    /// New guests a minute from one address.
    pub guests: Option<NonZeroU32>,
    /// New tables a minute of one person.
    pub tables: Option<NonZeroU32>,
    /// Requests a second from one address.
    pub requests: Option<NonZeroU32>,
    /// Event streams of one person at a time; an older one is asked to rest.
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
    /// Returns the limits of a server that has none, for tests and for measuring.
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
