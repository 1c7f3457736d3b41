//! `bequest play` as a program: in a terminal, and without one.

#![cfg(unix)]

use std::process::{Command, Stdio};

use rexpect::session::{PtySession, spawn_command};

/// A question answered later than this is a question that was not answered.
const DEADLINE: u64 = 120_000;

fn bequest(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    command.args(args).env("TERM", "xterm").env("LC_ALL", "C").env_remove("NO_COLOR");
    command
}

fn start(command: Command) -> PtySession {
    spawn_command(command, Some(DEADLINE)).expect("a pseudo-terminal opens")
}

/// Waits for a text, types a line, and returns what was shown before it.
fn answer(session: &mut PtySession, asked: &str, line: &str) -> String {
    let shown = session.exp_string(asked).expect("the game asks");
    session.send_line(line).expect("the terminal takes a line");
    // Every byte is read as a character of its own.
    let bytes: Vec<u8> = shown.chars().filter_map(|byte| u8::try_from(byte).ok()).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn ends_well(mut session: PtySession) {
    session.exp_string("Goodbye").expect("the game says goodbye");
    session.exp_eof().expect("the program ends");
    let status = format!("{:?}", session.process().wait().expect("the program has ended"));
    assert!(status.starts_with("Exited") && status.ends_with(", 0)"), "{status}");
}

#[test]
fn a_game_in_a_terminal_takes_actions_and_quits() {
    let mut session = start(bequest(&["play", "maloney", "--seed", "demo", "--bots", "thrifty,thrifty,thrifty"]));
    answer(&mut session, "to begin.", "");
    answer(&mut session, "worth to you?", "why drive 8");
    answer(&mut session, "MAL-12: ", "bid 300");
    answer(&mut session, "leads so far.", "");
    answer(&mut session, "Where do you drive everyone?", "drive 11");
    answer(&mut session, "which cards do you play?", "lay a44");
    answer(&mut session, "One card is down.", "keep");
    answer(&mut session, "worth to you?", "quit");
    ends_well(session);
}

#[test]
fn without_the_name_of_a_game_there_is_one_against_bots() {
    let mut session = start(bequest(&["play"]));
    let shown = answer(&mut session, "to begin.", "");
    assert!(shown.contains("Maloney’s Inheritance for 4 players"), "{shown}");
    session.exp_string("help").expect("someone is asked");
    session.send_control('d').expect("the terminal takes the end of the input");
    ends_well(session);
}

#[test]
fn no_color_leaves_the_colours_out() {
    for (variable, is_painted) in [("UNRELATED", true), ("NO_COLOR", false)] {
        let mut command = bequest(&["play", "--seed", "demo", "--bots", "thrifty,thrifty,thrifty"]);
        command.env(variable, "1");
        let mut session = start(command);
        answer(&mut session, "to begin.", "");
        let shown = answer(&mut session, "worth to you?", "quit");
        assert_eq!(shown.contains("\x1b[1;32m"), is_painted, "{variable}");
        ends_well(session);
    }
}

#[test]
fn without_a_terminal_nothing_waits_for_input() {
    let output = bequest(&["play", "maloney"]).stdin(Stdio::piped()).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).expect("the message is text");
    assert_eq!(said, "bequest: play needs a terminal; for many games without one try bequest simulate\n");
}

#[test]
fn wrong_use_is_told_in_one_line() {
    for (args, said) in [
        (["play", "chess", "--seed", "x"], "no such game"),
        (["play", "maloney", "--players", "7"], "it takes 3 to 6"),
        (["play", "maloney", "--bots", "clever"], "no such bot: \"clever\""),
    ] {
        let output = bequest(&args).stdin(Stdio::null()).output().expect("the program runs");
        let found = String::from_utf8(output.stderr).expect("the message is text");
        assert_eq!((output.status.code(), found.lines().count()), (Some(2), 1), "{found}");
        assert!(found.contains(said), "{found}");
    }
}
