//! Further rules: MAL-84 to MAL-88, and what holds for all games.

mod common;

use bequest_conformance::{pool, seat};
use bequest_engine::{Game, RuleId, Seat, Timing, Viewer, Waiting, rule_against};
use bequest_maloney::{Day, Ending, Maloney, PhaseView, Told};
use common::{Table, day_one, day_one_of, edition, thursday, tiny};

/// A Sunday on which pile and discards hold cards of the town where the car is, and no others.
fn lonely() -> Table {
    let cards = [(1, "Fri"), (1, "Mon"), (1, "Tue"), (1, "Wed"), (2, "Mon"), (2, "Tue"), (3, "Mon"), (3, "Tue")];
    let edition = edition(1000, [2, 1, 1, 1], 2, &[&[2, 3], &[1, 3], &[1, 2]], &cards);
    day_one_of(edition, 3, "a03 a05|a06 a07|a04 a08", "a01 a02")
        .play("* decline; 1 drive 2; open s04; * keep; * decline; 1 drive 1; open s05; * keep")
}

#[test]
fn mal_84_without_a_card_of_another_town_none_is_turned() {
    let table = lonely();
    assert_eq!((table.open().day, table.open().phase), (Day::Sun, PhaseView::Roaming));
    assert_eq!((table.open().pile, table.open().discards), (1, pool("a01")));
}

#[test]
fn mal_84_the_pile_is_shown_to_prove_it() {
    assert_eq!(lonely().heard().last(), Some(&Told::PileShown { cards: pool("a02") }));
    assert_eq!(lonely().game.view(Viewer::Spectator).pile_known, pool("a02"));
}

#[test]
fn mal_84_the_destination_is_drawn_evenly_from_the_other_towns() {
    assert_eq!(lonely().outcomes(), ["town 2", "town 3"]);
    assert_eq!(lonely().play("town 3").open().car.number(), 3);
}

#[test]
fn mal_84_the_suitcase_there_counts_for_everybody() {
    assert_eq!(lonely().play("town 3; open s03").points(), [-3, -3, -3]);
}

#[test]
fn mal_84_a_card_of_another_town_among_the_discards_is_enough() {
    // As above, but a card of town 2 was laid on Friday: the pile is turned through and a new one made.
    let cards = [(1, "Fri"), (1, "Mon"), (1, "Tue"), (1, "Wed"), (2, "Mon"), (2, "Tue"), (3, "Mon"), (3, "Tue")];
    let edition = edition(1000, [2, 1, 1, 1], 2, &[&[2, 3], &[1, 3], &[1, 2]], &cards);
    let table = day_one_of(edition, 3, "a03 a05|a06 a07|a04 a08", "a01 a02")
        .play("* decline; 1 drive 2; open s04; 1 lay a05; * keep; * decline; 1 drive 1; open s05; * keep");
    assert_eq!(table.outcomes(), ["turn a02"]);
    assert_eq!(table.play("turn a02").outcomes(), ["turn a01", "turn a02", "turn a05"]);
}

#[test]
fn mal_85_after_28_days_without_a_card_the_game_ends() {
    let table = thursday().idle_days(27);
    assert_eq!((table.open().idle, table.game.scores()), (27, None));
    let table = table.idle_days(1);
    assert_eq!(table.heard().last(), Some(&Told::Ended { why: Ending::Idle }));
}

#[test]
fn mal_85_sundays_count() {
    // Four of the 28 days are Sundays.
    let heard = thursday().idle_days(28).heard();
    let is_sunday = |told: &&Told| matches!(told, Told::Morning { day: Day::Sun, .. });
    assert_eq!(heard.iter().filter(is_sunday).count(), 4);
    let mornings = heard.iter().filter(|told| matches!(told, Told::Morning { .. })).count();
    assert_eq!(mornings, 28);
}

#[test]
fn mal_85_a_laid_card_starts_the_count_again() {
    let table =
        day_one(3, "a34||", "a09").play("* decline; 1 drive 8; open s13; * keep; * decline; 1 drive 9; open s14");
    assert_eq!(table.open().idle, 1);
    let table = table.play("1 lay a34; * keep");
    assert_eq!(table.open().idle, 0);
    assert_eq!(table.idle_days(27).game.scores(), None);
}

#[test]
fn mal_85_it_is_counted_as_at_any_end() {
    let table = thursday().idle_days(28);
    let (points, cash) = (table.points(), table.cash());
    let standing = table.game.scores().unwrap();
    for seat in Seat::all(3) {
        assert_eq!(standing.scores[seat].0, points[seat.index()] * 10 + cash[seat.index()] as i32 / 100);
    }
}

#[test]
fn mal_86_the_start_card_goes_to_the_discards() {
    assert_eq!(thursday().open().discards, pool("a09"));
}

#[test]
fn mal_86_the_suitcase_of_the_start_town_stays_closed_until_the_car_comes_back() {
    let table = thursday();
    assert!(table.open().closed.contains("3".parse().unwrap()));
    let table = table.play("* decline; 1 drive 8; open s13; * keep; * decline; 1 drive 3");
    assert_eq!(table.open().phase, PhaseView::Opening { driver: Some(seat(1)) });
}

