//! Sunday: MAL-50 to MAL-53.

mod common;

use bequest_conformance::{pool, seat};
use bequest_engine::Game;
use bequest_maloney::{Day, PhaseView, Told};
use common::{Table, day_one};

/// A Sunday morning in Sacramento; the game began on Saturday in San Diego. Cards of `pile` are sure to be there.
fn sunday(hands: &str, pile: &str) -> Table {
    day_one(3, hands, &format!("a07 {pile}")).play("* decline; 1 drive 3; open s13; * keep")
}

#[test]
fn mal_50_on_sunday_there_is_no_auction() {
    let table = sunday("||", "");
    assert_eq!((table.open().day, table.open().phase), (Day::Sun, PhaseView::TurningSunday));
    assert!((1..=3).all(|number| table.legal(number).is_empty()));
}

#[test]
fn mal_50_bids_jokers_and_drives_are_refused() {
    let table = sunday("||", "a34").play("turn a34; open s01");
    for action in ["bid 500", "decline", "joker", "drive 8"] {
        assert_eq!(table.refusal(2, action), "MAL-50");
    }
}

#[test]
fn mal_50_the_top_card_of_the_pile_names_the_town() {
    let table = sunday("||", "a34").play("turn a34");
    assert_eq!((table.open().car.number(), table.open().pile), (9, 26));
}

#[test]
fn mal_50_any_card_of_the_pile_may_be_the_top_one() {
    let table = sunday("||", "");
    let pile: Vec<String> = table.open().pile_known.iter().map(|card| format!("turn {card}")).collect();
    assert_eq!((table.outcomes(), pile.len()), (pile, 27));
}

#[test]
fn mal_50_if_the_car_is_there_already_another_one_is_turned() {
    let table = sunday("||", "a10 a34").play("turn a10");
    assert_eq!((table.open().phase, table.open().car.number()), (PhaseView::TurningSunday, 3));
    assert!(!table.outcomes().contains(&"turn a10".to_owned()));
    assert_eq!(table.play("turn a34").open().car.number(), 9);
}

#[test]
fn mal_51_the_ride_is_free() {
    let before = sunday("||", "a34");
    assert_eq!(before.clone().play("turn a34; open s01; * keep").cash(), before.cash());
}

#[test]
fn mal_51_cards_score_as_on_an_ordinary_weekday() {
    // a32 is a Sunday card.
    let table = sunday("a32|a31|", "a29").play("turn a29; open s14; 1 lay a32; 2 lay a31; * keep");
    assert_eq!(table.points(), [7, 5, 0]);
}

#[test]
fn mal_51_everybody_is_asked_to_lay() {
    assert_eq!(sunday("||", "a34").play("turn a34; open s01").asked(), [1, 2, 3]);
}

#[test]
fn mal_52_points_in_the_suitcase_count_for_everybody() {
    assert_eq!(sunday("||", "a34").play("turn a34; open s02").points(), [4, 4, 4]);
}

#[test]
fn mal_52_dollars_in_the_suitcase_count_for_everybody() {
    // Seat 1 found 1,500 dollars on Saturday.
    assert_eq!(sunday("||", "a34").play("turn a34; open s24").cash(), [11_000, 9500, 9500]);
    assert_eq!(sunday("||", "a34").play("turn a34; open s14").cash(), [13_000, 11_500, 11_500]);
}

#[test]
fn mal_52_then_the_suitcase_leaves_the_game() {
    let view = sunday("||", "a34").play("turn a34; open s02; * keep").open();
    assert_eq!((view.opened, view.closed.contains("9".parse().unwrap())), (pool("s02 s13"), false));
}

#[test]
fn mal_52_without_a_suitcase_the_cards_are_laid_at_once() {
    // The car was in San Diego on Friday: its suitcase is gone.
    let table = day_one(3, "||", "a10 a06")
        .play("* decline; 1 drive 2; open s13; * keep; * decline; 1 drive 3; open s14; * keep; turn a06");
    assert!(matches!(table.open().phase, PhaseView::Laying { .. }));
}

#[test]
fn mal_53_the_ride_need_not_follow_a_link() {
    // No link leads from Sacramento to Seattle.
    assert_eq!(sunday("||", "a13").play("turn a13").open().car.number(), 4);
}

#[test]
fn mal_53_turned_cards_go_to_the_discards() {
    let table = sunday("||", "a10 a34").play("turn a10; turn a34");
    assert_eq!(table.open().discards, pool("a07 a10 a34"));
}

/// Five players leave three cards for the Sundays: here all of the town where the car is.
fn run_out() -> Table {
    day_one(5, "||||", "a07 a09 a10 a11")
        .play("* decline; 1 drive 3; open s13; * keep")
        .play("turn a09; turn a10; turn a11")
}

#[test]
fn mal_53_the_discards_replace_an_empty_pile() {
    let table = run_out();
    assert_eq!(table.heard().last(), Some(&Told::PileRemade { cards: 4 }));
    assert_eq!((table.open().pile, table.open().discards), (4, pool("")));
}

#[test]
fn mal_53_cards_turned_that_same_sunday_are_among_them() {
    assert_eq!(run_out().outcomes(), ["turn a07", "turn a09", "turn a10", "turn a11"]);
}

#[test]
fn mal_53_laid_cards_are_among_them() {
    let table = day_one(5, "a12||||", "a07 a09 a10 a11")
        .play("* decline; 1 drive 3; open s13; 1 lay a12; * keep")
        .play("turn a09; turn a10; turn a11");
    assert_eq!(table.outcomes(), ["turn a07", "turn a09", "turn a10", "turn a11", "turn a12"]);
}

#[test]
fn mal_53_the_pile_is_replaced_only_when_a_card_must_be_turned() {
    // The last card of the pile leads somewhere: the pile stays empty until the next Sunday.
    let table = day_one(5, "||||", "a07 a09 a10 a34")
        .play("* decline; 1 drive 3; open s13; * keep")
        .play("turn a09; turn a10; turn a34; open s14; * keep");
    assert_eq!(table.open().pile, 0);
    let next = table.idle_days(6);
    assert_eq!((next.open().day, next.open().pile), (Day::Sun, 4));
    assert_eq!(next.outcomes(), ["turn a07", "turn a09", "turn a10", "turn a34"]);
}

#[test]
fn mal_53_everybody_knows_what_is_in_a_new_pile() {
    let view = run_out().game.view(bequest_engine::Viewer::Seat(seat(2)));
    assert_eq!(view.pile_known, pool("a07 a09 a10 a11"));
}
