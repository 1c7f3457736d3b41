//! Tables of Die Erbraffer at the positions that tests need.

use std::collections::HashMap;

use bequest_engine::{ChanceSource, Fair, Game, Match, Nonce, Player, Record, Seat, Seed, Setup as _, Viewer};
use bequest_erbraffer::{Action, Card, Edition, Effect, Erbraffer, PhaseView, Setup, View};
use bequest_store::Store;
use bequest_table::{Change, ClockEnd, Listing, NewRow, NewTable, RowSum, Stage, TableId, Uptime, Wake};
use serde_json::{Value, json};

use super::forms::attribute;
use super::hasty::hurry_one;
use super::planted::Sits;
use super::{Guest, Question, Site, moment};

/// A game as it is, whatever is shown.
pub type Truth = Match<Erbraffer>;

/// The name of every planted table: it is part of its chance.
fn id() -> TableId {
    "erbraffererbraffererbraffe".parse().unwrap()
}

/// The name of a bot.
pub const BOT: &str = "greedy";

/// Begins a game of people with these names, and bots.
pub fn begin(seed: &str, names: &[&str]) -> Truth {
    let player = |name: &&str| match name.parse().unwrap() {
        kind if *name == BOT => Player::Bot(kind),
        name => Player::Person(name),
    };
    let players = names.iter().map(player).collect();
    Match::start(Setup::new(names.len(), Edition::built_in()), players, chance(seed, names.len()))
}

fn chance(seed: &str, players: usize) -> ChanceSource {
    let nonces = vec![Nonce::default(); players];
    ChanceSource::Fair(Fair { seed: Seed::from_text(seed), table: id().to_string(), nonces })
}

/// Returns the game with other rows; nothing if they break a rule.
pub fn with_rows(seed: &str, game: &Truth, rows: &[String]) -> Option<Truth> {
    let rows = rows.iter().map(|row| row.parse().unwrap()).collect();
    Match::resume(Record { rows, ..game.record() }, chance(seed, game.players().len())).ok()
}

/// Returns the game of a table as it is kept, whatever is shown.
pub async fn truth(site: &Site, seed: &str, game: &Truth) -> Truth {
    with_rows(seed, game, &rows(&*site.store).await).expect("what is kept follows the rules")
}

/// Finds a seed with which a game comes to a position that is wanted, by quick play.
pub fn come_to(names: &[&str], wanted: impl Fn(&View) -> bool, fits: impl Fn(&Truth) -> bool) -> (String, Truth) {
    for number in 0..3000 {
        let seed = format!("position {number}");
        let mut game = begin(&seed, names);
        hurry(&mut game, &wanted);
        if fits(&game) {
            return (seed, game);
        }
    }
    panic!("no seed comes to what is wanted");
}

/// Returns what a seat knows.
pub fn view_of(game: &Truth, seat: usize) -> View {
    game.view(Viewer::Seat(Seat::new(seat - 1))).unwrap().view
}

/// Returns the cards of a seat, as pages name them.
pub fn hand_of(game: &Truth, seat: usize) -> Vec<String> {
    view_of(game, seat).own_hand().unwrap().iter().map(|card| card.to_string()).collect()
}

/// Returns cards of a seat, in its turn, that need an heir before they are played.
pub fn needing_an_heir(game: &Truth, seat: usize) -> Vec<Card> {
    let edition = Edition::built_in();
    let needs = |card: &Card| matches!(edition.effect(*card), Effect::Gain(_) | Effect::Loss(_) | Effect::Double);
    let hand = view_of(game, seat).own_hand().unwrap();
    hand.iter().filter(needs).collect()
}

