//! The `bequest` program.

mod backup;
mod bench;
mod check;
mod dispatch;
mod doctor;
mod edition;
mod fault;
mod games;
mod lang;
mod options;
mod output;
mod perft;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod stored;
mod tally;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::fault::Fault;

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Board games about inheritance: play them in a browser or in the terminal, or let bots play them by the thousand.
///
/// Without a command it serves the games on this machine.
#[derive(Parser)]
#[command(
    name = "bequest",
    version,
    arg_required_else_help = false,
    after_help = crate::dispatch::examples(&["serve", "play {2}", "simulate {1} --games 1000"])
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Backup(backup::Backup),
    Doctor(doctor::Doctor),
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
        None => serve::Serve::of_environment().and_then(serve::Serve::run),
        Some(Command::Serve(command)) => command.run(),
        Some(Command::Backup(command)) => command.run(),
        Some(Command::Doctor(command)) => command.run(),
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

/// Says in one line what is wrong with the words of a command.
fn wrong_words(error: &str) -> Fault {
    let first = error.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.trim_start_matches("error: ").split_whitespace().collect();
    let command = std::env::args().nth(1).filter(|word| Cli::command().find_subcommand(word).is_some());
    let help = command.map_or_else(|| "bequest --help".to_owned(), |command| format!("bequest {command} --help"));
    Fault::wrong_use(format!("{}; {help} tells what would do", words.join(" ")))
}
