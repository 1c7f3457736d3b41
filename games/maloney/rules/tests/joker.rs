//! The joker: MAL-40 to MAL-42.

mod common;

use bequest_conformance::seat;
use bequest_engine::UndoStop;
use bequest_maloney::{Day, PhaseView, Told};
use common::{day_one, thursday, tuesday};

#[test]
fn mal_40_a_joker_gets_the_car_for_free() {
    let table = thursday().play("2 joker");
    assert_eq!(table.open().phase, PhaseView::Driving { driver: seat(2) });
    assert_eq!(table.cash(), [10_500; 3]);
}

#[test]
fn mal_40_only_on_monday_wednesday_thursday_or_saturday() {
    // The game starts on a Monday, so no Sunday is a first day.
    let days: Vec<Day> = (0..7)
        .map(|days| day_one(3, "||", "a08").idle_days(days))
        .filter(|table| table.allows(2, "joker"))
        .map(|table| table.open().day)
        .collect();
    assert_eq!(days, [Day::Mon, Day::Wed, Day::Thu, Day::Sat]);
}

#[test]
fn mal_40_tuesday_and_friday_forbid_it() {
    assert_eq!(tuesday().refusal(2, "joker"), "MAL-40");
    assert_eq!(day_one(3, "||", "a10").refusal(2, "joker"), "MAL-40");
}

#[test]
fn mal_40_a_first_day_sunday_allows_it() {
    let table = common::first_sunday().play("2 bid 500; 3 joker");
    assert_eq!(table.open().phase, PhaseView::Driving { driver: seat(3) });
}

#[test]
fn mal_40_once_a_game() {
    let table = thursday().play("2 joker; 2 drive 8; open s01; * keep; * decline; 2 drive 9; open s02; * keep");
    assert_eq!(table.open().day, Day::Sat);
    assert_eq!(table.refusal(2, "joker"), "MAL-40");
}

#[test]
fn mal_40_then_it_is_out_of_the_game() {
    let jokers = thursday().play("2 joker").open().jokers;
    assert_eq!(jokers, [seat(1), seat(3)].into_iter().collect());
}

#[test]
fn mal_40_only_during_an_auction() {
    let table = thursday().play("* decline");
    assert_eq!(table.refusal(2, "joker"), "MAL-40");
    assert_eq!(table.play("1 drive 8; open s01").refusal(2, "joker"), "MAL-40");
}

#[test]
fn mal_40_a_seat_that_has_declined_plays_no_joker() {
    assert_eq!(thursday().play("2 decline").refusal(2, "joker"), "MAL-31");
}

#[test]
fn mal_40_the_joker_driver_gets_the_suitcase() {
    assert_eq!(thursday().play("2 joker; 2 drive 8; open s01").points(), [0, 5, 0]);
}

#[test]
fn mal_41_the_first_joker_gets_the_car() {
    let table = thursday().play("3 joker");
    assert_eq!(table.open().phase, PhaseView::Driving { driver: seat(3) });
    assert_eq!(table.refusal(2, "joker"), "MAL-40");
}

#[test]
fn mal_41_a_later_joker_is_kept() {
    let table = thursday().play("3 joker; 3 drive 8; open s01; * keep; * decline; 3 drive 9; open s02; * keep");
    assert_eq!(table.open().day, Day::Sat);
    assert!(table.allows(2, "joker"));
}

#[test]
fn mal_42_a_joker_ends_the_auction_at_once() {
    let table = thursday().play("1 bid 500; 2 joker");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.heard().last(), Some(&Told::Joker { seat: seat(2) }));
}

#[test]
fn mal_42_all_bids_lapse_and_nobody_pays() {
    assert_eq!(thursday().play("1 bid 500; 2 bid 900; 3 joker; 3 drive 8").cash(), [10_500; 3]);
}

#[test]
fn mal_42_no_uncovered_bid_is_fined() {
    let table = thursday().play("1 bid 16400; 2 joker; 2 drive 8");
    assert_eq!(table.cash(), [10_500; 3]);
}

#[test]
fn mal_42_the_highest_bidder_may_play_a_joker_while_anybody_is_pending() {
    let table = thursday().play("1 bid 500; 2 decline");
    assert_eq!(table.legal(1), ["joker"]);
    let table = table.play("1 joker");
    assert_eq!((table.open().phase, table.cash()[0]), (PhaseView::Driving { driver: seat(1) }, 10_500));
}

#[test]
fn mal_42_after_the_hammer_it_is_too_late() {
    assert_eq!(thursday().play("1 bid 500; * decline").refusal(1, "joker"), "MAL-40");
}

#[test]
fn mal_42_the_highest_bidder_is_not_waited_for() {
    assert_eq!(thursday().play("1 bid 500").asked(), [2, 3]);
}

#[test]
fn mal_42_on_other_days_the_highest_bidder_may_not() {
    let table = tuesday().play("1 bid 500");
    assert!(table.legal(1).is_empty());
    assert_eq!(table.refusal(1, "joker"), "MAL-40");
}

#[test]
fn mal_42_the_highest_bidder_may_not_raise_their_own_bid() {
    assert_eq!(thursday().play("1 bid 500").refusal(1, "bid 600"), "MAL-42");
}

#[test]
fn mal_42_a_joker_saves_an_overbidder() {
    assert_eq!(thursday().play("1 bid 16400; 2 decline; 1 joker; 1 drive 8").cash(), [10_500; 3]);
}

#[test]
fn mal_42_a_joker_is_never_taken_back() {
    assert_eq!(thursday().play("2 joker").to_match().undo(seat(2)), Err(UndoStop::Reveal));
}
