//! The server that is measured: a separate process, which ends with this one.

use std::{
    fs::{self, File},
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use tokio::time::sleep;

use crate::shared::http::Connection;

/// How long it may take until the server says where its counters are.
const START: Duration = Duration::from_secs(30);
/// What has no limit; the server reads it from its environment, where an older one does not mind what it does not know.
const UNLIMITED: [&str; 11] = [
    "LIMIT_POSTS",
    "LIMIT_REQUESTS",
    "LIMIT_GUESTS",
    "LIMIT_TABLES",
    "LIMIT_ADDRESS_TABLES",
    "LIMIT_DAY_TABLES",
    "LIMIT_OPEN_TABLES",
    "LIMIT_ADDRESS_OPEN_TABLES",
    "LIMIT_STREAMS",
    "LIMIT_CONNECTIONS",
    "MAX_DATA",
];
/// The ticks per second in which Linux gives the time of a process, whatever its own clock is.
const TICKS: f64 = 100.0;

/// A running server.
pub(crate) struct Server {
    process: Process,
    /// Where it answers.
    pub(crate) address: SocketAddr,
    counters: SocketAddr,
}

impl Server {
    /// Starts a program on a folder, on free ports of loopback and without limits, with more arguments.
    pub(crate) async fn start(program: &Path, folder: &Path, more: &[String]) -> Result<Self> {
        let log = folder.with_extension("log");
        let mut process = Process(launch(program, folder, &log, more)?);
        let said = process.0.stdout.take().context("the server has no output")?;
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line)?;
        let address = address_in(&line).with_context(|| fs::read_to_string(&log).unwrap_or_default())?;
        let server = Self { process, address, counters: counters(&log).await? };
        let health = Connection::new(address).get("/healthz", "").await?;
        ensure!(health.status == 200, "the server is not well: {}", health.body);
        Ok(server)
    }

    /// Returns its number among the processes.
    pub(crate) fn id(&self) -> u32 {
        self.process.0.id()
    }

    /// Returns how many seconds of a processor it has taken.
    pub(crate) fn cpu(&self) -> Result<f64> {
        cpu(&self.id().to_string())
    }

    /// Returns one of the figures that it counts.
    pub(crate) async fn counted(&self, name: &str) -> Result<f64> {
        let counters = Connection::new(self.counters).get("/metrics", "").await?.body;
        let value = counters.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(value.with_context(|| format!("not counted: {name}"))?.parse()?)
    }
}

/// Returns how many seconds of a processor a process has taken; `self` is our own.
pub(crate) fn cpu(process: &str) -> Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).context("only Linux tells what we measure")?;
    ticks(&stat).map(|ticks| ticks / TICKS).with_context(|| format!("unreadable: {stat}"))
}

/// Adds up the ticks in the program and in the system; the name before them may hold anything.
fn ticks(stat: &str) -> Option<f64> {
    let (_, after_name) = stat.rsplit_once(") ")?;
    let mut times = after_name.split(' ').skip(11).map_while(|field| field.parse::<f64>().ok());
    Some(times.next()? + times.next()?)
}

fn launch(program: &Path, folder: &Path, log: &Path, more: &[String]) -> Result<Child> {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0", "--data"]).arg(folder);
    command.args(more).envs(UNLIMITED.map(|what| (format!("BEQUEST_{what}"), "0")));
    command.env("RUST_LOG", "info").env("NO_COLOR", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(File::create(log)?);
    command.spawn().with_context(|| format!("{} cannot be started", program.display()))
}

/// Waits until the log says where the counters are.
async fn counters(log: &Path) -> Result<SocketAddr> {
    let start = Instant::now();
    while start.elapsed() < START {
        let text = fs::read_to_string(log)?;
        let line = text.lines().find(|line| line.contains("counters at") && line.ends_with("/metrics"));
        if let Some(address) = line.and_then(address_in) {
            return Ok(address);
        }
        sleep(Duration::from_millis(20)).await;
    }
    bail!("the server does not say where its counters are: {}", log.display())
}

fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split('/').next()?.trim().parse().ok()
}

/// A process that is killed when dropped; the server can be killed at any moment.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _it_may_have_ended_itself = self.0.kill();
        let _nothing_is_left_to_do = self.0.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_where_the_server_says_it() {
        let address = "127.0.0.1:8090".parse().ok();
        assert_eq!(address_in("Bequest is at http://127.0.0.1:8090\n"), address);
        assert_eq!(address_in("INFO counters at http://127.0.0.1:8090/metrics"), address);
        assert_eq!(address_in("cannot listen"), None);
    }

    #[test]
    fn the_time_of_a_process_is_what_it_and_the_system_took() {
        assert_eq!(ticks("7 (a) b) S 1 2 3 4 5 6 7 8 9 10 250 50 3 4"), Some(300.0));
        assert_eq!(ticks("7 (a"), None);
    }
}
