//! The pages of Last Will, drawn for everyone after every step of games that are played at random.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use bequest_engine::{By, ChanceSource, Match, Player, Record, Seat, Viewer};
use bequest_last_will::{Action, Edition, LastWill, Phase, Setup, Told, View, WillChoice};
use bequest_last_will_screens::Screens;
use bequest_web::{Area, At, Board, KeyCheck, Past, Prompt, Region, assert_decides};
use bequest_words::{Company, Language, Words};
use maud::PreEscaped;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 5] = ["Ada", "Bert", "Cleo", "Dora", "Emil"];

/// The most that all regions of a game may weigh on a page of five, before they are compressed.
const MOST_BYTES: usize = 260_000;

fn start(setup: Setup, players: usize, seed: u64) -> Match<LastWill> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    Match::start(setup, people, chance)
}

fn setups(players: usize) -> [Setup; 3] {
    let sacked = Setup::sacked(players, Edition::built_in());
    [sacked.with_will(WillChoice::Random), Setup::base(players, Edition::built_in()), sacked.with_base_plans()]
}

/// Plays on by one action of someone who is asked: rather something than nothing.
fn step(table: &mut Match<LastWill>, rng: &mut ChaCha8Rng) {
    let mut pick = |count: usize| rng.next_u32() as usize % count;
    let seats: Vec<Seat> = table.asked().iter().collect();
    let seat = seats[pick(seats.len())];
    let legal = table.legal(seat);
    let is_idle = |action: &&Action| !matches!(action, Action::End | Action::Home | Action::Done | Action::Drop(_));
    let lively: Vec<Action> = legal.iter().filter(is_idle).copied().collect();
    let from = if lively.is_empty() || pick(4) == 0 { legal } else { &lively };
    let action = from[pick(from.len())];
    table.play(seat, By::Person, action).unwrap();
}

fn names(players: usize) -> Vec<String> {
    NAMES[..players].iter().map(|&name| name.to_owned()).collect()
}

/// Draws something for a viewer of a table.
fn at<T>(table: &Match<LastWill>, words: &Words, viewer: Viewer, draw: impl Fn(&At<'_, LastWill>) -> T) -> T {
    let view: View = table.view(viewer).unwrap().view;
    let heard: Vec<Told> = table.heard(viewer).collect();
    let names = names(view.money.players());
    let company = Company { words, names: &names, you: viewer.seat() };
    let prompt = |seat| Prompt { question: 1, ..Prompt::of(table, seat) };
    let prompts: Vec<_> = viewer.seat().into_iter().map(prompt).collect();
    draw(&At {
        prompts: &prompts,
        post_to: "/t/abcdefgh/act",
        why_at: "/t/abcdefgh/why",
        ..At::still(company, &view, &heard)
    })
}

/// Draws all regions of the game.
fn page(at: &At<'_, LastWill>) -> String {
    let regions = Area::ALL.map(|area| Region::new(area.id(), area.draw::<Screens>(at)).html());
    let answers = at.prompts.iter().map(|prompt| Screens::answers(at, prompt).0).collect::<String>();
    regions.concat() + &answers
}

/// Returns the actions that the controls of a page can send.
fn actions(page: &str) -> Vec<&str> {
    let values = page.split("name=\"action\" value=\"").skip(1);
    values.map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn what_has_the_same_key_looks_the_same() {
    let words = Words::of::<Screens>(Language::English);
    for (number, players) in (0..).zip([2, 3, 5]) {
        let mut check = KeyCheck::new(&words, players);
        let mut table = start(setups(players)[number % 3], players, 70 + players as u64);
        let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
        check.watch::<Screens>(&mut table, |table| step(table, &mut rng));
        assert!(10 * check.kept > check.looked, "some regions stay: {} of {}", check.kept, check.looked);
        assert!(check.scenes > 0, "something is staged");
    }
}

#[test]
fn everything_that_is_legal_can_be_done_on_the_page() {
    let words = Words::of::<Screens>(Language::English);
    for players in [2, 4, 5] {
        for (number, setup) in setups(players).into_iter().enumerate() {
            let mut table = start(setup, players, number as u64);
            let mut rng = ChaCha8Rng::seed_from_u64(10 * players as u64 + number as u64);
            while table.standing().is_none() {
                for seat in table.asked().iter() {
                    let page = at(&table, &words, Viewer::Seat(seat), page);
                    let offered = actions(&page);
                    for action in table.legal(seat) {
                        assert!(offered.contains(&action.to_string().as_str()), "{action} is missing");
                    }
                    let can = |action: &&str| table.legal(seat).iter().any(|legal| legal.to_string() == **action);
                    assert!(offered.iter().all(can), "{offered:?}");
                }
                step(&mut table, &mut rng);
            }
        }
    }
}

#[test]
fn every_button_belongs_to_a_form_of_its_seat() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(setups(4)[0], 4, 5);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while table.standing().is_none() {
        for seat in table.asked().iter() {
            let page = at(&table, &words, Viewer::Seat(seat), page);
            assert!(page.contains(&format!("<form id=\"ways-{seat}\"")), "{seat:?} has a form");
            for form in page.split(" form=\"").skip(1) {
                let name = form.split('"').next().unwrap();
                assert!([format!("ways-{seat}"), format!("back-{seat}")].contains(&name.to_owned()), "{name}");
                assert!(page.contains(&format!("<form id=\"{name}\"")), "{name} is not on the page");
            }
        }
        step(&mut table, &mut rng);
    }
}

#[test]
fn nobody_sees_the_hands_of_others() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(setups(3)[0], 3, 8);
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    while table.standing().is_none() {
        let spectator = at(&table, &words, Viewer::Spectator, |at| (page(at), Screens::hand(at).0));
        assert!(spectator.1.is_empty() && actions(&spectator.0).is_empty());
        step(&mut table, &mut rng);
    }
}

