//! Checks that every stored table still follows the rules, and saves what can be saved of those that do not.

use bequest_engine::SeatSet;
use bequest_store::{Damage, Found, Journal, Operations, Sqlite, Store, StoreError};
use bequest_table::{Head, Mended, Now, RowSum, Stage, StoredTable, Table, TableId, TableRefusal, Uptime, check_state};

use crate::config::Config;
use crate::games::{Games, ServedGame};
use crate::time;

/// A table that does not follow the rules, or is not as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The table.
    pub table: TableId,
    /// What is wrong with it.
    pub what: String,
}

/// What was found in all tables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Examined {
    /// How many tables there are.
    pub tables: usize,
    /// What is wrong.
    pub findings: Vec<Finding>,
    /// How many rows are older than check sums.
    pub older_rows: usize,
    /// How many tables have such rows.
    pub older_tables: usize,
}

/// What was done about a table that did not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Treated {
    /// The table, and what was wrong with it.
    pub finding: Finding,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of a damaged table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It fits again.
    Repaired {
        /// How many of its rows stay.
        kept: usize,
        /// How many rows had been written.
        written: usize,
        /// Those of the kept rows that had been changed, and are again as they were written.
        restored: Vec<usize>,
        /// Whether its head was changed. What it was is not known, but the rows fit it.
        head_was_changed: bool,
    },
    /// It was left as it is, and why.
    LeftAlone(String),
}

/// Replays every stored table and checks its sums.
///
/// # Errors
/// Says why the tables cannot be listed.
pub async fn examine(
    store: &dyn Store,
    games: &'static Games,
    mut progress: impl FnMut(usize),
) -> Result<Examined, StoreError> {
    const PORTION: u32 = 256;
    let (mut all, mut last) = (Examined::default(), None);
    loop {
        let ids = store.tables_after(last, PORTION).await?;
        let Some(&end) = ids.last() else { return Ok(all) };
        for id in ids {
            all.add(games, id, store.found(id).await);
        }
        progress(all.tables);
        last = Some(end);
    }
}

impl Examined {
    fn add(&mut self, games: &'static Games, table: TableId, found: Result<Option<Found>, StoreError>) {
        let what = match found {
            Ok(None) => return,
            Ok(Some(found)) => {
                let (_, older) = RowSum::check(table, &found.table.rows);
                self.older_rows += older;
                self.older_tables += usize::from(older > 0);
                wrong_with(games, &found)
            }
            Err(error) => vec![format!("it cannot be read: {error}")],
        };
        self.tables += 1;
        if !what.is_empty() {
            self.findings.push(Finding { table, what: what.join("; ") });
        }
    }
}

/// Returns everything that is wrong with a table.
fn wrong_with(games: &'static Games, found: &Found) -> Vec<String> {
    let mut wrong: Vec<String> = found.damage.iter().map(ToString::to_string).collect();
    wrong.extend(wrong_sums(&found.table));
    wrong.extend(look_at(games, found).err());
    wrong
}

/// Names the rows whose check sums are wrong, the first few of them.
fn wrong_sums(table: &StoredTable) -> Vec<String> {
    const NAMED: usize = 3;
    let (rows, _) = RowSum::check(table.id, &table.rows);
    let name = |&row: &usize| {
        let what = if table.rows[row - 1].sum.is_some() { "wrong" } else { "missing" };
        format!("row {row}: its check sum is {what}")
    };
    let mut named: Vec<String> = rows.iter().take(NAMED).map(name).collect();
    if rows.len() > NAMED {
        named.push(format!("so are those of {} more rows", rows.len() - NAMED));
    }
    named
}

fn look_at(games: &'static Games, found: &Found) -> Result<(), String> {
    let Found { table, listing, .. } = found;
    let (head, rules) = games.read_head(&table.head)?;
    if head.stage() != table.stage {
        return Err(format!("the head says {:?}, the list {:?}", head.stage(), table.stage));
    }
    if head.listing() != *listing {
        return Err("the lists show other people or another access than the head".into());
    }
    check_state(&table.state, head.seats.len())?;
    check_rows(rules, &head, table)?;
    check_as_a_server_does(rules, table)
}

/// Holds the rows to the rules and to the seed, and the head to what they say.
fn check_rows(rules: &ServedGame, head: &Head, table: &StoredTable) -> Result<(), String> {
    let begun = !table.rows.is_empty();
    match head.stage() {
        Stage::Open if begun => return Err("there are rows, but the game has not begun".into()),
        Stage::Open => return Ok(()),
        Stage::Closed if !begun => return Ok(()),
        Stage::Playing | Stage::Over | Stage::Closed => {}
    }
    let rows: Vec<&str> = table.rows.iter().map(|row| row.text.as_str()).collect();
    let over = (rules.table.examine)(&head.plan(table.id)?, &rows)?;
    match (head.stage(), over) {
        (Stage::Playing | Stage::Closed, true) => Err("the game is over, but the table is not".into()),
        (Stage::Over, false) => Err("the table is over, but the game is not".into()),
        _ => Ok(()),
    }
}

