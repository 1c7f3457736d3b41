use std::fmt::{self, Write};

use sha2::{Digest, Sha256};

use crate::{Commitment, EditionId, Fair, Game, Nonce, Player, Row, Seat, Seed, Setup, SetupError, Standing, agree};

/// The first line of every record; its number changes if the format ever does.
const FIRST_LINE: &str = "bequest record 1";

/// A whole game as text: what a table stores, exports, reports and tests with.
///
/// It holds every secret of the game. Parsing what was printed gives the same record, and printing what was parsed
/// the same bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// What was agreed before the game.
    pub setup: G::Setup,
    /// Who sat where at the start.
    pub players: Vec<Player>,
    /// What lets everyone check the chance afterwards, for tables that promise it.
    pub fairness: Option<Fairness>,
    /// Everything that happened.
    pub rows: Vec<Row<G>>,
    /// How it ended, if it did.
    pub end: Option<End>,
}

/// What is fixed about a table's chance before the first step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    /// The table's name: 1 to 64 letters, digits or hyphens; after `practice ` if the deal of that table was played
    /// again.
    pub table: String,
    /// The hash of the seed.
    pub commitment: Commitment,
    /// What each seat added, in seat order.
    pub nonces: Vec<Nonce>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The seed, where a commitment was made.
    pub seed: Option<Seed>,
    /// The result.
    pub standing: Standing,
}

/// Why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from one.
    pub line: usize,
    /// What was found and what should be there.
    pub what: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for RecordError {}

impl<G: Game> Record<G> {
    /// Returns the line on which a row stands, both counted from one.
    pub fn line_of_row(&self, number: usize) -> usize {
        let fairness = self.fairness.as_ref().map_or(0, |fairness| 2 + fairness.nonces.len());
        5 + self.players.len() + fairness + number
    }

    /// Reads a record, strictly.
    ///
    /// What is read is well formed; [`replay`](Self::replay) checks whether the rows follow the rules.
    ///
    /// # Errors
    /// Names the first wrong line.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines::new(text)?;
        lines.exactly(FIRST_LINE)?;
        let game = lines.value("game")?;
        if game != G::ID {
            return Err(lines.wrong(format!("the game is {}, not {:?}", quoted(game), G::ID)));
        }
        let setup = read_setup::<G>(&mut lines)?;
        let players = read_players(&mut lines, setup.players())?;
        let fairness = read_fairness(&mut lines, setup.players())?;
        let rows = read_rows(&mut lines)?;
        let end = read_end(&mut lines, fairness.is_some(), setup.players())?;
        Ok(Self { setup, players, fairness, rows, end })
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        f.write_str(&body)?;
        let Some(end) = &self.end else { return Ok(()) };
        writeln!(f, "sum {}\nstanding {}", short_hash(&body), end.standing)
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a record of {} with {} rows", G::ID, self.rows.len())
    }
}

impl<G: Game> Record<G> {
    /// Returns everything that the check sum covers.
    fn body(&self) -> String {
        let mut text = String::new();
        self.write_body(&mut text).expect("a string takes all that is written");
        text
    }

    fn write_body(&self, text: &mut String) -> fmt::Result {
        writeln!(text, "{FIRST_LINE}\ngame {}\nrules {}", G::ID, self.setup.rules())?;
        writeln!(text, "edition {}", editions_line(&self.setup))?;
        writeln!(text, "options {}", options_line(&self.setup))?;
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            writeln!(text, "seat {seat} {player}")?;
        }
        if let Some(fairness) = &self.fairness {
            writeln!(text, "table {}\ncommitment {}", fairness.table, fairness.commitment)?;
            for (seat, nonce) in Seat::all(fairness.nonces.len()).zip(&fairness.nonces) {
                writeln!(text, "nonce {seat} {nonce}")?;
            }
        }
        for (number, row) in (1..).zip(&self.rows) {
            writeln!(text, "{number} {row}")?;
        }
        if let Some(end) = &self.end {
            text.push_str("end\n");
            if let Some(seed) = end.seed {
                writeln!(text, "seed {seed}")?;
            }
        }
        Ok(())
    }
}

