//! Every command with Die Erbraffer.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bequest_engine::{Game, Record, Seat, Viewer};
use bequest_erbraffer::{Erbraffer, Told};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Runs a command that succeeds and says nothing beside its result.
fn text(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    let output = command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).output().expect("the program starts");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn read_json(args: &[&str]) -> Value {
    serde_json::from_str(&text(args)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
}

fn path(path: &Path) -> &str {
    path.to_str().expect("the temporary directory has a plain name")
}

/// Simulates some games of three with records, and returns the report and the first record.
fn simulated(directory: &TempDir) -> (Value, PathBuf) {
    let records = directory.path().join("records");
    let args = ["simulate", "erbraffer", "--players", "3", "--games", "4", "--seed", "s", "--json"];
    let report = read_json(&[&args, &["--bots", "thrifty,random", "--records", path(&records)][..]].concat());
    (report, records.join("000001.rec"))
}

#[test]
fn games_are_simulated_and_their_records_hold() {
    let directory = TempDir::new().unwrap();
    let (report, file) = simulated(&directory);
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&json!("erbraffer"), &json!(3), &json!(4)));
    let bots: Vec<_> = report["by_bot"].as_array().unwrap().iter().map(|row| &row["bot"]).collect();
    assert_eq!(bots, ["thrifty", "random"]);
    assert_eq!(report["by_seat"].as_array().unwrap().len(), 3);
    let checked = text(&["check", path(file.parent().unwrap())]);
    assert_eq!(checked.matches(" rows, finished, chance not verifiable (no seed)\n").count(), 4, "{checked}");
}

#[test]
fn replay_shows_each_viewer_their_own_view_in_every_phase() {
    let directory = TempDir::new().unwrap();
    let (_, file) = simulated(&directory);
    let record = Record::<Erbraffer>::parse(&fs::read_to_string(&file).unwrap()).unwrap();
    let rows = record.rows.len();
    for row in [0, 20, rows / 3, rows / 2, rows - 1, rows] {
        let replayed = record.replay_rows(row).unwrap();
        for (viewer, args) in
            [(Viewer::Spectator, &[][..]), (Viewer::Seat(Seat::new(1)), &["--seat", "2"]), (Viewer::Open, &["--all"])]
        {
            let at = row.to_string();
            let scene = read_json(&[&["replay", path(&file), "--json", "--at", &at], args].concat());
            let expected = json!({
                "game": "erbraffer", "row": row, "rows": rows, "viewer": viewer,
                "view": replayed.position().view(viewer), "log": replayed.log(viewer),
            });
            assert_eq!(scene, expected, "row {row}, {viewer:?}");
            for language in ["en", "fr", "it", "de"] {
                let shown = text(&[&["replay", path(&file), "--at", &at, "--lang", language], args].concat());
                assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
                assert!(!shown.contains("erbraffer-"), "a key is shown for its message\n{shown}");
            }
        }
    }
}

#[test]
fn no_other_log_reveals_who_has_declined() {
    let directory = TempDir::new().unwrap();
    let (_, file) = simulated(&directory);
    let record = Record::<Erbraffer>::parse(&fs::read_to_string(&file).unwrap()).unwrap();
    let replayed = record.replay().unwrap();
    let declined =
        |viewer| replayed.log(viewer).into_iter().filter(|told| matches!(told, Told::Declined { .. })).count();
    assert!(declined(Viewer::Open) > 0);
    assert_eq!(declined(Viewer::Spectator), 0);
    let shown = text(&["replay", path(&file)]);
    assert!(shown.contains("All portraits are shown: the game is over."), "{shown}");
}

#[test]
fn steps_are_counted_from_a_prefix() {
    let directory = TempDir::new().unwrap();
    let (_, file) = simulated(&directory);
    let whole = fs::read_to_string(&file).unwrap();
    let prefix = directory.path().join("prefix.rec");
    fs::write(&prefix, whole.split_inclusive('\n').take(60).collect::<String>()).unwrap();
    assert!(!text(&["perft", "--from", path(&prefix), "--depth", "2"]).is_empty());
}

#[test]
fn the_rulebook_is_told_in_every_language() {
    let book = text(&["rules", "erbraffer"]);
    for rule in Erbraffer::ledger().rules() {
        assert!(book.contains(&format!("{} ", rule.id)), "{}", rule.id);
    }
    for (language, word) in
        [("en", "new will"), ("fr", "nouveau testament"), ("it", "nuovo testamento"), ("de", "Testament")]
    {
        assert!(text(&["rules", "erbraffer", "ERB-43", "--lang", language]).contains(word), "{language}");
    }
    assert_eq!(text(&["rules", "erbraffer", "43"]), text(&["rules", "erbraffer", "erb-43"]));
}
