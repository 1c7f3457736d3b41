//! Counts of step sequences from golden records of Last Will. `bequest_conformance::counts` explains them.

use bequest_conformance::counts::{Wanted, assert_counts};
use bequest_last_will::{Deed, Family, LastWill, Phase, TaskView, View};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

const WANTED: &[Wanted<View>] = &[
    Wanted("two-players", |view| view.phase == Phase::First, 2),
    Wanted("drawn-will", |view| view.phase == Phase::Will, 2),
    Wanted("one-has-a-job", |view| view.phase == Phase::Jobs, 2),
    Wanted("sacked-two-players", |view| view.phase == Phase::Tiles, 8),
    Wanted("sacked-five-players", |view| view.phase == Phase::Offering, 2),
    Wanted("three-players", |view| view.phase == Phase::Dealing, 1),
    Wanted("two-players", |view| view.phase == Phase::Keeping, 2),
    Wanted("five-players", |view| view.phase == Phase::Planning, 3),
    Wanted("sacked-four-players", |view| view.phase == Phase::Planning && view.round == 3, 4),
    Wanted("four-players", |view| view.phase == Phase::Drawing && view.task == TaskView::Naming, 3),
    Wanted("two-players", |view| view.phase == Phase::Errands && view.pass == 1, 3),
    Wanted("sacked-five-players", |view| view.phase == Phase::Errands && view.pass == 2, 3),
    Wanted("three-players", |view| view.task == TaskView::Market, 2),
    Wanted("sacked-three-players", |view| view.task == TaskView::AnyLine, 2),
    Wanted("four-players", is_turn, 3),
    Wanted("five-players", |view| is_turn(view) && view.round == 4, 3),
    Wanted("sacked-four-players", |view| is_turn(view) && view.round == 5, 3),
    Wanted("wedding-set", |view| view.play.is_some_and(|play| play.cards().len() > 1), 3),
    Wanted("printed-plans", |view| view.play.is_some_and(|play| play.deed == Deed::Purchase), 2),
    Wanted("sacked-four-players", |view| view.task == TaskView::Line, 3),
    Wanted("five-players", |view| matches!(view.task, TaskView::Looking { .. }), 2),
    Wanted("wedding-set", |view| view.task == TaskView::Sale, 2),
    Wanted("printed-plans", holds_a_wild_companion, 3),
    Wanted("without-jobs", |view| view.phase == Phase::Cutting, 3),
    Wanted("won-in-debt", |view| view.phase == Phase::Over, 1),
];

fn is_turn(view: &View) -> bool {
    view.phase == Phase::Actions && view.task == TaskView::Free && view.play.is_none()
}

fn holds_a_wild_companion(view: &View) -> bool {
    let wilds = view.edition().family(Family::Wild);
    is_turn(view) && !view.hands[view.acting].cards.and(wilds).is_empty()
}

#[test]
fn golden_positions_have_as_many_sequences_as_ever() {
    assert_counts::<LastWill>(FOLDER, WANTED);
}

#[test]
fn some_counts_follow_from_the_rulebook() {
    // Two players can begin, and four tokens lie in 24 ways; each of eight tiles has two sides; each of two players keeps
    // two of six cards, here both name their first; five players take one of seven plans, then of six, then of five.
    let counts = [0, 3, 6, 7].map(|place: usize| WANTED[place].count::<LastWill>(FOLDER));
    assert_eq!(counts, [2 * 24, 256, 2 * 6 * 5 + 2 * 6 * 6, 7 * 6 * 5]);
}
