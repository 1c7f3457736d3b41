//! What was measured, for people and for programs.

use std::fmt;

use serde::Serialize;

use crate::{growth::Growth, shared::spread::Spread, stored::Stored};

/// The streams of a table.
const STREAMS: u64 = 2;

/// Everything that was measured.
#[derive(Serialize)]
pub(crate) struct Figures {
    /// Maloney's Inheritance.
    #[serde(flatten)]
    pub(crate) maloney: Played,
    pub(crate) erbraffer: Played,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) growth: Option<Growth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stored: Option<Stored>,
}

/// What was measured with tables of one game.
#[derive(Serialize)]
pub(crate) struct Played {
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
    /// What the streams have brought.
    pub(crate) stream_bytes: u64,
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
        writeln!(f, "  server: {micros:.0} µs of a processor and {:.2} rows per move", self.per_move(self.rows))?;
        let bytes = self.per_move(self.stream_bytes as f64 / STREAMS as f64);
        writeln!(f, "  streams: {bytes:.0} bytes per move and stream")?;
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

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tables, streams) = (self.tables, self.streams);
        writeln!(f, "{tables} tables of three seats, {streams} streams")?;
        writeln!(f, "one move per second at each table:\n{}", self.paced)?;
        writeln!(f, "as fast as it goes:\n{}", self.saturated)?;
        write!(f, "memory:\n{}", self.memory)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nDie Erbraffer: {}", self.maloney, self.erbraffer)?;
        if let Some(growth) = &self.growth {
            write!(f, "\n{growth}")?;
        }
        if let Some(stored) = &self.stored {
            write!(f, "\n{stored}")?;
        }
        Ok(())
    }
}
