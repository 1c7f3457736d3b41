//! Whole sessions of Maloney's Inheritance with typed lines, as a player sees them.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use std::fs;

use bequest_engine::{Game, Pool, Record, Seat, Seed, Viewer};
use bequest_maloney::{Card, Maloney};
use bequest_maloney_bots::Bots;
use bequest_maloney_screens::Screens;
use bequest_terminal::{GameRequest, Paint};
use bequest_words::Language;

const PLAIN: Paint = Paint { colour: false, clears: true, tall: true };
const CLEAR: &str = "\x1b[H\x1b[2J";
const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";

fn played_in(play: &GameRequest, paint: Paint, language: Language, typed: &str) -> String {
    play.play_typed::<Screens, Bots>(paint, language, typed).unwrap()
}

fn played(play: &GameRequest, paint: Paint, typed: &str) -> String {
    played_in(play, paint, Language::English, typed)
}

/// You against three bots: you are asked in an auction first, with the car in New York on a Thursday.
fn alone() -> GameRequest {
    GameRequest { seed: Some("demo".into()), bots: Some("thrifty,thrifty,thrifty".into()), ..GameRequest::default() }
}

fn people(players: usize) -> GameRequest {
    GameRequest { players: Some(players), bots: Some("none".into()), ..alone() }
}

/// Types these lines after the game has begun and returns what was shown from the first answer on.
fn answers(typed: &str) -> String {
    let text = played(&alone(), PLAIN, &format!("\n{typed}\n"));
    let first = text.find("or “help”. > ").unwrap();
    text[first..].to_owned()
}

/// Enough lines to play any game to its end: now and then another choice than the first, if there is one, and from
/// every town a road.
fn until_the_end() -> String {
    "\n".to_owned() + &"1\n2\n1\n1\n3\n8\n10\n".repeat(4000)
}

/// Plays to the end and returns what was shown, with the record saved there.
fn whole_game(play: &GameRequest) -> (String, Record<Maloney>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.rec");
    let shown = played(play, PLAIN, &format!("{}save {}\n", until_the_end(), file.display()));
    assert!(shown.contains("The game is over."), "{}", &shown[shown.len() - 3000..]);
    (shown, Record::parse(&fs::read_to_string(file).unwrap()).unwrap())
}

#[test]
fn the_commitment_is_shown_before_the_first_question() {
    let shown = played(&alone(), PLAIN, "");
    let commitment = Seed::from_text("demo").commitment().to_string();
    assert!(shown.contains(&commitment), "{shown}");
    assert!(!shown.contains("auction"), "{shown}");
}

#[test]
fn what_is_reconstructed_says_so_before_the_first_question() {
    let shown = played(&alone(), PLAIN, "");
    assert!(shown.contains("Edition maloney-1: 107 of 122 values"), "{shown}");
    assert!(shown.contains("reconstructed"), "{shown}");
}

#[test]
fn a_screen_fits_80_columns_and_a_table_of_four_40_lines() {
    for (players, most) in [(4, 40), (6, 42)] {
        let (shown, _) = whole_game(&GameRequest { players: Some(players), bots: None, ..alone() });
        for screen in shown[..shown.find("The game is over.").unwrap()].split("\x1b[H\x1b[2J").skip(1) {
            let asked = screen.lines().position(|line| line.contains("“help”. > ") || line.contains("Enter. > "));
            assert!(asked.is_none_or(|line| line < most), "{screen}");
            // Enter is not visible here, so answers follow their prompt on the same line.
            let screen = screen.replace("> ", "\n");
            assert!(screen.lines().all(|line| line.trim_end().chars().count() <= 80), "{screen}");
        }
    }
}

