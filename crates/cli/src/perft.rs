use std::path::PathBuf;

use bequest_catalogue::Title;
use bequest_editions::Components;
use bequest_engine::perft;
use serde::Serialize;

use crate::dispatch::with_game;
use crate::edition::OwnEdition;
use crate::fault::Fault;
use crate::output;
use crate::stored::{self, Stored};

/// Counts the ways to go on from the end of a record, step by step
///
/// A step is every legal action of every seat that has one, or every possible outcome where chance decides. Each line
/// shows a depth and how many sequences of so many steps there are.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bequest perft --from opening.rec --depth 3")]
pub(crate) struct Perft {
    /// The record to start from; usually one that is not over
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// How many steps to look ahead; the time grows with the last number shown
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(0..=8))]
    depth: u8,
    /// Write JSON to standard output
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: OwnEdition,
}

/// How many sequences of so many steps there are.
#[derive(Serialize)]
struct Depth {
    depth: usize,
    nodes: u64,
}

impl Perft {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        let stored = Stored::read(&self.from)?;
        with_game!(stored.game, T => self.count::<<T as Title>::Game>(&stored))
    }

    fn count<G: Components>(&self, stored: &Stored) -> Result<(), Fault> {
        self.edition.keep::<G>()?;
        let record = stored.record::<G>(&self.from)?;
        let replayed = stored::replay(&record, record.rows.len(), &self.from)?;
        let nodes = perft(replayed.position(), usize::from(self.depth));
        let depths: Vec<_> = nodes.into_iter().enumerate().map(|(depth, nodes)| Depth { depth, nodes }).collect();
        // Without a step there is one way to go on, which nobody asks for but with depth 0.
        let depths = if self.depth == 0 { &depths[..] } else { &depths[1..] };
        if self.json {
            return output::print_json(&depths);
        }
        output::print(&depths.iter().map(|Depth { depth, nodes }| format!("{depth} {nodes}\n")).collect::<String>())
    }
}
