//! The hot path takes nothing from the heap, and a position is small.

use bequest_engine::{Game, Playout, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// How much is played to look for allocations.
#[derive(Clone, Copy, Debug)]
pub struct Allocations {
    /// How many entries the lists have room for before the first game: as many as random games come to, where lists can
    /// grow long.
    pub room: usize,
    /// How many games are played before it counts.
    pub before: usize,
    /// How many games are played while it counts.
    pub games: usize,
}

impl Allocations {
    /// Holds that no step of random games takes anything from the heap, over all set-ups, with everything that a search
    /// does at each step. `measure` returns how often its closure allocates.
    ///
    /// # Panics
    /// If something is allocated, or if `measure` does not count.
    pub fn assert_none<G: Game>(&self, measure: impl Fn(&mut dyn FnMut()) -> u64) {
        assert_eq!(measure(&mut || drop(std::hint::black_box(vec![1u8]))), 1, "the counter counts");
        for setup in G::setups() {
            let mut search = Search::<G>::new(self.room);
            for _ in 0..self.before {
                search.play(&setup);
            }
            let mut steps = 0;
            let count = measure(&mut || steps = (0..self.games).map(|_| search.play(&setup)).sum());
            assert!(steps > 10_000, "the games were played");
            assert_eq!(count, 0, "allocations in {steps} steps with {setup:?}");
        }
    }
}

/// What a search needs, used again for every game.
struct Search<G: Game> {
    playout: Playout<G, ChaCha8Rng>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Game> Search<G> {
    fn new(room: usize) -> Self {
        let mut playout = Playout::new(ChaCha8Rng::seed_from_u64(1));
        playout.legal.reserve(room);
        Self { playout, outcomes: Vec::with_capacity(room) }
    }

    /// Plays a whole game; returns the number of steps.
    fn play(&mut self, setup: &G::Setup) -> usize {
        let (mut position, mut steps) = (G::new(setup), 0);
        loop {
            for seat in Seat::all(position.players()) {
                self.playout.legal.clear();
                position.legal_actions(seat, &mut self.playout.legal);
            }
            self.outcomes.clear();
            position.chance_outcomes(&mut self.outcomes);
            let Some(step) = self.playout.draw(&position) else { return steps };
            let mut next = position.clone();
            next.apply(step, &mut |_| ());
            position = next;
            steps += 1;
        }
    }
}

/// Holds a position to be smaller than a kibibyte.
///
/// # Panics
/// If it is not.
pub fn assert_small<G: Game>() {
    assert!(size_of::<G>() < 1024, "{} bytes", size_of::<G>());
}
