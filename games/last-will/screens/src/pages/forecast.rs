//! What something would come to now, with everything that can go with it: it is tried out with the rules themselves.

use bequest_engine::{Hidden, Seat, Viewer};
use bequest_last_will::{
    Action, Card, Cards, Effect, Face, Household, Nature, Play, PropertyFace, ROUNDS, Symbols, Task, Town, Turn,
};

use super::model::Model;

/// No turn has so many actions: what is tried out never fails because there is none left.
const PLENTY: u8 = 99;
/// Nobody has so much: what is tried out with it is never too dear.
const RICHES: i16 = 9_999;
/// No addition raises anything by more.
const DEAREST: i16 = 20;
/// So many ways to add are looked at; few cards have as many.
const WAYS: u16 = 240;

/// What something would come to now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Forecast {
    /// By itself.
    pub(super) basic: i16,
    /// With what goes with it and can be paid: the most that is spent, or the least that is received.
    pub(super) most: i16,
    /// The cards of the hand that would go with it: companions, gifts, other wedding cards.
    pub(super) companions: Cards,
    /// The helpers on the board that would add to it.
    pub(super) helpers: Cards,
    /// The symbols that could cover a line.
    pub(super) symbols: Symbols,
    /// Whether more would go with it if there were money for it. LW-50
    pub(super) is_capped: bool,
}

/// Returns what an event, an expense or a property of the viewer's hand would come to now; nothing for other cards, and
/// for what cannot be paid.
pub(super) fn of(m: &Model<'_>, card: Card) -> Option<Forecast> {
    let seat = m.you()?;
    with(m, m.house(seat), card)
}

/// Returns the same for a card that the viewer does not hold yet.
pub(super) fn if_fetched(m: &Model<'_>, card: Card) -> Option<Forecast> {
    let mut hand = m.own_hand()?;
    hand.insert(card);
    with(m, &holding(m.house(m.you()?), hand), card)
}

/// Returns what a card of a hand would come to.
fn with(m: &Model<'_>, house: &Household, card: Card) -> Option<Forecast> {
    match m.edition.face(card).nature {
        Nature::Event(_) => tried(m, house, Action::Play(card)),
        Nature::Property(property) => purchase(m, house, card, &property),
        Nature::Expense(_) => {
            // It is used once it lies on the board.
            let (mut town, mut its) = begun(m, house);
            town.act(&mut its, Action::Put(card), &mut |_| {});
            tried(m, &its, Action::Use(card))
        }
        Nature::Helper { .. } | Nature::Companion { .. } | Nature::Wild => None,
    }
}

/// Returns what a property would cost, as the type that spends most.
fn purchase(m: &Model<'_>, house: &Household, card: Card, property: &PropertyFace) -> Option<Forecast> {
    let is_house = property.types.len() > 1;
    let ways = property.types.iter().filter_map(|its| tried(m, house, Action::Buy(card, is_house.then_some(its))));
    ways.max_by_key(|forecast| forecast.most)
}

/// Returns what an action of the viewer would come to.
pub(super) fn of_action(m: &Model<'_>, action: Action) -> Option<Forecast> {
    tried(m, m.house(m.you()?), action)
}

/// Returns what a property loses from its top to the last night, if nobody maintains it. LW-60, LW-71
pub(super) fn loss(m: &Model<'_>, property: &PropertyFace) -> i16 {
    let nights = (ROUNDS + 1).saturating_sub(m.view.round.max(1));
    if property.keeps_value() { 0 } else { property.track.value(0) - property.track.value(nights) }
}

/// Returns what a helper of the hand would add to what can be spent now, and to which cards.
pub(super) fn of_helper(m: &Model<'_>, helper: Card) -> Option<(i16, Cards)> {
    let seat = m.you()?;
    let house = m.house(seat);
    let effect = m.edition.face(helper).effect()?;
    if let Effect::Spend { spend } = effect {
        return Some((spend.into(), Cards::EMPTY));
    }
    let hand = m.own_hand()?.iter();
    let board = house.board.cards().iter().map(|placed| placed.card);
    let helped: Vec<(i16, Card)> =
        hand.chain(board).filter_map(|card| Some((bonus(effect, m.edition.face(card))?, card))).collect();
    let sum = helped.iter().map(|(sum, _)| sum).sum();
    Some((sum, helped.into_iter().map(|(_, card)| card).collect())).filter(|(sum, _)| *sum > 0)
}

/// Returns what a helper adds to a card when it is played, used or maintained. LW-46
fn bonus(effect: Effect, face: &Face) -> Option<i16> {
    match (effect, &face.nature) {
        (Effect::Bonus { bonus, on, .. }, Nature::Event(_) | Nature::Expense(_)) => {
            face.symbols.contains(on).then_some(bonus.into())
        }
        (Effect::Upkeep { bonus, types }, Nature::Property(property)) => {
            (!property.types.and(types).is_empty()).then_some(bonus.into())
        }
        _ => None,
    }
}

