//! New special cards: GS-35, GS-37, GS-39.

mod common;

use bequest_conformance::{pieces, seat};
use bequest_engine::{Game, Waiting};
use bequest_last_will::{Cards, Deck, Edition, LastWill, TaskView, Told};
use common::{Change, Table, card, roomy_with, sacked_turn_of};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Special cards lie on the offering of the first round if a hand is to have them.
const EARLY: [Change<'_>; 3] = [
    ("title = \"auction\"", "crowns = 2", "crowns = 1"),
    ("title = \"wedding-tour\"", "crowns = 2", "crowns = 1"),
    ("title = \"oyster-supper\"", "crowns = 2", "crowns = 1"),
];

/// Seat 1 has the first turn with this hand, 57 pounds and the job j5, that has a mask, a carriage, a chef and a town
/// house.
fn turn(hand: &str) -> Table {
    turn_of_job("j5", hand)
}

fn turn_of_job(job: &str, hand: &str) -> Table {
    let other = if job == "j8" { "j6" } else { "j8" };
    sacked_turn_of(roomy_with(&EARLY), &format!("{job} {other}"), &format!("{hand}|"))
}

/// As [`turn`], with this much money.
fn poor_turn(money: i16, hand: &str) -> Table {
    let will = format!("money = {}", money - 7);
    let changes: Vec<Change<'_>> = EARLY.into_iter().chain([("id = \"v1\"", "money = 50", will.as_str())]).collect();
    sacked_turn_of(roomy_with(&changes), "j5 j8", &format!("{hand}|"))
}

fn cards(text: &str) -> Cards {
    pieces(text).into_iter().collect()
}

fn amount(table: &Table) -> i16 {
    table.open().amount.expect("something is begun")
}

/// How much more money seat 1 has after these steps.
fn change(table: &Table, steps: &str) -> i16 {
    table.clone().play(steps).money(1) - table.money(1)
}

#[test]
fn gs_35_cards_with_wheels_and_glasses_add_a_pound_each() {
    let table = turn("n3 e8 e15 e18").play("play n3");
    assert_eq!((amount(&table), table.choices("with ")), (3, ["e8", "e15", "e18"].map(with).to_vec()));
    let table = table.play("with e8 n3; with e15 n3; with e18 n3");
    assert_eq!(amount(&table), 3 + 3);
    assert_eq!(table.play("done").money(1), 57 - 6);
}

fn with(card: &str) -> String {
    format!("with {card} n3")
}

#[test]
fn gs_35_black_cards_of_the_hand_do_too() {
    let table = turn("n3 h24 h30").play("play n3; with h24 n3; with h30 n3; done");
    assert_eq!((table.money(1), table.hand(1).and(cards("h24 h30"))), (57 - 5, Cards::EMPTY));
    assert_eq!(table.open().discards.and(cards("h24 h30")), cards("h24 h30"));
}

#[test]
fn gs_35_a_special_card_that_is_given_to_it_is_out_of_the_game() {
    let table = turn("n3 s6").play("play n3; with s6 n3; done");
    assert_eq!((table.money(1), table.open().out_of_game.and(cards("n3 s6"))), (57 - 4, cards("n3 s6")));
}

#[test]
fn gs_35_cards_on_the_board_do_not() {
    let table = turn("n3 h24").play("put h24; play n3");
    assert_eq!(table.refusal(1, "with h24 n3"), "ALL-4");
    assert_eq!(table.choices(""), ["done"]);
}

#[test]
fn gs_35_it_is_any_number_of_them_or_none() {
    let table = turn("n3 e8 e15").play("play n3");
    assert_eq!(change(&table, "done"), -3);
    assert_eq!(change(&table, "with e15 n3; done"), -4);
}

#[test]
fn gs_35_a_card_with_both_symbols_counts_once() {
    // Only one new special card lies out in a round, so that another event takes such cards here.
    let edition = roomy_with(&[
        ("title = \"wedding-tour\"", "crowns = 2", "crowns = 1"),
        ("title = \"boat-ride\"", "spend = 3", "spend = 3\ngift_symbols = [\"wheel\", \"glass\"]\ngift_each = 1"),
    ]);
    let table = sacked_turn_of(edition, "j5 j8", "e15 n4|").play("play e15; with n4 e15");
    assert_eq!(amount(&table), 3 + 1);
    assert_eq!(table.choices("with "), [""; 0]);
}

