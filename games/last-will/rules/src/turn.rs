//! The action turn: everything a player does with their actions, one thing after the other. LW-40

use crate::action::{Action, Target};
use crate::face::{Effect, Face, Nature};
use crate::help::spends;
use crate::household::Placed;
use crate::play::{Deed, Play, companion_symbols, running_cost};
use crate::town::{Task, Town};
use crate::{Card, Cards, Event, Household, Kind, Symbols, Told};

impl Town {
    /// Lists what the one who acts can do in their turn, or to bring an errand to its end.
    pub fn legal(&self, house: &Household, out: &mut Vec<Action>) {
        if let Some(play) = self.turn.play() {
            return self.legal_in_play(house, play, out);
        }
        match &self.turn.task {
            Task::Free => self.legal_in_turn(house, out),
            Task::Line => {
                out.extend(house.lines_for(self.edition, self.turn.symbols).map(Action::Demote));
                out.push(Action::Skip); // GS-4: a line need not be covered.
            }
            Task::AnyLine => out.extend(house.open_lines(self.edition).map(Action::Demote)),
            Task::Sale => self.legal_event_sales(house, out),
            Task::Market => out.extend(self.market.permutations().map(Action::Market)), // LW-38
            Task::Naming => self.legal_names(out),
            Task::Opera | Task::Drawing(_) => {}
            Task::Looking(cards) => out.extend(cards.truth().iter().map(Action::Keep)),
        }
    }

    /// Lists what can be added to the play that was begun.
    fn legal_in_play(&self, house: &Household, play: &Play, out: &mut Vec<Action>) {
        out.push(Action::Done);
        play.legal_bonuses(self.edition, self.market, house, out);
        if play.deed == Deed::Event {
            play.legal_additions(self.edition, self.market, house, out);
        }
    }

    fn legal_in_turn(&self, house: &Household, out: &mut Vec<Action>) {
        out.push(Action::End);
        let (limit, free_slots) = (house.limit(self.edition), house.free_slots(self.edition));
        for card in house.hand.truth().iter() {
            let face = self.edition.face(card);
            match &face.nature {
                // LW-41, LW-50: the basic amount must be affordable.
                Nature::Event(event) if event.actions <= self.turn.actions && i16::from(event.spend) <= limit => {
                    out.push(Action::Play(card));
                }
                Nature::Event(_) => {}
                // LW-43
                Nature::Expense(_) | Nature::Helper { .. } if self.turn.actions > 0 && free_slots > 0 => {
                    out.push(Action::Put(card));
                }
                Nature::Property(_) if self.turn.actions > 0 && free_slots > 0 => {
                    self.legal_purchases(house, card, out);
                }
                Nature::Expense(_) | Nature::Helper { .. } | Nature::Property(_) => {}
                Nature::Companion { .. } | Nature::Wild => self.legal_tokens(house, card, face, out),
            }
        }
        for placed in house.board.cards() {
            self.legal_with_placed(house, placed, limit, out);
        }
    }

    /// Lists the cards that a companion can put a token on. LW-45
    fn legal_tokens(&self, house: &Household, card: Card, face: &Face, out: &mut Vec<Action>) {
        if self.turn.actions == 0 {
            return;
        }
        let is_wild = matches!(face.nature, Nature::Wild);
        for placed in house.board.cards() {
            let circles = self.edition.face(placed.card).circles();
            if circles.list().is_empty() {
                continue;
            }
            let free = face.kinds().iter().filter(|&kind| placed.tokens.free(circles, kind).is_some());
            out.extend(free.map(|kind| Action::Token { card, on: placed.card, kind: is_wild.then_some(kind) }));
        }
    }

    /// Lists what can be done with a card on the board.
    fn legal_with_placed(&self, house: &Household, placed: &Placed, limit: i16, out: &mut Vec<Action>) {
        match &self.edition.face(placed.card).nature {
            Nature::Property(property) => {
                // LW-48
                if !placed.is_used() && running_cost(self.edition, house, placed.card) <= limit {
                    self.legal_ways(house, Deed::Upkeep, |by| out.push(Action::Maintain(placed.card, by)));
                }
                let card = placed.card;
                let is_house = property.types.len() > 1;
                for property_type in property.types.iter() {
                    let property_type = is_house.then_some(property_type);
                    self.legal_ways(house, Deed::Sale, |by| out.push(Action::Sell { card, property_type, by }));
                }
            }
            Nature::Expense(_) | Nature::Helper { .. } => {
                if !placed.is_used() && self.can_use(house, placed, limit) {
                    out.push(Action::Use(placed.card));
                }
                out.push(Action::Drop(placed.card)); // LW-52
            }
            Nature::Event(_) | Nature::Companion { .. } | Nature::Wild => {}
        }
    }