/// Returns everything that could be added to what the viewer has begun if they had money enough.
pub(super) fn imaginable(m: &Model<'_>) -> Vec<Action> {
    let (town, house) = m.view.trial();
    additions(&town, &Household { money: RICHES, ..house })
}

/// Returns by how much an addition raises what the viewer has begun; less than nothing if it lowers it.
pub(super) fn raise(m: &Model<'_>, action: Action) -> i16 {
    let (mut town, house) = m.view.trial();
    let mut house = Household { money: RICHES, ..house };
    let amount = |town: &Town, house: &Household| match play(town, house.seat) {
        Some(play) => play.amount(town.edition, town.market, house),
        // It was the last thing to be added, so it has happened.
        None => (house.money - RICHES).abs(),
    };
    let before = amount(&town, &house);
    town.act(&mut house, action, &mut |_| {});
    amount(&town, &house) - before
}

/// Returns the actions that are left once what was begun is paid.
pub(super) fn actions_after(m: &Model<'_>) -> u8 {
    let (mut town, mut house) = m.view.trial();
    town.act(&mut house, Action::Done, &mut |_| {});
    town.turn.actions
}

/// Tells whether an action adds something to a play.
pub(super) fn is_addition(action: &Action) -> bool {
    matches!(action, Action::Join(_) | Action::With { .. } | Action::Bonus(..))
}

// Trying out

/// Returns a town in which it is the turn of a household.
fn begun(m: &Model<'_>, house: &Household) -> (Town, Household) {
    let (mut town, _) = m.view.trial();
    town.turn = Turn {
        actions: PLENTY,
        task: Task::Free,
        play: Hidden::known_to(house.seat, None),
        symbols: Symbols::EMPTY,
        sale: None,
        draw: Default::default(),
    };
    (town, *house)
}

/// Returns the same household with another hand.
fn holding(house: &Household, hand: Cards) -> Household {
    Household { hand: Hidden::known_to(house.seat, hand), ..*house }
}

/// Begins something and adds to it whatever raises it most.
fn tried(m: &Model<'_>, house: &Household, action: Action) -> Option<Forecast> {
    let (town, house) = begun(m, house);
    let mut legal = Vec::new();
    town.legal(&house, &mut legal);
    if !legal.contains(&action) {
        return None;
    }
    let found = Search::new(&town, house, action).found();
    let is_short = house.limit(town.edition) < found.most + DEAREST;
    let with_riches = || Search::new(&town, Household { money: RICHES, ..house }, action).found();
    Some(Forecast { is_capped: is_short && with_riches().most > found.most, ..found })
}

/// Looks for what raises a play most.
struct Search {
    town: Town,
    house: Household,
    action: Action,
    best: Option<Forecast>,
    left: u16,
}

/// What was added last: no two orders of adding the same are tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum After {
    Nothing,
    Join(Card),
    With(Card),
    Bonus(Card, Option<Card>),
}

impl After {
    fn of(action: Action) -> Self {
        match action {
            Action::Join(card) => After::Join(card),
            Action::With { card, .. } => After::With(card),
            Action::Bonus(helper, target) => After::Bonus(helper, target.card()),
            _ => After::Nothing,
        }
    }
}

impl Search {
    fn new(town: &Town, house: Household, action: Action) -> Self {
        Self { town: *town, house, action, best: None, left: WAYS }
    }

    fn found(mut self) -> Forecast {
        let (mut town, mut house) = (self.town, self.house);
        town.act(&mut house, self.action, &mut |_| {});
        let Some(begun) = play(&town, house.seat) else {
            // Nothing can be added, so it has happened.
            let sum = (self.house.money - house.money).abs();
            return Forecast { basic: sum, most: sum, symbols: town.turn.symbols, ..Forecast::default() };
        };
        self.look(&town, &house, &begun, After::Nothing);
        let basic = begun.amount(town.edition, town.market, &house);
        Forecast { basic, ..self.best.unwrap_or_default() }
    }

    /// Notes what there is, and tries whatever can be added.
    fn look(&mut self, town: &Town, house: &Household, play: &Play, after: After) {
        let mut legal = additions(town, house);
        let amount = play.amount(town.edition, town.market, house);
        self.note(amount, house, play);
        self.left = self.left.saturating_sub(1);
        legal.retain(|action| After::of(*action) > after);
        legal.sort_by_key(|action| After::of(*action));
        for action in legal {
            if self.left > 0 {
                self.add(town, house, play, action);
            }
        }
    }

    fn add(&mut self, town: &Town, house: &Household, before: &Play, action: Action) {
        let (mut town, mut its) = (*town, *house);
        town.act(&mut its, action, &mut |_| {});
        match play(&town, house.seat) {
            Some(play) => self.look(&town, &its, &play, After::of(action)),
            None => {
                // It was the last thing to be added, so it has happened.
                let is_better = self.note((house.money - its.money).abs(), house, before);
                if let (true, Some(best), Action::Bonus(helper, _)) = (is_better, &mut self.best, action) {
                    best.helpers.insert(helper);
                }
            }
        }
    }

