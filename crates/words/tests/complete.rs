//! Every message is there, in every language, and is said somewhere: those of all games and those of each.

#![allow(clippy::unwrap_used, reason = "a test that cannot read our own files has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bequest_words::{Language, Words};

/// The messages of a language: each key with the variables of its text.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// What makes a file, a part of a page or a kept game; its name, which looks like a key, is the first argument.
const FILES: [&str; 6] = ["svg(", "css(", "part(", "Recipe::new(", "Wanted(", "decided("];

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

/// Returns the names of all golden records, which look like keys.
fn records() -> BTreeSet<String> {
    let folders = fs::read_dir(root().join("games")).unwrap().map(|game| game.unwrap().path().join("rules/records"));
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap());
    files.map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// Returns what follows each `{ $`: the names of the variables.
fn variables_of(line: &str) -> impl Iterator<Item = String> {
    let name = |text: &str| text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '-').collect();
    line.split("{ $").skip(1).map(name)
}

/// Returns the texts of all Rust files in some folders, without this one.
fn sources(mut folders: Vec<PathBuf>) -> Vec<String> {
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("complete.rs") {
                sources.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    sources
}

/// What the sources say: whole keys, and the beginnings of keys that are put together.
#[derive(Default)]
struct Said {
    keys: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl Said {
    /// Reads every text between quotes that could be a key in the Rust files of some folders.
    fn read(folders: Vec<PathBuf>) -> Self {
        let mut said = Self::default();
        sources(folders).iter().for_each(|source| said.note_all(source));
        said
    }

    /// Notes every text between quotes, except the names of files.
    fn note_all(&mut self, source: &str) {
        let mut before = "";
        for part in source.split('"') {
            if !FILES.iter().any(|makes| before.trim_end().ends_with(makes)) {
                self.note(part);
            }
            before = part;
        }
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

/// Returns whether a key of a game's texts names one of its bots, as in `mygame-bot-clever`: pages put it together.
fn names_a_bot(locales: &Path, key: &str) -> bool {
    let game = locales.ancestors().nth(2).unwrap();
    let Some((name, bot)) = key.split_once("-bot-") else { return false };
    let (bots, quoted) = (game.join("bots/src"), format!("\"{bot}\""));
    game.ends_with(name) && bots.is_dir() && sources(vec![bots]).iter().any(|source| source.contains(&quoted))
}

#[test]
fn every_message_is_said_somewhere() {
    for (locales, sources) in folders() {
        let said = Said::read(sources);
        let is_said = |key: &String| said.says(key) || names_a_bot(&locales, key);
        let unsaid: Vec<_> = messages(&locales, Language::English).into_keys().filter(|key| !is_said(key)).collect();
        assert!(unsaid.is_empty(), "{}: nobody says {unsaid:?}", locales.display());
    }
}

#[test]
fn everything_that_is_said_has_a_message() {
    let records = records();
    for (locales, sources) in folders() {
        let known = messages(&locales, Language::English);
        let first = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
        let sections: BTreeSet<String> = known.keys().map(|key| first(key)).collect();
        let said = Said::read(sources).keys.into_iter().filter(|key| sections.contains(&first(key)));
        let missing: Vec<_> = said.filter(|key| !known.contains_key(key) && !records.contains(key)).collect();
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

#[test]
fn names_of_files_and_of_bots_are_known_by_what_the_sources_do_with_them() {
    let mut said = Said::default();
    said.note_all("assets::svg(\"game-map\", file()); css(\n \"game-style\", X); say(\"game-title\"); \"game-{x}\"");
    assert_eq!(said.keys.into_iter().collect::<Vec<_>>(), ["game-title"]);
    let game = fs::read_dir(root().join("games")).unwrap().next().unwrap().unwrap();
    let (locales, name) = (game.path().join("screens/locales"), game.file_name().into_string().unwrap());
    assert!(names_a_bot(&locales, &format!("{name}-bot-random")));
    assert!(!names_a_bot(&locales, &format!("{name}-bot-nobody")) && !names_a_bot(&locales, "other-bot-random"));
}
