//! The family tree of Die Erbraffer, drawn for everyone after every step of random games.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use bequest_engine::{By, ChanceSource, Match, Player, Seat, Viewer};
use bequest_erbraffer::{Action, Edition, Erbraffer, Person, PhaseView, Setup, Told, View};
use bequest_erbraffer_screens::Screens;
use bequest_web::{At, Board, KeyCheck, PartVersion, Prompt, Region, unmarked};
use bequest_words::{Company, Language, Words};
use maud::Markup;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"];

/// The most that a board may weigh: its parts are sent when they change. Of it 1,000 are the legend, which explains itself.
const MOST_BYTES: usize = 41_300;

fn start(players: usize, seed: u64) -> Match<Erbraffer> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    Match::start(Setup::new(players, Edition::built_in()), people, chance)
}

/// Plays a random answer of a random seat that is asked; nobody dawdles over cards to throw away or estates.
fn step(table: &mut Match<Erbraffer>, rng: &mut ChaCha8Rng) {
    let mut pick = |count: usize| rng.next_u32() as usize % count;
    let seats: Vec<Seat> = table.asked().iter().collect();
    let seat = seats[pick(seats.len())];
    let legal = table.legal(seat);
    let swift: Vec<Action> = (legal.iter().copied())
        .filter(|action| !matches!(action, Action::Throw(_) | Action::Keep(_) | Action::Pay(..) | Action::Will))
        .collect();
    let from = if swift.is_empty() || pick(12) == 0 { legal } else { &swift };
    let action =
        if legal.contains(&Action::Confirm) && pick(2) == 0 { Action::Confirm } else { from[pick(from.len())] };
    table.play(seat, By::Person, action).unwrap();
}

/// Draws the tree for a player who can answer.
fn board(table: &Match<Erbraffer>, viewer: Viewer, words: &Words) -> (View, String) {
    let view = table.view(viewer).unwrap().view;
    let prompt = |seat| Prompt { question: 1, ..Prompt::of(table, seat) };
    let prompts: Vec<_> = viewer.seat().into_iter().map(prompt).collect();
    let html = draw(table, &view, &prompts, false, words);
    (view, html)
}

