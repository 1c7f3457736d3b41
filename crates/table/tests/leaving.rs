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
    let mut desk = two(LIVE);
    desk.say(1, "bid 1").unwrap();
    desk.say(2, "pass").unwrap();
    assert!(desk.time(later(60)));
    assert_eq!((desk.table.played_by_people(), desk.table.bots_to_act()), (seats(&[2]), seats(&[1])));
    desk
}

fn close(number: usize) -> Command {
    Command::Play(person(number - 1), Play::AgreeToClose(true))
}

#[test]
fn after_a_time_out_the_opponent_alone_cannot_close_a_game_of_two() {
    let mut desk = timed_out();
    assert_eq!(desk.table.needed_to_close(desk.now), SeatSet::all(2));
    desk.done(&close(2));
    assert_eq!(desk.table.head().stage(), Stage::Playing);
    desk.done(&close(1));
    assert_eq!((desk.table.head().stage(), desk.memory.stored.wake), (Stage::Closed, None));
}

#[test]
fn a_person_who_has_left_is_not_asked_before_a_table_is_closed() {
    let mut desk = two(LIVE);
    desk.play(1, Play::Leave);
    assert_eq!(desk.table.needed_to_close(desk.now), seats(&[2]));
    desk.done(&close(2));
    assert_eq!(desk.table.head().stage(), Stage::Closed);
}

#[test]
fn a_person_who_leaves_frees_those_who_wait_to_close_the_table() {
    let mut desk = two(LIVE);
    desk.done(&close(2));
    desk.play(1, Play::Leave);
    assert_eq!(desk.table.head().stage(), Stage::Closed);
}

#[test]
fn a_person_away_for_long_with_a_bot_in_their_place_is_not_asked_before_a_table_is_closed() {
    let mut desk = timed_out();
    desk.done(&close(2));
    desk.now.away = seats(&[1]);
    assert_eq!(desk.table.needed_to_close(desk.now), seats(&[2]));
    desk.done(&close(2));
    assert_eq!(desk.table.head().stage(), Stage::Closed);
    let mut desk = two(Pace::Relaxed);
    desk.now.away = seats(&[1]);
    assert_eq!(desk.table.needed_to_close(desk.now), SeatSet::all(2), "nobody plays for them yet");
    desk.play(2, Play::Replace(seat(1)));
    assert_eq!(desk.table.needed_to_close(desk.now), seats(&[2]));
}

#[test]
fn someone_who_changes_their_mind_does_not_agree_to_close() {
    let mut desk = two(LIVE);
    desk.done(&close(2));
    desk.play(2, Play::AgreeToClose(false));
    desk.done(&close(1));
    assert_eq!(desk.table.head().stage(), Stage::Playing);
}

#[test]
fn a_person_who_has_timed_out_can_leave_for_good() {
    let mut desk = timed_out();
    let rows = desk.memory.stored.rows.len();
    let after = desk.play(1, Play::Leave);
    assert!(after.concerned.everybody && desk.memory.stored.rows.len() == rows, "a bot plays for them already");
    assert_eq!(desk.table.needed_to_close(desk.now), seats(&[2]));
    desk.read_again();
    assert_eq!(desk.table.needed_to_close(desk.now), seats(&[2]));
    let again = desk.change(&Command::Play(person(0), Play::Leave));
    assert_eq!(again.err(), Some(TableRefusal::NotYourSeat), "they have left");
    desk.play(1, Play::Return);
    assert_eq!(desk.table.needed_to_close(desk.now), SeatSet::all(2));
    desk.play(1, Play::Leave);
    assert_eq!(desk.last_rows(2), ["seat 1 person Ada", "seat 1 bot greedy"]);
}

