//! The auction: MAL-30 to MAL-38.

mod common;

use bequest_conformance::seat;
use bequest_engine::{By, Game, Match, Timing, UndoStop, Viewer, first_difference};
use bequest_maloney::{Action, Day, Edition, Maloney, PhaseView, Told};
use common::{Table, day_one, day_one_of, thursday, tiny, tuesday};

/// Seat 1 has no money left: it paid all it had on a Monday, without playing its joker. The next day is a Tuesday.
fn broke() -> Table {
    day_one_of(tiny(100), 3, "||", "a01").play("1 bid 100; * decline; 1 drive 2; open s03; * keep")
}

fn unsold_to(table: &Table) -> Option<usize> {
    match table.open().phase {
        PhaseView::Driving { driver } => Some(driver.number()),
        _ => None,
    }
}

fn parse(action: &str) -> Action {
    action.parse().expect("an action")
}

#[test]
fn mal_30_the_books_auction_500_600_700_1000_is_paid_with_1000() {
    let table = thursday().play("1 bid 500; 2 bid 600; 3 bid 700; 1 bid 1000; * decline");
    assert_eq!(table.cash(), [9500, 10_500, 10_500]);
    assert_eq!(unsold_to(&table), Some(1));
}

#[test]
fn mal_30_anybody_bids_any_number_of_times_in_any_order() {
    let table = thursday().play("3 bid 100; 1 bid 200; 3 bid 300; 2 bid 400; 3 bid 500; 1 bid 600");
    assert_eq!(table.asked(), [2, 3]);
}

#[test]
fn mal_30_bids_rise_in_steps_of_100() {
    let bids: Vec<String> = (1..=164).map(|hundreds| format!("bid {}", hundreds * 100)).collect();
    assert_eq!(thursday().legal(1), [vec!["decline".into(), "joker".into()], bids].concat());
}

#[test]
fn mal_30_the_hammer_falls_when_nobody_goes_higher() {
    let table = thursday().play("1 bid 500; 2 decline");
    assert!(matches!(table.open().phase, PhaseView::Auction { .. }));
    let table = table.play("3 decline");
    assert_eq!(table.heard().last(), Some(&Told::Sold { seat: seat(1), dollars: 500 }));
}

#[test]
fn mal_31_all_are_pending_at_first() {
    assert_eq!(thursday().asked(), [1, 2, 3]);
}

#[test]
fn mal_31_the_highest_bidder_is_not_pending() {
    assert_eq!(thursday().play("2 bid 300").asked(), [1, 3]);
}

#[test]
fn mal_31_a_seat_that_has_declined_is_not_pending() {
    let table = thursday().play("2 bid 300; 3 decline");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.refusal(3, "bid 400"), "MAL-31");
    assert_eq!(table.refusal(3, "joker"), "MAL-31");
    assert_eq!(table.refusal(3, "decline"), "MAL-31");
}

#[test]
fn mal_31_a_bid_makes_everybody_else_pending_again() {
    let table = thursday().play("2 bid 300; 3 decline; 1 bid 400");
    assert_eq!(table.asked(), [2, 3]);
    assert!(table.allows(3, "bid 500") && table.allows(3, "joker"));
}

#[test]
fn mal_31_a_seat_that_declined_before_any_bid_is_asked_again_after_one() {
    assert_eq!(thursday().play("3 decline; 1 bid 100").asked(), [2, 3]);
}

#[test]
fn mal_31_the_highest_bidder_does_not_decline() {
    assert_eq!(thursday().play("2 bid 300").refusal(2, "decline"), "MAL-31");
}

#[test]
fn mal_31_without_money_or_joker_day_a_player_counts_as_declined() {
    let table = broke();
    assert_eq!((table.open().day, table.asked()), (Day::Tue, vec![2, 3]));
    assert_eq!(table.refusal(1, "decline"), "MAL-31");
}

#[test]
fn mal_31_without_money_a_player_is_pending_while_they_could_play_a_joker() {
    let table = broke().play("* decline; 1 drive 1; open s05; * keep");
    assert_eq!((table.open().day, table.asked()), (Day::Wed, vec![1, 2, 3]));
    assert_eq!(table.legal(1), ["decline", "joker"]);
}

#[test]
fn mal_31_without_money_and_joker_a_player_is_not_pending() {
    let table = broke().play("* decline; 1 drive 1; open s05; * keep; 1 joker; 1 drive 2; * keep");
    assert_eq!((table.open().day, table.asked()), (Day::Thu, vec![2, 3]));
}

