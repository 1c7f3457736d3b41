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
