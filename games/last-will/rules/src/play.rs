//! A play: what is begun, what is added to it, what it comes to.

use bequest_engine::Pool;
use serde::Serialize;

use crate::action::{Action, Target};
use crate::face::{Face, SaleTerms, Tokens};
use crate::help::helps;
use crate::town::Task;
use crate::{Card, Cards, Edition, Household, Kind, Market, PropertyType, Symbol, Symbols, WeddingName};

/// The most cards of a wedding set: one of each name. GS-34
const SET: usize = WeddingName::ALL.len();

words! {
    /// What a play is about.
    pub enum Deed, "deed":
    /// A visit to the opera. LW-33
    Opera = "opera",
    /// An event. LW-41
    Event = "event",
    /// The use of an expense. LW-44
    Use = "use",
    /// The maintenance of a property. LW-48
    Upkeep = "upkeep",
    /// The purchase of a property. LW-47
    Purchase = "purchase",
    /// The sale of a property. LW-49
    Sale = "sale",
}

/// What a player has begun, with everything that was added so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// What it is about.
    pub deed: Deed,
    /// The type of a property that is bought or sold. GS-30
    pub property_type: Option<PropertyType>,
    /// The helper that saves the action.
    pub by: Option<Card>,
    /// The terms of a sale that an event allows. GS-37
    pub terms: Option<SaleTerms>,
    cards: [Card; SET],
    count: u8,
    /// The companions in the circles of each card.
    tokens: [Tokens; SET],
    /// The helpers of each card, by their places on the board.
    helpers: [u32; SET],
    /// The companions and gifts.
    added: Cards,
    /// How many gifts were given to each card.
    gifts: [u8; SET],
    /// The symbols of all cards that were played, wild companions as what they were played as. GS-16
    symbols: Symbols,
}

impl Play {
    /// Begins a play without a card.
    pub(crate) fn opera() -> Self {
        Self {
            deed: Deed::Opera,
            property_type: None,
            by: None,
            terms: None,
            cards: [Card::default(); SET],
            count: 0,
            tokens: [Tokens::default(); SET],
            helpers: [0; SET],
            added: Pool::EMPTY,
            gifts: [0; SET],
            symbols: Symbols::only(Symbol::Mask), // GS-12
        }
    }

    /// Begins a play of a card. Only what is played or bought has symbols that can demote. GS-4, GS-5
    pub(crate) fn new(edition: &Edition, deed: Deed, card: Card) -> Self {
        let symbols = if deed == Deed::Event { edition.face(card).symbols } else { Symbols::EMPTY };
        let mut play = Self { deed, symbols, count: 1, ..Self::opera() };
        play.cards[0] = card;
        play
    }

    /// Begins a purchase. A house of two types demotes as the type that is paid for. GS-30
    pub(crate) fn purchase(edition: &Edition, card: Card, property_type: PropertyType) -> Self {
        let symbols = Symbols::only(property_type.symbol());
        Self { property_type: Some(property_type), symbols, ..Self::new(edition, Deed::Purchase, card) }
    }

    /// Begins the maintenance of a property, with a helper that saves the action.
    pub(crate) fn upkeep(edition: &Edition, card: Card, by: Option<Card>) -> Self {
        Self { by, ..Self::new(edition, Deed::Upkeep, card) }
    }

    /// Begins a sale. Without a type no market token counts. GS-37
    pub(crate) fn sale(edition: &Edition, card: Card, property_type: Option<PropertyType>) -> Self {
        Self { property_type, ..Self::new(edition, Deed::Sale, card) }
    }

    /// Returns what is asked while it waits for what is added. It is what was asked before it was begun, so that nobody
    /// else sees that it was.
    pub(crate) fn task(&self) -> Task {
        match (self.deed, self.terms) {
            (Deed::Opera, _) => Task::Opera,
            (_, Some(_)) => Task::Sale,
            (_, None) => Task::Free,
        }
    }

