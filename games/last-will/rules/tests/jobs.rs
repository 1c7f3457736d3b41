//! Jobs, salaries and the sack: GS-1, GS-2, GS-13 to GS-15.

mod common;

use bequest_conformance::{piece, seat};
use bequest_engine::Game;
use bequest_last_will::{Edition, Line, Phase, Setup, Told, WillChoice};
use common::{Table, roomy, roomy_with, sacked, table};

/// A table with this will, before the first step.
fn with_will(players: usize, will: &str) -> Table {
    table(Setup::sacked(players, Edition::built_in()).with_will(WillChoice::Will(piece(will))))
}

/// A table at which only these seats have jobs, before the first step; everyone with a job starts with one pound.
fn poor_with_jobs(players: usize, seats: &str) -> Table {
    let edition = roomy_with(&[("id = \"v1\"", "money = 50", "money = 1")]);
    let jobs = seats.chars().map(|number| seat(number.to_string().parse().expect("a seat"))).collect();
    table(Setup::sacked(players, edition).with_base_plans().with_jobs(jobs))
}

/// Seat 1 has the first turn of a round with eight pounds, and a job that pays seven.
fn poor_turn(job: &str, hands: &str) -> Table {
    poor_with_jobs(2, "12").play(&format!("job 1 {job}")).turn(hands)
}

/// Seat 1 has the first errand, the job j1 and a plan with three boys.
fn doctor() -> Table {
    table(Setup::sacked(2, roomy()).with_base_plans()).play("job 1 j1").next_errand_of(1)
}

/// Covers a line of seat 1 in each round, one after the other, and goes on to the next round each time.
fn demoted(mut table: Table, lines: &[usize]) -> Table {
    for line in lines {
        table = table.next_errand_of(1).play("place demotion");
        let demote = format!("demote {line}");
        if table.asked() == [1] && table.allows(1, &demote) {
            table = table.play(&demote);
        }
        table = table.next_round();
    }
    table
}

/// What seat 1 was paid, round by round.
fn salaries(table: &Table) -> Vec<i16> {
    let paid = |told: &Told| match told {
        Told::Paid { seat: its, sum } if *its == seat(1) => Some(*sum),
        _ => None,
    };
    table.heard().iter().filter_map(paid).collect()
}

fn ranks(table: &Table) -> Vec<u8> {
    table.game.scores().expect("the game is over").ranks.values().to_vec()
}

/// What each seat counts in pounds.
fn counts(table: &Table) -> Vec<i32> {
    table.game.scores().expect("the game is over").scores.values().iter().map(|score| score.0 / 10).collect()
}

#[test]
fn gs_1_each_player_is_dealt_one_job_at_random() {
    let before = with_will(3, "v1").play("first 1; market 1 3 -2 -3");
    let jobs: Vec<String> = (1..=10).map(|number| format!("job 1 j{number}")).collect();
    assert_eq!(before.outcomes(), jobs);
    let dealt = before.play("job 1 j4; job 2 j1; job 3 j10; tile 1 a");
    let own: Vec<String> = (1..=3).map(|number| dealt.household(number).job.expect("a job").job.to_string()).collect();
    assert_eq!(own, ["j4", "j1", "j10"]);
}

#[test]
fn gs_1_no_two_have_the_same_job() {
    let table = with_will(3, "v1").play("first 1; market 1 3 -2 -3; job 1 j4");
    let others = [1, 2, 3, 5, 6, 7, 8, 9, 10].map(|number| format!("job 2 j{number}"));
    assert_eq!(table.outcomes(), others);
    assert_eq!(table.play("job 2 j10").outcomes().len(), 8);
}

#[test]
fn gs_1_the_set_is_the_wills() {
    for (will, letter) in [("v5", "j"), ("v6", "k"), ("v10", "k")] {
        let table = with_will(2, will).play("first 1; market 1 3 -2 -3");
        let jobs: Vec<String> = (1..=10).map(|number| format!("job 1 {letter}{number}")).collect();
        assert_eq!(table.outcomes(), jobs, "{will}");
    }
}

