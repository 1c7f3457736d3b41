//! A server can be killed at any moment. `cargo xtask soak` does it for longer.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use kills::{Plan, kill_and_compare};

#[path = "site/kills.rs"]
mod kills;
mod site;

#[test]
fn under_kills_nothing_acknowledged_is_missing_and_nothing_is_doubled() {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let plan = Plan { kills: 10, tables: 6, seed };
    let figures = kill_and_compare(Path::new(env!("CARGO_BIN_EXE_bequest")), plan)
        .unwrap_or_else(|error| panic!("with seed {seed}: {error:#}"));
    println!("{figures}");
    assert!(figures.orders > 0, "with seed {seed}: {figures:?}");
    assert!(figures.done > 100 && figures.tables >= 7, "with seed {seed}: {figures:?}");
}
