//! The people at the table: what everyone can see of them, and what only the viewer knows.

use std::mem::discriminant;

use crate::words::{money, sex};
use bequest_engine::{Pool, Seat, Viewer};
use bequest_erbraffer::{BenefactorCard, Erbraffer, Person, PhaseView};
use maud::{Markup, PreEscaped, html};

use super::{bust, secrets};
use bequest_web::Icon;
use bequest_web::{At, badge, here, key_of, part};

/// An eye.
pub(super) const EYE: &str = r#"<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>"#;
const CARDS: &str =
    r#"<rect x="8.5" y="4" width="11" height="15.5" rx="2"/><path d="M6 6.2 4.6 6.7a1.8 1.8 0 0 0-1.1 2.2l3 9.6"/>"#;
const PURSE: &str =
    r#"<path d="M9 8 7 4h10l-2 4M9 8h6c4 3 5 6 5 8.5 0 3-2 4.5-5 4.5H9c-3 0-5-1.5-5-4.5C4 14 5 11 9 8zM12 12v5"/>"#;

/// Draws a small sign; screen readers skip it.
pub(super) fn sign(shapes: &'static str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(shapes)) } }
}

/// Returns a number for all that the players depend on.
pub(super) fn key(at: &At<'_, Erbraffer>) -> u64 {
    let view = at.view;
    let wealth = (view.living, &view.cash, view.owners, view.frozen, view.estate);
    let known = (&view.portraits, &view.benefactors, &view.spent, view.settled);
    let counts: Vec<usize> = view.hands.seats().map(|seat| view.hands[seat].count).collect();
    let table = (&view.collected, counts, view.pile, view.discards.len());
    key_of(&(wealth, known, table, discriminant(&view.phase), view.actor()))
}

/// Draws the viewer's secrets and the players.
pub(super) fn draw(at: &At<'_, Erbraffer>) -> Markup {
    let words = at.company.words;
    let many = at.view.collected.players() > 4;
    let stock = [("pile", at.view.pile.into()), ("discards", at.view.discards.len().into())];
    let secrets = secrets::draw(at);
    html! {
        div.players-column {
            @if !secrets.0.is_empty() { (part("secrets", secrets)) }
            section.panel.folk.many[many] aria-label=(words.say("erbraffer-players-title", &[])) data-key="folk" {
                @if is_open(at) { header { h2 { (words.say("erbraffer-players-open", &[])) } } }
                ul { @for seat in at.view.collected.seats() { (part(format_args!("plate-{seat}"), plate(at, seat))) } }
                (part("supply", html! { p.supply { (words.say("erbraffer-players-stock", &stock)) } }))
            }
        }
    }
}

fn plate(at: &At<'_, Erbraffer>, seat: Seat) -> Markup {
    let (view, words) = (at.view, at.company.words);
    let (name, own) = (at.company.name(seat), at.company.you == Some(seat));
    let task = task(at, seat);
    let goods = [
        (sign(CARDS), view.hands[seat].count.to_string(), words.say("erbraffer-players-hand", &[])),
        (Icon::Key.draw(), hidden_cards(at, seat).to_string(), words.say("erbraffer-players-keys", &[])),
        (sign(PURSE), money(words, view.collected[seat].into()), words.say("erbraffer-players-collected", &[])),
    ];
    html! {
        li.plate.{ "s" (seat) }.me[own].now[task.is_some()] tabindex="0" data-tips {
            (badge(seat, name, ""))
            (here(seat))
            p.who.long[name.chars().count() > 14] title=(name) {
                b { (name) } " "
                @if let Some(task) = task { em { (task) } }
            }
            (part(format_args!("goods-{seat}"), html! {
                ul.goods { @for (sign, count, what) in goods { li title=(what) { (sign) (count) span.unseen { " " (what) } } } }
            }))
            (shown(at, seat))
        }
    }
}

/// Returns what a seat has to do, where everyone may know: never in a window for new wills. ERB-43
fn task(at: &At<'_, Erbraffer>, seat: Seat) -> Option<String> {
    let key = match at.view.phase {
        PhaseView::Turn { .. } => "erbraffer-players-plays",
        PhaseView::Testament => "erbraffer-players-seals",
        PhaseView::Choosing | PhaseView::Sharing => "erbraffer-players-shares",
        PhaseView::Dealing
        | PhaseView::DrawingFirst
        | PhaseView::Drawing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Over => return None,
    };
    (at.view.actor() == Some(seat)).then(|| at.company.words.say(key, &[]))
}

/// Returns how many benefactor cards a seat has not shown. ERB-62
fn hidden_cards(at: &At<'_, Erbraffer>, seat: Seat) -> usize {
    let view = at.view;
    if view.phase == PhaseView::Dealing {
        return 0;
    }
    view.edition().benefactors_each(view.collected.players()) - view.spent[seat].len()
}

/// Returns whether all that players hold is shown.
fn is_open(at: &At<'_, Erbraffer>) -> bool {
    at.view.viewer == Viewer::Open || at.view.phase == PhaseView::Over
}

/// Draws the benefactor cards that a seat has shown; when all is open also its heirs and its other cards, with names.
fn shown(at: &At<'_, Erbraffer>, seat: Seat) -> Markup {
    let (view, is_open) = (at.view, is_open(at));
    let heirs = view.portraits[seat].filter(|_| is_open).unwrap_or(Pool::EMPTY);
    let spent = view.spent[seat];
    let cards = view.benefactors[seat].filter(|_| is_open).unwrap_or(spent);
    if heirs.is_empty() && cards.is_empty() {
        return html! {};
    }
    html! {
        ul.shown.named[is_open] {
            @for heir in heirs.iter() { (small(at, "heir", heir, "erbraffer-players-shown-heir")) }
            @for card in cards.iter() {
                @let (class, key) = if spent.contains(card) { ("paid", "erbraffer-players-shown-paid") } else { ("kept", "erbraffer-players-shown-kept") };
                (small(at, class, benefactor(at, card), key))
            }
        }
    }
}

fn benefactor(at: &At<'_, Erbraffer>, card: BenefactorCard) -> Person {
    at.view.edition().benefactor(card)
}

fn small(at: &At<'_, Erbraffer>, class: &str, person: Person, key: &str) -> Markup {
    let edition = at.view.edition();
    let values = [("name", edition.person(person).name.as_str().into()), ("sex", sex(edition, [person]).into())];
    let what = at.company.words.say(key, &values);
    html! {
        li.(class) title=(what) {
            (bust::draw(edition, person))
            @if is_open(at) { b aria-hidden="true" { (edition.person(person).name) } }
            span.unseen { (what) }
        }
    }
}
