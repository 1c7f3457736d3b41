//! The new properties: GS-30 to GS-33.

mod common;

use bequest_conformance::{piece, seat};
use bequest_engine::Game;
use bequest_last_will::{Kind, Phase, Setup, Told, WillChoice};
use common::{Change, Table, card, roomy_with, sacked_turn_of, table};

/// The special cards of sales lie on the offering of the first round if a hand is to have them.
const SALES: [Change<'_>; 3] = [
    ("title = \"auction\"", "crowns = 2", "crowns = 1"),
    ("title = \"forced-sale\"", "crowns = 3", "crowns = 1"),
    ("title = \"land-broker\"", "crowns = 2", "crowns = 1"),
];

/// Seat 1 has the first turn with a job that no property demotes, and 57 pounds. A farm is three pounds cheaper than
/// printed, a villa two, a manor one dearer and a town house three.
fn turn(hand: &str) -> Table {
    turn_of_job("j4", hand)
}

fn turn_of_job(job: &str, hand: &str) -> Table {
    sacked_turn_of(roomy_with(&SALES), &format!("{job} j6"), &format!("{hand}|"))
}

/// Seat 1 has the first turn with this job of five lines, and 71 pounds.
fn turn_of_five_lines(job: &str, hand: &str) -> Table {
    let setup = Setup::sacked(2, roomy_with(&[])).with_base_plans().with_will(WillChoice::Will(piece("v6")));
    table(setup).play(&format!("job 1 {job}")).turn(&format!("{hand}|"))
}

/// How much more money seat 1 has after these steps.
fn change(table: &Table, steps: &str) -> i16 {
    table.clone().play(steps).money(1) - table.money(1)
}

/// The value of the only card on the board of seat 1.
fn value(table: &Table) -> i16 {
    table.open().boards[seat(1)][0].value.expect("a property")
}

/// The companions on the only card on the board of seat 1.
fn companions(table: &Table) -> Vec<Kind> {
    table.open().boards[seat(1)][0].companions.clone()
}

#[test]
fn gs_30_the_owner_chooses_the_type_at_the_purchase() {
    let table = turn("p25 p26");
    let expected = ["buy p25 as villa", "buy p25 as manor", "buy p26 as villa", "buy p26 as town-house"];
    assert_eq!(table.choices("buy "), expected);
}

#[test]
fn gs_30_the_price_has_the_token_of_that_type_alone() {
    let table = turn("p25 p26");
    assert_eq!(change(&table, "buy p25 as villa"), -(16 - 2));
    assert_eq!(change(&table, "buy p25 as manor"), -(16 + 1));
    assert_eq!(change(&table, "buy p26 as villa"), -(13 - 2));
    assert_eq!(change(&table, "buy p26 as town-house"), -(13 + 3));
}

#[test]
fn gs_30_a_type_has_to_be_named_and_has_to_be_one_of_the_two() {
    let table = turn("p25 p26");
    for buy in ["buy p25", "buy p25 as farm", "buy p25 as town-house", "buy p26 as manor"] {
        assert_eq!(table.refusal(1, buy), "GS-30", "{buy}");
    }
    let table = table.play("buy p25 as villa");
    for sell in ["sell p25", "sell p25 as farm", "sell p25 as town-house"] {
        assert_eq!(table.refusal(1, sell), "GS-30", "{sell}");
    }
}

#[test]
fn gs_30_each_type_has_to_be_paid_with_money() {
    // Two pounds and a salary of seven, and six pounds more than that: a villa for fourteen, a manor for seventeen.
    let edition = roomy_with(&[("id = \"v1\"", "money = 50", "money = 8")]);
    let table = sacked_turn_of(edition, "j4 j6", "p25|");
    assert_eq!((table.money(1), table.choices("buy p25")), (15, vec!["buy p25 as villa".to_owned()]));
    assert_eq!(table.refusal(1, "buy p25 as manor"), "LW-51");
}

