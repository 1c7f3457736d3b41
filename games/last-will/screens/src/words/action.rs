//! What a seat can do: each action as a choice in a list, and in a few words for a button.

use bequest_last_will::{
    Action, Card, Deed, Edition, Effect, Errand, Kind, Line, Market, Nature, OPERA, PlanSpace, PropertyType, Symbol,
    Target, TaskView, View,
};
use bequest_words::{Company, Value, Words};

use super::{card, cost, facts, market, money, plan};
use crate::pages::say;

/// Returns what an action means, as a choice.
pub fn action(company: &Company<'_>, view: &View, action: Action) -> String {
    let list = List { words: company.words, view, edition: view.edition() };
    match action {
        Action::Keep(card) => list.with_facts("last-will-do-keep", card),
        Action::Plan(space) => list.plan(space),
        Action::Draw(deck) => {
            let mut pile = company.words.say(&format!("last-will-pile-{deck}"), &[]);
            let named = view.draw.named[deck.index()];
            if named > 0 {
                pile += &format!(" ×{named}");
            }
            list.say("last-will-do-draw", &[("what", pile.into()), ("count", view.pile(deck).to_string().into())])
        }
        Action::Take(card) => list.with_facts("last-will-do-take", card),
        Action::Home => list.say("last-will-do-home", &[]),
        Action::Place(errand) => list.errand(errand),
        Action::Market(way) => list.tokens(way),
        Action::Play(_) | Action::Join(_) | Action::With { .. } | Action::Bonus(..) | Action::Done => list.play(action),
        Action::Put(card) => list.with_facts("last-will-do-put", card),
        Action::Drop(card) => list.say("last-will-do-drop", &[("card", list.name(card))]),
        Action::Use(card) => list.use_card(card),
        Action::Buy(..) | Action::Sell { .. } | Action::Maintain(..) => list.property(action),
        Action::Token { card, on, kind } => list.token(card, on, kind),
        Action::Demote(line) => list.demote(line),
        Action::Skip => list.say(skip(view, ["last-will-do-skip-line", "last-will-do-skip-sale"]), &[]),
        Action::End => list.say("last-will-do-end", &[("count", view.actions.into())]),
    }
}

/// Returns what an action is called on a button, in 24 letters at most.
pub fn button(words: &Words, view: &View, action: Action) -> String {
    let list = List { words, view, edition: view.edition() };
    let number = |key: &str, number: String| words.say(key, &[("number", number.into())]);
    let sum = |key: &str| words.say(key, &[("sum", list.sum(list.sum_of(action)))]);
    match action {
        Action::Plan(space) => number("last-will-button-plan", space.to_string()),
        Action::Demote(line) => number("last-will-button-demote", line.to_string()),
        Action::Done if list.is_sale() => sum("last-will-button-sell"),
        Action::Done => sum("last-will-button-pay"),
        Action::Buy(..) => sum("last-will-button-buy"),
        Action::Sell { .. } => sum("last-will-button-sell"),
        Action::Maintain(..) => sum("last-will-button-maintain"),
        Action::Skip => words.say(skip(view, ["last-will-button-skip-line", "last-will-button-skip-sale"]), &[]),
        other => words.say(plain_button(other), &[]),
    }
}

fn skip(view: &View, [line, sale]: [&'static str; 2]) -> &'static str {
    if view.task == TaskView::Sale { sale } else { line }
}

/// Returns the key of a button that says nothing besides.
fn plain_button(action: Action) -> &'static str {
    match action {
        Action::Keep(_) => "last-will-button-keep",
        Action::Draw(_) => "last-will-button-draw",
        Action::Take(_) => "last-will-button-take",
        Action::Home => "last-will-button-home",
        Action::Place(Errand::Opera) => "last-will-button-opera",
        Action::Place(Errand::Market) => "last-will-button-market",
        Action::Place(Errand::Extension | Errand::DoubleExtension) => "last-will-button-extension",
        Action::Place(Errand::Draw) => "last-will-button-draw-card",
        Action::Place(Errand::Demotion | Errand::DoubleDemotion) => "last-will-button-demotion",
        Action::Market(_) => "last-will-button-tokens",
        Action::Play(_) => "last-will-button-play",
        Action::Join(_) => "last-will-button-join",
        Action::With { .. } => "last-will-button-with",
        Action::Bonus(..) => "last-will-button-bonus",
        Action::Put(_) => "last-will-button-put",
        Action::Drop(_) => "last-will-button-drop",
        Action::Use(_) => "last-will-button-use",
        Action::Token { .. } => "last-will-button-token",
        _ => "last-will-button-end",
    }
}

/// What actions are told with.
struct List<'a> {
    words: &'a Words,
    view: &'a View,
    edition: &'static Edition,
}

