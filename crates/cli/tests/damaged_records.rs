//! Every line of a record matters: `bequest check` finds every damage and names its line, and the
//! rule where one is broken.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Stdio};

use bequest_bots::{Question, Roster};
use bequest_engine::{
    By, ChanceSource, Fair, Game, Match, Nonce, Player, Record, Row, Seat, Seed, Waiting, rule_against,
};
use bequest_maloney::Maloney;
use bequest_maloney_bots::Bots;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tempfile::TempDir;

/// A record with one line damaged.
struct Damaged {
    /// How, as in `wrong-card`.
    how: &'static str,
    /// The line, counted from zero.
    place: usize,
    text: String,
}

/// Lets bots play a game of three to its end.
fn play(chance: ChanceSource) -> Record<Maloney> {
    let names = ["random", "thrifty", "random"];
    let mut bots: Vec<_> = (0..).zip(names).map(|(seed, name)| Bots::bot(name, seed).unwrap()).collect();
    let players = names.map(|name| Player::Bot(name.parse().unwrap())).to_vec();
    let mut table = Match::<Maloney>::start(Maloney::setups()[0].clone(), players, chance);
    while table.standing().is_none() {
        let seat = Seat::all(3).find(|seat| table.is_asked(*seat)).unwrap();
        let action = bots[seat.index()].choose(&Question::at(&table, seat).unwrap()).unwrap();
        table.play(seat, By::Bot, action).unwrap();
    }
    table.record()
}

fn fair_record() -> Record<Maloney> {
    let nonces = (1..=3).map(|byte| Nonce([byte; 16])).collect();
    play(ChanceSource::Fair(Fair { seed: Seed::from_text("damage"), table: "t1".into(), nonces }))
}

fn simulated_record() -> Record<Maloney> {
    play(ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1))))
}

/// Damages each line in every way that fits it.
fn damaged(record: &str) -> Vec<Damaged> {
    let lines: Vec<&str> = record.lines().collect();
    let mut all = Vec::new();
    for place in 0..lines.len() {
        let mut add = |how, instead: &[&str], taken: usize| {
            let changed = [&lines[..place], instead, &lines[place + taken..]].concat();
            all.push(Damaged { how, place, text: changed.join("\n") + "\n" });
        };
        let line = lines[place];
        add("removed", &[], 1);
        add("doubled", &[line, line], 1);
        if let Some(next) = lines.get(place + 1) {
            add("swapped", &[next, line], 2);
        }
        add("cut-by-one", &[&line[..line.len() - 1]], 1);
        add("cut-in-half", &[&line[..line.len() / 2]], 1);
        for instead in wrong_cards(line) {
            add("wrong-card", &[&instead], 1);
        }
        for instead in wrong_seats(line) {
            add("wrong-seat", &[&instead], 1);
        }
    }
    all.retain(|damaged| damaged.text != record);
    all
}

/// Replaces the card at the end of a line by the next one and by one that does not exist.
fn wrong_cards(line: &str) -> Vec<String> {
    let Some((start, card)) = line.rsplit_once(" a") else { return Vec::new() };
    let Ok(number) = card.parse::<usize>() else { return Vec::new() };
    [number % 64 + 1, 65].map(|other| format!("{start} a{other:02}")).to_vec()
}

/// Replaces the seat that a line names by the others and by one that this table does not have.
fn wrong_seats(line: &str) -> Vec<String> {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let Some(place) = words.iter().position(|word| ["act", "seat", "nonce", "owner"].contains(&word.as_str())) else {
        return Vec::new();
    };
    let seat = words[place + 1].clone();
    let mut wrong = Vec::new();
    for other in ["1", "2", "3", "4"].into_iter().filter(|other| *other != seat) {
        words[place + 1] = other.to_owned();
        wrong.push(words.join(" "));
    }
    wrong
}

/// Runs `bequest check` over all of them and returns what it says of each.
fn check(all: &[Damaged]) -> Vec<String> {
    let directory = TempDir::new().unwrap();
    let name = |number: usize| directory.path().join(format!("{number:06}.rec"));
    for (number, damaged) in all.iter().enumerate() {
        fs::write(name(number), &damaged.text).unwrap();
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_bequest"));
    let output = command.arg("check").arg(directory.path()).stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "", "found to be good");
    let errors = String::from_utf8(output.stderr).unwrap();
    let told: BTreeMap<&str, &str> = errors.lines().filter_map(|line| line.split_once(".rec: ")).collect();
    let of = |number: usize| {
        let name = name(number).with_extension("");
        let told = told.get(name.to_str().unwrap());
        (*told.unwrap_or_else(|| panic!("{} line {}: not told", all[number].how, all[number].place + 1))).to_owned()
    };
    (0..all.len()).map(of).collect()
}