#[test]
fn gs_30_it_demotes_as_the_type_that_is_paid() {
    // j2 has a villa, k1 a manor, j5 a town house.
    let asked = |table: Table, buy: &str| table.play(buy).choices("demote ");
    assert_eq!(asked(turn_of_job("j2", "p25"), "buy p25 as villa"), ["demote 4"]);
    assert_eq!(asked(turn_of_job("j2", "p25"), "buy p25 as manor"), [""; 0]);
    assert_eq!(asked(turn_of_five_lines("k1", "p25"), "buy p25 as manor"), ["demote 1"]);
    assert_eq!(asked(turn_of_five_lines("k1", "p25"), "buy p25 as villa"), [""; 0]);
    assert_eq!(asked(turn_of_job("j5", "p26"), "buy p26 as town-house"), ["demote 4"]);
    assert_eq!(asked(turn_of_job("j5", "p26"), "buy p26 as villa"), [""; 0]);
}

#[test]
fn gs_30_never_as_both_at_once() {
    let edition = roomy_with(&[("id = \"j1\"", "\"mask\", \"wheel\"", "\"villa\", \"manor\"")]);
    let table = sacked_turn_of(edition, "j1 j2", "p25|");
    assert_eq!(table.clone().play("buy p25 as villa").choices("demote "), ["demote 1"]);
    assert_eq!(table.play("buy p25 as manor").choices("demote "), ["demote 2"]);
}

#[test]
fn gs_30_the_owner_chooses_the_type_again_at_the_sale() {
    for bought in ["villa", "manor"] {
        let table = turn("p25").play(&format!("buy p25 as {bought}"));
        assert_eq!(table.choices("sell "), ["sell p25 as villa", "sell p25 as manor"]);
        assert_eq!(change(&table, "sell p25 as villa"), 16 - 2);
        assert_eq!(change(&table, "sell p25 as manor"), 16 + 1);
    }
}

#[test]
fn gs_30_so_does_who_has_a_helper_for_sales() {
    let table = turn("p25 s10").play("buy p25 as villa; put s10; skip");
    let expected = ["sell p25 as villa", "sell p25 as villa by s10", "sell p25 as manor", "sell p25 as manor by s10"];
    assert_eq!(table.choices("sell "), expected);
    assert_eq!(change(&table, "sell p25 as manor by s10"), 16 + 1);
    assert_eq!(table.refusal(1, "sell p25 by s10"), "GS-30");
}

#[test]
fn gs_30_the_tokens_of_the_day_of_the_sale_apply() {
    let table = turn("p25").play("buy p25 as villa").next_errand_of(1).play("place market; market 1 3 -3 -2");
    let table = table.own_turn_of(1);
    assert_eq!(change(&table, "sell p25 as villa"), 13 + 3);
    assert_eq!(change(&table, "sell p25 as manor"), 13 - 3);
}

#[test]
fn gs_30_an_event_with_market_tokens_needs_a_type() {
    let table = turn("p25 s17").play("buy p25 as villa; play s17; done");
    assert_eq!(table.choices(""), ["skip", "sell p25 as villa", "sell p25 as manor"]);
    // Two steps further down the track.
    assert_eq!(change(&table, "sell p25 as villa"), 10 - 2);
    assert_eq!(change(&table, "sell p25 as manor"), 10 + 1);
    assert_eq!(table.refusal(1, "sell p25"), "GS-30");
}

#[test]
fn gs_30_an_event_without_market_tokens_takes_no_type() {
    let table = turn("p25 n6").play("buy p25 as villa; play n6; done");
    assert_eq!(table.choices(""), ["skip", "sell p25"]);
    assert_eq!(change(&table, "sell p25"), 16);
    assert_eq!(table.refusal(1, "sell p25 as manor"), "GS-37");
}

#[test]
fn gs_30_it_loses_value_as_houses_do() {
    let table = turn("p25 p26").play("buy p26 as villa").next_round();
    assert_eq!(value(&table), 11);
}

#[test]
fn gs_30_in_the_count_the_lower_token_applies() {
    let table = turn("p25 p26").play("buy p25 as manor");
    assert_eq!(table.open().property_value(seat(1)), 16 - 2);
    let table = table.play("buy p26 as town-house");
    assert_eq!(table.open().property_value(seat(1)), 16 - 2 + 13 - 2);
}

