//! What the hot path of Maloney's Inheritance costs: `cargo bench -p bequest-maloney --bench maloney`.

use bequest_benches::Benches;
use bequest_maloney::{Edition, Maloney, Setup};

fn main() {
    let setup = Setup::new(4, Edition::built_in());
    let record = include_str!("../records/four-players.rec");
    Benches::<Maloney> { setup, record, steps: 60..260 }.run();
}
