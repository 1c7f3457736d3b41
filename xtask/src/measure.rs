//! Builds the server as it is shipped and an example that measures it, and runs the example.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::command::cargo;

/// Built one after the other, so that the crates of the example do not change how the server is built.
const SERVER: &str = "build --release --locked --package bequest-cli";

/// Runs an example with these arguments, and builds the server for it unless there is one.
pub(crate) fn measure(example: &str, server: Option<&Path>, arguments: &[OsString]) -> Result<()> {
    if server.is_none() {
        let built = cargo(SERVER).status().context("cannot be started")?;
        ensure!(built.success(), "the server could not be built: {built}");
    }
    let mut command = cargo(&format!("run --quiet --release --locked --package xtask --example {example} --"));
    let status = command.args(arguments).status().context("cannot be started")?;
    ensure!(status.success(), "{example} ended with {status}");
    Ok(())
}

/// Returns the arguments that all examples have: where the data goes, which server it is, and how figures are printed.
pub(crate) fn common(data: Option<&PathBuf>, server: Option<&PathBuf>, json: bool) -> Vec<OsString> {
    let paths = [("--data", data), ("--server", server)];
    let paths = paths.into_iter().filter_map(|(name, path)| Some([name.into(), path?.into()]));
    paths.flatten().chain(json.then(|| "--json".into())).collect()
}
