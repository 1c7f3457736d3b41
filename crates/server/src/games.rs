//! The games that a server offers, by name. The server is given this list and knows no game by itself.

use std::fmt;
use std::ops::RangeInclusive;

use bequest_bots::Roster;
use bequest_engine::{Game, GameOption, Ledger, Seat, Setup, Viewer};
use bequest_table::{AnyMatch, Head, TableGame};
use bequest_web::assets::{self, Asset};
use bequest_web::{Board, BoardPicture, GameChoice, Look, Pitch, Primer, Provenance, Tale};
use bequest_words::{Company, Language, Words};
use maud::Markup;

use crate::drawing::{self, BotJob, Chapters, Drawn, DrawnLog, Headline, LastDrawn, LogRequest, PageRequest};

/// The games that a server offers, with their texts and files.
pub struct Games {
    games: Vec<ServedGame>,
    words: Vec<Words>,
    files: Vec<&'static Asset>,
}

impl Games {
    /// Makes the list, in the order in which the games are offered.
    pub fn new(games: Vec<ServedGame>) -> Self {
        let words = |language: &Language| {
            let texts: Vec<&'static str> = games.iter().flat_map(|game| (game.texts)(*language)).copied().collect();
            Words::with(*language, &texts)
        };
        let words = Language::ALL.iter().map(words).collect();
        let own = games.iter().flat_map(|game| (game.files)());
        let files = assets::all().into_iter().chain(own).collect();
        Self { games, words, files }
    }

    /// Returns all games.
    pub(crate) fn all(&self) -> &[ServedGame] {
        &self.games
    }

    /// Finds a game by its name.
    pub(crate) fn find(&self, id: &str) -> Option<&ServedGame> {
        self.games.iter().find(|game| game.table.id == id)
    }

    /// Reads a head, and finds its game.
    pub(crate) fn read_head(&self, text: &str) -> Result<(Head, &ServedGame), String> {
        let head = Head::read(text)?;
        let rules = self.find(&head.game).ok_or_else(|| format!("no such game: {:?}", head.game))?;
        Ok((head, rules))
    }

    /// Returns all texts in a language.
    pub(crate) fn words(&self, language: Language) -> &Words {
        let place = Language::ALL.iter().position(|other| *other == language).unwrap_or(0);
        &self.words[place]
    }

    /// Finds a file by its address.
    pub(crate) fn file(&self, path: &str) -> Option<&'static Asset> {
        self.files.iter().copied().find(|file| file.path == path)
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.table.id)).finish()
    }
}

/// What the server needs to know of a game.
pub struct ServedGame {
    /// What its tables need to know.
    pub(crate) table: TableGame,
    pub(crate) look: Look,
    pub(crate) title: fn(&Words) -> String,
    pub(crate) pitch: fn(&Words) -> Option<Pitch>,
    pub(crate) provenance: fn() -> Option<Provenance>,
    /// Writes a final score, given in tenths.
    pub(crate) score: fn(&Words, i32) -> String,
    /// How many play a guided first game, where there is a guide.
    pub(crate) first_game: Option<usize>,
    /// Its options that differ from the usual ones.
    pub(crate) first_game_options: &'static [(&'static str, &'static str)],
    /// Its rules, and what its options are called.
    pub(crate) ledgers: fn() -> Vec<&'static Ledger>,
    /// How its rulebook begins.
    pub(crate) primer: fn(&Words) -> Primer,
    /// Its components, drawn for the rulebook.
    pub(crate) parts: fn(&Words) -> Markup,
    pub(crate) players: fn() -> RangeInclusive<usize>,
    /// The options, by the version of the rules.
    pub(crate) options: fn(u16) -> Vec<GameOption>,
    /// Draws what it adds to a page.
    pub(crate) draw: fn(&dyn AnyMatch, &PageRequest<'_>, Option<&LastDrawn>) -> Option<Drawn>,
    /// Says where it is and what is asked of a viewer.
    pub(crate) headline: fn(&dyn AnyMatch, &Words, &[String], Viewer) -> Option<Headline>,
    /// Draws its log.
    pub(crate) draw_log: fn(&dyn AnyMatch, &LogRequest<'_>) -> Option<DrawnLog>,
    /// Returns where its chapters begin.
    pub(crate) chapters: fn(&dyn AnyMatch, Viewer, &Words, &Chapters) -> Chapters,
    /// Tells how it went, once it is over.
    pub(crate) tale: fn(&dyn AnyMatch, &Company<'_>) -> Tale,
    /// Counts its moments and draws its final board, once it is over.
    pub(crate) picture: fn(&dyn AnyMatch, &Company<'_>) -> (usize, Option<BoardPicture>),
    /// Draws how a first game stands that was stopped early.
    pub(crate) trial_standing: fn(&dyn AnyMatch, &Words, &[String]) -> Markup,
    /// Asks a bot for a seat.
    pub(crate) think: fn(&dyn AnyMatch, Seat, &str, u64) -> Option<BotJob>,
    texts: fn(Language) -> &'static [&'static str],
    files: fn() -> Vec<&'static Asset>,
}

impl ServedGame {
    /// Makes a game from its bots and its screens.
    pub fn of<B: Roster, S: Board<Game = B::Game>>() -> Self {
        Self {
            table: TableGame::of::<B::Game>(B::BOTS).with_trial(drawing::trial_is_over::<S>),
            look: S::look(),
            title: S::title,
            pitch: S::pitch,
            provenance: S::provenance,
            score: S::score,
            first_game: S::FIRST_GAME,
            first_game_options: S::FIRST_GAME_OPTIONS,
            ledgers: B::Game::ledgers,
            primer: S::primer,
            parts: S::parts,
            players: players::<B::Game>,
            options: <B::Game as Game>::Setup::published,
            draw: drawing::draw::<S>,
            headline: drawing::headline::<S>,
            draw_log: drawing::draw_log::<S>,
            chapters: drawing::chapters::<S>,
            tale: drawing::tale::<S>,
            picture: drawing::picture::<S>,
            trial_standing: drawing::trial_standing::<S>,
            think: drawing::think::<B>,
            texts: S::texts,
            files: files::<S>,
        }
    }

    /// Returns what people choose from.
    pub(crate) fn choice(&self, words: &Words) -> GameChoice {
        GameChoice {
            id: self.table.id,
            title: (self.title)(words),
            players: (self.players)(),
            bots: self.table.bots,
            look: self.look,
            pitch: (self.pitch)(words),
            usual: self.usual_players(),
            guided: self.first_game.is_some(),
        }
    }

    /// Returns the usual number of players.
    fn usual_players(&self) -> usize {
        (self.table.agree)(&[], &[]).map_or(2, |(_, _, players)| players)
    }

    /// Returns the options of a table that are not the usual ones, in words.
    pub(crate) fn unusual_options(&self, words: &Words, head: &Head) -> Vec<String> {
        bequest_web::unusual_options(words, &(self.options)(head.rules), &(self.ledgers)(), &head.options)
    }
}

fn files<S: Board>() -> Vec<&'static Asset> {
    let look = S::look();
    S::assets().into_iter().chain(look.style).chain(look.script).chain(look.tile).collect()
}

fn players<G: Game>() -> RangeInclusive<usize> {
    let counts = G::Setup::published(G::RULES).first().and_then(GameOption::numbers).unwrap_or(2..=2);
    *counts.start() as usize..=*counts.end() as usize
}
