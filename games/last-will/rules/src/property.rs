//! Property: buying, maintaining and selling it, and the market.

use crate::action::Action;
use crate::help::saves_action;
use crate::household::Placed;
use crate::play::{Deed, Play, price};
use crate::town::Town;
use crate::{Card, Event, Household, PropertyType, Told};

impl Town {
    /// Lists the types as which a property of the hand can be bought.
    pub(crate) fn legal_purchases(&self, house: &Household, card: Card, out: &mut Vec<Action>) {
        let Some(property) = self.edition.face(card).property() else { return };
        for property_type in property.types.iter() {
            // LW-47, LW-51: who is in debt can buy nothing, whatever it costs.
            if price(self.edition, self.market, card, Some(property_type)).max(0) <= house.money {
                out.push(Action::Buy(card, (property.types.len() > 1).then_some(property_type)));
            }
        }
    }

    /// Lists the ways to pay for a deed: an action, or a helper that saves it. LW-48, LW-49, LW-83
    pub(crate) fn legal_ways(&self, house: &Household, deed: Deed, mut list: impl FnMut(Option<Card>)) {
        if self.turn.actions > 0 {
            list(None);
        }
        for placed in house.board.cards().iter().filter(|placed| !placed.is_used()) {
            let effect = self.edition.face(placed.card).effect();
            if effect.is_some_and(|effect| saves_action(effect, deed)) {
                list(Some(placed.card));
            }
        }
    }

    /// Lists the sales that an event allows, without market tokens where it says so. GS-37
    pub(crate) fn legal_event_sales(&self, house: &Household, out: &mut Vec<Action>) {
        out.push(Action::Skip);
        let terms = self.turn.sale.and_then(|event| self.edition.face(event).event()?.sale);
        let market = terms.is_some_and(|terms| terms.market);
        for placed in house.board.cards() {
            let card = placed.card;
            let Some(property) = self.edition.face(card).property() else { continue };
            let sell = |property_type| Action::Sell { card, property_type, by: None };
            match market && property.types.len() > 1 {
                true => out.extend(property.types.iter().map(|its| sell(Some(its)))),
                false => out.push(sell(None)),
            }
        }
    }

    /// Returns the type that is meant: that of a house of two types is named. GS-30
    pub(crate) fn type_of(&self, card: Card, property_type: Option<PropertyType>) -> PropertyType {
        let printed = || self.edition.face(card).property()?.types.iter().next();
        property_type.or_else(printed).unwrap_or(PropertyType::Farm)
    }

    /// Maintains a property: it does not drop tonight. LW-48
    pub(crate) fn maintain(&mut self, house: &mut Household, play: &Play, amount: i16, tell: &mut impl FnMut(Event)) {
        let card = play.cards()[0];
        self.pay_actions(house, play.by, 1);
        if let Some(placed) = house.board.find_mut(card) {
            placed.use_up();
        }
        tell(Event::all(Told::Maintained { seat: house.seat, card, by: play.by }).undoable());
        self.spend(house, amount, tell);
    }

    /// Buys a property: its marker starts at the top. LW-47
    pub(crate) fn buy(&mut self, house: &mut Household, play: &Play, amount: i16, tell: &mut impl FnMut(Event)) {
        let card = play.cards()[0];
        self.turn.actions -= 1;
        let reveals = self.show(house, card);
        house.board.push(Placed::new(self.edition, card));
        let told = Event::all(Told::Bought { seat: house.seat, card, property_type: play.property_type });
        tell(if reveals { told } else { told.undoable() });
        self.spend(house, amount, tell);
    }

    /// Begins a sale, which is on the terms of an event if it follows one.
    pub(crate) fn sell(
        &mut self,
        house: &mut Household,
        card: Card,
        property_type: Option<PropertyType>,
        by: Option<Card>,
        tell: &mut impl FnMut(Event),
    ) {
        let terms = self.turn.sale.and_then(|event| self.edition.face(event).event()?.sale);
        // GS-37: without market tokens no type is named.
        let market = terms.is_none_or(|terms| terms.market);
        let property_type = market.then(|| self.type_of(card, property_type));
        self.begin(house, Play::sale(self.edition, card, property_type).on(by, terms), tell);
    }

    /// Sells a property: it leaves the board. LW-49
    pub(crate) fn bring_in(&mut self, house: &mut Household, play: &Play, amount: i16, tell: &mut impl FnMut(Event)) {
        let card = play.cards()[0];
        match play.terms {
            Some(_) => self.turn.sale = None,
            None => self.pay_actions(house, play.by, 1),
        }
        house.board.remove(card);
        self.decks.use_up(card);
        self.pay_out(house, amount);
        tell(Event::all(Told::Sold { seat: house.seat, card, by: play.by, sum: amount }).undoable());
    }

    /// Pays with actions, or with a helper that saves them. LW-83
    pub(crate) fn pay_actions(&mut self, house: &mut Household, by: Option<Card>, actions: u8) {
        match by.and_then(|helper| house.board.find_mut(helper)) {
            Some(helper) => helper.use_up(),
            None => self.turn.actions -= actions,
        }
    }
}
