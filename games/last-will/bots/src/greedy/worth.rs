//! What cards, boards and positions are worth.

use bequest_engine::{Seat, Viewer};
use bequest_last_will::{
    Card, Cards, Edition, Effect, EventFace, Face, Family, HAND_LIMIT, Household, Market, Nature, Placed, PropertyFace,
    PropertyType, ROUNDS, Symbol, Symbols, View,
};

/// What numbers it judges by, in pounds if nothing else is said.
pub(super) struct Weights {
    /// What it spends in a round.
    pub(super) pace: f32,
    /// What an action spends when nothing better is at hand.
    pub(super) action: f32,
    /// What an action that is left is expected to spend while a turn is planned.
    pub(super) left: f32,
    /// What it costs that a property must still be sold.
    pub(super) sale: f32,
    /// What it costs that a line must still be covered, besides what it pays.
    pub(super) line: f32,
    /// How many of the rounds left an open line still pays.
    pub(super) pay: f32,
    /// How much of a market token still counts when a property is sold later.
    pub(super) token: f32,
    /// How likely a companion comes for a circle.
    pub(super) companion: f32,
    /// How much of what a card may spend later counts now.
    pub(super) hand: f32,
    /// How often in a round a helper helps a card that will come.
    pub(super) help: f32,
    /// What a property is maintained for beyond an action, as part of that.
    pub(super) upkeep: f32,
    /// What it is good for to be bankrupt.
    pub(super) bankrupt: f32,
    /// What a pound less than `cash` costs while one cannot go into debt.
    pub(super) poor: f32,
    /// So much cash is wanted.
    pub(super) cash: f32,
    /// What a deck is worth for every further card drawn from it.
    pub(super) again: f32,
    /// What an extra draw is worth in a round.
    pub(super) draw: f32,
    /// How much a plan further to the right costs.
    pub(super) place: f32,
}

/// The weights in use.
pub(super) const WEIGHTS: Weights = Weights {
    pace: 16.0,
    action: 3.5,
    left: 3.0,
    sale: 3.0,
    line: 5.0,
    pay: 0.6,
    token: 0.4,
    companion: 0.35,
    hand: 0.5,
    help: 0.35,
    upkeep: 0.5,
    bankrupt: 50.0,
    poor: 0.2,
    cash: 10.0,
    again: 0.85,
    draw: 2.0,
    place: 0.3,
};

/// What a seat can expect.
pub(super) struct Outlook {
    edition: &'static Edition,
    /// How many rounds come after this one, most likely.
    pub(super) rounds: i16,
    /// Whether this is the last round for sure.
    is_last: bool,
    w: &'static Weights,
}

impl Outlook {
    pub(super) fn new(view: &View, seat: Seat) -> Self {
        let w = &WEIGHTS;
        let house = view.household(seat);
        let edition = view.edition();
        let is_last = view.round == ROUNDS || view.money.seats().any(|seat| view.is_bankrupt(seat));
        let wealth = f32::from(view.worth(seat)) + 1.5 * f32::from(view.income(seat));
        let own = (wealth / w.pace).ceil() as i16 - 1;
        let lines = view.obstacles(seat).lines as i16 - i16::from(house.open_lines(edition).next().is_some());
        let rounds = own.max(lines).clamp(0, i16::from(ROUNDS) - i16::from(view.round));
        Self { edition, rounds: if is_last { 0 } else { rounds }, is_last, w }
    }

    /// Returns how good it is to be left with this, in pounds.
    pub(super) fn worth(&self, house: &Household, market: Market) -> f32 {
        let money = f32::from(house.money);
        if house.is_bankrupt(self.edition) {
            return self.w.bankrupt - money;
        }
        let income = f32::from(house.income(self.edition));
        if self.is_last {
            return -money - income - self.counted(house, market);
        }
        let rounds = self.rounds.max(1);
        let mut worth = -money - self.employment(house, rounds);
        for placed in house.board.cards() {
            worth += self.placed(house, placed, market, rounds);
        }
        let is_bound = house.limit(self.edition) != i16::MAX;
        if is_bound {
            worth -= self.w.poor * (self.w.cash - money - income).max(0.0);
        }
        worth + self.w.hand * self.hand(house, rounds)
    }

