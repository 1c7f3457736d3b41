//! Finding damage, and repairing it.

use bequest_table::{StoredRow, TableId};
use sqlx::{AssertSqlSafe, SqliteConnection, SqlitePool, query, query_scalar, raw_sql};

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
    let astray: i64 = query_scalar(
        "SELECT ifnull(sum(found), 0) FROM (SELECT table_id, count(*) AS found FROM rows GROUP BY table_id)
        WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)",
    )
    .fetch_one(readers)
    .await?;
    if astray > 0 {
        wrong.push(format!("rows that belong to no table: {astray}"));
    }
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

/// Replaces a row.
pub(super) async fn restore_row(
    connection: &mut SqliteConnection,
    table: TableId,
    number: u32,
    row: &StoredRow,
) -> Result<(), StoreError> {
    let restored = query("UPDATE rows SET text = ?, key = ?, at = ?, sum = ? WHERE table_id = ? AND row = ?")
        .bind(&row.text)
        .bind(&row.key)
        .bind(row.at.0)
        .bind(row.sum.map(|sum| sum.0.cast_signed()))
        .bind(table.as_str())
        .bind(number)
        .execute(connection)
        .await?;
    if restored.rows_affected() == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

/// Copies all rows in the order in which they are found, never by an index.
const COPY_ROWS: &str = "
    REINDEX tables;
    CREATE TABLE rows_kept AS SELECT table_id, row, at, key, text, sum FROM rows
        WHERE EXISTS (SELECT 1 FROM tables WHERE id = +rows.table_id);
    DROP TABLE rows";

const BRING_ROWS_BACK: &str = "
    INSERT OR IGNORE INTO rows (table_id, row, at, key, text, sum)
        SELECT table_id, row, at, key, text, sum FROM rows_kept ORDER BY table_id, row;
    DROP TABLE rows_kept;
    REINDEX";

/// Writes all rows and indexes again. Rows are not deleted one by one: that fails where an index has lost them.
pub(super) async fn rebuild(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let table_and_indexes: Vec<String> =
        query_scalar("SELECT sql FROM sqlite_master WHERE tbl_name = 'rows' AND sql IS NOT NULL ORDER BY type DESC")
            .fetch_all(&mut *connection)
            .await?;
    raw_sql(COPY_ROWS).execute(&mut *connection).await?;
    for made in table_and_indexes {
        raw_sql(AssertSqlSafe(made)).execute(&mut *connection).await?;
    }
    raw_sql(BRING_ROWS_BACK).execute(connection).await?;
    Ok(())
}
