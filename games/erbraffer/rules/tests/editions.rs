//! Edition files: what is wrong with one is said at once and by line.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Write;

use bequest_conformance::editions;
use bequest_editions::Source;
use bequest_engine::Piece;
use bequest_erbraffer::{Couple, Edition, Effect, Erbraffer, Person, Setup};
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
    editions::assert_built_in::<Edition>("erbraffer-1 f6921d302b9646b2");
}

#[test]
fn the_built_in_edition_has_the_numbers_of_the_box() {
    let edition = Edition::built_in();
    assert_eq!((edition.persons().len(), edition.couples().len(), edition.benefactors().len()), (54, 18, 12));
    assert_eq!((edition.heirlooms().len(), edition.cards().len(), edition.benefactor_cards().len()), (6, 48, 24));
    assert_eq!((edition.start_cash(), edition.hand()), (10, 4));
    assert_eq!((2..=6).map(|players| edition.portraits_each(players)).collect::<Vec<_>>(), [2, 2, 1, 1, 1]);
    assert_eq!((2..=6).map(|players| edition.benefactors_each(players)).collect::<Vec<_>>(), [4, 4, 3, 3, 3]);
    assert_eq!(edition.cards().iter().filter(|&card| edition.card(card).hourglass).count(), 16);
    assert_eq!(edition.effect(Piece::from_index(11)), Effect::LossTwo(6));
}

#[test]
fn every_mistake_is_told_with_its_line_and_nothing_else_is() {
    editions::assert_mistakes::<Edition>(include_str!("../editions/mistakes.txt"));
}

#[test]
fn all_mistakes_are_told_at_once() {
    let mut text = my_box();
    for (from, to) in [
        ("cash = 10", "cash = 10,000"),
        ("parents = \"c01\"", "parents = \"c19\""),
        ("partners = [\"p03\", \"p04\"]", "partners = [\"p03\"]"),
        ("owner = \"p03\"", "owner = \"p30\""),
        ("kind = \"wedding\"\namount = 5", "kind = \"wedding\"\namout = 5"),
    ] {
        text = change(&text, from, to);
    }
    let keys: Vec<_> = Edition::read(&text).unwrap_err().0.into_iter().map(|mistake| mistake.key).collect();
    let wanted =
        ["start.cash", "person.8.parents", "couple.2.partners", "heirloom.2.owner", "card.9.amount", "card.9.amout"];
    assert_eq!(keys, wanted);
}

#[test]
fn a_file_that_is_no_edition_at_all_says_what_one_has() {
    editions::assert_parts::<Edition>(&["card", "couple", "deal", "heirloom", "name", "person", "start"]);
}

#[test]
fn more_benefactors_than_there_are_cards_for_are_refused() {
    // The couple c17 is parted, and c18 takes its place.
    let mut text = my_box();
    for (from, to) in [
        ("[[couple]]\nid = \"c17\"\npartners = [\"p44\", \"p45\"]\nsource = \"reconstructed\"\n", ""),
        ("id = \"c18\"", "id = \"c17\""),
        ("name = \"Robert\"", "name = \"Robert\"\nbenefactor = true"),
        ("name = \"Sabine\"", "name = \"Sabine\"\nbenefactor = true"),
    ] {
        text = change(&text, from, to);
    }
    let found = mistakes(&text.replace("parents = \"c18\"", "parents = \"c17\""));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with("person.45: 14 benefactors, but the game has room for 12: take some out"), "{found:?}");
}

const NEW_WILL: &str = "kind = \"new-will\"";
const SWEEP: &str = "kind = \"sweep\"";

/// What the cards of a small edition do, over and over again.
const EFFECTS: [&str; 13] = [
    "kind = \"gain\"\namount = 2",
    "kind = \"loss\"\namount = 3",
    "kind = \"gain-two\"\namount = 4",
    "kind = \"loss-two\"\namount = 1",
    "kind = \"wedding\"\namount = 5",
    "kind = \"lose-all\"",
    "kind = \"halve\"",
    "kind = \"double\"",
    "kind = \"sibling\"",
    "kind = \"sheep\"",
    "kind = \"exchange\"",
    NEW_WILL,
    SWEEP,
];

