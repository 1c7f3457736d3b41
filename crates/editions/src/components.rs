use bequest_engine::{EditionId, Game};

use crate::{EditionError, FileEdition, Mistake, Source};

/// A game in the catalogue, with the edition files in which its components can be put in. A game whose components are
/// part of its code has none, and says nothing: `impl Components for Attic {}`.
pub trait Components: Game {
    /// Returns the edition files of the game, if it has them: [`EditionFiles::of`].
    fn edition_files() -> Option<EditionFiles> {
        None
    }
}

/// What can be done with the edition files of a game.
#[derive(Clone, Copy)]
pub struct EditionFiles {
    newest: fn() -> &'static str,
    keep: fn(&str) -> Result<KeptEdition, EditionError>,
}

impl EditionFiles {
    /// Makes those of a kind of edition.
    pub fn of<E: FileEdition>() -> Self {
        Self { newest: || E::registry().newest_file(), keep: keep::<E> }
    }

    /// Returns the file of the newest built-in edition.
    pub fn newest(&self) -> &'static str {
        (self.newest)()
    }

    /// Reads an edition file and keeps the edition, so that tables and records that name it are found.
    ///
    /// # Errors
    /// Lists all that is wrong with it, by line.
    pub fn keep(&self, text: &str) -> Result<KeptEdition, EditionError> {
        (self.keep)(text)
    }
}

fn keep<E: FileEdition>(text: &str) -> Result<KeptEdition, EditionError> {
    let edition = E::registry().read(text)?;
    let count = |source| edition.sources().filter(|its| *its == source).count();
    let (parts, counts, doubts) = (edition.parts(), Source::ALL.map(count), edition.doubts().to_vec());
    Ok(KeptEdition { id: E::registry().intern(edition).id(), parts, counts, doubts })
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
