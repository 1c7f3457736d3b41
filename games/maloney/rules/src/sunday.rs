//! Sunday, the day of luck.

use bequest_engine::Pool;

use crate::position::Phase;
use crate::{Card, Event, Maloney, Told, Town};

impl Maloney {
    /// Makes ready to turn a card: if the pile is empty, the discards become a new one. MAL-53
    pub(crate) fn look_for_sunday_card(&mut self, tell: &mut impl FnMut(Event)) {
        if !self.has_other_town(self.pile.truth().or(self.discards)) {
            // MAL-84: that there is no such card is proved by showing the pile.
            self.pile_known = *self.pile.truth();
            tell(Event::all(Told::PileShown { cards: self.pile_known }));
            self.phase = Phase::Roaming;
            return;
        }
        if self.pile.truth().is_empty() {
            *self.pile.truth_mut() = self.discards.take();
            self.pile_known = *self.pile.truth();
            tell(Event::all(Told::PileRemade { cards: self.pile.truth().len() }));
        }
        self.phase = Phase::TurningSunday;
    }

    /// Tells whether a card of a town is among these that the car could ride to.
    pub(crate) fn has_other_town(&self, cards: Pool<Card>) -> bool {
        !cards.minus(self.edition().cards_of(self.car)).is_empty()
    }

    /// Turns a card: everyone rides to its town, unless the car is there already. MAL-50
    pub(crate) fn turn_sunday(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        self.pile.truth_mut().remove(card);
        self.pile_known.remove(card);
        self.discards.insert(card); // MAL-53
        let town = self.edition().town_of(card);
        let rides = town != self.car;
        tell(Event::all(Told::Turned { card, town, rides }));
        if rides {
            self.arrive(town, None); // MAL-51: free of charge
        } else {
            self.look_for_sunday_card(tell);
        }
    }

    /// Rides to a town that was drawn without a card. MAL-84
    pub(crate) fn roam(&mut self, town: Town, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::Roamed { town }));
        self.arrive(town, None);
    }
}
