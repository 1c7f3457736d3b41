//! What is going on with each seat, in a word.

use bequest_engine::Seat;
use bequest_maloney::{Maloney, PhaseView, View};
use maud::Markup;

use super::texts::Plain;
use bequest_web::At;

/// A word about a seat, and the class that draws it.
pub(super) struct Mark<'a> {
    /// The class.
    pub(super) class: &'static str,
    /// The word.
    pub(super) word: &'a Markup,
}

/// Returns what a seat does in the present phase.
pub(super) fn of<'a>(plain: &'a Plain, at: &At<'_, Maloney>, seat: Seat) -> Option<Mark<'a>> {
    let mark = |class, word| Some(Mark { class, word });
    let thinks = if at.company.you == Some(seat) { &plain.your_word } else { &plain.pending };
    match at.view.phase {
        PhaseView::Auction { highest: Some(highest), .. } if highest == seat => mark("top", &plain.highest),
        PhaseView::Auction { pending, .. } if pending.contains(seat) => mark("pending", thinks),
        PhaseView::Auction { declined, .. } if declined.contains(seat) => mark("declined", &plain.declined),
        PhaseView::Auction { .. } => mark("out", &plain.rides_along),
        PhaseView::Driving { driver } if driver == seat => mark("top", &plain.driver),
        PhaseView::Laying { answered } if answered.contains(seat) => mark("ready", &plain.ready),
        PhaseView::Laying { .. } => mark("pending", thinks),
        PhaseView::Dealing
        | PhaseView::TurningStart
        | PhaseView::DrawingOwner
        | PhaseView::Driving { .. }
        | PhaseView::Opening { .. }
        | PhaseView::TurningSunday
        | PhaseView::Roaming
        | PhaseView::Over => None,
    }
}

/// Returns whether a seat was fined today.
pub(super) fn is_fined(view: &View, seat: Seat) -> bool {
    matches!(view.phase, PhaseView::Auction { fined, .. } if fined.contains(seat))
}
