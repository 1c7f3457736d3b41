//! The scenes of Maloney's Inheritance: each moment of weight has one, which says what the log says.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use bequest_engine::{By, ChanceSource, Match, Player, Viewer};
use bequest_maloney::{Action, Edition, Maloney, Setup, Told, View};
use bequest_maloney_screens::Screens;
use bequest_web::{At, Board};
use bequest_words::{Company, Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// Returns what spectators are told in a random game, with what they see at its end.
fn random_game(seed: u64) -> (View, Vec<Told>) {
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
    (table.view(Viewer::Spectator).unwrap().view, table.log(Viewer::Spectator).to_vec())
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

/// Returns the sounds that the page can make.
fn sounds() -> BTreeSet<&'static str> {
    let script = include_str!("../../../../crates/web/assets/sound.js");
    let (_, sounds) = script.split_once("const SOUNDS = {").unwrap();
    let names = sounds.lines().filter_map(|line| line.strip_prefix("  ")?.split_once(['(', ':']));
    names.map(|(name, _)| name).filter(|name| name.chars().all(|letter| letter.is_ascii_lowercase())).collect()
}

/// Tells whether what was heard is shown together with what comes after it.
fn is_shown_later(heard: &[Told], place: usize) -> bool {
    let is_followed = matches!(heard.get(place + 1), Some(Told::Laid { .. } | Told::Testament { .. }));
    matches!(heard[place], Told::Laid { .. }) && is_followed
}

/// Fails if a scene says anything else than the log.
fn says_the_same(at: &At<'_, Maloney>, place: usize, drawing: &str) {
    let setup = Setup::new(3, Edition::built_in());
    let text = text(drawing);
    let is_reveal = drawing.contains("class=\"turns\"");
    if !is_reveal {
        let line = Screens::log_text(&at.company, &setup, &at.heard[place]);
        assert!(text.contains(&line), "{line:?} is not in {text:?}");
        return;
    }
    let shown = at.heard[..=place].iter().rev().skip_while(|told| matches!(told, Told::Testament { .. }));
    for told in shown.take_while(|told| matches!(told, Told::Laid { .. })) {
        let Told::Laid { seat, points, .. } = *told else { unreachable!() };
        let lands = values(drawing, "data-lands").contains(&format!("plate-{seat}").as_str());
        assert_eq!(lands, points > 0, "the sum of {seat} lands at its plate: {drawing}");
        assert!(points == 0 || text.contains(&format!("+{points}")), "{points} is not in {text:?}");
    }
}

#[test]
fn every_moment_of_weight_has_a_scene_that_says_what_the_log_says() {
    let names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    let (known, mut staged) = (sounds(), BTreeSet::new());
    for (seed, &language) in (0..12).zip(Language::ALL.iter().cycle()) {
        let words = Words::of::<Screens>(language);
        let (view, heard) = random_game(seed);
        let company = Company { words: &words, names: &names, you: None };
        let at = At {
            company,
            view: &view,
            heard: &heard,
            prompts: &[],
            post_to: "",
            why_at: "",
            awaiting_ready: false,
            order: None,
            past: false,
        };
        for place in (0..heard.len()).filter(|place| Screens::is_staged(&heard[*place])) {
            let Some(scene) = Screens::scene(&at, place) else {
                assert!(is_shown_later(&heard, place), "{:?} has no scene", heard[place]);
                continue;
            };
            let drawing = scene.drawing.into_string();
            says_the_same(&at, place, &drawing);
            let heard_of = values(&drawing, "data-sound");
            assert!(heard_of.iter().all(|sound| known.contains(sound)), "{heard_of:?} {known:?}");
            let name = format!("{:?}", heard[place]);
            staged.insert(name.split([' ', '{']).next().unwrap().to_owned());
        }
    }
    let all = ["Fined", "Joker", "Laid", "Opened", "Sold", "Testament", "Unsold"];
    assert_eq!(staged, all.map(str::to_owned).into(), "all of them occur");
}
