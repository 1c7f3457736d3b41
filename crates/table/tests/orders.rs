//! Standing orders at a table: who knows of them, what they answer, and how they end.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_engine::{Seat, SeatSet};
use bequest_table::{Command, Concerned, Pace, Play, StageHead, Table, TableRefusal};
use common::{LIVE, TestTable, later, maloney, person, seat, seats};

const OUT: &str = "out on day 1";

fn give(number: usize, order: &str) -> Play {
    Play::Order { seat: seat(number), order: Some(order.into()) }
}

fn withdraw(number: usize) -> Play {
    Play::Order { seat: seat(number), order: None }
}

fn known_to(desk: &TestTable, number: usize) -> Option<&str> {
    desk.table.order(&desk.table.access(Some(person(number - 1)), None))
}

/// Three people in the first auction over days; the first is asked first.
fn over_days() -> TestTable {
    TestTable::of_three(maloney(), Pace::Days(1))
}

/// Lets the order of a seat answer.
fn obey(desk: &mut TestTable, number: usize) {
    let question = desk.question(seat(number));
    desk.done(&Command::Order { seat: seat(number), question });
}

/// Returns the seats that orders answer for, those that come first first.
fn in_their_places(table: &Table) -> Vec<usize> {
    let mut seats: Vec<_> = table.orders_to_act().iter().collect();
    seats.sort_by_key(|seat| table.order_place(*seat));
    seats.into_iter().map(Seat::number).collect()
}

#[test]
fn an_order_is_known_to_its_seat_alone() {
    let mut desk = over_days();
    let before = desk.memory.stored.clone();
    let after = desk.play(2, give(2, OUT));
    assert_eq!(after.concerned, Concerned { everybody: false, seats: seats(&[2]) });
    assert!(after.people.is_empty() && !after.lobby);
    assert_eq!([1, 2, 3].map(|number| known_to(&desk, number)), [None, Some(OUT), None]);
    let stored = &desk.memory.stored;
    assert_eq!((&stored.rows, &stored.head, stored.changed), (&before.rows, &before.head, before.changed));
}

#[test]
fn its_answer_looks_like_one_of_its_player() {
    let mut desk = over_days();
    desk.play(2, give(2, OUT));
    obey(&mut desk, 2);
    assert_eq!(desk.last_rows(1), ["act 2 person decline"]);
    let by_order = desk.memory.stored.rows.last().unwrap().key.clone().unwrap();
    assert!(by_order.starts_with("2:") && by_order.len() == 34, "{by_order}");
}

#[test]
fn with_one_order_a_day_is_over_for_its_player() {
    let mut desk = over_days();
    desk.play(3, give(3, OUT));
    desk.say(1, "bid 100").unwrap();
    obey(&mut desk, 3);
    desk.say(2, "bid 200").unwrap();
    obey(&mut desk, 3);
    desk.say(1, "decline").unwrap();
    assert_eq!(known_to(&desk, 3), Some(OUT), "until the car drives");
    let town = desk.legal(seat(2))[0].clone();
    desk.say(2, &town).unwrap();
    assert_eq!((known_to(&desk, 3), desk.memory.stored.state.as_str()), (None, ""));
}

#[test]
fn an_own_answer_leaves_the_order_in_force() {
    let mut desk = over_days();
    desk.play(2, give(2, "bid 900 at most on day 1"));
    desk.say(2, "bid 300").unwrap();
    desk.say(3, "bid 400").unwrap();
    obey(&mut desk, 2);
    assert_eq!(desk.last_rows(1), ["act 2 person bid 500"]);
}

#[test]
fn a_withdrawn_order_does_not_answer() {
    let mut desk = over_days();
    desk.play(2, give(2, OUT));
    assert_eq!(desk.table.orders_to_act(), seats(&[2]));
    let question = desk.question(seat(2));
    desk.play(2, withdraw(2));
    assert_eq!(desk.table.orders_to_act(), SeatSet::EMPTY);
    let late = desk.change(&Command::Order { seat: seat(2), question });
    assert_eq!(late.err(), Some(TableRefusal::Stale));
}

#[test]
fn an_order_answers_the_question_that_was_asked_and_no_other() {
    let mut desk = over_days();
    desk.play(2, give(2, "bid 900 at most on day 1"));
    let question = desk.question(seat(2));
    desk.say(3, "bid 400").unwrap();
    let late = desk.change(&Command::Order { seat: seat(2), question });
    assert_eq!(late.err(), Some(TableRefusal::Stale));
    obey(&mut desk, 2);
    assert_eq!(desk.last_rows(1), ["act 2 person bid 500"]);
}

#[test]
fn several_orders_act_clockwise_from_the_last_bidder() {
    let mut desk = over_days();
    desk.play(1, give(1, OUT));
    desk.play(3, give(3, "bid 900 at most on day 1"));
    desk.say(2, "bid 200").unwrap();
    assert_eq!(in_their_places(&desk.table), [3, 1]);
    obey(&mut desk, 3);
    assert_eq!(in_their_places(&desk.table), [1]);
    desk.play(2, give(2, OUT));
    assert_eq!(in_their_places(&desk.table), [1, 2]);
}