#[test]
fn gs_35_other_cards_are_not_given_to_it() {
    let table = turn("n3 e1 e22 e32 h3 h7 h36 p1").play("play n3");
    for other in ["e1", "e22", "e32", "h3", "h7", "h36", "p1"] {
        assert_eq!(table.refusal(1, &with(other)), "GS-35", "{other}");
    }
    assert_eq!(table.choices(""), ["done"]);
}

#[test]
fn gs_35_companions_are_not_either() {
    let table = turn("n3 c1 c11 c16 w1").play("play n3");
    for other in ["with c1 n3", "with c11 n3", "with c16 n3", "with w1 n3 dog", "with w1 n3 chef"] {
        assert_eq!(table.refusal(1, other), "LW-41", "{other}");
    }
}

#[test]
fn gs_35_no_other_event_takes_such_cards() {
    let table = turn("e15 e18 h30").play("play e15");
    assert_eq!(table.refusal(1, "with e18 e15"), "GS-35");
    assert_eq!(table.refusal(1, "with h30 e15"), "GS-35");
}

#[test]
fn gs_35_the_old_sea_dog_helps_the_event_and_not_what_is_given_to_it() {
    let table = turn("n3 h7 e15 e18").play("put h7; play n3; with e15 n3; with e18 n3");
    assert_eq!(table.choices("bonus "), ["bonus h7 n3"]);
    assert_eq!(table.refusal(1, "bonus h7 e15"), "LW-83");
    assert_eq!(amount(&table.play("bonus h7 n3")), 3 + 2 + 2);
}

#[test]
fn gs_35_no_other_helper_helps_them() {
    let table = turn("n3 h3 e8").play("put h3; play n3; with e8 n3");
    assert_eq!(table.choices("bonus "), [""; 0]);
    assert_eq!(table.refusal(1, "bonus h3 e8"), "LW-83");
    assert_eq!(table.refusal(1, "bonus h3 n3"), "LW-83", "the event itself has no glass");
}

#[test]
fn gs_35_the_event_may_demote_and_they_never_do() {
    // j6 has a glass on its second line and a wheel on its fourth.
    let table = turn_of_job("j6", "n3 e8 e15 h24").play("play n3; with e8 n3; with e15 n3; with h24 n3; done");
    assert_eq!(table.choices(""), ["demote 4", "skip"]);
    // j2 has a glass on its third line and no wheel.
    let table = turn_of_job("j2", "n3 e8 h24").play("play n3; with e8 n3; with h24 n3; done");
    assert!(table.allows(1, "end"), "nothing is asked");
}

#[test]
fn gs_35_they_cost_no_action() {
    assert_eq!(turn("n3 e8 e13 h24").play("play n3; with e8 n3; with e13 n3; with h24 n3; done").actions(), 8);
}

#[test]
fn gs_35_each_has_to_be_paid() {
    let table = poor_turn(8, "n3 e20 e1 e8 e15").play("play e1; done; skip; play n3; with e8 n3; with e15 n3");
    assert_eq!((amount(&table), table.refusal(1, "with e20 n3")), (5, "GS-14"));
}

#[test]
fn gs_35_in_a_set_of_an_own_edition_they_count_for_their_own_card() {
    let gifts = |name| format!("gift_symbols = [\"wheel\", \"glass\"]\ngift_each = 1\nwedding = \"{name}\"");
    let (ring, gift) = (gifts("ring"), gifts("gift"));
    let own: [Change<'_>; 2] = [
        ("title = \"engagement-ring\"", "wedding = \"ring\"", ring.as_str()),
        ("title = \"wedding-gift\"", "wedding = \"gift\"", gift.as_str()),
    ];
    let table = sacked_turn_of(roomy_with(&own), "j5 j8", "e32 e34 e8 e15|").play("play e32; join e34; with e8 e32");
    assert_eq!(amount(&table), 3 + 2 + 1);
    assert_eq!(amount(&table.play("with e15 e34")), 3 + 2 + 2);
}

#[test]
fn gs_37_a_property_is_sold_without_another_action() {
    let table = turn("n6 p1").play("buy p1; play n6; done");
    assert_eq!((table.actions(), table.open().task), (7, TaskView::Sale));
    let table = table.play("sell p1");
    assert_eq!((table.actions(), table.board(1)), (7, vec![]));
    assert!(table.allows(1, "end"));
}