#[test]
fn bots_stop_when_no_person_plays_any_more_and_go_on_when_one_returns() {
    for pace in [LIVE, Pace::Days(1), Pace::Relaxed] {
        let mut desk = TestTable::start(lots(), &head(lots().table, 2, 1, pace, "two and a bot"));
        assert_eq!(desk.table.bots_to_act(), seats(&[3]));
        desk.play(1, Play::Leave);
        assert_eq!(desk.table.bots_to_act(), seats(&[1, 3]));
        desk.play(2, Play::Leave);
        desk.read_again();
        let stopped = (desk.table.bots_to_act(), desk.table.clock(), desk.memory.stored.wake.unwrap().at);
        assert_eq!(stopped, (SeatSet::EMPTY, None, NOON.after(FORGET_AFTER)));
        let answer = desk.answer_of_bot(3, "pass");
        assert_eq!(desk.change(&answer).err(), Some(TableRefusal::Stale));
        desk.play(2, Play::Return);
        assert_eq!((desk.table.bots_to_act(), desk.memory.stored.wake.unwrap().at), (seats(&[1, 3]), NOON));
        desk.done(&answer);
    }
}

#[test]
fn bots_stop_when_all_people_have_timed_out() {
    let mut desk = TestTable::start(lots(), &head(lots().table, 1, 1, Pace::Days(1), "one and a bot"));
    desk.say(1, "bid 1").unwrap();
    let answer = desk.answer_of_bot(2, "pass");
    desk.done(&answer);
    assert!(desk.time(later(24 * 60 * 60)));
    assert_eq!((desk.table.bots_to_act(), desk.table.clock()), (SeatSet::EMPTY, None));
    desk.say(1, "stop").unwrap();
    assert_eq!(desk.last_rows(2), ["seat 1 person Ada", "act 1 person stop"]);
    assert_eq!(desk.table.bots_to_act(), seats(&[2]), "an answer brings a person back to their seat");
}

#[test]
fn a_refused_answer_does_not_bring_a_person_back_to_their_seat() {
    let mut desk = timed_out();
    assert_eq!(desk.say(1, "bid 3"), Err(TableRefusal::Rule(RuleId::NOT_NOW)));
    assert_eq!((desk.table.played_by_people(), desk.last_rows(1)), (seats(&[2]), vec!["seat 1 bot greedy"]));
}

#[test]
fn a_post_whose_step_was_taken_back_is_not_carried_out_again() {
    let mut desk = two(Pace::Relaxed);
    desk.say(1, "bid 1").unwrap();
    desk.say(2, "pass").unwrap();
    let take = desk.act_as(1, "take", "the take");
    let undo = Command::Play(person(0), Play::Undo { seat: seat(1), key: "the undo".into() });
    let redo = Command::Play(person(0), Play::Redo { seat: seat(1), key: "the redo".into() });
    for command in [&take, &undo, &redo] {
        assert_eq!(desk.done(command).done, Done::Now);
    }
    assert_eq!(desk.last_rows(3), ["act 1 person take", "undo 1", "redo 1"]);
    for _ in 0..2 {
        for command in [&take, &undo, &redo] {
            let after = desk.done(command);
            assert_eq!((after.done, after.change), (Done::Before, None));
        }
        desk.read_again();
    }
}

#[test]
fn the_same_key_of_another_seat_is_another_post() {
    let mut desk = two(Pace::Relaxed);
    let (ada, bert) = (desk.act_as(1, "bid 1", "key"), desk.act_as(2, "bid 2", "key"));
    assert_eq!((desk.done(&ada).done, desk.done(&bert).done), (Done::Now, Done::Now));
}

#[test]
fn a_forgotten_table_is_closed_only_when_it_is_due_and_nobody_plays() {
    let mut desk = TestTable::start(lots(), &head(lots().table, 1, 1, Pace::Relaxed, "one and a bot"));
    let refused = desk.change(&Command::CloseForgotten);
    assert_eq!(refused.err(), Some(TableRefusal::NotNow), "a bot has to act");
    let answer = desk.answer_of_bot(2, "pass");
    desk.done(&answer);
    let due = desk.memory.stored.wake.unwrap().at;
    desk.wait_until(due.before(Duration::from_millis(1)));
    assert_eq!(desk.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow));
    desk.wait_until(due);
    let put_off = desk.done(&Command::PutOff);
    assert!(put_off.change.is_some() && !put_off.concerned.everybody);
    assert_eq!(desk.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow), "someone has come");
    desk.wait_until(due.after(FORGET_AFTER));
    desk.done(&Command::CloseForgotten);
    assert_eq!((desk.memory.stored.stage, desk.memory.stored.wake), (Stage::Closed, None));
}

