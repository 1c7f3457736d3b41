//! `cargo xtask test`: everything that has to hold before a change goes in.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::command::{cargo, execute};

mod axe;
pub(crate) mod tools;

/// Set up what is missing, then check the format, lints, tests and documentation of the whole workspace
///
/// The stages are run in this order: tools, format, clippy, tests, doc tests, docs. The first one that fails ends the
/// run with exit code 1 and is named in the last line.
///
/// The tests need Chromium, its driver, a C compiler, make and npm. On Debian root gets those that are missing
/// installed, and anybody else is shown the line to run. npm fetches axe-core, which the pages are judged by, into the
/// folder that cargo builds in.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  cargo xtask test")]
pub(crate) struct Args {}

/// Runs all stages and prints how long each took.
pub(crate) fn run(Args {}: &Args) -> Result<()> {
    let times = run_stages(&STAGES)?;
    print!("\n{}", table(&times));
    Ok(())
}

struct Stage {
    name: &'static str,
    run: fn() -> Result<()>,
}

const STAGES: [Stage; 6] = [
    Stage { name: "tools", run: tools::set_up },
    Stage { name: "format", run: || execute(&mut cargo("fmt --all --check")) },
    Stage { name: "clippy", run: clippy },
    Stage { name: "tests", run: || execute(&mut cargo("test --workspace --tests --profile ci --locked")) },
    Stage { name: "doc tests", run: || execute(&mut cargo("test --workspace --doc --profile ci --locked")) },
    Stage { name: "docs", run: docs },
];

fn run_stages(stages: &[Stage]) -> Result<Vec<(&'static str, Duration)>> {
    stages
        .iter()
        .map(|stage| {
            println!("\n== {} ==", stage.name);
            let start = Instant::now();
            (stage.run)().with_context(|| format!("stage failed: {}", stage.name))?;
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

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn the_first_stage_that_fails_ends_the_run() {
        let error = run_stages(&[
            Stage { name: "good", run: || Ok(()) },
            Stage { name: "bad", run: || bail!("exit status: 7") },
            Stage { name: "unreached", run: || panic!("ran after a failure") },
        ])
        .unwrap_err();
        assert_eq!(format!("{error:#}"), "stage failed: bad: exit status: 7");
    }

    #[test]
    fn the_table_ends_with_the_total() {
        let times = [("tools", Duration::from_millis(250)), ("doc tests", Duration::from_secs(61))];
        assert_eq!(table(&times), "stage      seconds\ntools          0.2\ndoc tests     61.0\ntotal         61.2\n");
    }
}
