//! What decided a game: the steps by which the winner gained most on the one who came next.

use std::cmp::Reverse;

use bequest_engine::Seat;
use bequest_erbraffer::{Erbraffer, Person, Told};
use bequest_web::{Past, TurningPoint};

use super::super::fortune::hope;
use crate::words::{log_text, money, persons};

/// So many steps are named.
const NAMED: usize = 3;
/// Smaller gains decide nothing, in thousands.
const LEAST: f64 = 1.0;

/// A moment by which two fortunes changed.
struct Turn {
    /// Counted from one.
    step: usize,
    /// What the winner and the other gained, in thousands.
    gains: [f64; 2],
}

impl Turn {
    /// Returns what the winner gained on the other.
    fn swing(&self) -> f64 {
        self.gains[0] - self.gains[1]
    }
}

/// Tells of the steps that helped the winner most, in their order.
pub(super) fn turns(past: &Past<'_, Erbraffer>) -> Vec<TurningPoint> {
    let Some((winner, rival)) = past.winner_and_rival() else { return Vec::new() };
    let hopes: Vec<[f64; 2]> =
        past.moments.iter().map(|moment| [winner, rival].map(|seat| hope(&moment.view, seat))).collect();
    let turn = |(place, pair): (usize, &[[f64; 2]])| Turn {
        step: place + 2,
        gains: [pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]],
    };
    let mut turns: Vec<Turn> = hopes.windows(2).enumerate().map(turn).collect();
    // While heirs are dealt nobody hopes for anything, and the deal is no step of anyone.
    turns.retain(|turn| turn.swing() >= LEAST && told(past, turn, (winner, rival)).is_some());
    turns.sort_by_key(|turn| (Reverse((turn.swing() * 1000.0) as i64), turn.step));
    turns.truncate(NAMED);
    turns.sort_by_key(|turn| turn.step);
    turns.iter().filter_map(|turn| told(past, turn, (winner, rival))).collect()
}

/// Returns what happened between a moment and the one before.
fn events<'a>(past: &Past<'a, Erbraffer>, step: usize) -> &'a [Told] {
    let (from, to) = (past.moments[step - 2].heard, past.moments[step - 1].heard);
    &past.heard[from.min(to)..to]
}

/// Returns the event that says most about a step: a card before what it did, an estate before what children got. What
/// benefactors left is told by itself.
fn main_event<'a>(past: &Past<'a, Erbraffer>, step: usize) -> Option<&'a Told> {
    let weight = |told: &&Told| match told {
        Told::NewWill { .. } => 5,
        Told::Played(_) => 4,
        Told::HandedOut { .. } => 3,
        Told::Inherited { .. } => 2,
        Told::Gained { .. } | Told::Lost { .. } | Told::Gave { .. } | Told::Moved { .. } => 1,
        _ => 0,
    };
    events(past, step).iter().rev().filter(|told| weight(told) > 0).max_by_key(weight)
}

/// Returns from whom a seat collected something in a step, and how much in all, in thousands.
fn collected(past: &Past<'_, Erbraffer>, step: usize, seat: Seat) -> (Vec<Person>, u16) {
    let paid = events(past, step).iter().filter_map(|told| match *told {
        Told::PaidOut { person, holders, each, .. } if each > 0 && holders.contains(seat) => Some((person, each)),
        _ => None,
    });
    let paid: Vec<(Person, u16)> = paid.collect();
    (paid.iter().map(|&(person, _)| person).collect(), paid.iter().map(|&(_, each)| each).sum())
}

/// Tells what a step meant to the one of the two to whom it meant more: each sum stands beside what caused it.
fn told(past: &Past<'_, Erbraffer>, turn: &Turn, (winner, rival): (Seat, Seat)) -> Option<TurningPoint> {
    let (company, words, edition) = (&past.company, past.company.words, past.setup.components());
    let year = past.moments[turn.step - 1].view.year.to_string();
    let (seat, gain) = if turn.gains[0] >= -turn.gains[1] { (winner, turn.gains[0]) } else { (rival, turn.gains[1]) };
    let (benefactors, paid) = collected(past, turn.step, seat);
    let mut sentences = Vec::new();
    // What benefactors did not leave is the work of what was done.
    let rest = gain - f64::from(paid);
    if let Some(event) = main_event(past, turn.step).filter(|_| rest.abs() >= LEAST) {
        let key = if rest < 0.0 { "erbraffer-tale-costs" } else { "erbraffer-tale-brings" };
        sentences.push(log_text(company, edition, event));
        sentences.push(company.say_of(seat, key, &[("sum", money(words, rest.abs().round() as u32).into())]));
    }
    if paid > 0 {
        let names = persons(words, edition, benefactors);
        let values = [("names", names.into()), ("sum", money(words, paid.into()).into())];
        sentences.push(company.say_of(seat, "erbraffer-tale-collects", &values));
    }
    (!sentences.is_empty()).then(|| TurningPoint {
        step: turn.step - 1,
        lead: words.say("erbraffer-tale-lead", &[("year", year.as_str().into())]),
        label: year,
        text: sentences.join(" "),
    })
}
