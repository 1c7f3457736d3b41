//! Where everyone's money went, as a picture that needs no other file.

use std::fmt::Write;

use bequest_engine::Seat;
use bequest_last_will::LastWill;
use bequest_web::{BoardPicture, Past};
use maud::{PreEscaped, html};

use super::account::{self, Account, Kind};
use crate::pages::say;

/// The size of the drawing.
const SIZE: (usize, usize) = (724, 500);
/// The width of the longest bar.
const LONGEST: f64 = 680.0;

/// Draws a bar for each player: its length is what they spent, and a hatched part is debt.
pub(in crate::pages) fn draw(past: &Past<'_, LastWill>) -> Option<BoardPicture> {
    let last = &past.moments.last()?.view;
    let accounts = account::of(past.heard, last);
    let most = accounts.iter().map(Account::total).max()?.max(1);
    let mut svg = String::from(HATCH);
    let PreEscaped(title) = html! { text x="22" y="40" font-size="26" font-weight="700" style="fill:#2b1326" { (past.company.words.say("last-will-page-tale-went", &[])) } };
    let (width, height) = SIZE;
    write!(svg, r##"<rect width="{width}" height="{height}" rx="14" fill="#fbf4e3"/>{title}"##).ok()?;
    let room = 340.0 / accounts.len().max(1) as f64;
    for (seat, account) in Seat::all(accounts.len()).zip(&accounts) {
        bar(&mut svg, past, (seat, account), 62.0 + room * seat.index() as f64, f64::from(most));
    }
    legend(&mut svg, past);
    Some(BoardPicture { view_box: format!("0 0 {width} {height}"), svg })
}

/// The pattern of debt.
const HATCH: &str = r##"<defs><pattern id="debt" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#fff"/><rect width="4" height="7" fill="#8f2730"/></pattern></defs>"##;

fn bar(svg: &mut String, past: &Past<'_, LastWill>, (seat, account): (Seat, &Account), top: f64, most: f64) {
    let words = past.company.words;
    let name: String = past.company.name(seat).chars().take(24).collect();
    let PreEscaped(head) = html! {
        text x="22" y=(top + 18.0) font-size="19" font-weight="700" style="fill:#2b1326" { (name) }
        text x="702" y=(top + 18.0) font-size="18" text-anchor="end" style="fill:#2b1326" { (say::money(words, account.received)) }
    };
    svg.push_str(&head);
    let wide = |sum: i16| LONGEST * f64::from(sum) / most;
    let (mut left, y) = (22.0, top + 25.0);
    for (kind, sum) in account.parts() {
        let width = wide(sum);
        let PreEscaped(part) = html! {
            rect x=(format!("{left:.1}")) y=(y) width=(format!("{width:.1}")) height="26" fill=(fill(kind)) stroke="#fbf4e3" {}
            @if width > 26.0 { text x=(format!("{:.1}", left + width / 2.0)) y=(y + 19.0) font-size="16" font-weight="700" text-anchor="middle" style={ "fill:" (ink(kind)) } { (sum) } }
        };
        svg.push_str(&part);
        left += width;
    }
    if account.debt > 0 {
        let width = wide(account.debt);
        let PreEscaped(part) = html! { rect x=(format!("{:.1}", left - width)) y=(y + 18.0) width=(format!("{width:.1}")) height="8" fill="url(#debt)" {} };
        svg.push_str(&part);
    }
}

fn legend(svg: &mut String, past: &Past<'_, LastWill>) {
    for (number, kind) in Kind::ALL.into_iter().enumerate() {
        let (x, y) = (22 + 172 * (number % 4), 436 + 30 * (number / 4));
        let PreEscaped(part) = html! {
            rect x=(x) y=(y - 14) width="18" height="18" rx="4" fill=(fill(kind)) stroke="#b9a67c" {}
            text x=(x + 25) y=(y) font-size="15" style="fill:#2b1326" { (past.company.words.say(kind.key(), &[])) }
        };
        svg.push_str(&part);
    }
}

/// Returns the colour of a part; it is that of the page.
fn fill(kind: Kind) -> &'static str {
    match kind {
        Kind::Events => "#6b2f5e",
        Kind::Weddings => "#a8486f",
        Kind::Running => "#3f6391",
        Kind::Opera => "#1d3d3a",
        Kind::Upkeep => "#6d5a1f",
        Kind::LostOnHouses => "#a05a2c",
        Kind::InHouses => "#f1dca6",
        Kind::Left => "#fffdf6",
    }
}

/// Returns the colour of a figure on it.
fn ink(kind: Kind) -> &'static str {
    match kind {
        Kind::InHouses | Kind::Left => "#2b1326",
        _ => "#fffdf6",
    }
}
