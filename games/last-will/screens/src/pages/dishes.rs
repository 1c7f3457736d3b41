//! The market tokens in four dishes: a token is lifted and changes places with another; what that does to everyone's houses
//! stands beside it. LW-34

use bequest_engine::Seat;
use bequest_last_will::{Action, Card, LastWill, Market, PropertyType};
use bequest_web::{Prompt, badge};
use maud::{Markup, html};

use super::market::TYPES;
use super::model::Model;
use super::say;
use crate::art::{picture, sign};

/// Draws the dishes, and every way in which the tokens can lie for those who choose from a list.
pub(super) fn draw(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    html! {
        div.dishes.wide {
            @for its in TYPES { (dish(m, its)) }
            p.lbl { (m.say("last-will-page-market-all")) }
            ul.in-houses { @for seat in m.seats() { (in_houses(m, seat)) } }
            button.button.primary.large.give type="submit" name="action" value=(Action::Market(m.market)) data-order=(order()) { (m.say("last-will-page-market-leave")) }
        }
        details.all-ways data-key="all-ways" {
            summary { (m.say("last-will-page-market-list")) }
            (list(m, prompt))
        }
    }
}

/// Returns the places of farm, villa, manor and town house among the dishes.
fn order() -> String {
    let place = |its: &PropertyType| TYPES.iter().position(|other| other == its).unwrap_or_default().to_string();
    PropertyType::ALL.iter().map(place).collect::<Vec<_>>().join(",")
}

/// How the script writes money: a sum takes the place of the sign.
fn pattern(m: &Model<'_>) -> String {
    m.words.say("last-will-money", &[("sum", "#".into())])
}

fn dish(m: &Model<'_>, its: PropertyType) -> Markup {
    let name = say::property_type(m.words, its);
    let value = m.market[its];
    let tip = m
        .words
        .say("last-will-page-market-token", &[("type", name.as_str().into()), ("token", say::signed(value).into())]);
    html! {
        div.dish {
            (picture(its.as_str()))
            span.sym.(its) { (sign(its)) }
            b.nm { (name) }
            s aria-hidden="true" { (say::signed(value)) }
            button type="button" class={ "token " (if value < 0 { "minus" } else { "plus" }) } data-token=(value) aria-pressed="false" aria-label=(tip) { (say::signed(value)) }
            ul {
                @for (seat, card) in houses(m, its) { (line(m, its, seat, card)) }
                @for card in m.own_hand().unwrap_or_default().iter().filter(|card| is_of(m, *card, its)) { (held(m, its, card)) }
            }
        }
    }
}

fn is_of(m: &Model<'_>, card: Card, its: PropertyType) -> bool {
    m.edition.face(card).property().is_some_and(|property| property.types.contains(its))
}

/// Returns the houses of a type that lie on boards.
fn houses(m: &Model<'_>, its: PropertyType) -> Vec<(Seat, Card)> {
    let of = |seat: Seat| m.house(seat).board.cards().iter().map(move |placed| (seat, placed.card));
    m.seats().flat_map(of).filter(|(_, card)| is_of(m, *card, its)).collect()
}

/// Draws what a house on a board would bring.
fn line(m: &Model<'_>, its: PropertyType, seat: Seat, card: Card) -> Markup {
    let Some(property) = m.edition.face(card).property() else { return html! {} };
    let step = m.house(seat).board.find(card).map_or(0, bequest_last_will::Placed::step);
    let base = property.track.value(step);
    let now = (base + i16::from(m.market[its])).max(0);
    html! { li data-base=(base) data-money=(pattern(m)) { (badge(seat, m.company().name(seat), "small")) span { (m.card(card)) } b.money { (m.money(now)) } } }
}

/// Draws what a house of the viewer's hand would cost.
fn held(m: &Model<'_>, its: PropertyType, card: Card) -> Markup {
    let Some(property) = m.edition.face(card).property() else { return html! {} };
    let base = property.track.value(0);
    html! { li.held-house data-base=(base) data-money=(pattern(m)) { (sign("card")) span { (m.words.say("last-will-page-market-hand", &[("card", m.card(card).into())])) } b.money { (m.money(m.view.price(card, its))) } } }
}

/// Draws what the houses of a seat count for; the script counts with the values and the places of their tokens.
fn in_houses(m: &Model<'_>, seat: Seat) -> Markup {
    let houses: Vec<String> = m
        .house(seat)
        .board
        .cards()
        .iter()
        .filter_map(|placed| {
            let property = m.edition.face(placed.card).property()?;
            let types = property.types.iter().filter_map(|its| TYPES.iter().position(|other| *other == its));
            let types: Vec<String> = types.map(|place| place.to_string()).collect();
            Some(format!("{}:{}", property.track.value(placed.step()), types.join(":")))
        })
        .collect();
    html! {
        li.me[m.you() == Some(seat)] data-houses=(houses.join(" ")) data-money=(pattern(m)) {
            (badge(seat, m.company().name(seat), "small")) span.unseen { (m.company().name(seat)) " " } b.money { (m.money(m.tied(seat))) }
        }
    }
}

/// Draws every other way in which the tokens can lie, those that change least first.
fn list(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    let ways =
        prompt.legal.iter().filter_map(|action| if let Action::Market(way) = action { Some(*way) } else { None });
    let mut ways: Vec<Market> = ways.filter(|way| *way != m.market).collect();
    ways.sort_by_key(|way| TYPES.iter().filter(|&&its| way[its] != m.market[its]).count());
    html! {
        div.tokens {
            @for way in ways {
                button.lie type="submit" name="action" value=(Action::Market(way)) {
                    span { @for its in TYPES { (say::signed(way[its])) " " } }
                    b { (m.money(m.house(prompt.seat).property_value(m.edition, way))) }
                }
            }
        }
    }
}