/// A small edition: one couple per generation, besides so many benefactors of 1870, 1900, 1930 and 1960, and six
/// grandchildren; with two or three players each is dealt so many benefactors.
fn small(benefactors: [usize; 4], few: usize) -> String {
    let source = "source = \"found\"";
    let mut text = format!("name = \"small\"\n[start]\ncash = 3\ncash_{source}\n[deal]\nhand = 4\n");
    text += "portraits_two_or_three = 2\nportraits_four_to_six = 1\n";
    writeln!(text, "benefactors_two_or_three = {few}\nbenefactors_four_to_six = 0\n{source}").unwrap();
    let (mut persons, mut couples) = (String::new(), String::new());
    let mut count = 0;
    let mut person = |generation: usize, rest: &str| {
        count += 1;
        let year = 1840 + 30 * generation;
        write!(persons, "[[person]]\nid = \"p{count:02}\"\nname = \"Heir {count}\"\nname_{source}\nsex = \"f\"\n")
            .unwrap();
        writeln!(persons, "generation = {year}\nplace_{source}\n{rest}").unwrap();
        count
    };
    for generation in 0..5 {
        let parents = if generation == 0 { String::new() } else { format!("parents = \"c{generation:02}\"") };
        let heir = person(generation, &parents);
        let partner = person(generation, "");
        let id = generation + 1;
        write!(couples, "[[couple]]\nid = \"c{id:02}\"\npartners = [\"p{partner:02}\", \"p{heir:02}\"]\n{source}\n")
            .unwrap();
        for _ in 0..generation.checked_sub(1).map_or(0, |row| benefactors[row]) {
            person(generation, &format!("{parents}\nbenefactor = true"));
        }
    }
    for _ in 0..6 {
        person(5, "parents = \"c05\"");
    }
    text += &(persons + &couples);
    write!(
        text,
        "[[heirloom]]\nid = \"h1\"\nkey = \"clock\"\nvalue = 7\nvalue_{source}\nowner = \"p02\"\nowner_{source}\n"
    )
    .unwrap();
    for (card, effect) in (1..=25).zip(EFFECTS.into_iter().cycle()) {
        write!(text, "[[card]]\nid = \"i{card:02}\"\n{effect}\ntitle = \"sweet\"\n{source}\n").unwrap();
        let hourglass = effect != NEW_WILL && effect != SWEEP && card <= 18;
        writeln!(text, "hourglass = {hourglass}\nhourglass_{source}").unwrap();
    }
    text
}

#[test]
fn a_smaller_family_is_an_edition_too() {
    let edition = Edition::read(&small([1, 2, 0, 1], 1)).unwrap();
    assert_eq!((edition.persons().len(), edition.couples().len(), edition.benefactor_cards().len()), (20, 5, 8));
    assert_eq!(edition.doubts(), []);
    assert_eq!((edition.couples_in(4).len(), edition.last_row().len()), (1, 6));
    let (second, fifth) = (Couple::numbered(2).unwrap(), Couple::numbered(5).unwrap());
    assert_eq!((edition.children(second).len(), edition.married_children(second).len()), (3, 1));
    assert_eq!(edition.married_children(fifth), edition.last_row());
    // Typed the other way round, the two are the same couple.
    assert_eq!(edition.couple(Couple::from_index(0)).partners, [Person::from_index(0), Person::from_index(1)]);
}

#[test]
fn benefactors_that_could_not_be_dealt_are_refused() {
    let fault = |benefactors: [usize; 4], few: usize| {
        let found = mistakes(&small(benefactors, few));
        assert!(found.len() < 2, "{found:?}");
        found.first().map(|mistake| mistake.split("benefactors_two_or_three: ").last().unwrap().to_owned())
    };
    for (benefactors, few) in [([0, 0, 0, 0], 0), ([3, 3, 3, 3], 4), ([6, 0, 0, 0], 2), ([2, 2, 2, 2], 3)] {
        assert_eq!(fault(benefactors, few), None, "{benefactors:?} {few}");
    }
    let few = "3 hands of 4 are 12 benefactor cards; there are 8: deal fewer";
    assert_eq!(fault([1, 1, 1, 1], 4).as_deref(), Some(few));
    let never = "3 hands of 3 might never come out right: the 6 cards that the others leave may hold no 3 different ones \
                 with at most two of a generation (ERB-6): deal fewer";
    assert_eq!(fault([3, 3, 0, 0], 3).as_deref(), Some(never));
    assert!(fault([6, 0, 0, 0], 3).unwrap().contains("might never come out right"));
}

#[test]
fn more_children_than_there_is_room_for_are_refused() {
    assert_eq!(mistakes(&small([7, 0, 0, 0], 0)), Vec::<String>::new());
    let found = mistakes(&small([8, 0, 0, 0], 0));
    assert_eq!(found.len(), 1, "{found:?}");
    let wanted = "person.12.parents: 9 children of c01, but the game has room for 8: take some out";
    assert!(found[0].ends_with(wanted), "{found:?}");
}

#[test]
fn a_generation_without_anybody_is_told() {
    let found = mistakes(&small([0; 4], 0).replace("generation = 1990", "generation = 1960"));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with("person: nobody is of 1990: each of the six generations has someone"), "{found:?}");
    let found = mistakes(&small([0; 4], 0).replace("generation = 1900", "generation = 1870"));
    assert!(found[0].ends_with("person: nobody is of 1900: each of the six generations has someone"), "{found:?}");
}

