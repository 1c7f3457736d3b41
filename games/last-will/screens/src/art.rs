//! The drawings: signs in one colour, and a picture for each card.
//!
//! Both are files of symbols, which pages only point at.

use std::fmt::Display;
use std::sync::LazyLock;

use bequest_web::assets::{self, Asset};
use maud::{Markup, html};

/// Signs, hourglasses and the backs of cards.
pub(crate) static SIGNS: LazyLock<Asset> = LazyLock::new(|| assets::svg("lw", include_str!("../assets/signs.svg")));
/// The pictures on cards.
static PICTURES: LazyLock<Asset> = LazyLock::new(|| assets::svg("lw-art", include_str!("../assets/pictures.svg")));
/// The small drawing that stands for the game.
pub(crate) static TILE: LazyLock<Asset> =
    LazyLock::new(|| assets::svg("tile-last-will", include_str!("../assets/tile.svg")));

/// Returns the files that pages point at.
pub(crate) fn files() -> Vec<&'static Asset> {
    vec![&SIGNS, &PICTURES]
}

/// Draws a sign; screen readers skip it. There are many of them: each is as short as can be, and its symbol has the frame.
pub(crate) fn sign(name: impl Display) -> Markup {
    html! { svg.g aria-hidden="true" { use href={ (SIGNS.path) "#" (name) } {} } }
}

/// Draws the hourglass of a plan, counted from one: those further right have more sand.
pub(crate) fn hourglass(number: usize) -> Markup {
    html! { svg.hg viewBox="0 0 60 84" aria-hidden="true" { use href={ (SIGNS.path) "#glass-" (number) } {} } }
}

/// Draws the back of a card of a standard pile.
pub(crate) fn back(pile: impl Display) -> Markup {
    html! { svg.back viewBox="0 0 44 60" aria-hidden="true" { use href={ (SIGNS.path) "#back-" (pile) } {} } }
}

/// Draws the picture of a card.
pub(crate) fn picture(title: &str) -> Markup {
    html! { svg.pic viewBox="0 0 120 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href={ (PICTURES.path) "#" (symbol(title)) } {} } }
}

/// Returns the symbol that shows a card; cards of a kind share one.
fn symbol(title: &str) -> &str {
    match title {
        "theatre-evening" | "theatre-premiere" => "theatre",
        "gala-night" | "masked-ball" | "farewell-ball" => "ball",
        "dinner-for-two" => "dinner",
        "royal-banquet" => "banquet",
        "boat-ride" => "boat",
        "river-picnic" => "picnic",
        "cruise" | "grand-regatta" | "yacht-party" => "steamer",
        "carriage-ride" | "ride-in-company" => "carriage",
        "country-excursion" => "excursion",
        "free-afternoon" => "afternoon",
        "engagement-ring" => "ring",
        "wedding-gift" => "gift",
        "stag-party" | "wild-stag-party" => "stag",
        "old-school-friend" => "friend",
        "old-sea-dog" => "seadog",
        "estate-agent" => "agent",
        "land-broker" => "broker",
        "horse-trainer" => "horsetrainer",
        "dog-trainer" => "dogtrainer",
        "investment-adviser" => "adviser",
        "private-secretary" => "secretary",
        "reserved-table" => "table",
        "theatre-box" => "box",
        "moored-boat" => "moored",
        "hired-carriage" => "hired",
        "gentlemens-club" => "club",
        "wedding-planner" => "planner",
        "large-villa" => "villa",
        "large-town-house" | "house-with-a-kennel" => "town-house",
        "large-manor" | "manor-with-a-park" => "manor",
        "horse-farm" | "dog-farm" | "mixed-farm" | "farm-with-a-horse" | "stud-farm" => "farm",
        "villa-or-manor" => "villa-manor",
        "town-house-or-villa" => "town-house-villa",
        "hunting-lodge" => "lodge",
        "season-ticket" => "ticket",
        "oyster-supper" => "oysters",
        "breeders-fair" => "fair",
        "day-at-the-races" => "races",
        "grand-tour" => "grandtour",
        "gambling-night" => "gambling",
        "forced-sale" => "auction",
        "curio-dealer" => "dealer",
        "champagne-cruise" => "champagne",
        "wedding-tour" => "grandwedding",
        "scandal-at-the-opera" => "scandal",
        "ruined-abbey" => "abbey",
        known => known,
    }
}

#[cfg(test)]
mod tests {
    use bequest_last_will::Edition;

    use super::*;

    #[test]
    fn every_card_has_a_picture() {
        let edition = Edition::built_in();
        for card in edition.cards(true).iter() {
            let title = &edition.card(card).title;
            assert!(PICTURES.text().contains(&format!("id=\"{}\"", symbol(title))), "{title}");
        }
    }
}
