//! A game in the terminal, around one keyboard or with bots: the frame that is the same for every game.
//!
//! [`Terminal`] is what a game adds to it: how its table is drawn and described in 80 columns.

mod command;
mod obey;
mod orders;
mod paint;
mod plain;
mod request;
mod seating;
mod session;
mod terminal;

pub use paint::{Ink, Paint, WIDTH, fit, two_columns, wrap};
pub use request::{GameRequest, WrongUse};
pub use seating::names_of;
pub use session::{Console, Session, log_lines, play_session};
pub use terminal::{Action, Choice, Order, Terminal, Told, View};
