//! The chores of the repository, one file per command.

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

mod command;
mod debian;
mod load;
mod measure;
mod screenshots;
mod soak;
mod test;
mod timing;

/// The chores of the Bequest repository.
#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    after_help = "Examples:\n  cargo xtask test\n  cargo xtask soak\n  cargo xtask load\n  cargo xtask timing\n  cargo xtask screenshots"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Test(test::Args),
    Soak(soak::Args),
    Load(load::Args),
    Timing(timing::Args),
    Screenshots(screenshots::Args),
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<()> {
    match &cli.command {
        Command::Test(args) => test::run(args),
        Command::Soak(args) => soak::run(args),
        Command::Load(args) => load::run(args),
        Command::Timing(args) => timing::run(args),
        Command::Screenshots(args) => screenshots::run(args),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