#[test]
fn gs_1_the_set_is_that_of_a_will_that_was_drawn() {
    let random = || table(Setup::sacked(2, Edition::built_in()).with_will(WillChoice::Random));
    for (will, first) in [("v2", "job 1 j1"), ("v9", "job 1 k1")] {
        let drawn = random().play(&format!("first 1; market 1 3 -2 -3; will {will}"));
        assert_eq!(drawn.outcomes()[0], first, "{will}");
    }
}

#[test]
fn gs_1_the_other_jobs_are_out_of_the_game() {
    let table = demoted(doctor(), &[1, 2, 3, 4]).next_round();
    assert!(table.household(1).job.is_none(), "who was sacked gets no other job");
    let over = table.until(|view| view.phase == Phase::Over);
    assert_eq!(over.times_heard(|told| matches!(told, Told::Hired { .. })), 2);
    assert_eq!([1, 2].map(|number| over.household(number).job.is_some()), [false, true]);
}

#[test]
fn gs_2_a_fresh_job_of_four_lines_pays_7() {
    for number in 1..=10 {
        let table = with_will(2, "v1").play(&format!("job 1 j{number}; tile 1 a")).drawn();
        assert_eq!((salaries(&table), table.money(1)), (vec![7], 50 + 7), "j{number}");
    }
}

#[test]
fn gs_2_a_fresh_job_of_five_lines_pays_11() {
    for number in 1..=10 {
        let table = with_will(2, "v6").play(&format!("job 1 k{number}; tile 1 a")).drawn();
        assert_eq!((salaries(&table), table.money(1)), (vec![11], 60 + 11), "k{number}");
    }
}

#[test]
fn gs_2_the_first_salary_comes_before_the_first_cards_are_chosen() {
    let table = sacked(3).drawn();
    assert_eq!((table.open().phase, table.open().round), (Phase::Keeping, 1));
    assert_eq!([1, 2, 3].map(|number| table.money(number)), [57; 3]);
}

#[test]
fn gs_2_it_comes_before_planning_in_every_round() {
    let table = sacked(2).next_round().next_round();
    assert_eq!((table.open().phase, table.open().round), (Phase::Planning, 2));
    assert_eq!([1, 2].map(|number| table.money(number)), [64; 2]);
    assert_eq!(salaries(&table.next_round()), [7; 3]);
}

#[test]
fn gs_2_covered_lines_pay_nothing() {
    // j1 pays 3, 2, 1 and 1.
    let table = demoted(doctor(), &[1]);
    assert_eq!((salaries(&table), table.money(1)), (vec![7, 4], 50 + 7 + 4));
    assert_eq!(table.open().income(seat(1)), 4);
}

#[test]
fn gs_2_each_line_pays_what_is_printed_on_it() {
    for (line, left) in [(1, 4), (2, 5), (3, 6), (4, 6)] {
        assert_eq!(salaries(&demoted(doctor(), &[line])), [7, left], "line {line}");
    }
    let professor = || {
        let setup = Setup::sacked(2, roomy()).with_base_plans().with_will(WillChoice::Will(piece("v6")));
        table(setup).play("job 1 k5").next_errand_of(1)
    };
    for (line, left) in [(1, 7), (2, 8), (3, 9), (4, 10), (5, 10)] {
        assert_eq!(salaries(&demoted(professor(), &[line])), [11, left], "line {line}");
    }
}

#[test]
fn gs_2_the_others_are_paid_in_full() {
    let table = demoted(doctor(), &[1, 2]);
    assert_eq!((table.money(1), table.money(2)), (50 + 7 + 4 + 2, 50 + 3 * 7));
}

#[test]
fn gs_13_with_all_lines_covered_the_job_is_gone() {
    let table = demoted(doctor(), &[2, 4, 1]);
    assert_eq!(table.household(1).job.map(|job| job.open_lines(Edition::built_in()).collect()), Some(vec![line(3)]));
    let table = table.next_errand_of(1).play("place demotion");
    assert_eq!(table.household(1).job, None);
    assert!(table.open().jobs[seat(1)].is_none());
    let sacked = Told::Sacked { seat: seat(1), job: piece("j1") };
    assert_eq!(table.heard().last(), Some(&sacked));
}

#[test]
fn gs_13_three_of_four_lines_do_not_do() {
    let table = demoted(doctor(), &[1, 2, 3]);
    assert_eq!(table.times_heard(|told| matches!(told, Told::Sacked { .. })), 0);
    assert!(table.household(1).job.is_some());
}

