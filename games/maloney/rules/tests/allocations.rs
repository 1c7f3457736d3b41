//! The hot path takes nothing from the heap, and a position is small.

use allocation_counter::measure;
use bequest_engine::{Asking, Game, Seat, Step, Waiting, below};
use bequest_maloney::{Action, Chance, Maloney, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What a playout needs, used again for every game.
struct Playout {
    rng: Xoshiro256PlusPlus,
    legal: Vec<Action>,
    outcomes: Vec<(Chance, u32)>,
}

impl Playout {
    fn new() -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(1), legal: Vec::new(), outcomes: Vec::new() }
    }

    /// Plays a whole game, with everything a search does at each step; returns the number of steps.
    fn play(&mut self, setup: &Setup) -> usize {
        let mut position = Maloney::new(setup);
        for steps in 0.. {
            for seat in Seat::all(position.players()) {
                self.legal.clear();
                position.legal_actions(seat, &mut self.legal);
            }
            self.outcomes.clear();
            position.chance_outcomes(&mut self.outcomes);
            let step = match position.waits_for() {
                Waiting::Nobody => return steps,
                Waiting::Chance => Step::Chance(position.sample_chance(&mut self.rng)),
                Waiting::Seats(Asking { seats, .. }) => {
                    let place = below(&mut self.rng, seats.len() as u32) as usize;
                    let seat = seats.iter().nth(place).expect("some seat is to act");
                    self.legal.clear();
                    position.legal_actions(seat, &mut self.legal);
                    Step::Act(seat, self.legal[below(&mut self.rng, self.legal.len() as u32) as usize])
                }
            };
            let mut next = position.clone();
            next.apply(step, &mut |_| ());
            position = next;
        }
        unreachable!("no game has that many steps")
    }
}

#[test]
fn no_step_allocates_once_the_lists_have_grown() {
    for setup in Maloney::setups() {
        let mut playout = Playout::new();
        for _ in 0..20 {
            playout.play(&setup);
        }
        let mut steps = 0;
        let info = measure(|| steps = (0..200).map(|_| playout.play(&setup)).sum());
        assert!(steps > 10_000, "the games were played");
        assert_eq!(info.count_total, 0, "allocations in {steps} steps with {setup:?}");
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1u8]))).count_total, 1);
}

#[test]
fn a_position_is_below_a_kibibyte() {
    assert!(size_of::<Maloney>() < 1024, "{} bytes", size_of::<Maloney>());
}
