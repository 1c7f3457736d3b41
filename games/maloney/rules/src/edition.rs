//! The components of the game, as data.

mod check;
mod dealing;
mod read;

use std::fmt::{self, Write};
use std::sync::LazyLock;

use bequest_editions::{Components, EditionError, KeptEdition, Mistake, Source};
use bequest_engine::{EditionId, Editions, Piece, Pool};
use serde::Serialize;

use crate::components::{CARDS, TOWNS};
use crate::{Card, Contents, Day, Maloney, Suitcase, Town};
use read::Draft;

/// The components of the game; the built-in edition's sizes are the most that any edition has.
pub struct Edition {
    id: EditionId,
    /// MAL-80, MAL-81
    towns: Vec<TownInfo>,
    card_towns: Vec<Town>,
    /// MAL-82
    best_days: Vec<Day>,
    /// MAL-83
    contents: Vec<Contents>,
    start_cash: u32,
    hands: [u8; 4],
    same_town: u8,
    sources: Sources,
    doubts: Vec<Mistake>,
    /// What follows from the above, for speed.
    values: [[u8; 7]; CARDS],
    town_cards: [Pool<Card>; TOWNS],
    links: [Pool<Town>; TOWNS],
    top_bid: u32,
}

/// A town of an edition.
#[derive(Clone, PartialEq, Debug)]
pub struct TownInfo {
    /// The name.
    pub name: String,
    /// Where the name comes from.
    pub name_source: Source,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// Where the links come from.
    pub links_source: Source,
}

/// Where everything comes from that does not stand in a [`TownInfo`].
#[derive(PartialEq)]
struct Sources {
    money: Source,
    hand: Source,
    cards: Vec<Source>,
    suitcases: Vec<Source>,
}

/// The files of all editions that were ever released, the newest last. None of them is ever edited.
const BUILT_IN: [&str; 1] = [include_str!("../editions/maloney-1.toml")];

static EDITIONS: Editions<Edition> = Editions::new();

/// All built-in editions, in the same order.
static KNOWN: LazyLock<[&Edition; BUILT_IN.len()]> =
    LazyLock::new(|| BUILT_IN.map(|text| EDITIONS.intern(parse(text).expect("the tests read all built-in editions"))));

