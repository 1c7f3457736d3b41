//! The whole journey of a game that is over: what has been driven so far, and what is still to come.

use std::fmt::Write;

use bequest_maloney::{Edition, Maloney, Told, Town};
use bequest_web::{At, BoardPicture, Past, part};
use maud::{Markup, PreEscaped, Render, html};

use super::drawing::{land_svg, map_svg};
use super::geography::{VIEW_BOX, between, spot_of};
use super::towns::has_arrived;
use crate::words::town_name;

/// A ride of the car.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Leg {
    day: u16,
    from: Town,
    to: Town,
}

/// Returns all rides in their order; on a Sunday the car may have stayed.
fn legs(whole: &[Told]) -> Vec<Leg> {
    let (mut legs, mut day, mut car) = (Vec::new(), 0, None);
    for told in whole {
        match *told {
            Told::Started { town, .. } => car = Some(town),
            Told::Morning { number, .. } => day = number,
            Told::Drove { town, .. } | Told::Turned { town, rides: true, .. } | Told::Roamed { town } => {
                legs.extend(car.replace(town).map(|from| Leg { day, from, to: town }));
            }
            _ => {}
        }
    }
    legs
}

/// Returns whether a ride had been made at the moment that is shown.
fn is_made(at: &At<'_, Maloney>, leg: Leg) -> bool {
    leg.day < at.view.days || (leg.day == at.view.days && has_arrived(at.view))
}

/// Draws the title of the map, and what its lines mean.
pub(super) fn title(at: &At<'_, Maloney>, whole: &[Told]) -> Markup {
    let say = |key, values: &[_]| at.company.words.say(key, values);
    let legs = legs(whole);
    let made = legs.iter().rev().find(|leg| is_made(at, **leg)).map(|leg| leg.day);
    let days = whole.iter().filter(|told| matches!(told, Told::Morning { .. })).count();
    html! {
        header.journey {
            h2 { (say("maloney-tale-journey", &[])) }
            small { (say("maloney-tale-count", &[("days", days.into())])) }
            ul {
                @if let Some(made) = made { li { i.made {} (say("maloney-tale-done", &[("number", made.into())])) } }
                @if legs.iter().any(|leg| !is_made(at, *leg)) { li { i.later {} (say("maloney-tale-later", &[])) } }
            }
        }
    }
}

/// Draws the rides with their numbers, to be put below the towns of the map: a part for each week, for a page names all of
/// its parts.
pub(super) fn draw(at: &At<'_, Maloney>, whole: &[Told]) -> Markup {
    let legs = legs(whole);
    let newest = legs.iter().rfind(|leg| is_made(at, **leg)).copied();
    let weeks = || legs.chunk_by(|one, next| week(*one) == week(*next));
    let mut svg = String::new();
    for rides in weeks() {
        let lines = html! { g { @for leg in rides { (line(at, *leg, newest)) } } };
        part(format_args!("legs-{}", week(rides[0])), lines).render_to(&mut svg);
    }
    let mut taken: Vec<(f64, f64)> = Vec::new();
    for rides in weeks() {
        let numbers = html! { g { @for leg in rides { (number(at, *leg, &mut taken)) } } };
        part(format_args!("leg-days-{}", week(rides[0])), numbers).render_to(&mut svg);
    }
    PreEscaped(svg)
}

/// Returns the week of the game in which a ride is made, from one.
fn week(leg: Leg) -> u16 {
    leg.day.saturating_sub(1) / 7 + 1
}

/// Draws the road of a ride.
fn line(at: &At<'_, Maloney>, leg: Leg, newest: Option<Leg>) -> Markup {
    let Some(road) = between(at.view.edition(), leg.from, leg.to) else { return html! {} };
    let class = match is_made(at, leg) {
        true if Some(leg) == newest => "leg made newest",
        true => "leg made",
        false => "leg",
    };
    html! { g class=(class) { path pathLength="1" d=(road.path) {} } }
}

/// Draws the day of a ride beside its road, where none is yet.
fn number(at: &At<'_, Maloney>, leg: Leg, taken: &mut Vec<(f64, f64)>) -> Markup {
    let Some(place) = label(at.view.edition(), leg, taken) else { return html! {} };
    taken.push(place);
    let class = if is_made(at, leg) { "leg-number made" } else { "leg-number" };
    let mut number = String::new();
    write!(
        number,
        r#"<g class="{class}"><g transform="translate({:.0} {:.0})"><circle r="12.5"/><text y="5">{}</text></g></g>"#,
        place.0, place.1, leg.day
    )
    .expect("a string takes all");
    PreEscaped(number)
}

