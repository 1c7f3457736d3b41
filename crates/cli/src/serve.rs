//! The server: people play in their browsers.

use std::fmt::Display;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bequest_catalogue::SERVED;
use bequest_server::{Config, Limits, Proxies, Server};
use bequest_store::{Options, Sqlite, Store};
use clap::Parser;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

use crate::edition::OwnEditions;
use crate::fault::Fault;
use crate::output;

/// Longer than any server runs.
const NEVER: Duration = Duration::from_secs(1000 * 365 * 24 * 60 * 60);

/// Serves the games to browsers
///
/// Everything is kept in one folder. The server can be stopped or killed at any moment: what was acknowledged is there
/// when it starts again. Every option can also be set by the environment.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bequest serve --listen 0.0.0.0:8080 --public-url https://bequest.example")]
pub(crate) struct Serve {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8090", env = "BEQUEST_LISTEN")]
    listen: SocketAddr,
    /// The folder that tables are kept in; it is made if it is not there
    #[arg(long, value_name = "FOLDER", default_value = "bequest-data", env = "BEQUEST_DATA")]
    data: PathBuf,
    /// The address people type; requests for another host are refused
    #[arg(long, value_name = "URL", env = "BEQUEST_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// The proxies whose X-Forwarded-For header counts: addresses, networks, or loopback
    #[arg(
        long,
        value_name = "PROXIES",
        default_value = "none",
        // Once it was a flag: anyone who uses it as such is told what it takes now.
        num_args = 0..=1,
        default_missing_value = "true",
        env = "BEQUEST_TRUST_PROXY"
    )]
    trust_proxy: Proxies,
    /// An address for Prometheus to read counters from; players must not reach it
    #[arg(long, value_name = "ADDRESS", env = "BEQUEST_METRICS_LISTEN")]
    metrics_listen: Option<SocketAddr>,
    /// About how long a bot takes to answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, env = "BEQUEST_BOT_PACE")]
    bot_pace: u64,
    /// How long a bot may think about a question, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000, env = "BEQUEST_BOT_TIME")]
    bot_time: u64,
    /// The most megabytes that the database may grow to; 0 is no limit but the disk
    #[arg(long, value_name = "MB", default_value_t = 2048, env = "BEQUEST_MAX_DATA")]
    max_data: u32,
    /// After how many days without visitors a table is closed; 0 is never
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "BEQUEST_FORGET_AFTER")]
    forget_after: u32,
    /// After how many days without a change a table that ended or never began is deleted; 0 is never
    #[arg(long, value_name = "DAYS", default_value_t = 0, env = "BEQUEST_DELETE_AFTER")]
    delete_after: u32,
    #[command(flatten)]
    limits: OwnLimits,
    /// Write the log as JSON, one object per line
    #[arg(long, env = "BEQUEST_LOG_JSON")]
    log_json: bool,
    /// How much longer each commit takes, in milliseconds; it imitates a slow disk for measurements
    #[arg(long, value_name = "MS", default_value_t = 0, env = "BEQUEST_COMMIT_DELAY", hide = true)]
    commit_delay: u64,
    /// After how many milliseconds without use a table leaves the memory; for measurements
    #[arg(long, value_name = "MS", env = "BEQUEST_IDLE", hide = true, value_parser = clap::value_parser!(u64).range(1..))]
    idle: Option<u64>,
    #[command(flatten)]
    editions: OwnEditions,
}

/// What one person or one address may do.
#[derive(clap::Args)]
struct OwnLimits {
    /// Posts per second of one person; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 20, env = "BEQUEST_LIMIT_POSTS")]
    limit_posts: u32,
    /// Requests per second from one address; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 200, env = "BEQUEST_LIMIT_REQUESTS")]
    limit_requests: u32,
    /// New guests per minute from one address; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 30, env = "BEQUEST_LIMIT_GUESTS")]
    limit_guests: u32,
    /// New tables per minute of one person; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 20, env = "BEQUEST_LIMIT_TABLES")]
    limit_tables: u32,
    /// New tables per minute from one address, twice as many at once; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 30, env = "BEQUEST_LIMIT_ADDRESS_TABLES")]
    limit_address_tables: u32,
    /// New tables per day from one address; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 1000, env = "BEQUEST_LIMIT_DAY_TABLES")]
    limit_day_tables: u32,
    /// Tables of one person that have not ended; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 50, env = "BEQUEST_LIMIT_OPEN_TABLES")]
    limit_open_tables: u32,
    /// Tables made from one address since the start that have not ended; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 500, env = "BEQUEST_LIMIT_ADDRESS_OPEN_TABLES")]
    limit_address_open_tables: u32,
    /// Event streams of one person; older ones are paused
    #[arg(long, value_name = "N", default_value_t = 4, env = "BEQUEST_MAX_STREAMS")]
    max_streams: usize,
    /// Event streams from one address; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 200, env = "BEQUEST_LIMIT_STREAMS")]
    limit_streams: u32,
    /// Connections in all
    #[arg(long, value_name = "N", default_value_t = 20_000, env = "BEQUEST_MAX_CONNECTIONS")]
    max_connections: usize,
    /// Connections from one address, and never more than half of all; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 500, env = "BEQUEST_LIMIT_CONNECTIONS")]
    limit_connections: u32,
    /// How many seconds the head of a request may take
    #[arg(long, value_name = "SECONDS", default_value_t = 30, env = "BEQUEST_HEAD_TIME",
        value_parser = clap::value_parser!(u64).range(1..))]
    head_time: u64,
    /// How many seconds the body of a post may take
    #[arg(long, value_name = "SECONDS", default_value_t = 10, env = "BEQUEST_BODY_TIME",
        value_parser = clap::value_parser!(u64).range(1..))]
    body_time: u64,
}

