//! Demotions by errands: GS-10 to GS-12.

mod common;

use bequest_conformance::{piece, seat};
use bequest_last_will::{Edition, Line, Phase, Setup, TaskView, Told, WillChoice};
use common::{Change, Table, roomy_with, table};

/// The first errand of seat 1, in a game with plans of three boys; only these seats have jobs, j1 and on in their order.
fn errand_of_jobs(players: usize, seats: &str, changes: &[Change<'_>]) -> Table {
    let jobs = seats.chars().map(|number| seat(number.to_string().parse().expect("a seat"))).collect();
    let setup = Setup::sacked(players, roomy_with(changes)).with_base_plans().with_jobs(jobs);
    let steps: Vec<String> = seats.chars().zip(1..).map(|(seat, job)| format!("job {seat} j{job}")).collect();
    table(setup).play(&steps.join("; ")).next_errand_of(1)
}

/// The first errand of seat 1, whose job is the j1; seat 2 has the j2, and so on.
fn errand(players: usize) -> Table {
    errand_of_jobs(players, &"12345"[..players], &[])
}

/// As [`errand`], without slots that could be added.
fn errand_without_slots(players: usize) -> Table {
    errand_of_jobs(players, &"12345"[..players], &[("[box]", "extensions = 12", "extensions = 0")])
}

/// The lines of seat 1 that are covered.
fn covered(table: &Table) -> Vec<usize> {
    let job = table.household(1).job.expect("a job");
    let lines = Edition::built_in().job(job.job).lines();
    lines.filter(|line| job.is_covered(*line)).map(Line::number).collect()
}

/// The errands of the one who is asked that a demotion or a slot can come from.
fn halves(table: &Table) -> Vec<String> {
    let names = ["place extension", "place demotion", "place double extension", "place double demotion"];
    table.choices("place ").into_iter().filter(|choice| names.contains(&choice.as_str())).collect()
}

#[test]
fn gs_10_the_errand_covers_any_line() {
    let table = errand(2).play("place demotion");
    assert_eq!(table.choices(""), ["demote 1", "demote 2", "demote 3", "demote 4"]);
    for line in 1..=4 {
        let table = table.clone().play(&format!("demote {line}"));
        assert_eq!((covered(&table), table.money(1)), (vec![line], 57));
    }
}

#[test]
fn gs_10_it_cannot_be_left_undone() {
    let table = errand(2).play("place demotion");
    assert_eq!(table.refusal(1, "skip"), "GS-10");
}

#[test]
fn gs_10_it_is_for_one_boy_a_round() {
    let table = errand(2).play("place demotion; demote 1");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.refusal(2, "place demotion"), "LW-31");
    assert!(table.next_round().next_errand_of(2).allows(2, "place demotion"));
}

#[test]
fn gs_10_only_lines_that_are_open() {
    let table = errand(2).play("place demotion; demote 2").next_round().next_errand_of(1).play("place demotion");
    assert_eq!(table.choices(""), ["demote 1", "demote 3", "demote 4"]);
}

#[test]
fn gs_10_not_without_a_job() {
    let table = errand_of_jobs(2, "2", &[]);
    assert_eq!(table.refusal(1, "place demotion"), "GS-10");
    assert!(table.play("home").allows(2, "place demotion"));
}

#[test]
fn gs_10_not_for_who_was_sacked() {
    let mut table = errand(2);
    for steps in ["place demotion; demote 1", "place demotion; demote 2", "place demotion; demote 3", "place demotion"]
    {
        table = table.next_errand_of(1).play(steps).next_round();
    }
    let table = table.next_errand_of(1);
    assert_eq!(table.household(1).job, None);
    assert_eq!(table.refusal(1, "place demotion"), "GS-10");
    assert_eq!(table.refusal(1, "place double demotion"), "GS-11");
}

#[test]
fn gs_10_nor_for_who_was_demoted_in_this_round() {
    let table = errand(2).play("place opera; demote 1; home");
    assert_eq!(table.refusal(1, "place demotion"), "GS-3");
    assert!(table.next_round().next_errand_of(1).allows(1, "place demotion"));
}

