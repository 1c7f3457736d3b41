//! One table with its rows.

use bequest_table::{Moment, NewTable, RowSum, StoredRow, StoredTable, TableId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool, query, query_scalar};

use super::bulk;
use super::columns::{WakeColumns, head_sum, stage, stage_number, state_sum, table_id};
use crate::StoreError;

/// Stores a new table.
pub(super) async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
    let wake = WakeColumns::new(table.wake);
    query(
        "INSERT INTO tables (id, revision, rows, created, changed, stage, public, asked,
            wake_at, wake_clock, wake_round, clock_until, head, head_sum, state_sum)
        VALUES (?1, 0, 0, ?2, ?2, ?3, ?4, 0, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )
    .bind(table.id.as_str())
    .bind(table.at.0)
    .bind(stage_number(table.listing.stage))
    .bind(table.listing.public)
    .bind(wake.at)
    .bind(wake.clock)
    .bind(wake.round)
    .bind(wake.until)
    .bind(&table.head)
    .bind(head_sum(table.id, &table.head))
    .bind(state_sum(table.id, ""))
    .execute(&mut *connection)
    .await?;
    bulk::sit_down(connection, &[(table.id, &table.listing)]).await
}

/// Returns whether there is such a table.
pub(super) async fn exists(connection: &mut SqliteConnection, table: TableId) -> Result<bool, StoreError> {
    let exists = query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)").bind(table.as_str());
    Ok(exists.fetch_one(connection).await?)
}

/// Returns a table and its rows as they were at one moment.
pub(super) async fn table(readers: &SqlitePool, id: TableId) -> Result<Option<StoredTable>, StoreError> {
    let mut moment = readers.begin().await?;
    let head = query(
        "SELECT revision, created, changed, head, stage, state, wake_at, wake_clock, wake_round, clock_until
        FROM tables WHERE id = ?",
    );
    let Some(head) = head.bind(id.as_str()).fetch_optional(&mut *moment).await? else { return Ok(None) };
    let rows = rows(&mut moment, id).await?;
    moment.commit().await?;
    let wake =
        WakeColumns { at: head.try_get(6)?, clock: head.try_get(7)?, round: head.try_get(8)?, until: head.try_get(9)? };
    Ok(Some(StoredTable {
        id,
        revision: head.try_get(0)?,
        created: Moment(head.try_get(1)?),
        changed: Moment(head.try_get(2)?),
        head: head.try_get(3)?,
        stage: stage(head.try_get(4)?)?,
        state: head.try_get(5)?,
        wake: wake.wake(),
        rows,
    }))
}

/// Returns the names of the tables after one.
pub(super) async fn tables_after(
    readers: &SqlitePool,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let after = after.as_ref().map_or("", TableId::as_str);
    let found = query("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?").bind(after).bind(limit);
    found.fetch_all(readers).await?.iter().map(|row| table_id(row.try_get(0)?)).collect()
}

async fn rows(moment: &mut SqliteConnection, id: TableId) -> Result<Vec<StoredRow>, StoreError> {
    let found = query("SELECT text, key, at, sum FROM rows WHERE table_id = ? ORDER BY row").bind(id.as_str());
    found.fetch_all(moment).await?.iter().map(stored_row).collect()
}

fn stored_row(row: &SqliteRow) -> Result<StoredRow, StoreError> {
    let sum: Option<i64> = row.try_get(3)?;
    Ok(StoredRow {
        text: row.try_get(0)?,
        key: row.try_get(1)?,
        at: Moment(row.try_get(2)?),
        sum: sum.map(|bits| RowSum(bits.cast_unsigned())),
    })
}
