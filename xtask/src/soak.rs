//! `cargo xtask soak`: builds the example `soak`, fast but with every assertion, and runs it.

use std::{env, process::Command};

use anyhow::{Context, Result, ensure};

pub(crate) use args::Args;

mod args;

/// The profile stands here as nothing else uses it: the speed of a release with the checks of a debug build.
const PROFILE: [&str; 4] = [
    "profile.soak.inherits='release'",
    "profile.soak.lto=false",
    "profile.soak.debug-assertions=true",
    "profile.soak.overflow-checks=true",
];

/// Runs the example with the same arguments, and builds the server for it if it needs one.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.kills > 0 {
        let built = cargo("build --package bequest-cli --bin bequest").status().context("cannot be started")?;
        ensure!(built.success(), "the server could not be built: {built}");
    }
    let mut soak = cargo("run --package xtask --example soak");
    let status = soak.arg("--").args(typed(args)).status().context("cannot be started")?;
    ensure!(status.success(), "the soak ended with {status}");
    Ok(())
}

/// Returns the cargo that runs us, in the root of the repository, with arguments separated by spaces and the profile.
fn cargo(arguments: &str) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments.split(' ')).args(["--quiet", "--locked", "--profile", "soak"]);
    command.args(PROFILE.iter().flat_map(|line| ["--config", line]));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command
}

fn typed(args: &Args) -> Vec<String> {
    let limit = args.games.map_or(format!("--minutes={}", args.minutes), |games| format!("--games={games}"));
    let kills = format!("--kills={}", args.kills);
    [limit, kills].into_iter().chain(args.seed.map(|seed| format!("--seed={seed}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_gets_the_typed_arguments() {
        let args = Args { games: None, minutes: 10, seed: None, kills: 200 };
        assert_eq!(typed(&args), ["--minutes=10", "--kills=200"]);
        let args = Args { games: Some(5), minutes: 10, seed: Some(7), kills: 0 };
        assert_eq!(typed(&args), ["--games=5", "--kills=0", "--seed=7"]);
    }
}
