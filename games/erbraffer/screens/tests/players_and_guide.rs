//! Players and guide of Die Erbraffer: secrets stay with their owners, sums are right, and the guide says everything
//! once.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use bequest_engine::{By, ChanceSource, Match, Player, Pool, Record, Seat, Viewer};
use bequest_erbraffer::{Action, Edition, Erbraffer, PhaseView, Plan, Setup, Told, View};
use bequest_erbraffer_screens::Screens;
use bequest_erbraffer_screens::words::{heirloom, money, title};
use bequest_web::{At, Board, Lesson, Past, Prompt, assert_decides};
use bequest_words::{Company, Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"];
const ADA: Seat = Seat::new(0);

fn names(players: usize) -> Vec<String> {
    NAMES[..players].iter().map(|&name| name.to_owned()).collect()
}

fn start(players: usize, seed: u64) -> Match<Erbraffer> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    Match::start(Setup::new(players, Edition::built_in()), people, chance)
}

/// Chooses so that a game goes on: it finishes what was begun, and plays cards rather than throwing them away.
fn choose(rng: &mut ChaCha8Rng, legal: &[Action]) -> Action {
    let is_step =
        |action: &&Action| !matches!(action, Action::Play(_) | Action::Throw(_) | Action::Keep(_) | Action::DeclineAll);
    let steps: Vec<Action> = legal.iter().filter(is_step).copied().collect();
    let plays: Vec<Action> = legal.iter().filter(|action| matches!(action, Action::Play(_))).copied().collect();
    if legal.contains(&Action::Confirm) && !rng.next_u32().is_multiple_of(4) {
        return Action::Confirm;
    }
    let throws = rng.next_u32().is_multiple_of(5);
    let from = if !steps.is_empty() { &steps } else { &plays };
    let from = if from.is_empty() || (steps.is_empty() && throws) { legal } else { from };
    from[rng.next_u32() as usize % from.len()]
}

/// Plays on by one action of someone who is asked.
fn play_on(table: &mut Match<Erbraffer>, rng: &mut ChaCha8Rng) {
    let seat = table.asked().iter().next().unwrap();
    let action = choose(rng, table.legal(seat));
    table.play(seat, By::Person, action).unwrap();
}

