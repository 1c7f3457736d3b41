//! The final board as a picture that needs no other file: portraits, lines, money, heirlooms, and whose heir was whose.

use std::fmt::Write;

use bequest_engine::Seat;
use bequest_erbraffer::{Erbraffer, Heirloom, Person, View};
use maud::{PreEscaped, html};

use super::lines::plain;
use super::plan::Plan;
use crate::pages::layout::{DEAD, HEIGHT, LIVING, Row, Size, UNBORN, WIDTH};
use crate::pages::{OBJECTS, PORTRAITS};
use crate::words::money;
use bequest_web::{BoardPicture, Past, plot};

/// What the drawing takes from the styles of the page: a picture has none, and no dark side.
const INKS: &str = "--branch:#8d7a5c;--branch-2:#988663;--chart:#fbf4e3;--chart-line:#d9c49a";
/// The sizes of names and sums, of the living and of all others.
const TEXTS: (f64, f64) = (13.0, 11.0);

/// Draws the sheet as it is at the end.
pub(in crate::pages) fn draw(past: &Past<'_, Erbraffer>) -> Option<BoardPicture> {
    let view = &past.moments.last()?.view;
    let (edition, living) = (view.edition(), usize::from(view.living));
    let plan = Plan::of(edition);
    let mut svg = format!(r#"<g style="{INKS}"><defs>{}{}{}</defs>"#, inner(&PORTRAITS), inner(&OBJECTS), ovals());
    let mut draw = |args: std::fmt::Arguments<'_>| svg.write_fmt(args).expect("a string takes all");
    let (top, height) = plan.layout.sheets[living].band;
    draw(format_args!(r##"<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="#fbf4e3"/>"##));
    draw(format_args!(
        r##"<rect x="4" y="{top}" width="{}" height="{height}" rx="10" fill="#fff3cc" stroke="#d6a53c"/>"##,
        WIDTH - 8
    ));
    draw(format_args!("{}", plain(edition, plan, living)));
    let sheet = Sheet { past, view, plan, rows: &plan.layout.sheets[living].rows };
    for person in edition.persons().iter() {
        sheet.person(&mut svg, person);
    }
    for heirloom in edition.heirlooms().iter() {
        sheet.heirloom(&mut svg, heirloom);
    }
    for (seat, heirs) in view.portraits.iter() {
        heirs.iter().flat_map(|heirs| heirs.iter()).for_each(|heir| sheet.heir(&mut svg, seat, heir));
    }
    svg += "</g>";
    Some(BoardPicture { view_box: format!("0 0 {WIDTH} {HEIGHT}"), svg })
}

/// Returns the symbols of a file.
fn inner(file: &bequest_web::assets::Asset) -> &'static str {
    let symbols = file.text().split_once('>').map_or("", |(_, symbols)| symbols);
    symbols.trim_end().trim_end_matches("</svg>")
}

/// Returns the shapes of oval frames, one for each size.
fn ovals() -> String {
    let oval = |Size { width, height, .. }: Size| {
        let (x, y) = (width / 2, height / 2);
        format!(r#"<clipPath id="oval-{width}"><ellipse cx="{x}" cy="{y}" rx="{x}" ry="{y}"/></clipPath>"#)
    };
    [LIVING, DEAD, UNBORN].map(oval).concat()
}

struct Sheet<'a> {
    past: &'a Past<'a, Erbraffer>,
    view: &'a View,
    plan: &'static Plan,
    rows: &'static [Row],
}

impl Sheet<'_> {
    fn row(&self, person: Person) -> &'static Row {
        &self.rows[self.view.edition().person(person).generation]
    }

    /// Returns the upper left corner of a portrait.
    fn corner(&self, person: Person) -> (i32, i32) {
        let row = self.row(person);
        (self.plan.x(person) - row.size.width / 2, row.y)
    }

    /// Draws a portrait, the name and what is there.
    fn person(&self, svg: &mut String, person: Person) {
        let (info, (x, y)) = (self.view.edition().person(person), self.corner(person));
        let Size { width, height, .. } = self.row(person).size;
        let alive = info.generation == usize::from(self.view.living);
        let (size, cash) = (if alive { TEXTS.0 } else { TEXTS.1 }, self.view.cash[person]);
        let clip = info.benefactor.then(|| format!("url(#oval-{width})"));
        let round = if info.benefactor { (width / 2, height / 2) } else { (3, 3) };
        let pale = (!alive).then_some("0.72");
        let sum = (alive || cash > 0).then(|| money(self.past.company.words, cash.into()));
        let line = y + height + size as i32 + 1;
        let PreEscaped(drawn) = html! {
            g transform={ "translate(" (x) " " (y) ")" } opacity=[pale] {
                g clip-path=[clip] { use href={ "#" (person) } width=(width) height=(height) {} }
                rect width=(width) height=(height) rx=(round.0) ry=(round.1) fill="none" stroke="#c79a3e" stroke-width="3" {}
            }
            text x=(self.plan.x(person)) y=(line) font-size=(size) font-weight="700" text-anchor="middle" style="fill:#1d2623" { (info.name) }
            @if let Some(sum) = sum {
                text x=(self.plan.x(person)) y=(line + 15) font-size=(size) font-weight="700" text-anchor="middle" style="fill:#5d4208" { (sum) }
            }
        };
        svg.push_str(&drawn);
    }

    /// Draws an heirloom at the left of its owner, with its value.
    fn heirloom(&self, svg: &mut String, heirloom: Heirloom) {
        const WIDE: i32 = 24;
        let (edition, owner) = (self.view.edition(), self.view.owner(heirloom));
        let before = self.view.heirlooms_of(owner).iter().take_while(|&it| it != heirloom).count() as i32;
        let (x, y) = self.corner(owner);
        let (x, y) = ((x - 16).max(2), y + 2 + before * 25);
        let PreEscaped(drawn) = html! {
            use href={ "#" (super::heirlooms::drawn(edition, heirloom)) } x=(x) y=(y) width=(WIDE) height="29" {}
            text x=(x + WIDE - 2) y=(y + 27) font-size="11" font-weight="700" text-anchor="middle" style="fill:#1d2623" stroke="#fbf4e3" stroke-width="3" paint-order="stroke" { (edition.heirloom(heirloom).value) }
        };
        svg.push_str(&drawn);
    }

    /// Draws whose heir someone is.
    fn heir(&self, svg: &mut String, seat: Seat, heir: Person) {
        let ((x, y), Size { width, height, .. }) = (self.corner(heir), self.row(heir).size);
        let PreEscaped(ring) = html! {
            rect.{ "s" (seat) } x=(x - 4) y=(y - 4) width=(width + 8) height=(height + 8) rx="6" fill="none" style="stroke:var(--seat)" stroke-width="5" {}
        };
        svg.push_str(&ring);
        plot::mark(svg, &self.past.company, seat, (f64::from(x + width), f64::from(y)), 1.3);
    }
}