#[test]
fn gs_37_market_tokens_are_ignored() {
    // A farm has minus three, a villa minus two, a manor one and a town house three.
    for (property, value) in [("p19", 10), ("p1", 10), ("p13", 18), ("p7", 14)] {
        let table = turn(&format!("n6 {property}")).play(&format!("buy {property}"));
        let table = if table.allows(1, "skip") { table.play("skip") } else { table };
        let table = table.play("play n6; done");
        assert_eq!(change(&table, &format!("sell {property}")), value, "{property}");
    }
}

#[test]
fn gs_37_the_value_is_that_of_the_day() {
    let table = turn("n6 p1").play("buy p1").next_turn_of(1).play("play n6; done");
    assert_eq!(change(&table, "sell p1"), 8);
}

#[test]
fn gs_37_the_purchase_before_is_not_free_of_them() {
    let table = turn("n6 p13");
    assert_eq!(change(&table, "buy p13"), -(18 + 1));
}

#[test]
fn gs_37_one_property_is_sold() {
    let table = turn("n6 p1 p2").play("buy p1; buy p2; play n6; done");
    assert_eq!(table.choices(""), ["skip", "sell p1", "sell p2"]);
    let table = table.play("sell p2");
    assert_eq!((table.open().task, table.board(1)), (TaskView::Free, vec![card("p1")]));
    assert_eq!(change(&table, "sell p1"), 10 - 2, "any other sale is as usual");
}

#[test]
fn gs_37_the_amount_is_spent_first() {
    // Ten pounds: eight for the villa, and the auction costs three.
    let table = poor_turn(10, "n6 p1").play("buy p1");
    assert_eq!(table.money(1), 2);
    assert_eq!(table.refusal(1, "play n6"), "GS-14");
    let table = poor_turn(11, "n6 p1").play("buy p1; play n6; done");
    assert_eq!(table.money(1), 0);
    assert_eq!(table.play("sell p1").money(1), 10);
}

#[test]
fn gs_37_the_estate_agent_still_applies() {
    let table = turn("n6 p1 h15").play("put h15; buy p1; done; play n6; done; sell p1");
    assert_eq!(table.choices(""), ["done", "bonus h15 p1"]);
    assert_eq!(change(&table, "done"), 10);
    let table = table.play("bonus h15 p1");
    assert_eq!((table.money(1), table.actions()), (57 - 8 - 3 + 8, 6));
    assert!(table.allows(1, "end"));
}

#[test]
fn gs_37_nobody_else_sees_that_the_sale_is_begun() {
    let table = turn("n6 p1 h15").play("put h15; buy p1; done; play n6; done");
    let begun = table.clone().play("sell p1");
    assert_eq!(begun.seen_by(2), table.seen_by(2));
    assert_eq!((begun.seen_by(2).task, begun.seen_by(1).task), (TaskView::Sale, TaskView::Free));
    assert_eq!(begun.heard().len(), table.heard().len());
    // What seat 2 imagines is a game in which the sale can still be begun.
    let world = LastWill::imagine(&begun.seen_by(2), &mut ChaCha8Rng::seed_from_u64(1));
    let mut legal = Vec::new();
    world.legal_actions(seat(1), &mut legal);
    assert_eq!(legal.iter().map(ToString::to_string).collect::<Vec<_>>(), table.choices(""));
}

#[test]
fn gs_37_it_may_be_played_without_a_sale() {
    let table = turn("n6 p1").play("buy p1; play n6; done; skip");
    assert_eq!((table.money(1), table.board(1)), (57 - 8 - 3, vec![card("p1")]));
    let table = turn("n6 p1").play("play n6; done");
    assert!(table.allows(1, "end"), "without a property nothing is asked");
    assert_eq!((table.money(1), table.actions()), (57 - 3, 8));
}

#[test]
fn gs_37_the_sale_is_not_kept_for_later() {
    let table = turn("n6 p1").play("play n6; done; buy p1");
    assert_eq!((table.actions(), change(&table, "sell p1")), (7, 10 - 2));
    assert_eq!(table.play("sell p1").actions(), 6);
}

#[test]
fn gs_37_only_properties_are_sold_and_by_no_helper() {
    let table = turn("n6 p1 h36").play("put h36; buy p1; play n6; done");
    assert_eq!(table.choices(""), ["skip", "sell p1"]);
    assert_eq!(table.refusal(1, "sell h36"), "LW-49");
    assert_eq!(table.refusal(1, "sell p1 by h36"), "GS-37");
}

