//! Bots for Last Will.

mod gentle;
mod greedy;
mod thrifty;

use bequest_bots::{Bot, Random, Roster};
use bequest_last_will::LastWill;

pub use gentle::Gentle;
pub use greedy::Greedy;
pub use thrifty::Thrifty;

/// Who plays Last Will.
pub struct Bots;

impl Roster for Bots {
    type Game = LastWill;

    const BOTS: &'static [&'static str] = &["greedy", "gentle", "thrifty", "random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<LastWill>>> {
        match name {
            "greedy" => Some(Box::new(Greedy)),
            "gentle" => Some(Box::new(Gentle)),
            "thrifty" => Some(Box::new(Thrifty)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}
