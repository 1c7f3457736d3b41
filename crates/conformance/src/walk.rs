//! Random play driven by bytes, on bare positions: each byte picks one of the steps that are possible.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bequest_engine::{By, End, Event, Game, Player, Record, Row, Seat, Step, Viewer, possible_steps};

use crate::suite::{Case, panic_text};
use crate::table::players;

/// A game as far as its bytes led.
pub(crate) struct Walk<G: Game> {
    pub(crate) setup: G::Setup,
    /// Every step with the position before it.
    pub(crate) moments: Vec<Moment<G>>,
    /// The position after the last step.
    pub(crate) last: G,
    /// The step that panicked, with its message.
    pub(crate) panic: Option<(Step<G>, String)>,
}

/// A step with the position before it.
pub(crate) struct Moment<G: Game> {
    pub(crate) before: G,
    pub(crate) step: Step<G>,
    /// Whether the checks that take long look at it.
    pub(crate) closely: bool,
}

impl<G: Game> Walk<G> {
    pub(crate) fn new(case: &Case<'_, G>) -> Self {
        let mut walk = Self { setup: case.setup.clone(), moments: Vec::new(), last: G::new(case.setup), panic: None };
        let (mut steps, mut previous) = (Vec::new(), 0u8);
        for &byte in case.bytes {
            steps.clear();
            possible_steps(&walk.last, &mut steps);
            if steps.is_empty() || walk.panic.is_some() {
                break;
            }
            // Mixing two bytes lets every possible step be looked at closely, whatever its place in the list.
            let closely = previous.wrapping_mul(29).wrapping_add(byte).is_multiple_of(case.suite.closely.max(1));
            walk.make(steps[pick(byte, steps.len())], closely);
            previous = byte;
        }
        walk
    }

    fn make(&mut self, step: Step<G>, closely: bool) {
        let mut after = self.last.clone();
        match catch_unwind(AssertUnwindSafe(|| after.apply(step, &mut |_| {}))) {
            Ok(()) => {
                let before = std::mem::replace(&mut self.last, after);
                self.moments.push(Moment { before, step, closely });
            }
            Err(panic) => self.panic = Some((step, panic_text(&*panic))),
        }
    }

    /// Returns all positions with their places.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (usize, &G)> {
        self.moments.iter().map(|moment| &moment.before).chain([&self.last]).enumerate()
    }

    /// Returns the positions to be looked at closely, with their places.
    pub(crate) fn close_positions(&self) -> impl Iterator<Item = (usize, &G)> {
        self.positions().filter(|&(place, _)| self.moments.get(place).is_none_or(|moment| moment.closely))
    }

    /// Returns the record of the game.
    pub(crate) fn record(&self) -> Record<G> {
        let players = players::<G>(&self.setup);
        let row = |step| match step {
            Step::Act(seat, action) => {
                let by = players.get(seat.index()).map_or(By::Person, Player::by);
                Row::Act { seat, by, action }
            }
            Step::Chance(outcome) => Row::Chance(outcome),
        };
        let steps = self.moments.iter().map(|moment| moment.step).chain(self.panic.iter().map(|&(step, _)| step));
        let rows = steps.map(row).collect();
        let end = self.last.scores().map(|standing| End { seed: None, standing });
        Record { setup: self.setup.clone(), rows, end, fairness: None, players }
    }
}

/// Returns the place in a list that a byte picks.
pub(crate) fn pick(byte: u8, len: usize) -> usize {
    usize::from(byte) * len / 256
}

/// Returns the legal actions of a seat.
pub(crate) fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal_actions(seat, &mut actions);
    actions
}

/// Returns the outcomes of a chance step with their weights.
pub(crate) fn outcomes<G: Game>(position: &G) -> Vec<(G::Chance, u32)> {
    let mut outcomes = Vec::new();
    position.chance_outcomes(&mut outcomes);
    outcomes
}

/// Returns the position after a step, with what happened.
pub(crate) fn after<G: Game>(position: &G, step: Step<G>) -> (G, Vec<Event<G::Told>>) {
    let (mut next, mut events) = (position.clone(), Vec::new());
    next.apply(step, &mut |event| events.push(event));
    (next, events)
}

/// Returns what a viewer hears of what happened.
pub(crate) fn told<T>(events: &[Event<T>], viewer: Viewer) -> Vec<&T> {
    events.iter().filter_map(|event| event.told(viewer)).collect()
}

/// Returns the first line in which two things of the same kind print differently.
pub(crate) fn difference<T: std::fmt::Debug>(one: &T, other: &T) -> String {
    let (left, right) = (format!("{one:#?}"), format!("{other:#?}"));
    let mut lines = left.lines().zip(right.lines());
    let found = lines.find(|(a, b)| a != b).map(|(a, b)| format!("{} is not {}", a.trim(), b.trim()));
    found.unwrap_or_else(|| "they print alike up to the end of one".into())
}
