//! Bots for Maloney's Inheritance.

mod gentle;
mod greedy;
mod thrifty;

pub use gentle::Gentle;
pub use greedy::Greedy;
pub use thrifty::Thrifty;
