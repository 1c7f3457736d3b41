//! The files that never change under their address, which contains a hash of their content.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::{fonts, icon, shelf};

/// A file to be served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its address.
    pub path: String,
    /// Its type.
    pub kind: &'static str,
    /// What it holds.
    pub body: &'static [u8],
}

impl Asset {
    /// Returns what it holds as text; nothing if it is none, as a font.
    pub fn text(&self) -> &'static str {
        std::str::from_utf8(self.body).unwrap_or_default()
    }
}

/// The style of all pages: faces of type, tokens and components, the table, the plain parts of boards. The dark tokens apply
/// if the device is dark or someone has chosen dark.
pub(crate) static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let style = concat!(
        include_str!("../assets/site.css"),
        "@media (prefers-color-scheme: dark) {\n:root:not([data-theme=light]) {\n",
        include_str!("../assets/dark.css"),
        "}\n}\n:root[data-theme=dark] {\n",
        include_str!("../assets/dark.css"),
        "}\n",
        include_str!("../assets/parts.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/frame.css"),
        include_str!("../assets/trial.css"),
        include_str!("../assets/guide.css"),
        include_str!("../assets/plain.css"),
        include_str!("../assets/pace.css"),
        include_str!("../assets/motion.css"),
    );
    css("site", &(fonts::faces() + style))
});
/// The style of all pages but running tables.
pub(crate) static HOME_STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let style = concat!(
        include_str!("../assets/pages.css"),
        include_str!("../assets/rulebook.css"),
        include_str!("../assets/home.css")
    );
    css("home", style)
});
/// The style of a rulebook beside a table; loaded when one is opened.
pub(crate) static BOOK_STYLE: LazyLock<Asset> = LazyLock::new(|| css("book", include_str!("../assets/rulebook.css")));
/// The style of a finished game; a table loads it when its game is over.
pub(crate) static ENDING_STYLE: LazyLock<Asset> = LazyLock::new(|| css("ending", include_str!("../assets/ending.css")));
/// What the pages do beyond HTML.
pub(crate) static SCRIPT: LazyLock<Asset> = LazyLock::new(|| script("site", include_str!("../assets/site.js")));
/// What explains itself on every page.
pub(crate) static FRAME_SCRIPT: LazyLock<Asset> = LazyLock::new(|| script("frame", include_str!("../assets/frame.js")));
/// What the pages of tables do besides.
pub(crate) static TABLE_SCRIPT: LazyLock<Asset> = LazyLock::new(|| script("table", include_str!("../assets/table.js")));
/// What shows where the guide of a first game points at.
pub(crate) static GUIDE_SCRIPT: LazyLock<Asset> = LazyLock::new(|| script("guide", include_str!("../assets/guide.js")));
/// How fast the pages of tables show what others do.
pub(crate) static PACE_SCRIPT: LazyLock<Asset> = LazyLock::new(|| script("pace", include_str!("../assets/pace.js")));
/// What is heard at a table; loaded when someone switches it on.
pub(crate) static SOUND: LazyLock<Asset> = LazyLock::new(|| script("sound", include_str!("../assets/sound.js")));
/// What plays a finished game again.
pub(crate) static REPLAY: LazyLock<Asset> = LazyLock::new(|| script("replay", include_str!("../assets/replay.js")));
/// The script that checks the chance of a table; loaded on demand.
pub(crate) static VERIFY: LazyLock<Asset> = LazyLock::new(|| script("verify", include_str!("../assets/verify.js")));
/// The small signs on buttons.
pub(crate) static ICONS: LazyLock<Asset> = LazyLock::new(|| svg("icons", &icon::FILE));
/// The seal of Bequest.
pub(crate) static ICON: LazyLock<Asset> = LazyLock::new(|| svg("icon", include_str!("../assets/icon.svg")));
/// The drawing on the start page.
pub(crate) static SCENE: LazyLock<Asset> = LazyLock::new(|| svg("scene", include_str!("../assets/scene.svg")));

/// Returns the files that all pages share; each game has more.
pub fn all() -> Vec<&'static Asset> {
    let single: [&Asset; 15] = [
        &STYLE,
        &HOME_STYLE,
        &BOOK_STYLE,
        &ENDING_STYLE,
        &SCRIPT,
        &FRAME_SCRIPT,
        &TABLE_SCRIPT,
        &PACE_SCRIPT,
        &GUIDE_SCRIPT,
        &REPLAY,
        &SOUND,
        &VERIFY,
        &ICONS,
        &ICON,
        &SCENE,
    ];
    single.into_iter().chain(fonts::all()).chain(shelf::drawings()).collect()
}

/// Makes a stylesheet to be served, without comments and spaces that mean nothing.
pub fn css(name: &str, source: &str) -> Asset {
    let body: &'static str = Box::leak(compact(source).into_boxed_str());
    file(name, "css", "text/css; charset=utf-8", body.as_bytes())
}

/// Returns a stylesheet without comments and spaces that mean nothing. What is in quotes stays as it is.
fn compact(source: &str) -> String {
    let mut pieces = source.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    let bare = pieces.fold(first, |all, piece| all + piece.split_once("*/").map_or("", |(_, rest)| rest));
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    let one = lines.collect::<Vec<_>>().join(" ");
    let shorten = |code: &str| {
        let marks = [(": ", ":"), ("; ", ";"), (", ", ","), (" > ", ">")];
        let braces = [(" {", "{"), ("{ ", "{"), (" }", "}"), ("} ", "}"), (";}", "}")];
        let pairs = marks.into_iter().chain(braces);
        pairs.fold(code.to_owned(), |code, (long, short)| code.replace(long, short))
    };
    let parts = one.split('"').enumerate();
    let parts = parts.map(|(number, part)| if number % 2 == 0 { shorten(part) } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("\"")
}

/// Makes a script to be served, without indentation and comments.
pub fn script(name: &str, source: &'static str) -> Asset {
    let lines = source.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    let body: &'static str = Box::leak(lines.collect::<Vec<_>>().join("\n").into_boxed_str());
    file(name, "js", "text/javascript; charset=utf-8", body.as_bytes())
}

/// Makes a drawing to be served.
pub fn svg(name: &str, body: &'static str) -> Asset {
    file(name, "svg", "image/svg+xml", body.as_bytes())
}

/// Makes a file to be served; its address ends like that of other files of its kind.
pub(crate) fn file(name: &str, end: &str, kind: &'static str, body: &'static [u8]) -> Asset {
    Asset { path: path(name, body, end), kind, body }
}

fn path(name: &str, body: &[u8], end: &str) -> String {
    let digest = Sha256::digest(body);
    let hash: String = digest.iter().take(5).map(|byte| format!("{byte:02x}")).collect();
    format!("/assets/{name}-{hash}.{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stylesheet_is_served_without_what_means_nothing() {
        let source = "/* a */\n.a,\n.b > i { margin: -1px calc(1px + 2px); }\n@media (width: 9px) {\n  a { content: \"a: b; \"; }\n}\n";
        let served = ".a,.b>i{margin:-1px calc(1px + 2px)}@media (width:9px){a{content:\"a: b; \"}}";
        assert_eq!(compact(source), served);
    }

    #[test]
    fn another_content_has_another_address() {
        assert_eq!(path("site", b"a", "css"), "/assets/site-ca978112ca.css");
        assert_eq!(path("site", b"b", "css"), "/assets/site-3e23e81600.css");
    }
}
