//! The components of the game, as data.

mod canonical;
mod check;
mod read;

use bequest_editions::{FileEdition, Mistake, Parsed, Registry, Source, editions};
use bequest_engine::{EditionId, Piece, Pool};

use crate::components::{CARD_SPACES, CARDS, JOBS, JOBS_EACH, LINES, PLANS};
use crate::face::{Face, Nature};
use crate::{Card, Cards, Deck, Family, Job, Kind, LastWill, Line, Market, PlanSpace, Side, Symbol, Symbols, Will};
use read::Draft;

/// The components of the game; the built-in edition's sizes are the most that any edition has.
pub struct Edition {
    id: EditionId,
    parts: Parts,
    table: Box<Tables>,
    doubts: Vec<Mistake>,
}

/// Everything that an edition file says; it fits together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parts {
    pub(crate) name: String,
    /// The slots of a board. LW-7
    pub(crate) slots: u8,
    /// The slots that can be added in the whole game. LW-35
    pub(crate) extensions: u8,
    /// Where the two come from.
    pub(crate) box_sources: [Source; 2],
    /// The market tokens. LW-2
    pub(crate) market: [i8; 4],
    pub(crate) market_source: Source,
    /// How many cards of each kind the companion deck has. LW-3
    pub(crate) companions: [u8; 4],
    pub(crate) companions_source: Source,
    /// The wills of the base game. LW-6
    pub(crate) base_wills: Vec<u8>,
    pub(crate) base_wills_source: Source,
    /// The wills of the expansion. GS-25
    pub(crate) wills: Vec<WillInfo>,
    /// The jobs: those with four lines, and those with five. GS-1
    pub(crate) jobs: [Vec<JobInfo>; 2],
    /// The printed plans, from left to right for each number of players. LW-81
    pub(crate) plans: Vec<PlanInfo>,
    /// The plan tiles. GS-22
    pub(crate) tiles: Vec<TileInfo>,
    /// The spaces that hold a card. LW-80
    pub(crate) spaces: Vec<SpaceInfo>,
    /// The other errands. LW-80, GS-61
    pub(crate) errands: Vec<ErrandInfo>,
    /// The cards, one for each design, in the order of their families.
    pub(crate) designs: Vec<CardInfo>,
}

/// A will of the expansion. GS-25
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WillInfo {
    /// The money that everyone starts with.
    pub money: u8,
    /// How many lines the jobs have.
    pub lines: u8,
    /// Where it comes from.
    pub source: Source,
}

/// A job. GS-1
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobInfo {
    /// What it is called, as in "clerk": texts and drawings are found by it.
    pub title: String,
    /// Its lines from the top.
    pub face: JobFace,
    /// Where it comes from.
    pub source: Source,
}

/// The lines of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JobFace {
    pays: [u8; LINES],
    symbols: [Symbol; LINES],
    lines: u8,
}

/// What a plan gives. LW-20
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Plan {
    /// Cards to draw.
    pub cards: u8,
    /// Errand boys to send.
    pub boys: u8,
    /// Actions.
    pub actions: u8,
}

/// A printed plan. LW-81
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanInfo {
    /// How many may play where it is used.
    pub players: Players,
    /// What it gives.
    pub plan: Plan,
    /// Where it comes from.
    pub source: Source,
}

/// A plan tile. GS-22
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileInfo {
    /// Its place from the left.
    pub place: PlanSpace,
    /// How many may play where it is used.
    pub players: Players,
    /// Its two sides.
    pub sides: [Plan; 2],
    /// Where it comes from.
    pub source: Source,
}

/// Some numbers of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Players(u8);

/// A space of the offering that holds a card. LW-10
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceInfo {
    /// How many may play where it is used.
    pub players: Players,
    /// Whether it belongs to the expansion. GS-23
    pub sacked: bool,
    /// What it is.
    pub space: CardSpace,
    /// Where it comes from.
    pub source: Source,
}

