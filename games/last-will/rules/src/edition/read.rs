//! From the text of an edition file to its values, each with its line.

mod cards;

use std::ops::RangeInclusive;

use bequest_editions::{FileValue, Format, Mistake, Part, Reader, Source, numbered};
use bequest_engine::Piece;

use crate::components::{JOBS, PLANS, WILLS};
use crate::edition::{
    CardInfo, CardSpace, ErrandInfo, ErrandSpace, GameBox, JobFace, JobInfo, Parts, Plan, PlanInfo, Players, SpaceInfo,
    Supply, TileInfo, WillInfo, companions,
};
use crate::{Family, Kind, PlanSpace, Symbol};

/// An edition file as far as it could be read: what is `None` has a mistake of its own.
pub(super) struct Draft {
    pub(super) name: Option<FileValue<String>>,
    /// Slots, extensions.
    numbers: [Option<u8>; 2],
    box_sources: [Option<Source>; 2],
    pub(super) market: [Option<FileValue<i8>>; 4],
    market_source: Option<Source>,
    pub(super) companions: [Option<FileValue<u8>>; 4],
    companions_source: Option<Source>,
    base_wills: Option<Vec<u8>>,
    base_wills_source: Option<Source>,
    pub(super) wills: Vec<Entry<WillInfo>>,
    pub(super) jobs: Vec<Entry<JobInfo>>,
    pub(super) plans: Vec<Entry<PlanInfo>>,
    pub(super) tiles: Vec<Entry<TileInfo>>,
    pub(super) spaces: Vec<Entry<SpaceInfo>>,
    pub(super) errands: Vec<Entry<ErrandInfo>>,
    pub(super) cards: Vec<Entry<CardInfo>>,
}

/// An entry of a list.
pub(super) struct Entry<T> {
    pub(super) key: String,
    pub(super) line: usize,
    /// The number in its id, if it has one.
    pub(super) id: Option<FileValue<usize>>,
    /// What it says, if all of it could be read.
    pub(super) value: Option<T>,
}

/// The numbers of the box, with what they take.
const NUMBERS: [(&str, &str, RangeInclusive<i64>); 2] =
    [("slots", "slots_source", 1..=5), ("extensions", "extensions_source", 0..=12)];

/// The keys of the market tokens.
pub(super) const TOKENS: [&str; 4] = ["first", "second", "third", "fourth"];

/// The headings of cards, each with its family.
pub(super) const FAMILIES: [(&str, Family); 5] = [
    ("event", Family::Event),
    ("helper", Family::Helper),
    ("property", Family::Property),
    ("special", Family::Special),
    ("new_special", Family::NewSpecial),
];

const FORMAT: Format = Format {
    tables: &["box", "market", "companions", "wills"],
    entries: &[
        "will",
        "job",
        "plan",
        "tile",
        "space",
        "errand",
        "event",
        "helper",
        "property",
        "special",
        "new_special",
    ],
    list: "[10, 8, 6]",
    number: "10",
    text: "boat-ride",
};

/// Reads a file; the draft is `None` if there is no use in it.
pub(super) fn read(text: &str) -> (Option<Draft>, Vec<Mistake>) {
    bequest_editions::read(text, &FORMAT, draft)
}

fn draft(reader: &mut Reader<'_>, file: &Part<'_, '_>) -> Draft {
    reader.known_only(file, &[&["name"], FORMAT.tables, FORMAT.entries].concat());
    let name = reader.text(file, "name");
    let [numbers, market, companions, wills] =
        ["box", "market", "companions", "wills"].map(|key| reader.table(file, key));
    let kinds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.as_str()).collect();
    let keys: Vec<&str> = NUMBERS.iter().flat_map(|(key, source, _)| [*key, *source]).collect();
    known(reader, numbers.as_ref(), &keys);
    known(reader, market.as_ref(), &[&TOKENS[..], &["source"]].concat());
    known(reader, companions.as_ref(), &[&kinds[..], &["source"]].concat());
    known(reader, wills.as_ref(), &["money", "source"]);
    let source = |reader: &mut Reader<'_>, part: &Option<Part<'_, '_>>| reader.source(part.as_ref()?, "source");
    Draft {
        name,
        numbers: NUMBERS.map(|(key, _, range)| Some(small(reader, numbers.as_ref()?, key, range)?.value)),
        box_sources: NUMBERS.map(|(_, key, _)| reader.source(numbers.as_ref()?, key)),
        market: TOKENS.map(|key| token(reader, market.as_ref()?, key)),
        market_source: source(reader, &market),
        companions: [0, 1, 2, 3].map(|kind| small(reader, companions.as_ref()?, Kind::ALL[kind].as_str(), 0..=20)),
        companions_source: source(reader, &companions),
        base_wills: wills.as_ref().and_then(|part| base_wills(reader, part)),
        base_wills_source: source(reader, &wills),
        wills: entries(reader, file, "will", WILLS, will),
        jobs: entries(reader, file, "job", JOBS, job),
        plans: entries(reader, file, "plan", 4 * PLANS, plan),
        tiles: entries(reader, file, "tile", 4 * PLANS, tile),
        spaces: entries(reader, file, "space", 32, space),
        errands: entries(reader, file, "errand", 24, errand),
        cards: FAMILIES.iter().flat_map(|&(heading, family)| cards::cards(reader, file, heading, family)).collect(),
    }
}

