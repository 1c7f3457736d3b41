//! How a measuring program runs: on one thread, for a limited time, and until it is stopped.

use std::{
    env,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::{
    runtime,
    signal::unix::{SignalKind, signal},
    task::LocalSet,
    time::timeout,
};

/// Runs on one thread, so that we take at most one processor; ends at the latest when the time is over.
pub(crate) fn within<T>(most: Duration, measuring: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, async {
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        // Whatever comes first, the server and its folder go when this is left.
        tokio::select! {
            measured = timeout(most, measuring) => measured.context("it took too long")?,
            _ = interrupt.recv() => bail!("stopped"),
            _ = terminate.recv() => bail!("stopped"),
        }
    })
}

/// What is measured, and where it may write. The folder is removed when this is dropped.
pub(crate) struct Place {
    /// The server.
    pub(crate) program: PathBuf,
    folder: TempDir,
}

impl Place {
    /// Returns the chosen server, or the one that was built beside us, and a new folder in the chosen one, or beside
    /// it.
    pub(crate) fn new(server: Option<&Path>, data: Option<&Path>) -> Result<Self> {
        let built = env::current_exe()?.ancestors().nth(2).context("no build folder")?.to_owned();
        let program = server.map_or_else(|| built.join("bequest"), Path::to_owned);
        let folder = tempfile::Builder::new().prefix("load-").tempdir_in(data.unwrap_or(&built))?;
        Ok(Self { program, folder })
    }

    /// Returns a folder for the data of a server.
    pub(crate) fn data(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}
