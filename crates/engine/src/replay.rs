use std::fmt;

use serde::Serialize;

use crate::fold::{Fold, Misfit};
use crate::{Fair, Game, Record, Row, RuleId, Seed, Step, Viewer};

/// A record played again.
pub struct Replayed<G: Game> {
    fold: Fold<G>,
    verified: bool,
}

/// The row of a record that breaks a rule, or the line that does not fit the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The line of the record, counted from one.
    pub line: usize,
    /// The rule it breaks, where there is one.
    pub rule: Option<RuleId>,
    /// What was found.
    pub what: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "line {}: {} ({rule})", self.line, self.what),
            None => write!(f, "line {}: {}", self.line, self.what),
        }
    }
}

impl std::error::Error for ReplayError {}

/// The n-th chance step: its outcome is the one from `low` to just below `high` of `total`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ChanceStep {
    /// Its number, counted from one.
    pub n: u64,
    /// The sum of all weights.
    pub total: u64,
    /// The weights before the outcome.
    pub low: u64,
    /// The weights up to and with the outcome.
    pub high: u64,
}

impl ChanceStep {
    fn of<C: Copy + Eq>(n: u64, outcomes: &[(C, u32)], found: C) -> Option<Self> {
        let place = outcomes.iter().position(|(outcome, _)| *outcome == found)?;
        let sum = |part: &[(C, u32)]| part.iter().map(|&(_, weight)| u64::from(weight)).sum::<u64>();
        Some(Self { n, total: sum(outcomes), low: sum(&outcomes[..place]), high: sum(&outcomes[..=place]) })
    }
}

impl<G: Game> Replayed<G> {
    /// Returns the position after the last row that was played.
    pub fn position(&self) -> &G {
        &self.fold.position
    }

    /// Returns the steps that count: those left after undo.
    pub fn steps(&self) -> impl Iterator<Item = Step<G>> {
        self.fold.steps.iter().map(|made| made.step)
    }

    /// Returns what a viewer has heard.
    pub fn log(&self, viewer: Viewer) -> Vec<G::Told> {
        self.fold.events.iter().filter_map(|event| event.told(viewer)).cloned().collect()
    }

    /// Tells whether every chance row was checked against the seed.
    pub fn is_chance_verified(&self) -> bool {
        self.verified
    }
}

impl<G: Game> Record<G> {
    /// Plays the whole record again and holds it to the rules, to its chance and to its standing.
    ///
    /// # Errors
    /// Names the first line that does not fit.
    pub fn replay(&self) -> Result<Replayed<G>, ReplayError> {
        let replayed = self.replay_rows(self.rows.len())?;
        self.check_end(replayed.position())?;
        Ok(replayed)
    }

    /// Plays the first rows again; chance is checked where the seed is known.
    ///
    /// # Errors
    /// Names the first line that does not fit.
    pub fn replay_rows(&self, count: usize) -> Result<Replayed<G>, ReplayError> {
        let shown = self.end.as_ref().and_then(|end| end.seed);
        self.replay_with(shown, count)
    }

    /// Plays all rows again and checks their chance against a seed that is given apart from the record.
    ///
    /// # Errors
    /// Names the first line that does not fit; a record without a commitment has nothing to check.
    pub fn replay_against(&self, seed: Seed) -> Result<Replayed<G>, ReplayError> {
        if self.fairness.is_none() {
            let line = self.line_of_row(1);
            return Err(ReplayError { line, rule: None, what: "no commitment stands before the first row".into() });
        }
        self.replay_with(Some(seed), self.rows.len())
    }

    fn replay_with(&self, seed: Option<Seed>, count: usize) -> Result<Replayed<G>, ReplayError> {
        let fair = self.fair(seed)?;
        let mut fold = Fold::new(&self.setup, self.players.clone());
        for (number, row) in (1..).zip(&self.rows).take(count) {
            if let (Some(fair), Row::Chance(outcome)) = (&fair, row) {
                let wrong = |what| ReplayError { line: self.line_of_row(number), rule: None, what };
                check_chance(&fold, fair, *outcome).map_err(wrong)?;
            }
            fold.push(row).map_err(|misfit| self.misfit_at(number, &misfit))?;
        }
        Ok(Replayed { fold, verified: fair.is_some() })
    }

