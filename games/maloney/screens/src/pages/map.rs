//! The map with the week above it: where the car is, where it can go, and where suitcases still wait.

use std::fmt::Write;

use bequest_engine::Seat;
use bequest_maloney::{Action, Contents, Edition, Maloney, PhaseView, Told};
use maud::{Markup, PreEscaped, Render, html};

use super::drawing::{land_path, map_path, pieces_path};
use super::geography::VIEW_BOX;
use super::texts::{Drawn, Texts};
use super::towns::{self, Mark};
use super::{history, journey, week};
use bequest_web::{At, key_of, part, room, written};

/// Returns a number for all that the map depends on.
pub(super) fn key(at: &At<'_, Maloney>) -> u64 {
    let view = at.view;
    let drives: Vec<(Seat, Action)> = at.legal(|action| matches!(action, Action::Drive(_))).collect();
    let opened = history::opened(at.heard).map(|(town, contents, _)| (town, contents));
    let history = (history::rides(view, at.heard), opened, view.closed);
    let phase = (towns::has_arrived(view), view.phase == PhaseView::Dealing, view.phase == PhaseView::Over);
    // The driver is told how many cards of a town are still hidden.
    let seen = (!drives.is_empty()).then_some((view.discards, view.pile_known));
    key_of(&(phase, view.car, view.day, view.days, view.own_hand(), drives, seen, history))
}

/// Draws the week and the map.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let week = html! { (room(2048)) (part("week", week::draw(at, texts))) };
    draw_with(at, texts, &week, &html! {})
}

/// Draws the map of a game that is over, with the whole journey.
pub(super) fn look_back(at: &At<'_, Maloney>, texts: &Texts, whole: &[Told]) -> Markup {
    let title = html! { (part("journey", journey::title(at, whole))) };
    draw_with(at, texts, &title, &journey::draw(at, whole))
}

/// Draws the map below something and above some lines.
fn draw_with(at: &At<'_, Maloney>, texts: &Texts, above: &Markup, lines: &Markup) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    let marks = towns::marks(view);
    let built_in = view.edition() == Edition::built_in();
    let centre = texts.town(view.car).drawn.as_ref().map(|drawn| &drawn.centre);
    html! {
        (room(32 * 1024))
        section.board.panel {
            (above)
            div.map tabindex="0" role="group" aria-label=(plain.map) data-centre=[centre] data-hot="m" {
                div.sheet-of-map {
                    // The sea goes on beyond what is shown of the map.
                    img src={ (if built_in { map_path() } else { land_path() }) "#wide" } alt="" width="1576" height="912";
                    (pieces(at, texts, &marks, lines))
                    @if texts.all_drawn { (towns::draw(at, texts, &marks)) }
                }
            }
            (legend(at, texts, &marks))
            // For editions with towns that the picture does not know.
            @if !texts.all_drawn { (towns::draw(at, texts, &marks)) }
        }
    }
}

/// Says what signs mean. On a phone it opens where it is touched.
fn legend(at: &At<'_, Maloney>, texts: &Texts, marks: &[Mark]) -> Markup {
    let plain = &texts.plain;
    let piece = |size: &str, name: &str| html! { svg viewBox=(size) aria-hidden="true" { use href={ (pieces_path()) "#" (name) } {} } };
    let leads_on = marks.iter().any(|mark| mark.reach);
    html! {
        div.key tabindex="0" role="group" aria-label=(at.company.words.say("frame-legend", &[])) {
            ul {
                li.more { (piece("0 0 96 58", "car")) (plain.car_here) }
                // On arrival no road is open; after the end nobody drives, and all hands lie open.
                @if leads_on && at.view.phase != PhaseView::Over { li.more { i.k-road {} (plain.road_open) } }
                @if at.view.phase != PhaseView::Over { li { i.k-reach {} (plain.in_reach) } }
                @if at.view.phase != PhaseView::Over && at.view.own_hand().is_some() {
                    li { i.k-want {} (plain.wanted) }
                    li { i.k-tag { "+7" } (plain.tag) }
                    li { i.k-tag.later { "5" } (plain.tag_later) }
                }
                li { (piece("0 0 24 20", "suitcase")) (plain.closed) }
                @if history::opened(at.heard).is_some() { li.more { (piece("0 0 34 31", "suitcase-open")) (plain.opened) } }
            }
        }
    }
}

/// The light around a town that the viewer's cards are for.
const LAMP: &str = r#"<defs><radialGradient id="lamp"><stop offset=".35"/><stop offset=".6" stop-opacity=".55"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>"#;