impl Edition {
    /// Returns the newest built-in edition.
    pub fn built_in() -> &'static Self {
        KNOWN[BUILT_IN.len() - 1]
    }

    /// Returns the file of the newest built-in edition.
    pub fn built_in_file() -> &'static str {
        BUILT_IN[BUILT_IN.len() - 1]
    }

    /// Reads an edition file.
    ///
    /// # Errors
    /// Lists all that is wrong with it, by line. The name of a built-in edition belongs to it alone.
    pub fn read(text: &str) -> Result<Self, EditionError> {
        let (draft, mistakes) = read::read(text);
        let name = draft.as_ref().and_then(|draft| draft.name.clone());
        let result = finish(draft, mistakes);
        let Some(name) = name else { return result };
        let Some(namesake) = KNOWN.iter().find(|known| known.id.name == name.value) else { return result };
        let mut mistakes = match result {
            Ok(edition) if edition.is_same(namesake) => return Ok(edition),
            Ok(_) => Vec::new(),
            Err(EditionError(mistakes)) => mistakes,
        };
        let what = format!("{:?} is built in and has other values: write another name, as in \"my-box\"", name.value);
        mistakes.push(Mistake { line: name.line, key: "name".to_owned(), what });
        mistakes.sort();
        Err(EditionError(mistakes))
    }

    /// Keeps the edition for as long as the program runs, so that records that name it are found.
    pub fn intern(self) -> &'static Self {
        LazyLock::force(&KNOWN);
        EDITIONS.intern(self)
    }

    /// Finds an edition by name and hash.
    pub fn find(id: &EditionId) -> Option<&'static Self> {
        LazyLock::force(&KNOWN);
        EDITIONS.find(id)
    }

    /// Returns the name and hash of every edition that is known, the built-in ones first.
    pub fn known() -> Vec<EditionId> {
        LazyLock::force(&KNOWN);
        EDITIONS.ids()
    }

    /// Returns what the file may have wrong though it can be played: links that lead one way only.
    pub fn doubts(&self) -> &[Mistake] {
        &self.doubts
    }

    /// Returns the towns.
    pub fn towns(&self) -> impl ExactSizeIterator<Item = Town> + use<> {
        (0..self.towns.len()).map(Town::from_index)
    }

    /// Returns all action cards.
    pub fn cards(&self) -> Pool<Card> {
        Pool::first(self.card_towns.len())
    }

    /// Returns all suitcases.
    pub fn suitcases(&self) -> Pool<Suitcase> {
        Pool::first(self.contents.len())
    }

    /// Returns what is known of a town.
    pub fn town(&self, town: Town) -> &TownInfo {
        &self.towns[town.index()]
    }

    /// Tells whether there is such a town.
    pub fn has_town(&self, town: Town) -> bool {
        town.index() < self.towns.len()
    }

    /// Returns the towns one day away.
    pub fn links(&self, town: Town) -> Pool<Town> {
        self.links[town.index()]
    }

    /// Returns the cards of a town.
    pub fn cards_of(&self, town: Town) -> Pool<Card> {
        self.town_cards[town.index()]
    }

    /// Returns the town of a card.
    pub fn town_of(&self, card: Card) -> Town {
        self.card_towns[card.index()]
    }

    /// Returns the day on which a card is worth most.
    pub fn best_day(&self, card: Card) -> Day {
        self.best_days[card.index()]
    }

    /// Returns what a card scores on a day, doubling included.
    pub fn value(&self, card: Card, day: Day) -> u8 {
        self.values[card.index()][day as usize]
    }

    /// Returns what is in a suitcase.
    pub fn contents(&self, suitcase: Suitcase) -> Contents {
        self.contents[suitcase.index()]
    }

    /// Returns the dollars each player starts with.
    pub fn start_cash(&self) -> u32 {
        self.start_cash
    }

    /// Returns the number of cards dealt to each of so many players.
    pub fn hand(&self, players: usize) -> usize {
        usize::from(self.hands[players - 3])
    }

    /// Returns the most cards of one town with which a hand may start.
    pub fn same_town(&self) -> usize {
        usize::from(self.same_town)
    }

    /// Returns the highest bid that can be called: the most cash anybody can ever have.
    pub fn top_bid(&self) -> u32 {
        self.top_bid
    }

    /// Returns where the town and the best day of a card come from.
    pub fn card_source(&self, card: Card) -> Source {
        self.sources.cards[card.index()]
    }

    /// Returns where the contents of a suitcase come from.
    pub fn suitcase_source(&self, suitcase: Suitcase) -> Source {
        self.sources.suitcases[suitcase.index()]
    }

    /// Returns where the starting money comes from.
    pub fn money_source(&self) -> Source {
        self.sources.money
    }

    /// Returns where the number of cards in a hand comes from.
    pub fn hand_source(&self) -> Source {
        self.sources.hand
    }

    /// Returns where every value comes from: the money, the hands, the name and the links of each town, each card, each
    /// suitcase.
    pub fn sources(&self) -> impl Iterator<Item = Source> {
        let towns = self.towns.iter().flat_map(|town| [town.name_source, town.links_source]);
        let pieces = self.sources.cards.iter().chain(&self.sources.suitcases).copied();
        [self.sources.money, self.sources.hand].into_iter().chain(towns).chain(pieces)
    }

    /// Returns how many values come from there.
    pub fn count(&self, source: Source) -> usize {
        self.sources().filter(|its| *its == source).count()
    }

    /// Tells whether another has the same name and values, from the same sources, at the same places on the map.
    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.towns == other.towns && self.sources == other.sources
    }
}

/// Reads a file without asking whether its name is taken.
fn parse(text: &str) -> Result<Edition, EditionError> {
    let (draft, mistakes) = read::read(text);
    finish(draft, mistakes)
}

/// Makes an edition of a draft, if nothing is wrong with it.
fn finish(draft: Option<Draft>, mut mistakes: Vec<Mistake>) -> Result<Edition, EditionError> {
    mistakes.extend(draft.iter().flat_map(check::mistakes));
    mistakes.sort();
    mistakes.dedup();
    match draft.filter(|_| mistakes.is_empty()).and_then(edition_of) {
        Some(edition) => Ok(edition),
        None => Err(EditionError(mistakes)),
    }
}

