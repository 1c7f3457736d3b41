use std::fmt;
use std::str::FromStr;

use bequest_engine::{Seat, Unreadable};

use crate::{Card, Suitcase, Town};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `decline`: does not bid any higher, unless someone else does.
    Decline,
    /// `joker`: plays the joker and gets the car for nothing.
    Joker,
    /// `bid 600`: bids so many dollars for the car.
    Bid(u32),
    /// `drive 8`: drives everyone to a town.
    Drive(Town),
    /// `keep`: lays no card, or no more than it has.
    Keep,
    /// `lay a17`: lays a card, to be shown when everyone has answered.
    Lay(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Decline => f.write_str("decline"),
            Action::Joker => f.write_str("joker"),
            Action::Bid(dollars) => write!(f, "bid {dollars}"),
            Action::Drive(town) => write!(f, "drive {town}"),
            Action::Keep => f.write_str("keep"),
            Action::Lay(card) => write!(f, "lay {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("action", text);
        let action = match text.split_once(' ').unwrap_or((text, "")) {
            ("decline", "") => Action::Decline,
            ("joker", "") => Action::Joker,
            ("keep", "") => Action::Keep,
            ("bid", dollars) => Action::Bid(dollars.parse().map_err(|_| wrong())?),
            ("drive", town) => Action::Drive(town.parse()?),
            ("lay", card) => Action::Lay(card.parse()?),
            _ => return Err(wrong()),
        };
        if action.to_string() == text { Ok(action) } else { Err(wrong()) }
    }
}

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `deal a17`: a card goes to the seat that is being dealt to.
    Deal(Card),
    /// `aside a17`: a card too many of its town is set aside, to be exchanged.
    Aside(Card),
    /// `turn a17`: the top card of the pile is turned.
    Turn(Card),
    /// `owner 2`: a seat counts as last owner of the car before the first drive.
    Owner(Seat),
    /// `open s05`: a suitcase turns out to be this one.
    Open(Suitcase),
    /// `town 8`: the Sunday ride leads to a town without a card.
    Town(Town),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(card) => write!(f, "deal {card}"),
            Chance::Aside(card) => write!(f, "aside {card}"),
            Chance::Turn(card) => write!(f, "turn {card}"),
            Chance::Owner(seat) => write!(f, "owner {seat}"),
            Chance::Open(suitcase) => write!(f, "open {suitcase}"),
            Chance::Town(town) => write!(f, "town {town}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("deal", card)) => Ok(Chance::Deal(card.parse()?)),
            Some(("aside", card)) => Ok(Chance::Aside(card.parse()?)),
            Some(("turn", card)) => Ok(Chance::Turn(card.parse()?)),
            Some(("owner", seat)) => Ok(Chance::Owner(seat.parse()?)),
            Some(("open", suitcase)) => Ok(Chance::Open(suitcase.parse()?)),
            Some(("town", town)) => Ok(Chance::Town(town.parse()?)),
            _ => Err(Unreadable::new("chance", text)),
        }
    }
}
