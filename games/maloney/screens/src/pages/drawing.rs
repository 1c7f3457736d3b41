//! The files that the pages draw with: the map and the pieces on it.

use std::sync::LazyLock;

use bequest_web::assets::{Asset, svg};

use super::geography::all_roads;

/// Land and states without any road, for editions that have other roads.
const LAND_FILE: &str = include_str!("../../assets/land.svg");
/// Where the roads go in it.
const NO_ROADS: &str = r#"<path class="roads" d=""/>"#;

static LAND: LazyLock<Asset> = LazyLock::new(|| svg("maloney-land", LAND_FILE));

static MAP: LazyLock<Asset> = LazyLock::new(|| {
    let roads = format!(r#"<path class="roads" d="{}"/>"#, all_roads());
    svg("maloney-map", LAND_FILE.replacen(NO_ROADS, &roads, 1).leak())
});

static PIECES: LazyLock<Asset> = LazyLock::new(|| svg("maloney-pieces", include_str!("../../assets/pieces.svg")));

/// Returns every file that the pages draw with.
pub(super) fn assets() -> Vec<&'static Asset> {
    vec![&MAP, &LAND, &PIECES]
}

/// Returns the drawing of land, states and the roads of the built-in edition.
pub fn map_svg() -> &'static str {
    MAP.text()
}

/// Returns the drawing of land and states without roads.
pub(super) fn land_svg() -> &'static str {
    LAND_FILE
}

/// Returns the address of the drawing with the roads.
pub fn map_path() -> &'static str {
    &MAP.path
}

/// Returns the address of the drawing without roads.
pub(super) fn land_path() -> &'static str {
    &LAND.path
}

/// Returns the address of the drawn pieces: `#shield`, `#suitcase`, `#car` and others.
pub(super) fn pieces_path() -> &'static str {
    &PIECES.path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_has_the_land_with_roads_on_it() {
        assert!(LAND_FILE.contains(NO_ROADS));
        assert!(map_svg().contains("M56 302Q79 365 125 414"));
        assert!(map_path().starts_with("/assets/maloney-map-") && map_path() != land_path());
    }
}