    /// Returns the play with a helper that saves the action, or with the terms of an event.
    pub(crate) fn on(self, by: Option<Card>, terms: Option<SaleTerms>) -> Self {
        Self { by, terms, ..self }
    }

    /// Returns the cards it is about: one, several wedding cards, or none at the opera.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    /// Returns the companions and gifts that were added.
    pub fn added(&self) -> Cards {
        self.added
    }

    /// Returns the symbols that may cover a line. GS-16
    pub fn symbols(&self) -> Symbols {
        self.symbols
    }

    /// Returns the companions that were added to each card.
    pub fn companions(&self) -> impl Iterator<Item = (Card, Tokens)> {
        self.cards().iter().copied().zip(self.tokens)
    }

    /// Returns each helper with what it helps.
    pub fn bonuses<'a>(&'a self, house: &'a Household) -> impl Iterator<Item = (Card, Target)> + 'a {
        (0..self.targets()).flat_map(move |target| {
            let placed = house.board.cards().iter().enumerate();
            let helping = placed.filter(move |(place, _)| self.helpers[target] >> place & 1 == 1);
            helping.map(move |(_, placed)| (placed.card, self.target(target)))
        })
    }

    fn targets(&self) -> usize {
        usize::from(self.count).max(1)
    }

    fn target(&self, target: usize) -> Target {
        if self.deed == Deed::Opera { Target::Opera } else { Target::Card(self.cards[target]) }
    }

