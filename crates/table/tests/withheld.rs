//! Answers that nobody may know of until their window ends: durable at once, and seen by nobody else.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;

use bequest_engine::{RuleId, SeatSet, Viewer};
use bequest_table::{Access, Clock, Concerned, Done, LONG_AWAY, Pace, PersonId, Play, Table, TableRefusal};
use common::erbraffer::first_window;
use common::{LIVE, TestTable, erbraffer, later, person, seat, seats};

/// Three people who are asked about a new will, which the second could play.
fn window() -> TestTable {
    first_window(3, 0, LIVE, &[2])
}

#[test]
fn erb_43_an_answer_that_is_kept_back_is_stored_and_moves_nothing_that_others_see() {
    let mut at = window();
    let (stored, clock) = (at.memory.stored.clone(), at.table.clock());
    at.wait_until(later(3));
    let post = at.act_as(1, "decline", "mine");
    let after = at.done(&post);
    let change = after.change.unwrap();
    let state = change.state.unwrap();
    assert!(state.contains("\"decline\"") && state.contains("\"1:mine\""), "{state}");
    assert_eq!((change.rows.len(), change.head, change.at, change.wake), (0, None, stored.changed, stored.wake));
    assert_eq!(after.concerned, Concerned { everybody: false, seats: seats(&[1]) });
    assert_eq!((after.people, after.lobby), (vec![person(0)], false), "only their own list counts turns");
    assert_eq!((at.table.clock(), at.memory.stored.rows), (clock, stored.rows));
}

#[test]
fn a_post_whose_answer_is_kept_back_is_carried_out_once() {
    let mut at = window();
    let post = at.act_as(1, "decline", "mine");
    assert_eq!(at.done(&post).done, Done::Now);
    for _ in 0..2 {
        let again = at.done(&post);
        assert_eq!((again.done, again.change), (Done::Before, None));
        assert_eq!(at.say(1, "decline all"), Err(TableRefusal::Stale), "it counts, though nobody knows of it");
        at.read_again();
    }
    assert!(at.time(later(12)));
    assert_eq!(at.done(&post).done, Done::Before);
    assert_eq!(at.memory.times_stored("1:mine"), 1);
}

#[test]
fn erb_43_what_was_kept_back_comes_before_what_everybody_sees() {
    let mut at = window();
    let posts = [at.act_as(1, "decline", "a"), at.act_as(3, "decline all", "c"), at.act_as(2, "will", "b")];
    let before = at.memory.stored.rows.len();
    posts.iter().for_each(|post| assert_eq!(at.done(post).done, Done::Now));
    let rows = at.memory.stored.rows[before..].iter();
    let acts: Vec<_> = rows.filter(|row| row.text.starts_with("act")).map(|row| row.text.as_str()).collect();
    assert_eq!(acts, ["act 1 person decline", "act 3 person decline all", "act 2 person will"]);
    let keys: BTreeSet<_> = at.memory.stored.rows[before..].iter().filter_map(|row| row.key.as_deref()).collect();
    assert_eq!(keys, BTreeSet::from(["1:a", "2:b", "3:c"]));
    posts.iter().for_each(|post| assert_eq!(at.done(post).done, Done::Before));
}

#[test]
fn without_a_live_pace_nothing_is_kept_back_and_others_see_nothing_either() {
    for pace in [Pace::Days(2), Pace::Relaxed] {
        let mut at = first_window(3, 0, pace, &[2]);
        let changed = at.memory.stored.changed;
        at.wait_until(later(3));
        let post = at.act_as(1, "decline", "mine");
        let after = at.done(&post);
        let change = after.change.unwrap();
        assert_eq!((change.state, change.rows.len(), change.at), (None, 1, changed));
        assert_eq!(after.concerned, Concerned { everybody: false, seats: seats(&[1]) });
    }
}

/// What a person can find out about a table in its window.
#[derive(PartialEq, Debug)]
struct Known {
    access: Access,
    refusals: Vec<Result<Option<RuleId>, TableRefusal>>,
    version: u32,
    heard: usize,
    question: Option<u32>,
    view: String,
    clock: Option<Clock>,
    ready: SeatSet,
    replaceable: Vec<bool>,
    needed_to_close: SeatSet,
    players: SeatSet,
}

fn known_to(at: &TestTable, who: Option<PersonId>) -> Known {
    let table: &Table = &at.table;
    let (play, access) = (table.any_match().unwrap(), table.access(who, None));
    let actions = ["will", "decline", "decline all", "confirm", "throw c1"];
    let asked = [None, Some(seat(1)), Some(seat(2)), Some(seat(3))];
    let ask = |seat| actions.map(|action| table.why_not(&access, seat, action));
    Known {
        access,
        refusals: asked.into_iter().flat_map(ask).collect(),
        version: play.version(access.viewer),
        heard: play.heard(access.viewer),
        question: access.viewer.seat().map(|seat| play.question(seat)),
        view: (at.rules.shown)(play, access.viewer),
        clock: table.clock(),
        ready: table.ready(),
        replaceable: [1, 2, 3].map(|number| table.can_replace(seat(number), SeatSet::all(3))).into(),
        needed_to_close: table.needed_to_close(at.now),
        players: table.played_by_people(),
    }
}

