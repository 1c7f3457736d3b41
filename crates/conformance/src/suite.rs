use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bequest_engine::{Game, Setup};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::checks::{Check, How, all};
use crate::walk::Walk;

/// How much is tried.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Random games for each check and each set-up.
    pub games: u32,
    /// The most bytes that drive a game: about as many as a game has steps.
    pub bytes: usize,
    /// The most steps a game may have.
    pub bound: usize,
    /// One position in so many is looked at closely by the checks that take long; the last one always is.
    pub closely: u8,
    /// Worlds imagined for each view that is looked at closely.
    pub worlds: usize,
    /// Draws for each chance step whose distribution is tested.
    pub draws: u32,
    /// Decides all randomness; the same suite always does the same.
    pub seed: u64,
}

impl Default for Suite {
    fn default() -> Self {
        Self { games: 32, bytes: 200, bound: 5000, closely: 8, worlds: 3, draws: 1000, seed: 1 }
    }
}

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// The number of set-ups.
    pub setups: usize,
    /// The number of checks.
    pub checks: usize,
    /// The number of games, whole ones and beginnings.
    pub games: usize,
    /// The steps of the longest game that was played to its end.
    pub longest: usize,
}

/// A promise that a game breaks, with the shortest game found that shows it, if it takes a game to show it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Failure {
    /// The check that failed: one of [`name`](crate::name).
    pub check: &'static str,
    /// The options of the set-up.
    pub setup: String,
    /// The bytes that drove the game.
    pub bytes: Vec<u8>,
    /// What was found.
    pub what: String,
    /// The record of the game, to be saved as a `.rec` file.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "the check \"{}\" fails with {}: {}", self.check, self.setup, self.what)?;
        writeln!(f, "bytes: {:?}\nrecord:\n{}", self.bytes, self.record)
    }
}

impl std::error::Error for Failure {}

/// One game to be checked.
pub(crate) struct Case<'a, G: Game> {
    pub(crate) suite: &'a Suite,
    pub(crate) setup: &'a G::Setup,
    pub(crate) bytes: &'a [u8],
    pub(crate) longest: &'a Cell<usize>,
}

impl<G: Game> Case<'_, G> {
    /// Returns a generator for this purpose, the same whenever it is asked for.
    pub(crate) fn rng(&self, purpose: usize) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(self.suite.seed.wrapping_add(1000 * purpose as u64))
    }
}

/// What a check found, with the record of the game if it is another than the bytes alone make.
pub(crate) struct Fault {
    pub(crate) what: String,
    pub(crate) record: Option<String>,
}

/// Holds a game to the whole contract, over all its set-ups.
///
/// # Errors
/// Names the first check that fails, with the shortest game found.
pub fn check<G: Game>(suite: &Suite) -> Result<Figures, Failure> {
    let mut figures = Figures::default();
    for check in all::<G>() {
        run_over_setups(suite, &check, &mut figures)?;
        figures.checks += 1;
    }
    Ok(figures)
}

/// Returns the first failure of every check that fails.
pub fn failures<G: Game>(suite: &Suite) -> Vec<Failure> {
    let mut figures = Figures::default();
    all::<G>().iter().filter_map(|check| run_over_setups(suite, check, &mut figures).err()).collect()
}

/// Holds a game to the whole contract, as [`check`] does.
///
/// # Panics
/// If a check fails.
pub fn assert_conforms<G: Game>(suite: &Suite) -> Figures {
    match check::<G>(suite) {
        Ok(figures) => figures,
        Err(failure) => panic!("{} breaks the contract\n{failure}", G::ID),
    }
}

fn run_over_setups<G: Game>(suite: &Suite, check: &Check<G>, figures: &mut Figures) -> Result<(), Failure> {
    if let How::Options(look) = check.how {
        let failed = |what| Failure { check: check.name, what, ..Failure::default() };
        return look(suite).map_err(failed);
    }
    let setups = G::setups();
    figures.setups = setups.len();
    for setup in &setups {
        run(suite, check, setup, figures)?;
    }
    Ok(())
}

/// Plays the random games of one check with one set-up; the first that fails is shrunk.
fn run<G: Game>(suite: &Suite, check: &Check<G>, setup: &G::Setup, figures: &mut Figures) -> Result<(), Failure> {
    let longest = Cell::new(figures.longest);
    let play = |bytes: &[u8]| run_case(check, &Case { suite, setup, bytes, longest: &longest });
    let result = runner(suite).run(&proptest::collection::vec(proptest::num::u8::ANY, 0..=suite.bytes), |bytes| {
        play(&bytes).map_err(|fault| TestCaseError::fail(fault.what))
    });
    figures.games += suite.games as usize;
    figures.longest = longest.get();
    let bytes = match result {
        Ok(()) => return Ok(()),
        Err(TestError::Fail(_, bytes)) => bytes,
        Err(TestError::Abort(reason)) => panic!("the suite gave up: {reason}"),
    };
    let fault = play(&bytes).err();
    let fault = fault.unwrap_or_else(|| Fault { what: "the same bytes fail only sometimes".into(), record: None });
    let case: Case<'_, G> = Case { suite, setup, bytes: &bytes, longest: &longest };
    let record = fault.record.unwrap_or_else(|| Walk::new(&case).record().to_string());
    Err(Failure { check: check.name, setup: options(setup), what: fault.what, record, bytes })
}

/// Makes a runner that always draws the same games and writes no file.
fn runner(suite: &Suite) -> TestRunner {
    let config = Config { cases: suite.games, failure_persistence: None, max_shrink_iters: 4096, ..Config::default() };
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&suite.seed.to_le_bytes());
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed))
}

pub(crate) fn options(setup: &impl Setup) -> String {
    let options: Vec<_> = setup.options().iter().map(|(name, value)| format!("{name}={value}")).collect();
    options.join(",")
}

fn run_case<G: Game>(check: &Check<G>, case: &Case<'_, G>) -> Result<(), Fault> {
    let result = catch_unwind(AssertUnwindSafe(|| match check.how {
        How::Walk(look) => look(case, &Walk::new(case)).map_err(|what| Fault { what, record: None }),
        How::Table(look) => look(case),
        How::Options(_) => Ok(()),
    }));
    result.unwrap_or_else(|panic| Err(Fault { what: format!("panic: {}", panic_text(&*panic)), record: None }))
}

/// Returns the message of a panic.
pub(crate) fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "without a message".into())
}
