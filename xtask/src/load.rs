//! `cargo xtask load`: builds the server as it is shipped and the example `load`, and lets the one loose on the other.

use std::{env, ffi::OsString, process::Command};

use anyhow::{Context, Result, ensure};

pub(crate) use args::Args;

mod args;

/// Built one after the other, so that the generator's crates do not change how the server is built.
const SERVER: &str = "build --release --locked --package bequest-cli";
const GENERATOR: &str = "run --quiet --release --locked --package xtask --example load --";

/// Builds the server and runs the example with the same arguments.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.server.is_none() {
        cargo(SERVER, &[])?;
    }
    cargo(GENERATOR, &typed(args))
}

fn cargo(arguments: &str, more: &[OsString]) -> Result<()> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments.split(' ')).args(more).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let status = command.status().context("cannot be started")?;
    ensure!(status.success(), "the load ended with {status}");
    Ok(())
}

fn typed(args: &Args) -> Vec<OsString> {
    let Args { tables, seconds, in_flight, connections, data, server, json } = args;
    let mut typed: Vec<OsString> = vec![
        format!("--tables={tables}").into(),
        format!("--seconds={seconds}").into(),
        format!("--in-flight={in_flight}").into(),
        format!("--connections={connections}").into(),
    ];
    for (name, path) in [("--data", data), ("--server", server)] {
        typed.extend(path.iter().flat_map(|path| [name.into(), path.into()]));
    }
    typed.extend(json.then(|| "--json".into()));
    typed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_gets_the_typed_arguments() {
        let mut args =
            Args { tables: 3, seconds: 2, in_flight: 1, connections: 4, data: None, server: None, json: false };
        let numbers = ["--tables=3", "--seconds=2", "--in-flight=1", "--connections=4"];
        assert_eq!(typed(&args), numbers);
        args = Args { data: Some("/disk".into()), json: true, ..args };
        assert_eq!(typed(&args)[4..], ["--data", "/disk", "--json"]);
    }
}
