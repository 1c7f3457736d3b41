//! The plain parts of a board, for games without screens of their own.
//!
//! They are made from what the view serialises and from the notation of actions, and know nothing else of the game.

mod answers;
mod value;

use bequest_engine::{Game, Seat, SeatSet};
use bequest_words::plain::{Part, awaited, capital, in_words, of_seat, part};
use bequest_words::{Company, Shape, Words};
use maud::{Markup, html};

use crate::badge::badge;
use crate::{At, Chapter};

pub(crate) use answers::{answers, orders};
use value::{draw, named};

/// Says what is asked of the viewer, or who everyone waits for.
pub(crate) fn question<G: Game>(at: &At<'_, G>) -> String {
    let words = at.company.words;
    let own = at.prompts.iter().find(|prompt| at.company.you == Some(prompt.seat) && !prompt.legal.is_empty());
    match own {
        _ if at.past => words.say("plain-past", &[]),
        Some(prompt) if prompt.asked => words.say("plain-your-move", &[]),
        Some(_) => words.say("plain-cut-in", &[]),
        None => waiting(&at.company, awaited::<G>(at.view)),
    }
}

fn waiting(company: &Company<'_>, awaited: SeatSet) -> String {
    if awaited.is_empty() {
        return company.words.say("plain-over", &[]);
    }
    let names: Vec<String> = awaited.iter().map(|seat| company.name(seat).to_owned()).collect();
    company.words.say("plain-waiting", &[("who", company.words.list(&names).into())])
}

/// Returns the round that a view names; without one the game is one long chapter.
pub(crate) fn chapter<G: Game>(words: &Words, view: &G::View) -> Chapter {
    match Shape::of(view).field("round") {
        Some(Shape::Number(round)) => Chapter {
            number: u32::try_from(*round).unwrap_or(0),
            short: round.to_string(),
            long: words.say("plain-round", &[("round", (*round).into())]),
        },
        _ => Chapter { number: 0, short: String::new(), long: String::new() },
    }
}

/// Draws what belongs to no seat, and the options.
pub(crate) fn board<G: Game>(at: &At<'_, G>) -> Markup {
    let say = |key| at.company.words.say(key, &[]);
    let view = Shape::of(at.view);
    html! {
        // It scrolls if it is too long for its place.
        section.plain.panel.plain-board aria-label=(say("plain-table")) tabindex="0" {
            header { h2 { (say("plain-table")) } }
            (named(&at.company, &part(&view, Part::Table)))
            @if let Some(setup) = view.field("setup") {
                details data-key="agreed" { summary { (say("plain-agreed")) } (draw(&at.company, setup)) }
            }
        }
    }
}

/// Draws what is going on, and who is to move.
pub(crate) fn stage<G: Game>(at: &At<'_, G>) -> Markup {
    let words = at.company.words;
    let title = phase(&Shape::of(at.view)).unwrap_or_else(|| words.say("plain-now", &[]));
    let awaited = if at.past { SeatSet::EMPTY } else { awaited::<G>(at.view) };
    html! {
        section.plain.plain-stage {
            h2 { (title) }
            @if !awaited.is_empty() {
                ul.plain-seats { @for seat in Seat::all(at.company.names.len()) { (seat_mark(at, seat, awaited.contains(seat))) } }
            }
            // If the viewer can answer, the note is above their buttons.
            @if at.awaiting_ready && at.prompts.is_empty() { p.note { (words.say("plain-awaiting-ready", &[])) } }
        }
    }
}

fn seat_mark<G: Game>(at: &At<'_, G>, seat: Seat, asked: bool) -> Markup {
    let name = at.company.name(seat);
    html! {
        li.asked[asked] data-key={ "mark-" (seat) } {
            (badge(seat, name, "small")) b { (name) } " "
            small { (at.company.words.say(if asked { "plain-acts" } else { "plain-waits" }, &[])) }
        }
    }
}

/// Returns what a view says is going on.
fn phase(view: &Shape) -> Option<String> {
    match view.field("phase")? {
        Shape::Kind(kind, _) | Shape::Text(kind) => Some(capital(&in_words(kind))),
        _ => None,
    }
}

/// Draws the public values of each player.
pub(crate) fn players<G: Game>(at: &At<'_, G>) -> Markup {
    let (company, view) = (&at.company, Shape::of(at.view));
    html! {
        section.plain aria-label=(company.words.say("plain-players", &[])) {
            ul.plain-players {
                @for seat in Seat::all(company.names.len()) {
                    li.panel.{ "s" (seat) } data-key={ "seat-" (seat) } {
                        h3 {
                            (badge(seat, company.name(seat), "")) (crate::here::here(seat))
                            span { (company.name(seat)) }
                            @if company.you == Some(seat) { " " small { (company.words.say("plain-you", &[])) } }
                        }
                        (named(company, &of_seat(&view, seat, company.you)))
                    }
                }
            }
        }
    }
}

/// Draws what only the viewer knows.
pub(crate) fn hand<G: Game>(at: &At<'_, G>) -> Markup {
    let (company, view) = (&at.company, Shape::of(at.view));
    let own = company.you.map_or_else(Vec::new, |you| part(&view, Part::Own(you)));
    let title = company.words.say("plain-own", &[]);
    html! {
        @if !own.is_empty() {
            section.plain.panel.plain-hand aria-label=(title) data-hot="h" tabindex="-1" {
                header { h2 { (title) } }
                (named(company, &own))
            }
        }
    }
}

/// Returns a final score, without a fraction if it is whole.
pub(crate) fn score(words: &Words, tenths: i32) -> String {
    match tenths % 10 {
        0 => bequest_words::plain::whole(words, (tenths / 10).into()),
        _ => words.tenths(tenths),
    }
}

/// Draws what each player had at the end: the numbers that the last view has for each seat.
pub(crate) fn figures<G: Game>(company: &Company<'_>, last: &G::View) -> Markup {
    let last = Shape::of(last);
    let fields = part(&last, Part::Seats);
    let numbers = |value: &Shape| match value {
        Shape::PerSeat(values) if values.iter().all(|value| matches!(value, Shape::Number(_))) => Some(values.clone()),
        _ => None,
    };
    let columns: Vec<(&str, Vec<Shape>)> =
        fields.into_iter().filter_map(|(name, value)| Some((name, numbers(value)?))).collect();
    html! {
        @if !columns.is_empty() {
            div.plain.plain-scroll tabindex="0" role="region" aria-label=(company.words.say("plain-last", &[])) {
                table {
                    caption { (company.words.say("plain-last", &[])) }
                    thead { tr { td {} @for (name, _) in &columns { th scope="col" lang="en" { (capital(&in_words(name))) } } } }
                    tbody {
                        @for seat in Seat::all(company.names.len()) {
                            tr {
                                th scope="row" { (company.name(seat)) }
                                @for (_, values) in &columns { td { @if let Some(value) = values.get(seat.index()) { (draw(company, value)) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}
