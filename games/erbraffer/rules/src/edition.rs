//! The components of the game, as data.

mod check;
mod dealing;
mod read;
mod tree;

use std::fmt::{self, Write};

use bequest_editions::{FileEdition, Mistake, Parsed, Registry, Source, editions};
use bequest_engine::{EditionId, Piece, Pool};

use crate::components::{COUPLES, GENERATIONS, PERSONS};
use crate::{BenefactorCard, Card, Couple, Effect, Erbraffer, Heirloom, Person};
use read::Draft;

/// The components of the game; the built-in edition's sizes are the most that any edition has.
pub struct Edition {
    id: EditionId,
    parts: Parts,
    tree: Tree,
    doubts: Vec<Mistake>,
}

/// Everything that an edition file says; it fits together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parts {
    pub(crate) name: String,
    /// What each founder starts with, in thousands. ERB-2
    pub(crate) start_cash: u16,
    pub(crate) hand: u8,
    /// With two or three players, with four to six. ERB-4
    pub(crate) portraits: [u8; 2],
    /// With two or three players, with four to six. ERB-5
    pub(crate) benefactors: [u8; 2],
    /// ERB-72
    pub(crate) persons: Vec<PersonInfo>,
    pub(crate) couples: Vec<CoupleInfo>,
    /// ERB-73
    pub(crate) heirlooms: Vec<HeirloomInfo>,
    /// ERB-70, ERB-71
    pub(crate) cards: Vec<CardInfo>,
    pub(crate) start_source: Source,
    pub(crate) deal_source: Source,
}

/// A person of an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonInfo {
    /// The name.
    pub name: String,
    /// Whether it is a woman.
    pub is_woman: bool,
    /// The generation, counted from zero.
    pub generation: usize,
    /// The couple whose child this is; founders and people from outside have none.
    pub parents: Option<Couple>,
    /// Whether it is a benefactor: unmarried, in an oval frame.
    pub benefactor: bool,
    /// What lies ready until the generation lives, in thousands. ERB-3
    pub dowry: u16,
    /// Where the name comes from.
    pub name_source: Source,
    /// Where the place in the tree comes from.
    pub place_source: Source,
}

/// A couple of an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CoupleInfo {
    /// The two, in the order of the row.
    pub partners: [Person; 2],
    /// Where it comes from.
    pub source: Source,
}

/// An heirloom of an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeirloomInfo {
    /// What it is, as in "violin": texts and drawings are found by it.
    pub key: String,
    /// What it is worth, in thousands.
    pub value: u16,
    /// The founder it lies beside at the start.
    pub owner: Person,
    /// Where the value comes from.
    pub value_source: Source,
    /// Where the owner comes from.
    pub owner_source: Source,
}

/// An influence card of an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardInfo {
    /// What it does.
    pub effect: Effect,
    /// Whether the hourglass moves on afterwards. ERB-15
    pub hourglass: bool,
    /// What it is called, as in "tax": texts and drawings are found by it.
    pub title: String,
    /// Where the effect comes from.
    pub source: Source,
    /// Where it comes from that there is an hourglass or none.
    pub hourglass_source: Source,
}

/// What follows from the persons and couples, for speed.
struct Tree {
    rows: [Pool<Person>; GENERATIONS],
    benefactors: Pool<Person>,
    /// Those who count as married; the last row does. ERB-52
    married: Pool<Person>,
    couple: [Option<Couple>; PERSONS],
    spouse: [Option<Person>; PERSONS],
    siblings: [Pool<Person>; PERSONS],
    children: [Pool<Person>; COUPLES],
    couples: [Pool<Couple>; GENERATIONS],
    /// Whose benefactor card each is: two of everyone. ERB-5
    benefactor_cards: Vec<Person>,
}

impl Tree {
    fn of(parts: &Parts) -> Self {
        let mut tree = Self {
            rows: [Pool::EMPTY; GENERATIONS],
            benefactors: Pool::EMPTY,
            married: Pool::EMPTY,
            couple: [None; PERSONS],
            spouse: [None; PERSONS],
            siblings: [Pool::EMPTY; PERSONS],
            children: [Pool::EMPTY; COUPLES],
            couples: [Pool::EMPTY; GENERATIONS],
            benefactor_cards: Vec::new(),
        };
        for (person, info) in counted::<Person, _>(&parts.persons) {
            tree.rows[info.generation].insert(person);
            if let Some(parents) = info.parents {
                tree.children[parents.index()].insert(person);
            }
            if info.benefactor {
                tree.benefactors.insert(person);
                tree.benefactor_cards.extend([person; 2]);
            } else {
                tree.married.insert(person);
            }
        }
        for (couple, info) in counted::<Couple, _>(&parts.couples) {
            let [one, other] = info.partners;
            tree.couples[parts.persons[one.index()].generation].insert(couple);
            for (partner, spouse) in [(one, other), (other, one)] {
                tree.couple[partner.index()] = Some(couple);
                tree.spouse[partner.index()] = Some(spouse);
            }
        }
        for children in tree.children {
            for child in children.iter() {
                tree.siblings[child.index()] = children.minus(Pool::only(child)); // ERB-55
            }
        }
        tree
    }
}

