//! What everybody can see of every player.

use bequest_engine::Seat;
use bequest_maloney::Maloney;
use maud::{Markup, html};

use super::marks;
use super::texts::Texts;
use crate::{At, badge};

/// Draws the players and what lies on the table.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    let many = view.points.players() > 4;
    html! {
        section.players.many[many] aria-label=(plain.players) {
            ul.plates { @for seat in view.points.seats() { (plate(at, texts, seat)) } }
            dl.stock.panel aria-label=(plain.stock) {
                div { dt { (plain.pile) } dd { (view.pile) } }
                div { dt { (plain.discards) } dd { (view.discards.len()) } }
                div { dt { (plain.suitcases) } dd { (view.closed.len()) } }
            }
        }
    }
}

fn plate(at: &At<'_, Maloney>, texts: &Texts, seat: Seat) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    let (name, own) = (at.company.name(seat), at.company.you == Some(seat));
    html! {
        li.plate.panel.{ "s" (seat) }.me[own] data-key={ "seat-" (seat) } {
            (badge(seat, name, "large"))
            p.who { b { (name) } @if own { " " small { (plain.you) } } }
            p.points { b.figure { (view.points[seat]) } " " small { (plain.points) } }
            ul.goods {
                li title=(plain.cash) { (texts.plate.cash) (texts.money(at.company.words, view.cash[seat])) }
                li title=(plain.cards) { (texts.plate.cards) (view.hands[seat].count) }
                @if view.jokers.contains(seat) { (texts.plate.joker_has) } @else { (texts.plate.joker_gone) }
            }
            (chips(at, texts, seat))
        }
    }
}

/// Draws what is to be said of a player in words.
fn chips(at: &At<'_, Maloney>, texts: &Texts, seat: Seat) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    html! {
        p.marks {
            @if let Some(mark) = marks::of(plain, view, seat) { span.chip.(mark.class) { (mark.word) } " " }
            @if marks::is_fined(view, seat) { span.chip.fined { (plain.fined) } " " }
            @if view.testament == Some(seat) { span.chip.wax { (plain.testament) } " " }
            @if view.last_owner == seat { span.chip { (plain.last_owner) } }
        }
    }
}
