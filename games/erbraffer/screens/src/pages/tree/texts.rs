//! Texts that stay the same within a language and an edition, made once.

use std::sync::{PoisonError, RwLock};

use crate::words::{couple, heirloom, money};
use bequest_engine::Piece;
use bequest_erbraffer::{Edition, Heirloom, Person, Year, YearKind};
use bequest_words::{Language, Words};

use super::person::State;
use crate::pages::layout::GENERATIONS;

/// Everything that is known of a language and an edition beforehand.
pub(super) struct Texts {
    language: Language,
    edition: &'static Edition,
    pub(super) plain: Plain,
    /// Everyone's name.
    pub(super) names: Vec<String>,
    /// The texts about each person: their partner and their parents.
    pub(super) about: Vec<String>,
    /// What each heirloom is, and what it is worth.
    pub(super) heirlooms: Vec<String>,
    /// What each generation is called.
    pub(super) generations: [String; GENERATIONS],
    states: [String; 3],
    years: [String; 4],
    to_child: Vec<String>,
}

macro_rules! plain {
    ($($name:ident = $key:literal,)*) => {
        /// Messages without variables.
        pub(super) struct Plain {
            $(pub(super) $name: String,)*
        }

        impl Plain {
            fn of(words: &Words) -> Self {
                Self { $($name: words.say($key, &[]),)* }
            }
        }
    };
}

plain! {
    tree = "erbraffer-board-tree",
    calendar = "erbraffer-board-calendar",
    heirlooms = "erbraffer-board-heirlooms",
    couples = "erbraffer-board-couples",
    leads = "erbraffer-board-leads",
    key = "erbraffer-board-key",
    married = "erbraffer-board-married",
    benefactor = "erbraffer-board-benefactor",
    key_tip = "erbraffer-board-key-tip",
    married_tip = "erbraffer-board-married-tip",
    benefactor_tip = "erbraffer-board-benefactor-tip",
    sealed = "erbraffer-board-key-sealed",
    sealed_tip = "erbraffer-board-key-sealed-tip",
    dashes = "erbraffer-board-key-dashes",
    dashes_tip = "erbraffer-board-key-dashes-tip",
    percent = "erbraffer-board-percent",
    dowries = "erbraffer-board-dowries",
    mover = "erbraffer-board-mover",
    left = "erbraffer-board-left",
    right = "erbraffer-board-right",
    whole = "erbraffer-board-whole",
}

/// What was made so far. Editions are kept for good, so there are never many.
static MADE: RwLock<Vec<&'static Texts>> = RwLock::new(Vec::new());

impl Texts {
    /// Returns the texts of a language and an edition.
    pub(super) fn of(words: &Words, edition: &'static Edition) -> &'static Self {
        let fits = |texts: &&Self| texts.language == words.language() && std::ptr::eq(texts.edition, edition);
        let made = MADE.read().unwrap_or_else(PoisonError::into_inner).iter().copied().find(fits);
        made.unwrap_or_else(|| {
            let texts: &'static Self = Box::leak(Box::new(Self::new(words, edition)));
            MADE.write().unwrap_or_else(PoisonError::into_inner).push(texts);
            texts
        })
    }

    fn new(words: &Words, edition: &'static Edition) -> Self {
        let persons = || edition.persons().iter();
        let say = |key: &str| words.say(key, &[]);
        let generation = |row: usize| {
            let year = Year::all().nth(3 * row).map_or(0, Year::number);
            words.say("erbraffer-board-generation", &[("year", year.to_string().into())])
        };
        let to_child = |child| words.say("erbraffer-board-to-child", &[("name", name(edition, child).into())]);
        Self {
            language: words.language(),
            edition,
            plain: Plain::of(words),
            names: persons().map(|person| edition.person(person).name.clone()).collect(),
            about: persons().map(|person| about(words, edition, person)).collect(),
            heirlooms: edition.heirlooms().iter().map(|it| worth(words, edition, it)).collect(),
            generations: std::array::from_fn(generation),
            states: ["erbraffer-board-dead", "erbraffer-board-living", "erbraffer-board-unborn"].map(say),
            years: [
                "erbraffer-board-year-start",
                "erbraffer-board-year-white",
                "erbraffer-board-year-golden",
                "erbraffer-board-year-last",
            ]
            .map(say),
            to_child: persons().map(to_child).collect(),
        }
    }

    /// Returns whether a generation lives.
    pub(super) fn state(&self, state: State) -> &str {
        &self.states[state as usize]
    }

    /// Returns what a year brings.
    pub(super) fn year(&self, year: Year) -> &str {
        match year.kind() {
            YearKind::Start => &self.years[0],
            YearKind::White => &self.years[1],
            YearKind::Golden => &self.years[2],
            YearKind::Last => &self.years[3],
        }
    }

    /// Returns the note on a long line.
    pub(super) fn to_child(&self, child: Person) -> &str {
        &self.to_child[child.index()]
    }
}

fn name(edition: &Edition, person: Person) -> &str {
    &edition.person(person).name
}

/// Returns the text about someone's partner and parents.
fn about(words: &Words, edition: &Edition, person: Person) -> String {
    let info = edition.person(person);
    let spouse = edition.spouse(person);
    let married = spouse.map(|it| words.say("erbraffer-board-married-to", &[("name", name(edition, it).into())]));
    let sex = if info.is_woman { "woman" } else { "man" };
    let single = || {
        if info.benefactor {
            words.say("erbraffer-parts-benefactor", &[("sex", sex.into())])
        } else {
            words.say("erbraffer-board-heir", &[])
        }
    };
    let child = info
        .parents
        .map(|parents| words.say("erbraffer-board-child-of", &[("couple", couple(words, edition, parents).into())]));
    let facts: Vec<String> = [Some(married.unwrap_or_else(single)), child].into_iter().flatten().collect();
    facts.join(", ")
}

/// Returns what an heirloom is and what it is worth.
fn worth(words: &Words, edition: &Edition, it: Heirloom) -> String {
    let value = money(words, edition.heirloom(it).value.into());
    words.say("erbraffer-board-worth", &[("heirloom", heirloom(words, edition, it).into()), ("sum", value.into())])
}
