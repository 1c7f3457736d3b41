//! The map with the week above it: where the car is, where it can go, and where suitcases still wait.

use std::fmt::Write;

use bequest_maloney::{Edition, Maloney, PhaseView, Town, View};
use bequest_words::maloney::points_in;
use maud::{Markup, PreEscaped, html};

use super::drawing::{land_path, map_path, pieces_path};
use super::geography::VIEW_BOX;
use super::texts::{Drawn, Texts};
use crate::At;

/// Draws the week and the map.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let view = at.view;
    let plain = &texts.plain;
    let marks: Vec<Mark> = view.edition().towns().map(|town| Mark::of(view, town)).collect();
    let built_in = view.edition() == Edition::built_in();
    html! {
        section.board.panel {
            (texts.week(view.day, view.days))
            div.map tabindex="0" role="group" aria-label=(plain.map) {
                div.sheet-of-map {
                    img src=(if built_in { map_path() } else { land_path() }) alt="" width="976" height="612";
                    (pieces(view, texts, &marks))
                }
            }
            ul.key aria-hidden="true" {
                li { i.k-reach {} (plain.in_reach) }
                @if view.own_hand().is_some() { li { i.k-want {} (plain.wanted) } }
                li { svg viewBox="0 0 24 20" { use href={ (pieces_path()) "#suitcase" } {} } (plain.closed) }
            }
            // Who has no picture before him, or plays with towns that the picture does not know, reads this.
            details.towns open[!texts.all_drawn] data-key="towns" {
                summary { (plain.towns) }
                ol { @for mark in &marks { (entry(texts, mark)) } }
            }
        }
    }
}

/// What there is to say of a town today.
struct Mark {
    town: Town,
    here: bool,
    /// Whether the car can go there next.
    reach: bool,
    closed: bool,
    /// What the viewer's cards score there today.
    points: i32,
}

impl Mark {
    fn of(view: &View, town: Town) -> Self {
        let laying = matches!(view.phase, PhaseView::Laying { .. });
        let here = town == view.car;
        // The car never stays where it is, so its own town counts only on arrival.
        let points = if here && !laying { 0 } else { points_in(view, town) };
        let reach = !laying && view.edition().links(view.car).contains(town);
        Self { town, here, reach, closed: view.closed.contains(town), points }
    }

    fn class(&self) -> &'static str {
        match (self.here, self.reach, self.points > 0) {
            (true, _, false) => "town here",
            (true, _, true) => "town here want",
            (false, true, true) => "town reach want",
            (false, true, false) => "town reach",
            (false, false, true) => "town want",
            (false, false, false) => "town",
        }
    }
}

/// Draws everything on the map that can change.
fn pieces(view: &View, texts: &Texts, marks: &[Mark]) -> Markup {
    let mut svg = String::with_capacity(8 * 1024);
    write!(svg, r#"<svg class="live" viewBox="{VIEW_BOX}" aria-hidden="true">"#).expect("a string takes all");
    let car = texts.town(view.car).drawn.as_ref();
    if let Some(Drawn { roads, .. }) = car.filter(|_| marks.iter().any(|mark| mark.reach)) {
        write!(svg, r#"<path class="roads open-case" d="{roads}"/><path class="roads open" d="{roads}"/>"#)
            .expect("a string takes all");
    }
    for mark in marks {
        if let Some(drawn) = &texts.town(mark.town).drawn {
            draw_town(&mut svg, mark, drawn);
        }
    }
    if let Some(Drawn { at: (x, y), .. }) = car {
        let (x, y, pieces) = (x - 48, y - 62, pieces_path());
        write!(svg, r#"<g class="car piece" data-key="car" style="transform:translate({x}px,{y}px)">"#)
            .expect("a string takes all");
        write!(svg, r##"<use href="{pieces}#car" width="96" height="58"/></g>"##).expect("a string takes all");
    }
    svg.push_str("</svg>");
    PreEscaped(svg)
}

fn draw_town(svg: &mut String, mark: &Mark, drawn: &Drawn) {
    for part in [&drawn.opening, mark.class(), "\">"] {
        svg.push_str(part);
    }
    if mark.points > 0 {
        svg.push_str(r#"<circle class="halo" r="30"/>"#);
    }
    if mark.reach {
        svg.push_str(r#"<circle class="lit" r="20.5"/>"#);
    }
    if mark.closed {
        svg.push_str(&drawn.suitcase);
    }
    svg.push_str(&drawn.sign);
    if mark.points > 0 {
        let plus = if mark.reach || mark.here { "+" } else { "" };
        write!(svg, "{}{plus}{}</text></g>", drawn.worth, mark.points).expect("a string takes all");
    }
    svg.push_str("</g>");
}

/// Says of a town in words what the map shows of it.
fn entry(texts: &Texts, mark: &Mark) -> Markup {
    let plain = &texts.plain;
    html! {
        li {
            (texts.town(mark.town).entry)
            @if mark.here { " " em { (plain.car_here) } }
            @if mark.reach { " " em { (plain.in_reach) } }
            @if mark.closed { " " em { (plain.closed) } }
            @if mark.points > 0 { " " em { (plain.wanted) " +" (mark.points) } }
        }
    }
}
