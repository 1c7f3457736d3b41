//! The contract that every game of Bequest keeps, and what can be built on it without knowing any rule.
//!
//! A game is [`Game::new`] folded over [`Game::apply`]. A step is a player's action or a chance outcome; nothing else
//! ever changes a position. A [`Match`] adds what a table needs: rows that never repeat, undo and redo, versions and
//! questions, and a [`Record`] that holds everything.
//!
//! Secrets are kept by type. A position has neither `Debug` nor `Serialize`; whatever leaves it is a view:
//!
//! ```
//! use bequest_conformance::lots::Lots;
//! use bequest_engine::{Game, Seat, Viewer};
//!
//! let position = Lots::new(&Lots::setups()[0]);
//! let view = position.view(Viewer::Seat(Seat::new(0)));
//! assert!(serde_json::to_string(&view).is_ok());
//! ```
//!
//! ```compile_fail,E0277
//! use bequest_conformance::lots::Lots;
//! use bequest_engine::{Game, Seat, Viewer};
//!
//! let position = Lots::new(&Lots::setups()[0]);
//! assert!(serde_json::to_string(&position).is_ok());
//! ```

mod chance;
mod difference;
mod edition;
mod event;
mod fold;
mod game;
mod hidden;
mod ledger;
mod matches;
mod options;
mod perft;
mod playout;
mod pool;
mod record;
mod replay;
mod row;
mod seat;
mod setup;
mod shared_list;
mod standing;
mod standing_order;
mod waiting;

pub use chance::{Commitment, Fair, Nonce, Seed, below, outcome_at};
pub use difference::first_difference;
pub use edition::{EditionId, NamedEditions};
pub use event::Event;
pub use game::{Game, Step, Unreadable, rule_against, why_not};
pub use hidden::Hidden;
pub use ledger::{Chapter, Ledger, OptionText, Rule, RuleId, Text, ValueText, common_ledger, find_option, find_rule};
pub use matches::{Answered, ChanceSource, Match, Moment, Refusal, Seen, UndoStop};
pub use options::{Case, Chosen, GameOption, Values, When};
pub use perft::{perft, possible_steps};
pub use playout::{Playout, draw_seat};
pub use pool::{Piece, Pool};
pub use record::{End, Fairness, Record, RecordError, game_of};
pub use replay::{ChanceStep, ReplayError, Replayed};
pub use row::{By, Name, Player, Row};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use setup::{Setup, SetupError, agree};
pub use shared_list::SharedList;
pub use standing::{Order, Ranking, Score, Standing};
pub use standing_order::{NoStandingOrder, StandingOrder};
pub use waiting::{Asking, Timing, Waiting, Window};