impl Edition {
    /// The last generation, counted from zero.
    pub const LAST_GENERATION: usize = GENERATIONS - 1;

    /// Makes an edition of parts that fit together.
    pub(crate) fn assemble(parts: Parts) -> Self {
        let id = EditionId::of(&parts.name, &canonical(&parts));
        Self { id, tree: Tree::of(&parts), parts, doubts: Vec::new() }
    }

    /// Returns all persons.
    pub fn persons(&self) -> Pool<Person> {
        Pool::first(self.parts.persons.len())
    }

    /// Returns what is known of a person.
    pub fn person(&self, person: Person) -> &PersonInfo {
        &self.parts.persons[person.index()]
    }

    /// Returns the persons of a generation, counted from zero.
    pub fn row(&self, generation: usize) -> Pool<Person> {
        self.tree.rows[generation]
    }

    /// Returns the persons of the last row: those whose portraits are dealt. ERB-4
    pub fn last_row(&self) -> Pool<Person> {
        self.tree.rows[GENERATIONS - 1]
    }

    /// Returns the benefactors.
    pub fn benefactors(&self) -> Pool<Person> {
        self.tree.benefactors
    }

    /// Returns those who count as married: everyone else.
    pub fn married(&self) -> Pool<Person> {
        self.tree.married
    }

    /// Returns the one a person is married to.
    pub fn spouse(&self, person: Person) -> Option<Person> {
        self.tree.spouse[person.index()]
    }

    /// Returns the couple a person belongs to.
    pub fn couple_of(&self, person: Person) -> Option<Couple> {
        self.tree.couple[person.index()]
    }

    /// Returns the brothers and sisters of a person. ERB-55
    pub fn siblings(&self, person: Person) -> Pool<Person> {
        self.tree.siblings[person.index()]
    }

    /// Returns all couples.
    pub fn couples(&self) -> Pool<Couple> {
        Pool::first(self.parts.couples.len())
    }

    /// Returns the couples of a generation, counted from zero.
    pub fn couples_in(&self, generation: usize) -> Pool<Couple> {
        self.tree.couples[generation]
    }

    /// Returns what is known of a couple.
    pub fn couple(&self, couple: Couple) -> &CoupleInfo {
        &self.parts.couples[couple.index()]
    }

    /// Returns the children of a couple.
    pub fn children(&self, couple: Couple) -> Pool<Person> {
        self.tree.children[couple.index()]
    }

    /// Returns the children of a couple who may inherit heirlooms.
    pub fn married_children(&self, couple: Couple) -> Pool<Person> {
        self.tree.children[couple.index()].and(self.tree.married)
    }

    /// Returns all heirlooms.
    pub fn heirlooms(&self) -> Pool<Heirloom> {
        Pool::first(self.parts.heirlooms.len())
    }

    /// Returns what is known of an heirloom.
    pub fn heirloom(&self, heirloom: Heirloom) -> &HeirloomInfo {
        &self.parts.heirlooms[heirloom.index()]
    }

    /// Returns all influence cards.
    pub fn cards(&self) -> Pool<Card> {
        Pool::first(self.parts.cards.len())
    }

    /// Returns what is known of an influence card.
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.parts.cards[card.index()]
    }

    /// Returns what an influence card does.
    pub fn effect(&self, card: Card) -> Effect {
        self.parts.cards[card.index()].effect
    }

    /// Returns all benefactor cards.
    pub fn benefactor_cards(&self) -> Pool<BenefactorCard> {
        Pool::first(self.tree.benefactor_cards.len())
    }

    /// Returns whose benefactor card it is.
    pub fn benefactor(&self, card: BenefactorCard) -> Person {
        self.tree.benefactor_cards[card.index()]
    }

    /// Returns the benefactor cards of a person. ERB-5
    pub fn cards_of(&self, benefactor: Person) -> Pool<BenefactorCard> {
        self.benefactor_cards().iter().filter(|&card| self.benefactor(card) == benefactor).collect()
    }

    /// Returns what each founder starts with, in thousands. ERB-2
    pub fn start_cash(&self) -> u16 {
        self.parts.start_cash
    }

    /// Returns the number of influence cards in a hand. ERB-7
    pub fn hand(&self) -> usize {
        self.parts.hand.into()
    }

    /// Returns the number of portraits dealt to each of so many players. ERB-4
    pub fn portraits_each(&self, players: usize) -> usize {
        self.parts.portraits[usize::from(players > 3)].into()
    }

    /// Returns the number of benefactor cards dealt to each of so many players. ERB-5
    pub fn benefactors_each(&self, players: usize) -> usize {
        self.parts.benefactors[usize::from(players > 3)].into()
    }

    /// Returns where the starting cash comes from.
    pub fn start_source(&self) -> Source {
        self.parts.start_source
    }

    /// Returns where it comes from how many cards are dealt.
    pub fn deal_source(&self) -> Source {
        self.parts.deal_source
    }

    /// Returns all the money there is at the start, in thousands: the founders' and the dowries.
    pub(crate) fn money(&self) -> i64 {
        let dowries: u16 = self.parts.persons.iter().map(|person| person.dowry).sum();
        i64::from(self.start_cash()) * self.row(0).len() as i64 + i64::from(dowries)
    }
}

