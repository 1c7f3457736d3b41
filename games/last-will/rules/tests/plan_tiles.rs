//! Plan tiles and third boys: GS-20 to GS-22.

mod common;

use bequest_conformance::{piece, seat};
use bequest_last_will::{Edition, Phase, Plan, Side, Told};
use common::{Table, sacked};

/// A table whose tiles show these sides, before anyone is asked.
fn with_tiles(players: usize, sides: &str) -> Table {
    let steps: Vec<String> = (1..).zip(sides.chars()).map(|(place, side)| format!("tile {place} {side}")).collect();
    sacked(players).play(&steps.join("; ")).drawn()
}

/// What each plan gives, from the left: cards, boys, actions.
fn plans(table: &Table) -> Vec<(u8, u8, u8)> {
    table.open().plans.iter().map(|plan| (plan.cards, plan.boys, plan.actions)).collect()
}

/// Lets seat 1 and the others, from it on, take these plans, and lets all boys stay at home; whose boys they were.
fn boys_of(table: Table, takes: &[usize]) -> Vec<usize> {
    let mut table = table.until(|view| view.phase == Phase::Planning);
    for plan in takes {
        table = table.play(&format!("plan {plan}"));
    }
    let mut table = table.until(|view| view.phase == Phase::Errands);
    let mut boys = Vec::new();
    while table.open().phase == Phase::Errands {
        boys.push(table.asked()[0]);
        table = table.play("home");
    }
    boys
}

#[test]
fn gs_20_eight_tiles_replace_the_printed_plans() {
    for players in 2..=5 {
        let table = with_tiles(players, "abababab");
        assert_eq!(table.open().plans.len(), 8, "{players} players");
        assert_eq!(table.times_heard(|told| matches!(told, Told::Tile { .. })), 8);
    }
    let table = with_tiles(2, "aaaaaaaa").until(|view| view.phase == Phase::Planning);
    let expected: Vec<String> = (1..=8).map(|place| format!("plan {place}")).collect();
    assert_eq!(table.choices(""), expected);
}

#[test]
fn gs_20_some_plans_give_three_boys() {
    let with_three = |plans: Vec<(u8, u8, u8)>| plans.iter().filter(|(_, boys, _)| *boys == 3).count();
    assert_eq!(with_three(plans(&with_tiles(3, "aabbabaa"))), 3);
    assert_eq!(with_three(plans(&with_tiles(4, "aabbabab"))), 4);
    assert_eq!(with_three(plans(&with_tiles(3, "aaaaaaaa"))), 0);
}

#[test]
fn gs_20_everybody_has_three_boys() {
    let table = with_tiles(3, "aabbabaa");
    assert_eq!(boys_of(table, &[3, 4, 6]), [1, 2, 3, 1, 2, 3, 1, 2, 3]);
}

#[test]
fn gs_20_the_sides_of_the_board_change_nothing() {
    for sides in ["aaaaaaaa", "bbbbbbbb"] {
        assert_eq!(plans(&with_tiles(2, sides)), plans(&with_tiles(3, sides)), "{sides}");
        assert_eq!(plans(&with_tiles(4, sides)), plans(&with_tiles(5, sides)), "{sides}");
        assert_ne!(plans(&with_tiles(3, sides)), plans(&with_tiles(4, sides)), "{sides}");
    }
}

#[test]
fn gs_21_a_third_boy_comes_after_all_first_and_second_ones() {
    // With three players the third plan has three boys, the fifth two and the seventh one.
    let table = with_tiles(3, "aabaaaaa");
    assert_eq!(boys_of(table.clone(), &[3, 5, 7]), [1, 2, 3, 1, 2, 1]);
    assert_eq!(boys_of(table, &[7, 5, 3]), [3, 2, 1, 3, 2, 3]);
}

#[test]
fn gs_21_third_boys_go_in_turn_order() {
    // With four players the third, fourth and sixth plan have three boys, the first has two.
    let table = with_tiles(4, "aabbabaa");
    assert_eq!(boys_of(table, &[6, 1, 4, 3]), [2, 4, 3, 1, 2, 4, 3, 1, 4, 3, 1]);
}

