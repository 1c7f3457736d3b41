//! One suite that every game of Bequest must pass, with a small game of its own.
//!
//! A game calls it in one of its tests:
//!
//! ```
//! use bequest_conformance::{Suite, assert_conforms, lots::Lots};
//!
//! let figures = assert_conforms::<Lots>(&Suite { games: 2, ..Suite::default() });
//! assert!(figures.games > 0);
//! ```
//!
//! Every check plays random games, each driven by a few bytes: a byte picks one of the steps that are possible. A game
//! that breaks a promise is shrunk to few bytes and reported with its record, which can be saved as a `.rec` file.
//! That imagined worlds are drawn evenly is held by [`distribution`], to which a game gives a list of all worlds.

//!
//! What else the tests of every game do is here, too: [`golden`] records, [`counts`] of step sequences, [`allocations`] on
//! the hot path, [`editions`] from files, and a [`TestGame`] for the tests of single rules.

pub mod allocations;
pub mod counts;
pub mod editions;
pub mod golden;
pub mod lots;

mod checks;
mod chi_square;
mod distribution;
mod suite;
mod table;
mod test_game;
mod walk;

pub use checks::name;
pub use distribution::distribution;
pub use suite::{Failure, Figures, Suite, assert_conforms, check, failures};
pub use test_game::{TestGame, piece, pieces, pool, seat, steps};
