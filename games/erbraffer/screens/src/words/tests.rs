use bequest_engine::{By, ChanceSource, Fair, Match, Nonce, Player, Seed, Viewer};
use bequest_erbraffer::{Deed, Erbraffer, Setup, Told};

use super::*;
use bequest_words::Language;

fn retold(you: Option<usize>, event: Told) -> String {
    retold_in(Language::English, you, event)
}

fn retold_in(language: Language, you: Option<usize>, event: Told) -> String {
    let words = Words::of::<crate::Screens>(language);
    let names = ["Ada", "Bert", "Cleo"].map(str::to_owned);
    let company = Company { words: &words, names: &names, you: you.map(Seat::new) };
    log_text(&company, Edition::built_in(), &event)
}

fn person(number: usize) -> Person {
    Person::numbered(number).unwrap()
}

fn card_number(number: usize) -> Card {
    Card::numbered(number).unwrap()
}

#[test]
fn a_seat_is_you_to_itself_and_a_name_to_others() {
    let deed = Deed { seat: Seat::new(0), card: card_number(1), heirs: [Some(person(8)), None], heirlooms: [None; 2] };
    assert_eq!(retold(Some(0), Told::Played(deed)), "You play Tax office (−6,000) against Anselm.");
    assert_eq!(retold(Some(1), Told::Played(deed)), "Ada plays Tax office (−6,000) against Anselm.");
    assert_eq!(retold(None, Told::Played(deed)), "Ada plays Tax office (−6,000) against Anselm.");
}

#[test]
fn a_legacy_is_told_with_those_who_share_it() {
    let holders = |seats: &[usize]| seats.iter().map(|&seat| Seat::new(seat)).collect::<SeatSet>();
    let paid = |you, seats: &[usize], each, bank| {
        retold(you, Told::PaidOut { person: person(9), holders: holders(seats), each, bank })
    };
    assert_eq!(paid(Some(0), &[0], 7, 0), "Your benefactor Adele leaves you 7,000.");
    assert_eq!(paid(Some(0), &[1], 7, 0), "Bert collects 7,000 from Adele.");
    assert!(paid(Some(2), &[1, 2], 3, 1).starts_with("You and Bert had the same benefactor: Adele leaves each of you"));
    assert!(paid(None, &[0, 2], 3, 0).starts_with("Ada and Cleo had the same benefactor"));
    assert!(paid(Some(0), &[], 0, 7).ends_with("7,000 for the bank."));
}

#[test]
fn heirs_are_named_as_women_or_as_men() {
    let dealt = |language, numbers: &[usize]| {
        let portraits = numbers.iter().map(|&number| person(number)).collect();
        let cards = [card_number(1)].into_iter().collect();
        let event = Told::Dealt { seat: Seat::new(0), portraits, benefactors: Pool::EMPTY, cards };
        (retold_in(language, Some(0), event), retold_in(language, None, event))
    };
    let (ulla, uwe, vera) = (49, 50, 51);
    assert!(dealt(Language::English, &[ulla, uwe]).0.starts_with("Your heirs are Ulla and Uwe; "));
    assert!(dealt(Language::French, &[ulla]).0.starts_with("Votre héritière\u{a0}: Ulla. "));
    assert!(dealt(Language::French, &[uwe]).1.starts_with("Ada, héritier\u{a0}: Uwe. "));
    assert!(dealt(Language::Italian, &[ulla, vera]).0.starts_with("Le tue eredi: Ulla e Vera. "));
    assert!(dealt(Language::German, &[ulla, vera]).1.starts_with("Geheime Erbinnen von Ada: Ulla und Vera. "));
    assert!(dealt(Language::German, &[ulla, uwe]).0.starts_with("Deine geheimen Erben: Ulla und Uwe. "));
}

#[test]
fn belongings_are_cash_and_heirlooms_in_a_list() {
    let words = Words::of::<crate::Screens>(Language::English);
    let heirlooms: Pool<Heirloom> = [2, 5].into_iter().filter_map(Heirloom::numbered).collect();
    let said = |cash, heirlooms| belongings(&words, Edition::built_in(), cash, heirlooms);
    assert_eq!(said(0, Pool::EMPTY), "0");
    assert_eq!(said(7, heirlooms), "7,000, the violin and the clock");
    assert_eq!(said(0, heirlooms), "the violin and the clock");
}

#[test]
fn a_generation_is_called_by_its_year() {
    assert_eq!([0, 1, 5].map(generation), [1840, 1870, 1990]);
}

#[test]
fn what_an_edition_of_ones_own_names_is_said_by_its_key() {
    let file = Edition::built_in_file()
        .replacen("name = \"erbraffer-1\"", "name = \"mine\"", 1)
        .replace("title = \"casino\"", "title = \"lucky-horse\"")
        .replace("key = \"violin\"", "key = \"music-box\"");
    let mine = Edition::read(&file).unwrap();
    for &language in Language::ALL {
        let words = Words::of::<crate::Screens>(language);
        let casino = mine.cards().iter().find(|&it| mine.card(it).title == "lucky-horse").unwrap();
        assert_eq!(title(&words, &mine, casino), "Lucky horse");
        assert_eq!(heirloom(&words, &mine, Heirloom::numbered(2).unwrap()), "Music box");
    }
}

/// Plays a game by the first legal actions and says everything that can be said of it in a language.
fn say_everything(language: Language) {
    let words = Words::of::<crate::Screens>(language);
    let names = ["Ada", "Bert"].map(str::to_owned);
    let players = names.iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let fair = Fair { seed: Seed::from_text("x"), table: "t".into(), nonces: vec![Nonce::default(); 2] };
    let setup = Setup::new(2, Edition::built_in());
    let mut table = Match::<Erbraffer>::start(setup, players, ChanceSource::Fair(fair));
    for step in 0..3000 {
        let Some(seat) = Seat::all(2).find(|&seat| table.is_asked(seat)) else { break };
        let company = Company { words: &words, names: &names, you: Some(seat) };
        let view = table.view(Viewer::Seat(seat)).unwrap().view;
        assert!(!question(&company, &view).is_empty());
        let legal = table.legal(seat).to_vec();
        assert!(legal.iter().all(|&it| !action(&company, &view, it).is_empty()));
        let finish = legal.iter().copied().find(|it| *it == Action::Confirm);
        table.play(seat, By::Person, finish.unwrap_or(legal[step % legal.len()])).unwrap();
    }
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        let company = Company { words: &words, names: &names, you: viewer.seat() };
        assert!(table.log(viewer).iter().all(|line| !log_text(&company, Edition::built_in(), line).is_empty()));
    }
    assert!(table.standing().is_some(), "the game did not end");
}

#[test]
fn everything_can_be_said_in_every_language() {
    Language::ALL.iter().for_each(|&language| say_everything(language));
}

#[test]
fn erb_43_nobody_is_told_whose_answer_is_missing() {
    let declined = Told::Declined { seat: Seat::new(1), whole_change: false };
    assert_eq!(retold(Some(1), declined), "You pass.");
    for &language in Language::ALL {
        let words = Words::of::<crate::Screens>(language);
        for key in ["erbraffer-ask-will-answered", "erbraffer-ask-will-open", "erbraffer-ask-will"] {
            // They know of the couple alone, and of no seat.
            assert!(words.say(key, &[("couple", "X".into())]).contains('X'), "{key}");
        }
    }
}
