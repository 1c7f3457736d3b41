//! What players and chance can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use bequest_engine::Unreadable;
use serde::Serialize;

use super::estate::Heirloom;

/// What an heir can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// `claim`: wants the heirloom.
    Claim,
    /// `waive`: leaves it to the others.
    Waive,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Claim => "claim",
            Action::Waive => "waive",
        })
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "claim" => Ok(Action::Claim),
            "waive" => Ok(Action::Waive),
            _ => Err(Unreadable::new("action", text)),
        }
    }
}

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `favour h3`: an heir draws the name of their favourite.
    Favour(Heirloom),
    /// `carry h3`: this one is carried down from the attic.
    Carry(Heirloom),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Favour(heirloom) => write!(f, "favour {heirloom}"),
            Chance::Carry(heirloom) => write!(f, "carry {heirloom}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("favour", heirloom)) => heirloom.parse().map(Chance::Favour),
            Some(("carry", heirloom)) => heirloom.parse().map(Chance::Carry),
            _ => Err(Unreadable::new("chance", text)),
        }
    }
}
