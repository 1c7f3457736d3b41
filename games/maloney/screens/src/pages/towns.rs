//! The list of towns: over the map a control on every shield, with a note that says all there is to say of the town.

use std::fmt::Write;

use bequest_engine::{Piece, Pool, Seat};
use bequest_maloney::{Action, Card, Day, Edition, Maloney, PhaseView, Town, View};
use maud::{Markup, PreEscaped, Render, html};

use super::answers::drive_ask;
use super::texts::Texts;
use super::week::is_drawn;
use bequest_web::{At, form, part, room, written};

/// What there is to say of a town today.
pub(super) struct Mark {
    pub(super) town: Town,
    pub(super) here: bool,
    /// Whether the car can go there next.
    pub(super) reach: bool,
    pub(super) closed: bool,
    /// What the viewer's cards score there: today, or on the first day on which the car can be there.
    pub(super) points: i32,
    /// The first day on which a road leads there.
    earliest: Option<Day>,
}

impl Mark {
    fn of(view: &View, town: Town, earliest: Option<Day>) -> Self {
        let arrived = has_arrived(view);
        let here = town == view.car;
        // The car never stays where it is, so its own town counts only on arrival. MAL-11
        let reach = !arrived && view.edition().links(view.car).contains(town);
        let day = if here || reach { view.day } else { earliest.unwrap_or(view.day) };
        let points = if here && !arrived { 0 } else { view.points_on(day, town) };
        Self { town, here, reach, closed: view.closed.contains(town), points, earliest }
    }

    pub(super) fn class(&self) -> &'static str {
        match (self.here, self.reach, self.points > 0) {
            (true, _, false) => "town here",
            (true, _, true) => "town here want",
            (false, true, true) => "town reach want",
            (false, true, false) => "town reach",
            (false, false, true) => "town want",
            (false, false, false) => "town",
        }
    }
}

/// Returns what there is to say of every town.
pub(super) fn marks(view: &View) -> Vec<Mark> {
    let days = drives(view);
    let away = roads_away(view.edition(), view.car);
    let earliest = |town: Town| away[town.index()].map(|roads| days[usize::from(roads) - 1]);
    view.edition().towns().map(|town| Mark::of(view, town, earliest(town))).collect()
}

/// Returns whether today's ride is over.
pub(super) fn has_arrived(view: &View) -> bool {
    match view.phase {
        PhaseView::Laying { .. } | PhaseView::Opening { .. } | PhaseView::Over => true,
        PhaseView::Dealing
        | PhaseView::TurningStart
        | PhaseView::DrawingOwner
        | PhaseView::Auction { .. }
        | PhaseView::Driving { .. }
        | PhaseView::TurningSunday
        | PhaseView::Roaming => false,
    }
}

/// No town of any edition is further away.
const FURTHEST: usize = 16;

/// Returns the next days on which someone drives along a road. MAL-50: on Sundays nobody does.
fn drives(view: &View) -> [Day; FURTHEST] {
    let mut next = if has_arrived(view) { view.day.next() } else { view.day };
    std::array::from_fn(|_| {
        while is_drawn(view, next) {
            next = next.next();
        }
        let day = next;
        next = next.next();
        day
    })
}

/// Returns how many roads away every town is; the one where the car is, there and back. MAL-13
fn roads_away(edition: &Edition, car: Town) -> [Option<u8>; FURTHEST] {
    let mut away = [None; FURTHEST];
    let (mut known, mut border) = (Pool::EMPTY, edition.links(car));
    for roads in 1..=FURTHEST as u8 {
        known = known.or(border);
        let mut next = Pool::EMPTY;
        for town in border.iter() {
            away[town.index()] = Some(roads);
            next = next.or(edition.links(town));
        }
        border = next.minus(known);
    }
    away
}

/// Draws the list over the map; below it where the map does not show every town.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts, marks: &[Mark]) -> Markup {
    let mut list = String::with_capacity(16 * 1024);
    for mark in marks {
        part(format_args!("at-{}", mark.town), written(|html| write_entry(html, at, texts, mark))).render_to(&mut list);
    }
    html! {
        (room(list.len() + 100))
        ol.towns.over[texts.all_drawn].listed[!texts.all_drawn] aria-label=(texts.plain.towns) { (PreEscaped(list)) }
    }
}

fn write_entry(html: &mut String, at: &At<'_, Maloney>, texts: &Texts, mark: &Mark) {
    let town = texts.town(mark.town);
    let drawn = town.drawn.as_ref().filter(|_| texts.all_drawn);
    html.extend(["<li class=\"", drawn.map_or("", |drawn| drawn.room), "\""]);
    if let Some(drawn) = drawn {
        html.extend([" style=\"", &drawn.place, "\""]);
    }
    write!(html, " data-key=\"at-{}\">", mark.town).expect("a string takes all");
    control(at, texts, mark).render_to(html);
    write_note(html, at.view, texts, mark);
    html.push_str("</li>");
}

