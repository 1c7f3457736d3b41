//! How the database finds what is asked for most: never by going through all tables.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use sqlx::{AssertSqlSafe, Row, query};

use super::{Options, Sqlite, due, lists, old};
use crate::Operations;

/// Returns how a statement is run, a line per step.
async fn plan(statement: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    let steps =
        query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"))).fetch_all(&store.readers).await.unwrap();
    store.close().await;
    steps.iter().map(|step| step.try_get("detail").unwrap()).collect()
}

/// Checks that a statement reads a table by an index, and goes through no other whole one.
async fn uses(statement: &str, index: &str) {
    let plan = plan(statement).await;
    assert!(plan.iter().any(|step| step.contains(index)), "{index} is not used: {plan:#?}");
    for table in ["tables", "rows", "sittings"] {
        let whole = plan.iter().find(|step| step.starts_with(&format!("SCAN {table}")) && !step.contains(index));
        assert_eq!(whole, None, "{plan:#?}");
    }
}

#[tokio::test]
async fn open_tables_are_read_from_their_own_index() {
    // The index has the open public tables alone.
    uses(lists::OPEN_TABLES, "SCAN tables USING INDEX tables_open").await;
}

#[tokio::test]
async fn the_tables_of_a_person_are_found_by_their_sittings() {
    for list in [lists::TABLES_OF, lists::TURNS_OF] {
        uses(list, "SEARCH sittings USING PRIMARY KEY (person=?)").await;
        uses(list, "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)").await;
    }
}

#[tokio::test]
async fn due_tables_are_found_by_their_time_without_sorting() {
    uses(due::CLAIM, "SEARCH tables USING INDEX tables_wake (wake_at<?)").await;
    uses(due::CLAIM, "SEARCH tables USING INTEGER PRIMARY KEY (rowid=?)").await;
    let plan = plan(due::CLAIM).await;
    assert!(!plan.iter().any(|step| step.contains("ORDER BY")), "{plan:#?}");
}

#[tokio::test]
async fn old_tables_are_found_by_their_age_and_deleted_with_what_is_theirs_by_name() {
    uses(old::OLD, "SEARCH tables USING INDEX tables_old (changed<?)").await;
    let [rows, sittings, tables] = old::DELETE;
    uses(rows, "SEARCH rows USING PRIMARY KEY (table_id=?)").await;
    uses(sittings, "SEARCH sittings USING COVERING INDEX sittings_table (table_id=?)").await;
    uses(tables, "SEARCH tables USING COVERING INDEX sqlite_autoindex_tables_1 (id=?)").await;
}
