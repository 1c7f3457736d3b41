//! The moments of weight: the hammer, a joker, a suitcase, the cards of a day and the testament.

use crate::words::log_text;
use bequest_engine::Seat;
use bequest_maloney::{Card, Contents, Day, GOAL, Maloney, Told};
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::map;
use super::texts::{Texts, icon};
use bequest_web::{At, Scene, SceneOrder, badge, banner};

/// Returns whether something that happened has a scene.
pub(super) fn is_staged(told: &Told) -> bool {
    match told {
        Told::Sold { .. }
        | Told::Fined { .. }
        | Told::Unsold { .. }
        | Told::Joker { .. }
        | Told::Opened { .. }
        | Told::Laid { .. }
        | Told::Testament { .. } => true,
        Told::Dealt { .. }
        | Told::Started { .. }
        | Told::FirstOwner { .. }
        | Told::Morning { .. }
        | Told::Bid { .. }
        | Told::Declined { .. }
        | Told::Drove { .. }
        | Told::Turned { .. }
        | Told::PileRemade { .. }
        | Told::PileShown { .. }
        | Told::Roamed { .. }
        | Told::PaidLess { .. }
        | Told::Chose { .. }
        | Told::Answered { .. }
        | Told::Ended { .. } => false,
    }
}

/// Returns the scene of something that the viewer was told.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts, place: usize) -> Option<Scene> {
    match at.heard[place] {
        Told::Sold { seat, dollars } => Some(hammer(at, texts, place, (seat, dollars, "site-call-sold"))),
        Told::Fined { seat, dollars, .. } => Some(hammer(at, texts, place, (seat, dollars, "maloney-scene-fined"))),
        Told::Unsold { seat } => Some(hammer(at, texts, place, (seat, 0, "maloney-scene-unsold"))),
        Told::Joker { seat } => Some(joker(at, place, seat)),
        Told::Opened { contents, seat, .. } => Some(suitcase(at, texts, place, (contents, seat))),
        // The cards of a day are shown one seat after another, and then who leads; that is one scene.
        Told::Laid { .. } if !matches!(at.heard.get(place + 1), Some(Told::Laid { .. } | Told::Testament { .. })) => {
            Some(Reveal::of(at, place).scene(at, texts))
        }
        Told::Testament { .. } if matches!(at.heard[..place].last(), Some(Told::Laid { .. })) => {
            Some(Reveal::of(at, place).scene(at, texts))
        }
        Told::Testament { seat } => Some(testament(at, place, seat)),
        _ => None,
    }
}

fn said(at: &At<'_, Maloney>, place: usize) -> String {
    log_text(&at.company, at.view.edition(), &at.heard[place])
}

fn piece(name: &str, size: &str) -> Markup {
    html! { svg viewBox=(size) aria-hidden="true" { use href={ (pieces_path()) "#" (name) } {} } }
}

// The hammer

const ONCE: u32 = 160;
const TWICE: u32 = 620;
const SOLD: u32 = 1080;

/// Draws how the hammer falls for a seat: at which price, and what came of it.
fn hammer(at: &At<'_, Maloney>, texts: &Texts, place: usize, (seat, dollars, end): (Seat, u32, &str)) -> Scene {
    let words = at.company.words;
    let calls = [(ONCE, "site-call-once"), (TWICE, "site-call-twice"), (SOLD, end)];
    let sign = html! {
        svg.gavel viewBox="0 0 92 78" aria-hidden="true" {
            g.head {
                path.shaft d="M46 40 84 22" {}
                path.wood d="m26 30 18-9 16 30-18 9z" {}
                path.band d="m30 28 4-2 16 30-4 2zM39 23l4-2 16 30-4 2z" {}
            }
            path.wood d="M14 66h44v8H14zM20 60h32v6H20z" {}
        }
    };
    let drawing = html! {
        ol.called {
            @for (number, (when, key)) in (1..).zip(calls) {
                li data-when=(when) data-sound=(if number == 3 { "gavel" } else { "call" }) { i { (number) } (words.say(key, &[])) }
            }
        }
        div.row-of-price {
            // It lifts with each call and falls with the last.
            div.lift.once data-when=(ONCE) {} div.lift.twice data-when=(TWICE) {} div.lift.fall data-when=(SOLD) {}
            (sign)
            b.price { (texts.money(words, dollars)) }
            b.stamp data-when=(SOLD + 180) { (words.say(end, &[])) }
        }
        p.who { (badge(seat, at.company.name(seat), "small")) span { (said(at, place)) } }
    };
    Scene { name: "hammer", lasts: SOLD + 180 + 90 + 240 + 900, lines: 1, order: SceneOrder::SceneFirst, drawing }
}

