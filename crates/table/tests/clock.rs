//! Clocks: turns, the auctioneer's calls, being ready, and what happens when a time is over.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use bequest_engine::{RuleId, SeatSet};
use bequest_table::{Arrange, Call, ClockEnd, Command, Done, Pace, Play, Table, TableRefusal, Wake, Who};
use common::{LIVE, NOON, TestTable, head, later, lots, maloney, person, seat, seats};

/// The rule by which a command is refused.
fn rule(refused: &Result<Done, TableRefusal>) -> Option<&'static str> {
    match refused {
        Err(TableRefusal::Rule(rule)) => Some(rule.as_str()),
        Ok(_) | Err(_) => None,
    }
}

/// Three people at a table of Maloney.
fn started(pace: Pace) -> TestTable {
    TestTable::of_three(maloney(), pace)
}

/// Three people in a live auction that is open.
fn opened() -> TestTable {
    let mut at = started(LIVE);
    at.all_ready();
    at
}

#[test]
fn mal_87_in_live_play_answers_wait_until_everybody_is_ready() {
    let mut at = started(LIVE);
    assert_eq!(rule(&at.say(1, "bid 500")), Some("MAL-87"));
    at.all_ready();
    at.say(1, "bid 500").unwrap();
}

#[test]
fn mal_87_the_time_limit_opens_an_auction_too() {
    let mut at = started(LIVE);
    assert!(!at.time(later(59)));
    assert!(at.time(later(60)));
    at.say(2, "bid 500").unwrap();
}

#[test]
fn mal_87_turn_based_play_does_not_ask_who_is_ready() {
    for pace in [Pace::Relaxed, Pace::Days(2)] {
        started(pace).say(1, "bid 500").unwrap();
    }
}

#[test]
fn mal_87_everybody_is_asked_again_for_the_next_auction() {
    let mut at = opened();
    at.say(1, "bid 500").unwrap();
    assert_eq!((at.table.ready(), at.memory.stored.state.as_str()), (SeatSet::EMPTY, ""));
}

#[test]
fn mal_87_an_auction_opens_when_the_last_who_is_waited_for_leaves_and_stays_open() {
    let mut at = started(LIVE);
    for number in [1, 2] {
        at.play(number, Play::Ready(seat(number)));
    }
    at.play(3, Play::Leave);
    assert_eq!((at.table.ready_rule(), at.table.ready()), (None, SeatSet::EMPTY));
    let clock = at.table.clock();
    at.wait_until(later(3));
    at.play(3, Play::Return);
    assert_eq!((at.table.ready_rule(), at.table.clock()), (None, clock), "nobody is asked again");
}

#[test]
fn mal_87_someone_who_leaves_is_no_longer_ready() {
    let mut at = started(LIVE);
    at.play(1, Play::Ready(seat(1)));
    at.play(1, Play::Leave);
    assert_eq!(at.table.ready(), SeatSet::EMPTY);
    at.play(1, Play::Return);
    assert_eq!(at.table.awaited(), SeatSet::all(3));
}

#[test]
fn to_be_ready_when_nobody_is_waited_for_changes_nothing() {
    let mut at = opened();
    assert_eq!(at.play(1, Play::Ready(seat(1))).change, None);
    let mut at = started(Pace::Relaxed);
    assert_eq!(at.play(1, Play::Ready(seat(1))).change, None);
}

#[test]
fn mal_38_a_seat_that_is_silent_at_the_third_call_declines_by_the_clock() {
    let mut at = opened();
    at.say(1, "bid 500").unwrap();
    assert!(!at.time(later(11)));
    assert!(at.time(later(12)));
    assert_eq!(at.last_rows(2), ["act 2 clock decline", "act 3 clock decline"]);
}

#[test]
fn mal_38_a_bid_restarts_three_calls_and_a_decline_does_not() {
    let mut at = opened();
    let say_at = |at: &mut TestTable, seconds, number, action| {
        at.wait_until(later(seconds));
        at.say(number, action).unwrap();
        at.table.clock().unwrap().until
    };
    assert_eq!(say_at(&mut at, 1, 1, "bid 500"), later(13));
    assert_eq!(say_at(&mut at, 5, 2, "decline"), later(13));
    assert_eq!(say_at(&mut at, 6, 3, "bid 600"), later(18));
}

#[test]
fn mal_38_the_auctioneer_counts() {
    let mut at = opened();
    at.say(1, "bid 500").unwrap();
    let clock = at.table.clock().unwrap();
    let calls = [0, 3, 4, 7, 8, 11].map(|seconds| clock.last_call(later(seconds)).unwrap());
    assert_eq!(calls, [Call::None, Call::None, Call::Once, Call::Once, Call::Twice, Call::Twice]);
    assert_eq!([0, 4, 8].map(|seconds| clock.next(later(seconds))), [later(4), later(8), later(12)]);
}

#[test]
fn mal_38_without_a_live_pace_nobody_calls() {
    let mut at = started(Pace::Relaxed);
    at.say(1, "bid 500").unwrap();
    assert_eq!(at.table.clock(), None);
    let mut at = started(Pace::Days(2));
    at.say(1, "bid 500").unwrap();
    let clock = at.table.clock().unwrap();
    assert_eq!(clock.last_call(NOON), None);
    assert_eq!(clock.until, NOON.after(Duration::from_secs(2 * 24 * 60 * 60)));
}

/// The first seat has the car and does not drive.
fn dawdling() -> TestTable {
    let mut at = opened();
    for (number, action) in [(1, "bid 500"), (2, "decline"), (3, "decline")] {
        at.say(number, action).unwrap();
    }
    at
}