#[test]
fn too_few_cards_are_told() {
    let text = small([0; 4], 0);
    let few = &text[..text.find("[[card]]\nid = \"i25\"").unwrap()];
    assert_eq!(mistakes(few), ["6: deal.hand: 6 hands of 4 and a card to draw are 25 cards; there are 24: deal fewer"]);
}

#[test]
fn few_hourglasses_are_worth_a_second_look() {
    let doubts = |text: &str| Edition::read(text).unwrap().doubts().iter().map(ToString::to_string).collect::<Vec<_>>();
    let text = small([0; 4], 0);
    let one_less = doubts(&change(&text, "hourglass = true", "hourglass = false"));
    assert_eq!(one_less.len(), 1);
    let wanted = "card: 15 cards have an hourglass, but 16 steps lead from 1840 to 2000; fine if the cards have it so";
    assert!(one_less[0].ends_with(wanted), "{one_less:?}");
    let none = doubts(&text.replace("hourglass = true\n", ""));
    assert!(none[0].contains("no card has an hourglass"), "{none:?}");
}

#[test]
fn a_built_in_name_stands_for_the_built_in_file_alone() {
    let others = [("value = 12\n", "value = 13\n"), ("source = \"rulebook\"", "source = \"found\"")];
    let same = [("# Heirlooms", "# All heirlooms"), ("[\"p01\", \"p02\"]", "[\"p02\", \"p01\"]")];
    editions::assert_name_is_taken::<Edition>(&others, ("value = 12\n", ""), &same);
}

#[test]
fn the_hash_changes_with_every_value_and_with_nothing_else() {
    let values = [
        ("cash = 10", "cash = 11"),
        ("hand = 4", "hand = 5"),
        ("portraits_two_or_three = 2", "portraits_two_or_three = 1"),
        ("benefactors_four_to_six = 3", "benefactors_four_to_six = 2"),
        ("name = \"Albrecht\"", "name = \"Alfons\""),
        ("sex = \"m\"", "sex = \"f\""),
        ("parents = \"c01\"", "parents = \"c02\""),
        ("dowry = 5", "dowry = 6"),
        ("value = 12", "value = 13"),
        ("owner = \"p01\"", "owner = \"p02\""),
        ("key = \"violin\"", "key = \"viola\""),
        ("kind = \"sheep\"", "kind = \"exchange\""),
        ("amount = 15", "amount = 14"),
        ("title = \"bomb\"", "title = \"fire\""),
        ("\nhourglass = true", "\nhourglass = false"),
    ];
    let others = [("source = \"rulebook\"", "source = \"found\""), ("my-box", "x"), ("# Couples", "# All couples")];
    editions::assert_hash::<Edition>(&values, &others);
}

#[test]
fn an_edition_is_found_by_name_and_hash_once_it_is_kept() {
    let kept = editions::assert_found_once_kept::<Edition>(("cash = 10", "cash = 17"));
    assert_eq!(kept.start_cash(), 17);
}

#[test]
fn every_value_has_one_source() {
    let edition = Edition::built_in();
    // Cash, deal, 54 names, 54 places, 18 couples, 6 values, 6 owners, 48 effects, 48 hourglasses.
    assert_eq!(edition.sources().count(), 236);
    assert_eq!(Source::ALL.map(|source| edition.count(source)), [50, 1, 185]);
    let one = Edition::read(&change(&my_box(), "hourglass_source = \"reconstructed\"", "hourglass_source = \"found\""));
    assert_eq!(Source::ALL.map(|source| one.as_ref().unwrap().count(source)), [50, 2, 184]);
}

#[test]
fn whatever_is_edited_the_file_is_read_or_its_mistakes_have_lines() {
    editions::assert_edits_are_told::<Edition>(&[
        "[[card]]",
        "[[couple]]",
        "[deal]",
        "partners = [",
        "partners = [\"p00\", \"p99\"]",
        "parents = \"c99\"",
        "parents = \"c00\"",
        "generation = 1990",
        "generation = 1840",
        "benefactor = true",
        "owner = \"p00\"",
        "person = {}",
    ]);
}

#[test]
fn whatever_is_typed_nothing_panics() {
    editions::assert_nothing_panics::<Edition>();
}

#[test]
fn whole_games_can_be_played_with_small_editions() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for (benefactors, few) in [([0, 0, 0, 0], 0), ([1, 2, 0, 1], 1), ([6, 0, 0, 0], 2), ([7, 2, 1, 2], 3)] {
        let text = small(benefactors, few);
        // Once as it is, once with a time that moves on only by the pile (ERB-76).
        for text in [text.clone(), text.replace("hourglass = true", "hourglass = false")] {
            let edition = Edition::read(&text).unwrap().intern();
            for players in 2..=6 {
                editions::assert_playable::<Erbraffer>(&Setup::new(players, edition), &mut rng);
            }
        }
    }
}
