//! The arguments of `cargo xtask timing`; shared with the example that does the work.

use std::path::PathBuf;

/// Find out whether the time of an answer gives a hidden step away
///
/// A stranger asks for a table again and again. Meanwhile a seat takes hidden steps there, or at another table, or
/// nothing happens, in random order. From the response times alone the program then tries to say which it was. The exit
/// code is 1 if a hidden step at the stranger's table can be told from the same step at another one. The server is a
/// release build, started on loopback with a folder of its own and without limits. It ends with the program, also on
/// Ctrl-C.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo xtask timing\n  cargo xtask timing --rate 50 --slow-commit 20\n  cargo xtask timing --sparse --steps 300\n  cargo xtask timing --steps 100 --page --json"
)]
pub(crate) struct Args {
    /// How many hidden steps are taken at the stranger's table, and how many at another one
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(2..=20_000))]
    pub(crate) steps: u32,
    /// How often the stranger asks per second; 0 is at full speed
    #[arg(long, value_name = "R", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub(crate) rate: u32,
    /// Ask less often than a table that nobody uses stays in memory, which here is 50 ms: one read of it is slow, the next is
    /// not
    #[arg(long, conflicts_with = "rate")]
    pub(crate) sparse: bool,
    /// How much longer each commit takes, in milliseconds, as on a slow disk
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=1_000))]
    pub(crate) slow_commit: u64,
    /// Ask for the whole page of the table instead of its regions
    #[arg(long)]
    pub(crate) page: bool,
    /// Ask for the first moment of the time line instead
    #[arg(long, conflicts_with = "page")]
    pub(crate) past: bool,
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
