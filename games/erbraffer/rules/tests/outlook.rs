//! What players can hope for: shares and estimates, against examples worked out by hand.

mod common;

use bequest_conformance::{piece, seat};
use bequest_engine::Viewer;
use bequest_erbraffer::{Edition, Estimate, Outlook, Person, Share};
use common::{Table, at_1870, dealt};

/// Four players in 1840; the first has this heir.
fn with_heir(heir: &str) -> Table {
    dealt("|||", &format!("{heir}|||"), "")
}

fn outlook(table: &Table, number: usize) -> Outlook {
    table.seen_by(number).own_outlook().expect("the seat knows its heirs")
}

fn estimate(table: &Table, number: usize) -> Estimate {
    outlook(table, number).estimate(&table.open().holdings())
}

fn percent<const N: usize>(outlook: &Outlook, persons: [&str; N]) -> [u32; N] {
    persons.map(|person| outlook.share(piece(person)).percent())
}

#[test]
fn erb_32_parents_leave_an_even_part_to_each_married_child() {
    let outlook = outlook(&with_heir("p53"), 1);
    // A half from her parents; a quarter and a half from theirs; then 3/8 of both, evenly with the other branch.
    assert_eq!(percent(&outlook, ["p53", "p54", "p46", "p47", "p36", "p38", "p28"]), [100, 0, 50, 50, 25, 50, 38]);
    // 3/16, 1/8 and 5/16 of what the generation of 1870 has.
    assert_eq!(percent(&outlook, ["p07", "p08", "p10", "p13", "p14", "p16", "p17"]), [19, 19, 0, 13, 13, 31, 31]);
    // 3/32, 1/16 and 7/32 of what the founders have.
    assert_eq!(percent(&outlook, ["p01", "p03", "p05"]), [9, 6, 22]);
}

#[test]
fn erb_31_benefactors_pass_nothing_on() {
    let table = with_heir("p53");
    let outlook = outlook(&table, 1);
    assert!(Edition::built_in().benefactors().iter().all(|it| outlook.share(it).is_nothing()));
}

#[test]
fn a_part_of_a_sum_is_rounded_to_hundreds() {
    let outlook = outlook(&with_heir("p53"), 1);
    let of = |person: &str, thousands| outlook.share(piece(person)).of(thousands);
    assert_eq!([of("p17", 5), of("p08", 5), of("p13", 5), of("p10", 5), of("p53", 5)], [16, 9, 6, 0, 50]);
    assert_eq!((Share::WHOLE.of(10_000), Share::WHOLE.percent()), (100_000, 100));
    assert_eq!(outlook.share(piece("p13")).per_mille(), 125);
}

#[test]
fn two_heirs_get_what_each_of_them_gets() {
    let both = outlook(&dealt("|", "p49 p53|", ""), 1);
    let (one, other) = (outlook(&with_heir("p49"), 1), outlook(&with_heir("p53"), 1));
    for person in Edition::built_in().persons().iter() {
        let sum = one.share(person).per_mille() + other.share(person).per_mille();
        assert!(both.share(person).per_mille().abs_diff(sum) <= 1, "{person}");
    }
}

#[test]
fn what_reaches_all_heirs_is_all_that_married_people_have() {
    let edition = Edition::built_in();
    let table = dealt("||", "p49 p50|p51 p52|p53 p54", "");
    let all: Vec<Outlook> = (1..=3).map(|number| outlook(&table, number)).collect();
    for person in edition.married().iter() {
        let sum: u32 = all.iter().map(|outlook| outlook.share(person).per_mille()).sum();
        assert!(sum.abs_diff(1000) <= 1, "{person}: {sum}");
    }
}

#[test]
fn erb_3_an_estimate_counts_cash_dowries_and_heirlooms_by_their_share() {
    // Founders: 20 times 3/32, 1/16 and 7/32 is 7,500. Dowries: 5 times 3/16, 5/16 and 1/2 is 5,000. Heirlooms: 17
    // times 3/32, 16 times 1/16 and 17 times 7/32 is 6,312.5.
    let found = estimate(&with_heir("p53"), 1);
    assert_eq!(found, Estimate { cash: 125, heirlooms: 63, collected: 0, benefactors: (0, 0) });
    assert_eq!(found.total(), 188);
}

#[test]
fn erb_37_a_benefactor_card_counts_from_half_to_all_of_what_lies_there() {
    let table = at_1870("||", "|b01|").play("couple c01; pay p09 5; give h1 p08; give h6 p10; confirm");
    assert_eq!(estimate(&table, 2).benefactors, (20, 50), "a leftover thousand goes to the bank");
    assert_eq!(estimate(&table, 1).benefactors, (0, 0));
    assert!(outlook(&table, 2).benefactors().contains(piece("p09")));
}

#[test]
fn erb_62_nobody_can_work_out_what_others_hope_for() {
    let table = with_heir("p53");
    for viewer in [table.seen_by(2), bequest_engine::Game::view(&table.game, Viewer::Spectator)] {
        assert!(viewer.outlook(seat(1)).is_none());
    }
    assert!(table.open().outlook(seat(1)).is_some());
}

#[test]
fn erb_60_at_the_end_the_estimate_is_the_fortune() {
    let table = dealt("|||", "", "").until_over();
    let scores = bequest_engine::Game::scores(&table.game).expect("the game is over");
    for number in 1..=4 {
        let own = estimate(&table, number);
        assert_eq!(own.total() as i32, scores.scores[seat(number)].0, "a score is in tenths, an estimate in hundreds");
        assert_eq!(own.benefactors, (0, 0));
    }
}

#[test]
fn what_a_gift_adds_is_its_share() {
    let table = with_heir("p53");
    let outlook = outlook(&table, 1);
    let mut holdings = table.open().holdings();
    let before = outlook.estimate(&holdings).total();
    holdings.cash[piece::<Person>("p05")] += 8;
    assert_eq!(outlook.estimate(&holdings).total() - before, 18, "7/32 of 8,000 is 1,750");
}
