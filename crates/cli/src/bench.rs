use std::hint::black_box;
use std::time::Duration;

use bequest_catalogue::Title;
use bequest_engine::{Game, Playout, Setup, Step};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;

use crate::dispatch::{GAMES, with_game};
use crate::fault::Fault;
use crate::options::OwnOptions;
use crate::{options, output};

/// Games are played in lots of so many, so that looking at the clock costs nothing.
const LOT: usize = 16;
/// So many positions are cloned in turn: few enough to stay in the nearest cache, as in a search.
const SAMPLES: usize = 32;
/// So often each of them is cloned before the clock is looked at.
const CLONES: usize = 1000;

/// Measures how fast random games are played on one thread
///
/// Each time a seat is drawn evenly among those to act, its list alone is made, and one entry is drawn evenly. Actions
/// count chance steps too; decisions leave out chance and lists with one entry. All seconds are CPU time. The games are
/// always the same ones. There is a line for each number of players, with the usual options where none are named.
#[derive(clap::Args)]
#[command(after_help = crate::dispatch::examples(&["bench {2} --seconds 5 --json"]))]
pub(crate) struct Bench {
    /// The game, as listed by `bequest games` [default: all of them]
    game: Option<String>,
    /// How long to measure for each number of players
    #[arg(long, value_name = "N", default_value = "2", value_parser = seconds)]
    seconds: Duration,
    #[command(flatten)]
    options: OwnOptions,
    /// Write JSON to standard output
    #[arg(long)]
    json: bool,
}

/// What was measured with one number of players.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    players: usize,
    games_per_s: f64,
    actions_per_s: f64,
    decisions_per_s: f64,
    actions_per_game: f64,
    mean_list: f64,
    clone_ns: f64,
    state_bytes: usize,
}

impl Bench {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        let names = self.game.as_deref().map_or(GAMES.to_vec(), |game| vec![game]);
        let mut rows = Vec::new();
        for name in names {
            with_game!(name, T => self.measure::<<T as Title>::Game>(&mut rows))?;
        }
        if self.json { output::print_json(&rows) } else { Ok(()) }
    }

    /// Measures a game with each number of players; people see every line as soon as it is known.
    fn measure<G: Game>(&self, rows: &mut Vec<Row>) -> Result<(), Fault> {
        let setups = self.setups::<G>()?;
        if rows.is_empty() {
            self.introduce()?;
        }
        for setup in &setups {
            let row = measure::<G>(setup, self.seconds);
            if !self.json {
                output::print(&in_words(&row))?;
            }
            rows.push(row);
        }
        Ok(())
    }

    /// Returns a set-up for each number of players, or the one that was asked for.
    fn setups<G: Game>(&self) -> Result<Vec<G::Setup>, Fault> {
        if self.options.name_players() {
            return Ok(vec![self.options.agree::<G>(None, &[])?]);
        }
        let counts = options::players(&options::all::<G>());
        counts.into_iter().map(|players| self.options.agree::<G>(Some(players), &[])).collect()
    }

    fn introduce(&self) -> Result<(), Fault> {
        if cfg!(debug_assertions) {
            output::note("this build checks itself and is slow: measure with `cargo run --release -- bench`");
        }
        let heading =
            "game         players  games/s   actions/s  decisions/s  actions/game  mean list  clone ns  bytes\n";
        if self.json { Ok(()) } else { output::print(heading) }
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "write a number, as in 2 or 0.5".to_owned())?;
    if !(0.001..=3600.0).contains(&seconds) {
        return Err("0.001 to 3600 seconds can be measured".into());
    }
    Ok(Duration::from_secs_f64(seconds))
}

fn in_words(row: &Row) -> String {
    let Row { game, players, games_per_s, actions_per_s, decisions_per_s, .. } = row;
    let Row { actions_per_game, mean_list, clone_ns, state_bytes, .. } = row;
    format!(
        "{game:<12} {players:>7} {games_per_s:>8.0} {actions_per_s:>11.0} {decisions_per_s:>12.0} \
         {actions_per_game:>13.1} {mean_list:>10.2} {clone_ns:>9.1} {state_bytes:>6}\n"
    )
}

