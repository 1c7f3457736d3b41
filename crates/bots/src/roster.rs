use bequest_engine::Game;

use crate::Bot;

/// The bots that play a game.
pub trait Roster: Send + Sync + 'static {
    /// The game they play.
    type Game: Game;

    /// The names of the bots, the one to play against first.
    const BOTS: &'static [&'static str];

    /// Makes a bot by name; the same seed gives one that plays the same.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self::Game>>>;
}