fn known(reader: &mut Reader<'_>, part: Option<&Part<'_, '_>>, keys: &[&str]) {
    if let Some(part) = part {
        reader.known_only(part, keys);
    }
}

/// Reads the entries of a list.
fn entries<T>(
    reader: &mut Reader<'_>,
    file: &Part<'_, '_>,
    heading: &str,
    most: usize,
    read: fn(&mut Reader<'_>, &Part<'_, '_>, &mut Option<FileValue<usize>>) -> Option<T>,
) -> Vec<Entry<T>> {
    let parts = reader.entries(file, heading, most);
    let entry = |part: &Part<'_, '_>| {
        let mut id = None;
        let value = read(reader, part, &mut id);
        Entry { key: part.key.clone(), line: part.line, id, value }
    };
    parts.iter().map(entry).collect()
}

/// Reads a small whole number.
fn small(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str, range: RangeInclusive<i64>) -> Option<FileValue<u8>> {
    let wanted = match (range.start(), range.end()) {
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("a whole number from {from} to {to}"),
    };
    Some(reader.number(part, key, |number| range.contains(&number), &wanted)?.map(|number| number as u8))
}

/// Reads a small number that may be left out.
fn small_or_zero(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str, range: RangeInclusive<i64>) -> Option<u8> {
    reader.optional(part, key, |reader| small(reader, part, key, range)).map(|number| number.map_or(0, |it| it.value))
}

/// Reads `true`, or what is left out.
fn flag(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str) -> Option<bool> {
    reader.optional(part, key, |reader| reader.flag(part, key)).map(|flag| flag.is_some_and(|it| it.value))
}

/// Reads a list of small numbers, so many of them.
fn smalls(
    reader: &mut Reader<'_>,
    part: &Part<'_, '_>,
    key: &str,
    count: RangeInclusive<usize>,
    range: RangeInclusive<usize>,
) -> Option<Vec<u8>> {
    let wanted = match (range.start(), range.end()) {
        (from, to) if from == to => format!("a list of the number {from}"),
        (from, to) => format!("a list of whole numbers from {from} to {to}"),
    };
    let found = reader.numbers(part, key, &wanted)?;
    let fits = |number: &FileValue<usize>| range.contains(&number.value);
    if let Some(wrong) = found.value.iter().find(|number| !fits(number)) {
        reader.note(wrong.line, format!("{}.{key}", part.key), format!("{} does not do: write {wanted}", wrong.value));
        return None;
    }
    counted(reader, part, key, found, count).map(|list| list.into_iter().map(|it| it.value as u8).collect())
}

/// Holds a list to have so many values.
fn counted<T>(
    reader: &mut Reader<'_>,
    part: &Part<'_, '_>,
    key: &str,
    list: FileValue<Vec<T>>,
    count: RangeInclusive<usize>,
) -> Option<Vec<T>> {
    if count.contains(&list.value.len()) {
        return Some(list.value);
    }
    let wanted = match (count.start(), count.end()) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least} to {most}"),
    };
    let what = format!("a list of {} does not do: write {wanted}", list.value.len());
    reader.note(list.line, format!("{}.{key}", part.key), what);
    None
}

/// Reads one of several words.
fn word<T: Copy>(
    reader: &mut Reader<'_>,
    part: &Part<'_, '_>,
    key: &str,
    all: &[T],
    word_of: fn(T) -> &'static str,
) -> Option<T> {
    let wanted = format!("one of {}", wanted_words(all, word_of));
    let found = reader.parsed(part, key, &wanted, |text| all.iter().copied().find(|&it| word_of(it) == text));
    found.map(|it| it.value)
}

