//! The stage: what is being decided just now, and how far it is.

use crate::words::log_text;
use bequest_engine::{Pool, Seat, Viewer};
use bequest_maloney::{Card, Maloney, PhaseView, Told};
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::texts::{Texts, icon};
use super::{count, history, map, marks};
use bequest_web::{At, badge, room};

/// Draws the stage.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    // What is asked is asked now, so its price and its leader do not wait until the board has caught up.
    let is_priced = matches!(at.view.phase, PhaseView::Auction { .. } | PhaseView::Driving { .. });
    html! {
        (room(1536))
        section.auction data-now[is_priced && at.asked_viewer().is_some()] {
            (act(at, texts))
            // A player who can answer reads it above the buttons.
            @if at.awaiting_ready && at.prompts.is_empty() { p.note { (texts.plain.awaiting_ready) } }
        }
    }
}

/// Draws what the present phase shows.
fn act(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let plain = &texts.plain;
    match at.view.phase {
        PhaseView::Auction { highest, bid, .. } => auction(at, texts, highest, bid),
        PhaseView::Driving { driver } => driving(at, texts, driver),
        PhaseView::Laying { .. } => laying(at, texts),
        PhaseView::TurningSunday | PhaseView::Roaming => html! {
            header { h2 { (plain.sunday) } }
            p.holder { (icon("draw")) (plain.sunday_note) }
        },
        PhaseView::Opening { .. } => html! {
            header { h2 { (plain.opens) } }
            p.holder { svg.case viewBox="0 0 24 20" aria-hidden="true" { use href={ (pieces_path()) "#suitcase" } {} } }
        },
        PhaseView::Dealing | PhaseView::TurningStart | PhaseView::DrawingOwner => {
            html! { header { h2 { (plain.deals) } } }
        }
        PhaseView::Over => over(at, texts),
    }
}

fn double(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    html! { @if at.view.day.is_double() { span.chip.brass { (texts.plain.double) } } }
}

// The auction

fn auction(at: &At<'_, Maloney>, texts: &Texts, highest: Option<Seat>, bid: u32) -> Markup {
    let (view, company) = (at.view, &at.company);
    html! {
        (room(1280))
        header tabindex="0" data-tips { h2 { (texts.auction[view.day as usize]) } (raised(at, texts, highest, bid)) (double(at, texts)) }
        div.bid {
            @if let Some(you) = company.you { (side(&texts.plain.your_cash, &texts.money(company.words, view.cash[you]))) }
            @if highest.is_some() {
                p.money { (texts.money(company.words, bid)) }
            } @else {
                p.none { (texts.plain.no_bid) }
            }
            @if let Some(dollars) = company.you.and_then(|you| history::last_bid(at.heard, you)) {
                (side(&texts.plain.your_bid, &texts.money(company.words, dollars)))
            }
        }
        p.holder {
            @match highest {
                Some(seat) => { (badge(seat, company.name(seat), "")) span { (company.say_of(seat, "maloney-page-leads", &[])) } },
                // MAL-36
                None => { span { (company.say_of(view.last_owner, "maloney-page-for-nothing", &[])) } },
            }
        }
        (seats(at, texts))
        (yesterday(at, texts))
    }
}

/// Draws by how much the last bid went up, where it covers nothing.
fn raised(at: &At<'_, Maloney>, texts: &Texts, highest: Option<Seat>, bid: u32) -> Markup {
    let Some(seat) = highest else { return html! {} };
    let by = texts.money(at.company.words, bid.saturating_sub(history::bid_before(at.heard)));
    html! {
        span.raised aria-hidden="true" data-tip=(at.company.name(seat)) data-key={ "raised-" (bid) } {
            (badge(seat, at.company.name(seat), "small")) "+" (by)
        }
    }
}

/// Says what was laid the day before: it was shown while the next day dawned.
fn yesterday(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let Some((town, scores)) = history::yesterday(at.heard) else { return html! {} };
    let town = texts.town(town).name.as_str();
    let key = if scores.is_empty() { "maloney-page-yesterday-nothing" } else { "maloney-page-yesterday" };
    html! {
        p.yesterday tabindex="0" data-tips {
            span { (at.company.words.say(key, &[("town", town.into())])) }
            @for (seat, points) in scores {
                span data-tip { (badge(seat, at.company.name(seat), "small")) span.unseen { (at.company.name(seat)) } b { "+" (points) } }
            }
        }
    }
}

/// Draws a figure beside the bid.
fn side(what: &Markup, sum: &str) -> Markup {
    html! { p.side { (what) " " b { (sum) } } }
}

