use std::path::PathBuf;

use bequest_store::Operations;

use crate::fault::Fault;
use crate::{output, serve};

/// Copies everything a server keeps into one file, also while it is running
///
/// The copy is consistent: a table is in it with all its rows up to some moment. To go back to it, stop the server and
/// put the file into an empty folder as bequest.db.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bequest backup /var/backups/bequest.db --data bequest-data")]
pub(crate) struct Backup {
    /// The file to be written; it must not be there yet
    file: PathBuf,
    /// The folder that the server keeps its tables in
    #[arg(long, value_name = "FOLDER", default_value = "bequest-data", env = "BEQUEST_DATA")]
    data: PathBuf,
}

impl Backup {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        serve::runtime()?.block_on(async {
            let store = serve::look(&self.data).await?;
            store.backup(&self.file).await.map_err(Fault::found)?;
            store.close().await;
            output::note(format_args!("copied to {}", self.file.display()));
            Ok(())
        })
    }
}