#[test]
fn mal_31_if_nobody_may_bid_the_last_owner_gets_the_car_at_once() {
    // On a Tuesday all three are fined out of the bidding; the last owner is one of them.
    let table = tuesday().play("1 bid 10600; * decline; 2 bid 10600; * decline; 3 bid 10600");
    assert_eq!(table.heard().last(), Some(&Told::Unsold { seat: seat(1) }));
    assert_eq!(unsold_to(&table), Some(1));
}

#[test]
fn mal_31_at_the_top_bid_the_others_still_answer() {
    let table = thursday().play("1 bid 16400");
    assert_eq!(table.asked(), [2, 3]);
    assert_eq!(table.legal(2), ["decline", "joker"]);
}

#[test]
fn mal_32_a_bid_is_at_least_100_above_the_highest() {
    let table = thursday().play("1 bid 500");
    assert!(table.allows(2, "bid 600"));
    assert_eq!(table.refusal(2, "bid 500"), "MAL-32");
    assert_eq!(table.refusal(2, "bid 400"), "MAL-32");
}

#[test]
fn mal_32_a_bid_is_a_multiple_of_100() {
    assert_eq!(thursday().refusal(2, "bid 150"), "MAL-32");
    assert_eq!(thursday().refusal(2, "bid 0"), "MAL-32");
}

#[test]
fn mal_32_a_bid_is_at_most_16_400() {
    assert!(thursday().allows(2, "bid 16400"));
    assert_eq!(thursday().refusal(2, "bid 16500"), "MAL-32");
}

#[test]
fn mal_32_an_edition_computes_its_own_top_bid() {
    // All that anyone can ever have: the start money and every dollar in the suitcases.
    assert_eq!(Edition::built_in().top_bid(), 16_400);
    assert_eq!(tiny(1000).top_bid(), 2500);
    assert_eq!(day_one_of(tiny(1000), 3, "||", "a01").refusal(1, "bid 2600"), "MAL-32");
}

#[test]
fn mal_33_a_bid_without_cover_costs_2000() {
    let table = thursday().play("1 bid 10600; * decline");
    assert_eq!(table.cash(), [8500, 10_500, 10_500]);
    assert_eq!(table.heard().last(), Some(&Told::Fined { seat: seat(1), dollars: 10_600, fine: 2000 }));
}

#[test]
fn mal_33_the_fine_is_all_the_cash_if_that_is_less() {
    let table = day_one_of(tiny(1900), 3, "||", "a01").play("1 bid 2000; * decline");
    assert_eq!(table.cash(), [0, 1900, 1900]);
}

#[test]
fn mal_33_the_auction_is_held_again_on_the_same_day() {
    let table = thursday().play("1 bid 10600; * decline");
    assert!(matches!(table.open().phase, PhaseView::Auction { highest: None, bid: 0, .. }));
    assert_eq!((table.open().day, table.open().days), (Day::Thu, 1));
}

#[test]
fn mal_33_a_player_may_call_more_than_they_own() {
    assert!(day_one_of(tiny(100), 3, "||", "a01").allows(1, "bid 1600"));
}

#[test]
fn mal_33_a_bid_of_all_the_cash_is_covered() {
    assert_eq!(thursday().play("1 bid 10500; * decline").cash()[0], 0);
}

#[test]
fn mal_34_an_uncovered_bid_that_is_topped_costs_nothing() {
    // Seat 1 has 500 left and calls 600; seat 2 has 10,500 and tops it.
    let table = day_one(3, "||", "a12").play("1 bid 10000; * decline; 1 drive 8; open s01; * keep");
    let table = table.play("1 bid 600; 2 bid 700; * decline");
    assert_eq!(table.cash(), [500, 9800, 10_500]);
}

#[test]
fn mal_34_cover_is_looked_at_only_when_the_hammer_falls() {
    let table = thursday().play("1 bid 10600");
    assert_eq!(table.cash(), [10_500; 3]);
    assert_eq!(table.asked(), [2, 3]);
}

#[test]
fn mal_34_a_fined_player_may_not_bid_again_that_day() {
    assert_eq!(thursday().play("1 bid 10600; * decline").refusal(1, "bid 100"), "MAL-34");
}

#[test]
fn mal_34_a_fined_player_may_still_use_a_joker() {
    let table = thursday().play("1 bid 10600; * decline");
    assert_eq!(table.legal(1), ["decline", "joker"]);
}

