//! A value of any kind, drawn by what it holds.

use bequest_engine::Seat;
use bequest_words::plain::{capital, in_words, inline};
use bequest_words::{Company, Shape};
use maud::{Markup, html};

use crate::badge::badge;

/// Draws some values with their names; nothing if there is none.
pub(super) fn named(company: &Company<'_>, fields: &[(&str, &Shape)]) -> Markup {
    html! {
        @if !fields.is_empty() {
            dl {
                @for (name, value) in fields {
                    div data-key=(name) { dt lang="en" { (capital(&in_words(name))) } dd { (draw(company, value)) } }
                }
            }
        }
    }
}

/// Draws a value.
pub(super) fn draw(company: &Company<'_>, shape: &Shape) -> Markup {
    match shape {
        Shape::Nothing => none(company),
        Shape::Flag(_) | Shape::Number(_) => html! { (inline(company, shape)) },
        Shape::Text(text) => html! { span lang="en" { (text) } },
        Shape::Seat(seat) => player(company, *seat),
        Shape::List(items) => list(company, items),
        Shape::PerSeat(values) => html! {
            dl {
                @for (seat, value) in Seat::all(values.len()).zip(values) {
                    div { dt { (company.name(seat)) } dd { (draw(company, value)) } }
                }
            }
        },
        Shape::Fields(fields) => {
            let known = fields.iter().filter(|(_, value)| !value.is_nothing());
            named(company, &known.map(|(name, value)| (name.as_str(), value)).collect::<Vec<_>>())
        }
        Shape::Kind(kind, inner) => html! {
            span lang="en" { (capital(&in_words(kind))) }
            @if !inner.is_nothing() { " " (draw(company, inner)) }
        },
    }
}

fn none(company: &Company<'_>) -> Markup {
    html! { span.none { (company.words.say("plain-none", &[])) } }
}

fn player(company: &Company<'_>, seat: Seat) -> Markup {
    html! { span.player { (badge(seat, company.name(seat), "small")) " " (company.name(seat)) } }
}

fn list(company: &Company<'_>, items: &[Shape]) -> Markup {
    if items.is_empty() {
        return none(company);
    }
    let small = items.iter().all(is_small);
    html! {
        ul.chips[small].several[!small] {
            @for item in items {
                @if small { li.chip { (draw(company, item)) } } @else { li { (draw(company, item)) } }
            }
        }
    }
}

/// Returns whether a value is so small that many fit in a row.
fn is_small(shape: &Shape) -> bool {
    match shape {
        Shape::Nothing | Shape::Flag(_) | Shape::Number(_) | Shape::Text(_) | Shape::Seat(_) => true,
        Shape::Kind(_, inner) => inner.is_nothing(),
        Shape::List(_) | Shape::PerSeat(_) | Shape::Fields(_) => false,
    }
}
