//! What a card could cost now, with everything that can go with it.

use bequest_last_will::{Card, Cards, Circle, Effect, Face, Kind, Kinds, Nature, Symbols};

use super::model::Model;

/// What can be spent on an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Forecast {
    /// By itself.
    pub(super) basic: i16,
    /// With all companions and helpers that could go with it.
    pub(super) most: i16,
    /// The companions of the hand that could go with it.
    pub(super) companions: Cards,
    /// The helpers on the board that could add to it.
    pub(super) helpers: Cards,
    /// The symbols that could cover a line.
    pub(super) symbols: Symbols,
}

/// Returns what an event of the viewer's hand could cost now; nothing for other cards.
pub(super) fn of(m: &Model<'_>, card: Card) -> Option<Forecast> {
    let seat = m.you()?;
    let face = m.edition.face(card);
    let event = face.event()?;
    let mut forecast = Forecast { basic: event.spend.into(), symbols: face.symbols, ..Forecast::default() };
    forecast.most = forecast.basic;
    let mut hand = m.own_hand().unwrap_or_default();
    hand.remove(card);
    // The larger bonus first, and circles that take one kind before those that take two.
    let mut circles: Vec<&Circle> = event.circles.list().iter().filter(|circle| !circle.filled).collect();
    circles.sort_by_key(|circle| (std::cmp::Reverse(circle.bonus), circle.kinds.len()));
    for circle in circles {
        if let Some(companion) = companion(m, hand.minus(forecast.companions), circle.kinds) {
            forecast.companions.insert(companion);
            forecast.most += i16::from(circle.bonus);
            forecast.symbols = forecast.symbols.or(played_as(m, companion, circle.kinds));
        }
    }
    if let Some(gifts) = event.gifts {
        for gift in hand.minus(forecast.companions).iter() {
            let its = m.edition.face(gift);
            let fits =
                its.kinds().iter().any(|kind| gifts.kinds.contains(kind)) || !its.symbols.and(gifts.symbols).is_empty();
            if fits {
                forecast.companions.insert(gift);
                forecast.most += i16::from(gifts.each);
            }
        }
    }
    for placed in m.house(seat).board.cards() {
        if let Some(bonus) = bonus(m.edition.face(placed.card), face) {
            forecast.helpers.insert(placed.card);
            forecast.most += i16::from(bonus);
        }
    }
    Some(forecast)
}

/// Returns a card that can go into a circle: a companion of the kind before a wild one.
fn companion(m: &Model<'_>, hand: Cards, kinds: Kinds) -> Option<Card> {
    let fits = |card: &Card| m.edition.face(*card).kinds().iter().any(|kind| kinds.contains(kind));
    let is_wild = |card: &Card| matches!(m.edition.face(*card).nature, Nature::Wild);
    hand.iter().filter(fits).min_by_key(is_wild)
}

fn played_as(m: &Model<'_>, card: Card, kinds: Kinds) -> Symbols {
    let its = m.edition.face(card);
    let own = its.kinds().iter().filter(|kind| kinds.contains(*kind)).map(Kind::symbol).collect::<Symbols>();
    own.or(its.symbols)
}

/// Returns what a helper adds to a card with these symbols.
pub(super) fn bonus(helper: &Face, card: &Face) -> Option<u8> {
    match helper.effect() {
        Some(Effect::Bonus { bonus, on, .. }) if card.symbols.contains(on) => Some(bonus),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use bequest_engine::{By, ChanceSource, Match, Player, Viewer};
    use bequest_last_will::{Action, Edition, LastWill, Phase, Setup, View};
    use bequest_web::At;
    use bequest_words::{Company, Language, Words};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;
    use crate::Screens;

    fn forecasts(view: &View, words: &Words) -> Vec<(Card, Forecast)> {
        let names = ["Ada", "Bert", "Cleo"].map(str::to_owned);
        let company = Company { words, names: &names, you: view.viewer.seat() };
        let at = At::still(company, view, &[]);
        let m = Model::of(&at);
        view.own_hand().unwrap().iter().filter_map(|card| Some((card, of(&m, card)?))).collect()
    }

    /// Plays an event and adds whatever can be added, the dearest first.
    fn dearest(table: &Match<LastWill>, card: Card) -> Option<(i16, i16)> {
        let mut table = table.clone();
        let seat = table.asked().iter().next()?;
        let amount = |table: &Match<LastWill>| table.view(Viewer::Seat(seat)).unwrap().view.amount;
        table.play(seat, By::Person, Action::Play(card)).ok()?;
        let basic = amount(&table)?;
        loop {
            let adds = |action: &Action| matches!(action, Action::With { .. } | Action::Bonus(..));
            let Some(action) = table.legal(seat).iter().copied().find(adds) else { break };
            table.play(seat, By::Person, action).unwrap();
        }
        Some((basic, amount(&table)?))
    }

    #[test]
    fn a_forecast_is_what_can_be_spent() {
        let words = Words::of::<Screens>(Language::English);
        let (mut looked, mut reached) = (0, 0);
        for seed in 0..6 {
            let people = ["Ada", "Bert", "Cleo"].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
            let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
            let mut table = Match::<LastWill>::start(Setup::sacked(3, Edition::built_in()), people, chance);
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while table.standing().is_none() {
                let seat = table.asked().iter().next().unwrap();
                let view = table.view(Viewer::Seat(seat)).unwrap().view;
                if view.phase == Phase::Actions && view.play.is_none() {
                    for (card, forecast) in forecasts(&view, &words) {
                        if !table.legal(seat).contains(&Action::Play(card)) {
                            continue;
                        }
                        let Some((basic, most)) = dearest(&table, card) else { continue };
                        assert_eq!(basic, forecast.basic, "{card}");
                        assert!(most <= forecast.most, "{card}: {most} of {}", forecast.most);
                        looked += 1;
                        reached += usize::from(most == forecast.most);
                    }
                }
                let legal = table.legal(seat);
                let lively = |action: &&Action| !matches!(action, Action::End | Action::Home | Action::Drop(_));
                let some: Vec<Action> = legal.iter().filter(lively).copied().collect();
                let from = if some.is_empty() { legal.to_vec() } else { some };
                table.play(seat, By::Person, from[rng.next_u32() as usize % from.len()]).unwrap();
            }
        }
        assert!(looked > 40 && 10 * reached > 9 * looked, "{reached} of {looked}");
    }
}
