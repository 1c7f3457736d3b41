use std::path::PathBuf;

use bequest_catalogue::SERVED;
use bequest_server::{Examined, Outcome, Treated, examine, repair};
use bequest_store::{Hold, Operations, Options, Sqlite, StoreError};

use crate::edition::OwnEditions;
use crate::fault::Fault;
use crate::{output, serve};

/// Replays every table a server keeps, and reports what does not fit
///
/// Each row is held to its check sum, to the rules and to the table's seed. The exit code is 0 if everything fits, 1 if not.
/// Without --repair it only reads; the server may be running.
///
/// With --repair it first copies the data as it is into a new folder within the data folder. A row in which one bit was
/// flipped is restored; otherwise the table is cut back to its last sound row, and is played on from there. A table whose
/// head cannot be read is left as it is.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bequest doctor --data bequest-data\n  bequest doctor --repair --data bequest-data")]
pub(crate) struct Doctor {
    /// The folder that the server keeps its tables in
    #[arg(long, value_name = "FOLDER", default_value = "bequest-data", env = "BEQUEST_DATA")]
    data: PathBuf,
    /// Save what can be saved of damaged tables; no server may be running
    #[arg(long)]
    repair: bool,
    #[command(flatten)]
    editions: OwnEditions,
}

/// What was found in the file and in its tables.
struct State {
    damage: Vec<String>,
    examined: Examined,
}

impl Doctor {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        self.editions.keep()?;
        serve::runtime()?.block_on(async {
            let store = serve::look(&self.data).await?;
            if !self.repair {
                let state = State::of(&store).await;
                store.close().await;
                return state.report();
            }
            let hold = Hold::take(&self.data).map_err(taken)?;
            let state = State::of(&store).await;
            store.close().await;
            if state.is_sound() { state.report() } else { cure(hold, state).await }
        })
    }
}

/// Says that repairing has to wait until the server is stopped.
fn taken(error: StoreError) -> Fault {
    match error {
        StoreError::Taken(folder) => {
            Fault::found(format!("a server is running on {folder}: stop it, and then repair its data"))
        }
        other => Fault::found(other),
    }
}

/// Copies the data, repairs it, and reports what was done and what is left.
async fn cure(hold: Hold, state: State) -> Result<(), Fault> {
    let copy = hold.copy().map_err(Fault::found)?;
    output::print(&format!("the data as it was is in {}\n", copy.display()))?;
    let beyond_repair = |error| Fault::found(format!("the file cannot be repaired, restore a backup: {error}"));
    let store = hold.open(Options::default()).await.map_err(beyond_repair)?;
    let mut examined = state.examined;
    if !state.damage.is_empty() {
        for what in &state.damage {
            output::print(&format!("database: {what}\n"))?;
        }
        store.rebuild().await.map_err(beyond_repair)?;
        // Rows that could not be found before may be there now, and others may be gone.
        examined = State::of(&store).await.examined;
    }
    for treated in repair(&store, &SERVED, examined.findings).await {
        output::print(&told(&treated))?;
    }
    let state = State::of(&store).await;
    store.close().await;
    state.report_after_repair()
}

/// Says in a line what was done about a table.
fn told(treated: &Treated) -> String {
    let Treated { finding, outcome } = treated;
    let done = match outcome {
        Outcome::LeftAlone(why) => format!("left alone, as {why}"),
        Outcome::Repaired { kept, written, restored, head_was_changed } => {
            let restored = if restored.is_empty() { String::new() } else { format!(", {} restored", restored.len()) };
            let lost = if written > kept { format!("{} lost", written - kept) } else { "none lost".to_owned() };
            let names = if *head_was_changed { "; look at its names and seats, which may be wrong" } else { "" };
            format!("repaired, {kept} of {written} rows kept{restored}, {lost}{names}")
        }
    };
    format!("table {}: {done} (it was: {})\n", finding.table, finding.what)
}

impl State {
    async fn of(store: &Sqlite) -> Self {
        let mut damage = store.check().await.unwrap_or_else(|error| vec![error.to_string()]);
        let examined = examine(store, &SERVED, |_| {}).await.unwrap_or_else(|error| {
            damage.push(format!("the tables cannot be listed: {error}"));
            Examined::default()
        });
        Self { damage, examined }
    }

    fn is_sound(&self) -> bool {
        self.damage.is_empty() && self.examined.findings.is_empty()
    }

    /// Prints what was found.
    fn report(&self) -> Result<(), Fault> {
        let Examined { tables, findings, .. } = &self.examined;
        self.print()?;
        if !self.damage.is_empty() {
            let found = findings.len();
            return Err(Fault::found(format!("the database is damaged, and {found} of {tables} tables do not fit")));
        }
        if !findings.is_empty() {
            return Err(Fault::found(format!("{} of {tables} tables do not fit", findings.len())));
        }
        Ok(())
    }

    /// Prints what is left of what was found.
    fn report_after_repair(&self) -> Result<(), Fault> {
        if self.is_sound() {
            return self.print();
        }
        for what in &self.damage {
            output::print(&format!("database, still: {what}\n"))?;
        }
        let Examined { tables, findings, .. } = &self.examined;
        Err(Fault::found(format!("not everything could be repaired: {} of {tables} tables do not fit", findings.len())))
    }

    fn print(&self) -> Result<(), Fault> {
        let Examined { tables, findings, older_rows, older_tables } = &self.examined;
        for what in &self.damage {
            output::print(&format!("database: {what}\n"))?;
        }
        for finding in findings {
            output::print(&format!("table {}: {}\n", finding.table, finding.what))?;
        }
        if self.is_sound() {
            output::print(&format!("ok: {tables} tables fit\n"))?;
        }
        if *older_rows > 0 {
            output::print(&format!(
                "remark: {older_rows} rows of {older_tables} tables are older than check sums and could not be checked\n"
            ))?;
        }
        Ok(())
    }
}
