//! One job alone.

use std::time::Duration;

use sqlx::{SqliteConnection, query, query_scalar};

use super::bulk;
use super::writer::{Answer, Write};
use crate::{Append, Moment, NewTable, Person, Stage, StoreError, TableId};

/// Writes one job; if it fails, some of it may have been written.
pub(super) async fn write(connection: &mut SqliteConnection, write: &Write) -> Answer {
    match write {
        Write::Create(table) => create(connection, table).await?,
        Write::Append(change) => append(connection, change).await?,
        Write::Person(person) => save_person(connection, person).await?,
        Write::Beat(now) => beat(connection, *now).await?,
        Write::WakeUp(now) => return wake_up(connection, *now).await,
    }
    Ok(Duration::ZERO)
}

/// Returns the number that a stage is kept as.
pub(super) fn number(stage: Stage) -> i64 {
    match stage {
        Stage::Open => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
        Stage::Closed => 3,
    }
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
    query(
        "INSERT INTO tables (id, revision, rows, created, changed, stage, public, asked,
            wake_at, wake_clock, wake_round, head)
        VALUES (?1, 0, 0, ?2, ?2, ?3, ?4, 0, ?5, ?6, ?7, ?8)",
    )
    .bind(table.id.as_str())
    .bind(table.at.0)
    .bind(number(table.listing.stage))
    .bind(table.listing.public)
    .bind(table.wake.map(|wake| wake.at.0))
    .bind(table.wake.map(|wake| wake.clock))
    .bind(table.wake.map(|wake| wake.round.cast_signed()))
    .bind(&table.head)
    .execute(&mut *connection)
    .await?;
    bulk::sit_down(connection, &[(table.id, &table.listing)]).await
}

async fn append(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    let appended = bulk::append_all(connection, &[append]).await;
    if appended == Err(StoreError::Conflict) && !exists(connection, append.table).await? {
        return Err(StoreError::Missing);
    }
    appended
}

async fn exists(connection: &mut SqliteConnection, table: TableId) -> Result<bool, StoreError> {
    let exists = query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)").bind(table.as_str());
    Ok(exists.fetch_one(connection).await?)
}

async fn save_person(connection: &mut SqliteConnection, person: &Person) -> Result<(), StoreError> {
    query(
        "INSERT INTO people (id, name, seen) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET name = excluded.name, seen = excluded.seen",
    )
    .bind(person.id.as_str())
    .bind(&person.name)
    .bind(person.seen.0)
    .execute(connection)
    .await?;
    Ok(())
}

async fn beat(connection: &mut SqliteConnection, now: Moment) -> Result<(), StoreError> {
    query("INSERT INTO settings (name, value) VALUES ('beat', ?) ON CONFLICT DO UPDATE SET value = excluded.value")
        .bind(now.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn wake_up(connection: &mut SqliteConnection, now: Moment) -> Answer {
    let last: Option<i64> =
        query_scalar("SELECT value FROM settings WHERE name = 'beat'").fetch_optional(&mut *connection).await?;
    let down = last.map_or(Duration::ZERO, |last| now.since(Moment(last)));
    if !down.is_zero() {
        query("UPDATE tables SET wake_at = wake_at + ? WHERE wake_clock = 1 AND stage = ?")
            .bind(i64::try_from(down.as_millis()).unwrap_or(i64::MAX))
            .bind(number(Stage::Playing))
            .execute(&mut *connection)
            .await?;
    }
    beat(connection, now).await?;
    Ok(down)
}