impl OwnLimits {
    fn limits(&self) -> Limits {
        Limits {
            posts: NonZeroU32::new(self.limit_posts),
            guests: NonZeroU32::new(self.limit_guests),
            tables: NonZeroU32::new(self.limit_tables),
            address_tables: NonZeroU32::new(self.limit_address_tables),
            day_tables: NonZeroU32::new(self.limit_day_tables),
            open_tables: NonZeroU32::new(self.limit_open_tables),
            address_open_tables: NonZeroU32::new(self.limit_address_open_tables),
            requests: NonZeroU32::new(self.limit_requests),
            streams: self.max_streams.max(1),
            address_streams: NonZeroU32::new(self.limit_streams),
            connections: self.max_connections.max(1),
            address_connections: NonZeroU32::new(self.limit_connections),
        }
    }
}

/// The options of `serve`, to be read where no command was named.
#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    serve: Serve,
}

impl Serve {
    /// Returns what the environment and the usual values say.
    pub(crate) fn of_environment() -> Result<Self, Fault> {
        let parsed =
            Alone::try_parse_from(["bequest"]).map_err(|error| Fault::wrong_use(one_line(&error.to_string())))?;
        Ok(parsed.serve)
    }

    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        self.log();
        if let Some(warning) = self.warning() {
            tracing::warn!("{warning}");
        }
        let config = self.config()?;
        runtime()?.block_on(self.serve(config))
    }

    async fn serve(self, config: Config) -> Result<(), Fault> {
        let commit_delay = Duration::from_millis(self.commit_delay);
        let options = Options { max_megabytes: (self.max_data > 0).then_some(self.max_data), commit_delay };
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&self.data, options).await.map_err(Fault::found)?);
        let listener = listen(self.listen).await?;
        let counters = match self.metrics_listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let address = listener.local_addr().map_err(Fault::found)?;
        let server = Arc::new(Server::new(store, &SERVED, config).await.map_err(Fault::found)?);
        let stop = stop_signal()?;
        if let Some(counters) = counters {
            let at = counters.local_addr().map_err(Fault::found)?;
            self.note(format_args!("counters at http://{at}/metrics"));
            let (server, stop) = (Arc::clone(&server), stop.clone());
            tokio::spawn(async move { server.serve_metrics(counters, stop).await });
        }
        let url = self.public_url.clone().unwrap_or_else(|| reachable(address));
        output::print(&format!("Bequest is at {url}\n"))?;
        self.note(format_args!("tables are kept in {}; stop with Ctrl-C", self.data.display()));
        server.serve(listener, stop).await;
        self.note("everything is written; good-bye");
        Ok(())
    }

    /// Says something to the operator; among JSON it is JSON too.
    fn note(&self, line: impl Display) {
        if self.log_json { tracing::info!("{line}") } else { output::note(line) }
    }

    /// Returns what the operator should know before others reach the server.
    fn warning(&self) -> Option<&'static str> {
        let is_open = !self.listen.ip().is_loopback() && self.public_url.is_none();
        is_open.then_some(
            "others can reach this server, but no --public-url says by which address: any host name is accepted, and \
             cookies are not secured for https",
        )
    }

    fn config(&self) -> Result<Config, Fault> {
        let (editions, standard) = (self.editions.keep()?, Config::default());
        Ok(Config {
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy.clone(),
            limits: self.limits.limits(),
            head_time: Duration::from_secs(self.limits.head_time),
            body_time: Duration::from_secs(self.limits.body_time),
            forget_after: days(self.forget_after).unwrap_or(NEVER),
            delete_after: days(self.delete_after),
            bot_pace: Duration::from_millis(self.bot_pace),
            bot_time: Duration::from_millis(self.bot_time),
            idle: self.idle.map_or(standard.idle, Duration::from_millis),
            editions: editions.into_iter().map(|(game, id)| (game.to_owned(), vec![id])).collect(),
            ..standard
        })
    }

    /// Starts the log, on standard error; RUST_LOG says how much of it there is.
    fn log(&self) {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
        // Colours are for people, not for files.
        let log = log.with_ansi(std::io::stderr().is_terminal());
        // Where a log was started before, that one goes on.
        let _ = if self.log_json { log.json().try_init() } else { log.compact().try_init() };
    }
}

