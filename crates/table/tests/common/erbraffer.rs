//! Tables of Die Erbraffer that have come to a secret window.

use bequest_engine::{Match, Seat, Viewer};
use bequest_erbraffer::{Action, Erbraffer, PhaseView, View};
use bequest_table::{Head, Pace};

use super::hasty::hurry_one;
use super::planted::{begin, plant};
use super::{TestTable, erbraffer, head};

/// Returns a table that has just asked everyone about a new will for the first time: people and bots; these
/// seats hold one and the others do not.
pub fn first_window(people: usize, bots: usize, pace: Pace, holders: &[usize]) -> TestTable {
    let fits = |game: &Match<Erbraffer>| {
        let holds = |seat: Seat| game.legal(seat).contains(&Action::Will);
        Seat::all(people + bots).all(|seat| holds(seat) == holders.contains(&seat.number()))
    };
    come_to(people, bots, pace, |view| matches!(view.phase, PhaseView::Answering { .. }), fits)
}

fn come_to(
    people: usize,
    bots: usize,
    pace: Pace,
    wanted: impl Fn(&View) -> bool,
    fits: impl Fn(&Match<Erbraffer>) -> bool,
) -> TestTable {
    for number in 0..3000 {
        let head = head_of(people, bots, pace, number);
        let mut game = begin(&head);
        while !wanted(game.shown(Viewer::Spectator).unwrap()) {
            hurry_one(&mut game);
        }
        if fits(&game) {
            return plant(erbraffer(), &head, &game);
        }
    }
    panic!("no seed comes to what is wanted");
}

fn head_of(people: usize, bots: usize, pace: Pace, number: usize) -> Head {
    head(erbraffer().table, people, bots, pace, &format!("window {number}"))
}
