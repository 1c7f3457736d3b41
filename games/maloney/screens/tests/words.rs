//! Everything that the built-in edition names has words in every language.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_maloney::Edition;
use bequest_maloney_screens::Screens;
use bequest_maloney_screens::words::points_and_tenths;
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

#[test]
fn points_with_tenths_are_one_or_several_as_the_language_counts() {
    let points = |language, tenths| points_and_tenths(&Words::of::<Screens>(language), tenths);
    assert_eq!(points(Language::English, 15), "1.5 points");
    assert_eq!(points(Language::French, 15), "1,5 point");
    assert_eq!(points(Language::French, 25), "2,5 points");
    assert_eq!(points(Language::Italian, 15), "1,5 punti");
    assert_eq!(points(Language::German, 10), "1 Punkt");
}