#[test]
fn a_table_with_a_clock_is_not_forgotten() {
    let mut desk = two(Pace::Days(1));
    desk.wait_until(NOON.after(FORGET_AFTER * 2));
    assert_eq!(desk.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow));
}

#[test]
fn a_table_with_a_result_is_never_closed() {
    let mut desk = two(Pace::Relaxed);
    while let Some(seat) = desk.table.asked().iter().next() {
        let action = desk.legal(seat)[0].clone();
        desk.say(seat.number(), &action).unwrap();
    }
    assert_eq!((desk.memory.stored.stage, desk.memory.stored.wake), (Stage::Over, None));
    assert_eq!(desk.change(&Command::Close).err(), Some(TableRefusal::NotNow));
    assert_eq!(desk.change(&close(1)).err(), Some(TableRefusal::NotNow));
    assert_eq!(desk.change(&Command::CloseForgotten).err(), Some(TableRefusal::NotNow));
}

/// A first game between two people, played on until its rulebook advises to stop: after more than eight rows.
fn first_game() -> TestTable {
    let rules = Rules { table: lots().table.with_trial(|play| play.row_count() > 8), ..lots() };
    let head = Head { guide: GuideHead::Along, ..head(rules.table, 2, 0, Pace::Relaxed, "a first game") };
    TestTable::start(rules, &head)
}

/// Plays on until the rulebook advises to stop.
fn to_the_advice(desk: &mut TestTable) {
    while desk.table.any_match().unwrap().row_count() <= 8 {
        answer_once(desk);
    }
}

fn answer_once(desk: &mut TestTable) {
    let seat = desk.table.asked().iter().next().unwrap();
    let action = desk.legal(seat)[0].clone();
    desk.say(seat.number(), &action).unwrap();
}

#[test]
fn erb_75_a_first_game_asks_whether_to_go_on_and_does() {
    let mut desk = first_game();
    let go_on = Command::Play(person(0), Play::Trial(Trial::GoOn));
    assert_eq!(desk.change(&go_on).err(), Some(TableRefusal::NotNow));
    to_the_advice(&mut desk);
    assert!(desk.table.is_trial_offered());
    desk.read_again();
    assert!(desk.table.is_trial_offered(), "it is asked after a restart, too");
    desk.done(&go_on);
    assert!(!desk.table.is_trial_offered() && desk.table.head().guide == GuideHead::Beyond);
    assert_eq!(desk.change(&go_on).err(), Some(TableRefusal::NotNow), "it is asked once");
    while !desk.table.asked().is_empty() {
        answer_once(&mut desk);
    }
    assert_eq!(desk.memory.stored.stage, Stage::Over);
}

#[test]
fn erb_75_a_first_game_stops_only_if_its_player_wants_it() {
    let mut desk = first_game();
    to_the_advice(&mut desk);
    assert_eq!(desk.memory.stored.stage, Stage::Playing);
    desk.play(1, Play::Trial(Trial::Stop));
    assert_eq!((desk.memory.stored.stage, desk.memory.stored.wake), (Stage::Closed, None));
    assert!(desk.table.is_trial_stopped());
}

#[test]
fn erb_75_whoever_plays_on_has_gone_on() {
    let mut desk = first_game();
    to_the_advice(&mut desk);
    answer_once(&mut desk);
    assert_eq!(desk.table.head().guide, GuideHead::Beyond);
}

#[test]
fn erb_75_bots_wait_while_someone_decides_whether_to_go_on() {
    let mut desk = first_game();
    to_the_advice(&mut desk);
    let asked = desk.table.asked().iter().next().unwrap();
    desk.play(asked.number(), Play::Leave);
    assert!(desk.table.bots_to_act().is_empty());
    let other = 3 - asked.number();
    desk.play(other, Play::Trial(Trial::GoOn));
    assert!(desk.table.bots_to_act().contains(asked));
}

#[test]
fn an_answer_that_was_kept_back_is_not_lost_by_leaving_and_returning() {
    let mut desk = first_window(2, 1, LIVE, &[]);
    let post = desk.act_as(1, "decline", "mine");
    desk.done(&post);
    desk.play(1, Play::Leave);
    desk.play(1, Play::Return);
    assert_eq!((desk.memory.times_stored("1:mine"), desk.table.asked()), (1, seats(&[2, 3])));
    assert_eq!(desk.done(&post).done, Done::Before);
    desk.time(later(12));
    assert_eq!(desk.memory.stored.rows.iter().filter(|row| row.text == "act 1 person decline").count(), 1);
    assert_eq!(desk.done(&post).done, Done::Before);
}

