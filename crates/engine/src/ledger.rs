use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The number of a rule in its ledger, as in `LOT-3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The game is over.
    pub const OVER: Self = Self("ALL-1");
    /// The seat is not asked now.
    pub const NOT_ASKED: Self = Self("ALL-2");
    /// The action belongs to another phase.
    pub const NOT_NOW: Self = Self("ALL-3");
    /// The thing belongs to someone else or does not exist.
    pub const NOT_YOURS: Self = Self("ALL-4");

    /// Names a rule.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Returns the text of the id.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// The rules of a game in our own words, each with its id, and what its options are called.
#[derive(Clone, Debug, Deserialize)]
pub struct Ledger {
    title: Text,
    chapter: Vec<Chapter>,
    rule: Vec<Rule>,
    #[serde(default)]
    option: Vec<OptionText>,
}

/// A text in several languages.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Text(BTreeMap<String, String>);

impl Text {
    /// Returns the text in a language, in English if there is none.
    pub fn get(&self, language: &str) -> &str {
        self.0.get(language).or_else(|| self.0.get("en")).map_or("", String::as_str)
    }

    /// Returns the languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|(_, text)| !text.trim().is_empty()).map(|(language, _)| language.as_str())
    }
}

/// What people read about an option.
#[derive(Clone, Debug, Deserialize)]
pub struct OptionText {
    /// The name of the option.
    pub name: String,
    /// What it is called.
    pub title: Text,
    /// What it is about, in a sentence.
    pub what: Text,
    /// What it means that some seats are chosen and not all, in a sentence.
    #[serde(default)]
    pub some: Option<Text>,
    /// The texts for the words that it takes.
    #[serde(default, rename = "value")]
    pub words: Vec<ValueText>,
}

/// What people read about a word that an option takes.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct ValueText {
    /// The word.
    pub word: String,
    /// What it is called.
    pub label: Text,
    /// What it means, in a sentence.
    pub what: Text,
}

impl OptionText {
    /// Finds the texts for a word.
    pub fn word(&self, word: &str) -> Option<&ValueText> {
        self.words.iter().find(|value| value.word == word)
    }
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, Deserialize)]
pub struct Chapter {
    /// The name rules refer to it by.
    pub id: String,
    #[serde(flatten)]
    title: Text,
}

/// One rule with its texts.
#[derive(Clone, Debug, Deserialize)]
pub struct Rule {
    /// The id, as in `LOT-3`.
    pub id: String,
    /// The id of its chapter.
    pub chapter: String,
    /// Where it comes from: B the rulebook, F a fact found elsewhere, R a ruling, C a reconstructed component.
    pub marks: String,
    #[serde(flatten)]
    text: Text,
}

impl Ledger {
    /// Reads a ledger file that comes with the program.
    ///
    /// # Panics
    /// If it is not one; the tests of each game read theirs.
    pub fn embedded(toml: &str) -> Self {
        toml::from_str(toml).expect("an embedded ledger is well formed")
    }

    /// Returns the name of the game in a language, in English if there is none.
    pub fn title(&self, language: &str) -> &str {
        self.title.get(language)
    }

    /// Returns the languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.title.languages()
    }

    /// Returns the chapters in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapter
    }

    /// Returns all rules in order.
    pub fn rules(&self) -> &[Rule] {
        &self.rule
    }

    /// Finds a rule by its id, in small letters too; the rules that hold for every game are found in each ledger.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        let own = self.rule.iter();
        own.chain(&common_ledger().rule).find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// Finds the texts for an option; the number of players is found in each ledger.
    pub fn option(&self, name: &str) -> Option<&OptionText> {
        self.option.iter().chain(&common_ledger().option).find(|option| option.name == name)
    }
}

impl Chapter {
    /// Returns the title in a language, in English if there is none.
    pub fn title(&self, language: &str) -> &str {
        self.title.get(language)
    }
}

impl Rule {
    /// Returns the text in a language, in English if there is none.
    pub fn text(&self, language: &str) -> &str {
        self.text.get(language)
    }
}

/// Finds a rule in any of several ledgers, as [`Ledger::find`] does in one.
pub fn find_rule(ledgers: &[&'static Ledger], id: &str) -> Option<&'static Rule> {
    ledgers.iter().find_map(|ledger| ledger.find(id))
}

/// Finds the texts for an option in any of several ledgers, as [`Ledger::option`] does in one.
pub fn find_option(ledgers: &[&'static Ledger], name: &str) -> Option<&'static OptionText> {
    ledgers.iter().find_map(|ledger| ledger.option(name))
}

/// Returns what holds for every game: the rules ALL-1 to ALL-4, and the option `players`.
pub fn common_ledger() -> &'static Ledger {
    static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::embedded(include_str!("../ledger.toml")));
    &LEDGER
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_common_rules_are_found_by_every_ledger() {
        let ledger = Ledger::embedded("title.en = \"None\"\nchapter = []\nrule = []\n");
        for id in [RuleId::OVER, RuleId::NOT_ASKED, RuleId::NOT_NOW, RuleId::NOT_YOURS] {
            assert!(!ledger.find(id.as_str()).expect("known").text("en").is_empty());
        }
        assert!(ledger.find("all-1").is_some());
        assert!(ledger.find("ALL-5").is_none());
    }
}
