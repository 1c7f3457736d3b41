//! Bots that play by what a seat can see, and by nothing else.

mod gentle;
mod greedy;
mod random;
mod roster;
mod thrifty;

pub use gentle::Gentle;
pub use greedy::Greedy;
pub use random::Random;
pub use roster::Roster;
pub use thrifty::Thrifty;
