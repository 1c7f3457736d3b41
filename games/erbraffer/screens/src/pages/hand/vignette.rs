//! The small drawings on the influence cards, each in a box of 100 x 44.

use std::sync::LazyLock;

use bequest_engine::Piece;
use bequest_erbraffer::Card;
use bequest_web::assets::{self, Asset};
use maud::{Markup, html};

/// All of them, each with its name.
pub(crate) static VIGNETTES: LazyLock<Asset> = LazyLock::new(|| assets::svg("erbraffer-vignettes", file()));

fn file() -> &'static str {
    static FILE: LazyLock<String> = LazyLock::new(|| {
        let sweet = SWEET.iter().enumerate().map(|(number, shapes)| (format!("sweet{number}"), shapes));
        let others = SHAPES.iter().map(|(title, shapes)| ((*title).to_owned(), shapes));
        let all = sweet.chain(others).chain([("letter".to_owned(), &LETTER)]);
        let groups: String = all.map(|(name, shapes)| format!(r#"<g id="{name}">{shapes}</g>"#)).collect();
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{groups}</svg>"#)
    });
    &FILE
}

/// Draws what a card of this title shows.
pub(super) fn draw(title: &str, card: Card) -> Markup {
    let name = match title {
        "sweet" => format!("sweet{}", card.index() % SWEET.len()),
        title if SHAPES.iter().any(|(known, _)| *known == title) => title.to_owned(),
        _ => "letter".to_owned(),
    };
    html! { svg.vignette viewBox="0 0 100 44" aria-hidden="true" { use href={ (VIGNETTES.path) "#" (name) } {} } }
}

/// The sweet life: a vintage, a cake with coffee, a day at the lake.
const SWEET: [&str; 3] = [
    r##"<path fill="#6d8a4c" d="M34 6c8-5 16-3 20 3-8 4-15 3-20-3z"/><path fill="none" stroke="#4b5f32" stroke-width="1.5" d="M36 4c-2 4-4 5-6 9"/><g fill="#74305e"><circle cx="22" cy="17" r="5"/><circle cx="31" cy="16" r="5"/><circle cx="40" cy="18" r="5"/><circle cx="26" cy="25" r="5"/><circle cx="35" cy="25" r="5"/><circle cx="30.5" cy="33" r="5"/></g><path fill="#2f5346" d="M66 40V20c0-3 4-4 4-8V4h6v8c0 4 4 5 4 8v20z"/><path fill="#f3e6c6" d="M66.5 24h13v9h-13z"/><path fill="#a82f36" d="M69.5 3h7v5h-7z"/>"##,
    r##"<path fill="#8d4a58" d="M10 40V26l30-10v24z"/><path fill="#f6e3d2" d="M10 26c4 3 6-1 9 1s5-3 8-1 5-4 8-2 3-4 5-5v-3L10 26z"/><path fill="#f4ecd8" d="M10 31h30v3H10z"/><circle cx="31" cy="12.5" r="4" fill="#a82f36"/><path fill="none" stroke="#4b5f32" stroke-width="1.3" d="M32 9c0-3 2-5 5-6"/><path fill="#fbf7ec" stroke="#8a7a5c" d="M58 20h24c0 12-3 18-8 20h-8c-5-2-8-8-8-20z"/><path fill="none" stroke="#8a7a5c" stroke-width="2" d="M82 23c7-1 8 9-2 10"/><path fill="#5a3215" d="M60 21h20c0 2-4 3-10 3s-10-1-10-3z"/><path fill="none" stroke="#8a7a5c" stroke-width="1.5" stroke-linecap="round" d="M65 14c-3-4 3-5 0-9M74 14c-3-4 3-5 0-9M50 41h40"/>"##,
    r##"<circle cx="22" cy="14" r="7" fill="#e6b93f"/><path fill="none" stroke="#c48f1c" stroke-width="1.5" stroke-linecap="round" d="M22 2v3M10 14h3M13 5l2 2M31 5l-2 2M34 14h-3"/><path fill="#fdf8ea" stroke="#9a8a6c" d="M60 5v24H42C50 24 57 16 60 5z"/><path fill="#d7667a" d="M63 10c6 6 9 12 10 19H63z"/><path fill="none" stroke="#4b3a2c" stroke-width="1.6" d="M61.5 3v28"/><path fill="#7b4a22" d="M36 31h46c-2 5-6 8-12 8H47c-6 0-9-3-11-8z"/><path fill="none" stroke="#4d7fa0" stroke-width="1.7" stroke-linecap="round" d="M6 38c5-3 8 3 13 0s8 3 13 0M84 36c4-3 6 2 10 0M20 42c5-3 8 3 13 0M56 42c5-3 8 3 13 0"/>"##,
];

/// For cards of other editions: a sealed letter.
const LETTER: &str = r##"<path fill="#f4ecd8" stroke="#9a8a6c" stroke-width="1.4" d="M20 8h60v30H20z"/><path fill="none" stroke="#9a8a6c" stroke-width="1.4" d="m20 8 30 18L80 8M20 38l22-17M80 38 58 21"/><circle cx="50" cy="26" r="6.5" fill="#8f2730"/><path fill="none" stroke="#ffe9d8" stroke-width="1.6" d="M47 24h6M50 24v6"/>"##;

const SHAPES: [(&str, &str); 16] = [
    (
        "tax",
        r##"<path fill="#4b3a2c" d="M30 14h40v26H30z"/><path fill="none" stroke="#4b3a2c" stroke-width="3" d="M43 14V9h14v5"/><path fill="#d9ad4a" d="M46 22h8v6h-8z"/><path fill="#f4ecd8" d="M36 4l22-3 2 14H38z"/><path fill="none" stroke="#74303a" stroke-width="1.4" d="M41 6.5 54 4.8M41.6 10 55 8.3"/><path fill="#d5dadd" stroke="#7c858c" d="M14 12c4 0 6 3 6 7s-3 5-4 6l1 15h-6l1-15c-1-1-4-2-4-6s2-7 6-7z"/><path fill="none" stroke="#4b3a2c" stroke-width="1.6" d="M78 38c6-8 12-18 13-30-8 6-13 18-13 30z"/>"##,
    ),
    (
        "great-windfall",
        r##"<path fill="#6b4326" d="M22 22h56v19H22z"/><path fill="#8d5c36" d="M22 22c2-9 8-13 16-14l42-5c5 2 7 8 6 14l-8 5z"/><path fill="#5a3215" d="M30 18c8-6 30-10 48-9l1 10-50 3z"/><g fill="#e6b93f" stroke="#8a6208" stroke-width=".9"><ellipse cx="38" cy="19" rx="7" ry="4"/><ellipse cx="50" cy="16" rx="7" ry="4"/><ellipse cx="62" cy="18" rx="7" ry="4"/><ellipse cx="45" cy="21" rx="7" ry="4"/><ellipse cx="57" cy="21" rx="7" ry="4"/><ellipse cx="69" cy="21" rx="6" ry="3.5"/></g><path fill="#6b4326" d="M22 23h56v18H22z"/><path fill="#d9ad4a" d="M28 23h4v18h-4zM68 23h4v18h-4zM46 24h8v8h-8z"/><circle cx="50" cy="27.5" r="1.6" fill="#4b3a2c"/><g fill="#e6b93f" stroke="#8a6208" stroke-width=".9"><ellipse cx="12" cy="39" rx="6" ry="2.6"/><ellipse cx="12" cy="36" rx="6" ry="2.6"/><ellipse cx="89" cy="39" rx="6" ry="2.6"/></g>"##,
    ),
    (
        "windfall",
        r##"<path fill="#6b4326" d="M33 42c3-6 3-12 2-19h6c-1 7-1 13 3 19z"/><path fill="#5f7f45" d="M38 2c8 0 12 3 13 7 6 1 9 5 8 9-1 5-6 7-12 6-3 3-15 3-18 0-7 1-12-2-12-7 0-4 3-7 8-8 1-4 6-7 13-7z"/><path fill="#7c9a5b" d="M37 4c5 0 9 2 10 5-7-1-16 1-20 7-4 0-5-4 0-6 2-4 6-6 10-6z"/><g fill="#e6b93f" stroke="#8a6208" stroke-width=".9"><circle cx="28" cy="18" r="3.6"/><circle cx="43" cy="12" r="3.6"/><circle cx="51" cy="19" r="3.6"/><circle cx="63" cy="30" r="3.6"/><ellipse cx="72" cy="39" rx="5" ry="2.6"/><ellipse cx="58" cy="40" rx="5" ry="2.6"/><ellipse cx="17" cy="40" rx="5" ry="2.6"/></g><path fill="none" stroke="#8a6208" stroke-dasharray="2 2.5" d="M63 16v9M72 24v11"/>"##,
    ),
    (
        "luck",
        r##"<path fill="none" stroke="#8d99a0" stroke-width="7" stroke-linecap="round" d="M22 39c-9-12-6-31 9-31s18 19 9 31"/><path fill="none" stroke="#565f65" stroke-width="1.6" stroke-linecap="round" stroke-dasharray=".1 6.5" d="M22 37c-8-11-5-28 9-28s17 17 9 28"/><g fill="#4f8a4a"><path d="M70 20c-9-3-9-15-1-15 3 0 4 3 4 5 1-3 4-5 7-3 6 4-1 13-10 13z"/><path d="M72 21c4-9 16-8 16 0 0 3-3 4-5 4 3 1 4 4 2 7-4 5-13-2-13-11z"/><path d="M70 23c9 3 9 15 1 15-3 0-4-3-4-5-1 3-4 5-7 3-6-4 1-13 10-13z"/><path d="M68 22c-4 9-16 8-16 0 0-3 3-4 5-4-3-1-4-4-2-7 4-5 13 2 13 11z"/></g><path fill="none" stroke="#35612f" stroke-width="1.8" d="M71 23c4 6 8 12 15 16"/>"##,
    ),
    (
        "double-luck",
        r##"<g fill="#fdf8ea" stroke="#8a7a5c" stroke-width="1.2"><path d="m27 6 15-3c3 9 2 16-5 18l-2 .4c-7 .6-9-6-8-15.4zM58 3l15 3c1 9-1 16-8 15.4L63 21c-7-2-8-9-5-18z"/></g><path fill="#e9c463" d="m28 12 14.6-3c1 6-.6 9.5-5.6 10.7l-2 .3c-5.5.4-7-3-7-8zM57.4 9 72 12c0 5-1.5 8.4-7 8l-2-.3c-5-1.2-6.6-4.7-5.6-10.7z"/><path fill="none" stroke="#8a7a5c" stroke-width="1.6" stroke-linecap="round" d="m36.5 21 3 17M31 40l15-3M63.5 21l-3 17M54 37l15 3"/><g fill="#e6b93f"><circle cx="50" cy="5" r="1.8"/><circle cx="46" cy="12" r="1.3"/><circle cx="54" cy="13" r="1.3"/><circle cx="50" cy="20" r="1.2"/></g><path fill="none" stroke="#c48f1c" stroke-width="1.5" stroke-linecap="round" d="m16 8 4 2M12 18h5M84 8l-4 2M88 18h-5"/>"##,
    ),
    (
        "wedding",
        r##"<circle cx="40" cy="27" r="11.5" fill="none" stroke="#d1a53a" stroke-width="4.5"/><circle cx="58" cy="27" r="11.5" fill="none" stroke="#e6c36a" stroke-width="4.5"/><path fill="none" stroke="#d1a53a" stroke-width="4.5" d="M50.5 22a11.5 11.5 0 0 1 .6 8.5"/><path fill="#e4f1f4" stroke="#5f8794" d="m40 4 7 0 3.5 4-7 7.5-7-7.5z"/><path fill="none" stroke="#5f8794" stroke-width=".9" d="M36.5 8h14M43.5 15 41 8l2-4M43.5 15 46 8l-2-4"/><g fill="#d7667a"><path d="M80 18c-5-3-7-6-5-8 2-2 4-1 5 1 1-2 3-3 5-1 2 2 0 5-5 8zM88 30c-4-2-5-5-4-6 2-2 3-1 4 1 1-2 3-3 4-1 2 1 0 4-4 6zM14 24c-5-3-7-6-5-8 2-2 4-1 5 1 1-2 3-3 5-1 2 2 0 5-5 8z"/></g>"##,
    ),
    (
        "factory",
        r##"<path fill="#8a8178" d="M44 7c-2-5 5-8 8-4 2-4 9-3 9 1 5-2 8 4 4 6-5 3-18 3-21-3z" opacity=".75"/><path fill="#6a4a3c" d="M36 12h8v29h-8z"/><path fill="#8d5a44" d="M14 41V24l12-7v7l12-7v7l12-7v7h34v17z"/><path fill="#3b2a20" d="M20 30h7v6h-7zM33 30h7v6h-7zM46 30h7v6h-7z"/><path fill="#e08a2a" d="M70 40c-9-2-12-10-7-17 1 4 3 4 4 2 0-7 4-10 8-13-1 6 7 9 8 17 1 6-4 11-13 11z"/><path fill="#f6cf57" d="M71 40c-5-1-6-6-3-10 1 3 3 2 4-2 4 3 6 7 4 10-1 1-3 2-5 2z"/><path fill="#4b3a2c" d="M8 40.5h84V42H8z"/>"##,
    ),
    (
        "feud",
        r##"<g fill="none" stroke-linecap="round"><path stroke="#b9c2c8" stroke-width="3.6" d="M20 5 66 34M80 5 34 34"/><path stroke="#eef2f4" stroke-width="1.2" d="M21 4.5 64 31.5M79 4.5 36 31.5"/><path stroke="#c79a3e" stroke-width="3.4" d="m59 37 8-12M41 37l-8-12"/><path stroke="#5a3215" stroke-width="4.5" d="m66 34 10 6M34 34l-10 6"/></g><circle cx="78" cy="41" r="2.4" fill="#c79a3e"/><circle cx="22" cy="41" r="2.4" fill="#c79a3e"/><path fill="none" stroke="#a82f36" stroke-width="1.8" stroke-linecap="round" d="M50 6v5M43 9l2 3M57 9l-2 3"/>"##,
    ),
    (
        "bomb",
        r##"<circle cx="48" cy="27" r="14.5" fill="#2f3336"/><path fill="#565d62" d="M38 24c1-5 5-8 10-8-4 2-7 5-8 9z"/><path fill="#45494d" d="m55 10 7 6-4 4-7-6z"/><path fill="none" stroke="#a98a55" stroke-width="2.2" stroke-linecap="round" d="M59 13c5-7 10-8 15-4"/><path fill="#f0b93a" d="m77 2 1.5 4.5L83 5l-2 4 4.5 2-4.5 1.5L82 17l-4-3-3 3.5-.5-5-4.5 0 3.5-3-3-3.5 4.5.5z"/><path fill="#d8742c" d="m77 7 1 2.5 2.5-.5-1.5 2 1.5 2-2.5-.5-1 2-1-2-2 .5 1-2-1-2 2 .5z"/><path fill="none" stroke="#6f6350" stroke-width="1.5" stroke-linecap="round" d="M14 42h62"/>"##,
    ),
    (
        "debt",
        r##"<path fill="none" stroke="#7a5616" stroke-width="2.4" d="M10 5h46M33 5v9M18 5v4M48 5v4"/><g fill="#e0b040" stroke="#8a6208"><circle cx="18" cy="15" r="6.5"/><circle cx="48" cy="15" r="6.5"/><circle cx="33" cy="22" r="7"/></g><path fill="#f4ecd8" stroke="#9a8a6c" d="m62 12 26-3 3 29-26 3z"/><path fill="none" stroke="#9a8a6c" stroke-width="1.3" d="m67 18 17-2M67.5 23l17-2M68 28l10-1"/><path fill="none" stroke="#a82f36" stroke-width="2" d="m70 36 17-9"/><path fill="none" stroke="#6f6350" stroke-width="1.5" stroke-linecap="round" d="M12 41h44"/>"##,
    ),
    (
        "casino",
        r##"<ellipse cx="34" cy="27" rx="27" ry="14" fill="#5a3215"/><ellipse cx="34" cy="25" rx="23" ry="11" fill="#20603f"/><g stroke-width="6.5" fill="none"><path stroke="#a82f36" stroke-dasharray="5 5" d="M14 25c0-5 9-8.5 20-8.5S54 20 54 25s-9 8.5-20 8.5S14 30 14 25z"/><path stroke="#26221f" stroke-dasharray="5 5" stroke-dashoffset="5" d="M14 25c0-5 9-8.5 20-8.5S54 20 54 25s-9 8.5-20 8.5S14 30 14 25z"/></g><ellipse cx="34" cy="24" rx="6" ry="3" fill="#d9ad4a"/><path stroke="#d9ad4a" stroke-width="2" d="M34 15v9M27 19l14 9M41 19l-14 9"/><circle cx="47" cy="18" r="2.2" fill="#fff"/><g stroke="#9a8a6c"><path fill="#fdf8ea" d="m68 8 16 3-3 16-16-3zM78 24l14-4 4 14-14 4z"/></g><g fill="#a82f36"><circle cx="70.5" cy="12.5" r="1.6"/><circle cx="74.5" cy="17.5" r="1.6"/><circle cx="78.5" cy="22.5" r="1.6"/><circle cx="84" cy="26" r="1.5"/><circle cx="91" cy="24" r="1.5"/><circle cx="86" cy="33" r="1.5"/><circle cx="92.5" cy="31" r="1.5"/></g>"##,
    ),
    (
        "sibling",
        r##"<path fill="#e9c9a8" d="M6 24h22l14-6c4-1 7 2 4 5l-9 6 18-2c4 0 4 5 0 6l-22 7H6z"/><path fill="#2f4160" d="M0 22h12v20H0z"/><path fill="#e6b93f" stroke="#8a6208" d="M48 12c0-2 3-3.5 7-3.5s7 1.5 7 3.5v7c0 2-3 3.5-7 3.5s-7-1.5-7-3.5z"/><path fill="none" stroke="#8a6208" d="M48 12c0 2 3 3.5 7 3.5s7-1.5 7-3.5"/><path fill="#dcb594" d="M100 30H80L66 22c-4-1-7 3-4 6l7 5-4 1c-3 2-1 6 3 6h32z"/><path fill="#74303a" d="M90 24h12v18H90z"/>"##,
    ),
    (
        "sheep",
        r##"<path fill="none" stroke="#26221f" stroke-width="3.2" stroke-linecap="round" d="M38 32v8M45 33v7M61 33v7M68 32v8"/><path fill="#34302e" d="M36 14c2-6 10-8 14-4 4-4 12-3 14 2 6-2 12 3 10 9 4 4 1 11-5 11-3 4-10 4-13 1-4 3-11 3-14-1-7 1-11-4-9-9-4-3-3-8 3-9z"/><path fill="none" stroke="#5a5450" stroke-width="1.3" d="M44 17c3-3 6 0 4 3M58 16c4-2 6 2 3 4M50 26c3-2 6 1 4 4M64 24c3-1 5 2 2 4M39 25c3-1 5 2 2 4"/><path fill="#201d1b" d="M22 16c4-4 11-2 12 4 1 5-2 9-7 9-6 0-9-8-5-13z"/><path fill="#201d1b" d="M32 13c4-2 8 0 8 3-3 2-6 2-8 0z"/><circle cx="26" cy="20" r="1.7" fill="#f4ecd8"/><circle cx="25.6" cy="20" r=".8" fill="#201d1b"/><path fill="none" stroke="#6d8a4c" stroke-width="1.6" stroke-linecap="round" d="M12 42c1-3 2-4 4-5M18 42c0-3 1-4 2-6M84 42c1-3 2-4 4-5M78 42c0-2 0-4-1-5M10 42h82"/>"##,
    ),
    (
        "exchange",
        r##"<path fill="#a82f36" d="M10 20h26v20H10z"/><path fill="#8b222a" d="M7 15h32v7H7z"/><path fill="#e6c36a" d="M20.5 15h5v25h-5z"/><path fill="none" stroke="#e6c36a" stroke-width="2.4" d="M23 15c-9-1-10-9-5-9 3 0 5 5 5 9 0-4 2-9 5-9 5 0 4 8-5 9"/><path fill="#2f5c8f" d="M64 20h26v20H64z"/><path fill="#244a75" d="M61 15h32v7H61z"/><path fill="#f4ecd8" d="M74.5 15h5v25h-5z"/><path fill="none" stroke="#f4ecd8" stroke-width="2.4" d="M77 15c-9-1-10-9-5-9 3 0 5 5 5 9 0-4 2-9 5-9 5 0 4 8-5 9"/><path fill="none" stroke="#4b3a2c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M43 24h13l-4-4M57 33H44l4 4"/>"##,
    ),
    (
        "new-will",
        r##"<path fill="#6b4326" d="M8 42V24C8 13 14 6 22 6s14 7 14 18v18z"/><circle cx="22" cy="21" r="9" fill="#f7f0dc" stroke="#d9ad4a" stroke-width="2"/><path fill="none" stroke="#2a2326" stroke-width="1.5" d="M22 21v-5.5M22 21l4 2"/><path fill="#f4ecd8" stroke="#b9a888" d="M34 10h44c5 0 5 7 0 7h-2v19c0 3-2 4-5 4H38c3 0 4-2 4-5V17h-8c-4 0-4-7 0-7z"/><path fill="none" stroke="#9a8a6c" stroke-width="1.3" d="M48 21h22M48 26h22M48 31h12"/><circle cx="72" cy="34" r="6" fill="#8f2730"/><path fill="#8f2730" d="m68 38-1 6 5-3 5 3-1-6z"/>"##,
    ),
    (
        "sweep",
        r##"<path fill="none" stroke="#7b4a22" stroke-width="3" stroke-linecap="round" d="M84 3 54 24"/><path fill="#8f2730" d="m50 20 9 9-5 3-8-7z"/><path fill="#d9ad4a" d="M47 24c-8 3-15 8-21 17 9 1 19 0 27-9z"/><path fill="none" stroke="#8a6208" stroke-width="1.1" d="M46 26c-6 3-11 8-15 14M49 28c-4 4-8 8-12 12M51 31c-3 4-5 7-9 9"/><g fill="#f4ecd8" stroke="#9a8a6c"><path d="m6 24 10-3 4 13-10 3zM20 12l9-5 6 11-9 5z"/></g><path fill="none" stroke="#a89b84" stroke-width="1.6" stroke-linecap="round" d="M62 40c5-3 8 2 13-1M70 33c4-2 6 1 9-1"/>"##,
    ),
];
