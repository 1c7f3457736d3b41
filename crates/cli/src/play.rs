//! A game in the terminal, around one keyboard or with bots.

use std::io::{BufReader, IsTerminal};

use bequest_catalogue::Title;
use bequest_terminal::{Console, GameRequest, Paint, play_session};

use crate::dispatch::{GAMES, with_game};
use crate::edition::OwnEdition;
use crate::fault::Fault;
use crate::lang::Lang;
use crate::options::OwnOptions;

/// Plays a game in the terminal, with bots or with several people at one keyboard.
#[derive(clap::Args, Default)]
#[command(
    after_help = crate::dispatch::examples(&["play {1} --players 4 --bots thrifty,random", "play {2} --players 3"])
)]
pub(crate) struct Play {
    /// The game [default: the first that `bequest games` lists]
    game: Option<String>,
    /// How many play [default: you and the bots you name, else the game's usual number]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The bots in the last seats, as in "thrifty,random"; "none" if all are people [default: you against bots]
    #[arg(long, value_name = "LIST")]
    bots: Option<String>,
    /// The names of the people, as in "Ada,Bert"
    #[arg(long, value_name = "LIST")]
    names: Option<String>,
    /// A text that makes chance and bots the same again
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    #[command(flatten)]
    options: OwnOptions,
    #[command(flatten)]
    edition: OwnEdition,
    #[command(flatten)]
    lang: Lang,
}

impl Play {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        with_game!(self.game.as_deref().unwrap_or(GAMES[0]), T => self.play::<T>())
    }

    fn play<T: Title>(&self) -> Result<(), Fault> {
        let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
        let request = GameRequest {
            players: self.players,
            bots: self.bots.clone(),
            names: self.names.clone(),
            seed: self.seed.clone(),
            options: self.options.named()?,
            editions: self.edition.keep::<T::Game>()?,
        };
        let sitting = request.sit_down::<T::Screens, T::Bots>(Paint::of_environment(), self.lang.words()?);
        let sitting = sitting.map_err(Fault::wrong_use)?;
        if !(stdin.is_terminal() && stdout.is_terminal()) {
            return Err(Fault::wrong_use("play needs a terminal; for many games without one try bequest simulate"));
        }
        let (mut input, mut out) = (BufReader::new(stdin.lock()), stdout.lock());
        let played = play_session(sitting, &mut Console { input: &mut input, out: &mut out });
        played.map_err(|error| Fault::found(format!("the terminal is gone: {error}")))
    }
}
