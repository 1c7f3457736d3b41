//! How a game went: who had what, and what everyone could hope for from year to year.

use std::fmt::Write;

use crate::words::money;
use bequest_engine::Seat;
use bequest_erbraffer::{PhaseView, View};
use bequest_words::Company;
use maud::{Markup, PreEscaped, html};

use super::fortune::hope;
use super::reveal;
use bequest_web::badge;
use bequest_web::plot::{apart, mark};

/// Draws the end and the way there.
pub(super) fn draw(company: &Company<'_>, moments: &[View]) -> Markup {
    let years = years(moments);
    let Some(last) = years.last() else { return html! {} };
    let is_over = last.phase == PhaseView::Over;
    html! {
        @if is_over { (reveal::draw(company, last)) }
        @if years.len() > 1 { (chart(company, &years)) }
    }
}

/// Returns how things stood at the end of each year of the calendar.
fn years(moments: &[View]) -> Vec<&View> {
    let is_set_up = |view: &&View| !matches!(view.phase, PhaseView::Dealing | PhaseView::DrawingFirst);
    let mut years: Vec<&View> = Vec::new();
    for view in moments.iter().filter(is_set_up) {
        if years.last().is_some_and(|known| known.year == view.year) {
            years.pop();
        }
        years.push(view);
    }
    years
}

fn chart(company: &Company<'_>, years: &[&View]) -> Markup {
    let say = |key| company.words.say(key, &[]);
    let lines: Vec<(Seat, Vec<f64>)> =
        years[0].collected.seats().map(|seat| (seat, years.iter().map(|view| hope(view, seat)).collect())).collect();
    html! {
        div.fortunes {
            figure {
                figcaption { b { (say("erbraffer-players-chart")) } " " (say("erbraffer-players-chart-what")) }
                (plot(company, years, &lines))
            }
            details data-key="chart-table" {
                summary { (say("erbraffer-players-chart-table")) }
                div.scroll tabindex="0" role="region" aria-label=(say("erbraffer-players-chart-table")) { (table(company, years, &lines)) }
            }
        }
    }
}

// The edges of what is drawn within the axes.
const LEFT: f64 = 52.0;
const RIGHT: f64 = 560.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 196.0;

/// Draws one line per seat, with the seat's shape and initial at its end.
fn plot(company: &Company<'_>, years: &[&View], lines: &[(Seat, Vec<f64>)]) -> Markup {
    let most = lines.iter().flat_map(|(_, values)| values).fold(10.0_f64, |most, &value| most.max(value));
    let x = |place: usize| LEFT + (RIGHT - LEFT) * place as f64 / (years.len() - 1) as f64;
    let y = |value: f64| BOTTOM - (BOTTOM - TOP) * value / most;
    let mut svg = String::from(r#"<svg viewBox="0 0 592 222" aria-hidden="true">"#);
    let mut draw = |args: std::fmt::Arguments<'_>| svg.write_fmt(args).expect("a string takes all");
    let step = step(most);
    for tick in (0..).map(|tick| tick * step).take_while(|tick| f64::from(*tick) <= most) {
        let (y, label) = (y(f64::from(tick)), money(company.words, tick));
        draw(format_args!(r#"<path class="grid" d="M{LEFT} {y:.1}H{RIGHT}"/>"#));
        draw(format_args!(r#"<text class="tick" x="{}" y="{:.1}">{label}</text>"#, LEFT - 6.0, y + 4.0));
    }
    for (place, view) in years.iter().enumerate() {
        let is_golden = (view.year.number() - 1840).is_multiple_of(30);
        let (x, height) = (x(place), if is_golden { 6 } else { 3 });
        draw(format_args!(r#"<path class="axis" d="M{x:.1} {BOTTOM}v{height}"/>"#));
        // The last year is always named, and the one before has no room then.
        let left = years.len() - 1 - place;
        if left == 0 || (is_golden && left > 1) {
            draw(format_args!(r#"<text class="year" x="{x:.1}" y="{}">{}</text>"#, BOTTOM + 19.0, view.year));
        }
    }
    draw(format_args!(r#"<path class="axis" d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}"/>"#));
    for (seat, values) in lines {
        let points = values.iter().enumerate().map(|(place, &value)| format!("{:.1},{:.1}", x(place), y(value)));
        draw(format_args!(r#"<polyline class="line s{seat}" points="{}"/>"#, points.collect::<Vec<_>>().join(" ")));
    }
    let ends: Vec<f64> = lines.iter().map(|(_, values)| y(values[values.len() - 1])).collect();
    for ((seat, _), y) in lines.iter().zip(apart(&ends, TOP, BOTTOM)) {
        mark(&mut svg, company, *seat, (RIGHT + 16.0, y), 1.0);
    }
    svg.push_str("</svg>");
    PreEscaped(svg)
}

/// Returns a round step that makes at most six lines.
fn step(most: f64) -> u32 {
    [5, 10, 20, 50, 100].into_iter().find(|step| most / f64::from(*step) <= 6.0).unwrap_or(200)
}

/// Draws the same as figures.
fn table(company: &Company<'_>, years: &[&View], lines: &[(Seat, Vec<f64>)]) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (company.words.say("erbraffer-players-year", &[])) }
                    @for (seat, _) in lines {
                        th scope="col" { (badge(*seat, company.name(*seat), "small")) " " (company.name(*seat)) }
                    }
                }
            }
            tbody {
                @for (place, view) in years.iter().enumerate() {
                    tr {
                        th scope="row" { (view.year) }
                        @for (_, values) in lines { td { (money(company.words, values[place].round() as u32)) } }
                    }
                }
            }
        }
    }
}
