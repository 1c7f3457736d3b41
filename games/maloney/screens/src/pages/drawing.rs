//! The files that the pages draw with: the map and the pieces on it.

use std::fmt::Write;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use super::geography::all_roads;

/// A file under an address that names its content.
struct Drawing {
    name: String,
    path: String,
    body: String,
}

impl Drawing {
    fn new(of: &str, body: String) -> Self {
        let digest = Sha256::digest(body.as_bytes());
        let mut name = format!("maloney-{of}-");
        for byte in &digest[..4] {
            write!(name, "{byte:02x}").expect("a string takes all");
        }
        name += ".svg";
        Self { path: format!("/assets/{name}"), name, body }
    }
}

/// Land and states without any road, for editions that have other roads.
const LAND_FILE: &str = include_str!("../../assets/maloney-land.svg");
/// Where the roads go in it.
const NO_ROADS: &str = r#"<path class="roads" d=""/>"#;

static LAND: LazyLock<Drawing> = LazyLock::new(|| Drawing::new("land", LAND_FILE.to_owned()));

static MAP: LazyLock<Drawing> = LazyLock::new(|| {
    let roads = format!(r#"<path class="roads" d="{}"/>"#, all_roads());
    Drawing::new("map", LAND_FILE.replacen(NO_ROADS, &roads, 1))
});

static PIECES: LazyLock<Drawing> =
    LazyLock::new(|| Drawing::new("pieces", include_str!("../../assets/maloney-pieces.svg").to_owned()));

/// Returns every file as its name, its type and its content; the pages find it under `/assets/` and the name.
pub fn assets() -> Vec<(&'static str, &'static str, &'static str)> {
    [&MAP, &LAND, &PIECES].map(|file| (file.name.as_str(), "image/svg+xml", file.body.as_str())).into()
}

/// Returns the drawing of land, states and the roads of the built-in edition.
pub fn map_svg() -> &'static str {
    &MAP.body
}

/// Returns the address of that drawing.
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
