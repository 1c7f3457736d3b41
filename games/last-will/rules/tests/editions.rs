//! Edition files: what is wrong with one is said at once and by line.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use bequest_conformance::editions;
use bequest_editions::Source;
use bequest_engine::SeatSet;
use bequest_last_will::{Deck, Edition, Family, LastWill, Setup};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The built-in edition under another name.
fn my_box() -> String {
    editions::my_box::<Edition>()
}

fn change(text: &str, from: &str, to: &str) -> String {
    editions::changed(text, (from, to))
}

#[test]
fn the_built_in_edition_keeps_its_name_and_its_hash() {
    editions::assert_built_in::<Edition>("last-will-1 c4a2938278159b78");
}

#[test]
fn the_built_in_edition_has_the_numbers_of_the_box() {
    let edition = Edition::built_in();
    let base = |family: Family| edition.family(family).and(edition.cards(false)).len();
    let all = |family: Family| edition.family(family).len();
    let families = [Family::Event, Family::Helper, Family::Property, Family::Companion, Family::Wild];
    assert_eq!(families.map(base), [31, 39, 24, 20, 2]);
    assert_eq!(families.map(all), [37, 40, 30, 20, 2]);
    assert_eq!((base(Family::Special), all(Family::NewSpecial)), (17, 7));
    assert_eq!((1..=3).map(|crowns| edition.with_crowns(crowns).len()).collect::<Vec<_>>(), [7, 10, 7]);
    assert_eq!((edition.jobs(4).len(), edition.jobs(5).len(), edition.base_wills().len()), (10, 10, 7));
    assert_eq!(Deck::ALL.iter().map(|&deck| edition.deck(deck).len()).sum::<usize>(), 127);
    assert_eq!((edition.slots(), edition.extensions()), (5, 12));
}

#[test]
fn every_mistake_is_told_with_its_line_and_nothing_else_is() {
    editions::assert_mistakes::<Edition>(include_str!("../editions/mistakes.txt"));
}

#[test]
fn all_mistakes_are_told_at_once() {
    let mut text = my_box();
    for (from, to) in [
        ("slots = 5", "slots = 9"),
        ("second = -2", "second = -3"),
        ("lines = 4", "lines = 3"),
        ("pays = [3, 2, 1, 1]", "pays = [3, 2, 1, 2]"),
        ("late_from = 4", "late_from = 8"),
        ("circles = [\"guest\"]", "circles = [\"gest\"]"),
        ("effect = \"upkeep\"\nbonus = 2", "effect = \"upkeep\"\nbonos = 2"),
    ] {
        text = change(&text, from, to);
    }
    let keys: Vec<_> = Edition::read(&text).unwrap_err().0.into_iter().map(|mistake| mistake.key).collect();
    let wanted = [
        "box.slots",
        "market.second",
        "will.1.lines",
        "job.1.pays",
        "space.4.late_from",
        "event.1.circles",
        "helper.6.bonus",
        "helper.6.bonos",
    ];
    assert_eq!(keys, wanted);
}

#[test]
fn a_file_that_is_no_edition_at_all_says_what_one_has() {
    editions::assert_parts::<Edition>(&[
        "box",
        "companions",
        "errand",
        "event",
        "helper",
        "job",
        "market",
        "name",
        "new_special",
        "plan",
        "property",
        "space",
        "special",
        "tile",
        "will",
        "wills",
    ]);
}

#[test]
fn a_value_that_rises_on_the_track_is_worth_a_second_look() {
    let edition = Edition::read(&change(&my_box(), "[10, 8, 6, 4, 3, 2]", "[10, 8, 6, 7, 3, 2]")).unwrap();
    let doubts: Vec<_> = edition.doubts().iter().map(ToString::to_string).collect();
    assert_eq!(
        doubts,
        ["977: property.1.track: its value rises on the way down the track; fine if the card has it so"]
    );
}

#[test]
fn a_built_in_name_stands_for_the_built_in_file_alone() {
    let others = [("money = 50\n", "money = 51\n"), ("source = \"rulebook\"", "source = \"found\"")];
    let same = [("# Events.", "# All events."), ("title = \"dinner\"\ntitle_source", "title = 'dinner'\ntitle_source")];
    editions::assert_name_is_taken::<Edition>(&others, ("money = 50\n", ""), &same);
}