#[test]
fn what_a_bot_has_answered_unseen_is_taken_back_when_its_person_returns() {
    let mut desk = first_window(2, 1, LIVE, &[]);
    desk.play(1, Play::Leave);
    let answer = desk.answer_of_bot(1, "decline");
    desk.done(&answer);
    assert_eq!(desk.table.asked(), seats(&[2, 3]));
    desk.play(1, Play::Return);
    assert_eq!(desk.table.asked(), seats(&[1, 2, 3]));
}

#[test]
fn a_guide_that_was_sent_away_is_called_back_past_where_a_first_game_may_stop() {
    let mut desk = first_game();
    desk.play(1, Play::Guide(false));
    desk.play(1, Play::Guide(true));
    desk.play(1, Play::Guide(false));
    to_the_advice(&mut desk);
    assert!(!desk.table.is_trial_offered());
    desk.play(1, Play::Guide(true));
    assert_eq!((desk.table.head().guide, desk.table.is_trial_offered()), (GuideHead::Beyond, false));
}

#[test]
fn a_name_that_no_record_could_hold_does_not_sit_down() {
    let mut desk = TestTable::open(lots(), &open_head(lots().table, 2, LIVE, "names"));
    let sit = |name: &str| {
        let sit = Arrange::Sit { seat: seat(2), name: name.into(), token: String::new() };
        Command::Arrange(person(1), sit)
    };
    for name in ["", " Bert", "Bert\n", &"b".repeat(41)] {
        assert_eq!(desk.change(&sit(name)).err(), Some(TableRefusal::Malformed("name", name.into())));
    }
    desk.done(&sit(&"b".repeat(40)));
    desk.done(&Command::Arrange(person(0), Arrange::Start { fill: false }));
    assert_eq!(desk.memory.stored.stage, Stage::Playing);
}

#[test]
fn a_table_without_people_is_closed_and_the_next_who_sits_there_looks_after_it() {
    let mut desk = TestTable::open(lots(), &open_head(lots().table, 2, LIVE, "standing up"));
    let sit = Arrange::Sit { seat: seat(2), name: "Bert".into(), token: String::new() };
    desk.done(&Command::Arrange(person(1), sit));
    desk.done(&Command::Arrange(person(0), Arrange::Stand(seat(1))));
    assert_eq!((desk.table.head().host, desk.memory.listing.stage), (person(1), Stage::Open));
    let after = desk.done(&Command::Arrange(person(1), Arrange::Stand(seat(2))));
    assert_eq!((desk.memory.listing.stage, after.people), (Stage::Closed, vec![person(1)]));
}

#[test]
fn a_game_that_is_closed_before_its_first_row_has_not_begun() {
    let mut head = head(lots().table, 2, 0, Pace::Relaxed, "dealt later");
    head.options = vec![("players".into(), "2".into()), ("rounds".into(), "1".into()), ("deal".into(), "later".into())];
    head.options = (lots().table.agree)(&head.options, &[]).unwrap().1;
    let mut desk = TestTable::start(lots(), &head);
    assert!(desk.table.any_match().is_some() && desk.memory.stored.rows.is_empty());
    desk.done(&Command::Close);
    let begun = desk.table.any_match().is_some();
    desk.read_again();
    assert_eq!((begun, desk.table.any_match().is_some()), (false, false));
}

#[test]
fn questions_about_seats_that_a_table_does_not_have_are_answered() {
    let desk = two(LIVE);
    let table = &desk.table;
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
    let mut desk = TestTable::start(maloney(), &head);
    desk.play(1, Play::Leave);
    assert_eq!(
        (desk.table.played_by_people(), desk.last_rows(2)),
        (seats(&[3]), vec!["seat 1 bot greedy", "seat 2 bot greedy"])
    );
    desk.play(1, Play::Return);
    assert_eq!(desk.table.played_by_people(), SeatSet::all(3));
}
