//! Only the catalogue names a game: no other crate does, neither in code nor in styles, drawings, texts or scripts.
//!
//! Tests may, and so may documentation: comments, and the rules that the code cites in them. What a program says of itself
//! is no documentation, though the source has it as a comment.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use bequest_catalogue::{GAMES, Title, with_game};
use bequest_engine::Game;

#[path = "shared/tree.rs"]
mod tree;

/// The only crate that names the games.
const CATALOGUE: &str = "crates/catalogue";
/// The folders whose sources name no game.
const HOUSE: [&str; 2] = ["crates", "xtask"];
/// The folders of a crate that may name games.
const TESTS: [&str; 3] = ["tests", "benches", "examples"];

#[test]
fn no_crate_but_the_catalogue_names_a_game() {
    let names = Names::of_all_games();
    let found: Vec<String> = sources().iter().flat_map(|path| named_in(path, &names)).collect();
    assert!(found.is_empty(), "what belongs to a game stands in its rooms under games/:\n{}", found.join("\n"));
}

/// Returns the files that must not name a game: they belong neither to the catalogue nor to tests.
fn sources() -> Vec<PathBuf> {
    let root = tree::root();
    let files = HOUSE.iter().flat_map(|folder| tree::files(&root.join(folder)).expect("the house can be read"));
    let names = files.map(|path| path.strip_prefix(&root).expect("it lies below").to_owned());
    let is_test = |part: &std::ffi::OsStr| TESTS.iter().any(|folder| part == *folder) || part == "tests.rs";
    names.filter(|name| !name.starts_with(CATALOGUE) && !name.iter().any(is_test)).collect()
}

/// Returns where a file names a game: in its own name, or in its lines.
fn named_in(name: &Path, names: &Names) -> Vec<String> {
    let mut found = Vec::new();
    if names.are_in(&name.to_string_lossy()) {
        found.push(format!("{}: its name", name.display()));
    }
    if let Some(language) = Language::of(name) {
        let text = fs::read_to_string(tree::root().join(name)).expect("a source can be read");
        let lines = (1..).zip(language.code(&text)).filter(|(_, line)| names.are_in(line));
        found.extend(lines.map(|(number, line)| format!("{}:{number}: {}", name.display(), line.trim())));
    }
    found
}

/// What no crate may name.
struct Names {
    /// The words of names and titles, in small letters: however they are joined, they name a game.
    words: BTreeSet<Vec<String>>,
    /// The beginnings of rules' ids, as in `mal-`; a game with an expansion has several.
    rules: BTreeSet<String>,
}

impl Names {
    fn of_all_games() -> Self {
        let mut all = Self { words: BTreeSet::new(), rules: BTreeSet::new() };
        for game in GAMES {
            with_game!(*game, T => all.add::<<T as Title>::Game>()).expect("it is a game");
        }
        assert!(all.words.len() >= GAMES.len() && all.rules.len() >= GAMES.len(), "all games have names and rules");
        all
    }

    fn add<G: Game>(&mut self) {
        let ledgers = G::ledgers();
        let titles = ledgers.iter().flat_map(|ledger| ledger.languages().map(|language| ledger.title(language)));
        self.words.extend([G::ID].into_iter().chain(titles).map(words));
        let rules = ledgers.iter().flat_map(|ledger| ledger.rules()).filter_map(|rule| rule.id.split_once('-'));
        self.rules.extend(rules.map(|(letters, _)| format!("{}-", letters.to_lowercase())));
    }

    /// Tells whether a line names a game, in whatever spelling: `last-will`, `last_will`, `LastWill` or "Last Will".
    fn are_in(&self, line: &str) -> bool {
        let line = line.to_lowercase();
        let begins = |at: usize| !line[..at].ends_with(char::is_alphanumeric);
        self.words.iter().any(|words| line.char_indices().any(|(at, _)| begins_with(&line[at..], words)))
            || self.rules.iter().any(|rule| line.match_indices(rule).any(|(at, _)| begins(at)))
    }
}

/// Returns the words of a name or a title, in small letters.
fn words(name: &str) -> Vec<String> {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Tells whether a line begins with words, joined by a sign or by none.
fn begins_with(line: &str, words: &[String]) -> bool {
    let Some((first, rest)) = words.split_first() else { return true };
    let Some(line) = line.strip_prefix(first.as_str()) else { return false };
    let joined = line.strip_prefix(['-', '_', ' ', '\u{a0}', '\'', '’']);
    begins_with(line, rest) || joined.is_some_and(|line| begins_with(line, rest))
}

/// How a source is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Language {
    Rust,
    /// Scripts and styles.
    Slashes,
    /// Texts, and scripts of a shell.
    Hashes,
    /// What a package depends on, and data.
    Toml,
    Drawing,
}

