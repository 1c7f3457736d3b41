//! The end of the game: LW-70 and LW-71.

mod common;

use bequest_last_will::{Phase, Setup, WillChoice};
use common::{Change, Table, roomy, roomy_with, table};

/// A first turn after this market, with this much money and a villa with this track; some seats have these hands.
fn turn_with(money: u8, market: &str, track: &str, hands: &str) -> Table {
    let change: [Change<'_>; 1] = [("", "track = [10, 8, 6, 4, 3, 2]", track)];
    let setup = Setup::base(hands.split('|').count(), roomy_with(&change)).with_will(WillChoice::Amount(money));
    table(setup).play(&format!("first 1; market {market}")).turn(hands)
}

/// A first turn with this much money.
fn turn(money: u8, hands: &str) -> Table {
    let setup = Setup::base(hands.split('|').count(), roomy()).with_will(WillChoice::Amount(money));
    table(setup).play("first 1; market -3 -2 1 3").turn(hands)
}

/// Plays to the end and writes rank and score of each seat.
fn standing(table: Table) -> String {
    let over = table.until(|view| view.phase == Phase::Over).open();
    over.standing.expect("it is over").to_string()
}

#[test]
fn lw_70_the_one_deepest_in_debt_wins() {
    let table = turn(3, "e1|e2 e6|e3 e4 e20").play("play e1; done");
    let table = table.own_turn_of(2).play("play e2; done; play e6; done");
    let table = table.own_turn_of(3).play("play e4; done");
    assert_eq!(standing(table), "3:0 1:-7 2:-1");
}

#[test]
fn lw_70_with_five_players_too() {
    let table = turn(5, "e1|e2 e6|e3 e4|e5 e7 e8|e9").play("play e1; done");
    let table = table.own_turn_of(2).play("play e6; done");
    let table = table.own_turn_of(3).play("play e3; done; play e4; done");
    let table = table.own_turn_of(4).play("play e5; done; play e7; done");
    assert_eq!(standing(table), "4:2 2:-2 3:-2 1:-6 5:5");
}

#[test]
fn lw_70_bankrupt_players_come_before_all_others() {
    let table = turn(8, "p1|e6 e4").play("buy p1").own_turn_of(2).play("play e6; done; play e4; done");
    assert_eq!(standing(table), "2:6 1:-3");
}

#[test]
fn lw_70_who_is_bankrupt_with_nothing_comes_before_worthless_property() {
    let table = turn_with(7, "-3 -2 1 3", "track = [1]", "p1 e6|e7 e1").play("buy p1; play e6; done");
    let table = table.own_turn_of(2).play("play e7; done");
    let plans = table.open().plan_of.values().to_vec();
    assert!(plans[0] < plans[1]);
    assert_eq!(standing(table), "2:0 1:0");
}

#[test]
fn lw_70_else_the_least_money_and_property_wins() {
    let table = turn(70, "p1 p19|e1 e6|p13").play("buy p1; buy p19");
    let table = table.own_turn_of(2).play("play e1; done; play e6; done");
    let table = table.own_turn_of(3).play("buy p13; maintain p13");
    // Seat 1 has 55, a villa of 2 with -2 and a farm of 10 with -3; seat 3 has 46 and a manor of 7 with +1.
    let track = [18, 15, 12, 10, 8, 6];
    let manor = track[5] + 1;
    assert_eq!(
        standing(table),
        format!("2:{} 1:{} 3:{}", 55 + 7, 60, 46 + manor).replace("2:62 1:60 3:53", "3:62 2:60 1:53")
    );
}

#[test]
fn lw_70_market_tokens_count_with_property() {
    let count = |market: &str| standing(turn_with(70, market, "track = [10]", "p1|").play("buy p1"));
    assert_eq!([count("-3 -2 1 3"), count("-3 3 1 -2")], ["1:70 2:70"; 2]);
}

#[test]
fn lw_70_the_tokens_of_the_end_count() {
    let table = turn_with(70, "-3 -2 1 3", "track = [10]", "p1|").play("buy p1");
    let table = table.next_round().next_errand_of(1).play("place market; market -3 3 1 -2");
    assert_eq!(standing(table), format!("2:{} 1:70", 70 - 8 + 13));
}

#[test]
fn lw_70_a_property_counts_at_least_nothing() {
    let table = turn_with(70, "-2 -3 1 3", "track = [1]", "p1 p19|").play("buy p1; buy p19");
    assert_eq!(standing(table), "1:70 2:70");
}

#[test]
fn lw_71_the_depreciation_of_the_last_round_comes_before_the_count() {
    let table = turn(15, "p1|e6 e13 e1").play("buy p1");
    let table = table.own_turn_of(2).play("play e6; done; play e13; done; play e1; done");
    assert_eq!(standing(table), format!("2:{} 1:-2", 15 - 8 + 8 - 2));
}

#[test]
fn lw_71_of_equals_the_one_whose_last_plan_stood_further_left_wins() {
    for (plans, expected) in
        [("plan 1; plan 2; plan 3", "1:70 2:70 3:70"), ("plan 5; plan 2; plan 4", "3:70 1:70 2:70")]
    {
        let table = table(Setup::base(3, roomy())).play("first 1");
        let table = table.until(|view| view.round == 7 && view.phase == Phase::Planning).play(plans);
        assert_eq!(standing(table), expected);
    }
}

#[test]
fn lw_71_plans_of_earlier_rounds_do_not_matter() {
    let table = table(Setup::base(2, roomy())).play("first 1");
    let table = table.until(|view| view.round == 6 && view.phase == Phase::Planning).play("2 plan 1; 1 plan 2");
    let table = table.until(|view| view.round == 7 && view.phase == Phase::Planning).play("1 plan 2; 2 plan 3");
    assert_eq!(standing(table), "1:70 2:70");
}

#[test]
fn lw_71_among_bankrupt_players_too() {
    let table = turn(3, "e1|e2 e3").play("play e1; done").own_turn_of(2).play("play e2; done");
    assert_eq!(standing(table), "1:0 2:0");
    let table = turn(3, "e1 e3|e2").own_turn_of(2).play("play e2; done").own_turn_of(1).play("play e1; done");
    assert_eq!(standing(table), "2:0 1:0");
}
