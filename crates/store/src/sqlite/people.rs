//! The people who play.

use bequest_table::{PersonId, Uptime};
use sqlx::{Row, SqliteConnection, SqlitePool, query};

use crate::{Person, StoreError};

/// Returns a person.
pub(super) async fn person(readers: &SqlitePool, id: PersonId) -> Result<Option<Person>, StoreError> {
    let found = query("SELECT name, seen FROM people WHERE id = ?").bind(id.as_str());
    let Some(row) = found.fetch_optional(readers).await? else { return Ok(None) };
    Ok(Some(Person { id, name: row.try_get(0)?, seen: Uptime(row.try_get(1)?) }))
}

/// Stores a person, new or changed.
pub(super) async fn save(connection: &mut SqliteConnection, person: &Person) -> Result<(), StoreError> {
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

/// Notes that a person was here, unless they were here later.
pub(super) async fn note_seen(
    connection: &mut SqliteConnection,
    person: PersonId,
    at: Uptime,
) -> Result<(), StoreError> {
    let note = query("UPDATE people SET seen = ?1 WHERE id = ?2 AND seen < ?1").bind(at.0).bind(person.as_str());
    note.execute(connection).await?;
    Ok(())
}
