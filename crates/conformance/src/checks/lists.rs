use std::collections::HashSet;
use std::hash::Hash;

use bequest_engine::{Asking, Game, Order, Seat, Setup, Standing, Waiting};

use crate::suite::Case;
use crate::walk::{Walk, legal, outcomes};

pub(super) fn lists_are_well_formed<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (place, position) in walk.positions() {
        look_at(case, position).map_err(|what| format!("after {place} steps: {what}"))?;
    }
    Ok(())
}

fn look_at<G: Game>(case: &Case<'_, G>, position: &G) -> Result<(), String> {
    let players = position.players();
    if players != case.setup.players() {
        return Err(format!("{players} seats, but the set-up has {}", case.setup.players()));
    }
    for seat in Seat::all(players) {
        look_at_seat(position, seat)?;
    }
    look_at_chance(position)?;
    look_at_scores(position)?;
    match position.waits_for() {
        Waiting::Seats(Asking { seats, .. }) if seats.is_empty() => Err("an empty set of seats is to act".into()),
        Waiting::Seats(Asking { seats, .. }) => match seats.iter().find(|seat| seat.index() >= players) {
            Some(seat) => Err(format!("{seat:?} is to act, which the table does not have")),
            None => Ok(()),
        },
        Waiting::Chance | Waiting::Nobody => Ok(()),
    }
}

fn look_at_seat<G: Game>(position: &G, seat: Seat) -> Result<(), String> {
    let actions = legal(position, seat);
    if position.waits_for().asks(seat) && actions.is_empty() {
        return Err(format!("{seat:?} is asked, but has no legal action"));
    }
    if let Some(double) = doubled(actions.iter().copied()) {
        return Err(format!("{seat:?} has \"{double}\" in its list twice"));
    }
    match position.silence(seat) {
        Some(action) if !position.waits_for().asks(seat) => {
            return Err(format!("{seat:?} is not asked, but its silence means \"{action}\""));
        }
        Some(action) if !actions.contains(&action) => {
            return Err(format!("the silence of {seat:?} means \"{action}\", which is not in its list"));
        }
        Some(_) | None => {}
    }
    match (position.waits_for(), actions.first()) {
        (Waiting::Chance, Some(action)) => Err(format!("chance is to act, but {seat:?} has \"{action}\" in its list")),
        (Waiting::Nobody, Some(action)) => Err(format!("it is over, but {seat:?} has \"{action}\" in its list")),
        (Waiting::Chance | Waiting::Nobody, None) | (Waiting::Seats(_), _) => Ok(()),
    }
}

fn look_at_chance<G: Game>(position: &G) -> Result<(), String> {
    let outcomes = outcomes(position);
    let weight: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    if position.waits_for() != Waiting::Chance {
        return if outcomes.is_empty() { Ok(()) } else { Err("outcomes are listed though chance is not asked".into()) };
    }
    if weight == 0 {
        return Err("chance is to act, but no outcome has any weight".into());
    }
    match doubled(outcomes.iter().map(|&(outcome, _)| outcome)) {
        Some(double) => Err(format!("the outcome \"{double}\" is listed twice")),
        None => Ok(()),
    }
}

fn look_at_scores<G: Game>(position: &G) -> Result<(), String> {
    match (position.waits_for(), position.scores()) {
        (Waiting::Nobody, Some(standing)) if standing.ranks.players() == position.players() => {
            look_at_ranks::<G>(&standing)
        }
        (Waiting::Nobody, Some(_)) => Err("the standing has not one rank for each seat".into()),
        (Waiting::Nobody, None) => Err("it is over without scores".into()),
        (Waiting::Seats(_) | Waiting::Chance, Some(_)) => Err("there are scores before it is over".into()),
        (Waiting::Seats(_) | Waiting::Chance, None) => Ok(()),
    }
}

/// Holds ranks to what the game says of them: better scores come first, and where nothing breaks ties equals are equal.
fn look_at_ranks<G: Game>(standing: &Standing) -> Result<(), String> {
    let seats = standing.ranks.seats();
    for (one, other) in seats.clone().flat_map(|one| seats.clone().map(move |other| (one, other))) {
        let (is_higher, is_equal) =
            (standing.scores[one] > standing.scores[other], standing.scores[one] == standing.scores[other]);
        let is_better = is_higher == (G::RANKING.order == Order::Highest) && !is_equal;
        let (rank, behind) = (standing.ranks[one], standing.ranks[other]);
        if is_better && rank >= behind || is_equal && G::RANKING.ties.is_empty() && rank != behind {
            return Err(format!("the standing \"{standing}\" does not rank by {:?}", G::RANKING));
        }
    }
    Ok(())
}

fn doubled<T: Copy + Eq + Hash>(items: impl Iterator<Item = T>) -> Option<T> {
    let mut known = HashSet::new();
    items.into_iter().find(|&item| !known.insert(item))
}
