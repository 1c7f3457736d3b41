//! The stage, the answers and the hand of Die Erbraffer, drawn for everyone after every step of random games.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use bequest_engine::{By, ChanceSource, Match, Player, Seat, Viewer};
use bequest_erbraffer::{Action, Edition, Erbraffer, PhaseView, Setup};
use bequest_erbraffer_screens::Screens;
use bequest_web::{At, Board, Prompt};
use bequest_words::{Company, Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"];

fn start(players: usize, seed: u64) -> Match<Erbraffer> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    Match::start(Setup::new(players, Edition::built_in()), people, chance)
}

fn pick<T: Copy>(rng: &mut ChaCha8Rng, from: &[T]) -> T {
    from[rng.next_u32() as usize % from.len()]
}

/// Plays a random answer of a random seat that is asked; what is begun is soon ended, so that games take their course.
fn step(table: &mut Match<Erbraffer>, rng: &mut ChaCha8Rng) {
    let seats: Vec<Seat> = table.asked().iter().collect();
    let seat = pick(rng, &seats);
    let legal = table.legal(seat);
    let names = |action: &&Action| matches!(action, Action::Heir(_) | Action::Heirloom(_) | Action::Round(_));
    let named: Vec<Action> = legal.iter().filter(names).copied().collect();
    let action = match rng.next_u32() % 4 {
        0 => pick(rng, legal),
        1 if legal.contains(&Action::Confirm) => Action::Confirm,
        _ if !named.is_empty() => pick(rng, &named),
        _ => pick(rng, legal),
    };
    table.play(seat, By::Person, action).unwrap();
}

/// Plays games until this many steps are made, and shows every position.
fn watch(players: usize, seed: u64, steps: usize, mut look: impl FnMut(&Match<Erbraffer>)) {
    let mut table = start(players, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..steps {
        if table.standing().is_some() {
            break;
        }
        look(&table);
        step(&mut table, &mut rng);
    }
    look(&table);
}

/// A page: the regions where something is decided.
#[derive(PartialEq, Debug)]
struct Page {
    question: String,
    stage: String,
    answers: String,
    hand: String,
}

/// Draws the page of a viewer who answers for some seats.
fn page(words: &Words, table: &Match<Erbraffer>, viewer: Viewer, seats: &[Seat]) -> Page {
    let view = table.view(viewer).unwrap().view;
    let names: Vec<String> = NAMES[..view.collected.players()].iter().map(|&name| name.to_owned()).collect();
    let company = Company { words, names: &names, you: viewer.seat() };
    let heard = table.log(viewer);
    let prompt = |&seat: &Seat| Prompt { question: 7, ..Prompt::of(table, seat) };
    let prompts: Vec<_> = seats.iter().filter(|&&seat| !table.legal(seat).is_empty()).map(prompt).collect();
    let (post_to, why_at) = ("/t/abc/act", "/t/abc/why");
    let at = At { prompts: &prompts, post_to, why_at, ..At::still(company, &view, &heard) };
    Page {
        question: Screens::question(&at),
        stage: Screens::stage(&at).into_string(),
        answers: prompts.iter().map(|prompt| Screens::answers(&at, prompt).into_string()).collect(),
        hand: Screens::hand(&at).into_string(),
    }
}

fn own_page(words: &Words, table: &Match<Erbraffer>, seat: Seat) -> Page {
    page(words, table, Viewer::Seat(seat), &[seat])
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let before = format!(" {name}=\"");
    tag.split_once(before.as_str())?.1.split_once('"').map(|(value, _)| value)
}

fn tags<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!("<{name} ");
    html.split(start.as_str()).skip(1).map(|rest| rest.split_once('>').unwrap().0).collect()
}

