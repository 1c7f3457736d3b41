//! Golden records: whole games that show something, replayed strictly.
//!
//! A game describes them by recipes, which play games with one seed after the other until one shows what its name says.
//! With `BEQUEST_BLESS=1` in the environment the files are written; otherwise they are checked: they read, print the same
//! bytes, replay, still show their property, and are made again byte by byte. Any other record in the folder has to
//! replay as well.

use std::fs;
use std::path::{Path, PathBuf};

use bequest_engine::{
    By, ChanceSource, Fair, Game, Match, Nonce, Player, Record, Replayed, Row, Seat, Seed, Viewer, below,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// What the golden records of a game have in common. `S` is how people play: the styles are the game's own.
pub struct Golden<G: Game, S> {
    /// The folder of the rules, `env!("CARGO_MANIFEST_DIR")`; the records are in `records` there.
    pub folder: &'static str,
    /// Makes a set-up for so many players.
    pub setup: fn(usize) -> G::Setup,
    /// Lets one seat answer, or cut in.
    pub turn: fn(&Recipe<G, S>, &mut Match<G>, &mut ChaCha8Rng),
    /// The name of the table whose chance can be checked.
    pub table: &'static str,
    /// The bytes that the first seat of that table adds to the seed; every further seat has the next higher byte.
    pub nonce: u8,
    /// The most bytes of a record.
    pub largest: usize,
}

/// How a golden record is made.
pub struct Recipe<G: Game, S> {
    /// The name of the file without its ending: what the game shows.
    pub file: &'static str,
    /// How many play.
    pub players: usize,
    /// How they play.
    pub style: S,
    /// What happens at the table besides the game.
    pub habit: Habit,
    /// Tells whether a game shows what is wanted.
    pub shows: fn(&Played<G>) -> bool,
    /// How many seeds are left out: many where what is wanted is rare.
    pub skipped: u64,
}

impl<G: Game, S: Copy> Recipe<G, S> {
    /// Makes one that tries the seeds from the first on.
    pub const fn new(
        file: &'static str,
        players: usize,
        style: S,
        habit: Habit,
        shows: fn(&Played<G>) -> bool,
    ) -> Self {
        Self { file, players, style, habit, shows, skipped: 0 }
    }

    /// Leaves out so many seeds.
    #[must_use]
    pub const fn skipping(self, skipped: u64) -> Self {
        Self { skipped, ..self }
    }
}

/// What happens at a table besides the game: see [`Habit::play`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    /// Nothing.
    Plain,
    /// Steps are taken back, made again and changed.
    Fickle,
    /// Some are silent, and one leaves their seat to a bot.
    Absent,
    /// The chance can be checked.
    Fair,
}

impl Habit {
    /// Plays an action of a seat as this habit has it. Of people who are absent now and then the clock gives the answer,
    /// `silence`, if there is one.
    ///
    /// # Panics
    /// If the action is not legal.
    pub fn play<G: Game>(
        self,
        table: &mut Match<G>,
        seat: Seat,
        action: G::Action,
        silence: Option<G::Action>,
        rng: &mut ChaCha8Rng,
    ) {
        let by = table.players()[seat.index()].by();
        let silence = silence.filter(|_| self == Habit::Absent && below(rng, 4) == 0);
        let played = match silence {
            Some(silence) => table.play(seat, By::Clock, silence),
            None => table.play(seat, by, action),
        };
        played.expect("it was in the list");
        match self {
            Habit::Plain | Habit::Fair => {}
            Habit::Absent => desert(table),
            Habit::Fickle => {
                if below(rng, 4) == 0 && table.undo(seat).is_ok() && below(rng, 2) == 0 {
                    assert!(table.redo(seat), "what was taken back can be done again");
                }
            }
        }
    }
}

/// A game that is over: its rows, and what happened.
pub struct Played<G: Game> {
    /// The record.
    pub record: Record<G>,
    /// Everything that was told, as someone hears it who sees everything.
    pub log: Vec<G::Told>,
    /// Whether the chance was checked.
    pub verified: bool,
}

impl<G: Game> Played<G> {
    fn of(record: Record<G>, replayed: &Replayed<G>) -> Self {
        Self { record, log: replayed.log(Viewer::Open), verified: replayed.is_chance_verified() }
    }

    /// Tells whether something of a kind happened.
    pub fn has(&self, is_it: impl Fn(&G::Told) -> bool) -> bool {
        self.log.iter().any(is_it)
    }

    /// Returns how many rows are of a kind.
    pub fn count(&self, is_it: impl Fn(&Row<G>) -> bool) -> usize {
        self.record.rows.iter().filter(|row| is_it(row)).count()
    }

    /// Tells whether several have won.
    pub fn is_shared(&self) -> bool {
        let standing = self.record.end.as_ref().map(|end| end.standing);
        standing.is_some_and(|standing| standing.ranks.values().iter().filter(|&&rank| rank == 1).count() > 1)
    }

    /// Tells whether the chance can be checked and is right.
    pub fn is_verified(&self) -> bool {
        self.verified && self.record.fairness.is_some()
    }

    /// Tells whether the clock has given an answer of this kind, a bot has played, and one seat has changed hands.
    pub fn has_clock_and_bot(&self, silence: G::Action) -> bool {
        let clock = |row: &Row<G>| matches!(row, Row::Act { by: By::Clock, action, .. } if *action == silence);
        let bot = |row: &Row<G>| matches!(row, Row::Act { by: By::Bot, .. });
        self.count(clock) > 0 && self.count(bot) > 0 && self.count(|row| matches!(row, Row::Seat(..))) == 1
    }
}

