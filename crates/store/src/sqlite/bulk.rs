//! Many appends in a few statements, however many they are: each statement gets its table of values as one JSON text.

use std::collections::HashMap;

use serde::Serialize;
use sqlx::{SqliteConnection, query};

use super::single::number;
use crate::{Append, Listing, StoreError, TableId};

/// Both in one, as each errand to the thread of the connection costs as much as several appends.
const ADD_ROWS_AND_CHANGE_TABLES: &str = "
    INSERT INTO rows (table_id, row, at, key, text)
    SELECT tables.id, tables.rows + (new.value ->> 1), new.value ->> 2, new.value ->> 3, new.value ->> 4
    FROM json_each(?) AS new CROSS JOIN tables ON tables.id = new.value ->> 0;

    UPDATE tables SET
        revision = tables.revision + (new.value ->> 2), rows = tables.rows + (new.value ->> 3),
        changed = new.value ->> 4, asked = new.value ->> 5,
        wake_at = new.value ->> 6, wake_clock = new.value ->> 7, wake_round = new.value ->> 8
    FROM json_each(?) AS new
    WHERE tables.id = new.value ->> 0 AND tables.revision = new.value ->> 1";

const CHANGE_HEADS: &str = "
    UPDATE tables SET head = new.value ->> 1, stage = new.value ->> 2, public = new.value ->> 3
    FROM json_each(?) AS new
    WHERE tables.id = new.value ->> 0";

const STAND_UP: &str = "DELETE FROM sittings WHERE table_id IN (SELECT value FROM json_each(?))";

const SIT_DOWN: &str = "
    INSERT INTO sittings (person, table_id, seat)
    SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2 FROM json_each(?) AS new
    WHERE true ON CONFLICT DO NOTHING";

/// Makes all changes, or returns an error and may have made some of them. Several changes of one table have to follow
/// each other.
pub(super) async fn append_all(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    if appends.is_empty() {
        return Ok(());
    }
    let (changes, rows) = sort_changes(appends)?;
    let values: Vec<_> = changes.iter().map(Change::values).collect();
    let statements = query(ADD_ROWS_AND_CHANGE_TABLES).bind(json(&rows)?).bind(json(&values)?);
    let changed = statements.execute(&mut *connection).await?.rows_affected();
    // A missing table or another revision shows in fewer changed rows.
    if changed != (rows.len() + values.len()) as u64 {
        return Err(StoreError::Conflict);
    }
    change_heads(connection, &changes).await
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
struct Change<'a> {
    first: &'a Append,
    last: &'a Append,
    appends: u32,
    rows: u32,
    head: Option<&'a (String, Listing)>,
}

type Row<'a> = (TableId, u32, i64, Option<&'a str>, &'a str);
type Values = (TableId, u32, u32, u32, i64, u8, Option<i64>, Option<bool>, Option<i64>);

impl Change<'_> {
    fn values(&self) -> Values {
        let Append { table, at, asked, wake, .. } = self.last;
        (
            *table,
            self.first.revision,
            self.appends,
            self.rows,
            at.0,
            *asked,
            wake.map(|wake| wake.at.0),
            wake.map(|wake| wake.clock),
            wake.map(|wake| wake.round.cast_signed()),
        )
    }
}

/// Sums up what happens to each table, and lists the new rows, numbered from the last row that is there.
fn sort_changes<'a>(appends: &[&'a Append]) -> Result<(Vec<Change<'a>>, Vec<Row<'a>>), StoreError> {
    let mut changes: Vec<Change<'a>> = Vec::with_capacity(appends.len());
    let mut rows = Vec::with_capacity(appends.len());
    let mut places = HashMap::with_capacity(appends.len());
    for &append in appends {
        let place = *places.entry(append.table).or_insert_with(|| {
            changes.push(Change { first: append, last: append, appends: 0, rows: 0, head: None });
            changes.len() - 1
        });
        let change = &mut changes[place];
        if append.revision.checked_sub(change.first.revision) != Some(change.appends) {
            return Err(StoreError::Conflict);
        }
        change.appends += 1;
        change.last = append;
        change.head = append.head.as_ref().or(change.head);
        for row in &append.rows {
            change.rows += 1;
            rows.push((append.table, change.rows, append.at.0, row.key.as_deref(), row.text.as_str()));
        }
    }
    Ok((changes, rows))
}

async fn change_heads(connection: &mut SqliteConnection, changes: &[Change<'_>]) -> Result<(), StoreError> {
    let changed = changes.iter().filter_map(|change| Some((change.last.table, change.head?)));
    let listings: Vec<_> = changed.clone().map(|(table, (_, listing))| (table, listing)).collect();
    if listings.is_empty() {
        return Ok(());
    }
    let heads: Vec<_> =
        changed.map(|(table, (head, listing))| (table, head, number(listing.stage), listing.public)).collect();
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
