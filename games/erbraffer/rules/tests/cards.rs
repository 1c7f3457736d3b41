//! The other cards: ERB-50 to ERB-58.

mod common;

use bequest_conformance::{piece, pool, seat};
use bequest_engine::Game;
use bequest_erbraffer::{Edition, Effect, PhaseView, Told};
use common::{Table, at_1870, game};

/// Seat 1 has the first turn of 1870 with these cards. p08 has 7,000, h1 and h6; p10 has 6,000; p09 has 2,000.
fn in_1870(cards: &str) -> Table {
    at_1870(&format!("{cards}||"), "")
        .play("couple c01; give h1 p08; give h6 p08; pay p09 2; rest p08; confirm; * decline")
        .until_a_turn()
}

/// Seats 1 and 2 play at 1840 with one card each; seat 1 has just swept.
fn swept(hands: &str) -> Table {
    game(2, hands).before_draw("play i44")
}

#[test]
fn erb_50_a_gain_is_one_heirs() {
    for (card, sum) in
        [("i02", 15), ("i03", 10), ("i20", 8), ("i36", 6), ("i39", 5), ("i25", 4), ("i30", 3), ("i26", 2)]
    {
        let table = game(2, &format!("{card}|")).play(&format!("play {card}; heir p04"));
        assert_eq!(table.cash("p01 p02 p03 p04 p05 p06"), [10, 10, 10, 10 + sum, 10, 10], "{card}");
    }
}

#[test]
fn erb_50_a_loss_is_one_heirs() {
    for (card, sum) in [("i14", 10), ("i10", 8), ("i01", 6), ("i05", 5), ("i15", 4)] {
        let table = game(2, &format!("{card}|")).play(&format!("play {card}; heir p04"));
        assert_eq!(table.cash("p01 p02 p03 p04 p05 p06"), [10, 10, 10, 10 - sum, 10, 10], "{card}");
    }
}

#[test]
fn erb_50_a_benefactor_is_an_heir_too() {
    assert_eq!(in_1870("i03").play("play i03; heir p09").cash("p09"), [12]);
}

#[test]
fn erb_51_two_heirs_gain_or_lose_at_once() {
    for (card, after) in [("i11", 20), ("i16", 15), ("i12", 4), ("i18", 7)] {
        let table = game(2, &format!("{card}|")).play(&format!("play {card}; heir p01; heir p04"));
        assert_eq!(table.cash("p01 p02 p03 p04 p05 p06"), [after, 10, 10, after, 10, 10], "{card}");
    }
}

#[test]
fn erb_51_they_are_different_and_not_married_to_each_other() {
    let table = game(2, "i11|").play("play i11; heir p01");
    assert_eq!(table.choices("heir "), ["p03", "p04", "p05", "p06"]);
    assert_eq!(table.refusal(1, "heir p01"), "ERB-51");
    assert_eq!(table.refusal(1, "heir p02"), "ERB-51");
    assert_eq!(table.refusal(1, "heir p08"), "ERB-12");
}

#[test]
fn erb_51_brother_and_sister_will_do() {
    assert_eq!(in_1870("i16").play("play i16; heir p08; heir p10").cash("p08 p10"), [12, 11]);
}

#[test]
fn erb_51_in_the_last_row_any_two_will_do() {
    let table = game(2, "i11|i16").to(1990).until_a_turn();
    let card = if table.turn() == 1 { "i11" } else { "i16" };
    let table = table.play(&format!("play {card}; heir p49"));
    assert_eq!(table.choices("heir "), ["p50", "p51", "p52", "p53", "p54"]);
}

#[test]
fn erb_52_every_married_heir_gets_5_000() {
    assert_eq!(game(2, "i09|").play("play i09").cash("p01 p02 p03 p04 p05 p06"), [15; 6]);
}

#[test]
fn erb_52_of_the_living_generation_and_no_benefactor() {
    let before = in_1870("i09");
    let after = before.clone().play("play i09");
    let edition = Edition::built_in();
    for person in edition.persons().iter() {
        let (row, benefactor) = (edition.person(person).generation, edition.person(person).benefactor);
        let present = if row == 1 && !benefactor { 5 } else { 0 };
        assert_eq!(after.open().cash[person], before.open().cash[person] + present, "{person}");
    }
}

