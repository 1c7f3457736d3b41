//! Editions from a file: checked, printed, played, and asked for by the records made with them.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use bequest_catalogue::GAMES;
use tempfile::TempDir;

const BUILT_IN: &str = include_str!("../../../games/maloney/rules/editions/maloney-1.toml");

fn bequest(directory: &Path, args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    command.args(args.split(' ')).current_dir(directory).stdin(Stdio::null()).output().expect("the program starts")
}

/// Runs a command and returns its exit code with what it wrote to standard output and standard error.
fn run(directory: &TempDir, args: &str) -> (i32, String, String) {
    let output = bequest(directory.path(), args);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// Makes a directory with `mine.toml`, the built-in edition with one suitcase changed, and `other.toml`, which has the
/// same name and one more change.
fn workplace() -> TempDir {
    let directory = TempDir::new().unwrap();
    let mine = BUILT_IN.replace("name = \"maloney-1\"", "name = \"my-box\"").replace("points = 4\n", "points = 5\n");
    fs::write(directory.path().join("mine.toml"), &mine).unwrap();
    fs::write(directory.path().join("other.toml"), mine.replace("dollars = 800", "dollars = 700")).unwrap();
    directory
}

/// Returns the name and hash of an edition file.
fn id(directory: &TempDir, file: &str) -> String {
    let (code, line, _) = run(directory, &format!("edition check {file}"));
    assert_eq!(code, 0);
    let (_, rest) = line.split_once(": maloney edition ").unwrap();
    rest.split_once(':').unwrap().0.to_owned()
}

#[test]
fn print_gives_the_built_in_file_byte_for_byte() {
    let directory = TempDir::new().unwrap();
    assert_eq!(run(&directory, "edition print maloney"), (0, BUILT_IN.to_owned(), String::new()));
    let (code, _, errors) = run(&directory, "edition print chess");
    let games = GAMES.join(", ");
    assert_eq!((code, errors), (2, format!("bequest: no such game: \"chess\"; there is {games}\n")));
}

#[test]
fn check_says_in_one_line_what_a_good_file_holds() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("mine.toml"), BUILT_IN).unwrap();
    let line = "ok mine.toml: maloney edition maloney-1 4d5df74abf0b8730: 16 towns, 64 cards, 24 suitcases; of 122 values \
                15 are from the rulebook, 0 found, 107 reconstructed\n";
    for args in ["edition check mine.toml", "edition check mine.toml --game maloney"] {
        assert_eq!(run(&directory, args), (0, line.to_owned(), String::new()));
    }
}

#[test]
fn check_tells_all_mistakes_by_file_and_line() {
    let directory = workplace();
    let bad = BUILT_IN.replace("start = 10500", "start = 10550").replace("town = 16\n", "town = 17\n");
    fs::write(directory.path().join("bad.toml"), bad).unwrap();
    let (code, out, errors) = run(&directory, "edition check bad.toml");
    assert_eq!((code, out.as_str()), (1, ""));
    insta::assert_snapshot!(errors, @r#"
    bad.toml:7: name: "maloney-1" is built in and has other values: write another name, as in "my-box"
    bad.toml:11: money.start: 10550 does not do: write dollars in steps of 100, digits alone, from 100 to 1000000
    bad.toml:533: card.61.town: there is no town 17: the towns are 1 to 16
    bad.toml:539: card.62.town: there is no town 17: the towns are 1 to 16
    bad.toml:545: card.63.town: there is no town 17: the towns are 1 to 16
    bad.toml:551: card.64.town: there is no town 17: the towns are 1 to 16
    bequest: bad.toml: no edition of maloney yet: 6 mistakes
    "#);
    for command in ["simulate maloney", "play maloney", "check mine.toml"] {
        let (code, out, told) = run(&directory, &format!("{command} --edition bad.toml"));
        assert_eq!((code, out.as_str(), told.as_str()), (1, "", errors.as_str()), "{command}");
    }
}

#[test]
fn a_one_way_link_is_a_doubt_and_no_mistake() {
    let directory = workplace();
    let mine = fs::read_to_string(directory.path().join("mine.toml")).unwrap();
    let text = mine.replace("links = [1, 2, 5, 6, 7, 9, 13]", "links = [1, 2, 5, 6, 7, 9]");
    fs::write(directory.path().join("mine.toml"), text).unwrap();
    let (code, out, errors) = run(&directory, "edition check mine.toml");
    assert_eq!((code, out.lines().count()), (0, 1));
    assert_eq!(errors, "mine.toml:139: town.13.links: 13 leads to 4, but 4 not back; fine if the board has it so\n");
}

#[test]
fn what_is_no_text_is_refused() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("photo.toml"), b"name\n\xff\xd8\xff").unwrap();
    let (code, _, errors) = run(&directory, "edition check photo.toml");
    assert_eq!((code, errors.as_str()), (1, "bequest: photo.toml: line 2: not an edition: the text is not UTF-8\n"));
    for args in ["edition check missing.toml", "simulate maloney --edition missing.toml"] {
        let (code, _, errors) = run(&directory, args);
        assert!(code == 2 && errors.starts_with("bequest: cannot read missing.toml: "), "{errors}");
    }
}

