//! Every check is broken once on purpose, to see it fail: each flaw of the small game makes exactly these checks fail.
//!
//! Versions, questions and undo are the engine's work, so a game can break their checks only by not keeping to its own
//! rules; what else these checks would notice is tested next to them.

use bequest_conformance::lots::{Flaw, FlawedLots, with_flaw};
use bequest_conformance::{Failure, Suite, check, failures, name};
use bequest_engine::Record;

fn suite() -> Suite {
    Suite { games: 60, bytes: 50, bound: 300, closely: 2, ..Suite::default() }
}

fn broken(flaw: Flaw) -> Vec<&'static str> {
    let failures = with_flaw(flaw, || failures::<FlawedLots>(&suite()));
    failures.into_iter().map(|failure| failure.check).collect()
}

fn first(flaw: Flaw) -> Failure {
    with_flaw(flaw, || check::<FlawedLots>(&suite())).expect_err("the flaw is noticed")
}

#[test]
fn without_a_flaw_no_check_fails() {
    assert_eq!(failures::<FlawedLots>(&suite()), []);
}

#[test]
fn a_step_that_panics_is_found() {
    let failure = first(Flaw::Panics);
    assert_eq!(failure.check, name::PLAY);
    assert!(failure.what.contains("the purse must not be empty"), "{failure}");
    assert!(failure.record.ends_with(" leave\n"), "{failure}");
}

#[test]
fn a_game_without_an_end_is_found() {
    assert_eq!(broken(Flaw::Endless), [name::PLAY, name::RECORDS]);
}

#[test]
fn rules_that_depend_on_something_else_are_found() {
    assert_eq!(first(Flaw::Unsteady).check, name::DETERMINISM);
}

#[test]
fn a_list_that_changes_by_itself_is_found() {
    let broken = broken(Flaw::Restless);
    assert_eq!(broken[0], name::DETERMINISM);
    assert!(broken.contains(&name::VERSIONS), "{broken:?}");
}

#[test]
fn a_doubled_action_is_found() {
    assert_eq!(broken(Flaw::DoubledAction), [name::LISTS]);
}

#[test]
fn an_order_that_does_what_is_not_listed_is_found() {
    assert_eq!(broken(Flaw::Disobeys), [name::ORDERS]);
}

#[test]
fn a_question_without_an_answer_is_found() {
    assert_eq!(broken(Flaw::Speechless), [name::LISTS, name::RECORDS]);
}

#[test]
fn ranks_that_do_not_follow_from_the_scores_are_found() {
    assert_eq!(broken(Flaw::Misranks), [name::LISTS]);
}

#[test]
fn lost_coins_are_found() {
    assert_eq!(broken(Flaw::LosesCoins), [name::CONSERVED, name::WORLDS]);
}

#[test]
fn what_cannot_be_read_is_found() {
    assert_eq!(broken(Flaw::Misprint), [name::NOTATION, name::RECORDS]);
}

#[test]
fn a_setup_that_cannot_be_read_is_found() {
    assert_eq!(broken(Flaw::UnreadableSetup), [name::RECORDS]);
}

#[test]
fn an_option_that_a_setup_forgets_is_found() {
    assert_eq!(broken(Flaw::ForgetsOption), [name::OPTIONS, name::RECORDS]);
}

#[test]
fn another_way_to_ask_that_means_no_value_is_found() {
    assert_eq!(broken(Flaw::MisreadsOption), [name::OPTIONS]);
    let what = first(Flaw::MisreadsOption).what;
    assert!(what.ends_with(" is taken for prizes=plain, which cannot be asked for"), "{what}");
}

#[test]
fn a_usual_value_that_does_not_fit_is_found() {
    assert_eq!(broken(Flaw::IllegalUsual), [name::OPTIONS]);
    let what = first(Flaw::IllegalUsual).what;
    assert_eq!(what, "the usual options do not fit: rounds cannot be \"4\": it takes 1 to 3");
}

#[test]
fn a_word_that_nobody_explains_is_found() {
    assert_eq!(broken(Flaw::Unexplained), [name::OPTIONS]);
    assert_eq!(first(Flaw::Unexplained).what, "no ledger explains deal=never");
}

#[test]
fn a_world_that_looks_different_is_found() {
    let expected = [name::WORLDS, name::OWN_LISTS, name::SPECTATORS, name::WHY_NOT];
    assert_eq!(broken(Flaw::ForgetsPot), expected);
}

#[test]
fn a_list_that_tells_a_secret_is_found() {
    assert_eq!(broken(Flaw::Peeks), [name::OWN_LISTS, name::WHY_NOT]);
}

#[test]
fn spectators_who_see_more_than_a_seat_are_found() {
    assert_eq!(broken(Flaw::ShowsSpectators), [name::SPECTATORS]);
}

#[test]
fn silence_that_tells_a_secret_is_found() {
    assert_eq!(broken(Flaw::Telltale), [name::TOLD]);
}

#[test]
fn an_event_that_names_a_covered_card_is_found() {
    assert_eq!(broken(Flaw::NamesLaidCard), [name::TOLD, name::COVERED]);
}

#[test]
fn an_unknown_rule_is_found() {
    assert_eq!(broken(Flaw::UnknownRule), [name::WHY_NOT]);
}

#[test]
fn a_refusal_that_tells_a_secret_is_found() {
    assert_eq!(broken(Flaw::SecretRule), [name::WHY_NOT]);
}

#[test]
fn samples_with_other_weights_are_found() {
    assert_eq!(broken(Flaw::Unweighted), [name::CHANCE]);
}

#[test]
fn a_covered_window_in_which_the_order_matters_is_found() {
    assert_eq!(broken(Flaw::Race), [name::COVERED, name::UNDO]);
}

#[test]
fn a_covered_answer_that_can_be_seen_is_found() {
    assert_eq!(broken(Flaw::ShowsSecondCard), [name::COVERED]);
}

#[test]
fn a_step_that_others_see_though_it_is_not_told_is_found() {
    assert_eq!(broken(Flaw::ShowsFirstCard), [name::COVERED]);
    let what = first(Flaw::ShowsFirstCard).what;
    assert!(what.contains("is told nothing of"), "{what}");
}

#[test]
fn a_window_that_closes_without_revealing_is_found() {
    assert_eq!(broken(Flaw::Unrevealed), [name::UNDO]);
}

#[test]
fn a_failure_is_short_and_says_everything() {
    let failure = first(Flaw::LosesCoins);
    assert!(failure.bytes.len() <= 10, "{failure}");
    let message = failure.to_string();
    for part in [failure.check, &failure.setup, &failure.record, "13 coins, not 14", "bytes: ["] {
        assert!(message.contains(part), "{part:?} is missing in {message}");
    }
    let record = Record::<FlawedLots>::parse(&failure.record).unwrap();
    assert!(with_flaw(Flaw::LosesCoins, || record.replay().is_ok()));
    assert!(failure.record.ends_with(" leave\n"), "{failure}");
}

#[test]
fn the_same_suite_finds_the_same() {
    assert_eq!(first(Flaw::Peeks), first(Flaw::Peeks));
}
