//! Further rules: ERB-75 and ERB-76.

mod common;

use bequest_conformance::{piece, seat};
use bequest_engine::{Setup as _, SetupError, agree};
use bequest_erbraffer::{Edition, Erbraffer, PhaseView, Setup, Told};
use common::{NARROW, Table, family_of, game};

/// Throws so many cards of the player away, never a named one.
fn throw(table: Table, count: usize, named: &[&str]) -> Table {
    let cards: Vec<String> =
        table.choices("throw ").into_iter().filter(|card| !named.contains(&card.as_str())).collect();
    let steps: Vec<String> = cards.iter().take(count).map(|card| format!("throw {card}")).collect();
    table.play(&format!("{}; confirm", steps.join("; ")))
}

/// Two players throw cards away until so many new piles have been made and the pile holds so many cards, at this seat's turn.
fn remade(mut table: Table, times: u8, pile: usize, number: usize, named: &[&str]) -> Table {
    while table.open().remade < times {
        table = throw(table, 2, named);
    }
    while table.open().pile > pile {
        let turns = table.open().pile - pile;
        let lands = (table.turn() - 1 + turns) % 2 + 1;
        table = throw(table, if lands == number { 1 } else { 2 }, named);
    }
    assert_eq!((table.open().remade, table.open().pile, table.turn()), (times, pile, number));
    table
}

fn hourglasses(table: &Table) -> usize {
    table.times_heard(|told| matches!(told, Told::Hourglass { .. }))
}

#[test]
fn erb_75_stopping_at_1870_is_no_option_of_a_table() {
    let players = ("players".to_owned(), "2".to_owned());
    for (option, value) in [("trial", "true"), ("until", "1870"), ("end", "1870"), ("beginners", "yes")] {
        let found = agree::<Erbraffer>(1, &[], &[players.clone(), (option.to_owned(), value.to_owned())]);
        assert_eq!(found, Err(SetupError::Option { found: option.to_owned(), known: vec!["players"] }));
    }
    let options = Setup::new(2, Edition::built_in()).options();
    assert_eq!(options, [("players", "2".to_owned())]);
}

#[test]
fn erb_75_a_game_goes_on_after_1870() {
    let table = game(2, "|").to(1870).until_a_turn();
    assert!(matches!(table.open().phase, PhaseView::Turn { .. }));
    assert_eq!(bequest_engine::Game::scores(&table.game), None);
}

#[test]
fn erb_76_with_the_third_new_pile_the_hourglass_moves() {
    let table = remade(game(2, "i01|"), 2, 0, 1, &["i01"]);
    assert_eq!(table.year(), 1840);
    let table = throw(table, 1, &["i01"]);
    assert_eq!((table.year(), table.open().phase), (1850, PhaseView::Testament));
}

#[test]
fn erb_76_the_player_of_that_turn_is_the_mover() {
    let table = throw(remade(game(2, "i01|"), 2, 0, 1, &["i01"]), 1, &["i01"]);
    assert_eq!(table.asked(), [1]);
    let year = bequest_erbraffer::Year::FIRST.next();
    assert_eq!(table.heard().last(), Some(&Told::Hourglass { seat: seat(1), year }));
    assert_eq!(table.play("testament p01").turn(), 2);
}

#[test]
fn erb_76_twice_is_not_enough() {
    let table = remade(game(2, "i01|"), 1, 0, 1, &["i01"]);
    let table = throw(table, 1, &["i01"]);
    assert_eq!((table.open().remade, table.year(), table.turn()), (2, 1840, 2));
}

#[test]
fn erb_76_the_count_begins_again_when_the_hourglass_moves() {
    let table = remade(game(2, "i39|"), 2, 10, 1, &["i39"]).play("play i39; heir p01; testament p01");
    assert_eq!((table.open().remade, table.year()), (0, 1850));
    let table = throw(remade(game(2, "i01|"), 2, 0, 1, &["i01"]), 1, &["i01"]);
    assert_eq!(table.open().remade, 0);
}

#[test]
fn erb_76_a_card_that_moves_it_in_that_turn_moves_it_alone() {
    let table = remade(game(2, "i39|"), 2, 0, 1, &["i39"]).play("play i39; heir p01; testament p01");
    assert_eq!((table.year(), table.open().remade, table.turn()), (1850, 0, 2));
    assert_eq!(hourglasses(&table), 1);
}

#[test]
fn erb_76_a_grey_card_does_not() {
    let table = remade(game(2, "i01|"), 2, 0, 1, &["i01"]).play("play i01; heir p01");
    assert_eq!((table.year(), table.cash("p01")), (1850, vec![4]));
}

