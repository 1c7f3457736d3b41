use std::fmt;
use std::str::FromStr;

use crate::{Game, Seat, Unreadable};

/// One row of a table's journal; rows are numbered from one and never repeat.
#[derive(Clone, PartialEq, Eq)]
pub enum Row<G: Game> {
    /// `act 1 person bid 600`: a seat did something.
    Act {
        /// The seat.
        seat: Seat,
        /// Who did it for the seat.
        by: By,
        /// What was done.
        action: G::Action,
    },
    /// `chance deal a17`: chance decided something.
    Chance(G::Chance),
    /// `undo 1`: a seat took its last step back.
    Undo(Seat),
    /// `redo 1`: a seat made the step again that it had taken back.
    Redo(Seat),
    /// `seat 2 bot thrifty`: someone else plays for a seat from now on.
    Seat(Seat, Player),
}

impl<G: Game> fmt::Display for Row<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Row::Act { seat, by, action } => write!(f, "act {seat} {by} {action}"),
            Row::Chance(outcome) => write!(f, "chance {outcome}"),
            Row::Undo(seat) => write!(f, "undo {seat}"),
            Row::Redo(seat) => write!(f, "redo {seat}"),
            Row::Seat(seat, player) => write!(f, "seat {seat} {player}"),
        }
    }
}

impl<G: Game> fmt::Debug for Row<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<G: Game> FromStr for Row<G> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("row", text);
        let (kind, rest) = text.split_once(' ').ok_or_else(wrong)?;
        match kind {
            "act" => {
                let (seat, rest) = rest.split_once(' ').ok_or_else(wrong)?;
                let (by, action) = rest.split_once(' ').ok_or_else(wrong)?;
                Ok(Row::Act { seat: seat.parse()?, by: by.parse()?, action: action.parse()? })
            }
            "chance" => Ok(Row::Chance(rest.parse()?)),
            "undo" => Ok(Row::Undo(rest.parse()?)),
            "redo" => Ok(Row::Redo(rest.parse()?)),
            "seat" => {
                let (seat, player) = rest.split_once(' ').ok_or_else(wrong)?;
                Ok(Row::Seat(seat.parse()?, player.parse()?))
            }
            _ => Err(wrong()),
        }
    }
}

/// Who made an action for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The person who has the seat.
    Person,
    /// The bot that has the seat.
    Bot,
    /// The table's clock, for a seat that was silent.
    Clock,
}

impl By {
    /// Tells whether it can be this player's action.
    pub fn fits(self, player: &Player) -> bool {
        match self {
            By::Person => matches!(player, Player::Person(_)),
            By::Bot => matches!(player, Player::Bot(_)),
            By::Clock => true,
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            By::Person => "person",
            By::Bot => "bot",
            By::Clock => "clock",
        })
    }
}

impl FromStr for By {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "person" => Ok(By::Person),
            "bot" => Ok(By::Bot),
            "clock" => Ok(By::Clock),
            _ => Err(Unreadable::new("maker of an action", text)),
        }
    }
}

/// Who plays for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person, by name.
    Person(Name),
    /// A bot, by name.
    Bot(Name),
}

impl Player {
    /// Returns the name.
    pub fn name(&self) -> &str {
        match self {
            Player::Person(name) | Player::Bot(name) => name.as_str(),
        }
    }

    /// Returns who makes this player's actions.
    pub fn by(&self) -> By {
        match self {
            Player::Person(_) => By::Person,
            Player::Bot(_) => By::Bot,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.by(), self.name())
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("person", name)) => Ok(Player::Person(name.parse()?)),
            Some(("bot", name)) => Ok(Player::Bot(name.parse()?)),
            _ => Err(Unreadable::new("player", text)),
        }
    }
}

/// A player's name: one to forty characters on one line, with no space at either end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

impl Name {
    /// Returns the name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let fits = (1..=40).contains(&text.chars().count()) && text.trim() == text;
        if fits && !text.chars().any(char::is_control) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Unreadable::new("name", text))
        }
    }
}