/// Draws something for a viewer of a table.
fn at<T>(table: &Match<Erbraffer>, words: &Words, viewer: Viewer, draw: impl Fn(&At<'_, Erbraffer>) -> T) -> T {
    let view = table.view(viewer).unwrap().view;
    let heard: Vec<Told> = table.heard(viewer).collect();
    let names = names(view.collected.players());
    let company = Company { words, names: &names, you: viewer.seat() };
    let prompt = |seat| Prompt { question: 1, ..Prompt::of(table, seat) };
    let prompts: Vec<_> = viewer.seat().into_iter().map(prompt).collect();
    draw(&At { prompts: &prompts, ..At::still(company, &view, &heard) })
}

fn players(table: &Match<Erbraffer>, words: &Words, viewer: Viewer) -> String {
    at(table, words, viewer, |at| <Screens as Board>::players(at).into_string())
}

/// Returns whose portraits are drawn.
fn drawn(markup: &str) -> BTreeSet<String> {
    markup.split(".svg#p").skip(1).map(|part| format!("p{}", &part[..2])).collect()
}

/// Returns whose portraits a viewer may see beside the players.
fn seen(view: &View) -> BTreeSet<String> {
    let spent = view.spent.values().iter().fold(Pool::EMPTY, |all, cards| all.or(*cards));
    let cards = spent.or(view.own_benefactors().unwrap_or(Pool::EMPTY));
    let heirs = view.own_portraits().unwrap_or(Pool::EMPTY);
    let benefactors = cards.iter().map(|card| view.edition().benefactor(card));
    heirs.iter().chain(benefactors).map(|person| person.to_string()).collect()
}

#[test]
fn erb_62_nobody_sees_more_portraits_than_they_know() {
    let words = Words::of::<Screens>(Language::English);
    for count in [2, 3, 4, 6] {
        let (mut table, mut rng) = (start(count, 5), ChaCha8Rng::seed_from_u64(count as u64));
        while table.standing().is_none() {
            for viewer in Viewer::during(count) {
                let view = table.view(viewer).unwrap().view;
                assert_eq!(drawn(&players(&table, &words, viewer)), seen(&view), "{viewer:?} in {}", view.year);
            }
            play_on(&mut table, &mut rng);
        }
    }
}

#[test]
fn erb_60_at_the_end_everybody_sees_all_heirs_and_benefactors() {
    let words = Words::of::<Screens>(Language::English);
    let (mut table, mut rng) = (start(4, 1), ChaCha8Rng::seed_from_u64(1));
    while table.standing().is_none() {
        play_on(&mut table, &mut rng);
    }
    let view = table.view(Viewer::Spectator).unwrap().view;
    let all: BTreeSet<String> = (view.collected.seats())
        .flat_map(|seat| {
            let benefactors = view.benefactors[seat].unwrap().iter().map(|card| view.edition().benefactor(card));
            view.portraits[seat].unwrap().iter().chain(benefactors).map(|person| person.to_string()).collect::<Vec<_>>()
        })
        .collect();
    for viewer in [Viewer::Spectator, Viewer::Seat(ADA), Viewer::Open] {
        let players = players(&table, &words, viewer);
        assert_eq!(drawn(&players), all, "{viewer:?}");
        // Faces as small as these are named, and headings say what lies open.
        assert!(players.contains("<h2>Heirs and benefactor cards</h2>"), "{players}");
        let named = |person: &String| {
            let name = &view.edition().person(person.parse().unwrap()).name;
            players.contains(&format!("<b aria-hidden=\"true\">{name}</b>"))
        };
        assert!(all.iter().all(named), "{players}");
        let hands = at(&table, &words, viewer, |at| Screens::hand(at).into_string());
        assert!(hands.contains("class=\"panel holding open\""), "on a panel of its own: {hands}");
        assert!(hands.contains("<h2 id=\"hands-title\">Everyone’s cards</h2>"), "{hands}");
    }
}

#[test]
fn erb_43_in_a_window_nothing_says_who_has_answered() {
    let words = Words::of::<Screens>(Language::English);
    let (mut table, mut rng) = (start(4, 3), ChaCha8Rng::seed_from_u64(3));
    let mut answers = 0;
    while table.standing().is_none() {
        let view = table.view(Viewer::Spectator).unwrap().view;
        let before = Viewer::during(4).map(|viewer| players(&table, &words, viewer)).collect::<Vec<_>>();
        let is_window = |view: &View| matches!(view.phase, PhaseView::Answering { .. });
        play_on(&mut table, &mut rng);
        let after = table.view(Viewer::Spectator).unwrap().view;
        if is_window(&view) && is_window(&after) && after.round == view.round {
            assert_eq!(Viewer::during(4).map(|viewer| players(&table, &words, viewer)).collect::<Vec<_>>(), before);
            answers += 1;
        }
    }
    assert!(answers > 10, "{answers}");
}

/// Returns the table of a golden record.
fn golden(record: &str) -> Match<Erbraffer> {
    let path = format!("{}/../rules/records/{record}.rec", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    Match::resume(record, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(0)))).unwrap()
}

#[test]
fn three_steps_say_how_a_game_was_decided() {
    for record in ["four-players", "two-players", "shared-win", "five-players", "six-players"] {
        assert_decides::<Screens>(&golden(record));
    }
}

#[test]
fn what_benefactors_left_is_told_as_what_was_collected_in_that_step() {
    let (words, names) = (Words::of::<Screens>(Language::English), names(4));
    let (mut told_of, mut several) = (0, 0);
    for seed in 0..24 {
        let (mut table, mut rng) = (start(4, seed), ChaCha8Rng::seed_from_u64(seed));
        while table.standing().is_none() {
            play_on(&mut table, &mut rng);
        }
        let moments = table.moments(Viewer::Open);
        for turn in
            Past::look(&table, Company { words: &words, names: &names, you: None }, Screens::tale).unwrap().turns
        {
            let Some((_, left)) = turn.text.split_once("Benefactors leave ") else {
                assert!(!turn.text.contains("collects"), "{}", turn.text);
                continue;
            };
            let (who, left) = left.split_once(' ').unwrap();
            let (sum, benefactors) = left.trim_end_matches('.').split_once(": ").unwrap();
            let seat = names.iter().position(|name| name == who).map(Seat::new).unwrap();
            let collected = |step: usize| u32::from(moments[step].view.collected[seat]);
            assert_eq!(sum, money(&words, collected(turn.step) - collected(turn.step - 1)), "{}", turn.text);
            told_of += 1;
            several += usize::from(benefactors.contains(" and "));
        }
    }
    assert!(told_of > 4 && several > 0, "{told_of} {several}");
}

