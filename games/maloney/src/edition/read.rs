//! From the text of an edition file to its values, each with its line.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::components::{CARDS, SUITCASES, TOWNS};
use crate::edition::Source;
use crate::edition::mistake::Mistake;
use crate::edition::syntax::{Legible, legible, line_of};
use crate::{Contents, Day};

/// A value and the line it stands on.
#[derive(Clone)]
pub(super) struct At<T> {
    pub(super) line: usize,
    pub(super) value: T,
}

/// An edition file as far as it could be read: what is `None` has a mistake of its own.
pub(super) struct Draft {
    pub(super) name: Option<At<String>>,
    pub(super) start: Option<u32>,
    pub(super) money_source: Option<Source>,
    /// By the number of players, three first.
    pub(super) hands: [Option<At<u8>>; 4],
    pub(super) same_town: Option<u8>,
    pub(super) hand_source: Option<Source>,
    pub(super) towns: Vec<TownDraft>,
    pub(super) cards: Vec<CardDraft>,
    pub(super) suitcases: Vec<SuitcaseDraft>,
}

pub(super) struct TownDraft {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) id: Option<At<usize>>,
    pub(super) name: Option<At<String>>,
    pub(super) name_source: Option<Source>,
    pub(super) lat: Option<f64>,
    pub(super) lon: Option<f64>,
    /// With the line on which the list begins.
    pub(super) links: Option<At<Vec<At<usize>>>>,
    pub(super) links_source: Option<Source>,
}

pub(super) struct CardDraft {
    pub(super) key: String,
    pub(super) id: Option<At<usize>>,
    pub(super) town: Option<At<usize>>,
    pub(super) best_day: Option<Day>,
    pub(super) source: Option<Source>,
}

pub(super) struct SuitcaseDraft {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) id: Option<At<usize>>,
    pub(super) contents: Option<Contents>,
    pub(super) source: Option<Source>,
}

/// The keys of the hands, by the number of players.
pub(super) const HANDS: [&str; 4] = ["three_players", "four_players", "five_players", "six_players"];

/// The longest file that is looked at, in bytes.
const LONGEST: usize = 1 << 20;

/// Reads a file; the draft is `None` if there is no use in it.
pub(super) fn read(text: &str) -> (Option<Draft>, Vec<Mistake>) {
    if text.len() > LONGEST {
        let what = format!("{} bytes are no edition: {LONGEST} are more than enough", text.len());
        return (None, vec![Mistake { line: 1, key: String::new(), what }]);
    }
    let Legible { text, mistakes, touched } = match legible(text) {
        Ok(legible) => legible,
        Err(mistakes) => return (None, mistakes),
    };
    let (file, _) = DeTable::parse_recoverable(&text);
    let mut reader = Reader { text: &text, mistakes, touched };
    let whole = Part { key: String::new(), line: 1, table: file.get_ref() };
    let draft = reader.draft(&whole);
    (Some(draft), reader.mistakes)
}

/// A table of the file, with its place.
struct Part<'a, 'i> {
    key: String,
    line: usize,
    table: &'a DeTable<'i>,
}

impl Part<'_, '_> {
    fn path(&self, key: &str) -> String {
        if self.key.is_empty() { key.to_owned() } else { format!("{}.{key}", self.key) }
    }
}

struct Reader<'t> {
    text: &'t str,
    mistakes: Vec<Mistake>,
    touched: Vec<usize>,
}

