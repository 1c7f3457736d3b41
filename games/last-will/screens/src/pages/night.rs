//! The end of a round: all houses side by side with what they lost tonight, and the five steps of the night. LW-64

use bequest_engine::Seat;
use bequest_last_will::{Card, Placed, PropertyFace, Told};
use bequest_web::{badge, part};
use maud::{Markup, html};

use super::model::Model;
use crate::art::{picture, sign};

/// The steps of a night that are over when hands are cut, the one that goes on, and the one that follows.
const STEPS: [&str; 5] = ["wilds", "drop", "nobody", "cut", "boys"];
const NOW: usize = 3;

/// Draws the night.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let houses: Vec<(Seat, &Placed)> = m
        .seats()
        .flat_map(|seat| m.house(seat).board.cards().iter().map(move |placed| (seat, placed)))
        .filter(|(_, placed)| m.edition.face(placed.card).is_property())
        .collect();
    html! {
        section.night-strip.panel aria-label=(m.say("last-will-page-night")) {
            h2 { (sign("moon")) (m.say("last-will-page-night-over")) " " small { (m.say("last-will-page-night-note")) } }
            @if houses.is_empty() { p.lbl { (m.say("last-will-page-night-no-houses")) } }
            ol.houses tabindex="0" { @for (seat, placed) in houses { (part(format_args!("night-{}", placed.card), house(m, seat, placed))) } }
        }
        ol.night-steps.panel aria-label=(m.say("last-will-page-night-steps")) {
            @for (number, step) in STEPS.iter().enumerate() {
                li.over[number < NOW].now[number == NOW] {
                    @if number < NOW { (sign("check")) } @else { b { (number + 1) } }
                    span { (m.say(&format!("last-will-page-night-{step}"))) }
                }
            }
        }
    }
}

fn house(m: &Model<'_>, seat: Seat, placed: &Placed) -> Markup {
    let Some(property) = m.edition.face(placed.card).property() else { return html! {} };
    let (before, now) = (value_before(m, placed.card, property), property.track.value(placed.step()));
    let fell = before.filter(|before| *before > now);
    let drops = fell.map(|_| m.words.say("last-will-page-drops", &[("sum", m.money(now).into())]));
    html! {
        li.{ "s" (seat) }.fell[fell.is_some()] {
            p { (badge(seat, m.company().name(seat), "small")) b { (m.card(placed.card)) } }
            div.art { (picture(&m.edition.card(placed.card).title)) i.dark {} (sign("moon")) }
            ol.values.long[property.track.values().len() > 7] style={ "--n:" (property.track.values().len()) } aria-hidden="true" {
                @for (step, value) in (0..).zip(property.track.values()) { li.past[step < placed.step()].at[step == placed.step()] { (value) } }
            }
            p.tonight.ok[fell.is_none()] data-tip=[drops] {
                @match fell {
                    Some(before) => { (sign("down")) (m.money(before)) " → " (m.money(now)) },
                    None => { (sign("check")) (m.say(why_stays(placed, property))) },
                }
            }
        }
    }
}

fn why_stays(placed: &Placed, property: &PropertyFace) -> &'static str {
    match (placed.is_used(), property.keeps_value()) {
        (true, _) => "last-will-page-kept-up",
        (false, true) => "last-will-page-night-farm",
        (false, false) => "last-will-page-stays",
    }
}

/// Returns what a house was worth before it dropped tonight; nothing if it did not.
fn value_before(m: &Model<'_>, card: Card, property: &PropertyFace) -> Option<i16> {
    let value_of = |told: &Told| match *told {
        Told::Depreciated { card: its, value, .. } if its == card => Some(i16::from(value)),
        _ => None,
    };
    let tonight = m.at.heard.iter().rposition(|told| matches!(told, Told::EndedTurn { .. }))?;
    m.at.heard[tonight..].iter().find_map(value_of)?;
    let before = m.at.heard[..tonight].iter().rev();
    let since_bought = before.take_while(|told| !matches!(told, Told::Bought { card: its, .. } if *its == card));
    Some(since_bought.into_iter().find_map(value_of).unwrap_or_else(|| property.track.value(0)))
}
