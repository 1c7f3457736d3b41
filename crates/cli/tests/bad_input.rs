//! Whatever is typed, nothing panics, and a wrong use is reported in one line: what was found, and what is expected.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use bequest_catalogue::GAMES;
use proptest::prelude::*;
use tempfile::TempDir;

fn bequest(directory: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    command.args(args).current_dir(directory).stdin(Stdio::null()).output().expect("the program starts")
}

/// Makes a directory with a good record, `good.rec`.
fn workplace() -> TempDir {
    let directory = TempDir::new().unwrap();
    let args = ["simulate", "maloney", "--players", "3", "--games", "1", "--seed", "1", "--records", "r"];
    assert!(bequest(directory.path(), &args).status.success());
    fs::rename(directory.path().join("r/000001.rec"), directory.path().join("good.rec")).unwrap();
    directory
}

#[test]
fn a_wrong_use_is_told_in_one_line() {
    let directory = workplace();
    fs::create_dir(directory.path().join("empty")).unwrap();
    let games = format!("there is {}", GAMES.join(", "));
    for (args, found, would_do) in [
        ("simulate chess", "no such game: \"chess\"", games.as_str()),
        ("simulate maloney --players 7", "players cannot be \"7\"", "it takes 3 to 6"),
        ("simulate maloney --players 2", "players cannot be \"2\"", "it takes 3 to 6"),
        ("simulate maloney --players 3 --options players=4", "option players is given twice", ""),
        ("simulate maloney --options rain=yes", "unknown option \"rain\"", "there is players"),
        ("play maloney --options rain=yes", "unknown option \"rain\"", "there is players"),
        ("bench maloney --options players=9", "players cannot be \"9\"", "it takes 3 to 6"),
        ("simulate maloney --options players=04", "players=\"04\"", "is written 4"),
        ("simulate maloney --options rain", "no option: \"rain\"", "write it as in players=4"),
        ("simulate maloney --options players=x", "players cannot be \"x\"", "it takes 3 to 6"),
        ("simulate maloney --bots nobody", "no such bot: \"nobody\"", "there is greedy, gentle, thrifty, random"),
        ("simulate maloney --bots thrifty,", "no such bot: \"\"", "there is greedy, gentle, thrifty, random"),
        ("simulate maloney --players 3 --bots random,random,random,random", "4 bots for 3 seats", "3 at most"),
        ("simulate maloney --records good.rec", "cannot write good.rec", ""),
        ("simulate maloney --records .", ". is not empty", "name a new or an empty directory"),
        ("replay missing.rec", "cannot read missing.rec", ""),
        ("replay empty", "cannot read empty", ""),
        ("replay good.rec --at 99999", "no row 99999", "the record has rows 0 to "),
        ("replay good.rec --seat 4", "no seat 4 at this table", "there are seats 1 to 3"),
        ("perft --from missing.rec --depth 1", "cannot read missing.rec", ""),
        ("rules chess", "no such game: \"chess\"", games.as_str()),
        ("rules maloney MAL-999", "no such rule: \"MAL-999\"", "there is MAL-1 to MAL-"),
        ("rules maloney x", "no such rule: \"x\"", "ALL-1 to ALL-4"),
        ("rules maloney --lang tlh", "no such language: \"tlh\"", "there is en, fr, it, de"),
    ] {
        let output = bequest(directory.path(), &args.split(' ').collect::<Vec<_>>());
        let errors = String::from_utf8(output.stderr).unwrap();
        let errors = errors.lines().filter(|line| !line.starts_with("seed ")).collect::<Vec<_>>().join("\n");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args}");
        let [line] = errors.lines().collect::<Vec<_>>()[..] else { panic!("{args}: not one line: {errors}") };
        assert!(line.starts_with("bequest: ") && line.contains(found) && line.contains(would_do), "{args}: {line}");
    }
}

#[test]
fn what_check_cannot_read_is_named() {
    let directory = workplace();
    fs::create_dir(directory.path().join("empty")).unwrap();
    for (args, found) in [
        (["check", "missing.rec"], "bequest: cannot read missing.rec: "),
        (["check", "empty"], "empty: there is no .rec file in it"),
    ] {
        let output = bequest(directory.path(), &args);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(errors.lines().next().unwrap().starts_with(found), "{args:?}: {errors}");
    }
}

#[test]
fn what_the_parser_refuses_is_a_wrong_use_too() {
    let directory = workplace();
    for args in [
        "nonsense",
        "simulate",
        "simulate maloney --games 0",
        "simulate maloney --games -1",
        "simulate maloney --games many",
        "simulate maloney --threads 0",
        "simulate maloney --players -3",
        "simulate maloney --nonsense",
        "replay",
        "replay good.rec --seat 0",
        "replay good.rec --seat 7",
        "replay good.rec --seat 1 --all",
        "replay good.rec --at -1",
        "check",
        "check good.rec --seed 12",
        "perft --depth 1",
        "perft --from good.rec",
        "perft --from good.rec --depth 9",
        "rules",
        "games maloney",
    ] {
        let output = bequest(directory.path(), &args.split(' ').collect::<Vec<_>>());
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args}");
        assert!(errors.starts_with("bequest: ") && errors.contains("--help"), "{args}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{args}: {errors}");
    }
}

