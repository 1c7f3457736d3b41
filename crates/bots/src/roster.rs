use bequest_engine::{Bot, Game};
use bequest_erbraffer::Erbraffer;
use bequest_maloney::Maloney;

use crate::{Random, erbraffer, maloney};

/// A game with the bots that play it.
pub trait Roster: Game {
    /// The names of its bots, the one to play against first.
    const BOTS: &'static [&'static str];

    /// Makes a bot by name; the same seed gives one that plays the same.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

impl Roster for Maloney {
    const BOTS: &'static [&'static str] = &["greedy", "gentle", "thrifty", "random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(maloney::Greedy)),
            "gentle" => Some(Box::new(maloney::Gentle)),
            "thrifty" => Some(Box::new(maloney::Thrifty)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}

impl Roster for Erbraffer {
    const BOTS: &'static [&'static str] = &["greedy", "gentle", "thrifty", "random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(erbraffer::Greedy)),
            "gentle" => Some(Box::new(erbraffer::Gentle)),
            "thrifty" => Some(Box::new(erbraffer::Thrifty)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_named_bot_can_be_made<G: Roster>() {
        for name in G::BOTS {
            assert!(G::bot(name, 1).is_some(), "{name}");
        }
        assert!(G::bot("nobody", 1).is_none());
    }

    #[test]
    fn every_named_bot_of_every_game_can_be_made() {
        every_named_bot_can_be_made::<Maloney>();
        every_named_bot_can_be_made::<Erbraffer>();
    }
}
