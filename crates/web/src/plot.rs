//! What the charts of all games have: the marks of the seats at the ends of their lines.

use std::fmt::Write;

use bequest_engine::Seat;
use bequest_words::Company;
use maud::{PreEscaped, html};

/// The shapes of the seats, as on their badges.
const SHAPES: [&str; 6] = [
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "M-8.5-8.5h17v17h-17z",
    "M0-11 11 8.5H-11z",
    "M0-11 11 0 0 11-11 0z",
    "M-5.5-9h11L11 0 5.5 9h-11L-11 0z",
    "M0-12 3.4-4.4 11.5-3.4 5.6 2.4 7 10.6 0 6.6-7 10.6-5.6 2.4-11.5-3.4-3.4-4.4z",
];

/// Draws the shape of a seat with the first letter of its name.
pub fn mark(svg: &mut String, company: &Company<'_>, seat: Seat, (x, y): (f64, f64), size: f64) {
    let shape = SHAPES[seat.index() % SHAPES.len()];
    let initial: String = company.name(seat).chars().next().into_iter().flat_map(char::to_uppercase).collect();
    let PreEscaped(initial) = html! { (initial) };
    write!(
        svg,
        r#"<g class="mark s{seat}" transform="translate({x:.1} {y:.1}) scale({size})"><path d="{shape}"/><text y="4">{initial}</text></g>"#
    )
    .expect("a string takes all");
}

/// Moves heights apart that are too close to one another for their marks, as little as necessary, between two edges.
pub fn apart(heights: &[f64], top: f64, bottom: f64) -> Vec<f64> {
    const ROOM: f64 = 21.0;
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&one, &other| heights[one].total_cmp(&heights[other]));
    let mut placed = heights.to_vec();
    let mut free = top - ROOM;
    for &place in &order {
        placed[place] = placed[place].max(free + ROOM);
        free = placed[place];
    }
    let mut free = bottom + ROOM;
    for &place in order.iter().rev() {
        placed[place] = placed[place].min(free - ROOM);
        free = placed[place];
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_that_would_touch_are_moved_apart() {
        assert_eq!(apart(&[50.0, 52.0, 100.0], 12.0, 176.0), [50.0, 71.0, 100.0]);
        assert_eq!(apart(&[176.0, 176.0], 12.0, 176.0), [155.0, 176.0]);
    }
}
