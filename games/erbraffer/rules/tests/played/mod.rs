//! Games that are played to their end, and records of them.
#![allow(dead_code, reason = "every file of tests uses its own part")]

use bequest_conformance::golden::{golden_record, golden_up_to, position_at};
use bequest_engine::{ChanceSource, Game, Match, Playout, Record, Seat, Step, below};
use bequest_erbraffer::{Action, Chance, Erbraffer, View};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Reads a golden record.
pub(crate) fn record(file: &str) -> Record<Erbraffer> {
    golden_record(FOLDER, file)
}

/// What a seat may do.
pub(crate) fn legal(position: &Erbraffer, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    position.legal_actions(seat, &mut legal);
    legal
}

/// What chance may do.
pub(crate) fn outcomes(position: &Erbraffer) -> Vec<Chance> {
    let mut outcomes = Vec::new();
    position.chance_outcomes(&mut outcomes);
    outcomes.into_iter().map(|(outcome, _)| outcome).collect()
}

/// Tells whether a step can be made.
pub(crate) fn is_possible(position: &Erbraffer, step: Step<Erbraffer>) -> bool {
    match step {
        Step::Act(seat, action) => legal(position, seat).contains(&action),
        Step::Chance(outcome) => outcomes(position).contains(&outcome),
    }
}

/// Draws the next step, or nothing at the end. Things that are settled already are seldom settled again.
pub(crate) fn draw_step(position: &Erbraffer, rng: &mut ChaCha8Rng) -> Option<Step<Erbraffer>> {
    Playout::new(rng).draw_by(position, |rng, seat, _| draw_action(position, seat, rng))
}

/// Draws one of a seat's actions; every second time one that brings the game on.
pub(crate) fn draw_action(position: &Erbraffer, seat: Seat, rng: &mut ChaCha8Rng) -> Action {
    let mut legal = legal(position, seat);
    if below(rng, 2) == 0 && legal.iter().any(brings_on) {
        legal.retain(brings_on);
    }
    legal[below(rng, legal.len() as u32) as usize]
}

fn brings_on(action: &Action) -> bool {
    match action {
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) | Action::Confirm | Action::Will => true,
        Action::Play(_)
        | Action::Throw(_)
        | Action::Keep(_)
        | Action::Testament(_)
        | Action::Couple(_)
        | Action::Give(..)
        | Action::Pay(..)
        | Action::Rest(_)
        | Action::Decline
        | Action::DeclineAll => false,
    }
}

/// Returns a golden record up to the first row after which the open view is as wanted.
pub(crate) fn up_to(file: &str, is_wanted: impl Fn(&View) -> bool) -> Record<Erbraffer> {
    golden_up_to(FOLDER, file, is_wanted)
}

/// Returns the position after all rows of a record.
pub(crate) fn position(record: &Record<Erbraffer>) -> Erbraffer {
    position_at(record, record.rows.len())
}

/// Returns a record as a running match.
pub(crate) fn to_match(record: Record<Erbraffer>) -> Match<Erbraffer> {
    let record = Record { fairness: None, end: None, ..record };
    Match::resume(record, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1)))).expect("the rows are legal")
}
