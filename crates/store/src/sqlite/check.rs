//! Finding damage, and cutting it away.

use bequest_table::TableId;
use sqlx::{SqliteConnection, SqlitePool, query, query_scalar};

use crate::StoreError;

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

/// Removes the rows of a table after one; none stays if that is zero.
pub(super) async fn cut_rows(connection: &mut SqliteConnection, table: TableId, keep: u32) -> Result<(), StoreError> {
    query("DELETE FROM rows WHERE table_id = ? AND row > ?")
        .bind(table.as_str())
        .bind(keep)
        .execute(&mut *connection)
        .await?;
    let counted = query(
        "UPDATE tables SET rows = (SELECT ifnull(max(row), 0) FROM rows WHERE table_id = id), revision = revision + 1,
            lease_until = NULL, lease_node = NULL
        WHERE id = ?",
    );
    let changed = counted.bind(table.as_str()).execute(connection).await?.rows_affected();
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}
