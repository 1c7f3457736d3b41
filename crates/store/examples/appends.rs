//! Measures how fast rows are appended: `cargo run --release -p bequest-store --example appends [tables] [appends]`.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bequest_store::{
    Append, Listing, Moment, NewRow, NewTable, Options, PersonId, Sqlite, Stage, Store, TableId, Wake,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1);
    let mut number = |usual| numbers.next().map_or(Ok(usual), |text| text.parse::<u32>());
    let (tables, each) = (number(50)?, number(1000)?);
    let folder = std::env::temp_dir().join(format!("bequest-appends-{}", TableId::random()));
    let measured = measure(&folder, tables, each).await;
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(folder: &Path, tables: u32, each: u32) -> Result<(), Box<dyn Error>> {
    let store = Arc::new(Sqlite::open(folder, Options::default()).await?);
    let mut ids = Vec::new();
    for _ in 0..tables {
        let id = TableId::random();
        store.create(new_table(id)).await?;
        ids.push(id);
    }
    let (started, cpu, commits) = (Instant::now(), cpu_time()?, store.commits());
    let players: Vec<_> = ids.into_iter().map(|id| tokio::spawn(play(store.clone(), id, each))).collect();
    for player in players {
        player.await??;
    }
    let (time, cpu, commits) = (started.elapsed(), cpu_time()? - cpu, store.commits() - commits);
    let appends = f64::from(tables) * f64::from(each);
    println!(
        "{tables} tables: {:.0} appends a second, {:.1} µs CPU an append, {:.1} appends a commit",
        appends / time.as_secs_f64(),
        cpu.as_secs_f64() * 1e6 / appends,
        appends / commits as f64,
    );
    store.close().await;
    Ok(())
}

async fn play(store: Arc<Sqlite>, table: TableId, appends: u32) -> Result<(), bequest_store::StoreError> {
    for revision in 0..appends {
        let key = Some(PersonId::random().to_string());
        let rows = vec![NewRow { text: "> 2 drive Basel by=train price=120".to_owned(), key }];
        let wake = Some(Wake { at: Moment::now(), clock: true, round: u64::from(revision) });
        let at = Moment::now();
        store.append(Append { table, revision, at, rows, head: None, asked: 1, wake }).await?;
    }
    Ok(())
}

fn new_table(id: TableId) -> NewTable {
    let people = (0..4).map(|seat| (PersonId::random(), seat)).collect();
    let listing = Listing { stage: Stage::Playing, public: true, people };
    NewTable { id, at: Moment::now(), head: "h".repeat(600), listing, wake: None }
}

/// Returns the CPU time of this process, which Linux gives in hundredths of a second.
fn cpu_time() -> Result<Duration, Box<dyn Error>> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks: Vec<u64> = after_name.split_whitespace().skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    Ok(Duration::from_millis(ticks.iter().sum::<u64>() * 10))
}
