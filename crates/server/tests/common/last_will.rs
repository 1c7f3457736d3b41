//! Tables of Last Will at the positions that tests need.

use std::collections::{BTreeSet, HashMap};

use bequest_engine::{By, ChanceSource, Fair, Game, Match, Nonce, Player, Record, Seat, Seed, Setup as _, Viewer};
use bequest_last_will::{Action, Card, Cards, Deck, Edition, Effect, Family, LastWill, Setup, TaskView, View};
use bequest_table::{Change, Listing, NewRow, NewTable, RowSum, Stage, TableId};
use serde_json::{Value, json};

use super::planted::Sits;
use super::{Guest, Site, moment};

/// A game as it is, whatever is shown.
pub type Truth = Match<LastWill>;

/// The name of every planted table: it is part of its chance.
fn id() -> TableId {
    "lastwilllastwilllastwillla".parse().unwrap()
}

/// The name of a bot.
pub const BOT: &str = "greedy";

/// Begins a game with the whole expansion of people with these names, and bots.
pub fn begin(seed: &str, names: &[&str]) -> Truth {
    let player = |name: &&str| match name.parse().unwrap() {
        kind if *name == BOT => Player::Bot(kind),
        name => Player::Person(name),
    };
    let players = names.iter().map(player).collect();
    Match::start(Setup::sacked(names.len(), Edition::built_in()), players, chance(seed, names.len()))
}

fn chance(seed: &str, players: usize) -> ChanceSource {
    let nonces = vec![Nonce::default(); players];
    ChanceSource::Fair(Fair { seed: Seed::from_text(seed), table: id().to_string(), nonces })
}

/// Returns the game with other rows; nothing if they break a rule.
fn with_rows(seed: &str, game: &Truth, rows: &[String]) -> Option<Truth> {
    let rows = rows.iter().map(|row| row.parse().unwrap()).collect();
    Match::resume(Record { rows, ..game.record() }, chance(seed, game.players().len())).ok()
}