#[test]
fn the_sums_of_the_end_are_the_standing() {
    let words = Words::of::<Screens>(Language::English);
    for (count, seed) in [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)] {
        let (mut table, mut rng) = (start(count, seed), ChaCha8Rng::seed_from_u64(seed));
        while table.standing().is_none() {
            play_on(&mut table, &mut rng);
        }
        let names = names(count);
        let tale = Past::look(&table, Company { words: &words, names: &names, you: None }, Screens::tale).unwrap();
        assert!((1..=6).contains(&tale.chapters.len()) && tale.chapters[0].start == 1);
        let (chart, unveiled) = (tale.figures.into_string(), tale.more.into_string());
        let standing = table.standing().unwrap();
        let last_row = chart.rsplit("<tr>").next().unwrap();
        let last: Vec<&str> = last_row.split("<td>").skip(1).map(|cell| cell.split('<').next().unwrap()).collect();
        for seat in Seat::all(count) {
            let fortune = money(&words, standing.scores[seat].0.unsigned_abs() / 10);
            let line = unveiled.split("<li class=\"s").find(|part| part.starts_with(&seat.to_string())).unwrap();
            assert!(line.contains(&format!("<dd class=\"figure\">{fortune}</dd>")), "{seat}: {fortune} in {line}");
            assert!(line.contains(&format!("<b class=\"rank figure\">{}.</b>", standing.ranks[seat])), "{line}");
            // The last point of the chart is the true fortune.
            assert_eq!(last[seat.index()], fortune);
        }
    }
}

/// Plays a first game to its end and returns what the guide says to the first seat.
fn lessons(seed: u64, words: &Words) -> Vec<Lesson> {
    let (mut table, mut rng) = (start(3, seed), ChaCha8Rng::seed_from_u64(seed));
    let mut given: Vec<Lesson> = Vec::new();
    while table.standing().is_none() {
        let view = table.view(Viewer::Seat(ADA)).unwrap().view;
        let lesson = at(&table, words, Viewer::Seat(ADA), Screens::lesson);
        given.extend(lesson.into_iter().inspect(|lesson| leaks_nothing(&view, lesson)));
        play_on(&mut table, &mut rng);
    }
    given
}

