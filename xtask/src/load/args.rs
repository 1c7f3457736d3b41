//! The arguments of `cargo xtask load`; shared with the example that does the work.

use std::path::PathBuf;

/// Let many tables play on a separate server and measure it
///
/// The server is a release build, started on loopback with a folder of its own and without limits. Three
/// guests sit at every table, two of them with an open event stream. First every table makes one move per second, then
/// all of them move as fast as they are answered; then everyone leaves, and the server is started again to see what a
/// connection costs. All this is done with tables of one game, then with a quarter as many of another one, whose pages
/// are larger. It ends with the server, also on Ctrl-C.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo xtask load\n  cargo xtask load --tables 100 --seconds 5 --json\n  cargo xtask load --growth --stored"
)]
pub(crate) struct Args {
    /// How many tables play
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=4_000))]
    pub(crate) tables: u32,
    /// How long each of the two phases of play takes
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3_600))]
    pub(crate) seconds: u64,
    /// How many posts may wait for their answers in the phase at full speed
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=4_000))]
    pub(crate) in_flight: u32,
    /// How many idle streams are opened to measure a connection
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) connections: u32,
    /// Also measure how much more a move costs late in a long game than early
    #[arg(long)]
    pub(crate) growth: bool,
    /// Also measure a server with this many stored tables: its start and its lists
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "100000",
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) stored: Option<u32>,
    /// Make the server's folder in this one; it should be on a disk, because the server waits for it [default: where it
    /// is built]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Measure this program instead of building one
    #[arg(long, value_name = "FILE")]
    pub(crate) server: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    pub(crate) json: bool,
}
