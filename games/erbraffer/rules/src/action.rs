use std::fmt;
use std::str::FromStr;

use bequest_engine::{Seat, Unreadable};
use serde::Serialize;

use crate::{BenefactorCard, Card, Couple, Heirloom, Person};

/// What a player can do. Sums are in thousands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `play i17`: chooses an influence card to play.
    Play(Card),
    /// `throw i17`: chooses an influence card to throw away.
    Throw(Card),
    /// `keep i17`: does not throw it away after all.
    Keep(Card),
    /// `heir p08`: names an heir for the card.
    Heir(Person),
    /// `heirloom h3`: names an heirloom for the card.
    Heirloom(Heirloom),
    /// `round up`: has half of an odd sum rounded.
    Round(Rounding),
    /// `testament p08`: lays a testament on a portrait.
    Testament(Person),
    /// `couple c04`: takes up the estate of a couple.
    Couple(Couple),
    /// `give h3 p19`: gives an heirloom of the estate to a child.
    Give(Heirloom, Person),
    /// `pay p18 4`: gives a child so many thousands of the estate.
    Pay(Person, u16),
    /// `rest p19`: gives a child what the others leave.
    Rest(Person),
    /// `confirm`: throws the chosen cards away, or hands the estate out.
    Confirm,
    /// `will`: plays a new will.
    Will,
    /// `decline`: lets this estate stand.
    Decline,
    /// `decline all`: lets every estate of this change of generation stand.
    DeclineAll,
}

/// Which way half of an odd sum is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rounding {
    /// The half that leaves its owner is the larger one.
    Up,
    /// The half that leaves its owner is the smaller one.
    Down,
}

impl Rounding {
    /// Returns half of a sum; an odd thousand is rounded as the player says. ERB-54
    pub fn half(self, sum: u16) -> u16 {
        match self {
            Rounding::Up => sum.div_ceil(2),
            Rounding::Down => sum / 2,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Throw(card) => write!(f, "throw {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Heir(person) => write!(f, "heir {person}"),
            Action::Heirloom(heirloom) => write!(f, "heirloom {heirloom}"),
            Action::Round(Rounding::Up) => f.write_str("round up"),
            Action::Round(Rounding::Down) => f.write_str("round down"),
            Action::Testament(person) => write!(f, "testament {person}"),
            Action::Couple(couple) => write!(f, "couple {couple}"),
            Action::Give(heirloom, person) => write!(f, "give {heirloom} {person}"),
            Action::Pay(person, sum) => write!(f, "pay {person} {sum}"),
            Action::Rest(person) => write!(f, "rest {person}"),
            Action::Confirm => f.write_str("confirm"),
            Action::Will => f.write_str("will"),
            Action::Decline => f.write_str("decline"),
            Action::DeclineAll => f.write_str("decline all"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("action", text);
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words[..] {
            ["play", card] => Action::Play(card.parse()?),
            ["throw", card] => Action::Throw(card.parse()?),
            ["keep", card] => Action::Keep(card.parse()?),
            ["heir", person] => Action::Heir(person.parse()?),
            ["heirloom", heirloom] => Action::Heirloom(heirloom.parse()?),
            ["round", "up"] => Action::Round(Rounding::Up),
            ["round", "down"] => Action::Round(Rounding::Down),
            ["testament", person] => Action::Testament(person.parse()?),
            ["couple", couple] => Action::Couple(couple.parse()?),
            ["give", heirloom, person] => Action::Give(heirloom.parse()?, person.parse()?),
            ["pay", person, sum] => Action::Pay(person.parse()?, sum.parse().map_err(|_| wrong())?),
            ["rest", person] => Action::Rest(person.parse()?),
            ["confirm"] => Action::Confirm,
            ["will"] => Action::Will,
            ["decline"] => Action::Decline,
            ["decline", "all"] => Action::DeclineAll,
            _ => return Err(wrong()),
        };
        if action.to_string() == text { Ok(action) } else { Err(wrong()) }
    }
}

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `portrait p49`: a portrait card goes to the seat that is being dealt to.
    Portrait(Person),
    /// `benefactor b05`: a benefactor card goes to the seat that is being dealt to.
    Benefactor(BenefactorCard),
    /// `draw i17`: an influence card goes to the seat that draws.
    Draw(Card),
    /// `first 2`: a seat begins.
    First(Seat),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Portrait(person) => write!(f, "portrait {person}"),
            Chance::Benefactor(card) => write!(f, "benefactor {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::First(seat) => write!(f, "first {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("portrait", person)) => Ok(Chance::Portrait(person.parse()?)),
            Some(("benefactor", card)) => Ok(Chance::Benefactor(card.parse()?)),
            Some(("draw", card)) => Ok(Chance::Draw(card.parse()?)),
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            _ => Err(Unreadable::new("chance", text)),
        }
    }
}
