//! The games that can be played, by name.

use std::ops::RangeInclusive;

use bequest_bots::Roster;
use bequest_engine::{EditionId, Game, GameOption, Ledger, Setup, SetupError};
use bequest_erbraffer::Erbraffer;
use bequest_maloney::Maloney;
use bequest_web::{Board, GameChoice};
use bequest_words::Words;
use maud::Markup;

use crate::head::Head;
use crate::play::{self, Plan, Play};

/// What the server needs to know of a game.
pub(crate) struct Rules {
    pub(crate) id: &'static str,
    pub(crate) version: u16,
    pub(crate) bots: &'static [&'static str],
    pub(crate) title: fn(&Words) -> String,
    /// Says a final score that is given in tenths.
    pub(crate) score: fn(&Words, i32) -> String,
    /// How many play a guided first game.
    pub(crate) first_game: usize,
    /// Its rules, and what its options are called.
    pub(crate) ledgers: fn() -> Vec<&'static Ledger>,
    /// Its components, drawn for the rulebook.
    pub(crate) parts: fn(&Words) -> Markup,
    pub(crate) players: fn() -> RangeInclusive<usize>,
    /// What can be agreed, by the version of the rules.
    pub(crate) options: fn(u16) -> Vec<GameOption>,
    pub(crate) agree: fn(&[Choice], &[EditionId]) -> Agreed,
    pub(crate) start: fn(Plan) -> Begun,
    pub(crate) resume: fn(Plan, &[&str]) -> Begun,
    pub(crate) examine: fn(&Plan, &[&str]) -> Result<bool, String>,
}

/// An option with its value.
pub(crate) type Choice = (String, String);

/// What was agreed for a table: the editions, all options, and the number of seats; or what is wrong with it.
pub(crate) type Agreed = Result<(Vec<EditionId>, Vec<Choice>, usize), SetupError>;

/// A game that goes on, or why it cannot.
pub(crate) type Begun = Result<Box<dyn Play>, String>;

/// A new game adds a line here; its rules and its pages are its own.
const GAMES: &[Rules] = &[rules_of::<Maloney>(), rules_of::<Erbraffer>()];

const fn rules_of<G: Board + Roster>() -> Rules {
    Rules {
        id: G::ID,
        version: G::RULES,
        bots: G::BOTS,
        title: G::title,
        score: G::score,
        first_game: G::FIRST_GAME,
        ledgers: G::ledgers,
        parts: G::parts,
        players: players::<G>,
        options: G::Setup::published,
        agree: agree::<G>,
        start: play::start::<G>,
        resume: play::resume::<G>,
        examine: play::examine::<G>,
    }
}

/// Returns all games.
pub(crate) fn all() -> &'static [Rules] {
    GAMES
}

/// Finds a game by its name.
pub(crate) fn find(id: &str) -> Option<&'static Rules> {
    GAMES.iter().find(|rules| rules.id == id)
}

impl Rules {
    /// Returns what people choose from.
    pub(crate) fn choice(&self, words: &Words) -> GameChoice {
        GameChoice { id: self.id, title: (self.title)(words), players: (self.players)(), bots: self.bots }
    }

    /// Says which options of a table are not the usual ones.
    pub(crate) fn unusual_options(&self, words: &Words, head: &Head) -> Vec<String> {
        bequest_web::unusual_options(words, &(self.options)(head.rules), &(self.ledgers)(), &head.options)
    }
}

fn players<G: Game>() -> RangeInclusive<usize> {
    let counts = G::Setup::published(G::RULES).first().and_then(GameOption::numbers).unwrap_or(2..=2);
    *counts.start() as usize..=*counts.end() as usize
}

fn agree<G: Game>(options: &[Choice], editions: &[EditionId]) -> Agreed {
    let setup = bequest_engine::agree::<G>(G::RULES, editions, options)?;
    let options = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Ok((setup.editions(), options, setup.players()))
}
