/// What the edition files of a game look like.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The headings that occur once, without brackets, as in `money`.
    pub tables: &'static [&'static str],
    /// The headings of entries, of which there are many, without brackets, as in `card`.
    pub entries: &'static [&'static str],
    /// A list, as an example.
    pub list: &'static str,
    /// A number, as an example.
    pub number: &'static str,
    /// A text, as an example, without quotes.
    pub text: &'static str,
}

impl Format {
    /// Returns how a heading of this word is written, if editions have it.
    pub(crate) fn heading(&self, word: &str) -> Option<String> {
        if self.tables.contains(&word) {
            Some(format!("[{word}]"))
        } else if self.entries.contains(&word) {
            Some(format!("[[{word}]]"))
        } else {
            None
        }
    }
}
