use bequest_engine::{Bot, Game};
use bequest_maloney::Maloney;

use crate::{Gentle, Greedy, Random, Thrifty};

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
            "greedy" => Some(Box::new(Greedy)),
            "gentle" => Some(Box::new(Gentle)),
            "thrifty" => Some(Box::new(Thrifty)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_bot_can_be_made() {
        for name in Maloney::BOTS {
            assert!(Maloney::bot(name, 1).is_some(), "{name}");
        }
        assert!(Maloney::bot("nobody", 1).is_none());
    }
}
