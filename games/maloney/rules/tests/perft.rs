//! Counts of step sequences from positions of the golden records.
//!
//! A line `FILE ROW DEPTH COUNT` of `perft.txt` says that after the first ROW rows of a record there are COUNT ways to
//! go on for DEPTH steps: every legal action of every seat counts, cut-ins too, or every outcome of chance. After the
//! end there is none. With `BEQUEST_BLESS=1` in the environment the file is written anew.

use std::fs;
use std::path::PathBuf;

use bequest_engine::{Game, Record, Seat, Step, Viewer, Waiting};
use bequest_maloney::{Day, Maloney, PhaseView, View};

/// A position to be looked for in a record, and how deep to count.
struct Wanted(&'static str, fn(&View) -> bool, u32);

const WANTED: &[Wanted] = &[
    Wanted("three-players", |view| is_opening(view) && view.day != Day::Tue, 1),
    Wanted("three-players", is_opening, 2),
    Wanted("six-players", is_opening, 1),
    Wanted("joker-of-the-highest-bidder", has_bid, 2),
    Wanted("overbid-and-rerun", |view| matches!(view.phase, PhaseView::Auction { bid: 9000.., .. }), 2),
    Wanted("all-overbid-and-last-owner-drives", |view| fined(view) == 2, 2),
    Wanted("first-day-sunday", |view| is_driving(view) && view.day == Day::Sun, 1),
    Wanted("four-players", is_driving, 2),
    Wanted("three-players", is_driving, 3),
    Wanted("three-players", |view| is_driving(view) && view.closed.len() < 10, 3),
    Wanted("five-players", |view| matches!(view.phase, PhaseView::Opening { driver: Some(_) }), 1),
    Wanted("three-players", |view| matches!(view.phase, PhaseView::Opening { driver: Some(_) }), 3),
    Wanted("three-players", |view| matches!(view.phase, PhaseView::Opening { driver: None }), 3),
    Wanted("six-players", is_laying, 3),
    Wanted("withdrawals-in-the-laying", is_laying, 3),
    Wanted("end-by-empty-hand", |view| is_laying(view) && view.hands.values().iter().any(|hand| hand.count < 3), 3),
    Wanted("end-by-28-idle-days", |view| is_laying(view) && view.idle == 27, 3),
    Wanted("sunday-card-of-the-same-town", |view| view.phase == PhaseView::TurningSunday, 1),
    Wanted("sunday-card-of-the-same-town", |view| view.phase == PhaseView::TurningSunday, 3),
    Wanted("pile-made-anew", |view| view.phase == PhaseView::TurningSunday && !view.pile_known.is_empty(), 2),
    Wanted("pile-made-anew", |view| is_laying(view) && view.day == Day::Sun, 3),
];

#[test]
fn the_counts_of_perft_hold() {
    if std::env::var_os("BEQUEST_BLESS").is_some_and(|value| value == "1") {
        let lines: Vec<String> = WANTED.iter().map(line).collect();
        fs::write(folder().join("perft.txt"), lines.concat()).unwrap();
    }
    let text = fs::read_to_string(folder().join("perft.txt")).unwrap();
    assert!(text.lines().count() >= 12);
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let &[file, row, depth, count] = words.as_slice() else { panic!("not FILE ROW DEPTH COUNT: {line}") };
        let position = record(file).replay_rows(row.parse().unwrap()).unwrap().position().clone();
        assert_eq!(perft(&position, depth.parse().unwrap()).to_string(), count, "{line}");
    }
}

#[test]
fn some_counts_follow_from_the_rulebook() {
    // Three players may each decline, play their joker, or call one of 164 bids; of seven towns one is driven to, and
    // one of 24 suitcases may be there.
    let counts = [0, 6, 10].map(|place: usize| line(&WANTED[place]).trim_end().rsplit(' ').next().map(str::to_owned));
    assert_eq!(counts, [3 * (1 + 1 + 164), 7, 24].map(|count| Some(count.to_string())));
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn record(file: &str) -> Record<Maloney> {
    let text =
        fs::read_to_string(folder().join("records").join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    Record::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Looks for a position in a record and writes its line.
fn line(&Wanted(name, is_wanted, depth): &Wanted) -> String {
    let file = format!("{name}.rec");
    let record = record(&file);
    let position = |row| record.replay_rows(row).expect("a golden record replays").position().clone();
    let row = (0..=record.rows.len()).find(|&row| is_wanted(&position(row).view(Viewer::Open)));
    let row = row.unwrap_or_else(|| panic!("{file} has no such position"));
    format!("{file} {row} {depth} {}\n", perft(&position(row), depth))
}

fn perft(position: &Maloney, depth: u32) -> u64 {
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

fn steps(position: &Maloney) -> Vec<Step<Maloney>> {
    if position.waits_for() == Waiting::Chance {
        let mut outcomes = Vec::new();
        position.chance_outcomes(&mut outcomes);
        return outcomes.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect();
    }
    let actions = |seat| {
        let mut legal = Vec::new();
        position.legal_actions(seat, &mut legal);
        legal.into_iter().map(move |action| Step::Act(seat, action))
    };
    Seat::all(position.players()).flat_map(actions).collect()
}

fn is_opening(view: &View) -> bool {
    matches!(view.phase, PhaseView::Auction { highest: None, declined, .. } if declined.is_empty())
}

fn has_bid(view: &View) -> bool {
    matches!(view.phase, PhaseView::Auction { highest: Some(_), .. })
}

fn fined(view: &View) -> usize {
    match view.phase {
        PhaseView::Auction { fined, .. } => fined.len(),
        _ => 0,
    }
}

fn is_driving(view: &View) -> bool {
    matches!(view.phase, PhaseView::Driving { .. })
}

/// Tells whether cards are laid and somebody has one to lay.
fn is_laying(view: &View) -> bool {
    let here = view.edition().cards_of(view.car);
    let holds = view.hands.values().iter().any(|hand| hand.cards.is_some_and(|cards| !cards.and(here).is_empty()));
    holds && matches!(view.phase, PhaseView::Laying { answered } if answered.is_empty())
}
