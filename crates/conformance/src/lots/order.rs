//! The one standing order of the game: to pass in the auction of a round.

use std::fmt;
use std::str::FromStr;

use bequest_engine::{Seat, StandingOrder, Unreadable};

use super::{
    Action, Phase, Position, View,
    flaw::{self, Flaw},
};

/// `pass in round 2`: passes in the auction of this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LotsOrder {
    /// The round, counted from one.
    pub round: u8,
}

impl<const FLAWED: bool> StandingOrder<Position<FLAWED>> for LotsOrder {
    fn open_to(view: &View, seat: Seat) -> Vec<Self> {
        let order = Self { round: view.round };
        if StandingOrder::<Position<FLAWED>>::stands(order, view, seat) { vec![order] } else { Vec::new() }
    }

    fn stands(self, view: &View, _: Seat) -> bool {
        self.round == view.round && matches!(view.phase, Phase::Auction(_))
    }

    fn answer(self, _: &View, _: Seat, legal: &[Action]) -> Option<Action> {
        let wanted = if flaw::has::<FLAWED>(Flaw::Disobeys) { Action::Keep } else { Action::Pass };
        (flaw::has::<FLAWED>(Flaw::Disobeys) || legal.contains(&wanted)).then_some(wanted)
    }
}

impl fmt::Display for LotsOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pass in round {}", self.round)
    }
}

impl FromStr for LotsOrder {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("standing order", text);
        let round = text.strip_prefix("pass in round ").and_then(|round| round.parse().ok()).ok_or_else(wrong)?;
        let order = Self { round };
        if order.to_string() == text { Ok(order) } else { Err(wrong()) }
    }
}