/// Returns the same game but that two seats have exchanged secrets: their heirs, a benefactor card, and as many cards
/// as neither has ever named. What everyone has seen is the same, and so is what can still be drawn.
pub fn twin(seed: &str, game: &Truth, one: usize, other: usize) -> Option<Truth> {
    let rows: Vec<String> = game.rows().iter().map(ToString::to_string).collect();
    let named = |name: &str| rows.iter().any(|row| row.starts_with("act") && row.ends_with(name));
    let kept = |seat| hand_of(game, seat).into_iter().filter(|card| !named(card)).collect::<Vec<_>>();
    let (mine, theirs) = (view_of(game, one), view_of(game, other));
    let names = |one: Vec<String>, other: Vec<String>| one.into_iter().zip(other).collect::<Vec<_>>();
    let heirs = |view: &View| view.own_portraits().unwrap().iter().map(|it| it.to_string()).collect::<Vec<_>>();
    let hidden = |view: &View| {
        let spent = view.spent[view.viewer.seat().unwrap()];
        view.own_benefactors().unwrap().minus(spent).iter().map(|it| it.to_string()).collect::<Vec<_>>()
    };
    let cards = names(kept(one), kept(other));
    if cards.is_empty() {
        return None;
    }
    let benefactors = hidden(&theirs);
    // A hand of benefactor cards that is forbidden would have been dealt again.
    let pairs =
        hidden(&mine).into_iter().flat_map(|mine| benefactors.iter().map(move |its| (mine.clone(), its.clone())));
    pairs.into_iter().find_map(|pair| {
        let mut exchanged = [cards.clone(), names(heirs(&mine), heirs(&theirs)), vec![pair]].concat();
        exchanged.extend(exchanged.clone().into_iter().map(|(one, other)| (other, one)));
        with_rows(seed, game, &renamed(&rows, &exchanged.into_iter().collect()))
    })
}

/// Returns rows in which chance has dealt other cards.
fn renamed(rows: &[String], names: &HashMap<String, String>) -> Vec<String> {
    let rename = |row: &String| match row.rsplit_once(' ') {
        Some((what, name)) if row.starts_with("chance") => {
            format!("{what} {}", names.get(name).map_or(name, String::as_str))
        }
        _ => row.clone(),
    };
    rows.iter().map(rename).collect()
}

/// Plays on as someone in a hurry would, until a view of the game is the wanted one.
pub fn hurry(game: &mut Truth, wanted: impl Fn(&View) -> bool) {
    while !wanted(game.shown(Viewer::Spectator).unwrap()) {
        hurry_one(game);
    }
}

/// Returns a game that has just asked everyone about a new will for the first time, in which these seats hold one and
/// the others do not.
pub fn first_window(names: &[&str], holders: &[usize]) -> (String, Truth) {
    for number in 0..3000 {
        let seed = format!("window {number}");
        let mut game = begin(&seed, names);
        hurry(&mut game, |view| matches!(view.phase, PhaseView::Answering { .. }));
        let holds = |seat: Seat| game.legal(seat).contains(&Action::Will);
        if Seat::all(names.len()).all(|seat| holds(seat) == holders.contains(&seat.number())) {
            return (seed, game);
        }
    }
    panic!("no seed gives {holders:?} a new will");
}

/// Keeps a table that stands where the game stands, with these people, and `pace` as records write it.
pub async fn put(site: &Site, seed: &str, game: &Truth, people: &[(&Guest, &str)], pace: Value) -> String {
    let seats: Vec<_> = people.iter().map(|(guest, name)| Sits::Person(guest, name)).collect();
    put_seats(site, seed, game, &seats, pace).await
}