/// What feeds a space of the offering.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct CardSpace {
    /// The deck.
    pub deck: Supply,
    /// Another deck from a later round on.
    pub later: Option<(u8, Supply)>,
    /// Whether it belongs to the group of three. LW-32
    pub group: bool,
}

words! {
    /// A deck that feeds the offering.
    pub enum Supply, "deck":
    /// Events.
    Events = "events",
    /// Helpers and expenses.
    Helpers = "helpers",
    /// Properties.
    Properties = "properties",
    /// Companions.
    Companions = "companions",
    /// Special cards. LW-4
    Specials = "specials",
    /// Special cards of the expansion. GS-24
    NewSpecials = "new-specials",
}

words! {
    /// An errand that is not about a card, by its space.
    pub enum ErrandSpace, "errand":
    /// Spend two pounds. LW-33
    Opera = "opera",
    /// Move the market tokens. LW-34
    Market = "market",
    /// Take a slot. LW-35
    Extension = "extension",
    /// Draw a card. LW-36
    Draw = "draw",
    /// Cover a line. GS-10
    Demotion = "demotion",
    /// Take a slot or cover a line. GS-11
    Double = "double",
}

words! {
    /// Which game a space belongs to.
    pub(crate) enum GameBox, "game":
    /// The base game alone.
    Base = "base",
    /// The expansion.
    Sacked = "sacked",
    /// Both.
    Both = "both",
}

/// Spaces for an errand. LW-80, GS-61
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ErrandInfo {
    /// The errand.
    pub place: ErrandSpace,
    /// How many may play where it is used.
    pub players: Players,
    /// How many boys may run it in a round.
    pub spaces: u8,
    /// Which game it belongs to.
    pub game: GameBox,
    /// Where it comes from.
    pub source: Source,
}

/// A card of an edition, of which there may be several copies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardInfo {
    /// Its family.
    pub family: Family,
    /// What it is called, as in "boat-ride": texts and drawings are found by it.
    pub title: String,
    /// Where the title comes from.
    pub title_source: Source,
    /// How many there are.
    pub copies: u8,
    /// Whether it belongs to the expansion. GS-26
    pub sacked: bool,
    /// The crowns on the back of a special card; none on other cards. LW-4
    pub crowns: u8,
    /// What is printed on it.
    pub face: Face,
    /// Where its values come from.
    pub source: Source,
}

/// The spaces of the offering for a number of players. LW-80
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    spaces: [Option<CardSpace>; CARD_SPACES],
    /// How many boys may run each errand, by its place.
    boys: [u8; ErrandSpace::ALL.len()],
}

/// What follows from the parts, for speed.
struct Tables {
    faces: [Face; CARDS],
    /// The place of each card's design.
    designs: [u8; CARDS],
    all: Cards,
    base: Cards,
    families: [Cards; Family::ALL.len()],
    /// The special cards with one, two and three crowns. LW-4
    crowns: [Cards; 3],
    jobs: [JobFace; JOBS],
    /// For two to five players: the base game, and the expansion.
    layouts: [[Layout; 2]; 4],
    /// For two to five players.
    plans: [[Option<Plan>; PLANS]; 4],
    tiles: [[[Plan; 2]; PLANS]; 4],
}

impl Tables {
    fn of(parts: &Parts) -> Self {
        let mut tables = Self {
            faces: [Face::BLANK; CARDS],
            designs: [0; CARDS],
            all: Pool::EMPTY,
            base: Pool::EMPTY,
            families: [Pool::EMPTY; 7],
            crowns: [Pool::EMPTY; 3],
            jobs: std::array::from_fn(|index| {
                let (jobs, number) = (&parts.jobs[index / JOBS_EACH], index % JOBS_EACH);
                jobs.get(number).unwrap_or(&jobs[0]).face
            }),
            layouts: std::array::from_fn(|at| [Layout::of(parts, at + 2, false), Layout::of(parts, at + 2, true)]),
            plans: std::array::from_fn(|at| plans_for(parts, at + 2)),
            tiles: std::array::from_fn(|at| tiles_for(parts, at + 2)),
        };
        for (place, design) in parts.designs.iter().enumerate() {
            for _ in 0..design.copies {
                tables.add(place, design);
            }
        }
        tables
    }

