//! Time: ERB-20 to ERB-25.

mod common;

use bequest_conformance::{piece, pool, seat};
use bequest_engine::{By, UndoStop, Waiting};
use bequest_erbraffer::{PhaseView, Told, Year, YearKind};
use common::{Table, at_1870, game};

/// In 1850 a testament lies on p01; it is seat 2's turn.
fn p01_frozen(hands: &str) -> Table {
    game(2, hands).play("play i39; heir p02; testament p01")
}

#[test]
fn erb_20_these_are_the_white_years() {
    let white: Vec<u16> = Year::all().filter(|year| year.kind() == YearKind::White).map(Year::number).collect();
    assert_eq!(white, [1850, 1860, 1880, 1890, 1910, 1920, 1940, 1950, 1970, 1980]);
}

#[test]
fn erb_20_in_every_white_year_a_testament_is_laid() {
    let table = game(2, "|").to(2000);
    let years: Vec<u16> = (table.heard().windows(2))
        .filter_map(|two| match two {
            [Told::Hourglass { year, .. }, Told::Testament { .. }] => Some(year.number()),
            _ => None,
        })
        .collect();
    assert_eq!(years, [1850, 1860, 1880, 1890, 1910, 1920, 1940, 1950, 1970, 1980]);
}

#[test]
fn erb_20_the_seat_that_moved_the_hourglass_lays_it() {
    let table = game(3, "i39||").play("play i39; heir p01");
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Testament, vec![1]));
    assert_eq!(table.refusal(2, "testament p01"), "ERB-20");
    let table = table.play("testament p03");
    assert_eq!((table.open().frozen, table.turn()), (pool("p03"), 2));
    assert_eq!(table.heard().last(), Some(&Told::Testament { seat: seat(1), person: piece("p03") }));
}

#[test]
fn erb_20_it_lies_on_a_portrait_of_the_living_generation() {
    let table = game(2, "i39|").play("play i39; heir p01");
    assert_eq!(table.choices("testament "), ["p01", "p02", "p03", "p04", "p05", "p06"]);
    assert_eq!(table.refusal(1, "testament p08"), "ERB-20");
    assert_eq!(table.refusal(2, "will"), "ERB-40");
    assert_eq!(table.refusal(2, "play i01"), "ERB-10");
}

#[test]
fn erb_20_it_stays_until_the_next_golden_year() {
    let table = p01_frozen("i39|").to(1860).play("testament p02");
    assert_eq!(table.open().frozen, pool("p01 p02"));
    assert_eq!(table.to(1870).open().frozen, pool(""));
}

#[test]
fn erb_20_a_laid_testament_is_not_taken_back() {
    let mut table = game(2, "i39|").play("play i39; heir p01").to_match();
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Chance));
    table.play(seat(1), By::Person, "testament p01".parse().expect("an action")).expect("legal");
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Reveal));
}

#[test]
fn erb_21_the_testament_is_compulsory() {
    let table = game(2, "i39 i01|").play("play i39; heir p01");
    assert!(table.legal(1).iter().all(|action| action.starts_with("testament")));
    for action in ["play i01", "throw i01", "decline", "confirm"] {
        assert_eq!(table.refusal(1, action), "ERB-21", "{action}");
    }
}

#[test]
fn erb_21_it_goes_on_a_portrait_that_has_none() {
    let table = p01_frozen("i39|i35").play("play i35; heir p02");
    assert_eq!(table.choices("testament "), ["p02", "p03", "p04", "p05", "p06"]);
    assert_eq!(table.refusal(2, "testament p01"), "ERB-21");
}

#[test]
fn erb_21_both_partners_of_a_couple_can_be_chosen() {
    assert_eq!(p01_frozen("i39|i35").play("play i35; heir p03; testament p02").open().frozen, pool("p01 p02"));
}

#[test]
fn erb_21_a_penniless_heir_can_be_chosen() {
    let table = game(2, "i13|").play("play i13; heir p01");
    assert_eq!(table.cash("p01"), [0]);
    assert_eq!(table.play("testament p01").open().frozen, pool("p01"));
}

#[test]
fn erb_21_a_benefactor_can_be_chosen() {
    let table = at_1870("||", "").to(1880);
    assert_eq!(table.play("testament p09").open().frozen, pool("p09"));
}

#[test]
fn erb_22_a_frozen_portrait_neither_gets_nor_loses() {
    for card in ["i03", "i05", "i13", "i33", "i34"] {
        let table = p01_frozen(&format!("i39|{card}")).play(&format!("play {card}"));
        assert_eq!(table.choices("heir "), ["p02", "p03", "p04", "p05", "p06"], "{card}");
        assert_eq!(table.refusal(2, "heir p01"), "ERB-22", "{card}");
    }
}

#[test]
fn erb_22_it_is_none_of_two_at_once() {
    for card in ["i11", "i12"] {
        let table = p01_frozen(&format!("i39|{card}")).play(&format!("play {card}"));
        assert_eq!(table.refusal(2, "heir p01"), "ERB-22");
        assert_eq!(table.play("heir p03").refusal(2, "heir p01"), "ERB-22");
    }
}

#[test]
fn erb_22_a_card_for_all_married_heirs_passes_it_by() {
    let table = p01_frozen("i39|i09").play("play i09");
    assert_eq!(table.cash("p01 p02 p03 p04 p05 p06"), [10, 20, 15, 15, 15, 15]);
}

