//! Blind draws: all decks are named before a card comes. LW-22

use bequest_engine::{Hidden, Pool};

use crate::town::{Draw, Task, Town};
use crate::{Action, Card, Cards, Deck, Event, Household, Told};

impl Town {
    /// Begins a blind draw. LW-22
    pub(crate) fn begin_draw(
        &mut self,
        house: &mut Household,
        cards: u8,
        keep: Option<u8>,
        tell: &mut impl FnMut(Event),
    ) {
        self.turn.draw = Draw { to_name: cards, named: [0; 4], keep };
        self.turn.task = Task::Naming;
        self.name_what_is_clear(house, tell);
    }

    /// Returns the decks that can be named: as often as pile and discards together have cards. LW-3
    pub fn decks_to_name(&self) -> impl Iterator<Item = Deck> + '_ {
        let has_more =
            |deck: &Deck| self.decks.available(self.edition, *deck) > self.turn.draw.named[deck.index()].into();
        Deck::ALL.iter().copied().filter(has_more)
    }

    pub(crate) fn legal_names(&self, out: &mut Vec<Action>) {
        out.extend(self.decks_to_name().map(Action::Draw));
    }

    /// Names a deck for the next card.
    pub(crate) fn name(&mut self, house: &mut Household, deck: Deck, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::Named { seat: house.seat, deck }).undoable());
        let draw = &mut self.turn.draw;
        draw.named[deck.index()] += 1;
        draw.to_name -= 1;
        self.name_what_is_clear(house, tell);
    }

    /// Names the only deck that is left; a draw that no deck can serve is lost. LW-3
    fn name_what_is_clear(&mut self, house: &mut Household, tell: &mut impl FnMut(Event)) {
        while self.turn.draw.to_name > 0 {
            let mut decks = self.decks_to_name();
            match (decks.next(), decks.next()) {
                (Some(_), Some(_)) => return,
                (Some(deck), None) => {
                    drop(decks);
                    tell(Event::all(Told::Named { seat: house.seat, deck }).undoable());
                    self.turn.draw.named[deck.index()] += 1;
                    self.turn.draw.to_name -= 1;
                }
                (None, _) => {
                    drop(decks);
                    self.turn.draw.to_name = 0;
                }
            }
        }
        self.turn.task = Task::Drawing(Hidden::known_to(house.seat, Pool::EMPTY));
        self.draw_on(house, tell);
    }

    /// Returns the deck from which the next card comes.
    fn deck_to_draw(&self) -> Option<Deck> {
        Deck::ALL.iter().copied().find(|deck| self.turn.draw.named[deck.index()] > 0)
    }

    /// Returns the cards of which the next one is drawn.
    pub(crate) fn cards_to_draw(&self) -> Cards {
        self.deck_to_draw().map_or(Pool::EMPTY, |deck| self.decks.pile().and(self.edition.deck(deck)))
    }

    /// Gets the next pile ready, or goes on when all cards have come.
    fn draw_on(&mut self, house: &mut Household, tell: &mut impl FnMut(Event)) {
        if let Some(deck) = self.deck_to_draw() {
            return self.decks.prepare(self.edition, deck, tell);
        }
        let Task::Drawing(looked_at) = self.turn.task else { return };
        match self.turn.draw.keep {
            Some(_) => self.look(house, *looked_at.truth(), tell),
            None => self.follow(house),
        }
    }

    /// Gives the drawn card to the one who draws.
    pub(crate) fn draw(&mut self, house: &mut Household, card: Card, tell: &mut impl FnMut(Event)) {
        let Some(deck) = self.deck_to_draw() else { return };
        self.decks.draw(card);
        self.turn.draw.named[deck.index()] -= 1;
        match &mut self.turn.task {
            Task::Drawing(looked_at) if self.turn.draw.keep.is_some() => looked_at.truth_mut().insert(card),
            _ => house.hand.truth_mut().insert(card),
        }
        let told = |card| Told::Drew { seat: house.seat, deck, card };
        tell(Event::split(house.seat, told(Some(card)), told(None)));
        self.draw_on(house, tell);
    }

    /// Asks which cards are kept; if all can be, they are. LW-83
    fn look(&mut self, house: &mut Household, cards: Cards, tell: &mut impl FnMut(Event)) {
        let keep = usize::from(self.turn.draw.keep.unwrap_or(0));
        if cards.len() > keep && keep > 0 {
            self.turn.task = Task::Looking(Hidden::known_to(house.seat, cards));
            return;
        }
        self.turn.draw.keep = None;
        if keep > 0 {
            *house.hand.truth_mut() = house.hand.truth().or(cards);
        } else {
            cards.iter().for_each(|card| {
                self.decks.show(card);
                self.decks.use_up(card);
            });
            tell(Event::all(Told::Discarded { seat: house.seat, cards }));
        }
        self.follow(house);
    }

    /// Keeps one of the cards that a helper drew. GS-39
    pub(crate) fn keep(&mut self, house: &mut Household, card: Card, tell: &mut impl FnMut(Event)) {
        let Task::Looking(looked_at) = self.turn.task else { return };
        let mut cards = *looked_at.truth();
        cards.remove(card);
        house.hand.truth_mut().insert(card);
        self.turn.draw.keep = self.turn.draw.keep.map(|keep| keep - 1);
        self.look(house, cards, tell);
    }
}
