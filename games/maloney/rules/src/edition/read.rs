//! From the text of an edition file to its values, each with its line.

use std::ops::RangeInclusive;

use bequest_editions::{FileValue, Format, Mistake, Part, Reader, Source};

use crate::components::{CARDS, SUITCASES, TOWNS};
use crate::{Contents, Day};

/// An edition file as far as it could be read: what is `None` has a mistake of its own.
pub(super) struct Draft {
    pub(super) name: Option<FileValue<String>>,
    pub(super) start: Option<u32>,
    pub(super) money_source: Option<Source>,
    /// By the number of players, three first.
    pub(super) hands: [Option<FileValue<u8>>; 4],
    pub(super) same_town: Option<u8>,
    pub(super) hand_source: Option<Source>,
    pub(super) towns: Vec<TownDraft>,
    pub(super) cards: Vec<CardDraft>,
    pub(super) suitcases: Vec<SuitcaseDraft>,
}

pub(super) struct TownDraft {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) id: Option<FileValue<usize>>,
    pub(super) name: Option<FileValue<String>>,
    pub(super) name_source: Option<Source>,
    pub(super) lat: Option<f64>,
    pub(super) lon: Option<f64>,
    /// With the line on which the list begins.
    pub(super) links: Option<FileValue<Vec<FileValue<usize>>>>,
    pub(super) links_source: Option<Source>,
}

pub(super) struct CardDraft {
    pub(super) key: String,
    pub(super) id: Option<FileValue<usize>>,
    pub(super) town: Option<FileValue<usize>>,
    pub(super) best_day: Option<Day>,
    pub(super) source: Option<Source>,
}

pub(super) struct SuitcaseDraft {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) id: Option<FileValue<usize>>,
    pub(super) contents: Option<Contents>,
    pub(super) source: Option<Source>,
}

/// The keys of the hands, by the number of players.
pub(super) const HANDS: [&str; 4] = ["three_players", "four_players", "five_players", "six_players"];

const FORMAT: Format = Format {
    tables: &["money", "hand"],
    entries: &["town", "card", "suitcase"],
    list: "[1, 2, 6]",
    number: "10500",
    text: "Tue",
};

/// Reads a file; the draft is `None` if there is no use in it.
pub(super) fn read(text: &str) -> (Option<Draft>, Vec<Mistake>) {
    bequest_editions::read(text, &FORMAT, draft)
}

fn draft(reader: &mut Reader<'_>, file: &Part<'_, '_>) -> Draft {
    reader.known_only(file, &["name", "money", "hand", "town", "card", "suitcase"]);
    let money = reader.table(file, "money");
    let hand = reader.table(file, "hand");
    if let Some(money) = &money {
        reader.known_only(money, &["start", "source"]);
    }
    if let Some(hand) = &hand {
        reader.known_only(hand, &[&HANDS[..], &["same_town", "source"]].concat());
    }
    let cards = |reader: &mut Reader<'_>, key: &str| {
        let fits = |number: i64| (1..=CARDS as i64).contains(&number);
        let size = reader.number(hand.as_ref()?, key, fits, "a number of cards, 1 or more")?;
        Some(size.map(|size| size as u8))
    };
    Draft {
        name: reader.text(file, "name"),
        start: money.as_ref().and_then(|money| dollars(reader, money, "start", 100..=1_000_000)).map(|it| it as u32),
        money_source: money.as_ref().and_then(|money| reader.source(money, "source")),
        hands: HANDS.map(|key| cards(reader, key)),
        same_town: cards(reader, "same_town").map(|same| same.value), // MAL-5
        hand_source: hand.as_ref().and_then(|hand| reader.source(hand, "source")),
        towns: reader.entries(file, "town", TOWNS).iter().map(|part| town(reader, part)).collect(),
        cards: reader.entries(file, "card", CARDS).iter().map(|part| card(reader, part)).collect(),
        suitcases: reader.entries(file, "suitcase", SUITCASES).iter().map(|part| suitcase(reader, part)).collect(),
    }
}

fn town(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> TownDraft {
    reader.known_only(part, &["id", "name", "name_source", "lat", "lon", "links", "links_source"]);
    let wanted = "the number on the board, without quotes, as in 8";
    let id = reader.number(part, "id", |number| (1..=99).contains(&number), wanted);
    TownDraft {
        id: id.map(|id| id.map(|number| number as usize)),
        name: reader.text(part, "name"),
        name_source: reader.source(part, "name_source"),
        lat: degrees(reader, part, "lat", 90.0),
        lon: degrees(reader, part, "lon", 180.0),
        links: reader.numbers(part, "links", "the numbers of the towns one day away, as in [1, 2, 6]"),
        links_source: reader.source(part, "links_source"),
        key: part.key.clone(),
        line: part.line,
    }
}

fn card(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> CardDraft {
    reader.known_only(part, &["id", "town", "best_day", "source"]);
    let wanted = "the number of a town, without quotes, as in 8";
    let town = reader.number(part, "town", |number| number >= 0, wanted);
    CardDraft {
        id: reader.id(part, 'a', 2),
        town: town.map(|town| town.map(|number| number as usize)),
        best_day: day(reader, part, "best_day"),
        source: reader.source(part, "source"),
        key: part.key.clone(),
    }
}

fn suitcase(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> SuitcaseDraft {
    reader.known_only(part, &["id", "points", "dollars", "source"]);
    SuitcaseDraft {
        id: reader.id(part, 's', 2),
        contents: contents(reader, part),
        source: reader.source(part, "source"),
        key: part.key.clone(),
        line: part.line,
    }
}

fn contents(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Contents> {
    match (reader.line_of(part, "points"), reader.line_of(part, "dollars")) {
        (Some(points), Some(dollars)) => {
            let what = "a suitcase holds points or dollars, not both: keep one line";
            reader.note(points.max(dollars), part.key.clone(), what);
            None
        }
        (Some(_), None) => {
            let fits = |number: i64| (-100..=100).contains(&number);
            let points = reader.number(part, "points", fits, "a whole number from -100 to 100")?;
            Some(Contents::Points(points.value as i32))
        }
        (None, Some(_)) => Some(Contents::Dollars(dollars(reader, part, "dollars", -100_000..=100_000)? as i32)),
        (None, None) => {
            let what = "neither points nor dollars: add points = 3, or dollars = 500";
            reader.note_missing(part, part.key.clone(), what);
            None
        }
    }
}

fn dollars(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str, fit: RangeInclusive<i64>) -> Option<i64> {
    let (least, most) = (fit.start(), fit.end());
    let wanted = format!("dollars in steps of 100, digits alone, from {least} to {most}"); // MAL-30
    let found = reader.number(part, key, |dollars| fit.contains(&dollars) && dollars % 100 == 0, &wanted);
    found.map(|dollars| dollars.value)
}

fn degrees(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str, most: f64) -> Option<f64> {
    let wanted = format!("where the town lies on the map, in degrees from -{most} to {most}");
    reader.decimal(part, key, most, &wanted)
}

fn day(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str) -> Option<Day> {
    let wanted = "\"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\" or \"Sun\"";
    let found = reader.parsed(part, key, wanted, |word| Day::WEEK.into_iter().find(|day| day.to_string() == word));
    found.map(|day| day.value)
}
