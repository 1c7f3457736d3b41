//! What is told of a game after its end: its golden years, every fortune on a chart, and what decided it.

mod deciding;

use bequest_engine::Seat;
use bequest_erbraffer::{Erbraffer, PhaseView, Told, View, YearKind};
use bequest_web::{Icon, Past, Plot, Tale, TaleChapter, badge};
use bequest_words::Company;
use maud::{Markup, html};

use super::fortune::{fortunes, heirs, hope};
use super::reveal;
use crate::words::{generation, money};

/// Tells what there is to tell of a game.
pub(super) fn of(past: &Past<'_, Erbraffer>) -> Tale {
    let Some(last) = past.moments.last().map(|moment| &moment.view) else { return Tale::default() };
    let company = &past.company;
    let years = years(past);
    let is_over = last.phase == PhaseView::Over;
    let lines: Vec<Vec<(usize, f64)>> = last
        .collected
        .seats()
        .map(|seat| years.iter().map(|&(step, view)| (step, hope(view, seat))).collect())
        .collect();
    Tale {
        chapters: chapters(past),
        turns: deciding::turns(past),
        makeup: last.collected.seats().map(|seat| makeup(company, last, seat)).collect(),
        figures: figures(company, last, &years, &lines),
        more: if is_over {
            reveal::draw(company, last)
        } else {
            html! {}
        },
        plot: Some(plot(company, lines)),
    }
}

/// Returns how things stood before the first turn and at the end of each year of the calendar, each with its moment.
fn years<'a>(past: &Past<'a, Erbraffer>) -> Vec<(usize, &'a View)> {
    let is_set_up = |view: &View| matches!(view.phase, PhaseView::Dealing | PhaseView::DrawingFirst);
    let mut years: Vec<(usize, &View)> = Vec::new();
    for (step, moment) in (1..).zip(past.moments).filter(|(_, moment)| !is_set_up(&moment.view)) {
        // The first moment stays, so that the lines begin at the beginning.
        if years.len() > 1 && years.last().is_some_and(|(_, known)| known.year == moment.view.year) {
            years.pop();
        }
        years.push((if years.is_empty() { 1 } else { step }, &moment.view));
    }
    years
}

/// Returns a chapter for each golden year, and one for the time before the first.
fn chapters(past: &Past<'_, Erbraffer>) -> Vec<TaleChapter> {
    let mut starts: Vec<usize> = Vec::new();
    for (place, moment) in past.moments.iter().enumerate() {
        let living = moment.view.year.generation();
        if starts.last().is_none_or(|&known| past.moments[known].view.year.generation() != living) {
            starts.push(place);
        }
    }
    let chapter = |(number, &place): (usize, &usize)| {
        let view = &past.moments[place].view;
        let to = starts.get(number + 1).map_or(past.heard.len(), |&next| past.moments[next].heard);
        chapter(past, view.year.generation(), place + 1, &past.heard[past.moments[place].heard.min(to)..to])
    };
    starts.iter().enumerate().map(chapter).collect()
}

fn chapter(past: &Past<'_, Erbraffer>, living: usize, start: usize, told: &[Told]) -> TaleChapter {
    let company = &past.company;
    let year = generation(living).to_string();
    // Who moved the hourglass to a golden year is the last to have done so before it begins.
    let before = &past.heard[..past.moments[start - 1].heard];
    let mover = before.iter().rev().find_map(|told| match *told {
        Told::Hourglass { seat, year } if year.kind() == YearKind::Golden => Some(seat),
        _ => None,
    });
    let wills = told.iter().filter(|told| matches!(told, Told::NewWill { .. })).count();
    let key = if living == 0 { "erbraffer-tale-first" } else { "erbraffer-tale-golden" };
    TaleChapter {
        start,
        long: company.words.say(key, &[("year", year.as_str().into())]),
        short: year,
        signs: html! {
            @if let Some(seat) = mover.filter(|_| living > 0) { (badge(seat, company.name(seat), "small")) }
            @for _ in 0..wills.min(3) { (Icon::Scroll.draw()) }
        },
        marked: false,
    }
}

fn plot(company: &Company<'_>, lines: Vec<Vec<(usize, f64)>>) -> Plot {
    let most = lines.iter().flatten().fold(10.0_f64, |most, &(_, value)| most.max(value));
    let step = [5, 10, 20, 50, 100].into_iter().find(|step| most / f64::from(*step) <= 4.0).unwrap_or(200);
    let ticks = (0..).map(|tick| tick * step).take_while(|tick| f64::from(*tick) <= most);
    Plot {
        title: company.words.say("erbraffer-players-chart", &[]),
        ticks: ticks.map(|tick| (f64::from(tick), money(company.words, tick))).collect(),
        lines,
        goal: None,
    }
}

/// Names the heirs of a seat, who are no longer a secret.
fn makeup(company: &Company<'_>, last: &View, seat: Seat) -> Markup {
    let names: Vec<String> = heirs(last, seat).iter().map(|heir| last.edition().person(heir).name.clone()).collect();
    html! { (company.words.list(&names)) }
}

/// Draws what each fortune is made of, and all years.
fn figures(company: &Company<'_>, last: &View, years: &[(usize, &View)], lines: &[Vec<(usize, f64)>]) -> Markup {
    let words = company.words;
    let say = |key| words.say(key, &[]);
    let columns =
        ["erbraffer-players-cash", "erbraffer-players-worth", "erbraffer-players-left", "erbraffer-players-fortune"];
    let title = say("erbraffer-players-chart-table");
    html! {
        div.scroll tabindex="0" role="region" aria-labelledby="figures" {
            table {
                thead { tr { td {} @for key in columns { th scope="col" { (say(key)) } } } }
                tbody {
                    @for fortune in fortunes(last) {
                        tr {
                            th scope="row" { (badge(fortune.seat, company.name(fortune.seat), "small")) " " (company.name(fortune.seat)) }
                            @for sum in [fortune.cash, fortune.worth, fortune.collected, fortune.total()] { td { (money(words, sum)) } }
                        }
                    }
                }
            }
        }
        details data-key="tale-years" {
            summary { (title) }
            p.small { (say("erbraffer-players-chart-what")) }
            div.scroll tabindex="0" role="region" aria-label=(title) { (table(company, years, lines)) }
        }
    }
}

/// Draws the chart as figures.
fn table(company: &Company<'_>, years: &[(usize, &View)], lines: &[Vec<(usize, f64)>]) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (company.words.say("erbraffer-players-year", &[])) }
                    @for seat in Seat::all(lines.len()) {
                        th scope="col" title=(company.name(seat)) { (badge(seat, company.name(seat), "small")) span.unseen { (company.name(seat)) } }
                    }
                }
            }
            tbody {
                @for (place, (_, view)) in years.iter().enumerate().skip(1) {
                    tr {
                        th scope="row" { (view.year) }
                        @for values in lines { td { (money(company.words, values[place].1.round() as u32)) } }
                    }
                }
            }
        }
    }
}
