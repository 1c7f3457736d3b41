//! A table of any game without I/O: who sits where, what a command does, what the clock does, when to look at the table
//! again, and who sees what.
//!
//! A [`Table`] is a value. [`Table::after`] takes a [`Command`] and a moment, and returns the table after it together with
//! the [`Change`] that has to be stored first, or a [`TableRefusal`]. Nothing here waits, reads a clock or writes. Everything a
//! table is can be stored: its rows, its head, and its state. A table that is read again behaves like one that never left.
//!
//! ```
//! use std::time::Duration;
//!
//! use bequest_conformance::lots::Lots;
//! use bequest_engine::{EditionId, Seat, SeatSet, Seed};
//! use bequest_table::{
//!     Arrange, Change, Command, Done, GuideHead, Head, Moment, Now, Pace, PersonId, Play, SeatHead, Stage, StageHead,
//!     StoredRow, StoredTable, Table, TableGame, TableId, Uptime, Who,
//! };
//!
//! /// Does what a store does with a change.
//! fn store(stored: &mut StoredTable, change: Change) {
//!     assert_eq!(change.revision, stored.revision);
//!     stored.revision += 1;
//!     (stored.changed, stored.wake) = (change.at, change.wake);
//!     if let Some((head, listing)) = change.head {
//!         (stored.head, stored.stage) = (head, listing.stage);
//!     }
//!     if let Some(state) = change.state {
//!         stored.state = state;
//!     }
//!     let row = |row: bequest_table::NewRow| {
//!         StoredRow { text: row.text, key: row.key, at: change.at, sum: Some(row.sum) }
//!     };
//!     stored.rows.extend(change.rows.into_iter().map(row));
//! }
//!
//! # fn main() -> Result<(), bequest_table::TableRefusal> {
//! // Ada makes a table for two: what was agreed, who sits where, and a seed. The game has a bot for people who are away.
//! let game = TableGame::of::<Lots>(&["random"]);
//! let (ada, bert) = (PersonId::random(), PersonId::random());
//! let (mut editions, options, players) = (game.agree)(&[("players".into(), "2".into())], &[]).expect("two can play");
//! let EditionId { name, hash } = editions.remove(0);
//! let mut seats = vec![SeatHead { who: Who::Open, nonce: None }; players];
//! seats[0].who = Who::Person { id: ada, name: "Ada".into() };
//! let head = Head {
//!     game: game.id.into(),
//!     rules: game.version,
//!     edition: (name, hash),
//!     more_editions: Vec::new(),
//!     options,
//!     pace: Pace::Live { turn: 60, call: 4 },
//!     public: true,
//!     host: ada,
//!     seats,
//!     seed: Seed::from_text("drawn by chance").to_string(),
//!     stage: StageHead::Open,
//!     autostart: false,
//!     agreed: 0,
//!     rematch: None,
//!     guide: GuideHead::None,
//!     practice: None,
//!     results: Vec::new(),
//! };
//! let now = Now {
//!     real: Moment(1_700_000_000_000),
//!     up: Uptime(0),
//!     away: SeatSet::EMPTY,
//!     forget_after: Duration::from_secs(30 * 24 * 60 * 60),
//! };
//! let mut stored = StoredTable {
//!     id: TableId::random(),
//!     revision: 0,
//!     created: now.real,
//!     changed: now.real,
//!     head: head.to_text(),
//!     state: String::new(),
//!     stage: Stage::Open,
//!     wake: None,
//!     rows: Vec::new(),
//! };
//! let mut table = Table::read(game, &stored, now.up)?;
//!
//! // Bert sits down, and Ada starts the game. Each change is stored before anyone sees the table after it.
//! let sit = Arrange::Sit { seat: Seat::new(1), name: "Bert".into(), token: String::new() };
//! for command in [Command::Arrange(bert, sit), Command::Arrange(ada, Arrange::Start { fill: false })] {
//!     let after = table.after(&command, now)?;
//!     store(&mut stored, after.change.expect("it changes something"));
//!     table = after.table;
//! }
//!
//! // Bert answers a question. The post has a key, so that it is carried out once.
//! let seat = Seat::new(1);
//! let question = table.any_match().expect("the game has begun").question(seat);
//! let bid = Command::Play(bert, Play::Act { seat, question, action: "bid 1".into(), key: "k1".into() });
//! let after = table.after(&bid, now)?;
//! assert_eq!((after.done, after.concerned.everybody), (Done::Now, true));
//! store(&mut stored, after.change.expect("it changes something"));
//! assert_eq!(stored.rows.last().map(|row| row.text.as_str()), Some("act 2 person bid 1"));
//!
//! // Read again, the table is as it was: its clock, who is asked, and which posts were carried out.
//! let read = Table::read(game, &stored, now.up)?;
//! assert_eq!((read.clock(), read.asked()), (after.table.clock(), SeatSet::only(Seat::new(0))));
//! let again = read.after(&bid, now)?;
//! assert_eq!((again.done, again.change), (Done::Before, None));
//! # Ok(())
//! # }
//! ```

mod access;
mod alike;
mod any_match;
mod change;
mod clock;
mod command;
mod game;
mod head;
mod id;
mod orders;
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
pub use command::{Arrange, Command, Done, Fill, Play, Trial};
pub use game::{Agreed, Choice, TableGame};
pub use head::{GuideHead, Head, Pace, SeatHead, StageHead, Who};
pub use id::{NoId, PersonId, TableId};
pub use refusal::TableRefusal;
pub use repair::{Mended, RawRow, check_state};
pub use seating::{bot, is_same, sit_down};
pub use table::{After, Table};
pub use time::{ClockEnd, Moment, Now, Uptime, Wake};
