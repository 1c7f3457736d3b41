use crate::{Game, Seat, Step, Waiting};

/// Appends every step that can be made now: each outcome that chance can have, or each legal action of each seat, cut-ins
/// included.
pub fn possible_steps<G: Game>(position: &G, out: &mut Vec<Step<G>>) {
    if position.waits_for() == Waiting::Chance {
        let mut outcomes = Vec::new();
        position.chance_outcomes(&mut outcomes);
        out.extend(outcomes.into_iter().filter(|&(_, weight)| weight > 0).map(|(outcome, _)| Step::Chance(outcome)));
        return;
    }
    let mut legal = Vec::new();
    for seat in Seat::all(position.players()) {
        position.legal_actions(seat, &mut legal);
        out.extend(legal.drain(..).map(|action| Step::Act(seat, action)));
    }
}

/// Returns how many sequences of 0, 1, … `depth` steps can follow on a position. After the end there is none.
///
/// ```
/// use bequest_conformance::lots::Lots;
/// use bequest_engine::{Game, perft};
///
/// // One of seven cards is dealt first, then one of six.
/// assert_eq!(perft(&Lots::new(&Lots::setups()[0]), 2), [1, 7, 7 * 6]);
/// ```
pub fn perft<G: Game>(position: &G, depth: usize) -> Vec<u64> {
    let mut nodes = vec![0; depth + 1];
    visit(position, 0, &mut nodes);
    nodes
}

fn visit<G: Game>(position: &G, depth: usize, nodes: &mut [u64]) {
    nodes[depth] = nodes[depth].saturating_add(1);
    if depth + 1 == nodes.len() {
        return;
    }
    let mut steps = Vec::new();
    possible_steps(position, &mut steps);
    if depth + 2 == nodes.len() {
        nodes[depth + 1] = nodes[depth + 1].saturating_add(steps.len() as u64);
        return;
    }
    for step in steps {
        let mut after = position.clone();
        after.apply(step, &mut |_| ());
        visit(&after, depth + 1, nodes);
    }
}
