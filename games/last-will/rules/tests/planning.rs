//! Planning: LW-20 to LW-22.

mod common;

use bequest_conformance::{piece, seat};
use bequest_engine::{Game, Viewer, Waiting};
use bequest_last_will::{Deck, Phase, Setup, Told};
use common::{Table, base, roomy, table};

/// A table that takes its plans; this seat is the starting player.
fn planning(players: usize, first: usize) -> Table {
    base(players).play(&format!("first {first}")).until(|view| view.phase == Phase::Planning)
}

/// A table with the plans of no card to seven cards.
fn roomy_planning(players: usize) -> Table {
    table(Setup::base(players, roomy())).until(|view| view.phase == Phase::Planning)
}

/// Plays on until this phase, and notes who is asked one after the other.
fn asked_in(mut table: Table, phase: Phase, action: &str) -> Vec<usize> {
    table = table.until(|view| view.phase == phase);
    let mut asked = Vec::new();
    while table.open().phase == phase {
        asked.extend(table.asked());
        table = table.play(action).drawn();
    }
    asked
}

#[test]
fn lw_20_plans_are_taken_clockwise_from_the_starting_player() {
    for players in 2..=5 {
        for first in 1..=players {
            let mut table = planning(players, first);
            for place in 0..players {
                assert_eq!(table.asked(), [(first - 1 + place) % players + 1], "{players} players, {first} begins");
                table = table.play(&format!("plan {}", players - place));
            }
            assert!(table.open().plan_of.values().iter().all(Option::is_some));
        }
    }
}

#[test]
fn lw_20_only_a_free_plan_can_be_taken() {
    for players in 2..=5 {
        let table = planning(players, 1).play("plan 3");
        assert_eq!(table.refusal(2, "plan 3"), "LW-20");
        let count = [6, 6, 7, 7][players - 2];
        let free: Vec<String> = (1..=count).filter(|&plan| plan != 3).map(|plan| format!("plan {plan}")).collect();
        assert_eq!(table.choices(""), free);
    }
}

#[test]
fn lw_20_there_is_no_plan_beyond_the_last() {
    assert_eq!(planning(3, 1).refusal(1, "plan 7"), "LW-20");
    assert_eq!(planning(5, 1).refusal(1, "plan 8"), "LW-20");
}

#[test]
fn lw_20_everyone_waits_for_their_turn() {
    let table = planning(3, 2);
    assert_eq!((table.refusal(1, "plan 1"), table.refusal(3, "plan 1")), ("ALL-2", "ALL-2"));
}

#[test]
fn lw_20_plans_are_taken_anew_each_round() {
    let table = planning(2, 1).play("plan 6; plan 5").next_round();
    assert!(table.open().plan_of.values().iter().all(Option::is_none));
    assert!(table.allows(2, "plan 6"));
}

#[test]
fn lw_20_a_plan_gives_cards_boys_and_actions() {
    let printed = [[5, 2, 1], [2, 2, 2], [0, 2, 3], [6, 1, 2], [3, 1, 3], [1, 1, 4]];
    for (place, [cards, boys, actions]) in printed.into_iter().enumerate() {
        let other = if place == 2 { 6 } else { 3 };
        let before = planning(2, 1);
        let held = before.hand(1).len();
        let table =
            before.play(&format!("plan {}; plan {other}", place + 1)).until(|view| view.phase == Phase::Errands);
        assert_eq!(table.hand(1).len() - held, cards, "cards of plan {}", place + 1);
        let table = table.until(|view| view.phase == Phase::Actions && view.acting == seat(1));
        let home = table.times_heard(|told| *told == Told::StayedHome { seat: seat(1) });
        assert_eq!([home, table.actions().into()], [boys, actions], "boys and actions of plan {}", place + 1);
    }
}

#[test]
fn lw_21_the_plans_from_the_left_are_the_order_of_errands() {
    let table = planning(4, 2).play("plan 4; plan 1; plan 5; plan 2");
    assert_eq!(asked_in(table, Phase::Errands, "home"), [3, 1, 2, 4, 3, 1, 2, 4]);
}

