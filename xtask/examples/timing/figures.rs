//! What was measured, for people and for programs.

use std::fmt;

use serde::Serialize;

use crate::{
    roc::Area,
    shared::spread::Spread,
    windows::{Kind, Measured, STATISTICS},
};

/// How far the area may be from 0.5.
pub(crate) const MOST: f64 = 0.05;

/// Everything that was measured.
#[derive(Serialize)]
pub(crate) struct Figures {
    /// The hidden steps at the stranger's table, and as many elsewhere.
    pub(crate) steps: u32,
    /// What the stranger asked for.
    pub(crate) asked_for: &'static str,
    /// Requests per second that were wanted; 0 is full speed.
    pub(crate) rate: u32,
    /// Milliseconds that every commit was delayed by.
    pub(crate) slow_commit: u64,
    /// The length of a window in milliseconds.
    pub(crate) window: f64,
    pub(crate) seconds: f64,
    pub(crate) answers: usize,
    /// Answers that showed something else than the one before of the same table; there should be none.
    pub(crate) changes: u64,
    /// Microseconds until the stranger was answered.
    pub(crate) response: Spread,
    /// Microseconds until a hidden step was acknowledged.
    pub(crate) acknowledged: Spread,
    /// A hidden step here against the same step at another table; this is held.
    pub(crate) elsewhere: Vec<Separation>,
    /// A hidden step here against nothing; the processors are shared, so this is only reported.
    pub(crate) nothing: Vec<Separation>,
    /// Seconds of a processor.
    pub(crate) server_cpu: f64,
    pub(crate) generator_cpu: f64,
}

/// How well a statistic separates windows with a hidden step from others.
#[derive(Serialize)]
pub(crate) struct Separation {
    pub(crate) statistic: &'static str,
    #[serde(flatten)]
    pub(crate) area: Area,
}

impl Figures {
    /// Returns whether a hidden step can be told from the same step at another table.
    pub(crate) fn is_told(&self) -> bool {
        self.elsewhere.iter().any(|separation| separation.area.distance() > MOST)
    }

    /// Returns whether chance alone may lead to another verdict: an interval is wider than what is allowed.
    fn is_uncertain(&self) -> bool {
        self.elsewhere.iter().any(|Separation { area, .. }| area.high - area.low > 2.0 * MOST)
    }
}

/// Compares the windows with a hidden step with those of another kind.
pub(crate) fn compare(measured: &[Measured], other: Kind) -> Vec<Separation> {
    let of = |kind: Kind, number: usize| -> Vec<f64> {
        measured.iter().filter(|window| window.kind == kind).map(|window| window.statistics[number]).collect()
    };
    let compared = |(number, statistic)| {
        let area = Area::of(&of(Kind::Here, number), &of(other, number), number as u64);
        Separation { statistic, area }
    };
    STATISTICS.into_iter().enumerate().map(compared).collect()
}

impl fmt::Display for Separation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Area { area, low, high } = self.area;
        write!(f, "  {:<13} {area:.3} ({low:.3} to {high:.3})", self.statistic)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { steps, asked_for, window, slow_commit, answers, seconds, changes, .. } = self;
        writeln!(
            f,
            "{steps} hidden steps here, {steps} elsewhere; windows of {window:.0} ms, commits {slow_commit} ms slower"
        )?;
        let rate = *answers as f64 / seconds;
        writeln!(
            f,
            "the stranger: {answers} answers of {asked_for} in {seconds:.0} s ({rate:.0}/s), {changes} changes"
        )?;
        let Spread { p50, p99, max } = self.response;
        writeln!(f, "  response: p50 {p50} µs, p99 {p99} µs, max {max} µs")?;
        writeln!(f, "  hidden step until it is acknowledged: {}", self.acknowledged)?;
        let share = |cpu: f64| 100.0 * cpu / seconds;
        let (server, generator) = (share(self.server_cpu), share(self.generator_cpu));
        writeln!(f, "  processors: server {server:.0} %, generator {generator:.0} %")?;
        writeln!(f, "area under the ROC curve (95 % interval); 0.5 tells nothing")?;
        writeln!(f, "a hidden step here against the same step at another table (at most {MOST} from 0.5):")?;
        self.elsewhere.iter().try_for_each(|separation| writeln!(f, "{separation}"))?;
        writeln!(f, "a hidden step here against nothing at all (only reported):")?;
        self.nothing.iter().try_for_each(|separation| writeln!(f, "{separation}"))?;
        if self.is_uncertain() {
            writeln!(f, "the intervals are too wide for a verdict: take more steps")?;
        }
        writeln!(f, "{}", if self.is_told() { "a hidden step can be told" } else { "a hidden step cannot be told" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_statistic_is_compared_by_itself() {
        let window = |kind, statistics| Measured { kind, statistics };
        let measured = [
            window(Kind::Here, [3.0, 1.0, 1.0]),
            window(Kind::Here, [4.0, 2.0, 1.0]),
            window(Kind::Elsewhere, [1.0, 3.0, 1.0]),
            window(Kind::Elsewhere, [2.0, 4.0, 1.0]),
        ];
        let areas = compare(&measured, Kind::Elsewhere).iter().map(|it| it.area.area).collect::<Vec<_>>();
        assert_eq!(areas, [1.0, 0.0, 0.5]);
    }
}
