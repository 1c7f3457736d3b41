use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Duration;

use bequest_engine::EditionId;

use crate::network::Proxies;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The public address, as in `https://bequest.example`; if there is none, the one that browsers send.
    pub public_url: Option<String>,
    /// The proxies that may say which address a client has.
    pub trust_proxy: Proxies,
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
    /// A connection is closed if it sends no whole head of a request for this long.
    pub head_time: Duration,
    /// A post is refused if its body is not there after this time.
    pub body_time: Duration,
    /// How long connections have to finish when the server stops.
    pub shutdown_grace: Duration,
    /// A table to which nobody comes for this long is closed without a result.
    pub forget_after: Duration,
    /// A table that ended or never began is deleted if it has not changed for this long; `None` is never.
    pub delete_after: Option<Duration>,
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
    /// New tables per minute from one address; twice as many at once.
    pub address_tables: Option<NonZeroU32>,
    /// New tables per day from one address.
    pub day_tables: Option<NonZeroU32>,
    /// Tables of one person that have not ended; a person with so many makes no new one.
    pub open_tables: Option<NonZeroU32>,
    /// Tables that were made from one address since the start and have not ended.
    pub address_open_tables: Option<NonZeroU32>,
    /// Requests per second from one address.
    pub requests: Option<NonZeroU32>,
    /// Event streams of one person at a time; older ones are paused.
    pub streams: usize,
    /// Event streams from one address at a time; further ones are refused.
    pub address_streams: Option<NonZeroU32>,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address at a time, and never more than half of all; further ones are refused. With this
    /// limit, a sixteenth of all connections is reserved for addresses that have none.
    pub address_connections: Option<NonZeroU32>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            posts: NonZeroU32::new(20),
            guests: NonZeroU32::new(30),
            tables: NonZeroU32::new(20),
            address_tables: NonZeroU32::new(30),
            day_tables: NonZeroU32::new(1000),
            open_tables: NonZeroU32::new(50),
            address_open_tables: NonZeroU32::new(500),
            requests: NonZeroU32::new(200),
            streams: 4,
            address_streams: NonZeroU32::new(200),
            connections: 20_000,
            address_connections: NonZeroU32::new(500),
        }
    }
}

impl Limits {
    /// Returns no limits, for tests and for measuring.
    pub fn none() -> Self {
        Self {
            posts: None,
            guests: None,
            tables: None,
            address_tables: None,
            day_tables: None,
            open_tables: None,
            address_open_tables: None,
            requests: None,
            address_streams: None,
            address_connections: None,
            ..Self::default()
        }
    }
}

impl Config {
    /// Returns whether people reach the server by https.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Returns whether a request may name this host: the public one, or any if none is known.
    pub(crate) fn is_own_host(&self, host: &str) -> bool {
        let Some(url) = &self.public_url else { return true };
        let (own, port) = match url.strip_prefix("https://") {
            Some(own) => (own, ":443"),
            None => (url.strip_prefix("http://").unwrap_or(url), ":80"),
        };
        let bare = |host: &str| host.trim_end_matches('/').trim_end_matches(port).to_ascii_lowercase();
        bare(own) == bare(host)
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            trust_proxy: Proxies::default(),
            limits: Limits::default(),
            bot_pace: Duration::from_secs(1),
            bot_time: Duration::from_secs(2),
            bot_grace: Duration::from_secs(2),
            bot_threads: std::thread::available_parallelism().map_or(2, usize::from),
            heartbeat: Duration::from_secs(15),
            idle: Duration::from_secs(10),
            head_time: Duration::from_secs(30),
            body_time: Duration::from_secs(10),
            shutdown_grace: Duration::from_secs(10),
            forget_after: Duration::from_secs(30 * 24 * 60 * 60),
            delete_after: None,
            editions: HashMap::new(),
        }
    }
}
