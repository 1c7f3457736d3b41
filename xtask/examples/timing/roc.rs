//! How well a number separates two kinds of windows.

use bequest_engine::below;
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use serde::Serialize;

/// How often the samples are drawn again for the interval.
const DRAWS: usize = 1_000;
/// The part of the draws that the interval leaves out at each end.
const LEFT_OUT: f64 = 0.025;

/// The area under the ROC curve with an interval: 0.5 separates nothing, 0 and 1 separate everything.
#[derive(Serialize, Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) area: f64,
    /// The ends of the 95 % interval.
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Area {
    /// Computes it, and its interval by drawing both samples again with replacement.
    pub(crate) fn of(positive: &[f64], negative: &[f64], seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut draw = |sample: &[f64]| -> Vec<f64> {
            sample.iter().map(|_| sample[below(&mut rng, sample.len() as u32) as usize]).collect()
        };
        let mut areas: Vec<f64> = (0..DRAWS).map(|_| area(&draw(positive), &draw(negative))).collect();
        areas.sort_unstable_by(f64::total_cmp);
        let out = (DRAWS as f64 * LEFT_OUT) as usize;
        Self { area: area(positive, negative), low: areas[out], high: areas[DRAWS - 1 - out] }
    }

    /// Returns how far it is from separating nothing.
    pub(crate) fn distance(self) -> f64 {
        (self.area - 0.5).abs()
    }
}

/// Returns how likely a number of the first sample is larger than one of the second; equal ones count half. Without any
/// numbers nothing is separated.
fn area(positive: &[f64], negative: &[f64]) -> f64 {
    if positive.is_empty() || negative.is_empty() {
        return 0.5;
    }
    let mut sorted = negative.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    // Twice the number of smaller ones and once that of equal ones is the sum of both ends of the equal ones.
    let beaten =
        |number: &f64| sorted.partition_point(|other| other < number) + sorted.partition_point(|other| other <= number);
    let sum: usize = positive.iter().map(beaten).sum();
    sum as f64 / (2 * positive.len() * negative.len()) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_that_do_not_overlap_are_separated() {
        assert_eq!(area(&[3.0, 4.0], &[1.0, 2.0]), 1.0);
        assert_eq!(area(&[1.0, 2.0], &[3.0, 4.0]), 0.0);
    }

    #[test]
    fn every_pair_counts() {
        // Of six pairs the first is larger in four.
        assert_eq!(area(&[2.0, 4.0, 6.0], &[1.0, 5.0]), 4.0 / 6.0);
    }

    #[test]
    fn equal_numbers_count_half() {
        assert_eq!(area(&[1.0, 1.0], &[1.0, 1.0, 1.0]), 0.5);
        // 1 against 1 and 2: half a pair; 2 against them: one and a half.
        assert_eq!(area(&[1.0, 2.0], &[1.0, 2.0]), 0.5);
        assert_eq!(area(&[2.0, 2.0], &[1.0, 2.0]), 0.75);
    }

    #[test]
    fn without_numbers_nothing_is_separated() {
        assert_eq!(area(&[], &[1.0]), 0.5);
        assert_eq!(Area::of(&[], &[], 1), Area { area: 0.5, low: 0.5, high: 0.5 });
    }

    #[test]
    fn the_interval_surrounds_the_area_and_shrinks_with_the_samples() {
        let sample = |count: u32, shift: f64| -> Vec<f64> {
            (0..count).map(|number| f64::from(number * 7 % 100) + shift).collect()
        };
        let of = |count| Area::of(&sample(count, 10.0), &sample(count, 0.0), 1);
        let (few, many) = (of(50), of(1_000));
        for area in [few, many] {
            assert!(area.low < area.area && area.area < area.high, "{area:?}");
        }
        assert!(many.high - many.low < few.high - few.low, "{many:?} {few:?}");
        assert_eq!(of(50), few);
    }
}
