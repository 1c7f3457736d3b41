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

fn known_to(at: &TestTable, number: usize) -> Option<&str> {
    at.table.order(&at.table.access(Some(person(number - 1)), None))
}

/// Three people in the first auction over days; the first is asked first.
fn over_days() -> TestTable {
    TestTable::of_three(maloney(), Pace::Days(1))
}

/// Lets the order of a seat answer.
fn obey(at: &mut TestTable, number: usize) {
    let question = at.question(seat(number));
    at.done(&Command::Order { seat: seat(number), question });
}

/// Returns the seats that orders answer for, those that come first first.
fn in_their_places(table: &Table) -> Vec<usize> {
    let mut seats: Vec<_> = table.orders_to_act().iter().collect();
    seats.sort_by_key(|seat| table.order_place(*seat));
    seats.into_iter().map(Seat::number).collect()
}

#[test]
fn an_order_is_known_to_its_seat_alone() {
    let mut at = over_days();
    let before = at.memory.stored.clone();
    let after = at.play(2, give(2, OUT));
    assert_eq!(after.concerned, Concerned { everybody: false, seats: seats(&[2]) });
    assert!(after.people.is_empty() && !after.lobby);
    assert_eq!([1, 2, 3].map(|number| known_to(&at, number)), [None, Some(OUT), None]);
    let stored = &at.memory.stored;
    assert_eq!((&stored.rows, &stored.head, stored.changed), (&before.rows, &before.head, before.changed));
}

#[test]
fn its_answer_looks_like_one_of_its_player() {
    let mut at = over_days();
    at.play(2, give(2, OUT));
    obey(&mut at, 2);
    assert_eq!(at.last_rows(1), ["act 2 person decline"]);
    let by_order = at.memory.stored.rows.last().unwrap().key.clone().unwrap();
    assert!(by_order.starts_with("2:") && by_order.len() == 34, "{by_order}");
}

#[test]
fn with_one_order_a_day_is_over_for_its_player() {
    let mut at = over_days();
    at.play(3, give(3, OUT));
    at.say(1, "bid 100").unwrap();
    obey(&mut at, 3);
    at.say(2, "bid 200").unwrap();
    obey(&mut at, 3);
    at.say(1, "decline").unwrap();
    assert_eq!(known_to(&at, 3), Some(OUT), "until the car drives");
    let town = at.legal(seat(2))[0].clone();
    at.say(2, &town).unwrap();
    assert_eq!((known_to(&at, 3), at.memory.stored.state.as_str()), (None, ""));
}

#[test]
fn an_own_answer_leaves_the_order_in_force() {
    let mut at = over_days();
    at.play(2, give(2, "bid 900 at most on day 1"));
    at.say(2, "bid 300").unwrap();
    at.say(3, "bid 400").unwrap();
    obey(&mut at, 2);
    assert_eq!(at.last_rows(1), ["act 2 person bid 500"]);
}

#[test]
fn a_withdrawn_order_does_not_answer() {
    let mut at = over_days();
    at.play(2, give(2, OUT));
    assert_eq!(at.table.orders_to_act(), seats(&[2]));
    let question = at.question(seat(2));
    at.play(2, withdraw(2));
    assert_eq!(at.table.orders_to_act(), SeatSet::EMPTY);
    let late = at.change(&Command::Order { seat: seat(2), question });
    assert_eq!(late.err(), Some(TableRefusal::Stale));
}

#[test]
fn an_order_answers_the_question_that_was_asked_and_no_other() {
    let mut at = over_days();
    at.play(2, give(2, "bid 900 at most on day 1"));
    let question = at.question(seat(2));
    at.say(3, "bid 400").unwrap();
    let late = at.change(&Command::Order { seat: seat(2), question });
    assert_eq!(late.err(), Some(TableRefusal::Stale));
    obey(&mut at, 2);
    assert_eq!(at.last_rows(1), ["act 2 person bid 500"]);
}

#[test]
fn several_orders_act_clockwise_from_the_last_bidder() {
    let mut at = over_days();
    at.play(1, give(1, OUT));
    at.play(3, give(3, "bid 900 at most on day 1"));
    at.say(2, "bid 200").unwrap();
    assert_eq!(in_their_places(&at.table), [3, 1]);
    obey(&mut at, 3);
    assert_eq!(in_their_places(&at.table), [1]);
    at.play(2, give(2, OUT));
    assert_eq!(in_their_places(&at.table), [1, 2]);
}

#[test]
fn an_order_ends_when_a_bot_takes_the_seat() {
    let mut at = over_days();
    at.play(2, give(2, OUT));
    at.play(2, Play::Leave);
    assert_eq!((known_to(&at, 2), at.table.orders_to_act()), (None, SeatSet::EMPTY));
    assert_eq!(at.table.bots_to_act(), seats(&[2]));
    let refused = at.change(&Command::Play(person(1), give(2, OUT))).err();
    assert_eq!(refused, Some(TableRefusal::NotNow), "the seat has to be taken back first");
}

