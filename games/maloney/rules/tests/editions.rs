//! Edition files: what is wrong with one is said at once and by line; what is right can be played.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;

use bequest_conformance::editions;
use bequest_editions::Source;
use bequest_engine::{Piece, below};
use bequest_maloney::{Edition, Maloney, Setup};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The built-in edition under another name.
fn my_box() -> String {
    editions::my_box::<Edition>()
}

fn change(text: &str, from: &str, to: &str) -> String {
    editions::changed(text, (from, to))
}

fn mistakes(text: &str) -> Vec<String> {
    editions::mistakes::<Edition>(text)
}

#[test]
fn the_built_in_edition_keeps_its_name_and_its_hash() {
    editions::assert_built_in::<Edition>("maloney-1 4d5df74abf0b8730");
}

#[test]
fn every_mistake_is_told_with_its_line_and_nothing_else_is() {
    editions::assert_mistakes::<Edition>(include_str!("../editions/mistakes.txt"));
}

#[test]
fn all_mistakes_are_told_at_once() {
    let mut text = my_box();
    for (from, to) in [
        ("start = 10500", "start = 10,500"),
        ("links = [1, 2, 5, 6, 7, 9, 13]", "links = []"),
        ("town = 1\n", "town = 17\n"),
        ("[[card]]\nid = \"a30\"", "[card]\nid = \"a30\""),
        ("points = 5\n", "points = 5\ndollars = 100\n"),
        ("dollars = 1500", "dolars = 1500"),
    ] {
        text = change(&text, from, to);
    }
    let lines: Vec<_> = Edition::read(&text).unwrap_err().0.iter().map(|mistake| mistake.line).collect();
    assert_eq!(lines, [11, 58, 173, 345, 560, 618, 620]);
}

#[test]
fn a_file_that_is_no_edition_at_all_says_what_one_has() {
    editions::assert_parts::<Edition>(&["card", "hand", "money", "name", "suitcase", "town"]);
}

#[test]
fn every_suitcase_less_than_there_are_towns_is_missed() {
    let text = my_box();
    let few = &text[..text.find("[[suitcase]]\nid = \"s16\"").unwrap()];
    assert_eq!(mistakes(few), ["627: suitcase.15: 15 suitcases for 16 towns: one lies in each (MAL-2), so add 1"]);
}

#[test]
fn a_town_that_no_link_leads_to_is_told() {
    let mut text = my_box();
    for (from, to) in [
        ("links = [1, 3, 4, 5, 6, 7, 15]", "links = [1, 3, 4, 5, 6, 7]"),
        ("links = [5, 8, 10, 12, 14, 15, 16]", "links = [5, 8, 10, 12, 14, 16]"),
        ("links = [8, 9, 10, 11, 13, 15, 16]", "links = [8, 9, 10, 11, 13, 16]"),
        ("links = [4, 8, 9, 12, 14, 15, 16]", "links = [4, 8, 9, 12, 14, 16]"),
        ("links = [8, 9, 10, 11, 13, 15, 16]", "links = [8, 9, 10, 11, 13, 16]"),
        ("links = [3, 8, 11, 12, 13, 14, 15]", "links = [3, 8, 11, 12, 13, 14]"),
        ("links = [1, 5, 7, 11, 12, 14, 15]", "links = [1, 5, 7, 11, 12, 14]"),
    ] {
        text = change(&text, from, to);
    }
    let wanted = "151: town.15: no town has 15 among its links, so nobody could drive here: add it to one";
    assert_eq!(mistakes(&text), [wanted]);
}

/// Four towns with these links, three cards each.
fn four_towns(links: [&[u8]; 4]) -> String {
    let cards: Vec<_> = (1..=4).flat_map(|town| ["Mon", "Wed", "Sat"].map(|day| (town, day))).collect();
    common::edition_text(1000, [2, 1, 1, 1], 2, &links, &cards)
}

#[test]
fn a_link_may_lead_one_way_which_is_worth_a_second_look() {
    let edition = Edition::read(&four_towns([&[2], &[1, 3], &[4], &[1]])).unwrap();
    let doubts: Vec<_> = edition.doubts().iter().map(|doubt| (doubt.line, doubt.what.as_str())).collect();
    assert_eq!(doubts.len(), 3);
    assert_eq!(doubts[0], (26, "2 leads to 3, but 3 not back; fine if the board has it so"));
}

#[test]
fn links_that_fall_apart_are_told() {
    let apart = mistakes(&four_towns([&[2], &[1], &[4], &[3]]));
    assert_eq!(apart.len(), 2);
    assert!(apart[0].ends_with("3, 4 cannot be reached from 1, on however many days: add a link"), "{apart:?}");
    assert!(apart[1].ends_with("3, 4 have no way back to 1, on however many days: add a link"), "{apart:?}");
    let trap = mistakes(&four_towns([&[2], &[1, 3], &[4], &[3]]));
    assert_eq!(trap.len(), 1);
    assert!(trap[0].contains("town.3.links") && trap[0].contains("3, 4 have no way back to 1"), "{trap:?}");
}

