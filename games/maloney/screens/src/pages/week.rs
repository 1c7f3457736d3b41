//! The week above the map: where the days gone by have led, and what those to come are like.

use bequest_maloney::{Day, Maloney, View};
use maud::{Markup, html};

use super::history::{self, Ride};
use super::texts::Texts;
use bequest_web::{At, badge};

/// Draws the week.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let rides = history::rides(at.view, at.heard);
    html! {
        ol.week aria-label=(texts.plain.week) tabindex="0" data-tips {
            @for on in Day::WEEK { (day(at, texts, on, rides[on as usize])) }
        }
    }
}

fn day(at: &At<'_, Maloney>, texts: &Texts, on: Day, ride: Option<Ride>) -> Markup {
    let (view, calendar) = (at.view, &texts.calendar);
    let is_today = on == view.day;
    let draw = is_drawn(view, on);
    if is_past(view, on) {
        return html! {
            li.day.past title=(gone(at, texts, on, ride)) { span.d { (calendar.heads[on as usize]) (rider(at, texts, ride)) } (destination(texts, ride)) }
        };
    }
    let ahead = (on as usize + 7 - view.day as usize) % 7;
    html! {
        li.day.double[on.is_double()].sunday[draw].today[is_today] title=(if draw { &calendar.sunday_tip } else { &calendar.tips[on as usize] }) data-key=[is_today.then_some("today")] aria-current=[is_today.then_some("date")] {
            span.d {
                (calendar.heads[on as usize])
                @if on.is_double() { (calendar.double) }
                @else if draw { (calendar.sunday) }
                @else { (calendar.joker) }
            }
            @if is_today { small { (texts.plain.today) } }
            @else if draw { small { (texts.plain.by_draw) } }
            @else { small { (calendar.ahead[ahead]) } }
        }
    }
}

/// Draws who drove on a day gone by.
fn rider(at: &At<'_, Maloney>, texts: &Texts, ride: Option<Ride>) -> Markup {
    html! {
        @if let Some(Ride { driver, .. }) = ride {
            @if let Some(seat) = driver {
                (badge(seat, at.company.name(seat), "small")) span.unseen { (at.company.name(seat)) }
            } @else {
                span { (texts.calendar.sunday) span.unseen { (texts.plain.by_draw) } }
            }
        }
    }
}

/// Says what happened on a day gone by.
fn gone(at: &At<'_, Maloney>, texts: &Texts, on: Day, ride: Option<Ride>) -> String {
    let name = texts.calendar.names[on as usize].as_str();
    let Some(Ride { driver, town }) = ride else { return name.to_owned() };
    let values = [("day", name.into()), ("town", texts.town(town).name.as_str().into())];
    match driver {
        Some(seat) => at.company.say_of(seat, "maloney-tip-drove", &values),
        None => at.company.words.say("maloney-tip-led", &values),
    }
}

fn destination(texts: &Texts, ride: Option<Ride>) -> Markup {
    html! { small { @if let Some(Ride { town, .. }) = ride { (texts.town(town).label) } @else { "–" } } }
}

/// Returns whether a day of this week was played already; the week in which the game begins is not a whole one.
fn is_past(view: &View, on: Day) -> bool {
    let ago = view.day as i32 - on as i32;
    ago > 0 && ago < i32::from(view.days)
}

/// Returns whether a card decides on that day. MAL-50; MAL-9: a first day that is a Sunday is like any other.
pub(super) fn is_drawn(view: &View, on: Day) -> bool {
    on == Day::Sun && !(view.day == Day::Sun && view.days == 1)
}
