//! What helpers do: the one interpreter of their effects. LW-83

use crate::face::{Effect, Face};
use crate::play::Deed;
use crate::{Edition, Household};

/// Returns how much a helper adds to what is spent or paid for a card, if it helps it at all. LW-46
#[inline]
pub(crate) fn helps(effect: Effect, deed: Deed, face: Option<&Face>) -> Option<i16> {
    match (effect, deed, face) {
        // GS-12: the opera is no card, and only the Tailor helps there.
        (Effect::Bonus { bonus, opera: true, .. }, Deed::Opera, _) => Some(bonus.into()),
        // GS-36, GS-38: a helper for one of its symbols helps a card, and each card of a set.
        (Effect::Bonus { bonus, on, .. }, Deed::Event | Deed::Use, Some(face)) => {
            face.symbols.contains(on).then_some(bonus.into())
        }
        // GS-30: a house of two types is helped once.
        (Effect::Upkeep { bonus, types }, Deed::Upkeep, Some(face)) => {
            let property = face.property()?;
            (!property.types.and(types).is_empty()).then_some(bonus.into())
        }
        (Effect::Prices { buy, .. }, Deed::Purchase, _) => Some(buy.into()),
        (Effect::Prices { sell, .. }, Deed::Sale, _) => Some(sell.into()),
        _ => None,
    }
}

/// Tells whether a helper saves the action of what is done.
#[inline]
pub(crate) fn saves_action(effect: Effect, deed: Deed) -> bool {
    matches!((effect, deed), (Effect::Maintain, Deed::Upkeep) | (Effect::Sell, Deed::Sale))
}

/// Returns what a helper spends when it is used; nothing if it is not used for that.
#[inline]
pub(crate) fn spends(effect: Effect, edition: &Edition, house: &Household) -> i16 {
    match effect {
        Effect::Spend { spend } => spend.into(),
        Effect::SpendPerToken { spend, token } => i16::from(spend) * house.tokens_on_farms(edition, token),
        Effect::Actions { .. }
        | Effect::Bonus { .. }
        | Effect::Upkeep { .. }
        | Effect::Maintain
        | Effect::Sell
        | Effect::Prices { .. }
        | Effect::Draw { .. } => 0,
    }
}
