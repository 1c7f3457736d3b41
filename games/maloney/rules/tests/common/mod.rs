//! Positions from short record lines.
#![allow(dead_code, reason = "every file of tests uses its own part")]

use std::fmt::Write;
use std::ops::{Deref, DerefMut};

use bequest_conformance::{Scene, pieces};
use bequest_engine::{Game, Waiting};
use bequest_maloney::{Card, Chance, Edition, Maloney, Setup};

/// A game with all its rows and events.
#[derive(Clone)]
pub(crate) struct Table(Scene<Maloney>);

impl Deref for Table {
    type Target = Scene<Maloney>;

    fn deref(&self) -> &Scene<Maloney> {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Scene<Maloney> {
        &mut self.0
    }
}

/// A table of the built-in edition before the deal.
pub(crate) fn table(players: usize) -> Table {
    table_of(Edition::built_in(), players)
}

/// A table before the deal.
pub(crate) fn table_of(edition: &'static Edition, players: usize) -> Table {
    Table(Scene::new(Setup::new(players, edition)))
}

/// A table of the built-in edition on its first morning; seat 1 counts as last owner.
///
/// `hands` names some cards of each seat, split by bars; the rest comes from towns that are not named. The first card
/// of `pile` is the start card, the others are sure to be in the pile.
pub(crate) fn day_one(players: usize, hands: &str, pile: &str) -> Table {
    day_one_of(Edition::built_in(), players, hands, pile)
}

/// As [`day_one`], with another edition.
pub(crate) fn day_one_of(edition: &'static Edition, players: usize, hands: &str, pile: &str) -> Table {
    let pile = cards(pile);
    table_of(edition, players).deal(hands, &pile).play(&format!("turn {}; owner 1", pile[0]))
}

/// Three players on a Thursday in Sacramento, the book's own start; jokers are allowed.
pub(crate) fn thursday() -> Table {
    day_one(3, "||", "a09")
}

/// Three players on a Tuesday in Sacramento; no jokers, double points.
pub(crate) fn tuesday() -> Table {
    day_one(3, "||", "a12")
}

/// Three players on a first-day Sunday in Sacramento.
pub(crate) fn first_sunday() -> Table {
    day_one(3, "||", "a11")
}

/// Four towns, all linked; in each a Monday, a Tuesday, a Thursday and a Saturday card; `start` dollars each.
///
/// Three players have four cards each. The suitcases: 69, 68 and -3 points, $1,500, -$1,000.
pub(crate) fn tiny(start: u32) -> &'static Edition {
    let links: [&[u8]; 4] = [&[2, 3, 4], &[1, 3, 4], &[1, 2, 4], &[1, 2, 3]];
    let cards = (1..=4).flat_map(|town| ["Mon", "Tue", "Thu", "Sat"].map(|day| (town, day))).collect::<Vec<_>>();
    edition(start, [4, 3, 2, 2], 2, &links, &cards)
}

/// An edition with these links and cards, the suitcases of [`tiny`].
pub(crate) fn edition(
    start: u32,
    hands: [u8; 4],
    same_town: u8,
    links: &[&[u8]],
    cards: &[(u8, &str)],
) -> &'static Edition {
    let text = edition_text(start, hands, same_town, links, cards);
    Edition::read(&text).expect("the edition of a test is well formed").intern()
}

/// The file of an edition.
pub(crate) fn edition_text(start: u32, hands: [u8; 4], same_town: u8, links: &[&[u8]], cards: &[(u8, &str)]) -> String {
    let source = "source = \"reconstructed\"\n";
    let [three, four, five, six] = hands;
    let mut text = format!("name = \"tiny\"\n[money]\nstart = {start}\n{source}[hand]\n");
    let mut line = |args: std::fmt::Arguments<'_>| text.write_fmt(args).expect("a string takes all");
    line(format_args!("three_players = {three}\nfour_players = {four}\nfive_players = {five}\nsix_players = {six}\n"));
    line(format_args!("same_town = {same_town}\n{source}"));
    for (number, links) in (1..).zip(links) {
        line(format_args!("[[town]]\nid = {number}\nname = \"Town {number}\"\nname_{source}"));
        line(format_args!("lat = 0.0\nlon = 0.0\nlinks = {links:?}\nlinks_{source}"));
    }
    for (number, (town, day)) in (1..).zip(cards) {
        line(format_args!("[[card]]\nid = \"a{number:02}\"\ntown = {town}\nbest_day = \"{day}\"\n{source}"));
    }
    let contents = ["points = 69", "points = 68", "points = -3", "dollars = 1500", "dollars = -1000"];
    for (number, contents) in (1..).zip(contents) {
        line(format_args!("[[suitcase]]\nid = \"s{number:02}\"\n{contents}\n{source}"));
    }
    text
}

