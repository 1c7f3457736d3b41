//! The components of the game, as data.

mod check;
mod dealing;
mod read;

use std::fmt::{self, Write};

use bequest_editions::{FileEdition, Mistake, Parsed, Registry, Source, editions};
use bequest_engine::{EditionId, Piece, Pool};

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

/// Where everything comes from that is not in a [`TownInfo`].
#[derive(PartialEq)]
struct Sources {
    money: Source,
    hand: Source,
    cards: Vec<Source>,
    suitcases: Vec<Source>,
}

impl Edition {
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

    /// Returns the highest bid that can be called: the most cash anyone can ever have.
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
}

/// Makes an edition of a draft without a mistake; everything is there and fits.
fn edition_of(draft: Draft) -> Option<Edition> {
    let doubts = check::doubts(&draft);
    let (mut towns, mut links) = (Vec::new(), Vec::new());
    for town in draft.towns {
        let mut linked: Vec<usize> = town.links?.value.into_iter().map(|link| link.value).collect();
        linked.sort_unstable(); // the same board typed in another order is the same edition
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

/// Returns the most cash that anyone can ever have. MAL-32
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

impl FileEdition for Edition {
    fn registry() -> &'static Registry<Self> {
        static REGISTRY: Registry<Edition> = Registry::new(&[include_str!("../editions/maloney-1.toml")]);
        &REGISTRY
    }

    fn parse(text: &str) -> Parsed<Self> {
        Parsed::of(read::read(text), |draft| &draft.name, check::mistakes, edition_of)
    }

    /// Tells whether another has the same name and values, from the same sources, at the same places on the map.
    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.towns == other.towns && self.sources == other.sources
    }

    fn parts(&self) -> String {
        let [towns, cards, suitcases] = [self.towns().len(), self.cards().len(), self.suitcases().len()];
        format!("{towns} towns, {cards} cards, {suitcases} suitcases")
    }

    /// Returns where every value comes from: the money, the hands, the name and the links of each town, each card, each
    /// suitcase.
    fn sources(&self) -> impl Iterator<Item = Source> {
        let towns = self.towns.iter().flat_map(|town| [town.name_source, town.links_source]);
        let pieces = self.sources.cards.iter().chain(&self.sources.suitcases).copied();
        [self.sources.money, self.sources.hand].into_iter().chain(towns).chain(pieces)
    }

    /// Returns the links that lead one way only.
    fn doubts(&self) -> &[Mistake] {
        &self.doubts
    }
}

editions!(Edition of Maloney);
