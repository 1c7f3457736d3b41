//! Tables of Die Erbraffer that have come to a secret window.

use bequest_engine::{Match, Seat, Viewer};
use bequest_erbraffer::{Action, Effect, Erbraffer, PhaseView, Plan, View};
use bequest_table::{Head, Pace};

use super::planted::{begin, plant, play_one};
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
            play_one(&mut game, hasty);
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

/// Moves time on where that is possible, and else throws something away, as someone in a hurry would.
fn hasty(view: &View, legal: &[Action]) -> Action {
    let edition = view.edition();
    let undecided = view.phase == PhaseView::Turn { plan: Some(Plan::None) };
    let rank = |action: &Action| match *action {
        Action::Play(card) if undecided && edition.card(card).hourglass && edition.effect(card) != Effect::Sheep => 9,
        Action::Confirm | Action::Heir(_) | Action::Round(_) | Action::Decline => 8,
        Action::Testament(_) | Action::Couple(_) => 7,
        Action::Give(heirloom, _) if view.estate.is_some_and(|it| it.heir_of(heirloom).is_none()) => 6,
        Action::Rest(_) if view.estate.is_some_and(|it| it.rest.is_none()) => 6,
        Action::Throw(card) if undecided => 5 - i32::from(edition.effect(card) == Effect::NewWill),
        _ => 0,
    };
    *legal.iter().max_by_key(|action| rank(action)).expect("a seat that is asked has something to choose from")
}
