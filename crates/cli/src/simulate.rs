use std::fmt::Write;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use bequest_bots::{Entrant, Finished, Roster, Seating, Series, Slip, Wandered};
use bequest_catalogue::Title;
use bequest_engine::{Game, Seat, Setup};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::dispatch::with_game;
use crate::edition::OwnEdition;
use crate::fault::Fault;
use crate::options::OwnOptions;
use crate::output;
use crate::tally::{Summary, Tally};

/// Lets bots play many games and tells who won how often
///
/// Every game is decided by the seed and its number alone: the same seed gives the same games, whatever the number of
/// threads. The intervals are Wilson's, at 95%; a shared win counts as its fraction; a bot with several seats counts
/// each of them as a game. Seconds are those on the wall clock.
///
/// Bots think by counts and never by time. A bot that answers illegally, gives up or panics is reported with its game and
/// the last steps before that; so is a game without an end.
#[derive(clap::Args)]
#[command(
    after_help = crate::dispatch::examples(&["simulate {1} --players 4 --games 1000 --bots thrifty,random --seed 1 --json"])
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
    /// A game that is not over after so many steps is reported, with the last of them
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    max_steps: u64,
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

/// What is reported at the end.
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
        with_game!(self.game.as_str(), T => self.simulate::<T>())
    }

    fn simulate<T: Title>(&self) -> Result<(), Fault> {
        let series = self.series::<T>()?;
        if let Some(directory) = &self.records {
            make_empty(directory)?;
        }
        if self.seed.is_none() {
            output::note(format_args!("seed {}", series.seed()));
        }
        let mut names: Vec<&str> = Vec::new();
        for entrant in series.entrants() {
            if !names.contains(&entrant.name()) {
                names.push(entrant.name());
            }
        }
        let bar = progress_bar(self.games);
        let start = Instant::now();
        let tally = self.play_all(&series, &names, &bar);
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let tally = tally?;

        let by_bot = names.iter().zip(&tally.by_bot).map(|(bot, count)| ByBot { bot, summary: count.summary() });
        let by_seat = (1..).zip(&tally.by_seat).map(|(seat, count)| BySeat { seat, summary: count.summary() });
        let report = Report {
            game: T::Game::ID,
            players: series.players(),
            games: self.games,
            steps: tally.steps,
            seconds,
            by_bot: by_bot.collect(),
            by_seat: by_seat.collect(),
        };
        if self.json { output::print_json(&report) } else { output::print(&in_words(&report)) }
    }

    fn series<T: Title>(&self) -> Result<Series<T::Game>, Fault> {
        let setup = self.options.agree::<T::Game>(self.players, &self.edition.keep::<T::Game>()?)?;
        let entrants = entrants::<T::Bots>(&self.bots, setup.players())?;
        let seed = match &self.seed {
            Some(seed) => seed.clone(),
            None => random_seed()?,
        };
        let mut series = Series::new(setup, entrants, seed);
        series.seating = if self.fixed_seats { Seating::Fixed } else { Seating::MovesOn };
        series.max_steps = self.max_steps;
        Ok(series)
    }

    fn play_all<G: Game>(&self, series: &Series<G>, names: &[&str], bar: &ProgressBar) -> Result<Tally, Fault> {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let threads = self.threads.map_or_else(cores, usize::from).min(self.games as usize);
        let next = AtomicU64::new(1);
        let work = || {
            let tally = self.play_some(series, names, &next, bar);
            if tally.is_err() {
                next.store(self.games + 1, Ordering::Relaxed);
            }
            tally
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let done: Vec<_> = workers.into_iter().map(|it| it.join().expect("a worker does not panic")).collect();
            let mut total = Tally::new(names.len(), series.players());
            let mut stopped = Vec::new();
            for tally in done {
                tally.map_or_else(|it| stopped.push(it), |tally| total.add(&tally));
            }
            // Every game before it was played to its end: it is the same one whatever the number of threads.
            let first = stopped.into_iter().min_by_key(|(game, _)| *game);
            first.map_or(Ok(total), |(_, fault)| Err(fault))
        })
    }

    /// Plays games until none is left, whichever number comes next, or says which one stopped it and why.
    fn play_some<G: Game>(
        &self,
        series: &Series<G>,
        names: &[&str],
        next: &AtomicU64,
        bar: &ProgressBar,
    ) -> Result<Tally, (u64, Fault)> {
        let mut tally = Tally::new(names.len(), series.players());
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game > self.games {
                return Ok(tally);
            }
            let Finished { standing, steps, .. } = self.play_one(series, game).map_err(|fault| (game, fault))?;
            tally.add_game(steps, &standing, |seat| {
                let bot = series.entrants()[series.entrant_at(game, seat)].name();
                names.iter().position(|name| *name == bot).expect("every bot is counted")
            });
            bar.inc(1);
        }
    }

    /// Plays a game in which every bot answers as it should.
    fn play_one<G: Game>(&self, series: &Series<G>, game: u64) -> Result<Finished, Fault> {
        let wandered = |it: Wandered| Fault::found(in_game(series, game, &it.to_string(), &it.last));
        let finished = match &self.records {
            None => series.play(game).map_err(wandered)?,
            Some(directory) => {
                let (finished, record) = series.record(game).map_err(wandered)?;
                let path = directory.join(format!("{game:06}.rec"));
                fs::write(&path, record.to_string()).map_err(|error| cannot_write(&path, &error))?;
                finished
            }
        };
        without_slips(series, game, finished)
    }
}

