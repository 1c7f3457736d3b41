//! Everything that only reads.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool, query, query_scalar};

use super::single::number;
use crate::{Moment, Person, PersonId, Stage, StoreError, StoredRow, StoredTable, Summary, TableId, Wake};

/// Returns a table and its rows as they were at one moment.
pub(super) async fn table(readers: &SqlitePool, id: TableId) -> Result<Option<StoredTable>, StoreError> {
    let mut moment = readers.begin().await?;
    let head = query(
        "SELECT revision, created, changed, head, stage, wake_at, wake_clock, wake_round FROM tables WHERE id = ?",
    );
    let Some(head) = head.bind(id.as_str()).fetch_optional(&mut *moment).await? else { return Ok(None) };
    let rows = rows(&mut moment, id).await?;
    moment.commit().await?;
    Ok(Some(StoredTable {
        id,
        revision: head.try_get(0)?,
        created: Moment(head.try_get(1)?),
        changed: Moment(head.try_get(2)?),
        head: head.try_get(3)?,
        stage: stage(head.try_get(4)?)?,
        wake: wake(&head)?,
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
    found.fetch_all(readers).await?.iter().map(|row| parse(row.try_get(0)?)).collect()
}

/// Returns the public tables that are open, the newest first.
pub(super) async fn open_tables(readers: &SqlitePool, limit: u32) -> Result<Vec<Summary>, StoreError> {
    let found = query(
        "SELECT id, head, stage, asked, changed, 0 FROM tables WHERE stage = 0 AND public = 1
        ORDER BY created DESC, id LIMIT ?",
    );
    found.bind(limit).fetch_all(readers).await?.iter().map(summary).collect()
}

/// Returns the tables of a person, those that wait for them first.
pub(super) async fn tables_of(readers: &SqlitePool, person: PersonId, limit: u32) -> Result<Vec<Summary>, StoreError> {
    let found = query(
        "SELECT id, head, stage, asked, changed, own
        FROM (SELECT table_id, sum(1 << seat) AS own FROM sittings WHERE person = ?1 GROUP BY table_id)
        CROSS JOIN tables ON id = table_id
        ORDER BY
            CASE WHEN stage = 1 AND asked & own <> 0 THEN 0 WHEN stage IN (0, 1) THEN 1 ELSE 2 END,
            changed DESC, id
        LIMIT ?2",
    );
    found.bind(person.as_str()).bind(limit).fetch_all(readers).await?.iter().map(summary).collect()
}

/// Returns how many tables wait for a person.
pub(super) async fn turns_of(readers: &SqlitePool, person: PersonId) -> Result<u32, StoreError> {
    let turns = query_scalar(
        "SELECT count(DISTINCT id) FROM sittings CROSS JOIN tables ON id = table_id
        WHERE person = ? AND stage = ? AND asked & (1 << seat) <> 0",
    );
    Ok(turns.bind(person.as_str()).bind(number(Stage::Playing)).fetch_one(readers).await?)
}

/// Returns the tables that have to be looked at until then, the first first.
pub(super) async fn due(readers: &SqlitePool, until: Moment, limit: u32) -> Result<Vec<(TableId, Moment)>, StoreError> {
    let found = query("SELECT id, wake_at FROM tables WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?");
    let found = found.bind(until.0).bind(limit).fetch_all(readers).await?;
    found.iter().map(|row| Ok((parse(row.try_get(0)?)?, Moment(row.try_get(1)?)))).collect()
}

/// Returns a person.
pub(super) async fn person(readers: &SqlitePool, id: PersonId) -> Result<Option<Person>, StoreError> {
    let found = query("SELECT name, seen FROM people WHERE id = ?").bind(id.as_str());
    let Some(row) = found.fetch_optional(readers).await? else { return Ok(None) };
    Ok(Some(Person { id, name: row.try_get(0)?, seen: Moment(row.try_get(1)?) }))
}

/// Returns the secret of the cookies.
pub(super) async fn secret(readers: &SqlitePool) -> Result<[u8; 32], StoreError> {
    let secret: Vec<u8> = query_scalar("SELECT value FROM settings WHERE name = 'secret'").fetch_one(readers).await?;
    secret.try_into().map_err(|_| StoreError::Broken("the secret is not of 32 bytes".to_owned()))
}

/// Returns what is wrong with the file, and with the numbers of the rows.
pub(super) async fn check(readers: &SqlitePool) -> Result<Vec<String>, StoreError> {
    let mut wrong: Vec<String> = query_scalar("PRAGMA integrity_check").fetch_all(readers).await?;
    wrong.retain(|line| line != "ok");
    let gaps: Vec<String> = query_scalar(
        "SELECT 'table ' || id || ' has lost rows' FROM tables
        LEFT JOIN (SELECT table_id, count(*) AS found, max(row) AS last FROM rows GROUP BY table_id) ON table_id = id
        WHERE rows <> ifnull(found, 0) OR rows <> ifnull(last, 0)",
    )
    .fetch_all(readers)
    .await?;
    wrong.extend(gaps);
    Ok(wrong)
}

async fn rows(moment: &mut SqliteConnection, id: TableId) -> Result<Vec<StoredRow>, StoreError> {
    let found = query("SELECT text, key, at FROM rows WHERE table_id = ? ORDER BY row").bind(id.as_str());
    let row =
        |row: &SqliteRow| Ok(StoredRow { text: row.try_get(0)?, key: row.try_get(1)?, at: Moment(row.try_get(2)?) });
    found.fetch_all(moment).await?.iter().map(row).collect()
}

fn summary(row: &SqliteRow) -> Result<Summary, StoreError> {
    Ok(Summary {
        id: parse(row.try_get(0)?)?,
        head: row.try_get(1)?,
        stage: stage(row.try_get(2)?)?,
        asked: row.try_get(3)?,
        changed: Moment(row.try_get(4)?),
        own: row.try_get(5)?,
    })
}

fn wake(head: &SqliteRow) -> Result<Option<Wake>, StoreError> {
    let Some(at) = head.try_get(5)? else { return Ok(None) };
    let round: i64 = head.try_get(7)?;
    Ok(Some(Wake { at: Moment(at), clock: head.try_get(6)?, round: round.cast_unsigned() }))
}

fn stage(number: i64) -> Result<Stage, StoreError> {
    match number {
        0 => Ok(Stage::Open),
        1 => Ok(Stage::Playing),
        2 => Ok(Stage::Over),
        3 => Ok(Stage::Closed),
        other => Err(StoreError::Broken(format!("no such stage: {other}"))),
    }
}

fn parse(id: &str) -> Result<TableId, StoreError> {
    id.parse().map_err(|_| StoreError::Broken(format!("no name of a table: {id}")))
}
