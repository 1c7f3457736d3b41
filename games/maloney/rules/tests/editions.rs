//! Edition files: what is wrong with one is said at once and by line; what is right can be played.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;

use bequest_editions::Source;
use bequest_engine::{Asking, Edition as _, Game, Piece, Seat, Step, Viewer, Waiting, below};
use bequest_maloney::{Edition, Maloney, Setup};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The built-in edition under another name.
fn my_box() -> String {
    change(Edition::built_in_file(), "name = \"maloney-1\"", "name = \"my-box\"")
}

fn change(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from:?} does not stand in the file");
    text.replacen(from, to, 1)
}

fn mistakes(text: &str) -> Vec<String> {
    Edition::read(text).map_or_else(|error| error.0.iter().map(ToString::to_string).collect(), |_| Vec::new())
}

/// A change in the file, and what is to be said about it.
#[derive(Default)]
struct Case {
    claim: String,
    from: String,
    to: String,
    mistakes: Vec<String>,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for block in include_str!("../editions/mistakes.txt").split("\n\n").skip(1) {
        let mut case = Case::default();
        for line in block.lines() {
            let (mark, rest) = line.split_at(1);
            let rest = rest.strip_prefix(' ').unwrap_or(rest);
            match mark {
                "#" => case.claim = rest.to_owned(),
                "-" => case.from += &format!("{rest}\n"),
                "+" => case.to += &format!("{rest}\n"),
                "!" => case.mistakes.push(rest.to_owned()),
                other => panic!("no such mark: {other:?}"),
            }
        }
        cases.push(case);
    }
    cases
}

#[test]
fn the_built_in_edition_keeps_its_name_and_its_hash() {
    assert_eq!(Edition::built_in().id().to_string(), "maloney-1 4d5df74abf0b8730");
    let read = Edition::read(Edition::built_in_file()).unwrap();
    assert_eq!((read.id(), read.doubts()), (Edition::built_in().id(), &[][..]));
}

#[test]
fn every_mistake_is_told_with_its_line_and_nothing_else_is() {
    let cases = cases();
    assert!(cases.len() > 50);
    for Case { claim, from, to, mistakes: wanted } in cases {
        let text = change(&my_box(), &from, &to);
        assert_eq!(mistakes(&text), wanted, "{claim}");
    }
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
    let parts = ["card", "hand", "money", "name", "suitcase", "town"];
    for text in ["", "\n\n# nothing\n"] {
        let mistakes = Edition::read(text).unwrap_err().0;
        let keys: Vec<_> = mistakes.iter().map(|mistake| mistake.key.as_str()).collect();
        assert_eq!(keys, parts);
        assert!(mistakes.iter().all(|mistake| mistake.line == 1));
    }
    assert!(mistakes(&"x".repeat(2 << 20))[0].starts_with("1: 2097152 bytes are no edition"));
    // A letter to the heirs: after twenty lines nobody needs to read on.
    assert_eq!(mistakes(&"My dear nephews and nieces,\n".repeat(100)).len(), 20);
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
    let file = Edition::built_in_file();
    for (from, to) in [("points = 5\n", "points = 4\n"), ("source = \"rulebook\"", "source = \"found\"")] {
        let found = mistakes(&change(file, from, to));
        assert!(found[0].starts_with("7: name: \"maloney-1\" is built in"), "{found:?}");
    }
    let found = mistakes(&change(file, "points = 5\n", ""));
    assert_eq!(found.len(), 2, "{found:?}");
    // What only looks different is the same.
    assert!(Edition::read(&change(file, "# Towns", "# All towns")).is_ok());
    assert!(Edition::read(&file.replace('\n', "\r\n")).is_ok());
}

#[test]
fn the_hash_changes_with_every_value_and_with_nothing_else() {
    let hash = |text: &str| Edition::read(text).unwrap().id().hash;
    let mine = my_box();
    for (from, to) in [
        ("start = 10500", "start = 10600"),
        ("six_players = 10", "six_players = 9"),
        ("same_town = 2", "same_town = 3"),
        ("name = \"Miami\"", "name = \"Tampa\""),
        ("links = [1, 2, 5, 6, 7, 9, 13]", "links = [1, 2, 5, 6, 7, 9]"),
        ("town = 1\n", "town = 2\n"),
        ("best_day = \"Tue\"", "best_day = \"Mon\""),
        ("points = 5\n", "points = 6\n"),
        ("points = 5\n", "dollars = 500\n"),
    ] {
        assert_ne!(hash(&change(&mine, from, to)), hash(&mine), "{to}");
    }
    for (from, to) in [("source = \"rulebook\"", "source = \"found\""), ("lat = 47.61", "lat = 47.62"), ("my-box", "x")]
    {
        assert_eq!(hash(&change(&mine, from, to)), hash(&mine), "{to}");
    }
}

