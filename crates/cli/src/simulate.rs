use std::fmt::Write;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use bequest_bots::Roster;
use bequest_engine::Setup;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::dispatch::with_game;
use crate::edition::{Components, OwnEdition};
use crate::fault::Fault;
use crate::options::OwnOptions;
use crate::output;
use crate::series::{Plan, Seating};
use crate::tally::{Summary, Tally};

/// Lets bots play many games and tells who won how often
///
/// Every game is decided by the seed and its number alone: the same seed gives the same games, whatever the number of
/// threads. The intervals are Wilson's, at 95%; a shared win counts as its fraction; a bot with several seats counts
/// each of them as a game. Seconds are those on the wall clock.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  bequest simulate maloney --players 4 --games 1000 --bots thrifty,random --seed 1 --json"
)]
pub(crate) struct Simulate {
    /// The game, as listed by `bequest games`
    game: String,
    /// How many seats the table has [default: the game's usual number]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many games are played
    #[arg(long, value_name = "G", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The bots from seat 1 on, repeated around the table if they are fewer [default: the game's first]
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    bots: Vec<String>,
    /// Keep every bot in its seat; without it the bots move on by one seat each game
    #[arg(long)]
    fixed_seats: bool,
    /// Any text that all chance comes from [default: a random one, which is shown]
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    options: OwnOptions,
    #[command(flatten)]
    edition: OwnEdition,
    /// Write the record of every game to this directory, which must be new or empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write JSON to standard output
    #[arg(long)]
    json: bool,
}

/// What is told at the end.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: usize,
    games: u64,
    steps: u64,
    seconds: f64,
    by_bot: Vec<ByBot<'a>>,
    by_seat: Vec<BySeat>,
}

#[derive(Serialize)]
struct ByBot<'a> {
    bot: &'a str,
    #[serde(flatten)]
    summary: Summary,
}

#[derive(Serialize)]
struct BySeat {
    seat: usize,
    #[serde(flatten)]
    summary: Summary,
}

impl Simulate {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        with_game!(self.game.as_str(), G => self.simulate::<G>())
    }

    fn simulate<G: Roster + Components>(&self) -> Result<(), Fault> {
        let plan = self.plan::<G>()?;
        if let Some(directory) = &self.records {
            make_empty(directory)?;
        }
        if self.seed.is_none() {
            output::note(format_args!("seed {}", plan.seed));
        }
        let mut names: Vec<&str> = Vec::new();
        for bot in &plan.bots {
            if !names.contains(&bot.as_str()) {
                names.push(bot);
            }
        }
        let bar = progress_bar(self.games);
        let start = Instant::now();
        let tally = self.play_all(&plan, &names, &bar)?;
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();

        let by_bot = names.iter().zip(&tally.by_bot).map(|(bot, count)| ByBot { bot, summary: count.summary() });
        let by_seat = (1..).zip(&tally.by_seat).map(|(seat, count)| BySeat { seat, summary: count.summary() });
        let report = Report {
            game: G::ID,
            players: plan.setup.players(),
            games: self.games,
            steps: tally.steps,
            seconds,
            by_bot: by_bot.collect(),
            by_seat: by_seat.collect(),
        };
        if self.json { output::print_json(&report) } else { output::print(&in_words(&report)) }
    }

    fn plan<G: Roster + Components>(&self) -> Result<Plan<G>, Fault> {
        let setup = self.options.agree::<G>(self.players, &self.edition.keep::<G>()?)?;
        let bots = seat_list::<G>(&self.bots, setup.players())?;
        let seating = if self.fixed_seats { Seating::Fixed } else { Seating::MovesOn };
        let seed = match &self.seed {
            Some(seed) => seed.clone(),
            None => random_seed()?,
        };
        Ok(Plan { setup, bots, seating, seed })
    }

    fn play_all<G: Roster>(&self, plan: &Plan<G>, names: &[&str], bar: &ProgressBar) -> Result<Tally, Fault> {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let threads = self.threads.map_or_else(cores, usize::from).min(self.games as usize);
        let next = AtomicU64::new(1);
        let work = || {
            let tally = self.play_some(plan, names, &next, bar);
            if tally.is_err() {
                next.store(self.games + 1, Ordering::Relaxed);
            }
            tally
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut total = Tally::new(names.len(), plan.setup.players());
            for worker in workers {
                total.add(&worker.join().expect("a worker does not panic")?);
            }
            Ok(total)
        })
    }

    /// Plays games until none is left, whichever number comes next.
    fn play_some<G: Roster>(
        &self,
        plan: &Plan<G>,
        names: &[&str],
        next: &AtomicU64,
        bar: &ProgressBar,
    ) -> Result<Tally, Fault> {
        let mut tally = Tally::new(names.len(), plan.setup.players());
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game > self.games {
                return Ok(tally);
            }
            let (standing, steps) = match &self.records {
                None => plan.play(game),
                Some(directory) => {
                    let record = plan.record(game);
                    let path = directory.join(format!("{game:06}.rec"));
                    fs::write(&path, record.to_string()).map_err(|error| cannot_write(&path, &error))?;
                    (record.end.expect("the game was played to its end").standing, record.rows.len() as u64)
                }
            };
            tally.add_game(steps, &standing, |seat| {
                let bot = &plan.bots[plan.bot_at(game, seat)];
                names.iter().position(|name| name == bot).expect("every bot is counted")
            });
            bar.inc(1);
        }
    }
}

