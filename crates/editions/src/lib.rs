//! Reads edition files, the components of a game as data, says line by line what is wrong with them, and keeps editions.
//!
//! A game describes its files by a [`Format`] and reads its own values with a [`Reader`], which notes every mistake and
//! goes on. What the values must be together, the game checks itself. Its edition is a [`FileEdition`] with a [`Registry`]
//! of those that are built in and those that were kept; [`editions!`] adds what is the same in every game.

mod check;
mod components;
mod format;
mod mistake;
mod reader;
mod registry;
mod source;
mod syntax;

#[doc(hidden)]
pub use bequest_engine::EditionId;

pub use check::{check_name, check_numbers, check_own_names};
pub use components::{Components, EditionFiles, KeptEdition};
pub use format::Format;
pub use mistake::{EditionError, Mistake};
pub use reader::{FileValue, Part, Reader, numbered, read};
pub use registry::{Edition, Editions, FileEdition, Parsed, Registry, finish};
pub use source::Source;