#[test]
fn records_ask_for_the_edition_they_were_played_with() {
    let directory = workplace();
    let (mine, other) = (id(&directory, "mine.toml"), id(&directory, "other.toml"));
    assert!(mine.starts_with("my-box ") && other.starts_with("my-box ") && mine != other);
    let simulate = "simulate maloney --players 3 --games 2 --seed 1 --records played --edition mine.toml";
    assert_eq!(run(&directory, simulate).0, 0);
    let record = fs::read_to_string(directory.path().join("played/000001.rec")).unwrap();
    assert_eq!(record.lines().nth(3), Some(format!("edition {mine}").as_str()));

    let known = "this program knows maloney-1 4d5df74abf0b8730";
    for (more, wanted) in [
        ("", Err(format!("played/000001.rec: line 4: unknown edition {mine}: {known}"))),
        (" --edition other.toml", Err(format!("played/000001.rec: line 4: unknown edition {mine}: {known}"))),
        (" --edition mine.toml", Ok(())),
    ] {
        for command in ["check played", "replay played/000001.rec", "perft --from played/000001.rec --depth 1"] {
            let (code, _, errors) = run(&directory, &format!("{command}{more}"));
            match &wanted {
                Ok(()) => assert_eq!((code, errors.as_str()), (0, ""), "{command}{more}"),
                Err(line) => assert!(code == 1 && errors.contains(line.as_str()), "{command}{more}: {errors}"),
            }
        }
    }
}

#[test]
fn records_of_several_editions_are_found_by_all_their_files() {
    let directory = workplace();
    for file in ["mine", "other"] {
        let simulate =
            format!("simulate maloney --players 3 --games 1 --seed 1 --records {file} --edition {file}.toml");
        assert_eq!(run(&directory, &simulate).0, 0);
    }
    for file in ["mine", "other"] {
        let args = format!("replay {file}/000001.rec --edition mine.toml --edition other.toml");
        assert_eq!(run(&directory, &args).0, 0, "{args}");
    }
}

#[test]
fn a_game_that_rests_on_one_edition_refuses_a_second() {
    let directory = workplace();
    let other = id(&directory, "other.toml");
    let (code, _, errors) = run(&directory, "simulate maloney --edition mine.toml --edition other.toml --seed 1");
    let wanted = format!("bequest: edition {other} is one too many: this set-up does not rest on it\n");
    assert_eq!((code, errors), (2, wanted));
}

#[test]
fn records_of_the_built_in_edition_need_no_file_and_mind_none() {
    let directory = workplace();
    assert_eq!(run(&directory, "simulate maloney --players 3 --games 1 --seed 1 --records played").0, 0);
    for args in ["check played", "check played --edition mine.toml"] {
        assert_eq!(run(&directory, args).0, 0, "{args}");
    }
}

