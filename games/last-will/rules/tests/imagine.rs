//! Imagined worlds: every arrangement that a viewer cannot rule out is as likely as the others.

mod common;

use std::collections::BTreeSet;

use bequest_conformance::{TestGame, distribution, seat};
use bequest_engine::{Game, Viewer};
use bequest_last_will::{Cards, Edition, LastWill, Phase, Setup, View};
use common::{Table, roomy_with, table};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// An edition with one copy of the first so many helpers and properties.
fn small(helpers: usize, properties: usize) -> &'static Edition {
    let file = Edition::built_in_file().replace("name = \"last-will-1\"", "name = \"small\"");
    let (mut text, mut kept) = (String::new(), [0; 2]);
    for block in file.split_inclusive("\n\n") {
        let heading = block.lines().find(|line| line.starts_with("[[")).unwrap_or_default();
        let place = match heading {
            "[[helper]]" => 0,
            "[[property]]" => 1,
            _ => {
                text += block;
                continue;
            }
        };
        kept[place] += 1;
        if kept[place] <= [helpers, properties][place] {
            let copies = ["2", "3", "4"].map(|count| format!("copies = {count}"));
            text += &copies.iter().fold(block.to_owned(), |block, copies| block.replace(copies, "copies = 1"));
        }
    }
    Edition::read(&text).unwrap_or_else(|error| panic!("{error}")).intern()
}

/// Two players who were dealt six cards each; h1 and p1 lie on the offering. The rest of seat 2's cards is named.
fn dealt(edition: &'static Edition, hand: &str) -> TestGame<LastWill> {
    let mut table =
        table(Setup::base(2, edition)).play("card h1; card p1; card h2; card h3; card h4; card p2; card p3; card p4");
    for card in hand.split_whitespace() {
        table = table.play(&format!("card {card}"));
    }
    (*table).clone()
}

/// The ways to leave one of four out.
fn three_of<'a>(four: [&'a str; 4]) -> impl Iterator<Item = String> + 'a {
    (0..4).map(move |out| {
        four.iter().enumerate().filter(|(at, _)| *at != out).map(|(_, it)| *it).collect::<Vec<_>>().join(" ")
    })
}

#[test]
fn hands_are_spread_evenly_over_what_nobody_has_seen() {
    let edition = small(8, 8);
    let hands = || {
        three_of(["h5", "h6", "h7", "h8"])
            .flat_map(|some| three_of(["p5", "p6", "p7", "p8"]).map(move |more| format!("{some} {more}")))
    };
    let record = dealt(edition, "h5 h6 h7 p5 p6 p8").record();
    let worlds = |_: &View| hands().map(|hand| dealt(edition, &hand).game).collect();
    let even = distribution(&record, Viewer::Seat(seat(1)), 16 * 60, worlds);
    even.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn what_others_keep_is_drawn_evenly_from_their_hands() {
    let edition = small(8, 7);
    let kept = |hand: &str, one: &str, other: &str| {
        let mut scene = dealt(edition, hand);
        scene.act(2, &format!("keep {one}"));
        scene.act(2, &format!("keep {other}"));
        scene
    };
    let hands = || three_of(["h5", "h6", "h7", "h8"]).map(|some| format!("{some} p5 p6 p7"));
    let worlds = |_: &View| {
        let mut worlds = Vec::new();
        for hand in hands() {
            let cards: Vec<&str> = hand.split(' ').collect();
            for one in 0..6 {
                worlds.extend((one + 1..6).map(|other| kept(&hand, cards[one], cards[other]).game));
            }
        }
        worlds
    };
    let record = kept("h5 h6 h7 p5 p6 p7", "h6", "p7").record();
    distribution(&record, Viewer::Seat(seat(1)), 60 * 60, worlds).unwrap_or_else(|failure| panic!("{failure}"));
}

/// The hands of seat 2 that seat 1 imagines.
fn imagined(table: &Table) -> BTreeSet<String> {
    let view = table.seen_by(1);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let hand = |world: LastWill| world.view(Viewer::Open).hands[seat(2)].cards;
    let written = |cards: Cards| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    (0..300).map(|_| written(hand(LastWill::imagine(&view, &mut rng)))).collect()
}

#[test]
fn a_card_of_an_old_pile_is_none_of_those_in_the_new_one() {
    // Four companions: seat 2 draws two and keeps them, one lies on the offering, and seat 1 draws the last.
    let one_each = [("[companions]", "dog = 5", "dog = 1"), ("[companions]", "horse = 5", "horse = 1")];
    let others = [("[companions]", "guest = 5", "guest = 1"), ("[companions]", "chef = 5", "chef = 1")];
    let edition = roomy_with(&[one_each, others].concat());
    let drawn = table(Setup::base(2, edition)).play("card c4").turn("c3|c1 c2");
    let before: Vec<String> = imagined(&drawn).into_iter().collect();
    assert!(before.iter().all(|hand| hand.ends_with("c1 c2")), "{before:?}");
    let cut = drawn.until(|view| view.phase == Phase::Cutting).play("2 keep c1; 2 keep c2").next_round();
    // The new pile was made of c3 and c4, one of which lies on the offering.
    assert_eq!(cut.open().unseen.iter().filter(|batch| batch.age == 1).count(), 1);
    assert_eq!(imagined(&cut).into_iter().collect::<Vec<_>>(), ["c1 c2"]);
}

#[test]
fn what_waits_at_the_opera_waits_in_every_world() {
    let table = table(Setup::base(2, roomy_with(&[]))).turn("h9|").play("put h9").next_errand_of(1);
    let table = table.play("place opera");
    assert_eq!(table.choices(""), ["done", "bonus h9 opera"]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator, Viewer::Open] {
        let world = LastWill::imagine(&table.game.view(viewer), &mut rng);
        let mut legal = Vec::new();
        world.legal_actions(seat(1), &mut legal);
        assert_eq!(legal.iter().map(ToString::to_string).collect::<Vec<_>>(), table.choices(""), "{viewer:?}");
    }
}
