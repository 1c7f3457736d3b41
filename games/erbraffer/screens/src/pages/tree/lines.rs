//! The lines from parents to children: all of them faintly, those that lead to the viewer's heirs in gold.

use std::fmt::Write;
use std::sync::LazyLock;

use bequest_engine::Piece;
use bequest_erbraffer::{Couple, Edition, Person, Share};
use maud::{Markup, PreEscaped, html};

use super::plan::Plan;
use super::{LINES, Scene};
use crate::pages::OBJECTS;
use crate::pages::layout::{GENERATIONS, HEIGHT, Link, WIDTH};
use bequest_web::part;

/// Returns the file with the lines of the built-in edition while a generation lives.
pub(super) fn file(living: usize) -> &'static str {
    static FILES: LazyLock<[String; GENERATIONS]> = LazyLock::new(|| {
        let edition = Edition::built_in();
        std::array::from_fn(|living| {
            let lines = plain(edition, Plan::of(edition), living);
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg"><g id="lines">{lines}</g></svg>"#)
        })
    });
    &FILES[living]
}

/// Draws all lines, the band of the living and the notes.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let (sheet, living) = (scene.sheet, usize::from(scene.view.living));
    let edition = scene.view.edition();
    let (top, height) = sheet.band;
    let lines = match std::ptr::eq(edition, Edition::built_in()) {
        true => html! { use data-key={ "g" (living) } href={ (LINES[living].path) "#lines" } {} },
        false => html! { g data-key={ "g" (living) } { (PreEscaped(plain(edition, scene.plan, living))) } },
    };
    let branches = html! {
        g.turned[scene.news.lives] {
            (lines)
            (part("golden", html! { g.golden { (PreEscaped(golden(scene))) } }))
            g.dashes {}
            @for link in shared(scene) { path.shared data-key={ "to-" (link.child) } d=(link.path) {} }
        }
    };
    html! {
        div.band style={ "top:" (top) "px;height:" (height) "px" } {}
        svg.lines viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
            use href={ (OBJECTS.path) "#flourish" } width="40" height="40" transform={ "translate(8 " (HEIGHT - 9) ") scale(1 -1)" } {}
            use href={ (OBJECTS.path) "#flourish" } width="40" height="40" transform={ "translate(" (WIDTH - 8) " " (HEIGHT - 9) ") scale(-1 -1)" } {}
            (part("branches", branches))
        }
        @for (link, (x, y)) in sheet.links.iter().filter_map(|link| link.note.map(|note| (link, note))) {
            p.stray style={ "left:" (x) "px;top:" (y) "px" } aria-hidden="true" { (scene.texts.to_child(Person::from_index(link.child))) }
        }
    }
}

/// Returns the lines of the couple whose estate is being handed out.
fn shared<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = &'a Link> {
    let couple = scene.sharing().map(|estate| estate.couple.index());
    scene.sheet.links.iter().filter(move |link| Some(link.couple) == couple)
}

/// Returns the line that leads from a person's parents.
pub(super) fn link_to<'a>(scene: &'a Scene<'_>, child: Person) -> Option<&'a Link> {
    scene.sheet.links.iter().find(|link| link.child == child.index())
}

/// Writes all lines, knots and bars in the colours of the sheet.
pub(super) fn plain(edition: &Edition, plan: &Plan, living: usize) -> String {
    let sheet = &plan.layout.sheets[living];
    let is_gone =
        |couple: usize| edition.person(edition.couple(Couple::from_index(couple)).partners[0]).generation < living;
    let mut svg = String::new();
    for (gone, ink, width) in [(true, "--branch-2", 1.3), (false, "--branch", 1.5)] {
        let links = sheet.links.iter().filter(|link| link.note.is_none() && is_gone(link.couple) == gone);
        let mut path: String = links.map(|link| link.path.as_str()).collect();
        let weddings = sheet.weddings.iter().enumerate().filter(|(couple, _)| is_gone(*couple) == gone);
        path.extend(weddings.map(|(_, wedding)| wedding.bar.as_str()));
        write!(
            svg,
            r#"<path fill="none" stroke="var({ink})" stroke-width="{width}" stroke-linecap="round" d="{path}"/>"#
        )
        .expect("a string takes all");
    }
    for link in sheet.links.iter().filter(|link| link.note.is_some()) {
        let (path, ink) = (&link.path, if is_gone(link.couple) { "--branch-2" } else { "--branch" });
        write!(
            svg,
            r#"<path fill="none" stroke="var(--chart)" stroke-width="6" d="{path}"/><path fill="none" stroke="var({ink})" stroke-width="1.5" stroke-dasharray="7 4" d="{path}"/>"#
        )
        .expect("a string takes all");
    }
    let rings: String = sheet.weddings.iter().map(|wedding| rings(wedding.knot)).collect();
    write!(svg, r#"<path fill="none" stroke="var(--branch)" stroke-width="1.6" d="{rings}"/>"#)
        .expect("a string takes all");
    svg
}

/// Writes the two rings of a couple.
fn rings((x, y): (f32, i32)) -> String {
    let ring = |x: f32| format!("M{} {y}a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0", x - 4.2);
    ring(x - 2.5) + &ring(x + 2.5)
}

/// Returns how thick the line is on which a share travels.
fn width(way: Share) -> f64 {
    1.5 + 17.0 * f64::from(way.per_mille()) / 1000.0
}

/// Writes the lines that lead to the viewer's heirs, from the living down: the thicker, the more arrives.
fn golden(scene: &Scene<'_>) -> String {
    let (Some(outlook), edition) = (&scene.outlook, scene.view.edition()) else { return String::new() };
    let mut svg = String::new();
    let mut knots = String::new();
    for couple in edition.couples().iter() {
        let [partner, _] = edition.couple(couple).partners;
        if scene.share(partner).is_nothing() {
            continue;
        }
        let wedding = &scene.sheet.weddings[couple.index()];
        knots += &wedding.bar;
        knots += &rings(wedding.knot);
        for link in scene.sheet.links.iter().filter(|link| link.couple == couple.index()) {
            let way = outlook.way(couple, Person::from_index(link.child));
            if !way.is_nothing() {
                let [one, other] = edition.couple(couple).partners;
                let (child, path, width) = (Person::from_index(link.child), &link.path, width(way));
                write!(
                    svg,
                    r#"<path d="{path}" stroke-width="{width:.1}" data-from="{one} {other}" data-to="{child}"/>"#
                )
                .expect("a string takes all");
            }
        }
    }
    if !knots.is_empty() {
        write!(svg, r#"<path d="{knots}" stroke-width="2"/>"#).expect("a string takes all");
    }
    svg
}
