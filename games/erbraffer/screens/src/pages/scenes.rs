//! The moments of weight: the hourglass, a testament, an estate that falls due, a new will.

use crate::words::log_text;
use bequest_engine::Seat;
use bequest_erbraffer::{Couple, Erbraffer, Person, Told};
use maud::{Markup, html};

use super::{OBJECTS, bust};
use bequest_web::{At, Scene, SceneOrder, banner};

/// Returns whether something that happened has a scene.
pub(super) fn is_staged(told: &Told) -> bool {
    match told {
        Told::Hourglass { .. } | Told::Testament { .. } | Told::TookUp { .. } | Told::NewWill { .. } => true,
        Told::Dealt { .. }
        | Told::First { .. }
        | Told::Played(_)
        | Told::Gained { .. }
        | Told::Lost { .. }
        | Told::Gave { .. }
        | Told::Moved { .. }
        | Told::Threw { .. }
        | Told::Swept { .. }
        | Told::Drew { .. }
        | Told::Remade { .. }
        | Told::LastRound { .. }
        | Told::HandedOut { .. }
        | Told::Inherited { .. }
        | Told::Declined { .. }
        | Told::Stands { .. }
        | Told::PaidOut { .. }
        | Told::Lives { .. }
        | Told::Ended => false,
    }
}

/// Returns the scene of something that the viewer was told.
pub(super) fn draw(at: &At<'_, Erbraffer>, place: usize) -> Option<Scene> {
    match at.heard[place] {
        Told::Hourglass { seat, year } => Some(hourglass(at, place, seat, &year.to_string())),
        Told::Testament { seat, person } => Some(testament(at, place, seat, person)),
        Told::TookUp { seat, couple, .. } => Some(estate(at, place, seat, couple)),
        Told::NewWill { seat, couple, .. } => Some(new_will(at, place, seat, couple)),
        _ => None,
    }
}

fn scene(at: &At<'_, Erbraffer>, place: usize, name: &'static str, (seat, sign, word): (Seat, &Markup, &str)) -> Scene {
    let text = log_text(&at.company, at.view.edition(), &at.heard[place]);
    let drawing = banner(&at.company, Some(seat), sign, word, &text);
    Scene { name, lasts: 2000, lines: 1, order: SceneOrder::SceneFirst, drawing }
}

fn object(id: &str, size: &str) -> Markup {
    html! { svg viewBox=(size) aria-hidden="true" { use href={ (OBJECTS.path) "#" (id) } {} } }
}

fn hourglass(at: &At<'_, Erbraffer>, place: usize, seat: Seat, year: &str) -> Scene {
    let sign = html! { span.glass data-when="160" data-sound="hourglass" { (object("hourglass", "0 0 28 40")) } };
    scene(at, place, "banner hourglass-scene", (seat, &sign, year))
}

fn testament(at: &At<'_, Erbraffer>, place: usize, seat: Seat, person: Person) -> Scene {
    let sign = html! {
        span.whose { (bust::draw(at.view.edition(), person)) }
        span.deed data-when="420" data-sound="card" { (object("testament", "0 0 88 44")) }
    };
    scene(at, place, "banner sealed-scene", (seat, &sign, ""))
}

fn couple_of(at: &At<'_, Erbraffer>, couple: Couple) -> Markup {
    let edition = at.view.edition();
    html! {
        span.pair {
            @for person in edition.couple(couple).partners { (bust::draw(edition, person)) }
        }
    }
}

fn estate(at: &At<'_, Erbraffer>, place: usize, seat: Seat, couple: Couple) -> Scene {
    let sign = html! {
        (couple_of(at, couple))
        span.ribbon data-when="520" data-sound="coin" { (object("key", "0 0 24 24")) }
    };
    scene(at, place, "banner estate-scene", (seat, &sign, ""))
}

fn new_will(at: &At<'_, Erbraffer>, place: usize, seat: Seat, couple: Couple) -> Scene {
    let sign = html! {
        (couple_of(at, couple))
        span.deed data-when="420" data-sound="gavel" { (object("testament", "0 0 88 44")) }
    };
    scene(at, place, "banner will-scene", (seat, &sign, ""))
}
