//! Random play driven by bytes, at the table of a match.

use bequest_engine::{ChanceSource, Fair, Game, Match, Nonce, Player, Seat, Seed, Setup};

use crate::suite::{Case, Fault};
use crate::walk::pick;

/// What can be tried at a table.
pub(crate) enum Try<G: Game> {
    Act(Seat, G::Action),
    Undo(Seat),
    Redo(Seat),
}

impl<G: Game> Try<G> {
    pub(crate) fn seat(&self) -> Seat {
        match self {
            Try::Act(seat, _) | Try::Undo(seat) | Try::Redo(seat) => *seat,
        }
    }
}

/// Returns a player for each seat, persons and bots in turn.
pub(crate) fn players<G: Game>(setup: &G::Setup) -> Vec<Player> {
    let name = |seat: Seat| format!("player {seat}").parse().expect("it is a name");
    let player = |seat: Seat| match seat.index() % 2 {
        0 => Player::Person(name(seat)),
        _ => Player::Bot(name(seat)),
    };
    Seat::all(setup.players()).map(player).collect()
}

/// Starts a match whose chance can be checked.
pub(crate) fn start_fair<G: Game>(case: &Case<'_, G>) -> Match<G> {
    let nonces = Seat::all(case.setup.players()).map(|seat| Nonce([seat.number() as u8; 16])).collect();
    // The first byte decides the seed, so that the games differ in their chance too.
    let seed = Seed::from_text(&format!("{} {}", case.suite.seed, case.bytes.first().unwrap_or(&0)));
    let fair = Fair { seed, table: "suite".into(), nonces };
    Match::start(case.setup.clone(), players::<G>(case.setup), ChanceSource::Fair(fair))
}

/// Starts a match whose chance comes from a generator.
pub(crate) fn start_drawn<G: Game>(case: &Case<'_, G>) -> Match<G> {
    let rng = case.rng(usize::from(*case.bytes.first().unwrap_or(&0)));
    Match::start(case.setup.clone(), players::<G>(case.setup), ChanceSource::Drawn(Box::new(rng)))
}

/// Returns every action someone could make now.
pub(crate) fn acts<G: Game>(table: &Match<G>) -> Vec<(Seat, G::Action)> {
    let seats = Seat::all(table.players().len());
    seats.flat_map(|seat| table.legal(seat).iter().map(move |&action| (seat, action))).collect()
}

/// Makes an action for the one who plays the seat.
pub(crate) fn act<G: Game>(table: &mut Match<G>, seat: Seat, action: G::Action) -> Result<(), Fault> {
    let by = table.players()[seat.index()].by();
    table.play(seat, by, action).map_err(|refusal| fault(table, format!("{seat} {action}: {refusal}, yet in the list")))
}

/// Returns what a byte picks among all that can be tried; nothing when the game is over.
pub(crate) fn pick_try<G: Game>(table: &Match<G>, byte: u8) -> Option<Try<G>> {
    let mut tries: Vec<_> = acts(table).into_iter().map(|(seat, action)| Try::Act(seat, action)).collect();
    if tries.is_empty() {
        return None;
    }
    for seat in Seat::all(table.players().len()) {
        tries.extend([Try::Undo(seat), Try::Redo(seat)]);
    }
    let place = pick(byte, tries.len());
    tries.into_iter().nth(place)
}

/// Says what is wrong at a table.
pub(crate) fn fault<G: Game>(table: &Match<G>, what: String) -> Fault {
    Fault { what, record: Some(table.record().to_string()) }
}
