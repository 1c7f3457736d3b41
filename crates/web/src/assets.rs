//! The files that never change under their address: it holds a hash of what is in them.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file to be served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its address.
    pub path: String,
    /// Its type.
    pub kind: &'static str,
    /// What it holds.
    pub body: &'static str,
}

/// The style of all pages.
pub(crate) static STYLE: LazyLock<Asset> = LazyLock::new(|| css("site", include_str!("../assets/site.css")));
/// The style of the games' boards, in the order in which the pages name them.
pub(crate) static BOARD_STYLES: LazyLock<[Asset; 1]> =
    LazyLock::new(|| [css("maloney", include_str!("../assets/maloney.css"))]);
/// What the pages do beyond HTML.
pub(crate) static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let body = include_str!("../assets/site.js");
    Asset { path: path("site", body, "js"), kind: "text/javascript; charset=utf-8", body }
});
/// The seal of the house.
pub(crate) static ICON: LazyLock<Asset> = LazyLock::new(|| svg("icon", include_str!("../assets/icon.svg")));
/// The drawing on the start page.
pub(crate) static SCENE: LazyLock<Asset> = LazyLock::new(|| svg("scene", include_str!("../assets/scene.svg")));
static MALONEY_TILE: LazyLock<Asset> =
    LazyLock::new(|| svg("tile-maloney", include_str!("../assets/tile-maloney.svg")));

/// Returns all files.
pub fn all() -> Vec<Asset> {
    let single: [&Asset; 5] = [&STYLE, &SCRIPT, &ICON, &SCENE, &MALONEY_TILE];
    let drawn = crate::maloney::assets().into_iter();
    let drawn = drawn.map(|(name, kind, body)| Asset { path: format!("/assets/{name}"), kind, body });
    single.into_iter().chain(BOARD_STYLES.iter()).cloned().chain(drawn).collect()
}

/// Returns the small drawing that stands for a game, if there is one.
pub(crate) fn tile(game: &str) -> Option<&'static Asset> {
    (game == "maloney").then(|| &*MALONEY_TILE)
}

fn css(name: &str, body: &'static str) -> Asset {
    Asset { path: path(name, body, "css"), kind: "text/css; charset=utf-8", body }
}

fn svg(name: &str, body: &'static str) -> Asset {
    Asset { path: path(name, body, "svg"), kind: "image/svg+xml", body }
}

fn path(name: &str, body: &str, end: &str) -> String {
    let digest = Sha256::digest(body.as_bytes());
    let hash: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("/assets/{name}-{hash}.{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_content_has_another_address() {
        assert_eq!(path("site", "a", "css"), "/assets/site-ca978112ca1bbdca.css");
        assert_eq!(path("site", "b", "css"), "/assets/site-3e23e8160039594a.css");
    }
}
