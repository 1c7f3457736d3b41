//! Leaving, returning, being replaced, closing a table, and bots that play for people.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use bequest_engine::{RuleId, SeatSet};
use bequest_table::{Arrange, Command, Done, GuideHead, Head, Pace, Play, Stage, TableRefusal, Trial, Who};
use common::erbraffer::first_window;
use common::{FORGET_AFTER, LIVE, NOON, Rules, TestTable, head, later, lots, maloney, open_head, person, seat, seats};

/// Two people who play Lots.
fn two(pace: Pace) -> TestTable {
    TestTable::start(lots(), &head(lots().table, 2, 0, pace, "two people"))
}

/// Two people; the first has won the turn and has run out of time.
fn timed_out() -> TestTable {
    let mut at = two(LIVE);
    at.say(1, "bid 1").unwrap();
    at.say(2, "pass").unwrap();
    assert!(at.time(later(60)));
    assert_eq!((at.table.played_by_people(), at.table.bots_to_act()), (seats(&[2]), seats(&[1])));
    at
}

fn close(number: usize) -> Command {
    Command::Play(person(number - 1), Play::AgreeToClose(true))
}

#[test]
fn after_a_time_out_the_opponent_alone_cannot_close_a_game_of_two() {
    let mut at = timed_out();
    assert_eq!(at.table.needed_to_close(at.now), SeatSet::all(2));
    at.done(&close(2));
    assert_eq!(at.table.head().stage(), Stage::Playing);
    at.done(&close(1));
    assert_eq!((at.table.head().stage(), at.memory.stored.wake), (Stage::Closed, None));
}

#[test]
fn a_person_who_has_left_is_not_asked_before_a_table_is_closed() {
    let mut at = two(LIVE);
    at.play(1, Play::Leave);
    assert_eq!(at.table.needed_to_close(at.now), seats(&[2]));
    at.done(&close(2));
    assert_eq!(at.table.head().stage(), Stage::Closed);
}

#[test]
fn a_person_who_leaves_frees_those_who_wait_to_close_the_table() {
    let mut at = two(LIVE);
    at.done(&close(2));
    at.play(1, Play::Leave);
    assert_eq!(at.table.head().stage(), Stage::Closed);
}

#[test]
fn a_person_away_for_long_with_a_bot_in_their_place_is_not_asked_before_a_table_is_closed() {
    let mut at = timed_out();
    at.done(&close(2));
    at.now.away = seats(&[1]);
    assert_eq!(at.table.needed_to_close(at.now), seats(&[2]));
    at.done(&close(2));
    assert_eq!(at.table.head().stage(), Stage::Closed);
    let mut at = two(Pace::Relaxed);
    at.now.away = seats(&[1]);
    assert_eq!(at.table.needed_to_close(at.now), SeatSet::all(2), "nobody plays for them yet");
    at.play(2, Play::Replace(seat(1)));
    assert_eq!(at.table.needed_to_close(at.now), seats(&[2]));
}

#[test]
fn someone_who_changes_their_mind_does_not_agree_to_close() {
    let mut at = two(LIVE);
    at.done(&close(2));
    at.play(2, Play::AgreeToClose(false));
    at.done(&close(1));
    assert_eq!(at.table.head().stage(), Stage::Playing);
}

#[test]
fn a_person_who_has_timed_out_can_leave_for_good() {
    let mut at = timed_out();
    let rows = at.memory.stored.rows.len();
    let after = at.play(1, Play::Leave);
    assert!(after.concerned.everybody && at.memory.stored.rows.len() == rows, "a bot plays for them already");
    assert_eq!(at.table.needed_to_close(at.now), seats(&[2]));
    at.read_again();
    assert_eq!(at.table.needed_to_close(at.now), seats(&[2]));
    let again = at.change(&Command::Play(person(0), Play::Leave));
    assert_eq!(again.err(), Some(TableRefusal::NotYourSeat), "they have left");
    at.play(1, Play::Return);
    assert_eq!(at.table.needed_to_close(at.now), SeatSet::all(2));
    at.play(1, Play::Leave);
    assert_eq!(at.last_rows(2), ["seat 1 person Ada", "seat 1 bot greedy"]);
}