impl Language {
    fn of(name: &Path) -> Option<Self> {
        match name.extension()?.to_str()? {
            "rs" => Some(Language::Rust),
            "js" | "css" => Some(Language::Slashes),
            "ftl" | "sh" | "py" => Some(Language::Hashes),
            "toml" => Some(Language::Toml),
            "svg" | "html" => Some(Language::Drawing),
            _ => None,
        }
    }

    /// Returns the lines of a source without comments and tests; these are empty.
    fn code(self, text: &str) -> Vec<String> {
        match self {
            Language::Rust => {
                let is_shown = text.contains("clap::");
                without_tests(text.lines().map(|line| without_comment(shown(line, is_shown), "//")).collect())
            }
            Language::Slashes => {
                without_blocks(text, "/*", "*/").lines().map(|line| without_comment(line, "//")).collect()
            }
            Language::Hashes => {
                text.lines().map(|line| if line.starts_with('#') { "" } else { line }.to_owned()).collect()
            }
            Language::Toml => without_tests_of_a_package(text),
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

/// Returns a line of a source; where programs show comments as their help, those are no comments.
fn shown(line: &str, is_shown: bool) -> &str {
    let help = line.trim_start().strip_prefix("///").filter(|_| is_shown);
    help.unwrap_or(line)
}

/// Returns the lines of a `.toml` without comments and without what only tests depend on.
fn without_tests_of_a_package(text: &str) -> Vec<String> {
    let mut is_test = false;
    let mut kept = Vec::new();
    for line in text.lines() {
        is_test = if line.starts_with('[') { line.starts_with("[dev-dependencies") } else { is_test };
        kept.push(if is_test { String::new() } else { without_comment(line, "#") });
    }
    kept
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

/// Returns the numbers of the lines that name one of two games.
fn found(language: Language, text: &str) -> Vec<usize> {
    let words = ["maloney", "last-will"].map(words).into();
    let names = Names { words, rules: ["mal-".to_owned()].into() };
    let lines = language.code(text);
    (1..).zip(lines).filter(|(_, line)| names.are_in(line)).map(|(number, _)| number).collect()
}

#[test]
fn a_name_is_found_in_code_and_not_in_comments_and_tests() {
    let rust = "/// Maloney.\nuse bequest_maloney::X; // MAL-4\nlet y = \"// MAL-4\";\nlet normal = \"normal-ize\";\n\
                #[cfg(test)]\nmod tests {\n    use bequest_maloney::X;\n}\nfn after(_: Maloney) {}\n";
    assert_eq!(found(Language::Rust, rust), [2, 3, 9]);
    assert_eq!(found(Language::Slashes, "/* Maloney\n maloney */ .a {}\n.maloney {}\n"), [3]);
    assert_eq!(found(Language::Hashes, "# Maloney\nmaloney-x = y\npage-game-maloney = z\n"), [2, 3]);
    assert_eq!(found(Language::Drawing, "<!-- Maloney -->\n<g id=\"maloney\"/>\n"), [2]);
    let package =
        "[dependencies]\nbequest-maloney = 1\n[dev-dependencies]\nbequest-maloney = 1\n[a]\nmaloney = 1 # b\n";
    assert_eq!(found(Language::Toml, package), [2, 6]);
}

#[test]
fn a_name_of_two_words_is_found_in_every_spelling() {
    for line in ["use bequest_last_will::X;", "fn of(_: LastWill)", "lastwill", "\"last-will\"", "(\"Last Will\")"] {
        assert_eq!(found(Language::Rust, line), [1], "{line}");
    }
    for line in ["at_last(will)?;", "the last of a will", "let will = last;", "last, will"] {
        assert_eq!(found(Language::Rust, line), [0; 0], "{line}");
    }
}

#[test]
fn help_is_no_comment() {
    let source = "/// Plays Maloney\n#[derive(clap::Args)]\nstruct Args; // Maloney\n";
    assert_eq!(found(Language::Rust, source), [1]);
    assert_eq!(found(Language::Rust, &source.replace("clap::", "")), [0; 0]);
}
