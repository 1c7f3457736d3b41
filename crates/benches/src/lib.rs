//! What the hot path of a game costs: the same benches for every game.
//!
//! A game calls [`Benches::run`] in the `main` of a bench with `harness = false`.

use std::hint::black_box;
use std::ops::Range;

use bequest_engine::{Asking, Game, Playout, Record, Seat, Viewer, Waiting, below};
use criterion::{Criterion, Throughput};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// So many positions are looked at in turn.
const SAMPLES: usize = 64;

/// What is measured of a game.
pub struct Benches<G: Game> {
    /// What is played.
    pub setup: G::Setup,
    /// A whole game, as a record.
    pub record: &'static str,
    /// How many steps into a game positions are looked at.
    pub steps: Range<u32>,
}

impl<G: Game> Benches<G> {
    /// Measures what the command line asks for, and prints the figures.
    pub fn run(&self) {
        let mut criterion = Criterion::default().configure_from_args();
        self.playout(&mut criterion);
        self.moments(&mut criterion);
        self.records(&mut criterion);
        criterion.final_summary();
    }

    fn playout(&self, criterion: &mut Criterion) {
        let mut playout = playout();
        criterion.bench_function("playout", |bencher| {
            bencher.iter(|| {
                let mut position = G::new(&self.setup);
                while playout.advance(&mut position) {}
                position
            });
        });
    }

    fn moments(&self, criterion: &mut Criterion) {
        let positions = self.positions();
        let Playout { mut rng, mut legal } = playout::<G>();
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
            black_box(&G::imagine(view, &mut rng));
        });
    }

    /// Returns positions of as many games, somewhere on the way, each with a seat that is to act.
    fn positions(&self) -> Vec<(G, Seat)> {
        let (mut playout, mut found) = (playout(), Vec::new());
        while found.len() < SAMPLES {
            let mut position = G::new(&self.setup);
            let steps = self.steps.start + below(&mut playout.rng, self.steps.end - self.steps.start);
            let is_on = (0..steps).all(|_| playout.advance(&mut position));
            if let (true, Waiting::Seats(Asking { seats, .. })) = (is_on, position.waits_for()) {
                found.extend(seats.iter().next().map(|seat| (position, seat)));
            }
        }
        found
    }

    fn records(&self, criterion: &mut Criterion) {
        let record: Record<G> = Record::parse(self.record).expect("the record reads");
        let mut group = criterion.benchmark_group("record");
        group.throughput(Throughput::Elements(record.rows.len() as u64));
        group.bench_function("parse", |bencher| bencher.iter(|| Record::<G>::parse(black_box(self.record)).is_ok()));
        group.bench_function("replay", |bencher| bencher.iter(|| black_box(&record).replay().is_ok()));
        group.finish();
    }
}

fn playout<G: Game>() -> Playout<G, Xoshiro256PlusPlus> {
    Playout::new(Xoshiro256PlusPlus::seed_from_u64(1))
}

/// Measures something done to each of the samples in turn; the figures are for one of them.
fn each<T>(criterion: &mut Criterion, name: &str, samples: &[T], mut work: impl FnMut(&T)) {
    let mut samples = samples.iter().cycle();
    criterion.bench_function(name, |bencher| {
        bencher.iter(|| work(black_box(samples.next().expect("there are samples"))));
    });
}
