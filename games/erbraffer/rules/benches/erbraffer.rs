//! What the hot path of Die Erbraffer costs: `cargo bench -p bequest-erbraffer --bench erbraffer`.

use std::hint::black_box;

use bequest_engine::{Asking, Game, Record, Seat, Step, Viewer, Waiting, below};
use bequest_erbraffer::{Action, Edition, Erbraffer, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A whole game of four.
const RECORD: &str = include_str!("../records/four-players.rec");

/// So many positions are looked at in turn.
const SAMPLES: usize = 64;

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn four() -> Setup {
    Setup::new(4, Edition::built_in())
}

/// Makes a random step, as long as there is one.
fn advance(position: &mut Erbraffer, legal: &mut Vec<Action>, rng: &mut Xoshiro256PlusPlus) -> bool {
    let step = match position.waits_for() {
        Waiting::Nobody => return false,
        Waiting::Chance => Step::Chance(position.sample_chance(rng)),
        Waiting::Seats(Asking { seats, .. }) => {
            let seat = seats.iter().nth(below(rng, seats.len() as u32) as usize).expect("some seat is to act");
            legal.clear();
            position.legal_actions(seat, legal);
            Step::Act(seat, legal[below(rng, legal.len() as u32) as usize])
        }
    };
    position.apply(step, &mut |_| ());
    true
}

/// Returns positions of as many games, somewhere on the way, each with a seat that is to act.
fn positions() -> Vec<(Erbraffer, Seat)> {
    let (mut rng, mut legal, mut found) = (rng(), Vec::new(), Vec::new());
    while found.len() < SAMPLES {
        let mut position = Erbraffer::new(&four());
        let steps = 60 + below(&mut rng, 800);
        let is_on = (0..steps).all(|_| advance(&mut position, &mut legal, &mut rng));
        if let (true, Waiting::Seats(Asking { seats, .. })) = (is_on, position.waits_for()) {
            found.extend(seats.iter().next().map(|seat| (position, seat)));
        }
    }
    found
}

fn playout(criterion: &mut Criterion) {
    let (mut rng, mut legal, setup) = (rng(), Vec::new(), four());
    criterion.bench_function("playout", |bencher| {
        bencher.iter(|| {
            let mut position = Erbraffer::new(&setup);
            while advance(&mut position, &mut legal, &mut rng) {}
            position
        });
    });
}

/// Measures something done to each of the samples in turn; the figures are for one of them.
fn each<T>(criterion: &mut Criterion, name: &str, samples: &[T], mut work: impl FnMut(&T)) {
    let mut samples = samples.iter().cycle();
    criterion.bench_function(name, |bencher| {
        bencher.iter(|| work(black_box(samples.next().expect("there are samples"))));
    });
}

fn moments(criterion: &mut Criterion) {
    let positions = positions();
    let (mut rng, mut legal) = (rng(), Vec::new());
    each(criterion, "clone", &positions, |(position, _)| {
        black_box(&position.clone());
    });
    each(criterion, "legal actions", &positions, |(position, seat)| {
        legal.clear();
        position.legal_actions(*seat, &mut legal);
        black_box(&legal);
    });
    each(criterion, "view", &positions, |(position, seat)| {
        black_box(&position.view(Viewer::Seat(*seat)));
    });
    let views: Vec<_> = positions.iter().map(|(position, seat)| position.view(Viewer::Seat(*seat))).collect();
    each(criterion, "imagine", &views, |view| {
        black_box(&Erbraffer::imagine(view, &mut rng));
    });
}

fn records(criterion: &mut Criterion) {
    let record: Record<Erbraffer> = Record::parse(RECORD).expect("the record reads");
    let mut group = criterion.benchmark_group("record");
    group.throughput(Throughput::Elements(record.rows.len() as u64));
    group.bench_function("parse", |bencher| bencher.iter(|| Record::<Erbraffer>::parse(black_box(RECORD)).is_ok()));
    group.bench_function("replay", |bencher| bencher.iter(|| black_box(&record).replay().is_ok()));
    group.finish();
}

criterion_group!(benches, playout, moments, records);
criterion_main!(benches);
