//! Measures what many stored tables cost: `cargo run --release -p bequest-store --example many_tables [tables]`.
//!
//! A tenth of the tables is in play and due at different times, a hundredth is open, the others are over. One person has
//! a hundredth of them all.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bequest_store::{Claim, Journal, Operations, Options, Sqlite, StoreError};
use bequest_table::{Change, Listing, Moment, NewRow, NewTable, PersonId, RowSum, Stage, TableId, Uptime, Wake};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let tables = std::env::args().nth(1).map_or(Ok(100_000), |text| text.parse::<u32>())?;
    let folder = std::env::temp_dir().join(format!("bequest-tables-{}", TableId::random()));
    let measured = measure(&folder, tables).await;
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(folder: &Path, tables: u32) -> Result<(), Box<dyn Error>> {
    let person = PersonId::random();
    fill(folder, tables, person).await?;
    let started = Instant::now();
    let store = Sqlite::open(folder, Options::default()).await?;
    println!("{tables} tables: opened in {:?}", started.elapsed());

    let started = Instant::now();
    println!("{} open tables in {:?}", store.open_tables(50).await?.len(), started.elapsed());
    let started = Instant::now();
    println!("{} tables of a person in {:?}", store.tables_of(person, 50).await?.len(), started.elapsed());
    let started = Instant::now();
    println!("{} turns of a person in {:?}", store.turns_of(person, None).await?, started.elapsed());
    for (node, until) in [("a", 0), ("a", 10_000), ("b", 10_000), ("b", i64::from(tables))] {
        let started = Instant::now();
        let found = store.claim_due(claim(node, until)).await?.len();
        println!("{found} tables due until {until} for node {node} in {:?}", started.elapsed());
    }
    let started = Instant::now();
    println!("{} old tables deleted in {:?}", store.delete_old(Moment(i64::MAX), 100).await?, started.elapsed());
    store.close().await;
    Ok(())
}

fn claim(node: &str, until: i64) -> Claim {
    let lease = Duration::from_secs(60);
    Claim { node: node.to_owned(), now: Uptime(0), until: Uptime(until), lease, limit: 1000 }
}

async fn fill(folder: &Path, tables: u32, person: PersonId) -> Result<(), Box<dyn Error>> {
    let store = Arc::new(Sqlite::open(folder, Options::default()).await?);
    for first in (0..tables).step_by(500) {
        let mut writing = JoinSet::new();
        for number in first..tables.min(first + 500) {
            writing.spawn(make(store.clone(), number, person));
        }
        writing.join_all().await.into_iter().collect::<Result<(), _>>()?;
    }
    store.close().await;
    Ok(())
}

async fn make(store: Arc<Sqlite>, number: u32, person: PersonId) -> Result<(), StoreError> {
    let (id, at) = (TableId::random(), Moment(number.into()));
    let stage = match number % 100 {
        0 => Stage::Open,
        1..=10 => Stage::Playing,
        _ => Stage::Over,
    };
    let first = if number.is_multiple_of(101) { person } else { PersonId::random() };
    let listing = Listing { stage, public: true, people: vec![(first, 0), (PersonId::random(), 1)] };
    let wake = (stage != Stage::Over).then_some(Wake { at: Uptime(number.into()), clock: None });
    store.create(NewTable { id, at, head: "h".repeat(600), listing, wake }).await?;
    let row = |row: u32| NewRow { text: format!("> {row} drive Basel"), key: Some(row.to_string()), sum: RowSum(1) };
    let (rows, state) = ((0..20).map(row).collect(), Some("s".repeat(300)));
    store.append(Change { table: id, revision: 0, at, rows, head: None, state, asked: 1, wake }).await
}