/// Reads a list of such words.
fn some_words<T: Copy>(
    reader: &mut Reader<'_>,
    part: &Part<'_, '_>,
    key: &str,
    all: &[T],
    word_of: fn(T) -> &'static str,
) -> Option<FileValue<Vec<T>>> {
    let wanted = format!("a list of some of {}", wanted_words(all, word_of));
    let found = reader.all_parsed(part, key, &wanted, |text| all.iter().copied().find(|&it| word_of(it) == text))?;
    Some(found.map(|list| list.into_iter().map(|it| it.value).collect()))
}

fn wanted_words<T: Copy>(all: &[T], word_of: fn(T) -> &'static str) -> String {
    let words: Vec<&str> = all.iter().map(|&it| word_of(it)).collect();
    format!("{}, in quotes", words.join(", "))
}

/// Reads a word by which texts and drawings are found.
fn title(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<String> {
    let wanted = "1 to 30 small letters and hyphens, in quotes, as in \"boat-ride\"";
    let found = reader.parsed(part, "title", wanted, |word| {
        let is_plain = word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        (is_plain && (1..=30).contains(&word.len())).then(|| word.to_owned())
    });
    found.map(|title| title.value)
}

fn token(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str) -> Option<FileValue<i8>> {
    let token = reader.number(part, key, |number| (-9..=9).contains(&number), "a whole number from -9 to 9")?;
    Some(token.map(|token| token as i8))
}

fn base_wills(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Vec<u8>> {
    smalls(reader, part, "money", 1..=WILLS, 1..=250)
}

fn will(reader: &mut Reader<'_>, part: &Part<'_, '_>, id: &mut Option<FileValue<usize>>) -> Option<WillInfo> {
    reader.known_only(part, &["id", "money", "lines", "source"]);
    *id = id_behind(reader, part, &["v"]);
    let (money, lines) = (small(reader, part, "money", 1..=200), small(reader, part, "lines", 4..=5));
    let source = reader.source(part, "source");
    Some(WillInfo { money: money?.value, lines: lines?.value, source: source? })
}

/// Reads an id: a number behind a letter. Behind the second letter the numbers go on after ten.
fn id_behind(reader: &mut Reader<'_>, part: &Part<'_, '_>, letters: &[&str]) -> Option<FileValue<usize>> {
    let wanted = format!("a number behind the letter {}, in quotes, as in \"{}3\"", letters.join(" or "), letters[0]);
    reader.parsed(part, "id", &wanted, |text| {
        let (place, digits) =
            letters.iter().enumerate().find_map(|(at, letter)| Some((at, text.strip_prefix(letter)?)))?;
        let letter = letters[place].chars().next()?;
        Some(numbered(text, letter, digits.len())?.min(99) + 100 * place)
    })
}

fn job(reader: &mut Reader<'_>, part: &Part<'_, '_>, id: &mut Option<FileValue<usize>>) -> Option<JobInfo> {
    reader.known_only(part, &["id", "title", "pays", "symbols", "source"]);
    *id = id_behind(reader, part, &["j", "k"]);
    let lines = match id {
        Some(FileValue { value: 100.., .. }) => 5..=5,
        Some(_) => 4..=4,
        None => 4..=5,
    };
    let title = title(reader, part);
    let pays = smalls(reader, part, "pays", lines.clone(), 1..=9);
    let symbols = some_words(reader, part, "symbols", Symbol::ALL, Symbol::as_str);
    let symbols = symbols.and_then(|list| counted(reader, part, "symbols", list, lines));
    let source = reader.source(part, "source");
    let lines: Vec<(u8, Symbol)> = pays?.into_iter().zip(symbols?).collect();
    Some(JobInfo { title: title?, face: JobFace::new(&lines), source: source? })
}

/// Reads for how many players something is.
fn players(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Players> {
    let numbers = smalls(reader, part, "players", 1..=4, 2..=5)?;
    Some(Players::of(numbers.into_iter().map(usize::from)))
}

fn plan(reader: &mut Reader<'_>, part: &Part<'_, '_>, _: &mut Option<FileValue<usize>>) -> Option<PlanInfo> {
    reader.known_only(part, &["players", "cards", "boys", "actions", "source"]);
    let players = players(reader, part);
    let [cards, boys, actions] = PLAN.map(|(key, most)| small(reader, part, key, 0..=most));
    let source = reader.source(part, "source");
    let plan = Plan { cards: cards?.value, boys: boys?.value, actions: actions?.value };
    Some(PlanInfo { players: players?, plan, source: source? })
}

/// What a plan gives, and how much of it at most.
const PLAN: [(&str, i64); 3] = [("cards", 9), ("boys", 3), ("actions", 9)];

fn tile(reader: &mut Reader<'_>, part: &Part<'_, '_>, _: &mut Option<FileValue<usize>>) -> Option<TileInfo> {
    reader.known_only(part, &["place", "players", "cards", "boys", "actions", "source"]);
    let place = small(reader, part, "place", 1..=PLANS as i64);
    let players = players(reader, part);
    let [cards, boys, actions] = PLAN.map(|(key, most)| smalls(reader, part, key, 2..=2, 0..=most as usize));
    let source = reader.source(part, "source");
    let (cards, boys, actions) = (cards?, boys?, actions?);
    let sides = [0, 1].map(|side| Plan { cards: cards[side], boys: boys[side], actions: actions[side] });
    let place = PlanSpace::from_index(usize::from(place?.value) - 1);
    Some(TileInfo { place, players: players?, sides, source: source? })
}

fn space(reader: &mut Reader<'_>, part: &Part<'_, '_>, _: &mut Option<FileValue<usize>>) -> Option<SpaceInfo> {
    reader.known_only(part, &["players", "deck", "late_deck", "late_from", "group", "sacked", "source"]);
    let players = players(reader, part);
    let supply = |reader: &mut Reader<'_>, key: &str| word(reader, part, key, Supply::ALL, Supply::as_str);
    let deck = supply(reader, "deck");
    let is_two = part.has("late_deck") || part.has("late_from");
    let later = match is_two {
        true => supply(reader, "late_deck").zip(small(reader, part, "late_from", 2..=7)).map(Some),
        false => Some(None),
    };
    let (group, sacked) = (flag(reader, part, "group"), flag(reader, part, "sacked"));
    let source = reader.source(part, "source");
    let later = later?.map(|(deck, from)| (from.value, deck));
    let space = CardSpace { deck: deck?, later, group: group? };
    Some(SpaceInfo { players: players?, sacked: sacked?, space, source: source? })
}

fn errand(reader: &mut Reader<'_>, part: &Part<'_, '_>, _: &mut Option<FileValue<usize>>) -> Option<ErrandInfo> {
    reader.known_only(part, &["place", "players", "spaces", "game", "source"]);
    let place = word(reader, part, "place", ErrandSpace::ALL, ErrandSpace::as_str);
    let players = players(reader, part);
    let spaces = small(reader, part, "spaces", 1..=2);
    let game = word(reader, part, "game", GameBox::ALL, GameBox::as_str);
    let source = reader.source(part, "source");
    Some(ErrandInfo { place: place?, players: players?, spaces: spaces?.value, game: game?, source: source? })
}

/// Returns the values of a list, if all could be read.
fn values<T>(entries: Vec<Entry<T>>) -> Option<Vec<T>> {
    entries.into_iter().map(|entry| entry.value).collect()
}

/// Returns all of them, if all are there.
fn all<T, const N: usize>(values: [Option<T>; N]) -> Option<[T; N]> {
    let found: Vec<T> = values.into_iter().collect::<Option<_>>()?;
    found.try_into().ok()
}

impl Draft {
    /// Returns the values, if all are there and each is one that there can be.
    pub(super) fn parts(self) -> Option<Parts> {
        let [slots, extensions] = all(self.numbers)?;
        let counts = all(self.companions)?.map(|count| count.value);
        let source = self.companions_source?;
        let (four, five) = self.jobs.into_iter().partition(|job| job.id.is_some_and(|id| id.value < 100));
        let mut designs = values(self.cards)?;
        designs.extend(companions(counts, source));
        designs.sort_by_key(|design| design.family);
        Some(Parts {
            name: self.name?.value,
            slots,
            extensions,
            box_sources: all(self.box_sources)?,
            market: all(self.market)?.map(|token| token.value),
            market_source: self.market_source?,
            companions: counts,
            companions_source: source,
            base_wills: self.base_wills?,
            base_wills_source: self.base_wills_source?,
            wills: values(self.wills)?,
            jobs: [values(four)?, values(five)?],
            plans: values(self.plans)?,
            tiles: values(self.tiles)?,
            spaces: values(self.spaces)?,
            errands: values(self.errands)?,
            designs,
        })
    }
}
