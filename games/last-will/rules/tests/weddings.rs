//! Wedding cards: GS-34, GS-36, GS-38.

mod common;

use bequest_conformance::{pieces, seat};
use bequest_last_will::{Card, Cards, Edition, Symbol, Told, WeddingName};
use common::{Table, card, roomy_with, sacked_turn_of};

/// Seat 1 has the first turn with this hand, 57 pounds and the job j7, that has neither a wedding nor a
/// guest. The engagement
/// rings are e32 and e33 for three pounds, the gifts e34 and e35 for two, the stag parties e36 for three and n2 for five,
/// the weddings e37 for four and n4 for six.
fn turn(hand: &str) -> Table {
    turn_of_job("j7", hand)
}

fn turn_of_job(job: &str, hand: &str) -> Table {
    let edition = roomy_with(&[("title = \"wedding-tour\"", "crowns = 2", "crowns = 1")]);
    let other = if job == "j8" { "j6" } else { "j8" };
    sacked_turn_of(edition, &format!("{job} {other}"), &format!("{hand}|"))
}

/// As [`turn`], with this much money.
fn poor_turn(money: i16, hand: &str) -> Table {
    let will = format!("money = {}", money - 7);
    let edition = roomy_with(&[("id = \"v1\"", "money = 50", &will)]);
    sacked_turn_of(edition, "j7 j8", &format!("{hand}|"))
}

fn cards(text: &str) -> Cards {
    pieces(text).into_iter().collect()
}

fn amount(table: &Table) -> i16 {
    table.open().amount.expect("something is begun")
}

#[test]
fn gs_34_there_are_eight_with_four_names() {
    let edition = Edition::built_in();
    let named = |name: WeddingName| -> Vec<Card> {
        let has_it = |card: &Card| edition.face(*card).event().is_some_and(|event| event.wedding == Some(name));
        edition.cards(true).iter().filter(has_it).collect()
    };
    assert_eq!(named(WeddingName::Ring), pieces("e32 e33"));
    assert_eq!(named(WeddingName::Gift), pieces("e34 e35"));
    assert_eq!(named(WeddingName::StagParty), pieces("e36 n2"));
    assert_eq!(named(WeddingName::Wedding), pieces("e37 n4"));
}

#[test]
fn gs_34_alone_each_is_an_event_for_one_action() {
    for (wedding, spend) in [("e32", 3), ("e34", 2), ("e36", 3), ("e37", 4), ("n2", 5), ("n4", 6)] {
        let table = turn(wedding).play(&format!("play {wedding}"));
        assert_eq!(amount(&table), spend, "{wedding}");
        let table = table.play("done");
        let table = if table.allows(1, "skip") { table.play("skip") } else { table };
        assert_eq!((table.money(1), table.actions()), (57 - spend, 8), "{wedding}");
    }
}

#[test]
fn gs_34_a_ring_and_a_gift_are_played_for_one_action() {
    let table = turn("e32 e33 e34").play("play e32; join e34; done");
    assert_eq!((table.money(1), table.actions()), (57 - 3 - 2, 8));
    let table = table.play("play e33; done");
    assert_eq!((table.money(1), table.actions()), (57 - 3 - 2 - 3, 7), "the other ring needs another action");
}

#[test]
fn gs_34_two_rings_are_never_played_together() {
    let table = turn("e32 e33 e34").play("play e32");
    assert_eq!(table.choices("join "), ["join e34"]);
    assert_eq!(table.refusal(1, "join e33"), "GS-34");
    let table = table.play("join e34");
    assert_eq!(table.choices("join "), [""; 0]);
    assert_eq!(table.refusal(1, "join e33"), "GS-34");
}

#[test]
fn gs_34_names_count_and_not_looks() {
    let table = turn("e36 n2 e32").play("play e32; join e36");
    assert_eq!(table.refusal(1, "join n2"), "GS-34", "two stag parties");
    let table = turn("e37 n4 e32").play("play n4");
    assert_eq!(table.choices("join "), ["join e32"]);
    assert_eq!(table.refusal(1, "join e37"), "GS-34", "two weddings");
}

#[test]
fn gs_34_three_and_four_of_them_are_a_set_too() {
    let table = turn("e32 e34 e36").play("play e36; join e32; join e34; done");
    assert_eq!((table.money(1), table.actions()), (57 - 3 - 2 - 3, 8));
    let table = turn("e32 e34 e36 e37").play("play e37; join e36; join e34; join e32; done");
    assert_eq!((table.money(1), table.actions()), (57 - 3 - 2 - 3 - 4, 8));
}