/// Returns every action that the controls of a page can send.
fn offered(page: &Page) -> BTreeSet<String> {
    let html = format!(" {} {}", page.answers, page.hand);
    let mut actions = BTreeSet::new();
    let mut places = Vec::new();
    for tag in tags(&html, "button") {
        let tag = format!(" {tag}");
        let Some(value) = attribute(&tag, "value").filter(|_| attribute(&tag, "name") == Some("action")) else {
            continue;
        };
        if attribute(&tag, "class") == Some("place") {
            places.push(value.to_owned());
        } else {
            actions.insert(value.to_owned());
        }
    }
    for tag in tags(&html, "input") {
        let tag = format!(" {tag}");
        let value = attribute(&tag, "value").unwrap();
        match attribute(&tag, "type") {
            Some("radio") => {
                // Where it is already, the style hides the place.
                let gives = places.iter().filter(|child| !holds(&html, child, value));
                actions.extend(gives.map(|child| format!("give {value} {child}")));
            }
            Some("number") => {
                let child = attribute(&tag, "id").unwrap().split('-').nth(1).unwrap().to_owned();
                let most: u16 = attribute(&tag, "max").unwrap().parse().unwrap();
                actions.extend(
                    (0..=most)
                        .map(|sum| sum.to_string())
                        .filter(|sum| sum != value)
                        .map(|sum| format!("pay {child} {sum}")),
                );
            }
            _ => {}
        }
    }
    actions
}

/// Returns whether a child's place shows an heirloom.
fn holds(html: &str, child: &str, heirloom: &str) -> bool {
    let key = format!("data-key=\"{child}\" data-drop");
    let before = html.split(key.as_str()).next().unwrap();
    before.rsplit("<li ").next().unwrap().contains(&format!("has-{heirloom}"))
}

#[test]
fn there_is_a_control_for_everything_that_is_legal_and_for_nothing_else() {
    let words = Words::of::<Screens>(Language::English);
    for (players, seed) in [(2, 1), (4, 2), (6, 3)] {
        watch(players, seed, 300, |table| {
            for seat in table.asked().iter() {
                let legal: BTreeSet<String> = table.legal(seat).iter().map(Action::to_string).collect();
                assert_eq!(offered(&own_page(&words, table, seat)), legal);
            }
        });
    }
}

#[test]
fn every_language_can_say_every_moment() {
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        watch(3, 4, 150, |table| {
            for seat in Seat::all(3) {
                let Page { question, stage, .. } = own_page(&words, table, seat);
                assert!(!question.is_empty() && stage.contains("<h2"), "{stage}");
            }
            assert!(page(&words, table, Viewer::Spectator, &[]).stage.contains("<h2"));
        });
    }
}

#[test]
fn erb_43_a_seat_without_a_new_will_gets_the_same_panel_with_a_button_that_says_so() {
    let words = Words::of::<Screens>(Language::English);
    let (mut held, mut none) = (None, None);
    for seed in 0..4 {
        watch(4, seed, 300, |table| {
            for seat in table.asked().iter().filter(|&seat| table.legal(seat).contains(&Action::Decline)) {
                let answers = own_page(&words, table, seat).answers.replace(&format!("-{seat}\""), "-\"");
                let (before, rest) = answers.split_once("<div class=\"buttons\">").unwrap();
                let (own, after) = rest.split_once("<button class=\"button quiet for-all\"").unwrap();
                let before = before.replace(&format!("name=\"seat\" value=\"{seat}\""), "");
                let year = table.view(Viewer::Seat(seat)).unwrap().view.year.to_string();
                let panel = (
                    before,
                    after.replace(&year, "YEAR"),
                    own.split_once("</svg>").unwrap().1.split("</").next().map(str::to_owned),
                );
                let known = if table.legal(seat).contains(&Action::Will) { &mut held } else { &mut none };
                assert_eq!(known.get_or_insert_with(|| panel.clone()), &panel);
            }
        });
    }
    assert!(held.is_some() && held == none);
}

#[test]
fn erb_40_to_let_it_stand_is_the_main_button_and_a_new_will_never_is() {
    let words = Words::of::<Screens>(Language::English);
    let mut wills = 0;
    for seed in 0..8 {
        watch(4, seed, 400, |table| {
            let is_window = matches!(table.view(Viewer::Spectator).unwrap().view.phase, PhaseView::Answering { .. });
            for seat in Seat::all(4).filter(|&seat| is_window && table.is_asked(seat)) {
                let page = own_page(&words, table, seat);
                let main: Vec<&str> =
                    tags(&page.answers, "button").into_iter().filter(|tag| tag.contains("primary")).collect();
                assert_eq!(main.iter().filter_map(|tag| attribute(tag, "value")).collect::<Vec<_>>(), ["decline"]);
                wills += usize::from(table.legal(seat).contains(&Action::Will));
            }
        });
    }
    assert!(wills > 5, "{wills} players could have played one");
}

