//! The arguments of `cargo xtask soak`; shared with the example that does the work.

/// Play every game for a long time and check it against the contract
///
/// One round after the other, on all cores: the conformance suite with a new seed, then random games to their end that
/// are looked at after every step. A round is decided by its seed alone, and the rounds' seeds are consecutive. The
/// first fault ends the run: its record is printed, and the exit code is 1.
///
/// Before that people play on a server that is killed again and again; nothing that it acknowledged may be missing.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo xtask soak\n  cargo xtask soak --games 10000000\n  cargo xtask soak --seed 7 --games 1 --kills 0"
)]
pub(crate) struct Args {
    /// Stop when this many games have been played, including those of the suite
    #[arg(long, value_name = "N", conflicts_with = "minutes", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,
    /// Stop after this time
    #[arg(long, value_name = "M", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub(crate) minutes: u64,
    /// The seed of the first round [default: the time]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// How often the server is killed; 0 is never
    #[arg(long, value_name = "K", default_value_t = 200)]
    pub(crate) kills: u32,
}