    /// Adds the next card of a family.
    fn add(&mut self, place: usize, design: &CardInfo) {
        let family = &mut self.families[design.family.index()];
        let card = Card::of(design.family, family.len() + 1).expect("the families are not too large");
        family.insert(card);
        self.faces[card.index()] = design.face;
        self.designs[card.index()] = place as u8;
        self.all.insert(card);
        if !design.sacked {
            self.base.insert(card);
        }
        if let Some(group) = usize::from(design.crowns).checked_sub(1) {
            self.crowns[group].insert(card);
        }
    }
}

fn plans_for(parts: &Parts, players: usize) -> [Option<Plan>; PLANS] {
    let mut printed = parts.plans.iter().filter(|plan| plan.players.contains(players));
    std::array::from_fn(|_| printed.next().map(|plan| plan.plan))
}

fn tiles_for(parts: &Parts, players: usize) -> [[Plan; 2]; PLANS] {
    let mut tiles = [[Plan::default(); 2]; PLANS];
    for tile in parts.tiles.iter().filter(|tile| tile.players.contains(players)) {
        tiles[tile.place.index()] = tile.sides;
    }
    tiles
}

impl Layout {
    fn of(parts: &Parts, players: usize, sacked: bool) -> Self {
        let mut layout = Self::default();
        let is_used = |space: &&SpaceInfo| space.players.contains(players) && (sacked || !space.sacked);
        for (at, space) in layout.spaces.iter_mut().zip(parts.spaces.iter().filter(is_used)) {
            *at = Some(space.space);
        }
        let other = if sacked { GameBox::Base } else { GameBox::Sacked };
        let is_used = |errand: &&ErrandInfo| errand.players.contains(players) && errand.game != other;
        for errand in parts.errands.iter().filter(is_used) {
            layout.boys[errand.place.index()] = errand.spaces;
        }
        layout
    }

    /// Returns the spaces that hold a card.
    pub fn spaces(&self) -> &[Option<CardSpace>; CARD_SPACES] {
        &self.spaces
    }

    /// Returns how many boys may run an errand in a round; drawing is once per round for everyone.
    pub fn boys(&self, place: ErrandSpace) -> u8 {
        self.boys[place.index()]
    }
}

impl CardSpace {
    /// Returns the deck that feeds the space in a round. LW-10
    pub fn supply(&self, round: u8) -> Supply {
        match self.later {
            Some((from, later)) if round >= from => later,
            Some(_) | None => self.deck,
        }
    }
}

impl Supply {
    /// Returns the family of its cards.
    pub const fn family(self) -> Family {
        match self {
            Supply::Events => Family::Event,
            Supply::Helpers => Family::Helper,
            Supply::Properties => Family::Property,
            Supply::Companions => Family::Companion,
            Supply::Specials => Family::Special,
            Supply::NewSpecials => Family::NewSpecial,
        }
    }

    /// Returns the standard deck that it is, if it is one.
    pub fn deck(self) -> Option<Deck> {
        Deck::ALL.iter().copied().find(|deck| deck.family() == self.family())
    }
}

impl Players {
    /// Makes a set of numbers of players.
    pub(crate) fn of(numbers: impl IntoIterator<Item = usize>) -> Self {
        Self(numbers.into_iter().fold(0, |bits, number| bits | 1 << number))
    }

    /// Tells whether so many are among them.
    pub fn contains(self, players: usize) -> bool {
        self.0 >> players & 1 == 1
    }
}

