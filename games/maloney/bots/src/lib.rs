//! Bots for Maloney's Inheritance.

mod adviser;
mod gentle;
mod greedy;
mod raises;
mod thrifty;

use bequest_bots::{Bot, Random, Roster};
use bequest_maloney::Maloney;

pub use adviser::{Adviser, destination, gain, gain_ahead, joker_days_left, next_town, worth};
pub use gentle::Gentle;
pub use greedy::Greedy;
pub use thrifty::Thrifty;

/// Who plays Maloney's Inheritance.
pub struct Bots;

impl Roster for Bots {
    type Game = Maloney;

    const BOTS: &'static [&'static str] = &["greedy", "gentle", "thrifty", "random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Maloney>>> {
        match name {
            "greedy" => Some(Box::new(Greedy)),
            "gentle" => Some(Box::new(Gentle)),
            "thrifty" => Some(Box::new(Thrifty)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}
