//! The pages around the tables.

use std::sync::LazyLock;

use bequest_engine::{Game, Ledger};
use bequest_maloney::Maloney;
use bequest_maloney_screens::Screens;
use bequest_web::{
    Board, Colour, Confirm, GameChoice, Keys, Look, NewTable, Page, Preferences, Rulebook, Speed, Theme, Visitor,
    Watching, about, document, new_table, rulebook, rulebooks, settings, tables,
};
use bequest_words::{Language, Words};

use super::{NASTY, games, home_sample};

/// Returns every page around the tables in a language, with the name of a file for it.
pub(crate) fn pages(language: Language) -> Vec<(&'static str, String)> {
    let words = Words::of::<Screens>(language);
    let guest = Visitor { words: &words, name: None, now: 1_000_000, preferences: Preferences::default(), turns: 0 };
    let (theme, confirm, keys, speed) = (Theme::Dark, Confirm::Every, Keys::Off, Speed::Brisk);
    let preferences = Preferences { theme, confirm, keys, speed, watching: Watching::Named };
    let clara = Visitor { name: Some(NASTY), preferences, ..guest };
    let page = |visitor: &Visitor<'_>, page: &Page| document(visitor, page);
    let mut nothing = home_sample();
    nothing.own.clear();
    nothing.open.clear();
    vec![
        ("tables", page(&clara, &tables(&clara, &home_sample()))),
        ("tables-guest", page(&guest, &tables(&guest, &nothing))),
        ("rulebooks", page(&guest, &rulebooks(&guest, &games()))),
        ("rulebook", page(&guest, &rulebook(&guest, &book(&words, "")))),
        ("rulebook-search", page(&clara, &rulebook(&clara, &book(&words, "joker")))),
        ("rulebook-nothing", page(&clara, &rulebook(&clara, &book(&words, NASTY)))),
        ("settings", page(&guest, &settings(&guest, false))),
        ("settings-saved", page(&clara, &settings(&clara, true))),
        (
            "about",
            page(
                &guest,
                &about(&guest, &[("Maloney’s Inheritance".to_owned(), Screens::provenance().expect("it says so"))]),
            ),
        ),
        ("new-choice", page(&guest, &new_table(&guest, &NewTable { games: two_games(), ..NewTable::default() }))),
    ]
}

fn book<'a>(words: &Words, query: &'a str) -> Rulebook<'a> {
    static LEDGERS: LazyLock<Vec<&'static Ledger>> = LazyLock::new(Maloney::ledgers);
    Rulebook {
        look: Screens::look(),
        ledgers: &LEDGERS,
        primer: Screens::primer(words),
        parts: Screens::parts(words),
        query,
    }
}

fn two_games() -> Vec<GameChoice> {
    let other = GameChoice {
        id: "erbraffer",
        title: "Die Erbraffer".to_owned(),
        players: 2..=6,
        bots: &["greedy"],
        look: Look { colour: Colour::Brown, ..Look::plain("erbraffer") },
        pitch: None,
        usual: 4,
        guided: true,
    };
    games().into_iter().chain([other]).collect()
}