#[test]
fn bots_stop_when_no_person_plays_any_more_and_go_on_when_one_returns() {
    for pace in [LIVE, Pace::Days(1), Pace::Relaxed] {
        let mut at = TestTable::start(lots(), &head(lots().table, 2, 1, pace, "two and a bot"));
        assert_eq!(at.table.bots_to_act(), seats(&[3]));
        at.play(1, Play::Leave);
        assert_eq!(at.table.bots_to_act(), seats(&[1, 3]));
        at.play(2, Play::Leave);
        at.read_again();
        let stopped = (at.table.bots_to_act(), at.table.clock(), at.memory.stored.wake.unwrap().at);
        assert_eq!(stopped, (SeatSet::EMPTY, None, NOON.after(FORGET_AFTER)));
        let answer = at.answer_of_bot(3, "pass");
        assert_eq!(at.change(&answer).err(), Some(TableRefusal::Stale));
        at.play(2, Play::Return);
        assert_eq!((at.table.bots_to_act(), at.memory.stored.wake.unwrap().at), (seats(&[1, 3]), NOON));
        at.done(&answer);
    }
}

#[test]
fn bots_stop_when_all_people_have_timed_out() {
    let mut at = TestTable::start(lots(), &head(lots().table, 1, 1, Pace::Days(1), "one and a bot"));
    at.say(1, "bid 1").unwrap();
    let answer = at.answer_of_bot(2, "pass");
    at.done(&answer);
    assert!(at.time(later(24 * 60 * 60)));
    assert_eq!((at.table.bots_to_act(), at.table.clock()), (SeatSet::EMPTY, None));
    at.say(1, "stop").unwrap();
    assert_eq!(at.last_rows(2), ["seat 1 person Ada", "act 1 person stop"]);
    assert_eq!(at.table.bots_to_act(), seats(&[2]), "an answer brings a person back to their seat");
}

#[test]
fn a_refused_answer_does_not_bring_a_person_back_to_their_seat() {
    let mut at = timed_out();
    assert_eq!(at.say(1, "bid 3"), Err(TableRefusal::Rule(RuleId::NOT_NOW)));
    assert_eq!((at.table.played_by_people(), at.last_rows(1)), (seats(&[2]), vec!["seat 1 bot greedy"]));
}

#[test]
fn a_post_whose_step_was_taken_back_is_not_carried_out_again() {
    let mut at = two(Pace::Relaxed);
    at.say(1, "bid 1").unwrap();
    at.say(2, "pass").unwrap();
    let take = at.act_as(1, "take", "the take");
    let undo = Command::Play(person(0), Play::Undo { seat: seat(1), key: "the undo".into() });
    let redo = Command::Play(person(0), Play::Redo { seat: seat(1), key: "the redo".into() });
    for command in [&take, &undo, &redo] {
        assert_eq!(at.done(command).done, Done::Now);
    }
    assert_eq!(at.last_rows(3), ["act 1 person take", "undo 1", "redo 1"]);
    for _ in 0..2 {
        for command in [&take, &undo, &redo] {
            let after = at.done(command);
            assert_eq!((after.done, after.change), (Done::Before, None));
        }
        at.read_again();
    }
}

#[test]
fn the_same_key_of_another_seat_is_another_post() {
    let mut at = two(Pace::Relaxed);
    let (ada, bert) = (at.act_as(1, "bid 1", "key"), at.act_as(2, "bid 2", "key"));
    assert_eq!((at.done(&ada).done, at.done(&bert).done), (Done::Now, Done::Now));
}

#[test]
fn a_forgotten_table_is_closed_only_when_it_is_due_and_nobody_plays() {
    let mut at = TestTable::start(lots(), &head(lots().table, 1, 1, Pace::Relaxed, "one and a bot"));
    let refused = at.change(&Command::CloseForgotten);
    assert_eq!(refused.err(), Some(TableRefusal::NotNow), "a bot has to act");
    let answer = at.answer_of_bot(2, "pass");
    at.done(&answer);
    let due = at.memory.stored.wake.unwrap().at;
    at.wait_until(due.before(Duration::from_millis(1)));
    assert_eq!(at.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow));
    at.wait_until(due);
    let put_off = at.done(&Command::PutOff);
    assert!(put_off.change.is_some() && !put_off.concerned.everybody);
    assert_eq!(at.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow), "someone has come");
    at.wait_until(due.after(FORGET_AFTER));
    at.done(&Command::CloseForgotten);
    assert_eq!((at.memory.stored.stage, at.memory.stored.wake), (Stage::Closed, None));
}

