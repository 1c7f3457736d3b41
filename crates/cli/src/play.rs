//! A game in the terminal, around one keyboard or with bots.

mod command;
mod erbraffer;
mod maloney;
mod map;
mod obey;
pub(crate) mod paint;
mod seating;
mod session;
pub(crate) mod terminal;
#[cfg(test)]
mod tests;

use std::io::{BufReader, IsTerminal};

use bequest_engine::{ChanceSource, Fair, Match, Nonce, Seed, Setup};
use bequest_words::Words;

use crate::dispatch::with_game;
use crate::edition::{Components, OwnEdition};
use crate::fault::Fault;
use crate::lang::Lang;
use crate::options::OwnOptions;
use crate::play::paint::Paint;
pub(crate) use crate::play::seating::names_of;
use crate::play::seating::{Seating, players_of};
pub(crate) use crate::play::session::log_lines;
use crate::play::session::{Desk, Sitting, session};
use crate::play::terminal::Terminal;

/// Plays a game in the terminal, with bots or with several people at one keyboard.
#[derive(clap::Args, Default)]
#[command(
    after_help = "Example:\n  bequest play maloney --players 4 --bots thrifty,random\n  bequest play erbraffer --players 3"
)]
pub(crate) struct Play {
    /// The game [default: maloney]
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
        with_game!(self.game.as_deref().unwrap_or("maloney"), G => self.play::<G>())
    }

    fn play<G: Terminal + Components>(&self) -> Result<(), Fault> {
        let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
        let sitting = self.sit_down::<G>(Paint::of_environment(), self.lang.words()?)?;
        if !(stdin.is_terminal() && stdout.is_terminal()) {
            return Err(Fault::wrong_use("play needs a terminal; for many games without one try bequest simulate"));
        }
        let (mut input, mut out) = (BufReader::new(stdin.lock()), stdout.lock());
        let played = session(sitting, &mut Desk { input: &mut input, out: &mut out });
        played.map_err(|error| Fault::found(format!("the terminal is gone: {error}")))
    }

    /// Starts the match, with everybody in their seats.
    fn sit_down<G: Terminal + Components>(&self, paint: Paint, words: Words) -> Result<Sitting<G>, Fault> {
        let setup = self.options.agree::<G>(self.seats::<G>()?, &self.edition.keep::<G>()?)?;
        let seating = Seating::new::<G>(setup.players(), self.bots.as_deref(), self.names.as_deref())?;
        let fair = self.chance(setup.players())?;
        let bots = seating.bots::<G>(&fair.seed);
        let order = fair.seed;
        let table = Match::start(setup, seating.players(), ChanceSource::Fair(fair));
        Ok(Sitting::new(table, bots, seating.names(), words, paint, order))
    }

    /// Returns how many play, as far as that was said.
    fn seats<G: Terminal>(&self) -> Result<Option<usize>, Fault> {
        match self.players {
            Some(players) => Ok(Some(players)),
            None if self.options.name_players() => Ok(None),
            None => players_of::<G>(self.bots.as_deref(), self.names.as_deref()),
        }
    }

    /// Returns where chance comes from: the text after `--seed`, or the operating system.
    fn chance(&self, players: usize) -> Result<Fair, Fault> {
        let Some(text) = &self.seed else { return random_chance(players) };
        let nonce = |seat: usize| {
            let bytes = Seed::from_text(&format!("{text} nonce {seat}")).0;
            Nonce(std::array::from_fn(|i| bytes[i]))
        };
        Ok(Fair { seed: Seed::from_text(text), table: "terminal".into(), nonces: (1..=players).map(nonce).collect() })
    }
}

fn random_chance(players: usize) -> Result<Fair, Fault> {
    let draw = |bytes: &mut [u8]| {
        getrandom::fill(bytes).map_err(|error| Fault::found(format!("the operating system gives no chance: {error}")))
    };
    let mut seed = [0; 32];
    draw(&mut seed)?;
    let mut nonces = vec![Nonce::default(); players];
    for nonce in &mut nonces {
        draw(&mut nonce.0)?;
    }
    Ok(Fair { seed: Seed(seed), table: "terminal".into(), nonces })
}
