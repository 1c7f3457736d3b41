//! Random evenings: whatever people, bots and clocks do, a table keeps to a simple model, and one that is dropped and read
//! again after every command behaves like one that never is.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::sync::LazyLock;
use std::time::Duration;

use bequest_engine::{SeatSet, Viewer, Window};
use bequest_last_will::Phase;
use bequest_table::{After, Command, GuideHead, Head, Now, Pace, Table, TableRefusal, Who};
use common::erbraffer::first_window;
use common::last_will::come_to;
use common::memory::Memory;
use common::model::Model;
use common::steps::{Step, Wait, steps, steps_in_a_first_game, steps_in_a_window};
use common::{LIVE, Rules, TestTable, erbraffer, head, last_will, lots, maloney, now_at, open_head, person, seat};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// What everyone can ask a table, as text.
fn observed(rules: Rules, table: &Table, now: Now) -> String {
    let people = (0..6).map(|number| Some(person(number))).chain([None]);
    let access: Vec<_> = people.map(|who| table.access(who, Some(seat(2)))).collect();
    let actions = ["decline", "pass", "bid 500", "will", "keep h1", "?"];
    let ask = |access| actions.map(|action| table.why_not(access, Some(seat(1)), action));
    let why_not: Vec<_> = access.iter().map(ask).collect();
    let viewers = [Viewer::Spectator, Viewer::Open].into_iter().chain((1..=6).map(|number| Viewer::Seat(seat(number))));
    let viewer = |play: &dyn bequest_table::AnyMatch, viewer: Viewer| {
        let question = viewer.seat().map(|seat| (play.question(seat), play.can_undo(seat), play.can_redo(seat)));
        (play.version(viewer), play.heard(viewer), question, (rules.shown)(play, viewer))
    };
    let shown = table.any_match().map(|play| viewers.map(|it| viewer(play, it)).collect::<Vec<_>>());
    let asked = table.any_match().map(|play| (play.asked(), play.can_act(), play.players().to_vec()));
    let clock = (table.clock(), table.ready(), table.ready_rule(), table.awaited(), table.wake());
    let who = (table.asked(), table.played_by_people(), table.bots_to_act(), table.needed_to_close(now));
    let orders: Vec<_> = access.iter().map(|access| table.order(access)).collect();
    let orders = (orders, table.orders_to_act(), table.acts_by_itself());
    let trial = (table.is_trial_offered(), table.is_trial_stopped());
    let seats = (1..=6).map(seat).map(|seat| (table.can_replace(seat, now.away), table.stood_in_for(seat)));
    let seats: Vec<_> = seats.collect();
    let head = (table.head().to_text(), table.names(), table.revision(), table.people().collect::<Vec<_>>());
    format!("{access:?} {why_not:?} {shown:?} {asked:?} {clock:?} {who:?} {head:?} {orders:?} {trial:?} {seats:?}")
}

/// What a command led to, without the table.
fn told(after: &Result<After, TableRefusal>) -> String {
    let told = after.as_ref().map(|after| {
        let After { table: _, done, change, concerned, lobby, people } = after;
        (done, change, concerned, lobby, people)
    });
    format!("{told:?}")
}

/// Nobody who is not concerned sees anything else.
fn check_concerned(rules: Rules, before: &Table, after: &After) {
    let (Some(earlier), Some(play)) = (before.any_match(), after.table.any_match()) else { return };
    if after.concerned.everybody {
        return;
    }
    let seats = SeatSet::all(earlier.players().len());
    let viewers = seats.minus(after.concerned.seats).iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        assert_eq!((rules.shown)(earlier, viewer), (rules.shown)(play, viewer), "{viewer:?}");
        assert_eq!((earlier.version(viewer), earlier.heard(viewer)), (play.version(viewer), play.heard(viewer)));
    }
    assert_eq!(before.clock(), after.table.clock());
    assert!(before.head() == after.table.head() && earlier.players() == play.players());
}

/// Lets time pass as a step says.
fn wait(at: &mut TestTable, step: &Step) {
    let span = match step.wait {
        Wait::No => Duration::ZERO,
        Wait::Seconds(seconds) => Duration::from_secs(seconds),
        Wait::Days(days) => Duration::from_secs(days * 24 * 60 * 60),
        Wait::Clock => at.table.clock().map_or(Duration::ZERO, |clock| clock.until.since(at.now.up)),
    };
    at.now = Now { away: step.away(at), ..now_at(at.now.up.after(span)) };
}

/// How often something happened that a test wants to have seen.
#[derive(Default)]
struct Seen {
    /// An answer was kept back.
    kept: usize,
    /// An order has answered.
    obeyed: usize,
    /// A first game went on where it might have stopped, or stopped there.
    went_on: usize,
    stopped: usize,
    /// The private turn of one seat followed that of another.
    passed_on: usize,
    /// A covered window was over.
    uncovered: usize,
}

