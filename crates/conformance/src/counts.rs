//! Counts of step sequences from positions of the golden records.
//!
//! A line `FILE ROW DEPTH COUNT` of `perft.txt` says that after the first ROW rows of a record there are COUNT ways to
//! go on for DEPTH steps, as [`perft`] counts them. With `BEQUEST_BLESS=1` in the environment the file is written again.

use std::fs;
use std::path::Path;

use bequest_engine::{Game, perft};

use crate::golden::{golden_record, golden_up_to, is_blessed, position_at, read_text};

/// A position to be looked for in a golden record, named without its ending, and how deep to count from there.
pub struct Wanted<V>(pub &'static str, pub fn(&V) -> bool, pub usize);

impl<V> Wanted<V> {
    /// Counts from the position, for the game whose rules are in a folder.
    ///
    /// # Panics
    /// If there is no such position.
    pub fn count<G: Game<View = V>>(&self, folder: &str) -> u64 {
        let record = golden_up_to::<G>(folder, &self.file(), self.1);
        count(&position_at(&record, record.rows.len()), self.2)
    }

    fn file(&self) -> String {
        format!("{}.rec", self.0)
    }

    fn line<G: Game<View = V>>(&self, folder: &str) -> String {
        let rows = golden_up_to::<G>(folder, &self.file(), self.1).rows.len();
        format!("{} {rows} {} {}\n", self.file(), self.2, self.count::<G>(folder))
    }
}

/// Holds the lines of `perft.txt`, in the folder of a game's rules, to what is counted; the file has at least a line for
/// each position that is wanted.
///
/// # Panics
/// Names the first line that does not hold.
pub fn assert_counts<G: Game>(folder: &str, wanted: &[Wanted<G::View>]) {
    let path = Path::new(folder).join("perft.txt");
    if is_blessed() {
        let lines: String = wanted.iter().map(|wanted| wanted.line::<G>(folder)).collect();
        fs::write(&path, lines).expect("the counts can be written");
    }
    let text = read_text(&path);
    assert!(text.lines().count() >= wanted.len(), "{} lines for {} positions", text.lines().count(), wanted.len());
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let &[file, row, depth, wanted] = words.as_slice() else { panic!("not FILE ROW DEPTH COUNT: {line}") };
        let number = |text: &str| text.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let position = position_at(&golden_record::<G>(folder, file), number(row));
        assert_eq!(count(&position, number(depth)).to_string(), wanted, "{line}");
    }
}

fn count<G: Game>(position: &G, depth: usize) -> u64 {
    perft(position, depth)[depth]
}
