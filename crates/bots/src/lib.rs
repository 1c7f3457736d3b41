//! Bots that play by what a seat can see, and by nothing else.

pub mod erbraffer;
pub mod maloney;
mod random;
mod roster;

pub use random::Random;
pub use roster::Roster;
