//! What is told of a game after its end: its days, the points on a chart, and the days that decided it.

mod deciding;

use bequest_engine::Seat;
use bequest_maloney::{Day, GOAL, Maloney, PhaseView, Told, Town, View};
use bequest_web::{Icon, Past, Plot, Tale, TaleChapter, badge};
use bequest_words::{Company, Words};
use maud::{Markup, html};

use super::texts::Texts;
use crate::words::{day, short_day, town_name};

/// A day of a game that is over.
#[derive(Clone, Copy)]
pub(super) struct Today<'a> {
    /// The moment with which it begins, counted from one.
    start: usize,
    /// How things stood in the morning and in the evening.
    morning: &'a View,
    evening: &'a View,
    /// What happened.
    told: &'a [Told],
}

impl<'a> Today<'a> {
    /// Returns who drove, or nobody on a Sunday.
    fn driver(self) -> Option<Seat> {
        self.told.iter().find_map(|told| if let Told::Drove { seat, .. } = *told { Some(seat) } else { None })
    }

    /// Returns where the day led.
    fn town(self) -> Town {
        self.evening_car()
    }

    /// Where the car ends up: the last ride of the day, or where it was.
    fn evening_car(self) -> Town {
        let ride = |told: &Told| match *told {
            Told::Drove { town, .. } | Told::Turned { town, rides: true, .. } | Told::Roamed { town } => Some(town),
            _ => None,
        };
        self.told.iter().rev().find_map(ride).unwrap_or(self.morning.car)
    }

    fn joker(self) -> Option<Seat> {
        self.told.iter().find_map(|told| if let Told::Joker { seat } = *told { Some(seat) } else { None })
    }

    /// Returns who paid for the drive, and how much.
    fn sold(self) -> Option<(Seat, u32)> {
        self.told
            .iter()
            .find_map(|told| if let Told::Sold { seat, dollars } = *told { Some((seat, dollars)) } else { None })
    }
}

/// Returns the days of a game. The values of a morning are those of the evening before.
fn days<'a>(past: &Past<'a, Maloney>) -> Vec<Today<'a>> {
    let is_set_up =
        |view: &View| matches!(view.phase, PhaseView::Dealing | PhaseView::TurningStart | PhaseView::DrawingOwner);
    let mut starts: Vec<usize> = Vec::new();
    for (place, moment) in past.moments.iter().enumerate().filter(|(_, moment)| !is_set_up(&moment.view)) {
        if starts.last().is_none_or(|&known| past.moments[known].view.days != moment.view.days) {
            starts.push(place);
        }
    }
    let is_morning = |told: &Told| matches!(told, Told::Morning { .. });
    let mornings: Vec<usize> =
        past.heard.iter().enumerate().filter(|(_, told)| is_morning(told)).map(|(at, _)| at).collect();
    let Some(last) = past.moments.last() else { return Vec::new() };
    let day = |(number, &place): (usize, &usize)| {
        let evening = starts.get(number + 1).map_or(&last.view, |&next| &past.moments[next].view);
        let from = mornings.get(number).copied().unwrap_or(past.heard.len());
        let to = mornings.get(number + 1).copied().unwrap_or(past.heard.len());
        let start = if number == 0 { 1 } else { place + 1 };
        Today { start, morning: &past.moments[place].view, evening, told: &past.heard[from..to] }
    };
    starts.iter().enumerate().map(day).collect()
}

/// Tells what there is to tell of a game.
pub(super) fn of(past: &Past<'_, Maloney>) -> Tale {
    let days = days(past);
    let Some(last) = past.moments.last().map(|moment| &moment.view) else { return Tale::default() };
    let (company, words) = (&past.company, past.company.words);
    let texts = Texts::of(words, last.edition());
    Tale {
        chapters: days.iter().map(|today| chapter(company, *today)).collect(),
        plot: Some(plot(past, texts, &days, last)),
        turns: deciding::turns(past, &days),
        makeup: last.points.seats().map(|seat| makeup(words, last, seat)).collect(),
        figures: figures(company, texts, &days, last),
        more: html! {},
    }
}

