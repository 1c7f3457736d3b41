//! The game that `docs/writing-a-game.md` writes: it passes the suite, and the guide shows every line of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "guide/src/lib.rs"]
pub mod attic;

/// The code of the guide: the lines of each file that it names, in order.
type Shown = BTreeMap<String, Vec<String>>;

#[test]
fn the_guide_shows_every_line_of_its_game_and_no_other() {
    let shown = shown(&fs::read_to_string(in_repository("docs/writing-a-game.md")).expect("there is a guide"));
    let folder = in_repository("crates/conformance/tests/guide");
    let names = [files(&folder, ""), files(&folder, "src/")].concat();
    assert!(shown.keys().eq(&names), "the guide shows {:?}, but the game is {names:?}", shown.keys());
    for (name, lines) in &shown {
        compare(name, lines, &fs::read_to_string(folder.join(name)).expect("a file of the game can be read"));
    }
}

fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Returns the names of the files in a folder of the game, in order.
fn files(game: &Path, folder: &str) -> Vec<String> {
    let entries =
        fs::read_dir(game.join(folder)).expect("there is a folder").map(|entry| entry.expect("it can be read"));
    let files = entries.filter(|entry| entry.path().is_file());
    let mut names: Vec<_> = files.map(|file| format!("{folder}{}", file.file_name().display())).collect();
    names.sort();
    names
}

/// Holds what is shown of a file to the file, but for empty lines.
fn compare(name: &str, shown: &[String], file: &str) {
    let lines: Vec<&str> = file.lines().filter(|line| !line.trim().is_empty()).collect();
    for (place, line) in lines.iter().enumerate() {
        let found = shown.get(place).map(String::as_str);
        assert_eq!(found, Some(*line), "{name}: the guide shows the first, the file has the second");
    }
    assert_eq!(shown.get(lines.len()), None, "{name}: the guide shows more than the file has");
}

/// Collects the code blocks that follow a line such as `` `src/lib.rs`: ``, without empty lines.
fn shown(guide: &str) -> Shown {
    let (mut shown, mut before, mut lines) = (Shown::new(), "", guide.lines());
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let block = lines.by_ref().take_while(|line| *line != "```").filter(|line| !line.trim().is_empty());
            match before.strip_prefix('`').and_then(|rest| rest.strip_suffix("`:")) {
                Some(file) => shown.entry(file.to_owned()).or_default().extend(block.map(str::to_owned)),
                None => {
                    assert_ne!(language, "rust", "a block of code without the name of its file, after {before:?}");
                    block.for_each(drop);
                }
            }
        }
        before = if line.is_empty() { before } else { line };
    }
    shown
}
