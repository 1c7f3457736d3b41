//! What is agreed before a game: options that depend on each other, and a set-up that rests on two editions and ledgers.

use bequest_conformance::lots::{Action, Lots, Prizes, Setup};
use bequest_engine::{
    By, ChanceSource, EditionId, Game, Match, Player, Record, RuleId, Seat, SeatSet, Setup as _, SetupError, Viewer,
    agree, below, find_rule,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn asked(options: &str) -> Result<Setup, SetupError> {
    let pair = |option: &str| option.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    let options: Vec<_> = options.split(',').filter_map(pair).collect();
    agree::<Lots>(1, &[], &options)
}

fn said(setup: &Setup) -> String {
    setup.options().iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(",")
}

fn start(setup: Setup) -> Match<Lots> {
    let players = Seat::all(setup.players()).map(|_| "person Ada".parse::<Player>().expect("it is a player")).collect();
    Match::start(setup, players, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1))))
}

#[test]
fn every_option_that_applies_is_said_in_order() {
    let cases = [
        ("", "players=2,rounds=1,deal=first,extra=none"),
        ("rounds=2", "players=2,rounds=2,deal=first,extra=none,prizes=plain"),
        ("rounds=3", "players=2,rounds=3,deal=first,extra=none,prizes=raffle"),
        ("extra=13,players=3,deal=later", "players=3,rounds=1,deal=later,extra=13"),
        ("prizes=none,rounds=3", "players=2,rounds=3,deal=first,extra=none,prizes=none"),
        // The highest prize of the raffle stands for it.
        ("prizes=3,rounds=3", "players=2,rounds=3,deal=first,extra=none,prizes=raffle"),
    ];
    for (options, all) in cases {
        assert_eq!(asked(options).map(|setup| said(&setup)).as_deref(), Ok(all), "{options}");
    }
}

#[test]
fn what_does_not_fit_is_refused_by_name() {
    let cases = [
        ("rain=yes", "unknown option \"rain\": there is players, rounds, deal, extra, prizes"),
        ("rounds=0", "rounds cannot be \"0\": it takes 1 to 3"),
        ("deal=never", "deal cannot be \"never\": it takes first or later"),
        ("extra=12", "extra cannot be \"12\": it takes none or some but not all seats (as in 1)"),
        ("extra=3", "extra cannot be \"3\": it takes none or some but not all seats (as in 1)"),
        ("extra=31,players=3", "extra=\"31\" is written 13"),
        ("prizes=plain", "prizes does not apply with rounds=1: it needs rounds=2 or rounds=3"),
        ("prizes=plain,rounds=3", "prizes cannot be \"plain\": it takes raffle or none"),
        ("prizes=2,rounds=3", "prizes cannot be \"2\": it takes raffle, none or 3"),
        ("prizes=03,rounds=3", "prizes=\"03\" is written 3"),
        ("prizes=10,rounds=3", "prizes cannot be \"10\": it takes raffle or none"),
        ("prizes=3,rounds=2", "prizes cannot be \"3\": it takes plain or raffle"),
        ("prizes=none,rounds=2", "prizes cannot be \"none\": it takes plain or raffle"),
    ];
    for (options, error) in cases {
        assert_eq!(asked(options).map_err(|error| error.to_string()), Err(error.to_owned()), "{options}");
    }
}

#[test]
fn a_seat_with_an_extra_coin_starts_with_it() {
    let table = start(asked("players=3,extra=23").unwrap());
    let view = table.shown(Viewer::Spectator).unwrap();
    assert_eq!(view.coins.values(), [3, 4, 4]);
    assert_eq!(table.setup().extra, Seat::all(3).skip(1).collect::<SeatSet>());
}

#[test]
fn a_set_up_that_rests_on_two_editions_is_written_and_read() {
    let setup = asked("rounds=3").unwrap();
    let [lots, raffle] = &setup.editions()[..] else { panic!("there are two") };
    let record = start(setup).record();
    let text = record.to_string();
    assert_eq!(text.lines().nth(3), Some(format!("edition {lots} {raffle}").as_str()));
    assert_eq!((lots.name.as_str(), raffle.name.as_str()), ("lots-1", "raffle-1"));
    assert_eq!(Record::<Lots>::parse(&text).as_ref(), Ok(&record));
    assert_eq!(Record::<Lots>::parse(&text).unwrap().to_string(), text);
}

