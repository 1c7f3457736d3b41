//! Tables whose chance the test chooses, and the true position of a table.

use bequest_engine::{
    By, ChanceSource, EditionId, Fair, Fairness, Game, Match, Nonce, Player, Record, Seat, Seed, Setup as _, Viewer,
    agree,
};
use bequest_maloney::{Action, Edition, Maloney, Setup, Town};
use bequest_store::{Listing, Moment, NewTable, Stage, StoredTable, TableId};
use serde_json::{Value, json};

use super::{Guest, Patience, Reply, Site, key};

/// The true game of a table.
pub type Truth = Match<Maloney>;

/// Who sits on a seat of a planted table.
#[derive(Clone, Copy)]
pub enum Sits<'a> {
    Person(&'a Guest, &'a str),
    /// Someone else at a person's device.
    Device(&'a Guest, &'a str),
    Bot(&'a str),
}

impl Sits<'_> {
    fn json(self) -> Value {
        match self {
            Sits::Person(guest, name) => json!({ "who": { "person": { "id": guest.id(), "name": name } } }),
            Sits::Device(guest, name) => json!({ "who": { "device": { "id": guest.id(), "name": name } } }),
            Sits::Bot(name) => json!({ "who": { "bot": { "kind": "greedy", "name": name } } }),
        }
    }

    fn guest(&self) -> Option<&Guest> {
        match self {
            Sits::Person(guest, _) | Sits::Device(guest, _) => Some(guest),
            Sits::Bot(_) => None,
        }
    }
}

/// The name of every planted table: it is part of its chance.
pub fn planted_id() -> TableId {
    "plantedplantedplantedplant".parse().unwrap()
}

