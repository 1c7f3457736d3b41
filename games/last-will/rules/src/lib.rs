//! The rules of Last Will with its expansion Getting Sacked, for two to five heirs who try to be rid of their money.
//!
//! One file per chapter of the rulebook, what is legal beside what it does. Every rule is named by its id in
//! `ledger.toml`, where it does its work. All money is in pounds.
//!
//! Boards, cards, the market and the turn are functions of a [`Town`] and a [`Household`], which know nothing of rounds
//! and planning: a game that is combined with this one can own both.

#[macro_use]
mod words;

mod action;
mod components;
mod deal;
mod decks;
mod draw;
mod edition;
mod end;
mod errands;
mod event;
mod face;
mod help;
mod household;
mod imagine;
mod job;
mod planning;
mod play;
mod position;
mod property;
mod refusal;
mod rounds;
mod setup;
mod town;
mod turn;
mod view;

pub use action::{Action, Chance, Errand, Target};
pub use components::{
    Card, Cards, Deck, Family, Job, Kind, Kinds, Line, Market, PlanSpace, PropertyType, Side, Symbol, Symbols, Types,
    WeddingName, Will,
};
pub use decks::Decks;
pub use edition::{
    CardInfo, CardSpace, Edition, ErrandSpace, JobFace, JobInfo, Layout, Plan, PlanInfo, Players, SpaceInfo, Supply,
    TileInfo, WillInfo,
};
pub use errands::{OfferedCard, Offering};
pub use event::{Event, Told};
pub use face::{
    Circle, Circles, Effect, EventFace, ExpenseFace, Face, Gifts, Nature, PropertyFace, SaleTerms, Tokens, Track,
};
pub use household::{Board, Employment, Household, Placed};
pub use play::{Deed, OPERA, Play};
pub use position::{HAND_LIMIT, LastWill, Phase, ROUNDS};
pub use setup::{Setup, WillChoice};
pub use town::{Draw, Task, Town, Turn};
pub use view::{Batch, ErrandView, HandView, JobView, LineView, Obstacles, PlacedView, TaskView, View};
