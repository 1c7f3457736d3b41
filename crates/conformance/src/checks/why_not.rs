use std::collections::HashSet;

use bequest_engine::{Game, Seat, Viewer, Waiting, find_rule, rule_against, why_not};

use super::worlds::imagined;
use crate::suite::Case;
use crate::walk::{Walk, legal};

/// The most actions that are asked about in one position.
const MOST_ACTIONS: usize = 100;

pub(super) fn refusals_name_their_rule<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let actions = actions_seen(walk);
    for (place, position) in walk.close_positions().filter(|(_, position)| position.waits_for() != Waiting::Chance) {
        for seat in Seat::all(position.players()) {
            look_at(case, place, position, seat, &actions)
                .map_err(|what| format!("after {place} steps, {seat:?}: {what}"))?;
        }
    }
    Ok(())
}

/// Returns every action that was legal for anyone anywhere in the game; if there are too many, some of them.
fn actions_seen<G: Game>(walk: &Walk<G>) -> Vec<G::Action> {
    let (mut actions, mut known) = (Vec::new(), HashSet::new());
    for (_, position) in walk.positions() {
        for seat in Seat::all(position.players()) {
            actions.extend(legal(position, seat).into_iter().filter(|&action| known.insert(action)));
        }
    }
    let apart = actions.len().div_ceil(MOST_ACTIONS).max(1);
    actions.into_iter().step_by(apart).collect()
}

fn look_at<G: Game>(
    case: &Case<'_, G>,
    place: usize,
    position: &G,
    seat: Seat,
    actions: &[G::Action],
) -> Result<(), String> {
    let view = position.view(Viewer::Seat(seat));
    let list = legal(position, seat);
    for &action in actions {
        match (why_not::<G>(&view, seat, action), list.contains(&action)) {
            (None, true) => {}
            (None, false) => return Err(format!("\"{action}\" is not legal, but no rule is named")),
            (Some(rule), true) => return Err(format!("\"{action}\" is legal, but {rule} is said to forbid it")),
            (Some(rule), false) if find_rule(&G::ledgers(), rule.as_str()).is_none() => {
                return Err(format!("\"{action}\" is forbidden by {rule}, which the ledger does not have"));
            }
            (Some(rule), false) if rule_against(position, seat, action) != rule => {
                return Err(format!(
                    "\"{action}\" is forbidden by {}, not {rule}",
                    rule_against(position, seat, action)
                ));
            }
            (Some(_), false) => {}
        }
    }
    for world in imagined(case, place, &view) {
        for &action in actions.iter().filter(|action| !list.contains(action)) {
            let (rule, also) = (rule_against(position, seat, action), rule_against(&world, seat, action));
            if rule != also {
                return Err(format!(
                    "\"{action}\" is forbidden by {rule}, but by {also} in a world that looks the same"
                ));
            }
        }
    }
    Ok(())
}
