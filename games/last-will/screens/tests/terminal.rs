//! Whole sessions of Last Will with typed lines, as a player sees them.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::collections::BTreeSet;
use std::fs;

use bequest_engine::Record;
use bequest_last_will::LastWill;
use bequest_last_will_bots::Bots;
use bequest_last_will_screens::Screens;
use bequest_terminal::{GameRequest, Paint};
use bequest_words::Language;

const PLAIN: Paint = Paint { colour: false, clears: true, tall: true };
const CLEAR: &str = "\x1b[H\x1b[2J";
const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";

const NAMES: [&str; 5] = ["Ada", "Bert", "Cleo", "Dan", "Eve"];

fn played_as(play: &GameRequest, paint: Paint, language: Language, typed: &str) -> String {
    play.play_typed::<Screens, Bots>(paint, language, typed).unwrap()
}

fn played(play: &GameRequest, typed: &str) -> String {
    played_as(play, PLAIN, Language::English, typed)
}

/// You against bots.
fn alone(players: usize) -> GameRequest {
    let bots = vec!["thrifty"; players - 1].join(",");
    GameRequest { seed: Some("demo".into()), bots: Some(bots), ..GameRequest::default() }
}

fn with_options(request: GameRequest, options: &[(&str, &str)]) -> GameRequest {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    GameRequest { options, ..request }
}

/// Enough lines to play any game to its end; numbers that are not in a list do no harm.
fn until_the_end() -> String {
    "\n".to_owned() + &"1\n3\n1\n2\n1\ndone\n1\n4\n8\n".repeat(1500)
}

/// Plays to the end and returns what was shown, with the record saved there.
fn whole_game(play: &GameRequest) -> (String, Record<LastWill>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.rec");
    let shown = played(play, &format!("{}save {}\n", until_the_end(), file.display()));
    assert!(shown.contains("The game is over."), "{}", &shown[shown.len() - 3000..]);
    (shown, Record::parse(&fs::read_to_string(file).unwrap()).unwrap())
}

#[test]
fn a_screen_shows_the_offering_the_own_board_the_job_the_players_and_the_choices() {
    let shown = played(&alone(4), "\n");
    for part in [
        "Round 1 of 7 · starting player: ",
        "Market      Farm ",
        "Offering    ",
        "Errands     opera: free; market: free; draw a card: free; demotion: free;",
        "Your board (5 free slots)",
        ", salary £",
        "houses     salary   cards   plan",
        "Which two of these cards do you keep? The other four are discarded.",
        " 6) keep ",
    ] {
        assert!(shown.replace('\u{a0}', " ").contains(part), "{part:?} is not in\n{shown}");
    }
}

#[test]
fn a_whole_game_ends_with_a_count_and_a_record_that_holds() {
    for players in 2..=5 {
        let (shown, record) = whole_game(&alone(players));
        assert!(record.replay().unwrap().is_chance_verified());
        let standing = record.end.unwrap().standing;
        let result = &shown[shown.find("The game is over.").unwrap()..];
        for (_, score) in standing.scores.iter() {
            let sum = score.0 / 10;
            let count = if sum < 0 { format!("−£{}", -sum) } else { format!("£{sum}") };
            assert!(result.contains(&format!(" {count}")), "{count} is not in {result}");
        }
        let won = result.contains(" inherits everything.") || result.contains("fortune is yours");
        assert!(won || result.contains("Nobody is bankrupt, a disgrace."), "{result}");
    }
}

#[test]
fn everything_fits_80_columns_in_every_language() {
    for &language in Language::ALL {
        for (players, options) in [(2, [("sacked", "off")].as_slice()), (5, &[("will", "random")]), (4, &[])] {
            let play = with_options(alone(players), options);
            let shown = played_as(
                &play,
                PLAIN,
                language,
                &until_the_end().replace("8\n", "offering\nboards\nhand\ntable\n8\n"),
            );
            // Enter is not visible here, so answers follow their prompt on the same line.
            let shown = shown.replace("> ", "\n").replace(CLEAR, "\n");
            let wide: Vec<&str> = shown.lines().filter(|line| line.trim_end().chars().count() > 80).collect();
            assert!(wide.is_empty(), "in {language:?}: {wide:#?}");
        }
    }
}

#[test]
fn a_game_without_jobs_has_no_salaries() {
    let shown = played(&with_options(alone(3), &[("sacked", "off")]), "\n");
    assert!(shown.contains("houses   cards   plan") && !shown.contains("salary"), "{shown}");
}

#[test]
fn a_step_can_be_undone_and_made_again() {
    let shown = played(&alone(3), "\n1\nundo\nredo\n");
    let questions: Vec<bool> = shown
        .lines()
        .filter_map(|line| match line {
            _ if line.starts_with("Which two of these cards") => Some(false),
            _ if line.contains(". Which other card?") => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(questions, [false, true, false, true]);
}

#[test]
fn lw_40_a_refused_action_names_its_rule() {
    assert!(played(&alone(3), "\nend\nwhy plan 2\n").contains("Not allowed (LW-40)."));
}

/// Returns the cards that a screen offers to keep.
fn kept(screen: &str) -> BTreeSet<String> {
    screen.split("[keep ").skip(1).filter_map(|rest| rest.split(']').next()).map(str::to_owned).collect()
}

#[test]
fn lw_8_nobody_sees_another_hand_at_the_same_keyboard() {
    let people = GameRequest { players: Some(3), bots: Some("none".into()), ..alone(3) };
    let (shown, _) = whole_game(&people);
    let (mut at_keyboard, mut first_hands) = (None, vec![BTreeSet::new(); 3]);
    for part in shown[..shown.find("The game is over.").unwrap()].split(WIPE).skip(1) {
        let title = part.lines().next().unwrap();
        if let Some(named) = NAMES.iter().position(|name| title.starts_with(&format!("Hand the keyboard to {name},"))) {
            assert!(kept(part).is_empty() && !part.contains("Your hand"), "{part}");
            at_keyboard = Some(named);
        } else if title.starts_with("Last Will") {
            let named = NAMES.iter().position(|name| title.ends_with(name)).unwrap();
            assert_eq!(at_keyboard, Some(named), "no cover before\n{part}");
            if part.contains("Which two of these cards") {
                first_hands[named] = kept(part);
            }
        }
    }
    assert!(first_hands.iter().all(|hand| hand.len() == 6), "{first_hands:?}");
    let all: BTreeSet<&String> = first_hands.iter().flatten().collect();
    assert_eq!(all.len(), 18, "nobody is shown a card of another: {first_hands:?}");
}
