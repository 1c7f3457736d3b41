use std::fmt::Write;

use bequest_bots::Roster;
use bequest_catalogue::Title;
use bequest_engine::{EditionId, Game, Order, Ranking, Setup, agree};
use serde::Serialize;

use crate::dispatch::{GAMES, with_game};
use crate::fault::Fault;
use crate::{options, output};

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
    options: Vec<options::Told>,
    bots: &'static [&'static str],
    /// Which score ranks first.
    ranks: Order,
    /// What tells equal scores apart.
    ties: &'static [&'static str],
    rules: u16,
    edition: EditionId,
    /// All editions it usually rests on, where these are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    editions: Vec<EditionId>,
}

impl Games {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        let mut games = Vec::new();
        for name in GAMES {
            games.push(with_game!(*name, T => about::<T>())?);
        }
        if self.json {
            return output::print_json(&games);
        }
        let texts: Vec<_> = games.iter().map(in_words).collect();
        output::print(&texts.join("\n"))
    }
}

fn about<T: Title>() -> Result<About, Fault> {
    let usual = agree::<T::Game>(T::Game::RULES, &[], &[]).map_err(Fault::found)?;
    let (options, mut editions) = (options::all::<T::Game>(), usual.editions());
    let (edition, players) = (editions[0].clone(), options::players(&options));
    if editions.len() == 1 {
        editions.clear();
    }
    let Ranking { order: ranks, ties } = T::Game::RANKING;
    let (title, bots, rules) = (T::Game::ledger().title("en"), T::Bots::BOTS, T::Game::RULES);
    Ok(About { id: T::Game::ID, title, players, options, bots, ranks, ties, rules, edition, editions })
}

fn in_words(game: &About) -> String {
    let numbers: Vec<_> = game.players.iter().map(usize::to_string).collect();
    let mut text = format!("{}: {}\n", game.id, game.title);
    let mut line = |key: &str, value: &str| {
        writeln!(text, "  {key:<8} {value}").expect("a string takes all that is written");
    };
    line("players", &numbers.join(", "));
    // How many play stands above.
    let options: Vec<String> = game.options.iter().skip(1).flat_map(options::in_words).collect();
    if options.is_empty() {
        line("options", "none");
    }
    for (place, option) in options.iter().enumerate() {
        line(if place == 0 { "options" } else { "" }, option);
    }
    line("bots", &game.bots.join(", "));
    line("ranks", &ranks_in_words(game));
    line("rules", &format!("version {}", game.rules));
    line("edition", &game.edition.to_string());
    game.editions.iter().skip(1).for_each(|edition| line("", &edition.to_string()));
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