impl Reader<'_> {
    fn draft(&mut self, file: &Part<'_, '_>) -> Draft {
        self.known_only(file, &["name", "money", "hand", "town", "card", "suitcase"]);
        let money = self.table(file, "money");
        let hand = self.table(file, "hand");
        if let Some(money) = &money {
            self.known_only(money, &["start", "source"]);
        }
        if let Some(hand) = &hand {
            self.known_only(hand, &[&HANDS[..], &["same_town", "source"]].concat());
        }
        let cards = "a number of cards, 1 or more";
        Draft {
            name: self.text(file, "name"),
            start: money.as_ref().and_then(|money| self.dollars(money, "start", 100..=1_000_000)).map(|it| it as u32),
            money_source: money.as_ref().and_then(|money| self.source(money, "source")),
            hands: HANDS.map(|key| {
                let size = self.number(hand.as_ref()?, key, 1..=CARDS as i64, cards)?;
                Some(At { line: size.line, value: size.value as u8 })
            }),
            same_town: hand.as_ref().and_then(|hand| {
                Some(self.number(hand, "same_town", 1..=CARDS as i64, cards)?.value as u8) // MAL-5
            }),
            hand_source: hand.as_ref().and_then(|hand| self.source(hand, "source")),
            towns: self.entries(file, "town", TOWNS).iter().map(|part| self.town(part)).collect(),
            cards: self.entries(file, "card", CARDS).iter().map(|part| self.card(part)).collect(),
            suitcases: self.entries(file, "suitcase", SUITCASES).iter().map(|part| self.suitcase(part)).collect(),
        }
    }

    fn town(&mut self, part: &Part<'_, '_>) -> TownDraft {
        self.known_only(part, &["id", "name", "name_source", "lat", "lon", "links", "links_source"]);
        let id = self.number(part, "id", 1..=99, "the number on the board, without quotes, as in 8");
        TownDraft {
            id: id.map(|id| At { line: id.line, value: id.value as usize }),
            name: self.text(part, "name"),
            name_source: self.source(part, "name_source"),
            lat: self.degrees(part, "lat", 90.0),
            lon: self.degrees(part, "lon", 180.0),
            links: self.links(part),
            links_source: self.source(part, "links_source"),
            key: part.key.clone(),
            line: part.line,
        }
    }

    fn card(&mut self, part: &Part<'_, '_>) -> CardDraft {
        self.known_only(part, &["id", "town", "best_day", "source"]);
        let town = self.number(part, "town", 0..=i64::MAX, "the number of a town, without quotes, as in 8");
        CardDraft {
            id: self.id(part, 'a'),
            town: town.map(|town| At { line: town.line, value: town.value as usize }),
            best_day: self.day(part, "best_day"),
            source: self.source(part, "source"),
            key: part.key.clone(),
        }
    }

    fn suitcase(&mut self, part: &Part<'_, '_>) -> SuitcaseDraft {
        self.known_only(part, &["id", "points", "dollars", "source"]);
        SuitcaseDraft {
            id: self.id(part, 's'),
            contents: self.contents(part),
            source: self.source(part, "source"),
            key: part.key.clone(),
            line: part.line,
        }
    }

    fn contents(&mut self, part: &Part<'_, '_>) -> Option<Contents> {
        match (part.table.get("points"), part.table.get("dollars")) {
            (Some(points), Some(dollars)) => {
                let line = self.line(points).max(self.line(dollars));
                self.note(line, part.key.clone(), "a suitcase holds points or dollars, not both: keep one line");
                None
            }
            (Some(_), None) => {
                let points = self.number(part, "points", -100..=100, "a whole number from -100 to 100")?;
                Some(Contents::Points(points.value as i32))
            }
            (None, Some(_)) => Some(Contents::Dollars(self.dollars(part, "dollars", -100_000..=100_000)? as i32)),
            (None, None) => {
                self.note_missing(
                    part,
                    part.key.clone(),
                    "neither points nor dollars: add points = 3, or dollars = 500",
                );
                None
            }
        }
    }

    /// Finds keys that mean nothing.
    fn known_only(&mut self, part: &Part<'_, '_>, known: &[&str]) {
        for key in part.table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let line = line_of(self.text, key.span().start);
            let key = part.path(&key.get_ref().escape_debug().to_string());
            self.note(line, key, format!("no such key: here stand {}", known.join(", ")));
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

    fn number(&mut self, part: &Part<'_, '_>, key: &str, fit: RangeInclusive<i64>, wanted: &str) -> Option<At<i64>> {
        let found = self.value(part, key, wanted)?;
        match whole(found.get_ref()).filter(|number| fit.contains(number)) {
            Some(value) => Some(At { line: self.line(found), value }),
            None => self.wrong(part, key, found, wanted),
        }
    }

    fn dollars(&mut self, part: &Part<'_, '_>, key: &str, fit: RangeInclusive<i64>) -> Option<i64> {
        let (least, most) = (fit.start(), fit.end());
        let wanted = format!("dollars in steps of 100, digits alone, from {least} to {most}"); // MAL-30
        let found = self.value(part, key, &wanted)?;
        let dollars = whole(found.get_ref()).filter(|dollars| fit.contains(dollars) && dollars % 100 == 0);
        dollars.or_else(|| self.wrong(part, key, found, &wanted))
    }

    fn degrees(&mut self, part: &Part<'_, '_>, key: &str, most: f64) -> Option<f64> {
        let wanted = format!("where the town lies on the map, in degrees from -{most} to {most}");
        let found = self.value(part, key, &wanted)?;
        let degrees = match found.get_ref() {
            DeValue::Integer(number) => number.as_str().parse().ok(),
            DeValue::Float(number) => number.as_str().parse().ok(),
            _ => None,
        };
        let fit = degrees.filter(|degrees: &f64| degrees.abs() <= most);
        fit.or_else(|| self.wrong(part, key, found, &wanted))
    }

    fn text(&mut self, part: &Part<'_, '_>, key: &str) -> Option<At<String>> {
        let wanted = "a name in quotes";
        let found = self.value(part, key, wanted)?;
        match found.get_ref().as_str() {
            Some(text) => Some(At { line: self.line(found), value: text.to_owned() }),
            None => self.wrong(part, key, found, wanted),
        }
    }

    fn source(&mut self, part: &Part<'_, '_>, key: &str) -> Option<Source> {
        let wanted = "\"rulebook\", \"found\" or \"reconstructed\"";
        let found = self.value(part, key, wanted)?;
        let source = Source::ALL.into_iter().find(|source| found.get_ref().as_str() == Some(source.as_str()));
        source.or_else(|| self.wrong(part, key, found, wanted))
    }

    fn day(&mut self, part: &Part<'_, '_>, key: &str) -> Option<Day> {
        let wanted = "\"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\" or \"Sun\"";
        let found = self.value(part, key, wanted)?;
        let day = Day::WEEK.into_iter().find(|day| found.get_ref().as_str() == Some(&day.to_string()));
        day.or_else(|| self.wrong(part, key, found, wanted))
    }

    /// Reads an id of two digits behind a letter.
    fn id(&mut self, part: &Part<'_, '_>, letter: char) -> Option<At<usize>> {
        let wanted = format!("a number of two digits behind the letter {letter}, in quotes, as in \"{letter}07\"");
        let found = self.value(part, "id", &wanted)?;
        let digits =
            found.get_ref().as_str().and_then(|id| id.strip_prefix(letter)).filter(|digits| {
                digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit()) && *digits != "00"
            });
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(value) => Some(At { line: self.line(found), value }),
            None => self.wrong(part, "id", found, &wanted),
        }
    }

    fn links(&mut self, part: &Part<'_, '_>) -> Option<At<Vec<At<usize>>>> {
        let wanted = "the numbers of the towns one day away, as in [1, 2, 6]";
        let found = self.value(part, "links", wanted)?;
        let Some(list) = found.get_ref().as_array() else { return self.wrong(part, "links", found, wanted) };
        let mut links = Vec::new();
        for link in list {
            let Some(town) = whole(link.get_ref()).and_then(|number| usize::try_from(number).ok()) else {
                return self.wrong(part, "links", link, wanted);
            };
            links.push(At { line: self.line(link), value: town });
        }
        Some(At { line: self.line(found), value: links })
    }

    /// Returns a part with a heading of its own.
    fn table<'a, 'i>(&mut self, file: &Part<'a, 'i>, key: &str) -> Option<Part<'a, 'i>> {
        let wanted = format!("a heading [{key}] with its values below");
        let found = self.value(file, key, &wanted)?;
        match found.get_ref().as_table() {
            Some(table) => Some(Part { key: key.to_owned(), line: self.line(found), table }),
            None => self.wrong(file, key, found, &wanted),
        }
    }

    /// Returns the parts that have the same heading, and not many more than there is room for.
    fn entries<'a, 'i>(&mut self, file: &Part<'a, 'i>, key: &str, most: usize) -> Vec<Part<'a, 'i>> {
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

    fn line(&self, found: &Spanned<DeValue<'_>>) -> usize {
        line_of(self.text, found.span().start)
    }

    /// Notes that a part lacks something, unless a line of it could not be read: that may be the one.
    fn note_missing(&mut self, part: &Part<'_, '_>, key: String, what: &str) {
        let heading = |touched: &usize| {
            let above = self.text.lines().take(*touched).enumerate();
            above.filter(|(_, line)| line.trim_start().starts_with('[')).last().map_or(1, |(at, _)| at + 1)
        };
        if !self.touched.iter().any(|touched| heading(touched) == part.line) {
            self.note(part.line, key, what);
        }
    }

    fn note(&mut self, line: usize, key: String, what: impl Into<String>) {
        if !self.touched.contains(&line) {
            self.mistakes.push(Mistake { line, key, what: what.into() });
        }
    }
}

fn whole(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}
