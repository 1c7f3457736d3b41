use bequest_engine::{Game, Viewer, first_difference};

use crate::suite::Case;
use crate::walk::{Walk, after, legal, outcomes, told};

/// Makes every step again and compares whatever can be asked of both positions.
pub(super) fn the_same_steps_lead_to_the_same<G: Game>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let mut again = G::new(&walk.setup);
    for (place, position) in walk.positions() {
        if let Some(difference) = first_difference(&again, position) {
            return Err(format!("after {place} steps made twice: {difference}"));
        }
        compare_answers(&again, position).map_err(|what| format!("after {place} steps made twice: {what}"))?;
        let Some(moment) = walk.moments.get(place) else { break };
        let (next, events) = after(&again, moment.step);
        let (_, also) = after(position, moment.step);
        for viewer in Viewer::during(position.players()).chain([Viewer::Open]) {
            if told(&events, viewer) != told(&also, viewer) {
                return Err(format!("\"{:?}\" is told differently the second time", moment.step));
            }
        }
        again = next;
    }
    Ok(())
}

fn compare_answers<G: Game>(one: &G, other: &G) -> Result<(), String> {
    if one.waits_for() != other.waits_for() || outcomes(one) != outcomes(other) {
        return Err("who is to act, or what chance can do, is not the same".into());
    }
    for viewer in Viewer::during(one.players()) {
        if one.view(viewer) != other.view(viewer) {
            return Err(format!("the view of {viewer:?} is not the same"));
        }
        if let Viewer::Seat(seat) = viewer
            && legal(one, seat) != legal(other, seat)
        {
            return Err(format!("the legal actions of {seat:?} are not the same"));
        }
    }
    Ok(())
}
