use std::path::{Path, PathBuf};

use bequest_engine::{Game, Record, Seat, Viewer};
use bequest_words::{Company, Language, Words};
use serde::Serialize;

use crate::dispatch::with_game;
use crate::fault::Fault;
use crate::output;
use crate::play::log_lines;
use crate::play::paint::Paint;
use crate::play::terminal::Terminal;
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
}

/// How many of the latest events are shown to people.
const LATEST: usize = 10;

/// What is told in JSON. Who is to act is told by the view alone, so that it says no more than the viewer may know.
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
        with_game!(stored.game, G => self.show::<G>(&stored))
    }

    fn show<G: Terminal>(&self, stored: &Stored) -> Result<(), Fault> {
        let record = stored.record::<G>(&self.file)?;
        let scene = self.scene(&record, &self.file)?;
        if self.json {
            return output::print_json(&scene);
        }
        let names: Vec<String> = record.players.iter().map(|player| player.name().to_owned()).collect();
        let company = Company { words: &Words::new(Language::English), names: &names, you: self.seat };
        let mut text = format!("{}\n\n{}\n", heading(&scene), G::draw(&company, &scene.view, Paint::PLAIN));
        let news: Vec<_> = scene.log.iter().filter(|told| G::is_news(told)).collect();
        for told in news.iter().skip(news.len().saturating_sub(LATEST)) {
            text.push_str(&(log_lines::<G>(&company, &scene.view, told).join("\n") + "\n"));
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

fn heading<V, T>(scene: &Scene<V, T>) -> String {
    let who = match scene.viewer {
        Viewer::Seat(seat) => format!("as seat {seat} sees it"),
        Viewer::Spectator => "as a spectator sees it".to_owned(),
        Viewer::Open => "with all secrets".to_owned(),
    };
    format!("{}: after row {} of {}, {who}", scene.game, scene.row, scene.rows)
}