#[test]
fn a_table_with_a_clock_is_not_forgotten() {
    let mut at = two(Pace::Days(1));
    at.wait_until(NOON.after(FORGET_AFTER * 2));
    assert_eq!(at.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow));
}

#[test]
fn a_table_with_a_result_is_never_closed() {
    let mut at = two(Pace::Relaxed);
    while let Some(seat) = at.table.asked().iter().next() {
        let action = at.legal(seat)[0].clone();
        at.say(seat.number(), &action).unwrap();
    }
    assert_eq!((at.memory.stored.stage, at.memory.stored.wake), (Stage::Over, None));
    assert_eq!(at.change(&Command::Close).err(), Some(TableRefusal::NotNow));
    assert_eq!(at.change(&close(1)).err(), Some(TableRefusal::NotNow));
    assert_eq!(at.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow));
}

/// A first game between two people, played on until its rulebook advises to stop: after more than eight rows.
fn first_game() -> TestTable {
    let rules = Rules { table: lots().table.with_trial(|play| play.row_count() > 8), ..lots() };
    let head = Head { guide: GuideHead::Along, ..head(rules.table, 2, 0, Pace::Relaxed, "a first game") };
    TestTable::start(rules, &head)
}

/// Plays on until the rulebook advises to stop.
fn to_the_advice(at: &mut TestTable) {
    while at.table.any_match().unwrap().row_count() <= 8 {
        answer_once(at);
    }
}

fn answer_once(at: &mut TestTable) {
    let seat = at.table.asked().iter().next().unwrap();
    let action = at.legal(seat)[0].clone();
    at.say(seat.number(), &action).unwrap();
}

#[test]
fn erb_75_a_first_game_asks_whether_to_go_on_and_does() {
    let mut at = first_game();
    let go_on = Command::Play(person(0), Play::Trial(Trial::GoOn));
    assert_eq!(at.change(&go_on).err(), Some(TableRefusal::NotNow));
    to_the_advice(&mut at);
    assert!(at.table.is_trial_offered());
    at.read_again();
    assert!(at.table.is_trial_offered(), "it is asked after a restart, too");
    at.done(&go_on);
    assert!(!at.table.is_trial_offered() && at.table.head().guide == GuideHead::Beyond);
    assert_eq!(at.change(&go_on).err(), Some(TableRefusal::NotNow), "it is asked once");
    while !at.table.asked().is_empty() {
        answer_once(&mut at);
    }
    assert_eq!(at.memory.stored.stage, Stage::Over);
}

#[test]
fn erb_75_a_first_game_stops_only_if_its_player_wants_it() {
    let mut at = first_game();
    to_the_advice(&mut at);
    assert_eq!(at.memory.stored.stage, Stage::Playing);
    at.play(1, Play::Trial(Trial::Stop));
    assert_eq!((at.memory.stored.stage, at.memory.stored.wake), (Stage::Closed, None));
    assert!(at.table.is_trial_stopped());
}

#[test]
fn erb_75_someone_who_plays_on_has_gone_on() {
    let mut at = first_game();
    to_the_advice(&mut at);
    answer_once(&mut at);
    assert_eq!(at.table.head().guide, GuideHead::Beyond);
}

#[test]
fn erb_75_bots_wait_while_someone_decides_whether_to_go_on() {
    let mut at = first_game();
    to_the_advice(&mut at);
    let asked = at.table.asked().iter().next().unwrap();
    at.play(asked.number(), Play::Leave);
    assert!(at.table.bots_to_act().is_empty());
    let other = 3 - asked.number();
    at.play(other, Play::Trial(Trial::GoOn));
    assert!(at.table.bots_to_act().contains(asked));
}

#[test]
fn an_answer_that_was_kept_back_is_not_lost_by_leaving_and_returning() {
    let mut at = first_window(2, 1, LIVE, &[]);
    let post = at.act_as(1, "decline", "mine");
    at.done(&post);
    at.play(1, Play::Leave);
    at.play(1, Play::Return);
    assert_eq!((at.memory.times_stored("1:mine"), at.table.asked()), (1, seats(&[2, 3])));
    assert_eq!(at.done(&post).done, Done::Before);
    at.time(later(12));
    assert_eq!(at.memory.stored.rows.iter().filter(|row| row.text == "act 1 person decline").count(), 1);
    assert_eq!(at.done(&post).done, Done::Before);
}

