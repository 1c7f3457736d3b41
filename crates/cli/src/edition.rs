//! Edition files: to check one, to print one, and `--edition` for the commands that play or read records.

use std::path::{Path, PathBuf};

use bequest_editions::{Mistake, Source};
use bequest_engine::{Edition as _, EditionId, Game};
use bequest_erbraffer::Erbraffer;
use bequest_maloney::Maloney;
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
        /// The game that it is for; the file shows it, unless there is little in it
        #[arg(long)]
        game: Option<String>,
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
                let Kept { game, id, about, doubts } = match game {
                    Some(game) => with_game!(game.as_str(), G => keep::<G>(&file))?,
                    None => keep_any(&file)?,
                };
                for doubt in &doubts {
                    output::note(format_args!("{}:{doubt}", file.display()));
                }
                output::print(&format!("ok {}: {game} edition {id}: {about}\n", file.display()))
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
    /// An edition file with other components than the built-in ones; see `bequest edition`. It can be given more than
    /// once where a game rests on several editions
    #[arg(long = "edition", value_name = "FILE")]
    editions: Vec<PathBuf>,
}

impl OwnEdition {
    /// Reads the files that were named and returns the editions to play with. Records that name them are found from then
    /// on.
    pub(crate) fn keep<G: Components>(&self) -> Result<Vec<EditionId>, Fault> {
        self.editions.iter().map(|file| keep::<G>(file).map(|kept| kept.id)).collect()
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
        self.editions.iter().map(|file| keep_any(file).map(|kept| (kept.game, kept.id))).collect()
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
    game: &'static str,
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
        let edition = bequest_maloney::Edition::read(text).map_err(|error| lines(&error.0))?;
        let [towns, cards, suitcases] = [edition.towns().len(), edition.cards().len(), edition.suitcases().len()];
        let values = values(Source::ALL.map(|source| edition.count(source)));
        let about = format!("{towns} towns, {cards} cards, {suitcases} suitcases; {values}");
        let doubts = lines(edition.doubts());
        Ok(Kept { game: Self::ID, id: edition.intern().id(), about, doubts })
    }
}

impl Components for Erbraffer {
    fn newest_edition_file() -> &'static str {
        bequest_erbraffer::Edition::built_in_file()
    }

    fn keep_edition(text: &str) -> Result<Kept, Vec<String>> {
        let edition = bequest_erbraffer::Edition::read(text).map_err(|error| lines(&error.0))?;
        let [persons, couples, benefactors] =
            [edition.persons().len(), edition.couples().len(), edition.benefactors().len()];
        let [heirlooms, cards] = [edition.heirlooms().len(), edition.cards().len()];
        let values = values(Source::ALL.map(|source| edition.count(source)));
        let about = format!(
            "{persons} persons, {couples} couples, {benefactors} benefactors, {heirlooms} heirlooms, {cards} cards; {values}"
        );
        let doubts = lines(edition.doubts());
        Ok(Kept { game: Self::ID, id: edition.intern().id(), about, doubts })
    }
}

fn lines(mistakes: &[Mistake]) -> Vec<String> {
    mistakes.iter().map(Mistake::to_string).collect()
}

/// Says where the values come from.
fn values([rulebook, found, reconstructed]: [usize; 3]) -> String {
    let all = rulebook + found + reconstructed;
    format!("of {all} values {rulebook} are from the rulebook, {found} found, {reconstructed} reconstructed")
}

/// Reads the edition file of a game and keeps the edition.
fn keep<G: Components>(file: &Path) -> Result<Kept, Fault> {
    let text = read_text(file)?;
    G::keep_edition(&text).map_err(|mistakes| refuse(file, G::ID, &mistakes))
}

/// Reads the edition file of whatever game and keeps the edition.
fn keep_any(file: &Path) -> Result<Kept, Fault> {
    let text = read_text(file)?;
    let mut faults = Vec::new();
    for game in GAMES {
        match with_game!(*game, G => Ok(G::keep_edition(&text)))? {
            Ok(kept) => return Ok(kept),
            Err(mistakes) => faults.push((*game, mistakes)),
        }
    }
    // The game that finds the fewest faults is the one it is meant for.
    let (game, mistakes) = faults.into_iter().min_by_key(|(_, mistakes)| mistakes.len()).expect("there are games");
    Err(refuse(file, game, &mistakes))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_keeps_its_own_file_and_refuses_the_others() {
        let [maloney, erbraffer] = [Maloney::newest_edition_file(), Erbraffer::newest_edition_file()];
        let kept = Maloney::keep_edition(maloney).ok().map(|kept| (kept.game, kept.about));
        let about =
            "16 towns, 64 cards, 24 suitcases; of 122 values 15 are from the rulebook, 0 found, 107 reconstructed";
        assert_eq!(kept, Some(("maloney", about.to_owned())));
        let kept = Erbraffer::keep_edition(erbraffer).ok().map(|kept| (kept.game, kept.about));
        let about = "54 persons, 18 couples, 12 benefactors, 6 heirlooms, 48 cards; of 236 values 50 are from the \
                     rulebook, 1 found, 185 reconstructed";
        assert_eq!(kept, Some(("erbraffer", about.to_owned())));
        for mistakes in [Maloney::keep_edition(erbraffer).err(), Erbraffer::keep_edition(maloney).err()] {
            assert!(mistakes.is_some_and(|mistakes| mistakes.len() > 100), "so many that the right game finds fewer");
        }
    }
}
