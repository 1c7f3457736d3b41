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
    /// The thing belongs to somebody else or does not exist.
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

/// The rules of a game in our own words, each with its id.
#[derive(Clone, Debug, Deserialize)]
pub struct Ledger {
    title: BTreeMap<String, String>,
    chapter: Vec<Chapter>,
    rule: Vec<Rule>,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, Deserialize)]
pub struct Chapter {
    /// The name rules refer to it by.
    pub id: String,
    #[serde(flatten)]
    title: BTreeMap<String, String>,
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
    text: BTreeMap<String, String>,
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
        in_language(&self.title, language)
    }

    /// Returns the languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.title.keys().map(String::as_str)
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
}

impl Chapter {
    /// Returns the title in a language, in English if there is none.
    pub fn title(&self, language: &str) -> &str {
        in_language(&self.title, language)
    }
}

impl Rule {
    /// Returns the text in a language, in English if there is none.
    pub fn text(&self, language: &str) -> &str {
        in_language(&self.text, language)
    }
}

fn in_language<'a>(texts: &'a BTreeMap<String, String>, language: &str) -> &'a str {
    texts.get(language).or_else(|| texts.get("en")).map_or("", String::as_str)
}

/// Returns the four rules that hold for every game: ALL-1 to ALL-4.
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
