//! A turn: ERB-10 to ERB-17.

mod common;

use bequest_conformance::{piece, pool, seat};
use bequest_engine::{By, Game, Match, UndoStop, Viewer, Window};
use bequest_erbraffer::{Action, Erbraffer, PhaseView, Plan, Told};
use common::{Table, at_1870, game};

/// Plays an action of a seat in a match.
fn act(table: &mut Match<Erbraffer>, number: usize, action: &str) {
    let action: Action = action.parse().expect("an action");
    table.play(seat(number), By::Person, action).expect("a legal action");
}

/// Throws away so many cards each turn until this holds.
fn throw_until(mut table: Table, count: usize, holds: impl Fn(&Table) -> bool) -> Table {
    while !holds(&table) {
        for _ in 0..count {
            let card = table.choices("throw ").pop().expect("a card");
            table = table.play(&format!("throw {card}"));
        }
        table = table.play("confirm");
    }
    table
}

#[test]
fn erb_10_one_card_is_played_face_up() {
    let table = game(2, "i03|").play("play i03; heir p01");
    assert_eq!(table.open().discards, pool("i03"));
    assert_eq!(table.times_heard(|told| matches!(told, Told::Played(deed) if deed.card.number() == 3)), 1);
    assert_eq!(table.open().last.map(|deed| (deed.seat, deed.heirs[0])), Some((seat(1), Some(piece("p01")))));
}

#[test]
fn erb_10_it_does_what_it_says() {
    assert_eq!(game(2, "i03|").play("play i03; heir p01").cash("p01"), [20]);
}

#[test]
fn erb_10_the_hand_is_drawn_back_to_four() {
    let table = game(2, "i01 i03 i04 i05|").play("play i03; heir p01; draw i20");
    assert_eq!(table.hand(1), pool("i01 i04 i05 i20"));
    assert_eq!((table.open().pile, table.turn()), (39, 2));
}

#[test]
fn erb_10_only_the_player_hears_what_they_draw() {
    let table = game(2, "i03|").play("play i03; heir p01; draw i20");
    let drew = Told::Drew { seat: seat(1), card: piece("i20") };
    assert!(table.heard_by(Viewer::Seat(seat(1))).contains(&drew));
    assert!(!table.heard_by(Viewer::Seat(seat(2))).contains(&drew) && !table.heard().contains(&drew));
}

#[test]
fn erb_10_one_to_four_cards_can_be_thrown_away_instead() {
    let cards = ["i01", "i02", "i03", "i04"];
    for count in 1..=4 {
        let steps: Vec<String> = cards[..count].iter().map(|card| format!("throw {card}")).collect();
        let table = game(2, "i01 i02 i03 i04|").play(&format!("{}; confirm", steps.join("; ")));
        assert_eq!((table.open().discards.len(), table.hand(1).len(), table.turn()), (count, 4, 2));
        assert_eq!(table.open().pile, 40 - count);
    }
}

#[test]
fn erb_10_there_is_no_turn_without_a_card() {
    let table = game(2, "i01 i02 i03 i04|");
    assert_eq!(table.refusal(1, "confirm"), "ALL-3");
    let first = ["play", "throw"].map(|verb| ["i01", "i02", "i03", "i04"].map(|card| format!("{verb} {card}")));
    assert_eq!(table.legal(1), first.concat());
}

#[test]
fn erb_10_a_card_can_be_kept_after_all() {
    let table = game(2, "i01 i02 i03 i04|").play("throw i01; throw i02; keep i01; confirm");
    assert_eq!(table.open().discards, pool("i02"));
    let table = game(2, "i01 i02 i03 i04|").play("throw i01; keep i01");
    assert_eq!(table.open().phase, PhaseView::Turn { plan: Some(Plan::None) });
}

#[test]
fn erb_10_the_player_may_change_their_mind_until_all_is_named() {
    let table =
        game(2, "i01 i11 i03 i04|").play("play i11; heir p01; play i03; throw i04; throw i01; play i03; heir p02");
    assert_eq!((table.open().discards, table.cash("p01 p02")), (pool("i03"), vec![10, 20]));
}

#[test]
fn erb_10_what_does_not_belong_to_the_plan_is_refused() {
    let table = game(2, "i01 i02 i03 i04|");
    assert_eq!(table.refusal(1, "heir p01"), "ERB-10");
    assert_eq!(table.refusal(1, "heirloom h1"), "ERB-10");
    assert_eq!(table.refusal(1, "keep i01"), "ERB-10");
    assert_eq!(table.refusal(1, "round up"), "ERB-54");
    assert_eq!(table.refusal(1, "testament p01"), "ERB-20");
    assert_eq!(table.refusal(1, "couple c01"), "ERB-30");
    assert_eq!(table.refusal(1, "give h1 p08"), "ERB-30");
    assert_eq!(table.refusal(1, "pay p09 1"), "ERB-30");
    assert_eq!(table.refusal(1, "rest p08"), "ERB-30");
    assert_eq!(table.refusal(1, "will"), "ERB-40");
    assert_eq!(table.refusal(1, "decline"), "ERB-42");
    assert_eq!(table.refusal(1, "decline all"), "ERB-42");
    let table = table.play("throw i01");
    assert_eq!(table.refusal(1, "throw i01"), "ERB-10");
    assert_eq!(table.play("play i01").refusal(1, "heirloom h1"), "ERB-10");
}

