//! `cargo xtask test`: everything that has to hold before a change goes in.

use std::{
    cmp::Reverse,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};

use crate::{
    command::{cargo, execute},
    test::binaries::Timed,
};

mod axe;
mod binaries;
pub(crate) mod tools;

/// Set up what is missing, then check the format, lints, tests and documentation of the whole workspace
///
/// The stages are run in this order: tools, format, clippy, tests, doc tests, docs. The first one that fails ends the
/// run with exit code 1 and is named in the last line. At the end it prints how long each stage and the slowest tests
/// took.
///
/// The tests need Chromium, its driver, a C compiler, make and npm. On Debian root gets those that are missing
/// installed, and anyone else is shown the line to run. npm fetches axe-core, which the pages are judged by, into the
/// folder that cargo builds in.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  cargo xtask test")]
pub(crate) struct Args {}

/// How many of the slowest tests are named.
const SLOWEST: usize = 10;

/// Runs all stages and prints how long each and the slowest tests took.
pub(crate) fn run(Args {}: &Args) -> Result<()> {
    let mut tests = Vec::new();
    let times = run_stages(&STAGES, &mut tests)?;
    print!("\n{}\n{}", table(&times), slowest(tests));
    Ok(())
}

struct Stage {
    name: &'static str,
    /// Adds the tests that it runs.
    run: fn(&mut Vec<Timed>) -> Result<()>,
}

const STAGES: [Stage; 6] = [
    Stage { name: "tools", run: |_| tools::set_up() },
    Stage { name: "format", run: |_| execute(&mut cargo("fmt --all --check")) },
    Stage { name: "clippy", run: |_| clippy() },
    Stage { name: "tests", run: |tests| binaries::run().map(|timed| tests.extend(timed)) },
    Stage { name: "doc tests", run: |_| execute(&mut cargo("test --workspace --doc --profile ci --locked")) },
    Stage { name: "docs", run: |_| docs() },
];

fn run_stages(stages: &[Stage], tests: &mut Vec<Timed>) -> Result<Vec<(&'static str, Duration)>> {
    stages
        .iter()
        .map(|stage| {
            println!("\n== {} ==", stage.name);
            let start = Instant::now();
            (stage.run)(tests).with_context(|| format!("stage failed: {}", stage.name))?;
            Ok((stage.name, start.elapsed()))
        })
        .collect()
}

fn clippy() -> Result<()> {
    execute(&mut cargo("clippy --workspace --all-targets --profile ci --locked -- -D warnings"))
}

fn docs() -> Result<()> {
    execute(cargo("doc --workspace --no-deps --profile ci --locked").env("RUSTDOCFLAGS", "-D warnings"))
}

fn table(times: &[(&str, Duration)]) -> String {
    let total = times.iter().map(|(_, time)| *time).sum();
    let rows = times.iter().copied().chain([("total", total)]);
    let rows = rows.map(|(name, time)| format!("{name:<10}{:>8.1}\n", time.as_secs_f64()));
    format!("{:<10}{:>8}\n", "stage", "seconds") + &rows.collect::<String>()
}

fn slowest(mut tests: Vec<Timed>) -> String {
    tests.sort_by_key(|test| Reverse(test.time));
    let rows = tests.iter().take(SLOWEST).map(|test| format!("{:>8.1}  {}\n", test.time.as_secs_f64(), test.name));
    format!("{:>8}  slowest tests\n", "seconds") + &rows.collect::<String>()
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn the_first_stage_that_fails_ends_the_run() {
        let stages = [
            Stage { name: "good", run: |_| Ok(()) },
            Stage { name: "bad", run: |_| bail!("exit status: 7") },
            Stage { name: "unreached", run: |_| panic!("ran after a failure") },
        ];
        let error = run_stages(&stages, &mut Vec::new()).unwrap_err();
        assert_eq!(format!("{error:#}"), "stage failed: bad: exit status: 7");
    }

    #[test]
    fn the_table_ends_with_the_total() {
        let times = [("tools", Duration::from_millis(250)), ("doc tests", Duration::from_secs(61))];
        assert_eq!(table(&times), "stage      seconds\ntools          0.2\ndoc tests     61.0\ntotal         61.2\n");
    }

    #[test]
    fn ten_tests_are_named_and_the_slowest_first() {
        let test = |seconds| Timed { name: format!("browser test_{seconds}"), time: Duration::from_secs(seconds) };
        let told = slowest((1..=12).map(test).collect());
        let lines: Vec<_> = told.lines().collect();
        assert_eq!((lines.len(), lines[0], lines[1]), (11, " seconds  slowest tests", "    12.0  browser test_12"));
        assert_eq!(lines[10], "     3.0  browser test_3");
    }
}