#[test]
fn gs_11_the_double_space_gives_an_extension() {
    for players in 2..=4 {
        let before = errand(players);
        let table = before.clone().play("place double extension");
        assert_eq!((table.open().slots[seat(1)], table.open().extensions), (6, 11), "{players} players");
        assert_eq!((table.asked(), covered(&table)), (vec![2], vec![]), "and no line is covered");
    }
}

#[test]
fn gs_11_or_it_covers_any_line() {
    for players in 2..=4 {
        let table = errand(players).play("place double demotion");
        assert_eq!(table.choices(""), ["demote 1", "demote 2", "demote 3", "demote 4"]);
        assert_eq!(table.refusal(1, "skip"), "GS-10");
        let table = table.play("demote 3");
        assert_eq!((covered(&table), table.open().slots[seat(1)]), (vec![3], 5), "and gives no slot");
    }
}

#[test]
fn gs_11_it_is_one_space_for_one_boy() {
    let table = errand(2).play("place double extension");
    assert_eq!(table.refusal(2, "place double extension"), "LW-31");
    assert_eq!(table.refusal(2, "place double demotion"), "LW-31");
}

#[test]
fn gs_11_with_up_to_four_players_both_halves_are_open_at_once() {
    for players in 2..=4 {
        let expected = ["place demotion", "place double extension", "place double demotion"];
        assert_eq!(halves(&errand(players)), expected, "{players} players");
    }
}

#[test]
fn gs_11_with_five_players_both_halves_wait() {
    let table = errand(5);
    assert_eq!(halves(&table), ["place extension", "place demotion"]);
    assert_eq!(table.refusal(1, "place double extension"), "GS-11");
    assert_eq!(table.refusal(1, "place double demotion"), "GS-11");
}

#[test]
fn gs_11_with_five_players_each_half_waits_for_its_own_kind() {
    let table = errand(5).play("place extension");
    assert_eq!(halves(&table), ["place demotion", "place double extension"]);
    assert_eq!(table.refusal(2, "place double demotion"), "GS-11");
    let table = errand(5).play("place demotion; demote 1");
    assert_eq!(halves(&table), ["place extension", "place double demotion"]);
    assert_eq!(table.refusal(2, "place double extension"), "GS-11");
    let table = errand(5).play("place demotion; demote 1; place extension");
    assert_eq!(halves(&table), ["place double extension", "place double demotion"]);
}

#[test]
fn gs_11_it_may_be_the_own_boy_that_stands_there() {
    let table = errand(5).play("place extension; home; home; home; home; place double extension");
    assert_eq!((table.open().slots[seat(1)], table.open().extensions), (7, 10));
}

#[test]
fn gs_11_in_the_next_round_both_wait_again() {
    let table = errand(5).play("place demotion; demote 1; place extension").next_round().next_errand_of(1);
    assert_eq!(halves(&table), ["place extension", "place demotion"]);
}

#[test]
fn gs_11_the_opera_is_no_space_for_demotions() {
    let table = errand(5).play("place demotion; demote 1");
    assert!(table.allows(2, "place opera") && table.allows(2, "place double demotion"), "it need not be full");
    let table = errand(5).play("place opera; skip; place opera");
    assert_eq!(table.refusal(3, "place opera"), "LW-31");
    assert_eq!(table.refusal(3, "place double demotion"), "GS-11", "nor does it count when it is full");
}

#[test]
fn gs_11_without_a_job_only_the_extension_half_is_open() {
    let table = errand_of_jobs(2, "2", &[]);
    assert_eq!(halves(&table), ["place double extension"]);
    assert_eq!(table.refusal(1, "place double demotion"), "GS-11");
    let table = errand_of_jobs(5, "2345", &[]).play("home; place demotion; demote 1; place extension; home; home");
    assert_eq!((table.asked(), halves(&table)), (vec![1], vec!["place double extension".to_owned()]));
}

