//! The components: ERB-70 to ERB-74.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use bequest_conformance::{piece, pieces, pool};
use bequest_editions::Source;
use bequest_engine::Piece;
use bequest_erbraffer::{Card, Edition, Effect, Person, Year};

fn edition() -> &'static Edition {
    Edition::built_in()
}

/// The numbers of the cards with this effect.
fn cards_with(effect: Effect) -> Vec<usize> {
    edition().cards().iter().filter(|&card| edition().effect(card) == effect).map(Card::number).collect()
}

fn count(effect: Effect) -> usize {
    cards_with(effect).len()
}

/// The persons of a founder's line, the founder included.
fn line_of(founder: Person) -> BTreeSet<Person> {
    let mut line = BTreeSet::from([founder]);
    for person in edition().persons().iter() {
        let parents = edition().person(person).parents.map(|couple| edition().couple(couple).partners);
        if parents.is_some_and(|parents| parents.iter().any(|parent| line.contains(parent))) {
            line.insert(person);
        }
    }
    line
}

#[test]
fn erb_70_there_are_48_influence_cards() {
    assert_eq!(edition().cards().len(), 48);
}

#[test]
fn erb_70_one_heir_gains_or_loses_with_27_of_them() {
    assert_eq!([6, 5, 4, 8, 10].map(|sum| count(Effect::Loss(sum))), [2, 2, 2, 1, 1]);
    assert_eq!([15, 10, 8].map(|sum| count(Effect::Gain(sum))), [1, 2, 2]);
    assert_eq!([2, 3, 4, 5, 6].map(|sum| count(Effect::Gain(sum))), [3, 3, 2, 2, 2]);
}

#[test]
fn erb_70_two_heirs_at_once_with_four() {
    assert_eq!([10, 5].map(|sum| count(Effect::GainTwo(sum))), [1, 1]);
    assert_eq!([6, 3].map(|sum| count(Effect::LossTwo(sum))), [1, 1]);
}

#[test]
fn erb_70_the_others_are_these_17() {
    let others = [
        (Effect::Wedding(5), 1),
        (Effect::LoseAll, 1),
        (Effect::Sibling, 2),
        (Effect::Sheep, 2),
        (Effect::Exchange, 1),
        (Effect::Halve, 2),
        (Effect::Double, 2),
        (Effect::NewWill, 6),
        (Effect::Sweep, 2),
    ];
    for (effect, number) in others {
        assert_eq!(count(effect), number, "{effect:?}");
    }
}

#[test]
fn erb_70_the_headings_are_the_books() {
    let mut titles = BTreeMap::new();
    for card in edition().cards().iter() {
        *titles.entry(edition().card(card).title.as_str()).or_insert(0) += 1;
    }
    let counts = [("tax", 6), ("sweet", 12), ("new-will", 6), ("sweep", 2), ("feud", 2), ("casino", 2), ("debt", 2)];
    assert!(counts.iter().all(|(title, count)| titles[title] == *count), "{titles:?}");
}

#[test]
fn erb_70_what_the_cards_do_is_in_the_book() {
    assert!(edition().cards().iter().all(|card| edition().card(card).source == Source::Rulebook));
}

#[test]
fn erb_71_sixteen_cards_carry_the_hourglass() {
    let hourglass: Vec<usize> =
        edition().cards().iter().filter(|&card| edition().card(card).hourglass).map(Card::number).collect();
    assert_eq!(hourglass, [6, 7, 8, 12, 13, 21, 25, 26, 27, 28, 29, 30, 31, 32, 35, 39]);
}

#[test]
fn erb_71_as_many_as_steps_lead_from_1840_to_2000() {
    let steps = Year::all().len() - 1;
    assert_eq!((steps, Year::FIRST.number(), Year::LAST.number()), (16, 1840, 2000));
    assert!(Year::all().zip(Year::all().skip(1)).all(|(year, next)| year.next() == next));
}

#[test]
fn erb_71_which_ones_is_marked_as_reconstructed() {
    assert!(edition().cards().iter().all(|card| edition().card(card).hourglass_source == Source::Reconstructed));
}

#[test]
fn erb_72_the_tree_has_54_portraits_and_18_couples() {
    assert_eq!((edition().persons().len(), edition().couples().len()), (54, 18));
    assert_eq!([0, 1, 2, 3, 4, 5].map(|row| edition().row(row).len()), [6, 11, 11, 11, 9, 6]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|row| edition().couples_in(row).len()), [3, 4, 4, 4, 3, 0]);
}

#[test]
fn erb_72_three_benefactors_in_each_row_from_1870_to_1960() {
    let counts = [0, 1, 2, 3, 4, 5].map(|row| edition().row(row).and(edition().benefactors()).len());
    assert_eq!(counts, [0, 3, 3, 3, 3, 0]);
}

#[test]
fn erb_72_benefactors_are_unmarried_and_everybody_else_above_the_last_row_is_married() {
    for person in edition().persons().iter() {
        let info = edition().person(person);
        let single = info.benefactor || info.generation == 5;
        assert_eq!(edition().couple_of(person).is_none(), single, "{person}");
        assert_eq!(edition().spouse(person).is_none(), single, "{person}");
        assert_eq!(edition().married().contains(person), !info.benefactor, "{person}");
    }
}