#[test]
fn gs_21_a_third_boy_runs_an_errand_like_the_others() {
    let table = with_tiles(3, "aabaaaaa").until(|view| view.phase == Phase::Planning).play("plan 3; plan 5; plan 7");
    let table = table.until(|view| view.phase == Phase::Errands).play("home; home; home; home; home");
    assert_eq!((table.asked(), table.open().pass), (vec![1], 3));
    let table = table.play("place double extension");
    assert_eq!(table.open().phase, Phase::Actions);
    assert_eq!(table.household(1).extensions, 1);
}

#[test]
fn gs_22_one_tile_lies_in_each_place() {
    let mut table = sacked(3).play("first 1; market 1 3 -2 -3; job 1 j1; job 2 j2; job 3 j3");
    for place in 1..=8 {
        assert_eq!(table.outcomes(), [format!("tile {place} a"), format!("tile {place} b")]);
        table = table.play(&format!("tile {place} b"));
    }
    assert_eq!(table.open().phase, Phase::Offering);
}

#[test]
fn gs_22_each_tile_has_a_side_of_its_own() {
    let all_a = plans(&with_tiles(5, "aaaaaaaa"));
    let all_b = plans(&with_tiles(5, "bbbbbbbb"));
    for place in 0..8 {
        let mut sides = ["a"; 8];
        sides[place] = "b";
        let mut expected = all_a.clone();
        expected[place] = all_b[place];
        assert_eq!(plans(&with_tiles(5, &sides.concat())), expected, "tile {}", place + 1);
    }
}

#[test]
fn gs_22_both_sides_of_a_tile_differ() {
    for players in [2, 4] {
        let (one, other) = (plans(&with_tiles(players, "aaaaaaaa")), plans(&with_tiles(players, "bbbbbbbb")));
        assert!(one.iter().zip(&other).all(|(one, other)| one != other), "{players} players");
    }
}

#[test]
fn gs_22_the_tiles_lie_for_the_whole_game() {
    let table = with_tiles(4, "abbabaab");
    let before = plans(&table);
    let table = table.until(|view| view.phase == Phase::Over);
    assert_eq!((table.times_heard(|told| matches!(told, Told::Tile { .. })), plans(&table)), (8, before));
}

#[test]
fn gs_22_sixteen_tiles_are_eight_for_each_group_of_players() {
    // Place by place: cards, boys and actions of the first and the second side.
    type Tiles = [[(u8, u8, u8); 2]; 8];
    let few: Tiles = [
        [(3, 2, 1), (5, 1, 1)],
        [(4, 2, 1), (0, 2, 2)],
        [(1, 2, 2), (2, 3, 1)],
        [(5, 2, 1), (3, 3, 1)],
        [(2, 2, 2), (4, 1, 2)],
        [(0, 2, 3), (1, 3, 2)],
        [(6, 1, 2), (2, 1, 3)],
        [(3, 1, 3), (0, 1, 4)],
    ];
    let many: Tiles = [
        [(4, 2, 1), (6, 1, 1)],
        [(5, 2, 1), (1, 2, 2)],
        [(2, 2, 2), (3, 3, 1)],
        [(6, 2, 1), (0, 3, 2)],
        [(0, 2, 3), (3, 2, 2)],
        [(4, 2, 2), (2, 3, 2)],
        [(3, 1, 3), (7, 1, 2)],
        [(1, 1, 4), (4, 3, 2)],
    ];
    for (players, tiles) in [(2, few), (3, few), (4, many), (5, many)] {
        for (place, sides) in (1..).zip(tiles) {
            for (side, (cards, boys, actions)) in [Side::A, Side::B].into_iter().zip(sides) {
                let tile = Edition::built_in().tile(players, piece(&place.to_string()), side);
                assert_eq!(tile, Plan { cards, boys, actions }, "{players} players, tile {place} {side}");
            }
        }
    }
}

#[test]
fn gs_22_a_plan_gives_what_its_tile_says() {
    // The fourth plan of four players: no card, three boys and two actions; the first: four cards, two boys, one action.
    let table =
        with_tiles(4, "aabbabaa").until(|view| view.phase == Phase::Planning).play("plan 4; plan 1; plan 2; plan 3");
    let held = table.open().hands[seat(1)].count;
    let table = table.own_turn_of(1);
    assert_eq!((table.actions(), table.open().hands[seat(1)].count), (2, held));
}
