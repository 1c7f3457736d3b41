//! What is staged in Die Erbraffer: every moment of weight has a scene that says what the log says, with sounds that exist.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use bequest_engine::{By, ChanceSource, Match, Player, Viewer};
use bequest_erbraffer::{Action, Edition, Erbraffer, Setup, Told};
use bequest_erbraffer_screens::Screens;
use bequest_web::{At, Board, assets};
use bequest_words::{Company, Language, Words};
use maud::{PreEscaped, html};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// Plays a whole game, with every new will that can be played.
fn played(seed: u64) -> Match<Erbraffer> {
    let people = NAMES.iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    let mut table = Match::start(Setup::new(NAMES.len(), Edition::built_in()), people, chance);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while table.standing().is_none() {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        let wanted = [Action::Will, Action::Confirm].into_iter().find(|action| legal.contains(action));
        let action = wanted.unwrap_or_else(|| legal[rng.next_u32() as usize % legal.len()]);
        table.play(seat, By::Person, action).unwrap();
    }
    table
}

/// Returns what kind of moment something is.
fn kind(told: &Told) -> String {
    format!("{told:?}").split([' ', '(', '{']).next().unwrap().to_owned()
}

/// Returns whether the page can make a sound.
fn exists(sound: &str) -> bool {
    let script = assets::all().into_iter().find(|asset| asset.path.starts_with("/assets/sound-")).unwrap().text();
    let sounds = script.split_once("const SOUNDS = {").unwrap().1;
    sounds
        .lines()
        .any(|line| [format!("{sound}("), format!("{sound}:")].iter().any(|name| line.trim_start().starts_with(name)))
}

#[test]
fn every_moment_of_weight_has_a_scene_that_says_what_the_log_says() {
    assert!(!exists("fanfare"), "not every sound exists");
    let names: Vec<String> = NAMES.map(str::to_owned).into();
    let games: Vec<Match<Erbraffer>> = (0..4).map(played).collect();
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        let mut staged = BTreeSet::new();
        for table in &games {
            let (view, heard) = (table.view(Viewer::Spectator).unwrap().view, table.log(Viewer::Spectator));
            let company = Company { words: &words, names: &names, you: None };
            let (prompts, post_to, why_at) = (&[], "", "");
            let at = At {
                company,
                view: &view,
                heard: &heard,
                prompts,
                post_to,
                why_at,
                awaiting_ready: false,
                order: None,
                past: false,
            };
            for (place, told) in heard.iter().enumerate() {
                let scene = Screens::scene(&at, place);
                assert_eq!(scene.is_some(), Screens::is_staged(told), "{told:?}");
                let Some(scene) = scene else { continue };
                let PreEscaped(line) = html! { (Screens::log_text(&company, table.setup(), told)) };
                assert!(scene.drawing.0.contains(&line), "{line} is not in {}", scene.drawing.0);
                let sounds: Vec<&str> = scene
                    .drawing
                    .0
                    .split("data-sound=\"")
                    .skip(1)
                    .map(|rest| rest.split('"').next().unwrap())
                    .collect();
                assert!(!sounds.is_empty() && sounds.iter().all(|sound| exists(sound)), "{sounds:?} of {told:?}");
                staged.insert(kind(told));
            }
        }
        let all = ["Hourglass", "NewWill", "Testament", "TookUp"].map(str::to_owned);
        assert_eq!(staged.into_iter().collect::<Vec<_>>(), all);
    }
}
