use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::Unreadable;

/// The most seats a table of any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table; counted from zero inside, written from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// Returns the seat with this index, counted from zero.
    ///
    /// # Panics
    /// If no table has such a seat.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Self(index as u8)
    }

    /// Returns the index of the seat, counted from zero.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number people call the seat by, counted from one.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Returns all seats of a table, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS)).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Self(digit - b'1')),
            _ => Err(Unreadable::new("seat", text)),
        }
    }
}

/// Written as its number. The name lets those who know nothing of a game tell a seat from any other number.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Seat", &(self.0 + 1))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without a seat.
    pub const EMPTY: Self = Self(0);

    /// Returns the set of all seats of a table.
    pub const fn all(players: usize) -> Self {
        assert!(players <= MAX_SEATS, "no table has that many seats");
        Self(((1u16 << players) - 1) as u8)
    }

    /// Returns the set of this seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Tells whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns the set with these bits; see [`bits`](Self::bits).
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the set as bits, the lowest for the first seat.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Returns the set without this seat.
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Returns the seats that are in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the seats that are in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the seats that are in this set and not in the other.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

/// Writes the numbers of the seats in rising order, as in `13`.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each seat of a table, indexed by [`Seat`].
#[derive(Clone, Copy)]
pub struct PerSeat<T> {
    items: [T; MAX_SEATS],
    players: u8,
}

impl<T: Default> PerSeat<T> {
    /// Makes the value of each seat by a function.
    pub fn from_fn(players: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        let items = std::array::from_fn(|i| if i < players { make(Seat::new(i)) } else { T::default() });
        Self { items, players: players.min(MAX_SEATS) as u8 }
    }

    /// Makes one with the same value for each seat.
    pub fn filled(players: usize, value: T) -> Self
    where
        T: Copy,
    {
        Self::from_fn(players, |_| value)
    }

    /// Makes another one by a function of each value.
    pub fn map<U: Default>(&self, mut make: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.players(), |seat| make(seat, &self[seat]))
    }
}

impl<T> PerSeat<T> {
    /// Returns the number of seats.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Returns the seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<T> {
        Seat::all(self.players())
    }

    /// Returns the values in seat order.
    pub fn values(&self) -> &[T] {
        &self.items[..self.players()]
    }

    /// Returns each seat with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.values())
    }

    /// Returns each seat with its value to change, in order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        let players = self.players();
        self.items[..players].iter_mut().enumerate().map(|(i, value)| (Seat::new(i), value))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: Hash> Hash for PerSeat<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

/// Written as a list. The name lets those who know nothing of a game tell it from any other list.
impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("PerSeat", self.values())
    }
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player at the table.
    Seat(Seat),
    /// Someone who watches and knows only what is public.
    Spectator,
    /// Everything, for after the end and for records offline.
    Open,
}

impl Viewer {
    /// Returns the seat, if it is one that looks.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        }
    }

    /// Returns everyone who may look while the game runs: each seat, then the spectators.
    pub fn during(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_from_one() {
        assert_eq!(Seat::new(0).to_string(), "1");
        assert_eq!("6".parse(), Ok(Seat::new(5)));
        for wrong in ["0", "7", "01", "+1", "", "1 "] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_seat_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(4)]);
        assert_eq!(set.without(Seat::new(4)), SeatSet::only(Seat::new(1)));
        assert_eq!(SeatSet::all(6).len(), 6);
    }

    #[test]
    fn in_json_a_seat_is_a_number_and_what_each_seat_has_a_list() {
        let seats = PerSeat::from_fn(2, |seat| seat);
        assert_eq!(serde_json::to_string(&(Seat::new(2), seats)).expect("it can be written"), "[3,[1,2]]");
    }

    #[test]
    fn per_seat_compares_only_the_seats_in_play() {
        let mut three = PerSeat::filled(3, 1);
        let other = three;
        three.items[5] = 9;
        assert!(three == other);
        three[Seat::new(2)] = 2;
        assert!(three != other);
    }
}