#[test]
fn erb_43_tables_that_differ_in_what_is_kept_back_are_the_same_for_everybody_else() {
    let others = [Some(person(1)), Some(person(2)), Some(person(5)), None];
    let known = |answer: Option<&str>| {
        let mut at = window();
        if let Some(answer) = answer {
            at.say(1, answer).unwrap();
        }
        let memory = others.map(|who| known_to(&at, who));
        at.read_again();
        assert_eq!(memory, others.map(|who| known_to(&at, who)));
        memory
    };
    assert_eq!(known(None), known(Some("decline")));
    assert_eq!(known(None), known(Some("decline all")));
}

#[test]
fn someone_whose_answer_is_kept_back_sees_that_they_have_answered() {
    let mut at = window();
    let can_answer = |at: &TestTable| at.table.access(Some(person(0)), None).can_answer;
    let why_not = |at: &TestTable| {
        let access = at.table.access(Some(person(0)), None);
        at.table.why_not(&access, Some(seat(1)), "decline").unwrap()
    };
    assert_eq!((can_answer(&at), why_not(&at)), (seats(&[1]), None));
    at.say(1, "decline").unwrap();
    assert_eq!((can_answer(&at), why_not(&at)), (SeatSet::EMPTY, Some(RuleId::NOT_ASKED)));
}

#[test]
fn erb_43_the_end_of_the_window_is_the_same_whether_people_have_answered_or_not() {
    let ended = |answers: &[usize]| {
        let mut at = window();
        for number in answers {
            at.say(*number, "decline").unwrap();
        }
        assert!(!at.time(later(11)) && at.time(later(12)));
        let view = at.table.any_match().map(|play| (erbraffer().shown)(play, Viewer::Spectator));
        (view, at.table.clock(), at.memory.stored.changed)
    };
    assert_eq!(ended(&[]), ended(&[1, 2, 3]));
    assert_eq!(ended(&[]), ended(&[3]));
}

#[test]
fn a_bots_answer_is_kept_back_too_and_only_the_clock_wakes_the_table_then() {
    let mut at = first_window(2, 1, LIVE, &[]);
    let until = at.table.clock().unwrap().until;
    assert_eq!(at.memory.stored.wake.unwrap().at, at.now.up, "the bot has to act");
    let answer = at.answer_of_bot(3, "decline");
    let after = at.done(&answer);
    assert_eq!(after.concerned, Concerned { everybody: false, seats: seats(&[3]) });
    assert_eq!((at.table.bots_to_act(), at.memory.stored.wake.unwrap().at), (SeatSet::EMPTY, until));
    at.read_again();
    assert_eq!(at.table.bots_to_act(), SeatSet::EMPTY);
}

#[test]
fn a_person_away_for_long_can_be_replaced_in_a_secret_window_whether_they_have_answered_or_not() {
    let mut at = window();
    let post = at.act_as(1, "decline", "mine");
    at.done(&post);
    at.wait_until(later(LONG_AWAY.as_secs()));
    at.now.away = seats(&[1, 3]);
    for number in [1, 3] {
        assert!(at.table.can_replace(seat(number), at.now.away));
        at.play(2, Play::Replace(seat(number)));
    }
    assert_eq!(at.table.bots_to_act(), seats(&[3]), "the first seat has answered");
    at.play(1, Play::Return);
    assert_eq!((at.table.asked(), at.memory.times_stored("1:mine")), (seats(&[2, 3]), 1));
}

#[test]
fn a_state_that_does_not_fit_is_a_clean_error() {
    let mut at = window();
    at.say(1, "decline").unwrap();
    let good = at.memory.stored.state.clone();
    let round = at.table.any_match().unwrap().waits_for().round().unwrap();
    let withheld = |round, number, action| {
        format!("{{\"withheld\":{{\"round\":{round},\"answers\":{{\"{number}\":{{\"action\":\"{action}\"}}}}}}}}")
    };
    let broken = [
        withheld(round, 0, "decline"),
        withheld(round, 4, "decline"),
        withheld(round, 7, "decline"),
        withheld(round, usize::MAX, "decline"),
        withheld(round + 1, 1, "decline"),
        withheld(round, 1, "nonsense"),
        withheld(round, 1, "confirm"),
        withheld(round, 2, "will"),
        "{\"ready\":8}".into(),
        "{\"left\":255}".into(),
        "{\"ready\":256}".into(),
        "{\"ready\":-1}".into(),
        "7".into(),
        "{".into(),
        good[..good.len() - 1].into(),
    ];
    for state in broken {
        at.memory.stored.state = state.clone();
        let read = at.memory.read(at.rules.table, at.now.up).err();
        assert!(matches!(read, Some(TableRefusal::Broken(_))), "{state}: {read:?}");
    }
    at.memory.stored.state = withheld(round, 3, "decline all");
    at.read_again();
    assert_eq!(at.table.asked(), seats(&[1, 2]));
}

#[test]
fn a_bot_does_not_answer_for_a_person() {
    let mut at = window();
    let answer = at.answer_of_bot(1, "decline");
    assert_eq!(at.change(&answer).err(), Some(TableRefusal::Stale));
}