#[test]
fn erb_72_partners_are_of_one_row_and_no_brother_and_sister() {
    for couple in edition().couples().iter() {
        let [one, other] = edition().couple(couple).partners;
        assert_eq!(edition().person(one).generation, edition().person(other).generation, "{couple}");
        assert!(!edition().siblings(one).contains(other), "{couple}");
        assert!(edition().spouse(one) == Some(other) && edition().spouse(other) == Some(one), "{couple}");
    }
}

#[test]
fn erb_72_children_are_of_the_row_after_their_parents_and_one_of_them_is_married() {
    for couple in edition().couples().iter() {
        let row = edition().person(edition().couple(couple).partners[0]).generation;
        let children = edition().children(couple);
        assert!(children.iter().all(|child| edition().person(child).generation == row + 1), "{couple}");
        assert!(!edition().married_children(couple).is_empty(), "{couple}");
    }
}

#[test]
fn erb_72_every_founder_can_reach_every_heir() {
    for founder in edition().row(0).iter() {
        let line = line_of(founder);
        assert!(edition().last_row().iter().all(|heir| line.contains(&heir)), "{founder}");
    }
}

#[test]
fn erb_72_dowries_lie_on_outsiders() {
    let with_dowry: Vec<Person> = edition().persons().iter().filter(|&its| edition().person(its).dowry > 0).collect();
    assert_eq!(with_dowry, pieces("p07 p17 p29 p39"));
    let rows: Vec<usize> = with_dowry.iter().map(|&its| edition().person(its).generation).collect();
    assert_eq!(rows, [1, 1, 3, 3]);
    assert!(with_dowry.iter().all(|&its| edition().person(its).parents.is_none()));
}

#[test]
fn erb_72_names_and_places_are_ours() {
    let persons = edition().persons();
    assert!(persons.iter().all(|person| edition().person(person).name_source == Source::Reconstructed));
    assert!(persons.iter().all(|person| edition().person(person).place_source == Source::Reconstructed));
    assert!(edition().couples().iter().all(|couple| edition().couple(couple).source == Source::Reconstructed));
    let names: BTreeSet<&str> = persons.iter().map(|person| edition().person(person).name.as_str()).collect();
    assert_eq!(names.len(), 54);
}

#[test]
fn erb_73_the_heirlooms_are_worth_12_10_9_8_6_and_5_thousand() {
    let values: Vec<u16> = edition().heirlooms().iter().map(|it| edition().heirloom(it).value).collect();
    assert_eq!(values, [12, 10, 9, 8, 6, 5]);
}

#[test]
fn erb_73_a_fine_vase_is_worth_12_000_and_there_is_a_plain_one() {
    let fine = edition().heirloom(piece("h1"));
    assert_eq!((fine.key.as_str(), fine.value, fine.value_source), ("vase-fine", 12, Source::Found));
    assert!(edition().heirlooms().iter().any(|it| edition().heirloom(it).key == "vase-plain"));
}

#[test]
fn erb_73_the_other_values_are_marked_as_reconstructed() {
    let others = edition().heirlooms().minus(pool("h1"));
    assert!(others.iter().all(|it| edition().heirloom(it).value_source == Source::Reconstructed));
    let all = edition().heirlooms();
    assert!(all.iter().all(|it| edition().heirloom(it).owner_source == Source::Reconstructed));
}

#[test]
fn erb_74_the_box_holds_6_24_48_and_6() {
    let counts = (
        edition().last_row().len(),
        edition().benefactor_cards().len(),
        edition().cards().len(),
        edition().heirlooms().len(),
    );
    assert_eq!(counts, (6, 24, 48, 6));
}

#[test]
fn erb_74_no_edition_has_more() {
    for (id, last) in [("p54", "p55"), ("c18", "c19"), ("h6", "h7"), ("i48", "i49"), ("b24", "b25")] {
        let reads = |id: &str| match id.as_bytes()[0] {
            b'p' => id.parse::<Person>().is_ok(),
            b'c' => id.parse::<bequest_erbraffer::Couple>().is_ok(),
            b'h' => id.parse::<bequest_erbraffer::Heirloom>().is_ok(),
            b'i' => id.parse::<Card>().is_ok(),
            _ => id.parse::<bequest_erbraffer::BenefactorCard>().is_ok(),
        };
        assert!(reads(id) && !reads(last), "{last}");
    }
    assert_eq!(piece::<Card>("i48").index(), 47);
}

#[test]
fn erb_74_two_testaments_are_enough() {
    // Two white years lie between a golden year and the next.
    let mut table = common::game(2, "|");
    let mut most = 0;
    while table.year() < 2000 {
        table = table.plain_step();
        most = most.max(table.open().frozen.len());
    }
    assert_eq!(most, 2);
}

#[test]
fn erb_74_the_starting_cash_and_the_deal_are_the_books() {
    assert_eq!((edition().start_source(), edition().deal_source()), (Source::Rulebook, Source::Rulebook));
    assert_eq!((edition().start_cash(), edition().hand()), (10, 4));
}