    /// Returns what so many actions will still spend.
    pub(super) fn actions(&self, actions: u8) -> f32 {
        self.w.left * f32::from(actions)
    }

    /// Returns what properties count for at the end, after they have dropped tonight.
    fn counted(&self, house: &Household, market: Market) -> f32 {
        let value = |placed: &Placed| {
            let property = self.edition.face(placed.card).property()?;
            let token = property.types.iter().map(|its| market[its]).min()?;
            let step = placed.step() + placed.drop_tonight(self.edition);
            Some(f32::from((property.track.value(step) + i16::from(token)).max(0)))
        };
        house.board.cards().iter().filter_map(value).sum()
    }

    /// Returns what the open lines of a job cost: what they will pay, and that they have to be covered.
    fn employment(&self, house: &Household, rounds: i16) -> f32 {
        let Some(job) = house.job else { return 0.0 };
        let face = self.edition.job(job.job);
        let lines = job.open_lines(self.edition);
        lines.map(|line| self.w.line + f32::from(face.pay(line)) * (1.0 + self.w.pay * f32::from(rounds - 1))).sum()
    }

    /// Returns what a card on the board is good for in the rounds to come.
    fn placed(&self, house: &Household, placed: &Placed, market: Market, rounds: i16) -> f32 {
        let face = self.edition.face(placed.card);
        match &face.nature {
            Nature::Property(property) => self.owned(house, placed, property, market, rounds),
            Nature::Expense(expense) => {
                let spend = i16::from(expense.spend) + placed.tokens.raise(&expense.circles);
                let spend = f32::from(spend) + self.help(house, face.symbols);
                (spend - self.w.action * f32::from(expense.actions)).max(0.0) * f32::from(rounds)
            }
            Nature::Helper { effect } => self.helper(house, *effect, rounds),
            Nature::Event(_) | Nature::Companion { .. } | Nature::Wild => 0.0,
        }
    }

    /// Returns what an owned property is good for: less than nothing, as it has to be sold.
    fn owned(&self, house: &Household, placed: &Placed, property: &PropertyFace, market: Market, rounds: i16) -> f32 {
        let nights = if property.keeps_value() { 0 } else { rounds as u8 - 1 };
        let step = placed.step() + placed.drop_tonight(self.edition) + nights;
        let value = f32::from(property.track.value(step)) + self.token(property, market, rounds);
        let upkeep = f32::from(i16::from(property.upkeep) + placed.tokens.raise(&property.circles));
        let drop = if property.keeps_value() || placed.step() >= property.track.last() { 0.0 } else { 2.5 };
        let kept = (upkeep + self.upkeep_help(house, property) - drop - self.w.action).max(0.0);
        self.w.upkeep * kept * f32::from(rounds) - value.max(0.0) - self.w.sale
    }

    /// Returns what the market token will add when the property is sold.
    fn token(&self, property: &PropertyFace, market: Market, rounds: i16) -> f32 {
        let token = property.types.iter().map(|its| market[its]).min().unwrap_or(0);
        let share = if rounds <= 1 { self.w.token.max(0.7) } else { self.w.token };
        share * f32::from(token)
    }

    fn upkeep_help(&self, house: &Household, property: &PropertyFace) -> f32 {
        let help = |effect: Effect| match effect {
            Effect::Upkeep { bonus, types } if !types.and(property.types).is_empty() => f32::from(bonus),
            _ => 0.0,
        };
        self.effects(house).map(help).sum()
    }

    /// Returns what own helpers add to a card with these symbols.
    fn help(&self, house: &Household, symbols: Symbols) -> f32 {
        let help = |effect: Effect| match effect {
            Effect::Bonus { bonus, on, .. } if symbols.contains(on) => f32::from(bonus),
            _ => 0.0,
        };
        self.effects(house).map(help).sum()
    }

