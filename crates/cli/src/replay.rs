use std::path::{Path, PathBuf};

use bequest_catalogue::Title;
use bequest_engine::{Game, Record, Seat, Viewer};
use bequest_terminal::{Paint, Terminal, log_lines, names_of};
use bequest_words::{Company, Words};
use serde::Serialize;

use crate::dispatch::with_game;
use crate::edition::OwnEdition;
use crate::fault::Fault;
use crate::lang::Lang;
use crate::output;
use crate::stored::{self, Stored};

/// Shows the position after a row of a record as one viewer sees it
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bequest replay records/000001.rec --at 60 --seat 2")]
pub(crate) struct Replay {
    /// The record
    file: PathBuf,
    /// After how many rows; 0 is before the first [default: all of them]
    #[arg(long, value_name = "ROW")]
    at: Option<usize>,
    /// Show what this seat sees; without it, what a spectator sees
    #[arg(long, value_name = "S", conflicts_with = "all")]
    seat: Option<Seat>,
    /// Show everything, secrets included
    #[arg(long)]
    all: bool,
    /// Write JSON to standard output
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: OwnEdition,
    #[command(flatten)]
    lang: Lang,
}

/// How many of the latest events are shown to people.
const LATEST: usize = 10;

/// What is written in JSON. Who is to act follows from the view alone, so that it says no more than the viewer may know.
#[derive(Serialize)]
struct Scene<V, T> {
    game: &'static str,
    row: usize,
    rows: usize,
    viewer: Viewer,
    view: V,
    log: Vec<T>,
}

impl Replay {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        let stored = Stored::read(&self.file)?;
        with_game!(stored.game, T => self.show::<T>(&stored))
    }

    fn show<T: Title>(&self, stored: &Stored) -> Result<(), Fault> {
        self.edition.keep::<T::Game>()?;
        let words = self.lang.words()?;
        let record = stored.record::<T::Game>(&self.file)?;
        let scene = self.scene(&record, &self.file)?;
        if self.json {
            return output::print_json(&scene);
        }
        let names = names_of(&record.players);
        let company = Company { words: &words, names: &names, you: self.seat };
        let mut text = format!(
            "{}\n\n{}\n",
            heading::<T::Game>(&words, &scene),
            T::Screens::draw(&company, &scene.view, Paint::PLAIN)
        );
        let news: Vec<_> = scene.log.iter().filter(|told| T::Screens::is_news(told)).collect();
        for told in news.iter().skip(news.len().saturating_sub(LATEST)) {
            text.push_str(&(log_lines::<T::Screens>(&company, &scene.view, told).join("\n") + "\n"));
        }
        output::print(&text)
    }

    fn scene<G: Game>(&self, record: &Record<G>, path: &Path) -> Result<Scene<G::View, G::Told>, Fault> {
        let rows = record.rows.len();
        let viewer = self.viewer(record.players.len())?;
        let row = self.at.unwrap_or(rows);
        if row > rows {
            return Err(Fault::wrong_use(format!("no row {row}: the record has rows 0 to {rows}")));
        }
        let replayed = stored::replay(record, row, path)?;
        let view = replayed.position().view(viewer);
        Ok(Scene { game: G::ID, row, rows, viewer, view, log: replayed.log(viewer) })
    }

    fn viewer(&self, players: usize) -> Result<Viewer, Fault> {
        match self.seat {
            _ if self.all => Ok(Viewer::Open),
            None => Ok(Viewer::Spectator),
            Some(seat) if seat.index() < players => Ok(Viewer::Seat(seat)),
            Some(seat) => {
                Err(Fault::wrong_use(format!("no seat {seat} at this table: there are seats 1 to {players}")))
            }
        }
    }
}

fn heading<G: Game>(words: &Words, scene: &Scene<G::View, G::Told>) -> String {
    let key = match scene.viewer {
        Viewer::Seat(_) => "replay-as-seat",
        Viewer::Spectator => "replay-as-spectator",
        Viewer::Open => "replay-as-open",
    };
    let seat = match scene.viewer {
        Viewer::Seat(seat) => seat.number(),
        Viewer::Spectator | Viewer::Open => 0,
    };
    let title = G::ledger().title(words.language().code());
    let values = [("game", title.into()), ("row", scene.row.into()), ("rows", scene.rows.into())];
    let who = words.say(key, &[("seat", seat.into())]);
    format!("{}, {who}", words.say("replay-row", &values))
}
