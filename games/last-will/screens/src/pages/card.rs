//! How a card is drawn: its symbols and what it costs above, then its name and a picture, its circles below.

use bequest_last_will::{Card, Circle, Edition, Effect, Face, Kind, Nature, Symbol, Tokens};
use bequest_web::part;
use bequest_words::Words;
use maud::{Markup, Render, html};

use super::say;
use crate::art::{picture, sign};

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// In the offering.
    Small,
    /// In a hand.
    Medium,
    /// With all that it says.
    Large,
}

impl Size {
    fn as_str(self) -> &'static str {
        match self {
            Size::Small => "s",
            Size::Medium => "m",
            Size::Large => "l",
        }
    }
}

/// Returns the classes of a card.
pub(crate) fn class(edition: &Edition, card: Card, size: Size) -> String {
    let face = edition.face(card);
    let black = matches!(face.nature, Nature::Expense(_) | Nature::Helper { .. } | Nature::Property(_));
    let edge = if black { "black" } else { "white" };
    let mut class = format!("card lw {} {edge} k-{}", size.as_str(), say::nature(face));
    if edition.card(card).crowns > 0 {
        class += " special";
    }
    class
}

/// Draws a card that is only looked at.
pub(crate) fn still(words: &Words, edition: &Edition, card: Card, size: Size) -> Markup {
    html! { div class=(class(edition, card, size)) { (face(words, edition, card, size)) } }
}

/// Draws what is on a card.
pub(crate) fn face(words: &Words, edition: &Edition, card: Card, size: Size) -> Markup {
    let its = edition.face(card);
    let info = edition.card(card);
    let in_art = its.is_property() && size == Size::Medium;
    html! {
        span.top {
            (signs(its))
            @if info.crowns > 0 { span.crowns { @for _ in 0..info.crowns { (sign("crown")) } } }
            (figure(words, its))
        }
        @if size == Size::Small && matches!(its.nature, Nature::Wild) { span.nm { (say::symbol(words, Symbol::Wild)) } }
        @else { span.nm { (say::card(words, edition, card)) } }
        span.art { (picture(&info.title)) @if in_art { (circles(its, Tokens::default())) } @if size != Size::Small { span.nature { (words.say(&format!("last-will-nature-{}", say::nature(its)), &[])) } } }
        @if size != Size::Small { (track(its)) }
        @if size == Size::Large { @if let Some(note) = say::note(words, its) { span.hint { (note) } } }
        span.foot {
            (cost(words, its))
            @if size != Size::Small { @if let Some(property) = its.property() { span.up { (sign("maintain")) b { (say::money(words, property.upkeep.into())) } } } }
            @if !in_art { (circles(its, Tokens::default())) }
        }
    }
}

/// Draws what is on a card of the table, which stays the same while things can be done with the card or not.
pub(crate) fn lasting(words: &Words, edition: &Edition, card: Card, size: Size) -> Markup {
    let face = html! {
        span.face { (face(words, edition, card, size)) span.unseen { ", " (say::all(words, edition, card)) } }
    };
    part(format_args!("face-{card}"), face).render()
}

/// Draws the symbols in the corner of a card.
pub(crate) fn signs(face: &Face) -> Markup {
    let symbols: Vec<Symbol> = face.symbols.iter().collect();
    html! {
        @if symbols.is_empty() { span.sym.none { "–" } }
        @else if symbols.len() > 2 { span.four { @for symbol in symbols { (sym(symbol)) } } }
        @else { @for symbol in symbols { (sym(symbol)) } }
    }
}

/// Draws a symbol in its ring; those of houses are in a square.
pub(crate) fn sym(symbol: Symbol) -> Markup {
    html! { span class={ "sym " (symbol) } { (sign(symbol)) } }
}

/// Draws what stands out on a card: what it costs, or what it adds.
fn figure(words: &Words, face: &Face) -> Markup {
    let sum = |sum: i16| html! { b.fig { (say::money(words, sum)) } };
    match &face.nature {
        Nature::Event(event) if event.gives > 0 => html! { b.fig.up { "+" (event.gives) (sign("action")) } },
        Nature::Event(event) => sum(event.spend.into()),
        Nature::Expense(expense) => sum(expense.spend.into()),
        Nature::Property(property) => sum(property.track.value(0)),
        Nature::Helper { effect } => html! { b.fig.up { (helper(words, *effect)) } },
        Nature::Companion { .. } | Nature::Wild => html! {},
    }
}

/// Draws in a few signs what a helper does.
pub(crate) fn helper(words: &Words, effect: Effect) -> Markup {
    match effect {
        Effect::Actions { actions } => html! { "+" (actions) (sign("action")) },
        Effect::Bonus { bonus, on, .. } => html! { "+" (bonus) (sign(on)) },
        Effect::Upkeep { bonus, .. } => html! { "+" (bonus) (sign("maintain")) },
        Effect::Maintain => html! { (sign("maintain")) (sign("check")) },
        Effect::Sell => html! { (sign("sell")) (sign("check")) },
        Effect::Prices { buy, sell } => html! { (say::signed(buy)) small { "/" } (say::signed(sell)) },
        Effect::Spend { spend } => html! { (say::money(words, spend.into())) },
        Effect::SpendPerToken { spend, token } => html! { (say::money(words, spend.into())) (sign(token.symbol())) },
        Effect::Draw { draw, keep } => html! { (draw) small { "→" } (keep) (sign("card")) },
    }
}

/// Draws the value track that is printed on a property.
fn track(face: &Face) -> Markup {
    let Some(property) = face.property() else { return html! {} };
    html! { span.steps { @for value in property.track.values() { i { (value) } } } }
}

/// Draws the actions that a card costs.
fn cost(words: &Words, face: &Face) -> Markup {
    let actions = match &face.nature {
        Nature::Event(event) => event.actions,
        Nature::Expense(_) | Nature::Helper { .. } | Nature::Property(_) => 1,
        Nature::Companion { .. } | Nature::Wild => 0,
    };
    html! {
        span.cost {
            @if actions == 0 { i { (words.say("last-will-note-free", &[])) } }
            @for _ in 0..actions { (sign("action")) }
        }
    }
}

/// Draws the circles for companions, with the tokens in them.
pub(crate) fn circles(face: &Face, tokens: Tokens) -> Markup {
    let circles = face.circles();
    html! {
        @if !circles.list().is_empty() {
            span.circs { @for (token, its) in tokens.iter(circles) { (circle(its, token)) } }
        }
    }
}

fn circle(its: &Circle, token: Option<Kind>) -> Markup {
    html! {
        span.circ.has[token.is_some()].marked[its.marked] {
            @match token {
                Some(kind) => { (sign(kind.symbol())) },
                None => { @for kind in its.kinds.iter() { (sign(kind.symbol())) } },
            }
            b { "+" (its.bonus) }
        }
    }
}
