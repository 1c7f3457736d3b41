use bequest_engine::{Game, Seat, Viewer, Waiting, Window};

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
    let (waits_for, should) = (world.waits_for(), position.waits_for());
    if should.window() == Window::Secret {
        same_for_the_viewer(waits_for, should, viewer)?;
    } else if waits_for != should {
        return Err(format!("it waits for {waits_for:?}, not {should:?}"));
    }
    if world.scores() != position.scores() {
        return Err("other scores".into());
    }
    world.conserved()
}

/// Who else has answered is nobody's business in a secret window; that someone has not is seen by all, and so is what
/// the clock does.
fn same_for_the_viewer(waits_for: Waiting, should: Waiting, viewer: Viewer) -> Result<(), String> {
    let public = |it: Waiting| (it.window(), it.timing(), it.round());
    let asked = |it: Waiting| match viewer {
        Viewer::Seat(seat) => it.asks(seat),
        Viewer::Spectator | Viewer::Open => false,
    };
    if waits_for.seats().is_empty() || public(waits_for) != public(should) || asked(waits_for) != asked(should) {
        return Err(format!("it waits for {waits_for:?} in a secret window, not {should:?}"));
    }
    Ok(())
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
