//! The rules of Maloney's Inheritance, for three to six heirs and one car.
//!
//! One file per chapter of the rulebook, what is legal beside what it does. Every rule is named by its id in
//! `ledger.toml`, where it does its work.

mod action;
mod auction;
mod components;
mod deal;
mod drive;
mod edition;
mod end;
mod event;
mod imagine;
mod laying;
mod order;
mod position;
mod refusal;
mod setup;
mod sunday;
mod view;

pub use action::{Action, Chance};
pub use auction::BID_STEP;
pub use components::{Card, Contents, Day, Suitcase, Town};
pub use edition::{Edition, TownInfo};
pub use end::{DOLLARS_PER_POINT, GOAL};
pub use event::{Ending, Event, Told};
pub use laying::MOST_LAID;
pub use order::{AuctionOrder, ORDER_STEPS};
pub use position::Maloney;
pub use setup::Setup;
pub use view::{HandView, PhaseView, View};
