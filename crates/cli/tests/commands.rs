//! Every command does what its help says, in words and in JSON.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use bequest_bots::Roster;
use bequest_catalogue::GAMES;
use bequest_engine::{ChanceSource, Fair, Game, Match, Nonce, Player, Record, Seat, Seed, Viewer, Waiting};
use bequest_maloney::Maloney;
use bequest_maloney_bots::Bots;
use serde_json::Value;
use tempfile::TempDir;

fn bequest(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).output().expect("the program starts")
}

/// Runs a command that succeeds and says nothing beside its result.
fn text(args: &[&str]) -> String {
    let output = bequest(args);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(args)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn path(path: &Path) -> &str {
    path.to_str().expect("the temporary directory has a plain name")
}

/// Simulates games of three with records; returns the JSON without the time it took.
fn simulate(directory: &Path, more: &[&str]) -> Value {
    let args = ["simulate", "maloney", "--players", "3", "--games", "12", "--seed", "s", "--json"];
    let mut report = json(&[&args, &["--records", path(directory)][..], more].concat());
    assert!(report["seconds"].take().as_f64().unwrap() > 0.0);
    report
}

fn records(directory: &Path) -> Vec<String> {
    let mut paths: Vec<_> = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Writes the first lines of a simulated record to a file.
fn prefix(directory: &TempDir, lines: usize) -> String {
    let simulated = directory.path().join("simulated");
    simulate(&simulated, &[]);
    let whole = fs::read_to_string(simulated.join("000001.rec")).unwrap();
    let file = directory.path().join("prefix.rec");
    fs::write(&file, whole.split_inclusive('\n').take(lines).collect::<String>()).unwrap();
    path(&file).to_owned()
}

/// The lines before the first row of a record of three without a commitment.
const HEADER: usize = 8;

#[test]
fn games_lists_every_game() {
    let games = json(&["games", "--json"]);
    let games = games.as_array().unwrap();
    assert_eq!(games.iter().map(|game| game["id"].as_str().unwrap()).collect::<Vec<_>>(), GAMES);
    let shown = text(&["games"]);
    for (game, shown) in games.iter().zip(shown.split("\n\n")) {
        let mut keys_of_game = keys(game);
        // Only a game that rests on several editions lists them.
        keys_of_game.retain(|key| *key != "editions");
        assert_eq!(keys_of_game, ["bots", "edition", "id", "options", "players", "ranks", "rules", "ties", "title"]);
        let option = &game["options"][0];
        assert_eq!(
            (keys(option), &option["name"]),
            (vec!["cases", "name", "title", "what", "words"], &"players".into())
        );
        assert_eq!(keys(&option["title"]), ["de", "en", "fr", "it"]);
        let first = format!("{}: {}\n", game["id"].as_str().unwrap(), game["title"].as_str().unwrap());
        assert!(shown.starts_with(&first) && shown.contains(game["edition"]["hash"].as_str().unwrap()), "{shown}");
    }
    assert_eq!(shown.split("\n\n").count(), GAMES.len());
}

/// Returns what the list of games says of one: in JSON, and in words without the hash of its edition.
fn listed(id: &str) -> (Value, String) {
    let games = json(&["games", "--json"]);
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap().clone();
    let shown = text(&["games"]);
    let shown = shown.split("\n\n").find(|entry| entry.starts_with(&format!("{id}: "))).unwrap();
    let shown = shown.replace(game["edition"]["hash"].as_str().unwrap(), "(hash)");
    (game, shown)
}

#[test]
fn games_says_who_can_play_and_how_players_are_ranked() {
    let (maloney, shown) = listed("maloney");
    assert_eq!(maloney["players"], serde_json::json!([3, 4, 5, 6]));
    assert_eq!(maloney["options"][0]["cases"][0]["usual"], "4");
    assert_eq!((&maloney["ranks"], &maloney["ties"]), (&"highest".into(), &serde_json::json!([])));
    insta::assert_snapshot!(shown, @r"
    maloney: Maloney’s Inheritance
      players  3, 4, 5, 6
      options  none
      bots     greedy, gentle, thrifty, random
      ranks    highest score first
      rules    version 1
      edition  maloney-1 (hash)
    ");
    let (erbraffer, shown) = listed("erbraffer");
    assert_eq!(erbraffer["players"], serde_json::json!([2, 3, 4, 5, 6]));
    assert_eq!(erbraffer["options"][0]["cases"][0]["usual"], "4");
    assert_eq!((&erbraffer["ranks"], &erbraffer["ties"]), (&"highest".into(), &serde_json::json!(["heirlooms"])));
    insta::assert_snapshot!(shown, @r"
    erbraffer: Die Erbraffer
      players  2, 3, 4, 5, 6
      options  none
      bots     greedy, gentle, thrifty, random
      ranks    highest score first, ties by heirlooms
      rules    version 1
      edition  erbraffer-1 (hash)
    ");
    let (last_will, shown) = listed("last-will");
    assert_eq!(last_will["players"], serde_json::json!([2, 3, 4, 5]));
    assert_eq!((&last_will["ranks"], &last_will["edition"]["name"]), (&"lowest".into(), &"last-will-1".into()));
    let options: Vec<_> = last_will["options"].as_array().unwrap().iter().map(|option| &option["name"]).collect();
    assert_eq!(options, ["players", "sacked", "jobs", "plans", "will"]);
    assert!(shown.contains("\n  ranks    lowest score first, ties by "), "{shown}");
}

#[test]
fn simulate_prints_the_figures_of_the_design_as_json() {
    let report = json(&["simulate", "maloney", "--games", "4", "--bots", "thrifty,random", "--seed", "1", "--json"]);
    assert_eq!(keys(&report), ["by_bot", "by_seat", "game", "games", "players", "seconds", "steps"]);
    let row = ["games", "high", "low", "mean_score", "win_rate", "wins"];
    assert_eq!(keys(&report["by_bot"][0]), [&["bot"], &row[..]].concat());
    assert_eq!(keys(&report["by_seat"][0]), [&row[..4], &["seat"], &row[4..]].concat());
    let bots: Vec<_> = report["by_bot"].as_array().unwrap().iter().map(|row| &row["bot"]).collect();
    assert_eq!(bots, ["thrifty", "random"]);
    assert_eq!(report["by_seat"].as_array().unwrap().len(), 4);
    for side in ["by_bot", "by_seat"] {
        let sum =
            |key: &str| report[side].as_array().unwrap().iter().map(|row| row[key].as_f64().unwrap()).sum::<f64>();
        assert!((sum("wins") - 4.0).abs() < 1e-9);
        assert_eq!(sum("games"), 16.0);
        for row in report[side].as_array().unwrap() {
            assert!(
                row["low"].as_f64() <= row["win_rate"].as_f64() && row["win_rate"].as_f64() <= row["high"].as_f64()
            );
        }
    }
}

#[test]
fn simulate_shows_people_a_table() {
    let shown = text(&["simulate", "maloney", "--games", "3", "--seed", "1"]);
    let lines: Vec<_> = shown.lines().collect();
    assert!(lines[0].starts_with("maloney, 4 players: 3 games, "), "{shown}");
    assert_eq!(lines[2], "bot            games     wins  win rate  95% interval  mean score");
    assert!(lines[3].starts_with("greedy            12      3.0     25.0%"), "{shown}");
    assert_eq!(lines.len(), 10);
}

#[test]
fn simulate_without_a_seed_shows_the_one_it_took() {
    let args = ["simulate", "maloney", "--games", "2", "--bots", "random", "--json"];
    let output = bequest(&args);
    let errors = String::from_utf8(output.stderr).unwrap();
    let seed = errors.trim_end().strip_prefix("seed ").unwrap();
    let mut first: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut again = json(&[&args[..], &["--seed", seed]].concat());
    first["seconds"].take();
    again["seconds"].take();
    assert_eq!(first, again);
}

#[test]
fn simulate_writes_the_same_records_whatever_the_threads() {
    let directory = TempDir::new().unwrap();
    let (one, three) = (directory.path().join("one"), directory.path().join("three"));
    let bots = ["--bots", "random,thrifty"];
    let report = simulate(&one, &[&bots[..], &["--threads", "1"]].concat());
    assert_eq!(simulate(&three, &[&bots[..], &["--threads", "3"]].concat()), report);
    let written = records(&one);
    assert_eq!(written.len(), 12);
    assert!(one.join("000012.rec").exists());
    assert!(written == records(&three), "the records differ");
}

#[test]
fn simulate_counts_the_games_it_writes() {
    let directory = TempDir::new().unwrap();
    let report = simulate(&directory.path().join("r"), &["--bots", "random"]);
    let mut fast =
        json(&["simulate", "maloney", "--players", "3", "--games", "12", "--seed", "s", "--bots", "random", "--json"]);
    fast["seconds"].take();
    assert_eq!(fast, report, "with and without records");

    let read = |text: String| Record::<Maloney>::parse(&text).unwrap();
    let played: Vec<_> = records(&directory.path().join("r")).into_iter().map(read).collect();
    assert_eq!(report["steps"], played.iter().map(|record| record.rows.len()).sum::<usize>());
    for seat in Seat::all(3) {
        let standings = || played.iter().map(|record| record.end.as_ref().unwrap().standing);
        let wins: f64 = standings().map(|standing| standing.win(seat)).sum();
        let tenths: i32 = standings().map(|standing| standing.scores[seat].0).sum();
        let row = &report["by_seat"][seat.index()];
        assert!((row["wins"].as_f64().unwrap() - wins).abs() < 1e-9);
        assert!((row["mean_score"].as_f64().unwrap() - f64::from(tenths) / 120.0).abs() < 1e-9);
    }
}

/// Returns who sat where in the first games.
fn seats(more: &[&str]) -> Vec<String> {
    let directory = TempDir::new().unwrap();
    simulate(&directory.path().join("r"), &[&["--bots", "random,thrifty"], more].concat());
    let names = |record: &String| {
        let seats = record.lines().skip(5).take(3);
        seats.map(|line| line.rsplit_once(' ').unwrap().1).collect::<Vec<_>>().join(" ")
    };
    records(&directory.path().join("r")).iter().take(4).map(names).collect()
}

#[test]
fn simulate_moves_the_bots_on_by_one_seat_each_game() {
    let first = "random thrifty random";
    assert_eq!(seats(&[]), [first, "random random thrifty", "thrifty random random", first]);
}

#[test]
fn simulate_keeps_the_bots_in_fixed_seats() {
    assert_eq!(seats(&["--fixed-seats"]), ["random thrifty random"; 4]);
}

#[test]
fn simulate_overwrites_nothing() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("precious"), "").unwrap();
    let output = bequest(&["simulate", "maloney", "--games", "1", "--records", path(directory.path())]);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.ends_with("is not empty; name a new or an empty directory\n"), "{errors}");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
}

#[test]
fn replay_shows_each_viewer_their_own_view() {
    let directory = TempDir::new().unwrap();
    simulate(&directory.path().join("r"), &["--bots", "random"]);
    let file = directory.path().join("r/000001.rec");
    let record = Record::<Maloney>::parse(&fs::read_to_string(&file).unwrap()).unwrap();
    let rows = record.rows.len();
    for row in [0, 20, 60, rows / 2, rows] {
        let replayed = record.replay_rows(row).unwrap();
        for (viewer, args) in
            [(Viewer::Spectator, &[][..]), (Viewer::Seat(Seat::new(1)), &["--seat", "2"]), (Viewer::Open, &["--all"])]
        {
            let scene = json(&[&["replay", path(&file), "--json", "--at", &row.to_string()], args].concat());
            assert_eq!(keys(&scene), ["game", "log", "row", "rows", "view", "viewer"]);
            let expected = serde_json::json!({
                "game": "maloney", "row": row, "rows": rows, "viewer": viewer,
                "view": replayed.position().view(viewer), "log": replayed.log(viewer),
            });
            assert_eq!(scene, expected, "row {row}, {viewer:?}");
        }
    }
}

#[test]
fn replay_draws_the_table_and_the_latest_events() {
    let directory = TempDir::new().unwrap();
    let file = prefix(&directory, usize::MAX);
    let shown = text(&["replay", &file, "--all"]);
    assert!(shown.contains(", with all secrets\n\n"), "{shown}");
    assert!(shown.contains("the car is here") && shown.contains("Kansas City"), "{shown}");
    let (_, lately) = shown.rsplit_once("\n\n").unwrap();
    assert!(lately.lines().count() >= 10, "{lately}");
    assert!(lately.ends_with("the game is over.\n"), "{lately}");
}

#[test]
fn replay_shows_hands_only_to_those_who_see_them() {
    let directory = TempDir::new().unwrap();
    let file = prefix(&directory, usize::MAX);
    let all = text(&["replay", &file, "--at", "60", "--all"]);
    let hand_of = |seat: &str| all.lines().find(|line| line.starts_with(&format!(" {seat} ")) && line.contains(": a"));
    let secret = |seat: &str| hand_of(seat).unwrap().split_once(": ").unwrap().1.split(' ').next().unwrap().to_owned();
    let own = text(&["replay", &file, "--at", "60", "--seat", "2"]);
    assert!(own.contains(&secret("2")) && !own.contains(&secret("3")), "{own}");
    let spectator = text(&["replay", &file, "--at", "60"]);
    assert!(!spectator.contains(&secret("2")) && !spectator.contains(&secret("3")), "{spectator}");
}

#[test]
fn rules_and_records_are_told_in_the_language_of_the_environment() {
    let directory = TempDir::new().unwrap();
    let file = prefix(&directory, usize::MAX);
    let said = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
        command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").envs(variables.iter().copied());
        String::from_utf8(command.stdin(Stdio::null()).output().unwrap().stdout).unwrap()
    };
    let german = [("LANG", "de_AT.UTF-8")];
    assert!(said(&["rules", "maloney", "MAL-33"], &german).contains("[B] es steht im Regelheft"));
    assert!(said(&["replay", &file], &german).contains("wie das Publikum es sieht"));
    assert!(said(&["replay", &file, "--lang", "it"], &german).contains("come lo vede il pubblico"));
}