#[test]
fn gs_30_the_lower_token_may_be_that_of_the_second_type() {
    let edition = roomy_with(&SALES);
    let table =
        table(Setup::sacked(2, edition).with_base_plans()).play("first 1; market -3 3 1 -2; job 1 j4; job 2 j6");
    let table = table.turn("p25|").play("buy p25 as villa");
    assert_eq!(table.open().property_value(seat(1)), 16 + 1);
}

#[test]
fn gs_30_so_it_does_at_the_end_of_the_game() {
    // After seven rounds the house is worth five pounds on its last step.
    let table = turn("p25").play("buy p25 as manor").until(|view| view.phase == Phase::Over);
    let standing = table.game.scores().expect("the game is over");
    let money = 50 + 8 * 7 - 17;
    assert_eq!(standing.scores[seat(1)].0 / 10, money + 5 - 2);
}

#[test]
fn gs_30_a_gardener_gives_its_bonus_once() {
    let table = turn("h11 p25").play("put h11; skip; buy p25 as villa");
    assert_eq!(change(&table, "maintain p25; bonus h11 p25"), -(5 + 2));
    let begun = table.play("maintain p25; bonus h11 p25");
    assert_eq!(begun.refusal(1, "bonus h11 p25"), "LW-40", "the maintenance is over");
}

#[test]
fn gs_30_a_gardener_helps_whichever_type_was_bought() {
    for bought in ["villa", "town-house"] {
        let table = turn("h11 p26").play(&format!("put h11; skip; buy p26 as {bought}; maintain p26"));
        assert_eq!(table.choices(""), ["done", "bonus h11 p26"], "{bought}");
    }
}

#[test]
fn gs_30_each_gardener_gives_its_own() {
    let table = turn("h11 h12 p25").play("put h11; skip; put h12; skip; buy p25 as villa; maintain p25");
    assert_eq!(table.choices(""), ["done", "bonus h11 p25", "bonus h12 p25"]);
    let table = table.play("bonus h11 p25");
    assert_eq!((table.open().amount, table.refusal(1, "bonus h11 p25")), (Some(7), "LW-46"));
    assert_eq!(change(&table, "bonus h12 p25"), -(5 + 2 + 2));
}

#[test]
fn gs_31_with_a_token_on_a_marked_slot_it_drops_two_steps() {
    let table = turn("p27 c11").play("buy p27; token c11 p27");
    assert_eq!(table.open().loss_tonight(seat(1), card("p27")), 4);
    assert_eq!(value(&table.next_round()), 17);
    assert_eq!(value(&turn("p28 c1").play("buy p28; token c1 p28").next_round()), 13);
}

#[test]
fn gs_31_without_a_token_it_drops_one() {
    let table = turn("p27 c11").play("buy p27");
    assert_eq!(table.open().loss_tonight(seat(1), card("p27")), 2);
    assert_eq!(value(&table.next_round()), 19);
}

#[test]
fn gs_31_the_token_stays_and_counts_in_every_round() {
    let table = turn("p27 c11").play("buy p27; token c11 p27");
    assert_eq!(value(&table.next_round().next_round().next_round()), 9);
}

#[test]
fn gs_31_maintained_it_does_not_drop() {
    let table = turn("p27 c11").play("buy p27; token c11 p27");
    assert_eq!(change(&table, "skip; maintain p27"), -(5 + 2));
    assert_eq!(value(&table.play("skip; maintain p27").next_round()), 21);
}

#[test]
fn gs_31_never_below_the_last_step() {
    // 17, 15, 13, 11, 9, 7, 5: one step in the first round, then two each.
    let table = turn("p28 c1").play("buy p28").next_turn_of(1).play("token c1 p28");
    let table = table.next_round().next_round().next_round();
    assert_eq!(value(&table), 5);
    assert_eq!(value(&table.clone().next_round()), 5);
    let drops = |told: &Told| matches!(told, Told::Depreciated { .. });
    assert_eq!((table.times_heard(drops), table.next_round().times_heard(drops)), (4, 4));
}

#[test]
fn gs_31_other_tokens_make_no_difference() {
    // The same house with a slot that is not marked.
    let edition = roomy_with(&[("types = [\"manor\"]\ntrack = [21", "marked = [1]\n", "")]);
    let table = sacked_turn_of(edition, "j4 j6", "p27 c11|").play("buy p27; token c11 p27");
    assert_eq!(value(&table.next_round()), 19);
}