/// Returns the line that a message names, counted from one.
fn line_of(message: &str) -> usize {
    let number = message.strip_prefix("line ").and_then(|rest| rest.split_once(": ")).expect("a line is named").0;
    number.parse().unwrap()
}

fn every_damage_is_found(record: &Record<Maloney>) {
    let whole = record.to_string();
    let lines: Vec<&str> = whole.lines().collect();
    let all = damaged(&whole);
    assert!(all.len() > 5 * lines.len(), "{} damages of {} lines", all.len(), lines.len());
    for (damaged, message) in all.iter().zip(check(&all)) {
        let Damaged { how, place, text } = damaged;
        let told = format!("{how} line {}: {message}", place + 1);
        assert!(line_of(&message) <= lines.len() + 1, "{told}");
        // Lines before the damage are unchanged; only a wrong seed shows at the commitment.
        assert!(line_of(&message) > *place || message.contains("the commitment is not"), "{told}");
        let strict = Record::<Maloney>::parse(text).map(|record| record.replay().map(|_| ()));
        assert!(!matches!(strict, Ok(Ok(()))), "{told}");
        if let Some(expected) = broken_rule(record, damaged, &lines) {
            assert_eq!(message, expected, "{told}");
        }
    }
}

/// Returns the expected error if a line became an action that is well formed but not allowed.
fn broken_rule(record: &Record<Maloney>, damaged: &Damaged, lines: &[&str]) -> Option<String> {
    let first = record.line_of_row(1) - 1;
    let number = damaged.place.checked_sub(first)? + 1;
    let line = damaged.text.lines().nth(damaged.place)?;
    if damaged.text.lines().count() != lines.len() || line == lines[damaged.place] {
        return None;
    }
    let row: Row<Maloney> = line.strip_prefix(&format!("{number} "))?.parse().ok()?;
    let Row::Act { seat, action, .. } = row else { return None };
    let replayed = record.replay_rows(number - 1).unwrap();
    let position = replayed.position();
    let mut legal = Vec::new();
    if seat.index() >= 3 || position.waits_for() == Waiting::Chance {
        return None;
    }
    position.legal_actions(seat, &mut legal);
    let rule = (!legal.contains(&action)).then(|| rule_against(position, seat, action))?;
    Some(format!("line {}: \"{row}\" is not allowed ({rule})", damaged.place + 1))
}

#[test]
fn every_damage_to_a_fair_record_is_found() {
    every_damage_is_found(&fair_record());
}

#[test]
fn every_damage_to_a_simulated_record_is_found() {
    every_damage_is_found(&simulated_record());
}

#[test]
fn wrong_cards_and_seats_are_told_by_their_rules() {
    let record = simulated_record();
    let whole = record.to_string();
    let lines: Vec<&str> = whole.lines().collect();
    let all = damaged(&whole);
    let rules = |how: &str| {
        let broken = all.iter().filter(|damaged| damaged.how == how);
        broken.filter_map(|damaged| broken_rule(&record, damaged, &lines)).count()
    };
    assert!(rules("wrong-card") > 5, "{}", rules("wrong-card"));
    assert!(rules("wrong-seat") > 20, "{}", rules("wrong-seat"));
}

#[test]
fn a_wrong_draw_of_a_fair_record_is_told_by_its_seed() {
    let record = fair_record();
    let whole = record.to_string();
    let wrong: Vec<_> = damaged(&whole)
        .into_iter()
        .filter(|damaged| damaged.how == "wrong-card" && !damaged.text.contains(" a65\n"))
        .filter(|damaged| whole.lines().nth(damaged.place).unwrap().contains(" chance "))
        .collect();
    assert!(wrong.len() > 36, "{}", wrong.len());
    for (damaged, message) in wrong.iter().zip(check(&wrong)) {
        assert!(message.starts_with(&format!("line {}: chance gave \"", damaged.place + 1)), "{message}");
    }
}
