//! Tables of Die Erbraffer that have come to a secret window.

use bequest_engine::{ChanceSource, Fair, Match, Seat, Setup as _, Viewer, agree};
use bequest_erbraffer::{Action, Erbraffer, PhaseView, View};
use bequest_table::{Command, Head, Pace, StageHead};

use super::hasty::hurry_one;
use super::{NAMES, TestTable, erbraffer, head, table_id};

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
            return plant(&head, &game);
        }
    }
    panic!("no seed comes to what is wanted");
}

fn head_of(people: usize, bots: usize, pace: Pace, number: usize) -> Head {
    head(erbraffer().table, people, bots, pace, &format!("window {number}"))
}

fn begin(head: &Head) -> Match<Erbraffer> {
    let setup = agree::<Erbraffer>(head.rules, &head.editions(), &head.options).unwrap();
    assert!(setup.players() <= NAMES.len(), "everyone has a name");
    let fair: Fair = head.fair(table_id()).unwrap();
    Match::start(setup, head.players().unwrap(), ChanceSource::Fair(fair))
}

/// Puts up a table at which the game is where this one is.
fn plant(head: &Head, game: &Match<Erbraffer>) -> TestTable {
    let head = Head { stage: StageHead::Playing, ..head.clone() };
    let mut at = TestTable::open(erbraffer(), &Head { stage: StageHead::Open, ..head.clone() });
    at.memory.stored.head = head.to_text();
    at.memory.stored.stage = head.stage();
    at.memory.listing = head.listing();
    at.memory.plant(game.rows().iter().map(ToString::to_string));
    at.read_again();
    at.done(&Command::PutOff);
    at
}