/// Returns one bot for each seat.
fn seat_list<G: Roster>(names: &[String], seats: usize) -> Result<Vec<String>, Fault> {
    let usual = [G::BOTS[0].to_owned()];
    let names = if names.is_empty() { &usual } else { names };
    if let Some(unknown) = names.iter().find(|name| !G::BOTS.contains(&name.as_str())) {
        return Err(Fault::wrong_use(format!("no such bot: {unknown:?}; there is {}", G::BOTS.join(", "))));
    }
    if names.len() > seats {
        return Err(Fault::wrong_use(format!("{} bots for {seats} seats; name {seats} at most", names.len())));
    }
    Ok(names.iter().cycle().take(seats).cloned().collect())
}

fn random_seed() -> Result<String, Fault> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)
        .map_err(|error| Fault::wrong_use(format!("no random seed: {error}; name one with --seed")))?;
    Ok(format!("{:016x}", u64::from_be_bytes(bytes)))
}

/// Makes a directory for records; one that has something in it is left alone.
fn make_empty(directory: &Path) -> Result<(), Fault> {
    fs::create_dir_all(directory).map_err(|error| cannot_write(directory, &error))?;
    let mut entries = fs::read_dir(directory).map_err(|error| cannot_write(directory, &error))?;
    if entries.next().is_some() {
        let what = format!("{} is not empty; name a new or an empty directory", directory.display());
        return Err(Fault::wrong_use(what));
    }
    Ok(())
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Fault {
    Fault::wrong_use(format!("cannot write {}: {error}", path.display()))
}

/// Shows how far it is where somebody is watching, without colours.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    bar.with_style(style.expect("the template is well formed"))
}

fn in_words(report: &Report<'_>) -> String {
    let Report { game, players, games, steps, seconds, by_bot, by_seat } = report;
    let mut text = format!("{game}, {players} players: {games} games, {steps} steps, {seconds:.2} seconds\n");
    let mut table = |heading: &str, rows: Vec<(String, Summary)>| {
        writeln!(text, "\n{heading:<12}   games     wins  win rate  95% interval  mean score")?;
        for (name, summary) in rows {
            let Summary { games, wins, win_rate, low, high, mean_score } = summary;
            let (rate, low, high) = (100.0 * win_rate, 100.0 * low, 100.0 * high);
            let interval = format!("{low:.1}-{high:.1}%");
            writeln!(text, "{name:<12} {games:>7} {wins:>8.1} {rate:>8.1}% {interval:>13} {mean_score:>11.1}")?;
        }
        std::fmt::Result::Ok(())
    };
    let bots = by_bot.iter().map(|row| (row.bot.to_owned(), row.summary)).collect();
    let seats = by_seat.iter().map(|row| (row.seat.to_string(), row.summary)).collect();
    table("bot", bots).and_then(|()| table("seat", seats)).expect("a string takes all that is written");
    text
}
