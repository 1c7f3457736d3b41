//! The components: MAL-80 to MAL-83.

use std::collections::BTreeSet;

use bequest_editions::Source;
use bequest_maloney::{Contents, Day, Edition, Town};

fn town(number: usize) -> Town {
    Town::numbered(number).expect("a town of the board")
}

fn links(number: usize) -> Vec<usize> {
    Edition::built_in().links(town(number)).iter().map(Town::number).collect()
}

#[test]
fn mal_80_the_towns_of_the_book_have_their_numbers() {
    let book = [
        (1, "San Francisco"),
        (2, "San Diego"),
        (3, "Sacramento"),
        (6, "Cheyenne"),
        (7, "Santa Fe"),
        (8, "Chicago"),
        (9, "Kansas City"),
        (16, "Charleston"),
    ];
    for (number, name) in book {
        let info = Edition::built_in().town(town(number));
        assert_eq!((info.name.as_str(), info.name_source), (name, Source::Rulebook));
    }
}

#[test]
fn mal_80_sacramento_links_to_exactly_the_books_towns() {
    assert_eq!(links(3), [1, 2, 6, 7, 8, 9, 16]);
    assert_eq!(Edition::built_in().town(town(3)).links_source, Source::Rulebook);
}

#[test]
fn mal_80_every_town_has_seven_links() {
    assert!((1..=16).all(|number| links(number).len() == 7));
}

#[test]
fn mal_80_new_orleans_is_one_of_the_other_towns() {
    let edition = Edition::built_in();
    let found: Vec<_> = edition.towns().filter(|&town| edition.town(town).name == "New Orleans").collect();
    assert_eq!(found.len(), 1);
    assert!([4, 5, 10, 11, 12, 13, 14, 15].contains(&found[0].number()));
}

#[test]
fn mal_81_other_names_and_links_are_marked_as_reconstructed() {
    let edition = Edition::built_in();
    for number in [4, 5, 10, 11, 12, 13, 14, 15] {
        assert_eq!(edition.town(town(number)).name_source, Source::Reconstructed, "town {number}");
    }
    for number in (1..=16).filter(|&number| number != 3) {
        assert_eq!(edition.town(town(number)).links_source, Source::Reconstructed, "town {number}");
    }
}

#[test]
fn mal_81_every_link_leads_both_ways() {
    for from in 1..=16 {
        assert!(links(from).into_iter().all(|to| links(to).contains(&from)), "town {from}");
    }
}

#[test]
fn mal_81_any_town_is_within_two_days() {
    for from in 1..=16 {
        let one: BTreeSet<usize> = links(from).into_iter().collect();
        let two: BTreeSet<usize> = one.iter().flat_map(|&over| links(over)).chain(one.iter().copied()).collect();
        assert_eq!(two, (1..=16).collect(), "from town {from}");
    }
}

#[test]
fn mal_81_all_towns_have_different_names() {
    let edition = Edition::built_in();
    assert_eq!(edition.towns().map(|town| edition.town(town).name.as_str()).collect::<BTreeSet<_>>().len(), 16);
}

#[test]
fn mal_82_the_cards_of_a_town_have_four_different_best_days() {
    let edition = Edition::built_in();
    for town in edition.towns() {
        let days: BTreeSet<Day> = edition.cards_of(town).iter().map(|card| edition.best_day(card)).collect();
        assert_eq!(days.len(), 4, "town {town}");
    }
}

#[test]
fn mal_82_there_are_cards_for_the_days_that_the_book_names() {
    let edition = Edition::built_in();
    for day in [Day::Tue, Day::Thu, Day::Fri, Day::Sun] {
        assert!(edition.cards().iter().any(|card| edition.best_day(card) == day), "{day}");
    }
}

#[test]
fn mal_83_the_suitcases_reach_the_printed_extremes_and_no_further() {
    let edition = Edition::built_in();
    let (mut points, mut dollars) = (Vec::new(), Vec::new());
    for suitcase in edition.suitcases().iter() {
        match edition.contents(suitcase) {
            Contents::Points(won) => points.push(won),
            Contents::Dollars(won) => dollars.push(won),
        }
    }
    assert_eq!((points.iter().max(), points.iter().min()), (Some(&5), Some(&-3)));
    assert_eq!((dollars.iter().max(), dollars.iter().min()), (Some(&1500), Some(&-1000)));
    assert_eq!(points.len() + dollars.len(), 24);
}

#[test]
fn mal_83_dollars_come_in_hundreds_and_nothing_is_empty() {
    let edition = Edition::built_in();
    for suitcase in edition.suitcases().iter() {
        match edition.contents(suitcase) {
            Contents::Points(points) => assert_ne!(points, 0, "{suitcase}"),
            Contents::Dollars(dollars) => assert!(dollars != 0 && dollars % 100 == 0, "{suitcase}"),
        }
    }
}