#[test]
fn gs_11_after_a_demotion_only_the_extension_half_is_open() {
    let table = errand(2).play("place demotion; demote 1; home");
    assert_eq!(halves(&table), ["place double extension"]);
    assert_eq!(table.refusal(1, "place double demotion"), "GS-3");
}

#[test]
fn gs_11_with_all_extensions_taken_only_the_demotion_half_is_left() {
    let table = errand_without_slots(3);
    assert_eq!(halves(&table), ["place demotion", "place double demotion"]);
    assert_eq!(table.refusal(1, "place double extension"), "LW-38");
}

#[test]
fn gs_11_with_five_players_that_half_still_waits() {
    let table = errand_without_slots(5);
    assert_eq!(halves(&table), ["place demotion"]);
    assert_eq!(table.refusal(1, "place double demotion"), "GS-11");
    assert_eq!(table.refusal(1, "place double extension"), "LW-38");
    assert_eq!(halves(&table.play("place demotion; demote 1")), ["place double demotion"]);
}

#[test]
fn gs_12_the_opera_may_cover_a_mask_line() {
    let table = errand(2).play("place opera");
    assert_eq!((table.money(1), table.open().task), (57 - 2, TaskView::Line));
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
    assert_eq!(covered(&table.play("demote 1")), [1]);
}

#[test]
fn gs_12_it_need_not() {
    let table = errand(2).play("place opera; skip");
    assert_eq!((table.money(1), covered(&table), table.asked()), (57 - 2, vec![], vec![2]));
}

#[test]
fn gs_12_no_other_line() {
    let table = errand(2).play("place opera");
    for line in [2, 3, 4] {
        assert_eq!(table.refusal(1, &format!("demote {line}")), "GS-4", "line {line}");
    }
    // The j2 has no mask.
    let table = errand(2).play("home; place opera");
    assert_eq!((table.asked(), table.money(2)), (vec![1], 57 - 2));
}

#[test]
fn gs_12_a_mask_that_is_covered_is_not_asked_about() {
    let table = errand(2).play("place demotion; demote 1").next_round().next_errand_of(1).play("place opera");
    assert_eq!((table.asked(), covered(&table)), (vec![2], vec![1]));
}

#[test]
fn gs_12_the_tailor_may_help_there_too() {
    let setup = Setup::sacked(2, roomy_with(&[])).with_base_plans();
    let table = table(setup).play("job 1 j1").turn("h9|").play("put h9; skip").next_errand_of(1).play("place opera");
    assert_eq!(table.choices(""), ["done", "bonus h9 opera"]);
    let money = table.money(1);
    let plain = table.clone().play("done");
    assert_eq!((money - plain.money(1), plain.choices("")), (2, vec!["demote 1".to_owned(), "skip".to_owned()]));
    let helped = table.play("bonus h9 opera; demote 1");
    assert_eq!((money - helped.money(1), covered(&helped)), (4, vec![1]));
}

#[test]
fn gs_12_who_has_no_job_just_spends() {
    let table = errand_of_jobs(2, "2", &[]).play("place opera");
    assert_eq!((table.money(1), table.asked()), (50 + 15 - 2, vec![2]));
}

#[test]
fn lw_54_demotions_never_run_out() {
    // Five players cover five lines each; the box has twenty demotions.
    let edition = roomy_with(&[
        ("place = \"demotion\"", "spaces = 1", "spaces = 2"),
        ("place = \"double\"", "spaces = 1", "spaces = 2"),
    ]);
    let setup = Setup::sacked(5, edition).with_base_plans().with_will(WillChoice::Will(piece("v6")));
    let mut table = table(setup).until(|view| view.phase == Phase::Errands);
    while table.open().phase != Phase::Over {
        let wanted = ["demote", "place demotion", "place double demotion", "home"];
        let step =
            wanted.iter().find_map(|start| table.choices(start).first().cloned()).expect("a boy can stay at home");
        table = table.play(&step).until(|view| matches!(view.phase, Phase::Errands | Phase::Over));
    }
    assert_eq!(table.times_heard(|told| matches!(told, Told::Demoted { .. })), 25);
    assert!((1..=5).all(|number| table.household(number).job.is_none()));
}