impl JobFace {
    /// Makes the lines of a job.
    pub(crate) fn new(lines: &[(u8, Symbol)]) -> Self {
        let mut face = Self { pays: [0; LINES], symbols: [Symbol::Wild; LINES], lines: lines.len() as u8 };
        for (place, &(pay, symbol)) in lines.iter().enumerate().take(LINES) {
            (face.pays[place], face.symbols[place]) = (pay, symbol);
        }
        face
    }

    /// Returns the lines from the top.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        (0..usize::from(self.lines)).map(Line::from_index)
    }

    /// Returns what a line pays every round.
    pub fn pay(&self, line: Line) -> u8 {
        self.pays[line.index()]
    }

    /// Returns the symbol that covers a line.
    pub fn symbol(&self, line: Line) -> Symbol {
        self.symbols[line.index()]
    }
}

impl Edition {
    /// Makes an edition of parts that fit together.
    pub(crate) fn assemble(parts: Parts) -> Self {
        let id = EditionId::of(&parts.name, &canonical::canonical(&parts));
        Self { id, table: Box::new(Tables::of(&parts)), parts, doubts: Vec::new() }
    }

    /// Returns what is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.table.faces[card.index()]
    }

    /// Returns what is known of a card besides.
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.parts.designs[usize::from(self.table.designs[card.index()])]
    }

    /// Returns all cards, with those of the expansion or without.
    pub fn cards(&self, sacked: bool) -> Cards {
        if sacked { self.table.all } else { self.table.base }
    }

    /// Returns all cards of a family, those of the expansion included.
    #[inline]
    pub fn family(&self, family: Family) -> Cards {
        self.table.families[family.index()]
    }

    /// Returns all cards of a standard deck, those of the expansion included.
    #[inline]
    pub fn deck(&self, deck: Deck) -> Cards {
        self.family(deck.family())
    }

    /// Returns the special cards with so many crowns.
    pub fn with_crowns(&self, crowns: usize) -> Cards {
        self.table.crowns[crowns - 1]
    }

    /// Returns the slots of a board. LW-7
    #[inline]
    pub fn slots(&self) -> u8 {
        self.parts.slots
    }

    /// Returns the slots that can be added in the whole game. LW-35
    pub fn extensions(&self) -> u8 {
        self.parts.extensions
    }

    /// Returns the market tokens. LW-2
    pub fn market(&self) -> Market {
        Market(self.parts.market)
    }

    /// Returns the money of the wills of the base game. LW-6
    pub fn base_wills(&self) -> &[u8] {
        &self.parts.base_wills
    }

    /// Returns the will of the expansion with this starting money, if only one has it. GS-25
    pub fn only_will(&self, money: u8) -> Option<Will> {
        let mut with_it = (0..self.parts.wills.len()).filter(|&will| self.parts.wills[will].money == money);
        let will = with_it.next().map(Will::from_index)?;
        with_it.next().is_none().then_some(will)
    }

    /// Returns a will of the expansion. GS-25
    pub fn will(&self, will: Will) -> &WillInfo {
        &self.parts.wills[will.index()]
    }

    /// Returns the lines of a job.
    #[inline]
    pub fn job(&self, job: Job) -> &JobFace {
        &self.table.jobs[job.index()]
    }

    /// Returns what is known of a job besides.
    pub fn job_info(&self, job: Job) -> &JobInfo {
        &self.parts.jobs[job.index() / JOBS_EACH][job.number() - 1]
    }

    /// Returns the jobs with so many lines.
    pub fn jobs(&self, lines: usize) -> Pool<Job> {
        let count = self.parts.jobs[usize::from(lines == LINES)].len();
        (1..=count).filter_map(|number| Job::numbered(lines, number)).collect()
    }

    /// Returns the printed plans from the left. LW-81
    pub fn plans(&self, players: usize) -> &[Option<Plan>; PLANS] {
        &self.table.plans[players - 2]
    }

    /// Returns a side of the plan tile in a place. GS-22
    pub fn tile(&self, players: usize, place: PlanSpace, side: Side) -> Plan {
        self.table.tiles[players - 2][place.index()][side.index()]
    }

    /// Returns the spaces of the offering. LW-80
    #[inline]
    pub fn layout(&self, players: usize, sacked: bool) -> &Layout {
        &self.table.layouts[players - 2][usize::from(sacked)]
    }
}

