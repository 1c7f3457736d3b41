use std::fmt::{self, Display};

use bequest_bots::Roster;
use bequest_engine::{ChanceSource, EditionId, Fair, Game, GameOption, Match, Nonce, Seed, Setup, agree};
use bequest_words::{Language, Words};

use crate::paint::Paint;
use crate::seating::{Seating, players_of};
use crate::session::{Console, Session, play_session};
use crate::terminal::Terminal;

/// A game to be played in the terminal, as someone asked for it.
#[derive(Clone, Default)]
pub struct GameRequest {
    /// How many play; where it is not said, those who are named, else the game's usual number.
    pub players: Option<usize>,
    /// The bots in the last seats, as in `thrifty,random`; `none` if all are people.
    pub bots: Option<String>,
    /// The names of the people, as in `Ada,Bert`.
    pub names: Option<String>,
    /// A text that makes chance and bots the same again.
    pub seed: Option<String>,
    /// Options with their values; those that are not named are usual.
    pub options: Vec<(String, String)>,
    /// The components, where they are not the newest built-in ones.
    pub editions: Vec<EditionId>,
}

/// What cannot be played as it was asked for, in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongUse(String);

impl WrongUse {
    pub(crate) fn new(what: impl Display) -> Self {
        Self(what.to_string())
    }
}

impl Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUse {}

impl GameRequest {
    /// Starts the match, with everyone in their seats.
    ///
    /// # Errors
    /// Says what cannot be played like that.
    pub fn sit_down<S, B>(&self, paint: Paint, words: Words) -> Result<Session<S>, WrongUse>
    where
        S: Terminal,
        B: Roster<Game = S::Game>,
    {
        let players = self.seats::<B>()?.map(|players| (GameOption::PLAYERS.to_owned(), players.to_string()));
        let options: Vec<_> = players.into_iter().chain(self.options.iter().cloned()).collect();
        let setup = agree::<S::Game>(S::Game::RULES, &self.editions, &options).map_err(WrongUse::new)?;
        let seating = Seating::new::<B>(setup.players(), self.bots.as_deref(), self.names.as_deref())?;
        let fair = self.chance(setup.players())?;
        let bots = seating.bots::<B>(&fair.seed);
        let order = fair.seed;
        let table = Match::start(setup, seating.players(), ChanceSource::Fair(fair));
        Ok(Session::new(table, bots, seating.names(), words, paint, order))
    }

    /// Plays with lines that were typed beforehand, and returns everything that was shown.
    ///
    /// # Errors
    /// Says what cannot be played like that.
    pub fn play_typed<S, B>(&self, paint: Paint, language: Language, typed: &str) -> Result<String, WrongUse>
    where
        S: Terminal,
        B: Roster<Game = S::Game>,
    {
        let session = self.sit_down::<S, B>(paint, Words::of::<S>(language))?;
        let mut out = Vec::new();
        play_session(session, &mut Console { input: &mut typed.as_bytes(), out: &mut out }).map_err(WrongUse::new)?;
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    /// Returns how many play, as far as that was said.
    fn seats<B: Roster>(&self) -> Result<Option<usize>, WrongUse> {
        match self.players {
            Some(players) => Ok(Some(players)),
            None if self.options.iter().any(|(name, _)| name == GameOption::PLAYERS) => Ok(None),
            None => players_of::<B>(self.bots.as_deref(), self.names.as_deref()),
        }
    }

    /// Returns where chance comes from: the text that was given, or the operating system.
    fn chance(&self, players: usize) -> Result<Fair, WrongUse> {
        let Some(text) = &self.seed else { return random_chance(players) };
        let nonce = |seat: usize| {
            let bytes = Seed::from_text(&format!("{text} nonce {seat}")).0;
            Nonce(std::array::from_fn(|i| bytes[i]))
        };
        Ok(Fair { seed: Seed::from_text(text), table: "terminal".into(), nonces: (1..=players).map(nonce).collect() })
    }
}

fn random_chance(players: usize) -> Result<Fair, WrongUse> {
    let draw = |bytes: &mut [u8]| {
        getrandom::fill(bytes)
            .map_err(|error| WrongUse::new(format!("the system gives no chance: {error}; name a seed")))
    };
    let mut seed = [0; 32];
    draw(&mut seed)?;
    let mut nonces = vec![Nonce::default(); players];
    for nonce in &mut nonces {
        draw(&mut nonce.0)?;
    }
    Ok(Fair { seed: Seed(seed), table: "terminal".into(), nonces })
}
