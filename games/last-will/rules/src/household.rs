//! What a player has: money, a board, a job, a hand.

use bequest_engine::{Hidden, Pool, Seat};

use crate::components::SLOTS;
use crate::face::{Effect, Tokens};
use crate::{Card, Cards, Edition, Job, Kind, Line, Market, PropertyType, Symbols};

/// What a player has. A game that is combined with this one can own households, too.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Household {
    /// Whose it is.
    pub seat: Seat,
    /// The money in pounds; below zero it is debt.
    pub money: i16,
    /// The cards on the board.
    pub board: Board,
    /// The slots added to the board. LW-35
    pub extensions: u8,
    /// The job. GS-1
    pub job: Option<Employment>,
    /// Whether a line was covered in this round. GS-3
    pub is_demoted: bool,
    /// The hand.
    pub hand: Hidden<Cards>,
}

/// A job with its covered lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Employment {
    /// The job.
    pub job: Job,
    covered: u8,
}

/// The cards on a board, in the order in which they were put there.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Board {
    cards: [Placed; SLOTS],
    count: u8,
}

/// A card on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// The companion tokens in its circles. LW-45
    pub tokens: Tokens,
    /// The step of the value track, and above it whether the card was used.
    state: u8,
}

/// What says whether a card was used.
const USED: u8 = 1 << 7;

impl Placed {
    /// Returns a card as it is put on a board: a property at the top of its track. LW-47
    pub(crate) fn new(edition: &Edition, card: Card) -> Self {
        Self { card, tokens: Tokens::printed(edition.face(card).circles()), state: 0 } // GS-33
    }

    /// Returns the step of the value track, counted from zero at the top.
    pub const fn step(&self) -> u8 {
        self.state & !USED
    }

    /// Tells whether it was used in this round, or maintained. LW-44, LW-48
    pub const fn is_used(&self) -> bool {
        self.state & USED != 0
    }

    pub(crate) fn use_up(&mut self) {
        self.state |= USED;
    }

    /// Begins a new round.
    pub(crate) fn refresh(&mut self) {
        self.state &= !USED;
    }

    /// Returns how far the card would drop now, if it is a property: not if it was maintained or is a farm, and never
    /// below the last step. LW-60, GS-31
    pub fn drop_tonight(&self, edition: &Edition) -> u8 {
        let Some(property) = edition.face(self.card).property() else { return 0 };
        if self.is_used() || property.keeps_value() {
            return 0;
        }
        let is_marked = self.tokens.iter(&property.circles).any(|(token, circle)| circle.marked && token.is_some());
        let steps = if is_marked { 2 } else { 1 };
        steps.min(property.track.last() - self.step())
    }

    /// Drops so many steps.
    pub(crate) fn drop_by(&mut self, steps: u8) {
        self.state += steps;
    }
}

impl Board {
    /// Returns the cards.
    #[inline]
    pub fn cards(&self) -> &[Placed] {
        &self.cards[..usize::from(self.count)]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Placed] {
        &mut self.cards[..usize::from(self.count)]
    }

    /// Finds a card.
    #[inline]
    pub fn find(&self, card: Card) -> Option<&Placed> {
        self.cards().iter().find(|placed| placed.card == card)
    }

    pub(crate) fn find_mut(&mut self, card: Card) -> Option<&mut Placed> {
        self.cards_mut().iter_mut().find(|placed| placed.card == card)
    }

    /// Returns how many cards there are.
    pub fn len(&self) -> usize {
        self.count.into()
    }

    /// Tells whether there is none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(crate) fn push(&mut self, placed: Placed) {
        self.cards[usize::from(self.count)] = placed;
        self.count += 1;
    }

    /// Takes a card off the board, with its tokens. LW-45
    pub(crate) fn remove(&mut self, card: Card) {
        let Some(place) = self.cards().iter().position(|placed| placed.card == card) else { return };
        let count = usize::from(self.count);
        self.cards.copy_within(place + 1..count, place);
        self.cards[count - 1] = Placed::default();
        self.count -= 1;
    }
}

impl FromIterator<Placed> for Board {
    fn from_iter<I: IntoIterator<Item = Placed>>(cards: I) -> Self {
        let mut board = Self::default();
        cards.into_iter().for_each(|placed| board.push(placed));
        board
    }
}

impl Employment {
    /// Begins a job: no line is covered.
    pub fn new(job: Job) -> Self {
        Self { job, covered: 0 }
    }

