//! The table: the way down, plans and market, the offering, the viewer's own board; at night all houses.

use bequest_last_will::Phase;
use maud::{Markup, html};

use super::model::Model;
use super::{market, mine, night, offering, plans, race};

/// Draws what is on the table.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let is_night = m.view.phase == Phase::Cutting;
    html! {
        // The style makes room where the stage is wide: so this need not be sent again.
        div.estate.night[is_night].town[m.view.phase == Phase::Errands] {
            (race::draw(m))
            @if is_night {
                (night::draw(m))
            } @else {
                (plans::row(m))
                (market::draw(m))
                (offering::draw(m))
            }
            (mine::draw(m))
        }
    }
}
