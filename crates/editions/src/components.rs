use bequest_engine::{EditionId, Game};

use crate::{EditionError, Mistake, Source};

/// A game whose components are data that its owner can put in.
pub trait Components: Game {
    /// Returns the file of the newest built-in edition.
    fn newest_edition_file() -> &'static str;

    /// Reads an edition file and keeps the edition, so that tables and records that name it are found.
    ///
    /// # Errors
    /// Lists all that is wrong with it, by line.
    fn keep_edition(text: &str) -> Result<KeptEdition, EditionError>;
}

/// An edition that was read from a file and kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptEdition {
    /// Its name and hash.
    pub id: EditionId,
    /// How much there is of everything, as in `16 towns, 64 cards`.
    pub parts: String,
    /// How many of its values come from each source, in the order of [`Source::ALL`].
    pub counts: [usize; Source::ALL.len()],
    /// What is worth a second look.
    pub doubts: Vec<Mistake>,
}

impl KeptEdition {
    /// Returns how much there is of everything, and where the values come from.
    pub fn about(&self) -> String {
        let [rulebook, found, reconstructed] = self.counts;
        let all = rulebook + found + reconstructed;
        let parts = &self.parts;
        format!(
            "{parts}; of {all} values {rulebook} are from the rulebook, {found} found, {reconstructed} reconstructed"
        )
    }
}
