//! The change of generation: ERB-30 to ERB-38.

mod common;

use bequest_conformance::{piece, pool, seat};
use bequest_engine::{By, Match, SeatSet, UndoStop, Viewer};
use bequest_erbraffer::{Edition, Erbraffer, Person, PhaseView, Told};
use common::{Table, at_1870, at_1870_of, changed, families, game};

/// The heirlooms of c01 go to p08.
const HEIRLOOMS_OF_C01: &str = "give h1 p08; give h6 p08";

/// Hands out all three estates of 1840: c01 with these steps, the others evenly.
fn after_c01(table: Table, steps: &str) -> Table {
    table.play(&format!("couple c01; {steps}; confirm; * decline")).until_a_turn()
}

/// Plays an action of a seat in a match.
fn act(table: &mut Match<Erbraffer>, number: usize, action: &str) {
    table.play(seat(number), By::Person, action.parse().expect("an action")).expect("a legal action");
}

/// What was told when a benefactor was paid out.
fn paid_out(table: &Table) -> Vec<Told> {
    table.heard().into_iter().filter(|told| matches!(told, Told::PaidOut { .. })).collect()
}

#[test]
fn erb_30_the_mover_picks_a_couple() {
    let table = at_1870("||", "");
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Choosing, vec![3]));
    assert_eq!(table.choices("couple "), ["c01", "c02", "c03"]);
}

#[test]
fn erb_30_nobody_else_picks_and_nothing_else_is_done() {
    let table = at_1870("i01||i03", "");
    assert_eq!(table.refusal(1, "couple c01"), "ERB-30");
    assert_eq!(table.refusal(3, "couple c04"), "ERB-30");
    assert_eq!(table.refusal(3, "play i03"), "ERB-30");
    assert_eq!(table.refusal(1, "will"), "ERB-40");
    assert_eq!(table.refusal(1, "decline"), "ERB-42");
    assert_eq!(table.refusal(1, "play i01"), "ERB-10");
    assert_eq!(table.refusal(1, "confirm"), "ALL-3");
}

#[test]
fn erb_30_the_estate_is_cash_and_heirlooms_of_both_partners() {
    let estate = |couple: &str| {
        let view = at_1870("||", "").play(&format!("couple {couple}")).open();
        view.estate.map(|estate| (estate.cash, estate.heirlooms))
    };
    assert_eq!(estate("c01"), Some((15, pool("h1 h6"))));
    assert_eq!(estate("c02"), Some((10, pool("h2 h5"))));
    assert_eq!(estate("c03"), Some((20, pool("h3 h4"))));
}

#[test]
fn erb_30_everybody_hears_of_it() {
    let table = at_1870("||", "").play("couple c02");
    let told = Told::TookUp { seat: seat(3), couple: piece("c02"), cash: 10, heirlooms: pool("h2 h5") };
    assert_eq!(table.heard().last(), Some(&told));
}

#[test]
fn erb_30_it_goes_to_the_children_and_leaves_the_parents() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}; rest p10; confirm"));
    assert_eq!(table.cash("p01 p02 p08 p09 p10"), [0, 0, 7, 0, 8]);
    assert_eq!((table.owner("h1"), table.owner("h6")), ("p08".into(), "p08".into()));
    assert_eq!(table.open().bank, 15, "the bank takes no part");
}

#[test]
fn erb_30_only_the_one_who_hands_out_shares() {
    let table = at_1870("||", "").play("couple c01");
    assert_eq!(table.asked(), [3]);
    for action in ["give h1 p08", "pay p09 1", "rest p08", "confirm", "couple c02", "play i01"] {
        assert_eq!(table.refusal(1, action), "ERB-30", "{action}");
    }
    assert_eq!(table.refusal(3, "couple c02"), "ERB-30");
    assert_eq!(table.refusal(3, "throw i06"), "ERB-10");
    assert_eq!(table.refusal(3, "round up"), "ERB-54");
}