#[test]
fn gs_32_each_slot_takes_a_horse_or_a_dog() {
    for (cards, kinds) in [
        ("c1 c2", [Kind::Dog, Kind::Dog]),
        ("c1 c6", [Kind::Dog, Kind::Horse]),
        ("c6 c1", [Kind::Horse, Kind::Dog]),
        ("c6 c7", [Kind::Horse, Kind::Horse]),
    ] {
        let mut table = turn(&format!("p29 {cards}")).play("buy p29");
        for companion in cards.split(' ') {
            table = table.play(&format!("token {companion} p29"));
        }
        assert_eq!(companions(&table), kinds, "{cards}");
        assert_eq!(change(&table, "maintain p29"), -(2 + 2 + 2), "{cards}");
    }
}

#[test]
fn gs_32_it_takes_two_and_no_others() {
    let table = turn("p29 c1 c6 c7 c11 w1").play("buy p29");
    assert_eq!(table.refusal(1, "token c11 p29"), "LW-45");
    assert_eq!(table.refusal(1, "token w1 p29 chef"), "LW-45");
    let table = table.play("token c6 p29; token c7 p29");
    assert_eq!(table.refusal(1, "token c1 p29"), "LW-45");
    assert_eq!(table.refusal(1, "token w1 p29 horse"), "LW-45");
}

#[test]
fn gs_32_a_wild_companion_goes_there_as_either() {
    let table = turn("p29 w1").play("buy p29");
    assert_eq!(table.choices("token "), ["token w1 p29 dog", "token w1 p29 horse"]);
    assert_eq!(companions(&table.play("token w1 p29 horse")), [Kind::Horse]);
}

#[test]
fn gs_32_trainers_count_what_lies_there() {
    let table = turn("p29 h17 h19 c1 c6 c7").play("put h17; skip; put h19; skip; buy p29; token c1 p29; token c6 p29");
    assert_eq!((change(&table, "use h17"), change(&table, "use h19")), (-2, -2));
    let table = turn("p29 h17 h19 c6 c7").play("put h17; skip; put h19; skip; buy p29; token c6 p29; token c7 p29");
    assert_eq!(change(&table, "use h17"), -4);
    assert_eq!(table.refusal(1, "use h19"), "LW-44");
}

#[test]
fn gs_33_the_farm_brings_its_own_horse() {
    let table = turn("p30").play("buy p30");
    assert_eq!((companions(&table), table.actions()), (vec![Kind::Horse], 8));
    assert_eq!(change(&table, "maintain p30"), -(3 + 2));
}

#[test]
fn gs_33_no_companion_card_is_used() {
    let table = turn("p30 c6").play("buy p30");
    assert!(table.hand(1).contains(card("c6")));
    assert_eq!(table.times_heard(|told| matches!(told, Told::PutToken { .. })), 0);
    assert_eq!(table.refusal(1, "token c6 p30"), "LW-45", "its circle is taken");
}

#[test]
fn gs_33_the_horse_counts_like_any_other() {
    let table = turn("p30 h17").play("put h17; skip; buy p30");
    assert_eq!(change(&table, "use h17"), -2);
}

#[test]
fn gs_33_the_horse_does_not_demote_but_the_farm_may() {
    // j3 has a horse on its second line and a farm on its fourth, k2 a horse and no farm.
    let table = turn_of_job("j3", "p30").play("buy p30");
    assert_eq!(table.choices(""), ["demote 4", "skip"]);
    let table = turn_of_five_lines("k2", "p30").play("buy p30");
    assert!(table.allows(1, "end"), "nothing is asked");
}

#[test]
fn lw_83_a_trainer_counts_no_token_off_a_farm() {
    let table = turn("h19 p28 c1").play("put h19; skip; buy p28; token c1 p28");
    let table = if table.allows(1, "skip") { table.play("skip") } else { table };
    assert_eq!((companions(&table).len(), table.refusal(1, "use h19")), (0, "LW-44"));
    assert_eq!(table.open().boards[seat(1)][1].companions, [Kind::Dog]);
}
