//! Tables at which a game has come somewhere.

use bequest_engine::{By, ChanceSource, Fair, Game, Match, Player, Seat, Setup as _, Viewer, agree};
use bequest_table::{Command, Head, StageHead};

use super::{NAMES, Rules, TestTable, table_id};

/// Begins the game of a head.
pub fn begin<G: Game>(head: &Head) -> Match<G> {
    let setup = agree::<G>(head.rules, &head.editions(), &head.options).unwrap();
    assert!(setup.players() <= NAMES.len(), "everyone has a name");
    let fair: Fair = head.fair(table_id()).unwrap();
    Match::start(setup, head.players().unwrap(), ChanceSource::Fair(fair))
}

/// Plays one step of the first seat that is asked.
pub fn play_one<G: Game>(game: &mut Match<G>, choose: impl Fn(&G::View, &[G::Action]) -> G::Action) {
    let seat: Seat = game.asked().iter().next().expect("the game goes on");
    let action = choose(game.shown(Viewer::Seat(seat)).unwrap(), game.legal(seat));
    let by = if matches!(game.players()[seat.index()], Player::Bot(_)) { By::Bot } else { By::Person };
    game.play(seat, by, action).unwrap();
}

/// Puts up a table at which the game is where this one is.
pub fn plant<G: Game>(rules: Rules, head: &Head, game: &Match<G>) -> TestTable {
    let head = Head { stage: StageHead::Playing, ..head.clone() };
    let mut at = TestTable::open(rules, &Head { stage: StageHead::Open, ..head.clone() });
    at.memory.stored.head = head.to_text();
    at.memory.stored.stage = head.stage();
    at.memory.listing = head.listing();
    at.memory.plant(game.rows().iter().map(ToString::to_string));
    at.read_again();
    at.done(&Command::PutOff);
    at
}
