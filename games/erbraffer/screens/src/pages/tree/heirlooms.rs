//! The heirlooms, each beside its owner: they stay the same elements, so that they are seen to travel.

use bequest_engine::Piece;
use bequest_erbraffer::{Action, Edition, Heirloom, Person};
use maud::{Markup, html};

use super::Scene;
use super::lines::link_to;
use crate::pages::OBJECTS;
use crate::pages::layout::{LIVING, WIDTH};
use bequest_web::part;

/// The size of a drawn heirloom beside the living, and beside all others.
const LARGE: (i32, i32) = (30, 36);
const SMALL: (i32, i32) = (20, 24);
/// How far it overlaps the frame of the living.
const OVER: i32 = 8;

/// So many small ones lie below one another beside the living without reaching beyond the frame; one less beside others.
const COLUMN: i32 = 4;

/// Those that there are drawings of.
const DRAWN: [&str; 6] = ["vase-fine", "vase-plain", "violin", "clock", "painting", "necklace"];

/// Returns the name of the drawing of an heirloom.
pub(super) fn drawn(edition: &Edition, heirloom: Heirloom) -> &str {
    let key = edition.heirloom(heirloom).key.as_str();
    if DRAWN.contains(&key) { key } else { "heirloom" }
}

/// Draws an heirloom.
pub(in crate::pages) fn art(edition: &Edition, heirloom: Heirloom) -> Markup {
    let drawn = drawn(edition, heirloom);
    html! { svg viewBox="0 0 40 48" aria-hidden="true" { use href={ (OBJECTS.path) "#" (drawn) } {} } }
}

/// Draws all heirlooms at their places.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let edition = scene.view.edition();
    html! {
        ul.things aria-label=(scene.texts.plain.heirlooms) tabindex="0" data-tips {
            @for heirloom in edition.heirlooms().iter() { (part(heirloom, thing(scene, heirloom))) }
        }
        (part("tracks", ways(scene)))
    }
}

fn thing(scene: &Scene<'_>, heirloom: Heirloom) -> Markup {
    let owner = scene.view.owner(heirloom);
    let (x, y) = place(scene, heirloom);
    html! {
        li.thing.piece.small[!is_large(scene, owner)] data-at=(owner) data-tip style={ "--x:" (x) "px;--y:" (y) "px" } {
            (scene.choice.control(scene, Action::Heirloom(heirloom), &content(scene, heirloom)))
        }
    }
}

fn content(scene: &Scene<'_>, heirloom: Heirloom) -> Markup {
    let (view, texts) = (scene.view, scene.texts);
    html! {
        (art(view.edition(), heirloom))
        i aria-hidden="true" { (view.edition().heirloom(heirloom).value) }
        span.unseen { (texts.heirlooms[heirloom.index()]) ", " (texts.names[view.owner(heirloom).index()]) }
    }
}

/// Returns whether someone is among the living, whose portraits are large.
fn is_living(scene: &Scene<'_>, owner: Person) -> bool {
    scene.sheet.rows[scene.view.edition().person(owner).generation].size == LIVING
}

/// Returns whether the heirlooms of someone are large: so many that they would lie over one another are not.
fn is_large(scene: &Scene<'_>, owner: Person) -> bool {
    is_living(scene, owner) && scene.view.heirlooms_of(owner).len() <= 2
}

/// Returns the upper left corner of an heirloom: at the outer side of its owner, below those that are there already. Beside
/// the living all of them are in one column, so that they hide no face; beside others a second one lies over the portrait.
fn place(scene: &Scene<'_>, heirloom: Heirloom) -> (i32, i32) {
    let owner = scene.view.owner(heirloom);
    let beside = scene.view.heirlooms_of(owner);
    let before = beside.iter().take_while(|&it| it != heirloom).count() as i32;
    let all = beside.len() as i32;
    let most = if is_living(scene, owner) { all } else { COLUMN - 1 };
    let count = if all > most { (all + 1) / 2 } else { all };
    let (column, above) = (before / count, before % count);
    let row = &scene.sheet.rows[scene.view.edition().person(owner).generation];
    let (width, height) = if is_large(scene, owner) { LARGE } else { SMALL };
    // Of the living the name is below the frame, in the middle.
    let room = row.size.height - height + if count > COLUMN { 12 } else { 6 };
    let step = (height + 1).min(room / (count - 1).max(1));
    let first = match (is_large(scene, owner), count) {
        (true, 1) => 34,
        (true, _) => 4,
        (false, _) => -3,
    };
    let half = row.size.width / 2 - if is_living(scene, owner) { OVER } else { 0 } - column * (width + 4);
    let x = scene.plan.x(owner);
    let left = if lies_left(scene, owner) { x - half - width } else { x + half };
    (left.clamp(0, WIDTH - width - 3), row.y + first + above * step)
}

/// Returns whether heirlooms are left of someone: away from the partner, otherwise where there is more room.
fn lies_left(scene: &Scene<'_>, person: Person) -> bool {
    let (edition, x) = (scene.view.edition(), scene.plan.x(person));
    if let Some(spouse) = edition.spouse(person) {
        return scene.plan.x(spouse) > x;
    }
    let row = edition.row(edition.person(person).generation);
    let others = || row.iter().filter(|&other| other != person).map(|other| scene.plan.x(other));
    let left = others().filter(|&other| other < x).max().map_or(x, |other| x - other);
    let right = others().filter(|&other| other > x).min().map_or(WIDTH - x, |other| other - x);
    left > right
}

/// Draws, unseen, the ways on which heirlooms have just come from parents to children: from where they are now.
fn ways(scene: &Scene<'_>) -> Markup {
    let edition = scene.view.edition();
    let inherited = scene.news.inherited.iter().filter(|it| !it.heirlooms.is_empty());
    html! {
        svg.tracks aria-hidden="true" {
            @for (child, heirloom) in inherited.flat_map(|it| it.heirlooms.iter().map(|heirloom| (it.child, heirloom))) {
                @if let Some(link) = link_to(scene, child) {
                    @for partner in edition.couple(bequest_erbraffer::Couple::from_index(link.couple)).partners {
                        @let (x, y) = place(scene, heirloom);
                        @let corners = link.points.iter().rev().map(|(x, y)| format!("L{} {}", x - 15.0, y - 18.0)).collect::<String>();
                        path data-way={ (child) "-" (partner) } d={ "M" (x) " " (y) (corners) "H" (scene.plan.x(partner)) } {}
                    }
                }
            }
        }
    }
}