/// Returns what runs a server or looks at its data.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| Fault::found(format!("the system gives no threads: {error}")))
}

/// Opens the data of a server to look at it, also while the server is running.
pub(crate) async fn look(folder: &Path) -> Result<Sqlite, Fault> {
    Sqlite::look(folder).await.map_err(Fault::found)
}

/// Returns so many days; nothing for none.
fn days(count: u32) -> Option<Duration> {
    (count > 0).then(|| Duration::from_secs(24 * 60 * 60) * count)
}

/// Returns an address for a browser on this machine.
fn reachable(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        return format!("http://localhost:{}", address.port());
    }
    format!("http://{address}")
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Fault> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|error| Fault::found(format!("cannot listen on {address}: {error}")))
}

/// Returns what is cancelled when the server is asked to stop.
fn stop_signal() -> Result<CancellationToken, Fault> {
    let hear = |kind| signal(kind).map_err(|error| Fault::found(format!("cannot hear signals: {error}")));
    let (mut terminate, mut interrupt) = (hear(SignalKind::terminate())?, hear(SignalKind::interrupt())?);
    let stop = CancellationToken::new();
    let heard = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        heard.cancel();
    });
    Ok(stop)
}

/// Reads an address that people reach the server by: scheme and host, nothing behind.
fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.ok_or("it begins with https:// or http://")?.trim_end_matches('/');
    let fits = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    if fits { Ok(text.trim_end_matches('/').to_owned()) } else { Err("after the host nothing may follow".to_owned()) }
}

fn one_line(error: &str) -> String {
    let first = error.split("\n\n").next().unwrap_or_default();
    first.trim_start_matches("error: ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn serve(words: &str) -> Result<Serve, String> {
        let words = ["bequest"].into_iter().chain(words.split_whitespace());
        Alone::try_parse_from(words).map(|alone| alone.serve).map_err(|error| one_line(&error.to_string()))
    }

    #[test]
    fn a_server_that_others_reach_without_a_public_address_is_warned_of() {
        for (words, warned) in [
            ("--listen 127.0.0.1:0", false),
            ("--listen [::1]:0", false),
            ("--listen 0.0.0.0:0", true),
            ("--listen 192.168.1.2:0", true),
            ("--listen 0.0.0.0:0 --public-url https://bequest.example", false),
        ] {
            assert_eq!(serve(words).unwrap().warning().is_some(), warned, "{words}");
        }
    }

    #[test]
    fn proxies_are_named_and_the_old_flag_is_told_how() {
        assert_eq!(serve("").unwrap().trust_proxy, Proxies::default());
        assert_ne!(serve("--trust-proxy loopback,10.0.0.0/8").unwrap().trust_proxy, Proxies::default());
        for words in ["--trust-proxy", "--trust-proxy --listen 127.0.0.1:0", "--trust-proxy true"] {
            let refused = serve(words).err().unwrap();
            assert!(refused.contains("127.0.0.1,10.0.0.0/8,::1 or loopback"), "{refused}");
        }
    }

    #[test]
    fn data_has_a_limit_and_old_tables_have_times() {
        let usual = serve("").unwrap();
        let config = usual.config().unwrap();
        assert_eq!((usual.max_data, config.delete_after), (2048, None));
        assert_eq!(config.forget_after, Config::default().forget_after);
        let config = serve("--forget-after 0 --delete-after 90").unwrap().config().unwrap();
        assert_eq!((config.forget_after, config.delete_after), (NEVER, days(90)));
    }

    #[test]
    fn the_usual_limits_are_those_of_the_server_and_zero_is_none() {
        let shown = |limits: &Limits| format!("{limits:?}");
        let usual = serve("").unwrap();
        assert_eq!(shown(&usual.limits.limits()), shown(&Limits::default()));
        let config = Config::default();
        let times = (Duration::from_secs(usual.limits.head_time), Duration::from_secs(usual.limits.body_time));
        assert_eq!(times, (config.head_time, config.body_time));
        let names = "posts requests guests tables address-tables day-tables open-tables address-open-tables streams \
                     connections";
        let words: String = names.split(' ').map(|name| format!("--limit-{name}=0 ")).collect();
        assert_eq!(shown(&serve(&words).unwrap().limits.limits()), shown(&Limits::none()));
    }
}
