//! The hot path takes nothing from the heap, and a position is small.

use allocation_counter::measure;
use bequest_conformance::allocations::{Allocations, assert_small};
use bequest_last_will::LastWill;

#[test]
fn no_step_allocates() {
    let allocations = Allocations { room: 1000, before: 1, games: 60 };
    allocations.assert_none::<LastWill>(|work| measure(work).count_total);
}

#[test]
fn a_position_is_below_a_kibibyte() {
    assert_small::<LastWill>();
}
