//! Reads edition files, the components of a game as data, and says line by line what is wrong with them.
//!
//! A game describes its files by a [`Format`] and reads its own values with a [`Reader`], which notes every mistake and
//! goes on. What the values must be together, the game checks itself.

mod check;
mod components;
mod format;
mod mistake;
mod reader;
mod source;
mod syntax;

pub use check::{check_name, check_numbers};
pub use components::{Components, KeptEdition};
pub use format::Format;
pub use mistake::{EditionError, Mistake};
pub use reader::{At, Part, Reader, numbered, read};
pub use source::Source;