#[test]
fn a_page_of_five_stays_light() {
    let words = Words::of::<Screens>(Language::German);
    let mut table = start(setups(5)[0], 5, 3);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut most = 0;
    while table.standing().is_none() {
        for viewer in Viewer::during(5) {
            most = most.max(at(&table, &words, viewer, page).len());
        }
        step(&mut table, &mut rng);
    }
    assert!(most < MOST_BYTES, "{most} bytes");
}

/// The most that a step sends; where a new round begins, much is new.
const MOST_SENT: usize = 12_000;

#[test]
fn an_ordinary_step_sends_little() {
    let words = Words::of::<Screens>(Language::German);
    let mut table = start(setups(5)[0], 5, 4);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let regions = |at: &At<'_, LastWill>| {
        let answers = at.prompts.iter().map(|prompt| Screens::answers(at, prompt).0).collect::<String>();
        let drawn = Area::ALL.map(|area| Region::new(area.id(), area.draw::<Screens>(at)));
        drawn.into_iter().chain([Region::new("answers", PreEscaped(answers))]).collect::<Vec<_>>()
    };
    let viewers: Vec<Viewer> = Viewer::during(5).collect();
    let draw = |table: &Match<LastWill>| -> Vec<Vec<Region>> {
        viewers.iter().map(|&viewer| at(table, &words, viewer, regions)).collect()
    };
    let mut had = draw(&table);
    let (mut sent, mut most) = (Vec::new(), (0, String::new()));
    let moment = |table: &Match<LastWill>| {
        let view = table.view(Viewer::Spectator).unwrap().view;
        (view.round, view.phase)
    };
    while table.standing().is_none() {
        let before = moment(&table);
        step(&mut table, &mut rng);
        let now = draw(&table);
        for (number, regions) in now.iter().enumerate() {
            let known: Vec<_> = had[number].iter().flat_map(|old| old.outline().parts().to_vec()).collect();
            let mut html = String::new();
            regions.iter().for_each(|region| region.write_changes(&mut html, |part| known.contains(&part)));
            let is_ordinary = before == moment(&table);
            if is_ordinary && html.len() > most.0 {
                most = (html.len(), format!("{:?} in {before:?}", viewers[number]));
            }
            sent.push(html.len());
        }
        had = now;
    }
    sent.sort_unstable();
    assert!(sent[sent.len() * 9 / 10] < MOST_SENT, "a tenth sends {} bytes or more", sent[sent.len() * 9 / 10]);
    assert!(most.0 < MOST_SENT, "{} bytes for {}", most.0, most.1);
}