/// Returns the parts of a kind, each with what it stands for.
fn counted<P: Piece, T>(parts: &[T]) -> impl Iterator<Item = (P, &T)> {
    parts.iter().enumerate().map(|(index, info)| (P::from_index(index), info))
}

/// Makes an edition of a draft without a mistake; everything is there and fits.
fn edition_of(draft: Draft) -> Option<Edition> {
    let doubts = check::doubts(&draft);
    Some(Edition { doubts, ..Edition::assemble(draft.parts()?) })
}

/// Returns the values in a form that never changes, for the hash. What only says where a value comes from is no part of
/// it.
fn canonical(parts: &Parts) -> String {
    let Parts { start_cash, hand, portraits: [a, b], benefactors: [c, d], .. } = parts;
    let mut text = format!("start {start_cash}\ndeal {hand} {a} {b} {c} {d}\n");
    let mut line = |args: fmt::Arguments<'_>| writeln!(text, "{args}").expect("a string takes all");
    for (person, info) in counted::<Person, _>(&parts.persons) {
        let PersonInfo { name, is_woman, generation, parents, benefactor, dowry, .. } = info;
        line(format_args!("person {person} {name} {is_woman} {generation} {parents:?} {benefactor} {dowry}"));
    }
    for (couple, info) in counted::<Couple, _>(&parts.couples) {
        line(format_args!("couple {couple} {:?}", info.partners));
    }
    for (heirloom, info) in counted::<Heirloom, _>(&parts.heirlooms) {
        line(format_args!("heirloom {heirloom} {} {} {}", info.key, info.value, info.owner));
    }
    for (card, info) in counted::<Card, _>(&parts.cards) {
        line(format_args!("card {card} {:?} {} {}", info.effect, info.hourglass, info.title));
    }
    text
}

impl FileEdition for Edition {
    fn registry() -> &'static Registry<Self> {
        static REGISTRY: Registry<Edition> = Registry::new(&[include_str!("../editions/erbraffer-1.toml")]);
        &REGISTRY
    }

    fn parse(text: &str) -> Parsed<Self> {
        Parsed::of(read::read(text), |draft| &draft.name, check::mistakes, edition_of)
    }

    fn is_same(&self, other: &Self) -> bool {
        self.parts == other.parts
    }

    fn parts(&self) -> String {
        let [persons, couples, benefactors] = [self.persons().len(), self.couples().len(), self.benefactors().len()];
        let [heirlooms, cards] = [self.heirlooms().len(), self.cards().len()];
        format!("{persons} persons, {couples} couples, {benefactors} benefactors, {heirlooms} heirlooms, {cards} cards")
    }

    /// Returns where every value comes from: the cash, the deal, the name and the place of each person, each couple, the
    /// value and the owner of each heirloom, the effect and the hourglass of each card.
    fn sources(&self) -> impl Iterator<Item = Source> {
        let Parts { persons, couples, heirlooms, cards, .. } = &self.parts;
        let persons = persons.iter().flat_map(|person| [person.name_source, person.place_source]);
        let couples = couples.iter().map(|couple| couple.source);
        let heirlooms = heirlooms.iter().flat_map(|heirloom| [heirloom.value_source, heirloom.owner_source]);
        let cards = cards.iter().flat_map(|card| [card.source, card.hourglass_source]);
        let first = [self.parts.start_source, self.parts.deal_source];
        first.into_iter().chain(persons).chain(couples).chain(heirlooms).chain(cards)
    }

    /// Returns that time hardly moves on, where it does so.
    fn doubts(&self) -> &[Mistake] {
        &self.doubts
    }
}

editions!(Edition of Erbraffer);
