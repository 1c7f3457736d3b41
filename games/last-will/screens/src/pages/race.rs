//! The way down: who has least leads.

use bequest_engine::Seat;
use bequest_web::{badge, part};
use maud::{Markup, Render, html};

use super::model::{Model, Now};
use super::{legend, say};
use crate::art::sign;

/// Two purses are at least so far apart, in hundredths of the way.
const ROOM: f64 = 4.4;
/// While plans are taken the way is shorter.
const ROOM_ON_SHORT: f64 = 8.4;

/// Draws the way from the richest to nothing, and what lies beyond.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let words = m.words;
    let scale = Scale::of(m);
    let (zero, places) = (scale.place(0), scale.places(m));
    html! {
        section.race.panel aria-label=(words.say("last-will-page-race", &[])) data-tip=(words.say("last-will-page-race-what", &[])) {
            h2 { (words.say("last-will-page-race", &[])) " " small { (words.say("last-will-page-race-note", &[])) } }
            div.rail {
                (part("race-marks", html! {
                    div.marks aria-hidden="true" {
                        @for tick in scale.ticks().filter(|tick| places.iter().all(|(_, place)| (scale.place(*tick) - place).abs() > ROOM)) { i style={ "left:" (round(scale.place(tick))) "%" } { span { (tick) } } }
                        span.debt style={ "left:" (round(zero)) "%" } {}
                        span.zero style={ "left:" (round(zero)) "%" } { b.money { (say::money(words, 0)) } }
                    }
                }))
                ol { @for &(seat, place) in &places { (purse(m, &scale, seat, place)) } }
            }
            // It never changes, so it is sent once.
            (part("legend", legend::draw(words)))
        }
    }
}

/// Draws a purse at its place, with a line back to what is tied up in houses.
fn purse(m: &Model<'_>, scale: &Scale, seat: Seat, place: f64) -> Markup {
    let house = m.house(seat);
    let (tied, leads) = (m.tied(seat), m.leads(seat));
    let name = m.company().name(seat);
    let values = [
        ("who", name.into()),
        ("sum", say::money(m.words, house.money).into()),
        ("tied", say::money(m.words, tied).into()),
    ];
    let tip = m.words.say(if tied > 0 { "last-will-page-purse-tied" } else { "last-will-page-purse" }, &values);
    part(
        format_args!("purse-{seat}"),
        html! {
            li.piece.{ "s" (seat) }.me[m.you() == Some(seat)] style={ "--x:" (round(place)) } data-tip=(tip) {
                @if tied > 0 { span.tail style={ "width:calc(" (round(scale.length(tied))) "cqw)" } {} }
                (badge(seat, name, ""))
                @if leads { em { (sign("crown")) } }
                b.money aria-hidden="true" { (say::money(m.words, house.money)) }
                span.unseen { (tip) @if leads { ", " (m.words.say("last-will-page-leads", &[])) } }
            }
        },
    )
    .render()
}

/// How much money is where on the way.
struct Scale {
    most: i16,
    least: i16,
}

impl Scale {
    fn of(m: &Model<'_>) -> Self {
        let rich = m.seats().map(|seat| m.house(seat).money + m.tied(seat)).max().unwrap_or(0).max(40);
        let poor = m.seats().map(|seat| m.house(seat).money).min().unwrap_or(0);
        // In steps, so that the scale seldom changes.
        Self { most: (rich + 13) / 10 * 10 + 4, least: if poor < -4 { poor - 8 } else { -9 } }
    }

    fn length(&self, sum: i16) -> f64 {
        f64::from(sum) / f64::from(self.most - self.least) * 100.0
    }

    fn place(&self, sum: i16) -> f64 {
        self.length(self.most - sum)
    }

    fn ticks(&self) -> impl Iterator<Item = i16> {
        let step = if self.most > 100 { 20 } else { 10 };
        (1..).map(move |number| number * step).take_while(|tick| *tick < self.most - 3)
    }

    /// Returns where each purse is, moved apart where they would hide each other.
    fn places(&self, m: &Model<'_>) -> Vec<(Seat, f64)> {
        let mut places: Vec<(Seat, f64)> = m.seats().map(|seat| (seat, self.place(m.house(seat).money))).collect();
        places.sort_by(|one, other| one.1.total_cmp(&other.1));
        let room = if m.now == Now::Planning { ROOM_ON_SHORT } else { ROOM };
        let mut last = f64::MIN;
        for (_, place) in &mut places {
            *place = place.max(last + room);
            last = *place;
        }
        let mut next = 100.0 + room;
        for (_, place) in places.iter_mut().rev() {
            *place = place.min(next - room).max(0.0);
            next = *place;
        }
        places.sort_by_key(|(seat, _)| *seat);
        places
    }
}

fn round(place: f64) -> String {
    format!("{place:.1}")
}