/// Draws the map with the whole journey by itself; nothing where the map does not know the towns.
pub(super) fn picture(past: &Past<'_, Maloney>) -> Option<BoardPicture> {
    let last = &past.moments.last()?.view;
    let edition = last.edition();
    let built_in = edition == Edition::built_in();
    edition.towns().all(|town| spot_of(edition, town).is_some()).then_some(())?;
    // A picture has no dark side, and the map is a file of its own elsewhere.
    let land = if built_in { map_svg() } else { land_svg() };
    let is_kept = |line: &&str| !line.starts_with("@media (prefers-color-scheme");
    let mut svg: String = land.lines().filter(is_kept).collect::<Vec<_>>().join("\n");
    svg = svg.replacen("<svg ", r#"<svg x="14" y="16" "#, 1);
    let mut draw = |args: std::fmt::Arguments<'_>| svg.write_fmt(args).expect("a string takes all");
    let legs = legs(past.heard);
    for way in legs.iter().filter_map(|leg| between(edition, leg.from, leg.to)) {
        draw(format_args!(r##"<path d="{}" fill="none" stroke="#9c2a31" stroke-width="4.5"/>"##, way.path));
    }
    for town in edition.towns() {
        let Some(spot) = spot_of(edition, town) else { continue };
        let ((x, y), (dx, dy), anchor) = (spot.at, spot.label, spot.anchor.as_str());
        let PreEscaped(name) = html! { (town_name(past.company.words, edition, town)) };
        let fill = if town == last.car { "#1d2623" } else { "#5f7b73" };
        draw(format_args!(r##"<circle cx="{x}" cy="{y}" r="9" fill="{fill}" stroke="#fbf5e4" stroke-width="2"/>"##));
        draw(format_args!(
            r##"<text x="{}" y="{}" text-anchor="{anchor}" font-size="18" style="fill:#1d2623">{name}</text>"##,
            x + dx,
            y + dy
        ));
    }
    Some(BoardPicture { view_box: VIEW_BOX.to_owned(), svg })
}

/// Returns where the number of a ride is drawn: on its road, and not on another number.
fn label(edition: &'static Edition, leg: Leg, taken: &[(f64, f64)]) -> Option<(f64, f64)> {
    let road = between(edition, leg.from, leg.to)?;
    let is_free = |place: &(f64, f64)| taken.iter().all(|other| (other.0 - place.0).hypot(other.1 - place.1) > 27.0);
    let is_clear = |place: &(f64, f64)| {
        edition
            .towns()
            .filter_map(|town| spot_of(edition, town))
            .all(|spot| (f64::from(spot.at.0) - place.0).hypot(f64::from(spot.at.1) - place.1) > 30.0)
    };
    let places = || [0.5, 0.38, 0.62, 0.27, 0.73].into_iter().map(|part| road.point(part));
    places()
        .find(|place| is_free(place) && is_clear(place))
        .or_else(|| places().find(is_free))
        .or_else(|| places().next())
}

#[cfg(test)]
mod tests {
    use bequest_engine::Seat;
    use bequest_maloney::{Card, Day};

    use super::*;

    #[test]
    fn a_sunday_on_which_the_car_stays_is_no_ride() {
        let town = |number| Town::numbered(number).unwrap();
        let card = Card::numbered(1).unwrap();
        let whole = [
            Told::Started { card, town: town(15), day: Day::Sat },
            Told::Morning { number: 1, day: Day::Sat },
            Told::Drove { seat: Seat::new(0), town: town(12) },
            Told::Morning { number: 2, day: Day::Sun },
            Told::Turned { card, town: town(12), rides: false },
            Told::Morning { number: 3, day: Day::Mon },
            Told::Drove { seat: Seat::new(1), town: town(9) },
        ];
        let leg = |day, from, to| Leg { day, from: town(from), to: town(to) };
        assert_eq!(legs(&whole), [leg(1, 15, 12), leg(3, 12, 9)]);
    }

    #[test]
    fn numbers_of_the_same_road_do_not_touch() {
        let edition = Edition::built_in();
        let town = |number| Town::numbered(number).unwrap();
        let there = Leg { day: 1, from: town(9), to: town(12) };
        let back = Leg { day: 2, from: town(12), to: town(9) };
        let first = label(edition, there, &[]).unwrap();
        let second = label(edition, back, &[first]).unwrap();
        assert!((first.0 - second.0).hypot(first.1 - second.1) > 27.0, "{first:?} {second:?}");
    }
}
