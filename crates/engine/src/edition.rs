use std::fmt;

use serde::Serialize;

use crate::SetupError;

/// Names the components a game is played with: the file's name and the hash of its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EditionId {
    /// The name, as in `maloney-1`.
    pub name: String,
    /// Sixteen hexadecimal digits that change with any component.
    pub hash: String,
}

impl EditionId {
    /// Makes the id of an edition from its name and its values in a form that never changes.
    pub fn of(name: &str, canonical: &str) -> Self {
        Self { name: name.to_owned(), hash: crate::record::short_hash(canonical) }
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.hash)
    }
}

/// The editions that a set-up is asked to rest on, to be taken one by one: a set-up of two games looks for the components
/// of each among them.
pub struct NamedEditions<'a>(Vec<&'a EditionId>);

impl<'a> NamedEditions<'a> {
    /// Begins with all of them.
    pub fn new(named: &'a [EditionId]) -> Self {
        Self(named.iter().collect())
    }

    /// Takes the first that is found there; nothing if none is, which means the newest built-in one.
    pub fn take<E>(&mut self, find: impl Fn(&EditionId) -> Option<&'static E>) -> Option<&'static E> {
        let (place, found) = self.0.iter().enumerate().find_map(|(place, id)| Some((place, find(id)?)))?;
        self.0.remove(place);
        Some(found)
    }

    /// Holds that all were taken; `known` are those there are.
    ///
    /// # Errors
    /// Names the first that was not.
    pub fn finish(self, known: impl FnOnce() -> Vec<EditionId>) -> Result<(), SetupError> {
        match self.0.first() {
            None => Ok(()),
            Some(&found) => Err(SetupError::Edition { found: found.clone(), known: known() }),
        }
    }
}
