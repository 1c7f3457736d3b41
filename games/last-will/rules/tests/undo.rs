//! What can be taken back: plans and errands until another seat acts or a card is drawn, and the steps of a turn until
//! something is drawn or shown. LW-20, LW-30, LW-40

mod common;

use bequest_conformance::seat;
use bequest_engine::{Game, UndoStop, Viewer};
use bequest_last_will::{Phase, Setup, TaskView};
use common::{Table, base, roomy, table, turn};

/// What keeps a seat from taking its last step back.
fn stopped(table: &Table, number: usize) -> Option<UndoStop> {
    table.to_match().can_undo(seat(number)).err()
}

/// Holds that a seat can take its last step back, that everything is as before then, and that it can do the step again.
fn taken_back(before: &Table, step: &str) {
    let number = before.asked()[0];
    let after = before.clone().play(step);
    let (mut game, viewer) = (after.to_match(), Viewer::Seat(seat(number)));
    game.undo(seat(number)).unwrap_or_else(|stop| panic!("{step}: {stop}"));
    assert_eq!(game.shown(viewer), Some(&before.game.view(viewer)), "{step}");
    assert!(game.redo(seat(number)), "{step}");
    assert_eq!(game.shown(viewer), Some(&after.game.view(viewer)), "{step}");
}

fn planning() -> Table {
    base(3).until(|view| view.phase == Phase::Planning)
}

fn errands() -> Table {
    table(Setup::base(2, roomy())).until(|view| view.phase == Phase::Errands)
}

#[test]
fn lw_20_a_plan_is_taken_back_until_another_seat_takes_one() {
    taken_back(&planning(), "plan 3");
    let table = planning().play("1 plan 3; 2 plan 1");
    assert_eq!(stopped(&table, 1), Some(UndoStop::Another(seat(2))));
    taken_back(&planning().play("1 plan 3"), "plan 1");
}

#[test]
fn lw_20_so_is_the_last_plan_until_a_card_is_drawn() {
    let table = planning().play("1 plan 3; 2 plan 1");
    taken_back(&table, "plan 2");
    let naming = table.play("plan 2");
    assert_eq!(naming.open().task, TaskView::Naming);
    taken_back(&naming, "draw events");
    let drawn = naming.play("draw events; draw events; draw events; draw events; draw events").drawn();
    assert_eq!([1, 2, 3].map(|number| stopped(&drawn, number)), [Some(UndoStop::Chance); 3]);
}

#[test]
fn lw_30_an_errand_is_taken_back_until_another_seat_acts() {
    let take = errands().choices("take")[0].clone();
    for errand in ["place opera", "place extension", "place market", "home", take.as_str()] {
        taken_back(&errands(), errand);
    }
    let table = errands().play("place market");
    taken_back(&table, "market 1 3 -2 -3");
    let table = errands().play("1 place opera; 2 home");
    assert_eq!(stopped(&table, 1), Some(UndoStop::Another(seat(2))));
}

#[test]
fn lw_36_a_card_that_was_drawn_is_not_taken_back() {
    taken_back(&errands(), "place draw");
    let table = errands().play("place draw; draw events").drawn();
    assert_eq!(stopped(&table, 1), Some(UndoStop::Chance));
}

#[test]
fn lw_40_the_last_errand_is_final_when_turns_have_begun() {
    let table = table(Setup::base(2, roomy())).next_errand_of(2).until(|view| view.pass == 3 && view.acting == seat(2));
    let table = table.play("home");
    assert_eq!((table.open().phase, table.asked()), (Phase::Actions, vec![1]));
    assert_eq!(stopped(&table, 2), Some(UndoStop::Reveal));
}

#[test]
fn lw_40_the_steps_of_a_turn_are_taken_back_until_a_secret_card_is_shown() {
    let begun = turn("e1 c11|");
    taken_back(&begun, "play e1");
    taken_back(&begun.clone().play("play e1"), "with c11 e1");
    let shown = begun.play("play e1; with c11 e1; done");
    assert_eq!(stopped(&shown, 1), Some(UndoStop::Reveal), "everyone has seen two cards of the hand");
}

#[test]
fn lw_40_a_card_that_everyone_knows_is_put_down_and_taken_back() {
    let begun = turn("s2|");
    taken_back(&begun, "put s2");
    let put = begun.play("put s2");
    taken_back(&put, "drop s2");
    taken_back(&put, "use s2");
    assert_eq!(stopped(&put.play("use s2; draw events; draw events").drawn(), 1), Some(UndoStop::Chance));
}

#[test]
fn lw_40_the_end_of_a_turn_is_final() {
    let table = turn("|").play("end");
    assert_eq!(table.asked(), [2]);
    assert_eq!([1, 2].map(|number| stopped(&table, number)), [Some(UndoStop::Reveal); 2]);
}
