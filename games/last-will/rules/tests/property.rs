//! Property: LW-47 to LW-51.

mod common;

use bequest_conformance::{piece, pieces, seat};
use bequest_last_will::{Phase, Setup, WillChoice};
use common::{Change, Table, base, roomy, roomy_with, table, turn};

/// As [`turn`], but the tokens lie like this.
fn at_market(market: &str, hands: &str) -> Table {
    let table = table(Setup::base(hands.split('|').count(), roomy()));
    table.play(&format!("first 1; market {market}")).turn(hands)
}

/// As [`turn`], but everyone starts with this much money.
fn turn_with(money: u8, hands: &str) -> Table {
    let players = hands.split('|').count();
    table(Setup::base(players, roomy()).with_will(WillChoice::Amount(money))).turn(hands)
}

/// As [`turn`], but the first villa has this track.
fn villa(track: &str, hands: &str) -> Table {
    let change: [Change<'_>; 1] = [("", "track = [10, 8, 6, 4, 3, 2]", track)];
    table(Setup::base(2, roomy_with(&change))).turn(hands)
}

/// What a step costs seat 1, in pounds and in actions.
fn cost(table: &Table, steps: &str) -> (i16, i16) {
    let after = table.clone().play(steps);
    (table.money(1) - after.money(1), i16::from(table.actions()) - i16::from(after.actions()))
}

/// The value of a place on the board of seat 1.
fn value(table: &Table, place: usize) -> Option<i16> {
    table.open().boards[seat(1)][place].value
}

#[test]
fn lw_47_a_property_costs_an_action_the_top_of_its_track_and_its_token() {
    let table = turn("p1 p7 p13 p19|");
    let costs = ["buy p19", "buy p1", "buy p13", "buy p7"].map(|buy| cost(&table, buy));
    assert_eq!(costs, [(10 - 3, 1), (10 - 2, 1), (18 + 1, 1), (14 + 3, 1)]);
}

#[test]
fn lw_47_every_type_follows_its_own_token() {
    let table = at_market("3 1 -2 -3", "p1 p7 p13 p19|");
    let costs = ["buy p19", "buy p1", "buy p13", "buy p7"].map(|buy| cost(&table, buy));
    assert_eq!(costs, [(10 + 3, 1), (10 + 1, 1), (18 - 2, 1), (14 - 3, 1)]);
}

#[test]
fn lw_47_it_goes_from_the_hand_to_the_board_with_its_marker_at_the_top() {
    let table = turn("p1|").play("buy p1");
    assert_eq!((table.board(1), table.hand(1).contains(piece("p1"))), (pieces("p1"), false));
    assert_eq!(value(&table, 0), Some(10));
}

#[test]
fn lw_47_a_price_is_never_below_zero() {
    assert_eq!(cost(&villa("track = [1]", "p1|"), "buy p1"), (0, 1));
}

#[test]
fn lw_47_the_floor_comes_after_token_and_helpers() {
    let table = villa("track = [1]", "h15 h16 p1|").play("put h15; put h16");
    assert_eq!(cost(&table, "buy p1; bonus h15 p1; done"), (1 - 2 + 2, 1));
    assert_eq!(cost(&table, "buy p1; done"), (0, 1));
}

#[test]
fn lw_47_only_a_property_of_the_own_hand_is_bought() {
    let table = turn("p1|p7");
    assert_eq!((table.refusal(1, "buy p7"), table.play("buy p1").refusal(1, "buy p1")), ("ALL-4", "ALL-4"));
}

#[test]
fn lw_48_maintenance_costs_an_action_and_the_upkeep() {
    let table = turn("p1 p7 p13 p16 p19 p23|").play("buy p1; buy p7; buy p13; buy p19");
    let costs = ["p1", "p7", "p13", "p19"].map(|card| cost(&table, &format!("maintain {card}")));
    assert_eq!(costs, [(4, 1), (5, 1), (5, 1), (2, 1)]);
    assert_eq!(cost(&turn("p16|").play("buy p16"), "maintain p16"), (6, 1));
}

#[test]
fn lw_48_tokens_and_helpers_raise_the_upkeep() {
    let table = turn("p21 p1 c6 h11 h12|").play("put h11; put h12; buy p21; buy p1; token c6 p21");
    assert_eq!(cost(&table, "maintain p21"), (2 + 4, 1));
    assert_eq!(cost(&table, "maintain p1; bonus h11 p1; bonus h12 p1"), (4 + 2 + 2, 1));
}

#[test]
fn lw_48_a_property_is_maintained_once_a_round() {
    let table = turn("p1 p7|").play("buy p1; buy p7; maintain p1");
    assert_eq!((table.refusal(1, "maintain p1"), table.allows(1, "maintain p7")), ("LW-48", true));
    assert!(table.next_turn_of(1).allows(1, "maintain p1"));
}

#[test]
fn lw_48_only_own_property_is_maintained() {
    let table = turn("p1 h36|").play("put h36");
    assert_eq!((table.refusal(1, "maintain p1"), table.refusal(1, "maintain h36")), ("ALL-4", "LW-48"));
    assert_eq!(table.play("buy p1").refusal(1, "use p1"), "LW-48");
}

#[test]
fn lw_49_a_sale_brings_the_current_value_and_the_token() {
    let table = turn("p1 p7 p13 p19|").play("buy p1; buy p7; buy p13; buy p19");
    let costs = ["sell p19", "sell p1", "sell p13", "sell p7"].map(|sell| cost(&table, sell));
    assert_eq!(costs, [(-(10 - 3), 1), (-(10 - 2), 1), (-(18 + 1), 1), (-(14 + 3), 1)]);
}

#[test]
fn lw_49_a_sale_brings_less_when_the_value_has_dropped() {
    let table = turn("p1 p13|").play("buy p1; buy p13").next_turn_of(1);
    assert_eq!((cost(&table, "sell p1"), cost(&table, "sell p13")), ((-(8 - 2), 1), (-(15 + 1), 1)));
}

#[test]
fn lw_49_the_token_of_now_counts() {
    let table = turn("p1|").play("buy p1").next_round().next_errand_of(1).play("place market; market 3 1 -2 -3");
    assert_eq!(cost(&table.own_turn_of(1), "sell p1"), (-(8 + 1), 1));
}

#[test]
fn lw_49_it_leaves_the_board_for_the_discards() {
    let table = turn("p1 p7|").play("buy p1; buy p7; sell p1");
    assert_eq!(table.board(1), pieces("p7"));
    assert!(table.open().discards.contains(piece("p1")));
}

#[test]
fn lw_49_a_sale_never_brings_less_than_nothing() {
    let table = villa("track = [1]", "p1 h15 h16|").play("buy p1; put h15; put h16");
    assert_eq!(cost(&table, "sell p1; done"), (0, 1));
    assert_eq!(cost(&table, "sell p1; bonus h15 p1; done"), (0, 1));
}

#[test]
fn lw_49_the_floor_comes_after_token_and_helpers() {
    let table = villa("track = [5]", "p1 h15 h16|").play("put h15; put h16; buy p1; done");
    assert_eq!(cost(&table, "sell p1; bonus h15 p1; done"), (-(5 - 2 - 2), 1));
    assert_eq!(cost(&table, "sell p1; bonus h15 p1; bonus h16 p1"), (0, 1));
}

#[test]
fn lw_49_only_own_property_is_sold_and_for_an_action() {
    let table = turn("p1 h36|").play("put h36");
    assert_eq!((table.refusal(1, "sell p1"), table.refusal(1, "sell h36")), ("ALL-4", "LW-49"));
    let table = base(2).turn("p1|").play("buy p1");
    assert_eq!((table.actions(), table.refusal(1, "sell p1")), (0, "LW-40"));
}

#[test]
fn lw_51_a_property_is_paid_with_money_one_has() {
    let table = turn_with(7, "p1 p19|");
    assert_eq!((table.refusal(1, "buy p1"), table.play("buy p19").money(1)), ("LW-51", 0));
}

#[test]
fn lw_51_nobody_in_debt_buys_a_property() {
    let table = turn_with(2, "e6 e1 p19|").play("play e6; done");
    assert_eq!((table.money(1), table.refusal(1, "buy p19")), (-5, "LW-51"));
}

#[test]
fn lw_51_nobody_in_debt_buys_a_property_that_costs_nothing() {
    let change: [Change<'_>; 1] = [("", "track = [10, 8, 6, 4, 3, 2]", "track = [1]")];
    let table = table(Setup::base(2, roomy_with(&change)).with_will(WillChoice::Amount(6))).turn("e6 p1|");
    assert!(table.allows(1, "buy p1"));
    let table = table.play("play e6; done");
    assert_eq!((table.money(1), table.refusal(1, "buy p1")), (-1, "LW-51"));
}

#[test]
fn lw_51_the_helper_raises_a_price_only_with_money_one_has() {
    let table = turn_with(9, "h15 p1|").play("put h15; buy p1");
    assert_eq!((table.money(1), table.board(1)), (1, pieces("h15 p1")));
    let table = turn_with(10, "h15 h16 p1|").play("put h15; put h16; buy p1; bonus h15 p1");
    assert_eq!((table.money(1), table.board(1)), (0, pieces("h15 h16 p1")));
}

#[test]
fn lw_51_the_same_property_is_bought_maintained_and_sold_in_one_round() {
    let table = turn("p1|").play("buy p1; maintain p1; sell p1");
    assert_eq!((table.money(1), table.actions(), table.open().phase), (70 - 8 - 4 + 8, 6, Phase::Actions));
}
