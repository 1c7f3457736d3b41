use std::collections::BTreeSet;

use bequest_engine::{By, ChanceSource, Match, PerSeat, Player, Seat, Viewer};
use bequest_last_will::{
    Action, Card, Cards, Deck, Errand, Kind, LastWill, Line, Market, PropertyType, Setup, Told, WillChoice,
};
use bequest_words::{Company, Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::*;

const NAMES: [&str; 5] = ["Ada", "Bert", "Cleo", "Dora", "Emil"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).into()
}

fn setup() -> Setup {
    Setup::sacked(4, Edition::built_in())
}

fn retold_in(language: Language, you: Option<usize>, told: Told) -> String {
    let (words, names) = (Words::of::<crate::Screens>(language), names());
    log_text(&Company { words: &words, names: &names, you: you.map(Seat::new) }, &setup(), &told)
}

fn retold(you: Option<usize>, told: Told) -> String {
    retold_in(Language::English, you, told)
}

fn named(text: &str) -> Card {
    text.parse().unwrap()
}

fn set(cards: &[&str]) -> Cards {
    cards.iter().map(|card| named(card)).collect()
}

/// Returns a card with this title.
fn titled(title: &str) -> Card {
    let edition = Edition::built_in();
    edition.cards(true).iter().find(|&card| edition.card(card).title == title).unwrap()
}

#[test]
fn a_seat_is_you_to_itself_and_a_name_to_others() {
    let spent = Told::Spent { seat: Seat::new(0), sum: 7 };
    assert_eq!(retold(Some(0), spent), "You spend £7.");
    assert_eq!(retold(Some(1), spent), "Ada spends £7.");
    assert_eq!(retold_in(Language::French, None, spent), "Ada dépense 7\u{a0}£.");
}

#[test]
fn only_the_one_who_draws_is_told_the_card() {
    let drew = |card| Told::Drew { seat: Seat::new(0), deck: Deck::Helpers, card };
    assert_eq!(retold(Some(0), drew(Some(titled("tailor")))), "You draw Tailor.");
    assert_eq!(retold(Some(1), drew(None)), "Ada draws a helper or an expense.");
}

#[test]
fn cards_of_one_name_are_counted() {
    let (dinner, fair) = (titled("dinner"), titled("breeders-fair"));
    let played = |card, added| Told::Played { seat: Seat::new(1), cards: Cards::only(card), added };
    assert_eq!(retold(Some(1), played(dinner, Cards::EMPTY)), "You play Dinner.");
    let animals = set(&["c1", "c2", "c6"]);
    assert_eq!(retold(None, played(fair, animals)), "Bert plays Breeders’ Fair, with Dog ×2 and Horse.");
}

#[test]
fn gs_34_a_wedding_set_is_told_as_one() {
    let cards: Cards = [titled("wedding"), titled("wedding-gift")].into_iter().collect();
    let told = Told::Played { seat: Seat::new(0), cards, added: Cards::EMPTY };
    assert!(retold(Some(0), told).starts_with("You play a wedding set: Wedding Gift and Wedding."));
}

#[test]
fn gs_30_a_house_of_two_types_is_bought_as_one_of_them() {
    let bought = |title, property_type| {
        retold(None, Told::Bought { seat: Seat::new(0), card: titled(title), property_type: Some(property_type) })
    };
    assert_eq!(bought("villa-or-manor", PropertyType::Manor), "Ada buys Villa or Manor (Manor).");
    assert_eq!(bought("manor", PropertyType::Manor), "Ada buys Manor.");
}

#[test]
fn gs_51_different_sums_are_told_for_each() {
    let money = |sums: [i16; 4]| {
        retold(Some(0), Told::Money { will: None, sums: PerSeat::from_fn(4, |seat| sums[seat.index()]) })
    };
    assert!(money([70; 4]).starts_with("Everyone has £70 to waste."));
    assert!(money([50, 65, 50, 65]).contains(": Ada £50, Bert £65, Cleo £50, Dora £65."));
}

#[test]
fn lw_52_a_helper_goes_without_a_reference() {
    let dropped = |title| retold(Some(0), Told::Dropped { seat: Seat::new(0), card: titled(title) });
    assert_eq!(dropped("waiter"), "You discard Waiter from your board, without a reference.");
    assert_eq!(dropped("reserved-table"), "You discard Reserved Table from your board.");
}

