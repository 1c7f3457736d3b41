//! What the hot path of Last Will costs: `cargo bench -p bequest-last-will --bench last-will`.

use bequest_benches::Benches;
use bequest_last_will::{Edition, LastWill, Setup};

fn main() {
    let setup = Setup::sacked(4, Edition::built_in());
    let record = include_str!("../records/sacked-four-players.rec");
    Benches::<LastWill> { setup, record, steps: 60..500 }.run();
}
