use std::fmt;

use bequest_engine::piece;
use serde::Serialize;

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

piece!(Town, TOWNS, "town", "", "1");
piece!(Card, CARDS, "action card", "a", "2");
piece!(Suitcase, SUITCASES, "suitcase", "s", "2");

/// What is in a suitcase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
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

    /// Returns what a card scores today that is worth most on this day, doubling included.
    pub fn points(self, today: Day) -> u8 {
        let points = 7 - (today as u8 + 7 - self as u8) % 7; // MAL-18
        if today.is_double() { 2 * points } else { points } // MAL-19
    }

    /// Tells whether card points count double.
    pub fn is_double(self) -> bool {
        matches!(self, Day::Tue | Day::Fri) // MAL-19
    }

    /// Tells whether jokers may be played on such a day; MAL-10: on an opening Sunday they may as well.
    pub fn allows_jokers(self) -> bool {
        matches!(self, Day::Mon | Day::Wed | Day::Thu | Day::Sat) // MAL-40
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
