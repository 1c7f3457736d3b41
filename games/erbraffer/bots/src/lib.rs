//! Bots for Die Erbraffer.

mod adviser;
mod family;
mod gentle;
mod greedy;
mod intent;
#[cfg(test)]
mod practice;
mod shares;
mod thrifty;

use bequest_bots::{Bot, Random, Roster};
use bequest_erbraffer::Erbraffer;

pub use adviser::{Advice, advise};
pub use gentle::Gentle;
pub use greedy::Greedy;
pub use thrifty::Thrifty;

/// Who plays Die Erbraffer.
pub struct Bots;

impl Roster for Bots {
    type Game = Erbraffer;

    const BOTS: &'static [&'static str] = &["greedy", "gentle", "thrifty", "random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Erbraffer>>> {
        match name {
            "greedy" => Some(Box::new(Greedy)),
            "gentle" => Some(Box::new(Gentle)),
            "thrifty" => Some(Box::new(Thrifty)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}
