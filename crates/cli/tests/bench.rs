//! `bequest bench`: what it prints, not how fast it is.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::process::{Command, Output, Stdio};

use bequest_catalogue::GAMES;
use serde_json::Value;

fn bench(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    command.arg("bench").args(args).stdin(Stdio::null()).output().expect("the program starts")
}

fn text(args: &[&str]) -> String {
    let output = bench(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn rows(args: &[&str]) -> Vec<Value> {
    serde_json::from_str(&text(args)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
}

#[test]
fn there_is_a_row_for_each_number_of_players() {
    let players = |args: &[&str]| {
        let rows = rows(&[args, &["--json", "--seconds", "0.02"]].concat());
        rows.iter().map(|row| format!("{} {}", row["game"].as_str().unwrap(), row["players"])).collect::<Vec<_>>()
    };
    let maloney = [3, 4, 5, 6].map(|players| format!("maloney {players}"));
    let erbraffer = [2, 3, 4, 5, 6].map(|players| format!("erbraffer {players}"));
    assert_eq!(players(&["maloney"]), maloney);
    assert_eq!(players(&["erbraffer"]), erbraffer);
    let last_will = [2, 3, 4, 5].map(|players| format!("last-will {players}"));
    assert_eq!(players(&["last-will"]), last_will);
    let each = GAMES.iter().flat_map(|game| players(&[game]));
    assert_eq!(players(&[]), each.collect::<Vec<_>>());
}

#[test]
fn a_row_has_the_promised_figures() {
    let mut names = ["game", "players", "games_per_s", "actions_per_s", "decisions_per_s", "actions_per_game"].to_vec();
    names.extend(["mean_list", "clone_ns", "state_bytes"]);
    names.sort_unstable();
    for row in rows(&["--json", "--seconds", "0.02"]) {
        let mut keys: Vec<_> = row.as_object().unwrap().keys().collect();
        keys.sort_unstable();
        assert_eq!(keys, names);
        let figure = |name: &str| row[name].as_f64().unwrap_or_else(|| panic!("{name} is no number"));
        for name in names.iter().filter(|name| **name != "game") {
            assert!(figure(name) > 0.0 && figure(name).is_finite(), "{name}: {row}");
        }
        assert!(figure("decisions_per_s") <= figure("actions_per_s") && figure("mean_list") > 1.0, "{row}");
        let per_game = figure("actions_per_s") / figure("games_per_s");
        assert!((per_game / figure("actions_per_game") - 1.0).abs() < 1e-6, "{row}");
    }
}

#[test]
fn forced_actions_are_no_decisions_and_a_position_is_small() {
    for game in GAMES {
        for row in rows(&[game, "--json", "--seconds", "0.02"]) {
            assert!(row["decisions_per_s"].as_f64() < row["actions_per_s"].as_f64(), "{row}");
            assert!(row["state_bytes"].as_u64().unwrap() < 1024, "{row}");
        }
    }
}

#[test]
fn people_get_a_table() {
    let rows = rows(&["--json", "--seconds", "0.01"]).len();
    let table = text(&["--seconds", "0.01"]);
    let lines: Vec<_> = table.lines().collect();
    assert!(lines[0].starts_with("game ") && lines[0].ends_with(" bytes"), "{table}");
    assert_eq!(lines.len(), 1 + rows, "{table}");
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{table}");
}

#[test]
fn a_wrong_use_is_told() {
    let other_game = format!("no such game: \"chess\"; there is {}", GAMES.join(", "));
    for (args, found) in [
        (&["chess"][..], other_game.as_str()),
        (&["maloney", "--seconds", "0"], "0.001 to 3600 seconds can be measured"),
        (&["maloney", "--seconds", "-1"], "-1"),
        (&["maloney", "--seconds", "nan"], "0.001 to 3600 seconds can be measured"),
        (&["maloney", "--seconds", "soon"], "write a number"),
        (&["maloney", "maloney"], "unexpected argument"),
    ] {
        let output = bench(args);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args:?}: {errors}");
        assert!(errors.contains(found), "{args:?}: {errors}");
    }
}
