//! Tables of Last Will at positions that are seldom come to by clicking.

use std::path::Path;
use std::time::{Duration, Instant};

use bequest_engine::{
    By, ChanceSource, Fair, Game as _, Match, Nonce, Player as Sitter, Seat, Seed, Setup as _, Viewer,
};
use bequest_last_will::{Action, Deck, Edition, LastWill, Setup, View};
use bequest_store::{Hold, Journal as _, Options, Sqlite};
use bequest_table::{Change, Listing, Moment, NewRow, NewTable, RowSum, Stage, TableId};
use serde_json::json;
use tokio::time::sleep;

use crate::browser::{Browser, DEADLINE, Screen};
use crate::player::Player;
use crate::site::Site;

/// A game as it is, whatever is shown.
pub(crate) type Truth = Match<LastWill>;

const NAMES: [&str; 5] = ["Ada", "Bert", "Cleo", "Dora", "Emil"];

/// A game that has come somewhere, and the seat of the person with the browser; bots have the others.
pub(crate) struct Position {
    id: TableId,
    seed: String,
    pub(crate) game: Truth,
    pub(crate) seat: Seat,
}

/// Which position is wanted.
pub(crate) struct Wanted {
    pub(crate) players: usize,
    /// The decks that everyone draws from where they can choose, a card of each in turn.
    pub(crate) decks: &'static [Deck],
    /// Whether a game has come far enough, by what everyone sees.
    pub(crate) comes_to: fn(&View) -> bool,
    /// Whether someone could sit there.
    pub(crate) fits: fn(&Truth, Seat) -> bool,
}

impl Wanted {
    /// Finds such a position.
    pub(crate) fn find(&self) -> Position {
        let id = TableId::random();
        for number in 0..3000 {
            let seed = format!("position {number}");
            let mut game = begin(id, &seed, self.players);
            while !(self.comes_to)(game.shown(Viewer::Spectator).unwrap()) {
                let seat = game.asked().iter().next().expect("the game goes on");
                let action = self.hasty(game.shown(Viewer::Seat(seat)).unwrap(), game.legal(seat));
                game.play(seat, By::Person, action).unwrap();
            }
            let fits = |seat: &Seat| game.is_asked(*seat) && (self.fits)(&game, *seat);
            if let Some(seat) = Seat::all(self.players).find(fits) {
                return Position { id, seed, game, seat };
            }
        }
        panic!("no seed comes to what is wanted");
    }

    /// Draws as many cards as possible, and else does little.
    fn hasty(&self, view: &View, legal: &[Action]) -> Action {
        let rank = |action: &Action| match *action {
            Action::Plan(space) => view.plan(space).map_or(0, |plan| plan.cards + plan.boys.min(1)),
            Action::Draw(deck) if self.decks.contains(&deck) => 20 - view.draw.named[deck.index()],
            Action::End | Action::Home | Action::Skip | Action::Done => 1,
            _ => 0,
        };
        *legal.iter().max_by_key(|action| rank(action)).expect("someone asked has something to choose from")
    }
}

fn begin(id: TableId, seed: &str, players: usize) -> Truth {
    let people = NAMES[..players].iter().map(|name| Sitter::Person(name.parse().unwrap())).collect();
    let nonces = vec![Nonce::default(); players];
    let fair = Fair { seed: Seed::from_text(seed), table: id.to_string(), nonces };
    Match::start(Setup::sacked(players, Edition::built_in()), people, ChanceSource::Fair(fair))
}

impl Position {
    pub(crate) fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// Returns what the person at the browser sees.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat)).unwrap().view
    }

    /// Returns a row as it is made if bots have the other seats.
    fn made(&self, row: &str) -> String {
        let others = Seat::all(self.game.players().len()).filter(|seat| *seat != self.seat);
        others
            .fold(row.to_owned(), |row, seat| row.replace(&format!("act {seat} person "), &format!("act {seat} bot ")))
    }

    /// Keeps a table that stands there.
    async fn keep(&self, store: &Sqlite, person: &str) {
        let (setup, rows) = (self.game.setup(), self.game.rows());
        let edition = setup.editions().remove(0);
        let who = |seat: Seat| match NAMES[seat.index()] {
            name if seat == self.seat => json!({ "who": { "person": { "id": person, "name": name } } }),
            name => json!({ "who": { "bot": { "kind": "greedy", "name": name } } }),
        };
        let head = json!({
            "game": LastWill::ID, "rules": LastWill::RULES, "edition": [edition.name, edition.hash],
            "options": setup.options(), "pace": "relaxed", "public": false, "host": person,
            "seats": Seat::all(setup.players()).map(who).collect::<Vec<_>>(),
            "seed": Seed::from_text(&self.seed).to_string(), "stage": "playing",
        });
        let people = vec![(person.parse().unwrap(), self.seat.index() as u8)];
        let listing = Listing { stage: Stage::Playing, public: false, people };
        let (id, at) = (self.id, now());
        let table = NewTable { id, at, head: head.to_string(), listing, wake: None };
        store.create(table).await.unwrap();
        let rows =
            rows.iter().map(|row| NewRow { text: self.made(&row.to_string()), key: None, sum: RowSum::default() });
        let rows = rows.collect();
        let asked = self.game.asked().bits();
        let change = Change { table: id, revision: 0, at, rows, head: None, state: None, asked, wake: None };
        store.append(change).await.unwrap();
    }
}

/// Returns what a seat may do of a kind.
pub(crate) fn legal(game: &Truth, seat: Seat, is_it: fn(&Action) -> bool) -> Vec<Action> {
    game.legal(seat).iter().copied().filter(is_it).collect()
}

/// Returns the game after actions of a seat; nothing if one is not legal.
pub(crate) fn after(game: &Truth, seat: Seat, actions: &[Action]) -> Option<Truth> {
    let mut game = game.clone();
    actions.iter().all(|action| game.play(seat, By::Person, *action).is_ok()).then_some(game)
}

fn now() -> Moment {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    Moment(i64::try_from(since.as_millis()).unwrap())
}

/// Opens a browser whose owner sits at all of these tables, on the page of the first; bots do nothing yet.
pub(crate) async fn sit_at(site: &mut Site, screen: Screen, positions: &[&Position]) -> Player {
    let player = Player { name: NAMES[0], browser: Browser::open(screen).await };
    let browser = &player.browser;
    browser.goto(&site.address("/")).await;
    let name = format!(
        "fetch('/name', {{ method: 'POST', body: new URLSearchParams({{ name: {:?} }}) }}).then(arguments[0])",
        player.name
    );
    browser.client.execute_async(&name, vec![]).await.unwrap();
    let cookie = browser.client.get_named_cookie("bequest").await.unwrap();
    let person = cookie.value().split('.').next().unwrap();
    site.kill();
    let folder = site.file("data");
    let store = Sqlite::open(&folder, Options::default()).await.unwrap();
    for position in positions {
        position.keep(&store, person).await;
    }
    drop(store);
    wait_until_free(&folder).await;
    site.start_again();
    go_to(site, &player, positions[0]).await;
    player
}

/// Waits until a store that was dropped has let go of its folder.
async fn wait_until_free(folder: &Path) {
    let start = Instant::now();
    while let Err(error) = Hold::take(folder) {
        assert!(start.elapsed() < DEADLINE, "{error}");
        sleep(Duration::from_millis(5)).await;
    }
}

/// Goes to the table of a position.
pub(crate) async fn go_to(site: &Site, player: &Player, position: &Position) {
    player.browser.goto(&site.address(&position.path())).await;
    player.browser.wait("!!document.querySelector('#status .turn') && !!source && source.readyState === 1").await;
}
