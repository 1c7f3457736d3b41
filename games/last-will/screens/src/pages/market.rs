//! The property market: one token on each type of property.

use bequest_last_will::{Market, PropertyType};
use bequest_web::part;
use maud::{Markup, Render, html};

use super::model::Model;
use super::say;
use crate::art::sign;

/// The order in which types are shown: the houses first.
pub(super) const TYPES: [PropertyType; 4] =
    [PropertyType::Villa, PropertyType::Manor, PropertyType::TownHouse, PropertyType::Farm];

/// Draws the market.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let words = m.words;
    html! {
        section.market.panel aria-label=(words.say("last-will-page-market", &[])) {
            ul tabindex="0" data-tips { @for its in TYPES { (tray(m, m.market, its)) } }
        }
    }
}

fn tray(m: &Model<'_>, market: Market, its: PropertyType) -> Markup {
    let name = say::property_type(m.words, its);
    let values = [("type", name.as_str().into()), ("token", say::signed(market[its]).into())];
    let tip = m.words.say("last-will-page-market-token", &values);
    part(
        format_args!("market-{its}"),
        html! {
            li data-tip=(tip) {
                span.sym.(its) { (sign(its)) }
                (token(market[its]))
                small { (name) }
            }
        },
    )
    .render()
}

/// Draws a market token: round if it adds, square if it takes away.
pub(super) fn token(value: i8) -> Markup {
    html! { b class={ "token " (if value < 0 { "minus" } else { "plus" }) } { (say::signed(value)) } }
}
