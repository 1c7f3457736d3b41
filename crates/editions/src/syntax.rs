//! Lines that are not TOML.
//!
//! A parser stops making sense after the first bad line. Here each one is mended or left out, so that the rest of the
//! file can be looked at as well, with every line in its place.

use toml::de::{DeTable, Error};

use crate::{Format, Mistake};

/// After so many bad lines a file is not worth reading on.
const MOST: usize = 20;

/// A text that is TOML, and what had to be done to make it so.
pub(crate) struct Legible {
    pub(crate) text: String,
    pub(crate) mistakes: Vec<Mistake>,
    /// Lines that were mended or left out.
    pub(crate) touched: Vec<usize>,
}

/// Where the lines of a text begin.
pub(crate) struct Lines(Vec<usize>);

impl Lines {
    /// Finds all lines.
    pub(crate) fn of(text: &str) -> Self {
        let after_breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        Self(std::iter::once(0).chain(after_breaks).filter(|&start| start < text.len().max(1)).collect())
    }

    /// Returns the line of an offset, counted from one; the end belongs to the last line.
    pub(crate) fn at(&self, offset: usize) -> usize {
        self.0.partition_point(|&start| start <= offset)
    }
}

/// Makes a text legible.
///
/// # Errors
/// If there is no use in it: all bad lines up to there.
pub(crate) fn legible(text: &str, format: &Format) -> Result<Legible, Vec<Mistake>> {
    let lines = text.split('\n').map(str::to_owned).collect();
    let mut page = Page { format, lines, mistakes: Vec::new(), touched: vec![] };
    page.mend_headings();
    loop {
        let text = page.lines.join("\n");
        // Later errors may only follow from the first one.
        let first = DeTable::parse_recoverable(&text).1.into_iter().min_by_key(|error| start(&text, error));
        let Some(error) = first else { return Ok(Legible { text, mistakes: page.mistakes, touched: page.touched }) };
        let line = Lines::of(&text).at(start(&text, &error));
        let mended = page.mend(line, error.message());
        if !mended || page.mistakes.len() >= MOST {
            return Err(page.mistakes);
        }
    }
}

fn start(text: &str, error: &Error) -> usize {
    error.span().map_or(text.len(), |span| span.start)
}

struct Page<'f> {
    format: &'f Format,
    lines: Vec<String>,
    mistakes: Vec<Mistake>,
    touched: Vec<usize>,
}

