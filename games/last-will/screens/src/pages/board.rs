//! The table: the way down, plans and market, the offering, the viewer's own board.

use maud::{Markup, html};

use super::model::{Model, Now};
use super::{market, mine, offering, plans, race};

/// Draws what is on the table.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let planning = m.now == Now::Planning;
    html! {
        div.estate.planning[planning].town[matches!(m.now, Now::Errand)] {
            (race::draw(m))
            @if !planning { (plans::row(m)) }
            (market::draw(m))
            (offering::draw(m))
            (mine::draw(m))
        }
    }
}