/// Three towns in a row, with the longest names there are, all in one place.
fn small() -> String {
    let source = "source = \"found\"\n";
    let mut text =
        format!("name = \"small\"\n[money]\nstart = 500\n{source}[hand]\nthree_players = 2\nfour_players = 2\n");
    text += &format!("five_players = 1\nsix_players = 1\nsame_town = 2\n{source}");
    for (town, links) in [(1, "[2]"), (2, "[1, 3]"), (3, "[2]")] {
        text +=
            &format!("[[town]]\nid = {town}\nname = \"Llanfairpwllgwyngy {town}\"\nname_{source}lat = 1\nlon = 1\n");
        text += &format!("links = {links}\nlinks_{source}");
    }
    for card in 1..=12 {
        let (town, day) = (card % 3 + 1, ["Mon", "Thu", "Fri", "Sun"][card % 4]);
        text += &format!("[[card]]\nid = \"a{card:02}\"\ntown = {town}\nbest_day = \"{day}\"\n{source}");
    }
    for suitcase in 1..=3 {
        text += &format!("[[suitcase]]\nid = \"s{suitcase:02}\"\ndollars = -300\n{source}");
    }
    text
}

#[test]
fn every_bot_plays_a_small_edition_and_every_row_can_be_shown() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("small.toml"), small()).unwrap();
    let (_, games, _) = run(&directory, "games --json");
    let games: serde_json::Value = serde_json::from_str(&games).unwrap();
    for bot in games[0]["bots"].as_array().unwrap() {
        let bot = bot.as_str().unwrap();
        for players in 3..=6 {
            let args = format!("simulate maloney --players {players} --games 20 --seed 1 --bots {bot}");
            let (code, _, errors) = run(&directory, &format!("{args} --edition small.toml --records {bot}{players}"));
            assert_eq!((code, errors.as_str()), (0, ""), "{args}");
            assert_eq!(run(&directory, &format!("check {bot}{players} --edition small.toml")).0, 0, "{args}");
        }
        let record = fs::read_to_string(directory.path().join(format!("{bot}3/000001.rec"))).unwrap();
        let rows = record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
        for row in (0..=rows).step_by(5) {
            let args = format!("replay {bot}3/000001.rec --seat 1 --edition small.toml --at {row}");
            let (code, shown, errors) = run(&directory, &args);
            assert!(code == 0 && (shown.contains("Llanfair") || row < 12), "{args}: {shown} {errors}");
        }
    }
}

/// Makes changes in the built-in edition, each in its first place.
fn changed(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(BUILT_IN.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from:?} is not in the file");
        text.replacen(from, to, 1)
    })
}

#[test]
fn the_guide_shows_what_is_really_said() {
    let guide = include_str!("../../../docs/editions.md");
    let directory = TempDir::new().unwrap();
    let mut changes = vec![
        ("name = \"maloney-1\"", "name = \"my-box\""),
        ("name = \"Seattle\"\nname_source = \"reconstructed\"", "name = \"Portland\"\nname_source = \"found\""),
        (
            "town = 10\nbest_day = \"Thu\"\nsource = \"reconstructed\"",
            "town = 10\nbest_day = \"Mon\"\nsource = \"found\"",
        ),
    ];
    fs::write(directory.path().join("mine.toml"), changed(&changes)).unwrap();
    changes.extend([
        ("links = [1, 2, 5, 6, 7, 9, 13]", "links = [1, 2, 5, 6, 7, 9, 18]"),
        ("best_day = \"Tue\"", "best_day = Tue"),
        ("id = \"a02\"\ntown = 1\n", "id = \"a02\"\ntown = 17\n"),
        ("points = 2\n", "points = 2\ndollars = 300\n"),
        ("start = 10500", "start = 10,500"),
    ]);
    fs::write(directory.path().join("bad.toml"), changed(&changes)).unwrap();
    let said = |args: &str| {
        let (_, out, errors) = run(&directory, args);
        out + &errors
    };
    let shown = |text: &str| text.lines().all(|line| guide.lines().any(|shown| shown.trim() == line));
    for file in ["mine.toml", "bad.toml"] {
        let text = said(&format!("edition check {file}"));
        assert!(shown(&text), "not in docs/editions.md:\n{text}");
    }
    said("simulate maloney --games 1 --seed 1 --records played --bots random --edition mine.toml");
    let refused = said("check played");
    assert!(shown(refused.lines().next().unwrap()), "not in docs/editions.md:\n{refused}");
}