#[test]
fn erb_30_nothing_goes_to_other_peoples_children_or_from_other_peoples_estates() {
    let table = at_1870("||", "").play("couple c01");
    assert_eq!(table.refusal(3, "give h1 p11"), "ERB-30");
    assert_eq!(table.refusal(3, "give h2 p08"), "ERB-30");
    assert_eq!(table.refusal(3, "pay p12 1"), "ERB-30");
    assert_eq!(table.refusal(3, "rest p11"), "ERB-30");
}

#[test]
fn erb_30_then_the_next_player_clockwise_picks_another_couple() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}; rest p08; confirm; * decline"));
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Choosing, vec![1]));
    assert_eq!(table.choices("couple "), ["c02", "c03"]);
    assert_eq!(table.refusal(1, "couple c01"), "ERB-30");
}

#[test]
fn erb_30_the_last_couple_needs_no_picking() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}; rest p08; confirm; * decline"));
    let table = table.play("couple c03; give h3 p14; give h4 p14; confirm; * decline");
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Sharing, vec![2]));
    assert_eq!(table.open().estate.map(|estate| estate.couple), Some(piece("c02")));
}

#[test]
fn erb_30_all_couples_are_settled_round_the_table() {
    let table = game(2, "|").to(1900).until_a_turn();
    let handed: Vec<(usize, String)> = (table.heard().iter())
        .filter_map(|told| match told {
            Told::HandedOut { seat, couple, .. } => Some((seat.number(), couple.to_string())),
            _ => None,
        })
        .collect();
    let (first, second) = handed.split_at(3);
    assert_eq!(first, [(1, "c01".into()), (2, "c02".into()), (1, "c03".into())]);
    assert_eq!(second, [(2, "c04".into()), (1, "c05".into()), (2, "c06".into()), (1, "c07".into())]);
}

#[test]
fn erb_30_picking_and_sharing_can_be_taken_back_until_confirmed() {
    let mut table = at_1870("||", "").to_match();
    let start = table.view(Viewer::Seat(seat(3))).expect("a seat").view;
    let steps = ["couple c01", "give h1 p08", "give h1 p10", "pay p09 4", "pay p09 2", "rest p10"];
    for action in steps {
        act(&mut table, 3, action);
    }
    assert!(table.undo(seat(1)).is_err());
    for _ in steps {
        assert_eq!(table.undo(seat(3)), Ok(()));
    }
    assert!(table.view(Viewer::Seat(seat(3))).expect("a seat").view == start);
}

#[test]
fn erb_30_what_is_confirmed_is_not_taken_back() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}; rest p08"));
    let mut table = table.to_match();
    act(&mut table, 3, "confirm");
    assert_eq!(table.undo(seat(3)), Err(UndoStop::Reveal));
}

#[test]
fn erb_31_a_benefactor_may_be_given_any_amount() {
    let table = at_1870("||", "").play("couple c01");
    let sums: Vec<String> = (1..=15).map(|sum| sum.to_string()).collect();
    assert_eq!(table.choices("pay p09 "), sums);
    assert_eq!(table.refusal(3, "pay p09 16"), "ERB-31");
}

#[test]
fn erb_31_even_all_of_it() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}; pay p09 15; confirm"));
    assert_eq!(table.cash("p08 p09 p10"), [0, 15, 0]);
}

#[test]
fn erb_31_even_nothing() {
    let table =
        at_1870("||", "").play(&format!("couple c01; pay p09 9; pay p09 0; {HEIRLOOMS_OF_C01}; rest p08; confirm"));
    assert_eq!(table.cash("p08 p09 p10"), [8, 0, 7]);
}

#[test]
fn erb_31_two_benefactors_share_what_there_is() {
    // The estate of c02 is 10,000.
    let table = at_1870_of(families(), "||", "").play("couple c02; pay p09 6; pay p12 4");
    assert_eq!(table.refusal(3, "pay p09 7"), "ERB-31");
    assert_eq!(table.choices("pay p12 ").last().map(String::as_str), Some("3"));
    let table = table.play("give h2 p11; give h5 p13; confirm");
    assert_eq!(table.cash("p08 p09 p11 p12 p13"), [0, 6, 0, 4, 0]);
}