/// Draws everything on the map that can change.
fn pieces(at: &At<'_, Maloney>, texts: &Texts, marks: &[Mark], lines: &Markup) -> Markup {
    let view = at.view;
    let mut svg = String::with_capacity(12 * 1024);
    write!(svg, r#"<svg class="live" viewBox="{VIEW_BOX}" aria-hidden="true">{LAMP}"#).expect("a string takes all");
    if let Some(Drawn { roads, ways, at: (x, y), .. }) = &texts.town(view.car).drawn {
        // On arrival they are not seen, but the car has come along one of them.
        let state = if marks.iter().any(|mark| mark.reach) { "open" } else { "gone" };
        let roads = html! { g.roads.(state) { path.casing d=(roads) {} (PreEscaped(ways)) } };
        part("roads", roads).render_to(&mut svg);
        lines.render_to(&mut svg);
        // Below the towns: where two are close to one another it hides no shield.
        let car = html! {
            g.car.piece data-key="car" data-at=(view.car) style={ "--x:" (x) "px;--y:" (y) "px" } {
                use href={ (pieces_path()) "#car" } x="-48" y="-62" width="96" height="58" {}
            }
        };
        part("car", car).render_to(&mut svg);
    }
    for mark in marks {
        if let Some(drawn) = &texts.town(mark.town).drawn {
            part(format_args!("town-{}", mark.town), written(|svg| draw_town(svg, texts, mark, drawn)))
                .render_to(&mut svg);
        }
    }
    part("opened", opened(at, texts)).render_to(&mut svg);
    svg.push_str("</svg>");
    PreEscaped(svg)
}

fn draw_town(svg: &mut String, texts: &Texts, mark: &Mark, drawn: &Drawn) {
    svg.extend([&drawn.opening, mark.class(), "\">"]);
    if mark.points > 0 {
        svg.push_str(r#"<circle class="halo" r="38"/>"#);
    }
    if mark.reach {
        svg.push_str(r#"<circle class="lit" r="20.5"/>"#);
    }
    if mark.closed {
        svg.push_str(&drawn.suitcase);
    }
    svg.push_str(if mark.here { &drawn.sign_here } else { &drawn.sign });
    if mark.points > 0 {
        let (plus, tip) = if mark.reach || mark.here { ("+", &texts.plain.tag) } else { ("", &texts.plain.tag_later) };
        let worth = if mark.here { &drawn.worth_here } else { &drawn.worth };
        write!(svg, "<g data-tip=\"{}\">{worth}{plus}{}</text></g></g>", tip.0, mark.points)
            .expect("a string takes all");
    }
    svg.push_str("</g>");
}

/// Draws the suitcase that was opened today, with what was in it.
fn opened(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let opened = history::opened(at.heard);
    let drawn = opened.and_then(|(town, contents, _)| Some((texts.town(town).drawn.as_ref()?, contents)));
    let Some((drawn, contents)) = drawn else { return html! { g {} } };
    let (found, class, text) = found(at, texts, contents);
    let ((x, y), pieces) = (drawn.at, pieces_path());
    let mut svg = format!(
        r#"<g><g class="opened {class}" data-key="opened-{}" transform="translate({x} {y})">{}"#,
        at.view.days, drawn.opened
    );
    write!(svg, r##"<rect x="-42" y="-11" width="84" height="22" rx="11"/><use href="{pieces}#{found}" x="-39" y="-10" width="20" height="20"/>"##)
        .expect("a string takes all");
    write!(svg, r#"<text x="10" y="5">{text}</text></g></g></g></g></g>"#).expect("a string takes all");
    PreEscaped(svg)
}

/// Returns the drawing of what was in a suitcase, whether it is good or bad, and how much of it there was.
pub(super) fn found(at: &At<'_, Maloney>, texts: &Texts, contents: Contents) -> (&'static str, &'static str, String) {
    let money = |dollars: i32| texts.money(at.company.words, dollars.unsigned_abs());
    match contents {
        Contents::Points(points @ 0..) => ("laurel", "good", format!("+{points}")),
        Contents::Points(points) => ("letters", "bad", format!("−{}", points.unsigned_abs())),
        Contents::Dollars(dollars @ 0..) => ("coins", "good", format!("+{}", money(dollars))),
        Contents::Dollars(dollars) => ("bills", "bad", format!("−{}", money(dollars))),
    }
}