#[test]
fn mal_86_the_first_auction_and_ride_take_place_on_the_start_day() {
    let table = thursday().play("* decline; 1 drive 8; open s13");
    assert_eq!((table.open().day, table.open().days), (Day::Thu, 1));
}

#[test]
fn mal_87_before_the_first_answer_everybody_is_waited_for() {
    assert_eq!(thursday().to_match().waits_for().timing(), Some(Timing::Ready(RuleId::new("MAL-87"))));
    assert_eq!(thursday().play("1 decline").to_match().waits_for().timing(), Some(Timing::Calls));
}

#[test]
fn mal_87_an_auction_opens_with_everybody() {
    // Nobody has to be quick: no hammer falls before every player has been asked.
    let table = thursday().play("1 bid 500");
    assert_eq!(table.asked(), [2, 3]);
}

#[test]
fn mal_87_the_rules_ask_nobody_whether_they_are_ready() {
    assert!("ready".parse::<bequest_maloney::Action>().is_err());
    assert!((1..=3).all(|number| thursday().allows(number, "bid 100")));
}

#[test]
fn mal_88_the_bank_is_kept_by_the_software() {
    // A bid of 1,000, a fine of 2,000, a win of 1,500.
    let table = thursday().play("2 bid 10600; * decline; 1 bid 1000; * decline; 1 drive 8; open s13");
    assert_eq!((table.open().bank, table.cash()), (1500, vec![11_000, 8500, 10_500]));
}

#[test]
fn mal_88_the_scores_are_kept_by_the_software() {
    let heard = day_one(3, "a34||", "a09").play("* decline; 1 drive 9; open s01; 1 lay a34; * keep").heard();
    assert!(heard.contains(&Told::Laid { seat: seat(1), cards: pool("a34"), points: 7 }));
}

#[test]
fn mal_88_dollars_are_neither_made_nor_lost() {
    let table = day_one(4, "|||", "a09").idle_days(20);
    let cash: i64 = table.cash().iter().map(|&dollars| i64::from(dollars)).sum();
    assert_eq!(cash + table.open().bank, 4 * 10_500);
}

#[test]
fn all_1_when_the_game_is_over_nothing_is_allowed() {
    let table = day_one_of(tiny(1000), 3, "||", "a01").play("* decline; 1 drive 2; open s01; * keep");
    for action in ["bid 100", "decline", "joker", "drive 1", "lay a05", "keep"] {
        assert_eq!(table.refusal(1, action), "ALL-1", "{action}");
    }
}

#[test]
fn all_2_while_chance_is_awaited_nobody_is_asked() {
    let table = thursday().play("* decline; 1 drive 8");
    assert_eq!(table.game.waits_for(), Waiting::Chance);
    for action in ["bid 100", "decline", "joker", "drive 9", "keep"] {
        assert_eq!(table.refusal(1, action), "ALL-2", "{action}");
    }
}

#[test]
fn all_3_cards_are_not_laid_during_an_auction() {
    let table = day_one(3, "a34||", "a09");
    assert_eq!(table.refusal(1, "lay a34"), "ALL-3");
    assert_eq!(table.refusal(1, "keep"), "ALL-3");
}

#[test]
fn all_3_nobody_bids_after_the_hammer() {
    let table = thursday().play("* decline");
    assert_eq!(table.refusal(2, "bid 100"), "ALL-3");
    assert_eq!(table.play("1 drive 8; open s01").refusal(2, "decline"), "ALL-3");
}

#[test]
fn all_3_nobody_drives_twice_a_day() {
    assert_eq!(thursday().play("* decline; 1 drive 8; open s01").refusal(1, "drive 9"), "ALL-3");
}

#[test]
fn all_4_nobody_lays_a_card_that_they_do_not_hold() {
    let table = day_one(3, "a34|a33|", "a09").play("* decline; 1 drive 9; open s01");
    assert_eq!(table.refusal(2, "lay a34"), "ALL-4");
}

#[test]
fn all_4_nobody_drives_to_a_town_that_there_is_not() {
    let table = day_one_of(tiny(1000), 3, "||", "a01").play("* decline");
    assert_eq!(table.refusal(1, "drive 9"), "ALL-4");
}

#[test]
fn all_4_a_seat_that_nobody_has_can_do_nothing() {
    let table = thursday();
    assert_eq!(rule_against(&table.game, Seat::new(4), "decline".parse().unwrap()), RuleId::NOT_YOURS);
    assert!(table.to_match().why_not(Seat::new(4), "decline".parse().unwrap()).is_some());
}

#[test]
fn every_refusal_names_a_rule_of_the_ledger() {
    let tables = [
        thursday(),
        thursday().play("1 bid 500; 2 decline"),
        thursday().play("1 bid 10600; * decline"),
        thursday().play("* decline"),
        thursday().play("* decline; 1 drive 8; open s01"),
        thursday().play("* decline; 1 drive 8; open s01; 1 keep"),
    ];
    let actions = ["bid 50", "bid 100", "decline", "joker", "drive 3", "drive 4", "lay a01", "lay a30", "keep"];
    for (table, action) in tables.iter().flat_map(|table| actions.map(|action| (table, action))) {
        for number in (1..=3).filter(|&number| !table.allows(number, action)) {
            let rule = table.refusal(number, action);
            assert!(Maloney::ledger().find(rule).is_some(), "{rule}");
        }
    }
}
