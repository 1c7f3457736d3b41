use std::sync::{Mutex, OnceLock};

use bequest_engine::{EditionId, NamedEditions, SetupError};

use crate::{EditionError, FileValue, Mistake, Source};

/// The components of a game: values that are data, not rules.
pub trait Edition: Send + Sync + 'static {
    /// Returns the name and hash.
    fn id(&self) -> EditionId;
}

/// An edition that is read from a file. [`editions!`](crate::editions) gives the type what every such edition has.
pub trait FileEdition: Edition + Sized {
    /// Returns the editions of the game, built in and kept.
    fn registry() -> &'static Registry<Self>;

    /// Reads a file without asking whether its name is taken.
    fn parse(text: &str) -> Parsed<Self>;

    /// Tells whether another with the same name is the same in everything that a file can say.
    fn is_same(&self, other: &Self) -> bool;

    /// Returns how much there is of everything, as in `16 towns, 64 cards`.
    fn parts(&self) -> String;

    /// Returns where every value comes from.
    fn sources(&self) -> impl Iterator<Item = Source>;

    /// Returns what the file may have wrong though it can be played.
    fn doubts(&self) -> &[Mistake];
}

/// What came of reading an edition file.
pub struct Parsed<E> {
    /// The name in the file, if there is one.
    pub name: Option<FileValue<String>>,
    /// The edition, or everything that is wrong with the file.
    pub edition: Result<E, EditionError>,
}

impl<E> Parsed<E> {
    /// Makes an edition of what was read from a file: see [`finish`]. `name` is where the file has its name.
    pub fn of<D>(
        (draft, mistakes): (Option<D>, Vec<Mistake>),
        name: impl Fn(&D) -> &Option<FileValue<String>>,
        check: impl Fn(&D) -> Vec<Mistake>,
        make: impl FnOnce(D) -> Option<E>,
    ) -> Self {
        let name = draft.as_ref().and_then(|draft| name(draft).clone());
        Self { name, edition: finish(draft, mistakes, check, make) }
    }
}

/// Makes an edition of what was read from a file, if nothing is wrong with it: `check` returns what the values must be
/// together and are not, `make` is asked only if there is no mistake.
///
/// # Errors
/// Lists all mistakes, by line.
pub fn finish<D, E>(
    draft: Option<D>,
    mut mistakes: Vec<Mistake>,
    check: impl Fn(&D) -> Vec<Mistake>,
    make: impl FnOnce(D) -> Option<E>,
) -> Result<E, EditionError> {
    mistakes.extend(draft.iter().flat_map(check));
    mistakes.sort();
    mistakes.dedup();
    match draft.filter(|_| mistakes.is_empty()).and_then(make) {
        Some(edition) => Ok(edition),
        None => Err(EditionError(mistakes)),
    }
}

/// The editions a process knows, each kept once and for ever, so that positions hold a plain `&'static` to theirs.
pub struct Editions<E: 'static>(Mutex<Vec<&'static E>>);

impl<E: Edition> Editions<E> {
    /// Makes a collection without an edition.
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Keeps an edition; of two with the same name and hash only the first.
    pub fn intern(&self, edition: E) -> &'static E {
        let mut known = self.0.lock().expect("nobody panics while holding the editions");
        let id = edition.id();
        if let Some(found) = known.iter().find(|found| found.id() == id) {
            return found;
        }
        let kept: &'static E = Box::leak(Box::new(edition));
        known.push(kept);
        kept
    }

    /// Returns the name and hash of every edition it knows, the first kept first.
    pub fn ids(&self) -> Vec<EditionId> {
        self.0.lock().expect("nobody panics while holding the editions").iter().map(|known| known.id()).collect()
    }

    /// Finds the edition of this name and hash.
    pub fn find(&self, id: &EditionId) -> Option<&'static E> {
        self.0.lock().expect("nobody panics while holding the editions").iter().copied().find(|known| known.id() == *id)
    }
}

impl<E: Edition> Default for Editions<E> {
    fn default() -> Self {
        Self::new()
    }
}

/// The editions of a game that has files of them: those built in, and those that were kept since the program started.
pub struct Registry<E: 'static> {
    /// The files of all editions that were ever released, the newest last. None of them is ever edited.
    files: &'static [&'static str],
    /// What is in them, in the same order.
    built_in: OnceLock<Vec<&'static E>>,
    editions: Editions<E>,
}

