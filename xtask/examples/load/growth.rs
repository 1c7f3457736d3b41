//! How much more a move costs late in a long game than early.

use std::fmt;

use anyhow::{Result, bail};
use serde::Serialize;
use tokio::{sync::Semaphore, task::JoinSet};

use crate::{
    game::Game,
    next, set_up,
    shared::{hidden::HiddenSteps, run::Place, server::Server},
    table::{Moved, Table},
};

/// How many tables play a long game at the same time.
const TABLES: u32 = 20;
/// The rows between which a game is young, and those between which it is old.
const EARLY: [f64; 2] = [50.0, 150.0];
const LATE: [f64; 2] = [1_950.0, 2_050.0];
/// After so many moves of each table we look how long the games are.
const STRIDE: u32 = 10;

/// What a move costs as a game grows.
#[derive(Serialize)]
pub(crate) struct Growth {
    /// Steps that only one seat sees, given again and again.
    pub(crate) hidden: Grown,
    /// Turns that everyone sees.
    pub(crate) seen: Grown,
}

/// What a move costs in games of two lengths.
#[derive(Serialize)]
pub(crate) struct Grown {
    pub(crate) early: Cost,
    pub(crate) late: Cost,
    /// How many times as much a move costs late.
    pub(crate) ratio: f64,
}

/// What moves cost around a row.
#[derive(Serialize, Clone, Copy)]
pub(crate) struct Cost {
    pub(crate) row: f64,
    pub(crate) moves: u32,
    /// Microseconds of a processor that the server needs for one.
    pub(crate) micros: f64,
}

/// A table that can go on for long.
trait Long: Sized + 'static {
    async fn go_on(&mut self) -> Result<()>;
}

impl Long for HiddenSteps {
    async fn go_on(&mut self) -> Result<()> {
        self.step().await
    }
}

impl Long for Table {
    async fn go_on(&mut self) -> Result<()> {
        let Some(found) = self.find_move().await? else { bail!("a game ended before it was long") };
        match self.make(&found, &Semaphore::new(1)).await? {
            Moved::Done { .. } => Ok(()),
            Moved::Stale => bail!("a move was stale"),
            Moved::Refused(why) => bail!("a move was refused: {why}"),
        }
    }
}

/// Plays long games on servers of their own.
pub(crate) async fn measure(place: &Place) -> Result<Growth> {
    let server = Server::start(&place.program, &place.data("hidden"), &[]).await?;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(HiddenSteps::new(server.address).await?);
    }
    let hidden = grow(&server, tables).await?;
    drop(server);
    let server = Server::start(&place.program, &place.data("seen"), &[]).await?;
    let tables = set_up(&server, Game::LongErbraffer, TABLES).await?;
    Ok(Growth { hidden, seen: grow(&server, tables).await? })
}

async fn grow(server: &Server, tables: Vec<impl Long>) -> Result<Grown> {
    let (tables, early) = cost(server, tables, EARLY).await?;
    let (_, late) = cost(server, tables, LATE).await?;
    Ok(Grown { early, late, ratio: late.micros / early.micros })
}

/// Plays on to the first row, and measures from there to the second.
async fn cost<T: Long>(server: &Server, tables: Vec<T>, [from, to]: [f64; 2]) -> Result<(Vec<T>, Cost)> {
    let (tables, _) = play_to(server, tables, from).await?;
    let (row, cpu) = (row(server).await?, server.cpu()?);
    let (tables, moves) = play_to(server, tables, to).await?;
    let micros = (server.cpu()? - cpu) * 1e6 / f64::from(moves.max(1));
    Ok((tables, Cost { row: f64::midpoint(row, to), moves, micros }))
}

/// Plays until the games have so many rows on average; returns how many moves that took.
async fn play_to<T: Long>(server: &Server, mut tables: Vec<T>, to: f64) -> Result<(Vec<T>, u32)> {
    let mut moves = 0;
    while row(server).await? < to {
        let mut playing = JoinSet::new();
        for mut table in tables {
            playing.spawn_local(async move {
                for _ in 0..STRIDE {
                    table.go_on().await?;
                }
                Ok(table)
            });
        }
        tables = Vec::new();
        while let Some(table) = next(&mut playing).await? {
            tables.push(table);
        }
        moves += STRIDE * TABLES;
    }
    Ok((tables, moves))
}

/// Returns how many rows a game has on average.
async fn row(server: &Server) -> Result<f64> {
    Ok(server.counted("bequest_rows_total").await? / f64::from(TABLES))
}

impl fmt::Display for Grown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [early, late] = [self.early, self.late].map(|cost| format!("{:.0} µs at row {:.0}", cost.micros, cost.row));
        write!(f, "{early}, {late}, {:.2} times as much", self.ratio)
    }
}

impl fmt::Display for Growth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "growth: what the server needs for a move in {TABLES} long games of Die Erbraffer")?;
        writeln!(f, "  hidden steps: {}", self.hidden)?;
        writeln!(f, "  turns:        {}", self.seen)
    }
}
