//! A table as far as it can be read, however it was damaged.

use bequest_table::{Listing, Moment, RawRow, RowSum, Stage, StoredRow, StoredTable, TableId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool, query};

use super::columns::{WakeColumns, head_sum, stage, state_sum};
use crate::{Damage, Found, StoreError};

/// Returns a table with the rows before the first that is missing or cannot be read.
pub(super) async fn found(readers: &SqlitePool, id: TableId) -> Result<Option<Found>, StoreError> {
    let mut moment = readers.begin().await?;
    let head = query(
        "SELECT revision, created, changed, head, stage, state, wake_at, wake_clock, wake_round, clock_until,
            rows, public, head_sum, state_sum
        FROM tables WHERE id = ?",
    );
    let Some(head) = head.bind(id.as_str()).fetch_optional(&mut *moment).await? else { return Ok(None) };
    let mut found = without_rows(&head, id)?;
    found.listing.people = people(&mut moment, id).await?;
    read_rows(&mut moment, &mut found).await;
    moment.commit().await?;
    Ok(Some(found))
}

fn without_rows(head: &SqliteRow, id: TableId) -> Result<Found, StoreError> {
    let wake =
        WakeColumns { at: head.try_get(6)?, clock: head.try_get(7)?, round: head.try_get(8)?, until: head.try_get(9)? };
    let (text, state): (String, Result<String, _>) = (head.try_get(3)?, String::from_utf8(head.try_get(5)?));
    let (head_due, state_due): (Option<i64>, Option<i64>) = (head.try_get(12)?, head.try_get(13)?);
    let mut damage = Vec::new();
    if head_due.is_some_and(|due| due != head_sum(id, &text)) {
        damage.push(Damage::Head);
    }
    if state.is_err() || state_due.is_some_and(|due| state.as_deref().map_or(0, |state| state_sum(id, state)) != due) {
        damage.push(Damage::State);
    }
    let stage: Stage = stage(head.try_get(4)?)?;
    let table = StoredTable {
        id,
        revision: head.try_get(0)?,
        created: Moment(head.try_get(1)?),
        changed: Moment(head.try_get(2)?),
        head: text,
        state: state.unwrap_or_default(),
        stage,
        wake: wake.wake(),
        rows: Vec::new(),
    };
    let listing = Listing { stage, public: head.try_get(11)?, people: Vec::new() };
    Ok(Found { table, listing, written: head.try_get(10)?, damage })
}

async fn people(moment: &mut SqliteConnection, id: TableId) -> Result<Vec<(bequest_table::PersonId, u8)>, StoreError> {
    let sittings = query("SELECT person, seat FROM sittings WHERE table_id = ? ORDER BY seat").bind(id.as_str());
    let person = |row: &SqliteRow| {
        let person: &str = row.try_get(0)?;
        let unreadable = |_| StoreError::Broken(format!("no name of a person: {person}"));
        Ok((person.parse().map_err(unreadable)?, row.try_get(1)?))
    };
    sittings.fetch_all(moment).await?.iter().map(person).collect()
}

/// Reads rows until one is missing or cannot be read, and notes what is wrong with that one.
async fn read_rows(moment: &mut SqliteConnection, found: &mut Found) {
    let Found { table, written, damage, .. } = found;
    let rows =
        query("SELECT row, text, key, at, sum FROM rows WHERE table_id = ? ORDER BY row").bind(table.id.as_str());
    let rows = match rows.fetch_all(moment).await {
        Ok(rows) => rows,
        Err(error) => {
            let what = format!("cannot be read: {}", StoreError::from(error));
            return damage.push(Damage::Row { number: 1, what });
        }
    };
    for (due, row) in (1..).zip(&rows) {
        match stored_row(row) {
            Ok((number, stored)) if number == due => table.rows.push(stored),
            Ok(_) => return damage.push(Damage::Row { number: due, what: "is missing".to_owned() }),
            Err(_) => {
                return damage.push(Damage::Row { number: due, what: "cannot be read".to_owned() });
            }
        }
    }
    let count = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    if count < *written {
        damage.push(Damage::Row { number: count + 1, what: "is missing".to_owned() });
    } else if count > *written {
        damage.push(Damage::Count);
    }
}

fn stored_row(row: &SqliteRow) -> Result<(u32, StoredRow), StoreError> {
    let sum: Option<i64> = row.try_get(4)?;
    let stored = StoredRow {
        text: row.try_get(1)?,
        key: row.try_get(2)?,
        at: Moment(row.try_get(3)?),
        sum: sum.map(|bits| RowSum(bits.cast_unsigned())),
    };
    Ok((row.try_get(0)?, stored))
}

/// Returns the bytes of a row.
pub(super) async fn raw_row(readers: &SqlitePool, table: TableId, number: u32) -> Result<Option<RawRow>, StoreError> {
    let found = query("SELECT text, key, at, sum FROM rows WHERE table_id = ? AND row = ?");
    let found = found.bind(table.as_str()).bind(number).fetch_optional(readers).await?;
    let Some(row) = found else { return Ok(None) };
    let sum: Option<i64> = row.try_get(3)?;
    Ok(Some(RawRow {
        text: row.try_get(0)?,
        key: row.try_get(1)?,
        at: Moment(row.try_get(2)?),
        sum: sum.map(|bits| RowSum(bits.cast_unsigned())),
    }))
}