// A joker, a suitcase, a change of leader

/// A suitcase opens in the first third; then there is time to read what is in it.
const SUITCASE: u32 = 3600;

fn joker(at: &At<'_, Maloney>, place: usize, seat: Seat) -> Scene {
    let sign = html! { span.crown data-when="120" data-sound="card" { (icon("joker")) } };
    let drawing = banner(&at.company, Some(seat), &sign, "", &said(at, place));
    Scene { name: "banner joker", lasts: 2000, lines: 1, order: SceneOrder::SceneFirst, drawing }
}

fn suitcase(at: &At<'_, Maloney>, texts: &Texts, place: usize, (contents, seat): (Contents, Option<Seat>)) -> Scene {
    let (thing, class, figure) = map::found(at, texts, contents);
    let sign = html! {
        span.shut { (piece("suitcase", "0 0 24 20")) }
        span.opens data-when="420" data-sound="coin" { (piece("suitcase-open", "0 0 34 31")) }
        span.what.(class) data-when="740" { (piece(thing, "0 0 26 26")) }
    };
    let drawing = html! { (banner(&at.company, seat, &sign, &figure, &said(at, place))) };
    Scene { name: "banner suitcase-scene", lasts: SUITCASE, lines: 1, order: SceneOrder::SceneLast, drawing }
}

fn testament(at: &At<'_, Maloney>, place: usize, seat: Option<Seat>) -> Scene {
    let sign = html! { span.scroll data-when="120" data-sound="card" { (icon("scroll")) } };
    let drawing = banner(&at.company, seat, &sign, "", &said(at, place));
    Scene { name: "banner testament-scene", lasts: 1800, lines: 1, order: SceneOrder::SceneFirst, drawing }
}

// The cards of a day

/// All of it, unless so many take part that it needs more.
const REVEAL: u32 = 5200;
/// When nobody plays a card, there is less to look at.
const NOTHING: u32 = 2600;
/// The stage rises, then rows are turned over.
const RISE: u32 = 240;
/// From row to row.
const TURN: u32 = 260;
/// The sums are read before they fly.
const READ: u32 = 300;
/// A sum flies.
const FLY: u32 = 420;
const LEAD: u32 = 300;
const PASS_ON: u32 = 620;
const NOD: u32 = 200;
const SINK: u32 = 280;

/// What a seat laid.
struct Row {
    seat: Seat,
    cards: Vec<Card>,
    gained: i32,
    /// Its points before and after.
    before: i32,
    after: i32,
}

/// The cards of a day, turned over.
struct Reveal {
    day: Day,
    rows: Vec<Row>,
    /// Who leads alone by then.
    leader: Option<Seat>,
    /// Whether the testament changes hands.
    passes: bool,
    lines: usize,
}

impl Reveal {
    /// Reads the cards that were shown up to a place in what was heard.
    fn of(at: &At<'_, Maloney>, place: usize) -> Self {
        let heard = at.heard;
        let passes = matches!(heard[place], Told::Testament { .. });
        let end = if passes { place } else { place + 1 };
        let first = heard[..end].iter().rposition(|told| !matches!(told, Told::Laid { .. })).map_or(0, |last| last + 1);
        let rows = heard[first..end].iter().filter_map(|told| {
            let Told::Laid { seat, cards, points } = *told else { return None };
            let after = at.view.points[seat] - won_after(&heard[place + 1..], seat);
            Some(Row { seat, cards: cards.iter().collect(), gained: points, before: after - points, after })
        });
        let day = heard[..first].iter().rev().find_map(|told| match *told {
            Told::Morning { day, .. } | Told::Started { day, .. } => Some(day),
            _ => None,
        });
        let leader = heard[..=place].iter().rev().find_map(|told| match *told {
            Told::Testament { seat } => Some(seat),
            _ => None,
        });
        let lines = place + 1 - first;
        Self { day: day.unwrap_or(at.view.day), rows: rows.collect(), leader: leader.flatten(), passes, lines }
    }

