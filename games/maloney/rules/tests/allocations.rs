//! The hot path takes nothing from the heap, and a position is small.

use allocation_counter::measure;
use bequest_conformance::allocations::{Allocations, assert_small};
use bequest_maloney::Maloney;

#[test]
fn no_step_allocates_once_the_lists_have_grown() {
    let allocations = Allocations { room: 0, before: 20, games: 200 };
    allocations.assert_none::<Maloney>(|work| measure(work).count_total);
}

#[test]
fn a_position_is_below_a_kibibyte() {
    assert_small::<Maloney>();
}