#[test]
fn mal_34_without_a_joker_day_a_fined_player_is_not_asked() {
    assert_eq!(tuesday().play("1 bid 10600; * decline").asked(), [2, 3]);
}

#[test]
fn mal_34_a_fined_player_may_bid_on_the_next_day() {
    let table = thursday().play("1 bid 10600; * decline; * decline; 1 drive 8; open s01; * keep");
    assert!(table.allows(1, "bid 100"));
}

#[test]
fn mal_34_a_rerun_starts_from_no_bid() {
    assert!(thursday().play("1 bid 10600; * decline").allows(2, "bid 100"));
}

#[test]
fn mal_34_a_rerun_starts_with_all_declines_cleared() {
    assert_eq!(thursday().play("1 bid 10600; * decline").asked(), [1, 2, 3]);
}

#[test]
fn mal_34_a_second_fine_keeps_the_first_player_out() {
    let table = tuesday().play("1 bid 10600; * decline; 2 bid 10600; * decline");
    assert_eq!(table.asked(), [3]);
    assert_eq!(table.refusal(1, "bid 100"), "MAL-34");
}

#[test]
fn mal_34_a_suitcase_never_helps_to_pay() {
    // The suitcase with 1,500 dollars might be at the other end of the road; the fine comes before the ride.
    let table = day_one_of(tiny(1000), 3, "||", "a01").play("1 bid 1100; * decline");
    assert_eq!(table.cash(), [0, 1000, 1000]);
    assert_eq!(table.open().car.number(), 1);
}

#[test]
fn mal_35_without_money_a_player_cannot_bid() {
    let table = broke();
    assert_eq!(table.cash()[0], 0);
    assert_eq!(table.refusal(1, "bid 100"), "MAL-35");
}

#[test]
fn mal_35_without_money_a_player_rides_along() {
    let table = broke().play("2 bid 100; 3 decline; 2 drive 3; open s05");
    assert!(table.asked().contains(&1));
}

#[test]
fn mal_35_a_fine_may_leave_a_player_without_money() {
    let table = day_one_of(tiny(1000), 3, "||", "a01").play("1 bid 1100; * decline");
    assert_eq!(table.refusal(1, "bid 100"), "MAL-35");
}

#[test]
fn mal_36_without_a_bid_the_last_owner_drives_free() {
    let table = day_one(3, "||", "a09").play("* decline");
    assert_eq!((unsold_to(&table), table.cash()), (Some(1), vec![10_500; 3]));
}

#[test]
fn mal_36_the_last_owner_scores_as_usual() {
    let table = day_one(3, "a34||", "a09").play("* decline; 1 drive 9; open s02; 1 lay a34; * keep");
    assert_eq!(table.points(), [11, 0, 0]);
}

#[test]
fn mal_36_a_last_owner_without_money_gets_the_car_too() {
    assert_eq!(unsold_to(&broke().play("2 decline; 3 decline")), Some(1));
}

#[test]
fn mal_36_after_fines_the_last_owner_gets_the_car() {
    let table = thursday().play("2 bid 10600; * decline; * decline");
    assert_eq!(unsold_to(&table), Some(1));
}

#[test]
fn mal_37_before_the_first_drive_the_last_owner_is_drawn() {
    let dealt = common::table(4).deal("|||", &common::cards("a09")).play("turn a09");
    assert_eq!(dealt.outcomes(), ["owner 1", "owner 2", "owner 3", "owner 4"]);
    assert_eq!(unsold_to(&dealt.play("owner 3; * decline")), Some(3));
}

#[test]
fn mal_37_the_last_owner_is_the_last_driver_by_bid() {
    let table = tuesday().play("2 bid 100; * decline; 2 drive 8; open s01; * keep; * decline");
    assert_eq!(unsold_to(&table), Some(2));
}

#[test]
fn mal_37_the_last_owner_is_the_last_driver_by_joker() {
    let table = thursday().play("3 joker; 3 drive 8; open s01; * keep; * decline");
    assert_eq!(unsold_to(&table), Some(3));
}

#[test]
fn mal_37_the_last_owner_who_drove_for_free_stays_it() {
    let table = thursday().play("* decline; 1 drive 8; open s01; * keep; * decline");
    assert_eq!(unsold_to(&table), Some(1));
}