    fn target_face<'a>(&self, edition: &'a Edition, target: usize) -> Option<&'a Face> {
        (self.deed != Deed::Opera).then(|| edition.face(self.cards[target]))
    }

    /// Returns the pounds that are spent, or received for a sale: never less than none. LW-47, LW-49
    pub fn amount(&self, edition: &Edition, market: Market, house: &Household) -> i16 {
        self.sum(edition, market, house).max(0)
    }

    /// Returns what it comes to before the floor at zero.
    fn sum(&self, edition: &Edition, market: Market, house: &Household) -> i16 {
        let basic = match self.deed {
            Deed::Opera => OPERA,
            Deed::Event => self.event_amount(edition),
            Deed::Use | Deed::Upkeep => running_cost(edition, house, self.cards[0]),
            Deed::Purchase => price(edition, market, self.cards[0], self.property_type),
            Deed::Sale => sale_value(edition, market, house, self),
        };
        basic + self.help(edition, house)
    }

    fn event_amount(&self, edition: &Edition) -> i16 {
        let mut amount = 0;
        for ((card, tokens), gifts) in self.companions().zip(self.gifts) {
            let Some(event) = edition.face(card).event() else { continue };
            let gifts = event.gifts.map_or(0, |terms| i16::from(terms.each) * i16::from(gifts));
            amount += i16::from(event.spend) + tokens.raise(&event.circles) + gifts;
        }
        amount
    }

    /// Returns what helpers add.
    fn help(&self, edition: &Edition, house: &Household) -> i16 {
        let mut help = 0;
        for target in 0..self.targets() {
            let mut helpers = self.helpers[target];
            while helpers != 0 {
                let placed = &house.board.cards()[helpers.trailing_zeros() as usize];
                helpers &= helpers - 1;
                let effect = edition.face(placed.card).effect();
                let face = self.target_face(edition, target);
                help += effect.and_then(|effect| helps(effect, self.deed, face)).unwrap_or(0);
            }
        }
        help
    }

    /// Lists the helpers that can still help, each with what. Each helps a card once. LW-46
    pub(crate) fn legal_bonuses(&self, edition: &Edition, market: Market, house: &Household, out: &mut Vec<Action>) {
        let limit = self.limit(edition, house);
        let sum = if limit == i16::MAX { 0 } else { self.sum(edition, market, house) };
        for (place, placed) in house.board.cards().iter().enumerate() {
            let Some(effect) = edition.face(placed.card).effect() else { continue };
            for target in (0..self.targets()).filter(|&target| self.helpers[target] >> place & 1 == 0) {
                let help = helps(effect, self.deed, self.target_face(edition, target));
                if help.is_some_and(|help| limit == i16::MAX || (sum + help).max(0) <= limit) {
                    out.push(Action::Bonus(placed.card, self.target(target)));
                }
            }
        }
    }

    /// Tells whether some helper can still help.
    pub(crate) fn has_bonus(&self, edition: &Edition, market: Market, house: &Household) -> bool {
        let limit = self.limit(edition, house);
        let sum = self.sum(edition, market, house);
        house.board.cards().iter().enumerate().any(|(place, placed)| {
            let Some(effect) = edition.face(placed.card).effect() else { return false };
            (0..self.targets()).filter(|&target| self.helpers[target] >> place & 1 == 0).any(|target| {
                let help = helps(effect, self.deed, self.target_face(edition, target));
                help.is_some_and(|help| limit == i16::MAX || (sum + help).max(0) <= limit)
            })
        })
    }

    /// Lets a helper help.
    pub(crate) fn add_bonus(&mut self, house: &Household, helper: Card, target: Target) {
        let place = house.board.cards().iter().position(|placed| placed.card == helper);
        let target = (0..self.targets()).find(|&its| self.target(its) == target);
        if let (Some(place), Some(target)) = (place, target) {
            self.helpers[target] |= 1 << place;
        }
    }

    /// Returns the most that this may come to. A property is paid with money one has. LW-50, LW-51
    #[inline]
    fn limit(&self, edition: &Edition, house: &Household) -> i16 {
        match self.deed {
            Deed::Purchase => house.money,
            Deed::Sale => i16::MAX,
            Deed::Opera | Deed::Event | Deed::Use | Deed::Upkeep => house.limit(edition),
        }
    }

    /// Lists everything that can be added from the hand: other wedding cards, companions, gifts. Each has to be paid.
    /// LW-41, LW-50
    pub(crate) fn legal_additions(&self, edition: &Edition, market: Market, house: &Household, out: &mut Vec<Action>) {
        let limit = self.limit(edition, house);
        let left = if limit == i16::MAX { limit } else { limit - self.sum(edition, market, house) };
        let own: Cards = self.cards().iter().copied().collect();
        for card in house.hand.truth().minus(own).minus(self.added).iter() {
            self.legal_joins(edition, card, left, out);
            for &to in self.cards() {
                self.legal_withs(edition, card, to, left, out);
            }
        }
    }

    /// Lists a wedding card of another name. GS-34
    fn legal_joins(&self, edition: &Edition, card: Card, left: i16, out: &mut Vec<Action>) {
        let Some(event) = edition.face(card).event() else { return };
        let Some(name) = event.wedding else { return };
        let mut names = self.cards().iter().map(|&other| edition.face(other).event().and_then(|other| other.wedding));
        if i16::from(event.spend) <= left && names.all(|other| other.is_some_and(|other| other != name)) {
            out.push(Action::Join(card));
        }
    }

    fn legal_withs(&self, edition: &Edition, card: Card, to: Card, left: i16, out: &mut Vec<Action>) {
        let face = edition.face(card);
        let is_wild = matches!(face.nature, crate::face::Nature::Wild);
        let kinds = face.kinds();
        if kinds.is_empty() {
            if self.raise(edition, card, to, None).is_some_and(|raise| raise <= left) {
                out.push(Action::With { card, to, kind: None });
            }
            return;
        }
        for kind in kinds.iter() {
            if self.raise(edition, card, to, Some(kind)).is_some_and(|raise| raise <= left) {
                out.push(Action::With { card, to, kind: is_wild.then_some(kind) });
            }
        }
    }

    /// Returns how much a card adds to an event, if it can be added: a companion of this kind in a free circle, or as a
    /// gift. LW-41, GS-8, GS-35
    pub(crate) fn raise(&self, edition: &Edition, card: Card, to: Card, kind: Option<Kind>) -> Option<i16> {
        let event = edition.face(to).event()?;
        let place = self.cards().iter().position(|&its| its == to)?;
        let circle = kind.and_then(|kind| self.tokens[place].free(&event.circles, kind));
        if let Some(circle) = circle {
            return Some(event.circles.list()[circle].bonus.into());
        }
        let gifts = event.gifts?;
        let is_gift = match kind {
            Some(kind) => gifts.kinds.contains(kind),
            None => !gifts.symbols.and(edition.face(card).symbols).is_empty(),
        };
        is_gift.then_some(gifts.each.into())
    }

    /// Adds a wedding card. GS-34
    pub(crate) fn join(&mut self, edition: &Edition, card: Card) {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
        self.symbols = self.symbols.or(edition.face(card).symbols);
    }

    /// Adds a companion or a gift.
    pub(crate) fn add(&mut self, edition: &Edition, card: Card, to: Card, kind: Option<Kind>) {
        self.added.insert(card);
        let face = edition.face(card);
        let played_as = kind.or_else(|| face.kinds().iter().next());
        let Some(place) = self.cards().iter().position(|&its| its == to) else { return };
        let circles = edition.face(to).circles();
        let in_circle = played_as.is_some_and(|kind| self.tokens[place].put(circles, kind));
        if !in_circle {
            self.gifts[place] += 1;
        }
        // GS-35: other gifts never demote.
        if let Some(played_as) = played_as {
            self.symbols = self.symbols.or(companion_symbols(played_as, kind.is_some()));
        }
    }
}

