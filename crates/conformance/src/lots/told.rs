use bequest_engine::{PerSeat, Pool, Seat, Viewer};
use serde::Serialize;

use super::{
    Card,
    flaw::{self, Flaw},
};

/// What happened, with all secrets.
#[derive(Clone)]
pub enum Event {
    /// Everybody has a starting hand.
    Dealt(PerSeat<Pool<Card>>),
    /// A seat drew a card.
    Drew(Seat, Card),
    /// A seat laid a card face down.
    Laid(Seat, Card),
    /// Something that everybody sees.
    Public(Public),
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Public {
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
    /// A lot won a seat so many coins.
    Prize(Seat, u8),
    /// A seat ended its turn.
    Stopped(Seat),
    /// A seat has laid what it wants to.
    Answered(Seat),
    /// What lay face down was turned over.
    Shown(PerSeat<Pool<Card>>),
    /// A seat got the pot.
    Pot(Seat),
}

/// What one viewer hears of what happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// The starting hand of the viewer, if it has one.
    Dealt(Option<Pool<Card>>),
    /// All starting hands.
    Hands(PerSeat<Pool<Card>>),
    /// A seat drew a card, which only some may know.
    Drew(Seat, Option<Card>),
    /// A seat laid a card.
    Laid(Seat, Card),
    /// Something that everybody sees.
    Public(Public),
}

impl Event {
    pub(super) fn told<const FLAWED: bool>(&self, to: Viewer) -> Option<Told> {
        let open = |seat: &Seat| to == Viewer::Open || to == Viewer::Seat(*seat);
        match self {
            Event::Dealt(hands) => Some(match to {
                Viewer::Seat(seat) => Told::Dealt(Some(hands[seat])),
                Viewer::Spectator => Told::Dealt(None),
                Viewer::Open => Told::Hands(*hands),
            }),
            Event::Drew(seat, card) if open(seat) => Some(Told::Drew(*seat, Some(*card))),
            Event::Drew(seat, card) => {
                let silent = flaw::has::<FLAWED>(Flaw::Telltale) && card.worth() % 2 == 0;
                (!silent).then_some(Told::Drew(*seat, None))
            }
            Event::Laid(seat, card) => {
                (open(seat) || flaw::has::<FLAWED>(Flaw::NamesLaidCard)).then_some(Told::Laid(*seat, *card))
            }
            Event::Public(public) => Some(Told::Public(public.clone())),
        }
    }

    pub(super) fn reveals<const FLAWED: bool>(&self) -> bool {
        match self {
            Event::Public(Public::Shown(_)) => !flaw::has::<FLAWED>(Flaw::Unrevealed),
            Event::Public(Public::Bid(..) | Public::Passed(_) | Public::Folded(_)) => true,
            Event::Public(
                Public::Won(..)
                | Public::Took(_)
                | Public::Left(_)
                | Public::Prize(..)
                | Public::Stopped(_)
                | Public::Answered(_)
                | Public::Pot(_),
            )
            | Event::Dealt(_)
            | Event::Drew(..)
            | Event::Laid(..) => false,
        }
    }
}
