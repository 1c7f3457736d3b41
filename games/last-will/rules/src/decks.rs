//! The piles, the discards, and what of them nobody has seen.

use bequest_engine::{Hidden, Piece, Pool};

use crate::components::{CARDS, NEW_SPECIALS, SPECIALS, WILDS};
use crate::edition::Supply;
use crate::{Card, Cards, Deck, Edition, Event, Family, Told};

/// The cards that are in nobody's hand and on no board, and what is known of those in hands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Decks {
    unseen: Hidden<Unseen>,
    /// The cards that were used: the discards of the four decks, special cards, wild companions until the end of the
    /// round. LW-4
    used: Cards,
}

/// The cards that lie face down, or are known to their owners alone.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Unseen {
    pile: Cards,
    /// The cards in hands that the others have not seen.
    secret: Cards,
    ages: Ages,
}

/// The cards of the four standard decks.
const STANDARD: usize = CARDS - WILDS - SPECIALS - NEW_SPECIALS;

/// How often the pile was made anew since each secret card was drawn from it. Everyone knows which cards are of which age,
/// though not who holds which. The oldest are one group.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ages([u8; STANDARD.div_ceil(2)]);

impl Default for Ages {
    fn default() -> Self {
        Self([0; STANDARD.div_ceil(2)])
    }
}

impl Ages {
    /// The age of the oldest.
    const OLDEST: u8 = 15;

    fn get(&self, card: Card) -> u8 {
        let index = card.index();
        self.0.get(index / 2).map_or(0, |pair| pair >> (index % 2 * 4) & Self::OLDEST)
    }

    fn set(&mut self, card: Card, age: u8) {
        let index = card.index();
        if let Some(pair) = self.0.get_mut(index / 2) {
            let at = index % 2 * 4;
            *pair = *pair & !(Self::OLDEST << at) | age.min(Self::OLDEST) << at;
        }
    }
}

impl Decks {
    /// Shuffles these cards into their piles. LW-3
    pub(crate) fn new(pile: Cards) -> Self {
        Self { unseen: Hidden::new(Unseen { pile, ..Unseen::default() }), used: Pool::EMPTY }
    }

    /// Returns the cards that were used.
    pub fn used(&self) -> Cards {
        self.used
    }

    pub(crate) fn set_used(&mut self, used: Cards) {
        self.used = used;
    }

    pub(crate) fn pile(&self) -> Cards {
        self.unseen.truth().pile
    }

    /// Returns the cards in hands that the others have not seen.
    pub(crate) fn secret(&self) -> Cards {
        self.unseen.truth().secret
    }

    pub(crate) fn age(&self, card: Card) -> u8 {
        self.unseen.truth().ages.get(card)
    }

    /// Puts everything that lies face down elsewhere, with the ages of what is secret.
    pub(crate) fn imagine(&mut self, pile: Cards, secret: impl Iterator<Item = (Card, u8)>) {
        let mut unseen = Unseen { pile, ..Unseen::default() };
        for (card, age) in secret {
            unseen.secret.insert(card);
            unseen.ages.set(card, age);
        }
        *self.unseen.truth_mut() = unseen;
    }

    /// Returns how many cards could still be drawn from a deck. LW-3
    #[inline]
    pub fn available(&self, edition: &Edition, deck: Deck) -> usize {
        self.pile().or(self.used).and(edition.deck(deck)).len()
    }

    /// Returns the cards of which the next one for the offering is drawn; of special cards those with the fewest crowns.
    /// LW-4, GS-24
    pub(crate) fn next_for(&self, edition: &Edition, supply: Supply) -> Cards {
        let left = self.pile().and(edition.family(supply.family()));
        if supply.deck().is_some() {
            return left;
        }
        let groups = (1..=3).map(|crowns| left.and(edition.with_crowns(crowns)));
        groups.into_iter().find(|group| !group.is_empty()).unwrap_or_default()
    }

    /// Makes a pile anew of its discards if it is empty: at the moment a card is needed from it. LW-3
    pub(crate) fn prepare(&mut self, edition: &Edition, deck: Deck, tell: &mut impl FnMut(Event)) {
        let own = edition.deck(deck);
        if !self.pile().and(own).is_empty() {
            return;
        }
        let cards = self.used.and(own);
        if cards.is_empty() {
            return;
        }
        self.used = self.used.minus(cards);
        let unseen = self.unseen.truth_mut();
        unseen.pile = unseen.pile.or(cards);
        for card in unseen.secret.and(own).iter() {
            unseen.ages.set(card, unseen.ages.get(card) + 1);
        }
        tell(Event::all(Told::Remade { deck, cards: cards.len() as u8 }));
    }

    /// Turns a card of a pile up.
    pub(crate) fn turn_up(&mut self, card: Card) {
        self.unseen.truth_mut().pile.remove(card);
    }

    /// Draws a card of a pile; only who draws it sees it.
    pub(crate) fn draw(&mut self, card: Card) {
        let unseen = self.unseen.truth_mut();
        unseen.pile.remove(card);
        unseen.secret.insert(card);
    }

    /// Shows a card that leaves a hand; tells whether it was secret.
    pub(crate) fn show(&mut self, card: Card) -> bool {
        let unseen = self.unseen.truth_mut();
        let was_secret = unseen.secret.contains(card);
        unseen.secret.remove(card);
        unseen.ages.set(card, 0);
        was_secret
    }

    /// Lays a card aside that was used; special cards are out of the game. LW-4
    pub(crate) fn use_up(&mut self, card: Card) {
        debug_assert!(!self.secret().contains(card), "it was shown before");
        self.used.insert(card);
    }

    /// Takes the wild companions back. LW-62
    pub(crate) fn free_wilds(&mut self, edition: &Edition) {
        self.used = self.used.minus(edition.family(Family::Wild));
    }
}