    /// When the sums are seen: all cards are turned over by then.
    fn sums_at(&self) -> u32 {
        RISE + TURN * self.rows.len() as u32 + 60
    }

    /// When the sum of each row flies, and when the last has landed.
    fn flights(&self) -> (Vec<u32>, u32) {
        let mut at = self.sums_at() + READ + self.spare() / 2;
        let flight = |row: &Row| {
            let from = at;
            at += if row.gained > 0 { FLY } else { 0 };
            from
        };
        let flights = self.rows.iter().map(flight).collect();
        (flights, at)
    }

    /// How much time is left for reading: half of it before the sums fly, half of it at the end.
    fn spare(&self) -> u32 {
        let flying = self.rows.iter().filter(|row| row.gained > 0).count() as u32;
        let all = if self.rows.iter().all(|row| row.cards.is_empty()) { NOTHING } else { REVEAL };
        all.saturating_sub(self.sums_at() + READ + FLY * flying + LEAD + self.passing() + SINK)
    }

    /// How long it is seen.
    fn lasts(&self) -> u32 {
        let (_, landed) = self.flights();
        landed + LEAD + self.passing() + self.spare().div_ceil(2) + SINK
    }

    /// How long the testament takes.
    fn passing(&self) -> u32 {
        if self.passes { PASS_ON } else { NOD }
    }

    fn scene(&self, at: &At<'_, Maloney>, texts: &Texts) -> Scene {
        let (flights, landed) = self.flights();
        let passes_at = landed + LEAD;
        let strip = [
            ("maloney-scene-cards", RISE),
            ("maloney-scene-sums", self.sums_at()),
            ("maloney-scene-testament", passes_at),
        ];
        let drawing = html! {
            ol.turns data-today=(self.day as u8) {
                @for (number, (row, flight)) in (0..).zip(self.rows.iter().zip(flights)) {
                    (self.row(at, texts, row, [RISE + TURN * number, flight, landed, passes_at]))
                }
            }
            ol.steps { @for (key, when) in strip { li data-when=(when) { (at.company.words.say(key, &[])) } } }
        };
        Scene { name: "reveal", lasts: self.lasts(), lines: self.lines, order: SceneOrder::SceneFirst, drawing }
    }

    fn row(&self, at: &At<'_, Maloney>, texts: &Texts, row: &Row, [turned, flies, landed, passes]: [u32; 4]) -> Markup {
        let words = at.company.words;
        let leads = self.leader == Some(row.seat);
        let name = at.company.name(row.seat);
        html! {
            li.turn.{ "s" (row.seat) } data-beside={ "plate-" (row.seat) } {
                @if leads { i.edge data-when=(landed) {} }
                p.sum data-when=(self.sums_at()) {
                    (badge(row.seat, name, "small"))
                    @if row.gained > 0 {
                        b { "+" (row.gained) }
                        b.flies data-when=(flies) data-off=(flies + FLY) data-lands={ "plate-" (row.seat) } data-figure=(row.after) data-sound="coin" { "+" (row.gained) }
                        small data-when=(flies + FLY) { "✓ " (words.say("maloney-scene-arrived", &[])) }
                    } @else { b { "–" } }
                }
                div.played {
                    @for &card in &row.cards { (flip(at, texts, card, self.day, turned)) }
                    @if row.cards.is_empty() { p.none data-when=(turned) { (words.say("maloney-scene-nothing", &[])) } }
                }
                div.reckon data-when=(self.sums_at()) {
                    p { (sum_of(at, row, self.day)) }
                    (track(row, name, flies + FLY))
                }
                @if leads {
                    p.leads.passes[self.passes] data-when=(if self.passes { passes } else { landed }) data-sound=[self.passes.then_some("card")] {
                        (icon("scroll")) (words.say("maloney-scene-leads", &[("points", row.after.into())]))
                    }
                }
            }
        }
    }
}

