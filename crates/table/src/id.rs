use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How many characters a name has; each is five bits.
const LENGTH: usize = 26;
const DIGITS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; LENGTH]);

        impl $name {
            /// Draws a name that nobody can guess.
            ///
            /// # Panics
            /// If the operating system gives no chance.
            pub fn random() -> Self {
                Self(random())
            }

            /// Returns the name.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).expect("every digit is a letter or a figure")
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<Self, NoId> {
                parse(text).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id! {
    /// The name of a table: anyone who knows it may watch the table.
    TableId
}
id! {
    /// The name of a person; a signed cookie with it identifies that person.
    PersonId
}

/// A text that is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoId;

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no name of {LENGTH} letters and figures")
    }
}

impl std::error::Error for NoId {}

fn random() -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the operating system gives chance");
    bytes.map(|byte| DIGITS[usize::from(byte % 32)])
}

fn parse(text: &str) -> Result<[u8; LENGTH], NoId> {
    let bytes: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NoId)?;
    if bytes.iter().all(|byte| DIGITS.contains(byte)) { Ok(bytes) } else { Err(NoId) }
}
