//! Everything that the built-in edition names has words in every language.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_maloney::Edition;
use bequest_maloney_screens::Screens;
use bequest_words::{Language, Words};

#[test]
fn every_town_has_a_name_in_every_language() {
    let edition = Edition::built_in();
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        for town in edition.towns() {
            let key = format!("maloney-town-{}", edition.town(town).name.to_lowercase().replace(' ', "-"));
            assert!(words.find(&key).is_some(), "{key} in {language:?}");
        }
    }
}