#[test]
fn what_is_no_record_is_a_fault_of_the_file() {
    let directory = workplace();
    let other_game = format!("line 2: no such game: \"chess\"; there is {}", GAMES.join(", "));
    for (text, found) in [
        ("", "line 1: "),
        ("hello\n", "line 1: "),
        ("bequest record 1\ngame chess\n", other_game.as_str()),
        ("bequest record 1\ngame maloney\nrules 99\n", "line "),
    ] {
        fs::write(directory.path().join("bad.rec"), text).unwrap();
        for args in [&["check", "bad.rec"][..], &["replay", "bad.rec"], &["perft", "--from", "bad.rec", "--depth", "1"]]
        {
            let output = bequest(directory.path(), args);
            let errors = String::from_utf8(output.stderr).unwrap();
            assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{args:?}");
            assert!(errors.contains(&format!("bad.rec: {found}")), "{args:?}: {errors}");
        }
    }
}

fn assert_no_panic(args: &[&str], output: &Output) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0..=2)), "{args:?}: {:?}, {errors}", output.status);
    assert!(!errors.contains("panicked"), "{args:?}: {errors}");
}

/// A word of a command line, with or without a meaning. The numbers are small, because the commands really run.
fn word() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "maloney",
        "good.rec",
        "missing.rec",
        ".",
        "--json",
        "--players",
        "--games",
        "--bots",
        "--fixed-seats",
        "--seed",
        "--threads",
        "--options",
        "--records",
        "--at",
        "--seat",
        "--all",
        "--from",
        "--depth",
        "--lang",
        "--help",
        "en",
        "fr",
        "thrifty",
        "random",
        "thrifty,random",
        "players=3",
        "0",
        "1",
        "2",
        "3",
        "-1",
        "7",
        "99999999999999999999",
        "MAL-33",
        "33",
        "out",
        "--",
        "=",
        ",",
        "",
    ]);
    prop_oneof![6 => known.prop_map(str::to_owned), 1 => "[^\0/]{0,12}"]
}

/// Arguments that make sense to each command but for their values.
fn near_miss() -> impl Strategy<Value = Vec<String>> {
    let value = || prop_oneof![3 => "[0-2]|[a-z=,]{0,8}|good\\.rec|maloney|random|-?[0-9]{1,25}", 1 => "[^\0/]{0,8}"];
    (0..6usize, value(), value(), value()).prop_map(|(command, one, two, three)| {
        let args = match command {
            0 => vec![
                "simulate".into(),
                "maloney".into(),
                format!("--players={one}"),
                format!("--bots={two}"),
                "--games=2".into(),
            ],
            1 => vec![
                "simulate".into(),
                "maloney".into(),
                format!("--options={one}"),
                format!("--seed={two}"),
                "--games=2".into(),
            ],
            2 => vec!["replay".into(), "good.rec".into(), format!("--at={one}"), format!("--seat={two}")],
            3 => vec!["check".into(), one, two, format!("--seed={three}")],
            4 => vec!["perft".into(), format!("--from={one}"), "--depth=1".into()],
            5 => vec!["rules".into(), "maloney".into(), one, format!("--lang={two}")],
            _ => unreachable!(),
        };
        args.into_iter().map(|arg: String| arg.replace('\0', "")).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn no_arguments_make_a_command_panic(
        command in prop::sample::select(vec!["games", "play", "simulate", "replay", "check", "perft", "rules"]),
        words in prop::collection::vec(word(), 0..7),
    ) {
        let directory = workplace();
        let args: Vec<&str> = [command].into_iter().chain(words.iter().map(String::as_str)).collect();
        assert_no_panic(&args, &bequest(directory.path(), &args));
    }

    #[test]
    fn no_value_makes_a_command_panic(args in near_miss()) {
        let directory = workplace();
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        assert_no_panic(&args, &bequest(directory.path(), &args));
    }

    #[test]
    fn no_file_makes_a_command_panic(
        place in any::<prop::sample::Index>(),
        cut in 0usize..40,
        bytes in prop::collection::vec(any::<u8>(), 0..20),
    ) {
        let directory = workplace();
        let mut text = fs::read(directory.path().join("good.rec")).unwrap();
        let start = place.index(text.len());
        let end = (start + cut).min(text.len());
        text.splice(start..end, bytes);
        fs::write(directory.path().join("bad.rec"), text).unwrap();
        for args in [&["check", "bad.rec"][..], &["replay", "bad.rec"], &["perft", "--from", "bad.rec", "--depth", "1"]] {
            assert_no_panic(args, &bequest(directory.path(), args));
        }
    }
}