#[test]
fn erb_10_nobody_else_sees_what_the_player_has_in_mind() {
    let table = game(2, "i01 i02 i03 i04|");
    let planning = table.clone().play("throw i01; throw i02");
    assert!(table.seen_by(2) == planning.seen_by(2));
    assert_eq!(table.heard(), planning.heard());
    assert_eq!(planning.game.waits_for().window(), Window::Private);
    assert_eq!(planning.seen_by(1).phase, PhaseView::Turn { plan: Some(Plan::Throw { cards: pool("i01 i02") }) });
}

#[test]
fn erb_10_everything_planned_can_be_taken_back_step_by_step() {
    let mut table = game(2, "i01 i11 i03 i04|").to_match();
    let start = table.view(Viewer::Seat(seat(1))).expect("a seat").view;
    for action in ["throw i01", "throw i03", "keep i01", "play i11", "heir p01"] {
        act(&mut table, 1, action);
    }
    for _ in 0..5 {
        assert_eq!(table.undo(seat(1)), Ok(()));
    }
    assert!(table.view(Viewer::Seat(seat(1))).expect("a seat").view == start);
    assert!(table.undo(seat(1)).is_err());
}

#[test]
fn erb_10_nothing_can_be_taken_back_after_the_draw() {
    let mut table = game(2, "i01 i11 i03 i04|").to_match();
    act(&mut table, 1, "play i03");
    act(&mut table, 1, "heir p01");
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Chance));
    let mut table = game(2, "i01 i11 i03 i04|").to_match();
    act(&mut table, 1, "throw i03");
    act(&mut table, 1, "confirm");
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Chance));
}

#[test]
fn erb_11_an_empty_pile_is_made_of_the_discards_when_a_card_must_be_drawn() {
    let table = throw_until(game(2, "i01|"), 1, |table| table.open().pile == 0);
    assert_eq!((table.open().discards.len(), table.open().remade), (40, 0));
    let card = table.choices("throw ")[0].clone();
    let table = table.before_draw(&format!("throw {card}; confirm"));
    assert_eq!((table.open().pile, table.open().discards, table.open().remade), (41, pool(""), 1));
    assert_eq!(table.heard().last(), Some(&Told::Remade { cards: 41 }));
}

#[test]
fn erb_11_the_card_just_thrown_away_is_among_them() {
    let table = throw_until(game(2, "i01|"), 1, |table| table.open().pile == 0);
    let card = table.choices("throw ")[0].clone();
    let table = table.before_draw(&format!("throw {card}; confirm"));
    assert!(table.outcomes().contains(&format!("draw {card}")));
}

#[test]
fn erb_11_the_card_just_played_is_among_them() {
    let table = throw_until(game(2, "i01|"), 1, |table| table.open().pile == 0);
    let table = table.before_draw("play i01; heir p01");
    assert!(table.outcomes().contains(&"draw i01".into()));
}

#[test]
fn erb_11_a_pile_that_runs_out_in_the_middle_is_replaced_then() {
    let table = throw_until(game(2, "i01|"), 1, |table| table.open().pile == 1);
    let cards = table.choices("throw ");
    let table = table.before_draw(&format!("throw {}; throw {}; confirm", cards[0], cards[1]));
    assert_eq!((table.open().remade, table.outcomes().len()), (0, 1));
    let table = table.clone().before_draw(&table.outcomes()[0]);
    assert_eq!((table.open().remade, table.open().discards), (1, pool("")));
    assert!(table.outcomes().contains(&format!("draw {}", cards[0])));
}

#[test]
fn erb_12_in_1840_the_first_row_is_affected_and_no_other() {
    let table = game(2, "i03|").play("play i03");
    assert_eq!(table.choices("heir "), ["p01", "p02", "p03", "p04", "p05", "p06"]);
    assert_eq!(table.refusal(1, "heir p08"), "ERB-12");
    assert_eq!(table.refusal(1, "heir p49"), "ERB-12");
}

#[test]
fn erb_12_in_1870_the_second_row_lives_benefactors_included() {
    let table = at_1870("i03||", "").until_a_turn().play("play i03");
    let row: Vec<String> = (7..=17).map(|number| format!("p{number:02}")).collect();
    assert_eq!(table.choices("heir "), row);
    assert_eq!(table.refusal(1, "heir p01"), "ERB-12");
}

