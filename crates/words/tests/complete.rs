//! Every message is there, in every language, and is said somewhere: those of all games and those of each.

#![allow(clippy::unwrap_used, reason = "a test that cannot read our own files has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bequest_words::{Language, Words};

/// The messages of a language: each key with the variables of its text.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The names of files, which look like keys.
const FILES: [&str; 7] = [
    "erbraffer-portraits",
    "erbraffer-objects",
    "erbraffer-lines",
    "erbraffer-vignettes",
    "maloney-map",
    "maloney-land",
    "maloney-pieces",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns every folder of texts with the folders of the sources that say them.
fn folders() -> Vec<(PathBuf, Vec<PathBuf>)> {
    let games = fs::read_dir(root().join("games")).unwrap().map(|game| game.unwrap().path().join("screens"));
    let own = games.filter(|screens| screens.join("locales").is_dir());
    let common = (root().join("crates/words/locales"), vec![root().join("crates"), root().join("games")]);
    own.map(|screens| (screens.join("locales"), vec![screens])).chain([common]).collect()
}

fn messages(locales: &Path, language: Language) -> Messages {
    let mut messages = Messages::new();
    for file in fs::read_dir(locales.join(language.code())).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let mut key = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|(name, _)| is_key(name)) {
                assert!(messages.insert(name.to_owned(), BTreeSet::new()).is_none(), "{name} stands there twice");
                key = Some(name.to_owned());
            }
            let Some(variables) = key.as_ref().and_then(|key| messages.get_mut(key)) else { continue };
            variables.extend(variables_of(line));
        }
    }
    messages
}

/// Returns whether a text could be a key; one with a number at its end is the name of an edition.
fn is_key(text: &str) -> bool {
    let numbered = text.rsplit('-').next().is_some_and(|end| end.bytes().all(|byte| byte.is_ascii_digit()));
    !numbered
        && text.contains('-')
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// Returns what follows each `{ $`: the names of the variables.
fn variables_of(line: &str) -> impl Iterator<Item = String> {
    let name = |text: &str| text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '-').collect();
    line.split("{ $").skip(1).map(name)
}

/// What the sources say: whole keys, and the beginnings of keys that are put together.
#[derive(Default)]
struct Said {
    keys: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl Said {
    /// Reads every text between quotes that could be a key in the Rust files of some folders.
    fn read(mut folders: Vec<PathBuf>) -> Self {
        let mut said = Self::default();
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("complete.rs") {
                    fs::read_to_string(path).unwrap().split('"').for_each(|part| said.note(part));
                }
            }
        }
        said
    }

    fn note(&mut self, text: &str) {
        if is_key(text) {
            self.keys.insert(text.to_owned());
        } else if let Some((beginning, _)) = text.split_once('{').filter(|(start, _)| is_key(&format!("{start}x"))) {
            self.beginnings.insert(beginning.to_owned());
        }
    }

    fn says(&self, key: &str) -> bool {
        self.keys.contains(key) || self.beginnings.iter().any(|beginning| key.starts_with(beginning))
    }
}

#[test]
fn every_message_is_said_somewhere() {
    for (locales, sources) in folders() {
        let said = Said::read(sources);
        let unsaid: Vec<_> = messages(&locales, Language::English).into_keys().filter(|key| !said.says(key)).collect();
        assert!(unsaid.is_empty(), "{}: nobody says {unsaid:?}", locales.display());
    }
}

#[test]
fn everything_that_is_said_has_a_message() {
    for (locales, sources) in folders() {
        let known = messages(&locales, Language::English);
        let first = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
        let sections: BTreeSet<String> = known.keys().map(|key| first(key)).collect();
        let said = Said::read(sources).keys.into_iter();
        let said = said.filter(|key| sections.contains(&first(key)) && !FILES.contains(&&**key));
        let missing: Vec<_> = said.filter(|key| !known.contains_key(key)).collect();
        assert!(missing.is_empty(), "{}: no message for {missing:?}", locales.display());
    }
}

#[test]
fn every_language_says_the_same_with_the_same_variables() {
    for (locales, _) in folders() {
        let english = messages(&locales, Language::English);
        for &language in Language::ALL {
            let messages = messages(&locales, language);
            for key in english.keys().chain(messages.keys()) {
                assert_eq!(messages.get(key), english.get(key), "{}: {key} in {language:?}", locales.display());
            }
        }
    }
}

#[test]
fn every_text_is_well_formed_and_no_key_stands_in_two_folders() {
    for &language in Language::ALL {
        let mut texts = Vec::new();
        for (locales, _) in folders().into_iter().filter(|(locales, _)| !locales.starts_with(root().join("crates"))) {
            for file in fs::read_dir(locales.join(language.code())).unwrap() {
                let text: &'static str = fs::read_to_string(file.unwrap().path()).unwrap().leak();
                texts.push(text);
            }
        }
        // Reading them fails if a text is not well formed, or a key is there twice.
        assert_eq!(Words::with(language, &texts).language(), language);
    }
}

#[test]
fn every_folder_of_texts_has_every_language() {
    let codes: BTreeSet<String> = Language::ALL.iter().map(|language| language.code().to_owned()).collect();
    for (locales, _) in folders() {
        let found = fs::read_dir(locales).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        assert_eq!(found.collect::<BTreeSet<_>>(), codes);
    }
}