    fn effects<'a>(&'a self, house: &'a Household) -> impl Iterator<Item = Effect> + 'a {
        house.board.cards().iter().filter_map(|placed| self.edition.face(placed.card).effect())
    }

    /// Returns what a helper is good for in so many rounds.
    fn helper(&self, house: &Household, effect: Effect, rounds: i16) -> f32 {
        let edition = self.edition;
        let rounds = f32::from(rounds);
        let properties = || house.board.cards().iter().filter_map(|placed| edition.face(placed.card).property());
        match effect {
            Effect::Actions { actions } => f32::from(actions) * (self.w.action + 0.5) * rounds,
            Effect::Bonus { bonus, on, opera } => {
                let has = |card: Card| edition.face(card).symbols.contains(on);
                let expenses = house.board.cards().iter().filter(|placed| has(placed.card)).count() as f32;
                let held = self.own(house).iter().filter(|&card| has(card)).count() as f32;
                let opera = if opera { 0.2 } else { 0.0 };
                f32::from(bonus) * (rounds * (self.w.help + opera + 0.6 * expenses) + 0.6 * held)
            }
            Effect::Upkeep { bonus, types } => {
                let helped = properties().filter(|property| !property.types.and(types).is_empty()).count() as f32;
                f32::from(bonus) * 0.3 * helped * rounds
            }
            Effect::Maintain => {
                let gain = |property: &PropertyFace| {
                    f32::from(property.upkeep) - if property.keeps_value() { 0.0 } else { 2.0 }
                };
                0.8 * rounds * properties().map(gain).fold(0.0, f32::max)
            }
            Effect::Sell => self.w.action * (properties().count() as f32).min(rounds),
            Effect::Prices { buy, .. } => f32::from(buy) * (properties().count() as f32 + 0.3 * (rounds - 1.0)),
            Effect::Spend { spend } => f32::from(spend) * rounds,
            Effect::SpendPerToken { spend, token } => {
                f32::from(spend) * f32::from(house.tokens_on_farms(edition, token)) * rounds
            }
            Effect::Draw { .. } => self.w.draw * rounds,
        }
    }

    fn own(&self, house: &Household) -> Cards {
        house.hand.seen(Viewer::Seat(house.seat)).copied().unwrap_or_default()
    }

    /// Returns what the cards that can be kept are good for.
    fn hand(&self, house: &Household, rounds: i16) -> f32 {
        let mut best = [0.0_f32; HAND_LIMIT];
        for card in self.own(house).iter().filter(|card| card.family() != Family::Wild) {
            let mut value = self.card(house, card, rounds);
            for kept in &mut best {
                if value > *kept {
                    std::mem::swap(kept, &mut value);
                }
            }
        }
        best.iter().sum()
    }

    /// Returns what a card is good for beyond the actions it costs, if it can be used in so many rounds.
    pub(super) fn card(&self, house: &Household, card: Card, rounds: i16) -> f32 {
        if rounds <= 0 {
            return 0.0;
        }
        let face = self.edition.face(card);
        let value = match &face.nature {
            Nature::Event(event) => self.event(house, face, event),
            Nature::Expense(expense) => {
                let spend = f32::from(expense.spend) + self.help(house, face.symbols);
                (spend - self.w.action * f32::from(expense.actions)) * f32::from(rounds) - self.w.action
            }
            Nature::Helper { effect } => self.helper(house, *effect, rounds) - self.w.action,
            Nature::Property(property) => self.property(house, property, rounds),
            Nature::Companion { .. } | Nature::Wild => self.companion(house, face),
        };
        value.max(0.0) + self.demotion(house, face.symbols)
    }

    fn event(&self, house: &Household, face: &Face, event: &EventFace) -> f32 {
        let circles: f32 = event.circles.list().iter().map(|circle| f32::from(circle.bonus)).sum();
        let gifts = event.gifts.map_or(0.0, |gifts| 0.8 * f32::from(gifts.each));
        let sale = if event.sale.is_some() && house.has_property(self.edition) { self.w.action + 2.0 } else { 0.0 };
        let wedding = if event.wedding.is_some() { 1.0 } else { 0.0 };
        f32::from(event.spend) + self.w.companion * circles + gifts + sale + wedding + self.help(house, face.symbols)
            - self.w.action * (f32::from(event.actions) - f32::from(event.gives))
    }