impl<E: FileEdition> Registry<E> {
    /// Makes the registry of a game from the files of all editions that were ever released, the newest last.
    pub const fn new(files: &'static [&'static str]) -> Self {
        Self { files, built_in: OnceLock::new(), editions: Editions::new() }
    }

    /// Returns the newest built-in edition.
    ///
    /// # Panics
    /// If a built-in file is no edition, which a test of the game rules out.
    pub fn newest(&self) -> &'static E {
        self.built_in().last().expect("a game has an edition")
    }

    /// Returns the file of the newest built-in edition.
    pub fn newest_file(&self) -> &'static str {
        self.files.last().expect("a game has an edition")
    }

    /// Reads an edition file.
    ///
    /// # Errors
    /// Lists all that is wrong with it, by line. The name of a built-in edition belongs to it alone.
    pub fn read(&self, text: &str) -> Result<E, EditionError> {
        let Parsed { name, edition } = E::parse(text);
        let Some(name) = name else { return edition };
        let Some(namesake) = self.built_in().iter().find(|known| known.id().name == name.value) else { return edition };
        let mut mistakes = match edition {
            Ok(edition) if edition.is_same(namesake) => return Ok(edition),
            Ok(_) => Vec::new(),
            Err(EditionError(mistakes)) => mistakes,
        };
        let what = format!("{:?} is built in and has other values: write another name, as in \"my-box\"", name.value);
        mistakes.push(Mistake { line: name.line, key: "name".to_owned(), what });
        mistakes.sort();
        Err(EditionError(mistakes))
    }

    /// Keeps an edition for as long as the program runs, so that records that name it are found.
    pub fn intern(&self, edition: E) -> &'static E {
        self.built_in();
        self.editions.intern(edition)
    }

    /// Finds an edition by name and hash.
    pub fn find(&self, id: &EditionId) -> Option<&'static E> {
        self.built_in();
        self.editions.find(id)
    }

    /// Returns the name and hash of every edition that is known, the built-in ones first.
    pub fn known(&self) -> Vec<EditionId> {
        self.built_in();
        self.editions.ids()
    }

    /// Returns the edition for a set-up that rests on one: the one that is named, or else the newest built-in one.
    ///
    /// # Errors
    /// If the edition is not known, or if more than one is named.
    pub fn agreed(&self, named: &[EditionId]) -> Result<&'static E, SetupError> {
        let mut named = NamedEditions::new(named);
        let edition = named.take(|id| self.find(id)).unwrap_or_else(|| self.newest());
        named.finish(|| self.known())?;
        Ok(edition)
    }

    fn built_in(&self) -> &[&'static E] {
        self.built_in.get_or_init(|| {
            let read = |text: &&str| E::parse(text).edition.expect("the tests read all built-in editions");
            self.files.iter().map(|text| self.editions.intern(read(text))).collect()
        })
    }
}

/// Gives a [`FileEdition`] of a game what every game has: its editions are found and read by functions of the type, and
/// compared, printed and serialised by name and hash, which is the field `id`. The game names its files in
/// [`Components`](crate::Components).
#[macro_export]
macro_rules! editions {
    ($Edition:ident of $Game:ident) => {
        impl $crate::Components for $Game {
            fn edition_files() -> Option<$crate::EditionFiles> {
                Some($crate::EditionFiles::of::<$Edition>())
            }
        }

        impl $crate::Edition for $Edition {
            fn id(&self) -> $crate::EditionId {
                self.id.clone()
            }
        }

        impl $Edition {
            /// Returns the newest built-in edition.
            pub fn built_in() -> &'static Self {
                <Self as $crate::FileEdition>::registry().newest()
            }

            /// Returns the file of the newest built-in edition.
            pub fn built_in_file() -> &'static str {
                <Self as $crate::FileEdition>::registry().newest_file()
            }

            /// Reads an edition file.
            ///
            /// # Errors
            /// Lists all that is wrong with it, by line. The name of a built-in edition belongs to it alone.
            pub fn read(text: &str) -> Result<Self, $crate::EditionError> {
                <Self as $crate::FileEdition>::registry().read(text)
            }

            /// Keeps the edition for as long as the program runs, so that records that name it are found.
            pub fn intern(self) -> &'static Self {
                <Self as $crate::FileEdition>::registry().intern(self)
            }

            /// Finds an edition by name and hash.
            pub fn find(id: &$crate::EditionId) -> Option<&'static Self> {
                <Self as $crate::FileEdition>::registry().find(id)
            }

            /// Returns the name and hash of every edition that is known, the built-in ones first.
            pub fn known() -> Vec<$crate::EditionId> {
                <Self as $crate::FileEdition>::registry().known()
            }

            /// Returns the name and hash.
            pub fn id(&self) -> $crate::EditionId {
                $crate::Edition::id(self)
            }

            /// Returns what the file may have wrong though it can be played.
            pub fn doubts(&self) -> &[$crate::Mistake] {
                $crate::FileEdition::doubts(self)
            }

            /// Returns where every value comes from.
            pub fn sources(&self) -> impl Iterator<Item = $crate::Source> {
                $crate::FileEdition::sources(self)
            }

            /// Returns how many values come from there.
            pub fn count(&self, source: $crate::Source) -> usize {
                self.sources().filter(|its| *its == source).count()
            }
        }

        /// Editions are kept once, so the same edition is the same place in memory.
        impl PartialEq for $Edition {
            fn eq(&self, other: &Self) -> bool {
                ::std::ptr::eq(self, other)
            }
        }

        impl Eq for $Edition {}

        impl ::std::fmt::Debug for $Edition {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}", self.id())
            }
        }

        impl ::serde::Serialize for $Edition {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                ::serde::Serialize::serialize(&self.id(), serializer)
            }
        }
    };
}