#[test]
fn the_hash_changes_with_every_value_and_with_nothing_else() {
    let values = [
        ("slots = 5", "slots = 4"),
        ("extensions = 12", "extensions = 11"),
        ("first = -3", "first = -4"),
        ("dog = 5", "dog = 4"),
        ("money = [70, ", "money = [60, "),
        ("money = 50", "money = 51"),
        ("title = \"doctor\"", "title = \"nurse\""),
        ("pays = [3, 2, 1, 1]", "pays = [4, 1, 1, 1]"),
        ("symbols = [\"mask\", \"wheel\"", "symbols = [\"glass\", \"wheel\""),
        ("cards = 5\nboys = 2", "cards = 4\nboys = 2"),
        ("cards = [3, 5]", "cards = [3, 6]"),
        ("deck = \"helpers\"", "deck = \"events\""),
        ("late_from = 4", "late_from = 5"),
        ("group = true\nsource", "group = false\nsource"),
        ("spaces = 1", "spaces = 2"),
        ("title = \"dinner\"", "title = \"supper\""),
        ("copies = 3", "copies = 2"),
        ("crowns = 2", "crowns = 3"),
        ("spend = 3", "spend = 4"),
        ("circles = [\"guest\"]", "circles = [\"chef\"]"),
        ("bonuses = [2]", "bonuses = [3]"),
        ("marked = [1]", "filled = [1]"),
        ("gives_actions = 1", "gives_actions = 2"),
        ("wedding = \"ring\"", "wedding = \"gift\""),
        ("gift_each = 3", "gift_each = 2"),
        ("sale_market = true", "sale_market = false"),
        ("effect = \"maintain\"", "effect = \"sell\""),
        ("buy = 2", "buy = 1"),
        ("on = \"glass\"", "on = \"wheel\""),
        ("types = [\"villa\", \"manor\"]", "types = [\"villa\"]"),
        ("track = [10, 8, ", "track = [10, 9, "),
        ("upkeep = 4", "upkeep = 3"),
    ];
    let others = [("source = \"rulebook\"", "source = \"found\""), ("my-box", "x"), ("# Events.", "# All events.")];
    editions::assert_hash::<Edition>(&values, &others);
}

#[test]
fn an_edition_is_found_by_name_and_hash_once_it_is_kept() {
    let kept = editions::assert_found_once_kept::<Edition>(("slots = 5", "slots = 3"));
    assert_eq!(kept.slots(), 3);
}

#[test]
fn every_value_has_one_source() {
    let edition = Edition::built_in();
    // The box has two values, then come the tokens, the companions and the base wills; 10 wills, 20 jobs, 13 plans, 16
    // tiles, 12 spaces, 9 errands; a title and the values of each of 17 events, 18 helpers and expenses, 15 properties,
    // 17 and 7 special cards.
    assert_eq!(edition.sources().count(), 5 + 10 + 20 + 13 + 16 + SPACES + ERRANDS + 2 * (17 + 18 + 15 + 17 + 7));
    let one =
        Edition::read(&change(&my_box(), "title_source = \"reconstructed\"", "title_source = \"found\"")).unwrap();
    assert_eq!(one.count(Source::Found), edition.count(Source::Found) + 1);
}

const SPACES: usize = 12;
const ERRANDS: usize = 9;

#[test]
fn whatever_is_edited_the_file_is_read_or_its_mistakes_have_lines() {
    editions::assert_edits_are_told::<Edition>(&[
        "[[event]]",
        "[[space]]",
        "[box]",
        "track = [",
        "circles = [\"guest\", \"guest\", \"guest\", \"guest\"]",
        "players = [2, 3, 4, 5]",
        "copies = 9",
        "place = 1",
        "place = \"draw\"",
        "crowns = 1",
        "sacked = true",
        "id = \"k1\"",
        "event = {}",
    ]);
}

#[test]
fn whatever_is_typed_nothing_panics() {
    editions::assert_nothing_panics::<Edition>();
}

/// An edition with one card of most kinds, so that piles run out all the time.
fn scarce() -> String {
    let file = my_box();
    let mut text = file.replace("copies = 4", "copies = 1").replace("copies = 3", "copies = 1");
    text = text.replace("copies = 2", "copies = 1");
    for kind in ["dog", "horse", "guest", "chef"] {
        text = text.replace(&format!("\n{kind} = 5"), &format!("\n{kind} = 1"));
    }
    text
}

#[test]
fn whole_games_can_be_played_with_other_editions() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let rich = my_box().replace("spend = 3", "spend = 33").replace("upkeep = ", "upkeep = 1");
    let nothing = my_box().replace("extensions = 12", "extensions = 0").replace("slots = 5", "slots = 1");
    for text in [my_box(), scarce(), rich, nothing] {
        let edition = Edition::read(&text).unwrap().intern();
        for players in 2..=5 {
            editions::assert_playable::<LastWill>(&Setup::base(players, edition), &mut rng);
            editions::assert_playable::<LastWill>(&Setup::sacked(players, edition), &mut rng);
            let without = Setup::sacked(players, edition).with_jobs(SeatSet::EMPTY);
            editions::assert_playable::<LastWill>(&without, &mut rng);
        }
    }
}
