use bequest_engine::Seat;
use maud::{Markup, html};

/// Draws the badge of a seat: its colour, its shape and the first letter of its name. The name has to stand beside it.
///
/// The style gives every seat a shape of its own: none is told from another by its colour alone.
pub fn badge(seat: Seat, name: &str, size: &str) -> Markup {
    let initial: String = name.chars().next().into_iter().flat_map(char::to_uppercase).collect();
    html! {
        span class={ "seat s" (seat) @if !size.is_empty() { " " (size) } } aria-hidden="true" { b { (initial) } }
    }
}
