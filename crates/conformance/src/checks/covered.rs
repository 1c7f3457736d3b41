use bequest_engine::{Asking, Game, Seat, SeatSet, Step, Viewer, Waiting, Window, first_difference};

use crate::suite::Case;
use crate::walk::{Walk, after, difference, legal, told};

/// The most answers of each seat that are tried.
const MOST_ANSWERS: usize = 8;

/// Looks at every window that is not open: the order of answers does not matter, and nobody sees what another answers;
/// in a secret one not even that they have.
pub(super) fn answers_are_covered<G: Game>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (place, position) in walk.close_positions() {
        let Waiting::Seats(Asking { seats, window, .. }) = position.waits_for() else { continue };
        let looked = match window {
            Window::Open => Ok(()),
            Window::Private | Window::Covered => look_at(position, seats),
            Window::Secret => seats.iter().try_for_each(|seat| silence_is_secret(position, seat)),
        };
        looked.map_err(|what| format!("after {place} steps: {what}"))?;
    }
    Ok(())
}

/// Nobody else sees or hears that a seat has given a quiet answer, unless everyone has.
fn silence_is_secret<G: Game>(position: &G, seat: Seat) -> Result<(), String> {
    let quiet: Vec<_> = legal(position, seat).into_iter().filter(|&action| G::is_quiet(action)).collect();
    match position.silence(seat) {
        Some(action) if quiet.contains(&action) => {}
        Some(action) => return Err(format!("\"{action}\", the silence of {seat:?}, is not quiet")),
        None => return Err(format!("the silence of {seat:?} means nothing")),
    }
    quiet.into_iter().try_for_each(|action| answer_is_secret(position, seat, action))
}

fn answer_is_secret<G: Game>(position: &G, seat: Seat, action: G::Action) -> Result<(), String> {
    let (next, events) = after(position, Step::Act(seat, action));
    if next.waits_for().window() != Window::Secret || next.waits_for().round() != position.waits_for().round() {
        return Ok(());
    }
    if next.waits_for().timing() != position.waits_for().timing() {
        return Err(format!("the clock shows that {seat:?} has answered"));
    }
    for viewer in Viewer::during(position.players()).filter(|&viewer| viewer != Viewer::Seat(seat)) {
        let (before, seen) = (position.view(viewer), next.view(viewer));
        if before != seen {
            return Err(format!("{viewer:?} sees that {seat:?} has answered: {}", difference(&seen, &before)));
        }
        if let Some(told) = told(&events, viewer).first() {
            return Err(format!("{viewer:?} is told that {seat:?} has answered: {told:?}"));
        }
    }
    Ok(())
}

fn look_at<G: Game>(position: &G, seats: SeatSet) -> Result<(), String> {
    for one in seats.iter() {
        answers_look_alike(position, one)?;
        steps_are_unseen(position, one)?;
        for other in seats.iter().filter(|&other| other > one) {
            orders_are_alike(position, one, other)?;
        }
    }
    Ok(())
}

fn orders_are_alike<G: Game>(position: &G, one: Seat, other: Seat) -> Result<(), String> {
    for first in some_answers(position, one) {
        let between = after(position, first).0;
        for second in some_answers(position, other) {
            if !legal(&between, other).iter().any(|&action| Step::Act(other, action) == second) {
                return Err(format!("\"{first:?}\" makes \"{second:?}\" illegal"));
            }
            let there = after(&between, second).0;
            let back = after(&after(position, second).0, first).0;
            if let Some(difference) = first_difference(&there, &back) {
                return Err(format!("\"{first:?}\" before \"{second:?}\" is not the same as after it: {difference}"));
            }
        }
    }
    Ok(())
}

/// While a seat has more to answer, its steps change nothing for those who are told nothing of them.
fn steps_are_unseen<G: Game>(position: &G, seat: Seat) -> Result<(), String> {
    let known_by = |it: Waiting| (it.window(), it.round(), it.asks(seat));
    for step in some_answers(position, seat) {
        let (next, events) = after(position, step);
        if known_by(next.waits_for()) != known_by(position.waits_for()) {
            continue;
        }
        for viewer in Viewer::during(position.players()).filter(|&viewer| viewer != Viewer::Seat(seat)) {
            let (before, seen) = (position.view(viewer), next.view(viewer));
            if told(&events, viewer).is_empty() && before != seen {
                let what = difference(&seen, &before);
                return Err(format!("{viewer:?} is told nothing of \"{step:?}\", but sees something: {what}"));
            }
        }
    }
    Ok(())
}

/// Others see of an answer only whether the seat is still asked; an answer that closes the window is another matter, and so
/// is a step of a private turn that others are told of.
fn answers_look_alike<G: Game>(position: &G, seat: Seat) -> Result<(), String> {
    let viewers = || Viewer::during(position.players()).filter(|&viewer| viewer != Viewer::Seat(seat));
    let is_private = position.waits_for().window() == Window::Private;
    let is_shown = |events: &[_]| is_private && viewers().any(|viewer| !told(events, viewer).is_empty());
    let answers = some_answers(position, seat).into_iter().map(|step| (step, after(position, step)));
    let answers = answers.filter(|(_, (_, events))| !is_shown(events));
    let answers = answers.filter(|(_, (next, _))| next.waits_for().window() == position.waits_for().window());
    let (done, not_done): (Vec<_>, Vec<_>) = answers.partition(|(_, (next, _))| !next.waits_for().asks(seat));
    for alike in [done, not_done] {
        for pair in alike.windows(2) {
            let [(step, (one, events)), (also, (other, others))] = pair else { continue };
            for viewer in viewers() {
                let (seen, also_seen) = (one.view(viewer), other.view(viewer));
                if seen != also_seen {
                    let what = difference(&seen, &also_seen);
                    return Err(format!("{viewer:?} sees whether it was \"{step:?}\" or \"{also:?}\": {what}"));
                }
                if told(events, viewer) != told(others, viewer) {
                    return Err(format!("{viewer:?} is told whether it was \"{step:?}\" or \"{also:?}\""));
                }
            }
        }
    }
    Ok(())
}

fn some_answers<G: Game>(position: &G, seat: Seat) -> Vec<Step<G>> {
    let actions = legal(position, seat);
    let apart = actions.len().div_ceil(MOST_ANSWERS).max(1);
    actions.into_iter().step_by(apart).map(|action| Step::Act(seat, action)).collect()
}
