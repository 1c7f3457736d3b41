//! What everyone can see of every player.

use bequest_engine::Seat;
use bequest_maloney::{GOAL, Maloney, View};
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::texts::{Plain, Texts, icon};
use super::{history, marks};
use bequest_web::{At, badge, here, part, room};

/// Draws the players and what is on the table.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    let many = view.points.players() > 4;
    html! {
        (room(1280 * (view.points.players() + 1)))
        section.players.many[many] aria-label=(plain.players) style={ "--seats:" (view.points.players()) } {
            ul.plates { @for seat in view.points.seats() { (part(format_args!("plate-{seat}"), plate(at, texts, seat))) } }
            (part("stock", stock(view, plain)))
        }
    }
}

fn stock(view: &View, plain: &Plain) -> Markup {
    html! {
        dl.stock.panel aria-label=(plain.stock) tabindex="0" data-tips {
            div title=(plain.pile) { dt { (plain.pile) } dd { (icon("draw")) (view.pile) } }
            div title=(plain.discards) { dt { (plain.discards) } dd { (icon("cards")) (view.discards.len()) } }
            div title=(plain.suitcases) {
                dt { (plain.suitcases) }
                dd {
                    svg viewBox="0 0 24 20" aria-hidden="true" { use href={ (pieces_path()) "#suitcase" } {} }
                    (view.closed.len())
                }
            }
        }
    }
}

/// Draws what a player has.
fn goods(at: &At<'_, Maloney>, texts: &Texts, seat: Seat) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    html! {
        ul.goods {
            li title=(plain.cash) { (texts.plate.cash) (texts.money(at.company.words, view.cash[seat])) }
            li title=(plain.cards) { (texts.plate.cards) (view.hands[seat].count) }
            @if view.last_owner == seat { (texts.plate.last_owner) }
            @if view.jokers.contains(seat) { (texts.plate.joker_has) } @else { (texts.plate.joker_gone) }
        }
    }
}

fn plate(at: &At<'_, Maloney>, texts: &Texts, seat: Seat) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    let (name, own) = (at.company.name(seat), at.company.you == Some(seat));
    let mark = marks::of(plain, at, seat);
    let gained = history::gained(at.heard, seat);
    let progress = f64::from(view.points[seat].clamp(0, GOAL)) / f64::from(GOAL);
    html! {
        (room(1280))
        li.plate.panel.{ "s" (seat) }.me[own].(mark.as_ref().map_or("idle", |mark| mark.class)) data-key={ "seat-" (seat) } tabindex="0" data-tips {
            (badge(seat, name, "large"))
            (here(seat))
            p.who.long[name.chars().count() > 9] title=(name) {
                b { (name) } " "
                small {
                    // The sign for who is there says the rest.
                    @if let Some(mark) = &mark { span.word { (mark.word) } }
                    @if marks::is_fined(view, seat) { " · " em { (plain.fined) } }
                }
            }
            p.points data-tip {
                b.figure { (view.points[seat]) } small { " / " (GOAL) }
                @if gained > 0 { i.gain data-key={ "gain-" (view.days) } title=(plain.gained) { "+" (gained) } }
                span.unseen { " " (plain.points) }
            }
            div.race aria-hidden="true" { i style={ "--p:" (format!("{progress:.3}")) } {} }
            (part(format_args!("goods-{seat}"), goods(at, texts, seat)))
            @if view.testament == Some(seat) { (texts.plate.testament) }
        }
    }
}
