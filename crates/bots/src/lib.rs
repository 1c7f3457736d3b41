//! What all bots have in common: how they are asked, and what becomes of their answers.
//!
//! A [`Bot`] is asked a [`Question`]: what its seat can see, and how much it may think. Nobody calls a bot directly but
//! the runner, which decides what a bad answer means: the game goes on with the answer of a fallback, [`Random`], and the
//! caller gets the [`Misstep`]. [`ask`] is the runner where thinking is limited by counts, [`Timekeeper`] where it
//! is limited by time. A [`Series`] plays whole games among bots of any authors:
//!
//! ```
//! use bequest_bots::{Bot, Entrant, Question, Random, Series};
//! use bequest_conformance::lots::{Action, Lots};
//! use bequest_engine::{Game, Seat};
//!
//! struct Mine;
//!
//! impl Bot<Lots> for Mine {
//!     fn choose(&mut self, question: &Question<Lots>) -> Option<Action> {
//!         question.legal.first().copied()
//!     }
//! }
//!
//! let random = || Entrant::new("random", |seed| Box::new(Random::new(seed)));
//! let setup = Lots::setups().remove(0);
//! let entrants = vec![Entrant::new("mine", |_| Box::new(Mine)), random()];
//! let series = Series::<Lots>::new(setup, entrants, "any text");
//! let won: f64 = (1..=100)
//!     .map(|game| {
//!         let finished = series.play(game).expect("the game comes to its end");
//!         Seat::all(2).filter(|seat| series.entrant_at(game, *seat) == 0).map(|seat| finished.standing.win(seat)).sum::<f64>()
//!     })
//!     .sum();
//! println!("mine has won {won} of 100 games");
//! ```

mod bot;
mod random;
mod roster;
mod runner;
mod series;
mod timekeeper;

pub use bot::{Bot, BoxedBot, Budget, Question, Stop};
pub use random::Random;
pub use roster::{RandomOnly, Roster};
pub use runner::{Answer, Misstep, ask};
pub use series::{Entrant, Finished, Seating, Series, Slip, Wandered};
pub use timekeeper::{MOST_ABANDONED, Timekeeper};
