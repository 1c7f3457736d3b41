//! What is staged in Last Will: every moment of weight has a scene that says what the log says, with sounds that exist.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bequest_engine::{By, ChanceSource, Match, Player, Record, Seat, Viewer};
use bequest_last_will::{Action, Edition, LastWill, Setup, Told};
use bequest_last_will_screens::Screens;
use bequest_web::{At, Board, SceneCheck};
use bequest_words::{Company, Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// Plays a whole game.
fn played(seed: u64) -> Match<LastWill> {
    let people = NAMES.iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    let mut table = Match::start(Setup::sacked(NAMES.len(), Edition::built_in()), people, chance);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while table.standing().is_none() {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        let demotes = legal.iter().copied().find(|action| matches!(action, Action::Demote(_)));
        let action = demotes.unwrap_or_else(|| legal[rng.next_u32() as usize % legal.len()]);
        table.play(seat, By::Person, action).unwrap();
    }
    table
}

/// Returns the table of the golden record in which someone wins in debt.
fn won_in_debt() -> Match<LastWill> {
    let record: Record<LastWill> = Record::parse(include_str!("../../rules/records/won-in-debt.rec")).unwrap();
    Match::resume(record, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(0)))).unwrap()
}

#[test]
fn every_moment_of_weight_has_a_scene_that_says_what_the_log_says() {
    let games: Vec<Match<LastWill>> = (0..4).map(played).chain([won_in_debt()]).collect();
    // Houses drop together, and their scene says it with pictures. Plans are lined up when the last one is taken, spectators
    // are not shown what someone draws, and no price goes up in flames.
    let is_together = |at: &At<'_, LastWill>, place: usize, drawing: Option<&str>| match at.heard[place] {
        Told::Depreciated { .. } => {
            assert!(drawing.is_none_or(|drawing| drawing.contains("data-sound=")), "{drawing:?}");
            true
        }
        // Only those who draw see the cards turn over, and what a house costs is not burnt.
        Told::Planned { .. } | Told::Drew { .. } | Told::Spent { .. } => drawing.is_none(),
        _ => false,
    };
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        let mut check = SceneCheck::new(&words);
        games.iter().for_each(|table| check.look::<Screens>(table, is_together));
        let all =
            ["Bankrupt", "Demoted", "Depreciated", "Planned", "Sacked", "Sent", "Spent", "Took"].map(str::to_owned);
        assert_eq!(check.staged, all.into());
    }
}

#[test]
fn all_houses_of_a_night_drop_in_one_scene() {
    let words = Words::of::<Screens>(Language::English);
    let table = played(1);
    let (view, heard) = (table.view(Viewer::Spectator).unwrap().view, table.log(Viewer::Spectator));
    let names: Vec<String> = NAMES.map(str::to_owned).into();
    let company = Company { words: &words, names: &names, you: None };
    let at = At::still(company, &view, &heard);
    let is_drop = |told: &Told| matches!(told, Told::Depreciated { .. });
    let drops = heard.iter().filter(|told| is_drop(told)).count();
    let nights =
        (0..heard.len()).filter(|&place| is_drop(&heard[place])).filter_map(|place| Screens::scene(&at, place));
    let nights: Vec<_> = nights.collect();
    assert_eq!(nights.iter().map(|scene| scene.lines).sum::<usize>(), drops);
    let shown: usize = nights.iter().map(|scene| scene.drawing.0.matches("class=\"marker slides\"").count()).sum();
    assert_eq!(shown, drops);
}

#[test]
fn a_purchase_burns_nothing() {
    let words = Words::of::<Screens>(Language::English);
    let table = played(1);
    let (view, heard) = (table.view(Viewer::Spectator).unwrap().view, table.log(Viewer::Spectator));
    let names: Vec<String> = NAMES.map(str::to_owned).into();
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
    let prices: Vec<usize> =
        (1..heard.len()).filter(|&place| matches!(heard[place - 1], Told::Bought { .. })).collect();
    assert!(!prices.is_empty());
    for place in prices {
        assert!(matches!(heard[place], Told::Spent { .. }) && Screens::scene(&at, place).is_none());
    }
}

#[test]
fn drawn_cards_turn_over_for_those_who_drew_them() {
    let words = Words::of::<Screens>(Language::English);
    let table = played(1);
    let names: Vec<String> = NAMES.map(str::to_owned).into();
    let turned = |viewer: Viewer| {
        let (view, heard) = (table.view(viewer).unwrap().view, table.log(viewer));
        let company = Company { words: &words, names: &names, you: viewer.seat() };
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
        let drew = |place: &usize| matches!(heard[*place], Told::Drew { .. });
        let scenes: Vec<_> = (0..heard.len()).filter(drew).filter_map(|place| Screens::scene(&at, place)).collect();
        let named =
            heard.iter().filter(|told| matches!(**told, Told::Named { seat, .. } if Some(seat) == viewer.seat()));
        let cards: usize = scenes.iter().map(|scene| scene.drawing.0.matches("class=\"open\"").count()).sum();
        (cards, named.count())
    };
    assert_eq!(turned(Viewer::Spectator).0, 0);
    let (cards, named) = turned(Viewer::Seat(Seat::new(0)));
    assert!(cards > 5 && cards == named, "{cards} of {named}");
}
