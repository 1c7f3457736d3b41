//! One job alone.

use bequest_table::Change;
use sqlx::SqliteConnection;

use super::writer::{Answer, Write, Written};
use super::{bulk, check, due, old, people, settings, tables};
use crate::StoreError;

/// Writes one job; if it fails, some of it may have been written.
pub(super) async fn write(connection: &mut SqliteConnection, write: &Write) -> Answer {
    let mut written = Written::default();
    match write {
        Write::Create(table) => tables::create(connection, table).await?,
        Write::Append(change) => append(connection, change).await?,
        Write::Claim(claim) => written.claimed = due::claim(connection, claim).await?,
        Write::DeleteOld { changed_before, limit } => {
            written.deleted = old::delete(connection, *changed_before, *limit).await?;
        }
        Write::CutRows { table, keep } => check::cut_rows(connection, *table, *keep).await?,
        Write::RestoreRow { table, number, row } => check::restore_row(connection, *table, *number, row).await?,
        Write::Rebuild => check::rebuild(connection).await?,
        Write::Person(person) => people::save(connection, person).await?,
        Write::Seen { person, at } => people::note_seen(connection, *person, *at).await?,
        Write::Beat(now) => settings::beat(connection, *now).await?,
    }
    Ok(written)
}

async fn append(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    let appended = bulk::append_all(connection, &[change]).await;
    if appended == Err(StoreError::Conflict) && !tables::exists(connection, change.table).await? {
        return Err(StoreError::Missing);
    }
    appended
}
