//! What `greedy` can do, measured on games that are always the same.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_bots::{Entrant, Question, Seating, Series};
use bequest_engine::Seat;
use bequest_maloney::{Action, Edition, Maloney, PhaseView, Setup};
use bequest_maloney_bots::Bots;

/// Plays a game among these bots, shows every answer to `look`, and returns the part of the win of seat one.
fn play(bots: &[&str], game: u64, look: &mut impl FnMut(&Question<Maloney>, Action)) -> f64 {
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
    for game in 1..=40 {
        play(&["greedy"; 4], game, &mut |Question { view, seat, .. }, action| match (action, view.phase) {
            (Action::Bid(dollars), PhaseView::Auction { highest, .. }) => {
                assert!(dollars <= view.cash[*seat], "{dollars} of {}", view.cash[*seat]);
                assert!(highest.is_some() || view.last_owner != *seat, "a bid for a car that was free");
                bids += 1;
            }
            (Action::Decline, PhaseView::Auction { highest: None, .. }) if view.last_owner == *seat => free += 1,
            (Action::Joker, _) => jokers += 1,
            _ => {}
        });
    }
    assert!(bids > 1000 && free > 100 && jokers > 40, "{bids} bids, {free} free rides, {jokers} jokers");
}