#[test]
fn erb_12_a_generation_lives_when_the_benefactors_before_it_are_paid_out() {
    let table = at_1870("||", "").play(
        "couple c01; give h1 p08; give h6 p08; rest p08; confirm; * decline; couple c02; give h2 p11; give h5 p11; \
         confirm; * decline; give h3 p14; give h4 p14; confirm; 1 decline; 2 decline",
    );
    assert_eq!(table.open().living, 0);
    let table = table.play("3 decline");
    assert_eq!(table.open().living, 1);
    assert_eq!(table.heard().last(), Some(&Told::Lives { generation: 1 }));
}

#[test]
fn erb_13_money_comes_from_the_bank_and_goes_there() {
    let table = game(2, "i03|i14");
    assert_eq!(table.open().bank, 0);
    let table = table.play("play i03; heir p01");
    assert_eq!((table.open().bank, table.heard().last()), (-10, Some(&gained("p01", 10))));
    assert_eq!(table.play("play i14; heir p01").open().bank, 0);
}

fn gained(person: &str, sum: u16) -> Told {
    Told::Gained { person: piece(person), sum }
}

#[test]
fn erb_13_nobody_falls_below_zero_and_the_rest_is_ignored() {
    // The book's example: an heir with 6,000 who has to pay 10,000.
    let table = game(2, "i15|i14").play("play i15; heir p01; play i14; heir p01");
    assert_eq!((table.cash("p01"), table.open().bank), (vec![0], 10));
    assert_eq!(table.heard().last(), Some(&Told::Lost { person: piece("p01"), sum: 6 }));
}

#[test]
fn erb_14_the_bank_pays_more_than_it_ever_got() {
    let table = game(2, "i02 i34|i38").play("play i02; heir p01; play i38; heir p01; play i34; heir p01");
    assert_eq!((table.cash("p01"), table.open().bank), (vec![100], -90));
}

#[test]
fn erb_15_a_grey_card_only_has_its_effect() {
    let table = game(2, "i36|").play("play i36; heir p01");
    assert_eq!((table.cash("p01"), table.year(), table.turn()), (vec![16], 1840, 2));
}

#[test]
fn erb_15_a_beige_card_has_its_effect_and_moves_the_hourglass_ten_years() {
    let table = game(2, "i39|").play("play i39; heir p01");
    assert_eq!((table.cash("p01"), table.year()), (vec![15], 1850));
    assert_eq!(
        table.heard().last(),
        Some(&Told::Hourglass { seat: seat(1), year: bequest_erbraffer::Year::FIRST.next() })
    );
}

#[test]
fn erb_15_first_the_effect_then_the_draw_then_the_hourglass() {
    let table = game(2, "i39|").before_draw("play i39; heir p01");
    assert_eq!((table.cash("p01"), table.year(), table.hand(1).len()), (vec![15], 1840, 3));
    let table = table.before_draw("draw i20");
    assert_eq!((table.year(), table.hand(1).len(), table.open().phase), (1850, 4, PhaseView::Testament));
}

#[test]
fn erb_16_a_card_without_a_target_cannot_be_played() {
    // Only p01 to p06 live, and none of them has a brother or sister; the date forbids it too.
    let table = game(2, "i17 i41|");
    assert!(!table.allows(1, "play i17") && !table.allows(1, "play i41"));
}

#[test]
fn erb_16_it_can_be_thrown_away() {
    let table = game(2, "i17 i41|").play("throw i17; throw i41; confirm");
    assert_eq!(table.open().discards, pool("i17 i41"));
}

#[test]
fn erb_16_an_exchange_needs_heirlooms_of_two_who_are_not_frozen() {
    // All heirlooms but h6 go to p05, who is frozen.
    let table = with_one_movable_heirloom();
    assert_eq!(table.refusal(table.turn(), "play i22"), "ERB-16");
    assert!(table.allows(table.turn(), "throw i22"));
}

/// In 1850 p05 is frozen and has all heirlooms but h6; the next player has the exchange.
fn with_one_movable_heirloom() -> Table {
    let edition = common::changed(&[
        ("h1", "owner = \"p01\"", "owner = \"p05\""),
        ("h2", "owner = \"p03\"", "owner = \"p05\""),
        ("h4", "owner = \"p06\"", "owner = \"p05\""),
        ("h5", "owner = \"p04\"", "owner = \"p05\""),
    ]);
    common::game_of(edition, 2, "i39|i22 i19").play("play i39; heir p01; testament p05")
}

#[test]
fn erb_16_with_one_heirloom_left_there_is_still_a_black_sheep() {
    let table = with_one_movable_heirloom().play("play i19");
    assert_eq!(table.choices("heirloom "), ["h6"]);
}

