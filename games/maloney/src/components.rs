use std::fmt;
use std::str::FromStr;

use bequest_engine::{Piece, Unreadable};
use serde::{Serialize, Serializer};

/// The most towns an edition has.
pub(crate) const TOWNS: usize = 16;
/// The most action cards an edition has.
pub(crate) const CARDS: usize = 64;
/// The most suitcases an edition has.
pub(crate) const SUITCASES: usize = 24;

/// A town, written with its number on the board: `8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Town(u8);

/// An action card, written `a17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A suitcase, written `s05`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suitcase(u8);

macro_rules! piece {
    ($type:ident, $count:ident, $what:literal, $prefix:literal, $width:literal) => {
        impl Piece for $type {
            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn from_index(index: usize) -> Self {
                debug_assert!(index < $count, "no edition has that many");
                Self(index as u8)
            }
        }

        impl $type {
            /// Returns the one with this printed number, counted from one.
            pub fn numbered(number: usize) -> Option<Self> {
                (1..=$count).contains(&number).then(|| Self(number as u8 - 1))
            }

            /// Returns the printed number, counted from one.
            pub fn number(self) -> usize {
                usize::from(self.0) + 1
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{:0", $width, "}"), self.number())
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }

        impl FromStr for $type {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                let number = text.strip_prefix($prefix).and_then(|digits| digits.parse().ok());
                let found = number.and_then(Self::numbered).filter(|found| found.to_string() == text);
                found.ok_or_else(|| Unreadable::new($what, text))
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}

piece!(Town, TOWNS, "town", "", "1");
piece!(Card, CARDS, "action card", "a", "2");
piece!(Suitcase, SUITCASES, "suitcase", "s", "2");

/// What is in a suitcase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Contents {
    /// Points won or lost.
    Points(i32),
    /// Dollars won or lost.
    Dollars(i32),
}

/// A day of the week.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, serde::Deserialize)]
pub enum Day {
    /// Monday.
    Mon,
    /// Tuesday, on which card points count double.
    Tue,
    /// Wednesday.
    Wed,
    /// Thursday.
    Thu,
    /// Friday, on which card points count double.
    Fri,
    /// Saturday.
    Sat,
    /// Sunday, the day of luck.
    Sun,
}

impl Day {
    /// The week, Monday first.
    pub const WEEK: [Day; 7] = [Day::Mon, Day::Tue, Day::Wed, Day::Thu, Day::Fri, Day::Sat, Day::Sun];

    /// Returns the day after.
    #[must_use]
    pub fn next(self) -> Self {
        Self::WEEK[(self as usize + 1) % 7]
    }

    /// Tells whether card points count double.
    pub fn is_double(self) -> bool {
        matches!(self, Day::Tue | Day::Fri) // MAL-19
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// Returns what a card with this best day is worth on a day, before doubling.
pub(crate) fn worth(best: Day, today: Day) -> u8 {
    7 - (today as u8 + 7 - best as u8) % 7 // MAL-18
}
