//! The years at the left of the tree, and the hourglass that slides along them.

use bequest_erbraffer::{Year, YearKind};
use maud::{Markup, html};

use super::Scene;
use crate::pages::OBJECTS;
use bequest_web::part;

/// Draws the calendar.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let now = scene.view.year;
    let places = scene.sheet.rows.iter().flat_map(|row| row.years.iter().copied());
    let years: Vec<(Year, i32)> = Year::all().zip(places).collect();
    let glass = years.iter().find(|(year, _)| *year == now).map_or(0, |(_, place)| *place);
    let calendar = html! {
        ol.calendar aria-label=(scene.texts.plain.calendar) {
            @for (year, place) in years {
                li class={ (class(year)) (when(year, now)) } data-tip style={ "top:" (place) "px" } aria-current=[(year == now).then_some("date")] {
                    b { (year) } span.unseen { ", " (scene.texts.year(year)) }
                }
            }
        }
    };
    let hourglass = html! {
        div.hourglass.turn[scene.news.hourglass] style={ "top:" (glass) "px" } data-tip={ (now) ", " (scene.texts.year(now)) } aria-hidden="true" {
            svg data-key={ "y" (now) } viewBox="0 0 28 40" { use href={ (OBJECTS.path) "#hourglass" } {} }
        }
    };
    html! {
        div.years tabindex="0" role="group" aria-label=(scene.texts.plain.calendar) data-tips {
            (part("calendar", calendar))
            (part("hourglass", hourglass))
        }
    }
}

fn class(year: Year) -> &'static str {
    match year.kind() {
        YearKind::Start => "start",
        YearKind::White => "white",
        YearKind::Golden => "gold",
        YearKind::Last => "last",
    }
}

fn when(year: Year, now: Year) -> &'static str {
    match year.cmp(&now) {
        std::cmp::Ordering::Less => " past",
        std::cmp::Ordering::Equal => " now",
        std::cmp::Ordering::Greater => "",
    }
}
