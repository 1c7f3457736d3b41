//! From the text of an edition file to its values, each with its line.

use bequest_editions::{FileValue, Format, Mistake, Part, Reader, Source, numbered};

use crate::components::{CARDS, COUPLES, HEIRLOOMS, PERSONS};
use crate::edition::{CardInfo, CoupleInfo, HeirloomInfo, Parts, PersonInfo};
use crate::{Couple, Effect, Person};

/// An edition file as far as it could be read: what is `None` has a mistake of its own.
pub(super) struct Draft {
    pub(super) name: Option<FileValue<String>>,
    start_cash: Option<u16>,
    start_source: Option<Source>,
    pub(super) hand: Option<FileValue<u8>>,
    /// In the order of [`PORTRAITS`].
    pub(super) portraits: [Option<FileValue<u8>>; 2],
    /// In the order of [`BENEFACTORS`].
    pub(super) benefactors: [Option<FileValue<u8>>; 2],
    deal_source: Option<Source>,
    pub(super) persons: Vec<PersonDraft>,
    pub(super) couples: Vec<CoupleDraft>,
    pub(super) heirlooms: Vec<HeirloomDraft>,
    pub(super) cards: Vec<CardDraft>,
}

/// A person; what may be left out is `Some(None)` then.
pub(super) struct PersonDraft {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) id: Option<FileValue<usize>>,
    pub(super) name: Option<FileValue<String>>,
    name_source: Option<Source>,
    is_woman: Option<bool>,
    /// Counted from zero.
    pub(super) generation: Option<FileValue<usize>>,
    pub(super) parents: Option<Option<FileValue<usize>>>,
    pub(super) benefactor: Option<Option<FileValue<bool>>>,
    pub(super) dowry: Option<Option<FileValue<u16>>>,
    place_source: Option<Source>,
}

pub(super) struct CoupleDraft {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) id: Option<FileValue<usize>>,
    pub(super) partners: Option<[FileValue<usize>; 2]>,
    source: Option<Source>,
}

pub(super) struct HeirloomDraft {
    pub(super) key: String,
    pub(super) id: Option<FileValue<usize>>,
    pub(super) name: Option<FileValue<String>>,
    value: Option<u16>,
    value_source: Option<Source>,
    pub(super) owner: Option<FileValue<usize>>,
    owner_source: Option<Source>,
}

pub(super) struct CardDraft {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) id: Option<FileValue<usize>>,
    pub(super) effect: Option<Effect>,
    /// `Some(None)` if it is left out.
    pub(super) hourglass: Option<Option<FileValue<bool>>>,
    title: Option<String>,
    source: Option<Source>,
    hourglass_source: Option<Source>,
}

/// The keys of the portraits dealt, by the number of players.
pub(super) const PORTRAITS: [&str; 2] = ["portraits_two_or_three", "portraits_four_to_six"];

/// The keys of the benefactors dealt, by the number of players.
pub(super) const BENEFACTORS: [&str; 2] = ["benefactors_two_or_three", "benefactors_four_to_six"];

/// The years in which the generations come to life. ERB-1
pub(super) const YEARS: [i64; 6] = [1840, 1870, 1900, 1930, 1960, 1990];

const FORMAT: Format = Format {
    tables: &["start", "deal"],
    entries: &["person", "couple", "heirloom", "card"],
    list: "[\"p01\", \"p02\"]",
    number: "10",
    text: "p01",
};

/// Reads a file; the draft is `None` if there is no use in it.
pub(super) fn read(text: &str) -> (Option<Draft>, Vec<Mistake>) {
    bequest_editions::read(text, &FORMAT, draft)
}

fn draft(reader: &mut Reader<'_>, file: &Part<'_, '_>) -> Draft {
    reader.known_only(file, &["name", "start", "deal", "person", "couple", "heirloom", "card"]);
    let start = reader.table(file, "start");
    let deal = reader.table(file, "deal");
    if let Some(start) = &start {
        reader.known_only(start, &["cash", "cash_source"]);
    }
    if let Some(deal) = &deal {
        reader.known_only(deal, &[&["hand"], &PORTRAITS[..], &BENEFACTORS, &["source"]].concat());
    }
    let cards = |reader: &mut Reader<'_>, key: &str, least: u8, most: u8| {
        let (fits, wanted) = (i64::from(least)..=i64::from(most), format!("a number of cards from {least} to {most}"));
        Some(reader.number(deal.as_ref()?, key, |number| fits.contains(&number), &wanted)?.map(|size| size as u8))
    };
    Draft {
        name: reader.text(file, "name"),
        start_cash: start.as_ref().and_then(|start| thousands(reader, start, "cash")).map(|cash| cash.value),
        start_source: start.as_ref().and_then(|start| reader.source(start, "cash_source")),
        hand: cards(reader, "hand", 1, 8),
        portraits: PORTRAITS.map(|key| cards(reader, key, 1, 3)),
        benefactors: BENEFACTORS.map(|key| cards(reader, key, 0, 4)),
        deal_source: deal.as_ref().and_then(|deal| reader.source(deal, "source")),
        persons: reader.entries(file, "person", PERSONS).iter().map(|part| person(reader, part)).collect(),
        couples: reader.entries(file, "couple", COUPLES).iter().map(|part| couple(reader, part)).collect(),
        heirlooms: reader.entries(file, "heirloom", HEIRLOOMS).iter().map(|part| heirloom(reader, part)).collect(),
        cards: reader.entries(file, "card", CARDS).iter().map(|part| card(reader, part)).collect(),
    }
}