impl Seen {
    /// Notes which windows a change has ended.
    fn note_windows(&mut self, before: &Table, after: &Table) {
        let waits = |table: &Table| table.any_match().map(|play| (play.waits_for().window(), play.waits_for().round()));
        match (waits(before), waits(after)) {
            (Some((Window::Private, old)), Some((Window::Private, new))) if old != new => {
                self.passed_on += usize::from(before.asked() != after.asked());
            }
            (Some((Window::Covered, old)), Some((_, new))) if old != new => self.uncovered += 1,
            _ => {}
        }
    }
}

/// Plays an evening at a table.
fn play(at: &mut TestTable, steps: &[Step]) -> Seen {
    let (mut model, mut last, mut seen) = (Model::new(at), None, Seen::default());
    for step in steps {
        wait(at, step);
        let Some(command) = step.command(at, last.as_ref()) else { continue };
        let before = at.table.clone();
        let read = at.memory.read(at.rules.table, at.now.up).unwrap();
        assert_eq!(observed(at.rules, &read, at.now), observed(at.rules, &before, at.now), "after reading");
        let (stays, comes) = (before.after(&command, at.now), read.after(&command, at.now));
        assert_eq!(told(&stays), told(&comes), "{command:?}");
        let allowed = model.allows(&command, at);
        assert_eq!(stays.is_ok(), allowed.unwrap_or(stays.is_ok()), "{command:?}: {}", told(&stays));
        if let Ok(after) = at.change(&command) {
            check_concerned(at.rules, &before, &after);
            model.follow(&before, &command, &after, at);
            seen.kept += usize::from(at.memory.stored.state.contains("withheld"));
            seen.obeyed += usize::from(matches!(command, Command::Order { .. }));
            seen.went_on += usize::from(before.is_trial_offered() && at.table.head().guide == GuideHead::Beyond);
            seen.stopped += usize::from(at.table.is_trial_stopped() && !before.is_trial_stopped());
            seen.note_windows(&before, &at.table);
        }
        if matches!(command, Command::Play(..)) {
            last = Some(command);
        }
    }
    seen
}

fn paces() -> impl Strategy<Value = Pace> {
    prop_oneof![3 => Just(LIVE), 1 => Just(Pace::Days(1)), 1 => Just(Pace::Relaxed)]
}

/// A table with windows of Die Erbraffer, which takes a moment to find.
static WINDOWS: LazyLock<Vec<(Pace, Memory)>> = LazyLock::new(|| {
    let one = |people, bots, pace, holders: &[usize]| (pace, first_window(people, bots, pace, holders).memory);
    vec![
        one(3, 0, LIVE, &[2]),
        one(2, 1, LIVE, &[1]),
        one(2, 2, LIVE, &[]),
        one(3, 0, Pace::Days(2), &[1]),
        one(3, 1, Pace::Relaxed, &[2]),
    ]
});

fn window(number: usize) -> TestTable {
    let (_, memory) = &WINDOWS[number % WINDOWS.len()];
    TestTable::stored(erbraffer(), memory.clone())
}

/// Tables of Last Will with turns one after the other, and with hands that are cut.
static TURNS: LazyLock<Vec<Memory>> = LazyLock::new(|| {
    let one = |people, bots, pace, phase| come_to(people, bots, pace, phase).memory;
    vec![
        one(3, 0, LIVE, Phase::Actions),
        one(2, 1, Pace::Relaxed, Phase::Actions),
        one(2, 2, Pace::Days(1), Phase::Actions),
        one(3, 0, LIVE, Phase::Cutting),
        one(2, 1, Pace::Relaxed, Phase::Cutting),
    ]
});

fn turn(number: usize) -> TestTable {
    TestTable::stored(last_will(), TURNS[number % TURNS.len()].clone())
}

/// What is special about a table.
#[derive(Clone, Copy, Debug)]
enum Special {
    Nothing,
    /// A guide goes along.
    FirstGame,
    /// The deal of another table is played again.
    Practice,
    /// The first two seats share a device.
    SharedDevice,
}

fn specials() -> impl Strategy<Value = Special> {
    prop_oneof![
        3 => Just(Special::Nothing),
        2 => Just(Special::FirstGame),
        1 => Just(Special::Practice),
        1 => Just(Special::SharedDevice),
    ]
}

