use bequest_engine::{Game, Waiting};

use crate::chi_square;
use crate::suite::Case;
use crate::walk::{Walk, outcomes};

/// Draws many times from the last chance step that is looked at closely.
pub(super) fn samples_have_the_listed_weights<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let chance = walk.close_positions().filter(|(_, position)| position.waits_for() == Waiting::Chance);
    match chance.last() {
        Some((place, position)) => sample(case, place, position).map_err(|what| format!("after {place} steps: {what}")),
        None => Ok(()),
    }
}

fn sample<G: Game>(case: &Case<'_, G>, place: usize, position: &G) -> Result<(), String> {
    let outcomes = outcomes(position);
    let mut counts = vec![0u64; outcomes.len()];
    let mut rng = case.rng(place);
    for _ in 0..case.suite.draws {
        let drawn = position.sample_chance(&mut rng);
        let found = outcomes.iter().position(|&(outcome, weight)| outcome == drawn && weight > 0);
        counts[found.ok_or_else(|| format!("\"{drawn}\" is drawn, but not listed"))?] += 1;
    }
    let weights: Vec<_> = outcomes.iter().map(|&(_, weight)| u64::from(weight)).collect();
    chi_square::misfit(&counts, &weights)
        .map_or(Ok(()), |misfit| Err(format!("{outcomes:?} came up {counts:?}: {misfit}")))
}