#[test]
fn pages_are_drawn_in_every_language() {
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        for players in [2, 5] {
            let mut table = start(setups(players)[players % 3], players, 20 + players as u64);
            let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
            while table.standing().is_none() {
                let seat = table.asked().iter().next().unwrap();
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let page = at(&table, &words, viewer, page);
                    // A key that has no message is shown as it is.
                    let text = page
                        .replace(&format!("data-game=\"{}", <LastWill as bequest_engine::Game>::ID), "")
                        .replace("/assets/lw", "");
                    assert!(!text.contains("last-will-"), "{}", &text[text.find("last-will-").unwrap()..][..60]);
                }
                step(&mut table, &mut rng);
            }
        }
    }
}

#[test]
fn from_the_fourth_round_on_the_page_says_what_is_in_the_way() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(setups(4)[0], 4, 6);
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut said = 0;
    while table.standing().is_none() {
        let (late, hand) =
            at(&table, &words, Viewer::Seat(Seat::new(0)), |at| (at.view.round >= 4, Screens::hand(at).0));
        if late {
            assert!(hand.contains("bankrupt") || hand.contains("Bankrupt"), "{hand}");
            said += 1;
        }
        step(&mut table, &mut rng);
    }
    assert!(said > 20);
}

#[test]
fn the_guide_proposes_what_is_legal_and_says_something_in_every_round() {
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        for setup in [setups(4)[0], setups(4)[1]] {
            let lessons = guided(&words, setup, 9);
            for name in ["keep", "plan", "draw", "errand", "turn", "bankrupt", "cut", "hint"] {
                assert!(lessons.contains(name), "{name} is not among {lessons:?}");
            }
        }
    }
}

#[test]
fn a_guided_game_teaches_everything_that_matters() {
    let words = Words::of::<Screens>(Language::English);
    let mut often = BTreeMap::new();
    for seed in 0..6 {
        let lessons = guided(&words, Setup::base(4, Edition::built_in()), seed);
        for name in ["welcome", "plan", "errand", "event", "bankrupt", "watch"] {
            assert!(lessons.contains(name), "{name} is not among {lessons:?}");
        }
        lessons.iter().for_each(|name| *often.entry(*name).or_insert(0) += 1);
    }
    // Not everyone comes across a house.
    assert!(
        ["property", "sale", "upkeep"].iter().all(|name| often.get(name).is_some_and(|&games| games > 2)),
        "{often:?}"
    );
}

/// Plays a game as the guide proposes it, the others at random; returns the lessons. Those who are asked get a reason of
/// this very move, and its pins point at something on the page.
fn guided(words: &Words, setup: Setup, seed: u64) -> BTreeSet<&'static str> {
    let mut table = start(setup, 4, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut lessons, mut figures, mut reasons) = (BTreeSet::new(), 0, 0);
    let seat = Seat::new(0);
    while table.standing().is_none() {
        let (lesson, page) = at(&table, words, Viewer::Seat(seat), |at| (Screens::lesson(at), page(at)));
        lessons.extend(lesson.as_ref().map(|lesson| lesson.name));
        if !table.is_asked(seat) {
            assert!(lesson.is_none_or(|lesson| lesson.proposal.is_none() && !lesson.text.is_empty()));
            step(&mut table, &mut rng);
            continue;
        }
        let lesson = lesson.unwrap();
        assert!(!lesson.title.is_empty() && !lesson.title.contains("last-will-"), "{}", lesson.title);
        let thought = lesson.thought.unwrap();
        assert!(!thought.contains("last-will-") && !thought.contains("{$"), "{thought}");
        for (pin, sign) in lesson.pins.iter().zip(["①", "②"]) {
            let is_there = |thing: &String| {
                [format!("data-key=\"{thing}\""), format!("value=\"{thing}\"")].iter().any(|name| page.contains(name))
            };
            assert!(!thought.contains(sign) || pin.at.iter().any(is_there), "{thought} points at {:?}", pin.at);
        }
        reasons += 1;
        figures += usize::from(thought.contains(|letter: char| letter.is_ascii_digit()));
        let action: Action = lesson.proposal.unwrap().action.parse().unwrap();
        assert!(table.legal(seat).contains(&action), "{action}");
        table.play(seat, By::Person, action).unwrap();
    }
    assert!(2 * figures > reasons, "{figures} of {reasons} reasons have a number");
    lessons
}