#[test]
fn mal_37_sunday_makes_no_owner() {
    let table = day_one(3, "||", "a07 a34").play("2 bid 100; * decline; 2 drive 3; open s01; * keep");
    let table = table.play("turn a34; open s02; * keep; * decline");
    assert_eq!((table.open().day, unsold_to(&table)), (Day::Mon, Some(2)));
}

#[test]
fn mal_37_a_first_day_sunday_counts_as_a_weekday() {
    let table = common::first_sunday().play("3 bid 100; * decline; 3 drive 8; open s01; * keep; * decline");
    assert_eq!(unsold_to(&table), Some(3));
}

#[test]
fn mal_37_the_driver_becomes_last_owner_by_driving_off() {
    let table = thursday().play("2 bid 100; * decline");
    assert_eq!(table.open().last_owner, seat(1));
    assert_eq!(table.play("2 drive 8").open().last_owner, seat(2));
}

#[test]
fn mal_38_silence_is_nothing_but_a_decline() {
    let start = thursday().play("1 bid 500; 2 decline");
    let (mut silent, mut said) = (start.to_match(), start.to_match());
    silent.play(seat(3), By::Clock, Action::Decline).unwrap();
    said.play(seat(3), By::Person, Action::Decline).unwrap();
    let position = |table: &Match<Maloney>| table.record().replay().unwrap().position().clone();
    assert_eq!(first_difference(&position(&silent), &position(&said)), None);
}

#[test]
fn mal_38_the_row_says_that_the_clock_did_it() {
    let mut table = thursday().play("1 bid 500; 2 decline").to_match();
    table.play(seat(3), By::Clock, Action::Decline).unwrap();
    assert_eq!(table.rows().last().unwrap().to_string(), "act 3 clock decline");
}

#[test]
fn mal_38_the_clock_does_nothing_but_what_silence_means() {
    let mut table = thursday().play("1 bid 500").to_match();
    assert_eq!(table.silence(seat(3)), Some(Action::Decline));
    assert_eq!(table.silence(seat(1)), None);
    assert!(table.play(seat(3), By::Clock, parse("bid 600")).is_err());
}

#[test]
fn mal_38_a_bid_restarts_the_three_calls_and_a_decline_does_not() {
    let open = thursday().play("1 bid 500").to_match().waits_for();
    let declined = thursday().play("1 bid 500; 2 decline").to_match().waits_for();
    let topped = thursday().play("1 bid 500; 2 bid 600").to_match().waits_for();
    assert_eq!(open.timing(), Some(Timing::Calls));
    assert_eq!((open.timing(), open.round()), (declined.timing(), declined.round()));
    assert_ne!(open.round(), topped.round());
}

#[test]
fn mal_38_a_bid_makes_those_who_were_silent_pending_again() {
    let mut table = thursday().play("1 bid 500").to_match();
    table.play(seat(3), By::Clock, Action::Decline).unwrap();
    table.play(seat(2), By::Person, parse("bid 600")).unwrap();
    assert!(table.is_asked(seat(3)) && table.is_asked(seat(1)));
}

#[test]
fn mal_38_a_bid_is_never_taken_back() {
    let mut table = thursday().play("1 bid 500").to_match();
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Reveal));
}

#[test]
fn mal_38_a_decline_is_never_taken_back() {
    let mut table = thursday().play("1 bid 500; 2 decline").to_match();
    assert_eq!(table.undo(seat(2)), Err(UndoStop::Reveal));
}

#[test]
fn mal_38_an_answer_to_an_older_question_counts_if_it_is_a_bid() {
    use bequest_engine::Answered;
    let mut table = thursday().to_match();
    let question = table.view(Viewer::Seat(seat(3))).unwrap().question.unwrap();
    table.play(seat(1), By::Person, parse("bid 500")).unwrap();
    assert_eq!(table.answer(seat(3), By::Person, question, Action::Decline), Ok(Answered::Stale));
    assert_eq!(table.answer(seat(3), By::Person, question, parse("bid 600")), Ok(Answered::Applied));
}

#[test]
fn mal_31_the_views_tell_who_is_pending() {
    let view = thursday().play("2 bid 300; 3 decline").game.view(Viewer::Spectator);
    let set = |numbers: &[usize]| numbers.iter().map(|&number| seat(number)).collect();
    let shown = PhaseView::Auction {
        highest: Some(seat(2)),
        bid: 300,
        declined: set(&[3]),
        fined: set(&[]),
        pending: set(&[1]),
    };
    assert_eq!(view.phase, shown);
}
