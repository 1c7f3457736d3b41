//! Lets many tables play on a separate server and measures it; `cargo xtask load` starts it.

use std::{env, process::ExitCode, time::Duration};

use anyhow::{Context, Result, bail};
use clap::Parser;
use tokio::{
    runtime,
    signal::unix::{SignalKind, signal},
    task::{JoinSet, LocalSet},
    time::timeout,
};

use crate::{
    figures::{Figures, Memory},
    phase::Pace,
    server::Server,
    table::Table,
};

#[path = "../../src/load/args.rs"]
mod args;
mod figures;
mod http;
mod memory;
mod page;
mod phase;
mod server;
mod table;

/// How many tables are made at the same time.
const MAKERS: usize = 32;
/// What everything but the play may take.
const MOST: Duration = Duration::from_secs(300);

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: args::Args,
}

fn main() -> ExitCode {
    let args = Cli::parse().args;
    match measure(&args) {
        Ok(figures) if args.json => println!("{}", serde_json::json!(figures)),
        Ok(figures) => print!("{figures}"),
        Err(error) => {
            eprintln!("error: {error:#}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Measures on one thread, so that we take at most one processor; ends at the latest when the time is over.
fn measure(args: &args::Args) -> Result<Figures> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let most = MOST + 2 * Duration::from_secs(args.seconds);
    LocalSet::new().block_on(&runtime, async {
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        // Whatever comes first, the server and its folder go when this is left.
        tokio::select! {
            measured = timeout(most, run(args)) => measured.context("it took too long")?,
            _ = interrupt.recv() => bail!("stopped"),
            _ = terminate.recv() => bail!("stopped"),
        }
    })
}

async fn run(args: &args::Args) -> Result<Figures> {
    let built = env::current_exe()?.ancestors().nth(2).context("no build folder")?.to_owned();
    let program = args.server.clone().unwrap_or_else(|| built.join("bequest"));
    let folder = tempfile::Builder::new().prefix("load-").tempdir_in(args.data.as_ref().unwrap_or(&built))?;
    let data = folder.path().join("data");
    let server = Server::start(&program, &data).await?;
    eprintln!("the server is process {} at {}", server.id(), server.address);
    let fresh = server.memory()?;
    let tables = set_up(&server, args.tables).await?;
    let seconds = Duration::from_secs(args.seconds);
    eprintln!("{} tables; one move a second at each for {seconds:?}", tables.len());
    let (tables, paced) = phase::play(&server, tables, Pace::EverySecond, seconds).await?;
    eprintln!("as fast as it goes for {seconds:?}");
    let (tables, saturated) = phase::play(&server, tables, Pace::InFlight(args.in_flight as usize), seconds).await?;
    let loaded = server.memory()?;
    let streams: Vec<String> = tables.iter().map(Table::stream).collect();
    drop(tables);
    eprintln!("everyone leaves");
    let (in_memory, stored) = memory::rest(&server).await?;
    let after = server.memory()?;
    drop(server);
    eprintln!("{} idle streams on a server started again", args.connections);
    let server = Server::start(&program, &data).await?;
    let restarted = server.memory()?;
    let (table_in_use, connection) = memory::connect(&server, &streams, args.connections as usize).await?;
    let memory = Memory { fresh, loaded, after, stored, in_memory, restarted, table_in_use, connection };
    Ok(Figures { tables: args.tables, streams: 2 * args.tables, paced, saturated, memory })
}

/// Makes all tables, some at a time.
async fn set_up(server: &Server, count: u32) -> Result<Vec<Table>> {
    let address = server.address;
    let (mut making, mut tables) = (JoinSet::new(), Vec::new());
    for number in 0..count {
        if making.len() >= MAKERS {
            tables.extend(next(&mut making).await?);
        }
        making.spawn_local(Table::new(address, number));
    }
    while let Some(table) = next(&mut making).await? {
        tables.push(table);
    }
    Ok(tables)
}

/// Waits for the next task to end; nothing if there is none.
async fn next<T: 'static>(tasks: &mut JoinSet<Result<T>>) -> Result<Option<T>> {
    match tasks.join_next().await {
        Some(ended) => ended?.map(Some),
        None => Ok(None),
    }
}