#[test]
fn erb_32_what_is_left_is_split_evenly() {
    let table = at_1870("||", "").play("couple c03; give h3 p14; give h4 p16; pay p15 6; confirm");
    assert_eq!(table.cash("p14 p15 p16"), [7, 6, 7]);
}

#[test]
fn erb_32_a_married_child_is_given_no_amount_by_name() {
    let table = at_1870("||", "").play("couple c01");
    assert_eq!(table.refusal(3, "pay p08 5"), "ERB-32");
}

#[test]
fn erb_32_the_indivisible_rest_goes_to_the_married_child_that_is_named() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}"));
    assert_eq!(table.choices("rest "), ["p08", "p10"]);
    assert_eq!(table.refusal(3, "rest p09"), "ERB-32");
    assert_eq!(table.clone().play("rest p08; confirm").cash("p08 p10"), [8, 7]);
    assert_eq!(table.play("rest p08; rest p10; confirm").cash("p08 p10"), [7, 8]);
}

#[test]
fn erb_32_without_a_name_for_the_rest_nothing_is_handed_out() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}"));
    assert_eq!(table.refusal(3, "confirm"), "ERB-32");
}

#[test]
fn erb_32_without_a_rest_nobody_is_named_for_it() {
    let table = at_1870("||", "").play("couple c03");
    assert_eq!(table.refusal(3, "rest p14"), "ERB-32");
    let table = at_1870("||", "").play("couple c01; rest p08; pay p09 1");
    assert_eq!(table.open().estate.and_then(|estate| estate.rest), None);
    assert_eq!(table.play("pay p09 2").refusal(3, "confirm"), "ERB-34");
}

#[test]
fn erb_33_three_married_children_get_the_same_and_one_the_entire_rest() {
    // p07, p14 and p16 inherit 20,000.
    let table = at_1870_of(families(), "||", "").play("couple c03; give h3 p14; give h4 p14");
    assert_eq!(table.choices("rest "), ["p07", "p14", "p16"]);
    let table = table.play("rest p16; confirm");
    assert_eq!(table.cash("p07 p14 p15 p16"), [6, 6, 0, 8]);
}

#[test]
fn erb_33_a_rest_of_one_goes_to_one_of_three() {
    let table = at_1870_of(families(), "||", "").play("couple c02; give h2 p08; give h5 p13; rest p11; confirm");
    assert_eq!(table.cash("p08 p11 p13"), [3, 4, 3]);
}

#[test]
fn erb_33_the_one_named_stays_named_while_there_is_a_rest() {
    let table =
        at_1870_of(families(), "||", "").play("couple c03; give h3 p14; give h4 p14; rest p07; pay p15 1; confirm");
    assert_eq!(table.cash("p07 p14 p15 p16"), [7, 6, 1, 6]);
}

#[test]
fn erb_34_heirlooms_go_to_married_children_only() {
    let table = at_1870("||", "").play("couple c01");
    assert_eq!(table.choices("give "), ["h1 p08", "h1 p10", "h6 p08", "h6 p10"]);
    assert_eq!(table.refusal(3, "give h1 p09"), "ERB-34");
}

#[test]
fn erb_34_in_any_spread() {
    let after = |steps: &str| {
        let table = at_1870("||", "").play(&format!("couple c01; rest p08; {steps}; confirm"));
        (table.owner("h1"), table.owner("h6"))
    };
    assert_eq!(after("give h1 p10; give h6 p10"), ("p10".into(), "p10".into()));
    assert_eq!(after("give h1 p08; give h6 p10"), ("p08".into(), "p10".into()));
    assert_eq!(after("give h1 p08; give h6 p10; give h1 p10; give h6 p08"), ("p10".into(), "p08".into()));
}

#[test]
fn erb_34_all_of_them_have_to_be_given() {
    let table = at_1870("||", "").play("couple c01; rest p08; give h1 p08");
    assert_eq!(table.refusal(3, "confirm"), "ERB-34");
    assert_eq!(table.refusal(3, "give h1 p08"), "ERB-34");
}

