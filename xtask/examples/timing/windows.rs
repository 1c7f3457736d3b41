//! The windows of time in which something happens or not, and what they look like from outside.

use std::time::{Duration, Instant};

use bequest_engine::below;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::stranger::Answer;

/// The part of all answers that counts as slow.
const SLOW: f64 = 0.05;

/// What happens in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A hidden step at the table that the stranger asks for.
    Here,
    /// The same step at another table.
    Elsewhere,
    /// Nothing.
    Nothing,
}

/// A window of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) kind: Kind,
    /// When the step was sent.
    pub(crate) start: Instant,
}

/// What a stranger can measure in a window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Measured {
    pub(crate) kind: Kind,
    /// Each as [`STATISTICS`] names it, in microseconds where it is a time.
    pub(crate) statistics: [f64; 3],
}

/// What is computed of the answers in a window.
pub(crate) const STATISTICS: [&str; 3] = ["maximum", "mean", "slow answers"];

/// Returns so many windows of each kind in random order, so that drift affects all of them alike.
pub(crate) fn shuffled(steps: u32, rng: &mut Xoshiro256PlusPlus) -> Vec<Kind> {
    let kinds = [Kind::Here, Kind::Elsewhere, Kind::Nothing];
    let mut order: Vec<Kind> = kinds.into_iter().flat_map(|kind| (0..steps).map(move |_| kind)).collect();
    for end in (1..order.len()).rev() {
        order.swap(end, below(rng, end as u32 + 1) as usize);
    }
    order
}

/// Measures all windows of a length; those in which nothing was answered are left out.
pub(crate) fn measure(windows: &[Window], length: Duration, answers: &[Answer]) -> Vec<Measured> {
    let slow = slow_from(answers);
    let measured = |window: &Window| {
        let times: Vec<f64> = within(answers, window.start, length).iter().map(|answer| micros(*answer)).collect();
        let max = times.iter().copied().reduce(f64::max)?;
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let slow = times.iter().filter(|&&time| time >= slow).count();
        Some(Measured { kind: window.kind, statistics: [max, mean, slow as f64] })
    };
    windows.iter().filter_map(measured).collect()
}

/// Returns the answers that were waited for at any moment of a window.
fn within(answers: &[Answer], start: Instant, length: Duration) -> &[Answer] {
    let first = answers.partition_point(|answer| answer.answered < start);
    let after = answers.partition_point(|answer| answer.asked <= start + length);
    &answers[first..after.max(first)]
}

/// Returns from which time on an answer is slow.
fn slow_from(answers: &[Answer]) -> f64 {
    let mut times: Vec<f64> = answers.iter().map(|answer| micros(*answer)).collect();
    times.sort_unstable_by(f64::total_cmp);
    let place = (times.len() as f64 * (1.0 - SLOW)) as usize;
    times.get(place).copied().unwrap_or(f64::INFINITY)
}

fn micros(answer: Answer) -> f64 {
    answer.time().as_secs_f64() * 1e6
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    const MILLI: Duration = Duration::from_millis(1);

    /// Returns answers that follow each other without a pause, and when the first was asked.
    fn answers(millis: &[u32]) -> (Instant, Vec<Answer>) {
        let start = Instant::now();
        let mut at = start;
        let answers = millis.iter().map(|&time| {
            let asked = at;
            at += MILLI * time;
            Answer { asked, answered: at }
        });
        (start, answers.collect())
    }

    #[test]
    fn an_answer_counts_if_it_was_waited_for_within_the_window() {
        // They end after 2, 4, 9, 11 and 13 milliseconds.
        let (start, answers) = answers(&[2, 2, 5, 2, 2]);
        assert_eq!(within(&answers, start + 3 * MILLI, 3 * MILLI), &answers[1..3]);
        assert_eq!(within(&answers, start + 5 * MILLI, MILLI), &answers[2..3]);
        assert!(within(&answers, start + 20 * MILLI, MILLI).is_empty());
    }

    #[test]
    fn a_window_is_measured_by_its_longest_mean_and_slow_answers() {
        let (start, answers) = answers(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 4]);
        let late = Window { kind: Kind::Here, start: start + 9 * MILLI + MILLI / 2 };
        let early = Window { kind: Kind::Nothing, start: start + MILLI / 2 };
        let never = Window { kind: Kind::Elsewhere, start: start + 100 * MILLI };
        let measured = measure(&[late, early, never], MILLI, &answers);
        assert_eq!(measured[0], Measured { kind: Kind::Here, statistics: [4000.0, 4000.0, 1.0] });
        assert_eq!(measured[1], Measured { kind: Kind::Nothing, statistics: [1000.0, 1000.0, 0.0] });
        assert_eq!(measured.len(), 2);
    }

    #[test]
    fn every_kind_comes_equally_often_in_a_mixed_order() {
        let order = shuffled(100, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        for kind in [Kind::Here, Kind::Elsewhere, Kind::Nothing] {
            assert_eq!(order.iter().filter(|&&other| other == kind).count(), 100);
            let early = order[..150].iter().filter(|&&other| other == kind).count();
            assert!((30..70).contains(&early), "{early} of {kind:?} in the first half");
        }
    }
}
