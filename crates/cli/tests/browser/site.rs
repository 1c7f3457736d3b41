use std::env;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Instant;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::browser::DEADLINE;

/// How many milliseconds a bot takes that should not delay anyone.
const QUICK: u32 = 20;
/// A bot whose moves nobody should see takes a day.
const SLOW: u32 = 24 * 60 * 60 * 1000;

/// A server that runs, and the folder it keeps its tables in.
pub(crate) struct Site {
    folder: TempDir,
    port: u16,
    bot_pace: u32,
    process: Child,
}

impl Site {
    /// Starts a server with bots that answer at once.
    pub(crate) fn start() -> Self {
        Self::with_bot_pace(QUICK)
    }

    /// Starts a server whose bots do nothing until they are let.
    pub(crate) fn with_slow_bots() -> Self {
        Self::with_bot_pace(SLOW)
    }

    fn with_bot_pace(bot_pace: u32) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (port, process) = insist(|| {
            let port = some_port();
            Some((port, serve(&folder, port, bot_pace)?))
        });
        Self { folder, port, bot_pace, process }
    }

    /// Starts the server again with bots that do nothing; pages come back by themselves.
    pub(crate) fn hold_bots(&mut self) {
        self.bot_pace = SLOW;
        self.kill();
        self.start_again();
    }

    /// Starts the server again with bots that answer at once; pages come back by themselves.
    pub(crate) fn let_bots_play(&mut self) {
        self.bot_pace = QUICK;
        self.kill();
        self.start_again();
    }

    /// Returns the address of a page.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Returns a file beside the tables.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Stops the server in the middle of whatever it does: it takes connections but answers nothing.
    pub(crate) fn freeze(&self) {
        kill_process(Pid::from_child(&self.process), Signal::STOP).unwrap();
    }

    /// Kills the server.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Starts the server again after it was killed.
    pub(crate) fn start_again(&mut self) {
        self.process = insist(|| serve(&self.folder, self.port, self.bot_pace));
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.process.kill();
        let _ = self.process.wait();
        if thread::panicking() {
            let log = fs::read_to_string(self.folder.path().join("log.txt")).unwrap_or_default();
            eprintln!("the log of the server:\n{log}");
        }
    }
}

/// Returns the path of the program.
pub(crate) fn program() -> PathBuf {
    match option_env!("CARGO_BIN_EXE_bequest") {
        Some(program) => program.into(),
        // Cargo names its path to tests only; for an example it is in the folder above.
        None => env::current_exe().unwrap().ancestors().nth(2).unwrap().join("bequest"),
    }
}

/// Tries until it is done.
fn insist<T>(mut attempt: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(done) = attempt() {
            return done;
        }
        assert!(start.elapsed() < DEADLINE, "the server does not start");
    }
}

/// Starts the program and waits until it listens; nothing if the port is taken.
fn serve(folder: &TempDir, port: u16, bot_pace: u32) -> Option<Child> {
    let log = File::options().create(true).append(true).open(folder.path().join("log.txt")).unwrap();
    let mut process = Command::new(program())
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--bot-pace", &bot_pace.to_string()])
        .args(["posts", "requests", "guests", "tables", "address-tables"].map(|what| format!("--limit-{what}=0")))
        .args(
            ["day-tables", "open-tables", "address-open-tables", "streams", "connections"]
                .map(|what| format!("--limit-{what}=0")),
        )
        .arg("--data")
        .arg(folder.path().join("data"))
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    if line.starts_with("Bequest is at") {
        return Some(process);
    }
    let status = process.wait().unwrap();
    let log = fs::read_to_string(folder.path().join("log.txt")).unwrap();
    assert!(log.contains("cannot listen on"), "the server does not start, {status}: {log}");
    None
}

/// Returns some port below those that the system gives to connections: a server that starts again needs the same one.
fn some_port() -> u16 {
    20_000 + u16::try_from(RandomState::new().hash_one(()) % 12_000).expect("a small number")
}