#[test]
fn the_order_in_which_links_are_typed_makes_no_other_edition() {
    let text = change(&my_box(), "links = [1, 2, 6, 7, 8, 9, 16]", "links = [16, 9, 8, 7, 6, 2, 1]");
    assert_eq!(Edition::read(&text).unwrap().id().hash, Edition::built_in().id().hash);
}

#[test]
fn a_built_in_name_stands_for_the_built_in_file_alone() {
    let others = [("points = 5\n", "points = 4\n"), ("source = \"rulebook\"", "source = \"found\"")];
    editions::assert_name_is_taken::<Edition>(&others, ("points = 5\n", ""), &[("# Towns", "# All towns")]);
}

#[test]
fn the_hash_changes_with_every_value_and_with_nothing_else() {
    let values = [
        ("start = 10500", "start = 10600"),
        ("six_players = 10", "six_players = 9"),
        ("same_town = 2", "same_town = 3"),
        ("name = \"Miami\"", "name = \"Tampa\""),
        ("links = [1, 2, 5, 6, 7, 9, 13]", "links = [1, 2, 5, 6, 7, 9]"),
        ("town = 1\n", "town = 2\n"),
        ("best_day = \"Tue\"", "best_day = \"Mon\""),
        ("points = 5\n", "points = 6\n"),
        ("points = 5\n", "dollars = 500\n"),
    ];
    let others = [("source = \"rulebook\"", "source = \"found\""), ("lat = 47.61", "lat = 47.62"), ("my-box", "x")];
    editions::assert_hash::<Edition>(&values, &others);
}

#[test]
fn an_edition_is_found_by_name_and_hash_once_it_is_kept() {
    let kept = editions::assert_found_once_kept::<Edition>(("start = 10500", "start = 7700"));
    assert_eq!(kept.start_cash(), 7700);
}

/// The cells of a row of the table in NOTICE.md: from the rulebook, found elsewhere, reconstructed.
fn notice(row: &str) -> [&'static str; 3] {
    let table = include_str!("../../../../NOTICE.md").lines();
    let line = table.into_iter().find(|line| line.starts_with(&format!("| {row}"))).expect("a row of the table");
    let cells: Vec<_> = line.split('|').map(str::trim).collect();
    [cells[2], cells[3], cells[4]]
}

/// The towns of a list as in `1 San Francisco, 2 San Diego`.
fn towns_of(cell: &str) -> Vec<String> {
    cell.split(", ").filter(|item| item.starts_with(|first: char| first.is_ascii_digit())).map(plain).collect()
}

fn plain(item: &str) -> String {
    item.split(" (").next().unwrap_or_default().to_owned()
}

#[test]
fn the_sources_of_the_towns_agree_with_the_notice() {
    let edition = Edition::built_in();
    let named = |source| {
        let towns = edition.towns().filter(|&town| edition.town(town).name_source == source);
        towns.map(|town| format!("{town} {}", edition.town(town).name)).collect::<Vec<_>>()
    };
    let [rulebook, found, reconstructed] = notice("town names");
    assert_eq!(named(Source::Rulebook), towns_of(rulebook));
    assert_eq!((named(Source::Found).len(), found), (0, ""));
    // The words in brackets about New Orleans have a comma in them.
    assert_eq!(named(Source::Reconstructed), towns_of(&reconstructed.replace(", not its number", "")));
    assert_eq!((named(Source::Rulebook).len(), named(Source::Reconstructed).len()), (8, 8));

    let linked: Vec<_> = edition.towns().filter(|&town| edition.town(town).links_source == Source::Rulebook).collect();
    assert_eq!(linked.iter().map(|&town| edition.town(town).name.as_str()).collect::<Vec<_>>(), ["Sacramento"]);
    let numbers: Vec<_> = edition.links(linked[0]).iter().map(|town| town.number().to_string()).collect();
    assert_eq!(notice("roads")[0], format!("the seven of Sacramento: {}", numbers.join(", ")));
}

