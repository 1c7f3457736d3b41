//! What the server itself needs: the secret and the last beat.

use bequest_table::Uptime;
use sqlx::{SqliteConnection, SqlitePool, query, query_scalar};

use crate::StoreError;

/// Draws the secret of a new database. In an old one it changes nothing, but shows that the file can be written.
pub(super) async fn keep_secret(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| StoreError::Broken(format!("no chance to be had: {error}")))?;
    query("INSERT INTO settings (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING")
        .bind(&secret[..])
        .execute(connection)
        .await?;
    Ok(())
}

/// Returns the secret of the cookies.
pub(super) async fn secret(readers: &SqlitePool) -> Result<[u8; 32], StoreError> {
    let secret: Vec<u8> = query_scalar("SELECT value FROM settings WHERE name = 'secret'").fetch_one(readers).await?;
    secret.try_into().map_err(|_| StoreError::Broken("the secret is not of 32 bytes".to_owned()))
}

/// Returns the server's own time at its last beat.
pub(super) async fn uptime(readers: &SqlitePool) -> Result<Option<Uptime>, StoreError> {
    let beat = query_scalar("SELECT value FROM settings WHERE name = 'beat'").fetch_optional(readers).await?;
    Ok(beat.map(Uptime))
}

/// Notes that the server is running at this moment of its own time, unless a later beat is there.
pub(super) async fn beat(connection: &mut SqliteConnection, now: Uptime) -> Result<(), StoreError> {
    query(
        "INSERT INTO settings (name, value) VALUES ('beat', ?)
        ON CONFLICT DO UPDATE SET value = max(value, excluded.value)",
    )
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}
