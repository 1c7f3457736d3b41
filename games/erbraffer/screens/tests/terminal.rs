//! Whole sessions of Die Erbraffer with typed lines, as a player sees them.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::fs;

use bequest_engine::{Game, Pool, Record, Row, Seat, Viewer};
use bequest_erbraffer::{Action, Card, Erbraffer};
use bequest_words::{Language, Words};

use bequest_erbraffer_bots::Bots;
use bequest_erbraffer_screens::Screens;
use bequest_erbraffer_screens::words::{money, persons};
use bequest_terminal::{GameRequest, Paint};

const PLAIN: Paint = Paint { colour: false, clears: true, tall: true };
const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";

const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dan", "Eve", "Flo"];

fn played_as(play: &GameRequest, paint: Paint, language: Language, typed: &str) -> String {
    play.play_typed::<Screens, Bots>(paint, language, typed).unwrap()
}

fn played(play: &GameRequest, typed: &str) -> String {
    play.play_typed::<Screens, Bots>(PLAIN, Language::English, typed).unwrap()
}

/// You against bots.
fn alone(players: usize) -> GameRequest {
    let bots = vec!["thrifty"; players - 1].join(",");
    GameRequest { seed: Some("demo".into()), bots: Some(bots), ..GameRequest::default() }
}

fn people(players: usize) -> GameRequest {
    GameRequest { players: Some(players), bots: Some("none".into()), ..alone(players) }
}

/// Enough lines to play any game to its end; numbers that are not in a list do no harm.
fn until_the_end() -> String {
    "\n".to_owned() + &"1\n1\n2\n1\n3\n1\n4\n1\n5\n6\n7\n8\n9\nconfirm\n".repeat(3000)
}

/// Plays to the end and returns what was shown, with the record saved there.
fn whole_game(play: &GameRequest) -> (String, Record<Erbraffer>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.rec");
    let shown = played(play, &format!("{}save {}\n", until_the_end(), file.display()));
    assert!(shown.contains("The game is over."), "{}", &shown[shown.len() - 3000..]);
    (shown, Record::parse(&fs::read_to_string(file).unwrap()).unwrap())
}

/// Returns what was shown before the result, screen by screen.
fn screens(shown: &str) -> impl Iterator<Item = &str> {
    shown[..shown.find("The game is over.").unwrap()].split("\x1b[H\x1b[2J").skip(1)
}