fn draw(table: &Match<Erbraffer>, view: &View, prompts: &[Prompt<'_, Erbraffer>], past: bool, words: &Words) -> String {
    unmarked(&drawing(table, view, prompts, past, words).into_string())
}

fn drawing(
    table: &Match<Erbraffer>,
    view: &View,
    prompts: &[Prompt<'_, Erbraffer>],
    past: bool,
    words: &Words,
) -> Markup {
    let names: Vec<String> = NAMES[..view.collected.players()].iter().map(|&name| name.to_owned()).collect();
    let heard: Vec<Told> = table.heard(view.viewer).collect();
    let company = Company { words, names: &names, you: view.viewer.seat() };
    let (post_to, why_at) = ("/t/abcdefgh/act", "/t/abcdefgh/why");
    let at = At { prompts, post_to, why_at, past, ..At::still(company, view, &heard) };
    Screens::board(&at)
}

/// Returns everything between two texts, wherever they occur.
fn all_between<'a>(html: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(before).skip(1).map(move |part| part.split(after).next().unwrap())
}

/// Returns the classes of what only the viewer knows of each person, and their ids.
fn persons(html: &str) -> Vec<(&str, &str)> {
    html.split("<li class=\"person")
        .skip(1)
        .map(|part| {
            let part = part.split("</li>").next().unwrap();
            let own = part.split("<i class=\"own").nth(1).map_or("", |own| own.split('"').next().unwrap());
            (own, &part[part.find(".svg#").unwrap() + 5..][..3])
        })
        .collect()
}

fn marked(html: &str, mark: &str) -> BTreeSet<String> {
    let has = |classes: &str| classes.split(' ').any(|class| class == mark);
    persons(html).into_iter().filter(|(classes, _)| has(classes)).map(|(_, id)| id.to_owned()).collect()
}

/// Calls for every viewer after every few steps of some games.
fn everywhere(mut check: impl FnMut(&Match<Erbraffer>, Viewer)) {
    for players in 2..=6 {
        let mut table = start(players, players as u64);
        let mut rng = ChaCha8Rng::seed_from_u64(40 + players as u64);
        for moment in 0.. {
            if moment % 8 == 0 || table.standing().is_some() {
                Viewer::during(players).for_each(|viewer| check(&table, viewer));
            }
            if table.standing().is_some() {
                break;
            }
            step(&mut table, &mut rng);
        }
    }
}

#[test]
fn what_has_the_same_key_looks_the_same() {
    let words = Words::of::<Screens>(Language::English);
    for players in 2..=6 {
        let mut check = KeyCheck::new(&words, players);
        let (mut table, mut rng) = (start(players, 70 + players as u64), ChaCha8Rng::seed_from_u64(players as u64));
        check.watch::<Screens>(&mut table, |table| step(table, &mut rng));
        assert!(6 * check.kept > check.looked, "some trees and hands stay: {} of {}", check.kept, check.looked);
    }
}

#[test]
fn everybody_sees_their_own_heirs_and_no_others_before_the_end() {
    let words = Words::of::<Screens>(Language::English);
    everywhere(|table, viewer| {
        let (view, html) = board(table, viewer, &words);
        let own: BTreeSet<String> = view.own_portraits().unwrap_or_default().iter().map(|it| it.to_string()).collect();
        assert_eq!(marked(&html, "mine"), own);
        assert_eq!(html.contains("your secret heir"), !own.is_empty());
        assert_eq!(html.contains("family-light"), !own.is_empty());
        let shown = marked(&html, "shown");
        assert_eq!(shown.is_empty(), view.phase != PhaseView::Over, "{shown:?}");
        if viewer == Viewer::Spectator && view.phase != PhaseView::Over {
            assert!(html.contains("<g class=\"golden\"></g>") && marked(&html, "lead").is_empty());
            assert!(!html.contains("card-mark") && !html.contains("heir of"));
        }
    });
}

/// Returns the parts of a board with their hashes: those that are the same for everyone, and the viewer's own.
fn parts(table: &Match<Erbraffer>, viewer: Viewer, words: &Words) -> (Vec<PartVersion>, Vec<PartVersion>) {
    let view = table.view(viewer).unwrap().view;
    let drawing = Region::new("board", drawing(table, &view, &[], false, words));
    let persons = view.edition().persons().iter().map(|person| format!("own-{person}"));
    let own = persons.chain(["own-view", "legend", "golden"].map(str::to_owned));
    let own: BTreeSet<_> = own.map(|id| PartVersion::new(&id, 0).name).collect();
    drawing.outline().parts().iter().partition(|part| !own.contains(&part.name))
}

#[test]
fn a_board_is_the_same_for_all_viewers_but_for_their_own_parts() {
    let words = Words::of::<Screens>(Language::English);
    let (mut compared, mut differ) = (0, 0);
    for players in [3, 4] {
        let (mut table, mut rng) = (start(players, 5), ChaCha8Rng::seed_from_u64(6));
        while table.standing().is_none() {
            let viewers: Vec<Viewer> = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            let boards: Vec<_> = viewers.iter().map(|&viewer| parts(&table, viewer, &words)).collect();
            for pair in boards.windows(2) {
                assert_eq!(pair[0].0, pair[1].0);
                (compared, differ) = (compared + 1, differ + usize::from(pair[0].1 != pair[1].1));
            }
            step(&mut table, &mut rng);
        }
    }
    assert!(compared > 100 && 2 * differ > compared, "{compared} {differ}");
}

#[test]
fn an_heir_is_called_a_woman_or_a_man_as_the_portrait_shows() {
    let words = Words::of::<Screens>(Language::French);
    let table = start(2, 3);
    for seat in [0, 1].map(Seat::new) {
        let (view, html) = board(&table, Viewer::Seat(seat), &words);
        let heirs: Vec<Person> = view.own_portraits().unwrap().iter().collect();
        let women = heirs.iter().filter(|&&heir| view.edition().person(heir).is_woman).count();
        assert_eq!(html.matches("votre héritière secrète").count(), women);
        assert_eq!(html.matches("votre héritier secret").count(), heirs.len() - women);
        assert_eq!(html.matches("mon hériti").count(), heirs.len());
    }
}

#[test]
fn everybody_is_in_the_list_of_their_generation() {
    let edition = Edition::built_in();
    let expected: Vec<String> = edition.persons().iter().map(|person| person.to_string()).collect();
    let words = Words::of::<Screens>(Language::German);
    everywhere(|table, viewer| {
        let (_, html) = board(table, viewer, &words);
        assert_eq!(persons(&html).iter().map(|(_, id)| *id).collect::<Vec<_>>(), expected);
        for person in edition.persons().iter() {
            assert!(html.contains(&format!("<b class=\"name\">{}</b>", edition.person(person).name)));
        }
    });
}

#[test]
fn exactly_what_can_be_chosen_is_a_button() {
    let words = Words::of::<Screens>(Language::English);
    everywhere(|table, viewer| {
        let (_, html) = board(table, viewer, &words);
        let drawn: BTreeSet<String> = all_between(&html, "name=\"action\" value=\"", "\"").map(str::to_owned).collect();
        let is_on_tree = |action: &&Action| {
            matches!(action, Action::Heir(_) | Action::Testament(_) | Action::Heirloom(_) | Action::Couple(_))
        };
        let legal = viewer.seat().map_or(&[][..], |seat| table.legal(seat));
        assert_eq!(drawn, legal.iter().filter(is_on_tree).map(ToString::to_string).collect());
        for form in all_between(&html, " form=\"", "\"") {
            assert_eq!(Some(form.to_owned()), viewer.seat().map(|seat| format!("ways-{seat}")));
        }
    });
}

#[test]
fn a_portrait_that_cannot_be_chosen_while_others_can_says_why() {
    let words = Words::of::<Screens>(Language::English);
    let mut asked = 0;
    everywhere(|table, viewer| {
        let (view, html) = board(table, viewer, &words);
        let living = Edition::built_in().row(view.living.into()).len();
        let heirs = viewer.seat().map_or(&[][..], |seat| table.legal(seat)).iter();
        let count = heirs.filter(|action| matches!(action, Action::Heir(_) | Action::Testament(_))).count();
        let closed = html.matches("?action=heir+").count() + html.matches("?action=testament+").count();
        // Those who do not live say so together, a generation at a time.
        assert_eq!(closed, if count == 0 { 0 } else { living - count + 5 });
        asked += count;
    });
    assert!(asked > 0);
}

#[test]
fn a_board_is_small_in_every_language() {
    let languages: Vec<Words> = Language::ALL.iter().map(|&language| Words::of::<Screens>(language)).collect();
    let mut most = 0;
    everywhere(|table, viewer| {
        for words in &languages {
            most = most.max(board(table, viewer, words).1.len());
        }
    });
    assert!(most < MOST_BYTES, "{most} bytes");
}

#[test]
fn nothing_can_be_done_on_a_page_that_looks_back() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(3, 3);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while table.standing().is_none() {
        step(&mut table, &mut rng);
    }
    for moment in table.moments(Viewer::Open).iter().step_by(7) {
        let html = draw(&table, &moment.view, &[], true, &words);
        assert!(!html.contains("<button") && !html.contains("<a "));
    }
}