impl List<'_> {
    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.say(key, values)
    }

    fn name(&self, its: Card) -> Value<'static> {
        card(self.words, self.edition, its).into()
    }

    fn sum(&self, sum: i16) -> Value<'static> {
        money(self.words, sum).into()
    }

    fn with_facts(&self, key: &str, its: Card) -> String {
        self.say(key, &[("card", self.name(its)), ("what", facts(self.words, self.edition, its).into())])
    }

    fn plan(&self, space: PlanSpace) -> String {
        let what = self.view.plan(space).map(|its| plan(self.words, its)).unwrap_or_default();
        self.say("last-will-do-plan", &[("number", space.to_string().into()), ("what", what.into())])
    }

    /// Says where a boy goes. The opera can cover a line of those who have one with a mask. GS-12
    fn errand(&self, errand: Errand) -> String {
        match errand {
            Errand::Opera => {
                let covers = !self.view.lines_for(self.view.acting, mask()).is_empty();
                let key = if covers { "last-will-do-opera" } else { "last-will-do-opera-bare" };
                self.say(key, &[("sum", self.sum(OPERA))])
            }
            Errand::Market => self.say("last-will-do-market", &[]),
            Errand::Extension => self.say("last-will-do-extension", &[]),
            Errand::Draw => self.say("last-will-do-draw-card", &[]),
            Errand::Demotion => self.say("last-will-do-demotion", &[]),
            Errand::DoubleExtension => self.say("last-will-do-double-extension", &[]),
            Errand::DoubleDemotion => self.say("last-will-do-double-demotion", &[]),
        }
    }

    /// Says how the tokens would lie, and what the viewer's houses would count for. LW-34
    fn tokens(&self, way: Market) -> String {
        let what = market(self.words, way);
        if way == self.view.market {
            return self.say("last-will-do-tokens-same", &[("what", what.into())]);
        }
        let house = self.view.household(self.view.acting);
        if !house.has_property(self.edition) {
            return what;
        }
        let worth = self.sum(house.property_value(self.edition, way));
        self.say("last-will-do-tokens-worth", &[("what", what.into()), ("sum", worth)])
    }

    fn play(&self, action: Action) -> String {
        let added = || say::signed(self.adds(action).unwrap_or_default()).into();
        match action {
            Action::Play(card) => self.with_facts("last-will-do-play", card),
            Action::Join(card) => self.say("last-will-do-join", &[("card", self.name(card)), ("sum", added())]),
            Action::With { card, to, kind } => {
                let named = self.played_as(card, kind);
                match self.is_set() {
                    true => {
                        self.say("last-will-do-with-on", &[("card", named), ("on", self.name(to)), ("sum", added())])
                    }
                    false => self.say("last-will-do-with", &[("card", named), ("sum", added())]),
                }
            }
            Action::Bonus(helper, Target::Card(on)) if self.is_set() => {
                let values = [("card", self.name(helper)), ("on", self.name(on)), ("sum", added())];
                self.say("last-will-do-bonus-on", &values)
            }
            Action::Bonus(helper, _) => {
                self.say("last-will-do-bonus", &[("card", self.name(helper)), ("sum", added())])
            }
            _ => {
                let key = if self.is_sale() { "last-will-do-sell-now" } else { "last-will-do-pay" };
                self.say(key, &[("sum", self.sum(self.sum_of(Action::Done)))])
            }
        }
    }

    /// Returns whether several wedding cards are played together. GS-34
    fn is_set(&self) -> bool {
        self.view.play.as_ref().is_some_and(|play| play.cards().len() > 1)
    }

    fn is_sale(&self) -> bool {
        self.view.play.as_ref().is_some_and(|play| play.deed == Deed::Sale)
    }

    /// Returns the name of a companion, with its kind if it is a wild one.
    fn played_as(&self, its: Card, kind: Option<Kind>) -> Value<'static> {
        let name = card(self.words, self.edition, its);
        match kind {
            Some(kind) => format!("{name} ({})", say::symbol(self.words, kind.symbol())).into(),
            None => name.into(),
        }
    }

    fn use_card(&self, its: Card) -> String {
        let (seat, face) = (self.view.acting, self.edition.face(its));
        let what = match &face.nature {
            Nature::Expense(expense) => cost(self.words, self.view.running_cost(seat, its), expense.actions).join(", "),
            Nature::Helper { effect: Effect::Spend { spend } } => money(self.words, (*spend).into()),
            Nature::Helper { effect: Effect::SpendPerToken { spend, token } } => {
                let tokens = self.view.household(seat).tokens_on_farms(self.edition, *token);
                money(self.words, i16::from(*spend) * tokens)
            }
            _ => say::note(self.words, face).unwrap_or_default(),
        };
        self.say("last-will-do-use", &[("card", self.name(its)), ("what", what.into())])
    }

    fn property(&self, action: Action) -> String {
        let sum = ("sum", self.sum(self.sum_of(action)));
        let (key, by, its, property_type) = match action {
            Action::Buy(card, property_type) => ("last-will-do-buy", None, card, property_type),
            Action::Sell { card, property_type, by: None } => ("last-will-do-sell", None, card, property_type),
            Action::Sell { card, property_type, by } => ("last-will-do-sell-by", by, card, property_type),
            Action::Maintain(card, None) => ("last-will-do-maintain", None, card, None),
            Action::Maintain(card, by) => ("last-will-do-maintain-by", by, card, None),
            _ => return String::new(),
        };
        let name = card(self.words, self.edition, its);
        let name = match property_type {
            Some(its) => format!("{name} ({})", say::property_type(self.words, its)),
            None => name,
        };
        match by {
            Some(by) => self.say(key, &[("card", name.into()), sum, ("by", self.name(by))]),
            None => self.say(key, &[("card", name.into()), sum]),
        }
    }

    fn token(&self, its: Card, on: Card, kind: Option<Kind>) -> String {
        let face = self.edition.face(on);
        let kind_played = kind.or_else(|| self.edition.face(its).kinds().iter().next());
        let placed = self.view.boards[self.view.acting].iter().find(|placed| placed.card == on);
        let free = kind_played.and_then(|kind| placed?.placed().tokens.free(face.circles(), kind));
        let bonus = free.map_or(0, |place| face.circles().list()[place].bonus);
        let values = [("card", self.played_as(its, kind)), ("on", self.name(on)), ("sum", say::signed(bonus).into())];
        self.say("last-will-do-token", &values)
    }

    fn demote(&self, line: Line) -> String {
        let Some(job) = self.view.household(self.view.acting).job else { return String::new() };
        let face = self.edition.job(job.job);
        let values = [
            ("number", line.to_string().into()),
            ("what", say::symbol(self.words, face.symbol(line)).into()),
            ("sum", say::signed(-i16::from(face.pay(line))).into()),
        ];
        self.say("last-will-do-demote", &values)
    }

    /// Returns what an action costs or brings, helpers aside.
    fn sum_of(&self, action: Action) -> i16 {
        let (view, seat) = (self.view, self.view.acting);
        match action {
            Action::Done => view.amount.unwrap_or_default(),
            Action::Buy(card, its) => view.price(card, self.type_of(card, its)),
            Action::Sell { card, property_type, .. } if view.task == TaskView::Sale => {
                self.event_sale(card, property_type)
            }
            Action::Sell { card, property_type, .. } => view.sale_value(seat, card, self.type_of(card, property_type)),
            Action::Maintain(card, _) => view.running_cost(seat, card),
            _ => 0,
        }
    }

    fn type_of(&self, its: Card, property_type: Option<PropertyType>) -> PropertyType {
        let printed = || self.edition.face(its).property()?.types.iter().next();
        property_type.or_else(printed).unwrap_or(PropertyType::Farm)
    }

    /// Returns what a sale with an event brings: further down the track, or without market tokens. LW-83, GS-37
    fn event_sale(&self, its: Card, property_type: Option<PropertyType>) -> i16 {
        let terms = self.view.sale.and_then(|event| self.edition.face(event).event()?.sale);
        let placed = self.view.boards[self.view.acting].iter().find(|placed| placed.card == its);
        let (Some(terms), Some(placed), Some(property)) = (terms, placed, self.edition.face(its).property()) else {
            return 0;
        };
        let token = if terms.market { self.view.market[self.type_of(its, property_type)] } else { 0 };
        (property.track.value(placed.placed().step() + terms.steps_lower) + i16::from(token)).max(0)
    }

    /// Returns how much something adds to what was begun.
    fn adds(&self, action: Action) -> Option<i16> {
        match action {
            Action::Join(card) => self.edition.face(card).event().map(|event| event.spend.into()),
            Action::With { card, to, kind } => {
                let event = self.edition.face(to).event()?;
                let (_, tokens) = self.view.play.as_ref()?.companions().find(|(own, _)| *own == to)?;
                let kind = kind.or_else(|| self.edition.face(card).kinds().iter().next());
                let circle = kind.and_then(|kind| tokens.free(&event.circles, kind));
                let bonus = |place: usize| Some(event.circles.list()[place].bonus.into());
                circle.map_or_else(|| event.gifts.map(|gifts| gifts.each.into()), bonus)
            }
            Action::Bonus(helper, _) => match (self.edition.face(helper).effect()?, self.view.play.as_ref()?.deed) {
                (Effect::Bonus { bonus, .. } | Effect::Upkeep { bonus, .. }, _) => Some(bonus.into()),
                (Effect::Prices { buy, .. }, Deed::Purchase) => Some(buy.into()),
                (Effect::Prices { sell, .. }, _) => Some(sell.into()),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Returns the symbol that the opera covers. GS-12
fn mask() -> bequest_last_will::Symbols {
    bequest_last_will::Symbols::only(Symbol::Mask)
}