/// In 1870 c02 has nothing: p03 and p04 have lost all they had, and their heirlooms started elsewhere.
fn c02_is_empty() -> Table {
    let edition = changed(&[
        ("h2", "owner = \"p03\"", "owner = \"p05\""),
        ("h5", "owner = \"p04\"", "owner = \"p06\""),
        ("i14", "amount = 10", "amount = 10\nhourglass = true"),
    ]);
    common::game_of(edition, 3, "i14|i13|i06")
        .play("play i14; heir p03; testament p05; play i13; heir p04; testament p06; play i06; heir p03")
}

#[test]
fn erb_35_an_empty_estate_still_takes_one_players_distribution() {
    let table = c02_is_empty().play("couple c02");
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Choosing, vec![1]));
    assert_eq!(table.choices("couple "), ["c01", "c03"]);
    assert!(table.heard().contains(&Told::HandedOut { seat: seat(3), couple: piece("c02"), is_new_will: false }));
}

#[test]
fn erb_35_no_window_opens_for_an_empty_estate() {
    let table = c02_is_empty().play("couple c02");
    assert_eq!(table.times_heard(|told| matches!(told, Told::Stands { .. })), 0);
    let table = c02_is_empty().play("couple c01; give h1 p08; give h6 p08; confirm; * decline");
    let table = table.play("couple c03; give h2 p14; give h3 p14; give h4 p14; give h5 p14; confirm; * decline");
    assert_eq!((table.turn(), table.open().living), (1, 1));
}

#[test]
fn erb_35_a_single_married_child_gets_all_heirlooms_and_what_is_left() {
    // p32 is the only married child of c09, p33 a benefactor.
    let table = game(2, "|").to(1930).play("couple c09");
    let estate = table.open().estate.expect("an estate");
    assert!(!estate.heirlooms.is_empty() && estate.cash > 3);
    assert_eq!(table.choices("give "), Vec::<String>::new());
    assert_eq!(table.choices("rest "), Vec::<String>::new());
    let table = table.play("pay p33 3; confirm");
    assert_eq!(table.cash("p32 p33"), [estate.cash - 3, 3]);
    assert!(estate.heirlooms.iter().all(|it| table.open().owner(it) == piece("p32")));
}

#[test]
fn erb_35_an_only_child_gets_everything_unasked() {
    let table = at_1870_of(families(), "||", "").play("couple c01");
    assert_eq!(table.cash("p10"), [15]);
    assert_eq!((table.owner("h1"), table.owner("h6")), ("p10".into(), "p10".into()));
    assert_eq!(table.asked(), [1, 2, 3]);
}

#[test]
fn erb_36_fifteen_thousand_to_two_married_children_is_seven_and_eight() {
    let table = at_1870("||", "").play(&format!("couple c01; {HEIRLOOMS_OF_C01}; rest p10; confirm"));
    assert_eq!(table.cash("p08 p10"), [7, 8]);
}

#[test]
fn erb_36_ten_thousand_with_one_benefactor_may_be_four_four_and_two() {
    let table = at_1870("||", "").play("couple c02; give h2 p11; give h5 p11; pay p12 2; confirm");
    assert_eq!(table.cash("p11 p12 p13"), [4, 2, 4]);
}

#[test]
fn erb_37_the_holder_of_the_card_gets_a_benefactors_cash() {
    let table = after_c01(at_1870("||", "|b01|"), &format!("pay p09 7; {HEIRLOOMS_OF_C01}"));
    let table = table.to(1900);
    assert_eq!((table.cash("p09"), table.collected()), (vec![7], vec![0, 0, 0]));
    let bank = table.open().bank;
    let table = table.until_a_turn();
    assert_eq!((table.cash("p09"), table.collected()), (vec![0], vec![0, 7, 0]));
    assert_eq!(table.open().bank, bank);
}