#[test]
fn a_bot_plays_for_anyone_who_times_out_and_the_record_says_so() {
    let mut at = dawdling();
    assert!(at.time(later(60)));
    assert_eq!(at.last_rows(1), ["seat 1 bot greedy"]);
    assert_eq!(at.table.bots_to_act(), seats(&[1]));
    assert_eq!(at.table.stood_in_for(seat(1)), Some("Ada"));
}

#[test]
fn a_person_who_returns_gets_their_seat_back() {
    let mut at = dawdling();
    at.time(later(60));
    at.wait_until(later(70));
    at.play(1, Play::Return);
    assert_eq!(at.last_rows(1), ["seat 1 person Ada"]);
    assert_eq!(at.table.clock().unwrap().until, later(130), "they have a whole turn again");
}

#[test]
fn a_clock_goes_on_where_it_was_after_a_restart() {
    let at = dawdling();
    let wake = at.table.wake().unwrap();
    let clock = wake.clock.unwrap();
    let read = |wake| {
        let mut memory = at.memory.clone();
        memory.stored.wake = wake;
        memory.read(at.rules.table, later(30)).unwrap()
    };
    assert_eq!(read(Some(wake)).clock(), at.table.clock());
    let other = Wake { clock: Some(ClockEnd { round: clock.round + 1, ..clock }), ..wake };
    assert_eq!(read(Some(other)).clock().unwrap().until, later(90), "a clock for something else starts again");
    let closed = at.table.after(&Command::Close, at.now).unwrap();
    assert_eq!(closed.table.wake(), None);
}

#[test]
fn a_table_that_was_stored_with_another_clock_stores_its_own_when_it_is_woken() {
    let mut at = dawdling();
    for wake in [None, Some(Wake { at: NOON, clock: Some(ClockEnd { until: NOON, round: 1 }) })] {
        at.memory.stored.wake = wake;
        at.wait_until(later(30));
        at.read_again();
        assert!(at.time(later(30)));
        assert_eq!(at.memory.stored.wake.unwrap().at, later(90));
        assert!(!at.time(later(31)), "once is enough");
    }
}

#[test]
fn the_end_of_a_clock_is_kept_while_bots_have_to_act() {
    let mut at = TestTable::start(maloney(), &head(maloney().table, 2, 1, LIVE, "two and a bot"));
    at.all_ready();
    at.say(1, "bid 500").unwrap();
    let until = at.table.clock().unwrap().until;
    let stored = at.memory.stored.wake.unwrap();
    assert_eq!(at.table.bots_to_act(), seats(&[3]));
    assert_eq!((stored.at, stored.clock.map(|clock| clock.until)), (NOON, Some(until)));
    at.wait_until(later(5));
    at.read_again();
    assert_eq!(at.table.clock().unwrap().until, until);
    let answer = at.answer_of_bot(3, "decline");
    at.done(&answer);
    assert_eq!(at.memory.stored.wake.unwrap().at, until, "now only the clock has to wake the table");
}

#[test]
fn seats_that_share_a_device_have_no_clock() {
    let mut head = head(maloney().table, 3, 0, LIVE, "a table with a clock");
    head.seats[1].who = Who::Device { id: person(0), name: "Bert".into() };
    let at = TestTable::start(maloney(), &head);
    assert_eq!(at.table.clock(), None);
    assert_eq!(at.table.ready_rule(), None);
}

#[test]
fn only_a_person_who_has_been_away_for_days_can_be_replaced() {
    let mut at = started(Pace::Relaxed);
    at.now.away = seats(&[2]);
    let replace = |person, number| Command::Play(person, Play::Replace(seat(number)));
    assert_eq!(at.change(&replace(person(0), 3)).err(), Some(TableRefusal::NotNow));
    assert_eq!(at.change(&replace(person(5), 2)).err(), Some(TableRefusal::NotYourSeat));
    assert_eq!(at.change(&replace(person(0), 6)).err(), Some(TableRefusal::NotNow));
    at.done(&replace(person(0), 2));
    assert_eq!(at.last_rows(1), ["seat 2 bot greedy"]);
}

#[test]
fn when_nothing_is_due_time_changes_nothing() {
    let mut at = TestTable::open(lots(), &head(lots().table, 2, 0, LIVE, "an open table"));
    assert_eq!(at.done(&Command::Time).change, None);
    at.done(&Command::Arrange(person(0), Arrange::Start { fill: false }));
    for _ in 0..2 {
        at.wait_until(later(11));
        assert_eq!(at.done(&Command::Time).change, None);
        at.read_again();
    }
    let mut at = started(Pace::Relaxed);
    at.wait_until(later(40 * 24 * 60 * 60));
    assert_eq!(at.done(&Command::Time).change, None);
    at.done(&Command::Close);
    assert_eq!(at.done(&Command::Time).change, None);
}

#[test]
fn a_clock_that_ran_out_long_ago_ends_one_thing_and_the_next_has_its_whole_time() {
    let mut at = opened();
    at.say(1, "bid 500").unwrap();
    let days = later(40 * 24 * 60 * 60);
    assert!(at.time(days));
    assert_eq!(at.table.clock().unwrap().until, days.after(Duration::from_secs(60)));
    assert_eq!(at.table.played_by_people(), SeatSet::all(3));
}

#[test]
fn while_everybody_is_waited_for_a_page_that_asks_why_not_hears_of_that_rule() {
    let at = started(LIVE);
    let asked = |table: &Table, who| table.why_not(&table.access(who, None), Some(seat(1)), "bid 500").unwrap();
    assert_eq!(asked(&at.table, Some(person(0))).map(RuleId::as_str), Some("MAL-87"));
    assert_eq!(asked(&at.table, None), Some(RuleId::NOT_YOURS));
}
