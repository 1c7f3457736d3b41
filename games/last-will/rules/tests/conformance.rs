//! Last Will keeps the engine's contract, for every player count and every option.

use bequest_conformance::{Suite, assert_conforms};
use bequest_last_will::LastWill;

#[test]
fn last_will_keeps_the_contract() {
    let suite = Suite { games: 8, bytes: 700, bound: 20_000, closely: 40, worlds: 2, ..Suite::default() };
    let figures = assert_conforms::<LastWill>(&suite);
    assert_eq!(figures.setups, 14);
}
