use serde::Serialize;

/// Where a value of an edition comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// A fact about the printed game found elsewhere, in the box for one.
    Found,
    /// Ours; it fits all that is known.
    Reconstructed,
}

impl Source {
    /// All there are, the surest first.
    pub const ALL: [Source; 3] = [Source::Rulebook, Source::Found, Source::Reconstructed];

    /// Returns the word for it in an edition file.
    pub fn as_str(self) -> &'static str {
        match self {
            Source::Rulebook => "rulebook",
            Source::Found => "found",
            Source::Reconstructed => "reconstructed",
        }
    }
}
