//! What is staged in Die Erbraffer: every moment of weight has a scene that says what the log says, with sounds that exist.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bequest_engine::{By, ChanceSource, Match, Player};
use bequest_erbraffer::{Action, Edition, Erbraffer, Setup};
use bequest_erbraffer_screens::Screens;
use bequest_web::SceneCheck;
use bequest_words::{Language, Words};
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

#[test]
fn every_moment_of_weight_has_a_scene_that_says_what_the_log_says() {
    let games: Vec<Match<Erbraffer>> = (0..4).map(played).collect();
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        let mut check = SceneCheck::new(&words);
        games.iter().for_each(|table| check.look::<Screens>(table, |_, _, _| false));
        let all = ["Hourglass", "NewWill", "Testament", "TookUp"].map(str::to_owned);
        assert_eq!(check.staged, all.into());
    }
}
