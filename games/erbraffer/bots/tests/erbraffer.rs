//! What the bots of Die Erbraffer can do, measured on games that are always the same.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_bots::{Entrant, Question, Roster, Seating, Series};
use bequest_engine::Seat;
use bequest_erbraffer::{Action, Edition, Erbraffer, Setup};
use bequest_erbraffer_bots::Bots;

/// Plays a game among these bots, shows every answer to `look`, and returns the part of the win of seat one.
fn play(bots: &[&str], game: u64, look: &mut impl FnMut(&Question<Erbraffer>, Action)) -> f64 {
    let entrants = bots.iter().map(|name| Entrant::of::<Bots>(name).unwrap()).collect();
    let mut series = Series::new(Setup::new(bots.len(), Edition::built_in()), entrants, "strength");
    (series.seating, series.max_steps) = (Seating::Fixed, 20_000);
    let finished = series.watch(game, look).unwrap();
    assert_eq!(finished.slips, [], "every answer is legal");
    finished.standing.win(Seat::new(0))
}

fn win_rate(bots: &[&str], games: u64) -> f64 {
    (1..=games).map(|game| play(bots, game, &mut |_, _| {})).sum::<f64>() / games as f64
}

#[test]
fn greedy_beats_three_of_every_other_bot() {
    for (other, least) in [("random", 0.9), ("thrifty", 0.75), ("gentle", 0.75)] {
        let rate = win_rate(&["greedy", other, other, other], 60);
        assert!(rate >= least, "{rate} against {other}");
    }
}

#[test]
fn greedy_holds_its_own_at_every_table() {
    for players in 2..=6 {
        let mut bots = vec!["thrifty"; players];
        bots[0] = "greedy";
        let rate = win_rate(&bots, 20);
        assert!(rate >= 0.5, "{rate} with {players} players");
    }
}

#[test]
fn thrifty_and_gentle_beat_random() {
    for bot in ["thrifty", "gentle"] {
        let rate = win_rate(&[bot, "random", "random", "random"], 60);
        assert!(rate >= 0.4, "{rate} of {bot}");
    }
}

#[test]
fn every_bot_answers_the_same_again() {
    for bot in Bots::BOTS {
        for players in 2..=6 {
            let game = |number| {
                let mut answers = Vec::new();
                play(&vec![*bot; players], number, &mut |question, action| answers.push((question.seat, action)));
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
            play(&bots, game, &mut |_, action| match action {
                Action::Will => wills += 1,
                Action::Decline => declines += 1,
                action => assert!(action != Action::DeclineAll, "told by {bots:?}"),
            });
        }
    }
    assert!(wills > 10 && declines > 1000, "{wills} new wills, {declines} declined");
}
