//! What was measured, for people and for programs.

use std::{fmt, time::Duration};

use serde::Serialize;

/// Everything that was measured.
#[derive(Serialize)]
pub(crate) struct Figures {
    pub(crate) tables: u32,
    pub(crate) streams: u32,
    pub(crate) paced: Phase,
    pub(crate) saturated: Phase,
    pub(crate) memory: Memory,
}

/// What was measured while tables played.
#[derive(Serialize)]
pub(crate) struct Phase {
    pub(crate) seconds: f64,
    pub(crate) counts: Counts,
    /// Microseconds from a post to the event on the stream of another seat.
    pub(crate) seen: Spread,
    /// Microseconds from a post to its answer.
    pub(crate) answered: Spread,
    pub(crate) rows: f64,
    /// Seconds of a processor.
    pub(crate) server_cpu: f64,
    pub(crate) generator_cpu: f64,
}

/// How often what happened.
#[derive(Serialize, Clone, Copy, Default)]
pub(crate) struct Counts {
    pub(crate) moves: u64,
    /// Posts that came too late for their question.
    pub(crate) stale: u64,
    /// Posts that were refused for another reason.
    pub(crate) refused: u64,
    /// Moves of which the other seat saw nothing.
    pub(crate) unseen: u64,
    /// How often the seat without a stream had to look what it is asked.
    pub(crate) looks: u64,
    /// Games that ended, and were followed by another one.
    pub(crate) games: u64,
    /// Moves that were not made in their second.
    pub(crate) late: u64,
}

/// The median and the far end of many durations, in microseconds.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spread {
    pub(crate) p50: u64,
    pub(crate) p99: u64,
    pub(crate) max: u64,
}

/// What memory was needed for, in bytes.
#[derive(Serialize)]
pub(crate) struct Memory {
    /// A server that has just been started, without tables.
    pub(crate) fresh: f64,
    pub(crate) loaded: f64,
    /// After the load, with no table in use.
    pub(crate) after: f64,
    /// Tables that are stored by then, with those whose games are over.
    pub(crate) stored: f64,
    /// Those of them that are in memory.
    pub(crate) in_memory: f64,
    /// The same server started again, without a connection.
    pub(crate) restarted: f64,
    /// One table in use, with the stream of one who watches.
    pub(crate) table_in_use: f64,
    /// One more stream of a table in use.
    pub(crate) connection: f64,
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

impl Phase {
    fn per_move(&self, what: f64) -> f64 {
        what / self.counts.moves.max(1) as f64
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { moves, stale, refused, unseen, looks, games, late } = self.counts;
        writeln!(f, "  {:.0} moves/s ({moves} in {:.1} s)", moves as f64 / self.seconds, self.seconds)?;
        writeln!(f, "  post to the other's stream: {}", self.seen)?;
        writeln!(f, "  post to its answer:         {}", self.answered)?;
        let micros = self.per_move(self.server_cpu * 1e6);
        writeln!(f, "  server: {micros:.0} µs of a processor and {:.2} rows a move", self.per_move(self.rows))?;
        let share = |cpu: f64| 100.0 * cpu / self.seconds;
        let (server, generator) = (share(self.server_cpu), share(self.generator_cpu));
        writeln!(f, "  processors: server {server:.0} %, generator {generator:.0} %")?;
        writeln!(f, "  stale {stale}, refused {refused}, unseen by the other {unseen}, late {late}")?;
        writeln!(f, "  looks of the seat without a stream {looks}, games ended {games}")
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mib = |bytes: f64| bytes / 1024.0 / 1024.0;
        let kib = |bytes: f64| bytes / 1024.0;
        let idle = |bytes: f64| kib(bytes - self.fresh) / self.stored.max(1.0);
        let (fresh, loaded, after, again) = (mib(self.fresh), mib(self.loaded), mib(self.after), mib(self.restarted));
        writeln!(
            f,
            "  server: fresh {fresh:.1} MiB, under load {loaded:.1}, idle after it {after:.1}, restarted {again:.1}"
        )?;
        writeln!(f, "  {} tables stored, {} of them in memory when idle", self.stored, self.in_memory)?;
        writeln!(
            f,
            "  an idle table: {:.1} KiB after the load, {:.1} KiB after a restart",
            idle(self.after),
            idle(self.restarted)
        )?;
        writeln!(f, "  a table in use with a stream: {:.1} KiB", kib(self.table_in_use))?;
        writeln!(f, "  a connection: {:.1} KiB", kib(self.connection))
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tables, streams) = (self.tables, self.streams);
        writeln!(f, "{tables} tables of three seats, {streams} streams")?;
        writeln!(f, "one move a second at each table:\n{}", self.paced)?;
        writeln!(f, "as fast as it goes:\n{}", self.saturated)?;
        write!(f, "memory:\n{}", self.memory)
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