#[test]
fn gs_39_six_cards_are_drawn_and_one_is_kept() {
    let table = turn("n1").play("put n1; use n1").play(&["draw events"; 6].join("; ")).drawn();
    let TaskView::Looking { cards } = table.open().task else { panic!("the cards are looked at") };
    assert_eq!(cards.len(), 6);
    let before = table.open().hands[seat(1)].count;
    let table = table.play(&format!("keep {}", cards.nth(2)));
    assert_eq!(table.open().hands[seat(1)].count, before + 1);
    assert!(table.hand(1).contains(cards.nth(2)));
    assert!(table.allows(1, "end"));
}

#[test]
fn gs_39_the_others_are_discarded() {
    let table = turn("n1").play("put n1; use n1").play(&["draw events"; 6].join("; ")).drawn();
    let TaskView::Looking { cards } = table.open().task else { panic!("the cards are looked at") };
    let kept = cards.nth(0);
    let table = table.play(&format!("keep {kept}"));
    let others = cards.minus(Cards::only(kept));
    assert_eq!(table.open().discards.and(cards), others);
    assert!(table.heard().contains(&Told::Discarded { seat: seat(1), cards: others }));
}

#[test]
fn gs_39_it_costs_no_action_and_no_money() {
    let table = turn("n1").play("put n1");
    let (money, actions) = (table.money(1), table.actions());
    let table = table.play("use n1").play(&["draw events"; 6].join("; ")).drawn();
    assert_eq!((table.money(1), table.actions()), (money, actions));
}

#[test]
fn gs_39_once_a_round() {
    let used = turn("n1").play("put n1; use n1").play(&["draw events"; 6].join("; ")).drawn();
    let keep = used.choices("keep ")[0].clone();
    let table = used.play(&keep);
    assert_eq!(table.refusal(1, "use n1"), "LW-44");
    assert!(table.next_turn_of(1).allows(1, "use n1"));
}

#[test]
fn gs_39_from_any_mix_of_the_four_decks() {
    let table = turn("n1").play("put n1; use n1");
    let decks = ["draw events", "draw helpers", "draw properties", "draw companions"];
    assert_eq!(table.choices(""), decks);
    let table = table.play("draw companions; draw events; draw helpers; draw companions; draw properties; draw events");
    let TaskView::Looking { cards } = table.drawn().open().task else { panic!("the cards are looked at") };
    let edition = Edition::built_in();
    let counts: Vec<usize> = Deck::ALL.iter().map(|deck| cards.and(edition.deck(*deck)).len()).collect();
    assert_eq!(counts, [2, 1, 1, 2]);
}

#[test]
fn gs_39_the_mix_is_decided_blind() {
    let mut table = turn("n1").play("put n1; use n1");
    for left in (1..6).rev() {
        table = table.play("draw helpers");
        assert_eq!((table.open().task, table.open().draw.to_name), (TaskView::Naming, left));
    }
    let table = table.play("draw helpers");
    assert_eq!(table.game.waits_for(), Waiting::Chance);
}

#[test]
fn gs_39_nobody_else_sees_them() {
    let table = turn("n1").play("put n1; use n1").play(&["draw events"; 6].join("; ")).drawn();
    assert_eq!(table.seen_by(2).task, TaskView::Looking { cards: Cards::EMPTY });
    let TaskView::Looking { cards } = table.seen_by(1).task else { panic!("the cards are looked at") };
    assert_eq!(cards.len(), 6);
}

#[test]
fn gs_39_at_any_time_of_the_own_turn() {
    // Also between two plays, and with no action left.
    let table = turn("n1 e13 e14 e20 e27").play("put n1");
    assert!(table.allows(1, "use n1"));
    let table = table.play("play e13; done; play e14; done; play e20; done");
    assert!(table.allows(1, "use n1"));
    let table = table.play("play e27; done; skip");
    assert_eq!(table.actions(), 0);
    assert!(table.allows(1, "use n1"));
}

#[test]
fn gs_39_but_not_in_the_middle_of_a_play_or_in_the_errands() {
    let table = turn("n1 e1").play("put n1; play e1");
    assert!(!table.allows(1, "use n1"));
    let table = table.play("done; skip").next_errand_of(1);
    assert_eq!(table.refusal(1, "use n1"), "LW-40");
}
