//! Plays every game for a long time and checks it against the contract; `cargo xtask soak` starts it.

use std::{
    env, fmt,
    panic::{AssertUnwindSafe, catch_unwind, set_hook},
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, anyhow};
use bequest_catalogue::{GAMES, Title, with_game};
use bequest_conformance::{Suite, check};
use bequest_engine::{By, End, Game, Player, Playout, Record, Row, Seat, Setup, Step, below};
use clap::Parser;
use kills::{Plan, kill_and_compare};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

#[path = "../src/soak/args.rs"]
mod args;
#[path = "../../crates/cli/tests/site/kills.rs"]
mod kills;
#[path = "../../crates/cli/tests/site/mod.rs"]
mod site;

/// The most steps a game may have.
const BOUND: usize = 20_000;
/// Random games of a round with each set-up: they take about as long as the suite.
const PLAYOUTS: u64 = 1_000;
/// Tables of people that are played while the server is killed.
const TABLES: usize = 6;
/// How often the progress is printed.
const NEWS: Duration = Duration::from_secs(60);

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: args::Args,
}

fn main() -> ExitCode {
    // A step that panics is caught and reported with its record; thousands of lines while it is shrunk would hide that.
    set_hook(Box::new(|_| ()));
    let args = Cli::parse().args;
    match kill(&args).and_then(|()| soak(&args, round)) {
        Ok(figures) => {
            println!("{figures}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Has people play on a server that is killed again and again.
fn kill(args: &args::Args) -> Result<()> {
    let seed = args.seed.unwrap_or_else(clock);
    if args.kills == 0 {
        return Ok(());
    }
    eprintln!("{} kills with seed {seed}", args.kills);
    let own = env::current_exe()?;
    let server = own.ancestors().nth(2).context("the example is built beside the server")?.join("bequest");
    let plan = Plan { kills: args.kills, tables: TABLES, seed };
    let again = || format!("again: cargo xtask soak --kills {} --seed {seed} --games 1", args.kills);
    let figures = kill_and_compare(&server, plan).with_context(again)?;
    println!("{figures}\n");
    Ok(())
}

fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs())
}

/// Plays one round of every game; the seed alone decides what happens.
fn round(seed: u64) -> Result<Figures> {
    let mut figures = Figures::default();
    for game in GAMES {
        figures.add(&with_game!(*game, T => round_of::<<T as Title>::Game>(seed)).expect("it is a game")?);
    }
    Ok(Figures { rounds: 1, ..figures })
}

fn round_of<G: Game>(seed: u64) -> Result<Figures> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let suite =
        Suite { games: 2, bytes: 700, bound: BOUND, closely: 40, worlds: 2, seed: rng.next_u64(), ..Suite::default() };
    let tried = check::<G>(&suite).map_err(|failure| anyhow!("{} breaks the contract\n{failure}", G::ID))?;
    let mut figures = Figures {
        rounds: 1,
        checks: tried.checks as u64,
        suite_games: tried.games as u64,
        longest: tried.longest as u64,
        ..Figures::default()
    };
    let mut playout = SoakGames::<G>::new(rng);
    for setup in G::setups() {
        for _ in 0..PLAYOUTS {
            let steps = playout.play(&setup)?;
            figures.playouts += 1;
            figures.steps += steps;
            figures.longest = figures.longest.max(steps);
        }
    }
    Ok(figures)
}

/// What was tried.
#[derive(Clone, Copy, Default)]
struct Figures {
    rounds: u64,
    /// How many checks the suite makes in a round.
    checks: u64,
    /// The games of the suite, each of them for one check.
    suite_games: u64,
    playouts: u64,
    /// The steps of the playouts; the suite does not count its own.
    steps: u64,
    longest: u64,
    seconds: f64,
}

impl Figures {
    fn add(&mut self, other: &Figures) {
        self.rounds += other.rounds;
        self.checks = self.checks.max(other.checks);
        self.suite_games += other.suite_games;
        self.playouts += other.playouts;
        self.steps += other.steps;
        self.longest = self.longest.max(other.longest);
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { rounds, checks, suite_games, playouts, steps, longest, seconds } = *self;
        let per_second = |count: u64| count as f64 / seconds;
        writeln!(f, "rounds          {rounds:>14}")?;
        writeln!(
            f,
            "games in all    {:>14} {:>12.0} per second",
            suite_games + playouts,
            per_second(suite_games + playouts)
        )?;
        writeln!(f, "of the suite    {suite_games:>14} {:>12.0} per second, {checks} checks", per_second(suite_games))?;
        writeln!(f, "playouts        {playouts:>14} {:>12.0} per second", per_second(playouts))?;
        writeln!(f, "their steps     {steps:>14} {:>12.0} per second", per_second(steps))?;
        writeln!(f, "longest game    {longest:>14} steps; {BOUND} are allowed")?;
        write!(f, "seconds         {seconds:>14.1}")
    }
}

/// Plays rounds on all cores until it is enough, or until one fails.
fn soak(args: &args::Args, round: fn(u64) -> Result<Figures>) -> Result<Figures> {
    let next = AtomicU64::new(args.seed.unwrap_or_else(clock));
    let start = Instant::now();
    let total = Mutex::new((Figures::default(), start));
    let failure = Mutex::new(None);
    eprintln!("the seed of the first round is {}", next.load(Ordering::Relaxed));

    let is_enough = |figures: &Figures| match args.games {
        Some(games) => figures.suite_games + figures.playouts >= games,
        None => start.elapsed() >= Duration::from_secs(60 * args.minutes),
    };
    let work = || {
        while failure.lock().expect("no holder panics").is_none()
            && !is_enough(&total.lock().expect("no holder panics").0)
        {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            match catch_unwind(|| round(seed)).unwrap_or_else(|_| Err(anyhow!("the soak itself panicked"))) {
                Ok(figures) => count(&mut total.lock().expect("no holder panics"), &figures, start),
                Err(error) => *failure.lock().expect("no holder panics") = Some((seed, error)),
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });

    let (mut figures, _) = total.into_inner().expect("no holder panics");
    figures.seconds = start.elapsed().as_secs_f64();
    match failure.into_inner().expect("no holder panics") {
        None => Ok(figures),
        Some((seed, error)) => {
            Err(anyhow!("{error}\nagain: cargo xtask soak --kills 0 --seed {seed} --games 1\n\nbefore that\n{figures}"))
        }
    }
}

/// Adds a round to the figures, and prints them from time to time.
fn count((total, told): &mut (Figures, Instant), figures: &Figures, start: Instant) {
    total.add(figures);
    if told.elapsed() >= NEWS {
        let Figures { rounds, suite_games, playouts, .. } = total;
        eprintln!("{:.0} s: {rounds} rounds, {} games", start.elapsed().as_secs_f64(), *suite_games + *playouts);
        *told = Instant::now();
    }
}

/// Plays random games, looking at every position.
struct SoakGames<G: Game> {
    playout: Playout<G, Xoshiro256PlusPlus>,
    /// The steps of the game, the one that may fail included.
    steps: Vec<Step<G>>,
    /// How many of four choices fall on the first entry of a list.
    quiet: u32,
}

impl<G: Game> SoakGames<G> {
    fn new(rng: Xoshiro256PlusPlus) -> Self {
        Self { playout: Playout::new(rng), steps: Vec::new(), quiet: 0 }
    }

    /// Plays a game to its end; returns the number of its steps, or what is wrong with the record.
    fn play(&mut self, setup: &G::Setup) -> Result<u64> {
        self.steps.clear();
        self.quiet = below(&mut self.playout.rng, 4);
        let result = catch_unwind(AssertUnwindSafe(|| self.walk(setup)));
        let what = match result {
            Ok(Ok(())) => return Ok(self.steps.len() as u64),
            Ok(Err(what)) => what,
            Err(panic) => {
                let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
                format!("panic: {}", text.or_else(|| panic.downcast_ref().cloned()).unwrap_or_default())
            }
        };
        let record = self.record(setup);
        Err(anyhow!("{} fails in a playout after {} steps: {what}\nrecord:\n{record}", G::ID, self.steps.len()))
    }

    fn walk(&mut self, setup: &G::Setup) -> Result<(), String> {
        let mut position = G::new(setup);
        while self.steps.len() < BOUND {
            position.conserved()?;
            let quiet = self.quiet;
            let step = self.playout.draw_by(&position, |rng, _, legal| {
                let is_quiet = below(rng, 4) < quiet;
                legal[if is_quiet { 0 } else { below(rng, legal.len() as u32) as usize }]
            });
            let Some(step) = step else {
                return position.scores().map(|_| ()).ok_or_else(|| "over without scores".into());
            };
            if position.scores().is_some() {
                return Err("there are scores before it is over".into());
            }
            self.steps.push(step);
            position.apply(step, &mut |_| ());
        }
        Err(format!("not over after {BOUND} steps"))
    }

    fn record(&self, setup: &G::Setup) -> Record<G> {
        let player = |seat: Seat| Player::Bot(format!("soak {seat}").parse().expect("it is a name"));
        let row = |step: &Step<G>| match *step {
            Step::Act(seat, action) => Row::Act { seat, by: By::Bot, action },
            Step::Chance(outcome) => Row::Chance(outcome),
        };
        Record {
            setup: setup.clone(),
            players: Seat::all(setup.players()).map(player).collect(),
            fairness: None,
            rows: self.steps.iter().map(row).collect(),
            end: None::<End>,
        }
    }
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::{Flaw, FlawedLots, with_flaw};

    use super::*;

    fn playouts() -> Result<()> {
        let mut playout = SoakGames::<FlawedLots>::new(Xoshiro256PlusPlus::seed_from_u64(1));
        let setup = &FlawedLots::setups()[0];
        (0..200).try_for_each(|_| playout.play(setup).map(|_| ()))
    }

    fn args(games: u64) -> args::Args {
        args::Args { games: Some(games), minutes: 10, seed: Some(1), kills: 0 }
    }

    #[test]
    fn a_good_game_is_played_to_its_end() {
        playouts().unwrap();
    }

    #[test]
    fn a_playout_finds_faults_and_prints_the_record() {
        for (flaw, what) in [
            (Flaw::Panics, "panic: the purse must not be empty"),
            (Flaw::LosesCoins, "coins"),
            (Flaw::Endless, "not over after 20000 steps"),
            (Flaw::Speechless, "is asked, but has no legal action"),
        ] {
            let error = with_flaw(flaw, playouts).unwrap_err().to_string();
            assert!(error.contains(what), "{flaw:?}: {}", error.lines().next().unwrap());
            assert!(error.contains("\nrecord:\nbequest record 1\n"), "{flaw:?}");
        }
    }

    #[test]
    fn a_round_is_decided_by_its_seed() {
        let steps = |seed| round_of::<FlawedLots>(seed).unwrap().steps;
        assert_eq!(steps(1), steps(1));
        assert_ne!(steps(1), steps(2));
    }

    #[test]
    fn it_ends_when_there_are_enough_games() {
        let round = |_| Ok(Figures { rounds: 1, suite_games: 1, playouts: 4, ..Figures::default() });
        let figures = soak(&args(21), round).unwrap();
        assert!(figures.rounds >= 5 && figures.playouts == 4 * figures.rounds);
    }

    #[test]
    fn a_failure_ends_it_and_names_its_seed() {
        let round = |seed| if seed < 3 { Ok(Figures::default()) } else { Err(anyhow!("a coin is lost")) };
        let error = soak(&args(u64::MAX), round).err().expect("it fails").to_string();
        assert!(error.starts_with("a coin is lost\nagain: cargo xtask soak --kills 0 --seed "), "{error}");
    }
}
