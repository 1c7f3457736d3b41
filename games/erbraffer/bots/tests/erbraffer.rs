//! What the bots of Die Erbraffer can do, measured on games that are always the same.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_bots::{Question, Roster, Series};
use bequest_erbraffer::{Action, Edition, Erbraffer, Setup};
use bequest_erbraffer_bots::Bots;

fn among(bots: &[&str]) -> Series<Erbraffer> {
    let mut series = Series::of::<Bots>(Setup::new(bots.len(), Edition::built_in()), bots, "strength").unwrap();
    series.max_steps = 20_000;
    series
}

#[test]
fn greedy_beats_three_of_every_other_bot() {
    for (other, least) in [("random", 0.9), ("thrifty", 0.75), ("gentle", 0.75)] {
        let rate = among(&["greedy", other, other, other]).win_rate(60);
        assert!(rate >= least, "{rate} against {other}");
    }
}

#[test]
fn greedy_holds_its_own_at_every_table() {
    for players in 2..=6 {
        let mut bots = vec!["thrifty"; players];
        bots[0] = "greedy";
        let rate = among(&bots).win_rate(20);
        assert!(rate >= 0.5, "{rate} with {players} players");
    }
}

#[test]
fn thrifty_and_gentle_beat_random() {
    for bot in ["thrifty", "gentle"] {
        let rate = among(&[bot, "random", "random", "random"]).win_rate(60);
        assert!(rate >= 0.4, "{rate} of {bot}");
    }
}

#[test]
fn every_bot_answers_the_same_again() {
    for bot in Bots::BOTS {
        for players in 2..=6 {
            let game = |number| {
                let mut answers = Vec::new();
                let look = |question: &Question<_>, action| answers.push((question.seat, action));
                assert_eq!(among(&vec![*bot; players]).watch(number, look).unwrap().slips, []);
                answers
            };
            assert!(game(players as u64) == game(players as u64), "{bot}, {players} players");
        }
    }
}

#[test]
fn no_bot_but_random_tells_by_declining_for_good() {
    let (mut wills, mut declines) = (0, 0);
    for bots in [["greedy"; 4], ["gentle"; 4], ["thrifty"; 4]] {
        for game in 1..=10 {
            let look = |_: &Question<_>, action| match action {
                Action::Will => wills += 1,
                Action::Decline => declines += 1,
                action => assert!(action != Action::DeclineAll, "told by {bots:?}"),
            };
            assert_eq!(among(&bots).watch(game, look).unwrap().slips, []);
        }
    }
    assert!(wills > 10 && declines > 1000, "{wills} new wills, {declines} declined");
}