#[test]
fn an_order_ends_when_a_bot_takes_the_seat() {
    let mut desk = over_days();
    desk.play(2, give(2, OUT));
    desk.play(2, Play::Leave);
    assert_eq!((known_to(&desk, 2), desk.table.orders_to_act()), (None, SeatSet::EMPTY));
    assert_eq!(desk.table.bots_to_act(), seats(&[2]));
    let refused = desk.change(&Command::Play(person(1), give(2, OUT))).err();
    assert_eq!(refused, Some(TableRefusal::NotNow), "the seat has to be taken back first");
}

#[test]
fn nobody_gives_orders_for_others() {
    let mut desk = over_days();
    for play in [give(2, OUT), withdraw(2)] {
        assert_eq!(desk.change(&Command::Play(person(0), play)).err(), Some(TableRefusal::NotYourSeat));
    }
}

#[test]
fn in_live_play_orders_wait_until_everybody_is_ready() {
    let mut desk = TestTable::of_three(maloney(), LIVE);
    desk.play(2, give(2, OUT));
    assert_eq!(desk.table.orders_to_act(), SeatSet::EMPTY);
    assert!(!desk.table.ready().contains(seat(2)));
    desk.all_ready();
    assert_eq!(desk.table.orders_to_act(), seats(&[2]));
    assert_eq!(desk.table.wake().map(|wake| wake.at), Some(desk.now.up), "someone looks at it at once");
}

#[test]
fn an_order_is_stored_and_answers_after_the_table_is_read_again() {
    let mut desk = over_days();
    desk.play(2, give(2, OUT));
    desk.read_again();
    assert_eq!(known_to(&desk, 2), Some(OUT));
    desk.wait_until(later(5));
    obey(&mut desk, 2);
    assert_eq!(desk.last_rows(1), ["act 2 person decline"]);
}

#[test]
fn a_stored_order_that_does_not_fit_answers_nothing_and_is_forgotten() {
    for instead in ["out on day 2", "nonsense"] {
        let mut desk = over_days();
        desk.play(1, give(1, "bid 900 at most on day 1"));
        desk.play(2, give(2, OUT));
        desk.memory.stored.state = desk.memory.stored.state.replace(OUT, instead);
        desk.read_again();
        assert_eq!((desk.table.unfit_orders(), known_to(&desk, 2)), (seats(&[2]), None), "{instead}");
        assert_eq!(desk.table.orders_to_act(), seats(&[1]), "{instead}");
        obey(&mut desk, 1);
        assert_eq!(desk.memory.stored.state, "{\"orders\":{\"1\":\"bid 900 at most on day 1\"}}");
    }
}

#[test]
fn an_order_of_a_seat_that_is_not_there_is_found() {
    let mut desk = over_days();
    desk.play(2, give(2, OUT));
    desk.memory.stored.state = desk.memory.stored.state.replace("\"2\"", "\"9\"");
    let read = desk.memory.read(maloney().table, desk.now.up);
    assert!(matches!(read.err(), Some(TableRefusal::Broken(_))));
}

#[test]
fn a_repair_forgets_an_order_that_does_not_fit_and_nothing_else() {
    let mut desk = over_days();
    desk.play(1, give(1, OUT));
    desk.play(2, give(2, OUT));
    let mut stored = desk.memory.stored.clone();
    stored.state = stored.state.replace("\"2\":\"out on day 1\"", "\"2\":\"out on day 2\"");
    let mended =
        Table::mend(maloney().table, &stored, stored.rows.len(), desk.now).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(mended.change.state.as_deref(), Some("{\"orders\":{\"1\":\"out on day 1\"}}"));
}

#[test]
fn mal_38_an_order_answers_before_the_hammer_falls() {
    let orders = [("bid 900 at most on day 1", "act 3 person bid 100"), (OUT, "act 3 person decline")];
    for (order, wanted) in orders {
        let mut desk = TestTable::of_three(maloney(), LIVE);
        desk.play(3, give(3, order));
        desk.all_ready();
        let clock = desk.table.clock().unwrap();
        assert!(desk.time(clock.until));
        let first = desk.memory.stored.rows.iter().find(|row| row.text.starts_with("act")).unwrap();
        assert_eq!(first.text, wanted);
        assert!(first.key.as_ref().is_some_and(|key| key.starts_with("3:")), "{first:?}");
    }
}

#[test]
fn mal_38_after_the_bid_of_an_order_the_calls_begin_again() {
    let mut desk = TestTable::of_three(maloney(), LIVE);
    desk.play(1, give(1, "bid 900 at most on day 1"));
    desk.play(3, give(3, "bid 900 at most on day 1"));
    desk.all_ready();
    let clock = desk.table.clock().unwrap();
    desk.time(clock.until);
    assert_eq!(desk.last_rows(1), ["act 3 person bid 100"], "nobody has declined, and one bid is enough");
    assert_eq!(desk.table.orders_to_act(), seats(&[1]));
    assert!(desk.table.clock().unwrap().until > clock.until);
}

#[test]
fn when_the_table_is_closed_no_order_is_left() {
    let mut desk = over_days();
    desk.play(2, give(2, OUT));
    (1..=3).for_each(|number| drop(desk.play(number, Play::AgreeToClose(true))));
    assert_eq!((desk.table.head().stage, desk.memory.stored.state.as_str()), (StageHead::Closed, ""));
}