/// The pounds that the opera costs. LW-33
pub const OPERA: i16 = 2;

/// Returns the symbols of a companion; a wild one has that of its kind and its own. GS-7
pub(crate) fn companion_symbols(kind: Kind, is_wild: bool) -> Symbols {
    let own = Symbols::only(kind.symbol());
    if is_wild { own.or(Symbols::only(Symbol::Wild)) } else { own }
}

/// Returns what the use of an expense or the maintenance of a property costs, tokens included. LW-45, LW-48
#[inline]
pub(crate) fn running_cost(edition: &Edition, house: &Household, card: Card) -> i16 {
    let face = edition.face(card);
    let tokens = house.board.find(card).map_or_else(Tokens::default, |placed| placed.tokens);
    let basic = match (face.expense(), face.property()) {
        (Some(expense), _) => expense.spend,
        (None, Some(property)) => property.upkeep,
        (None, None) => 0,
    };
    i16::from(basic) + tokens.raise(face.circles())
}

/// Returns what a property costs before helpers and the floor at zero: the top of its track and its market token. LW-47
#[inline]
pub(crate) fn price(edition: &Edition, market: Market, card: Card, property_type: Option<PropertyType>) -> i16 {
    let Some(property) = edition.face(card).property() else { return 0 };
    property.track.value(0) + property_type.map_or(0, |its| i16::from(market[its]))
}

/// Returns what a sale brings before helpers and the floor at zero. LW-49, LW-83, GS-37
fn sale_value(edition: &Edition, market: Market, house: &Household, play: &Play) -> i16 {
    let card = play.cards[0];
    let (Some(property), Some(placed)) = (edition.face(card).property(), house.board.find(card)) else { return 0 };
    let steps_lower = play.terms.map_or(0, |terms| terms.steps_lower);
    let token = play.property_type.map_or(0, |its| i16::from(market[its]));
    property.track.value(placed.step() + steps_lower) + token
}

/// Written with what a player sees of it: the cards, what was added, and the circles that are taken.
impl Serialize for Play {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shown<'a> {
            deed: Deed,
            cards: &'a [Card],
            added: Cards,
            property_type: Option<PropertyType>,
            by: Option<Card>,
        }
        let Self { deed, added, property_type, by, .. } = *self;
        Shown { deed, cards: self.cards(), added, property_type, by }.serialize(serializer)
    }
}
