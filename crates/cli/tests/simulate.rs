//! `bequest simulate` stops if a game does not end.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::process::{Command, Output, Stdio};

fn simulate(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    let command = command.args(["simulate", "maloney", "--players", "3", "--bots", "thrifty,random", "--seed", "s"]);
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).output().expect("the program starts")
}

#[test]
fn a_game_without_an_end_is_reported_with_its_last_steps() {
    for threads in ["1", "4"] {
        let output = simulate(&["--games", "20", "--max-steps", "60", "--threads", threads]);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
        let errors = String::from_utf8(output.stderr).unwrap();
        let lines: Vec<&str> = errors.lines().collect();
        let first =
            "bequest: game 1 (1 thrifty, 2 random, 3 thrifty): the game is not over after 60 steps; the last steps:";
        assert_eq!((lines.len(), lines[0]), (21, first));
        assert!(lines[1..].iter().all(|line| line.starts_with("  ")), "{errors}");
    }
}

#[test]
fn a_limit_that_no_game_reaches_changes_nothing() {
    let outcome = |more: &[&str]| {
        let output = simulate(&[&["--games", "5", "--json"], more].concat());
        assert_eq!(output.status.code(), Some(0));
        let mut report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        report["seconds"].take();
        report
    };
    assert_eq!(outcome(&["--max-steps", "5000"]), outcome(&[]));
}
