//! Counts of step sequences from golden records of Die Erbraffer. `bequest_conformance::counts` explains them.

use bequest_conformance::counts::{Wanted, assert_counts};
use bequest_erbraffer::{After, Erbraffer, Estate, PhaseView, Plan, View, Year};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

const WANTED: &[Wanted<View>] = &[
    Wanted("two-players", |view| view.phase == PhaseView::Dealing, 1),
    Wanted("two-players", |view| view.phase == PhaseView::Dealing, 3),
    Wanted("six-players", |view| view.phase == PhaseView::DrawingFirst, 1),
    Wanted("two-players", |view| view.phase == PhaseView::DrawingFirst, 2),
    Wanted("six-players", is_turn, 3),
    Wanted("two-players", is_turn, 3),
    Wanted("three-players", |view| is_turn(view) && view.living == 3, 3),
    Wanted("frozen-heir-skipped-by-wedding-presents", |view| is_turn(view) && view.frozen.len() == 2, 3),
    Wanted("hourglass-moved-by-the-third-new-pile", |view| thrown(view) == 4, 3),
    Wanted("five-players", |view| matches!(view.phase, PhaseView::Drawing { after: After::Hourglass }), 2),
    Wanted("clean-sweep-in-the-last-round", |view| matches!(view.phase, PhaseView::Drawing { after: After::Sweep }), 2),
    Wanted("five-players", |view| view.phase == PhaseView::Testament, 1),
    Wanted("four-players", |view| view.phase == PhaseView::Testament && !view.frozen.is_empty(), 3),
    Wanted("two-players", is_choosing, 1),
    Wanted("six-players", |view| is_choosing(view) && view.living == 4, 3),
    Wanted("three-players", |view| sharing(view).is_some_and(|it| !it.is_new_will), 3),
    Wanted("benefactor-with-two-holders", |view| sharing(view).is_some_and(|it| it.heirlooms.len() > 1), 3),
    Wanted("chain-of-three-new-wills", |view| sharing(view).is_some_and(|it| it.is_new_will), 2),
    Wanted("taken-back", |view| sharing(view).is_some_and(|it| it.rest.is_some()), 2),
    Wanted("chain-of-three-new-wills", is_window, 3),
    Wanted("six-players", is_window, 3),
    Wanted("clock-and-change-of-seat", |view| is_window(view) && !view.out.is_empty(), 3),
    Wanted("two-players", |view| is_turn(view) && view.year == Year::LAST && view.turns_left == 1, 3),
    Wanted("shared-win", |view| view.phase == PhaseView::Over, 1),
];

#[test]
fn the_counts_of_perft_hold() {
    assert_counts::<Erbraffer>(FOLDER, WANTED);
}

#[test]
fn some_counts_follow_from_the_rulebook() {
    // Six portraits can be dealt first, then five, then four; six players can begin; the founders are three couples; a
    // testament goes on one of the six founders.
    let counts = [0, 1, 2, 11, 13].map(|place: usize| WANTED[place].count::<Erbraffer>(FOLDER));
    assert_eq!(counts, [6, 6 * 5 * 4, 6, 6, 3]);
}

/// Tells whether a turn begins.
fn is_turn(view: &View) -> bool {
    view.phase == PhaseView::Turn { plan: Some(Plan::None) }
}

/// Returns how many cards are about to be thrown away.
fn thrown(view: &View) -> usize {
    match view.phase {
        PhaseView::Turn { plan: Some(Plan::Throw { cards }) } => cards.len(),
        _ => 0,
    }
}

fn is_choosing(view: &View) -> bool {
    view.phase == PhaseView::Choosing
}

/// Returns the estate that is being handed out.
fn sharing(view: &View) -> Option<Estate> {
    view.estate.filter(|estate| view.phase == PhaseView::Sharing && estate.cash > 0)
}

/// Tells whether everyone may play a new will.
fn is_window(view: &View) -> bool {
    matches!(view.phase, PhaseView::Answering { .. })
}
