//! From the text of an edition file to its values, each with its line.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::syntax::{Legible, Lines, legible};
use crate::{Format, Mistake, Source};

/// A value and its line.
#[derive(Clone, Copy, Debug)]
pub struct FileValue<T> {
    /// The line, counted from one.
    pub line: usize,
    /// The value.
    pub value: T,
}

impl<T> FileValue<T> {
    /// Makes something else of the value; the line stays.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> FileValue<U> {
        FileValue { line: self.line, value: change(self.value) }
    }
}

/// A table of the file, with its place.
pub struct Part<'a, 'i> {
    /// What it is, as in `card.17`; the whole file has no name.
    pub key: String,
    /// The line of its heading.
    pub line: usize,
    table: &'a DeTable<'i>,
}

impl Part<'_, '_> {
    /// Tells whether there is such a key.
    pub fn has(&self, key: &str) -> bool {
        self.table.get(key).is_some()
    }

    fn path(&self, key: &str) -> String {
        if self.key.is_empty() { key.to_owned() } else { format!("{}.{key}", self.key) }
    }
}

/// The longest file that is looked at, in bytes.
const LONGEST: usize = 1 << 20;

/// Reads a file: `draft` takes its values out. Returns what that made of it and the mistakes, with no draft if there is
/// no use in the file.
pub fn read<D>(
    text: &str,
    format: &Format,
    draft: impl FnOnce(&mut Reader<'_>, &Part<'_, '_>) -> D,
) -> (Option<D>, Vec<Mistake>) {
    if text.len() > LONGEST {
        let what = format!("{} bytes are no edition: {LONGEST} are more than enough", text.len());
        return (None, vec![Mistake { line: 1, key: String::new(), what }]);
    }
    let Legible { text, mistakes, touched } = match legible(text, format) {
        Ok(legible) => legible,
        Err(mistakes) => return (None, mistakes),
    };
    let (file, _) = DeTable::parse_recoverable(&text);
    let torn = touched.iter().map(|&line| heading_above(&text, line)).collect();
    let mut reader = Reader { text: &text, lines: Lines::of(&text), mistakes, touched, torn };
    let whole = Part { key: String::new(), line: 1, table: file.get_ref() };
    let draft = draft(&mut reader, &whole);
    (Some(draft), reader.mistakes)
}

/// Takes values out of a file and notes what is wrong with them: whatever it returns `None` for has a mistake already.
pub struct Reader<'t> {
    text: &'t str,
    lines: Lines,
    mistakes: Vec<Mistake>,
    /// Lines that could not be read.
    touched: Vec<usize>,
    /// The headings of the parts they belong to.
    torn: Vec<usize>,
}

