use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use bequest_engine::{Piece, Pool, Unreadable, piece};
use serde::{Serialize, Serializer};

// The built-in edition's sizes are the most that any edition has.

/// The most event cards of an edition, those of the expansion included. LW-82, GS-60
pub(crate) const EVENTS: usize = 37;
/// The most helpers and expenses of an edition.
pub(crate) const HELPERS: usize = 40;
/// The most properties of an edition.
pub(crate) const PROPERTIES: usize = 30;
/// The most companion cards of an edition.
pub(crate) const COMPANIONS: usize = 20;
/// The wild companion cards. LW-5
pub(crate) const WILDS: usize = 2;
/// The most special cards of an edition. LW-4
pub(crate) const SPECIALS: usize = 17;
/// The most new special cards of an edition. GS-24
pub(crate) const NEW_SPECIALS: usize = 7;
/// All cards together.
pub(crate) const CARDS: usize = EVENTS + HELPERS + PROPERTIES + COMPANIONS + WILDS + SPECIALS + NEW_SPECIALS;
/// The jobs of each number of lines. GS-60
pub(crate) const JOBS_EACH: usize = 10;
/// All jobs together.
pub(crate) const JOBS: usize = 2 * JOBS_EACH;
/// The wills of the expansion; the base game has fewer. GS-60
pub(crate) const WILLS: usize = 10;
/// The most plans to choose from in a game. GS-22
pub(crate) const PLANS: usize = 8;
/// The most lines of a job. GS-60
pub(crate) const LINES: usize = 5;
/// The most circles for companions on a card.
pub(crate) const CIRCLES: usize = 3;
/// The most circles for companions on a black card.
pub(crate) const BLACK_CIRCLES: usize = 2;
/// The most steps on the value track of a property.
pub(crate) const STEPS: usize = 12;
/// The slots of a board with all extensions of the game. LW-7, LW-35
pub(crate) const SLOTS: usize = 17;
/// The most face-up cards of the offering at a time, wild companions aside. LW-80
pub(crate) const CARD_SPACES: usize = 8;

/// A set of cards: a pile, a hand, the discards.
pub type Cards = Pool<Card, 3>;

/// A card, written by its family and its number: `e1` an event, `h1` a helper or expense, `p1` a property, `c1` a
/// companion, `w1` a wild companion, `s1` a special card, `n1` a new special card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

words! {
    /// The family of a card, by its back.
    pub enum Family, "family of cards":
    /// An event.
    Event = "event",
    /// A helper or an expense.
    Helper = "helper",
    /// A property.
    Property = "property",
    /// A companion.
    Companion = "companion",
    /// A wild companion.
    Wild = "wild",
    /// A special card.
    Special = "special",
    /// A special card of the expansion.
    NewSpecial = "new-special",
}

impl Family {
    /// Returns the letter with which its cards are written.
    pub const fn letter(self) -> char {
        match self {
            Family::Event => 'e',
            Family::Helper => 'h',
            Family::Property => 'p',
            Family::Companion => 'c',
            Family::Wild => 'w',
            Family::Special => 's',
            Family::NewSpecial => 'n',
        }
    }

    /// Returns the most cards of the family that an edition has.
    pub const fn most(self) -> usize {
        match self {
            Family::Event => EVENTS,
            Family::Helper => HELPERS,
            Family::Property => PROPERTIES,
            Family::Companion => COMPANIONS,
            Family::Wild => WILDS,
            Family::Special => SPECIALS,
            Family::NewSpecial => NEW_SPECIALS,
        }
    }

    /// Returns the index of its first card.
    const fn first(self) -> usize {
        match self {
            Family::Event => 0,
            Family::Helper => EVENTS,
            Family::Property => EVENTS + HELPERS,
            Family::Companion => EVENTS + HELPERS + PROPERTIES,
            Family::Wild => EVENTS + HELPERS + PROPERTIES + COMPANIONS,
            Family::Special => EVENTS + HELPERS + PROPERTIES + COMPANIONS + WILDS,
            Family::NewSpecial => CARDS - NEW_SPECIALS,
        }
    }
}