/// Returns what a seat has won since.
fn won_after(later: &[Told], of: Seat) -> i32 {
    let won = |told: &Told| match *told {
        Told::Laid { seat, points, .. } if seat == of => points,
        Told::Opened { seat, contents: Contents::Points(points), .. } if seat.is_none_or(|seat| seat == of) => points,
        _ => 0,
    };
    later.iter().map(won).sum()
}

/// Draws a card that is turned over.
fn flip(at: &At<'_, Maloney>, texts: &Texts, card: Card, day: Day, when: u32) -> Markup {
    let edition = at.view.edition();
    let town = edition.town_of(card);
    html! {
        span.flip data-when=(when) data-sound="card" {
            span.card.back {}
            span.card.action.reach {
                (texts.town(town).shield) (maud::PreEscaped(format!("<b class=\"worth\">{}</b></span>", edition.value(card, day))))
                span.town-name { (texts.town(town).label) }
                span.values { @for on in Day::WEEK { (texts.value(on, edition.value(card, on))) } }
            }
        }
    }
}

/// Says how the points came about, as in "7 + 5 × 2 = 24".
fn sum_of(at: &At<'_, Maloney>, row: &Row, day: Day) -> Markup {
    let edition = at.view.edition();
    let factor = if day.is_double() { 2 } else { 1 };
    let parts: Vec<String> = row.cards.iter().map(|&card| (edition.value(card, day) / factor).to_string()).collect();
    html! {
        @match parts.as_slice() {
            [] => b { "0" },
            [one] => { @if factor > 1 { (one) } },
            several => { @if factor > 1 { "(" } (several.join(" + ")) @if factor > 1 { ")" } },
        }
        @if factor > 1 && !parts.is_empty() { " × 2" }
        @if factor > 1 && !parts.is_empty() || parts.len() > 1 { " = " }
        @if !parts.is_empty() { b { (row.gained) } }
    }
}

/// Draws how far a seat has come on the way to the goal.
fn track(row: &Row, name: &str, landed: u32) -> Markup {
    let share = |points: i32| format!("{:.3}", f64::from(points.clamp(0, GOAL)) / f64::from(GOAL));
    html! {
        div.way style={ "--from:" (share(row.before)) ";--to:" (share(row.after)) } {
            i.run data-when=(landed) {}
            span.token data-when=(landed) { (badge(row.seat, name, "small")) }
            b.had data-off=(landed) { (row.before) }
            b.has data-when=(landed) { (row.after) }
            em { (GOAL) }
        }
    }
}

#[cfg(test)]
mod tests {
    use bequest_maloney::Edition;

    use super::*;

    const ADA: Seat = Seat::new(0);

    fn reveal(gains: &[i32]) -> Reveal {
        let cards = |gained: i32| Edition::built_in().cards().iter().filter(|_| gained > 0).take(1).collect();
        let rows = (0..).zip(gains).map(|(seat, &gained)| Row {
            seat: Seat::new(seat),
            cards: cards(gained),
            gained,
            before: 0,
            after: gained,
        });
        Reveal { day: Day::Mon, rows: rows.collect(), leader: Some(ADA), passes: true, lines: gains.len() }
    }

    #[test]
    fn the_cards_of_a_day_are_seen_for_a_good_five_seconds() {
        for gains in [&[7, 0, 0][..], &[7, 12, 3], &[7, 0, 3, 4]] {
            let reveal = reveal(gains);
            assert_eq!(reveal.lasts(), 5200, "{gains:?}");
            let (flights, landed) = reveal.flights();
            assert!(flights[0] >= reveal.sums_at() + READ && landed < reveal.lasts(), "{gains:?}");
        }
        assert!(reveal(&[1, 2, 3, 4, 5, 6]).lasts() > 5200, "six need more");
        assert!(reveal(&[0, 0, 0]).lasts() < 5200, "nobody waits for nothing");
    }
}
