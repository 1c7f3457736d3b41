use std::path::{Path, PathBuf};
use std::{fs, io};

use bequest_catalogue::Title;
use bequest_engine::{Game, Record, RecordError, Seed};

use crate::dispatch::with_game;
use crate::edition::OwnEditions;
use crate::fault::Fault;
use crate::output;
use crate::stored::Stored;

/// Replays records strictly and names the first wrong line of each
///
/// All files are looked at. The exit code is 0 if there is no fault in them, 1 if there is one, and 2 if a file
/// could not be read.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bequest check records/\n  bequest check game.rec --seed 00..ff")]
pub(crate) struct Check {
    /// Records, or directories whose .rec files are checked
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,
    /// The seed of a table, to verify the chance of a game that is not over
    #[arg(long, value_name = "HEX", value_parser = read_seed)]
    seed: Option<Seed>,
    #[command(flatten)]
    editions: OwnEditions,
}

/// What is good about a record.
#[derive(PartialEq, Eq, Debug)]
struct Verdict {
    rows: usize,
    finished: bool,
    chance_verified: bool,
}

impl Check {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        self.editions.keep()?;
        if let [path] = &self.paths[..]
            && !path.exists()
        {
            return check_file(path, self.seed).map(|_| ());
        }
        let (mut good, mut faulty, mut unread) = (0, 0, 0);
        for path in &self.paths {
            for file in files_of(path) {
                match file.and_then(|file| check_file(&file, self.seed)) {
                    Ok(line) => {
                        output::print(&line)?;
                        good += 1;
                    }
                    Err(Fault::Found(what)) => {
                        output::note(what);
                        faulty += 1;
                    }
                    Err(Fault::Use(what)) => {
                        output::note(what);
                        unread += 1;
                    }
                }
            }
        }
        let faults = format!("records with a fault: {faulty} of {}", good + faulty);
        match (faulty, unread) {
            (0, 0) => Ok(()),
            (_, 0) => Err(Fault::found(faults)),
            (0, _) => Err(Fault::wrong_use(format!("not read: {unread}; name records or directories of them"))),
            (_, _) => Err(Fault::wrong_use(format!("not read: {unread}; {faults}"))),
        }
    }
}

fn read_seed(text: &str) -> Result<Seed, String> {
    text.parse().map_err(|error| format!("{error}; a seed is 64 hexadecimal digits in small letters"))
}

/// Returns the file itself, or the records in a directory, sorted; or why there are none.
fn files_of(path: &Path) -> Vec<Result<PathBuf, Fault>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    match records_in(path) {
        Err(error) => vec![Err(Fault::wrong_use(format!("cannot read {}: {error}", path.display())))],
        Ok(files) if files.is_empty() => {
            vec![Err(Fault::wrong_use(format!("{}: there is no .rec file in it", path.display())))]
        }
        Ok(files) => files.into_iter().map(Ok).collect(),
    }
}

fn records_in(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "rec") {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

/// Returns the line that says what is good about a record.
fn check_file(path: &Path, seed: Option<Seed>) -> Result<String, Fault> {
    let stored = Stored::read(path)?;
    let found = |what| Fault::found(format!("{}: {what}", path.display()));
    let verdict = with_game!(stored.game, T => check::<<T as Title>::Game>(&stored.text, seed).map_err(found))?;
    Ok(in_words(path, &verdict))
}

/// Holds a record to its form, its rules, its chance and its standing, in this order for each line.
fn check<G: Game>(text: &str, seed: Option<Seed>) -> Result<Verdict, String> {
    let record = Record::<G>::parse(text).map_err(|error| first_wrong_line::<G>(text, &error))?;
    let mut replayed = record.replay().map_err(|error| error.to_string())?;
    if let Some(seed) = seed {
        replayed = record.replay_against(seed).map_err(|error| error.to_string())?;
    }
    let (rows, finished) = (record.rows.len(), record.end.is_some());
    Ok(Verdict { rows, finished, chance_verified: replayed.is_chance_verified() })
}

/// Names the first wrong line of a text that is no record.
///
/// A changed row can still be well formed; then only the check sum at the end does not fit. What stands above the
/// wrong line is replayed, to name the row itself and the rule that it breaks.
fn first_wrong_line<G: Game>(text: &str, error: &RecordError) -> String {
    let above: Vec<&str> = text.lines().take(error.line - 1).take_while(|line| *line != "end").collect();
    let Ok(record) = Record::<G>::parse(&(above.join("\n") + "\n")) else { return error.to_string() };
    let seed = text.lines().skip(above.len()).find_map(|line| line.strip_prefix("seed ")?.parse().ok());
    let replayed = match seed {
        Some(seed) if record.fairness.is_some() => record.replay_against(seed),
        Some(_) | None => record.replay_rows(record.rows.len()),
    };
    match replayed {
        Err(earlier) if earlier.line < error.line => earlier.to_string(),
        Err(_) | Ok(_) => error.to_string(),
    }
}

fn in_words(path: &Path, verdict: &Verdict) -> String {
    let Verdict { rows, finished, chance_verified } = *verdict;
    let end = if finished { "finished" } else { "unfinished" };
    let chance = if chance_verified { "chance verified" } else { "chance not verifiable (no seed)" };
    format!("ok {}: {rows} rows, {end}, {chance}\n", path.display())
}
