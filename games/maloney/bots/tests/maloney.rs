//! What `greedy` can do, measured on games that are always the same.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_bots::{Question, Series};
use bequest_maloney::{Action, Edition, Maloney, PhaseView, Setup};
use bequest_maloney_bots::Bots;

fn among(bots: &[&str]) -> Series<Maloney> {
    let mut series = Series::of::<Bots>(Setup::new(bots.len(), Edition::built_in()), bots, "strength").unwrap();
    series.max_steps = 20_000;
    series
}

#[test]
fn greedy_beats_three_random_and_three_thrifty() {
    assert!(among(&["greedy", "random", "random", "random"]).win_rate(100) >= 0.85);
    assert!(among(&["greedy", "thrifty", "thrifty", "thrifty"]).win_rate(100) >= 0.4);
}

#[test]
fn greedy_holds_its_own_at_every_table() {
    for players in 3..=6 {
        let mut bots = vec!["thrifty"; players];
        bots[0] = "greedy";
        assert!(among(&bots).win_rate(20) > 1.0 / players as f64, "{players} players");
    }
}

#[test]
fn greedy_never_calls_what_it_cannot_pay_and_lets_the_car_come_for_nothing() {
    let (mut bids, mut free, mut jokers) = (0, 0, 0);
    for game in 1..=40 {
        let look = |Question { view, seat, .. }: &Question<Maloney>, action| match (action, view.phase) {
            (Action::Bid(dollars), PhaseView::Auction { highest, .. }) => {
                assert!(dollars <= view.cash[*seat], "{dollars} of {}", view.cash[*seat]);
                assert!(highest.is_some() || view.last_owner != *seat, "a bid for a car that was free");
                bids += 1;
            }
            (Action::Decline, PhaseView::Auction { highest: None, .. }) if view.last_owner == *seat => free += 1,
            (Action::Joker, _) => jokers += 1,
            _ => {}
        };
        assert_eq!(among(&["greedy"; 4]).watch(game, look).unwrap().slips, []);
    }
    assert!(bids > 500 && free > 100 && jokers > 40, "{bids} bids, {free} free rides, {jokers} jokers");
}
