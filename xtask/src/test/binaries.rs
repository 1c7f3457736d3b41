//! The stage "tests": cargo builds the test binaries, and they are run here, two at a time and with a note of how long
//! each test takes. The tests in a browser mostly wait for it, so another binary can run meanwhile.

use std::{
    io::{BufRead, BufReader, Read},
    num::NonZero,
    path::PathBuf,
    process::{Command, Stdio},
    sync::Mutex,
    thread,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::command::{cargo, root, typed};

/// How many binaries run at the same time.
const LANES: usize = 2;
/// The binary that takes longest is begun first.
const LONGEST: &str = "crates/cli/browser";
/// How many of its tests run at the same time for each processor: they mostly wait for the browser.
const WAITING: usize = 2;
/// Diagnostics go to the terminal as usual; JSON lists what was built.
const BUILD: &str = "test --workspace --tests --profile ci --locked --no-run --message-format=json-render-diagnostics";

/// A test, and how long it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Timed {
    /// The binary and the test in it, as in `crates/cli/browser tabs::a_test`.
    pub(super) name: String,
    pub(super) time: Duration,
}

/// Builds and runs all tests but those in documentation; returns how long each of them took.
pub(super) fn run() -> Result<Vec<Timed>> {
    let mut binaries = build()?;
    binaries.sort_by_key(|binary| binary.name != LONGEST);
    let queue = Mutex::new(binaries.into_iter());
    let next = || queue.lock().expect("no lane panics while it holds the queue").next();
    let (times, failed) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let lane = || {
        while let Some(binary) = next() {
            match binary.run() {
                Ok(timed) => times.lock().expect("no lane panics here").extend(timed),
                Err(error) => failed.lock().expect("no lane panics here").push(format!("{}: {error:#}", binary.name)),
            }
        }
    };
    thread::scope(|scope| (0..LANES).for_each(|_| drop(scope.spawn(lane))));
    let failed = failed.into_inner().expect("no lane panics here");
    ensure!(failed.is_empty(), "{}", failed.join("; "));
    Ok(times.into_inner().expect("no lane panics here"))
}

/// A program that runs the tests of one target.
#[derive(PartialEq, Eq, Debug)]
struct Binary {
    /// The folder of its package, and the target.
    name: String,
    /// Where cargo would run it: the folder of its package.
    folder: PathBuf,
    path: PathBuf,
}

fn build() -> Result<Vec<Binary>> {
    let mut command = cargo(BUILD);
    println!("$ {}", typed(&command));
    let output = command.stderr(Stdio::inherit()).output().context("cannot be started")?;
    ensure!(output.status.success(), "{}", output.status);
    let messages = String::from_utf8(output.stdout).context("cargo speaks UTF-8")?;
    let binaries: Vec<_> = messages.lines().filter_map(read).collect();
    ensure!(!binaries.is_empty(), "cargo has built no tests");
    Ok(binaries)
}

/// Reads a message of cargo; nothing if it is not about a test binary.
fn read(message: &str) -> Option<Binary> {
    let message: Value = serde_json::from_str(message).ok()?;
    let is_test = message["profile"]["test"] == true;
    let path = message["executable"].as_str().filter(|_| is_test)?.into();
    let folder = PathBuf::from(message["manifest_path"].as_str()?).parent()?.to_owned();
    let package = folder.strip_prefix(root()).unwrap_or(&folder).display();
    Some(Binary { name: format!("{package}/{}", message["target"]["name"].as_str()?), folder, path })
}

impl Binary {
    /// Runs it and prints what it says when it has ended; returns how long each test took.
    fn run(&self) -> Result<Vec<Timed>> {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        // Stable test binaries tell times only to those who say that they know this to be unstable. Said here, when
        // they run, it changes nothing that is compiled.
        command.args(["-Zunstable-options", "--report-time"]).env("RUSTC_BOOTSTRAP", "1");
        if self.name == LONGEST {
            command.arg(format!("--test-threads={}", WAITING * processors()));
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().context("cannot be started")?;
        let (stdout, stderr) = (child.stdout.take().expect("it is piped"), child.stderr.take().expect("it is piped"));
        let errors = thread::spawn(move || collect(stderr));
        let said = collect(stdout);
        let errors = errors.join().expect("reading does not panic");
        let status = child.wait().context("cannot be waited for")?;
        print!("     Running {} ({})\n{said}{errors}", self.name, self.path.display());
        ensure!(status.success(), "{status}");
        Ok(said.lines().filter_map(|line| timed(&self.name, line)).collect())
    }
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Reads all that a program says. That a test takes long is printed at once, as it may never end.
fn collect(from: impl Read) -> String {
    let mut all = String::new();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        if line.contains(" has been running for over ") {
            println!("{line}");
        }
        all.push_str(&line);
        all.push('\n');
    }
    all
}

/// Reads the line of a test that has ended, as in `test tabs::a_test ... ok <1.500s>`.
fn timed(binary: &str, line: &str) -> Option<Timed> {
    let (test, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let seconds = rest.rsplit_once('<')?.1.strip_suffix("s>")?.parse().ok()?;
    let test = test.trim_end_matches(" - should panic");
    Some(Timed { name: format!("{binary} {test}"), time: Duration::try_from_secs_f64(seconds).ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_tells_of_test_binaries_among_other_things() {
        let message = |test: bool, path: &str| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"manifest_path\":\"/r/cli/Cargo.toml\",\
                 \"target\":{{\"name\":\"serve\"}},\"profile\":{{\"test\":{test}}},\"executable\":{path}}}"
            )
        };
        let binary = Binary { name: "/r/cli/serve".into(), folder: "/r/cli".into(), path: "/t/serve-1".into() };
        assert_eq!(read(&message(true, "\"/t/serve-1\"")), Some(binary));
        assert_eq!(read(&message(false, "\"/t/bequest\"")), None, "a program that tests use");
        assert_eq!(read(&message(true, "null")), None, "a library");
        assert_eq!(read("{\"reason\":\"build-finished\",\"success\":true}"), None);
        assert_eq!(read("no JSON"), None);
    }

    #[test]
    fn the_line_of_a_test_tells_its_time() {
        let of = |line| timed("browser", line).map(|timed| (timed.name, timed.time.as_millis()));
        assert_eq!(of("test tabs::nine ... ok <17.808s>"), Some(("browser tabs::nine".into(), 17_808)));
        assert_eq!(of("test axe::a - should panic ... ok <0.500s>"), Some(("browser axe::a".into(), 500)));
        for line in ["test result: ok. 2 passed", "test a ... ok", "running 2 tests", "test a ... ok <soon>"] {
            assert_eq!(of(line), None, "{line}");
        }
    }
}