#[test]
fn erb_76_a_clean_sweep_and_the_turn_it_gives_count_as_one() {
    let table = remade(game(2, "i44|"), 2, 2, 1, &["i44"]).play("play i44");
    assert_eq!((table.open().remade, table.year(), table.turn()), (3, 1840, 1));
    assert!(matches!(table.open().phase, PhaseView::Turn { .. }));
    let table = throw(table, 1, &[]);
    assert_eq!((table.year(), table.asked()), (1850, vec![1]));
}

#[test]
fn erb_76_an_hourglass_in_the_turn_that_a_sweep_gives_moves_it_alone() {
    let table = remade(game(2, "i44|"), 2, 2, 1, &["i44"]).play("play i44");
    let hourglass = |card: &String| Edition::built_in().card(piece(card)).hourglass;
    let card = table.choices("play ").into_iter().find(hourglass).expect("an hourglass card");
    let mut table = table.play(&format!("play {card}"));
    while !matches!(table.open().phase, PhaseView::Testament) {
        let first = table.legal(1)[0].clone();
        table = table.play(&first);
    }
    let table = table.play("testament p06");
    assert_eq!((table.year(), table.turn(), hourglasses(&table)), (1850, 2, 1));
}

#[test]
fn erb_76_what_new_wills_draw_counts() {
    // The pile is empty when the generation changes, and the new will has to be replaced.
    let named = ["i41", "i39"];
    let table = remade(game(2, "i41|i39").to(1860).until_a_turn(), 0, 1, 2, &named);
    assert_eq!((table.open().pile, table.open().remade), (1, 0));
    let table = table.play("play i39; heir p01; couple c02; give h2 p11; give h5 p11; confirm");
    assert_eq!((table.open().pile, table.open().remade), (0, 0));
    assert_eq!(table.play("1 will").open().remade, 1);
}

#[test]
fn erb_76_it_can_bring_a_golden_year() {
    let table = remade(game(2, "i01|").to(1860).until_a_turn(), 2, 0, 1, &["i01"]);
    let table = throw(table, 1, &["i01"]);
    assert_eq!((table.year(), table.open().phase, table.asked()), (1870, PhaseView::Choosing, vec![1]));
    assert_eq!(table.until_a_turn().turn(), 2);
}

#[test]
fn erb_76_it_can_bring_the_last_round() {
    let table = remade(game(2, "i01|").to(1990).until_a_turn(), 2, 0, 1, &["i01"]);
    let table = throw(table, 1, &["i01"]);
    assert_eq!((table.year(), table.turn(), table.open().turns_left), (2000, 2, 2));
}

#[test]
fn erb_76_not_after_2000() {
    // Clean sweeps let a new pile be made three times in the last turn but one.
    let edition = family_of(&NARROW, 1, &["gain 5*", "sweep", "sweep", "sweep", "sweep", "sweep", "sweep"]);
    let mut table = common::game_of(edition, 2, "|").to(2000).until_a_turn();
    while table.open().remade < 3 {
        table = sweep(table);
    }
    assert_eq!(table.open().turns_left, 2);
    let table = throw(table, 1, &[]);
    assert_eq!((table.year(), table.open().turns_left), (2000, 1));
}

/// Plays a clean sweep; the player draws another, and their neighbour the hourglass if there is one.
fn sweep(table: Table) -> Table {
    let card = table.choices("play ")[0].clone();
    let table = table.before_draw(&format!("play {card}"));
    let last = table.outcomes().pop().expect("an outcome");
    let table = table.before_draw(&last);
    let first = table.outcomes()[0].clone();
    table.before_draw(&first)
}

#[test]
fn erb_76_new_piles_in_the_turn_of_an_hourglass_card_do_not_move_it_again() {
    // Everyone has one card, nearly all are new wills, and an only child is not asked about.
    let edition =
        family_of(&NARROW, 1, &["gain 5*", "new-will", "new-will", "new-will", "new-will", "new-will", "new-will"]);
    let mut table = common::game_of(edition, 2, "|").to(1870);
    assert_eq!(table.asked(), [1, 2]);
    while table.open().remade < 3 {
        let number = if table.allows(1, "will") { 1 } else { 2 };
        table = table.play(&format!("{number} will"));
    }
    let mover = table.turn();
    let table = table.play("* decline");
    assert_eq!((table.year(), table.turn()), (1870, 3 - mover));
    assert!(matches!(table.open().phase, PhaseView::Turn { .. }));
}

#[test]
fn erb_76_every_game_comes_to_an_end_though_nobody_plays_a_card() {
    let mut table = game(2, "|");
    let mut turns = 0;
    while !matches!(table.open().phase, PhaseView::Over) {
        if matches!(table.open().phase, PhaseView::Turn { .. }) {
            table = throw(table, 4, &[]);
            turns += 1;
        } else {
            table = table.plain_step();
        }
    }
    assert_eq!(hourglasses(&table), 16);
    assert!(turns < 700, "{turns}");
}