fn chapter(company: &Company<'_>, today: Today<'_>) -> TaleChapter {
    let words = company.words;
    let (number, on) = (today.morning.days, today.morning.day);
    let named = |name: String| [("number", number.into()), ("day", name.into())];
    let marked = matches!(on, Day::Tue | Day::Fri);
    let town = town_name(words, today.morning.edition(), today.town());
    let values = [("number", number.into()), ("day", day(words, on).into()), ("town", town.into())];
    TaleChapter {
        start: today.start,
        short: words.say("maloney-tale-short", &named(short_day(words, on))),
        long: words.say("maloney-tale-long", &values),
        signs: html! {
            @match today.driver() {
                Some(seat) => { (badge(seat, company.name(seat), "small")) },
                None => { (Icon::Draw.draw()) },
            }
            @if today.joker().is_some() { (Icon::Crown.draw()) }
            @else if marked { b { "×2" } }
        },
        marked,
    }
}

fn plot(past: &Past<'_, Maloney>, texts: &Texts, days: &[Today<'_>], last: &View) -> Plot {
    let line = |seat: Seat| {
        let evening = |today: &Today<'_>| (today.start, f64::from(today.morning.points[seat]));
        let end = (past.moments.len(), f64::from(last.points[seat]));
        days.iter().map(evening).chain([end]).collect()
    };
    let ticks = [0, 20, 40, 60].map(|value| (f64::from(value), value.to_string()));
    Plot {
        title: texts.plain.chart_points.0.clone(),
        lines: last.points.seats().map(line).collect(),
        ticks: ticks.to_vec(),
        goal: Some((f64::from(GOAL), GOAL.to_string())),
    }
}

/// Says how points and cash make a score, as in `72 + 5.6 for $5,600`. MAL-62
fn makeup(words: &Words, last: &View, seat: Seat) -> Markup {
    let cash = last.cash[seat];
    let tenths = i32::try_from(cash / 100).unwrap_or(i32::MAX);
    let values = [
        ("points", last.points[seat].to_string().into()),
        ("worth", words.tenths(tenths).into()),
        ("cash", words.money(cash).into()),
    ];
    html! { (words.say("maloney-tale-makeup", &values)) }
}

/// Draws what each player has at the end, how often they drove and what suitcases brought them, and all days.
fn figures(company: &Company<'_>, texts: &Texts, days: &[Today<'_>], last: &View) -> Markup {
    let (words, plain) = (company.words, &texts.plain);
    let say = |key| words.say(key, &[]);
    let drives = |seat: Seat| days.iter().filter(|today| today.driver() == Some(seat)).count();
    let title = say("maloney-tale-days");
    html! {
        div.scroll tabindex="0" role="region" aria-labelledby="figures" {
            table {
                thead { tr { td {} th scope="col" { (plain.points) } th scope="col" { (plain.cash) } th scope="col" { (say("maloney-tale-drives")) } th scope="col" { (say("maloney-tale-cases")) } } }
                tbody {
                    @for seat in last.points.seats() {
                        tr {
                            th scope="row" { (badge(seat, company.name(seat), "small")) " " (company.name(seat)) }
                            td { (last.points[seat]) } td { (texts.money(words, last.cash[seat])) }
                            td { (drives(seat)) } td { (deciding::signed(deciding::case_points(days, seat))) }
                        }
                    }
                }
            }
        }
        details data-key="tale-days" {
            summary { (title) }
            div.scroll tabindex="0" role="region" aria-label=(title) { (table(company, texts, days)) }
        }
    }
}

/// Draws points and cash of every evening.
fn table(company: &Company<'_>, texts: &Texts, days: &[Today<'_>]) -> Markup {
    let (words, plain) = (company.words, &texts.plain);
    let seats: Vec<Seat> = Seat::all(company.names.len()).collect();
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (plain.chart_day) }
                    @for &seat in &seats { th scope="col" { (badge(seat, company.name(seat), "small")) " " (company.name(seat)) } }
                    th scope="col" { (plain.testament) }
                }
            }
            tbody {
                @for Today { morning, evening, .. } in days {
                    tr {
                        th scope="row" { (morning.days) " " (texts.short_days[morning.day as usize]) }
                        // Points above cash, so that all players fit beside one another.
                        @for &seat in &seats { td { b { (evening.points[seat]) } " " small { (texts.money(words, evening.cash[seat])) } } }
                        td { (evening.testament.map_or("–", |seat| company.name(seat))) }
                    }
                }
            }
        }
    }
}