/// Returns the first 16 hexadecimal digits of the SHA-256 of a text: the check sum of a record's lines.
pub(crate) fn short_hash(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(8).fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all that is written");
        text
    })
}

/// Returns a line in quotes, cut where it is too long to be shown.
fn quoted(line: &str) -> String {
    const LONGEST: usize = 60;
    let start: String = line.chars().take(LONGEST).collect();
    if start.len() == line.len() { format!("{line:?}") } else { format!("{start:?}…") }
}

/// The lines of a text, with the number of the one that was read last.
struct Lines<'a> {
    text: &'a str,
    rest: &'a str,
    line: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Result<Self, RecordError> {
        if text.is_empty() || text.ends_with('\n') {
            return Ok(Self { text, rest: text, line: 0 });
        }
        Err(RecordError { line: text.lines().count(), what: "the last line has no end".into() })
    }

    fn wrong(&self, what: String) -> RecordError {
        RecordError { line: self.line, what }
    }

    fn peek(&self) -> Option<&'a str> {
        self.rest.split_once('\n').map(|(line, _)| line)
    }

    fn next(&mut self, wanted: &str) -> Result<&'a str, RecordError> {
        self.line += 1;
        let (line, rest) =
            self.rest.split_once('\n').ok_or_else(|| self.wrong(format!("the record ends here without {wanted}")))?;
        self.rest = rest;
        Ok(line)
    }

    fn exactly(&mut self, wanted: &str) -> Result<(), RecordError> {
        let line = self.next(&format!("{wanted:?}"))?;
        if line == wanted { Ok(()) } else { Err(self.wrong(format!("found {} instead of {wanted:?}", quoted(line)))) }
    }

    /// Reads a line of this keyword and returns what stands behind it.
    fn value(&mut self, keyword: &str) -> Result<&'a str, RecordError> {
        let line = self.next(&format!("a line {keyword:?}"))?;
        let value = line.strip_prefix(keyword).and_then(|rest| rest.strip_prefix(' '));
        value.ok_or_else(|| self.wrong(format!("found {} instead of a line {keyword:?}", quoted(line))))
    }

    /// Reads a value and holds it to its own way of writing.
    fn read<T: std::str::FromStr<Err: fmt::Display> + fmt::Display>(&self, text: &str) -> Result<T, RecordError> {
        let value: T = text.parse().map_err(|error| self.wrong(format!("{error}")))?;
        let written = value.to_string();
        if written == text { Ok(value) } else { Err(self.wrong(format!("{text:?} should be written {written:?}"))) }
    }
}

fn read_setup<G: Game>(lines: &mut Lines<'_>) -> Result<G::Setup, RecordError> {
    let value = lines.value("rules")?;
    let rules: u16 = lines.read(value)?;
    let value = lines.value("edition")?;
    let (edition_line, named) = (lines.line, value);
    let editions = read_editions(lines, value)?;
    let value = lines.value("options")?;
    let mut options = Vec::new();
    for option in value.split(',') {
        let pair = option.split_once('=').ok_or_else(|| lines.wrong(format!("no such option: {option:?}")))?;
        options.push((pair.0.to_owned(), pair.1.to_owned()));
    }
    let setup = agree::<G>(rules, &editions, &options).map_err(|error| {
        let line = match error {
            SetupError::Rules { .. } => edition_line - 1,
            SetupError::Edition { .. } => edition_line,
            SetupError::Option { .. }
            | SetupError::Doubled(_)
            | SetupError::Unfit { .. }
            | SetupError::Value { .. }
            | SetupError::Spelling { .. } => lines.line,
        };
        RecordError { line, what: error.to_string() }
    })?;
    for (line, found, written) in
        [(edition_line, named, editions_line(&setup)), (lines.line, value, options_line(&setup))]
    {
        if found != written {
            return Err(RecordError { line, what: format!("{found:?} should be written {written:?}") });
        }
    }
    Ok(setup)
}

