//! The pages of Bequest: from what a viewer knows to HTML, one module a game.
//!
//! Nothing here sees a position. A page is made of [`Region`]s: the parts that are sent again, each by itself, when they
//! change for the one who looks at them.

pub mod assets;
mod badge;
mod board;
mod document;
pub mod form;
mod gathering;
mod home;
pub mod maloney;
mod message;
mod model;
mod new_table;
mod region;
mod table;

pub use badge::badge;
pub use board::{At, Board, Desk};
pub use document::{Page, document};
pub use gathering::gathering;
pub use home::{home, home_regions};
pub use message::message;
pub use model::{
    Call, Clock, Closing, End, Fairness, GameChoice, Gathering, Home, Kind, NewTable, Pace, PlayerLine, Ready,
    SeatForm, SeatLine, Stage, TableFrame, TableLine, Undo, Visitor,
};
pub use new_table::new_table;
pub use region::Region;
pub use table::{LOG_CHUNK, common_regions, log_region, moving_regions, table};
