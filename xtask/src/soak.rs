//! `cargo xtask soak`: builds the example `soak`, fast but with every assertion, and runs it.

use std::{
    env,
    process::{Command, ExitStatus},
};

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

/// Runs the example with the same arguments.
pub(crate) fn run(args: &Args) -> Result<()> {
    let status = start(args).context("cannot be started")?;
    ensure!(status.success(), "the soak ended with {status}");
    Ok(())
}

fn start(args: &Args) -> std::io::Result<ExitStatus> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--quiet", "--locked", "--package", "xtask", "--example", "soak", "--profile", "soak"]);
    command.args(PROFILE.iter().flat_map(|line| ["--config", line]));
    command.args(["--"]).args(typed(args)).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command.status()
}

fn typed(args: &Args) -> Vec<String> {
    let limit = args.games.map_or(format!("--minutes={}", args.minutes), |games| format!("--games={games}"));
    [limit].into_iter().chain(args.seed.map(|seed| format!("--seed={seed}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_is_told_what_was_typed() {
        assert_eq!(typed(&Args { games: None, minutes: 10, seed: None }), ["--minutes=10"]);
        assert_eq!(typed(&Args { games: Some(5), minutes: 10, seed: Some(7) }), ["--games=5", "--seed=7"]);
    }
}