#[test]
fn erb_52_in_1990_all_six_get_it() {
    let edition = common::changed(&[("i10", "kind = \"loss\"\namount = 8", "kind = \"wedding\"\namount = 5")]);
    let before = common::game_of(edition, 2, "i09|i10").to(1990).until_a_turn();
    let row = "p49 p50 p51 p52 p53 p54";
    let card = if before.turn() == 1 { "i09" } else { "i10" };
    let expected: Vec<u16> = before.cash(row).iter().map(|cash| cash + 5).collect();
    assert_eq!(before.play(&format!("play {card}")).cash(row), expected);
}

#[test]
fn erb_53_one_heir_loses_all_their_cash() {
    let table = game(2, "i13|").play("play i13; heir p03");
    assert_eq!((table.cash("p03 p04"), table.open().bank), (vec![0, 10], 10));
    assert_eq!(table.owner("h2"), "p03");
}

#[test]
fn erb_53_one_heir_loses_half() {
    for card in ["i33", "i37"] {
        let table = game(2, &format!("{card}|")).play(&format!("play {card}; heir p03"));
        assert_eq!((table.cash("p03"), table.open().bank), (vec![5], 5));
    }
}

#[test]
fn erb_53_one_heir_doubles_it() {
    for card in ["i34", "i38"] {
        let table = game(2, &format!("{card}|")).play(&format!("play {card}; heir p03"));
        assert_eq!((table.cash("p03"), table.open().bank), (vec![20], -10));
    }
}

#[test]
fn erb_54_half_of_an_odd_sum_is_rounded_as_the_player_says() {
    let table = game(2, "i05|i33").play("play i05; heir p03; play i33; heir p03");
    assert_eq!(table.choices("round "), ["up", "down"]);
    assert_eq!(table.refusal(2, "heir p03"), "ERB-54");
    assert_eq!(table.clone().play("round up").cash("p03"), [2]);
    assert_eq!(table.play("round down").cash("p03"), [3]);
}

#[test]
fn erb_54_half_of_an_even_sum_is_not_asked_about() {
    let table = game(2, "i33|").play("play i33");
    assert_eq!(table.refusal(1, "round up"), "ERB-54");
    assert_eq!(table.play("heir p03").turn(), 2);
}

#[test]
fn erb_54_the_rounding_can_be_taken_back_before_it_is_said() {
    use bequest_engine::By;
    let mut table = game(2, "i05|i33").play("play i05; heir p03").to_match();
    for action in ["play i33", "heir p03"] {
        table.play(seat(2), By::Person, action.parse().expect("an action")).expect("legal");
    }
    assert_eq!(table.undo(seat(2)), Ok(()));
    assert_eq!(table.undo(seat(2)), Ok(()));
}

#[test]
fn erb_55_sibling_love_gives_half_to_a_brother_or_sister() {
    let table = in_1870("i17").play("play i17; heir p10; heir p08");
    assert_eq!((table.cash("p08 p10"), table.open().bank), (vec![10, 3], in_1870("i17").open().bank));
}

#[test]
fn erb_55_not_before_1870() {
    let table = game(2, "i17|");
    assert_eq!(table.refusal(1, "play i17"), "ERB-55");
    let table = game(2, "i17|").to(1860).until_a_turn();
    assert_eq!((table.turn(), table.refusal(1, "play i17")), (1, "ERB-55"));
    assert!(in_1870("i17").allows(1, "play i17"));
}

#[test]
fn erb_55_an_odd_sum_is_rounded_as_the_player_says() {
    let table = in_1870("i17").play("play i17; heir p08; heir p10");
    assert_eq!(table.choices("round "), ["up", "down"]);
    assert_eq!(table.clone().play("round up").cash("p08 p10"), [3, 10]);
    assert_eq!(table.play("round down").cash("p08 p10"), [4, 9]);
}

