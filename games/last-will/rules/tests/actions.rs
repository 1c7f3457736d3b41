//! Actions, but for property: LW-40 to LW-46, LW-50 to LW-54 and what helpers do, LW-83.

mod common;

use bequest_conformance::{piece, pieces, seat};
use bequest_last_will::{Card, Cards, Kind, Phase, Setup, TaskView, Told, WillChoice};
use common::{Table, base, roomy, roomy_with, table, turn};

fn cards(text: &str) -> Cards {
    pieces::<Card>(text).into_iter().collect()
}

/// As [`turn`], but everyone starts with this much money.
fn turn_with(money: u8, hands: &str) -> Table {
    let players = hands.split('|').count();
    table(Setup::base(players, roomy()).with_will(WillChoice::Amount(money))).turn(hands)
}

/// As [`turn`], with changes of the edition.
fn turn_of(changes: &[common::Change<'_>], hands: &str) -> Table {
    table(Setup::base(hands.split('|').count(), roomy_with(changes))).turn(hands)
}

/// What a step costs seat 1, in pounds and in actions.
fn cost(table: &Table, steps: &str) -> (i16, i16) {
    let after = table.clone().play(steps);
    (table.money(1) - after.money(1), i16::from(table.actions()) - i16::from(after.actions()))
}

/// The companion tokens on a place of the board of seat 1.
fn tokens(table: &Table, place: usize) -> Vec<Kind> {
    table.open().boards[seat(1)][place].companions.clone()
}

#[test]
fn lw_40_everyone_does_all_actions_in_one_turn() {
    let table = turn("h20 h36|e2 e4|").play("put h20; use h20; put h36");
    assert_eq!((table.asked(), table.refusal(2, "play e2"), table.refusal(3, "end")), (vec![1], "LW-40", "LW-40"));
    let table = table.play("use h36; end");
    assert_eq!((table.asked(), table.actions(), table.refusal(1, "end")), (vec![3], 9, "LW-40"));
}

#[test]
fn lw_40_the_turn_goes_on_when_no_action_is_left() {
    let table = base(2).turn("e1|").play("play e1; done");
    assert_eq!((table.actions(), table.asked()), (0, vec![1]));
}

#[test]
fn lw_40_actions_that_are_left_are_lost() {
    let table = turn("e1|").play("play e1; done; end").next_turn_of(1);
    assert_eq!(table.actions(), 9);
}

#[test]
fn lw_40_nobody_can_pay_more_actions_than_are_left() {
    let table = base(2).turn("e6 h27 c11|");
    assert_eq!((table.actions(), table.refusal(1, "play e6")), (1, "LW-40"));
    let table = table.play("put h27");
    assert_eq!((table.refusal(1, "use h27"), table.refusal(1, "token c11 h27")), ("LW-40", "LW-40"));
    let house = table.hand(1).iter().find(|card| card.family() == bequest_last_will::Family::Property).expect("one");
    assert_eq!(table.refusal(1, &format!("buy {house}")), "LW-40");
    assert_eq!(base(2).turn("h27 h20|").play("put h27").refusal(1, "put h20"), "LW-40");
}

#[test]
fn lw_41_an_event_spends_its_amount_and_is_discarded() {
    let table = turn("e1 e6|");
    assert_eq!((cost(&table, "play e1; done"), cost(&table, "play e6; done")), ((3, 1), (7, 2)));
    let table = table.play("play e6; done");
    assert!(table.open().discards.contains(piece("e6")) && !table.hand(1).contains(piece("e6")));
}

#[test]
fn lw_41_nothing_is_spent_before_the_event_is_done() {
    let table = turn("e1 c11|").play("play e1; with c11 e1");
    assert_eq!((table.money(1), table.actions(), table.hand(1).contains(piece("c11"))), (70, 9, true));
    assert_eq!(table.refusal(1, "end"), "ALL-3");
}

#[test]
fn lw_41_each_companion_raises_the_amount_at_no_action() {
    let table = turn("e27 c1 c6 c11|");
    assert_eq!(cost(&table, "play e27; done"), (6, 2));
    assert_eq!(cost(&table, "play e27; with c6 e27; done"), (6 + 3, 2));
    assert_eq!(cost(&table, "play e27; with c1 e27; done"), (6 + 2, 2));
    assert_eq!(cost(&table, "play e27; with c11 e27; with c6 e27; with c1 e27; done"), (6 + 3 + 2 + 2, 2));
}

#[test]
fn lw_41_companions_are_discarded_with_the_event() {
    let table = turn("e27 c1 c6 c11|").play("play e27; with c1 e27; with c6 e27; done");
    assert_eq!(table.open().discards.and(cards("e27 c1 c6 c11")), cards("e27 c1 c6"));
    assert_eq!(table.hand(1).and(cards("e27 c1 c6 c11")), cards("c11"));
}

#[test]
fn lw_41_a_circle_takes_one_companion() {
    let table = turn("e1 c11 c12|").play("play e1; with c11 e1");
    assert_eq!((table.refusal(1, "with c12 e1"), table.refusal(1, "with c11 e1")), ("LW-41", "ALL-4"));
    assert_eq!(table.open().amount, Some(5));
}

#[test]
fn lw_41_a_companion_needs_a_circle_of_its_kind() {
    let table = turn("e1 e4 c1 c6 c16|").play("play e1");
    for other in ["c1", "c6", "c16"] {
        assert_eq!(table.refusal(1, &format!("with {other} e1")), "LW-41");
    }
    assert_eq!(table.refusal(1, "with c1 e4"), "LW-41");
}

#[test]
fn lw_41_only_companions_of_the_own_hand_can_be_added() {
    let table = turn("e1|c11").play("play e1");
    assert_eq!((table.refusal(1, "with c11 e1"), table.refusal(1, "with c12 e1")), ("ALL-4", "ALL-4"));
}

#[test]
fn lw_41_only_events_are_played() {
    let table = turn("h3 c1|p1 e1");
    assert_eq!((table.refusal(1, "play h3"), table.refusal(1, "play c1")), ("LW-41", "LW-41"));
    assert_eq!(table.refusal(1, "play e1"), "ALL-4");
}

#[test]
fn lw_41_a_companion_goes_to_the_circle_with_the_larger_bonus() {
    let circles = [
        ("\"theatre-evening\"", "circles = [\"guest\"]", "circles = [\"guest\", \"guest\"]"),
        ("\"theatre-evening\"", "bonuses = [2]", "bonuses = [1, 3]"),
    ];
    let table = turn_of(&circles, "e1 c11 c12|").play("play e1; with c11 e1");
    assert_eq!(table.open().amount, Some(3 + 3));
    assert_eq!(table.play("with c12 e1").open().amount, Some(3 + 3 + 1));
}

#[test]
fn lw_41_a_companion_goes_to_a_circle_of_one_kind_first() {
    let circles = [
        ("\"theatre-evening\"", "circles = [\"guest\"]", "circles = [\"horse-or-dog\", \"dog\"]"),
        ("\"theatre-evening\"", "bonuses = [2]", "bonuses = [5, 1]"),
    ];
    let table = turn_of(&circles, "e1 c1 c2 c6|").play("play e1; with c1 e1");
    assert_eq!(table.open().amount, Some(3 + 1));
    assert_eq!(table.clone().play("with c6 e1").open().amount, Some(3 + 1 + 5));
    let table = table.play("with c2 e1");
    assert_eq!((table.open().amount, table.refusal(1, "with c6 e1")), (Some(3 + 1 + 5), "LW-41"));
}

#[test]
fn lw_41_a_companion_is_added_only_if_its_raise_is_spent() {
    let table = turn_with(12, "p1 e1 c11|").play("buy p1; play e1");
    assert_eq!((table.money(1), table.refusal(1, "with c11 e1")), (4, "LW-50"));
    assert_eq!(turn_with(13, "p1 e1 c11|").play("buy p1; play e1; with c11 e1; done").money(1), 0);
}

#[test]
fn lw_42_some_events_give_an_action_instead() {
    let table = turn("e29|");
    assert_eq!(cost(&table, "play e29; done"), (0, -1));
    assert!(table.play("play e29; done").open().discards.contains(piece("e29")));
}

#[test]
fn lw_42_the_action_can_be_had_and_used_when_none_is_left() {
    let table = base(2).turn("e1 e4 e29|").play("play e1; done");
    assert_eq!((table.actions(), table.refusal(1, "play e4")), (0, "LW-40"));
    let table = table.play("play e29; done; play e4; done");
    assert_eq!((table.money(1), table.actions()), (70 - 3 - 4, 0));
}

#[test]
fn lw_43_one_action_puts_a_helper_or_an_expense_on_the_board() {
    let table = turn("h3 h27|");
    assert_eq!((cost(&table, "put h3"), cost(&table, "put h27")), ((0, 1), (0, 1)));
    let table = table.play("put h27; put h3");
    assert_eq!(table.board(1), pieces("h27 h3"));
    assert!(table.hand(1).and(cards("h3 h27")).is_empty());
}

#[test]
fn lw_43_a_card_needs_a_free_slot() {
    let table = turn("h36 h37 h38 h39 h20 h21 p1|");
    let full = table.play("put h36; put h37; put h38; put h39; put h20");
    assert_eq!((full.board(1).len(), full.actions(), full.refusal(1, "put h21")), (5, 4, "LW-43"));
    assert!(full.play("drop h36").allows(1, "put h21"));
}

#[test]
fn lw_43_a_property_needs_a_free_slot_too() {
    let full = turn("h36 p1 h37 h38 h39 h20|").play("put h36; put h37; put h38; put h39; put h20");
    assert_eq!((full.money(1), full.refusal(1, "buy p1")), (70, "LW-43"));
}

#[test]
fn lw_43_other_cards_are_not_put_on_the_board() {
    let table = turn("e1 c1 p1|h3");
    assert_eq!((table.refusal(1, "put e1"), table.refusal(1, "put c1")), ("LW-43", "LW-43"));
    assert_eq!((table.refusal(1, "put p1"), table.refusal(1, "buy e1")), ("LW-47", "LW-43"));
    assert_eq!(table.refusal(1, "put h3"), "ALL-4");
}

#[test]
fn lw_44_an_expense_is_used_for_the_actions_printed_on_it() {
    let table = turn("h24 h27 h36|").play("put h24; put h27; put h36");
    assert_eq!(["use h24", "use h27", "use h36"].map(|use_it| cost(&table, use_it)), [(2, 1), (3, 1), (1, 0)]);
}

#[test]
fn lw_44_an_ability_can_be_used_once_a_round() {
    let table = turn("h27 h36 h20 h22|").play("put h27; put h36; put h20; put h22; use h27; use h36; use h20; use h22");
    let table = table.play("draw events").drawn();
    for used in ["h27", "h36", "h20", "h22"] {
        assert_eq!(table.refusal(1, &format!("use {used}")), "LW-44");
    }
    let table = table.next_turn_of(1);
    assert_eq!(table.choices("use"), ["use h27", "use h36", "use h20", "use h22"]);
}

#[test]
fn lw_44_an_ability_that_would_spend_nothing_cannot_be_used() {
    let table = turn("h17 h19 p21|").play("put h17; put h19; buy p21");
    assert_eq!((table.refusal(1, "use h17"), table.refusal(1, "use h19")), ("LW-44", "LW-44"));
}

#[test]
fn lw_44_bonus_helpers_are_not_used_but_work_on_every_matching_card() {
    let table = turn("h9 e1 e2 e3|").play("put h9");
    assert_eq!(table.refusal(1, "use h9"), "LW-44");
    let table = table.play("play e1; bonus h9 e1; done; play e2; bonus h9 e2; done; play e3; bonus h9 e3; done");
    assert_eq!(table.money(1), 70 - 3 * 5);
}

#[test]
fn lw_44_only_what_is_on_the_own_board_can_be_used() {
    let table = turn("h36 h37|h38").play("put h37");
    assert_eq!((table.refusal(1, "use h36"), table.refusal(1, "use h38")), ("ALL-4", "ALL-4"));
}

#[test]
fn lw_45_a_companion_and_an_action_put_a_token_on_a_card() {
    let table = turn("h27 c11|").play("put h27");
    assert_eq!(cost(&table, "token c11 h27"), (0, 1));
    let table = table.play("token c11 h27");
    assert_eq!((tokens(&table, 0), table.open().discards.contains(piece("c11"))), (vec![Kind::Guest], true));
    assert!(!table.hand(1).contains(piece("c11")));
}

#[test]
fn lw_45_the_token_stays_and_raises_the_amount() {
    let table = turn("h27 c11|").play("put h27; token c11 h27");
    assert_eq!(cost(&table, "use h27"), (3 + 1, 1));
    let later = table.play("use h27").next_turn_of(1);
    assert_eq!((tokens(&later, 0), cost(&later, "use h27")), (vec![Kind::Guest], (3 + 1, 1)));
}

#[test]
fn lw_45_tokens_raise_the_upkeep() {
    let table = turn("p19 c1 c6|").play("buy p19");
    assert_eq!(cost(&table, "maintain p19"), (2, 1));
    let table = table.play("token c1 p19; token c6 p19");
    assert_eq!((tokens(&table, 0), cost(&table, "maintain p19")), (vec![Kind::Horse, Kind::Dog], (2 + 2 + 2, 1)));
}

#[test]
fn lw_45_it_needs_a_matching_free_circle() {
    let table = turn("h27 h3 p1 c1 c11 c12|").play("put h27; put h3; buy p1");
    assert_eq!((table.refusal(1, "token c1 h27"), table.refusal(1, "token c11 h3")), ("LW-45", "LW-45"));
    assert_eq!((table.refusal(1, "token c11 p1"), table.refusal(1, "token c11 h27 guest")), ("LW-45", "LW-45"));
    assert_eq!(table.play("token c11 h27").refusal(1, "token c12 h27"), "LW-45");
}

#[test]
fn lw_45_it_goes_to_the_own_board_only() {
    let table = table(Setup::base(2, roomy())).turn_of(2, "c11 c12|h27").play("put h27; end");
    let table = table.next_turn_of(1);
    assert_eq!(table.board(2), pieces("h27"));
    assert_eq!(table.refusal(1, "token c11 h27"), "ALL-4");
}

#[test]
fn lw_45_only_a_companion_becomes_a_token() {
    assert_eq!(turn("h27 e1|").play("put h27").refusal(1, "token e1 h27"), "LW-45");
    assert_eq!(turn("h27|c11").play("put h27").refusal(1, "token c11 h27"), "ALL-4");
}

#[test]
fn lw_45_the_token_is_lost_with_the_card() {
    let table = turn("h27 h28 c11|").play("put h27; put h28; token c11 h27; drop h27");
    assert_eq!((tokens(&table, 0), cost(&table, "use h28")), (vec![], (3, 1)));
    let table = turn("p21 p22 c6|").play("buy p21; buy p22; token c6 p21; sell p21");
    assert_eq!((tokens(&table, 0), cost(&table, "maintain p22")), (vec![], (2, 1)));
}

#[test]
fn lw_46_a_privilege_needs_no_action_and_is_optional() {
    let table = turn("h9 e1|").play("put h9");
    assert_eq!(cost(&table, "play e1; done"), (3, 1));
    assert_eq!(cost(&table, "play e1; bonus h9 e1; done"), (3 + 2, 1));
}

#[test]
fn lw_46_several_helpers_add_to_one_card() {
    let table = turn("h9 h10 e1 c11|").play("put h9; put h10");
    assert_eq!(cost(&table, "play e1; bonus h10 e1; with c11 e1; bonus h9 e1; done"), (3 + 2 + 2 + 2, 1));
}

#[test]
fn lw_46_each_helps_a_card_once() {
    let table = turn("h9 e1|").play("put h9; play e1; bonus h9 e1");
    assert_eq!(table.refusal(1, "bonus h9 e1"), "LW-46");
}

#[test]
fn lw_46_each_bonus_is_taken_whole_or_not_at_all() {
    let table = turn_with(12, "p1 h9 e1|").play("put h9; buy p1; play e1");
    assert_eq!((table.money(1), table.refusal(1, "bonus h9 e1")), (4, "LW-50"));
    let table = table.play("done");
    assert_eq!(table.money(1), 1);
    assert_eq!(turn_with(13, "p1 h9 e1|").play("put h9; buy p1; play e1; bonus h9 e1; done").money(1), 0);
}

#[test]
fn lw_46_it_counts_for_an_expense_that_is_used() {
    let table = turn("h9 h27|").play("put h9; put h27");
    assert_eq!(cost(&table, "use h27; done"), (3, 1));
    assert_eq!(cost(&table, "use h27; bonus h9 h27"), (3 + 2, 1));
}

#[test]
fn lw_46_it_never_counts_when_a_card_is_put_on_the_board() {
    let table = turn("h9 h27|").play("put h9");
    assert_eq!(cost(&table, "put h27"), (0, 1));
    assert!(table.play("put h27").allows(1, "end"));
}

#[test]
fn lw_46_the_tailor_helps_at_the_opera() {
    let table = turn("h9 h10|").play("put h9; put h10").next_round().next_errand_of(1);
    assert_eq!(table.clone().play("place opera; done").money(1), 68);
    let visit = table.play("place opera; bonus h9 opera");
    assert_eq!(visit.refusal(1, "bonus h9 opera"), "LW-46");
    assert_eq!(visit.clone().play("done").money(1), 66);
    assert_eq!(visit.play("bonus h10 opera").money(1), 64);
}

#[test]
fn lw_46_at_the_opera_a_bonus_must_be_there_too() {
    let table = turn_with(11, "h9 p1|").play("put h9; buy p1").next_round().next_errand_of(1);
    assert_eq!(table.money(1), 3);
    assert_eq!(table.play("place opera").money(1), 1);
}

#[test]
fn lw_46_no_other_helper_helps_at_the_opera() {
    let table = turn("h3 h5 h7|").play("put h3; put h5; put h7").next_round().next_errand_of(1);
    assert_eq!(table.play("place opera").money(1), 68);
    let table = turn("h3 h9|").play("put h3; put h9").next_round().next_errand_of(1).play("place opera");
    assert_eq!(table.refusal(1, "bonus h3 opera"), "LW-83");
}

#[test]
fn lw_46_a_helper_helps_only_from_the_board() {
    let table = turn("h9 h10 e1|").play("put h9; play e1");
    assert_eq!(table.refusal(1, "bonus h10 e1"), "ALL-4");
}

#[test]
fn lw_46_a_change_of_price_is_offered_even_if_it_changes_nothing() {
    let villa = [("", "track = [10, 8, 6, 4, 3, 2]", "track = [1]")];
    let table = turn_of(&villa, "h15 p1|").play("put h15; buy p1; done");
    let sale = table.play("sell p1");
    assert_eq!(sale.choices(""), ["done", "bonus h15 p1"]);
    let before = sale.money(1);
    assert_eq!(sale.play("bonus h15 p1").money(1), before);
}

#[test]
fn lw_50_an_owner_cannot_go_into_debt() {
    let table = turn_with(11, "p1 e4 e1|").play("buy p1");
    assert_eq!((table.money(1), table.refusal(1, "play e4")), (3, "LW-50"));
    assert_eq!(table.play("play e1; done").money(1), 0);
}

#[test]
fn lw_50_an_event_that_spends_nothing_needs_no_money() {
    let table = turn_with(8, "p1 e29 h36|").play("buy p1; put h36");
    assert_eq!((table.money(1), table.refusal(1, "use h36")), (0, "LW-50"));
    assert_eq!(cost(&table, "play e29; done"), (0, -1));
}

#[test]
fn lw_50_a_sale_is_open_to_an_owner_without_money() {
    let table = turn_with(8, "p1 h15|").play("put h15; buy p1");
    assert_eq!((table.money(1), cost(&table, "sell p1; bonus h15 p1")), (0, (-(8 - 2), 1)));
}

#[test]
fn lw_50_who_owns_nothing_may_spend_into_debt() {
    let table = turn_with(2, "e4 e6 h27 h20|").play("play e4; done");
    assert_eq!(table.money(1), -2);
    assert_eq!(table.play("play e6; done; put h27; use h27; put h20; use h20").money(1), -2 - 7 - 3 - 1);
}

#[test]
fn lw_50_who_has_sold_everything_may_spend_into_debt_again() {
    let table = turn_with(8, "p1 e6 e13|").play("buy p1");
    assert_eq!((table.money(1), table.refusal(1, "play e6")), (0, "LW-50"));
    let table = table.play("sell p1; play e6; done; play e13; done");
    assert_eq!(table.money(1), 8 - 7 - 7);
}

#[test]
fn lw_50_an_expense_must_be_affordable_with_its_tokens() {
    let table = turn_with(11, "p1 h27 c11|").play("buy p1; put h27");
    assert!(table.allows(1, "use h27"));
    assert_eq!(table.play("token c11 h27").refusal(1, "use h27"), "LW-50");
}

#[test]
fn lw_50_upkeep_must_be_affordable_with_its_tokens() {
    let table = turn_with(15, "p21 c6|").play("buy p21");
    assert_eq!(table.money(1), 3);
    assert_eq!(cost(&table, "maintain p21"), (2, 1));
    assert_eq!(table.play("token c6 p21").refusal(1, "maintain p21"), "LW-50");
}

#[test]
fn lw_50_extras_may_be_left_out() {
    let table = turn_with(11, "h9 p1 e1 c11|").play("put h9; buy p1; play e1");
    assert_eq!(table.choices(""), ["done"]);
    assert_eq!(table.play("done").money(1), 0);
}

#[test]
fn lw_50_each_extra_must_be_affordable_when_it_is_added() {
    let table = turn_with(13, "h9 p1 e1 c11|").play("put h9; buy p1; play e1");
    assert_eq!(table.choices(""), ["done", "bonus h9 e1", "with c11 e1"]);
    let one = table.clone().play("with c11 e1");
    assert_eq!((one.choices(""), one.refusal(1, "bonus h9 e1")), (vec!["done".to_owned()], "LW-50"));
    let other = table.play("bonus h9 e1");
    assert_eq!((other.choices(""), other.refusal(1, "with c11 e1")), (vec!["done".to_owned()], "LW-50"));
}

#[test]
fn lw_50_what_a_helper_spends_must_be_affordable() {
    let table = turn_with(15, "h17 p21 c6 e8|").play("put h17; buy p21; token c6 p21; play e8; done");
    assert_eq!((table.money(1), table.refusal(1, "use h17")), (1, "LW-50"));
}

#[test]
fn lw_52_a_helper_or_an_expense_can_be_discarded_to_free_its_slot() {
    let table = turn("h36 h3|").play("put h36; put h3");
    assert_eq!((cost(&table, "drop h36"), cost(&table, "drop h3")), ((0, 0), (0, 0)));
    let table = table.play("drop h36; drop h3");
    assert!(table.board(1).is_empty());
    assert_eq!(table.open().discards.and(cards("h36 h3")).len(), 2);
}

#[test]
fn lw_52_a_property_leaves_only_by_a_sale() {
    let table = turn("p1|").play("buy p1");
    assert_eq!((table.refusal(1, "drop p1"), table.choices("drop").len()), ("LW-52", 0));
}

#[test]
fn lw_52_it_happens_between_plays_and_in_the_own_turn() {
    let table = turn("h36 h37 e1|").play("put h36");
    assert!(!table.clone().play("play e1").allows(1, "drop h36"));
    assert_eq!(table.refusal(1, "drop h37"), "ALL-4");
    let later = table.play("end").next_round();
    assert_eq!(later.until(|view| view.phase == Phase::Errands).refusal(1, "drop h36"), "LW-40");
}

#[test]
fn lw_52_an_ability_that_was_used_is_gone_with_the_card() {
    let table = turn("h36 h37|").play("put h36; use h36; drop h36; put h37; use h37");
    assert_eq!(table.money(1), 70 - 2);
}

#[test]
fn lw_54_money_never_runs_out() {
    for players in 2..=5 {
        let table = table(Setup::base(players, roomy()).with_will(WillChoice::Amount(130)));
        let table = table.until(|view| view.phase == Phase::Planning);
        assert_eq!(table.open().money.values(), vec![130; players]);
    }
    let table = turn_with(70, "e6 e7 e13 e14 e20|");
    let table = table.play("play e6; done; play e7; done; play e13; done; play e14; done").play("end");
    assert_eq!(table.money(1), 70 - 4 * 7);
}

#[test]
fn lw_54_companion_tokens_never_run_out() {
    let table = turn("p19 p21 c6 c7 c8 c9 h33 h34 e29|");
    let table = table.play("play e29; done; buy p19; buy p21; put h33; put h34");
    let table = table.play("token c6 p19; token c7 p21; token c8 h33; token c9 h34");
    let horses = (0..4).filter(|&place| tokens(&table, place) == [Kind::Horse]).count();
    assert_eq!(horses, 4);
}

#[test]
fn lw_83_a_bonus_counts_on_cards_with_the_symbol() {
    for (helper, event, other) in [("h3", "e8", "e1"), ("h5", "e22", "e15"), ("h7", "e15", "e22"), ("h9", "e1", "e8")] {
        let table = turn(&format!("{helper} {event} {other}|")).play(&format!("put {helper}"));
        let begun = table.clone().play(&format!("play {event}"));
        let basic = begun.open().amount.expect("an amount");
        assert_eq!(begun.play(&format!("bonus {helper} {event}")).open().amount, Some(basic + 2), "{helper}");
        let begun = table.play(&format!("play {other}"));
        assert_eq!(begun.refusal(1, &format!("bonus {helper} {other}")), "LW-83");
    }
}

#[test]
fn lw_83_an_event_without_a_symbol_gets_no_bonus() {
    let table = turn("h3 h5 h7 h9 e29|").play("put h3; put h5; put h7; put h9; play e29");
    assert_eq!(table.choices("bonus").len(), 0);
}

#[test]
fn lw_83_a_bonus_on_upkeep_counts_for_its_types() {
    let table = turn("p1 p13 h11 p19|").play("put h11; buy p1; buy p13; buy p19");
    assert_eq!(cost(&table, "maintain p1; bonus h11 p1"), (4 + 2, 1));
    assert_eq!(cost(&table, "maintain p13; bonus h11 p13"), (5 + 2, 1));
    assert_eq!((cost(&table, "maintain p13; done"), cost(&table, "maintain p19")), ((5, 1), (2, 1)));
    let table = turn("p7 h11|").play("put h11; buy p7");
    assert_eq!(cost(&table, "maintain p7"), (5, 1));
}

#[test]
fn lw_83_more_actions_count_at_once_when_the_friend_is_put_down() {
    let table = turn("h1 h2|");
    assert_eq!(cost(&table, "put h1"), (0, 0));
    assert_eq!(cost(&table, "put h1; put h2"), (0, 0));
}

#[test]
fn lw_83_more_actions_count_at_the_start_of_each_turn() {
    let table = turn("h1 h2|").play("put h1; put h2").next_turn_of(1);
    assert_eq!(table.actions(), 9 + 2);
    assert_eq!(table.next_turn_of(1).actions(), 9 + 2);
}

#[test]
fn lw_83_the_action_is_kept_if_the_friend_is_dropped_later() {
    let table = turn("h1|").play("put h1; drop h1");
    assert_eq!((table.actions(), table.next_turn_of(1).actions()), (9, 9));
    let table = turn("h1|").play("put h1").next_turn_of(1).play("drop h1");
    assert_eq!(table.actions(), 10);
}

#[test]
fn lw_83_more_actions_are_no_step() {
    assert_eq!(turn("h1|").play("put h1").refusal(1, "use h1"), "LW-44");
}

#[test]
fn lw_83_the_adviser_spends_a_pound_a_round_without_an_action() {
    let table = turn("h20|").play("put h20");
    assert_eq!(cost(&table, "use h20"), (1, 0));
    let table = base(2).turn("h20|").play("put h20");
    assert_eq!((table.actions(), cost(&table, "use h20")), (0, (1, 0)));
}

#[test]
fn lw_83_the_trainer_spends_for_each_token_of_the_kind_on_own_farms() {
    let table =
        turn("p19 p21 h17 h33 c6 c7 c8 c1|").play("put h17; put h33; buy p19; buy p21; token c6 p19; token c1 p19");
    assert_eq!(cost(&table, "use h17"), (2, 0));
    let table = table.play("token c7 p21; token c8 h33");
    assert_eq!(cost(&table, "use h17"), (2 * 2, 0));
    assert_eq!(table.play("use h17").refusal(1, "use h17"), "LW-44");
}

#[test]
fn lw_83_the_dog_trainer_counts_dogs() {
    let table = turn("p23 h19 c1 c2|").play("put h19; buy p23; token c1 p23");
    assert_eq!(cost(&table, "use h19"), (2, 0));
    assert_eq!(cost(&table.play("token c2 p23"), "use h19"), (2 * 2, 0));
}

#[test]
fn lw_83_the_trainer_does_not_count_the_farms_of_others() {
    let table = table(Setup::base(2, roomy())).turn_of(2, "h17 h18|p21 c6").play("buy p21; token c6 p21; end");
    let table = table.next_turn_of(1).play("put h17");
    assert_eq!((table.board(2).len(), table.refusal(1, "use h17")), (1, "LW-44"));
}

#[test]
fn lw_83_the_steward_maintains_one_property_a_round_without_an_action() {
    let table = turn("p1 p7 h13|").play("put h13; buy p1; buy p7");
    assert_eq!(cost(&table, "maintain p1 by h13"), (4, 0));
    let table = table.play("maintain p1 by h13");
    assert_eq!((table.refusal(1, "maintain p7 by h13"), cost(&table, "maintain p7")), ("LW-44", (5, 1)));
    assert!(table.next_turn_of(1).allows(1, "maintain p7 by h13"));
}

#[test]
fn lw_83_two_stewards_maintain_two_properties() {
    let table = turn("p1 p7 h13 h14|").play("put h13; put h14; buy p1; buy p7; maintain p1 by h13");
    assert_eq!(cost(&table, "maintain p7 by h14"), (5, 0));
}

#[test]
fn lw_83_a_helper_saves_only_the_action_that_it_is_for() {
    let table = turn("p1 h13 h20|").play("put h13; put h20; buy p1");
    assert_eq!((table.refusal(1, "sell p1 by h13"), table.refusal(1, "maintain p1 by h20")), ("LW-83", "LW-83"));
    assert_eq!(table.refusal(1, "maintain p1 by h14"), "ALL-4");
    assert_eq!(table.refusal(1, "use h13"), "LW-44");
}

#[test]
fn lw_83_the_broker_sells_one_property_a_round_without_an_action() {
    let table = turn_of(&[("\"land-broker\"", "crowns = 2", "crowns = 1")], "p1 p7 s10|");
    let table = table.play("put s10; buy p1; buy p7");
    assert_eq!(cost(&table, "sell p1 by s10"), (-8, 0));
    let table = table.play("sell p1 by s10");
    assert_eq!((table.refusal(1, "sell p7 by s10"), cost(&table, "sell p7")), ("LW-44", (-17, 1)));
}

#[test]
fn lw_83_helpers_help_when_an_action_is_saved_too() {
    let crowns = [("\"land-broker\"", "crowns = 2", "crowns = 1")];
    let table = turn_of(&crowns, "p1 h11 h13 h15 s10|").play("put h11; put h13; put h15; put s10; buy p1; done");
    assert_eq!(cost(&table, "maintain p1 by h13; bonus h11 p1"), (4 + 2, 0));
    assert_eq!(cost(&table, "sell p1 by s10; bonus h15 p1"), (-(8 - 2), 0));
    let table = table.play("maintain p1 by h13; bonus h11 p1; sell p1 by s10; done");
    assert_eq!((table.money(1), table.board(1)), (70 - 8 - 6 + 8, pieces("h11 h13 h15 s10")));
}

#[test]
fn lw_83_a_helper_that_is_put_off_the_board_helps_no_more() {
    let table = turn("h9 h3 e1|").play("put h3; put h9; drop h9; play e1");
    assert_eq!(table.refusal(1, "bonus h9 e1"), "ALL-4");
    assert_eq!(turn("h3 h9 e1|").play("put h3; put h9; drop h3; play e1; bonus h9 e1; done").money(1), 70 - 5);
}

#[test]
fn lw_83_the_agent_may_change_prices() {
    let table = turn("h15 p1|").play("put h15");
    assert_eq!((cost(&table, "buy p1; done"), cost(&table, "buy p1; bonus h15 p1")), ((8, 1), (8 + 2, 1)));
    let table = table.play("buy p1; done");
    assert_eq!((cost(&table, "sell p1; done"), cost(&table, "sell p1; bonus h15 p1")), ((-8, 1), (-8 + 2, 1)));
    assert_eq!(cost(&table, "maintain p1"), (4, 1));
}

#[test]
fn lw_83_two_agents_change_a_price_twice() {
    let table = turn("h15 h16 p1|").play("put h15; put h16");
    assert_eq!(cost(&table, "buy p1; bonus h15 p1; bonus h16 p1"), (8 + 4, 1));
}

#[test]
fn lw_83_the_secretary_draws_a_card_from_any_deck() {
    let table = turn("h22|").play("put h22");
    let choices = table.clone().play("use h22").choices("");
    assert_eq!(choices, ["draw events", "draw helpers", "draw properties", "draw companions"]);
    let drawn = table.play("use h22; draw companions; card c9");
    assert!(drawn.hand(1).contains(piece("c9")) && drawn.seen_by(2).hands[seat(1)].cards.is_empty());
    assert_eq!((drawn.actions(), drawn.asked()), (8, vec![1]));
}

#[test]
fn lw_83_cards_are_drawn_at_any_time_in_the_own_turn() {
    let table = base(2).turn("h22 e1|").play("put h22");
    assert_eq!((table.actions(), table.allows(1, "use h22")), (0, true));
    assert_eq!(turn("h22 e1|").play("put h22; play e1; done; use h22; draw events").drawn().money(1), 67);
}

#[test]
fn lw_83_of_several_cards_some_are_kept_and_the_rest_is_discarded() {
    let table = turn("s2|").play("put s2; use s2; draw events");
    assert_eq!((table.asked(), table.outcomes().len()), (vec![1], 0));
    let table = table.play("draw companions; card e20; card c9");
    assert_eq!(table.open().task, TaskView::Looking { cards: cards("e20 c9") });
    assert_eq!(table.choices(""), ["keep e20", "keep c9"]);
    assert_eq!(table.refusal(1, "keep e21"), "ALL-4");
    let table = table.play("keep c9");
    assert!(table.hand(1).contains(piece("c9")) && !table.hand(1).contains(piece("e20")));
    assert!(table.open().discards.contains(piece("e20")) && !table.open().discards.contains(piece("c9")));
    assert!(table.heard().contains(&Told::Discarded { seat: seat(1), cards: cards("e20") }));
}

#[test]
fn lw_83_nobody_else_sees_what_a_helper_draws() {
    let table = turn("s2|").play("put s2; use s2; draw events; draw companions; card e20; card c9");
    assert_eq!(table.seen_by(2).task, TaskView::Looking { cards: Cards::EMPTY });
    assert!(table.play("keep c9").seen_by(2).hands[seat(1)].cards.is_empty());
}

#[test]
fn lw_83_an_event_sells_at_a_value_further_down() {
    let sale = |steps: &str| {
        let crowns = [("\"forced-sale\"", "crowns = 3", "crowns = 1")];
        let table = turn_of(&crowns, "s17 p13 h15 p21|").play("put h15; buy p13; done; buy p21; done");
        cost(&table, &format!("play s17; done; {steps}"))
    };
    assert_eq!(sale("sell p13; done"), (-(12 + 1), 0));
    assert_eq!(sale("sell p13; bonus h15 p13"), (-(12 + 1 - 2), 0));
    assert_eq!(sale("sell p21; done"), (-(15 - 3), 0));
    assert_eq!(sale("skip"), (0, 0));
}

#[test]
fn lw_83_the_value_is_not_below_the_last() {
    let changes =
        [("\"forced-sale\"", "crowns = 3", "crowns = 1"), ("", "track = [10, 8, 6, 4, 3, 2]", "track = [10, 7]")];
    let table = turn_of(&changes, "s17 p1|").play("buy p1");
    assert_eq!(cost(&table, "play s17; done; sell p1"), (-(7 - 2), 0));
}

#[test]
fn lw_83_one_property_is_sold_with_the_event() {
    let table = turn_of(&[("\"forced-sale\"", "crowns = 3", "crowns = 1")], "s17 p1 p7|");
    let table = table.play("buy p1; buy p7; play s17; done; sell p7");
    assert_eq!((table.board(1), table.allows(1, "end")), (pieces("p1"), true));
    assert_eq!(table.open().task, TaskView::Free);
}