#[test]
fn the_screen_shows_map_calendar_hand_table_and_choices() {
    let shown = played(&alone(), PLAIN, "\n");
    for part in [
        ">8 Chicago* +3",
        "[14 New York*]",
        " 4 Seattle* +6",
        "[Thu]",
        "Tue×2",
        ">a44 New Orleans   Wed  6",
        ">1 Ada              0  $10,500    12 yes   thinking",
        " 1) pass  [decline]",
        "[bid 100]",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
}

#[test]
fn roads_are_chosen_by_the_numbers_on_the_map() {
    let shown = answers("bid 300\n1\n11");
    assert!(shown.contains("11) drive to New Orleans"), "{shown}");
    assert!(shown.contains("You drive everyone to New Orleans."), "{shown}");
}

#[test]
fn a_screen_of_24_lines_leaves_the_map_out_and_says_so() {
    let small = Paint { tall: false, ..PLAIN };
    for players in 3..=6 {
        let play = GameRequest { players: Some(players), bots: None, ..alone() };
        let shown = played(&play, small, &until_the_end());
        assert!(shown.contains("(type “map” for the map)"), "{shown}");
        for screen in shown[..shown.find("The game is over.").unwrap()].split("\x1b[H\x1b[2J").skip(1) {
            let asked = screen.lines().position(|line| line.contains("“help”. > ") || line.contains("Enter. > "));
            assert!(asked.is_none_or(|line| line < 24), "{players} players\n{screen}");
        }
    }
}

#[test]
fn a_refused_action_names_its_rule_and_its_text() {
    let text = Maloney::ledger().find("MAL-12").unwrap().text("en");
    for typed in ["drive 8", "why drive 8", "Why  DRIVE 8"] {
        let shown = answers(typed);
        assert!(shown.contains("Not allowed (MAL-12)."), "{shown}");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
        assert!(words(&shown).contains(&words(text)), "{shown}");
    }
}

#[test]
fn why_of_a_legal_action_says_that_it_is_allowed() {
    assert!(answers("why bid 600").contains("“bid 600” is allowed"));
    assert!(answers("why 1").contains("“decline” is allowed"));
    assert!(answers("why").contains("Why what?"));
}

#[test]
fn rules_are_shown_by_number_and_by_chapter() {
    for typed in ["rule MAL-33", "rule mal-33", "rule 33"] {
        assert!(answers(typed).contains("MAL-33: "), "{typed}");
    }
    assert!(answers("rule ALL-1").contains("ALL-1: "));
    assert!(answers("rule 999").contains("There is no rule “999”"));
    assert!(answers("rules").contains("The auction (MAL-30 … MAL-38)"));
    assert!(answers("rules joker").contains("MAL-42: "));
    assert!(answers("rules cooking").contains("There is no chapter “cooking”"));
}

#[test]
fn what_is_not_understood_gets_one_helpful_answer() {
    for typed in ["foo", "drive 99", "bid many", "undo it"] {
        let shown = answers(typed);
        assert!(shown.contains(&format!("I don’t understand “{typed}”")), "{shown}");
        assert!(shown.contains("“help”"), "{shown}");
    }
    assert!(answers("9").contains("There is no number 9 in the list."));
    assert!(answers("0").contains("There is no number 0 in the list."));
    assert!(!answers("\u{1b}[31mred").contains("\u{1b}[31m"));
}

#[test]
fn help_names_every_command() {
    let shown = answers("help");
    for word in ["why", "rule", "rules", "undo", "redo", "log", "map", "hand", "table", "save", "quit"] {
        assert!(shown.contains(word), "{word}");
    }
}

#[test]
fn the_log_and_the_sheets_are_shown_when_asked_for() {
    assert!(answers("log").contains("· You are dealt 12 cards."));
    assert!(answers("map").contains("[14 New York*]"));
    assert!(answers("table").contains("$10,500"));
    let hand = answers("hand");
    assert!(hand.contains("a44 New Orleans (7 on Wed)"), "{hand}");
}

#[test]
fn a_first_card_is_taken_back_and_laid_again() {
    let shown = answers("bid 300\n\ndrive 11\nlay a44\nundo\nredo\nundo\nundo");
    let questions: Vec<bool> = shown
        .lines()
        .filter_map(|line| match line {
            _ if line.contains("which cards do you play?") => Some(false),
            _ if line.contains("One card is down.") => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(questions, [false, true, false, true, false]);
    assert!(shown.contains("Too late: chance has been drawn since."), "{shown}");
    assert!(answers("redo").contains("There is nothing to redo."));
}

#[test]
fn the_highest_bidder_may_cut_in_or_wait() {
    assert!(answers("bid 300\njoker").contains("You play your joker"));
    let waited = answers("bid 300\n\n");
    assert!(waited.contains("Your bid of $300 leads so far."), "{waited}");
    assert!(waited.contains("Once, twice, sold: you pay $300"), "{waited}");
    assert!(answers("bid 300\n1").contains("Once, twice, sold: you pay $300"));
    assert!(answers("bid 300\n2").contains("You play your joker"));
}

#[test]
fn a_file_that_exists_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.rec");
    let typed = format!("save {}", file.display());
    assert!(answers(&typed).contains("It holds every secret of the game"));
    let saved = fs::read_to_string(&file).unwrap();
    assert!(Record::<Maloney>::parse(&saved).unwrap().end.is_none());
    fs::write(&file, "mine").unwrap();
    assert!(answers(&typed).contains("exists already and was left alone"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    assert!(answers("save").contains("Save where?"));
    assert!(answers("save /no/such/folder/game.rec").contains("could not be written"));
}

#[test]
fn the_end_of_the_input_and_quit_say_good_bye() {
    for typed in ["", "\n", "\nquit\n", "\nhelp"] {
        assert!(
            played(&alone(), PLAIN, typed).ends_with("Goodbye. The game isn’t over, and isn’t saved.\n"),
            "{typed:?}"
        );
    }
}

#[test]
fn a_whole_game_ends_with_the_standing_and_a_record_that_holds() {
    for players in 3..=6 {
        let (shown, record) = whole_game(&GameRequest { players: Some(players), bots: None, ..alone() });
        assert!(record.replay().unwrap().is_chance_verified());
        let end = record.end.unwrap();
        assert!(shown.contains(&Seed::from_text("demo").to_string()));
        let result = &shown[shown.find("The game is over.").unwrap()..];
        for (_, score) in end.standing.scores.iter() {
            assert!(result.contains(&format!(" {:.1}\n", score.points())), "{score} is not in {result}");
        }
        assert!(result.contains("inherit"), "{result}");
        assert!(shown.ends_with("Goodbye.\n"));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    assert_eq!(whole_game(&alone()).1, whole_game(&alone()).1);
    let other = GameRequest { seed: Some("another".into()), ..alone() };
    assert_ne!(whole_game(&alone()).1, whole_game(&other).1);
}

/// Returns every card that a text names by its id.
fn cards_named(text: &str) -> Pool<Card> {
    let ids = text.match_indices('a').filter_map(|(place, _)| text.get(place..place + 3));
    ids.filter_map(|id| id.parse().ok()).collect()
}

#[test]
fn nobody_sees_another_hand_at_the_same_keyboard() {
    let (shown, record) = whole_game(&people(4));
    let open = record.replay().unwrap().position().view(Viewer::Open);
    let first_hand = |seat: Seat| open.laid[seat].or(open.hands[seat].cards.unwrap());
    let names = ["Ada", "Bert", "Cleo", "Dan"];
    let mut at_keyboard = None;
    let mut screens = 0;
    for part in shown[..shown.find("The game is over.").unwrap()].split(WIPE).skip(1) {
        let title = part.lines().next().unwrap();
        if let Some(named) = names.iter().position(|name| title.starts_with(&format!("Hand the keyboard to {name},"))) {
            assert!(cards_named(part).is_empty(), "{part}");
            at_keyboard = Some(named);
        } else if title.starts_with("Maloney") {
            let named = names.iter().position(|name| title.ends_with(name)).unwrap();
            assert_eq!(at_keyboard, Some(named), "no cover before\n{part}");
            let foreign = cards_named(part).minus(first_hand(Seat::new(named)));
            assert!(foreign.is_empty(), "{foreign:?} on the screen of {}\n{part}", names[named]);
            screens += 1;
        }
    }
    assert!(screens > 50, "{screens}");
}

#[test]
fn an_answer_can_be_taken_back_while_the_keyboard_changes_hands() {
    // Everyone declines and the last owner drives; then the first to answer thinks better of it.
    let mut typed = "\n".to_owned() + &"\n1\n".repeat(3);
    let mut more = ["\n", "8\n", "10\n", "1\n"].into_iter().cycle();
    let hint = " can still type “undo”";
    let shown = loop {
        let shown = played(&people(3), PLAIN, &typed);
        if shown.contains(hint) {
            break shown;
        }
        typed += more.next().unwrap();
        assert!(typed.len() < 100, "nobody could take anything back");
    };
    let before = shown[..shown.find(hint).unwrap()].rsplit('(').next().unwrap().to_owned();
    let shown = played(&people(3), PLAIN, &format!("{typed}undo\n"));
    // The player is asked again at once, and is the only one to see what they had laid.
    let screen = shown.split(WIPE).filter(|part| part.starts_with("Maloney")).last().unwrap();
    assert!(screen.lines().next().unwrap().ends_with(&before), "{before} is not asked\n{screen}");
    assert_eq!(shown.matches(hint).count(), 1, "{shown}");
}

#[test]
fn colours_are_used_only_where_they_are_wanted() {
    let shown = |colour, clears| played(&alone(), Paint { colour, clears, tall: true }, "\nfoo\n");
    assert!(shown(true, true).contains("\x1b[1;32m"));
    assert!(!shown(false, true).contains("\x1b[1") && shown(false, true).contains("\x1b[2J"));
    assert!(!shown(false, false).contains('\x1b'));
}

#[test]
fn mal_89_a_standing_order_is_given_changed_and_withdrawn() {
    let shown = answers("order\norder out\norder bid 3000 by 500\norder withdraw\norder bid 99900\nquit");
    for line in [
        "order out                Out for today: pass on every bid",
        "Your order passes for you today. Only you know it. Enter lets it answer.",
        "Your order bids up to $3,000. Only you know it. Enter lets it answer.",
        "You have withdrawn your order.",
        "There is no such order now: “bid 99900”.",
    ] {
        assert!(shown.contains(line), "{line:?} is not in\n{shown}");
    }
}

#[test]
fn mal_89_who_bids_up_to_a_sum_is_asked_again_only_when_the_auction_is_over() {
    let by_hand = answers("bid 500\nquit");
    assert!(by_hand.contains("pay nothing, or wait?"), "without an order the auction asks on:\n{by_hand}");
    let by_order = answers("order bid 9000\n\nquit");
    let asked = by_order.rsplit(CLEAR).next().unwrap();
    assert!(asked.contains("Where do you drive everyone?"), "nothing was asked before:\n{by_order}");
    assert!(asked.contains("you pay $100 and take the wheel"), "the order bids the least:\n{by_order}");
    assert!(!asked.contains("Your order"), "it ended when the hammer fell:\n{by_order}");
    assert_eq!(by_order.matches(CLEAR).count(), 1, "{by_order}");
}
