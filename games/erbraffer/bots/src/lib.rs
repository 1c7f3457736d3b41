//! Bots for Die Erbraffer.

mod board;
mod family;
mod gentle;
mod greedy;
mod intent;
#[cfg(test)]
mod practice;
mod shares;
mod thrifty;

pub use gentle::Gentle;
pub use greedy::Greedy;
pub use thrifty::Thrifty;
