use bequest_engine::{Game, Seat, ToAct, Viewer, Window};

use crate::suite::Case;
use crate::walk::{Walk, difference, legal};

/// Returns worlds that look like this position to a viewer.
pub(super) fn imagined<G: Game>(case: &Case<'_, G>, place: usize, view: &G::View) -> impl Iterator<Item = G> {
    let mut rng = case.rng(place);
    (0..case.suite.worlds).map(move |_| G::imagine(view, &mut rng))
}

pub(super) fn worlds_look_the_same<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (place, position) in walk.close_positions() {
        for viewer in Viewer::during(position.players()) {
            let view = position.view(viewer);
            for world in imagined(case, place, &view) {
                compare(position, &world, viewer, &view)
                    .map_err(|what| format!("after {place} steps, a world imagined by {viewer:?}: {what}"))?;
            }
        }
    }
    Ok(())
}

fn compare<G: Game>(position: &G, world: &G, viewer: Viewer, view: &G::View) -> Result<(), String> {
    if world.view(viewer) != *view {
        return Err(difference(&world.view(viewer), view));
    }
    if position.window() == Window::Secret {
        same_for_the_viewer(position, world, viewer)?;
    } else if world.to_act() != position.to_act() {
        return Err(format!("{:?} to act, not {:?}", world.to_act(), position.to_act()));
    }
    if world.window() != position.window() {
        return Err(format!("the window is {:?}, not {:?}", world.window(), position.window()));
    }
    if world.tempo() != position.tempo() {
        return Err(format!("the tempo is {:?}, not {:?}", world.tempo(), position.tempo()));
    }
    if world.scores() != position.scores() {
        return Err("other scores".into());
    }
    world.conserved()
}

/// Who else has answered is nobody's business in a secret window; that somebody has not is seen by all.
fn same_for_the_viewer<G: Game>(position: &G, world: &G, viewer: Viewer) -> Result<(), String> {
    if !matches!(world.to_act(), ToAct::Seats(seats) if !seats.is_empty()) {
        return Err(format!("{:?} to act in a secret window", world.to_act()));
    }
    match viewer {
        Viewer::Seat(seat) if world.to_act().asks(seat) != position.to_act().asks(seat) => {
            Err(format!("{:?} to act, not {:?}", world.to_act(), position.to_act()))
        }
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Open => Ok(()),
    }
}

pub(super) fn lists_tell_no_secret<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (place, position) in walk.close_positions() {
        for seat in Seat::all(position.players()) {
            let actions = legal(position, seat);
            for world in imagined(case, place, &position.view(Viewer::Seat(seat))) {
                let also = legal(&world, seat);
                if actions != also {
                    return Err(format!(
                        "after {place} steps {seat:?} may do {actions:?}, but {also:?} in a world that looks the same"
                    ));
                }
            }
        }
    }
    Ok(())
}

pub(super) fn spectators_see_less<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (place, position) in walk.close_positions() {
        let public = position.view(Viewer::Spectator);
        for seat in Seat::all(position.players()) {
            for world in imagined(case, place, &position.view(Viewer::Seat(seat))) {
                let also = world.view(Viewer::Spectator);
                if also != public {
                    let what = difference(&also, &public);
                    return Err(format!("after {place} steps spectators see what {seat:?} does not: {what}"));
                }
            }
        }
    }
    Ok(())
}
