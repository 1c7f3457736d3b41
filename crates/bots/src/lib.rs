//! What all bots have in common: they play by what a seat can see, and by nothing else.

mod random;
mod roster;

pub use random::Random;
pub use roster::{RandomOnly, Roster};
