//! The days that decided a game, in a sentence or two each.

use std::cmp::Reverse;

use bequest_engine::Seat;
use bequest_maloney::{Contents, Maloney, Told};
use bequest_web::{Past, TurningPoint};

use super::Today;
use crate::words::{day, points_and_tenths, town_name};

/// So many days are named.
const NAMED: usize = 3;

/// What a day brought a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Gains {
    /// By cards played.
    cards: i32,
    /// By a suitcase, in points and in dollars.
    case: i32,
    case_dollars: i32,
    /// All that changed, cash included, in tenths of a point. MAL-62
    tenths: i32,
}

impl Gains {
    fn of(today: Today<'_>, of: Seat) -> Self {
        let cash = |view: &bequest_maloney::View| i32::try_from(view.cash[of] / 100).unwrap_or(i32::MAX);
        let points = today.evening.points[of] - today.morning.points[of];
        let mut gains = Self { tenths: 10 * points + cash(today.evening) - cash(today.morning), ..Self::default() };
        for told in today.told {
            match *told {
                Told::Laid { seat, points, .. } if seat == of => gains.cards += points,
                Told::Opened { contents, seat, .. } if seat.is_none_or(|seat| seat == of) => match contents {
                    Contents::Points(points) => gains.case += points,
                    Contents::Dollars(dollars) => gains.case_dollars += dollars,
                },
                _ => {}
            }
        }
        gains
    }
}

/// Returns what all suitcases brought a seat, in points.
pub(super) fn case_points(days: &[Today<'_>], seat: Seat) -> i32 {
    days.iter().map(|today| Gains::of(*today, seat).case).sum()
}

/// Writes a number with its sign.
pub(super) fn signed(number: i32) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        ..0 => format!("−{}", number.unsigned_abs()),
    }
}

/// Tells of the days on which the winner gained most on the one who came next, in their order.
pub(super) fn turns(past: &Past<'_, Maloney>, days: &[Today<'_>]) -> Vec<TurningPoint> {
    let Some((winner, rival)) = past.winner_and_rival() else { return Vec::new() };
    let swing = |today: &Today<'_>| Gains::of(*today, winner).tenths - Gains::of(*today, rival).tenths;
    let mut chosen: Vec<(usize, i32)> = days.iter().map(swing).enumerate().filter(|(_, swing)| *swing != 0).collect();
    chosen.sort_by_key(|&(number, swing)| (Reverse(swing), number));
    chosen.truncate(NAMED);
    chosen.sort_unstable();
    let last = chosen.last().map(|(number, _)| *number);
    chosen.iter().map(|&(number, _)| turn(past, days[number], (winner, rival), Some(number) == last)).collect()
}

fn turn(past: &Past<'_, Maloney>, today: Today<'_>, seats: (Seat, Seat), is_last: bool) -> TurningPoint {
    let words = past.company.words;
    let (edition, number) = (today.morning.edition(), today.morning.days);
    let lead =
        [("town", town_name(words, edition, today.town()).into()), ("day", day(words, today.morning.day).into())];
    let mut sentences = vec![gained(past, today, seats)];
    sentences.extend(drive(past, today));
    if is_last && sentences.len() < 2 {
        sentences.extend(rose(past, today, seats.0));
    }
    TurningPoint {
        step: today.start,
        label: words.say("maloney-tale-day", &[("number", number.into())]),
        lead: words.say("maloney-tale-lead", &lead),
        text: sentences.join(" "),
    }
}

/// Says what the day brought the winner and the one who came next.
fn gained(past: &Past<'_, Maloney>, today: Today<'_>, (winner, rival): (Seat, Seat)) -> String {
    let (company, words) = (&past.company, past.company.words);
    let (won, lost) = (Gains::of(today, winner), Gains::of(today, rival));
    let seconds = company.say_of(rival, "maloney-tale-and", &[("points", lost.cards.into())]);
    if won.cards > 0 {
        let values = [("points", words.points(won.cards).into()), ("other", seconds.into())];
        return company.say_of(winner, "maloney-tale-cards", &values);
    }
    if won.case > 0 {
        return company.say_of(winner, "maloney-tale-case", &[("what", words.points(won.case).into())]);
    }
    if won.case_dollars > 0 {
        let dollars = words.money(won.case_dollars.unsigned_abs());
        return company.say_of(winner, "maloney-tale-case", &[("what", dollars.into())]);
    }
    let (size, key) = match lost.tenths {
        ..0 => (lost.tenths, "maloney-tale-lost"),
        0.. => (won.tenths - lost.tenths, "maloney-tale-ahead"),
    };
    let who = if lost.tenths < 0 { rival } else { winner };
    company.say_of(who, key, &[("points", points_and_tenths(words, size.abs()).into())])
}

/// Says who took the car there, by a joker or for how much.
fn drive(past: &Past<'_, Maloney>, today: Today<'_>) -> Option<String> {
    if let Some(seat) = today.joker() {
        return Some(past.company.say_of(seat, "maloney-tale-joker", &[]));
    }
    let (seat, dollars) = today.sold()?;
    Some(past.company.say_of(seat, "maloney-tale-paid", &[("dollars", past.company.words.money(dollars).into())]))
}

/// Says from where to where the winner rose.
fn rose(past: &Past<'_, Maloney>, today: Today<'_>, seat: Seat) -> Option<String> {
    let (from, to) = (today.morning.points[seat], today.evening.points[seat]);
    (from < to).then(|| past.company.say_of(seat, "maloney-tale-rose", &[("from", from.into()), ("to", to.into())]))
}
