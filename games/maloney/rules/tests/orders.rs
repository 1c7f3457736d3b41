//! Standing orders: MAL-89.

mod common;

use bequest_conformance::seat;
use bequest_engine::{Game, StandingOrder, Viewer};
use bequest_maloney::{AuctionOrder, Maloney};
use common::{Table, thursday};

fn order(text: &str) -> AuctionOrder {
    text.parse().expect("it is an order")
}

/// Returns what an order of a seat answers, as it is written.
fn answer(table: &Table, number: usize, text: &str) -> Option<String> {
    let mut legal = Vec::new();
    table.game.legal_actions(seat(number), &mut legal);
    order(text).answer(&table.seen_by(number), seat(number), &legal).map(|action| action.to_string())
}

fn open(table: &Table, number: usize, text: &str) -> bool {
    AuctionOrder::open_to(&table.seen_by(number), seat(number)).contains(&order(text))
}

fn stands(table: &Table, number: usize, text: &str) -> bool {
    order(text).stands(&table.seen_by(number), seat(number))
}

const OUT: &str = "out on day 1";
const UP_TO_900: &str = "bid 900 at most on day 1";
const BY_500: &str = "bid 900 at most on day 1 by 500";

#[test]
fn mal_89_an_order_reads_as_it_is_written() {
    for text in [OUT, UP_TO_900, BY_500] {
        assert_eq!(order(text).to_string(), text);
    }
    for text in ["out", "out on day 01", "bid 900 at most", "bid 900 at most on day 1 by 100", "bid x at most on day 1"]
    {
        assert!(text.parse::<AuctionOrder>().is_err(), "{text}");
    }
}

#[test]
fn mal_89_out_for_today_passes_on_every_bid() {
    assert_eq!(answer(&thursday(), 2, OUT).as_deref(), Some("decline"));
    let raised = thursday().play("2 decline; 3 bid 500");
    assert_eq!(answer(&raised, 2, OUT).as_deref(), Some("decline"));
}

#[test]
fn mal_89_bid_up_to_a_sum_raises_by_the_least() {
    assert_eq!(answer(&thursday(), 2, UP_TO_900).as_deref(), Some("bid 100"));
    let raised = thursday().play("3 bid 500");
    assert_eq!(answer(&raised, 2, UP_TO_900).as_deref(), Some("bid 600"));
}

#[test]
fn mal_89_an_own_step_ends_at_the_sum() {
    let raised = thursday().play("3 bid 200");
    assert_eq!(answer(&raised, 2, BY_500).as_deref(), Some("bid 700"));
    let higher = raised.play("1 bid 600");
    assert_eq!(answer(&higher, 2, BY_500).as_deref(), Some("bid 900"));
}

#[test]
fn mal_89_above_the_sum_it_passes() {
    let raised = thursday().play("3 bid 900");
    assert_eq!(answer(&raised, 2, UP_TO_900).as_deref(), Some("decline"));
}

#[test]
fn mal_89_the_last_owner_lets_others_bid_first() {
    assert_eq!(answer(&thursday(), 1, UP_TO_900).as_deref(), Some("decline"));
    let raised = thursday().play("1 decline; 3 bid 200");
    assert_eq!(answer(&raised, 1, UP_TO_900).as_deref(), Some("bid 300"));
}

#[test]
fn mal_89_a_highest_bidder_is_not_asked() {
    let leads = thursday().play("2 bid 200");
    assert_eq!(answer(&leads, 2, UP_TO_900), None);
    assert!(stands(&leads, 2, UP_TO_900));
}

#[test]
fn mal_89_nobody_orders_more_than_they_own() {
    assert!(open(&thursday(), 2, "bid 10500 at most on day 1"));
    assert!(!open(&thursday(), 2, "bid 10600 at most on day 1"));
}

#[test]
fn mal_89_nor_less_than_the_next_bid_or_by_another_step() {
    let raised = thursday().play("3 bid 500");
    assert!(open(&raised, 2, "bid 600 at most on day 1") && !open(&raised, 2, "bid 500 at most on day 1"));
    assert!(open(&raised, 2, BY_500) && !open(&raised, 2, "bid 900 at most on day 1 by 300"));
}

#[test]
fn mal_89_nor_for_another_day() {
    assert!(open(&thursday(), 2, OUT));
    assert!(!open(&thursday(), 2, "out on day 2"));
}

#[test]
fn mal_89_a_bid_order_ends_when_the_hammer_falls() {
    let sold = thursday().play("2 bid 200; 1 decline; 3 decline");
    assert!(!stands(&sold, 2, UP_TO_900) && !stands(&sold, 3, UP_TO_900));
}

#[test]
fn mal_89_out_for_today_ends_when_the_car_drives() {
    let sold = thursday().play("2 bid 200; 1 decline; 3 decline");
    assert!(stands(&sold, 3, OUT));
    assert!(!stands(&sold.play("2 drive 8; open s01"), 3, OUT));
}

#[test]
fn mal_89_a_joker_ends_a_bid_order() {
    assert!(!stands(&thursday().play("3 joker"), 2, UP_TO_900));
}

#[test]
fn mal_89_after_a_fine_the_orders_of_the_others_go_on() {
    let fined = thursday().play("2 bid 16000; 1 decline; 3 decline");
    assert!(stands(&fined, 3, UP_TO_900) && !stands(&fined, 2, UP_TO_900));
    assert!(!open(&fined, 2, UP_TO_900));
}

#[test]
fn mal_89_orders_act_clockwise_from_the_highest_bidder() {
    let places = |table: &Table| {
        let view = table.game.view(Viewer::Spectator);
        [1, 2, 3].map(|number| <AuctionOrder as StandingOrder<Maloney>>::place(&view, seat(number)))
    };
    // Seat 1 is the last owner.
    assert_eq!(places(&thursday()), [2, 0, 1]);
    assert_eq!(places(&thursday().play("2 bid 200")), [1, 2, 0]);
}
