//! The `bequest` program.

mod check;
mod dispatch;
mod fault;
mod games;
mod output;
mod perft;
mod play;
mod replay;
mod rules;
mod series;
mod simulate;
mod stored;
mod tally;

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::fault::Fault;

/// Board games about inheritance: play them in the terminal, or let bots play them by the thousand.
#[derive(Parser)]
#[command(
    name = "bequest",
    version,
    arg_required_else_help = false,
    after_help = "Example:\n  bequest play maloney\n  bequest simulate maloney --games 1000"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Play(play::Play),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Check(check::Check),
    Perft(perft::Perft),
    Rules(rules::Rules),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() => play::Play::default().run(),
        None => Err(help()),
        Some(Command::Games(command)) => command.run(),
        Some(Command::Play(command)) => command.run(),
        Some(Command::Simulate(command)) => command.run(),
        Some(Command::Replay(command)) => command.run(),
        Some(Command::Check(command)) => command.run(),
        Some(Command::Perft(command)) => command.run(),
        Some(Command::Rules(command)) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.report(),
    }
}

/// Without a command and without a terminal there is nothing to do but to say what there is.
fn help() -> Fault {
    output::note(Cli::command().render_help());
    Fault::wrong_use("no command and no terminal to play in: try `bequest simulate maloney`")
}