/// Keeps a table that stands where the game stands; the first seat is a person's.
pub async fn put_seats(site: &Site, seed: &str, game: &Truth, seats: &[Sits<'_>], pace: Value) -> String {
    let setup = game.setup().clone();
    let edition = setup.editions().remove(0);
    let people: Vec<_> = (0..).zip(seats).filter_map(|(seat, sits)| Some((person(*sits)?.id(), seat))).collect();
    let head = json!({
        "game": Erbraffer::ID, "rules": Erbraffer::RULES, "edition": [edition.name, edition.hash],
        "options": setup.options(), "pace": pace, "public": false, "host": people[0].0,
        "seats": seats.iter().map(|sits| who(*sits)).collect::<Vec<_>>(),
        "seed": Seed::from_text(seed).to_string(), "stage": "playing",
    });
    let people = people.into_iter().map(|(person, seat)| (person.parse().unwrap(), seat)).collect();
    let listing = Listing { stage: Stage::Playing, public: false, people };
    let at = moment();
    let table = NewTable { id: id(), at, head: head.to_string(), listing, wake: None };
    site.store.create(table).await.unwrap();
    let rows = game.rows().iter().map(|row| NewRow { text: row.to_string(), key: None, sum: RowSum::default() });
    let rows = rows.collect();
    let asked = game.asked().bits();
    let change = Change { table: id(), revision: 0, at, rows, head: None, state: None, asked, wake: None };
    site.store.append(change).await.unwrap();
    format!("/t/{}", id())
}

fn person(sits: Sits<'_>) -> Option<&Guest> {
    match sits {
        Sits::Person(guest, _) | Sits::Device(guest, _) => Some(guest),
        Sits::Bot(_) => None,
    }
}

fn who(sits: Sits<'_>) -> Value {
    match sits {
        Sits::Person(guest, name) => json!({ "who": { "person": { "id": guest.id(), "name": name } } }),
        Sits::Device(guest, name) => json!({ "who": { "device": { "id": guest.id(), "name": name } } }),
        Sits::Bot(name) => json!({ "who": { "bot": { "kind": BOT, "name": name } } }),
    }
}

/// Notes when the clock of a table runs out that nobody has looked at yet.
pub async fn set_clock(site: &Site, game: &Truth, kind: u64, at: Uptime) {
    let round = kind << 32 | u64::from(game.waits_for().round().expect("someone is asked"));
    let wake = Some(Wake { at, clock: Some(ClockEnd { until: at, round }) });
    let (revision, asked) = (1, game.asked().bits());
    let (at, rows) = (moment(), Vec::new());
    let change = Change { table: id(), revision, at, rows, head: None, state: None, asked, wake };
    site.store.append(change).await.unwrap();
}

/// Returns the rows of a table as they are kept.
pub async fn rows(store: &dyn Store) -> Vec<String> {
    store.table(id()).await.unwrap().unwrap().rows.into_iter().map(|row| row.text).collect()
}

/// Reads what a page offers to each seat: buttons in its form, those elsewhere that belong to it, and where the
/// heirloom that is chosen can be put.
pub fn offers(html: &str) -> Vec<Question> {
    let mut found = super::questions(html);
    let tags = || html.split('<').map(|tag| tag.split('>').next().unwrap());
    let chosen = tags().find(|tag| tag.contains("type=\"radio\"") && tag.ends_with(" checked"));
    let heirloom = chosen.and_then(|tag| attribute(tag, " value"));
    for button in tags().filter(|tag| tag.starts_with("button ")) {
        let (Some(form), Some(value)) = (attribute(button, " form"), attribute(button, " value")) else {
            continue;
        };
        let (seat, action) = match (form.split_once('-'), &heirloom) {
            (Some(("ways", seat)), _) => (seat, value),
            (Some(("gives", seat)), Some(heirloom)) => (seat, format!("give {heirloom} {value}")),
            _ => continue,
        };
        let known = found.iter_mut().find(|question| question.seat == seat);
        known.unwrap_or_else(|| panic!("{action} belongs to no form")).actions.push(action);
    }
    found
}

/// Chooses from what a page offers as someone in a hurry would; `turn` goes round where all is the same.
pub fn hasty_offer(question: &Question, turn: usize) -> String {
    let edition = Edition::built_in();
    let rank = |action: &Action| match *action {
        Action::Confirm => 9,
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) | Action::Decline | Action::Will => 8,
        Action::Testament(_) | Action::Couple(_) | Action::Give(..) => 7,
        Action::Rest(_) => 6,
        Action::Play(card) if edition.card(card).hourglass => 5,
        Action::Throw(_) => 4,
        Action::Play(_) | Action::Keep(_) | Action::Pay(..) | Action::DeclineAll => 0,
    };
    let actions: Vec<Action> = question.actions.iter().map(|action| action.parse().unwrap()).collect();
    let best = actions.iter().map(rank).max().expect("something is offered");
    let ways: Vec<&Action> = actions.iter().filter(|action| rank(action) == best).collect();
    ways[turn % ways.len()].to_string()
}

/// Returns when the clock runs out that a page shows.
pub fn until(page: &str) -> Uptime {
    let clock = page.split("data-until=\"").nth(1).expect("the page shows a clock");
    Uptime(clock.split('"').next().unwrap().parse().unwrap())
}

/// Takes out of a page when it was made.
pub fn timeless(page: &str) -> String {
    match page.split_once("data-now=\"") {
        Some((before, rest)) => format!("{before}{}", rest.split_once('"').unwrap().1),
        None => page.to_owned(),
    }
}
