//! Tables of Last Will that have come to turns, which are private, or to the end of a round, where choices are covered.

use bequest_engine::Viewer;
use bequest_last_will::{Action, LastWill, Phase, View};
use bequest_table::Pace;

use super::planted::{begin, plant, play_one};
use super::{TestTable, head, last_will};

/// Returns a table of people and bots that has come to a phase.
pub fn come_to(people: usize, bots: usize, pace: Pace, phase: Phase) -> TestTable {
    let head = head(last_will().table, people, bots, pace, &format!("{people} and {bots}"));
    let mut game = begin::<LastWill>(&head);
    while game.shown(Viewer::Spectator).unwrap().phase != phase {
        play_one(&mut game, hasty);
    }
    plant(last_will(), &head, &game)
}

/// Draws what a plan gives, and else does as little as possible.
fn hasty(view: &View, legal: &[Action]) -> Action {
    let rank = |action: &Action| match *action {
        Action::Plan(space) => view.plan(space).map_or(0, |plan| plan.cards),
        Action::End | Action::Home | Action::Skip | Action::Done => 1,
        _ => 0,
    };
    *legal.iter().max_by_key(|action| rank(action)).expect("a seat that is asked has something to choose from")
}
