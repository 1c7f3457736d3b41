use bequest_engine::Seat;
use maud::{Markup, html};

/// The shapes of the seats, in seat order: no seat is told from another by its colour alone.
const SHAPES: [&str; 6] = [
    "M16 1.5a14.5 14.5 0 1 0 0 29a14.5 14.5 0 1 0 0-29z",
    "M6 2.5h20a3.5 3.5 0 0 1 3.5 3.5v20a3.5 3.5 0 0 1-3.5 3.5h-20a3.5 3.5 0 0 1-3.5-3.5v-20a3.5 3.5 0 0 1 3.5-3.5z",
    "M14 2.6a2.4 2.4 0 0 1 4 0l13 24a2.4 2.4 0 0 1-2 3.4H3a2.4 2.4 0 0 1-2-3.4z",
    "M14.2 1.4a2.5 2.5 0 0 1 3.6 0l12.8 12.8a2.5 2.5 0 0 1 0 3.6L17.8 30.6a2.5 2.5 0 0 1-3.6 0L1.4 17.8a2.5 2.5 0 0 1 0-3.6z",
    "M9.5 2.5h13a2 2 0 0 1 1.7 1l6.3 11.5a2 2 0 0 1 0 2L24.2 28.5a2 2 0 0 1-1.7 1h-13a2 2 0 0 1-1.7-1L1.5 17a2 2 0 0 1 0-2L7.8 3.5a2 2 0 0 1 1.7-1z",
    "M16 .8l4.6 9.7 10.6 1.4-7.8 7.3 2 10.5L16 24.6l-9.4 5.1 2-10.5L.8 11.9l10.6-1.4z",
];

/// Draws the badge of a seat: its colour, its shape and the first letter of its name. The name has to stand beside it.
pub fn badge(seat: Seat, name: &str, size: &str) -> Markup {
    let initial: String = name.chars().next().into_iter().flat_map(char::to_uppercase).collect();
    html! {
        span class={ "seat s" (seat) @if !size.is_empty() { " " (size) } } aria-hidden="true" {
            svg viewBox="0 0 32 32" { path d=(SHAPES[seat.index()]) {} }
            b { (initial) }
        }
    }
}
