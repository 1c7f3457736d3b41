use bequest_engine::{PerSeat, Pool, Seat};
use serde::Serialize;

use super::Card;

/// What happened, with those who hear of it.
pub(super) type Event = bequest_engine::Event<Told>;

/// What one viewer hears of what happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// A seat has its starting hand; it alone hears of it.
    Dealt(Seat, Pool<Card>),
    /// A seat bid so many coins.
    Bid(Seat, u8),
    /// A seat passed.
    Passed(Seat),
    /// A seat folded.
    Folded(Seat),
    /// A seat has the turn for so many coins.
    Won(Seat, u8),
    /// A seat took a coin from the pot.
    Took(Seat),
    /// A seat left a coin in the pot.
    Left(Seat),
    /// A seat drew a card; it alone hears which.
    Drew(Seat, Option<Card>),
    /// A lot won a seat so many coins.
    Prize(Seat, u8),
    /// A seat ended its turn.
    Stopped(Seat),
    /// A seat laid a card face down; it alone hears of it.
    Laid(Seat, Card),
    /// A seat has laid what it wants to.
    Answered(Seat),
    /// What lay face down was turned over.
    Shown(PerSeat<Pool<Card>>),
    /// A seat got the pot.
    Pot(Seat),
}