#[test]
fn nobody_gives_orders_for_others() {
    let mut at = over_days();
    for play in [give(2, OUT), withdraw(2)] {
        assert_eq!(at.change(&Command::Play(person(0), play)).err(), Some(TableRefusal::NotYourSeat));
    }
}

#[test]
fn in_live_play_orders_wait_until_everybody_is_ready() {
    let mut at = TestTable::of_three(maloney(), LIVE);
    at.play(2, give(2, OUT));
    assert_eq!(at.table.orders_to_act(), SeatSet::EMPTY);
    assert!(!at.table.ready().contains(seat(2)));
    at.all_ready();
    assert_eq!(at.table.orders_to_act(), seats(&[2]));
    assert_eq!(at.table.wake().map(|wake| wake.at), Some(at.now.up), "someone looks at it at once");
}

#[test]
fn an_order_is_stored_and_answers_after_the_table_is_read_again() {
    let mut at = over_days();
    at.play(2, give(2, OUT));
    at.read_again();
    assert_eq!(known_to(&at, 2), Some(OUT));
    at.wait_until(later(5));
    obey(&mut at, 2);
    assert_eq!(at.last_rows(1), ["act 2 person decline"]);
}

#[test]
fn a_stored_order_that_does_not_fit_answers_nothing_and_is_forgotten() {
    for instead in ["out on day 2", "nonsense"] {
        let mut at = over_days();
        at.play(1, give(1, "bid 900 at most on day 1"));
        at.play(2, give(2, OUT));
        at.memory.stored.state = at.memory.stored.state.replace(OUT, instead);
        at.read_again();
        assert_eq!((at.table.unfit_orders(), known_to(&at, 2)), (seats(&[2]), None), "{instead}");
        assert_eq!(at.table.orders_to_act(), seats(&[1]), "{instead}");
        obey(&mut at, 1);
        assert_eq!(at.memory.stored.state, "{\"orders\":{\"1\":\"bid 900 at most on day 1\"}}");
    }
}

#[test]
fn an_order_of_a_seat_that_is_not_there_is_found() {
    let mut at = over_days();
    at.play(2, give(2, OUT));
    at.memory.stored.state = at.memory.stored.state.replace("\"2\"", "\"9\"");
    let read = at.memory.read(maloney().table, at.now.up);
    assert!(matches!(read.err(), Some(TableRefusal::Broken(_))));
}

#[test]
fn a_repair_forgets_an_order_that_does_not_fit_and_nothing_else() {
    let mut at = over_days();
    at.play(1, give(1, OUT));
    at.play(2, give(2, OUT));
    let mut stored = at.memory.stored.clone();
    stored.state = stored.state.replace("\"2\":\"out on day 1\"", "\"2\":\"out on day 2\"");
    let mended =
        Table::mend(maloney().table, &stored, stored.rows.len(), at.now).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(mended.change.state.as_deref(), Some("{\"orders\":{\"1\":\"out on day 1\"}}"));
}

#[test]
fn mal_38_an_order_answers_before_the_hammer_falls() {
    let orders = [("bid 900 at most on day 1", "act 3 person bid 100"), (OUT, "act 3 person decline")];
    for (order, wanted) in orders {
        let mut at = TestTable::of_three(maloney(), LIVE);
        at.play(3, give(3, order));
        at.all_ready();
        let clock = at.table.clock().unwrap();
        assert!(at.time(clock.until));
        let first = at.memory.stored.rows.iter().find(|row| row.text.starts_with("act")).unwrap();
        assert_eq!(first.text, wanted);
        assert!(first.key.as_ref().is_some_and(|key| key.starts_with("3:")), "{first:?}");
    }
}

#[test]
fn mal_38_after_the_bid_of_an_order_the_calls_begin_again() {
    let mut at = TestTable::of_three(maloney(), LIVE);
    at.play(1, give(1, "bid 900 at most on day 1"));
    at.play(3, give(3, "bid 900 at most on day 1"));
    at.all_ready();
    let clock = at.table.clock().unwrap();
    at.time(clock.until);
    assert_eq!(at.last_rows(1), ["act 3 person bid 100"], "nobody has declined, and one bid is enough");
    assert_eq!(at.table.orders_to_act(), seats(&[1]));
    assert!(at.table.clock().unwrap().until > clock.until);
}

#[test]
fn when_the_table_is_closed_no_order_is_left() {
    let mut at = over_days();
    at.play(2, give(2, OUT));
    (1..=3).for_each(|number| drop(at.play(number, Play::AgreeToClose(true))));
    assert_eq!((at.table.head().stage, at.memory.stored.state.as_str()), (StageHead::Closed, ""));
}
