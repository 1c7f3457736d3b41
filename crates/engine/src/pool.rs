use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use rand_core::Rng;
use serde::{Serialize, Serializer};

use crate::below;

/// One of the distinct pieces of a game (a card, a suitcase), numbered from zero.
pub trait Piece: Copy + Eq {
    /// Returns the number of the piece.
    fn index(self) -> usize;

    /// Returns the piece with this number.
    fn from_index(index: usize) -> Self;
}

/// Makes a type like `struct Card(u8);` one of the numbered pieces of a game: a [`Piece`] that is written as its prefix
/// and its number, counted from one, in so many digits at least (`a17`), and is read only as it is written.
#[macro_export]
macro_rules! piece {
    ($type:ident, $count:ident, $what:literal, $prefix:literal, $width:literal) => {
        impl $crate::Piece for $type {
            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn from_index(index: usize) -> Self {
                debug_assert!(index < $count, "no edition has that many");
                Self(index as u8)
            }
        }

        impl $type {
            /// Returns the one with this number, counted from one.
            pub fn numbered(number: usize) -> Option<Self> {
                (1..=$count).contains(&number).then(|| Self(number as u8 - 1))
            }

            /// Returns the number, counted from one.
            pub fn number(self) -> usize {
                usize::from(self.0) + 1
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($prefix, "{:0", $width, "}"), self.number())
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{self}")
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<Self, $crate::Unreadable> {
                let number = text.strip_prefix($prefix).and_then(|digits| digits.parse().ok());
                let found = number.and_then(Self::numbered).filter(|found| found.to_string() == text);
                found.ok_or_else(|| $crate::Unreadable::new($what, text))
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}

/// Pieces without an order: a shuffled pile nobody has looked into, a hand, the discards.
///
/// What lies in a pool is known to the rules; in which order it would come out is decided when a piece is drawn, by
/// a chance step. Holds up to 64 pieces for each of its `WORDS`.
pub struct Pool<T, const WORDS: usize = 1> {
    bits: [u64; WORDS],
    pieces: PhantomData<fn() -> T>,
}

impl<T: Piece, const WORDS: usize> Pool<T, WORDS> {
    /// The pool without a piece.
    pub const EMPTY: Self = Self { bits: [0; WORDS], pieces: PhantomData };

    /// Returns the pool of the first `count` pieces.
    pub fn first(count: usize) -> Self {
        (0..count).map(T::from_index).collect()
    }

    /// Returns the pool of this piece alone.
    pub fn only(piece: T) -> Self {
        let mut pool = Self::EMPTY;
        pool.insert(piece);
        pool
    }

    /// Tells whether the piece is in the pool.
    pub fn contains(self, piece: T) -> bool {
        let i = piece.index();
        self.bits[i / 64] >> (i % 64) & 1 == 1
    }

    /// Puts a piece in.
    pub fn insert(&mut self, piece: T) {
        let i = piece.index();
        self.bits[i / 64] |= 1 << (i % 64);
    }

    /// Takes a piece out.
    pub fn remove(&mut self, piece: T) {
        let i = piece.index();
        self.bits[i / 64] &= !(1 << (i % 64));
    }

    /// Returns the number of pieces.
    pub fn len(self) -> usize {
        self.bits.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Tells whether there is no piece.
    pub fn is_empty(self) -> bool {
        self.bits == [0; WORDS]
    }

    /// Returns the pieces that are in either pool.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// Returns the pieces that are in both pools.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// Returns the pieces that are in this pool and not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// Takes all pieces out and returns them.
    pub fn take(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }

    /// Returns the pieces, lowest number first: the canonical order of [`Game::chance_outcomes`](crate::Game).
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.bits;
        let mut word = 0;
        std::iter::from_fn(move || {
            while *rest.get(word)? == 0 {
                word += 1;
            }
            let bit = rest[word].trailing_zeros() as usize;
            rest[word] &= rest[word] - 1;
            Some(T::from_index(word * 64 + bit))
        })
    }

    /// Returns the piece with this place in [`iter`](Self::iter).
    ///
    /// # Panics
    /// If there are not as many pieces.
    pub fn nth(self, place: usize) -> T {
        let mut left = place;
        for (word, &bits) in self.bits.iter().enumerate() {
            let here = bits.count_ones() as usize;
            if left < here {
                return T::from_index(word * 64 + select(bits, left as u32) as usize);
            }
            left -= here;
        }
        panic!("place {place} of a pool of {}", self.len())
    }

    /// Returns one of the pieces, each as likely as the other.
    ///
    /// # Panics
    /// If there is none.
    pub fn sample(self, rng: &mut impl Rng) -> T {
        self.nth(below(rng, self.len() as u32) as usize)
    }

    fn zip(self, other: Self, op: impl Fn(u64, u64) -> u64) -> Self {
        Self { bits: std::array::from_fn(|i| op(self.bits[i], other.bits[i])), pieces: PhantomData }
    }
}

/// Returns the position of the set bit with `rank` set bits below it, by halving the word.
fn select(mut bits: u64, mut rank: u32) -> u32 {
    let mut place = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let low = (bits & ((1u64 << half) - 1)).count_ones();
        if rank >= low {
            rank -= low;
            bits >>= half;
            place += half;
        }
    }
    place
}

impl<T, const WORDS: usize> Clone for Pool<T, WORDS> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const WORDS: usize> Copy for Pool<T, WORDS> {}

impl<T, const WORDS: usize> PartialEq for Pool<T, WORDS> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, const WORDS: usize> Eq for Pool<T, WORDS> {}

impl<T, const WORDS: usize> Hash for Pool<T, WORDS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T, const WORDS: usize> Default for Pool<T, WORDS> {
    fn default() -> Self {
        Self { bits: [0; WORDS], pieces: PhantomData }
    }
}

impl<T: Piece, const WORDS: usize> FromIterator<T> for Pool<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        pieces.into_iter().fold(Self::EMPTY, |mut pool, piece| {
            pool.insert(piece);
            pool
        })
    }
}

impl<T: Piece + fmt::Debug, const WORDS: usize> fmt::Debug for Pool<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Piece + Serialize, const WORDS: usize> Serialize for Pool<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Tile(usize);

    impl Piece for Tile {
        fn index(self) -> usize {
            self.0
        }

        fn from_index(index: usize) -> Self {
            Self(index)
        }
    }

    proptest! {
        #[test]
        fn nth_agrees_with_iter(tiles in proptest::collection::btree_set(0usize..128, 0..128)) {
            let pool: Pool<Tile, 2> = tiles.iter().copied().map(Tile).collect();
            prop_assert_eq!(pool.len(), tiles.len());
            prop_assert!(pool.iter().map(|tile| tile.0).eq(tiles.iter().copied()));
            for (place, &tile) in tiles.iter().enumerate() {
                prop_assert_eq!(pool.nth(place), Tile(tile));
            }
        }
    }

    #[test]
    fn minus_takes_away_and_take_empties() {
        let mut pool: Pool<Tile> = Pool::first(3);
        pool = pool.minus(Pool::only(Tile(1)));
        assert_eq!(pool.iter().collect::<Vec<_>>(), [Tile(0), Tile(2)]);
        assert_eq!(pool.take().len(), 2);
        assert!(pool.is_empty());
    }
}