#[test]
fn names_of_elements_are_there_once() {
    let words = Words::of::<Screens>(Language::English);
    everywhere(|table, viewer| {
        let (_, html) = board(table, viewer, &words);
        let keys: Vec<&str> = all_between(&html, "data-key=\"", "\"").filter(|&key| key != "ribbon").collect();
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{keys:?}");
    });
}

/// Returns where the heirlooms of a tree lie: each with its owner.
fn things(html: &str) -> Vec<(&str, i32, i32)> {
    all_between(html, "<li class=\"thing", "</li>")
        .map(|thing| {
            let owner = all_between(thing, "data-at=\"", "\"").next().unwrap();
            let along = |axis| all_between(thing, axis, "px").next().unwrap().parse().unwrap();
            (owner, along("--x:"), along("--y:"))
        })
        .collect()
}

#[test]
fn the_values_of_heirlooms_of_one_person_do_not_hide_one_another() {
    let words = Words::of::<Screens>(Language::English);
    let mut most = 0;
    everywhere(|table, viewer| {
        let (view, html) = board(table, viewer, &words);
        let things = things(&html);
        for (place, (owner, x, y)) in things.iter().enumerate() {
            let others = || things[..place].iter().filter(|(other, ..)| other == owner);
            assert!(others().all(|(_, left, top)| (x - left).abs().max((y - top).abs()) >= 13), "{things:?}");
            // Beside the living they are in one column, at the side of the face.
            let owner: Person = owner.parse().unwrap();
            let is_living = view.edition().person(owner).generation == usize::from(view.living);
            assert!(!is_living || others().all(|(_, left, _)| left == x), "{things:?}");
            most = most.max(1 + others().count());
        }
    });
    assert!(most > 2, "someone has many");
}