    /// Tells whether an ability can be used: it spends something that can be paid, or draws cards. LW-44, LW-50
    fn can_use(&self, house: &Household, placed: &Placed, limit: i16) -> bool {
        match self.edition.face(placed.card).nature {
            Nature::Expense(expense) => {
                expense.actions <= self.turn.actions && running_cost(self.edition, house, placed.card) <= limit
            }
            Nature::Helper { effect: Effect::Draw { .. } } => self.decks_to_name().next().is_some(),
            Nature::Helper { effect } => (1..=limit).contains(&spends(effect, self.edition, house)),
            Nature::Event(_) | Nature::Property(_) | Nature::Companion { .. } | Nature::Wild => false,
        }
    }

    /// Does what the one who acts says. `End` is for the one who owns the town.
    pub fn act(&mut self, house: &mut Household, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Play(card) => self.begin(house, Play::new(self.edition, Deed::Event, card), tell),
            Action::Join(_) | Action::With { .. } | Action::Bonus(..) => self.add(house, action, tell),
            Action::Done => self.finish(house, tell),
            Action::Put(card) => self.put(house, card, tell),
            Action::Drop(card) => self.drop(house, card, tell),
            Action::Use(card) => self.use_card(house, card, tell),
            Action::Buy(card, property_type) => {
                let property_type = self.type_of(card, property_type);
                self.begin(house, Play::purchase(self.edition, card, property_type), tell);
            }
            Action::Sell { card, property_type, by } => self.sell(house, card, property_type, by, tell),
            Action::Maintain(card, by) => {
                self.begin(house, Play::upkeep(self.edition, card, by), tell);
            }
            Action::Token { card, on, kind } => self.put_token(house, card, on, kind, tell),
            Action::Demote(line) => self.demote(house, line, tell),
            Action::Skip => self.skip(house, tell),
            Action::Draw(deck) => self.name(house, deck, tell),
            Action::Keep(card) => self.keep(house, card, tell),
            Action::Market(market) => self.move_tokens(house, market, tell),
            Action::Plan(_) | Action::Take(_) | Action::Home | Action::Place(_) | Action::End => {
                debug_assert!(false, "{action} is not legal here");
            }
        }
    }

    /// Begins a play. An event waits until the player says that it is done, anything else only while a helper can help.
    pub(crate) fn begin(&mut self, house: &mut Household, play: Play, tell: &mut impl FnMut(Event)) {
        if play.deed == Deed::Event || play.has_bonus(self.edition, self.market, house) {
            *self.turn.play.truth_mut() = Some(play);
        } else {
            self.carry_out(house, &play, tell);
        }
    }

    /// Adds something to the play.
    fn add(&mut self, house: &mut Household, action: Action, tell: &mut impl FnMut(Event)) {
        let Some(mut play) = self.turn.play().copied() else { return };
        match action {
            Action::Join(card) => play.join(self.edition, card),
            Action::With { card, to, kind } => play.add(self.edition, card, to, kind),
            Action::Bonus(helper, target) => play.add_bonus(house, helper, target),
            _ => debug_assert!(false, "{action} adds nothing"),
        }
        self.begin(house, play, tell);
    }

    fn finish(&mut self, house: &mut Household, tell: &mut impl FnMut(Event)) {
        if let Some(play) = self.turn.play().copied() {
            self.carry_out(house, &play, tell);
        }
    }

    /// Pays for what was begun and lets it take effect. GS-16
    fn carry_out(&mut self, house: &mut Household, play: &Play, tell: &mut impl FnMut(Event)) {
        let amount = play.amount(self.edition, self.market, house);
        self.turn.symbols = play.symbols();
        match play.deed {
            Deed::Opera => self.spend(house, amount, tell), // LW-33
            Deed::Event => self.play_event(house, play, amount, tell),
            Deed::Use => self.run_expense(house, play, amount, tell),
            Deed::Upkeep => self.maintain(house, play, amount, tell),
            Deed::Purchase => self.buy(house, play, amount, tell),
            Deed::Sale => self.bring_in(house, play, amount, tell),
        }
        self.follow(house);
    }

    /// Plays an event, or a wedding set, which costs the actions of its first card. LW-41, LW-42, GS-34
    fn play_event(&mut self, house: &mut Household, play: &Play, amount: i16, tell: &mut impl FnMut(Event)) {
        let cards = play.cards().iter().copied().collect();
        let faces = || play.cards().iter().filter_map(|&card| Some((card, *self.edition.face(card).event()?)));
        let actions = faces().next().map_or(0, |(_, event)| event.actions);
        let gives: u8 = faces().map(|(_, event)| event.gives).sum();
        let sale = faces().find(|(_, event)| event.sale.is_some()).map(|(card, _)| card);
        self.turn.actions -= actions;
        let reveals = self.discard(house, play.added().or(cards));
        let told = Event::all(Told::Played { seat: house.seat, cards, added: play.added() });
        tell(if reveals { told } else { told.undoable() });
        self.spend(house, amount, tell);
        if gives > 0 {
            self.turn.actions += gives;
            tell(Event::all(Told::GainedActions { seat: house.seat, actions: gives }).undoable());
        }
        self.turn.sale = sale;
    }

    fn run_expense(&mut self, house: &mut Household, play: &Play, amount: i16, tell: &mut impl FnMut(Event)) {
        let card = play.cards()[0];
        let actions = self.edition.face(card).expense().map_or(0, |expense| expense.actions);
        self.pay_actions(house, None, actions);
        self.mark_used(house, card, tell);
        self.spend(house, amount, tell);
    }

    fn mark_used(&mut self, house: &mut Household, card: Card, tell: &mut impl FnMut(Event)) {
        if let Some(placed) = house.board.find_mut(card) {
            placed.use_up();
        }
        tell(Event::all(Told::Used { seat: house.seat, card }).undoable());
    }

    /// Puts a helper or an expense on the board. LW-43
    fn put(&mut self, house: &mut Household, card: Card, tell: &mut impl FnMut(Event)) {
        let face = self.edition.face(card);
        self.turn.actions -= 1;
        let reveals = self.show(house, card);
        house.board.push(Placed::new(self.edition, card));
        let told = Event::all(Told::Put { seat: house.seat, card });
        tell(if reveals { told } else { told.undoable() });
        // LW-83: counted at once, and kept if the card is dropped later.
        if let Some(Effect::Actions { actions }) = face.effect() {
            self.turn.actions += actions;
            tell(Event::all(Told::GainedActions { seat: house.seat, actions }).undoable());
        }
        self.turn.symbols = face.symbols;
        self.follow(house);
    }

    /// Takes a helper or an expense off the board, with its tokens. LW-45, LW-52
    fn drop(&mut self, house: &mut Household, card: Card, tell: &mut impl FnMut(Event)) {
        house.board.remove(card);
        self.decks.use_up(card);
        tell(Event::all(Told::Dropped { seat: house.seat, card }).undoable());
    }

    /// Uses a helper or an expense once in a round. LW-44
    fn use_card(&mut self, house: &mut Household, card: Card, tell: &mut impl FnMut(Event)) {
        match self.edition.face(card).effect() {
            None => self.begin(house, Play::new(self.edition, Deed::Use, card), tell),
            // GS-39
            Some(Effect::Draw { draw, keep }) => {
                self.mark_used(house, card, tell);
                self.begin_draw(house, draw, Some(keep), tell);
            }
            Some(effect) => {
                let sum = spends(effect, self.edition, house);
                self.mark_used(house, card, tell);
                self.spend(house, sum, tell);
            }
        }
    }

    /// Puts a companion token on a card of the board; the card is discarded. LW-45
    fn put_token(
        &mut self,
        house: &mut Household,
        card: Card,
        on: Card,
        wild_as: Option<Kind>,
        tell: &mut impl FnMut(Event),
    ) {
        let kind = wild_as.or_else(|| self.edition.face(card).kinds().iter().next());
        let (Some(kind), Some(placed)) = (kind, house.board.find_mut(on)) else { return };
        placed.tokens.put(self.edition.face(on).circles(), kind);
        self.turn.actions -= 1;
        let reveals = self.discard(house, Cards::only(card));
        let told = Event::all(Told::PutToken { seat: house.seat, card, on, kind });
        tell(if reveals { told } else { told.undoable() });
        self.turn.symbols = companion_symbols(kind, wild_as.is_some()); // GS-7
        self.follow(house);
    }

    /// Covers no line, or sells nothing.
    fn skip(&mut self, house: &Household, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::Skipped { seat: house.seat }).undoable());
        match self.turn.task {
            Task::Line => self.turn.symbols = Symbols::EMPTY,
            Task::Sale => self.turn.sale = None,
            _ => debug_assert!(false, "there is nothing to skip"),
        }
        self.follow(house);
    }

    /// Moves the market tokens. LW-34
    fn move_tokens(&mut self, house: &Household, market: crate::Market, tell: &mut impl FnMut(Event)) {
        self.market = market;
        tell(Event::all(Told::MovedTokens { seat: house.seat, market }).undoable());
        self.follow(house);
    }

    /// Visits the opera. LW-33, GS-12
    pub(crate) fn visit_opera(&mut self, house: &mut Household, tell: &mut impl FnMut(Event)) {
        self.turn.task = Task::Opera;
        self.begin(house, Play::opera(), tell);
    }
}

impl Target {
    /// Returns the card, if it is one.
    pub fn card(self) -> Option<Card> {
        match self {
            Target::Opera => None,
            Target::Card(card) => Some(card),
        }
    }
}
