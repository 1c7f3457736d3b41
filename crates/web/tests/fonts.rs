//! The fonts are small, free, and have every character that our texts need.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use bequest_web::assets::{self, Asset};
use brotli_decompressor::Decompressor;
use ttf_parser::cmap;

/// All fonts together have no more bytes than this.
const LIMIT: usize = 60 * 1024;
/// The number of the table of characters in the list of known tables of a WOFF2 file.
const CMAP: u8 = 0;
/// The numbers of the two tables that a WOFF2 file may have in another form.
const OUTLINES: [u8; 2] = [10, 11];

fn fonts() -> Vec<&'static Asset> {
    assets::all().into_iter().filter(|asset| asset.kind == "font/woff2").collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn all_fonts_together_are_small() {
    let fonts = fonts();
    let bytes: usize = fonts.iter().map(|font| font.body.len()).sum();
    assert_eq!(fonts.len(), 3);
    assert!(bytes <= LIMIT, "{bytes} bytes");
}

#[test]
fn their_licences_are_beside_them_and_in_the_notice() {
    let folder = root().join("crates/web/assets/fonts");
    let notice = fs::read_to_string(root().join("NOTICE.md")).unwrap();
    for (file, title) in [("LICENSE-sans.txt", "SIL Open Font License"), ("LICENSE-serif.txt", "GUST Font License")] {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        assert!(text.to_lowercase().contains(&title.to_lowercase()), "{file}");
        assert!(notice.contains(title) && notice.contains(file), "{file}");
    }
}

/// The texts that pages show, for all games.
fn texts() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["crates/words/locales", "crates/engine", "games"] {
        gather(&root().join(folder), &|name| name.ends_with(".ftl") || name == "ledger.toml", &mut found);
    }
    assert!(found.len() > 20, "only {} files with texts", found.len());
    found
}

/// The styles, scripts and screens that write signs, without their comments.
fn sources() -> Vec<(PathBuf, String)> {
    let is_source = |name: &str| [".rs", ".css", ".js"].iter().any(|ending| name.ends_with(ending));
    let mut folders = vec![root().join("crates/web/src"), root().join("crates/web/assets")];
    for game in fs::read_dir(root().join("games")).unwrap() {
        folders.extend(["src", "assets"].map(|part| game.as_ref().unwrap().path().join("screens").join(part)));
    }
    let mut found = Vec::new();
    for folder in folders {
        gather(&folder, &is_source, &mut found);
    }
    assert!(found.len() > 90, "only {} sources", found.len());
    for (_, text) in &mut found {
        *text = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    }
    found
}

fn gather(folder: &Path, is_wanted: &dyn Fn(&str) -> bool, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            gather(&path, is_wanted, found);
        } else if is_wanted(&name) {
            found.push((path.clone(), fs::read_to_string(&path).unwrap()));
        }
    }
}

/// Reads one number of the heading of a WOFF2 file, which has seven bits per byte.
fn number(bytes: &[u8], at: &mut usize) -> usize {
    let mut value = 0;
    loop {
        let byte = bytes[*at];
        *at += 1;
        value = value << 7 | usize::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            return value;
        }
    }
}

/// Returns where a WOFF2 file has its table of characters once it is unpacked, and where its packed part begins.
fn outline(bytes: &[u8]) -> (std::ops::Range<usize>, usize) {
    let tables = u16::from_be_bytes([bytes[12], bytes[13]]);
    let (mut at, mut start, mut found) = (48, 0, None);
    for _ in 0..tables {
        let flags = bytes[at];
        let (kind, form) = (flags & 0x3f, flags >> 6);
        at += if kind == 0x3f { 5 } else { 1 };
        let mut length = number(bytes, &mut at);
        // The two tables of outlines are usually in another form, the others only if they say so.
        if OUTLINES.contains(&kind) != (form != 0) {
            length = number(bytes, &mut at);
        }
        if kind == CMAP {
            found = Some(start..start + length);
        }
        start += length;
    }
    (found.unwrap(), at)
}

/// Returns the characters that a font has.
fn characters(font: &Asset) -> BTreeSet<char> {
    assert_eq!(&font.body[..4], b"wOF2");
    let (place, packed) = outline(font.body);
    let mut tables = Vec::new();
    Decompressor::new(&font.body[packed..], 4096).read_to_end(&mut tables).unwrap();
    let table = cmap::Table::parse(&tables[place]).unwrap();
    let mut characters = BTreeSet::new();
    for part in table.subtables {
        part.codepoints(|code| characters.extend(char::from_u32(code).filter(|_| part.glyph_index(code).is_some())));
    }
    characters
}

#[test]
fn every_font_has_every_character_of_every_text() {
    let texts = texts();
    for font in fonts() {
        let known = characters(font);
        assert!(known.contains(&'é') && !known.contains(&'漢'), "{}: {}", font.path, known.len());
        for (path, text) in &texts {
            let missing: BTreeSet<char> = text.chars().filter(|one| *one != '\n' && !known.contains(one)).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?} of {}", font.path, path.display());
        }
    }
}

/// The signs of pins in texts, which pages draw as buttons with figures.
const PINS: std::ops::RangeInclusive<char> = '①'..='⑨';

#[test]
fn every_font_has_every_sign_of_styles_scripts_and_screens() {
    for font in fonts() {
        let known = characters(font);
        for (path, text) in sources() {
            let is_missing = |one: &char| *one != '\n' && !known.contains(one) && !PINS.contains(one);
            let missing: BTreeSet<char> = text.chars().filter(is_missing).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?} of {}", font.path, path.display());
        }
    }
}

#[test]
fn words_in_pictures_are_paths() {
    let svgs: Vec<&Asset> = assets::all().into_iter().filter(|asset| asset.kind.starts_with("image/svg")).collect();
    assert!(svgs.iter().any(|asset| asset.path.starts_with("/assets/scene-")), "the start page has a scene");
    let drawn: Vec<&str> =
        svgs.iter().filter(|asset| asset.text().contains("<text")).map(|asset| &*asset.path).collect();
    assert_eq!(drawn, [""; 0]);
}

#[test]
fn the_style_names_the_fonts_where_they_are() {
    let style = assets::all()
        .into_iter()
        .find(|asset| asset.path.starts_with("/assets/site-") && asset.kind.starts_with("text/css"));
    let style = style.unwrap().text();
    for font in fonts() {
        let name = font.path.strip_prefix("/assets/").unwrap();
        assert!(style.contains(&format!("url(\"{name}\")")), "{name}");
    }
    assert_eq!(style.matches("font-display:swap").count(), 3, "texts can be read before the fonts are here");
}