/// Reads the editions of a line: the name and the hash of each, one after the other.
fn read_editions(lines: &Lines<'_>, value: &str) -> Result<Vec<EditionId>, RecordError> {
    let parts: Vec<&str> = value.split(' ').collect();
    let edition = |pair: &[&str]| match pair {
        [name, hash] => Ok(EditionId { name: (*name).into(), hash: (*hash).into() }),
        _ => Err(lines.wrong(format!("no such edition: {value:?}"))),
    };
    parts.chunks(2).map(edition).collect()
}

fn editions_line(setup: &impl Setup) -> String {
    setup.editions().iter().map(EditionId::to_string).collect::<Vec<_>>().join(" ")
}

fn options_line(setup: &impl Setup) -> String {
    setup.options().iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(",")
}

fn read_players(lines: &mut Lines<'_>, count: usize) -> Result<Vec<Player>, RecordError> {
    let mut players = Vec::new();
    for seat in Seat::all(count) {
        let value = lines.value(&format!("seat {seat}"))?;
        players.push(lines.read(value)?);
    }
    Ok(players)
}

fn read_fairness(lines: &mut Lines<'_>, count: usize) -> Result<Option<Fairness>, RecordError> {
    if !lines.peek().is_some_and(|line| line.starts_with("table ")) {
        return Ok(None);
    }
    let table = lines.value("table")?.to_owned();
    let name = table.strip_prefix(Fair::PRACTICE).unwrap_or(&table);
    let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !plain || !(1..=64).contains(&name.len()) {
        return Err(lines.wrong(format!("no such table: {table:?}")));
    }
    let value = lines.value("commitment")?;
    let commitment = lines.read(value)?;
    let mut nonces = Vec::new();
    for seat in Seat::all(count) {
        let value = lines.value(&format!("nonce {seat}"))?;
        nonces.push(lines.read(value)?);
    }
    Ok(Some(Fairness { table, commitment, nonces }))
}

fn read_rows<G: Game>(lines: &mut Lines<'_>) -> Result<Vec<Row<G>>, RecordError> {
    let mut rows = Vec::new();
    while lines.peek().is_some_and(|line| line != "end") {
        let number = rows.len() + 1;
        let value = lines
            .value(&number.to_string())
            .map_err(|error| RecordError { what: format!("{} of row {number}, or \"end\"", error.what), ..error })?;
        rows.push(lines.read(value)?);
    }
    Ok(rows)
}

fn read_end(lines: &mut Lines<'_>, committed: bool, players: usize) -> Result<Option<End>, RecordError> {
    if lines.peek().is_none() {
        return Ok(None);
    }
    lines.exactly("end")?;
    let seed = if committed {
        let value = lines.value("seed")?;
        Some(lines.read(value)?)
    } else {
        None
    };
    let body = &lines.text[..lines.text.len() - lines.rest.len()];
    let found = lines.value("sum")?;
    if found != short_hash(body) {
        return Err(
            lines.wrong(format!("the check sum is {found:?}, but the lines above it give {:?}", short_hash(body)))
        );
    }
    let value = lines.value("standing")?;
    let standing: Standing = lines.read(value)?;
    if standing.ranks.players() != players {
        return Err(lines.wrong(format!("a standing of {} seats, not {players}", standing.ranks.players())));
    }
    match lines.peek() {
        None => Ok(Some(End { seed, standing })),
        Some(line) => Err(RecordError { line: lines.line + 1, what: format!("found {} after the end", quoted(line)) }),
    }
}

/// Returns the game that a record is of, read from its first two lines.
///
/// # Errors
/// If these are not a record's.
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    let mut lines = Lines { text, rest: text, line: 0 };
    lines.exactly(FIRST_LINE)?;
    lines.value("game")
}
