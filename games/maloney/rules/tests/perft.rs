//! Counts of step sequences from golden records of Maloney's Inheritance. `bequest_conformance::counts` explains them.

use bequest_conformance::counts::{Wanted, assert_counts};
use bequest_maloney::{Day, Maloney, PhaseView, View};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

const WANTED: &[Wanted<View>] = &[
    Wanted("three-players", |view| is_opening(view) && view.day != Day::Tue, 1),
    Wanted("three-players", is_opening, 2),
    Wanted("six-players", is_opening, 1),
    Wanted("joker-of-the-highest-bidder", has_bid, 2),
    Wanted("overbid-and-rerun", |view| matches!(view.phase, PhaseView::Auction { bid: 9000.., .. }), 2),
    Wanted("all-overbid-and-last-owner-drives", |view| fined(view) == 2, 2),
    Wanted("first-day-sunday", |view| is_driving(view) && view.day == Day::Sun, 1),
    Wanted("four-players", is_driving, 2),
    Wanted("three-players", is_driving, 3),
    Wanted("three-players", |view| is_driving(view) && view.closed.len() < 10, 3),
    Wanted("five-players", |view| matches!(view.phase, PhaseView::Opening { driver: Some(_) }), 1),
    Wanted("three-players", |view| matches!(view.phase, PhaseView::Opening { driver: Some(_) }), 3),
    Wanted("three-players", |view| matches!(view.phase, PhaseView::Opening { driver: None }), 3),
    Wanted("six-players", is_laying, 3),
    Wanted("withdrawals-in-the-laying", is_laying, 3),
    Wanted("end-by-empty-hand", |view| is_laying(view) && view.hands.values().iter().any(|hand| hand.count < 3), 3),
    Wanted("end-by-28-idle-days", |view| is_laying(view) && view.idle == 27, 3),
    Wanted("sunday-card-of-the-same-town", |view| view.phase == PhaseView::TurningSunday, 1),
    Wanted("sunday-card-of-the-same-town", |view| view.phase == PhaseView::TurningSunday, 3),
    Wanted("new-pile", |view| view.phase == PhaseView::TurningSunday && !view.pile_known.is_empty(), 2),
    Wanted("new-pile", |view| is_laying(view) && view.day == Day::Sun, 3),
];

#[test]
fn the_counts_of_perft_hold() {
    assert_counts::<Maloney>(FOLDER, WANTED);
}

#[test]
fn some_counts_follow_from_the_rulebook() {
    // Three players may each decline, play their joker, or call one of 164 bids; of seven towns one is driven to, and
    // one of 24 suitcases may be there.
    let counts = [0, 6, 10].map(|place: usize| WANTED[place].count::<Maloney>(FOLDER));
    assert_eq!(counts, [3 * (1 + 1 + 164), 7, 24]);
}

fn is_opening(view: &View) -> bool {
    matches!(view.phase, PhaseView::Auction { highest: None, declined, .. } if declined.is_empty())
}

fn has_bid(view: &View) -> bool {
    matches!(view.phase, PhaseView::Auction { highest: Some(_), .. })
}

fn fined(view: &View) -> usize {
    match view.phase {
        PhaseView::Auction { fined, .. } => fined.len(),
        _ => 0,
    }
}

fn is_driving(view: &View) -> bool {
    matches!(view.phase, PhaseView::Driving { .. })
}

/// Tells whether cards are laid and someone has one to lay.
fn is_laying(view: &View) -> bool {
    let here = view.edition().cards_of(view.car);
    let holds = view.hands.values().iter().any(|hand| hand.cards.is_some_and(|cards| !cards.and(here).is_empty()));
    holds && matches!(view.phase, PhaseView::Laying { answered } if answered.is_empty())
}
