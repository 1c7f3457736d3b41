//! Maloney's Inheritance keeps the engine's contract, for every player count.

use bequest_conformance::{Suite, assert_conforms};
use bequest_maloney::Maloney;

#[test]
fn maloney_keeps_the_contract() {
    let suite = Suite { games: 16, bytes: 700, bound: 20_000, closely: 40, worlds: 2, ..Suite::default() };
    let figures = assert_conforms::<Maloney>(&suite);
    assert_eq!(figures.setups, 4);
}
