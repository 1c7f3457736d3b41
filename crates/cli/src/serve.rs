//! The server: people play in their browsers.

use std::fmt::Display;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bequest_catalogue::SERVED;
use bequest_server::{Config, Limits, Server};
use bequest_store::{Options, Sqlite, Store};
use clap::Parser;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

use crate::edition::OwnEditions;
use crate::fault::Fault;
use crate::output;

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
    /// The address people reach the server by, where a proxy stands before it
    #[arg(long, value_name = "URL", env = "BEQUEST_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Take the address of a client from the X-Forwarded-For header of the proxy
    #[arg(long, env = "BEQUEST_TRUST_PROXY")]
    trust_proxy: bool,
    /// An address for Prometheus to read counters from; players must not reach it
    #[arg(long, value_name = "ADDRESS", env = "BEQUEST_METRICS_LISTEN")]
    metrics_listen: Option<SocketAddr>,
    /// How long a bot takes to answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 800, env = "BEQUEST_BOT_PACE")]
    bot_pace: u64,
    /// How long a bot may think about a question, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000, env = "BEQUEST_BOT_TIME")]
    bot_time: u64,
    /// The most megabytes that the database may grow to; 0 is no limit but the disk
    #[arg(long, value_name = "MB", default_value_t = 0, env = "BEQUEST_MAX_DATA")]
    max_data: u32,
    /// Posts a second of one person; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 20, env = "BEQUEST_LIMIT_POSTS")]
    limit_posts: u32,
    /// Requests a second from one address; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 200, env = "BEQUEST_LIMIT_REQUESTS")]
    limit_requests: u32,
    /// New guests a minute from one address; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 30, env = "BEQUEST_LIMIT_GUESTS")]
    limit_guests: u32,
    /// New tables a minute of one person; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 20, env = "BEQUEST_LIMIT_TABLES")]
    limit_tables: u32,
    /// Connections in all
    #[arg(long, value_name = "N", default_value_t = 20_000, env = "BEQUEST_MAX_CONNECTIONS")]
    max_connections: usize,
    /// Write the log as JSON, one object a line
    #[arg(long, env = "BEQUEST_LOG_JSON")]
    log_json: bool,
    /// How much longer each commit takes, in milliseconds; it imitates a slow disk for measurements
    #[arg(long, value_name = "MS", default_value_t = 0, env = "BEQUEST_COMMIT_DELAY", hide = true)]
    commit_delay: u64,
    #[command(flatten)]
    editions: OwnEditions,
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

    fn config(&self) -> Result<Config, Fault> {
        let editions = self.editions.keep()?;
        Ok(Config {
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy,
            limits: Limits {
                posts: NonZeroU32::new(self.limit_posts),
                guests: NonZeroU32::new(self.limit_guests),
                tables: NonZeroU32::new(self.limit_tables),
                requests: NonZeroU32::new(self.limit_requests),
                connections: self.max_connections.max(1),
                ..Limits::default()
            },
            bot_pace: Duration::from_millis(self.bot_pace),
            bot_time: Duration::from_millis(self.bot_time),
            editions: editions.into_iter().map(|(game, id)| (game.to_owned(), vec![id])).collect(),
            ..Config::default()
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
