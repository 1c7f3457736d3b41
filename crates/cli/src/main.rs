//! The `bequest` program.

mod bench;
mod check;
mod dispatch;
mod edition;
mod fault;
mod games;
mod lang;
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
    Bench(bench::Bench),
    Replay(replay::Replay),
    Check(check::Check),
    Perft(perft::Perft),
    Rules(rules::Rules),
    Edition(edition::Edition),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return wrong_words(&error.to_string()).report(),
        Err(help) => help.exit(),
    };
    let result = match cli.command {
        None if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() => play::Play::default().run(),
        None => Err(help()),
        Some(Command::Games(command)) => command.run(),
        Some(Command::Play(command)) => command.run(),
        Some(Command::Simulate(command)) => command.run(),
        Some(Command::Bench(command)) => command.run(),
        Some(Command::Replay(command)) => command.run(),
        Some(Command::Check(command)) => command.run(),
        Some(Command::Perft(command)) => command.run(),
        Some(Command::Rules(command)) => command.run(),
        Some(Command::Edition(command)) => command.run(),
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

/// Says in one line what is wrong with the words of a command.
fn wrong_words(error: &str) -> Fault {
    let first = error.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.trim_start_matches("error: ").split_whitespace().collect();
    let command = std::env::args().nth(1).filter(|word| Cli::command().find_subcommand(word).is_some());
    let help = command.map_or_else(|| "bequest --help".to_owned(), |command| format!("bequest {command} --help"));
    Fault::wrong_use(format!("{}; {help} tells what would do", words.join(" ")))
}
