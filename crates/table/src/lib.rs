//! A table of any game without I/O: who sits where, what a command does, what the clock does, when to look at the table
//! again, and who sees what.
//!
//! A [`Table`] is a value. [`Table::after`] takes a [`Command`] and a moment, and returns the table after it together with
//! the [`Change`] that has to be stored first, or a [`TableRefusal`]. Nothing here waits, reads a clock or writes. Everything a
//! table is can be stored: its rows, its head, and its state. A table that is read again behaves like one that never left.

mod access;
mod alike;
mod any_match;
mod change;
mod clock;
mod command;
mod game;
mod head;
mod id;
mod playing;
mod refusal;
mod repair;
mod seating;
mod state;
mod table;
mod time;

pub use access::Access;
pub use any_match::{AnyMatch, NotDone, Plan, match_of};
pub use change::{Change, Concerned, Listing, NewRow, NewTable, RowSum, Stage, StoredRow, StoredTable};
pub use clock::{Call, Clock, LONG_AWAY};
pub use command::{Arrange, Command, Done, Fill, Play};
pub use game::{Agreed, Choice, TableGame};
pub use head::{GuideHead, Head, Pace, SeatHead, StageHead, Who};
pub use id::{NoId, PersonId, TableId};
pub use refusal::TableRefusal;
pub use repair::{Mended, RawRow, check_state};
pub use seating::{bot, is_same, sit_down};
pub use table::{After, Table};
pub use time::{ClockEnd, Moment, Now, Uptime, Wake};
