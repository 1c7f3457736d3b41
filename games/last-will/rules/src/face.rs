//! What is printed on cards.

use serde::Serialize;

use crate::components::{CIRCLES, STEPS};
use crate::{Kind, Kinds, PropertyType, Symbol, Symbols, Types, WeddingName};

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Face {
    /// The symbols in the top left corner.
    pub symbols: Symbols,
    /// What kind of card it is.
    pub nature: Nature,
}

/// What kind of card it is, with what only such cards have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "nature", rename_all = "kebab-case")]
pub enum Nature {
    /// An event: played, and then gone. LW-41
    Event(EventFace),
    /// An expense: it stays on the board and costs something once per round. LW-43
    Expense(ExpenseFace),
    /// A helper: it stays on the board. LW-44
    Helper {
        /// What it does.
        effect: Effect,
    },
    /// A property. LW-47
    Property(PropertyFace),
    /// A companion. LW-41
    Companion {
        /// Its kind.
        kind: Kind,
    },
    /// A wild companion, which counts as any one kind. LW-37
    Wild,
}

/// An event card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EventFace {
    /// The actions that it costs.
    pub actions: u8,
    /// The pounds that are spent.
    pub spend: u8,
    /// The circles for companions.
    pub circles: Circles,
    /// The actions that it gives. LW-42
    pub gives: u8,
    /// Its name, if it is a wedding card. GS-34
    pub wedding: Option<WeddingName>,
    /// The cards that may be given away with it.
    pub gifts: Option<Gifts>,
    /// The sale that it allows.
    pub sale: Option<SaleTerms>,
}

/// An expense card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ExpenseFace {
    /// The actions that its use costs.
    pub actions: u8,
    /// The pounds that are spent.
    pub spend: u8,
    /// The circles for companions.
    pub circles: Circles,
}

/// A property card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PropertyFace {
    /// Its type; a house of two types has two. GS-30
    pub types: Types,
    /// The value track, from the top.
    #[serde(serialize_with = "Track::list")]
    pub track: Track,
    /// The pounds that maintenance costs.
    pub upkeep: u8,
    /// The circles for companions.
    pub circles: Circles,
}

/// The values of a property from the top of its track. LW-47
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    values: [u8; STEPS],
    steps: u8,
}

/// The circles for companions on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Circles {
    circles: [Circle; CIRCLES],
    count: u8,
}

/// A circle for a companion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Circle {
    /// The kinds that match it: one, or two to choose from. GS-32
    pub kinds: Kinds,
    /// How much more is spent.
    pub bonus: u8,
    /// Whether the property drops two steps at once while a token is here. GS-31
    pub marked: bool,
    /// Whether the property comes with a token here. GS-33
    pub filled: bool,
}

/// The cards that may be given away with an event, in any number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Gifts {
    /// The kinds of companions that count: such cards are companions of the event. GS-8
    pub kinds: Kinds,
    /// The symbols of cards that count: nothing helps them, and they never demote. GS-35
    pub symbols: Symbols,
    /// How much more is spent for each.
    pub each: u8,
}

/// The sale of a property that an event allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SaleTerms {
    /// So many steps further down the track is the value taken. LW-83
    pub steps_lower: u8,
    /// Whether market tokens count. GS-37
    pub market: bool,
}

/// What a helper does. LW-83
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum Effect {
    /// More actions every round.
    Actions {
        /// How many.
        actions: u8,
    },
    /// More is spent on cards with a symbol.
    Bonus {
        /// How much.
        bonus: u8,
        /// The symbol.
        on: Symbol,
        /// Whether it also helps at the opera.
        opera: bool,
    },
    /// More is spent on the upkeep of some types of property.
    Upkeep {
        /// How much.
        bonus: u8,
        /// The types.
        types: Types,
    },
    /// One property a round is maintained without an action.
    Maintain,
    /// One property a round is sold without an action.
    Sell,
    /// Prices can be changed.
    Prices {
        /// How much is added when one buys.
        buy: i8,
        /// How much is added when one sells.
        sell: i8,
    },
    /// Something is spent once per round.
    Spend {
        /// How much.
        spend: u8,
    },
    /// Something is spent once per round for each token of a kind on one's farms.
    SpendPerToken {
        /// How much for each.
        spend: u8,
        /// The kind.
        token: Kind,
    },
    /// Cards are drawn once per round, and some of them kept.
    Draw {
        /// How many are drawn.
        draw: u8,
        /// How many are kept.
        keep: u8,
    },
}

impl Face {
    /// What stands where an edition has no card.
    pub(crate) const BLANK: Self = Self { symbols: Symbols::EMPTY, nature: Nature::Wild };

    /// Returns what an event has, if it is one.
    pub fn event(&self) -> Option<&EventFace> {
        match &self.nature {
            Nature::Event(event) => Some(event),
            _ => None,
        }
    }

    /// Returns what an expense has, if it is one.
    pub fn expense(&self) -> Option<&ExpenseFace> {
        match &self.nature {
            Nature::Expense(expense) => Some(expense),
            _ => None,
        }
    }

    /// Returns what a property has, if it is one.
    pub fn property(&self) -> Option<&PropertyFace> {
        match &self.nature {
            Nature::Property(property) => Some(property),
            _ => None,
        }
    }