#[test]
fn erb_37_two_holders_halve_it_and_an_odd_thousand_goes_to_the_bank() {
    let table = after_c01(at_1870("||", "b02||b01"), &format!("pay p09 7; {HEIRLOOMS_OF_C01}"));
    let table = table.to(1900);
    let bank = table.open().bank;
    let table = table.until_a_turn();
    assert_eq!((table.collected(), table.open().bank), (vec![3, 0, 3], bank + 1));
    let holders: SeatSet = [seat(1), seat(3)].into_iter().collect();
    assert_eq!(paid_out(&table), [Told::PaidOut { person: piece("p09"), holders, each: 3, bank: 1 }]);
}

#[test]
fn erb_37_without_a_holder_all_goes_to_the_bank() {
    let table = after_c01(at_1870("||", "b03||"), &format!("pay p09 7; {HEIRLOOMS_OF_C01}")).to(1900);
    let bank = table.open().bank;
    let table = table.until_a_turn();
    assert_eq!((table.collected(), table.cash("p09"), table.open().bank), (vec![0, 0, 0], vec![0], bank + 7));
}

#[test]
fn erb_37_without_a_holder_nothing_is_shown() {
    let table = after_c01(at_1870("||", "b03||"), &format!("pay p09 7; {HEIRLOOMS_OF_C01}")).to(1900).until_a_turn();
    assert!(table.open().spent.values().iter().all(|cards| cards.is_empty()));
}

#[test]
fn erb_37_it_is_done_openly() {
    let table = after_c01(at_1870("||", "|b01|"), &format!("pay p09 7; {HEIRLOOMS_OF_C01}")).to(1900).until_a_turn();
    assert_eq!(table.seen_by(3).spent[seat(2)], pool("b01"));
    assert_eq!(table.seen_by(3).collected[seat(2)], 7);
    assert!(table.seen_by(3).settled.contains(piece("p09")));
}

#[test]
fn erb_37_without_cash_nothing_is_shown_and_the_card_stays_secret() {
    let table = after_c01(at_1870("||", "|b01|"), &format!("{HEIRLOOMS_OF_C01}; rest p08")).to(1900).until_a_turn();
    assert_eq!(paid_out(&table), []);
    let view = table.seen_by(3);
    assert_eq!((view.spent[seat(2)], view.benefactors[seat(2)]), (pool(""), None));
    assert!(!view.settled.contains(piece("p09")));
}

#[test]
fn erb_37_only_benefactors_of_the_dying_generation_are_paid_out() {
    let table = after_c01(at_1870("||", "b07||"), &format!("{HEIRLOOMS_OF_C01}; rest p08")).to(1900);
    let table = table.play("couple c04").play("pay p18 2");
    let table = table.until_a_turn();
    assert_eq!((table.cash("p18"), table.collected()), (vec![2], vec![0, 0, 0]));
    assert_eq!(table.to(1930).until_a_turn().collected(), [2, 0, 0]);
}

#[test]
fn erb_37_it_comes_after_the_last_couple() {
    let table = after_c01(at_1870("||", "|b01|"), &format!("pay p09 7; {HEIRLOOMS_OF_C01}")).to(1900).until_a_turn();
    let heard = table.heard();
    let paid = heard.iter().rposition(|told| matches!(told, Told::PaidOut { .. }));
    let stands = heard.iter().rposition(|told| matches!(told, Told::Stands { .. }));
    let lives = heard.iter().rposition(|told| matches!(told, Told::Lives { .. }));
    assert!(stands < paid && paid < lives);
}

#[test]
fn erb_37_a_benefactor_keeps_the_cash_when_the_parents_estate_is_handed_out() {
    let table = after_c01(at_1870("||", ""), &format!("pay p09 7; {HEIRLOOMS_OF_C01}"));
    assert_eq!(table.cash("p09"), [7]);
}

#[test]
fn erb_38_play_goes_on_to_the_left_of_the_seat_that_moved_the_hourglass() {
    let table = at_1870("||", "").until_a_turn();
    assert_eq!(table.turn(), 1);
    let persons = Edition::built_in().row(0);
    assert!(persons.iter().all(|person: Person| table.open().cash[person] == 0));
    // With two players and three couples, too: seat 1 has moved it, and has handed out the last estate.
    assert_eq!(game(2, "|").to(1870).until_a_turn().turn(), 2);
}