/// Makes an edition of a draft without a mistake; everything is there and fits.
fn edition_of(draft: Draft) -> Option<Edition> {
    let doubts = check::doubts(&draft);
    let (mut towns, mut links) = (Vec::new(), Vec::new());
    for town in draft.towns {
        let mut linked: Vec<usize> = town.links?.value.into_iter().map(|link| link.value).collect();
        linked.sort_unstable(); // whoever types the same board in another order has the same edition
        links.push(linked);
        let (name, name_source, links_source) = (town.name?.value, town.name_source?, town.links_source?);
        towns.push(TownInfo { name, name_source, lat: town.lat?, lon: town.lon?, links_source });
    }
    let cards: Option<Vec<(Town, Day, Source)>> = draft
        .cards
        .into_iter()
        .map(|card| Some((Town::numbered(card.town?.value)?, card.best_day?, card.source?)))
        .collect();
    let suitcases: Option<Vec<(Contents, Source)>> =
        draft.suitcases.into_iter().map(|suitcase| Some((suitcase.contents?, suitcase.source?))).collect();
    let (contents, suitcase_sources): (Vec<_>, Vec<_>) = suitcases?.into_iter().unzip();
    let mut hands = [0; 4];
    for (size, hand) in hands.iter_mut().zip(draft.hands) {
        *size = hand?.value;
    }
    let mut edition = Edition {
        id: EditionId::of("", ""),
        values: [[0; 7]; CARDS],
        town_cards: [Pool::EMPTY; TOWNS],
        links: [Pool::EMPTY; TOWNS],
        top_bid: top_bid(draft.start?, &contents),
        start_cash: draft.start?,
        hands,
        same_town: draft.same_town?,
        towns,
        card_towns: Vec::new(),
        best_days: Vec::new(),
        contents,
        sources: Sources {
            money: draft.money_source?,
            hand: draft.hand_source?,
            cards: Vec::new(),
            suitcases: suitcase_sources,
        },
        doubts,
    };
    for (town, day, source) in cards? {
        let card = Card::from_index(edition.card_towns.len());
        edition.values[card.index()] = Day::WEEK.map(|today| day.points(today));
        edition.town_cards[town.index()].insert(card);
        edition.card_towns.push(town);
        edition.best_days.push(day);
        edition.sources.cards.push(source);
    }
    for (linked, its) in links.iter().zip(&mut edition.links) {
        *its = linked.iter().copied().filter_map(Town::numbered).collect();
    }
    edition.id = EditionId::of(&draft.name?.value, &canonical(&edition));
    Some(edition)
}

/// Returns the most cash that anybody can ever have. MAL-32
fn top_bid(start: u32, contents: &[Contents]) -> u32 {
    let gain = |contents: &Contents| match *contents {
        Contents::Dollars(dollars) => dollars.max(0).unsigned_abs(),
        Contents::Points(_) => 0,
    };
    start + contents.iter().map(gain).sum::<u32>()
}

/// Returns the values in a form that never changes, for the hash. What only says where a value comes from, or where a
/// town is drawn, is no part of it.
fn canonical(edition: &Edition) -> String {
    let [three, four, five, six] = edition.hands;
    let Edition { start_cash, same_town, .. } = edition;
    let mut text = format!("start {start_cash}\nhand {three} {four} {five} {six}\nsame {same_town}\n");
    let mut line = |args: fmt::Arguments<'_>| writeln!(text, "{args}").expect("a string takes all");
    for town in edition.towns() {
        line(format_args!(
            "town {town} {} {:?}",
            edition.town(town).name,
            edition.links(town).iter().collect::<Vec<_>>()
        ));
    }
    for card in edition.cards().iter() {
        line(format_args!("card {card} {} {}", edition.town_of(card), edition.best_day(card)));
    }
    for suitcase in edition.suitcases().iter() {
        let (points, dollars) = match edition.contents(suitcase) {
            Contents::Points(points) => (Some(points), None),
            Contents::Dollars(dollars) => (None, Some(dollars)),
        };
        line(format_args!("suitcase {suitcase} {points:?} {dollars:?}"));
    }
    text
}

impl Components for Maloney {
    fn newest_edition_file() -> &'static str {
        Edition::built_in_file()
    }

    fn keep_edition(text: &str) -> Result<KeptEdition, EditionError> {
        let edition = Edition::read(text)?;
        let [towns, cards, suitcases] = [edition.towns().len(), edition.cards().len(), edition.suitcases().len()];
        let parts = format!("{towns} towns, {cards} cards, {suitcases} suitcases");
        let (counts, doubts) = (Source::ALL.map(|source| edition.count(source)), edition.doubts.clone());
        Ok(KeptEdition { id: edition.intern().id.clone(), parts, counts, doubts })
    }
}

impl bequest_engine::Edition for Edition {
    fn id(&self) -> EditionId {
        self.id.clone()
    }
}

/// Editions are kept once, so the same edition is the same place in memory.
impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Edition {}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)
    }
}

impl Serialize for Edition {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.id.serialize(serializer)
    }
}