impl<G: Game, S: Copy> Golden<G, S> {
    /// Holds the records of a game to their recipes, and all other records of its folder to the rules.
    ///
    /// # Panics
    /// Names the first record that fails.
    pub fn assert(&self, recipes: &[Recipe<G, S>]) {
        for (place, recipe) in recipes.iter().enumerate() {
            let made = self.make(place, recipe).record.to_string();
            let path = records(self.folder).join(format!("{}.rec", recipe.file));
            if is_blessed() {
                fs::write(&path, &made).unwrap_or_else(|error| panic!("{}: {error}", recipe.file));
            }
            let stored = read_text(&path);
            assert!(stored.len() < self.largest, "{}: {} bytes", recipe.file, stored.len());
            let game = replay::<G>(recipe.file, &stored);
            assert!(game.record.end.is_some() && (recipe.shows)(&game), "{}: it no longer shows that", recipe.file);
            assert!(stored == made, "{}: it is no longer made the same", recipe.file);
        }
        for entry in fs::read_dir(records(self.folder)).expect("the game has records") {
            let path = entry.expect("the folder can be read").path();
            replay::<G>(&path.display().to_string(), &read_text(&path));
        }
    }

    /// Plays games until one shows what is wanted.
    fn make(&self, place: usize, recipe: &Recipe<G, S>) -> Played<G> {
        let first = place as u64 * 10_000 + recipe.skipped;
        let mut games = (first..first + 5000).map(|seed| self.play(recipe, seed));
        games.find(recipe.shows).unwrap_or_else(|| panic!("{}: no game shows that", recipe.file))
    }

    fn play(&self, recipe: &Recipe<G, S>, seed: u64) -> Played<G> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let chance = match recipe.habit {
            Habit::Fair => ChanceSource::Fair(self.fair(recipe.players, seed)),
            Habit::Plain | Habit::Fickle | Habit::Absent => {
                ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed + 1_000_000)))
            }
        };
        let mut table = Match::start((self.setup)(recipe.players), people(recipe.players), chance);
        while table.standing().is_none() {
            (self.turn)(recipe, &mut table, &mut rng);
        }
        let record = table.record();
        let replayed = record.replay().expect("what was played is legal");
        Played::of(record, &replayed)
    }

    fn fair(&self, players: usize, seed: u64) -> Fair {
        let nonces = Seat::all(players).map(|seat| Nonce([self.nonce + seat.index() as u8; 16])).collect();
        Fair { seed: Seed::from_text(&format!("golden {seed}")), table: self.table.into(), nonces }
    }
}

/// Reads a record and plays it again, strictly.
fn replay<G: Game>(file: &str, stored: &str) -> Played<G> {
    let record = Record::<G>::parse(stored).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert!(record.to_string() == stored, "{file}: it prints other bytes");
    let replayed = record.replay().unwrap_or_else(|error| panic!("{file}: {error}"));
    Played::of(record, &replayed)
}

/// Leaves the second seat to a bot once the game is well under way.
fn desert<G: Game>(table: &mut Match<G>) {
    let deserted = Seat::new(1);
    if table.rows().len() > 150 && table.players()[deserted.index()].by() == By::Person {
        table.change_seat(deserted, Player::Bot("thrifty".parse().expect("a name")));
    }
}

/// Reads a golden record, such as `two-players.rec`, of the game whose rules are in a folder.
///
/// # Panics
/// If there is no such record.
pub fn golden_record<G: Game>(folder: &str, file: &str) -> Record<G> {
    Record::parse(&read_text(&records(folder).join(file))).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Returns a golden record up to the first row after which the open view is as wanted.
///
/// # Panics
/// If there is no such record, or no such position in it.
pub fn golden_up_to<G: Game>(folder: &str, file: &str, is_wanted: impl Fn(&G::View) -> bool) -> Record<G> {
    let whole = golden_record::<G>(folder, file);
    let row = (0..=whole.rows.len()).find(|&row| is_wanted(&position_at(&whole, row).view(Viewer::Open)));
    let row = row.unwrap_or_else(|| panic!("{file} has no such position"));
    Record { rows: whole.rows[..row].to_vec(), end: whole.end.filter(|_| row == whole.rows.len()), ..whole }
}

/// Returns the position after so many rows of a record.
///
/// # Panics
/// If the rows break a rule.
pub fn position_at<G: Game>(record: &Record<G>, rows: usize) -> G {
    record.replay_rows(rows).unwrap_or_else(|error| panic!("the record does not replay: {error}")).position().clone()
}

/// Returns so many people, to play in tests.
pub fn people(count: usize) -> Vec<Player> {
    let names = ["Ada", "Bela", "Chiara", "Dmitri", "Esther", "Fjodor"];
    names[..count].iter().map(|name| Player::Person(name.parse().expect("a name"))).collect()
}

/// Tells whether files that hold what a test expects are to be written.
pub(crate) fn is_blessed() -> bool {
    std::env::var_os("BEQUEST_BLESS").is_some_and(|value| value == "1")
}

pub(crate) fn read_text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn records(folder: &str) -> PathBuf {
    Path::new(folder).join("records")
}
