//! Many durations in three numbers.

use std::{fmt, time::Duration};

use serde::Serialize;

/// The median and the far end of many durations, in microseconds.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spread {
    pub(crate) p50: u64,
    pub(crate) p99: u64,
    pub(crate) max: u64,
}

impl Spread {
    /// Sums up durations.
    pub(crate) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
            times.get(place).map_or(0, |time| time.as_micros().try_into().unwrap_or(u64::MAX))
        };
        Self { p50: at(50), p99: at(99), max: at(100) }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p99, max] = [self.p50, self.p99, self.max].map(|micros| micros as f64 / 1000.0);
        write!(f, "p50 {p50:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_read_at_its_places() {
        let spread = Spread::of((1..=200).rev().map(Duration::from_micros).collect());
        assert_eq!(spread, Spread { p50: 100, p99: 198, max: 200 });
        assert_eq!(Spread::of(vec![Duration::from_micros(7)]), Spread { p50: 7, p99: 7, max: 7 });
        assert_eq!(Spread::of(Vec::new()), Spread::default());
    }
}
