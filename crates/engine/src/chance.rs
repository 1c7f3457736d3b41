//! Chance that can be checked afterwards, and the fast kind for search.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use rand_core::Rng;
use sha2::{Digest, Sha256};

use crate::Unreadable;

/// The secret all chance of a table comes from; shown when the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Makes a seed of any text, for games that are to be the same again.
    pub fn from_text(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// Returns what is shown before the game: it fixes the seed without telling it.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret seed")
    }
}

/// The SHA-256 of a [`Seed`], shown before the seats give their nonces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

/// What a seat adds to the chance of a table, so that nobody alone decides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nonce(pub [u8; 16]);

macro_rules! hex_text {
    ($type:ident, $what:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $type {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                from_hex(text).map(Self).ok_or_else(|| Unreadable::new($what, text))
            }
        }
    };
}

hex_text!(Seed, "seed");
hex_text!(Commitment, "commitment");
hex_text!(Nonce, "nonce");

/// Reads lower-case hexadecimal digits of exactly the right length.
fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let text = text.as_bytes();
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// The chance of one table: every outcome follows from the seed, the table's name and the seats' nonces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// The secret.
    pub seed: Seed,
    /// The table's name; after [`PRACTICE`](Self::PRACTICE) if the deal of that table is played again.
    pub table: String,
    /// One nonce for each seat, in seat order.
    pub nonces: Vec<Nonce>,
}

impl Fair {
    /// What stands before the name of a table whose deal is played again, as practice.
    pub const PRACTICE: &str = "practice ";

    /// Returns the name of the table whose chance this is. Practice has the chance of the table that it repeats.
    pub fn dealt_at(&self) -> &str {
        self.table.strip_prefix(Self::PRACTICE).unwrap_or(&self.table)
    }

    /// Returns the 64 bits that decide the n-th chance step, counted from one.
    ///
    /// They are the first of HMAC-SHA256(seed, table ‖ nonces ‖ n), with the table's name in UTF-8 and n as eight
    /// bytes, the highest first.
    pub fn bits(&self, n: u64) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.0).expect("HMAC takes a key of any length");
        mac.update(self.dealt_at().as_bytes());
        for nonce in &self.nonces {
            mac.update(&nonce.0);
        }
        mac.update(&n.to_be_bytes());
        let digest = mac.finalize().into_bytes();
        let first: [u8; 8] = std::array::from_fn(|i| digest[i]);
        u64::from_be_bytes(first)
    }

    /// Returns the outcome of the n-th chance step, counted from one.
    ///
    /// # Panics
    /// If no outcome has any weight.
    pub fn outcome<C: Copy>(&self, n: u64, outcomes: &[(C, u32)]) -> C {
        outcome_at(self.bits(n), outcomes)
    }
}

/// Returns the outcome at `floor(bits · W / 2⁶⁴)` of the cumulated list, W being the sum of its weights.
///
/// # Panics
/// If no outcome has any weight.
pub fn outcome_at<C: Copy>(bits: u64, outcomes: &[(C, u32)]) -> C {
    let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let mut place = ((u128::from(bits) * u128::from(total)) >> 64) as u64;
    for &(outcome, weight) in outcomes {
        if place < u64::from(weight) {
            return outcome;
        }
        place -= u64::from(weight);
    }
    panic!("a chance step without an outcome")
}

/// Returns a number below `bound`, each as likely as the other.
///
/// # Panics
/// In debug builds, if `bound` is zero.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    debug_assert!(bound > 0, "no number is below zero");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        // Lemire's method: the few numbers that would make small results likelier are drawn again.
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn practice_has_the_chance_of_the_table_that_it_repeats() {
        let again = Fair { table: format!("{}t1", Fair::PRACTICE), ..fair() };
        assert_eq!((again.dealt_at(), again.bits(3)), ("t1", fair().bits(3)));
    }

    fn fair() -> Fair {
        Fair { seed: Seed::from_text("a seed"), table: "t1".into(), nonces: vec![Nonce([7; 16]), Nonce([8; 16])] }
    }

    #[test]
    fn the_bits_of_a_table_never_change() {
        // Worked out with another implementation (Python's hmac module); they hold for ever.
        assert_eq!(format!("{:016x}", fair().bits(1)), "3f74ad3827769ba6");
        assert_eq!(format!("{:016x}", fair().bits(2)), "6a1cc8b9e0ddc4aa");
    }

    #[test]
    fn weights_cut_the_range_in_proportion() {
        let outcomes = [('a', 1), ('b', 0), ('c', 3)];
        assert_eq!(outcome_at(0, &outcomes), 'a');
        assert_eq!(outcome_at((1 << 62) - 1, &outcomes), 'a');
        assert_eq!(outcome_at(1 << 62, &outcomes), 'c');
        assert_eq!(outcome_at(u64::MAX, &outcomes), 'c');
    }

    #[test]
    fn hexadecimal_is_strict() {
        let nonce: Nonce = "000102030405060708090a0b0c0d0e0f".parse().unwrap();
        assert_eq!(nonce.to_string(), "000102030405060708090a0b0c0d0e0f");
        for wrong in ["", "00", "000102030405060708090A0B0C0D0E0F", "0001020304050607080 90a0b0c0d0e0f"] {
            assert!(wrong.parse::<Nonce>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_seed_prints_nothing_of_itself() {
        assert_eq!(format!("{:?}", Seed::from_text("x")), "a secret seed");
    }
}
