//! What a server has kept, read and changed behind its back.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row as _, SqliteConnection, query};

/// A row as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub table: String,
    pub number: i64,
    /// The seat and what named the post, as in `2:key7`.
    pub key: Option<String>,
    pub text: String,
}

/// Returns the rows of all tables, in order.
pub fn rows(folder: &Path) -> Result<Vec<Row>> {
    with(folder, async |connection| {
        let found = query("SELECT table_id, row, key, text FROM rows ORDER BY table_id, row").fetch_all(connection);
        let row = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Row { table: row.try_get(0)?, number: row.try_get(1)?, key: row.try_get(2)?, text: row.try_get(3)? })
        };
        found.await?.iter().map(row).collect()
    })
}

/// Returns the heads of all tables by their names.
pub fn heads(folder: &Path) -> Result<BTreeMap<String, String>> {
    with(folder, async |connection| {
        let found = query("SELECT id, head FROM tables").fetch_all(connection).await?;
        found.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    })
}

/// Returns what tables hold besides their rows, such as answers that nobody may know of yet, by the names of the tables.
pub fn states(folder: &Path) -> Result<BTreeMap<String, String>> {
    with(folder, async |connection| {
        let found = query("SELECT id, state FROM tables WHERE state <> ''").fetch_all(connection).await?;
        found.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    })
}

/// Returns the one text that a question has for an answer.
pub fn text(folder: &Path, question: &'static str) -> Result<String> {
    with(folder, async |connection| Ok(query(question).fetch_one(connection).await?.try_get(0)?))
}

/// Changes the data; returns how many rows were concerned.
pub fn change(folder: &Path, change: &str) -> Result<u64> {
    let change = change.to_owned();
    with(folder, async move |connection| Ok(query(AssertSqlSafe(change)).execute(connection).await?.rows_affected()))
}

fn with<T>(folder: &Path, ask: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut connection = SqliteConnectOptions::new().filename(folder.join("bequest.db")).connect().await?;
        let answer = ask(&mut connection).await;
        connection.close().await?;
        answer
    })
}
