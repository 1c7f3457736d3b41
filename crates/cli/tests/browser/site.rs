use std::env;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::thread;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// A server that runs, and the folder it keeps its tables in.
pub(crate) struct Site {
    folder: TempDir,
    port: u16,
    process: Child,
}

impl Site {
    /// Starts a server with bots that answer at once.
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let port = free_port();
        let process = serve(&folder, port);
        Self { folder, port, process }
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
        self.process = serve(&self.folder, self.port);
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
        // Cargo tells only tests where it is; it stands in the folder above an example.
        None => env::current_exe().unwrap().ancestors().nth(2).unwrap().join("bequest"),
    }
}

/// Starts the program and waits until it listens.
fn serve(folder: &TempDir, port: u16) -> Child {
    let log = File::options().create(true).append(true).open(folder.path().join("log.txt")).unwrap();
    let mut process = Command::new(program())
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--bot-pace", "20"])
        .args(["--limit-posts", "0", "--limit-requests", "0", "--limit-guests", "0", "--limit-tables", "0"])
        .arg("--data")
        .arg(folder.path().join("data"))
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Bequest is at"), "the server does not start: {line:?}");
    process
}

/// Returns a port that nothing uses, below those that the system gives to connections: a server that starts again needs
/// the same one.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = u16::try_from(std::process::id() % 10_000).unwrap();
    loop {
        let port = 20_000 + first + NEXT.fetch_add(1, Ordering::Relaxed);
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