#[test]
fn the_header_names_the_one_who_is_waited_for_and_the_stage_is_of_now_for_those_who_are_asked() {
    let words = Words::of::<Screens>(Language::English);
    let (mut named, mut asked) = (0, 0);
    everywhere(|table, viewer| {
        let view = table.view(viewer).unwrap().view;
        let prompt = |seat| Prompt { question: 1, ..Prompt::of(table, seat) };
        let prompts: Vec<_> = viewer.seat().into_iter().map(prompt).collect();
        let names: Vec<String> = NAMES[..view.collected.players()].iter().map(|&name| name.to_owned()).collect();
        let company = Company { words: &words, names: &names, you: viewer.seat() };
        let at = At { prompts: &prompts, ..At::still(company, &view, &[]) };
        let (seat, question) = (Screens::question_seat(&at), Screens::question(&at));
        let is_mine = viewer.seat().is_some_and(|you| !table.legal(you).is_empty());
        assert_eq!(Screens::stage(&at).into_string().contains("data-now"), is_mine);
        match seat {
            Some(seat) if is_mine => assert_eq!(Some(seat), viewer.seat()),
            Some(seat) => assert!(question.contains(&names[seat.index()]), "{question}"),
            None => assert!(!is_mine),
        }
        named += usize::from(seat.is_some() && !is_mine);
        asked += usize::from(is_mine);
    });
    assert!(named > 0 && asked > 0, "{named} {asked}");
}

#[test]
fn while_an_estate_is_shared_out_the_estimate_is_of_what_is_settled() {
    let mut table = start(3, 5);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut compared = 0;
    while table.standing().is_none() {
        let is_shared = matches!(table.view(Viewer::Spectator).unwrap().view.phase, PhaseView::Sharing);
        let confirming = table.asked().iter().find(|&seat| is_shared && table.legal(seat).contains(&Action::Confirm));
        let Some(seat) = confirming else {
            step(&mut table, &mut rng);
            continue;
        };
        let before = table.view(Viewer::Seat(seat)).unwrap().view;
        let children = Edition::built_in().children(before.estate.unwrap().couple);
        table.play(seat, By::Person, Action::Confirm).unwrap();
        let after = table.view(Viewer::Seat(seat)).unwrap().view;
        let is_window = matches!(after.phase, PhaseView::Answering { .. });
        if is_window {
            assert_eq!(before.holdings_as_shared().owners, after.holdings().owners);
            for child in children.iter() {
                assert_eq!(before.holdings_as_shared().cash[child], after.cash[child]);
            }
            compared += 1;
        }
    }
    assert!(compared > 0);
}