#[test]
fn a_screen_shows_the_living_the_own_the_hand_the_players_and_the_choices() {
    let shown = played(&alone(4), "\n");
    for part in [
        ": the generation of 1840 lives, until 1870",
        "c01  [p01 Albrecht] ",
        "h1 fine vase 12,000".replace(' ', "\u{a0}").as_str(),
        "1870 c01:",
        "Yours: ",
        "Your cards",
        "collected",
        "Your turn: play a card, or discard some?",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
}

#[test]
fn a_whole_game_ends_with_the_fortunes_and_a_record_that_holds() {
    for players in 2..=6 {
        let (shown, record) = whole_game(&alone(players));
        assert!(record.replay().unwrap().is_chance_verified());
        let standing = record.end.unwrap().standing;
        let result = &shown[shown.find("The game is over.").unwrap()..];
        let words = Words::of::<Screens>(Language::English);
        for (_, score) in standing.scores.iter() {
            let fortune = money(&words, (score.0 / 10) as u32);
            assert!(result.contains(&format!(" {fortune}\n")), "{fortune} is not in {result}");
        }
        let (_, best) = standing.scores.iter().max_by_key(|(_, score)| score.0).unwrap();
        let last_word = result.split("\n\n").nth(1).unwrap();
        assert!(last_word.contains(&money(&words, (best.0 / 10) as u32)), "{last_word}");
    }
}

#[test]
fn a_screen_fits_80_columns_and_a_table_of_four_40_lines() {
    for players in [2, 4] {
        let (shown, _) = whole_game(&alone(players));
        for screen in screens(&shown) {
            let asked = screen.lines().position(|line| line.contains("“help”. > ") || line.contains("Enter. > "));
            assert!(asked.is_none_or(|line| line < 40), "{screen}");
            // Enter is not visible here, so answers follow their prompt on the same line.
            let screen = screen.replace("> ", "\n");
            assert!(screen.lines().all(|line| line.trim_end().chars().count() <= 80), "{screen}");
        }
    }
}

#[test]
fn a_screen_of_24_lines_leaves_out_what_the_list_shows() {
    let small = Paint { tall: false, ..PLAIN };
    let shown = played_as(&alone(4), small, Language::English, &until_the_end());
    for screen in screens(&shown) {
        let asked = screen.lines().position(|line| line.contains("“help”. > ") || line.contains("Enter. > "));
        assert!(asked.is_none_or(|line| line < 24), "{screen}");
    }
}

#[test]
fn a_game_is_told_in_every_language() {
    for &language in Language::ALL {
        let shown = played_as(&alone(3), PLAIN, language, &until_the_end());
        assert!(shown.contains("\n2000, "), "{language:?}");
    }
}

#[test]
fn a_plan_can_be_undone_and_made_again() {
    let text = played(&alone(3), "\n");
    let question = text.rfind("Your turn: ").unwrap();
    let card = text[question..].split("[throw ").nth(1).unwrap().split(']').next().unwrap();
    let shown = played(&alone(3), &format!("\nthrow {card}\nundo\nredo\nundo\nundo\n"));
    let questions: Vec<bool> = shown
        .lines()
        .filter_map(|line| match line {
            _ if line.contains("Your turn: play a card") => Some(false),
            _ if line.contains("To be discarded: ") => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(questions, [false, true, false, true, false]);
}

#[test]
fn a_long_run_of_sums_is_one_choice() {
    let (shown, _) = whole_game(&alone(3));
    let runs = |screen: &str| screen.lines().filter(|line| line.contains("“pay p")).count();
    assert!(screens(&shown).any(|screen| runs(screen) > 0));
    assert!(screens(&shown).all(|screen| runs(screen) <= 4));
}

#[test]
fn erb_40_a_refused_action_names_its_rule() {
    let shown = played(&alone(3), "\nwill\nwhy confirm\n");
    assert!(shown.contains("Not allowed (ERB-"), "{shown}");
}

/// Returns every influence card that a text names by its id.
fn cards_named(text: &str) -> Pool<Card> {
    let ids = text.match_indices('i').filter_map(|(place, _)| text.get(place..place + 3));
    ids.filter_map(|id| id.parse().ok()).collect()
}

#[test]
fn nobody_sees_another_hand_at_the_same_keyboard() {
    let (shown, record) = whole_game(&people(3));
    let open = record.replay().unwrap().position().view(Viewer::Open);
    let edition = open.edition();
    let mut at_keyboard = None;
    let mut seen = 0;
    for part in shown[..shown.find("The game is over.").unwrap()].split(WIPE).skip(1) {
        let title = part.lines().next().unwrap();
        if let Some(named) = NAMES.iter().position(|name| title.starts_with(&format!("Hand the keyboard to {name},"))) {
            assert!(cards_named(part).is_empty(), "{part}");
            at_keyboard = Some(named);
        } else if title.starts_with("Die Erbraffer") {
            let named = NAMES.iter().position(|name| title.ends_with(name)).unwrap();
            assert_eq!(at_keyboard, Some(named), "no cover before\n{part}");
            // Four cards at most, and the heirs and benefactors of nobody else.
            assert!(cards_named(part).len() <= edition.hand(), "{part}");
            let own = part.lines().find(|line| line.starts_with("Yours: ")).unwrap();
            let heirs = persons(
                &Words::of::<Screens>(Language::English),
                edition,
                open.portraits[Seat::new(named)].unwrap().iter(),
            );
            assert!(own.starts_with(&format!("Yours: {heirs};")), "{heirs} are not in {own}");
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}

/// Plays with three people at one keyboard who decline for whole changes, and returns who sat at it in each window.
fn visits(typed: &str) -> Vec<Vec<usize>> {
    let shown = played(&people(3), typed);
    let mut windows: Vec<(String, Vec<usize>)> = Vec::new();
    for part in shown.split(WIPE).skip(1).filter(|part| part.starts_with("Die Erbraffer")) {
        let named = NAMES.iter().position(|name| part.lines().next().unwrap().ends_with(name)).unwrap();
        let Some(question) = part.lines().find(|line| line.starts_with("The estate of ")) else { continue };
        let estate = question.split(" is ").next().unwrap().to_owned();
        match windows.last_mut() {
            Some((open, visits)) if *open == estate => visits.push(named),
            _ => windows.push((estate, vec![named])),
        }
    }
    windows.into_iter().map(|(_, visits)| visits).collect()
}

#[test]
fn erb_43_everybody_sits_at_the_keyboard_in_every_window_even_those_who_are_not_asked() {
    let typed = "\n".to_owned() + &"1\ndecline all\n1\n2\n3\n4\n5\n6\n7\nconfirm\n".repeat(300);
    let windows = visits(&typed);
    assert!(windows.len() > 3, "{windows:?}");
    for mut visits in windows.into_iter().rev().skip(1) {
        visits.sort_unstable();
        visits.dedup();
        // When all have declined for the whole change, nobody is asked any more, and everyone knows.
        assert_eq!(visits, [0, 1, 2]);
    }
}

#[test]
fn erb_40_a_new_will_is_played_at_the_keyboard() {
    let (shown, record) = whole_game(&people(2));
    assert!(record.rows.iter().any(|row| matches!(row, Row::Act { action: Action::Will, .. })));
    assert!(shown.contains("You pull a new will of "));
}