/// Keeps a full table with a seed of our own, ready to be started by the first person.
pub async fn plant(site: &Site, seed: &str, seats: &[Sits<'_>]) -> String {
    let setup = Setup::new(seats.len(), Edition::built_in());
    let edition = setup.editions().remove(0);
    let people: Vec<_> =
        (0..).zip(seats).filter_map(|(seat, sits)| Some((sits.guest()?.id().parse().unwrap(), seat))).collect();
    let head = json!({
        "game": Maloney::ID, "rules": Maloney::RULES, "edition": [edition.name, edition.hash],
        "options": setup.options(), "pace": "relaxed", "public": false, "host": seats[0].guest().unwrap().id(),
        "seats": seats.iter().map(|sits| sits.json()).collect::<Vec<_>>(),
        "seed": Seed::from_text(seed).to_string(), "stage": "open",
    });
    let listing = Listing { stage: Stage::Open, public: false, people };
    let table = NewTable { id: planted_id(), at: Moment::now(), head: head.to_string(), listing, wake: None };
    site.store.create(table).await.unwrap();
    format!("/t/{}", planted_id())
}

/// Returns the game of a planted table with this many players, up to the first question.
pub fn foreseen(seed: &str, players: usize) -> Truth {
    let fair =
        Fair { seed: Seed::from_text(seed), table: planted_id().to_string(), nonces: vec![Nonce::default(); players] };
    let player = || Player::Person("x".parse().unwrap());
    let players = std::iter::repeat_with(player).take(players).collect::<Vec<_>>();
    Match::start(Setup::new(players.len(), Edition::built_in()), players, ChanceSource::Fair(fair))
}

/// Finds a seed with which the first seat can play its joker and drive to a town of which a seat holds this many cards.
pub fn seed_with(players: usize, holder: usize, cards: usize) -> (String, Town) {
    for number in 0..2000 {
        let seed = number.to_string();
        let mut game = foreseen(&seed, players);
        if game.play(Seat::new(0), By::Person, Action::Joker).is_err() {
            continue;
        }
        let towns = game.legal(Seat::new(0)).to_vec().into_iter().filter_map(|action| match action {
            Action::Drive(town) => Some(town),
            _ => None,
        });
        for town in towns {
            let edition = shown(&game).edition();
            let hand = game.view(Viewer::Seat(Seat::new(holder))).unwrap().view.own_hand().unwrap();
            if hand.iter().filter(|card| edition.town_of(*card) == town).count() == cards {
                return (seed, town);
            }
        }
    }
    panic!("no seed gives seat {holder} {cards} cards of a neighbouring town");
}

fn shown(game: &Truth) -> &bequest_maloney::View {
    game.shown(Viewer::Spectator).unwrap()
}

impl Site {
    pub async fn stored(&self, table: &str) -> StoredTable {
        self.store.table(id_of(table)).await.unwrap().expect("the table is kept")
    }

    pub async fn head(&self, table: &str) -> Value {
        serde_json::from_str(&self.stored(table).await.head).unwrap()
    }

    /// Returns how often a table was changed and its rows.
    pub async fn state(&self, table: &str) -> (u32, Vec<String>) {
        let stored = self.stored(table).await;
        (stored.revision, stored.rows.into_iter().map(|row| row.text).collect())
    }

    /// Waits until no bot is asked, so that nothing moves before a person does something; returns the game.
    pub async fn at_rest(&self, table: &str) -> Truth {
        let patience = Patience::new("the bots answer");
        loop {
            let truth = self.truth(table).await;
            if !truth.asked().iter().any(|seat| matches!(truth.players()[seat.index()], Player::Bot(_))) {
                return truth;
            }
            patience.wait().await;
        }
    }

    /// Wakes a table as if it were this moment.
    pub async fn look_at(&self, table: &str, then: Moment) {
        self.server.look_at(id_of(table), then).await;
    }

    /// Returns when the clock of a table runs out, as it is kept.
    pub async fn clock(&self, table: &str) -> Moment {
        let wake = self.stored(table).await.wake.filter(|wake| wake.clock);
        wake.expect("a clock is kept").at
    }

    /// Returns the game of a table as it is kept.
    pub async fn truth(&self, table: &str) -> Truth {
        let stored = self.stored(table).await;
        let head: Value = serde_json::from_str(&stored.head).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let list = |value: &Value| value.as_array().unwrap().clone();
        let edition = EditionId { name: text(&head["edition"][0]), hash: text(&head["edition"][1]) };
        let options: Vec<_> = list(&head["options"]).iter().map(|pair| (text(&pair[0]), text(&pair[1]))).collect();
        let setup = agree::<Maloney>(Maloney::RULES, &[edition], &options).unwrap();
        let player = |seat: &Value| match &seat["who"] {
            who if who["bot"].is_object() => Player::Bot(text(&who["bot"]["kind"]).parse().unwrap()),
            who if who["device"].is_object() => Player::Person(text(&who["device"]["name"]).parse().unwrap()),
            who => Player::Person(text(&who["person"]["name"]).parse().unwrap()),
        };
        let nonce = |seat: &Value| seat["nonce"].as_str().map_or_else(Nonce::default, |nonce| nonce.parse().unwrap());
        let seats = list(&head["seats"]);
        let seed: Seed = text(&head["seed"]).parse().unwrap();
        let nonces: Vec<Nonce> = seats.iter().map(nonce).collect();
        let table = stored.id.to_string();
        let fairness = Fairness { table: table.clone(), commitment: seed.commitment(), nonces: nonces.clone() };
        let rows = stored.rows.iter().map(|row| row.text.parse().unwrap()).collect();
        let players = seats.iter().map(player).collect();
        let record = Record { setup, players, fairness: Some(fairness), rows, end: None };
        Match::resume(record, ChanceSource::Fair(Fair { seed, table, nonces })).unwrap()
    }
}

impl Guest {
    /// Returns the name by which the server knows this person.
    pub fn id(&self) -> String {
        self.cookies["bequest"].split('.').next().unwrap().to_owned()
    }

    /// Answers what a seat is asked on a page.
    pub async fn say(&mut self, page: &str, seat: usize, action: &str) -> Reply {
        let (table, query) = page.split_once('?').unwrap_or((page, ""));
        let questions = self.questions(page).await;
        let question = questions.into_iter().find(|question| question.seat == seat.to_string());
        let question = question.unwrap_or_else(|| panic!("seat {seat} is not asked on {page}"));
        let seat = seat.to_string();
        let fields = [("seat", seat.as_str()), ("question", &question.number), ("action", action), ("key", &key())];
        self.post(&format!("{table}/act?{query}"), &fields).await
    }

    /// Answers, and expects it to be carried out.
    pub async fn says(&mut self, page: &str, seat: usize, action: &str) {
        let reply = self.say(page, seat, action).await;
        assert_eq!((reply.status.as_u16(), reply.outcome().as_str()), (200, "done"), "{action}: {}", reply.body);
    }
}

pub fn id_of(table: &str) -> TableId {
    table.trim_start_matches("/t/").parse().unwrap()
}

/// Returns the cards of a seat, as pages name them.
pub fn hand(truth: &Truth, seat: Seat) -> Vec<String> {
    let hand = truth.view(Viewer::Seat(seat)).unwrap().view.own_hand().unwrap();
    hand.iter().map(|card| card.to_string()).collect()
}

/// Returns whether a text names a card: the word alone, not within another.
pub fn mentions(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(place, _)| {
        let (before, after) = (text[..place].chars().next_back(), text[place + word.len()..].chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}
