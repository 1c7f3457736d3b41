use std::fmt;
use std::str::FromStr;

use bequest_engine::{Piece, Unreadable};
use serde::{Serialize, Serializer};

/// The most cards an edition has.
const MOST_CARDS: u8 = 9;
/// The highest number that can be written.
const MOST_COINS: u8 = 9;
/// The highest prize that can be written.
const MOST_PRIZE: u8 = 3;

/// A card, written `c1` to `c9`; the number is its worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// Returns what the card is worth when it is laid.
    pub fn worth(self) -> u8 {
        self.0 + 1
    }
}

impl Piece for Card {
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.worth())
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let number = text.strip_prefix('c').and_then(|digits| number(digits, 1, MOST_CARDS));
        number.map(|number| Self(number - 1)).ok_or_else(|| Unreadable::new("card", text))
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Action {
    /// `bid 3`
    Bid(u8),
    /// `pass`
    Pass,
    /// `fold`: takes the highest bid back, out of turn.
    Fold,
    /// `take`: a coin from the pot.
    Take,
    /// `leave`: a coin in the pot.
    Leave,
    /// `draw`: a card from the deck.
    Draw,
    /// `try`: a lot that may win a prize.
    Try,
    /// `stop`: ends the turn.
    Stop,
    /// `lay c4`: face down.
    Lay(Card),
    /// `keep`: lays no further card.
    Keep,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(coins) => write!(f, "bid {coins}"),
            Action::Pass => f.write_str("pass"),
            Action::Fold => f.write_str("fold"),
            Action::Take => f.write_str("take"),
            Action::Leave => f.write_str("leave"),
            Action::Draw => f.write_str("draw"),
            Action::Try => f.write_str("try"),
            Action::Stop => f.write_str("stop"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("action", text);
        if let Some(card) = text.strip_prefix("lay ") {
            return card.parse().map(Action::Lay);
        }
        if let Some(coins) = text.strip_prefix("bid ") {
            return number(coins, 1, MOST_COINS).map(Action::Bid).ok_or_else(wrong);
        }
        match text {
            "pass" => Ok(Action::Pass),
            "fold" => Ok(Action::Fold),
            "take" => Ok(Action::Take),
            "leave" => Ok(Action::Leave),
            "draw" => Ok(Action::Draw),
            "try" => Ok(Action::Try),
            "stop" => Ok(Action::Stop),
            "keep" => Ok(Action::Keep),
            _ => Err(wrong()),
        }
    }
}

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `deal c4`: to the next hand.
    Deal(Card),
    /// `draw c4`: to the reserve of the seat whose turn it is.
    Draw(Card),
    /// `win 2`: the prize of a lot.
    Win(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(card) => write!(f, "deal {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::Win(coins) => write!(f, "win {coins}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("chance", text);
        match text.split_once(' ') {
            Some(("deal", card)) => card.parse().map(Chance::Deal),
            Some(("draw", card)) => card.parse().map(Chance::Draw),
            Some(("win", coins)) => number(coins, 0, MOST_PRIZE).map(Chance::Win).ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}

/// Reads a number of one digit within its bounds.
fn number(text: &str, least: u8, most: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0').filter(|number| (least..=most).contains(number)),
        _ => None,
    }
}