fn person(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> PersonDraft {
    let known = ["id", "name", "name_source", "sex", "generation", "parents", "benefactor", "dowry", "place_source"];
    reader.known_only(part, &known);
    PersonDraft {
        id: reader.id(part, 'p', 2),
        name: reader.text(part, "name"),
        name_source: reader.source(part, "name_source"),
        is_woman: sex(reader, part),
        generation: generation(reader, part),
        parents: reader.optional(part, "parents", |reader| {
            reader.parsed(part, "parents", "the id of a couple, in quotes, as in \"c04\"", |id| numbered(id, 'c', 2))
        }),
        benefactor: reader.optional(part, "benefactor", |reader| reader.flag(part, "benefactor")),
        dowry: reader.optional(part, "dowry", |reader| thousands(reader, part, "dowry")),
        place_source: reader.source(part, "place_source"),
        key: part.key.clone(),
        line: part.line,
    }
}

fn sex(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<bool> {
    let is_woman = reader.parsed(part, "sex", "\"f\" or \"m\"", |sex| match sex {
        "f" => Some(true),
        "m" => Some(false),
        _ => None,
    });
    is_woman.map(|is_woman| is_woman.value)
}

fn generation(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<FileValue<usize>> {
    let place = |year: i64| YEARS.iter().position(|&its| its == year);
    let wanted = "1840, 1870, 1900, 1930, 1960 or 1990, without quotes";
    let year = reader.number(part, "generation", |year| place(year).is_some(), wanted)?;
    Some(FileValue { line: year.line, value: place(year.value)? })
}

fn couple(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> CoupleDraft {
    reader.known_only(part, &["id", "partners", "source"]);
    CoupleDraft {
        id: reader.id(part, 'c', 2),
        partners: partners(reader, part),
        source: reader.source(part, "source"),
        key: part.key.clone(),
        line: part.line,
    }
}

fn partners(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<[FileValue<usize>; 2]> {
    let wanted = "the ids of the two, as in [\"p01\", \"p02\"]";
    let found = reader.all_parsed(part, "partners", wanted, |id| numbered(id, 'p', 2))?;
    let count = found.value.len();
    let partners = found.value.try_into().ok();
    if partners.is_none() {
        let what = format!("a list of {count} is no couple: write {wanted}");
        reader.note(found.line, format!("{}.partners", part.key), what);
    }
    partners
}

fn heirloom(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> HeirloomDraft {
    reader.known_only(part, &["id", "key", "value", "value_source", "owner", "owner_source"]);
    HeirloomDraft {
        id: reader.id(part, 'h', 1),
        name: word(reader, part, "key", "violin"),
        value: thousands(reader, part, "value").map(|value| value.value),
        value_source: reader.source(part, "value_source"),
        owner: reader.parsed(part, "owner", "the id of a founder, in quotes, as in \"p03\"", |id| numbered(id, 'p', 2)),
        owner_source: reader.source(part, "owner_source"),
        key: part.key.clone(),
    }
}

fn card(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> CardDraft {
    reader.known_only(part, &["id", "kind", "amount", "title", "source", "hourglass", "hourglass_source"]);
    CardDraft {
        id: reader.id(part, 'i', 2),
        effect: effect(reader, part),
        hourglass: reader.optional(part, "hourglass", |reader| reader.flag(part, "hourglass")),
        title: word(reader, part, "title", "tax").map(|title| title.value),
        source: reader.source(part, "source"),
        hourglass_source: reader.source(part, "hourglass_source"),
        key: part.key.clone(),
        line: part.line,
    }
}

/// What a kind of card is before its sum is known.
#[derive(Clone, Copy)]
enum Kind {
    Sum(fn(u16) -> Effect),
    Plain(Effect),
}

const KINDS: [(&str, Kind); 13] = [
    ("gain", Kind::Sum(Effect::Gain)),
    ("loss", Kind::Sum(Effect::Loss)),
    ("gain-two", Kind::Sum(Effect::GainTwo)),
    ("loss-two", Kind::Sum(Effect::LossTwo)),
    ("wedding", Kind::Sum(Effect::Wedding)),
    ("lose-all", Kind::Plain(Effect::LoseAll)),
    ("halve", Kind::Plain(Effect::Halve)),
    ("double", Kind::Plain(Effect::Double)),
    ("sibling", Kind::Plain(Effect::Sibling)),
    ("sheep", Kind::Plain(Effect::Sheep)),
    ("exchange", Kind::Plain(Effect::Exchange)),
    ("new-will", Kind::Plain(Effect::NewWill)),
    ("sweep", Kind::Plain(Effect::Sweep)),
];

fn effect(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Effect> {
    let wanted = format!("one of {}, in quotes", KINDS.map(|(word, _)| word).join(", "));
    let kind = reader.parsed(part, "kind", &wanted, |word| KINDS.into_iter().find(|(its, _)| *its == word))?;
    match kind.value {
        (_, Kind::Sum(effect)) => thousands(reader, part, "amount").map(|amount| effect(amount.value)),
        (word, Kind::Plain(effect)) => {
            if let Some(line) = reader.line_of(part, "amount") {
                let what = format!("{word} has no sum: take this line out");
                reader.note(line, format!("{}.amount", part.key), what);
            }
            Some(effect)
        }
    }
}

/// Reads a sum.
fn thousands(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str) -> Option<FileValue<u16>> {
    let wanted = "whole thousands from 1 to 50, so 10 for 10,000";
    Some(reader.number(part, key, |sum| (1..=50).contains(&sum), wanted)?.map(|sum| sum as u16))
}

/// Reads a word by which texts and drawings are found.
fn word(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str, example: &str) -> Option<FileValue<String>> {
    let wanted = format!("1 to 20 small letters and hyphens, in quotes, as in {example:?}");
    reader.parsed(part, key, &wanted, |word| {
        let is_plain = word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        (is_plain && (1..=20).contains(&word.len())).then(|| word.to_owned())
    })
}

impl Draft {
    /// Returns the values, if all are there and each is one that there can be.
    pub(super) fn parts(self) -> Option<Parts> {
        let [Some(few_portraits), Some(many_portraits)] = self.portraits else { return None };
        let [Some(few_benefactors), Some(many_benefactors)] = self.benefactors else { return None };
        Some(Parts {
            name: self.name?.value,
            start_cash: self.start_cash?,
            hand: self.hand?.value,
            portraits: [few_portraits.value, many_portraits.value],
            benefactors: [few_benefactors.value, many_benefactors.value],
            persons: self.persons.into_iter().map(PersonDraft::info).collect::<Option<_>>()?,
            couples: self.couples.into_iter().map(CoupleDraft::info).collect::<Option<_>>()?,
            heirlooms: self.heirlooms.into_iter().map(HeirloomDraft::info).collect::<Option<_>>()?,
            cards: self.cards.into_iter().map(CardDraft::info).collect::<Option<_>>()?,
            start_source: self.start_source?,
            deal_source: self.deal_source?,
        })
    }
}

impl PersonDraft {
    fn info(self) -> Option<PersonInfo> {
        let parents = match self.parents? {
            Some(parents) => Some(Couple::numbered(parents.value)?),
            None => None,
        };
        Some(PersonInfo {
            name: self.name?.value,
            is_woman: self.is_woman?,
            generation: self.generation?.value,
            parents,
            benefactor: self.benefactor?.is_some_and(|benefactor| benefactor.value),
            dowry: self.dowry?.map_or(0, |dowry| dowry.value),
            name_source: self.name_source?,
            place_source: self.place_source?,
        })
    }
}

impl CoupleDraft {
    fn info(self) -> Option<CoupleInfo> {
        let [one, other] = self.partners?;
        let mut partners = [Person::numbered(one.value)?, Person::numbered(other.value)?];
        partners.sort_unstable(); // the two typed the other way round are the same edition
        Some(CoupleInfo { partners, source: self.source? })
    }
}

impl HeirloomDraft {
    fn info(self) -> Option<HeirloomInfo> {
        Some(HeirloomInfo {
            key: self.name?.value,
            value: self.value?,
            owner: Person::numbered(self.owner?.value)?,
            value_source: self.value_source?,
            owner_source: self.owner_source?,
        })
    }
}

impl CardDraft {
    fn info(self) -> Option<CardInfo> {
        Some(CardInfo {
            effect: self.effect?,
            hourglass: self.hourglass?.is_some_and(|hourglass| hourglass.value),
            title: self.title?,
            source: self.source?,
            hourglass_source: self.hourglass_source?,
        })
    }
}
