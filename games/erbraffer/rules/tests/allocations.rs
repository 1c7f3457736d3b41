//! The hot path takes nothing from the heap, and a position is small.

use allocation_counter::measure;
use bequest_conformance::allocations::{Allocations, assert_small};
use bequest_erbraffer::Erbraffer;

#[test]
fn no_step_allocates() {
    // Estates can grow large, and a list names every sum.
    let allocations = Allocations { room: 100_000, before: 1, games: 30 };
    allocations.assert_none::<Erbraffer>(|work| measure(work).count_total);
}

#[test]
fn a_position_is_below_a_kibibyte() {
    assert_small::<Erbraffer>();
}