    fn property(&self, house: &Household, property: &PropertyFace, rounds: i16) -> f32 {
        let nights = if property.keeps_value() { 0 } else { rounds as u8 - 1 };
        let lost = f32::from(property.track.value(0) - property.track.value(nights));
        let circles: f32 = property.circles.list().iter().map(|circle| f32::from(circle.bonus)).sum();
        let upkeep = f32::from(property.upkeep) + self.w.companion * circles;
        let kept = if property.keeps_value() { (upkeep - self.w.action).max(0.0) * self.w.upkeep } else { 0.0 };
        let value = lost + kept * f32::from(rounds) + 1.5 - self.w.action - self.w.sale;
        let is_rich = f32::from(house.money) >= f32::from(property.track.value(0)) + 3.0;
        if is_rich { value } else { 0.4 * value }
    }

    fn companion(&self, house: &Household, face: &Face) -> f32 {
        let kinds = face.kinds();
        let in_hand = self.own(house).iter().flat_map(|card| self.edition.face(card).circles().list());
        let on_board = house.board.cards().iter().flat_map(|placed| {
            placed
                .tokens
                .iter(self.edition.face(placed.card).circles())
                .filter(|(token, _)| token.is_none())
                .map(|it| it.1)
        });
        let fits = |circle: &&bequest_last_will::Circle| circle.kinds.iter().any(|kind| kinds.contains(kind));
        let best = in_hand.chain(on_board).filter(fits).map(|circle| circle.bonus).max();
        best.map_or(0.5, |bonus| 0.8 * f32::from(bonus))
    }

    /// Returns what it is good for that a card can cover a line.
    fn demotion(&self, house: &Household, symbols: Symbols) -> f32 {
        let Some(job) = house.job else { return 0.0 };
        let face = self.edition.job(job.job);
        let matches = job.open_lines(self.edition).filter(|&line| symbols.contains(face.symbol(line)));
        matches.map(|line| 0.3 * self.w.line + 0.5 * f32::from(face.pay(line))).fold(0.0, f32::max)
    }

    /// Returns what a card is good for beyond itself with others that are kept.
    pub(super) fn pairing(&self, card: Card, kept: Cards) -> f32 {
        let face = self.edition.face(card);
        let fit = |other: Card| {
            let its = self.edition.face(other);
            let takes = |circles: &Face, kinds: &Face| {
                let fits =
                    |circle: &&bequest_last_will::Circle| circle.kinds.iter().any(|it| kinds.kinds().contains(it));
                circles.circles().list().iter().filter(fits).map(|circle| circle.bonus).max().unwrap_or(0)
            };
            f32::from(takes(face, its).max(takes(its, face)))
        };
        kept.iter().map(fit).sum()
    }

    /// Returns how good market tokens are for a household: high for what will be bought, low for what is owned.
    pub(super) fn market(&self, house: &Household, market: Market) -> f32 {
        let token = |its: PropertyType| f32::from(market[its]);
        let owned = house.board.cards().iter().filter_map(|placed| self.edition.face(placed.card).property());
        let held = self.own(house);
        let held = held.iter().filter_map(|card| self.edition.face(card).property());
        let sold: f32 = owned.map(|property| property.types.iter().map(token).fold(9.0, f32::min)).sum();
        let bought: f32 = held.map(|property| property.types.iter().map(token).fold(-9.0, f32::max)).sum();
        let share = if self.rounds <= 1 { 0.8 } else { 0.4 };
        0.7 * bought - share * sold
    }

    /// Returns the symbol of the opera, if it could cover a line.
    pub(super) fn opera_symbols() -> Symbols {
        Symbols::only(Symbol::Mask)
    }
}
