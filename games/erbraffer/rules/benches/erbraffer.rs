//! What the hot path of Die Erbraffer costs: `cargo bench -p bequest-erbraffer --bench erbraffer`.

use bequest_benches::Benches;
use bequest_erbraffer::{Edition, Erbraffer, Setup};

fn main() {
    let setup = Setup::new(4, Edition::built_in());
    let record = include_str!("../records/four-players.rec");
    Benches::<Erbraffer> { setup, record, steps: 60..860 }.run();
}
