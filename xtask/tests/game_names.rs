//! Only the catalogue names a game: no other crate does, neither in code nor in styles, drawings, texts or scripts.
//!
//! Tests may, and so may documentation: comments, and the rules that the code cites in them.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

#[path = "shared/tree.rs"]
mod tree;

/// The only crate that names the games.
const CATALOGUE: &str = "catalogue";
/// The list of titles on the shelf, which also has games to come.
const SHELF: &str = "web/src/shelf.rs";
/// The keys of texts about the titles on the shelf.
const SHELF_TEXTS: [&str; 3] = ["page-game-", "page-pitch-", "page-scene-"];
/// The folders of a crate that may name games.
const TESTS: [&str; 3] = ["tests", "benches", "examples"];

#[test]
fn no_crate_but_the_catalogue_names_a_game() {
    let names = names();
    assert!(names.len() >= 7, "the games have names and rules: {names:?}");
    let crates = tree::root().join("crates");
    let mut found = Vec::new();
    for path in tree::files(&crates).expect("the crates can be read") {
        let name = path.strip_prefix(&crates).expect("it lies below").to_owned();
        let Some(language) = Language::of(&name).filter(|_| is_checked(&name)) else { continue };
        let text = fs::read_to_string(&path).expect("a source can be read");
        let lines = (1..).zip(language.code(&text)).filter(|(_, line)| names_game(line, &names));
        found.extend(lines.map(|(number, line)| format!("{}:{number}: {}", name.display(), line.trim())));
    }
    assert!(found.is_empty(), "what belongs to a game stands in its rooms under games/:\n{}", found.join("\n"));
}

/// Returns what no crate may name: the folders of the games, and the beginnings of their rules' ids, in small letters.
fn names() -> Vec<String> {
    let games = fs::read_dir(tree::root().join("games")).expect("there is a folder of games");
    let games: Vec<PathBuf> = games.map(|game| game.expect("it can be read").path()).collect();
    let folders = games.iter().filter_map(|game| game.file_name()).map(|name| name.to_string_lossy().to_lowercase());
    folders.chain(games.iter().flat_map(|game| rule_prefixes(game))).collect()
}

/// Returns how the ids of a game's rules begin, as in `mal-`; a game with an expansion has several beginnings.
fn rule_prefixes(game: &Path) -> BTreeSet<String> {
    let ledger = fs::read_to_string(game.join("rules/ledger.toml")).unwrap_or_default();
    let ids = ledger.split("[[rule]]").skip(1).filter_map(|rule| rule.split("id = \"").nth(1));
    ids.filter_map(|id| id.split_once('-')).map(|(letters, _)| format!("{}-", letters.to_lowercase())).collect()
}

/// Returns whether a file must not name a game: it belongs neither to the catalogue, nor to the shelf, nor to tests.
fn is_checked(name: &Path) -> bool {
    let is_test = |part: &std::ffi::OsStr| TESTS.iter().any(|folder| part == *folder) || part == "tests.rs";
    !name.starts_with(CATALOGUE) && name != Path::new(SHELF) && !name.iter().any(is_test)
}

fn names_game(line: &str, names: &[String]) -> bool {
    let line = line.to_lowercase();
    names.iter().any(|name| line.match_indices(name.as_str()).any(|(at, _)| !continues_a_word(&line[..at], name)))
}

/// Returns whether what is found is only the end of another word: the letters of a rule's id have to begin one.
fn continues_a_word(before: &str, name: &str) -> bool {
    name.ends_with('-') && before.ends_with(|letter: char| letter.is_alphanumeric())
}

/// How a source is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Language {
    Rust,
    /// Scripts and styles.
    Slashes,
    /// Texts, and scripts of a shell.
    Hashes,
    Drawing,
}

impl Language {
    fn of(name: &Path) -> Option<Self> {
        match name.extension()?.to_str()? {
            "rs" => Some(Language::Rust),
            "js" | "css" => Some(Language::Slashes),
            "ftl" | "sh" | "py" => Some(Language::Hashes),
            "svg" | "html" => Some(Language::Drawing),
            _ => None,
        }
    }

    /// Returns the lines of a source without comments and tests; these are empty.
    fn code(self, text: &str) -> Vec<String> {
        match self {
            Language::Rust => without_tests(text.lines().map(|line| without_comment(line, "//")).collect()),
            Language::Slashes => {
                without_blocks(text, "/*", "*/").lines().map(|line| without_comment(line, "//")).collect()
            }
            Language::Hashes => text.lines().map(of_texts).collect(),
            Language::Drawing => without_blocks(text, "<!--", "-->").lines().map(str::to_owned).collect(),
        }
    }
}

/// Returns a line up to its comment; `//` within quotes is not a comment.
fn without_comment(line: &str, sign: &str) -> String {
    let is_open = |before: &str| before.replace("\\\"", "").matches('"').count() % 2 == 1;
    let comment = line.match_indices(sign).find(|(at, _)| !is_open(&line[..*at]));
    comment.map_or(line, |(at, _)| &line[..at]).to_owned()
}

/// Returns a line of texts without its comment; texts about the titles on the shelf are left out.
fn of_texts(line: &str) -> String {
    let is_left_out = line.starts_with('#') || SHELF_TEXTS.iter().any(|key| line.starts_with(key));
    if is_left_out { String::new() } else { line.to_owned() }
}

/// Empties the items that are compiled for tests alone: as `cargo fmt` writes them, they end with a brace at the
/// margin.
fn without_tests(lines: Vec<String>) -> Vec<String> {
    let mut is_test = false;
    let mut kept = Vec::new();
    for line in lines {
        is_test |= line.starts_with("#[cfg(test)]");
        kept.push(if is_test { String::new() } else { line.clone() });
        let is_end = line == "}" || (line.ends_with(';') && !line.starts_with(' '));
        is_test &= !is_end;
    }
    kept
}

/// Returns a text without comments of several lines; the lines keep their numbers.
fn without_blocks(text: &str, open: &str, close: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((code, comment)) = rest.split_once(open) {
        let (comment, after) = comment.split_once(close).unwrap_or((comment, ""));
        kept.push_str(code);
        kept.extend(comment.chars().filter(|letter| *letter == '\n'));
        rest = after;
    }
    kept + rest
}

#[test]
fn a_name_is_found_in_code_and_not_in_comments_and_tests() {
    let names = ["maloney".to_owned(), "mal-".to_owned()];
    let found = |language: Language, text: &str| {
        let lines = language.code(text);
        (1..).zip(lines).filter(|(_, line)| names_game(line, &names)).map(|(number, _)| number).collect::<Vec<i32>>()
    };
    let rust = "/// Maloney.\nuse bequest_maloney::X; // MAL-4\nlet y = \"// MAL-4\";\nlet normal = \"normal-ize\";\n\
                #[cfg(test)]\nmod tests {\n    use bequest_maloney::X;\n}\nfn after(_: Maloney) {}\n";
    assert_eq!(found(Language::Rust, rust), [2, 3, 9]);
    assert_eq!(found(Language::Slashes, "/* Maloney\n maloney */ .a {}\n.maloney {}\n"), [3]);
    assert_eq!(found(Language::Hashes, "# Maloney\nmaloney-x = y\npage-game-maloney = z\n"), [2]);
    assert_eq!(found(Language::Drawing, "<!-- Maloney -->\n<g id=\"maloney\"/>\n"), [2]);
}