#[test]
fn erb_55_siblings_have_the_same_parents_benefactors_included() {
    let table = in_1870("i17").play("play i17");
    assert_eq!(table.clone().play("heir p08").choices("heir "), ["p09", "p10"]);
    let table = table.play("heir p09");
    assert_eq!(table.choices("heir "), ["p08", "p10"]);
    assert_eq!(table.refusal(1, "heir p11"), "ERB-55");
    assert_eq!(table.refusal(1, "heir p09"), "ERB-55");
    assert_eq!(table.refusal(1, "heir p07"), "ERB-55");
}

#[test]
fn erb_55_people_from_outside_have_none() {
    let table = in_1870("i17").play("play i17");
    assert_eq!(table.choices("heir "), ["p08", "p09", "p10", "p11", "p12", "p13", "p14", "p15", "p16"]);
    assert_eq!(table.refusal(1, "heir p07"), "ERB-55");
    assert_eq!(table.refusal(1, "heir p17"), "ERB-55");
}

#[test]
fn erb_55_founders_have_none() {
    let edition = Edition::built_in();
    assert!(edition.row(0).iter().all(|founder| edition.siblings(founder).is_empty()));
}

#[test]
fn erb_56_a_black_sheep_gives_an_heirloom_to_another_heir() {
    for card in ["i19", "i21"] {
        let table = game(2, &format!("{card}|")).play(&format!("play {card}; heirloom h2"));
        assert_eq!(table.choices("heir "), ["p01", "p02", "p04", "p05", "p06"]);
        assert_eq!(table.refusal(1, "heir p03"), "ERB-56");
        assert_eq!(table.refusal(1, "heirloom h3"), "ERB-56");
        let table = table.play("heir p05");
        assert_eq!((table.owner("h2"), table.owner("h3")), ("p05".into(), "p05".into()));
        assert_eq!(table.cash("p03 p05"), [10, 10]);
    }
}

#[test]
fn erb_56_never_to_a_benefactor() {
    let table = in_1870("i19").play("play i19; heirloom h1");
    assert_eq!(table.choices("heir "), ["p07", "p10", "p11", "p13", "p14", "p16", "p17"]);
    assert_eq!(table.refusal(1, "heir p09"), "ERB-56");
    assert_eq!(table.refusal(1, "heir p12"), "ERB-56");
}

#[test]
fn erb_56_to_the_spouse_is_allowed() {
    assert_eq!(game(2, "i19|").play("play i19; heirloom h1; heir p02").owner("h1"), "p02");
}

#[test]
fn erb_56_the_heirloom_is_named_first() {
    let table = game(2, "i19|").play("play i19");
    assert_eq!(table.choices("heirloom "), ["h1", "h2", "h3", "h4", "h5", "h6"]);
    assert_eq!(table.refusal(1, "heir p01"), "ERB-56");
}

#[test]
fn erb_57_two_heirlooms_of_two_heirs_change_places() {
    let table = game(2, "i22|").play("play i22; heirloom h1; heirloom h3");
    assert_eq!((table.owner("h1"), table.owner("h3")), ("p05".into(), "p01".into()));
    let moved = table.times_heard(|told| matches!(told, Told::Moved { .. }));
    assert_eq!(moved, 2);
}

#[test]
fn erb_57_they_have_two_different_owners() {
    let table = in_1870("i22").play("play i22; heirloom h1");
    assert_eq!(table.choices("heirloom "), ["h2", "h3", "h4", "h5"]);
    assert_eq!(table.refusal(1, "heirloom h6"), "ERB-57");
    assert_eq!(table.refusal(1, "heirloom h1"), "ERB-57");
    assert_eq!(table.refusal(1, "heir p08"), "ERB-57");
}

#[test]
fn erb_57_spouses_may_exchange() {
    let table = game(2, "i22|").play("play i22; heirloom h1; heirloom h6");
    assert_eq!((table.owner("h1"), table.owner("h6")), ("p02".into(), "p01".into()));
}

#[test]
fn erb_57_the_first_heirloom_can_be_taken_back() {
    use bequest_engine::By;
    let mut table = game(2, "i22|").play("play i22").to_match();
    table.play(seat(1), By::Person, "heirloom h1".parse().expect("an action")).expect("legal");
    assert_eq!(table.undo(seat(1)), Ok(()));
}