    /// Returns what a helper does, if it is one.
    pub fn effect(&self) -> Option<Effect> {
        match self.nature {
            Nature::Helper { effect } => Some(effect),
            _ => None,
        }
    }

    /// Tells whether it is a property.
    pub fn is_property(&self) -> bool {
        matches!(self.nature, Nature::Property(_))
    }

    /// Returns the circles for companions.
    pub fn circles(&self) -> &Circles {
        match &self.nature {
            Nature::Event(event) => &event.circles,
            Nature::Expense(expense) => &expense.circles,
            Nature::Property(property) => &property.circles,
            Nature::Helper { .. } | Nature::Companion { .. } | Nature::Wild => &Circles::NONE,
        }
    }

    /// Returns the kinds that a companion card can be played as; none for other cards. LW-37
    pub fn kinds(&self) -> Kinds {
        match self.nature {
            Nature::Companion { kind } => Kinds::only(kind),
            Nature::Wild => Kind::ALL.iter().copied().collect(),
            Nature::Event(_) | Nature::Expense(_) | Nature::Helper { .. } | Nature::Property(_) => Kinds::EMPTY,
        }
    }
}

impl PropertyFace {
    /// Tells whether it keeps its value without maintenance. LW-60
    pub fn keeps_value(&self) -> bool {
        self.types.contains(PropertyType::Farm)
    }
}

impl Track {
    /// Makes a track of values from the top; nothing if there are none or too many.
    pub(crate) fn new(list: &[u8]) -> Option<Self> {
        let mut values = [0; STEPS];
        values.get_mut(..list.len()).filter(|_| !list.is_empty())?.copy_from_slice(list);
        Some(Self { values, steps: list.len() as u8 })
    }

    /// Returns the values from the top.
    pub fn values(&self) -> &[u8] {
        &self.values[..usize::from(self.steps)]
    }

    /// Returns the last step, counted from zero at the top.
    pub fn last(&self) -> u8 {
        self.steps - 1
    }

    /// Returns the value at a step, counted from zero at the top; below the last one it is that of the last.
    pub fn value(&self, step: u8) -> i16 {
        i16::from(self.values[usize::from(step.min(self.last()))])
    }

    fn list<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl Circles {
    const NONE: Self =
        Self { circles: [Circle { kinds: Kinds::EMPTY, bonus: 0, marked: false, filled: false }; CIRCLES], count: 0 };

    /// Makes circles of a list; nothing if there are too many.
    pub(crate) fn new(list: &[Circle]) -> Option<Self> {
        let mut circles = [Circle::default(); CIRCLES];
        circles.get_mut(..list.len())?.copy_from_slice(list);
        Some(Self { circles, count: list.len() as u8 })
    }

    /// Returns the circles in order.
    pub fn list(&self) -> &[Circle] {
        &self.circles[..usize::from(self.count)]
    }
}

impl Serialize for Circles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

/// The companions in the circles of a card: their tokens on the board, or their cards with an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tokens {
    /// The lower half says which circles are taken; the upper half, of those that take two kinds, where it is the second.
    bits: u8,
}

/// Where the upper half begins.
const SECOND: usize = 4;

impl Tokens {
    /// Returns the tokens that a card comes with. GS-33
    pub(crate) fn printed(circles: &Circles) -> Self {
        let filled = circles.list().iter().enumerate().filter(|(_, circle)| circle.filled);
        Self { bits: filled.fold(0, |bits, (place, _)| bits | 1 << place) }
    }

    #[inline]
    const fn is_taken(self, place: usize) -> bool {
        self.bits >> place & 1 == 1
    }

    /// Returns the kind in each circle, with the circle.
    #[inline]
    pub fn iter(self, circles: &Circles) -> impl Iterator<Item = (Option<Kind>, &Circle)> {
        circles.list().iter().enumerate().map(move |(place, circle)| {
            let kind = || circle.kinds.iter().nth(usize::from(self.bits >> (place + SECOND) & 1));
            (if self.is_taken(place) { kind() } else { None }, circle)
        })
    }

    /// Tells whether there is none.
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns how much more is spent for all of them. LW-41, LW-48
    #[inline]
    pub fn raise(self, circles: &Circles) -> i16 {
        if self.is_empty() {
            return 0;
        }
        let taken = circles.list().iter().enumerate().filter(|(place, _)| self.is_taken(*place));
        taken.map(|(_, circle)| i16::from(circle.bonus)).sum()
    }

    /// Returns the circle that a companion of this kind goes to: circles of one kind before those of two, then the
    /// larger bonus. LW-41
    #[inline]
    pub fn free(self, circles: &Circles, kind: Kind) -> Option<usize> {
        let is_free = |&(place, circle): &(usize, &Circle)| !self.is_taken(place) && circle.kinds.contains(kind);
        let free = circles.list().iter().enumerate().filter(is_free);
        free.min_by_key(|(_, circle)| (circle.kinds.len(), u8::MAX - circle.bonus)).map(|(place, _)| place)
    }

    /// Puts a companion into its circle, if one is free, and tells whether it was. Tokens never run out. LW-54
    pub(crate) fn put(&mut self, circles: &Circles, kind: Kind) -> bool {
        let Some(place) = self.free(circles, kind) else { return false };
        self.bits |= 1 << place;
        if circles.list()[place].kinds.iter().next() != Some(kind) {
            self.bits |= 1 << (place + SECOND);
        }
        true
    }
}
