//! Everything that the built-in edition names has words in every language.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_erbraffer::Edition;
use bequest_erbraffer_screens::Screens;
use bequest_words::{Language, Words};

#[test]
fn every_card_and_every_heirloom_has_a_name_in_every_language() {
    let edition = Edition::built_in();
    let cards = edition.cards().iter().map(|card| format!("erbraffer-title-{}", edition.card(card).title));
    let heirlooms = edition.heirlooms().iter().flat_map(|heirloom| {
        let key = &edition.heirloom(heirloom).key;
        [format!("erbraffer-heirloom-{key}"), format!("erbraffer-the-{key}")]
    });
    let keys: Vec<String> = cards.chain(heirlooms).collect();
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        let missing: Vec<&String> = keys.iter().filter(|key| words.find(key).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?} in {language:?}");
    }
}