/// Makes an edition of a draft without a mistake; everything is there and fits.
fn edition_of(draft: Draft) -> Option<Edition> {
    let doubts = check::doubts(&draft);
    Some(Edition { doubts, ..Edition::assemble(draft.parts()?) })
}

/// Makes the designs of the companion cards and of the wild ones: one for each kind. LW-3, LW-5
fn companions(counts: [u8; 4], source: Source) -> Vec<CardInfo> {
    let design = |family, title: &str, copies, face, source| CardInfo {
        family,
        title: title.to_owned(),
        title_source: Source::Rulebook,
        copies,
        sacked: false,
        crowns: 0,
        face,
        source,
    };
    let of_kind = |(&kind, &copies): (&Kind, &u8)| {
        let face = Face { symbols: Symbols::only(kind.symbol()), nature: Nature::Companion { kind } };
        design(Family::Companion, kind.as_str(), copies, face, source)
    };
    let kinds = Kind::ALL.iter().zip(&counts).map(of_kind);
    let wild = Face { symbols: Symbols::only(Symbol::Wild), nature: Nature::Wild };
    kinds.chain([design(Family::Wild, "wild", 2, wild, Source::Rulebook)]).collect()
}

impl FileEdition for Edition {
    fn registry() -> &'static Registry<Self> {
        static REGISTRY: Registry<Edition> = Registry::new(&[include_str!("../editions/last-will-1.toml")]);
        &REGISTRY
    }

    fn parse(text: &str) -> Parsed<Self> {
        Parsed::of(read::read(text), |draft| &draft.name, check::mistakes, edition_of)
    }

    fn is_same(&self, other: &Self) -> bool {
        self.parts == other.parts
    }

    fn parts(&self) -> String {
        let count = |family: Family| self.family(family).len();
        let specials = count(Family::Special) + count(Family::NewSpecial);
        let jobs: usize = self.parts.jobs.iter().map(Vec::len).sum();
        format!(
            "{} events, {} helpers and expenses, {} properties, {} companions, {specials} special cards, {jobs} jobs, {} tiles",
            count(Family::Event),
            count(Family::Helper),
            count(Family::Property),
            count(Family::Companion) + count(Family::Wild),
            self.parts.tiles.len(),
        )
    }

    /// Returns where every value comes from: the two of the box, the market tokens, the companions, the wills, the
    /// jobs, the plans, the tiles, the spaces, the errands, the title and the values of each card.
    fn sources(&self) -> impl Iterator<Item = Source> {
        let Parts { box_sources, market_source, companions_source, base_wills_source, .. } = &self.parts;
        let first = box_sources.iter().copied().chain([*market_source, *companions_source, *base_wills_source]);
        let wills = self.parts.wills.iter().map(|will| will.source);
        let jobs = self.parts.jobs.iter().flatten().map(|job| job.source);
        let plans = self.parts.plans.iter().map(|plan| plan.source);
        let tiles = self.parts.tiles.iter().map(|tile| tile.source);
        let spaces = self.parts.spaces.iter().map(|space| space.source);
        let errands = self.parts.errands.iter().map(|errand| errand.source);
        let drawn = |card: &&CardInfo| !matches!(card.family, Family::Companion | Family::Wild);
        let cards = self.parts.designs.iter().filter(drawn).flat_map(|card| [card.title_source, card.source]);
        first.chain(wills).chain(jobs).chain(plans).chain(tiles).chain(spaces).chain(errands).chain(cards)
    }

    /// Returns what looks like a slip: property tracks that rise.
    fn doubts(&self) -> &[Mistake] {
        &self.doubts
    }
}

editions!(Edition of LastWill);