#[test]
fn gs_13_four_of_five_lines_do_not_do() {
    let setup = Setup::sacked(2, roomy()).with_base_plans().with_will(WillChoice::Will(piece("v6")));
    let table = demoted(table(setup).play("job 1 k5").next_errand_of(1), &[1, 2, 3, 5]);
    assert_eq!(table.household(1).job.map(|job| job.open_lines(Edition::built_in()).collect()), Some(vec![line(4)]));
    assert!(demoted(table, &[4]).household(1).job.is_none());
}

#[test]
fn gs_13_who_is_sacked_is_paid_no_more() {
    let table = demoted(doctor(), &[1, 2, 3, 4]).next_round();
    assert_eq!((salaries(&table), table.money(1)), (vec![7, 4, 2, 1], 50 + 7 + 4 + 2 + 1));
}

fn line(number: usize) -> Line {
    piece(&number.to_string())
}

#[test]
fn gs_14_who_has_a_job_cannot_go_into_debt() {
    // Eight pounds; e6 costs seven, e1 three.
    let table = poor_turn("j1", "e6 e1|").play("play e6; done; skip");
    assert_eq!(table.money(1), 1);
    assert_eq!(table.refusal(1, "play e1"), "GS-14");
}

#[test]
fn gs_14_all_the_money_may_be_spent() {
    let table = poor_turn("j2", "h36 e6|").play("put h36; use h36; play e6; done");
    assert_eq!(table.money(1), 0);
    assert_eq!(table.refusal(1, "use h36"), "LW-44", "it was used in this round");
}

#[test]
fn gs_14_an_expense_has_to_be_paid_too() {
    let table = poor_turn("j2", "h27 e6|").play("put h27; play e6; done");
    assert_eq!(table.money(1), 1);
    assert_eq!(table.refusal(1, "use h27"), "GS-14");
}

#[test]
fn gs_14_so_does_what_a_helper_spends() {
    let table = poor_turn("j2", "h20 h36 e6|").play("put h20; put h36; use h36; play e6; done");
    assert_eq!(table.money(1), 0);
    assert_eq!(table.refusal(1, "use h20"), "GS-14");
}

#[test]
fn gs_14_a_companion_that_cannot_be_paid_is_not_added() {
    // e6 costs seven, a guest adds three and a dog two.
    let table = poor_turn("j2", "e6 c1 c11|").play("play e6");
    assert_eq!(table.refusal(1, "with c11 e6"), "GS-14");
    assert_eq!(table.refusal(1, "with c1 e6"), "GS-14");
    assert_eq!(table.choices(""), ["done"]);
}

#[test]
fn gs_14_a_bonus_that_cannot_be_paid_is_not_added() {
    let table = poor_turn("j2", "h9 e6|").play("put h9; play e6");
    assert_eq!(table.refusal(1, "bonus h9 e6"), "GS-14");
    assert_eq!(table.choices(""), ["done"]);
}

#[test]
fn gs_14_a_wedding_card_that_cannot_be_paid_does_not_join() {
    // Five pounds are left: a ring and a gift can be paid, a stag party besides cannot.
    let table = poor_turn("j2", "e1 e32 e34 e36|").play("play e1; done; play e32; join e34");
    assert_eq!(table.refusal(1, "join e36"), "GS-14");
    assert_eq!(table.play("done").money(1), 0);
}

#[test]
fn gs_14_the_opera_has_to_be_paid_too() {
    // Everything is spent on a villa, and salaries fall: seven pounds, four, two, one.
    let table = poor_with_jobs(2, "12").play("job 1 j1").errand_of(1, "p1|");
    let table = table.play("place demotion; demote 1").own_turn_of(1).play("buy p1").next_errand_of(1);
    let table = table.play("place demotion; demote 2").own_turn_of(1).play("maintain p1").next_errand_of(1);
    let table = table.play("place demotion; demote 3; home; place opera").next_round().next_errand_of(1);
    assert_eq!(table.money(1), 1);
    assert_eq!(table.refusal(1, "place opera"), "GS-14");
}

