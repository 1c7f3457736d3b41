//! The moments of weight: plans, drawn cards, boys, burning money, a covered line, a lost job, falling houses, bankruptcy.

use bequest_engine::{Seat, Setup as _};
use bequest_last_will::{Card, Edition, Errand, LastWill, Told};
use bequest_web::{At, Board, Scene, SceneOrder, badge, banner};
use maud::{Markup, PreEscaped, html};

use super::card::{self, Size};
use super::{offering, say};
use crate::Screens;
use crate::art::{back, hourglass, picture, sign};

/// From this sum on money is seen to burn.
const DEAR: i16 = 6;

/// Returns whether something that happened has a scene.
pub(super) fn is_staged(told: &Told) -> bool {
    match told {
        Told::Spent { sum, .. } => *sum >= DEAR,
        Told::Planned { .. }
        | Told::Took { .. }
        | Told::Sent { .. }
        | Told::Demoted { .. }
        | Told::Sacked { .. }
        | Told::Depreciated { .. }
        | Told::Drew { .. }
        | Told::Bankrupt { .. } => true,
        Told::First { .. }
        | Told::Market { .. }
        | Told::Money { .. }
        | Told::Hired { .. }
        | Told::Tile { .. }
        | Told::Round { .. }
        | Told::Paid { .. }
        | Told::Offered { .. }
        | Told::Remade { .. }
        | Told::Chose { .. }
        | Told::Answered { .. }
        | Told::Discarded { .. }
        | Told::Named { .. }
        | Told::StayedHome { .. }
        | Told::MovedTokens { .. }
        | Told::Turn { .. }
        | Told::Played { .. }
        | Told::GainedActions { .. }
        | Told::Put { .. }
        | Told::Dropped { .. }
        | Told::Used { .. }
        | Told::Maintained { .. }
        | Told::Bought { .. }
        | Told::Sold { .. }
        | Told::PutToken { .. }
        | Told::Skipped { .. }
        | Told::EndedTurn { .. }
        | Told::WildsBack
        | Told::Cleared { .. }
        | Told::Ended => false,
    }
}

/// Returns the scene of something that the viewer was told.
pub(super) fn draw(at: &At<'_, LastWill>, place: usize) -> Option<Scene> {
    match at.heard[place] {
        Told::Planned { .. } => plans(at, place),
        Told::Took { seat, card } => Some(boy(at, place, seat, &picture(title(at, card)))),
        Told::Sent { seat, errand } => Some(boy(at, place, seat, &errand_sign(errand))),
        Told::Spent { seat, sum } if sum >= DEAR && !is_price(at, place) => Some(burning(at, place, seat, sum)),
        Told::Drew { seat, .. } => drawn(at, place, seat),
        Told::Demoted { seat, .. } => Some(demoted(at, place, seat)),
        Told::Sacked { seat, .. } => Some(sacked(at, place, seat)),
        Told::Depreciated { .. } => night(at, place),
        Told::Bankrupt { seat } => Some(bankrupt(at, place, seat)),
        _ => None,
    }
}

fn said(at: &At<'_, LastWill>, place: usize) -> String {
    <Screens as Board>::log_text(&at.company, &at.view.setup, &at.heard[place])
}

