use std::fmt;

/// Something in an edition file that has to be changed, or that is worth a second look.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mistake {
    /// The line, counted from one.
    pub line: usize,
    /// What it is about, as in `card.17.best_day`; the number counts the entries of the file. Empty if the line is
    /// about nothing.
    pub key: String,
    /// What was found and what would do.
    pub what: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, key, what } = self;
        if key.is_empty() { write!(f, "{line}: {what}") } else { write!(f, "{line}: {key}: {what}") }
    }
}

/// Everything that is wrong with an edition file, by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionError(pub Vec<Mistake>);

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(Mistake::to_string).collect::<Vec<_>>().join("\n"))
    }
}

impl std::error::Error for EditionError {}