    /// Says which line does not fit, and why. Rows are counted from one.
    pub(crate) fn misfit_at(&self, number: usize, misfit: &Misfit) -> ReplayError {
        let (rule, what) = describe(misfit, &self.rows[number - 1]);
        ReplayError { line: self.line_of_row(number), rule, what }
    }

    /// Returns where each chance row lies among what was possible, for those who check it by themselves.
    ///
    /// # Errors
    /// Names the first line that does not fit.
    pub fn chance_steps(&self) -> Result<Vec<ChanceStep>, ReplayError> {
        self.replay_rows(self.rows.len())?;
        let mut fold = Fold::<G>::new(&self.setup, self.players.clone());
        let mut steps = Vec::new();
        let mut outcomes = Vec::new();
        for row in &self.rows {
            if let Row::Chance(found) = row {
                outcomes.clear();
                fold.position.chance_outcomes(&mut outcomes);
                steps.extend(ChanceStep::of(fold.chances + 1, &outcomes, *found));
            }
            fold.push(row).expect("the record has just been replayed");
        }
        Ok(steps)
    }

    /// Returns the source of the record's chance, if its seed is known.
    fn fair(&self, seed: Option<Seed>) -> Result<Option<Fair>, ReplayError> {
        let (Some(fairness), Some(seed)) = (&self.fairness, seed) else {
            return Ok(None);
        };
        if seed.commitment() != fairness.commitment {
            let what = format!("the commitment is not the hash of the seed, which is {}", seed.commitment());
            return Err(ReplayError { line: 5 + self.players.len() + 2, rule: None, what });
        }
        Ok(Some(Fair { seed, table: fairness.table.clone(), nonces: fairness.nonces.clone() }))
    }

    fn check_end(&self, position: &G) -> Result<(), ReplayError> {
        let end_line = self.line_of_row(self.rows.len() + 1);
        let wrong = |line, what: String| Err(ReplayError { line, rule: None, what });
        match (&self.end, position.scores()) {
            (None, None) => Ok(()),
            (None, Some(_)) => wrong(end_line, "the game is over, but the record has no end".into()),
            (Some(_), None) => wrong(end_line, "the record ends, but the game is not over".into()),
            (Some(end), Some(scores)) if end.standing == scores => Ok(()),
            (Some(end), Some(scores)) => {
                let line = end_line + 2 + usize::from(end.seed.is_some());
                wrong(line, format!("the standing is \"{}\", but the game gives \"{scores}\"", end.standing))
            }
        }
    }
}

fn check_chance<G: Game>(fold: &Fold<G>, fair: &Fair, found: G::Chance) -> Result<(), String> {
    let mut outcomes = Vec::new();
    fold.position.chance_outcomes(&mut outcomes);
    if outcomes.is_empty() {
        return Ok(());
    }
    let due = fair.outcome(fold.chances + 1, &outcomes);
    if due == found { Ok(()) } else { Err(format!("chance gave \"{found}\", but the seed gives \"{due}\"")) }
}

/// Says in words why a row does not fit.
fn describe<G: Game>(misfit: &Misfit, row: &Row<G>) -> (Option<RuleId>, String) {
    let what = match misfit {
        Misfit::Forbidden(rule) => return (Some(*rule), format!("\"{row}\" is not allowed")),
        Misfit::ChanceAwaited => format!("found \"{row}\", but chance has to speak first"),
        Misfit::NoChance => format!("found \"{row}\", but chance is not asked"),
        Misfit::Impossible => format!("\"{row}\" is not possible"),
        Misfit::Undo(stop) => format!("\"{row}\" is not possible: {stop}"),
        Misfit::Redo => format!("\"{row}\" is not possible: there is nothing to do again"),
        Misfit::NoSeat(seat) => format!("\"{row}\" names seat {seat}, which this table does not have"),
        Misfit::NotSilence => format!("\"{row}\" is said to be by the clock, but silence does not mean that here"),
        Misfit::WrongMaker(by, player) => format!("\"{row}\" is said to be by a {by}, but the seat is {player}"),
    };
    (None, what)
}
