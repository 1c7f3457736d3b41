//! The faces of type that pages are set in: served by us, so that they look the same on every device.
//!
//! `docs/fonts.md` says where they come from and how they were made.

use std::sync::LazyLock;

use crate::assets::{Asset, file};

/// For texts, in all weights from regular to bold.
static SANS: LazyLock<Asset> = LazyLock::new(|| woff2("sans", include_bytes!("../assets/fonts/sans.woff2")));
/// For titles and figures.
static SERIF_BOLD: LazyLock<Asset> =
    LazyLock::new(|| woff2("serif-bold", include_bytes!("../assets/fonts/serif-bold.woff2")));
/// For names and figures that stand back.
static SERIF: LazyLock<Asset> =
    LazyLock::new(|| woff2("serif-regular", include_bytes!("../assets/fonts/serif-regular.woff2")));

/// Returns the files of all faces.
pub(crate) fn all() -> [&'static Asset; 3] {
    [&SANS, &SERIF_BOLD, &SERIF]
}

/// Returns the files that every page needs at once.
pub(crate) fn first() -> [&'static Asset; 2] {
    [&SANS, &SERIF_BOLD]
}

/// Returns the style that makes the faces known. It names its neighbours, because it is served beside them.
pub(crate) fn faces() -> String {
    let named = |style: String, (name, font): (&str, &Asset)| {
        style.replace(name, font.path.rsplit('/').next().unwrap_or_default())
    };
    let files = [("sans.woff2", &*SANS), ("serif-bold.woff2", &*SERIF_BOLD), ("serif-regular.woff2", &*SERIF)];
    files.into_iter().fold(include_str!("../assets/fonts.css").to_owned(), named)
}

fn woff2(name: &str, body: &'static [u8]) -> Asset {
    file(name, "woff2", "font/woff2", body)
}