#[test]
fn rare_events_have_a_line_in_every_language() {
    let seat = Seat::new(2);
    let job = "j1".parse().unwrap();
    let rare = [
        Told::Remade { deck: Deck::Companions, cards: 1 },
        Told::Remade { deck: Deck::Events, cards: 12 },
        Told::Sacked { seat, job },
        Told::Bankrupt { seat },
        Told::Skipped { seat },
        Told::Spent { seat, sum: 0 },
        Told::Sold { seat, card: titled("villa"), by: None, sum: 0 },
        Told::Sold { seat, card: titled("villa"), by: Some(titled("land-broker")), sum: 4 },
        Told::Maintained { seat, card: titled("villa"), by: Some(titled("steward")) },
        Told::PutToken { seat, card: named("w1"), on: titled("farm"), kind: Kind::Horse },
        Told::Demoted { seat, line: "2".parse::<Line>().unwrap() },
        Told::Cleared { cards: Cards::EMPTY },
        Told::MovedTokens { seat, market: Market([1, -3, 3, -2]) },
        Told::Ended,
    ];
    let sent = Errand::ALL.iter().map(|&errand| Told::Sent { seat, errand });
    for told in rare.into_iter().chain(sent) {
        for &language in Language::ALL {
            let lines: BTreeSet<String> = [None, Some(2)].map(|you| retold_in(language, you, told)).into();
            assert!(lines.iter().all(|line| !line.contains("last-will-") && line.ends_with(['.', '!'])), "{lines:?}");
        }
    }
    assert_eq!(
        retold(None, rare[12]),
        "Cleo moves the market tokens: Farm\u{a0}+1, Villa\u{a0}−3, Manor\u{a0}+3, Town\u{a0}house\u{a0}−2."
    );
}

#[test]
fn an_edition_of_ones_own_needs_no_texts() {
    assert_eq!(in_words("rat-catcher"), "Rat catcher");
}

fn setups() -> Vec<Setup> {
    let edition = Edition::built_in();
    let some = [Seat::new(0), Seat::new(2)].into_iter().collect();
    vec![
        Setup::base(2, edition).with_will(WillChoice::Random),
        Setup::sacked(3, edition).with_jobs(some),
        Setup::sacked(4, edition).with_base_plans(),
        Setup::sacked(5, edition).with_will(WillChoice::Random),
    ]
}

/// Plays a random game in which turns end when nothing but the end is left, and says everything that can be said of it.
fn say_everything(language: Language, setup: Setup, seed: u64) {
    let (words, names) = (Words::of::<crate::Screens>(language), names());
    let players = bequest_engine::Setup::players(&setup);
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    let mut table = Match::<LastWill>::start(setup, people, chance);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while let Some(seat) = table.asked().iter().next() {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(seat), Viewer::Spectator] {
            let company = Company { words: &words, names: &names, you: viewer.seat() };
            let asked = question(&company, &table.view(viewer).unwrap().view);
            assert!(!asked.is_empty() && !asked.contains("last-will-"), "{asked}");
        }
        let company = Company { words: &words, names: &names, you: Some(seat) };
        let view = table.view(Viewer::Seat(seat)).unwrap().view;
        let legal = table.legal(seat).to_vec();
        let said: BTreeSet<String> = legal.iter().map(|&its| action(&company, &view, its)).collect();
        assert!(said.iter().all(|text| !text.is_empty() && !text.contains("last-will-")), "{said:?}");
        for &its in &legal {
            let text = button(&words, &view, its);
            assert!(text.chars().count() <= 24, "{text}");
        }
        let wanted = |it: &&Action| !matches!(it, Action::End | Action::Drop(_) | Action::Home);
        let better: Vec<Action> = legal.iter().filter(wanted).copied().collect();
        let among = if better.is_empty() { &legal } else { &better };
        table.play(seat, By::Person, among[rng.next_u32() as usize % among.len()]).unwrap();
    }
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator, Viewer::Open] {
        let company = Company { words: &words, names: &names, you: viewer.seat() };
        let log = table.log(viewer);
        let line = |told: &Told| log_text(&company, &setup, told);
        assert!(log.iter().map(line).all(|line| !line.is_empty() && !line.contains("last-will-")));
        let over = question(&company, &table.view(viewer).unwrap().view);
        assert!(over.contains('£') || over.contains("enny") || over.contains("centesimo"), "{over}");
    }
}

#[test]
fn everything_can_be_said_in_every_language() {
    for (seed, &language) in (0..).zip(Language::ALL) {
        setups().into_iter().for_each(|setup| say_everything(language, setup, seed));
    }
}

#[test]
fn lw_8_nobody_is_told_what_another_keeps_or_whose_answer_is_missing() {
    let (words, names) = (Words::of::<crate::Screens>(Language::English), names());
    let people = NAMES[..4].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(3)));
    let mut table = Match::<LastWill>::start(setup(), people, chance);
    let asked = |table: &Match<LastWill>, seat: usize| {
        let company = Company { words: &words, names: &names, you: Some(Seat::new(seat)) };
        question(&company, &table.view(Viewer::Seat(Seat::new(seat))).unwrap().view)
    };
    let before = asked(&table, 1);
    assert_eq!(before, "Which two of these cards do you keep? The other four are discarded.");
    for _ in 0..2 {
        let first = table.legal(Seat::new(0))[0];
        table.play(Seat::new(0), By::Person, first).unwrap();
    }
    assert!(asked(&table, 0).ends_with(". The others are still choosing."));
    assert_eq!(asked(&table, 1), before);
}