#[test]
fn what_a_bot_has_answered_unseen_is_taken_back_when_its_person_returns() {
    let mut at = first_window(2, 1, LIVE, &[]);
    at.play(1, Play::Leave);
    let answer = at.answer_of_bot(1, "decline");
    at.done(&answer);
    assert_eq!(at.table.asked(), seats(&[2, 3]));
    at.play(1, Play::Return);
    assert_eq!(at.table.asked(), seats(&[1, 2, 3]));
}

#[test]
fn a_guide_that_was_sent_away_is_called_back_past_where_a_first_game_may_stop() {
    let mut at = first_game();
    at.play(1, Play::Guide(false));
    at.play(1, Play::Guide(true));
    at.play(1, Play::Guide(false));
    to_the_advice(&mut at);
    assert!(!at.table.is_trial_offered());
    at.play(1, Play::Guide(true));
    assert_eq!((at.table.head().guide, at.table.is_trial_offered()), (GuideHead::Beyond, false));
}

#[test]
fn a_name_that_no_record_could_hold_does_not_sit_down() {
    let mut at = TestTable::open(lots(), &open_head(lots().table, 2, LIVE, "names"));
    let sit = |name: &str| {
        let sit = Arrange::Sit { seat: seat(2), name: name.into(), token: String::new() };
        Command::Arrange(person(1), sit)
    };
    for name in ["", " Bert", "Bert\n", &"b".repeat(41)] {
        assert_eq!(at.change(&sit(name)).err(), Some(TableRefusal::Malformed("name", name.into())));
    }
    at.done(&sit(&"b".repeat(40)));
    at.done(&Command::Arrange(person(0), Arrange::Start { fill: false }));
    assert_eq!(at.memory.stored.stage, Stage::Playing);
}

#[test]
fn a_table_without_people_is_closed_and_the_next_who_sits_there_looks_after_it() {
    let mut at = TestTable::open(lots(), &open_head(lots().table, 2, LIVE, "standing up"));
    let sit = Arrange::Sit { seat: seat(2), name: "Bert".into(), token: String::new() };
    at.done(&Command::Arrange(person(1), sit));
    at.done(&Command::Arrange(person(0), Arrange::Stand(seat(1))));
    assert_eq!((at.table.head().host, at.memory.listing.stage), (person(1), Stage::Open));
    let after = at.done(&Command::Arrange(person(1), Arrange::Stand(seat(2))));
    assert_eq!((at.memory.listing.stage, after.people), (Stage::Closed, vec![person(1)]));
}

#[test]
fn a_game_that_is_closed_before_its_first_row_has_not_begun() {
    let mut head = head(lots().table, 2, 0, Pace::Relaxed, "dealt later");
    head.options = vec![("players".into(), "2".into()), ("rounds".into(), "1".into()), ("deal".into(), "later".into())];
    head.options = (lots().table.agree)(&head.options, &[]).unwrap().1;
    let mut at = TestTable::start(lots(), &head);
    assert!(at.table.any_match().is_some() && at.memory.stored.rows.is_empty());
    at.done(&Command::Close);
    let begun = at.table.any_match().is_some();
    at.read_again();
    assert_eq!((begun, at.table.any_match().is_some()), (false, false));
}

#[test]
fn questions_about_seats_that_a_table_does_not_have_are_answered() {
    let at = two(LIVE);
    let table = &at.table;
    assert_eq!((table.stood_in_for(seat(6)), table.bot(seat(6))), (None, None));
    assert!(!table.can_replace(seat(6), SeatSet::from_bits(u8::MAX)));
    let access = table.access(Some(person(0)), Some(seat(6)));
    assert_eq!(access, table.access(Some(person(0)), None));
    assert!(table.why_not(&access, Some(seat(6)), "pass").is_ok());
}

#[test]
fn a_device_leaves_with_all_its_seats() {
    let mut head = head(maloney().table, 3, 0, LIVE, "a device");
    head.seats[1].who = Who::Device { id: person(0), name: "Bert".into() };
    let mut at = TestTable::start(maloney(), &head);
    at.play(1, Play::Leave);
    assert_eq!(
        (at.table.played_by_people(), at.last_rows(2)),
        (seats(&[3]), vec!["seat 1 bot greedy", "seat 2 bot greedy"])
    );
    at.play(1, Play::Return);
    assert_eq!(at.table.played_by_people(), SeatSet::all(3));
}
