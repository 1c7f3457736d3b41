//! The program as a separate process.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::guest::Address;

/// What has not come after this time will not come, however busy the machine is.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Everything that is limited.
pub const LIMITS: [&str; 10] = [
    "posts",
    "requests",
    "guests",
    "tables",
    "address-tables",
    "day-tables",
    "open-tables",
    "address-open-tables",
    "streams",
    "connections",
];

/// A server that is running; it ends when it is dropped.
pub struct Served {
    child: Child,
    pub address: String,
    log: Log,
}

/// What a program writes, collected as it comes.
struct Log {
    bytes: Arc<Mutex<Vec<u8>>>,
    collector: JoinHandle<()>,
}

/// Returns the program with what the environment of the one who runs the tests cannot change.
pub fn program(program: &Path) -> Command {
    let mut command = Command::new(program);
    let ours = |name: &str| name.starts_with("BEQUEST_") || name == "RUST_LOG";
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(ours)) {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// Returns a server on a folder that nothing slows down.
pub fn server(path: &Path, folder: &Path) -> Command {
    let mut command = program(path);
    command.args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--data"]).arg(folder);
    command.args(LIMITS.map(|limit| format!("--limit-{limit}=0")));
    command
}

impl Served {
    /// Starts a server and waits until it says where it is.
    pub fn start(command: &mut Command) -> Result<Self> {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().context("it cannot be started")?;
        let log = collect(child.stderr.take().expect("standard error is piped"));
        let lines = lines(child.stdout.take().expect("standard output is piped"));
        let mut served = Self { child, address: String::new(), log };
        let line = lines.recv_timeout(PATIENCE);
        match line.as_deref().ok().and_then(|line| line.strip_prefix("Bequest is at http://")) {
            Some(address) => address.clone_into(&mut served.address),
            None => {
                let ended = served.ended();
                bail!("it says {line:?} instead of where it is, {ended:?}: {}", served.log());
            }
        }
        Ok(served)
    }

    /// Starts a server and leaves it alone, ready or not.
    pub fn begin(command: &mut Command) -> Result<Self> {
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().context("it cannot be started")?;
        let log = collect(child.stderr.take().expect("standard error is piped"));
        Ok(Self { child, address: String::new(), log })
    }

    /// Returns where it is, for guests.
    pub fn site(&self) -> Address {
        self.address.as_str().into()
    }

    /// Returns what it has written to standard error so far.
    pub fn log(&self) -> String {
        String::from_utf8_lossy(&self.log.bytes.lock().expect("no holder panics")).into_owned()
    }

    /// Returns what it has written to standard error when some of it is what is waited for.
    pub fn log_with(&self, wanted: &str) -> Result<String> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let log = self.log();
            if log.contains(wanted) {
                return Ok(log);
            }
            ensure!(Instant::now() < deadline, "{wanted:?} never comes: {log}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Ends it at once, without a chance to finish anything. What it gave to the system stays: the power does not fail.
    pub fn kill(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to end.
    pub fn terminate(&self) -> Result<()> {
        let pid = self.child.id();
        let sent = Command::new("sh").args(["-c", &format!("kill -TERM {pid}")]).status()?;
        ensure!(sent.success(), "no process {pid}");
        Ok(())
    }

    /// Asks it to end and waits until it has; returns what it had to say.
    pub fn stop(mut self) -> Result<String> {
        self.terminate()?;
        let status = self.ended()?;
        while !self.log.collector.is_finished() {
            thread::yield_now();
        }
        let log = self.log();
        ensure!(status.code() == Some(0) && !log.contains("panicked"), "{status}: {log}");
        Ok(log)
    }

    /// Waits until it has ended.
    pub fn ended(&mut self) -> Result<ExitStatus> {
        ended(&mut self.child)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a command that ends by itself; otherwise it is killed.
pub fn run(command: &mut Command) -> Result<Output> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().context("it cannot be started")?;
    let result = ended(&mut child);
    if result.is_err() {
        // What it has written says more than that it could not be ended.
        let _ = child.kill();
    }
    let output = child.wait_with_output()?;
    match result {
        Ok(_) => Ok(output),
        Err(error) => bail!("{error}: {}", String::from_utf8_lossy(&output.stderr)),
    }
}

fn ended(child: &mut Child) -> Result<ExitStatus> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        ensure!(Instant::now() < deadline, "it does not end");
        thread::sleep(Duration::from_millis(2));
    }
}

fn collect(mut from: impl Read + Send + 'static) -> Log {
    let bytes = Arc::new(Mutex::new(Vec::new()));
    let all = Arc::clone(&bytes);
    let collector = thread::spawn(move || {
        let mut chunk = [0; 4096];
        while let Ok(count @ 1..) = from.read(&mut chunk) {
            all.lock().expect("no holder panics").extend_from_slice(&chunk[..count]);
        }
    });
    Log { bytes, collector }
}

fn lines(from: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            // Who wanted the first line only has gone.
            let _ = sender.send(line);
        }
    });
    lines
}