#[test]
fn gs_34_special_cards_join_in() {
    let table = turn("n2 e32 e37").play("play e32; join n2; join e37; done");
    assert_eq!((table.money(1), table.actions()), (57 - 3 - 5 - 4, 8));
    assert_eq!(table.open().out_of_game.and(cards("n2 e32 e37")), cards("n2"));
    assert!(table.open().discards.contains(card("e37")));
}

#[test]
fn gs_34_it_does_not_matter_which_one_is_first() {
    for first in ["e32", "e34", "e36"] {
        let table = turn("e32 e34 e36").play(&format!("play {first}"));
        let joins: Vec<String> = ["e32", "e34", "e36"]
            .iter()
            .filter(|other| **other != first)
            .map(|other| format!("join {other}"))
            .collect();
        assert_eq!(table.choices("join "), joins);
    }
}

#[test]
fn gs_34_nobody_has_to_play_a_set() {
    let table = turn("e32 e34").play("play e32; done");
    assert!(table.hand(1).contains(card("e34")));
    assert_eq!(table.play("play e34; done").actions(), 7);
}

#[test]
fn gs_34_wedding_cards_played_earlier_do_not_matter() {
    let table = turn("e32 e33 e34 e35").play("play e32; join e34; done");
    let table = table.play("play e33; join e35; done");
    assert_eq!((table.money(1), table.actions()), (57 - 5 - 5, 7));
}

#[test]
fn gs_34_other_events_do_not_join() {
    let table = turn("e32 e1").play("play e32");
    assert_eq!(table.refusal(1, "join e1"), "GS-34");
    let table = turn("e32 e1").play("play e1");
    assert_eq!(table.refusal(1, "join e32"), "GS-34");
    assert_eq!(table.choices("join "), [""; 0]);
}

#[test]
fn gs_34_in_a_set_each_card_takes_companions_in_its_own_circles() {
    let table = turn("e32 e36 e37 c11 c12 c13").play("play e32; join e36; join e37");
    let expected = ["with c11 e36", "with c11 e37", "with c12 e36", "with c12 e37", "with c13 e36", "with c13 e37"];
    assert_eq!(table.choices("with "), expected, "the ring has no circle");
    let table = table.play("with c11 e36");
    assert_eq!(table.choices("with "), ["with c12 e37", "with c13 e37"], "the stag party has one circle");
    assert_eq!(table.refusal(1, "with c12 e36"), "LW-41");
    let table = table.play("with c12 e37");
    assert_eq!((amount(&table), table.refusal(1, "with c13 e37")), (3 + 3 + 4 + 2 + 2, "LW-41"));
}

#[test]
fn gs_34_companions_and_other_cards_may_be_added_in_any_order() {
    let table = turn("e32 e36 e37 c11 c12").play("play e36; with c11 e36; join e37; with c12 e37; join e32");
    assert_eq!(amount(&table), 3 + 2 + 4 + 2 + 3);
    let table = table.play("done");
    assert_eq!(table.money(1), 57 - 14);
    let away: Cards = cards("e32 e36 e37 c11 c12");
    assert_eq!(table.hand(1).and(away), Cards::EMPTY);
}

#[test]
fn gs_34_no_companion_before_its_card_has_joined() {
    let table = turn("e32 e36 c11").play("play e32");
    assert_eq!(table.refusal(1, "with c11 e36"), "LW-41");
}

#[test]
fn gs_34_everyone_sees_the_whole_set() {
    let table = turn("e32 e36 c11").play("play e32; join e36; with c11 e36; done");
    let played = Told::Played { seat: seat(1), cards: cards("e32 e36"), added: cards("c11") };
    assert!(table.heard().contains(&played));
}

#[test]
fn gs_34_nobody_sees_a_set_before_it_is_paid() {
    let table = turn("e32 e36").play("play e32; join e36");
    assert_eq!((table.seen_by(2).play, table.seen_by(2).amount), (None, None));
    assert!(table.seen_by(1).play.is_some());
}

#[test]
fn gs_34_the_sum_of_the_basic_amounts_has_to_be_there() {
    let table = poor_turn(8, "e32 e34 e36").play("play e32; join e34; join e36");
    assert_eq!(table.play("done").money(1), 0);
    let table = poor_turn(9, "e32 e36 e37").play("play e32; join e37");
    assert_eq!((amount(&table), table.choices("join ")), (7, vec![]));
    assert_eq!(table.refusal(1, "join e36"), "GS-14");
}

