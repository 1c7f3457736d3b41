//! Many appends in a few statements, however many they are: each statement gets its table of values as one JSON text.

use std::collections::HashMap;

use bequest_table::{Change, Listing, TableId};
use serde::Serialize;
use sqlx::{SqliteConnection, query};

use super::columns::{WakeColumns, head_sum, stage_number, state_sum};
use crate::StoreError;

macro_rules! add_rows_and_change_tables {
    () => {
        "
    INSERT INTO rows (table_id, row, at, key, sum, text)
    SELECT tables.id, tables.rows + (new.value ->> 1), new.value ->> 2, new.value ->> 3, new.value ->> 4, new.value ->> 5
    FROM json_each(?) AS new CROSS JOIN tables ON tables.id = new.value ->> 0;

    UPDATE tables SET
        revision = tables.revision + (new.value ->> 2), rows = tables.rows + (new.value ->> 3),
        changed = new.value ->> 4, asked = new.value ->> 5,
        wake_at = new.value ->> 6, wake_clock = new.value ->> 7, wake_round = new.value ->> 8,
        clock_until = new.value ->> 9, state = ifnull(new.value ->> 10, tables.state),
        state_sum = ifnull(new.value ->> 11, tables.state_sum),
        lease_until = NULL, lease_node = NULL
    FROM json_each(?) AS new
    WHERE tables.id = new.value ->> 0 AND tables.revision = new.value ->> 1"
    };
}

/// Both in one, as each errand to the thread of the connection costs as much as several appends.
const ADD_ROWS_AND_CHANGE_TABLES: &str = add_rows_and_change_tables!();

/// A whole transaction in one errand. If a table was not changed, because it is missing or has another revision, the
/// third statement fails, and nothing is committed.
const ADD_ROWS_CHANGE_TABLES_AND_COMMIT: &str = concat!(
    "BEGIN IMMEDIATE;",
    add_rows_and_change_tables!(),
    "; SELECT json('?' || changes()) WHERE changes() <> ?; COMMIT"
);

const CHANGE_HEADS: &str = "
    UPDATE tables SET
        head = new.value ->> 1, stage = new.value ->> 2, public = new.value ->> 3, head_sum = new.value ->> 4
    FROM json_each(?) AS new
    WHERE tables.id = new.value ->> 0";

const STAND_UP: &str = "DELETE FROM sittings WHERE table_id IN (SELECT value FROM json_each(?))";

const SIT_DOWN: &str = "
    INSERT INTO sittings (person, table_id, seat)
    SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2 FROM json_each(?) AS new
    WHERE true ON CONFLICT DO NOTHING";

/// Makes all changes, or returns an error and may have made some of them. Several changes of one table have to follow
/// each other.
pub(super) async fn append_all(connection: &mut SqliteConnection, changes: &[&Change]) -> Result<(), StoreError> {
    if changes.is_empty() {
        return Ok(());
    }
    let (batches, rows) = sort_changes(changes)?;
    let values: Vec<_> = batches.iter().map(Batch::values).collect();
    let statements = query(ADD_ROWS_AND_CHANGE_TABLES).bind(json(&rows)?).bind(json(&values)?);
    let changed = statements.execute(&mut *connection).await?.rows_affected();
    // A missing table or another revision shows in fewer changed rows.
    if changed != (rows.len() + values.len()) as u64 {
        return Err(StoreError::Conflict);
    }
    change_heads(connection, &batches).await
}

/// Makes all changes in a transaction of their own, if they change no head; returns whether they do not. If it fails, the
/// transaction may still be open.
pub(super) async fn commit_all(connection: &mut SqliteConnection, changes: &[&Change]) -> Result<bool, StoreError> {
    if changes.iter().any(|change| change.head.is_some()) {
        return Ok(false);
    }
    let (batches, rows) = sort_changes(changes)?;
    let values: Vec<_> = batches.iter().map(Batch::values).collect();
    let transaction = query(ADD_ROWS_CHANGE_TABLES_AND_COMMIT);
    let transaction = transaction.bind(json(&rows)?).bind(json(&values)?).bind(values.len() as i64);
    transaction.execute(connection).await?;
    Ok(true)
}