/// Refuses a game in which a bot did not answer as it should: the count would not be the bot's own.
fn without_slips<G: Game>(series: &Series<G>, game: u64, finished: Finished) -> Result<Finished, Fault> {
    let Some(Slip { seat, misstep, last }) = finished.slips.first() else { return Ok(finished) };
    let bot = series.entrants()[series.entrant_at(game, *seat)].name();
    Err(Fault::found(in_game(series, game, &format!("{bot} in seat {seat} {misstep}"), last)))
}

/// Says what went wrong in a game, who played it, and what came last before that.
fn in_game<G: Game>(series: &Series<G>, game: u64, what: &str, last: &[String]) -> String {
    let bot = |seat| format!("{seat} {}", series.entrants()[series.entrant_at(game, seat)].name());
    let bots: Vec<String> = Seat::all(series.players()).map(bot).collect();
    let last: String = last.iter().map(|step| format!("\n  {step}")).collect();
    format!("game {game} ({}): {what}; the last steps:{last}", bots.join(", "))
}

/// Returns one bot for each seat.
fn entrants<B: Roster>(names: &[String], seats: usize) -> Result<Vec<Entrant<B::Game>>, Fault> {
    let usual = [B::BOTS[0].to_owned()];
    let names = if names.is_empty() { &usual } else { names };
    if names.len() > seats {
        return Err(Fault::wrong_use(format!("{} bots for {seats} seats; name {seats} at most", names.len())));
    }
    let unknown = |name: &str| format!("no such bot: {name:?}; there is {}", B::BOTS.join(", "));
    let entrant = |name: &String| Entrant::of::<B>(name).ok_or_else(|| Fault::wrong_use(unknown(name)));
    names.iter().cycle().take(seats).map(entrant).collect()
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

/// Shows how far it is where someone is watching, without colours.
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

#[cfg(test)]
mod tests {
    use bequest_bots::{Bot, Question};
    use bequest_maloney::{Action, Edition, Maloney, Setup};

    use super::*;

    /// Calls a bid that nobody may call.
    struct Wild;

    impl Bot<Maloney> for Wild {
        fn choose(&mut self, _: &Question<Maloney>) -> Option<Action> {
            Some(Action::Bid(1))
        }
    }

    #[test]
    fn a_bot_that_answers_illegally_is_reported_with_the_steps_before() {
        let entrants = ["random", "random", "wild"].map(|name| match name {
            "wild" => Entrant::new(name, |_| Box::new(Wild)),
            known => Entrant::of::<bequest_maloney_bots::Bots>(known).unwrap(),
        });
        let series = Series::new(Setup::new(3, Edition::built_in()), entrants.into(), "s");
        let finished = series.play(2).unwrap();
        let Err(Fault::Found(what)) = without_slips(&series, 2, finished) else { panic!("it was not noticed") };
        let mut lines = what.lines();
        let first = "game 2 (1 wild, 2 random, 3 random): wild in seat 1 answered \"bid 1\", which is not legal; the last steps:";
        assert_eq!(lines.next(), Some(first));
        assert!(lines.next().is_some_and(|line| line.starts_with("  ")), "{what}");
    }
}
