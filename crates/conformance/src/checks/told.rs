use bequest_engine::{Game, Step, Viewer, Window};

use super::worlds::imagined;
use crate::suite::Case;
use crate::walk::{self, Moment, Walk, after, legal, outcomes};

pub(super) fn what_is_told_follows_from_what_is_seen<G: Game>(
    case: &Case<'_, G>,
    walk: &Walk<G>,
) -> Result<(), String> {
    let last = walk.moments.len().wrapping_sub(1);
    for (place, moment) in walk.moments.iter().enumerate() {
        if moment.closely || place == last {
            look_at(case, place, moment)?;
        }
    }
    Ok(())
}

/// Compares what a viewer is told of a step with what it would be told in worlds that look the same to it both before
/// and after the step.
fn look_at<G: Game>(case: &Case<'_, G>, place: usize, moment: &Moment<G>) -> Result<(), String> {
    let (next, events) = after(&moment.before, moment.step);
    for viewer in Viewer::during(next.players()) {
        let view = next.view(viewer);
        let told = walk::told(&events, viewer);
        for world in imagined(case, place, &moment.before.view(viewer)) {
            for step in alternatives(&world, moment.step, viewer) {
                let (other, events) = after(&world, step);
                let also = walk::told(&events, viewer);
                if other.view(viewer) == view && also != told {
                    return Err(format!(
                        "step {}, \"{:?}\": {viewer:?} is told {told:?}, but {also:?} of \"{step:?}\" in a world that looks the same",
                        place + 1,
                        moment.step
                    ));
                }
            }
        }
    }
    Ok(())
}

/// Returns the steps that the viewer cannot tell from this one by who makes it and how: in an open window only
/// this one, for there an action is public, elsewhere all of another seat.
fn alternatives<G: Game>(world: &G, step: Step<G>, viewer: Viewer) -> Vec<Step<G>> {
    match step {
        Step::Act(seat, action) => {
            let legal = legal(world, seat).into_iter();
            let hidden = world.waits_for().window() != Window::Open && viewer != Viewer::Seat(seat);
            legal.filter(|other| hidden || *other == action).map(|other| Step::Act(seat, other)).collect()
        }
        Step::Chance(_) => {
            let possible = outcomes(world).into_iter().filter(|&(_, weight)| weight > 0);
            possible.map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
    }
}
