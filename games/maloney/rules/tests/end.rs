//! The end: MAL-60 to MAL-63.

mod common;

use bequest_conformance::seat;
use bequest_engine::{Game, Score, Waiting};
use bequest_maloney::{Ending, PhaseView, Told};
use common::{Table, day_one_of, edition, tiny};

/// A Monday in a small edition: three players with $3,500 and four cards each.
fn monday(hands: &str) -> Table {
    day_one_of(tiny(3500), 3, hands, "a01")
}

/// A Monday on which everyone has a single card, of which seats 1 and 2 could lay theirs for 7 and 1 points; seat 1
/// has bid, or gets the car for nothing, and has lost three points.
fn last_cards(bid: &str) -> Table {
    let cards = [(1, "Mon"), (2, "Mon"), (1, "Tue"), (2, "Tue"), (1, "Wed"), (2, "Wed"), (1, "Thu")];
    let edition = edition(3500, [1, 1, 1, 1], 2, &[&[2], &[1]], &cards);
    day_one_of(edition, 3, "a02|a04|a03", "a01").play(bid).play("* decline; 1 drive 2; open s03")
}

fn ended(table: &Table) -> Option<Ending> {
    match table.heard().last() {
        Some(Told::Ended { why }) => Some(*why),
        _ => None,
    }
}

fn scores(table: &Table) -> Vec<i32> {
    table.game.scores().expect("the game is over").scores.values().iter().map(|score| score.0).collect()
}

#[test]
fn mal_60_the_game_ends_with_69_points() {
    let table = monday("||").play("* decline; 1 drive 2; open s01; * keep");
    assert_eq!((table.points()[0], ended(&table)), (69, Some(Ending::Points)));
    assert_eq!(table.game.waits_for(), Waiting::Nobody);
}

#[test]
fn mal_60_the_game_goes_on_with_68_points() {
    let table = monday("||").play("* decline; 1 drive 2; open s02; * keep");
    assert_eq!((table.points()[0], table.game.scores()), (68, None));
}

#[test]
fn mal_60_the_game_ends_with_more_than_69_points() {
    let table = monday("a05||").play("* decline; 1 drive 2; open s02; 1 lay a05; * keep");
    assert_eq!((table.points()[0], ended(&table)), (75, Some(Ending::Points)));
}

#[test]
fn mal_60_the_game_ends_when_somebody_has_no_card_left() {
    let table = last_cards("").play("1 lay a02; * keep");
    assert_eq!(ended(&table), Some(Ending::EmptyHand));
}

#[test]
fn mal_60_a_joker_is_no_card() {
    let table = last_cards("").play("1 lay a02; * keep");
    assert!(table.open().jokers.contains(seat(1)));
    assert_eq!(table.open().phase, PhaseView::Over);
}

#[test]
fn mal_61_the_suitcase_alone_does_not_end_the_game() {
    let table = monday("||").play("* decline; 1 drive 2; open s01");
    assert_eq!(table.asked(), [1, 2, 3]);
}

#[test]
fn mal_61_everybodys_cards_of_the_day_still_count() {
    // On a Monday a05 is worth 7 and a06, a Tuesday card, 1.
    let table = monday("|a05 a06|").play("* decline; 1 drive 2; open s01; 1 keep; 2 lay a05; 2 lay a06; 3 keep");
    assert_eq!(table.points(), [69, 8, 0]);
}

#[test]
fn mal_61_the_last_card_of_one_does_not_cut_off_another() {
    let table = last_cards("").play("1 lay a02; 2 lay a04; 3 keep");
    assert_eq!(table.points(), [4, 1, 0]);
}

#[test]
fn mal_61_the_testament_is_passed_before_the_end() {
    let heard = monday("||").play("* decline; 1 drive 2; open s01; * keep").heard();
    let last = &heard[heard.len() - 2..];
    assert_eq!(last, [Told::Testament { seat: Some(seat(1)) }, Told::Ended { why: Ending::Points }]);
}

#[test]
fn mal_62_3500_dollars_are_3_and_a_half_points() {
    let table = monday("||").play("* decline; 1 drive 2; open s01; * keep");
    assert_eq!(scores(&table), [690 + 35, 35, 35]);
    assert_eq!(Score(35).to_string(), "3.5");
}

#[test]
fn mal_62_every_1000_is_a_point_and_every_100_a_tenth() {
    let table = monday("||").play("1 bid 1300; * decline; 1 drive 2; open s01; * keep");
    assert_eq!(table.game.scores().unwrap().to_string(), "1:71.2 2:3.5 2:3.5");
}

#[test]
fn mal_62_a_joker_is_worth_nothing() {
    // Seat 3 has played its joker, seat 2 has not; everything else is equal.
    let table = monday("||").play("3 joker; 3 drive 2; open s01; * keep");
    assert_eq!(scores(&table), [35, 35, 690 + 35]);
}

#[test]
fn mal_62_money_counts_only_at_the_end() {
    let table = monday("||").play("* decline; 1 drive 2; open s04; * keep");
    assert_eq!(table.points(), [0, 0, 0]);
}

#[test]
fn mal_62_points_below_zero_count_too() {
    let table = last_cards("").play("1 keep; 2 lay a04; 3 keep");
    assert_eq!(scores(&table), [-30 + 35, 10 + 35, 35]);
}

#[test]
fn mal_63_the_highest_total_wins() {
    // Seat 1 leads by three points, but seat 2 has more money: 1 + 3.5 against 4 + 0.
    let table = last_cards("1 bid 3500");
    let standing = table.play("1 lay a02; 2 lay a04; 3 keep").game.scores().unwrap();
    assert_eq!(standing.to_string(), "2:4 1:4.5 3:3.5");
}

#[test]
fn mal_63_equal_totals_share_the_win() {
    // Seat 1 pays 3,000 for the three points by which it leads.
    let table = last_cards("1 bid 3000");
    let standing = table.play("1 lay a02; 2 lay a04; 3 keep").game.scores().unwrap();
    assert_eq!(standing.to_string(), "1:4.5 1:4.5 3:3.5");
    assert_eq!((standing.win(seat(1)), standing.win(seat(2)), standing.win(seat(3))), (0.5, 0.5, 0.0));
}

#[test]
fn mal_63_nobody_has_won_while_the_game_runs() {
    assert_eq!(monday("||").game.scores(), None);
}
