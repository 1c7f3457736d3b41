//! The stage: what is being decided just now, and what it comes to.

use bequest_engine::Seat;
use bequest_last_will::{Card, Phase};
use bequest_web::badge;
use maud::{Markup, html};

use super::model::{Model, Now};
use super::{begun, hand, plans, say};
use crate::art::{picture, sign};

/// Draws the stage.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    // What is asked is asked now, even if the board still shows what happened before.
    html! {
        section.saying data-now[m.at.asked_viewer().is_some()] {
            (act(m))
            @if m.at.awaiting_ready { p.note { (m.say("last-will-page-awaiting-ready")) } }
        }
    }
}

fn act(m: &Model<'_>) -> Markup {
    match m.now {
        Now::Opening => html! { h2 { (m.say("last-will-page-opening")) } },
        Now::Keeping => keeping(m),
        Now::Planning => plans::choose(m),
        Now::Over => html! { h2 { (m.say("last-will-page-over")) } },
        _ if !m.is_mine() => watched(m),
        Now::Naming => titled(m, "last-will-page-ask-draw", "last-will-page-ask-draw-note"),
        Now::Errand => errand(m),
        Now::Turn => turn(m),
        Now::Line => titled(m, "last-will-page-ask-line", "last-will-page-ask-line-note"),
        Now::Sale => titled(m, "last-will-page-ask-sale", "last-will-page-ask-sale-note"),
        Now::Market => titled(m, "last-will-page-ask-market", "last-will-page-ask-market-note"),
        Now::Looking => html! {
            h2 { (m.words.say("last-will-page-ask-look", &[("count", m.view.draw.keep.unwrap_or(1).into())])) }
            p { (m.say("last-will-page-ask-look-note")) }
        },
    }
}

/// Draws a title with the text below it.
fn titled(m: &Model<'_>, key: &str, note: &str) -> Markup {
    html! { h2 { (m.say(key)) } p { (m.say(note)) } }
}

/// Draws what everyone waits for.
fn watched(m: &Model<'_>) -> Markup {
    let Some(seat) = m.actor() else { return html! {} };
    let key = match (m.now, m.view.phase) {
        (Now::Naming, _) => "last-will-page-waits-draw",
        (Now::Errand, _) => "last-will-page-waits-errand",
        (Now::Market, _) => "last-will-page-waits-market",
        (_, Phase::Errands) => "last-will-page-waits-errand",
        _ => "last-will-page-waits-turn",
    };
    html! {
        h2.awaited { (badge(seat, m.company().name(seat), "")) span { (m.company().say_of(seat, key, &[])) } }
        @if m.view.phase == Phase::Actions { p { (m.words.say("last-will-page-actions-left", &[("count", m.view.actions.into())])) } }
        (next(m, seat))
    }
}

/// Says who acts after a seat.
fn next(m: &Model<'_>, seat: Seat) -> Markup {
    let after = m.plan_of(seat);
    let next = m.seats().filter(|&other| m.plan_of(other) > after).min_by_key(|&other| m.plan_of(other));
    html! {
        @if let Some(next) = next.filter(|_| matches!(m.view.phase, Phase::Actions | Phase::Errands | Phase::Drawing)) {
            p.small { (m.company().say_of(next, "last-will-page-next", &[])) }
        }
    }
}

/// Draws the cards that are kept, and how many of the others have chosen. LW-8, LW-61
fn keeping(m: &Model<'_>) -> Markup {
    let chosen: Vec<Card> = m.you().map(|you| m.view.chosen[you].iter().collect()).unwrap_or_default();
    let is_first = m.view.phase == Phase::Keeping;
    html! {
        h2 { (m.say(if is_first { "last-will-page-keep-first" } else { "last-will-page-keep-two" })) @if m.you().is_some() { " " small { (chosen.len()) "/2" } } }
        p { (m.say(if is_first { "last-will-page-keep-first-note" } else { "last-will-page-keep-two-note" })) }
        @if !chosen.is_empty() { ul.kept { @for card in chosen { li { (picture(&m.edition.card(card).title)) b { (m.card(card)) } } } } }
        ul.covers {
            @for seat in m.seats().filter(|&seat| Some(seat) != m.you()) {
                li.done[m.view.answered.contains(seat)] { (badge(seat, m.company().name(seat), "small")) span { (m.company().name(seat)) } @if m.view.answered.contains(seat) { (sign("check")) } }
            }
        }
    }
}

fn errand(m: &Model<'_>) -> Markup {
    let boys = m.own_plan(m.view.acting).map_or(0, |plan| plan.boys);
    let values = [("number", m.view.pass.into()), ("count", boys.into())];
    html! {
        h2 { (m.words.say("last-will-page-ask-errand", &values)) }
        p { (m.say("last-will-page-ask-errand-note")) }
    }
}

/// Draws the viewer's turn: what was begun, or what can be.
fn turn(m: &Model<'_>) -> Markup {
    if let Some(play) = &m.view.play {
        return begun::draw(m, play);
    }
    let seat = m.view.acting;
    html! {
        h2 { (m.words.say("last-will-page-your-turn", &[("count", m.view.actions.into())])) }
        p { (m.say("last-will-page-your-turn-note")) }
        @if m.view.round >= hand::LATE { (way_out(m, seat)) }
        (tonight(m, seat))
    }
}

/// Draws what still stands in the way of bankruptcy.
fn way_out(m: &Model<'_>, seat: Seat) -> Markup {
    html! {
        div.way-out {
            h3 { (sign("purse")) (m.say("last-will-page-conditions")) }
            (hand::ticks(m, seat))
        }
    }
}

/// Draws what houses will have lost by tomorrow.
fn tonight(m: &Model<'_>, seat: Seat) -> Markup {
    let houses = m.house(seat).board.cards().iter().filter(|placed| m.edition.face(placed.card).is_property());
    let lines: Vec<(Card, i16)> = houses.map(|placed| (placed.card, m.view.loss_tonight(seat, placed.card))).collect();
    let all: i16 = lines.iter().map(|(_, loss)| loss).sum();
    html! {
        @if !lines.is_empty() {
            dl.tonight-all {
                div { dt { (m.say("last-will-page-tonight")) } dd.money { (say::signed(-all)) } }
                @for (card, loss) in lines { div.one { dt { (m.card(card)) } dd { @if loss == 0 { (m.say("last-will-page-stays-short")) } @else { (say::signed(-loss)) } } } }
            }
        }
    }
}
