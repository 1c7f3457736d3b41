//! What the bots of Die Erbraffer can do, measured on games that are always the same.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_bots::{Bot, Question, Roster};
use bequest_engine::{Asking, Game, Seat, Step, Viewer, Waiting, below};
use bequest_erbraffer::{Action, Edition, Erbraffer, Setup};
use bequest_erbraffer_bots::Bots;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a game among these bots, shows every answer to `look`, and returns the part of the win of seat one.
fn play(bots: &[&str], seed: u64, look: &mut impl FnMut(Seat, Action)) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bots: Vec<Box<dyn Bot<Erbraffer>>> = bots.iter().map(|name| Bots::bot(name, seed).unwrap()).collect();
    let mut position = Erbraffer::new(&Setup::new(bots.len(), Edition::built_in()));
    for _ in 0..20_000 {
        let step = match position.waits_for() {
            Waiting::Nobody => return position.scores().unwrap().win(Seat::new(0)),
            Waiting::Chance => Step::Chance(position.sample_chance(&mut rng)),
            Waiting::Seats(Asking { seats, .. }) => {
                let seat = seats.iter().nth(below(&mut rng, seats.len() as u32) as usize).unwrap();
                let mut legal = Vec::new();
                position.legal_actions(seat, &mut legal);
                let question = Question::new(seat, position.view(Viewer::Seat(seat)), legal);
                let action = bots[seat.index()].choose(&question).unwrap();
                assert!(question.legal.contains(&action), "{action} is not legal");
                look(seat, action);
                Step::Act(seat, action)
            }
        };
        position.apply(step, &mut |_| {});
    }
    panic!("no end to game {seed}");
}

fn win_rate(bots: &[&str], games: u64) -> f64 {
    (0..games).map(|seed| play(bots, seed, &mut |_, _| {})).sum::<f64>() / games as f64
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
            let game = |seed| {
                let mut answers = Vec::new();
                play(&vec![*bot; players], seed, &mut |seat, action| answers.push((seat, action)));
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
        for seed in 0..10 {
            play(&bots, seed, &mut |_, action| match action {
                Action::Will => wills += 1,
                Action::Decline => declines += 1,
                action => assert!(action != Action::DeclineAll, "told by {bots:?}"),
            });
        }
    }
    assert!(wills > 10 && declines > 1000, "{wills} new wills, {declines} declined");
}