    /// Tells whether a line is covered.
    #[inline]
    pub fn is_covered(&self, line: Line) -> bool {
        self.covered >> (line.number() - 1) & 1 == 1
    }

    pub(crate) fn cover(&mut self, line: Line) {
        self.covered |= 1 << (line.number() - 1);
    }

    /// Returns the lines that are not covered.
    #[inline]
    pub fn open_lines(self, edition: &Edition) -> impl Iterator<Item = Line> {
        edition.job(self.job).lines().filter(move |line| !self.is_covered(*line))
    }

    /// Returns what the open lines pay together. GS-2
    pub fn pay(self, edition: &Edition) -> i16 {
        self.open_lines(edition).map(|line| i16::from(edition.job(self.job).pay(line))).sum()
    }
}

impl Household {
    /// Returns the household of a seat that has nothing yet.
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, hand: Hidden::known_to(seat, Pool::EMPTY), ..Self::default() }
    }

    /// Tells whether there is a property on the board.
    #[inline]
    pub fn has_property(&self, edition: &Edition) -> bool {
        self.board.cards().iter().any(|placed| edition.face(placed.card).is_property())
    }

    /// Returns the most that can be spent now: who has a property or a job cannot go into debt. LW-50, GS-14
    #[inline]
    pub fn limit(&self, edition: &Edition) -> i16 {
        if self.job.is_some() || self.has_property(edition) { self.money } else { i16::MAX }
    }

    /// Returns the slots of the board that are free. LW-7, LW-35
    #[inline]
    pub fn free_slots(&self, edition: &Edition) -> usize {
        (usize::from(edition.slots() + self.extensions)).saturating_sub(self.board.len())
    }

    /// Returns what the job pays in every round. GS-2
    pub fn income(&self, edition: &Edition) -> i16 {
        self.job.map_or(0, |job| job.pay(edition))
    }

    /// Returns the actions that helpers on the board give. LW-83
    pub fn extra_actions(&self, edition: &Edition) -> u8 {
        let effects = self.board.cards().iter().filter_map(|placed| edition.face(placed.card).effect());
        effects.map(|effect| if let Effect::Actions { actions } = effect { actions } else { 0 }).sum()
    }

    /// Returns the tokens of a kind on farms. LW-83
    pub fn tokens_on_farms(&self, edition: &Edition, kind: Kind) -> i16 {
        let farms = self.board.cards().iter().filter(|placed| {
            edition.face(placed.card).property().is_some_and(|property| property.types.contains(PropertyType::Farm))
        });
        farms
            .flat_map(|placed| placed.tokens.iter(edition.face(placed.card).circles()))
            .filter(|(token, _)| *token == Some(kind))
            .count() as i16
    }

    /// Returns the lines that one of these symbols can still cover in this round. GS-3, GS-4, GS-9
    #[inline]
    pub fn lines_for<'a>(&self, edition: &'a Edition, symbols: Symbols) -> impl Iterator<Item = Line> + use<'a> {
        let job = self.job.filter(|_| !self.is_demoted);
        let matches = move |line: &Line| job.is_some_and(|job| symbols.contains(edition.job(job.job).symbol(*line)));
        job.into_iter().flat_map(|job| job.open_lines(edition)).filter(matches)
    }

    /// Returns the lines that an errand can cover in this round. GS-10
    #[inline]
    pub fn open_lines<'a>(&self, edition: &'a Edition) -> impl Iterator<Item = Line> + use<'a> {
        self.job.filter(|_| !self.is_demoted).into_iter().flat_map(|job| job.open_lines(edition))
    }

    /// Tells whether it is bankrupt: no money, no property, no job. LW-63, GS-14
    pub fn is_bankrupt(&self, edition: &Edition) -> bool {
        self.money <= 0 && self.job.is_none() && !self.has_property(edition)
    }

    /// Returns what its properties count for: their current values with market tokens, each at least nothing. A house of
    /// two types counts with the lower token. LW-70, GS-30
    pub fn property_value(&self, edition: &Edition, market: Market) -> i16 {
        let value = |placed: &Placed| {
            let property = edition.face(placed.card).property()?;
            let token = property.types.iter().map(|its| market[its]).min()?;
            Some((property.track.value(placed.step()) + i16::from(token)).max(0))
        };
        self.board.cards().iter().filter_map(value).sum()
    }
}