/// Returns what is said of an offered relative in the list of answers, as in `+3,300`.
fn offered(answers: &str, value: &str) -> Option<String> {
    let button = answers.split("<button").find(|button| button.contains(&format!(r#"value="{value}""#)))?;
    let gain = button.split(r#"data-adds=""#).nth(1)?;
    Some(gain.split('"').next().unwrap().to_owned())
}

/// Returns the amount of a gain in English, in hundreds: of a span its middle.
fn amount(gain: &str) -> i64 {
    let sums =
        gain.trim_start_matches(['+', '±', '−']).split('–').map(|sum| sum.replace(',', "").parse::<i64>().unwrap());
    let (sum, count) = sums.fold((0, 0), |(sum, count), it| (sum + it, count + 1));
    if gain.starts_with('−') { -sum / count } else { sum / count }
}

#[test]
fn the_guide_proposes_what_adds_most_and_says_the_number_of_the_page() {
    let words = Words::of::<Screens>(Language::English);
    let (mut compared, mut shares) = (0, 0);
    for seed in 0..12 {
        let (mut table, mut rng) = (start(4, seed), ChaCha8Rng::seed_from_u64(seed));
        while table.standing().is_none() {
            let lesson = at(&table, &words, Viewer::Seat(ADA), Screens::lesson);
            let proposed = lesson.and_then(|lesson| Some((lesson.thought?, lesson.proposal?.action)));
            let answers = at(&table, &words, Viewer::Seat(ADA), |at| match at.prompts {
                [prompt] => Screens::answers(at, prompt).into_string(),
                _ => String::new(),
            });
            if let Some((thought, action)) = proposed {
                if let Some(gain) = offered(&answers, &action) {
                    let is_first = at(&table, &words, Viewer::Seat(ADA), |at| {
                        matches!(at.view.phase, PhaseView::Turn { plan: Some(Plan::Play { heirs: [None, None], .. }) })
                    });
                    let others = table.legal(ADA).iter().filter_map(|other| offered(&answers, &other.to_string()));
                    let most = others.map(|other| amount(&other)).max().unwrap();
                    assert!(thought.contains(&format!(": {gain}.")), "{gain} is said in {thought}");
                    assert!(!is_first || amount(&gain) >= most, "{action}: {gain}, but {most} is possible: {thought}");
                    compared += 1;
                }
                if let Some(child) = action.strip_prefix("give h").and_then(|rest| rest.split(' ').nth(1)) {
                    let view = table.view(Viewer::Seat(ADA)).unwrap().view;
                    let (outlook, couple) = (view.own_outlook().unwrap(), view.estate.unwrap().couple);
                    let share = |person| outlook.share(person).percent();
                    let most = view.edition().married_children(couple).iter().map(share).max().unwrap();
                    assert_eq!(share(child.parse().unwrap()), most, "{thought}");
                    assert!(most == 0 || thought.contains(&format!("{most}%")), "{thought}");
                    shares += 1;
                }
            }
            play_on(&mut table, &mut rng);
        }
    }
    assert!(compared > 40 && shares > 10, "{compared} {shares}");
}

#[test]
fn erb_40_a_new_will_is_proposed_but_never_with_the_main_button() {
    let words = Words::of::<Screens>(Language::English);
    let given: Vec<Lesson> = (0..24).flat_map(|seed| lessons(seed, &words)).collect();
    let proposals = || given.iter().filter_map(|lesson| lesson.proposal.as_ref());
    assert!(proposals().any(|proposal| proposal.action == "will"), "one is proposed");
    assert!(proposals().all(|proposal| proposal.main == (proposal.action != "will")));
}

#[test]
fn the_guide_says_nothing_without_a_reason() {
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        for lesson in (0..6).flat_map(|seed| lessons(seed, &words)) {
            let (Some(thought), Some(proposal)) = (&lesson.thought, &lesson.proposal) else { continue };
            let said = thought.chars().filter(|letter| letter.is_alphabetic()).count();
            assert!(said >= 20, "{}: {thought}", proposal.action);
            // The strip of the guide has room for that much.
            assert!(thought.chars().count() <= 190, "{language:?}: {thought}");
            assert!(!lesson.pins.is_empty() && proposal.label.chars().count() <= 24, "{proposal:?}");
        }
    }
}

#[test]
fn a_proposal_names_its_own_reason_first() {
    let words = Words::of::<Screens>(Language::English);
    let why = |key: &str, values: &[(&str, bequest_words::Value<'_>)]| words.say(key, values);
    let (mut benefactors, mut even, mut passes) = (0, 0, 0);
    for seed in 0..24 {
        let (mut table, mut rng) = (start(4, seed), ChaCha8Rng::seed_from_u64(seed));
        while table.standing().is_none() {
            let lesson = at(&table, &words, Viewer::Seat(ADA), Screens::lesson);
            let proposed = lesson.and_then(|lesson| Some((lesson.thought?, lesson.text, lesson.proposal?.action)));
            if let Some((thought, text, action)) = proposed {
                if action.starts_with("couple") {
                    // Only what a benefactor brings is a span.
                    let is_of_benefactor = thought.contains('–');
                    assert!(!is_of_benefactor || thought.contains("you hold the card"), "{thought}");
                    assert!(!is_of_benefactor || text.contains("and you hold the card. By law 1"), "{text}");
                    assert!(!thought.contains("±0") || !thought.contains('%'), "{thought}");
                    benefactors += usize::from(is_of_benefactor);
                    even += usize::from(text.starts_with(&why("erbraffer-hint-why-couple-even", &[])));
                }
                if action == "decline" && !table.legal(ADA).contains(&Action::Will) {
                    assert!(text.starts_with(&why("erbraffer-hint-why-pass", &[])), "{text}");
                    passes += 1;
                }
                assert!(!thought.contains("too little: ±0"), "{thought}");
            }
            play_on(&mut table, &mut rng);
        }
    }
    assert!(benefactors > 0 && even > 0 && passes > 10, "{benefactors} {even} {passes}");
}

#[test]
fn a_card_is_named_so_that_there_is_no_other_of_that_name() {
    let words = Words::of::<Screens>(Language::English);
    let (mut doubles, mut things, mut instead) = (0, 0, 0);
    for seed in 0..40 {
        let (mut table, mut rng) = (start(4, seed), ChaCha8Rng::seed_from_u64(seed));
        while table.standing().is_none() {
            let view = table.view(Viewer::Seat(ADA)).unwrap().view;
            let lesson = at(&table, &words, Viewer::Seat(ADA), Screens::lesson);
            let proposed = lesson.and_then(|lesson| Some((lesson.thought?, lesson.proposal?)));
            if let Some((thought, proposal)) = proposed
                && let Some(card) = proposal.action.strip_prefix("play ")
            {
                let (edition, card) = (view.edition(), card.parse().unwrap());
                let same = |other| title(&words, edition, other) == title(&words, edition, card);
                if view.own_hand().unwrap().iter().filter(|&other| same(other)).count() > 1 {
                    let named = bequest_erbraffer_screens::words::card(&words, edition, card);
                    assert!(thought.contains(&named), "{thought}");
                    doubles += 1;
                }
                if matches!(edition.effect(card), bequest_erbraffer::Effect::Sheep) {
                    assert!(thought.contains("goes to"), "{thought}");
                    things += 1;
                }
                if matches!(view.phase, PhaseView::Turn { plan: Some(Plan::Play { .. }) }) {
                    assert_eq!(proposal.label, "Play this card instead");
                    instead += 1;
                }
            }
            play_on(&mut table, &mut rng);
        }
    }
    assert!(doubles > 0 && things > 0 && instead > 0, "{doubles} {things} {instead}");
}

/// Nobody of the last row is named but the viewer's own.
fn leaks_nothing(view: &View, lesson: &Lesson) {
    let others = view.edition().last_row().minus(view.own_portraits().unwrap());
    for other in others.iter() {
        let name = &view.edition().person(other).name;
        assert!(!lesson.text.split(|letter: char| !letter.is_alphabetic()).any(|word| word == name), "{}", lesson.text);
    }
}

#[test]
fn erb_75_every_lesson_is_given_before_and_after_1870() {
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        let given: Vec<Lesson> = (0..16).flat_map(|seed| lessons(seed, &words)).collect();
        // Where no lesson is due, a move is proposed.
        let moves = ["play", "discard", "name", "seal", "couple", "share", "confirm", "stand", "will"];
        let names: BTreeSet<&str> =
            given.iter().map(|lesson| lesson.name).filter(|name| !moves.contains(name)).collect();
        let all = [
            "benefactors",
            "beyond",
            "choose",
            "estate",
            "golden",
            "golden-again",
            "hand",
            "heir-lives",
            "hourglass",
            "last-round",
            "new-will",
            "others",
            "paid",
            "rewrite",
            "testament",
            "throw",
            "welcome",
            "will-card",
        ];
        assert_eq!(names, BTreeSet::from(all), "{language:?}");
        let regions = ["board", "stage", "answers", "hand", "players"];
        assert!(given.iter().all(|lesson| regions.contains(&lesson.about)));
        // The reason of the proposal and what there is to learn.
        let long = given.iter().find(|lesson| lesson.text.chars().count() > 500);
        assert!(long.is_none(), "a lesson is short: {}", long.unwrap().text);
    }
}

#[test]
fn erb_75_the_first_own_turn_after_1870_is_for_the_shorter_ways() {
    let words = Words::of::<Screens>(Language::English);
    let mut late = 0;
    for seed in 0..60 {
        let (mut table, mut rng) = (in_1870(6, seed), ChaCha8Rng::seed_from_u64(seed));
        let is_first =
            |view: &View| view.turn == ADA && matches!(view.phase, PhaseView::Turn { plan: Some(Plan::None) });
        let view = loop {
            let view = table.view(Viewer::Seat(ADA)).unwrap().view;
            if is_first(&view) || table.standing().is_some() {
                break view;
            }
            play_on(&mut table, &mut rng);
        };
        late += usize::from(view.living > 1);
        let lesson = at(&table, &words, Viewer::Seat(ADA), Screens::lesson);
        assert_eq!(lesson.map(|lesson| lesson.name), Some("beyond"), "{seed}");
    }
    assert!(late > 0, "in one of the games the others have moved the hourglass on to another generation");
}

#[test]
fn erb_75_a_first_game_may_stop_when_the_children_live() {
    let (mut table, mut rng) = (start(3, 2), ChaCha8Rng::seed_from_u64(2));
    loop {
        let view = table.view(Viewer::Spectator).unwrap().view;
        let changed = table.heard(Viewer::Spectator).any(|told| matches!(told, Told::Lives { .. }));
        assert_eq!(Screens::trial_is_over(&view), changed);
        if changed {
            return;
        }
        play_on(&mut table, &mut rng);
    }
}

/// A first game that has come to 1870.
fn in_1870(players: usize, seed: u64) -> Match<Erbraffer> {
    let (mut table, mut rng) = (start(players, seed), ChaCha8Rng::seed_from_u64(seed));
    while !Screens::trial_is_over(&table.view(Viewer::Spectator).unwrap().view) {
        play_on(&mut table, &mut rng);
    }
    table
}

#[test]
fn erb_75_in_1870_players_are_shown_their_own_estimate_and_nobody_elses_heir() {
    let words = Words::of::<Screens>(Language::English);
    for seed in 0..6 {
        let table = in_1870(4, seed);
        let view = table.view(Viewer::Seat(ADA)).unwrap().view;
        let offer = at(&table, &words, Viewer::Seat(ADA), Screens::trial_offer).into_string();
        let estimate = view.own_outlook().unwrap().estimate(&view.holdings()).total();
        assert!(offer.contains(&format!("≈\u{a0}{}", words.grouped(100 * estimate))), "{offer}");
        let own = view.own_portraits().unwrap();
        // No benefactor of the founders has been paid out: there is none.
        let learned = ["Influence cards:", "Estates:", "Testaments:", "Benefactors:"].map(|what| offer.contains(what));
        let seen = table.heard(Viewer::Seat(ADA)).any(|told| matches!(told, Told::Testament { .. }));
        assert_eq!(learned, [true, true, seen, false]);
        for person in view.edition().persons().iter() {
            assert_eq!(offer.contains(&format!("#{person}\"")), own.contains(person), "{person}");
        }
        assert!(NAMES[1..4].iter().all(|name| !offer.contains(name)), "nothing is said of the others");
    }
}

#[test]
fn erb_75_who_is_ahead_is_shown_when_a_first_game_is_stopped() {
    let words = Words::of::<Screens>(Language::English);
    let (table, names) = (in_1870(4, 3), names(4));
    let views: Vec<View> = Seat::all(4).map(|seat| table.view(Viewer::Seat(seat)).unwrap().view).collect();
    let standing = Screens::trial_standing(
        &Company { words: &words, names: &names, you: None },
        &views.iter().collect::<Vec<_>>(),
    )
    .into_string();
    let places: Vec<usize> =
        names.iter().map(|name| standing.find(&format!("<b class=\"who\">{name}")).unwrap()).collect();
    let sum = |view: &View| view.own_outlook().unwrap().estimate(&view.holdings()).total();
    let sums: Vec<u32> = views.iter().map(sum).collect();
    for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
        assert!(sums[one] <= sums[other] || places[one] < places[other], "the richest is first: {sums:?} {places:?}");
    }
    assert!(sums.iter().all(|sum| standing.contains(&words.grouped(100 * sum))));
    // All secrets are open: the heirs and the benefactor cards.
    let open = views.iter().flat_map(|view| {
        let cards = view.own_benefactors().unwrap();
        let benefactors: Vec<_> = cards.iter().map(|card| view.edition().benefactor(card)).collect();
        view.own_portraits().unwrap().iter().chain(benefactors).map(|person| person.to_string()).collect::<Vec<_>>()
    });
    assert_eq!(drawn(&standing), open.collect());
}

#[test]
fn spectators_get_no_lessons() {
    let words = Words::of::<Screens>(Language::English);
    let (mut table, mut rng) = (start(3, 2), ChaCha8Rng::seed_from_u64(2));
    for _ in 0..40 {
        assert!(at(&table, &words, Viewer::Spectator, Screens::lesson).is_none());
        play_on(&mut table, &mut rng);
    }
}

#[test]
fn the_components_list_everything() {
    let edition = Edition::built_in();
    for &language in Language::ALL {
        let words = Words::of::<Screens>(language);
        let parts = Screens::parts(&words).into_string();
        for person in edition.persons().iter() {
            assert!(parts.contains(&format!("#{person}\"")), "{person}");
            assert!(parts.contains(&format!("<b>{}</b>", edition.person(person).name)), "{person}");
        }
        let heirlooms = edition.heirlooms().iter().map(|it| heirloom(&words, edition, it));
        let titles = edition.cards().iter().map(|card| title(&words, edition, card));
        for name in heirlooms.chain(titles) {
            assert!(parts.contains(&format!("<b>{name}</b>")), "{name}");
        }
        for year in bequest_erbraffer::Year::all() {
            assert!(parts.contains(&format!("<b>{year}</b>")), "{year}");
        }
    }
}