impl Card {
    /// Returns the card of a family with this number, counted from one.
    pub fn of(family: Family, number: usize) -> Option<Self> {
        (1..=family.most()).contains(&number).then(|| Self((family.first() + number - 1) as u8))
    }

    /// Returns all cards that there can be.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(|index| Card(index as u8))
    }

    /// Returns the family of the card.
    pub fn family(self) -> Family {
        let is_of = |family: &&Family| self.index() >= family.first();
        *Family::ALL.iter().rfind(is_of).expect("the first family begins at zero")
    }

    /// Returns the number of the card in its family, counted from one.
    pub fn number(self) -> usize {
        self.index() - self.family().first() + 1
    }
}

impl Piece for Card {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        debug_assert!(index < CARDS, "no edition has that many");
        Self(index as u8)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.family().letter(), self.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let family = Family::ALL.iter().find(|family| text.starts_with(family.letter()));
        let card = family.and_then(|&family| Card::of(family, text[1..].parse().ok()?));
        card.filter(|card| card.to_string() == text).ok_or_else(|| Unreadable::new("card", text))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A job, written `j4` if it has four lines and `k4` if it has five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Job(u8);

impl Job {
    /// Returns the job with so many lines and this number, counted from one.
    pub fn numbered(lines: usize, number: usize) -> Option<Self> {
        let first = if lines == LINES { JOBS_EACH } else { 0 };
        (1..=JOBS_EACH).contains(&number).then(|| Self((first + number - 1) as u8))
    }

    /// Returns the number of lines.
    pub fn lines(self) -> usize {
        if self.index() < JOBS_EACH { LINES - 1 } else { LINES }
    }

