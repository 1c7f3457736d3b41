//! Measures how fast rows are appended:
//! `cargo run --release -p bequest-store --example appends [tables] [appends] [milliseconds more per commit]`.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bequest_store::{Journal, Operations, Options, Sqlite, StoreError};
use bequest_table::{
    Change, ClockEnd, Listing, Moment, NewRow, NewTable, PersonId, RowSum, Stage, TableId, Uptime, Wake,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1);
    let mut number = |usual| numbers.next().map_or(Ok(usual), |text| text.parse::<u32>());
    let (tables, each, delay) = (number(50)?, number(1000)?, number(0)?);
    let options = Options { commit_delay: Duration::from_millis(delay.into()), ..Options::default() };
    let folder = std::env::temp_dir().join(format!("bequest-appends-{}", TableId::random()));
    let measured = measure(&folder, options, tables, each).await;
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(folder: &Path, options: Options, tables: u32, each: u32) -> Result<(), Box<dyn Error>> {
    let store = Arc::new(Sqlite::open(folder, options).await?);
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
        "{tables} tables: {:.0} appends per second, {:.1} µs CPU per append, {:.1} appends per commit",
        appends / time.as_secs_f64(),
        cpu.as_secs_f64() * 1e6 / appends,
        appends / commits as f64,
    );
    store.close().await;
    Ok(())
}

async fn play(store: Arc<Sqlite>, table: TableId, appends: u32) -> Result<(), StoreError> {
    let mut sum = RowSum::default();
    for revision in 0..appends {
        let (text, key) = ("> 2 drive Basel by=train price=120".to_owned(), Some(PersonId::random().to_string()));
        let (at, up) = (Moment(revision.into()), Uptime(revision.into()));
        sum = sum.after(table, revision as usize + 1, at, key.as_deref(), &text);
        let rows = vec![NewRow { text, key, sum }];
        let wake = Some(Wake { at: up, clock: Some(ClockEnd { until: up, round: u64::from(revision) }) });
        store.append(Change { table, revision, at, rows, head: None, state: None, asked: 1, wake }).await?;
    }
    Ok(())
}

fn new_table(id: TableId) -> NewTable {
    let people = (0..4).map(|seat| (PersonId::random(), seat)).collect();
    let listing = Listing { stage: Stage::Playing, public: true, people };
    NewTable { id, at: Moment(1), head: "h".repeat(600), listing, wake: None }
}

/// Returns the CPU time of this process, which Linux reports in hundredths of a second.
fn cpu_time() -> Result<Duration, Box<dyn Error>> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks: Vec<u64> = after_name.split_whitespace().skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    Ok(Duration::from_millis(ticks.iter().sum::<u64>() * 10))
}
