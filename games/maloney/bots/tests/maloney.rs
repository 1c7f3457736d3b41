//! What `greedy` can do, measured on games that are always the same.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_bots::{Bot, Question, Roster};
use bequest_engine::{Asking, Game, Seat, Step, Viewer, Waiting, below};
use bequest_maloney::{Action, Edition, Maloney, PhaseView, Setup, View};
use bequest_maloney_bots::Bots;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a game among these bots, shows every answer to `look`, and returns the part of the win of seat one.
fn play(bots: &[&str], seed: u64, look: &mut impl FnMut(&View, Seat, Action)) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bots: Vec<Box<dyn Bot<Maloney>>> = bots.iter().map(|name| Bots::bot(name, seed).unwrap()).collect();
    let mut position = Maloney::new(&Setup::new(bots.len(), Edition::built_in()));
    loop {
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
                look(&question.view, seat, action);
                Step::Act(seat, action)
            }
        };
        position.apply(step, &mut |_| {});
    }
}

fn win_rate(bots: &[&str], games: u64) -> f64 {
    (0..games).map(|seed| play(bots, seed, &mut |_, _, _| {})).sum::<f64>() / games as f64
}

#[test]
fn greedy_beats_three_random_and_three_thrifty() {
    assert!(win_rate(&["greedy", "random", "random", "random"], 100) >= 0.85);
    assert!(win_rate(&["greedy", "thrifty", "thrifty", "thrifty"], 100) >= 0.4);
}

#[test]
fn greedy_holds_its_own_at_every_table() {
    for players in 3..=6 {
        let mut bots = vec!["thrifty"; players];
        bots[0] = "greedy";
        assert!(win_rate(&bots, 20) > 1.0 / players as f64, "{players} players");
    }
}

#[test]
fn greedy_never_calls_what_it_cannot_pay_and_lets_the_car_come_for_nothing() {
    let (mut bids, mut free, mut jokers) = (0, 0, 0);
    for seed in 0..40 {
        play(&["greedy"; 4], seed, &mut |view, seat, action| match (action, view.phase) {
            (Action::Bid(dollars), PhaseView::Auction { highest, .. }) => {
                assert!(dollars <= view.cash[seat], "{dollars} of {}", view.cash[seat]);
                assert!(highest.is_some() || view.last_owner != seat, "a bid for a car that was free");
                bids += 1;
            }
            (Action::Decline, PhaseView::Auction { highest: None, .. }) if view.last_owner == seat => free += 1,
            (Action::Joker, _) => jokers += 1,
            _ => {}
        });
    }
    assert!(bids > 1000 && free > 100 && jokers > 40, "{bids} bids, {free} free rides, {jokers} jokers");
}
