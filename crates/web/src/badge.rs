use bequest_engine::Seat;
use maud::{Markup, html};

/// Draws the badge of a seat: its colour, its shape and the first letter of its name. The caller draws the name beside
/// it.
///
/// The style gives every seat its own shape, so that seats differ by more than colour.
pub fn badge(seat: Seat, name: &str, size: &str) -> Markup {
    let initial: String = name.chars().next().into_iter().flat_map(char::to_uppercase).collect();
    html! {
        span class={ "seat s" (seat) @if !size.is_empty() { " " (size) } } aria-hidden="true" { b { (initial) } }
    }
}
