//! A game without a line of screens of its own is played in the terminal: the suite's small game, with plain screens.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bequest_bots::RandomOnly;
use bequest_conformance::lots::Lots;
use bequest_terminal::{GameRequest, Paint, WIDTH};
use bequest_words::{Language, Plain, Words};

/// Plays with lines that were typed beforehand.
fn typed(request: &GameRequest, language: Language, lines: &str) -> String {
    request.play_typed::<Plain<Lots>, RandomOnly<Lots>>(Paint::PLAIN, language, lines).unwrap()
}

fn alone() -> GameRequest {
    GameRequest { players: Some(2), seed: Some("lots".into()), ..GameRequest::default() }
}

#[test]
fn a_whole_game_is_played_in_every_language() {
    for &language in Language::ALL {
        let words = Words::new(language);
        // The first choice at every question, up to the result.
        let games = (5..60).map(|answers| typed(&alone(), language, &("\n".to_owned() + &"1\n".repeat(answers))));
        let over = words.say("play-over", &[]);
        let shown = games.into_iter().find(|shown| shown.contains(&over)).expect("the game ends");
        assert!(shown.contains(&words.say("plain-your-move", &[])), "{shown}");
        assert!(shown.contains("\n  1. "), "there is a ranking:\n{shown}");
        let played = shown.split(&over).next().unwrap();
        let wide: Vec<_> = played.lines().filter(|line| line.chars().count() > WIDTH + 2).collect();
        assert!(wide.is_empty(), "too wide in {language:?}: {wide:?}");
    }
}

#[test]
fn two_people_play_at_one_keyboard_and_neither_sees_what_the_other_lays() {
    let request = GameRequest { bots: Some("none".into()), names: Some("Ada,Bert".into()), ..alone() };
    // The first choice at every question; it also takes the keyboard over.
    let shown = typed(&request, Language::English, &("\n".to_owned() + &"1\n".repeat(60)));
    assert!(shown.contains("\n  1. "), "the game ends:\n{shown}");
    let screens: Vec<(&str, &str)> = shown.split("\nLots ").skip(1).filter_map(|rest| rest.split_once('\n')).collect();
    for (own, other) in [("Ada", "Bert"), ("Bert", "Ada")] {
        let seen: Vec<&str> =
            screens.iter().filter(|(title, _)| title.ends_with(own)).map(|(_, screen)| *screen).collect();
        assert!(seen.iter().any(|screen| screen.contains(&format!("{own}: laid c"))), "{own} lays a card:\n{shown}");
        assert!(
            !seen.iter().any(|screen| screen.contains(&format!("{other}: laid c"))),
            "{own} sees {other}'s:\n{shown}"
        );
    }
}

#[test]
fn an_answer_can_be_taken_back_and_a_refusal_names_its_rule() {
    let shown = typed(&alone(), Language::English, "\nbid 9\nbid 3\ntake\nundo\nlog\ntable\nquit\n");
    assert!(shown.contains("LOT-3"), "{shown}");
    assert!(shown.contains("· Ada: took"), "{shown}");
    let log = shown.split("Everything that has happened so far").last().unwrap();
    assert!(log.contains("· Ada: won 3") && !log.contains("· Ada: took"), "it was undone:\n{shown}");
    assert!(log.contains("  Pot          3"), "the sheet shows the table:\n{shown}");
}

#[test]
fn an_order_answers_for_someone_alone_until_it_ends_or_is_withdrawn() {
    // Each goes on with Enter wherever something can be shown again.
    let asked = |lines: &str| {
        let shown = typed(&alone(), Language::English, &format!("\n{lines}{}", "1\n".repeat(60)));
        assert!(shown.contains("\n  1. "), "the game ends:\n{shown}");
        shown
    };
    let given = asked("order\norder pass\n\n");
    assert!(given.contains("order pass in round 1"), "the orders are listed:\n{given}");
    assert!(given.contains("Your order: pass in round 1. Only you know it. Enter lets it answer."), "{given}");
    assert!(given.contains("· Ada: passed"), "{given}");
    let withdrawn = asked("order pass\norder withdraw\norder withdraw\nbid 2\n");
    assert!(withdrawn.contains("You have withdrawn your order."), "{withdrawn}");
    assert!(withdrawn.contains("You have no order."), "{withdrawn}");
    assert!(withdrawn.contains("· Ada: bid 2"), "the player answers again:\n{withdrawn}");
    assert!(asked("order keep\n").contains("There is no such order now: “keep”."));
}

#[test]
fn at_one_keyboard_an_order_is_known_to_its_seat_alone() {
    let request = GameRequest { bots: Some("none".into()), names: Some("Ada,Bert".into()), ..alone() };
    let pass = typed(&request, Language::English, &("\n\npass\n".to_owned() + &"1\n".repeat(60)));
    let order = typed(&request, Language::English, &("\n\norder pass\n\n".to_owned() + &"1\n".repeat(60)));
    assert!(pass != order && order.contains("Your order: pass in round 1."), "{order}");
    // The keyboard goes round as if the player had answered, and nobody else reads a word of it.
    let of_others = |shown: &str, own: &str| {
        let screens = shown.split("\n\n\n").map(str::to_owned);
        screens.filter(|screen| !screen.trim_end().contains(own)).collect::<Vec<_>>()
    };
    let first = order.lines().find_map(|line| line.strip_prefix("Hand the keyboard to ")).unwrap();
    let own = &first[..first.find(',').unwrap()];
    let title = format!("{own}\n");
    assert_eq!(of_others(&pass, &title), of_others(&order, &title));
}