/// Reads a table as a server does, with what is neither history nor listed.
fn check_as_a_server_does(rules: &ServedGame, table: &StoredTable) -> Result<(), String> {
    let read = Table::read(rules.table, table, Uptime(0)).map_err(said)?;
    if read.unfit_orders().is_empty() { Ok(()) } else { Err("a standing order does not fit".into()) }
}

/// Returns what a refusal says about a table.
fn said(refusal: TableRefusal) -> String {
    match refusal {
        TableRefusal::Broken(what) => what,
        other => format!("{other:?}"),
    }
}

/// Saves what can be saved of the tables that do not fit. No server may be running.
///
/// A row in which a single bit was flipped is restored. Otherwise the table is cut back to the last row that is as it was
/// written and follows the rules, and goes on from there.
pub async fn repair(store: &Sqlite, games: &'static Games, findings: Vec<Finding>) -> Vec<Treated> {
    let mut treated = Vec::with_capacity(findings.len());
    for finding in findings {
        let outcome = treat(store, games, finding.table).await.unwrap_or_else(Outcome::LeftAlone);
        treated.push(Treated { finding, outcome });
    }
    treated
}

async fn treat(store: &Sqlite, games: &'static Games, id: TableId) -> Result<Outcome, String> {
    let restored = restore_rows(store, id).await.map_err(|error| error.to_string())?;
    let found = read(store, id).await?;
    let (_, rules) = games.read_head(&found.table.head)?;
    let up = store.uptime().await.map_err(|error| error.to_string())?;
    let real = time::real();
    let forget_after = Config::default().forget_after;
    let now = Now { real, up: up.unwrap_or(Uptime(real.0)), away: SeatSet::EMPTY, forget_after };
    let Mended { kept, change } = mend(rules, &found, now)?;
    let keep = u32::try_from(kept).map_err(|error| error.to_string())?;
    store.cut_rows(id, keep).await.map_err(|error| error.to_string())?;
    store.append(change).await.map_err(|error| error.to_string())?;
    let restored = restored.into_iter().filter(|row| *row <= kept).collect();
    let head_was_changed = found.damage.contains(&Damage::Head);
    Ok(Outcome::Repaired { kept, written: (found.written as usize).max(kept), restored, head_was_changed })
}

async fn read(store: &Sqlite, id: TableId) -> Result<Found, String> {
    let found = store.found(id).await.map_err(|error| format!("it cannot be read: {error}"))?;
    found.ok_or_else(|| "it is gone".to_owned())
}

/// Makes whatever can be made of the rows that are as they were written.
fn mend(rules: &ServedGame, found: &Found, now: Now) -> Result<Mended, String> {
    let mut table = found.table.clone();
    if let Some(wrong) = first_wrong(&table) {
        table.rows.truncate(wrong - 1);
    }
    if found.damage.contains(&Damage::State) {
        table.state.clear();
    }
    let (sound, written) = (table.rows.len(), found.written as usize);
    let mended = Table::mend(rules.table, &table, written, now).map_err(said)?;
    // Rows that are as they were written show that it is the head that does not fit them.
    if found.damage.contains(&Damage::Head) && mended.kept < sound {
        return Err("the head was changed, and the rows no longer fit it".into());
    }
    if mended.kept == 0 && sound > 0 {
        return Err("no row fits the head".into());
    }
    Ok(mended)
}

/// Returns the first row with a wrong check sum, counted from one.
fn first_wrong(table: &StoredTable) -> Option<usize> {
    RowSum::check(table.id, &table.rows).0.first().copied()
}

/// Restores the rows in which a single bit was flipped, from the first on; returns their numbers.
async fn restore_rows(store: &Sqlite, id: TableId) -> Result<Vec<usize>, StoreError> {
    let mut restored = Vec::new();
    while let Some(Found { table, .. }) = store.found(id).await? {
        // After the rows that can be read there may be one that cannot.
        let number = first_wrong(&table).unwrap_or(table.rows.len() + 1);
        let before = number.checked_sub(2).and_then(|place| table.rows[place].sum).unwrap_or_default();
        let place = u32::try_from(number).unwrap_or(u32::MAX);
        let Some(raw) = store.raw_row(id, place).await? else { break };
        let Some(row) = raw.restored(id, number, before) else { break };
        store.restore_row(id, place, row).await?;
        restored.push(number);
    }
    Ok(restored)
}