#[test]
fn lw_21_the_plans_from_the_left_are_the_order_of_turns() {
    let table = planning(4, 2).play("plan 7; plan 1; plan 5; plan 2");
    assert_eq!(asked_in(table, Phase::Actions, "end"), [3, 1, 4, 2]);
    let table = planning(2, 1).play("plan 5; plan 4");
    assert_eq!(asked_in(table, Phase::Actions, "end"), [2, 1]);
}

#[test]
fn lw_21_turn_order_does_not_change_who_plans_next() {
    let table = planning(3, 1).play("plan 6; plan 5; plan 1").next_round();
    assert_eq!(table.asked(), [2]);
}

#[test]
fn lw_22_cards_come_when_all_have_chosen_their_plans() {
    let table = roomy_planning(3).play("plan 4; plan 3");
    assert_eq!(table.times_heard(|told| matches!(told, Told::Named { .. })), 0);
    assert_eq!(table.refusal(1, "draw events"), "LW-22");
    assert_eq!(table.play("plan 1").open().phase, Phase::Drawing);
}

#[test]
fn lw_22_cards_come_from_the_four_decks_in_any_mix() {
    let table = roomy_planning(2).play("plan 5; plan 1");
    let mixes = [
        "events events events events",
        "helpers events companions properties",
        "companions companions helpers helpers",
    ];
    for mix in mixes {
        let steps: Vec<String> = mix.split(' ').map(|deck| format!("draw {deck}")).collect();
        let drawn = table.clone().play(&steps.join("; ")).drawn();
        let new = drawn.hand(1).minus(table.hand(1));
        for deck in Deck::ALL {
            let count = new.iter().filter(|&card| Deck::of(card) == Some(*deck)).count();
            assert_eq!(count, mix.matches(deck.as_str()).count(), "{deck} in {mix}");
        }
    }
}

#[test]
fn lw_22_the_mix_is_decided_before_any_card_is_seen() {
    let table = roomy_planning(2).play("plan 4; plan 1");
    let hand = table.hand(1);
    let table = table.play("draw events; draw helpers");
    assert_eq!((table.hand(1), table.asked()), (hand, vec![1]));
    let table = table.play("draw events");
    assert_eq!((table.hand(1), table.game.waits_for()), (hand, Waiting::Chance));
    assert_eq!(table.drawn().hand(1).len(), hand.len() + 3);
}

#[test]
fn lw_22_one_draws_after_the_other_in_turn_order() {
    let table = roomy_planning(3).play("plan 4; plan 2; plan 3");
    assert_eq!(table.asked(), [2]);
    assert_eq!((table.refusal(3, "draw events"), table.refusal(1, "draw events")), ("LW-22", "LW-22"));
    let table = table.play("draw events").drawn();
    assert_eq!((table.asked(), table.hand(2).len(), table.hand(3).len()), (vec![3], 3, 2));
    let table = table.play("draw events; draw events").drawn();
    assert_eq!((table.asked(), table.hand(3).len()), (vec![1], 4));
}

#[test]
fn lw_22_only_the_one_who_draws_sees_the_cards() {
    let table = roomy_planning(2).play("plan 2; plan 1; draw events; card e9");
    let drew = Told::Drew { seat: seat(1), deck: Deck::Events, card: Some(piece("e9")) };
    assert!(table.heard_by(Viewer::Seat(seat(1))).contains(&drew));
    assert!(!table.heard_by(Viewer::Seat(seat(2))).contains(&drew) && !table.heard().contains(&drew));
    assert!(table.seen_by(2).hands[seat(1)].cards.is_empty());
}

#[test]
fn lw_22_a_plan_without_cards_draws_none() {
    let table = roomy_planning(2).play("plan 2; plan 1");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.play("draw events").drawn().open().phase, Phase::Errands);
}

#[test]
fn lw_22_every_draw_of_a_deck_is_equally_likely() {
    let table = roomy_planning(2).play("plan 2; plan 1; draw events");
    let events: Vec<String> = (1..=31).map(|number| format!("card e{number}")).collect();
    assert_eq!(table.outcomes(), events);
}
