use bequest_engine::{Game, possible_steps};

use crate::suite::Case;
use crate::walk::{Walk, after};

/// Plays on to the end with a generator.
pub(super) fn every_game_ends<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    if let Some((step, message)) = &walk.panic {
        return Err(format!("the legal step \"{step:?}\" panics: {message}"));
    }
    let (mut position, mut steps) = (walk.last.clone(), Vec::new());
    let mut rng = case.rng(case.bytes.len());
    for made in walk.moments.len()..=case.suite.bound {
        steps.clear();
        possible_steps(&position, &mut steps);
        if steps.is_empty() {
            case.longest.set(case.longest.get().max(made));
            return Ok(());
        }
        let step = steps[bequest_engine::below(&mut rng, steps.len() as u32) as usize];
        position = after(&position, step).0;
    }
    Err(format!("the game is not over after {} steps", case.suite.bound))
}

pub(super) fn everything_is_accounted_for<G: Game>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (place, position) in walk.positions() {
        position.conserved().map_err(|what| format!("after {place} steps: {what}"))?;
    }
    Ok(())
}