#[test]
fn gs_14_who_has_a_job_is_not_bankrupt() {
    let table = poor_turn("j2", "h36 e6|").play("put h36; use h36; play e6; done");
    assert_eq!((table.money(1), table.open().is_bankrupt(seat(1))), (0, false));
    let table = table.next_round();
    assert_eq!((table.open().phase, table.open().round), (Phase::Planning, 2));
    assert_eq!(table.times_heard(|told| matches!(told, Told::Bankrupt { .. })), 0);
}

#[test]
fn gs_14_the_same_player_without_a_job_is() {
    // Sixteen pounds.
    let table = poor_with_jobs(2, "2").turn("e6 e13 e8|").play("play e6; done; play e13; done; play e8; done");
    assert_eq!((table.money(1), table.open().is_bankrupt(seat(1))), (0, true));
    assert_eq!(table.next_round().open().phase, Phase::Over);
}

#[test]
fn gs_14_who_was_sacked_may_go_into_debt() {
    let mut table = poor_with_jobs(2, "12").play("job 1 j1").errand_of(1, "e6 e13|");
    for line in ["; demote 2", "; demote 3", "; demote 4", ""] {
        table = table.next_errand_of(1).play(&format!("place demotion{line}; home; place opera")).next_round();
    }
    let table = table.own_turn_of(1);
    assert_eq!(table.money(1), 1 + 7 + 5 + 4 + 3 - 4 * 2);
    assert_eq!(table.play("play e6; done; play e13; done").money(1), -2);
}

#[test]
fn gs_15_the_employed_are_paid_once_more_at_the_end() {
    let table = sacked(2).until(|view| view.phase == Phase::Over);
    assert_eq!(salaries(&table), [7; 8]);
    assert_eq!([1, 2].map(|number| table.money(number)), [50 + 8 * 7; 2]);
    assert_eq!(counts(&table), [50 + 8 * 7; 2]);
}

#[test]
fn gs_15_only_open_lines_are_paid_then() {
    let table = demoted(doctor(), &[1, 2]).until(|view| view.phase == Phase::Over);
    assert_eq!(salaries(&table), [7, 4, 2, 2, 2, 2, 2, 2]);
}

#[test]
fn gs_15_who_was_sacked_is_not() {
    let table = demoted(doctor(), &[1, 2, 3, 4]).until(|view| view.phase == Phase::Over);
    assert_eq!(salaries(&table), [7, 4, 2, 1]);
    assert_eq!(counts(&table), [50 + 7 + 4 + 2 + 1, 50 + 8 * 7]);
}

#[test]
fn gs_15_also_when_another_is_bankrupt() {
    let table = poor_with_jobs(2, "2").turn("e6 e13 e8|").play("play e6; done; play e13; done; play e8; done");
    let table = table.next_round();
    assert_eq!((table.open().round, table.open().phase), (1, Phase::Over));
    assert_eq!(counts(&table), [0, 1 + 7 + 7]);
}

#[test]
fn gs_15_an_employed_player_comes_behind_one_who_is_bankrupt() {
    // Both have no pound left, and only the last salary parts them.
    let table = poor_with_jobs(2, "2").turn_of(2, "e6 e13 e8|e20 h36").play("put h36; use h36; play e20; done");
    let table = table.own_turn_of(1).play("play e6; done; play e13; done; play e8; done");
    assert_eq!([1, 2].map(|number| table.money(number)), [0, 0]);
    let table = table.next_round();
    assert_eq!((counts(&table), ranks(&table)), (vec![0, 7], vec![1, 2]));
}

#[test]
fn gs_15_with_nobody_bankrupt_an_employed_player_can_come_first() {
    // Seat 1 keeps one line of a pound; seat 2 has sixteen pounds and no job.
    let table = poor_with_jobs(2, "1").play("job 1 j2").until(|view| view.phase == Phase::Planning);
    let table = demoted(table, &[1, 2, 3]);
    let table = table.next_errand_of(1).play("place opera").next_round().next_errand_of(1).play("place opera");
    let table = table.until(|view| view.phase == Phase::Over);
    assert!(table.household(1).job.is_some());
    assert_eq!((counts(&table), ranks(&table)), (vec![1 + 7 + 4 + 2 + 5 - 4, 16], vec![1, 2]));
}