/// Returns the game of a table as it is kept, whatever is shown.
pub async fn truth(site: &Site, seed: &str, game: &Truth) -> Truth {
    let rows: Vec<String> = site.stored(&format!("/t/{}", id())).await.rows.into_iter().map(|row| row.text).collect();
    with_rows(seed, game, &rows).expect("what is kept follows the rules")
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

/// Plays on as someone in a hurry would, until a view of the game is the wanted one.
pub fn hurry(game: &mut Truth, wanted: impl Fn(&View) -> bool) {
    while !wanted(game.shown(Viewer::Spectator).unwrap()) {
        let Some(seat) = game.asked().iter().next() else { return };
        let action = hasty(&view_of(game, seat.number()), game.legal(seat));
        let by = if matches!(game.players()[seat.index()], Player::Bot(_)) { By::Bot } else { By::Person };
        game.play(seat, by, action).unwrap();
    }
}

/// Draws what a plan gives, a card of each deck in turn, and else does nothing; but a helper that draws cards to choose from
/// is fetched and used.
pub fn hasty(view: &View, legal: &[Action]) -> Action {
    let looks = |card: Card| match view.edition().face(card).effect() {
        Some(Effect::Draw { draw, keep }) => draw > keep,
        _ => false,
    };
    let rank = |action: &Action| match *action {
        Action::Take(card) | Action::Put(card) | Action::Use(card) if looks(card) => 20,
        Action::Plan(space) => view.plan(space).map_or(0, |plan| plan.cards + plan.actions.min(1)),
        Action::Draw(deck) => 19 - view.draw.named[deck.index()],
        Action::End | Action::Home | Action::Skip | Action::Done => 1,
        _ => 0,
    };
    *legal.iter().max_by_key(|action| rank(action)).expect("someone asked has something to choose from")
}

/// Returns what a seat knows.
pub fn view_of(game: &Truth, seat: usize) -> View {
    game.view(Viewer::Seat(Seat::new(seat - 1))).unwrap().view
}

/// Returns the cards of a seat that the others have not seen, with those that it has drawn and looks at.
pub fn secret_cards(game: &Truth, seat: usize) -> Cards {
    let own = view_of(game, seat);
    let open = game.shown(Viewer::Spectator).unwrap();
    let mut cards = own.own_hand().unwrap().minus(open.hands[Seat::new(seat - 1)].cards);
    if let TaskView::Looking { cards: looked_at } = own.task {
        cards = cards.or(looked_at);
    }
    cards
}

/// Returns the cards that someone may not know: those of other hands that were not shown, and the piles.
pub fn hidden_from(game: &Truth, sees: Option<usize>) -> Cards {
    let view = game.shown(Viewer::Spectator).unwrap();
    let unseen = view.unseen.iter().fold(view.special_cards, |all, batch| all.or(batch.cards));
    unseen.minus(sees.map_or(Cards::EMPTY, |seat| secret_cards(game, seat)))
}

/// Returns an event that a seat can play now and to which something can be added, with what can be added first.
pub fn event_with_more(game: &Truth, seat: usize) -> Option<(Action, Action)> {
    let seat = Seat::new(seat - 1);
    let events = game.legal(seat).iter().filter(|action| matches!(action, Action::Play(_)));
    events.copied().find_map(|event| {
        let mut trial = game.clone();
        trial.play(seat, By::Person, event).unwrap();
        let more = trial.legal(seat).iter().find(|action| matches!(action, Action::With { .. }));
        more.map(|more| (event, *more))
    })
}

/// Returns the same game but that two seats have exchanged as many secret cards of each deck as both have. What everyone
/// has seen is the same, and so is what can still be drawn.
pub fn twin(seed: &str, game: &Truth, one: usize, other: usize) -> Option<Truth> {
    let edition = Edition::built_in();
    let of = |seat: usize, deck: Deck| secret_cards(game, seat).and(edition.deck(deck)).iter().collect::<Vec<_>>();
    let pairs = Deck::ALL.iter().flat_map(|&deck| of(one, deck).into_iter().zip(of(other, deck)));
    let pairs: Vec<(String, String)> = pairs.map(|(mine, its)| (mine.to_string(), its.to_string())).collect();
    let back = pairs.iter().cloned().map(|(mine, its)| (its, mine));
    let names: HashMap<String, String> = pairs.iter().cloned().chain(back).collect();
    let renamed = |row: String| {
        let rename = |word: &str| names.get(word).cloned().unwrap_or_else(|| word.to_owned());
        row.split(' ').map(rename).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<String> = game.rows().iter().map(ToString::to_string).map(renamed).collect();
    with_rows(seed, game, &rows).filter(|_| !names.is_empty())
}

/// Keeps a table that stands where the game stands, with these people, and `pace` as records write it. The first seat is a
/// person's.
pub async fn put(site: &Site, seed: &str, game: &Truth, seats: &[Sits<'_>], pace: Value) -> String {
    let setup = *game.setup();
    let edition = setup.editions().remove(0);
    let people: Vec<_> = (0..).zip(seats).filter_map(|(seat, sits)| Some((person(*sits)?.id(), seat))).collect();
    let head = json!({
        "game": LastWill::ID, "rules": LastWill::RULES, "edition": [edition.name, edition.hash],
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
    let (rows, asked) = (rows.collect(), game.asked().bits());
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

/// Returns the cards that a text names: words like `e12`, but not those that name elements and classes or draw lines.
pub fn cards_in(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let is_skipped = |before: &str| {
        let before = before.trim_end_matches('\\');
        [" class=", " d=", " style="].iter().any(|name| before.ends_with(name))
    };
    for (place, tag) in text.split('<').enumerate() {
        let tag = if place == 0 { tag } else { tag.trim_start_matches(|c: char| c == '/' || c.is_alphanumeric()) };
        let mut before = "";
        for part in tag.split('"') {
            if !is_skipped(before) {
                let words = part.split(|c: char| !c.is_alphanumeric());
                found.extend(words.filter(|word| word.parse::<Card>().is_ok()).map(str::to_owned));
            }
            before = part;
        }
    }
    found
}

/// Takes out of a page when it was made.
pub fn timeless(page: &str) -> String {
    match page.split_once("data-now=\"") {
        Some((before, rest)) => format!("{before}{}", rest.split_once('"').unwrap().1),
        None => page.to_owned(),
    }
}

/// Returns the notation of an action that would play a card.
pub fn play_of(card: Card) -> String {
    let verb = match card.family() {
        Family::Helper => "put",
        Family::Property => "buy",
        _ => "play",
    };
    format!("{verb}+{card}")
}
