//! The rules of Die Erbraffer, for two to six who wait for the family's money.
//!
//! One file per chapter of the rulebook, what is legal beside what it does. Every rule is named by its id in
//! `ledger.toml`, where it does its work. All money is in thousands.

mod action;
mod cards;
mod change;
mod components;
mod deal;
mod edition;
mod end;
mod estate;
mod event;
mod holdings;
mod imagine;
mod outlook;
mod position;
mod refusal;
mod setup;
mod time;
mod turn;
mod view;
mod will;

pub use action::{Action, Chance, Rounding};
pub use components::{BenefactorCard, Card, Couple, Effect, Heirloom, PerPerson, Person, Year, YearKind};
pub use edition::{CardInfo, CoupleInfo, Edition, HeirloomInfo, PersonInfo};
pub use estate::Estate;
pub use event::{Deed, Event, Told};
pub use holdings::Holdings;
pub use outlook::{Estimate, Outlook, Share};
pub use position::{After, Erbraffer};
pub use setup::Setup;
pub use turn::{Ask, Plan};
pub use view::{Batch, HandView, PhaseView, View};