    /// Keeps what is better than anything before; tells whether it is.
    fn note(&mut self, amount: i16, house: &Household, play: &Play) -> bool {
        let is_sale = matches!(self.action, Action::Sell { .. });
        let is_worse = |best: &Forecast| if is_sale { amount >= best.most } else { amount <= best.most };
        if self.best.as_ref().is_some_and(is_worse) {
            return false;
        }
        self.best = Some(Forecast {
            basic: amount,
            most: amount,
            companions: play.added().or(play.cards().iter().skip(1).copied().collect()),
            helpers: play.bonuses(house).map(|(helper, _)| helper).collect(),
            symbols: play.symbols(),
            is_capped: false,
        });
        true
    }
}

fn additions(town: &Town, house: &Household) -> Vec<Action> {
    let mut legal = Vec::new();
    town.legal(house, &mut legal);
    legal.retain(is_addition);
    legal
}

/// Returns what was begun.
fn play(town: &Town, seat: Seat) -> Option<Play> {
    town.turn.play.seen(Viewer::Seat(seat)).copied().flatten()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use bequest_engine::{By, ChanceSource, Match, Player, Viewer};
    use bequest_last_will::{Edition, LastWill, Phase, Setup, View};
    use bequest_web::At;
    use bequest_words::{Company, Language, Words};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;
    use crate::Screens;

    fn seen<T>(view: &View, words: &Words, look: impl Fn(&Model<'_>) -> T) -> T {
        let names = ["Ada", "Bert", "Cleo"].map(str::to_owned);
        let company = Company { words, names: &names, you: view.viewer.seat() };
        look(&Model::of(&At::still(company, view, &[])))
    }

    /// Does something and adds whatever can be added; returns what it comes to at first and in the end.
    fn dearest(table: &Match<LastWill>, action: Action) -> (i16, i16) {
        let mut table = table.clone();
        let seat = table.asked().iter().next().unwrap();
        let view = |table: &Match<LastWill>| table.view(Viewer::Seat(seat)).unwrap().view;
        let before = view(&table).money[seat];
        // What is begun, or what was spent at once.
        let sum = |table: &Match<LastWill>| view(table).amount.unwrap_or((before - view(table).money[seat]).abs());
        table.play(seat, By::Person, action).unwrap();
        let basic = sum(&table);
        loop {
            if view(&table).play.is_none() {
                break;
            }
            let Some(action) = table.legal(seat).iter().copied().find(is_addition) else { break };
            table.play(seat, By::Person, action).unwrap();
        }
        (basic, sum(&table))
    }

    fn is_forecast(action: &Action) -> bool {
        matches!(action, Action::Play(_) | Action::Use(_) | Action::Maintain(_, None) | Action::Buy(_, None))
    }

    #[test]
    fn a_forecast_is_what_can_be_spent() {
        let words = Words::of::<Screens>(Language::English);
        let (mut looked, mut reached, mut capped) = (0, 0, 0);
        for seed in 0..6 {
            let people = ["Ada", "Bert", "Cleo"].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
            let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
            let mut table = Match::<LastWill>::start(Setup::sacked(3, Edition::built_in()), people, chance);
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while table.standing().is_none() {
                let seat = table.asked().iter().next().unwrap();
                let view = table.view(Viewer::Seat(seat)).unwrap().view;
                if view.phase == Phase::Actions && view.play.is_none() {
                    for action in table.legal(seat).iter().copied().filter(is_forecast) {
                        let Some(forecast) = seen(&view, &words, |m| of_action(m, action)) else { continue };
                        let (basic, most) = dearest(&table, action);
                        let limit = view.household(seat).limit(view.edition());
                        assert_eq!(basic, forecast.basic, "{action}");
                        assert!(most <= forecast.most, "{action}: {most} of {}", forecast.most);
                        assert!(forecast.most <= limit, "{action}: {} of {limit}", forecast.most);
                        looked += 1;
                        reached += usize::from(most == forecast.most);
                        let is_bound = limit != i16::MAX;
                        if let (Action::Play(_), true) = (action, is_bound && forecast.most > forecast.basic) {
                            let mut poor = view.clone();
                            poor.money[seat] = forecast.most - 1;
                            let its = seen(&poor, &words, |m| of_action(m, action)).unwrap();
                            assert!(its.most < forecast.most && its.is_capped, "{action}: {its:?}, not {forecast:?}");
                            capped += 1;
                        }
                    }
                }
                let legal = table.legal(seat);
                let lively = |action: &&Action| !matches!(action, Action::End | Action::Home | Action::Drop(_));
                let some: Vec<Action> = legal.iter().filter(lively).copied().collect();
                let from = if some.is_empty() { legal.to_vec() } else { some };
                table.play(seat, By::Person, from[rng.next_u32() as usize % from.len()]).unwrap();
            }
        }
        assert!(looked > 60 && 10 * reached > 8 * looked, "{reached} of {looked}");
        assert!(capped > 5, "money was short {capped} times");
    }
}