#[test]
fn an_edition_is_found_by_name_and_hash_once_it_is_kept() {
    let edition = Edition::read(&change(&my_box(), "start = 10500", "start = 7700")).unwrap();
    let id = edition.id();
    assert!(Edition::find(&id).is_none());
    edition.intern();
    assert_eq!(Edition::find(&id).unwrap().start_cash(), 7700);
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
    assert_eq!(notice("links")[0], format!("the seven of Sacramento: {}", numbers.join(", ")));
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

/// Edits a line at random.
#[derive(Clone, Debug)]
enum Edit {
    Delete(usize),
    Double(usize),
    Swap(usize, usize),
    Replace(usize, String),
    Cut(usize, usize),
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let odd =
        ["[[card]]", "[money]", "[", "]", "= 1", "links = [", "id = \"\"\"", "name = 'x", "\"a\\nb\" = 1", "town = {}"];
    let line = prop_oneof![
        prop::sample::select(odd.to_vec()).prop_map(str::to_owned),
        "[a-z_]{1,6} = [-0-9\"\\[\\]a-z.,{}#']{0,8}",
        "\\PC{0,12}",
    ];
    let at = 0..700_usize;
    let edit = prop_oneof![
        at.clone().prop_map(Edit::Delete),
        at.clone().prop_map(Edit::Double),
        (at.clone(), at.clone()).prop_map(|(one, other)| Edit::Swap(one, other)),
        (at.clone(), line).prop_map(|(at, line)| Edit::Replace(at, line)),
        (at, 0..20_usize).prop_map(|(at, length)| Edit::Cut(at, length)),
    ];
    prop::collection::vec(edit, 1..6)
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for edit in edits {
        let count = lines.len();
        match edit {
            Edit::Delete(at) => drop(lines.remove(at % count)),
            Edit::Double(at) => lines.insert(at % count, lines[at % count].clone()),
            Edit::Swap(one, other) => lines.swap(one % count, other % count),
            Edit::Replace(at, line) => lines[at % count].clone_from(line),
            Edit::Cut(at, length) => lines[at % count] = lines[at % count].chars().take(*length).collect(),
        }
    }
    lines.join("\n") + "\n"
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn whatever_is_edited_the_file_is_read_or_its_mistakes_have_lines(edits in edits()) {
        let text = edited(&my_box(), &edits);
        let Err(error) = Edition::read(&text) else { return Ok(()) };
        prop_assert!(!error.0.is_empty());
        prop_assert!(error.0.is_sorted());
        for mistake in &error.0 {
            prop_assert!((1..=text.lines().count()).contains(&mistake.line), "{mistake}");
            prop_assert!(!mistake.to_string().contains('\n'), "{mistake}");
        }
    }

    #[test]
    fn whatever_is_typed_nothing_panics(text in "\\PC{0,80}(\n\\PC{0,40}){0,6}") {
        let error = Edition::read(&text).unwrap_err();
        let last = text.lines().count().max(1);
        prop_assert!(error.0.iter().all(|mistake| (1..=last).contains(&mistake.line)));
    }
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

/// Plays a game at random; nothing gets lost, and every view can be imagined.
fn play(edition: &'static Edition, players: usize, rng: &mut ChaCha8Rng) {
    let mut game = Maloney::new(&Setup::new(players, edition));
    for step in 0..200_000 {
        game.conserved().unwrap();
        if step % 97 == 0 {
            let viewer = Viewer::Seat(Seat::new(step % players));
            let view = game.view(viewer);
            assert!(Maloney::imagine(&view, rng).view(viewer) == view, "an imagined world looks different");
        }
        let taken = match game.waits_for() {
            Waiting::Nobody => {
                assert!(game.scores().is_some());
                return;
            }
            Waiting::Chance => Step::Chance(game.sample_chance(rng)),
            Waiting::Seats(Asking { seats, .. }) => {
                let seat = seats.iter().nth(below(rng, seats.len() as u32) as usize).unwrap();
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                assert!(!legal.is_empty(), "who is asked can answer");
                Step::Act(seat, legal[below(rng, legal.len() as u32) as usize])
            }
        };
        game.apply(taken, &mut |_| {});
    }
    panic!("the game has no end");
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
            play(edition, players, &mut rng);
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
