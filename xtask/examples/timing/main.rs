//! Tries to tell hidden steps from response times; `cargo xtask timing` starts it.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};
use bequest_engine::below;
use clap::Parser;
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tokio::time::{sleep, sleep_until};

use crate::{
    args::Args,
    figures::{Figures, compare},
    shared::{
        hidden::HiddenSteps,
        run::{self, Place},
        server::{self, Server},
        spread::Spread,
    },
    stranger::{Seen, Stranger},
    windows::{Kind, Window, measure, shuffled},
};

#[path = "../../src/timing/args.rs"]
mod args;
mod figures;
mod roc;
#[path = "../shared/mod.rs"]
mod shared;
mod stranger;
mod windows;

/// How long a window is at least: longer than a step takes on a modern disk.
const WINDOW: Duration = Duration::from_millis(25);
/// How long it is quiet between two windows: this long, and up to as long again.
const PAUSE: Duration = Duration::from_millis(10);
/// After this many milliseconds a table that nobody uses leaves the memory, with `--sparse`.
const IDLE: u32 = 50;
/// What everything but the windows may take.
const MOST: Duration = Duration::from_secs(120);
/// The order of the windows is the same in every run.
const SEED: u64 = 1;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: Args,
}

/// What happened meanwhile.
#[derive(Default)]
struct Happened {
    windows: Vec<Window>,
    /// How long the steps took.
    acknowledged: Vec<Duration>,
}

fn main() -> ExitCode {
    let args = Cli::parse().args;
    let figures = match run::within(most(&args), run(&args)) {
        Ok(figures) => figures,
        Err(error) => {
            eprintln!("error: {error:#}");
            return ExitCode::FAILURE;
        }
    };
    if args.json {
        println!("{}", serde_json::json!(figures));
    } else {
        print!("{figures}");
    }
    if figures.is_told() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Returns how often the stranger asks per second: with `--sparse` so seldom that what they have read themselves has left
/// the memory.
fn rate(args: &Args) -> u32 {
    if args.sparse { 1_000 / (4 * IDLE) } else { args.rate }
}

/// Returns how long a window is: a step fits into it, and the stranger asks at least once.
fn window(args: &Args) -> Duration {
    let step = WINDOW + Duration::from_millis(2 * args.slow_commit);
    if rate(args) == 0 { step } else { step.max(2 * Duration::from_secs(1) / rate(args)) }
}

fn most(args: &Args) -> Duration {
    MOST + 3 * args.steps * 4 * (window(args) + 2 * PAUSE)
}

async fn run(args: &Args) -> Result<Figures> {
    let place = Place::new(args.server.as_deref(), args.data.as_deref())?;
    let mut more = Vec::new();
    more.extend((args.slow_commit > 0).then(|| format!("--commit-delay={}", args.slow_commit)));
    more.extend(args.sparse.then(|| format!("--idle={IDLE}")));
    let server = Server::start(&place.program, &place.data("data"), &more).await?;
    eprintln!("the server is process {} at {}", server.id(), server.address);
    let mut tables = [HiddenSteps::new(server.address).await?, HiddenSteps::new(server.address).await?];
    let (asked_for, end) = match (args.page, args.past) {
        (false, false) => ("regions", "/regions"),
        (true, _) => ("pages", ""),
        (false, true) => ("pages of the past", "?step=1"),
    };
    let paths = [0, 1].map(|table: usize| format!("{}{end}", tables[table].path));
    eprintln!("{} windows of {:?}", 3 * args.steps, window(args));
    let rows = server.counted("bequest_rows_total").await?;
    let (start, server_cpu, generator_cpu) = (Instant::now(), server.cpu()?, server::cpu("self")?);
    let stranger = Stranger::begin(server.address, paths, rate(args));
    let Happened { windows, acknowledged } = take_steps(args, &mut tables, &stranger).await?;
    let Seen { answers, changes } = stranger.end()?;
    let seconds = start.elapsed().as_secs_f64();
    let (server_cpu, generator_cpu) = (server.cpu()? - server_cpu, server::cpu("self")? - generator_cpu);
    let rows = server.counted("bequest_rows_total").await? - rows;
    ensure!(rows == f64::from(2 * args.steps), "{rows} rows for {} steps", 2 * args.steps);
    let measured = measure(&windows, window(args), &answers);
    Ok(Figures {
        steps: args.steps,
        asked_for,
        rate: rate(args),
        slow_commit: args.slow_commit,
        window: window(args).as_secs_f64() * 1e3,
        seconds,
        answers: answers.len(),
        changes,
        response: Spread::of(answers.iter().map(|answer| answer.time()).collect()),
        acknowledged: Spread::of(acknowledged),
        elsewhere: compare(&measured, Kind::Elsewhere),
        nothing: compare(&measured, Kind::Nothing),
        server_cpu,
        generator_cpu,
    })
}

/// Lets happen what happens in each window, one after the other. The stranger turns to one of the tables at random, so
/// that it does not matter if one of them costs more than the other.
async fn take_steps(args: &Args, tables: &mut [HiddenSteps; 2], stranger: &Stranger) -> Result<Happened> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    // What is slow the first time is not measured.
    sleep(10 * PAUSE).await;
    let mut happened = Happened::default();
    for kind in shuffled(args.steps, &mut rng) {
        if stranger.has_stopped() {
            break;
        }
        let here = below(&mut rng, 2) as usize;
        stranger.turn_to(here);
        sleep(PAUSE + PAUSE * below(&mut rng, 1_000) / 1_000).await;
        let start = Instant::now();
        happened.windows.push(Window { kind, start });
        let table = match kind {
            Kind::Here => Some(here),
            Kind::Elsewhere => Some(1 - here),
            Kind::Nothing => None,
        };
        if let Some(table) = table {
            tables[table].step().await?;
            happened.acknowledged.push(start.elapsed());
        }
        sleep_until((start + window(args)).into()).await;
    }
    Ok(happened)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(rate: u32, slow_commit: u64) -> Args {
        let (sparse, page, past, json) = (false, false, false, false);
        Args { steps: 10, rate, sparse, slow_commit, page, past, data: None, server: None, json }
    }

    #[test]
    fn a_step_fits_into_a_window_and_the_stranger_asks_in_it() {
        assert_eq!(window(&args(0, 0)), WINDOW);
        assert_eq!(window(&args(0, 50)), WINDOW + Duration::from_millis(100));
        assert_eq!(window(&args(10, 0)), Duration::from_millis(200));
        assert_eq!(window(&args(1_000, 0)), WINDOW);
        let sparse = Args { sparse: true, ..args(0, 0) };
        assert!(Duration::from_secs(1) / rate(&sparse) > 2 * Duration::from_millis(IDLE.into()));
    }
}