#[test]
fn gs_36_it_is_one_of_the_two_special_wedding_cards() {
    let edition = Edition::built_in();
    let symbols: Vec<&str> = edition.face(card("n4")).symbols.iter().map(Symbol::as_str).collect();
    assert_eq!(symbols, ["glass", "wheel", "carriage", "wedding"]);
    let name = edition.face(card("n4")).event().and_then(|event| event.wedding);
    assert_eq!(name, Some(WeddingName::Wedding));
}

#[test]
fn gs_36_all_four_helpers_help() {
    // A waiter, a coachman and an old sea dog add two each, the wedding planner one.
    let table = turn("n4 h3 h5 h7 h40").play("put h3; put h5; put h7; put h40; play n4");
    let expected = ["bonus h3 n4", "bonus h5 n4", "bonus h7 n4", "bonus h40 n4"];
    assert_eq!(table.choices("bonus "), expected);
    let table = table.play(&expected.join("; "));
    assert_eq!(amount(&table), 6 + 2 + 2 + 2 + 1);
    assert_eq!(table.play("done; skip").money(1), 57 - 13);
}

#[test]
fn gs_36_each_of_them_may_be_left_out() {
    let table = turn("n4 h3 h5 h7 h40").play("put h3; put h5; put h7; put h40; play n4");
    for (helper, more) in [("h3", 2), ("h5", 2), ("h7", 2), ("h40", 1)] {
        assert_eq!(amount(&table.clone().play(&format!("bonus {helper} n4"))), 6 + more, "{helper}");
    }
    assert_eq!(table.play("done; skip").money(1), 57 - 6);
}

#[test]
fn gs_36_each_helps_once() {
    let table = turn("n4 h3").play("put h3; play n4; bonus h3 n4");
    assert_eq!(table.refusal(1, "bonus h3 n4"), "LW-46");
}

#[test]
fn gs_36_others_do_not() {
    let table = turn("n4 h9").play("put h9; play n4");
    assert_eq!(table.refusal(1, "bonus h9 n4"), "LW-83");
}

#[test]
fn gs_36_in_a_set_they_help_this_card_alone() {
    let table = turn("n4 e32 h3 h7").play("put h3; put h7; play e32; join n4");
    assert_eq!(table.choices("bonus "), ["bonus h3 n4", "bonus h7 n4"]);
    assert_eq!(table.refusal(1, "bonus h3 e32"), "LW-83");
    assert_eq!(amount(&table.play("bonus h3 n4; bonus h7 n4")), 3 + 6 + 2 + 2);
}

#[test]
fn gs_38_the_planner_adds_a_pound_to_a_wedding_card() {
    for (wedding, spend) in [("e32", 3), ("e34", 2), ("e36", 3), ("e37", 4), ("n2", 5), ("n4", 6)] {
        let table = turn(&format!("h40 {wedding}")).play(&format!("put h40; play {wedding}; bonus h40 {wedding}"));
        assert_eq!(amount(&table), spend + 1, "{wedding}");
    }
}

#[test]
fn gs_38_it_adds_one_to_each_card_of_a_set() {
    let table = turn("h40 e32 e34 e36 e37").play("put h40; play e32; join e34; join e36; join e37");
    let expected = ["bonus h40 e32", "bonus h40 e34", "bonus h40 e36", "bonus h40 e37"];
    assert_eq!(table.choices("bonus "), expected);
    let table = table.play(&expected.join("; "));
    assert_eq!(amount(&table), 3 + 2 + 3 + 4 + 4);
    assert_eq!(table.play("done").money(1), 57 - 16, "more is spent, nothing is gained");
}

#[test]
fn gs_38_it_is_optional_for_each_card() {
    let table = turn("h40 e32 e34").play("put h40; play e32; join e34");
    assert_eq!(amount(&table.clone().play("bonus h40 e34")), 6);
    assert_eq!(table.play("done").money(1), 57 - 5);
}

#[test]
fn gs_38_once_for_each_card() {
    let table = turn("h40 e32 e34").play("put h40; play e32; join e34; bonus h40 e32");
    assert_eq!(table.refusal(1, "bonus h40 e32"), "LW-46");
}

#[test]
fn gs_38_for_sets_of_one_turn_again() {
    let table = turn("h40 e32 e33").play("put h40; play e32; bonus h40 e32; done; play e33; bonus h40 e33; done");
    assert_eq!(table.money(1), 57 - 4 - 4, "the planner is not used up");
}

#[test]
fn gs_38_it_helps_no_other_card() {
    let table = turn("h40 e1").play("put h40; play e1");
    assert_eq!(table.refusal(1, "bonus h40 e1"), "LW-83");
}