impl Page<'_> {
    /// Sees to it that every known heading has the right brackets.
    fn mend_headings(&mut self) {
        for line in 1..=self.lines.len() {
            let Some(wanted) = self.heading(self.at(line)) else { continue };
            if without_comment(self.at(line)).trim() != wanted {
                let what = format!("{:?} is no heading: write it {wanted}", without_comment(self.at(line)).trim());
                self.note(line, what);
                self.lines[line - 1] = wanted;
            }
        }
    }

    /// Mends the line that keeps the text from being read, or leaves it out; tells whether that helps.
    fn mend(&mut self, line: usize, message: &str) -> bool {
        if let Some(open) = self.open_list_before(line, message) {
            self.note(open, "the list has no end: close it with ]".to_owned());
            self.lines[open - 1] = without_comment(self.at(open)).trim_end().to_owned() + "]";
            return true;
        }
        if message.contains("multi-line") {
            let open = (1..=line).rev().find(|&line| self.at(line).contains("\"\"\"") || self.at(line).contains("'''"));
            let open = open.unwrap_or(line);
            self.note(open, "three quotes begin a text without an end: write one".to_owned());
            self.lines[open - 1].clear();
            return true;
        }
        if self.at(line).trim().is_empty() {
            self.note(line, format!("the file cannot be read from here on: {message}"));
            return false;
        }
        self.note(line, in_words(self.format, self.at(line), message));
        let is_heading = self.heading(self.at(line)).is_some();
        self.lines[line - 1].clear();
        if is_heading {
            self.leave_out_entry(line);
        }
        true
    }

    /// Finds the list without an end, if it is that what makes no sense in this line.
    fn open_list_before(&self, line: usize, message: &str) -> Option<usize> {
        let here = self.at(line);
        let is_outside = here.contains('=') || here.trim_start().starts_with('[') || line == self.lines.len();
        if !message.contains("array") || message.contains("array table") || !is_outside {
            return None;
        }
        let is_open = |text: &str| text.matches('[').count() > text.matches(']').count();
        let opens =
            |line: &usize| without_comment(self.at(*line)).split_once('=').is_some_and(|(_, value)| is_open(value));
        (1..=line).rev().find(opens)
    }

    /// Leaves out all lines up to the next heading.
    fn leave_out_entry(&mut self, heading: usize) {
        for line in heading + 1..=self.lines.len() {
            if self.at(line).trim_start().starts_with('[') {
                return;
            }
            self.lines[line - 1].clear();
        }
    }

    /// Returns how the heading in this line is written, if it is one that editions have.
    fn heading(&self, line: &str) -> Option<String> {
        let line = without_comment(line);
        self.format.heading(line.trim_start().strip_prefix('[')?.trim_matches(['[', ']', ' ', '\t', '\r']))
    }

    fn at(&self, line: usize) -> &str {
        &self.lines[line - 1]
    }

    fn note(&mut self, line: usize, what: String) {
        self.mistakes.push(Mistake { line, key: self.key(line), what });
        self.touched.push(line);
    }

    /// Returns the key in a line with the part it belongs to, as in `card.17.town`; nothing if there is none.
    fn key(&self, line: usize) -> String {
        let key = self.at(line).split(['=', ':']).next().unwrap_or_default().trim();
        let is_key = key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !is_key || key.len() == self.at(line).trim().len() {
            return String::new();
        }
        let Some(part) = self.lines[..line].iter().rev().find_map(|above| self.heading(above)) else {
            return key.to_owned();
        };
        let number = self.lines[..line].iter().filter(|above| self.heading(above).as_ref() == Some(&part)).count();
        match part.strip_prefix("[[").and_then(|part| part.strip_suffix("]]")) {
            Some(entry) => format!("{entry}.{number}.{key}"),
            None => format!("{}.{key}", part.trim_matches(['[', ']'])),
        }
    }
}

/// Cuts a comment off, but not a `#` in quotes.
fn without_comment(line: &str) -> &str {
    let is_comment = |at: &usize| line[..*at].matches('"').count().is_multiple_of(2);
    let at = line.match_indices('#').map(|(at, _)| at).find(is_comment);
    &line[..at.unwrap_or(line.len())]
}

/// Says what is wrong with a line.
fn in_words(format: &Format, line: &str, message: &str) -> String {
    let found = without_comment(line).trim();
    let value = found.split_once('=').map_or("", |(_, value)| value.trim());
    match message.split(',').next().unwrap_or_default() {
        "duplicate key" => "this stands here a second time: keep one of the two".to_owned(),
        "key with no value" | "invalid unquoted key" | "unquoted keys cannot be empty" | "invalid key-value pair" => {
            format!("{found:?} says nothing: write it as key = value")
        }
        "invalid basic string" | "invalid literal string" => "the text has no end: close it with a quote".to_owned(),
        "missing escaped value" => "a \\ in a text means something else: write the text without it".to_owned(),
        "string values must be quoted"
        | "invalid boolean"
        | "unexpected key or value"
        | "unexpected leading zero"
        | "missing comma between array elements" => no_value(format, value),
        _ => format!("{found:?} cannot be read: {message}"),
    }
}

fn no_value(format: &Format, found: &str) -> String {
    let wanted = match found.chars().next() {
        None => return "there is no value: write one behind the =".to_owned(),
        Some('[') => format!("a list has brackets and commas, as in {}", format.list),
        Some('0'..='9' | '$' | '-' | '+') => format!("a number has digits alone, as in {}", format.number),
        Some(_) => format!("a text stands between two quotes, as in {:?}", format.text),
    };
    let found = if found.chars().any(char::is_control) { "this" } else { found };
    format!("{found} is no value: {wanted}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offset_has_a_line_and_the_end_has_the_last() {
        let lines = |text: &str| (0..=text.len()).map(|at| Lines::of(text).at(at)).collect::<Vec<_>>();
        assert_eq!(lines(""), [1]);
        assert_eq!(lines("a"), [1, 1]);
        assert_eq!(lines("a\n"), [1, 1, 1]);
        assert_eq!(lines("a\n\nb"), [1, 1, 2, 3, 3]);
        assert_eq!(lines("a\nb\n"), [1, 1, 2, 2, 2]);
    }
}
