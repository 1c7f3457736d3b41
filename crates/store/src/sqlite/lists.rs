//! Lists of tables. They never read a state or a row.

use bequest_table::{Moment, PersonId, TableId, Uptime};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool, query, query_scalar};

use super::columns::{stage, table_id};
use crate::{StoreError, Summary};

pub(super) const OPEN_TABLES: &str = "
    SELECT id, head, stage, asked, changed, 0, NULL FROM tables WHERE stage = 0 AND public = 1
    ORDER BY created DESC, id LIMIT ?";

pub(super) const TABLES_OF: &str = "
    SELECT id, head, stage, asked, changed, own,
        CASE WHEN stage = 1 AND wake_clock THEN coalesce(clock_until, wake_at) END
    FROM (SELECT table_id, sum(1 << seat) AS own FROM sittings WHERE person = ?1 GROUP BY table_id)
    CROSS JOIN tables ON id = table_id
    ORDER BY
        CASE WHEN stage = 1 AND asked & own <> 0 THEN 0 WHEN stage IN (0, 1) THEN 1 ELSE 2 END,
        changed DESC, id
    LIMIT ?2";

pub(super) const TURNS_OF: &str = "
    SELECT count(DISTINCT id) FROM sittings CROSS JOIN tables ON id = table_id
    WHERE person = ? AND stage = 1 AND asked & (1 << seat) <> 0 AND id IS NOT ?";

/// Returns the public tables that are open, the newest first.
pub(super) async fn open_tables(readers: &SqlitePool, limit: u32) -> Result<Vec<Summary>, StoreError> {
    query(OPEN_TABLES).bind(limit).fetch_all(readers).await?.iter().map(summary).collect()
}

/// Returns the tables of a person, those that wait for them first.
pub(super) async fn tables_of(readers: &SqlitePool, person: PersonId, limit: u32) -> Result<Vec<Summary>, StoreError> {
    let found = query(TABLES_OF).bind(person.as_str()).bind(limit);
    found.fetch_all(readers).await?.iter().map(summary).collect()
}

/// Returns how many tables besides one wait for a person.
pub(super) async fn turns_of(
    readers: &SqlitePool,
    person: PersonId,
    besides: Option<TableId>,
) -> Result<u32, StoreError> {
    let besides = besides.map(|id| id.to_string());
    Ok(query_scalar(TURNS_OF).bind(person.as_str()).bind(besides).fetch_one(readers).await?)
}

fn summary(row: &SqliteRow) -> Result<Summary, StoreError> {
    Ok(Summary {
        id: table_id(row.try_get(0)?)?,
        head: row.try_get(1)?,
        stage: stage(row.try_get(2)?)?,
        asked: row.try_get(3)?,
        changed: Moment(row.try_get(4)?),
        own: row.try_get(5)?,
        clock: row.try_get::<Option<i64>, _>(6)?.map(Uptime),
    })
}
