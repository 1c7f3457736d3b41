use std::path::PathBuf;

use bequest_catalogue::SERVED;
use bequest_server::examine;
use bequest_store::Operations;

use crate::edition::OwnEditions;
use crate::fault::Fault;
use crate::{output, serve};

/// Replays every table a server keeps, and reports what does not fit
///
/// Each row is held to the rules and each chance to the table's seed. The exit code is 0 if everything fits, 1 if not. It
/// only reads; the server may be running.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bequest doctor --data bequest-data")]
pub(crate) struct Doctor {
    /// The folder that the server keeps its tables in
    #[arg(long, value_name = "FOLDER", default_value = "bequest-data", env = "BEQUEST_DATA")]
    data: PathBuf,
    #[command(flatten)]
    editions: OwnEditions,
}

impl Doctor {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        self.editions.keep()?;
        serve::runtime()?.block_on(async {
            let store = serve::look(&self.data).await?;
            let (count, findings) = examine(&store, &SERVED, |_| {}).await.map_err(Fault::found)?;
            let damage = store.check().await.map_err(Fault::found)?;
            store.close().await;
            for what in &damage {
                output::print(&format!("database: {what}\n"))?;
            }
            for finding in &findings {
                output::print(&format!("table {}: {}\n", finding.table, finding.what))?;
            }
            if !damage.is_empty() {
                return Err(Fault::found(format!(
                    "the database is damaged, and {} of {count} tables do not fit",
                    findings.len()
                )));
            }
            if findings.is_empty() {
                return output::print(&format!("ok: {count} tables fit\n"));
            }
            Err(Fault::found(format!("{} of {count} tables do not fit", findings.len())))
        })
    }
}
