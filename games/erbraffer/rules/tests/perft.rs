//! Counts of step sequences from positions of the golden records.
//!
//! A line `FILE ROW DEPTH COUNT` of `perft.txt` says that after the first ROW rows of a record there are COUNT ways to
//! go on for DEPTH steps: every legal action of every seat counts, or every outcome of chance. After the end there is
//! none. With `BEQUEST_BLESS=1` in the environment the file is written anew.

mod played;

use std::fs;

use bequest_engine::{Game, Record, Seat, Step, Viewer, Waiting};
use bequest_erbraffer::{After, Erbraffer, Estate, PhaseView, Plan, View, Year};
use played::{folder, legal, outcomes, record};

/// A position to be looked for in a record, and how deep to count.
struct Wanted(&'static str, fn(&View) -> bool, u32);

const WANTED: &[Wanted] = &[
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
    if std::env::var_os("BEQUEST_BLESS").is_some_and(|value| value == "1") {
        let lines: Vec<String> = WANTED.iter().map(line).collect();
        fs::write(folder().join("perft.txt"), lines.concat()).unwrap();
    }
    let text = fs::read_to_string(folder().join("perft.txt")).unwrap();
    assert!(text.lines().count() >= 20);
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let &[file, row, depth, count] = words.as_slice() else { panic!("not FILE ROW DEPTH COUNT: {line}") };
        let position = record(file).replay_rows(row.parse().unwrap()).unwrap().position().clone();
        assert_eq!(perft(&position, depth.parse().unwrap()).to_string(), count, "{line}");
    }
}

#[test]
fn some_counts_follow_from_the_rulebook() {
    // Six portraits can be dealt first, then five, then four; six players can begin; the founders are three couples; a
    // testament goes on one of the six founders.
    let counts = [0, 1, 2, 11, 13].map(|place: usize| {
        let line = line(&WANTED[place]);
        line.trim_end().rsplit(' ').next().map(str::to_owned)
    });
    assert_eq!(counts, [6, 6 * 5 * 4, 6, 6, 3].map(|count| Some(count.to_string())));
}

/// Looks for a position in a record and writes its line.
fn line(&Wanted(name, is_wanted, depth): &Wanted) -> String {
    let file = format!("{name}.rec");
    let record: Record<Erbraffer> = record(&file);
    let position = |row| record.replay_rows(row).expect("a golden record replays").position().clone();
    let row = (0..=record.rows.len()).find(|&row| is_wanted(&position(row).view(Viewer::Open)));
    let row = row.unwrap_or_else(|| panic!("{file} has no such position"));
    format!("{file} {row} {depth} {}\n", perft(&position(row), depth))
}

fn perft(position: &Erbraffer, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = steps(position);
    if depth == 1 {
        return steps.len() as u64;
    }
    let after = |step| {
        let mut next = position.clone();
        next.apply(step, &mut |_| {});
        perft(&next, depth - 1)
    };
    steps.into_iter().map(after).sum()
}

fn steps(position: &Erbraffer) -> Vec<Step<Erbraffer>> {
    if position.waits_for() == Waiting::Chance {
        return outcomes(position).into_iter().map(Step::Chance).collect();
    }
    let actions = |seat| legal(position, seat).into_iter().map(move |action| Step::Act(seat, action));
    Seat::all(position.players()).flat_map(actions).collect()
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

/// Tells whether everybody may play a new will.
fn is_window(view: &View) -> bool {
    matches!(view.phase, PhaseView::Answering { .. })
}
