//! Deleting what nobody needs any more.

use bequest_table::Moment;
use sqlx::{SqliteConnection, query, query_scalar};

use crate::StoreError;

// The condition on the stage is that of the index, word for word.
pub(super) const OLD: &str = "SELECT id FROM tables WHERE stage <> 1 AND changed < ? ORDER BY changed LIMIT ?";

/// What deletes tables, and first all that belongs to them; each statement gets their names as one JSON text.
pub(super) const DELETE: [&str; 3] = [
    "DELETE FROM rows WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM sittings WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))",
];

/// Deletes tables that are not in play and last changed before then, the oldest first, and returns how many.
pub(super) async fn delete(
    connection: &mut SqliteConnection,
    changed_before: Moment,
    limit: u32,
) -> Result<u32, StoreError> {
    let old: Vec<String> = query_scalar(OLD).bind(changed_before.0).bind(limit).fetch_all(&mut *connection).await?;
    if old.is_empty() {
        return Ok(0);
    }
    let names = serde_json::to_string(&old).map_err(|error| StoreError::Broken(error.to_string()))?;
    for statement in DELETE {
        query(statement).bind(&names).execute(&mut *connection).await?;
    }
    Ok(u32::try_from(old.len()).unwrap_or(limit))
}
