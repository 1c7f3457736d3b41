//! How a game went: points and cash by day.

use std::fmt::Write;

use bequest_engine::Seat;
use bequest_maloney::{GOAL, PhaseView, View};
use bequest_words::Company;
use maud::{Markup, PreEscaped, html};

use super::drawing::pieces_path;
use super::texts::Texts;
use bequest_web::badge;
use bequest_web::plot::{apart, mark};

/// Draws the points and the cash of every player at the end of each day.
pub(super) fn draw(company: &Company<'_>, moments: &[View]) -> Markup {
    let evenings = evenings(moments);
    let (Some(last), true) = (evenings.last(), evenings.len() > 1) else { return html! {} };
    let texts = Texts::of(company.words, last.edition());
    let plain = &texts.plain;
    let points = |view: &View, seat: Seat| view.points[seat];
    let cash = |view: &View, seat: Seat| i32::try_from(view.cash[seat]).unwrap_or(i32::MAX);
    html! {
        div.chart {
            div.plots {
                figure { figcaption { (plain.chart_points) } (plot(company, texts, &evenings, &Scale::of_points(&evenings), points)) }
                figure { figcaption { (plain.chart_cash) } (plot(company, texts, &evenings, &Scale::of_cash(&evenings), cash)) }
            }
            details data-key="chart-table" {
                summary { (plain.chart_table) }
                div.scroll tabindex="0" role="region" aria-label=(plain.chart_table) { (table(company, texts, &evenings)) }
            }
        }
    }
}

/// Returns how the game stood before its first day and at the end of every day.
fn evenings(moments: &[View]) -> Vec<&View> {
    let is_set_up =
        |view: &View| matches!(view.phase, PhaseView::Dealing | PhaseView::TurningStart | PhaseView::DrawingOwner);
    let mut evenings: Vec<&View> = Vec::new();
    for view in moments.iter().filter(|view| !is_set_up(view)) {
        // The values of a morning are those of the evening before.
        if evenings.last().is_none_or(|known| known.days != view.days) {
            evenings.push(view);
        }
    }
    evenings.extend(moments.last());
    evenings
}

/// What the upright axis shows.
struct Scale {
    least: i32,
    most: i32,
    ticks: Vec<i32>,
    /// A value that means something.
    goal: Option<i32>,
}

impl Scale {
    fn of_points(evenings: &[&View]) -> Self {
        let values = || evenings.iter().flat_map(|view| view.points.values().iter().copied());
        let (least, most) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(GOAL));
        Self { least, most, ticks: vec![0, 20, 40, 60], goal: Some(GOAL) }
    }

    fn of_cash(evenings: &[&View]) -> Self {
        let most = evenings.iter().flat_map(|view| view.cash.values().iter().copied()).max().unwrap_or(0);
        let most = i32::try_from(most).unwrap_or(i32::MAX).max(1000);
        let ticks = (0..).map(|tick| tick * 4000).take_while(|tick| *tick <= most).collect();
        Self { least: 0, most, ticks, goal: None }
    }

    /// Returns where a value is drawn.
    fn y(&self, value: i32) -> f64 {
        let part = f64::from(value - self.least) / f64::from((self.most - self.least).max(1));
        BOTTOM - part * (BOTTOM - TOP)
    }
}

// The edges of what is drawn within the axes.
const LEFT: f64 = 40.0;
const RIGHT: f64 = 318.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 176.0;