fn edition(at: &At<'_, LastWill>) -> &'static Edition {
    at.view.edition()
}

fn title<'a>(at: &'a At<'_, LastWill>, card: Card) -> &'a str {
    &edition(at).card(card).title
}

/// Makes a banner about a seat.
fn banner_of(
    at: &At<'_, LastWill>,
    place: usize,
    name: &'static str,
    (seat, sign, word): (Seat, &Markup, &str),
    lasts: u32,
) -> Scene {
    let drawing = banner(&at.company, Some(seat), sign, word, &said(at, place));
    Scene { name, lasts, lines: 1, order: SceneOrder::SceneFirst, drawing }
}

// Plans and boys

/// Draws the plans in turn order when the last one is taken.
fn plans(at: &At<'_, LastWill>, place: usize) -> Option<Scene> {
    let players = at.view.setup.players();
    let round = at.heard[..=place].iter().rev().take_while(|told| !matches!(told, Told::Round { .. }));
    let mut taken: Vec<_> = round
        .filter_map(|told| if let Told::Planned { seat, plan } = *told { Some((plan, seat)) } else { None })
        .collect();
    if taken.len() < players {
        return None;
    }
    taken.sort();
    let drawing = html! {
        ol.lined-up {
            @for (number, (plan, seat)) in (0_u32..).zip(taken) {
                li.{ "s" (seat) } data-when=(180 + 420 * number) data-sound=(if number == 0 { "hourglass" } else { "card" }) {
                    (hourglass(plan.number())) (badge(seat, at.company.name(seat), "")) b { (at.company.name(seat)) } small { (plan) }
                }
            }
        }
        p.who { (said(at, place)) }
    };
    Some(Scene {
        name: "lining-up",
        lasts: 1400 + 420 * players as u32,
        lines: 1,
        order: SceneOrder::SceneFirst,
        drawing,
    })
}

fn errand_sign(errand: Errand) -> Markup {
    let name = offering::name(errand);
    sign(if name == "draw" { "card" } else { name })
}

/// Draws a boy who walks to a space.
fn boy(at: &At<'_, LastWill>, place: usize, seat: Seat, to: &Markup) -> Scene {
    let drawing = html! {
        span.to { (to) }
        span.walks.{ "s" (seat) } data-when="160" data-sound="card" { (sign("boy")) (badge(seat, at.company.name(seat), "small")) }
    };
    banner_of(at, place, "banner errand-scene", (seat, &drawing, ""), 1500)
}

/// Draws the cards of a blind draw, which turn over one after another; for nobody but those who see them.
fn drawn(at: &At<'_, LastWill>, place: usize, of: Seat) -> Option<Scene> {
    let is_draw = |told: &Told| matches!(*told, Told::Drew { seat, .. } if seat == of);
    let is_part = |told: &Told| is_draw(told) || matches!(told, Told::Remade { .. });
    if at.heard[place + 1..].iter().take_while(|told| is_part(told)).any(is_draw) {
        return None;
    }
    let first = at.heard[..place].iter().rposition(|told| !is_part(told)).map_or(0, |last| last + 1);
    let cards = at.heard[first..=place].iter().filter_map(|told| {
        if let Told::Drew { deck, card: Some(card), .. } = *told { Some((deck, card)) } else { None }
    });
    let cards: Vec<_> = cards.collect();
    let is_named = first.checked_sub(1).is_some_and(|before| matches!(at.heard[before], Told::Named { .. }));
    // The first six cards are dealt, not drawn.
    if cards.is_empty() || !is_named {
        return None;
    }
    let drawing = html! {
        ol.turned {
            @for (number, (deck, card)) in (0_u32..).zip(&cards) {
                li {
                    span.covered { (back(deck)) }
                    div.open data-when=(320 + 180 * number) data-sound="card" { (card::still(at.company.words, edition(at), *card, Size::Medium)) }
                }
            }
        }
        p.who { @for line in first..=place { (said(at, line)) " " } }
    };
    let lasts = 1700 + 180 * cards.len() as u32;
    Some(Scene { name: "turning", lasts, lines: place + 1 - first, order: SceneOrder::SceneFirst, drawing })
}

// Money

/// Tells whether money was paid for a house: it is not gone yet.
fn is_price(at: &At<'_, LastWill>, place: usize) -> bool {
    place.checked_sub(1).is_some_and(|before| matches!(at.heard[before], Told::Bought { .. }))
}

const FLAMES: &str = r##"<g><path fill="#8f2730" d="M40 6c4 14 20 20 20 40 0 16-10 26-24 26S12 62 12 48c0-10 6-14 9-22 5 4 7 8 8 13 5-8 12-18 11-33z"/><path fill="#e27b2f" d="M38 24c3 10 13 14 13 28 0 11-7 18-16 18s-16-7-16-17c0-6 4-9 6-14 3 3 4 6 5 9 4-6 8-13 8-24z"/><path fill="#f7d985" d="M36 44c2 6 8 8 8 16 0 6-4 10-9 10s-9-4-9-10c0-4 2-6 4-9l3 6c2-4 4-8 3-13z"/></g>"##;

/// Draws notes that burn.
fn burning(at: &At<'_, LastWill>, place: usize, seat: Seat, sum: i16) -> Scene {
    let notes = html! {
        svg.notes viewBox="0 0 72 72" aria-hidden="true" {
            (PreEscaped(r##"<g stroke="#3d5b46" stroke-width="1.5"><path fill="#c9dbb9" d="m8 44 40-12 6 18-40 12z"/><path fill="#dfe9cf" d="M12 38h44v20H12z"/></g><circle cx="34" cy="48" r="7" fill="none" stroke="#3d5b46" stroke-width="1.5"/><path d="M36.5 44.5a3 3 0 0 0-5 2v5h6M30 48.5h5" fill="none" stroke="#3d5b46" stroke-width="1.5"/>"##))
        }
        span.flames data-when="260" data-sound="coin" { svg viewBox="0 0 72 76" aria-hidden="true" { (PreEscaped(FLAMES)) } }
    };
    let word = say::money(at.company.words, sum);
    banner_of(at, place, "banner burning-scene", (seat, &notes, &word), 1700)
}

/// Draws a line of a job that is struck.
fn demoted(at: &At<'_, LastWill>, place: usize, seat: Seat) -> Scene {
    let sheet = html! {
        span.sheet { i {} i {} i {} i {} }
        span.strike data-when="320" data-sound="gavel" {}
    };
    banner_of(at, place, "banner demoted-scene", (seat, &sheet, ""), 1700)
}

/// Draws the stamp that falls on a job.
fn sacked(at: &At<'_, LastWill>, place: usize, seat: Seat) -> Scene {
    let stamp = html! {
        span.sheet.whole { i {} i {} i {} i {} }
        span.falls data-when="420" data-sound="gavel" { b.stamp { (at.company.words.say("last-will-page-sacked", &[])) } }
    };
    banner_of(at, place, "banner sacked-scene", (seat, &stamp, ""), 2400)
}

// The end of a round

/// Draws all houses that drop, at the same moment.
fn night(at: &At<'_, LastWill>, place: usize) -> Option<Scene> {
    let is_drop = |told: &Told| matches!(told, Told::Depreciated { .. });
    if at.heard.get(place + 1).is_some_and(is_drop) {
        return None;
    }
    let first = at.heard[..=place].iter().rposition(|told| !is_drop(told)).map_or(0, |last| last + 1);
    let drops = at.heard[first..=place].iter().filter_map(|told| {
        if let Told::Depreciated { seat, card, value } = *told { Some((seat, card, value)) } else { None }
    });
    let drawing = html! {
        h3 { (sign("moon")) (at.company.words.say("last-will-page-night", &[])) }
        ol.falling {
            @for (seat, card, value) in drops {
                li.{ "s" (seat) } {
                    div.art { (picture(title(at, card))) i.dark {} }
                    p { (badge(seat, at.company.name(seat), "small")) b { (say::card(at.company.words, edition(at), card)) } }
                    (fallen(at, card, value))
                }
            }
        }
    };
    Some(Scene { name: "night", lasts: 3200, lines: place + 1 - first, order: SceneOrder::SceneFirst, drawing })
}

/// Draws the value track of a house with its marker at the new value.
fn fallen(at: &At<'_, LastWill>, card: Card, value: u8) -> Markup {
    let Some(property) = edition(at).face(card).property() else { return html! {} };
    let values = property.track.values();
    let step = values.iter().rposition(|its| *its == value).unwrap_or(0);
    html! {
        ol.values style={ "--n:" (values.len()) } {
            @for (number, its) in values.iter().enumerate() { li.past[number < step].at[number == step] { (its) } }
            li.marker.slides data-when="700" data-sound="card" style={ "--step:" (step) } {}
        }
    }
}

/// Draws an empty purse.
fn bankrupt(at: &At<'_, LastWill>, place: usize, seat: Seat) -> Scene {
    let purse = html! {
        span.purse-of { (sign("purse")) }
        span.moth data-when="600" data-sound="hourglass" { svg viewBox="0 0 24 24" aria-hidden="true" { path fill="currentColor" d="M12 8c1-3 5-5 8-4 1 4-1 7-5 8 3 0 5 3 4 6-4 0-6-2-7-5-1 3-3 5-7 5-1-3 1-6 4-6-4-1-6-4-5-8 3-1 7 1 8 4z" {} } }
    };
    let say = |key: &str| at.company.words.say(key, &[]);
    let job = at.view.setup.jobs().contains(seat).then_some("last-will-page-met-job");
    let met = ["last-will-page-met-money"].into_iter().chain(job).chain(["last-will-page-met-houses"]);
    let scene =
        banner_of(at, place, "banner bankrupt-scene", (seat, &purse, &say("last-will-page-bankrupt-word")), 3000);
    let drawing = html! {
        (scene.drawing)
        ul.hurdles { @for (number, key) in (0_u32..).zip(met) { li.met data-when=(900 + 320 * number) data-sound="gavel" { (sign("check")) span { (say(key)) } } } }
    };
    Scene { drawing, ..scene }
}
