//! Checks that every stored table still follows the rules.

use bequest_store::{Stage, Store, StoreError, StoredTable, TableId};

use crate::games::Games;
use crate::table::{plan_of, read_head};

/// A table that does not follow the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The table.
    pub table: TableId,
    /// What is wrong with it.
    pub what: String,
}

/// Replays every stored table; returns how many there are, and what is wrong.
///
/// # Errors
/// Says why the store cannot be read.
pub async fn examine(
    store: &dyn Store,
    games: &'static Games,
    mut progress: impl FnMut(usize),
) -> Result<(usize, Vec<Finding>), StoreError> {
    const PORTION: u32 = 256;
    let (mut count, mut findings, mut last) = (0, Vec::new(), None);
    loop {
        let ids = store.tables_after(last, PORTION).await?;
        let Some(&end) = ids.last() else { return Ok((count, findings)) };
        for id in ids {
            let Some(table) = store.table(id).await? else { continue };
            count += 1;
            if let Err(what) = look_at(games, &table) {
                findings.push(Finding { table: id, what });
            }
        }
        progress(count);
        last = Some(end);
    }
}

fn look_at(games: &'static Games, table: &StoredTable) -> Result<(), String> {
    let (head, rules) = read_head(games, &table.head)?;
    if head.stage() != table.stage {
        return Err(format!("the head says {:?}, the list {:?}", head.stage(), table.stage));
    }
    let begun = !table.rows.is_empty();
    match head.stage() {
        Stage::Open if begun => return Err("there are rows, but the game has not begun".into()),
        Stage::Open => return Ok(()),
        Stage::Closed if !begun => return Ok(()),
        Stage::Playing | Stage::Over | Stage::Closed => {}
    }
    let rows: Vec<&str> = table.rows.iter().map(|row| row.text.as_str()).collect();
    let over = (rules.examine)(&plan_of(&head, table.id)?, &rows)?;
    match (head.stage(), over) {
        (Stage::Playing | Stage::Closed, true) => Err("the game is over, but the table is not".into()),
        (Stage::Over, false) => Err("the table is over, but the game is not".into()),
        _ => Ok(()),
    }
}
