//! The stage: what is being decided just now, and how far it is.

use bequest_engine::Seat;
use bequest_maloney::{Maloney, PhaseView};
use maud::{Markup, html};

use super::marks;
use super::texts::Texts;
use crate::{At, badge};

/// Draws the stage.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    html! {
        section.stage.auction {
            (act(at, texts))
            // Who can answer reads it above his buttons.
            @if at.gathering && at.desks.is_empty() { p.note { (texts.plain.gathering) } }
        }
    }
}

/// Draws what the present phase shows.
fn act(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let plain = &texts.plain;
    match at.view.phase {
        PhaseView::Auction { highest, bid, .. } => auction(at, texts, highest, bid),
        PhaseView::Driving { driver } => html! {
            header { h2 { (at.company.say_of(driver, "maloney-page-drives", &[])) } (double(at, texts)) }
            p.holder { (badge(driver, at.company.name(driver), "")) (plain.drives_note) }
        },
        PhaseView::Laying { .. } => {
            let town = texts.town(at.view.car).name.as_str();
            let title = at.company.words.say("maloney-page-lays", &[("town", town.into())]);
            html! {
                header { h2 { (title) } (double(at, texts)) }
                p.holder { (plain.lays_note) }
                (seats(at, texts))
            }
        }
        PhaseView::TurningSunday | PhaseView::Roaming => html! {
            header { h2 { (plain.sunday) } }
            p.holder { (plain.sunday_note) }
        },
        PhaseView::Opening { .. } => html! { header { h2 { (plain.opens) } } },
        PhaseView::Dealing | PhaseView::TurningStart | PhaseView::DrawingOwner => {
            html! { header { h2 { (plain.deals) } } }
        }
        PhaseView::Over => html! { header { h2 { (plain.over) } } },
    }
}

fn auction(at: &At<'_, Maloney>, texts: &Texts, highest: Option<Seat>, bid: u32) -> Markup {
    let (view, company) = (at.view, &at.company);
    html! {
        header { h2 { (texts.auction[view.day as usize]) } (double(at, texts)) }
        @if let Some(seat) = highest {
            p.bid { span.money { (texts.money(company.words, bid)) } }
            p.holder { (badge(seat, company.name(seat), "")) (company.say_of(seat, "maloney-page-leads", &[])) }
        } @else {
            p.bid { span.none { (texts.plain.no_bid) } }
            p.holder { (company.say_of(view.last_owner, "maloney-page-for-nothing", &[])) }
        }
        (seats(at, texts))
    }
}

fn double(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    html! { @if at.view.day.is_double() { span.chip.brass { (texts.plain.double) } } }
}

/// Draws who has answered and who is waited for.
fn seats(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let plain = &texts.plain;
    html! {
        ul.bidders {
            @for seat in at.view.points.seats() {
                @if let Some(mark) = marks::of(plain, at.view, seat) {
                    @let name = at.company.name(seat);
                    li.(mark.class).mine[at.company.you == Some(seat)] data-key={ "bidder-" (seat) } {
                        (badge(seat, name, ""))
                        span {
                            b { (name) } " "
                            small { (mark.word) @if marks::is_fined(at.view, seat) { ", " (plain.fined) } }
                        }
                    }
                }
            }
        }
    }
}