/// Draws who has answered and who has not.
fn seats(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let plain = &texts.plain;
    html! {
        ul.bidders.{ "of-" (at.view.points.players()) } tabindex="0" data-tips {
            @for seat in at.view.points.seats() {
                @if let Some(mark) = marks::of(plain, at, seat) {
                    @let name = at.company.name(seat);
                    li.(mark.class).mine[at.company.you == Some(seat)] data-key={ "bidder-" (seat) } title=(said(at, seat, mark.class)) {
                        (badge(seat, name, ""))
                        span {
                            b { (name) } " "
                            small { @if marks::is_fined(at.view, seat) { (plain.fined) } @else { (mark.word) } }
                        }
                    }
                }
            }
        }
    }
}

/// Names a player, and says of those who pass that it is for now.
fn said(at: &At<'_, Maloney>, seat: Seat, class: &str) -> String {
    match class {
        "declined" => at.company.say_of(seat, "maloney-tip-declined", &[]),
        _ => at.company.name(seat).to_owned(),
    }
}

// The ride

fn driving(at: &At<'_, Maloney>, texts: &Texts, driver: Seat) -> Markup {
    html! {
        header { h2 { (at.company.say_of(driver, "maloney-page-drives", &[])) } (double(at, texts)) }
        p.holder {
            (badge(driver, at.company.name(driver), ""))
            @if let Some(price) = price(at) { span { (price) } } @else { span { (texts.plain.drives_note) } }
        }
    }
}

/// Says how the driver came by the car.
fn price(at: &At<'_, Maloney>) -> Option<String> {
    let told_so = history::today(at.heard).iter().rev();
    let mut sale = told_so.filter(|told| matches!(told, Told::Sold { .. } | Told::Joker { .. } | Told::Unsold { .. }));
    sale.next().map(|sale| log_text(&at.company, at.view.edition(), sale))
}

// The laying

fn laying(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let town = texts.town(at.view.car).name.as_str();
    html! {
        header { h2 { (at.company.words.say("maloney-page-lays", &[("town", town.into())])) } (double(at, texts)) }
        (sunday(at, texts))
        (suitcase(at, texts))
        (chosen(at, texts))
        (seats(at, texts))
    }
}

/// Draws the cards that were turned this Sunday. MAL-50
fn sunday(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    html! {
        @for (card, event) in history::turned(at.heard) {
            div.turned data-key={ "turned-" (card) } {
                (small_card(at, texts, card))
                p { (log_text(&at.company, at.view.edition(), event)) }
            }
        }
    }
}

fn small_card(at: &At<'_, Maloney>, texts: &Texts, card: Card) -> Markup {
    let edition = at.view.edition();
    let town = edition.town_of(card);
    html! {
        span.card.mini-card {
            svg.shield viewBox="0 0 30 30" aria-hidden="true" { use href={ (pieces_path()) "#shield" } {} text x="15" y="19" { (town) } }
            b { (texts.town(town).label) } small { (texts.short_days[edition.best_day(card) as usize]) }
        }
    }
}

/// Draws what was in the suitcase that was opened today.
fn suitcase(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let Some((_, contents, event)) = history::opened(at.heard) else { return html! {} };
    let (sign, class, _) = map::found(at, texts, contents);
    html! {
        div.suitcase.(class) data-key={ "suitcase-" (at.view.days) } {
            svg viewBox="0 0 34 31" aria-hidden="true" { use href={ (pieces_path()) "#suitcase-open" } {} }
            svg.what viewBox="0 0 26 26" aria-hidden="true" { use href={ (pieces_path()) "#" (sign) } {} }
            p { (log_text(&at.company, at.view.edition(), event)) }
        }
    }
}

/// Draws what the viewer has chosen to lay. MAL-71: nobody else sees it.
fn chosen(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let plain = &texts.plain;
    let Viewer::Seat(you) = at.view.viewer else { return html! { p.hint { (plain.lays_note) } } };
    let cards: Pool<Card> = at.view.chosen[you].unwrap_or_default();
    let answered = matches!(at.view.phase, PhaseView::Laying { answered } if answered.contains(you));
    html! {
        @if cards.is_empty() {
            p.hint { @if answered { (plain.no_choice) } @else { (plain.lays_note) } }
        } @else {
            div.own-choice {
                span { (plain.your_choice) }
                @for card in cards.iter() { (small_card(at, texts, card)) }
            }
        }
    }
}

// The end

fn over(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let company = &at.company;
    let counts = count::counts(at.view);
    let most = counts.first().map(|count| count.total());
    let heirs: Vec<Seat> = counts.iter().filter(|count| Some(count.total()) == most).map(|count| count.seat).collect();
    let names: Vec<String> = heirs.iter().map(|&seat| company.name(seat).to_owned()).collect();
    html! {
        header { h2 { (texts.plain.over) } }
        p.holder.heir {
            @for &seat in &heirs { (badge(seat, company.name(seat), "")) }
            // MAL-63: those who tie share the win.
            @match heirs.as_slice() {
                &[seat] => span { (company.say_of(seat, "maloney-page-inherits", &[])) },
                _ => span { (company.words.say("maloney-page-inherit", &[("who", company.words.list(&names).into())])) },
            }
        }
        (count::draw(company, texts, at.view))
    }
}
