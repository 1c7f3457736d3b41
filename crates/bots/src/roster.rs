use std::marker::PhantomData;

use bequest_engine::Game;

use crate::{BoxedBot, Random};

/// The bots that play a game.
pub trait Roster: Send + Sync + 'static {
    /// The game they play.
    type Game: Game;

    /// The names of the bots, the one to play against first.
    const BOTS: &'static [&'static str];

    /// Makes a bot by name; the same seed gives one that plays the same.
    fn bot(name: &str, seed: u64) -> Option<BoxedBot<Self::Game>>;
}

/// The bots of a game that has none of its own: `random` alone.
pub struct RandomOnly<G>(PhantomData<fn() -> G>);

impl<G: Game> Roster for RandomOnly<G> {
    type Game = G;

    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str, seed: u64) -> Option<BoxedBot<G>> {
        (name == "random").then(|| Box::new(Random::new(seed)) as BoxedBot<G>)
    }
}
