//! Edition files: to check one, to print one, and `--edition` for the commands that play or read records.

use std::path::{Path, PathBuf};

use bequest_engine::{Edition as _, EditionId, Game};
use bequest_maloney::{Maloney, Mistake, Source};
use clap::Subcommand;

use crate::dispatch::{GAMES, with_game};
use crate::fault::Fault;
use crate::{output, stored};

/// Checks or prints an edition: the components of a game as a file
///
/// Parts of the built-in editions are reconstructed. Who owns the box can put the printed values in: print the built-in
/// file, change it, check it, and name it after --edition.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  bequest edition print maloney > mine.toml\n  bequest edition check mine.toml\n  bequest play maloney --edition mine.toml"
)]
pub(crate) struct Edition {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Says what is wrong with an edition file, all at once, by line
    ///
    /// The exit code is 0 if nothing is wrong, 1 if something is, and 2 if the file cannot be read.
    #[command(after_help = "Example:\n  bequest edition check mine.toml")]
    Check {
        /// The edition file
        file: PathBuf,
        /// The game that it is for
        #[arg(long, default_value = "maloney")]
        game: String,
    },
    /// Prints the newest built-in edition, to start one's own from
    #[command(after_help = "Example:\n  bequest edition print maloney > mine.toml")]
    Print {
        /// The game
        game: String,
    },
}

impl Edition {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        match self.task {
            Task::Check { file, game } => {
                let kept = with_game!(game.as_str(), G => keep::<G>(&file))?;
                for doubt in &kept.doubts {
                    output::note(format_args!("{}:{doubt}", file.display()));
                }
                output::print(&format!("ok {}: {game} edition {}: {}\n", file.display(), kept.id, kept.about))
            }
            Task::Print { game } => {
                output::print(with_game!(game.as_str(), G => Ok::<_, Fault>(G::newest_edition_file()))?)
            }
        }
    }
}

/// Other components than the built-in ones.
#[derive(clap::Args, Default)]
pub(crate) struct OwnEdition {
    /// An edition file with other components than the built-in ones; see `bequest edition`
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl OwnEdition {
    /// Reads the file, if one was named, and returns the edition to play with. Records that name it are found from then
    /// on.
    pub(crate) fn keep<G: Components>(&self) -> Result<Option<EditionId>, Fault> {
        let kept = self.edition.as_deref().map(keep::<G>).transpose()?;
        Ok(kept.map(|kept| kept.id))
    }

    /// Reads the file for records of whatever game: it has to be an edition of one of them.
    pub(crate) fn keep_for_any(&self) -> Result<(), Fault> {
        let Some(file) = &self.edition else { return Ok(()) };
        let text = read_text(file)?;
        let mut faults = Vec::new();
        for game in GAMES {
            match with_game!(*game, G => Ok(G::keep_edition(&text)))? {
                Ok(_) => return Ok(()),
                Err(mistakes) => faults.push((*game, mistakes)),
            }
        }
        // The game that finds the fewest faults is the one it is meant for.
        let (game, mistakes) = faults.into_iter().min_by_key(|(_, mistakes)| mistakes.len()).expect("there are games");
        Err(refuse(file, game, &mistakes))
    }
}

/// A game whose components are data that an owner of the box can put in.
pub(crate) trait Components: Game {
    /// Returns the file of the newest built-in edition.
    fn newest_edition_file() -> &'static str;

    /// Reads an edition file and keeps the edition, so that records that name it are found.
    ///
    /// # Errors
    /// Lists all that is wrong with it, each beginning with its line.
    fn keep_edition(text: &str) -> Result<Kept, Vec<String>>;
}

/// An edition that was read from a file.
pub(crate) struct Kept {
    id: EditionId,
    /// How much there is of everything, and where it comes from.
    about: String,
    /// What is worth a second look, each beginning with its line.
    doubts: Vec<String>,
}

impl Components for Maloney {
    fn newest_edition_file() -> &'static str {
        bequest_maloney::Edition::built_in_file()
    }

    fn keep_edition(text: &str) -> Result<Kept, Vec<String>> {
        let lines = |mistakes: &[Mistake]| mistakes.iter().map(Mistake::to_string).collect::<Vec<_>>();
        let edition = bequest_maloney::Edition::read(text).map_err(|error| lines(&error.0))?;
        let [towns, cards, suitcases] = [edition.towns().len(), edition.cards().len(), edition.suitcases().len()];
        let [rulebook, found, reconstructed] = Source::ALL.map(|source| edition.count(source));
        let about = format!(
            "{towns} towns, {cards} cards, {suitcases} suitcases; of {} values {rulebook} are from the rulebook, {found} \
             found, {reconstructed} reconstructed",
            rulebook + found + reconstructed
        );
        let doubts = lines(edition.doubts());
        Ok(Kept { id: edition.intern().id(), about, doubts })
    }
}

fn keep<G: Components>(file: &Path) -> Result<Kept, Fault> {
    let text = read_text(file)?;
    G::keep_edition(&text).map_err(|mistakes| refuse(file, G::ID, &mistakes))
}

fn read_text(file: &Path) -> Result<String, Fault> {
    stored::read_text(file, "an edition", "as bequest edition print writes one")
}

/// Lists all that is wrong with a file.
fn refuse(file: &Path, game: &str, mistakes: &[String]) -> Fault {
    for mistake in mistakes {
        output::note(format_args!("{}:{mistake}", file.display()));
    }
    let count = if mistakes.len() == 1 { "1 mistake".to_owned() } else { format!("{} mistakes", mistakes.len()) };
    Fault::found(format!("{}: no edition of {game} yet: {count}", file.display()))
}