fn measure<G: Game>(setup: &G::Setup, time: Duration) -> Row {
    let mut player = Player::<G>::new();
    player.play_lot(setup);
    player.count = Count::default();
    let seconds = cpu_seconds(time, || player.play_lot(setup));
    let Count { games, actions, decisions, lists, entries } = player.count;
    let actions_per_game = actions as f64 / games as f64;
    Row {
        game: G::ID,
        players: setup.players(),
        games_per_s: games as f64 / seconds,
        actions_per_s: actions as f64 / seconds,
        decisions_per_s: decisions as f64 / seconds,
        actions_per_game,
        mean_list: entries as f64 / lists as f64,
        clone_ns: clone_ns::<G>(setup, (actions_per_game / 2.0) as u64, time / 10),
        state_bytes: size_of::<G>(),
    }
}

/// Measures the clone of a position in the middle of a game, in nanoseconds.
fn clone_ns<G: Game>(setup: &G::Setup, middle: u64, time: Duration) -> f64 {
    let mut player = Player::new();
    let positions: Vec<G> = (0..SAMPLES).map(|_| player.play(setup, middle)).collect();
    let mut clones = 0;
    let seconds = cpu_seconds(time, || {
        for _ in 0..CLONES {
            for position in &positions {
                black_box(&black_box(position).clone());
            }
        }
        clones += CLONES * SAMPLES;
    });
    seconds * 1e9 / clones as f64
}

/// What was played.
#[derive(Default)]
struct Count {
    games: u64,
    actions: u64,
    decisions: u64,
    lists: u64,
    entries: u64,
}

/// Plays at random, and counts.
struct Player<G: Game> {
    playout: Playout<G, Xoshiro256PlusPlus>,
    count: Count,
}

impl<G: Game> Player<G> {
    fn new() -> Self {
        Self { playout: Playout::new(Xoshiro256PlusPlus::seed_from_u64(1)), count: Count::default() }
    }

    fn play_lot(&mut self, setup: &G::Setup) {
        for _ in 0..LOT {
            black_box(&self.play(setup, u64::MAX));
        }
    }

    /// Plays a game to its end, or up to so many actions.
    fn play(&mut self, setup: &G::Setup, most: u64) -> G {
        let mut position = G::new(setup);
        let mut actions = 0;
        while actions < most {
            let Some(step) = self.playout.draw(&position) else { break };
            if let Step::Act(..) = step {
                let entries = self.playout.legal.len() as u64;
                self.count.lists += 1;
                self.count.entries += entries;
                self.count.decisions += u64::from(entries > 1);
            }
            position.apply(step, &mut |_| ());
            actions += 1;
        }
        self.count.actions += actions;
        self.count.games += 1;
        position
    }
}

/// Does something over and over until it has taken this much CPU time; returns how many seconds it took.
fn cpu_seconds(time: Duration, mut work: impl FnMut()) -> f64 {
    let start = cpu_time();
    loop {
        work();
        let taken = cpu_time().saturating_sub(start);
        if taken >= time {
            return taken.as_secs_f64();
        }
    }
}

/// Returns the CPU time that this thread has used.
#[cfg(unix)]
fn cpu_time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// Returns the time since the first call: where a thread's CPU time cannot be had, the wall clock replaces it.
#[cfg(not(unix))]
fn cpu_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use bequest_engine::Waiting;
    use bequest_maloney::Maloney;

    use super::*;

    #[test]
    fn the_games_are_always_the_same() {
        let setup = &Maloney::setups()[0];
        let played = || {
            let mut player = Player::<Maloney>::new();
            let last = player.play(setup, u64::MAX);
            (last, player.count.actions, player.count.entries)
        };
        assert!(played() == played());
        assert!(played().0.waits_for() == Waiting::Nobody);
    }

    #[test]
    fn decisions_leave_out_chance_and_lists_with_one_entry() {
        let setup = &Maloney::setups()[0];
        let (mut player, mut dealt) = (Player::<Maloney>::new(), Player::<Maloney>::new());
        player.play(setup, u64::MAX);
        assert!(player.count.decisions < player.count.lists && player.count.lists < player.count.actions);
        dealt.play(setup, 10);
        assert_eq!((dealt.count.actions, dealt.count.lists, dealt.count.decisions), (10, 0, 0));
    }
}
