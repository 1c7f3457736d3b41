//! Lets many tables play on a separate server and measures it; `cargo xtask load` starts it.

use std::{process::ExitCode, time::Duration};

use anyhow::Result;
use clap::Parser;
use tokio::task::JoinSet;

use crate::{
    args::Args,
    figures::{Figures, Memory, Played},
    game::Game,
    phase::Pace,
    shared::{
        run::{self, Place},
        server::Server,
    },
    table::Table,
};

#[path = "../../src/load/args.rs"]
mod args;
mod figures;
mod game;
mod growth;
mod memory;
mod page;
mod phase;
#[path = "../shared/mod.rs"]
mod shared;
mod stored;
mod table;

/// How many tables are made at the same time.
const MAKERS: usize = 32;
/// What everything but the play may take with each of the two games.
const MOST: Duration = Duration::from_secs(300);
/// What long games may take, and a thousand stored tables.
const MOST_GROWTH: Duration = Duration::from_secs(900);
const MOST_STORED: Duration = Duration::from_secs(20);
/// There is one table of Die Erbraffer for so many of Maloney's Inheritance: its pages are larger.
const FEWER: u32 = 4;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: Args,
}

fn main() -> ExitCode {
    let args = Cli::parse().args;
    match run::within(most(&args), run(&args)) {
        Ok(figures) if args.json => println!("{}", serde_json::json!(figures)),
        Ok(figures) => print!("{figures}"),
        Err(error) => {
            eprintln!("error: {error:#}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn most(args: &Args) -> Duration {
    let play = 2 * (MOST + 2 * Duration::from_secs(args.seconds));
    let growth = if args.growth { MOST_GROWTH } else { Duration::ZERO };
    play + growth + args.stored.map_or(Duration::ZERO, |tables| MOST + MOST_STORED * tables.div_ceil(1_000))
}

async fn run(args: &Args) -> Result<Figures> {
    let place = Place::new(args.server.as_deref(), args.data.as_deref())?;
    let maloney = play(&place, args, Game::Maloney, args.tables).await?;
    eprintln!("the same with Die Erbraffer");
    let erbraffer = play(&place, args, Game::Erbraffer, args.tables.div_ceil(FEWER)).await?;
    let mut figures = Figures { maloney, erbraffer, growth: None, stored: None };
    if args.growth {
        eprintln!("long games");
        figures.growth = Some(growth::measure(&place).await?);
    }
    if let Some(tables) = args.stored {
        eprintln!("{tables} stored tables");
        figures.stored = Some(stored::measure(&place, tables).await?);
    }
    Ok(figures)
}

/// Goes through all phases with tables of one game, on a server of its own.
async fn play(place: &Place, args: &Args, game: Game, count: u32) -> Result<Played> {
    let data = place.data(game.name());
    let server = Server::start(&place.program, &data, &[]).await?;
    eprintln!("the server is process {} at {}", server.id(), server.address);
    let fresh = memory::taken(&server)?;
    let tables = set_up(&server, game, count).await?;
    let seconds = Duration::from_secs(args.seconds);
    eprintln!("{} tables; one move per second at each for {seconds:?}", tables.len());
    let (tables, paced) = phase::play(&server, tables, Pace::EverySecond, seconds).await?;
    eprintln!("as fast as it goes for {seconds:?}");
    let (tables, saturated) = phase::play(&server, tables, Pace::InFlight(args.in_flight as usize), seconds).await?;
    let loaded = memory::taken(&server)?;
    let streams: Vec<String> = tables.iter().map(Table::stream).collect();
    drop(tables);
    eprintln!("everyone leaves");
    let (in_memory, stored) = memory::rest(&server).await?;
    let after = memory::taken(&server)?;
    drop(server);
    eprintln!("{} idle streams on a server started again", args.connections);
    let server = Server::start(&place.program, &data, &[]).await?;
    let restarted = memory::taken(&server)?;
    let (table_in_use, connection) = memory::connect(&server, &streams, args.connections as usize).await?;
    let memory = Memory { fresh, loaded, after, stored, in_memory, restarted, table_in_use, connection };
    Ok(Played { tables: count, streams: 2 * count, paced, saturated, memory })
}

/// Makes all tables, some at a time.
async fn set_up(server: &Server, game: Game, count: u32) -> Result<Vec<Table>> {
    let address = server.address;
    let (mut making, mut tables) = (JoinSet::new(), Vec::new());
    for number in 0..count {
        if making.len() >= MAKERS {
            tables.extend(next(&mut making).await?);
        }
        making.spawn_local(Table::new(address, game, number));
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
