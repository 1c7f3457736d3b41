//! The versions of the database, and how one becomes the next.

use sqlx::{AssertSqlSafe, SqliteConnection, query_scalar, raw_sql};

use crate::StoreError;

/// What makes each version out of the one before it, the first out of nothing. An entry that was once released never
/// changes.
const MIGRATIONS: [&str; 2] =
    [include_str!("../../migrations/0001_tables.sql"), include_str!("../../migrations/0002_state_and_leases.sql")];

/// What lets a connection read each older version as if it were the newest, the first version first.
const AS_NEWEST: [&str; MIGRATIONS.len() - 1] = [include_str!("../../migrations/0001_as_newest.sql")];

/// The newest version, which is the only one that is written.
pub(super) const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Returns the version of a database, and refuses one that a newer program wrote.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let found: i64 = query_scalar("PRAGMA user_version").fetch_one(connection).await?;
    if found > NEWEST {
        return Err(StoreError::Newer { found, known: NEWEST });
    }
    Ok(found)
}

/// Brings a database up to the newest version, each step wholly or not at all.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found = version(connection).await?;
    for (next, migration) in (1..=NEWEST).zip(MIGRATIONS) {
        if next > found {
            tracing::info!(version = next, "bringing the database up to date");
            let step = format!("BEGIN IMMEDIATE; {migration}; PRAGMA user_version = {next}; COMMIT;");
            raw_sql(AssertSqlSafe(step)).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Lets a connection read an older database as if it were of the newest version. The database stays as it is.
pub(super) async fn read_as_newest(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let found: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let views = usize::try_from(found - 1).ok().and_then(|place| AS_NEWEST.get(place));
    if let Some(views) = views {
        raw_sql(*views).execute(connection).await?;
    }
    Ok(())
}