/// Two founders; the second has a testament in 1850. The cards are three of each kind that wants a target.
fn narrow(hand: &str) -> Table {
    let kinds =
        ["sheep", "gain-two 5", "loss-two 5", "wedding 5", "gain 5*", "loss 5", "exchange", "sibling", "double"];
    let cards: Vec<&str> = kinds.iter().flat_map(|kind| [*kind; 3]).collect();
    common::game_of(common::family_of(&common::NARROW, 4, &cards), 2, &format!("i13|{hand}"))
        .play("play i13; heir p01; testament p02")
}

#[test]
fn erb_16_without_a_taker_there_is_no_black_sheep() {
    assert_eq!(narrow("i01").refusal(2, "play i01"), "ERB-16");
    assert_eq!(narrow("i19").refusal(2, "play i19"), "ERB-16");
}

#[test]
fn erb_16_without_two_who_are_not_married_to_each_other_nothing_happens_to_two_at_once() {
    let edition = common::family_of(&common::NARROW, 4, &["gain-two 5", "loss-two 5", "gain 5"].repeat(9));
    let table = common::game_of(edition, 2, "i01 i02|");
    assert_eq!(table.refusal(1, "play i01"), "ERB-16");
    assert_eq!(table.refusal(1, "play i02"), "ERB-16");
}

#[test]
fn erb_16_when_everybody_is_frozen_no_card_has_a_target() {
    let table = narrow("i14 i10 i16 i25").play("play i14; heir p01; testament p01");
    assert_eq!((table.open().frozen, table.turn()), (pool("p01 p02"), 1));
    let (first, second) = (table.choices("play "), table.choices("throw ")[0].clone());
    assert_eq!(first, Vec::<String>::new());
    let table = table.play(&format!("throw {second}; confirm"));
    for card in ["i10", "i16", "i25"] {
        assert_eq!(table.refusal(2, &format!("play {card}")), "ERB-16", "{card}");
    }
}

#[test]
fn erb_16_the_penniless_can_lose_halve_double_and_love() {
    let table = at_1870("i05 i33 i17|i34|", "").until_a_turn();
    assert_eq!(table.cash("p09 p12"), [0, 0]);
    assert_eq!(table.clone().play("play i05; heir p09").cash("p09"), [0]);
    assert_eq!(table.clone().play("play i33; heir p09").cash("p09"), [0]);
    assert_eq!(table.clone().play("play i17; heir p09; heir p08").cash("p09"), [0]);
    assert_eq!(table.play("throw i05; confirm; play i34; heir p09").cash("p09"), [0]);
}

#[test]
fn erb_17_thrown_away_cards_have_no_effect() {
    let before = game(2, "i02 i09 i13 i39|");
    let table = before.clone().play("throw i02; throw i09; throw i13; throw i39; confirm");
    assert!(before.open().cash.values() == table.open().cash.values());
    assert_eq!(table.open().bank, 0);
}

#[test]
fn erb_17_a_thrown_away_hourglass_does_not_move() {
    let table = game(2, "i39|").play("throw i39; confirm");
    assert_eq!((table.year(), table.turn()), (1840, 2));
}

#[test]
fn erb_14_the_bank_doubles_two_million_too() {
    let edition = common::family_of(&common::NARROW, 4, &["double"; 48]);
    let mut table = common::game_of(edition, 2, "|");
    for _ in 0..8 {
        let card = table.choices("play ")[0].clone();
        table = table.play(&format!("play {card}; heir p01"));
    }
    assert_eq!(table.cash("p01"), [2560]);
}

#[test]
fn erb_14_no_fortune_is_too_large_to_be_counted() {
    let rows: [&[usize]; 6] = [&[0; 8], &[1, 2, 3, 4], &[5, 6], &[7, 0], &[8, 0], &[9; 6]];
    let cards = [vec!["double"; 40], vec!["loss 1*"; 8]].concat();
    let mut table = common::game_of(common::family_of(&rows, 4, &cards), 2, "i01 i02 i03 i04|i05 i06 i07 i08");
    for founder in (1..=8).flat_map(|founder| [founder; 10]) {
        while table.choices("play ")[0].as_str() > "i40" {
            let card = table.choices("throw ")[0].clone();
            table = table.play(&format!("throw {card}; confirm"));
        }
        let card = table.choices("play ")[0].clone();
        table = table.before_draw(&format!("play {card}; heir p{founder:02}"));
        let outcome = table.outcomes()[0].clone();
        table = table.play(&outcome);
    }
    assert_eq!(table.to(1930).until_a_turn().year(), 1930);
}

#[test]
fn erb_10_a_card_that_is_being_played_is_not_played_twice() {
    assert_eq!(game(2, "i11|").play("play i11").refusal(1, "play i11"), "ERB-10");
}