/// Draws one line per seat, with the seat's shape and initial at its end.
fn plot(
    company: &Company<'_>,
    texts: &Texts,
    evenings: &[&View],
    scale: &Scale,
    value: impl Fn(&View, Seat) -> i32,
) -> Markup {
    let seats: Vec<Seat> = evenings[0].points.seats().collect();
    let x = |place: usize| LEFT + (RIGHT - LEFT) * place as f64 / (evenings.len() - 1) as f64;
    let mut svg = String::from(r#"<svg viewBox="0 0 352 216" aria-hidden="true">"#);
    axes(&mut svg, company, texts, evenings, scale);
    let ends: Vec<f64> = seats.iter().map(|&seat| scale.y(value(evenings[evenings.len() - 1], seat))).collect();
    for &seat in &seats {
        let points: Vec<String> = evenings
            .iter()
            .enumerate()
            .map(|(place, view)| format!("{:.1},{:.1}", x(place), scale.y(value(view, seat))))
            .collect();
        write!(svg, r#"<polyline class="line s{seat}" points="{}"/>"#, points.join(" ")).expect("a string takes all");
    }
    for (&seat, y) in seats.iter().zip(apart(&ends, TOP, BOTTOM)) {
        mark(&mut svg, company, seat, (RIGHT + 15.0, y), 1.0);
    }
    if scale.goal.is_some() {
        testament(&mut svg, company, evenings, x);
    }
    svg.push_str("</svg>");
    PreEscaped(svg)
}

/// Draws both axes with their labels.
fn axes(svg: &mut String, company: &Company<'_>, texts: &Texts, evenings: &[&View], scale: &Scale) {
    let days = evenings.len() - 1;
    for tick in &scale.ticks {
        let y = scale.y(*tick);
        let label = company.words.grouped(tick.unsigned_abs());
        write!(
            svg,
            r#"<path class="grid" d="M{LEFT} {y:.1}H{RIGHT}"/><text class="tick" x="35" y="{:.1}">{label}</text>"#,
            y + 4.0
        )
        .expect("a string takes all");
    }
    if let Some(goal) = scale.goal {
        let y = scale.y(goal);
        write!(
            svg,
            r#"<path class="goal" d="M{LEFT} {y:.1}H{RIGHT}"/><text class="tick" x="35" y="{:.1}">{goal}</text>"#,
            y + 4.0
        )
        .expect("a string takes all");
    }
    let every = days.div_ceil(8);
    for (place, view) in evenings[..days].iter().enumerate() {
        // A day is drawn between the evening before and its own.
        let x = LEFT + (RIGHT - LEFT) * (place as f64 + 0.5) / days as f64;
        let height = if place.is_multiple_of(every) { 5 } else { 3 };
        write!(svg, r#"<path class="axis" d="M{x:.1} {BOTTOM}v{height}"/>"#).expect("a string takes all");
        if place.is_multiple_of(every) {
            let PreEscaped(day) = &texts.short_days[view.day as usize];
            write!(svg, r#"<text class="day" x="{x:.1}" y="{:.1}">{day}</text>"#, BOTTOM + 16.0)
                .expect("a string takes all");
        }
    }
    write!(svg, r#"<path class="axis" d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}"/>"#).expect("a string takes all");
}

/// Draws who got the testament, below the day. MAL-22
fn testament(svg: &mut String, company: &Company<'_>, evenings: &[&View], x: impl Fn(usize) -> f64) {
    let pieces = pieces_path();
    write!(svg, r##"<use class="scroll" href="{pieces}#scroll" x="18" y="196" width="16" height="16"/>"##)
        .expect("a string takes all");
    for place in 1..evenings.len() {
        let (before, now) = (evenings[place - 1].testament, evenings[place].testament);
        if let Some(seat) = now.filter(|_| now != before) {
            mark(svg, company, seat, (x(place), 204.0), 0.62);
        }
    }
}

/// Draws the same as figures.
fn table(company: &Company<'_>, texts: &Texts, evenings: &[&View]) -> Markup {
    let (words, plain) = (company.words, &texts.plain);
    let seats: Vec<Seat> = evenings[0].points.seats().collect();
    html! {
        table {
            thead {
                tr {
                    th rowspan="2" scope="col" { (plain.chart_day) }
                    @for &seat in &seats {
                        th colspan="2" scope="colgroup" { (badge(seat, company.name(seat), "small")) " " (company.name(seat)) }
                    }
                    th rowspan="2" scope="col" { (plain.testament) }
                }
                tr { @for _ in &seats { th scope="col" { (plain.points) } th scope="col" { (plain.cash) } } }
            }
            tbody {
                @for (day, (morning, evening)) in evenings.iter().zip(&evenings[1..]).enumerate() {
                    tr {
                        th scope="row" { (day + 1) " " (texts.short_days[morning.day as usize]) }
                        @for &seat in &seats {
                            td { (evening.points[seat]) } td { (texts.money(words, evening.cash[seat])) }
                        }
                        td { (evening.testament.map_or("–", |seat| company.name(seat))) }
                    }
                }
            }
        }
    }
}