#[test]
fn erb_22_its_heirlooms_stay_and_none_comes() {
    let table = p01_frozen("i39|i19 i22");
    let sheep = table.clone().play("play i19");
    assert_eq!(sheep.choices("heirloom "), ["h2", "h3", "h4", "h5", "h6"]);
    assert_eq!(sheep.refusal(2, "heirloom h1"), "ERB-22");
    assert_eq!(sheep.play("heirloom h2").refusal(2, "heir p01"), "ERB-22");
    let exchange = table.play("play i22");
    assert_eq!(exchange.refusal(2, "heirloom h1"), "ERB-22");
    assert_eq!(exchange.play("heirloom h2").refusal(2, "heirloom h1"), "ERB-22");
}

#[test]
fn erb_22_it_neither_gives_to_brothers_and_sisters_nor_gets_from_them() {
    let table = at_1870("i17||", "").to(1880).play("testament p08").until_a_turn();
    let table = turn_of(table, 1).play("play i17");
    assert_eq!(table.refusal(1, "heir p08"), "ERB-22");
    assert_eq!(table.play("heir p09").choices("heir "), ["p10"]);
}

/// Lets the others throw a card away each.
fn turn_of(mut table: Table, number: usize) -> Table {
    while table.turn() != number {
        let card = table.choices("throw ").pop().expect("a card");
        table = table.play(&format!("throw {card}; confirm"));
    }
    table
}

#[test]
fn erb_23_these_are_the_golden_years() {
    let golden: Vec<u16> = Year::all().filter(|year| year.kind() == YearKind::Golden).map(Year::number).collect();
    assert_eq!(golden, [1870, 1900, 1930, 1960, 1990]);
}

#[test]
fn erb_23_in_a_golden_year_the_testaments_come_off_and_the_generation_changes() {
    let table = at_1870("||", "");
    assert_eq!((table.open().frozen, table.open().phase), (pool(""), PhaseView::Choosing));
    assert_eq!(table.until_a_turn().open().living, 1);
}

#[test]
fn erb_23_each_golden_year_brings_the_next_generation() {
    for (generation, year) in (1..).zip([1870, 1900, 1930, 1960, 1990]) {
        let table = game(2, "|").to(year);
        assert_eq!(table.open().living, generation - 1, "{year}");
        assert_eq!(table.until_a_turn().open().living, generation, "{year}");
    }
}

#[test]
fn erb_23_what_was_frozen_is_handed_down_too() {
    // p05 and p06 had testaments.
    let table = at_1870("||", "").play("couple c03");
    assert_eq!(table.open().estate.map(|estate| (estate.cash, estate.heirlooms)), Some((20, pool("h3 h4"))));
}

#[test]
fn erb_24_in_2000_nobody_dies() {
    let before = game(2, "|").to(1990).until_a_turn();
    let testaments = |table: &Table| table.times_heard(|told| matches!(told, Told::Testament { .. }));
    let table = before.clone().to(2000);
    assert_eq!((table.year(), table.open().living), (2000, 5));
    assert_eq!(testaments(&before), testaments(&table));
    assert!(matches!(table.open().phase, PhaseView::Turn { .. }));
}

#[test]
fn erb_24_everybody_has_one_more_turn_the_mover_included() {
    for players in 2..=6 {
        let mut table = game(players, "").to(2000).until_a_turn();
        let mut turns = 0;
        while table.game_goes_on() {
            let card = table.choices("throw ")[0].clone();
            table = table.play(&format!("throw {card}; confirm"));
            turns += 1;
        }
        assert_eq!(turns, players);
    }
}

#[test]
fn erb_24_hourglasses_no_longer_count() {
    let table = game(2, "i39|i35").to(2000).until_a_turn();
    let card = if table.turn() == 1 { "i39" } else { "i35" };
    let table = table.play(&format!("play {card}; heir p49"));
    assert_eq!((table.year(), table.open().turns_left), (2000, 1));
    assert!(matches!(table.open().phase, PhaseView::Turn { .. }));
}

#[test]
fn erb_25_the_last_round_runs_from_the_movers_left_neighbour_to_the_mover() {
    let mut table = game(4, "").to(2000).until_a_turn();
    let mover = (table.heard().iter())
        .filter_map(|told| match told {
            Told::Hourglass { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .next_back();
    let mut turns = Vec::new();
    while table.game_goes_on() {
        turns.push(table.turn());
        let card = table.choices("throw ")[0].clone();
        table = table.play(&format!("throw {card}; confirm"));
    }
    assert_eq!(turns.last().copied(), mover);
    assert_eq!(turns[0], mover.expect("someone moved it") % 4 + 1);
}

#[test]
fn erb_25_everybody_hears_which_seat_begins_the_last_round() {
    let table = game(4, "").to(2000).until_a_turn();
    assert_eq!(table.heard().last(), Some(&Told::LastRound { seat: seat(table.turn()) }));
}

#[test]
fn erb_25_cards_can_be_thrown_away_in_it() {
    let table = game(2, "|").to(2000).until_a_turn();
    assert_eq!(table.choices("throw ").len(), 4);
}

impl Table {
    /// Tells whether the game is not over.
    fn game_goes_on(&self) -> bool {
        bequest_engine::Game::waits_for(&self.game) != Waiting::Nobody
    }
}
