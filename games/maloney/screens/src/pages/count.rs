//! The final count.

use std::cmp::Reverse;

use bequest_engine::Seat;
use bequest_maloney::{DOLLARS_PER_POINT, View};
use bequest_words::Company;
use maud::{Markup, html};

use super::texts::Texts;
use bequest_web::badge;

/// What a seat has at the end, in tenths of a point.
#[derive(Clone, Copy)]
pub(super) struct Count {
    pub(super) seat: Seat,
    points: i32,
    cash: i32,
}

impl Count {
    fn of(view: &View, seat: Seat) -> Self {
        let cash = i32::try_from(view.cash[seat] / (DOLLARS_PER_POINT / 10)).unwrap_or(i32::MAX);
        Self { seat, points: 10 * view.points[seat], cash }
    }

    pub(super) fn total(self) -> i32 {
        self.points + self.cash
    }
}

/// Returns the count of every seat, the heir first. MAL-63
pub(super) fn counts(view: &View) -> Vec<Count> {
    let mut counts: Vec<Count> = view.points.seats().map(|seat| Count::of(view, seat)).collect();
    counts.sort_by_key(|count| Reverse(count.total()));
    counts
}

/// Draws the points, what cash adds to them, and the sum.
pub(super) fn draw(company: &Company<'_>, texts: &Texts, view: &View) -> Markup {
    let (words, plain) = (company.words, &texts.plain);
    html! {
        table.count {
            caption.unseen { (plain.count) }
            thead {
                tr {
                    th scope="col" { (plain.player) }
                    @for head in [&plain.points, &plain.cash, &plain.total] { th scope="col" { (head) } }
                }
            }
            tbody {
                @for count in counts(view) {
                    tr {
                        th scope="row" { (badge(count.seat, company.name(count.seat), "small")) span { (company.name(count.seat)) } }
                        td { (count.points / 10) }
                        td { "+" (words.tenths(count.cash)) }
                        td { b.figure { (words.tenths(count.total())) } }
                    }
                }
            }
        }
    }
}