#[test]
fn erb_43_nobody_sees_whether_another_has_answered() {
    let words = Words::of::<Screens>(Language::English);
    let mut seen = 0;
    watch(4, 5, 250, |table| {
        if !table.asked().iter().any(|seat| table.legal(seat).contains(&Action::Decline)) || table.asked().len() < 2 {
            return;
        }
        let answerer = table.asked().iter().next().unwrap();
        let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(5)));
        let mut after = Match::<Erbraffer>::resume(table.record(), chance).unwrap();
        after.play(answerer, By::Person, Action::Decline).unwrap();
        for seat in Seat::all(4).filter(|&seat| seat != answerer) {
            assert_eq!(own_page(&words, table, seat), own_page(&words, &after, seat));
        }
        assert_eq!(page(&words, table, Viewer::Spectator, &[]), page(&words, &after, Viewer::Spectator, &[]));
        seen += 1;
    });
    assert!(seen > 3);
}

#[test]
fn no_page_holds_a_card_of_another_seat() {
    let words = Words::of::<Screens>(Language::English);
    let all: Vec<Seat> = Seat::all(4).collect();
    watch(4, 6, 200, |table| {
        if table.standing().is_some() {
            return;
        }
        for seat in Seat::all(4) {
            let own = table.view(Viewer::Seat(seat)).unwrap().view.own_hand().unwrap();
            let Page { stage, answers, hand, .. } = page(&words, table, Viewer::Seat(seat), &all);
            for card in Edition::built_in().cards().minus(own).iter() {
                for html in [&stage, &answers, &hand] {
                    assert!(
                        !html.contains(&format!(" {card}\"")) && !html.contains(&format!("+{card}")),
                        "{card} in {html}"
                    );
                }
            }
        }
        let Page { stage, answers, hand, .. } = page(&words, table, Viewer::Spectator, &all);
        assert!(hand.is_empty() && !stage.contains("lead") && !answers.contains("class=\"lead"));
        for secret in ["value=\"play", "value=\"throw", "value=\"will\"", "action=will", "value=\"decline"] {
            assert!(!answers.contains(secret), "{answers}");
        }
    });
}

#[test]
fn erb_32_the_sum_line_adds_up() {
    let words = Words::of::<Screens>(Language::English);
    let mut seen = 0;
    let thousands = |text: &str| -> Vec<u32> {
        let figures = text.replace(',', "");
        figures.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect()
    };
    for seed in 10..14 {
        watch(4, seed, 250, |table| {
            let view = table.view(Viewer::Spectator).unwrap().view;
            let (PhaseView::Sharing, Some(estate)) = (view.phase, view.estate) else { return };
            let pages =
                [page(&words, table, Viewer::Spectator, &[]).stage, own_page(&words, table, estate.seat).answers];
            for html in pages {
                let line = html
                    .split_once("class=\"sum\"")
                    .unwrap()
                    .1
                    .split_once('>')
                    .unwrap()
                    .1
                    .split_once("</p>")
                    .unwrap()
                    .0;
                let sums = thousands(line);
                assert_eq!(sums[0], u32::from(estate.cash) * 1000, "{line}");
                assert_eq!(sums[0], sums[1..].iter().sum::<u32>(), "{line}");
            }
            seen += 1;
        });
    }
    assert!(seen > 20);
}

#[test]
fn what_is_begun_can_be_taken_back_beside_it() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(4, 7);
    let seat = table.asked().iter().next().unwrap();
    assert!(!own_page(&words, &table, seat).answers.contains("/undo"));
    let throw = *table.legal(seat).iter().find(|action| matches!(action, Action::Throw(_))).unwrap();
    table.play(seat, By::Person, throw).unwrap();
    let answers = own_page(&words, &table, seat).answers;
    assert!(answers.contains("action=\"/t/abc/undo\"") && answers.contains("value=\"confirm\""), "{answers}");
}
