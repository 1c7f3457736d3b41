//! Every message is there, in every language, and is said somewhere.

#![allow(clippy::unwrap_used, reason = "a test that cannot read our own files has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bequest_words::{Language, Words};

/// The messages of a language: each key with the variables of its text.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The names of pictures, which look like keys.
const PICTURES: [&str; 1] = ["erbraffer-portraits"];

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn messages(language: Language) -> Messages {
    let folder = locales().join(language.code());
    let mut messages = Messages::new();
    for file in fs::read_dir(&folder).unwrap() {
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

/// Tells whether a text could be a key; one with a number at its end is the name of an edition.
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

/// Returns the keys of what the built-in editions name: towns, influence cards, heirlooms.
fn keys_of_editions() -> BTreeSet<String> {
    let maloney = bequest_maloney::Edition::built_in();
    let towns = maloney.towns().map(|town| maloney.town(town).name.to_lowercase().replace(' ', "-"));
    let erbraffer = bequest_erbraffer::Edition::built_in();
    let titles = erbraffer.cards().iter().map(|card| format!("erbraffer-title-{}", erbraffer.card(card).title));
    let heirlooms = erbraffer.heirlooms().iter().flat_map(|heirloom| {
        let key = &erbraffer.heirloom(heirloom).key;
        [format!("erbraffer-heirloom-{key}"), format!("erbraffer-the-{key}")]
    });
    towns.map(|name| format!("maloney-town-{name}")).chain(titles).chain(heirlooms).collect()
}

/// Returns every text between quotes in the sources of all crates that could be a key, and those of the editions.
fn keys_in_sources() -> BTreeSet<String> {
    let mut keys = keys_of_editions();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("complete.rs") {
                let text = fs::read_to_string(path).unwrap();
                keys.extend(text.split('"').filter(|part| is_key(part)).map(str::to_owned));
            }
        }
    }
    keys
}

#[test]
fn every_message_is_said_somewhere() {
    let said = keys_in_sources();
    let unsaid: Vec<_> = messages(Language::English).into_keys().filter(|key| !said.contains(key)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

#[test]
fn everything_that_is_said_has_a_message() {
    let known = messages(Language::English);
    let first = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
    let sections: BTreeSet<String> = known.keys().map(|key| first(key)).collect();
    let said =
        keys_in_sources().into_iter().filter(|key| sections.contains(&first(key)) && !PICTURES.contains(&&**key));
    let missing: Vec<_> = said.filter(|key| !known.contains_key(key)).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
}

#[test]
fn every_language_says_the_same_with_the_same_variables() {
    let english = messages(Language::English);
    for &language in Language::ALL {
        let messages = messages(language);
        for key in english.keys().chain(messages.keys()) {
            assert_eq!(messages.get(key), english.get(key), "{key} in {language:?}");
        }
        // Reading them fails if a text is not well formed.
        assert_eq!(Words::new(language).language(), language);
    }
}

#[test]
fn every_folder_of_texts_is_a_language() {
    let codes: BTreeSet<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    let folders = fs::read_dir(locales()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(folders.collect::<BTreeSet<_>>(), codes.iter().map(|&code| code.to_owned()).collect());
}
