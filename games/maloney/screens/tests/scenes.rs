//! The scenes of Maloney's Inheritance: each moment of weight has one, which says what the log says.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use bequest_engine::{By, ChanceSource, Match, Player};
use bequest_maloney::{Action, Edition, Maloney, Setup, Told};
use bequest_maloney_screens::Screens;
use bequest_web::{At, SceneCheck};
use bequest_words::{Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// Plays a random game.
fn random_game(seed: u64) -> Match<Maloney> {
    let people = NAMES.iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    let mut table = Match::<Maloney>::start(Setup::new(3, Edition::built_in()), people, chance);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while table.standing().is_none() {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        let declines = legal.contains(&Action::Decline) && !rng.next_u32().is_multiple_of(4);
        let action = if declines { Action::Decline } else { legal[rng.next_u32() as usize % legal.len()] };
        table.play(seat, By::Person, action).unwrap();
    }
    table
}

/// Returns the text of a drawing.
fn text(html: &str) -> String {
    let tags = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    tags.collect::<String>().replace("&quot;", "\"").replace("&amp;", "&")
}

/// Returns the values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!("{attribute}=\"");
    html.split(&begin).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)).collect()
}

/// Tells whether what was heard is shown together with what comes after it.
fn is_shown_later(heard: &[Told], place: usize) -> bool {
    let is_followed = matches!(heard.get(place + 1), Some(Told::Laid { .. } | Told::Testament { .. }));
    matches!(heard[place], Told::Laid { .. }) && is_followed
}

/// Tells whether what was heard is part of a reveal: cards are turned over together, seat by seat. Fails if that shows
/// anything else than what was heard.
fn is_reveal(at: &At<'_, Maloney>, place: usize, drawing: Option<&str>) -> bool {
    let Some(drawing) = drawing else { return is_shown_later(at.heard, place) };
    if !drawing.contains("class=\"turns\"") {
        return false;
    }
    let text = text(drawing);
    let shown = at.heard[..=place].iter().rev().skip_while(|told| matches!(told, Told::Testament { .. }));
    for told in shown.take_while(|told| matches!(told, Told::Laid { .. })) {
        let Told::Laid { seat, points, .. } = *told else { unreachable!() };
        let lands = values(drawing, "data-lands").contains(&format!("plate-{seat}").as_str());
        assert_eq!(lands, points > 0, "the sum of {seat} lands at its plate: {drawing}");
        assert!(points == 0 || text.contains(&format!("+{points}")), "{points} is not in {text:?}");
    }
    true
}

#[test]
fn every_moment_of_weight_has_a_scene_that_says_what_the_log_says() {
    let mut staged = BTreeSet::new();
    for (seed, &language) in (0..12).zip(Language::ALL.iter().cycle()) {
        let words = Words::of::<Screens>(language);
        let mut check = SceneCheck::new(&words);
        check.look::<Screens>(&random_game(seed), is_reveal);
        staged.extend(check.staged);
    }
    let all = ["Fined", "Joker", "Laid", "Opened", "Sold", "Testament", "Unsold"];
    assert_eq!(staged, all.map(str::to_owned).into(), "all of them occur");
}