#[test]
fn erb_58_all_players_throw_their_hands_away() {
    let table = swept("i44 i01 i02 i03|i04 i05 i06 i07");
    assert_eq!(table.open().discards, pool("i01 i02 i03 i04 i05 i06 i07 i44"));
    let told = [(1, "i01 i02 i03"), (2, "i04 i05 i06 i07")]
        .map(|(number, cards)| Told::Swept { seat: seat(number), cards: pool(cards) });
    assert!(table.heard().ends_with(&told));
    assert!(table.open().hands.values().iter().all(|hand| hand.count == 0));
}

#[test]
fn erb_58_each_draws_four_the_player_first_on_clockwise() {
    let table = game(3, "i10|i44|i11").play("throw i10; confirm").before_draw("play i44");
    let mut order = Vec::new();
    let mut table = table;
    while matches!(table.open().phase, PhaseView::Drawing { .. }) {
        let counts = |table: &Table| [1, 2, 3].map(|number| table.hand(number).len());
        let (before, outcome) = (counts(&table), table.outcomes()[0].clone());
        table = table.before_draw(&outcome);
        order.extend((1..=3).filter(|&number| counts(&table)[number - 1] > before[number - 1]));
    }
    assert_eq!(order, [2, 2, 2, 2, 3, 3, 3, 3, 1, 1, 1, 1]);
}

#[test]
fn erb_58_what_was_thrown_away_is_not_drawn_while_there_is_a_pile() {
    let table = swept("i44 i01 i02 i03|i04 i05 i06 i07");
    assert_eq!((table.outcomes().len(), table.drawn().open().pile), (40, 32));
}

#[test]
fn erb_58_the_player_plays_again_at_once() {
    let table = swept("i44|").drawn();
    assert!(matches!(table.open().phase, PhaseView::Turn { .. }));
    assert_eq!(table.turn(), 1);
    assert!(table.open().hands.values().iter().all(|hand| hand.count == 4));
}

#[test]
fn erb_58_the_new_turn_is_a_full_turn() {
    let table = swept("i44|").before_draw("draw i48; draw i20; draw i39; draw i01").drawn();
    assert_eq!(table.choices("throw ").len(), 4);
    assert_eq!(table.clone().play("play i20; heir p01").turn(), 2);
    assert_eq!(table.clone().play("throw i01; confirm").turn(), 2);
    assert_eq!(table.clone().play("play i39; heir p01").year(), 1850);
    assert_eq!(table.play("play i48").turn(), 1);
}

#[test]
fn erb_58_in_the_last_round_it_belongs_to_the_same_last_turn() {
    let table = game(2, "i44|i48").to(2000).until_a_turn();
    let card = if table.turn() == 1 { "i44" } else { "i48" };
    let left = table.open().turns_left;
    let table = table.play(&format!("play {card}"));
    assert_eq!(table.open().turns_left, left);
    let throw_one = |table: Table| {
        let card = table.choices("throw ")[0].clone();
        table.play(&format!("throw {card}; confirm"))
    };
    let table = throw_one(table);
    assert_eq!(table.open().turns_left, left - 1);
    let table = throw_one(table);
    assert_eq!(table.open().phase, PhaseView::Over);
}

#[test]
fn erb_58_nothing_can_be_taken_back_after_it() {
    use bequest_engine::By;
    let mut table = game(2, "i44|").to_match();
    table.play(seat(1), By::Person, "play i44".parse().expect("an action")).expect("legal");
    assert!(table.undo(seat(1)).is_err());
}

#[test]
fn erb_58_there_are_always_enough_cards() {
    // Twenty-four are in hands: the pile runs out in the middle and is made of what was just swept.
    let mut table = game(6, "i44|||||");
    while table.open().pile > 4 || table.turn() != 1 {
        let card = table.choices("throw ").into_iter().find(|card| card != "i44").expect("a card");
        table = table.play(&format!("throw {card}; confirm"));
    }
    let table = table.play("play i44");
    assert!(table.open().hands.values().iter().all(|hand| hand.count == 4));
    assert_eq!(
        (table.open().remade, table.open().pile, table.game.conserved()),
        (1, 24 - table.open().discards.len(), Ok(()))
    );
    assert_eq!(Edition::built_in().effect(piece("i44")), Effect::Sweep);
}