    /// Returns the number among those with as many lines, counted from one.
    pub fn number(self) -> usize {
        self.index() % JOBS_EACH + 1
    }
}

impl Piece for Job {
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Self {
        debug_assert!(index < JOBS, "no edition has that many");
        Self(index as u8)
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.lines() == LINES { 'k' } else { 'j' }, self.number())
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Job {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (lines, number) = match (text.strip_prefix('j'), text.strip_prefix('k')) {
            (Some(number), _) => (LINES - 1, number),
            (None, Some(number)) => (LINES, number),
            (None, None) => (0, ""),
        };
        let job = number.parse().ok().and_then(|number| Job::numbered(lines, number));
        job.filter(|job| job.to_string() == text).ok_or_else(|| Unreadable::new("job", text))
    }
}

impl Serialize for Job {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A will card of those that a game chooses from, written `v3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Will(u8);

piece!(Will, WILLS, "will", "v", "1");

/// A plan to choose from, counted from the left and written as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PlanSpace(u8);

piece!(PlanSpace, PLANS, "plan", "", "1");

/// A line of a job, counted from the top and written as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

piece!(Line, LINES, "line", "", "1");

words! {
    /// One of the four standard decks. LW-3
    pub enum Deck, "deck":
    /// Events, with a white border.
    Events = "events",
    /// Helpers and expenses, with a black border.
    Helpers = "helpers",
    /// Properties.
    Properties = "properties",
    /// Companions.
    Companions = "companions",
}

impl Deck {
    /// Returns the family of its cards.
    pub const fn family(self) -> Family {
        match self {
            Deck::Events => Family::Event,
            Deck::Helpers => Family::Helper,
            Deck::Properties => Family::Property,
            Deck::Companions => Family::Companion,
        }
    }

    /// Returns the deck a card belongs to; wild companions and special cards belong to none.
    pub fn of(card: Card) -> Option<Self> {
        Self::ALL.iter().copied().find(|deck| deck.family() == card.family())
    }
}

words! {
    /// A kind of companion. LW-3
    pub enum Kind, "kind of companion":
    /// A dog.
    Dog = "dog",
    /// A horse.
    Horse = "horse",
    /// A guest.
    Guest = "guest",
    /// A chef.
    Chef = "chef",
}

set_of_words! {
    /// Some kinds of companions.
    Kinds, Kind, u8
}

impl Kind {
    /// Returns the symbol on its cards. GS-7
    pub const fn symbol(self) -> Symbol {
        match self {
            Kind::Dog => Symbol::Dog,
            Kind::Horse => Symbol::Horse,
            Kind::Guest => Symbol::Guest,
            Kind::Chef => Symbol::Chef,
        }
    }
}

words! {
    /// A type of property. LW-2
    pub enum PropertyType, "type of property":
    /// A farm.
    Farm = "farm",
    /// A villa.
    Villa = "villa",
    /// A manor.
    Manor = "manor",
    /// A town house.
    TownHouse = "town-house",
}

set_of_words! {
    /// Some types of properties.
    Types, PropertyType, u8
}

impl PropertyType {
    /// Returns its symbol. GS-6
    pub const fn symbol(self) -> Symbol {
        match self {
            PropertyType::Farm => Symbol::Farm,
            PropertyType::Villa => Symbol::Villa,
            PropertyType::Manor => Symbol::Manor,
            PropertyType::TownHouse => Symbol::TownHouse,
        }
    }
}

words! {
    /// A symbol in the top left corner of a card or on a line of a job. GS-6
    pub enum Symbol, "symbol":
    /// A mask: theatre and opera.
    Mask = "mask",
    /// A glass: food and drink.
    Glass = "glass",
    /// A steering wheel: boats.
    Wheel = "wheel",
    /// A carriage.
    Carriage = "carriage",
    /// A wedding. GS-34
    Wedding = "wedding",
    /// A person: every helper.
    Person = "person",
    /// A villa.
    Villa = "villa",
    /// A manor.
    Manor = "manor",
    /// A town house.
    TownHouse = "town-house",
    /// A farm.
    Farm = "farm",
    /// A dog.
    Dog = "dog",
    /// A horse.
    Horse = "horse",
    /// A guest.
    Guest = "guest",
    /// A chef.
    Chef = "chef",
    /// The wild companion, on lines of jobs alone. GS-7
    Wild = "wild",
}

set_of_words! {
    /// Some symbols.
    Symbols, Symbol, u16
}

words! {
    /// The name of a wedding card: those in a set differ in it. GS-34
    pub enum WeddingName, "name of a wedding card":
    /// An engagement ring.
    Ring = "ring",
    /// A gift.
    Gift = "gift",
    /// A stag party.
    StagParty = "stag-party",
    /// The wedding itself.
    Wedding = "wedding",
}

words! {
    /// A side of a plan tile. GS-22
    pub enum Side, "side":
    /// The first.
    A = "a",
    /// The second.
    B = "b",
}

/// What the four market tokens add to prices: one for each type of property, indexed by it. LW-2
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Market(pub [i8; 4]);

impl Index<PropertyType> for Market {
    type Output = i8;

    fn index(&self, property_type: PropertyType) -> &i8 {
        &self.0[property_type.index()]
    }
}

impl IndexMut<PropertyType> for Market {
    fn index_mut(&mut self, property_type: PropertyType) -> &mut i8 {
        &mut self.0[property_type.index()]
    }
}

impl Market {
    /// Returns every way in which the tokens can lie. LW-34
    pub fn permutations(self) -> [Market; 24] {
        std::array::from_fn(|place| {
            let (mut left, mut rest) = (self.0, place);
            left.sort_unstable();
            for at in 0..3 {
                let count = [6, 2, 1][at];
                left[at..=at + rest / count].rotate_right(1);
                rest %= count;
            }
            Market(left)
        })
    }
}

/// Written as the tokens of farm, villa, manor and town house.
impl fmt::Display for Market {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [farm, villa, manor, town_house] = self.0;
        write!(f, "{farm} {villa} {manor} {town_house}")
    }
}

impl Serialize for Market {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(PropertyType::ALL.iter().map(|&property_type| (property_type, self[property_type])))
    }
}
