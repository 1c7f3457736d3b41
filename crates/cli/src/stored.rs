//! Records in files.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use bequest_engine::{Game, Record, ReplayError, Replayed, game_of};

use crate::dispatch::{self, GAMES};
use crate::fault::Fault;

/// A longer file is no record and no edition; it keeps an endless one from filling the memory.
const LONGEST: u64 = 64 << 20;

/// The text of a record file with the name of its game.
pub(crate) struct Stored {
    /// What the file holds.
    pub(crate) text: String,
    /// The game, one of [`GAMES`].
    pub(crate) game: &'static str,
}

impl Stored {
    /// Reads a file and finds out what game it is of.
    ///
    /// A file that cannot be read is a wrong use; one that is not a record is a fault found in it.
    pub(crate) fn read(path: &Path) -> Result<Self, Fault> {
        let text = read_text(path, "a record", "as simulate and play write them")?;
        let game = game_in(&text).map_err(|what| Fault::found(format!("{}: {what}", path.display())))?;
        Ok(Self { text, game })
    }

    /// Reads the record.
    pub(crate) fn record<G: Game>(&self, path: &Path) -> Result<Record<G>, Fault> {
        Record::parse(&self.text).map_err(|error| Fault::found(format!("{}: {error}", path.display())))
    }
}

/// Plays the first rows of a record again.
pub(crate) fn replay<G: Game>(record: &Record<G>, rows: usize, path: &Path) -> Result<Replayed<G>, Fault> {
    record.replay_rows(rows).map_err(|error: ReplayError| Fault::found(format!("{}: {error}", path.display())))
}

/// Reads a file that should hold this, made like that.
///
/// A file that cannot be read is a wrong use; one that is no text is a fault found in it.
pub(crate) fn read_text(path: &Path, what: &str, made: &str) -> Result<String, Fault> {
    let unread = |error| Fault::wrong_use(format!("cannot read {}: {error}; name {what}, {made}", path.display()));
    let mut bytes = Vec::new();
    File::open(path).map_err(unread)?.take(LONGEST + 1).read_to_end(&mut bytes).map_err(unread)?;
    if bytes.len() as u64 > LONGEST {
        return Err(Fault::found(format!("{}: not {what}: longer than {LONGEST} bytes", path.display())));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        Fault::found(format!("{}: line {line}: not {what}: the text is not UTF-8", path.display()))
    })
}

fn game_in(text: &str) -> Result<&'static str, String> {
    let name = game_of(text).map_err(|error| error.to_string())?;
    GAMES
        .iter()
        .copied()
        .find(|known| *known == name)
        .ok_or_else(|| format!("line 2: {}", dispatch::no_such_game(name)))
}