/// Returns a table that is open, or at which people and bots have begun to play.
fn table(rules: Rules, people: usize, pace: Pace, special: Special) -> TestTable {
    let seed = format!("{people} people");
    let plain = match people {
        0 => open_head(rules.table, 3, pace, &seed),
        _ => head(rules.table, people, 3 - people, pace, &seed),
    };
    let mut head = match special {
        Special::Nothing | Special::SharedDevice => plain,
        Special::FirstGame => Head { guide: GuideHead::Along, ..plain },
        Special::Practice => Head { practice: Some("othertableothertableothert".parse().unwrap()), ..plain },
    };
    if let Special::SharedDevice = special {
        head.seats[1].who = Who::Device { id: person(0), name: "Bert".into() };
    }
    if people == 0 { TestTable::open(rules, &head) } else { TestTable::start(rules, &head) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_of_lots_keeps_to_the_model(
        people in 0..=3usize,
        pace in paces(),
        special in specials(),
        steps in prop::collection::vec(steps(), 1..150),
    ) {
        play(&mut table(lots(), people, pace, special), &steps);
    }

    #[test]
    fn a_table_of_maloney_keeps_to_the_model(
        people in 0..=3usize,
        pace in paces(),
        special in specials(),
        steps in prop::collection::vec(steps(), 1..150),
    ) {
        play(&mut table(maloney(), people, pace, special), &steps);
    }

    #[test]
    fn a_table_of_last_will_keeps_to_the_model(
        people in 0..=3usize,
        pace in paces(),
        special in specials(),
        steps in prop::collection::vec(steps(), 1..150),
    ) {
        play(&mut table(last_will(), people, pace, special), &steps);
    }

    #[test]
    fn turns_and_covered_choices_of_last_will_keep_to_the_model(
        number in 0..5usize,
        steps in prop::collection::vec(steps(), 1..100),
    ) {
        play(&mut turn(number), &steps);
    }

    #[test]
    fn a_first_game_keeps_to_the_model(
        people in 1..=3usize,
        pace in paces(),
        steps in prop::collection::vec(steps_in_a_first_game(), 1..100),
    ) {
        play(&mut table(lots(), people, pace, Special::FirstGame), &steps);
    }

    #[test]
    fn a_secret_window_of_erbraffer_keeps_to_the_model(
        number in 0..5usize,
        steps in prop::collection::vec(steps_in_a_window(), 1..60),
    ) {
        play(&mut window(number), &steps);
    }
}

#[test]
fn in_most_evenings_at_a_secret_window_answers_are_kept_back() {
    let evenings = prop::collection::vec(prop::collection::vec(steps_in_a_window(), 30..60), 40);
    let evenings = evenings.new_tree(&mut TestRunner::deterministic()).unwrap().current();
    let kept =
        evenings.iter().enumerate().filter(|(number, steps)| play(&mut window(number % 3), steps).kept > 0).count();
    assert!(kept > 20, "only in {kept}");
}

#[test]
fn in_many_evenings_of_last_will_turns_follow_one_another_and_choices_are_uncovered() {
    let evenings = prop::collection::vec(prop::collection::vec(steps(), 60..100), 30);
    let evenings = evenings.new_tree(&mut TestRunner::deterministic()).unwrap().current();
    let seen: Vec<Seen> = evenings.iter().zip(0..).map(|(steps, number)| play(&mut turn(number), steps)).collect();
    let count = |wanted: fn(&Seen) -> usize| seen.iter().filter(|seen| wanted(seen) > 0).count();
    let (passed_on, uncovered) = (count(|seen| seen.passed_on), count(|seen| seen.uncovered));
    assert!(passed_on > 8 && uncovered > 5, "only in {passed_on} and {uncovered}");
}

#[test]
fn in_many_evenings_of_maloney_orders_answer() {
    let evenings = prop::collection::vec(prop::collection::vec(steps(), 100..150), 30);
    let evenings = evenings.new_tree(&mut TestRunner::deterministic()).unwrap().current();
    let evening = |steps: &Vec<_>| play(&mut table(maloney(), 3, Pace::Days(1), Special::Nothing), steps);
    let obeyed = evenings.iter().filter(|steps| evening(steps).obeyed > 0).count();
    assert!(obeyed > 8, "only in {obeyed}");
}

#[test]
fn in_many_evenings_a_first_game_goes_on_or_stops_where_it_might_stop() {
    let evenings = prop::collection::vec(prop::collection::vec(steps_in_a_first_game(), 100..150), 40);
    let evenings = evenings.new_tree(&mut TestRunner::deterministic()).unwrap().current();
    let evening = |steps: &Vec<_>| play(&mut table(lots(), 2, Pace::Relaxed, Special::FirstGame), steps);
    let seen: Vec<Seen> = evenings.iter().map(evening).collect();
    let count = |wanted: fn(&Seen) -> usize| seen.iter().filter(|seen| wanted(seen) > 0).count();
    let (went_on, stopped) = (count(|seen| seen.went_on), count(|seen| seen.stopped));
    assert!(went_on > 10 && stopped > 2, "only in {went_on} and {stopped}");
}
