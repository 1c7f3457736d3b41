//! The wills of the expansion: GS-25.

mod common;

use bequest_conformance::piece;
use bequest_engine::{Setup as _, SetupError, agree};
use bequest_last_will::{Edition, LastWill, Setup, Told, WillChoice};
use common::{Table, base, roomy_with, table};

/// Money and lines of each will.
const WILLS: [(i16, usize); 10] =
    [(50, 4), (55, 4), (60, 4), (65, 4), (70, 4), (60, 5), (65, 5), (70, 5), (75, 5), (80, 5)];

/// A set-up of the whole expansion with this will.
fn agreed(will: &str) -> Result<Setup, SetupError> {
    agree::<LastWill>(1, &[], &[("sacked".into(), "on".into()), ("will".into(), will.into())])
}

fn random() -> Table {
    table(Setup::sacked(3, Edition::built_in()).with_will(WillChoice::Random)).play("first 1; market 1 3 -2 -3")
}

#[test]
fn gs_25_each_will_names_the_money_and_the_set_of_jobs() {
    for (number, (money, lines)) in (1..).zip(WILLS) {
        let table = table(agreed(&format!("v{number}")).expect("a will")).play("first 1; market 1 3 -2 -3");
        assert!([1, 2, 3, 4].iter().all(|seat| table.money(*seat) == money), "v{number}");
        let letter = if lines == 4 { "j" } else { "k" };
        let jobs: Vec<String> = (1..=10).map(|job| format!("job 1 {letter}{job}")).collect();
        assert_eq!(table.outcomes(), jobs, "v{number}");
    }
}

#[test]
fn gs_25_they_are_as_the_file_says() {
    for (number, (money, lines)) in (1..).zip(WILLS) {
        let will = Edition::built_in().will(piece(&format!("v{number}")));
        assert_eq!((i16::from(will.money), usize::from(will.lines)), (money, lines), "v{number}");
    }
}

#[test]
fn gs_25_one_may_be_drawn() {
    let wills: Vec<String> = (1..=10).map(|number| format!("will v{number}")).collect();
    assert_eq!(random().outcomes(), wills);
    for (number, (money, lines)) in (1..).zip(WILLS) {
        let table = random().play(&format!("will v{number}; job 1 {}1", if lines == 4 { "j" } else { "k" }));
        assert_eq!(table.money(2), money, "v{number}");
        let told = table.heard().into_iter().find_map(|told| match told {
            Told::Money { will, .. } => will,
            _ => None,
        });
        assert_eq!(told, Some(piece(&format!("v{number}"))), "everyone hears which one it is");
    }
}

#[test]
fn gs_25_one_will_holds_for_all() {
    let table = random().play("will v7; job 1 k1; job 2 k2; job 3 k3; tile 1 a").drawn();
    assert_eq!([1, 2, 3].map(|seat| table.money(seat)), [65 + 11; 3]);
    assert_eq!(table.times_heard(|told| matches!(told, Told::Money { .. })), 1);
}

#[test]
fn gs_25_ten_wills_and_a_random_one_can_be_chosen() {
    let words: Vec<String> = (1..=10).map(|number| format!("v{number}")).chain(["random".to_owned()]).collect();
    for word in &words {
        let setup = agreed(word).expect("a will");
        assert!(setup.options().contains(&("will", word.clone())), "{word}");
    }
    for word in ["v0", "v11", "j1", "none", "V1"] {
        assert_eq!(agreed(word).expect_err("no such will").option(), Some("will"), "{word}");
    }
}

#[test]
fn gs_25_those_of_the_base_game_are_replaced() {
    for amount in ["90", "100", "110", "120", "130"] {
        assert_eq!(agreed(amount).expect_err("no such will").option(), Some("will"), "{amount}");
    }
}

#[test]
fn gs_25_an_amount_that_one_will_has_stands_for_it() {
    for (amount, will) in [("50", "v1"), ("55", "v2"), ("75", "v9"), ("80", "v10")] {
        let setup = agreed(amount).expect("one will has it");
        assert_eq!(setup, agreed(will).expect("a will"));
        assert!(setup.options().contains(&("will", will.to_owned())), "{amount} is stored as {will}");
    }
}

#[test]
fn gs_25_an_amount_that_two_wills_have_is_not_enough() {
    let words = "v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, random, 50, 55, 75 or 80";
    for amount in ["60", "65", "70", "90"] {
        let refused = agreed(amount).expect_err("no will alone has it").to_string();
        assert_eq!(refused, format!("will cannot be \"{amount}\": it takes {words}"));
    }
    assert_eq!(agreed("050").expect_err("a number has one spelling").to_string(), "will=\"050\" is written 50");
}

#[test]
fn gs_25_the_edition_says_which_will_has_an_amount() {
    let edition = roomy_with(&[("id = \"v1\"", "money = 50", "money = 45")]);
    let asked = |will: &str| {
        let options = [("sacked".to_owned(), "on".to_owned()), ("will".to_owned(), will.to_owned())];
        agree::<LastWill>(1, &Setup::sacked(4, edition).editions(), &options)
    };
    assert!(asked("45").expect("one will has it").options().contains(&("will", "v1".to_owned())));
    let refused = asked("50").expect_err("none has it").to_string();
    assert!(refused.ends_with("random, 45, 55, 75 or 80"), "{refused}");
    assert_eq!(Setup::sacked(4, edition).with_will(WillChoice::Amount(45)), asked("v1").expect("a will"));
}

#[test]
fn gs_25_the_new_wills_are_not_in_the_base_game() {
    let asked =
        |will: &str| agree::<LastWill>(1, &[], &[("sacked".into(), "off".into()), ("will".into(), will.into())]);
    for number in 1..=10 {
        assert_eq!(asked(&format!("v{number}")).expect_err("no such will").option(), Some("will"));
    }
    assert_eq!(base(2).play("first 1; market 1 3 -2 -3").drawn().money(1), 70);
}