impl Reader<'_> {
    /// Finds keys that mean nothing.
    pub fn known_only(&mut self, part: &Part<'_, '_>, known: &[&str]) {
        for (key, value) in part.table.iter().filter(|(key, _)| !known.contains(&key.get_ref().as_ref())) {
            // Every entry of an unknown list is a mistake: so the file of one game has many of them for another game.
            let entries = value.get_ref().as_array().into_iter().flatten();
            let entries = entries.filter(|entry| entry.get_ref().as_table().is_some());
            let mut lines: Vec<usize> = entries.map(|entry| self.line(entry)).collect();
            if lines.is_empty() {
                lines.push(self.lines.at(key.span().start));
            }
            let key = part.path(&key.get_ref().escape_debug().to_string());
            for line in lines {
                self.note(line, key.clone(), format!("no such key: here stand {}", known.join(", ")));
            }
        }
    }

    /// Reads a whole number that fits.
    pub fn number(
        &mut self,
        part: &Part<'_, '_>,
        key: &str,
        fits: impl Fn(i64) -> bool,
        wanted: &str,
    ) -> Option<FileValue<i64>> {
        let found = self.value(part, key, wanted)?;
        match whole(found.get_ref()).filter(|&number| fits(number)) {
            Some(value) => Some(FileValue { line: self.line(found), value }),
            None => self.wrong(part, key, found, wanted),
        }
    }

    /// Reads a number that may have a decimal point, at most so far from zero.
    pub fn decimal(&mut self, part: &Part<'_, '_>, key: &str, most: f64, wanted: &str) -> Option<f64> {
        let found = self.value(part, key, wanted)?;
        let number = match found.get_ref() {
            DeValue::Integer(number) => number.as_str().parse().ok(),
            DeValue::Float(number) => number.as_str().parse().ok(),
            _ => None,
        };
        let fit = number.filter(|number: &f64| number.abs() <= most);
        fit.or_else(|| self.wrong(part, key, found, wanted))
    }

    /// Reads `true` or `false`.
    pub fn flag(&mut self, part: &Part<'_, '_>, key: &str) -> Option<FileValue<bool>> {
        let wanted = "true or false, without quotes";
        let found = self.value(part, key, wanted)?;
        match found.get_ref().as_bool() {
            Some(value) => Some(FileValue { line: self.line(found), value }),
            None => self.wrong(part, key, found, wanted),
        }
    }

    /// Reads a name.
    pub fn text(&mut self, part: &Part<'_, '_>, key: &str) -> Option<FileValue<String>> {
        self.parsed(part, key, "a name in quotes", |text| Some(text.to_owned()))
    }

    /// Reads where a value comes from.
    pub fn source(&mut self, part: &Part<'_, '_>, key: &str) -> Option<Source> {
        let wanted = "\"rulebook\", \"found\" or \"reconstructed\"";
        let found = self.parsed(part, key, wanted, |text| Source::ALL.into_iter().find(|it| it.as_str() == text));
        found.map(|source| source.value)
    }

    /// Reads the id of the part itself: a number of one or two digits behind a letter.
    pub fn id(&mut self, part: &Part<'_, '_>, letter: char, digits: usize) -> Option<FileValue<usize>> {
        let wanted = match digits {
            1 => format!("a digit behind the letter {letter}, in quotes, as in \"{letter}3\""),
            _ => format!("a number of two digits behind the letter {letter}, in quotes, as in \"{letter}07\""),
        };
        self.parsed(part, "id", &wanted, |text| numbered(text, letter, digits))
    }

    /// Reads a text in quotes that means something.
    pub fn parsed<T>(
        &mut self,
        part: &Part<'_, '_>,
        key: &str,
        wanted: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Option<FileValue<T>> {
        let found = self.value(part, key, wanted)?;
        match found.get_ref().as_str().and_then(parse) {
            Some(value) => Some(FileValue { line: self.line(found), value }),
            None => self.wrong(part, key, found, wanted),
        }
    }

    /// Reads a list of whole numbers, none of them below zero; it comes with the line on which it begins.
    pub fn numbers(
        &mut self,
        part: &Part<'_, '_>,
        key: &str,
        wanted: &str,
    ) -> Option<FileValue<Vec<FileValue<usize>>>> {
        self.list(part, key, wanted, |value| whole(value).and_then(|number| usize::try_from(number).ok()))
    }

    /// Reads a list of texts that mean something; it comes with the line on which it begins.
    pub fn all_parsed<T>(
        &mut self,
        part: &Part<'_, '_>,
        key: &str,
        wanted: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Option<FileValue<Vec<FileValue<T>>>> {
        self.list(part, key, wanted, |value| value.as_str().and_then(&parse))
    }

    /// Reads what may be left out, which gives `Some(None)`.
    pub fn optional<T>(
        &mut self,
        part: &Part<'_, '_>,
        key: &str,
        read: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<Option<T>> {
        if part.has(key) { read(self).map(Some) } else { (!self.is_torn(part)).then_some(None) }
    }

    /// Returns a part with a heading of its own.
    pub fn table<'a, 'i>(&mut self, file: &Part<'a, 'i>, key: &str) -> Option<Part<'a, 'i>> {
        let wanted = format!("a heading [{key}] with its values below");
        let found = self.value(file, key, &wanted)?;
        match found.get_ref().as_table() {
            Some(table) => Some(Part { key: key.to_owned(), line: self.line(found), table }),
            None => self.wrong(file, key, found, &wanted),
        }
    }

    /// Returns the parts that have the same heading, and not many more than there is room for.
    pub fn entries<'a, 'i>(&mut self, file: &Part<'a, 'i>, key: &str, most: usize) -> Vec<Part<'a, 'i>> {
        let wanted = format!("a heading [[{key}]] with its values below, for every {key}");
        let Some(found) = self.value(file, key, &wanted) else { return Vec::new() };
        let Some(list) = found.get_ref().as_array().filter(|list| !list.is_empty()) else {
            self.wrong::<()>(file, key, found, &wanted);
            return Vec::new();
        };
        let mut parts = Vec::new();
        for (number, entry) in (1..).zip(list.iter().take(4 * most)) {
            match entry.get_ref().as_table() {
                Some(table) => parts.push(Part { key: format!("{key}.{number}"), line: self.line(entry), table }),
                None => self.wrong(file, key, entry, &wanted).unwrap_or_default(),
            }
        }
        if let Some(surplus) = parts.get(most) {
            let what = format!("{} entries [[{key}]], but the game has room for {most}: take some out", list.len());
            self.note(surplus.line, surplus.key.clone(), what);
        }
        parts
    }

    /// Returns the line of a key, if the part has it.
    pub fn line_of(&self, part: &Part<'_, '_>, key: &str) -> Option<usize> {
        part.table.get(key).map(|found| self.line(found))
    }

    /// Notes that a part lacks something, unless a line of it could not be read: that may be the one.
    pub fn note_missing(&mut self, part: &Part<'_, '_>, key: String, what: &str) {
        if !self.is_torn(part) {
            self.note(part.line, key, what);
        }
    }

    /// Notes a mistake, unless the line has one already for which it could not be read.
    pub fn note(&mut self, line: usize, key: String, what: impl Into<String>) {
        if !self.touched.contains(&line) {
            self.mistakes.push(Mistake { line, key, what: what.into() });
        }
    }

    fn value<'a, 'i>(&mut self, part: &Part<'a, 'i>, key: &str, wanted: &str) -> Option<&'a Spanned<DeValue<'i>>> {
        let found = part.table.get(key);
        if found.is_none() {
            self.note_missing(part, part.path(key), &format!("this is missing: add {wanted}"));
        }
        found
    }

    fn wrong<T>(&mut self, part: &Part<'_, '_>, key: &str, found: &Spanned<DeValue<'_>>, wanted: &str) -> Option<T> {
        let written = self.text.get(found.span()).unwrap_or_default();
        let written = if written.len() > 60 || written.contains('\n') { "this" } else { written };
        self.note(self.line(found), part.path(key), format!("{written} does not do: write {wanted}"));
        None
    }

    fn list<T>(
        &mut self,
        part: &Part<'_, '_>,
        key: &str,
        wanted: &str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
    ) -> Option<FileValue<Vec<FileValue<T>>>> {
        let found = self.value(part, key, wanted)?;
        let Some(list) = found.get_ref().as_array() else { return self.wrong(part, key, found, wanted) };
        let mut values = Vec::new();
        for item in list {
            let Some(value) = read(item.get_ref()) else { return self.wrong(part, key, item, wanted) };
            values.push(FileValue { line: self.line(item), value });
        }
        Some(FileValue { line: self.line(found), value: values })
    }

    fn line(&self, found: &Spanned<DeValue<'_>>) -> usize {
        self.lines.at(found.span().start)
    }

    /// Tells whether a line of the part could not be read.
    fn is_torn(&self, part: &Part<'_, '_>) -> bool {
        self.torn.contains(&part.line)
    }
}

/// Returns the line of the heading above a line, or the first one.
fn heading_above(text: &str, line: usize) -> usize {
    let above = text.lines().take(line).enumerate();
    above.filter(|(_, line)| line.trim_start().starts_with('[')).last().map_or(1, |(at, _)| at + 1)
}

/// Returns the number in an id: so many digits behind a letter, and not zero.
pub fn numbered(id: &str, letter: char, digits: usize) -> Option<usize> {
    let number = id.strip_prefix(letter)?;
    let is_number = number.len() == digits && number.bytes().all(|byte| byte.is_ascii_digit());
    number.parse().ok().filter(|&number| is_number && number > 0)
}

fn whole(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}
