use std::fmt::Write;

use bequest_bots::Roster;
use bequest_catalogue::Title;
use bequest_engine::{EditionId, Game, Order, Ranking, Setup};
use serde::Serialize;

use crate::dispatch::{GAMES, with_game};
use crate::fault::Fault;
use crate::output;

/// Lists the games: how many can play, which options and bots there are
#[derive(clap::Args, Default)]
#[command(after_help = "Example:\n  bequest games --json")]
pub(crate) struct Games {
    /// Write JSON to standard output
    #[arg(long)]
    json: bool,
}

/// What there is to know about a game before playing it.
#[derive(Serialize)]
struct About {
    id: &'static str,
    title: &'static str,
    players: Vec<usize>,
    options: Vec<Choice>,
    bots: &'static [&'static str],
    /// Which score ranks first.
    ranks: Order,
    /// What tells equal scores apart.
    ties: &'static [&'static str],
    rules: u16,
    edition: EditionId,
}

/// An option with all its values.
#[derive(Serialize)]
struct Choice {
    name: &'static str,
    values: Vec<String>,
}

impl Games {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        let mut games = Vec::new();
        for name in GAMES {
            games.push(with_game!(*name, T => Ok(about::<T>()))?);
        }
        if self.json {
            return output::print_json(&games);
        }
        let texts: Vec<_> = games.iter().map(in_words).collect();
        output::print(&texts.join("\n"))
    }
}

fn about<T: Title>() -> About {
    let setups = T::Game::setups();
    let mut players: Vec<_> = setups.iter().map(Setup::players).collect();
    players.sort_unstable();
    players.dedup();
    let mut options: Vec<Choice> = Vec::new();
    for (name, value) in setups.iter().flat_map(Setup::options).filter(|(name, _)| *name != "players") {
        match options.iter_mut().find(|choice| choice.name == name) {
            None => options.push(Choice { name, values: vec![value] }),
            Some(choice) if choice.values.contains(&value) => {}
            Some(choice) => choice.values.push(value),
        }
    }
    let edition = setups.first().expect("every game can be set up").edition();
    let Ranking { order: ranks, ties } = T::Game::RANKING;
    let (title, bots, rules) = (T::Game::ledger().title("en"), T::Bots::BOTS, T::Game::RULES);
    About { id: T::Game::ID, title, players, options, bots, ranks, ties, rules, edition }
}

fn in_words(game: &About) -> String {
    let numbers: Vec<_> = game.players.iter().map(usize::to_string).collect();
    let mut text = format!("{}: {}\n", game.id, game.title);
    let mut line = |key: &str, value: &str| {
        writeln!(text, "  {key:<8} {value}").expect("a string takes all that is written");
    };
    line("players", &numbers.join(", "));
    for choice in &game.options {
        line("option", &format!("{}={}", choice.name, choice.values.join("|")));
    }
    if game.options.is_empty() {
        line("options", "none");
    }
    line("bots", &game.bots.join(", "));
    line("ranks", &ranks_in_words(game));
    line("rules", &format!("version {}", game.rules));
    line("edition", &game.edition.to_string());
    text
}

fn ranks_in_words(game: &About) -> String {
    let order = match game.ranks {
        Order::Highest => "highest score first",
        Order::Lowest => "lowest score first",
    };
    match game.ties {
        [] => order.to_owned(),
        ties => format!("{order}, ties by {}", ties.join(", then ")),
    }
}