#[test]
fn with_one_edition_the_head_of_a_record_is_as_it_was() {
    let text = start(Setup::default()).record().to_string();
    let lines: Vec<&str> = text.lines().take(5).collect();
    let first = ["bequest record 1", "game lots", "rules 1", "edition lots-1 b38761f35a6efcdf"];
    assert_eq!(lines, [&first[..], &["options players=2,rounds=1,deal=first,extra=none"]].concat());
}

#[test]
fn a_record_has_the_value_that_is_meant() {
    let text = start(asked("rounds=3,prizes=3").unwrap()).record().to_string();
    let otherwise = text.replacen("prizes=raffle", "prizes=3", 1);
    assert_ne!(otherwise, text);
    let refused = Record::<Lots>::parse(&otherwise).unwrap_err();
    assert!(refused.line == 5 && refused.what.contains("should be written"), "{refused}");
}

#[test]
fn editions_that_do_not_fit_a_record_are_refused_at_their_line() {
    let text = start(asked("rounds=3").unwrap()).record().to_string();
    let line = text.lines().nth(3).unwrap().strip_prefix("edition ").unwrap().to_owned();
    let [lots, lots_hash, raffle, raffle_hash] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
    let known = format!("this program knows {lots} {lots_hash}, {raffle} {raffle_hash}");
    let cases = [
        (format!("{lots} {lots_hash} {raffle}"), "no such edition: ".to_owned()),
        (format!("{lots} {lots_hash}"), "should be written".to_owned()),
        (format!("{raffle} {raffle_hash} {lots} {lots_hash}"), "should be written".to_owned()),
        (format!("{lots} {lots_hash} other-1 00"), format!("unknown edition other-1 00: {known}")),
        (format!("{line} {lots} {lots_hash}"), format!("edition {lots} {lots_hash} is one too many")),
    ];
    for (found, error) in cases {
        let refused = Record::<Lots>::parse(&text.replacen(&line, &found, 1)).unwrap_err();
        assert!(refused.line == 4 && refused.what.contains(&error), "{found}: {refused}");
    }
}

#[test]
fn an_edition_that_the_options_do_not_need_is_one_too_many() {
    let editions: Vec<EditionId> = asked("rounds=3").unwrap().editions();
    let refused = agree::<Lots>(1, &editions, &[]).unwrap_err();
    assert!(refused.to_string().contains("is one too many: this set-up does not rest on it"), "{refused}");
    assert_eq!(agree::<Lots>(1, &editions[..1], &[]), Ok(Setup::default()));
}

/// Plays a game in which lots are tried whenever they can be, and returns the rules that forbid it elsewhere.
fn rules_against_trying(setup: Setup, seed: u64) -> Vec<&'static str> {
    let (mut table, mut rng) = (start(setup), ChaCha8Rng::seed_from_u64(seed));
    let mut rules = Vec::new();
    while let Some(seat) = table.asked().iter().next() {
        rules.extend(table.why_not(seat, Action::Try).map(RuleId::as_str));
        let legal = table.legal(seat);
        let tried = legal.iter().copied().find(|&action| action == Action::Try);
        let action = tried.unwrap_or_else(|| legal[below(&mut rng, legal.len() as u32) as usize]);
        table.play(seat, By::Person, action).expect("it is in the list");
    }
    rules
}

#[test]
fn a_rule_of_the_second_ledger_forbids_and_is_found() {
    // The bank has only three coins left.
    let setup = asked("players=3,rounds=3,extra=12").unwrap();
    assert!(matches!(setup.prizes, Prizes::Raffle(_)));
    let rules: Vec<&str> = (0..10).flat_map(|seed| rules_against_trying(setup, seed)).collect();
    assert!(rules.contains(&"RAF-1") && !rules.contains(&"LOT-9"), "{rules:?}");
    assert!(rules.iter().all(|rule| find_rule(&Lots::ledgers(), rule).is_some()));
    assert!(Lots::ledger().find("RAF-1").is_none());
}

#[test]
fn without_prizes_no_lot_is_tried() {
    let rules = rules_against_trying(asked("rounds=3,prizes=none").unwrap(), 1);
    assert!(rules.contains(&"LOT-14") && !rules.contains(&"LOT-9"), "{rules:?}");
}
