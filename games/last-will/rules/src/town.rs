//! What all households share: the market, the piles, the bank, and what the one who acts is in the middle of.

use bequest_engine::Hidden;

use crate::decks::Decks;
use crate::play::Play;
use crate::{Card, Cards, Edition, Event, Household, Market, Symbols, Told};

/// What all households share. A game that is combined with this one can own a town, too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Town {
    /// The components.
    pub edition: &'static Edition,
    /// The market tokens. LW-2
    pub market: Market,
    /// The piles and the discards.
    pub decks: Decks,
    /// The slots that can still be added. LW-35
    pub extensions: u8,
    /// What the bank has taken in more than paid out.
    pub bank: i32,
    /// What the one who acts is in the middle of.
    pub turn: Turn,
}

/// What the one who acts is in the middle of, on an errand or in the own turn: one question, and what follows it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// The actions that are left. LW-40
    pub actions: u8,
    /// What is asked.
    pub task: Task,
    /// The play that was begun, which nobody else sees.
    pub play: Hidden<Option<Play>>,
    /// The symbols that may still cover a line. GS-16
    pub symbols: Symbols,
    /// The event that still allows a sale. GS-37
    pub sale: Option<Card>,
    /// The blind draw. LW-22
    pub draw: Draw,
}

/// What is asked of the one who acts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Whatever is next, or what is added to the play that was begun.
    Free,
    /// What is added at the opera. LW-33
    Opera,
    /// Which line is covered, if any. GS-4
    Line,
    /// Which line is covered. GS-10
    AnyLine,
    /// Which property is sold with an event, if any. GS-37
    Sale,
    /// How the market tokens lie. LW-34
    Market,
    /// Which deck the next card comes from. LW-22
    Naming,
    /// Cards are drawn, some of them by a helper that lets one look at them.
    Drawing(Hidden<Cards>),
    /// Which of the drawn cards are kept. LW-83
    Looking(Hidden<Cards>),
}

/// A blind draw: first all decks are named, then the cards come. LW-22
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Draw {
    /// How many decks are still to be named.
    pub to_name: u8,
    /// How many cards come from each deck.
    pub named: [u8; 4],
    /// How many of the cards are kept; all of them if it does not say.
    pub keep: Option<u8>,
}

impl Turn {
    /// Begins an errand or a turn.
    pub fn new(house: &Household, actions: u8) -> Self {
        let (play, draw) = (Hidden::known_to(house.seat, None), Draw::default());
        Self { actions, task: Task::Free, play, symbols: Symbols::EMPTY, sale: None, draw }
    }

    /// Returns the play that was begun, if one was.
    #[inline]
    pub(crate) fn play(&self) -> Option<&Play> {
        self.play.truth().as_ref()
    }

    /// Tells whether nothing is begun and nothing is to follow.
    #[inline]
    pub(crate) fn is_idle(&self) -> bool {
        matches!(self.task, Task::Free) && self.play().is_none()
    }
}

impl Town {
    pub(crate) fn new(edition: &'static Edition, pile: Cards, house: &Household) -> Self {
        let (market, extensions) = (Market::default(), edition.extensions());
        Self { edition, market, decks: Decks::new(pile), extensions, bank: 0, turn: Turn::new(house, 0) }
    }

    /// Pays a household from the bank.
    pub(crate) fn pay_out(&mut self, house: &mut Household, sum: i16) {
        house.money += sum;
        self.bank -= i32::from(sum);
    }

    /// Takes money to the bank.
    pub(crate) fn spend(&mut self, house: &mut Household, sum: i16, tell: &mut impl FnMut(Event)) {
        self.pay_out(house, -sum);
        tell(Event::all(Told::Spent { seat: house.seat, sum }).undoable());
    }

    /// Takes a card out of a hand and shows it; tells whether only its owner had seen it.
    pub(crate) fn show(&mut self, house: &mut Household, card: Card) -> bool {
        house.hand.truth_mut().remove(card);
        self.decks.show(card)
    }

    /// Discards cards of a hand; tells whether others see something new.
    pub(crate) fn discard(&mut self, house: &mut Household, cards: Cards) -> bool {
        let mut reveals = false;
        for card in cards.iter() {
            reveals |= self.show(house, card);
            self.decks.use_up(card);
        }
        reveals
    }

    /// Asks what follows a play: a line, a sale, or whatever is next. GS-16
    pub(crate) fn follow(&mut self, house: &Household) {
        let edition = self.edition;
        *self.turn.play.truth_mut() = None;
        if !self.turn.symbols.is_empty() {
            if house.lines_for(edition, self.turn.symbols).next().is_some() {
                self.turn.task = Task::Line;
                return;
            }
            self.turn.symbols = Symbols::EMPTY;
        }
        if self.turn.sale.is_some() {
            if house.has_property(edition) {
                self.turn.task = Task::Sale;
                return;
            }
            self.turn.sale = None;
        }
        self.turn.task = Task::Free;
    }
}
