//! Tables of Die Erbraffer that stand where a test wants them.

use bequest_engine::{By, ChanceSource, Fair, Game, Match, Nonce, Player, Seat, Seed, Setup as _, Viewer};
use bequest_erbraffer::{Action, Edition, Effect, Erbraffer, PhaseView, Plan, Setup, View};
use bequest_store::{Append, Listing, Moment, NewRow, NewTable, Stage, Store, TableId};
use serde_json::json;

use super::{Guest, Site};

/// A game as it is, whatever is shown.
pub type Family = Match<Erbraffer>;

/// The name of every table that is put somewhere: its chance rests on it.
fn id() -> TableId {
    "familyfamilyfamilyfamilyfa".parse().unwrap()
}

/// Begins a game of people with these names.
pub fn family(seed: &str, names: &[&str]) -> Family {
    let nonces = vec![Nonce::default(); names.len()];
    let fair = Fair { seed: Seed::from_text(seed), table: id().to_string(), nonces };
    let players = names.iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    Match::start(Setup::new(names.len(), Edition::built_in()), players, ChanceSource::Fair(fair))
}

/// Plays on as somebody in a hurry would, until a view of the game is the wanted one.
pub fn hurry(game: &mut Family, wanted: impl Fn(&View) -> bool) {
    while !wanted(game.shown(Viewer::Spectator).unwrap()) {
        let seat = game.asked().iter().next().expect("the game goes on");
        let view = game.view(Viewer::Seat(seat)).unwrap().view;
        let action = hasty(&view, game.legal(seat));
        game.play(seat, By::Person, action).unwrap();
    }
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
    *legal.iter().max_by_key(|action| rank(action)).expect("somebody asked has something to choose from")
}

/// Returns a game that has just asked everybody about a new will for the first time, in which these seats hold one and
/// the others do not.
pub fn first_window(names: &[&str], holders: &[usize]) -> (String, Family) {
    for number in 0..3000 {
        let seed = format!("window {number}");
        let mut game = family(&seed, names);
        hurry(&mut game, |view| matches!(view.phase, PhaseView::Answering { .. }));
        let holds = |seat: Seat| game.legal(seat).contains(&Action::Will);
        if Seat::all(names.len()).all(|seat| holds(seat) == holders.contains(&seat.number())) {
            return (seed, game);
        }
    }
    panic!("no seed gives {holders:?} a new will");
}

/// Keeps a table that stands where the game stands, with these people, and `pace` as records write it.
pub async fn put(site: &Site, seed: &str, game: &Family, people: &[(&Guest, &str)], pace: serde_json::Value) -> String {
    let setup = game.setup().clone();
    let edition = setup.edition();
    let seats: Vec<_> =
        people.iter().map(|(guest, name)| json!({ "who": { "person": { "id": guest.id(), "name": name } } })).collect();
    let head = json!({
        "game": Erbraffer::ID, "rules": Erbraffer::RULES, "edition": [edition.name, edition.hash],
        "options": setup.options(), "pace": pace, "public": false, "host": people[0].0.id(),
        "seats": seats, "seed": Seed::from_text(seed).to_string(), "stage": "playing",
    });
    let people: Vec<_> = (0..).zip(people).map(|(seat, (guest, _))| (guest.id().parse().unwrap(), seat)).collect();
    let listing = Listing { stage: Stage::Playing, public: false, people };
    let at = Moment::now();
    let table = NewTable { id: id(), at, head: head.to_string(), listing, wake: None };
    site.store.create(table).await.unwrap();
    let rows = game.rows().iter().map(|row| NewRow { text: row.to_string(), key: None }).collect();
    let append = Append { table: id(), revision: 0, at, rows, head: None, asked: game.asked().bits(), wake: None };
    site.store.append(append).await.unwrap();
    format!("/t/{}", id())
}

/// Returns the rows of a table as they are kept.
pub async fn rows(store: &dyn Store) -> Vec<String> {
    store.table(id()).await.unwrap().unwrap().rows.into_iter().map(|row| row.text).collect()
}