/// Reads cards split by spaces.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    pieces(text)
}

impl Table {
    /// Deals the cards that are named, and others from towns that are not; leaves those of `pile` alone.
    pub(crate) fn deal(mut self, hands: &str, pile: &[Card]) -> Self {
        let named: Vec<Vec<Card>> = hands.split('|').map(cards).collect();
        assert_eq!(named.len(), self.players(), "a hand for each seat");
        let edition = self.setup.components();
        let hands =
            fill(edition, &named, pile, Shun::NamedTowns).or_else(|| fill(edition, &named, pile, Shun::Nothing));
        let hands = hands.expect("the hands can be filled up");
        for card in hands.into_iter().flatten() {
            self.chance(Chance::Deal(card));
        }
        self
    }

    /// Plays steps split by semicolons: `1 bid 500; * decline; 1 drive 8; open s13; * keep`.
    ///
    /// A star stands for every seat that is asked, one after the other. Each step has to be legal.
    pub(crate) fn play(mut self, steps: &str) -> Self {
        for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            self.step(step);
        }
        self
    }

    fn step(&mut self, text: &str) {
        if let Some(action) = text.strip_prefix("* ") {
            self.act_all(action);
        } else if text.starts_with(|first: char| first.is_ascii_digit()) {
            let (number, action) = text.split_once(' ').expect("a seat and its action");
            self.act(number.parse().expect("a seat"), action);
        } else {
            self.chance(text.parse().expect("an outcome"));
        }
    }

    /// Lets days pass on which nobody bids or lays a card.
    pub(crate) fn idle_days(mut self, days: usize) -> Self {
        let last = self.open().days + days as u16;
        while self.open().days < last && self.game.waits_for() != Waiting::Nobody {
            match self.game.waits_for() {
                Waiting::Chance => {
                    let outcome = self.outcomes()[0].clone();
                    self.step(&outcome);
                }
                _ => {
                    let number = self.asked()[0];
                    let legal = self.legal(number);
                    let idle = legal.iter().find(|action| *action == "decline" || *action == "keep");
                    self.act(number, idle.unwrap_or(&legal[0]));
                }
            }
        }
        self
    }

    pub(crate) fn points(&self) -> Vec<i32> {
        self.open().points.values().to_vec()
    }

    pub(crate) fn cash(&self) -> Vec<u32> {
        self.open().cash.values().to_vec()
    }
}

/// Which cards are dealt only if there are no others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shun {
    NamedTowns,
    Nothing,
}

/// Fills hands up, with a card of the town that has most left each time, or gives up.
fn fill(edition: &Edition, named: &[Vec<Card>], pile: &[Card], shun: Shun) -> Option<Vec<Vec<Card>>> {
    let all: Vec<Card> = named.iter().flatten().chain(pile).copied().collect();
    let of_same_town = |card: Card, cards: &[Card]| {
        cards.iter().filter(|other| edition.town_of(**other) == edition.town_of(card)).count()
    };
    let mut free: Vec<Card> = edition.cards().iter().filter(|card| !all.contains(card)).collect();
    let mut hands = named.to_vec();
    for hand in &mut hands {
        while hand.len() < edition.hand(named.len()) {
            let fits = free.iter().copied().filter(|card| of_same_town(*card, hand) < edition.same_town());
            let shunned = |card| shun == Shun::NamedTowns && of_same_town(card, &all) > 0;
            let best = fits.min_by_key(|card| (shunned(*card), usize::MAX - of_same_town(*card, &free), *card))?;
            free.retain(|other| *other != best);
            hand.push(best);
        }
    }
    Some(hands)
}