#[test]
fn a_finished_game_is_told() {
    for players in 2..=5 {
        let mut table = start(setups(players)[0], players, 30 + players as u64);
        let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
        while table.standing().is_none() {
            step(&mut table, &mut rng);
        }
        let words = Words::of::<Screens>(Language::English);
        let names = names(players);
        let company = Company { words: &words, names: &names, you: None };
        let moments = table.moments(Viewer::Open);
        let tale = Past::look(&table, company, Screens::tale).unwrap();
        let last = &moments.last().unwrap().view;
        assert_eq!(tale.chapters.len(), usize::from(last.round));
        assert_eq!(last.phase, Phase::Over);
        let plot = tale.plot.unwrap();
        for seat in last.money.seats() {
            let line = &plot.lines[seat.index()];
            assert_eq!(line.len(), usize::from(last.round) + 1);
            assert_eq!(line.last().unwrap().1, f64::from(last.money[seat]));
        }
        assert!(tale.turns.iter().all(|turn| (1..=moments.len()).contains(&turn.step)));
        assert_eq!(tale.figures.0.matches("class=\"bar\"").count(), players);
    }
}

/// Returns the table of a golden record.
fn golden(record: &str) -> Match<LastWill> {
    let path = format!("{}/../rules/records/{record}.rec", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    Match::resume(record, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(0)))).unwrap()
}

#[test]
fn up_to_three_sentences_say_how_a_game_was_decided() {
    for record in ["two-players", "won-in-debt", "sacked-four-players", "sacked-five-players"] {
        assert_decides::<Screens>(&golden(record));
    }
}

/// Returns the ids of a page, of its elements and of its parts.
fn ids(page: &str) -> Vec<&str> {
    page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn every_id_is_there_once_and_nothing_is_inline() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(setups(5)[0], 5, 11);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    while table.standing().is_none() {
        for viewer in Viewer::during(5) {
            let page = at(&table, &words, viewer, page);
            let (all, once) = (ids(&page), ids(&page).into_iter().collect::<BTreeSet<_>>());
            assert_eq!(all.len(), once.len(), "{all:?}");
            for inline in ["<script", "<style", " onclick", "javascript:"] {
                assert!(!page.contains(inline), "{inline}");
            }
        }
        step(&mut table, &mut rng);
    }
}

