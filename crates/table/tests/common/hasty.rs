//! Someone who is in a hurry to reach the end of Die Erbraffer. The tests of the server play with them, too.

use bequest_engine::{By, Match, Player, Viewer};
use bequest_erbraffer::{Action, Effect, Erbraffer, PhaseView, Plan, View};

/// Plays a step of someone who is asked.
pub fn hurry_one(game: &mut Match<Erbraffer>) {
    let seat = game.asked().iter().next().expect("the game goes on");
    let view = game.view(Viewer::Seat(seat)).expect("the seat is at the table").view;
    let action = hasty(&view, game.legal(seat));
    let by = if matches!(game.players()[seat.index()], Player::Bot(_)) { By::Bot } else { By::Person };
    game.play(seat, by, action).expect("it was in the list");
}

/// Moves time on where that is possible, and else throws something away.
pub fn hasty(view: &View, legal: &[Action]) -> Action {
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