/// Notes who sits where at tables at which nobody sits yet.
pub(super) async fn sit_down(
    connection: &mut SqliteConnection,
    tables: &[(TableId, &Listing)],
) -> Result<(), StoreError> {
    let seats = |&(table, listing): &(TableId, &Listing)| {
        listing.people.iter().map(|&(person, seat)| (person, table, seat)).collect::<Vec<_>>()
    };
    let sittings: Vec<_> = tables.iter().flat_map(seats).collect();
    run(connection, SIT_DOWN, &sittings).await
}

/// What a batch does to one table.
struct Batch<'a> {
    first: &'a Change,
    last: &'a Change,
    changes: u32,
    rows: u32,
    head: Option<&'a (String, Listing)>,
    state: Option<&'a str>,
}

type Row<'a> = (TableId, u32, i64, Option<&'a str>, i64, &'a str);
type Values<'a> = (
    TableId,
    u32,
    u32,
    u32,
    i64,
    u8,
    Option<i64>,
    Option<bool>,
    Option<i64>,
    Option<i64>,
    Option<&'a str>,
    Option<i64>,
);

impl<'a> Batch<'a> {
    fn values(&self) -> Values<'a> {
        let Change { table, at, asked, wake, .. } = self.last;
        let wake = WakeColumns::new(*wake);
        (
            *table,
            self.first.revision,
            self.changes,
            self.rows,
            at.0,
            *asked,
            wake.at,
            wake.clock,
            wake.round,
            wake.until,
            self.state,
            self.state.map(|state| state_sum(*table, state)),
        )
    }
}

/// Sums up what happens to each table, and lists the new rows, numbered from the last row that is there.
fn sort_changes<'a>(changes: &[&'a Change]) -> Result<(Vec<Batch<'a>>, Vec<Row<'a>>), StoreError> {
    let mut batches: Vec<Batch<'a>> = Vec::with_capacity(changes.len());
    let mut rows = Vec::with_capacity(changes.len());
    let mut places = HashMap::with_capacity(changes.len());
    for &change in changes {
        let place = *places.entry(change.table).or_insert_with(|| {
            batches.push(Batch { first: change, last: change, changes: 0, rows: 0, head: None, state: None });
            batches.len() - 1
        });
        let batch = &mut batches[place];
        if change.revision.checked_sub(batch.first.revision) != Some(batch.changes) {
            return Err(StoreError::Conflict);
        }
        batch.changes += 1;
        batch.last = change;
        batch.head = change.head.as_ref().or(batch.head);
        batch.state = change.state.as_deref().or(batch.state);
        for row in &change.rows {
            batch.rows += 1;
            let sum = row.sum.0.cast_signed();
            rows.push((change.table, batch.rows, change.at.0, row.key.as_deref(), sum, row.text.as_str()));
        }
    }
    Ok((batches, rows))
}

async fn change_heads(connection: &mut SqliteConnection, batches: &[Batch<'_>]) -> Result<(), StoreError> {
    let changed = batches.iter().filter_map(|batch| Some((batch.last.table, batch.head?)));
    let listings: Vec<_> = changed.clone().map(|(table, (_, listing))| (table, listing)).collect();
    if listings.is_empty() {
        return Ok(());
    }
    let values = |(table, (head, listing)): (TableId, &'_ (String, Listing))| {
        (table, head.clone(), stage_number(listing.stage), listing.public, head_sum(table, head))
    };
    let heads: Vec<_> = changed.map(values).collect();
    run(connection, CHANGE_HEADS, &heads).await?;
    run(connection, STAND_UP, &listings.iter().map(|(table, _)| *table).collect::<Vec<_>>()).await?;
    sit_down(connection, &listings).await
}

/// Runs a statement on a table of values.
async fn run<T: Serialize>(
    connection: &mut SqliteConnection,
    statement: &'static str,
    values: &[T],
) -> Result<(), StoreError> {
    if !values.is_empty() {
        query(statement).bind(json(values)?).execute(connection).await?;
    }
    Ok(())
}

fn json<T: Serialize>(values: &[T]) -> Result<String, StoreError> {
    serde_json::to_string(values).map_err(|error| StoreError::Broken(error.to_string()))
}