#[test]
fn check_looks_at_files_and_directories() {
    let directory = TempDir::new().unwrap();
    let file = prefix(&directory, 30);
    let simulated = directory.path().join("simulated");
    let checked = text(&["check", &file, path(&simulated)]);
    let lines: Vec<_> = checked.lines().collect();
    assert_eq!(lines[0], format!("ok {file}: 22 rows, unfinished, chance not verifiable (no seed)"));
    assert!(lines[1].starts_with(&format!("ok {}/000001.rec: ", path(&simulated))), "{checked}");
    assert!(lines[12].ends_with(" rows, finished, chance not verifiable (no seed)"), "{checked}");
    assert_eq!(lines.len(), 13);
}

#[test]
fn check_looks_at_all_files_and_tells_faults_apart_from_files_it_cannot_read() {
    let directory = TempDir::new().unwrap();
    let good = prefix(&directory, 30);
    let write = |name: &str, bytes: &[u8]| {
        fs::write(directory.path().join(name), bytes).unwrap();
        path(&directory.path().join(name)).to_owned()
    };
    let other_game = write("other.rec", b"bequest record 1\ngame chess\n");
    let not_text = write("bytes.rec", b"bequest record 1\n\xff\n");
    let broken = write("broken.rec", (fs::read_to_string(&good).unwrap() + "23 act 1 bot keep\n").as_bytes());
    let missing = path(&directory.path().join("missing.rec")).to_owned();

    let output = bequest(&["check", &other_game, &not_text, &broken, &good]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("ok "));
    let place = path(directory.path());
    let errors = String::from_utf8(output.stderr).unwrap().replace(place, "DIR");
    insta::assert_snapshot!(errors.replace(&GAMES.join(", "), "(all games)"), @r#"
    DIR/other.rec: line 2: no such game: "chess"; there is (all games)
    DIR/bytes.rec: line 2: not a record: the text is not UTF-8
    DIR/broken.rec: line 31: found "act 1 bot keep", but chance has to speak first
    bequest: records with a fault: 3 of 4
    "#);

    let output = bequest(&["check", &missing, &broken, &good]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("ok "));
    insta::assert_snapshot!(String::from_utf8(output.stderr).unwrap().replace(place, "DIR"), @r#"
    cannot read DIR/missing.rec: No such file or directory (os error 2); name a record, as simulate and play write them
    DIR/broken.rec: line 31: found "act 1 bot keep", but chance has to speak first
    bequest: not read: 1; records with a fault: 1 of 2
    "#);
}

/// Starts a table with a commitment; chance has dealt when it returns.
fn fair_record() -> (Record<Maloney>, Seed) {
    let seed = Seed::from_text("a fair seed");
    let fair = Fair { seed, table: "t1".into(), nonces: vec![Nonce([7; 16]); 3] };
    let players = vec![Player::Bot(Bots::BOTS[0].parse().unwrap()); 3];
    let table = Match::<Maloney>::start(Maloney::setups()[0].clone(), players, ChanceSource::Fair(fair));
    (table.record(), seed)
}

#[test]
fn check_verifies_the_chance_of_an_unfinished_record_by_its_seed() {
    let directory = TempDir::new().unwrap();
    let (record, seed) = fair_record();
    let file = directory.path().join("fair.rec");
    fs::write(&file, record.to_string()).unwrap();
    assert!(text(&["check", path(&file)]).ends_with("unfinished, chance not verifiable (no seed)\n"));
    let seed = seed.to_string();
    assert!(text(&["check", path(&file), "--seed", &seed]).ends_with("unfinished, chance verified\n"));

    let fault = |record: &Record<Maloney>, seed: &str| {
        fs::write(&file, record.to_string()).unwrap();
        let output = bequest(&["check", path(&file), "--seed", seed]);
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(fault(&record, &Seed::from_text("another").to_string()).contains(": line 10: the commitment is not"));
    let mut unfair = record;
    unfair.rows.swap(0, 1);
    assert!(fault(&unfair, &seed).contains(": line 14: chance gave \"deal "));
}

#[test]
fn perft_counts_the_ways_to_go_on() {
    let directory = TempDir::new().unwrap();
    let start = prefix(&directory, HEADER);
    // The first card dealt is any of 64, the next any other.
    assert_eq!(text(&["perft", "--from", &start, "--depth", "2"]), "1 64\n2 4032\n");
    assert_eq!(text(&["perft", "--from", &start, "--depth", "0"]), "0 1\n");
    let counted = json(&["perft", "--from", &start, "--depth", "1", "--json"]);
    assert_eq!(counted, serde_json::json!([{"depth": 1, "nodes": 64}]));
}

#[test]
fn perft_counts_every_seat_that_can_act() {
    let directory = TempDir::new().unwrap();
    let whole = prefix(&directory, usize::MAX);
    let mut record = Record::<Maloney>::parse(&fs::read_to_string(&whole).unwrap()).unwrap();
    let is_dealt = |rows: &usize| record.replay_rows(*rows).unwrap().position().waits_for() != Waiting::Chance;
    let dealt = (0..).find(is_dealt).unwrap();
    record.rows.truncate(dealt);
    record.end = None;
    let file = directory.path().join("auction.rec");
    fs::write(&file, record.to_string()).unwrap();
    let replayed = record.replay().unwrap();
    let mut legal = Vec::new();
    Seat::all(3).for_each(|seat| replayed.position().legal_actions(seat, &mut legal));
    assert_eq!(text(&["perft", "--from", path(&file), "--depth", "1"]), format!("1 {}\n", legal.len()));
    assert!(legal.len() > 6);
}

#[test]
fn perft_of_a_finished_game_is_zero() {
    let directory = TempDir::new().unwrap();
    assert_eq!(text(&["perft", "--from", &prefix(&directory, usize::MAX), "--depth", "2"]), "1 0\n2 0\n");
}

#[test]
fn rules_prints_the_rulebook_or_one_rule() {
    let book = text(&["rules", "maloney"]);
    for rule in Maloney::ledger().rules() {
        assert!(book.lines().any(|line| line.split(' ').next() == Some(&rule.id)), "{}", rule.id);
    }
    assert!(book.lines().all(|line| line.chars().count() <= 100));
    assert!(book.contains("\nALL-4 ") && book.ends_with("\n[C] a reconstructed component\n"));
    insta::assert_snapshot!(text(&["rules", "maloney", "MAL-4"]), @r#"
    MAL-4   You are dealt 12 action cards, or 10 if six of you play. The rest is the pile, face down.
            [B]

    [B] it is in the rulebook
    "#);
    for id in ["mal-4", "4"] {
        assert_eq!(text(&["rules", "maloney", id]), text(&["rules", "maloney", "MAL-4"]));
    }
    assert!(text(&["rules", "maloney", "all-2"]).starts_with("ALL-2 "));
}

/// The commands with a way to use each that succeeds.
fn uses(file: &str) -> Vec<Vec<&str>> {
    vec![
        vec!["games"],
        vec!["simulate", "maloney", "--games", "2", "--seed", "1"],
        vec!["replay", file],
        vec!["check", file],
        vec!["perft", "--from", file, "--depth", "1"],
        vec!["rules", "maloney"],
    ]
}

#[test]
fn every_help_has_an_example() {
    for command in ["games", "play", "simulate", "replay", "check", "perft", "rules"] {
        let help = text(&[command, "--help"]);
        let (_, example) = help.split_once("Example").unwrap_or_else(|| panic!("{command}: {help}"));
        assert!(example.contains(&format!("bequest {command}")), "{command}: {help}");
    }
    assert!(text(&["--help"]).contains("Example:\n  bequest "));
}

#[test]
fn nothing_is_coloured_and_no_bar_is_drawn_where_nobody_sees_it() {
    let directory = TempDir::new().unwrap();
    let file = prefix(&directory, 30);
    let mut all = uses(&file);
    all.extend([vec!["--help"], vec!["simulate"], vec!["simulate", "--help"], vec!["rules", "chess"]]);
    for args in all {
        for variables in [&[][..], &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
            let output = command.args(&args).envs(variables.iter().copied()).stdin(Stdio::null()).output().unwrap();
            let bytes = [output.stdout, output.stderr].concat();
            assert!(!bytes.contains(&0x1b) && !bytes.contains(&b'\r'), "{args:?}");
        }
    }
}

#[test]
fn nobody_panics_when_the_reader_goes_away() {
    let directory = TempDir::new().unwrap();
    let file = prefix(&directory, 30);
    for args in uses(&file) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command.args(&args).stdin(Stdio::null()).stdout(writer).output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}