/// Draws what is pressed to drive there, or to ask why that cannot be done now.
fn control(at: &At<'_, Maloney>, texts: &Texts, mark: &Mark) -> Markup {
    let spoken = written(|html| write_spoken(html, texts, mark));
    let action = Action::Drive(mark.town);
    let driver: Option<Seat> =
        at.prompts.iter().find(|prompt| prompt.legal.contains(&action)).map(|prompt| prompt.seat);
    if let Some(seat) = driver {
        let ask = drive_ask(at, texts, seat, mark.town);
        return html! {
            button.hit.go type="submit" form={ "ways-" (seat) } name="action" value=(action) data-ask=(ask) { (spoken) }
        };
    }
    // Only the driver has a reason to ask why not: for the others the note says all.
    let drives = at.prompts.iter().any(|prompt| prompt.legal.iter().any(|action| matches!(action, Action::Drive(_))));
    if drives && !at.past {
        return form::closed(at, at.company.you, &action.to_string(), "hit", &spoken);
    }
    html! { span.hit tabindex="0" { (spoken) } }
}

/// Says of a town in words what the map shows of it.
fn write_spoken(html: &mut String, texts: &Texts, mark: &Mark) {
    let plain = &texts.plain;
    html.extend(["<span class=\"said\">", &texts.town(mark.town).entry.0]);
    let signs = [(mark.here, &plain.car_here), (mark.reach, &plain.in_reach), (mark.closed, &plain.closed)];
    for (_, text) in signs.iter().filter(|(shown, _)| *shown) {
        html.extend([", ", &text.0]);
    }
    if mark.points > 0 {
        write!(html, ", {} +{}", plain.wanted.0, mark.points).expect("a string takes all");
    }
    html.push_str("</span>");
}

/// Draws the note beside a town.
fn write_note(html: &mut String, view: &View, texts: &Texts, mark: &Mark) {
    let (plain, town) = (&texts.plain, texts.town(mark.town));
    html.extend([
        "<div class=\"tip\"><b aria-hidden=\"true\">",
        &town.entry.0,
        "</b><small>",
        &town.roads.0,
        "</small>",
    ]);
    if mark.reach {
        html.extend(["<p class=\"now\">", &plain.in_reach.0, "</p>"]);
    } else {
        let earliest = mark.earliest.map(|day| &texts.calendar.earliest[day as usize]);
        for text in mark.here.then_some(&plain.car_here).into_iter().chain(earliest) {
            html.extend(["<p>", &text.0, "</p>"]);
        }
    }
    if mark.closed {
        html.extend(["<p aria-hidden=\"true\">", &plain.closed.0, "</p>"]);
    }
    worths(view, texts, mark).render_to(html);
    html.push_str("</div>");
}

/// Draws what each of the viewer's own cards brings there on the first day on which it can be laid. MAL-71
fn worths(view: &View, texts: &Texts, mark: &Mark) -> Markup {
    let (edition, plain) = (view.edition(), &texts.plain);
    let cards = view.own_hand().unwrap_or_default().and(edition.cards_of(mark.town));
    if cards.is_empty() || view.phase == PhaseView::Dealing {
        return html! {};
    }
    // Only a day counts on which the car can be there.
    let day = if mark.reach || (mark.here && has_arrived(view)) { Some(view.day) } else { mark.earliest };
    let Some(day) = day else { return html! {} };
    let row = |card: Card| {
        html! {
            tr {
                th scope="row" { (plain.best_on) " " (texts.short_days[edition.best_day(card) as usize]) }
                td { (edition.value(card, day)) }
            }
        }
    };
    html! {
        table {
            tr {
                th { (plain.your_cards) }
                th scope="col" { @if day == view.day { (plain.today) } @else { (texts.short_days[day as usize]) } }
            }
            @for card in cards.iter() { (row(card)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_town_is_as_many_roads_away_as_the_rulebook_says() {
        let edition = Edition::built_in();
        let town = |number| Town::numbered(number).expect("a number of the map");
        // MAL-80: from Sacramento to 1, 2, 6, 7, 8, 9 and 16, and nowhere else.
        let away = roads_away(edition, town(3));
        let near = [1, 2, 6, 7, 8, 9, 16];
        for place in edition.towns() {
            let expected = if near.contains(&place.number()) { 1 } else { 2 };
            assert_eq!(away[place.index()], Some(expected), "{place}");
        }
    }
}