#[test]
fn what_pages_point_at_is_in_their_files() {
    let words = Words::of::<Screens>(Language::English);
    let files: Vec<_> = Screens::assets();
    let steps = Screens::primer(&words).steps.into_iter().map(|step| step.picture.0);
    let drawn: String = steps.chain([Screens::parts(&words).0]).collect();
    let pointed: BTreeSet<&str> = drawn
        .split("href=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .filter(|to| to.contains('#'))
        .collect();
    assert!(pointed.len() > 40, "{pointed:?}");
    for to in pointed {
        let (path, id) = to.split_once('#').unwrap();
        let file = files.iter().find(|file| file.path == path).unwrap_or_else(|| panic!("no file {path}"));
        assert!(file.text().contains(&format!("id=\"{id}\"")), "{to}");
    }
}

/// Plays on until a page of someone who is asked shows something.
fn page_with(setup: Setup, players: usize, seed: u64, wanted: impl Fn(&View, &[Action]) -> bool) -> (View, String) {
    let words = Words::of::<Screens>(Language::English);
    for seed in seed..seed + 20 {
        let mut table = start(setup, players, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while table.standing().is_none() {
            for seat in table.asked().iter() {
                let view = table.view(Viewer::Seat(seat)).unwrap().view;
                if wanted(&view, table.legal(seat)) {
                    return (view, at(&table, &words, Viewer::Seat(seat), page));
                }
            }
            step(&mut table, &mut rng);
        }
    }
    panic!("no game comes to this")
}

#[test]
fn the_last_pile_of_a_draw_asks_and_the_one_before_does_not() {
    let naming = |left: u8| {
        move |view: &View, legal: &[Action]| {
            view.draw.to_name == left && legal.iter().any(|action| matches!(action, Action::Draw(_)))
        }
    };
    let (_, page) = page_with(setups(4)[0], 4, 1, naming(1));
    let pile = |page: &str| page.split("value=\"draw events\"").nth(1).unwrap().split('>').next().unwrap().to_owned();
    assert!(pile(&page).contains("data-ask=\"Draw "), "{}", pile(&page));
    let (view, page) = page_with(setups(4)[0], 4, 1, naming(2));
    assert!(!pile(&page).contains("data-ask"), "{}", pile(&page));
    assert_eq!(page.matches("li class=\"free\"").count(), 2, "two places are empty");
    let named: u8 = view.draw.named.iter().sum();
    assert_eq!(page.contains("form=\"back-"), named > 0, "what was named can be taken back");
}

#[test]
fn what_was_begun_can_be_put_back_and_says_what_is_left() {
    let begun = |view: &View, _: &[Action]| view.play.as_ref().is_some_and(|play| !play.added().is_empty());
    let (view, page) = page_with(setups(3)[0], 3, 1, begun);
    assert!(page.contains(&format!("form=\"back-{}\"", view.acting)));
    let pay = page.split("value=\"done\"").nth(1).unwrap().split("</button>").next().unwrap();
    assert!(pay.contains("actions left") || pay.contains("action left"), "{pay}");
}

#[test]
fn an_addition_that_cannot_be_paid_stays_and_says_why() {
    let is_short = |view: &View, legal: &[Action]| {
        let hand = view.own_hand().unwrap_or_default();
        let kinds = |card| !view.edition().face(card).kinds().is_empty();
        view.play.is_some() && view.phase == Phase::Actions && legal == [Action::Done] && hand.iter().any(kinds)
    };
    let shut = (0..40).find_map(|seed| {
        let words = Words::of::<Screens>(Language::English);
        let mut table = start(setups(2)[0], 2, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while table.standing().is_none() {
            let seat = table.asked().iter().next().unwrap();
            let mut view = table.view(Viewer::Seat(seat)).unwrap().view;
            // As if all money but what is spent were gone.
            view.money[seat] = view.amount.unwrap_or_default();
            let legal = [Action::Done];
            if is_short(&view, &legal) && view.jobs[seat].is_some() {
                let heard: Vec<Told> = table.heard(Viewer::Seat(seat)).collect();
                let names = names(2);
                let company = Company { words: &words, names: &names, you: Some(seat) };
                let prompts = &[Prompt { seat, question: 1, legal: &legal, asked: true }];
                let (post_to, why_at) = ("/t/abcdefgh/act", "/t/abcdefgh/why");
                let at = At { prompts, post_to, why_at, ..At::still(company, &view, &heard) };
                let page = page(&at);
                if page.contains("class=\"add\" href=\"/t/abcdefgh/why?action=with+") {
                    return Some(page);
                }
            }
            step(&mut table, &mut rng);
        }
        None
    });
    assert!(shut.unwrap().contains("can’t be paid"));
}

#[test]
fn the_night_shows_the_houses_of_everyone() {
    let is_night = |view: &View, _: &[Action]| {
        let houses = |seat| view.boards[seat].iter().filter(|placed| placed.value.is_some()).count();
        view.phase == Phase::Cutting && view.money.seats().filter(|&seat| houses(seat) > 0).count() > 1
    };
    let (view, page) = page_with(setups(4)[0], 4, 1, is_night);
    let houses = view.boards.values().iter().flatten().filter(|placed| placed.value.is_some()).count();
    assert_eq!(page.matches("id=\"night-").count(), houses);
    assert!(page.contains("Tonight all houses drop") && page.contains("Hands down to two"));
    assert!(!page.contains("class=\"offering"), "the offering makes room");
}

#[test]
fn plans_and_errands_are_lifted_and_say_what_they_bring() {
    let (_, page) =
        page_with(setups(4)[0], 4, 1, |_, legal| legal.iter().any(|action| matches!(action, Action::Plan(_))));
    assert!(page.contains("data-give=\"Take plan 1\"") && page.contains("You act "), "{page}");
    assert_eq!(page.matches("class=\"lifting\"").count(), 1);
    let (view, page) = page_with(setups(4)[0], 4, 1, |_, legal| legal.contains(&Action::Home));
    let open = view.offered.iter().filter(|space| space.card.is_some()).count();
    assert!(page.matches("data-number=").count() >= open);
    assert_eq!(page.matches("class=\"lifting\"").count(), 1);
}
