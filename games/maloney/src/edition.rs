use std::fmt::{self, Write};
use std::sync::LazyLock;

use bequest_engine::{EditionId, Editions, Piece, Pool};
use serde::{Deserialize, Serialize};

use crate::components::{CARDS, SUITCASES, TOWNS, worth};
use crate::{Card, Contents, Day, Suitcase, Town};

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
    /// What follows from the above, for speed.
    values: [[u8; 7]; CARDS],
    town_cards: [Pool<Card>; TOWNS],
    links: [Pool<Town>; TOWNS],
    top_bid: u32,
}

/// A town of an edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownInfo {
    id: u8,
    /// The name.
    pub name: String,
    /// Where the name comes from.
    pub name_source: Source,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    links: Vec<u8>,
    /// Where the links come from.
    pub links_source: Source,
}

/// Where a value of an edition comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// A fact about the printed game found elsewhere.
    Found,
    /// Ours; it fits all that is known.
    Reconstructed,
}

/// Everything that is wrong with an edition file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionError(pub Vec<String>);

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for EditionError {}

static EDITIONS: Editions<Edition> = Editions::new();

impl Edition {
    /// Returns the newest built-in edition.
    pub fn built_in() -> &'static Self {
        static NEWEST: LazyLock<&'static Edition> = LazyLock::new(|| {
            let edition = Edition::read(include_str!("../editions/maloney-1.toml"));
            edition.expect("the tests read the built-in edition").intern()
        });
        &NEWEST
    }

    /// Reads an edition file.
    ///
    /// # Errors
    /// Lists all that is wrong with it.
    pub fn read(text: &str) -> Result<Self, EditionError> {
        let file: File = toml::from_str(text).map_err(|error| EditionError(vec![error.to_string()]))?;
        let faults = file.faults();
        if faults.is_empty() { Ok(Self::of(file)) } else { Err(EditionError(faults)) }
    }

    /// Keeps the edition for as long as the program runs, so that records that name it are found.
    pub fn intern(self) -> &'static Self {
        EDITIONS.intern(self)
    }

    /// Finds an edition by name and hash.
    pub fn find(id: &EditionId) -> Option<&'static Self> {
        Self::built_in();
        EDITIONS.find(id)
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

    fn of(file: File) -> Self {
        let town = |id: u8| Town::from_index(usize::from(id) - 1);
        let card_towns: Vec<Town> = file.card.iter().map(|card| town(card.town)).collect();
        let best_days: Vec<Day> = file.card.iter().map(|card| card.best_day).collect();
        let contents: Vec<Contents> = file.suitcase.iter().filter_map(SuitcaseEntry::contents).collect();
        let value = |card: usize, day: Day| {
            best_days.get(card).map_or(0, |&best| worth(best, day) * if day.is_double() { 2 } else { 1 })
        };
        let cards_of = |town: Town| (0..).zip(&card_towns).filter(move |&(_, &its)| its == town).map(|(card, _)| card);
        let gains = contents.iter().map(|contents| match *contents {
            Contents::Dollars(dollars) => dollars.max(0).unsigned_abs(),
            Contents::Points(_) => 0,
        });
        Self {
            id: EditionId::of(&file.name, &file.canonical()),
            values: std::array::from_fn(|card| Day::WEEK.map(|day| value(card, day))),
            town_cards: std::array::from_fn(|i| cards_of(Town::from_index(i)).map(Card::from_index).collect()),
            links: std::array::from_fn(|i| {
                file.town.get(i).map_or(Pool::EMPTY, |info| info.links.iter().map(|&id| town(id)).collect())
            }),
            top_bid: file.money.start + gains.sum::<u32>(), // MAL-32
            start_cash: file.money.start,
            hands: [file.hand.three_players, file.hand.four_players, file.hand.five_players, file.hand.six_players],
            same_town: file.hand.same_town,
            towns: file.town,
            card_towns,
            best_days,
            contents,
        }
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

/// An edition file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    money: Money,
    hand: Hand,
    town: Vec<TownInfo>,
    card: Vec<CardEntry>,
    suitcase: Vec<SuitcaseEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Money {
    start: u32,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    three_players: u8,
    four_players: u8,
    five_players: u8,
    six_players: u8,
    same_town: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: String,
    town: u8,
    best_day: Day,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuitcaseEntry {
    id: String,
    points: Option<i32>,
    dollars: Option<i32>,
    #[serde(rename = "source")]
    _source: Source,
}

impl SuitcaseEntry {
    fn contents(&self) -> Option<Contents> {
        match (self.points, self.dollars) {
            (Some(points), None) => Some(Contents::Points(points)),
            (None, Some(dollars)) => Some(Contents::Dollars(dollars)),
            (Some(_), Some(_)) | (None, None) => None,
        }
    }
}

impl File {
    /// Returns everything that makes this no edition.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let sizes = [("town", self.town.len(), TOWNS), ("card", self.card.len(), CARDS)];
        for (what, found, most) in [sizes[0], sizes[1], ("suitcase", self.suitcase.len(), SUITCASES)] {
            if found == 0 || found > most {
                faults.push(format!("{found} entries {what}: there must be 1 to {most}"));
            }
        }
        if self.name.is_empty() || !self.name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            faults.push(format!("name {:?}: letters, digits and hyphens only", self.name));
        }
        if !self.money.start.is_multiple_of(100) || self.money.start == 0 || self.money.start > 1_000_000 {
            faults.push(format!("money.start {}: a multiple of 100, at most 1,000,000", self.money.start));
        }
        self.town_faults(&mut faults);
        self.card_faults(&mut faults);
        self.suitcase_faults(&mut faults);
        faults
    }

    fn town_faults(&self, faults: &mut Vec<String>) {
        for (number, town) in (1..).zip(&self.town) {
            if town.id != number {
                faults.push(format!("town {}: the towns are numbered in order, this should be {number}", town.id));
            }
            if town.links.is_empty() {
                faults.push(format!("town {}: it has no links, so the car could never leave it", town.id));
            }
            for &link in &town.links {
                if link == town.id || link == 0 || usize::from(link) > self.town.len() {
                    faults.push(format!("town {}: no road leads from it to town {link}", town.id));
                }
            }
        }
    }

    fn card_faults(&self, faults: &mut Vec<String>) {
        for (number, card) in (1..).zip(&self.card) {
            if card.id != format!("a{number:02}") {
                faults
                    .push(format!("card {:?}: the cards are numbered in order, this should be a{number:02}", card.id));
            }
            if card.town == 0 || usize::from(card.town) > self.town.len() {
                faults.push(format!("card {}: there is no town {}", card.id, card.town));
            }
        }
        let hands = [self.hand.three_players, self.hand.four_players, self.hand.five_players, self.hand.six_players];
        for (players, hand) in (3usize..).zip(hands) {
            if hand == 0 || players * usize::from(hand) >= self.card.len() {
                faults.push(format!("hand of {hand} for {players} players: {} cards do not do", self.card.len()));
            } else if !self.can_deal(players, usize::from(hand)) {
                let same = self.hand.same_town;
                faults.push(format!("hand of {hand} for {players} players: it cannot be dealt with {same} of a town"));
            }
        }
    }

    /// Tells whether hands can be dealt in which nobody has too many cards of a town. MAL-5
    ///
    /// Any number of hands together must find enough cards, of which each hand takes only so many of a town.
    fn can_deal(&self, players: usize, hand: usize) -> bool {
        let of_town = |town: &TownInfo| self.card.iter().filter(|card| card.town == town.id).count();
        let most = |hands: usize| hands * usize::from(self.hand.same_town);
        let usable = |hands: usize| self.town.iter().map(|town| of_town(town).min(most(hands))).sum::<usize>();
        (1..=players).all(|hands| usable(hands) >= hands * hand)
    }

    fn suitcase_faults(&self, faults: &mut Vec<String>) {
        for (number, suitcase) in (1..).zip(&self.suitcase) {
            let id = &suitcase.id;
            if *id != format!("s{number:02}") {
                faults.push(format!("suitcase {id:?}: they are numbered in order, this should be s{number:02}"));
            }
            match suitcase.contents() {
                None => faults.push(format!("suitcase {id}: it holds either points or dollars")),
                Some(Contents::Dollars(dollars)) if dollars % 100 != 0 || dollars.abs() > 100_000 => {
                    faults.push(format!("suitcase {id}: {dollars} dollars are no multiple of 100 up to 100,000"));
                }
                Some(Contents::Points(points)) if points.abs() > 100 => {
                    faults.push(format!("suitcase {id}: {points} points are more than 100"));
                }
                Some(Contents::Dollars(_) | Contents::Points(_)) => {}
            }
        }
        if self.suitcase.len() < self.town.len() {
            faults.push(format!("{} suitcases: every one of {} towns needs one", self.suitcase.len(), self.town.len()));
        }
    }

    /// Returns the values in a form that never changes, for the hash. What only says where a value comes from, or
    /// where a town is drawn, is no part of it.
    fn canonical(&self) -> String {
        let Hand { three_players, four_players, five_players, six_players, same_town, .. } = self.hand;
        let mut text = format!(
            "start {}\nhand {three_players} {four_players} {five_players} {six_players}\nsame {same_town}\n",
            self.money.start
        );
        let mut line = |args: fmt::Arguments<'_>| writeln!(text, "{args}").expect("a string takes all");
        for town in &self.town {
            line(format_args!("town {} {} {:?}", town.id, town.name, town.links));
        }
        for card in &self.card {
            line(format_args!("card {} {} {}", card.id, card.town, card.best_day));
        }
        for suitcase in &self.suitcase {
            line(format_args!("suitcase {} {:?} {:?}", suitcase.id, suitcase.points, suitcase.dollars));
        }
        text
    }
}
