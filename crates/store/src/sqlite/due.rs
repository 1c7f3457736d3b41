//! Tables that have to be looked at, and which node does so.

use bequest_table::{TableId, Uptime};
use sqlx::{Row, SqliteConnection, query};

use super::columns::table_id;
use crate::{Claim, StoreError};

pub(super) const CLAIM: &str = "
    UPDATE tables SET lease_until = ?1, lease_node = ?2
    WHERE rowid IN (
        SELECT rowid FROM tables
        WHERE wake_at <= ?3 AND (lease_until IS NULL OR lease_until <= ?4 OR lease_node = ?2)
        ORDER BY wake_at LIMIT ?5
    )
    RETURNING id, wake_at";

/// Leases tables to a node, and returns them with their times, the first first.
pub(super) async fn claim(
    connection: &mut SqliteConnection,
    claim: &Claim,
) -> Result<Vec<(TableId, Uptime)>, StoreError> {
    let taken = query(CLAIM)
        .bind(claim.now.after(claim.lease).0)
        .bind(&claim.node)
        .bind(claim.until.0)
        .bind(claim.now.0)
        .bind(claim.limit)
        .fetch_all(connection)
        .await?;
    let due = taken.iter().map(|row| Ok((table_id(row.try_get(0)?)?, Uptime(row.try_get(1)?))));
    let mut due = due.collect::<Result<Vec<_>, StoreError>>()?;
    due.sort_unstable_by_key(|&(table, at)| (at, table));
    Ok(due)
}
