//! The table: the way down, plans and market, the offering, the viewer's own board; at night all houses.

use bequest_last_will::Phase;
use maud::{Markup, html};

use super::model::{Model, Now};
use super::{market, mine, night, offering, plans, race};

/// Draws what is on the table.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let planning = m.is_wide();
    let is_night = m.view.phase == Phase::Cutting;
    html! {
        div.estate.planning[planning].night[is_night].town[matches!(m.now, Now::Errand)] {
            (race::draw(m))
            @if is_night {
                (night::draw(m))
            } @else {
                @if !planning { (plans::row(m)) }
                (market::draw(m))
                (offering::draw(m))
            }
            (mine::draw(m))
        }
    }
}
