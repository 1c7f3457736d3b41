use std::fmt;
use std::ops::{Index, IndexMut};

use bequest_engine::{Piece, piece};
use serde::{Serialize, Serializer};

// The built-in edition's sizes are the most that any edition has. ERB-74

/// The most persons an edition has.
pub(crate) const PERSONS: usize = 54;
/// The most couples an edition has.
pub(crate) const COUPLES: usize = 18;
/// The most children of a couple.
pub(crate) const CHILDREN: usize = 8;
/// The most heirlooms an edition has.
pub(crate) const HEIRLOOMS: usize = 6;
/// The most influence cards an edition has.
pub(crate) const CARDS: usize = 48;
/// The most benefactor cards an edition has.
pub(crate) const BENEFACTOR_CARDS: usize = 24;
/// The number of generations. ERB-1
pub(crate) const GENERATIONS: usize = 6;

/// A person of the family tree, written `p08`; in the last row also the portrait card of that person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Person(u8);

/// A married couple, written `c04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Couple(u8);

/// An heirloom, written `h3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heirloom(u8);

/// An influence card, written `i17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A benefactor card, written `b05`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BenefactorCard(u8);

piece!(Person, PERSONS, "person", "p", "2");
piece!(Couple, COUPLES, "couple", "c", "2");
piece!(Heirloom, HEIRLOOMS, "heirloom", "h", "1");
piece!(Card, CARDS, "influence card", "i", "2");
piece!(BenefactorCard, BENEFACTOR_CARDS, "benefactor card", "b", "2");

/// One value for each person, indexed by [`Person`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerPerson<T>([T; PERSONS]);

impl<T: Copy> PerPerson<T> {
    /// Makes one with the same value for each person.
    pub fn filled(value: T) -> Self {
        Self([value; PERSONS])
    }

    /// Returns the values in the order of the persons.
    pub fn values(&self) -> &[T] {
        &self.0
    }
}

impl<T> Index<Person> for PerPerson<T> {
    type Output = T;

    fn index(&self, person: Person) -> &T {
        &self.0[person.index()]
    }
}

impl<T> IndexMut<Person> for PerPerson<T> {
    fn index_mut(&mut self, person: Person) -> &mut T {
        &mut self.0[person.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerPerson<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.0).finish()
    }
}

impl<T: Serialize> Serialize for PerPerson<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

/// What an influence card does; sums are in thousands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// One heir gets the sum. ERB-50
    Gain(u16),
    /// One heir loses the sum. ERB-50
    Loss(u16),
    /// Two heirs who are not married to each other get the sum each. ERB-51
    GainTwo(u16),
    /// Two heirs who are not married to each other lose the sum each. ERB-51
    LossTwo(u16),
    /// Every married heir gets the sum. ERB-52
    Wedding(u16),
    /// One heir loses all their cash. ERB-53
    LoseAll,
    /// One heir loses half their cash. ERB-53
    Halve,
    /// The cash of one heir is doubled. ERB-53
    Double,
    /// One heir gives half their cash to a brother or sister. ERB-55
    Sibling,
    /// One heir gives an heirloom to another. ERB-56
    Sheep,
    /// Two heirlooms change places. ERB-57
    Exchange,
    /// An estate is handed out again. ERB-40
    NewWill,
    /// Everyone throws their hand away and draws a new one. ERB-58
    Sweep,
}

/// The years of the calendar, one for each ten years of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Year(u8);

/// What happens when the hourglass reaches a year.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum YearKind {
    /// The game begins. ERB-1
    Start,
    /// A testament is laid. ERB-20
    White,
    /// The generation changes. ERB-23
    Golden,
    /// The last round begins. ERB-24
    Last,
}

impl Year {
    /// The year in which the game begins. ERB-1
    pub const FIRST: Year = Year(0);
    /// The first golden year, before which nobody has brothers or sisters. ERB-55
    pub const GOLDEN: Year = Year(3);
    /// The year in which the last round begins. ERB-24
    pub const LAST: Year = Year(16);

    /// Returns all years, the first one first.
    pub fn all() -> impl ExactSizeIterator<Item = Year> {
        (0..17).map(Year)
    }

    /// Returns the year itself, as in 1870.
    pub fn number(self) -> u16 {
        1840 + 10 * u16::from(self.0)
    }

    /// Returns what happens when the hourglass reaches it.
    pub fn kind(self) -> YearKind {
        match self.0 {
            0 => YearKind::Start,
            16 => YearKind::Last,
            step if step % 3 == 0 => YearKind::Golden, // ERB-23
            _ => YearKind::White,                      // ERB-20
        }
    }

    /// Returns the year ten years later; the last one stays.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1).min(Self::LAST)
    }

    /// Returns the generation that lives when nothing is being handed out, counted from zero.
    pub fn generation(self) -> usize {
        usize::from(self.0) / 3
    }
}

impl fmt::Display for Year {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Year {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.number())
    }
}