#[test]
fn the_sources_of_everything_else_agree_with_the_notice() {
    let edition = Edition::built_in();
    assert_eq!((edition.money_source(), edition.hand_source()), (Source::Rulebook, Source::Rulebook));
    assert_eq!(notice("money and hands")[1..], ["", ""]);
    assert!(edition.cards().iter().all(|card| edition.card_source(card) == Source::Reconstructed));
    assert!(notice("best days")[2].starts_with("the best day of each of the 64 cards"));
    let sure: Vec<_> =
        edition.suitcases().iter().filter(|&it| edition.suitcase_source(it) == Source::Rulebook).collect();
    let values: Vec<_> = sure.iter().map(|&it| format!("{:?}", edition.contents(it))).collect();
    assert_eq!(values, ["Points(5)", "Points(-3)", "Dollars(1500)", "Dollars(-1000)"]);
    assert_eq!(notice("suitcases")[0], "the extremes: +5 and −3 points, +$1,500 and −$1,000");
    assert!(notice("suitcases")[2].starts_with("the other 20 values"));
}

#[test]
fn every_value_has_one_source() {
    let edition = Edition::built_in();
    // Money, hands, 16 names, 16 times links, 64 cards, 24 suitcases.
    assert_eq!(edition.sources().count(), 122);
    assert_eq!(Source::ALL.map(|source| edition.count(source)), [15, 0, 107]);
    let one = Edition::read(&change(
        &my_box(),
        "best_day = \"Tue\"\nsource = \"reconstructed\"",
        "best_day = \"Tue\"\nsource = \"found\"",
    ));
    assert_eq!(Source::ALL.map(|source| one.as_ref().unwrap().count(source)), [15, 1, 106]);
}

#[test]
fn whatever_is_edited_the_file_is_read_or_its_mistakes_have_lines() {
    editions::assert_edits_are_told::<Edition>(&["[[card]]", "[money]", "links = [", "town = {}"]);
}

#[test]
fn whatever_is_typed_nothing_panics() {
    editions::assert_nothing_panics::<Edition>();
}

/// The file of a small edition made at random; not every one can be played.
fn small(rng: &mut ChaCha8Rng) -> String {
    let mut draw = |from: u32, to: u32| from + below(rng, to - from + 1);
    let (towns, cards) = (draw(2, 9), draw(7, 40));
    let source = "source = \"reconstructed\"";
    let mut text = format!("name = \"small\"\n[money]\nstart = {}00\n{source}\n[hand]\n", draw(1, 30));
    for (players, key) in (3..).zip(["three_players", "four_players", "five_players", "six_players"]) {
        writeln!(text, "{key} = {}", draw(1, ((cards - 1) / players).min(12))).unwrap();
    }
    writeln!(text, "same_town = {}\n{source}", draw(1, 5)).unwrap();
    for town in 1..=towns {
        // A ring, so that every town can be reached, and some links across.
        let mut links = BTreeSet::from([town % towns + 1]);
        for _ in 0..draw(0, 4) {
            links.insert(draw(1, towns));
        }
        links.remove(&town);
        write!(text, "[[town]]\nid = {town}\nname = \"Town {town}\"\nname_{source}\nlat = {}\nlon = 0\n", draw(0, 9))
            .unwrap();
        writeln!(text, "links = {:?}\nlinks_{source}", links.iter().collect::<Vec<_>>()).unwrap();
    }
    for card in 1..=cards {
        let day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][draw(0, 6) as usize];
        write!(text, "[[card]]\nid = \"a{card:02}\"\ntown = {}\nbest_day = \"{day}\"\n{source}\n", draw(1, towns))
            .unwrap();
    }
    for suitcase in 1..=towns + draw(0, 3) {
        let value = i64::from(draw(0, 30)) - 15;
        let contents = if draw(0, 1) == 0 { format!("points = {value}") } else { format!("dollars = {}", 100 * value) };
        write!(text, "[[suitcase]]\nid = \"s{suitcase:02}\"\n{contents}\n{source}\n").unwrap();
    }
    text
}

#[test]
fn whole_games_can_be_played_with_small_editions() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut played = 0;
    for _ in 0..200 {
        let text = small(&mut rng);
        let Ok(edition) = Edition::read(&text) else { continue };
        let edition = edition.intern();
        assert!(edition.towns().all(|town| town.index() < 9 && !edition.links(town).is_empty()));
        for players in 3..=6 {
            editions::assert_playable::<Maloney>(&Setup::new(players, edition), &mut rng);
        }
        played += 1;
    }
    assert!(played >= 50, "{played} of 200 could be played");
}

#[test]
fn more_cards_of_a_town_than_can_be_imagined_are_refused() {
    // With as many allowed in a hand, only their number is wrong.
    let text = Edition::built_in_file().replace("maloney-1", "my-box").replace("same_town = 2", "same_town = 8");
    let text = text.replace("\ntown = 2\n", "\ntown = 1\n");
    assert!(Edition::read(&text).is_ok(), "eight are fine");
    let error = Edition::read(&text.replace("\ntown = 3\n", "\ntown = 1\n")).unwrap_err();
    assert_eq!(error.0.len(), 1, "{error}");
    assert!(error.to_string().contains("card.9.town: 12 cards of town 1, but there is room for 8"), "{error}");
}
