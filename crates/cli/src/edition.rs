//! Edition files: to check one, to print one, and `--edition` for the commands that play or read records.

use std::path::{Path, PathBuf};

use bequest_catalogue::Title;
use bequest_editions::{Components, EditionError, EditionFiles, KeptEdition};
use bequest_engine::EditionId;
use clap::Subcommand;

use crate::dispatch::{GAMES, with_game};
use crate::fault::Fault;
use crate::{output, stored};

/// Checks or prints an edition: the components of a game as a file
///
/// Parts of the built-in editions are reconstructed. If you own the game, you can put the printed values in: print the built-in
/// file, change it, check it, and name it after --edition.
#[derive(clap::Args)]
#[command(
    after_help = crate::dispatch::examples(&["edition print {1} > mine.toml", "edition check mine.toml", "play {1} --edition mine.toml"])
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
        /// The game that it is for; the file shows it, unless there is little in it
        #[arg(long)]
        game: Option<String>,
    },
    /// Prints the newest built-in edition, to start your own from
    #[command(after_help = crate::dispatch::examples(&["edition print {1} > mine.toml"]))]
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
                let (game, kept) = match &game {
                    Some(game) => with_game!(game.as_str(), T => keep::<<T as Title>::Game>(&file))?,
                    None => keep_any(&file)?,
                };
                for doubt in &kept.doubts {
                    output::note(format_args!("{}:{doubt}", file.display()));
                }
                output::print(&format!("ok {}: {game} edition {}: {}\n", file.display(), kept.id, kept.about()))
            }
            Task::Print { game } => {
                let files = with_game!(game.as_str(), T => files::<<T as Title>::Game>())?;
                output::print(files.newest())
            }
        }
    }
}

/// Other components than the built-in ones.
#[derive(clap::Args, Default)]
pub(crate) struct OwnEdition {
    /// An edition file with other components than the built-in ones; see `bequest edition`. It can be given more than
    /// once where a game rests on several editions
    #[arg(long = "edition", value_name = "FILE")]
    editions: Vec<PathBuf>,
}

impl OwnEdition {
    /// Reads the files that were named and returns the editions to play with. Records that name them are found from then
    /// on.
    pub(crate) fn keep<G: Components>(&self) -> Result<Vec<EditionId>, Fault> {
        self.editions.iter().map(|file| keep::<G>(file).map(|(_, kept)| kept.id)).collect()
    }
}

/// Other components than the built-in ones, of whatever game.
#[derive(clap::Args, Default)]
pub(crate) struct OwnEditions {
    /// An edition file with other components than the built-in ones; see `bequest edition`. It can be given more than
    /// once; new tables take the last one of their game
    #[arg(long = "edition", value_name = "FILE")]
    editions: Vec<PathBuf>,
}

impl OwnEditions {
    /// Reads the files and returns the games they are for with the editions. Records that name them are found from then
    /// on.
    pub(crate) fn keep(&self) -> Result<Vec<(&'static str, EditionId)>, Fault> {
        self.editions.iter().map(|file| keep_any(file).map(|(game, kept)| (game, kept.id))).collect()
    }
}

/// Returns the edition files of a game.
fn files<G: Components>() -> Result<EditionFiles, Fault> {
    let none = || Fault::wrong_use(format!("{} has no edition files: its components are part of the program", G::ID));
    G::edition_files().ok_or_else(none)
}

/// Reads the edition file of a game and keeps the edition.
fn keep<G: Components>(file: &Path) -> Result<(&'static str, KeptEdition), Fault> {
    let (files, text) = (files::<G>()?, read_text(file)?);
    let kept = files.keep(&text).map_err(|error| refuse(file, G::ID, &error))?;
    Ok((G::ID, kept))
}

/// Reads the edition file of whatever game and keeps the edition.
fn keep_any(file: &Path) -> Result<(&'static str, KeptEdition), Fault> {
    let text = read_text(file)?;
    let mut faults = Vec::new();
    for game in GAMES {
        let Some(files) = with_game!(*game, T => Ok(<T as Title>::Game::edition_files()))? else { continue };
        match files.keep(&text) {
            Ok(kept) => return Ok((game, kept)),
            Err(error) => faults.push((*game, error)),
        }
    }
    // The game that finds the fewest faults is the one it is meant for.
    let (game, error) = faults.into_iter().min_by_key(|(_, error)| error.0.len()).expect("some game has edition files");
    Err(refuse(file, game, &error))
}

fn read_text(file: &Path) -> Result<String, Fault> {
    stored::read_text(file, "an edition", "as bequest edition print writes one")
}

/// Lists all that is wrong with a file.
fn refuse(file: &Path, game: &str, EditionError(mistakes): &EditionError) -> Fault {
    for mistake in mistakes {
        output::note(format_args!("{}:{mistake}", file.display()));
    }
    let count = if mistakes.len() == 1 { "1 mistake".to_owned() } else { format!("{} mistakes", mistakes.len()) };
    Fault::found(format!("{}: no edition of {game} yet: {count}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(game: &str) -> Option<EditionFiles> {
        bequest_catalogue::with_game!(game, T => <T as Title>::Game::edition_files()).expect("it is a game")
    }

    #[test]
    fn every_game_keeps_its_own_file_and_refuses_the_others() {
        for owner in GAMES {
            let Some(text) = files(owner).map(|files| files.newest()) else { continue };
            for reader in GAMES {
                let Some(files) = files(reader) else { continue };
                match files.keep(text) {
                    Ok(kept) => assert_eq!(reader, owner, "{}", kept.about()),
                    Err(EditionError(mistakes)) => {
                        assert_ne!(reader, owner);
                        assert!(mistakes.len() > 100, "so many that the right game finds fewer");
                    }
                }
            }
        }
    }
}
