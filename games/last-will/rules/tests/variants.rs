//! The variants of the expansion: GS-50 to GS-52.

mod common;

use bequest_conformance::seat;
use bequest_engine::{SeatSet, Setup as _, SetupError, agree};
use bequest_last_will::{Edition, Family, LastWill, Phase, Setup, Told, WillChoice};
use common::{Table, roomy, roomy_with, table};

/// A set-up of the expansion with these options.
fn agreed(options: &[(&str, &str)]) -> Result<Setup, SetupError> {
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    agree::<LastWill>(1, &[], &options)
}

/// The table for so many with these jobs.
fn with_jobs(players: usize, jobs: &str, will: &str) -> Table {
    let players = players.to_string();
    table(agreed(&[("players", &players), ("sacked", "on"), ("jobs", jobs), ("will", will)]).expect("a set-up"))
}

/// The first errand of seat 1 without jobs, in a game with plans of three boys.
fn without_jobs(players: usize) -> Table {
    table(Setup::sacked(players, roomy()).with_jobs(SeatSet::EMPTY).with_base_plans()).next_errand_of(1)
}

/// The first turn of seat 1 without jobs, in a game with plans of many actions.
fn turn_without_jobs(hands: &str) -> Table {
    let players = hands.split('|').count();
    table(Setup::sacked(players, roomy()).with_jobs(SeatSet::EMPTY).with_base_plans()).turn(hands)
}

/// The money of each seat.
fn purses(table: &Table) -> Vec<i16> {
    table.open().money.values().to_vec()
}

/// What each plan gives, from the left: cards, boys, actions.
fn plans(table: &Table) -> Vec<(u8, u8, u8)> {
    table.open().plans.iter().map(|plan| (plan.cards, plan.boys, plan.actions)).collect()
}

/// Every choice of some but not all seats.
fn some_seats(players: usize) -> Vec<String> {
    (1..(1 << players) - 1)
        .map(|seats: usize| {
            (1..=players).filter(|seat| seats >> (seat - 1) & 1 == 1).map(|seat| seat.to_string()).collect()
        })
        .collect()
}

#[test]
fn gs_50_without_jobs_nobody_has_one() {
    for players in 2..=5 {
        let table = with_jobs(players, "none", "70").next_round();
        assert!((1..=players).all(|number| table.household(number).job.is_none()), "{players} players");
        assert_eq!(table.times_heard(|told| matches!(told, Told::Hired { .. } | Told::Paid { .. })), 0);
    }
}

#[test]
fn gs_50_the_wills_are_those_of_the_base_game() {
    for will in ["70", "80", "90", "100", "110", "120", "130"] {
        let table = with_jobs(3, "none", will).drawn();
        assert_eq!(purses(&table), [will.parse::<i16>().expect("an amount"); 3], "{will}");
    }
    for will in ["v1", "v6", "v10", "50", "60", "75", "140"] {
        let options = [("sacked", "on"), ("jobs", "none"), ("will", will)];
        assert_eq!(agreed(&options).expect_err("no such will").option(), Some("will"), "{will}");
    }
}

#[test]
fn gs_50_one_of_those_may_be_drawn() {
    let table = with_jobs(2, "none", "random").play("first 1; market 1 3 -2 -3");
    assert_eq!(table.outcomes().len(), 7);
    let mut drawn: Vec<i16> = table.outcomes().iter().map(|will| table.clone().play(will).drawn().money(1)).collect();
    drawn.sort_unstable();
    assert_eq!(drawn, [70, 80, 90, 100, 110, 120, 130]);
}

#[test]
fn gs_50_the_demotion_space_is_closed() {
    for players in 2..=5 {
        let table = without_jobs(players);
        assert_eq!(table.refusal(1, "place demotion"), "GS-50", "{players} players");
        assert_eq!(table.refusal(1, "place double demotion"), "GS-50", "{players} players");
    }
}

#[test]
fn gs_50_nobody_is_ever_offered_a_demotion() {
    let mut table = without_jobs(5);
    while table.open().phase == Phase::Errands {
        assert!(!table.choices("place").iter().any(|place| place.ends_with("demotion")));
        let wanted = ["place extension", "place double extension", "place opera", "home"];
        let step =
            wanted.iter().find_map(|start| table.choices(start).first().cloned()).expect("a boy can stay at home");
        table = table.play(&step);
    }
}

#[test]
fn gs_50_the_double_space_gives_an_extension() {
    for players in 2..=4 {
        let table = without_jobs(players).play("place double extension");
        assert_eq!(table.open().slots[seat(1)], 6, "{players} players");
    }
}

#[test]
fn gs_50_with_five_players_it_waits_for_the_extension_space() {
    let table = without_jobs(5);
    assert_eq!(table.refusal(1, "place double extension"), "GS-11");
    let table = table.play("place extension; place double extension");
    assert_eq!([1, 2, 3].map(|number| table.open().slots[seat(number)]), [6, 6, 5]);
}

#[test]
fn gs_50_the_opera_and_cards_cover_nothing() {
    let table = without_jobs(2).play("place opera");
    assert_eq!((table.asked(), table.money(1)), (vec![2], 68));
    let table = turn_without_jobs("e1 h27 p1|").play("play e1; done; put h27; buy p1");
    assert!(table.allows(1, "end"), "nothing is asked");
}

#[test]
fn gs_50_debt_is_as_in_the_base_game() {
    let edition = roomy_with(&[("[wills]", "money = [70,", "money = [15,")]);
    assert_eq!(edition.base_wills()[0], 15);
    let setup = Setup::sacked(2, edition).with_jobs(SeatSet::EMPTY).with_base_plans().with_will(WillChoice::Random);
    let table = table(setup).play("will v1").turn("e6 e13 e20|").play("play e6; done; play e13; done; play e20; done");
    assert_eq!((table.money(1), table.open().is_bankrupt(seat(1))), (15 - 21, true));
    assert_eq!(table.next_round().open().phase, Phase::Over);
}

#[test]
fn gs_50_the_rest_of_the_expansion_stays() {
    let table = with_jobs(2, "none", "70").drawn();
    let view = table.open();
    let is_new = |card: bequest_last_will::Card| card.family() == Family::NewSpecial;
    assert_eq!(view.offered.iter().filter_map(|space| space.card).filter(|card| is_new(*card)).count(), 1);
    assert_eq!((view.plans.len(), view.errands.iter().any(|errand| errand.errand.as_str() == "double")), (8, true));
}

#[test]
fn gs_51_only_the_named_seats_have_jobs() {
    let table = with_jobs(4, "13", "v1").play("first 1; market 1 3 -2 -3");
    assert!(table.outcomes()[0].starts_with("job 1 "));
    let table = table.play("job 1 j4");
    assert!(table.outcomes()[0].starts_with("job 3 "));
    let table = table.play("job 3 j5; tile 1 a").drawn();
    assert_eq!([1, 2, 3, 4].map(|number| table.household(number).job.is_some()), [true, false, true, false]);
}

#[test]
fn gs_51_with_four_lines_the_others_have_15_more() {
    for (will, money) in [("v1", 50), ("v2", 55), ("v3", 60), ("v4", 65), ("v5", 70)] {
        let table = with_jobs(3, "2", will).play("job 2 j1");
        assert_eq!(purses(&table), [money + 15, money, money + 15], "{will}");
    }
}

#[test]
fn gs_51_with_five_lines_they_have_30_more() {
    for (will, money) in [("v6", 60), ("v7", 65), ("v8", 70), ("v9", 75), ("v10", 80)] {
        let table = with_jobs(3, "13", will).play("job 1 k1");
        assert_eq!(purses(&table), [money, money + 30, money], "{will}");
    }
}

#[test]
fn gs_51_the_will_can_be_asked_for_by_its_amount() {
    for (amount, will, money) in [("50", "v1", 50 + 15), ("75", "v9", 75 + 30)] {
        let table = with_jobs(2, "2", amount);
        assert!(table.setup.options().contains(&("will", will.to_owned())), "{amount}");
        assert_eq!(purses(&table.drawn())[0], money, "{amount}");
    }
    for jobs in ["all", "2"] {
        let refused = agreed(&[("sacked", "on"), ("jobs", jobs), ("will", "65")]).expect_err("two wills have it");
        assert_eq!(refused.option(), Some("will"));
        assert!(refused.to_string().ends_with("random, 50, 55, 75 or 80"), "{refused}");
    }
    let refused = agreed(&[("sacked", "on"), ("jobs", "none"), ("will", "75")]).expect_err("no will has it");
    assert_eq!(refused.to_string(), "will cannot be \"75\": it takes 70 to 130 in steps of 10 or random");
}

#[test]
fn gs_51_also_when_the_will_is_drawn() {
    let random = || with_jobs(2, "2", "random").play("first 1; market 1 3 -2 -3");
    assert_eq!(random().outcomes().len(), 10);
    assert_eq!(purses(&random().play("will v2; job 2 j1")), [55 + 15, 55]);
    assert_eq!(purses(&random().play("will v9; job 2 k1")), [75 + 30, 75]);
}

#[test]
fn gs_51_they_have_it_once_and_are_never_paid() {
    let table = with_jobs(2, "2", "v1").next_round().next_round();
    assert_eq!(purses(&table), [50 + 15, 50 + 7 + 7]);
}

#[test]
fn gs_51_when_all_have_jobs_nobody_has_more() {
    let table = with_jobs(3, "all", "v6").play("job 1 k1");
    assert_eq!(purses(&table), [60; 3]);
}

#[test]
fn gs_51_who_has_no_job_may_go_into_debt() {
    let table = with_jobs(2, "2", "v1").drawn();
    let limits = [1, 2].map(|number| table.household(number).limit(Edition::built_in()));
    assert_eq!(limits, [i16::MAX, 50 + 7]);
}

#[test]
fn gs_51_any_of_the_seats_can_be_named() {
    for players in 2..=5 {
        for jobs in some_seats(players) {
            let table = with_jobs(players, &jobs, "v1");
            assert!(table.setup.options().contains(&("jobs", jobs.clone())));
            let table = table.drawn();
            let named: String = (1..=players)
                .filter(|number| table.household(*number).job.is_some())
                .map(|number| number.to_string())
                .collect();
            assert_eq!(named, jobs, "{players} players");
        }
    }
}

#[test]
fn gs_51_other_words_for_seats_are_refused() {
    for jobs in ["1234", "31", "11", "5", "15", "0", "10", "", "some", "1,3", "off"] {
        let error = agreed(&[("players", "4"), ("sacked", "on"), ("jobs", jobs)]).expect_err("no such seats");
        assert_eq!(error.option(), Some("jobs"), "{jobs:?}");
    }
}

#[test]
fn gs_51_jobs_need_the_expansion() {
    for jobs in ["all", "none", "1"] {
        let error = agreed(&[("sacked", "off"), ("jobs", jobs)]).expect_err("no jobs there");
        assert_eq!(error.option(), Some("jobs"), "{jobs}");
    }
}

#[test]
fn gs_52_the_printed_plans_can_be_taken() {
    let few = [(5, 2, 1), (2, 2, 2), (0, 2, 3), (6, 1, 2), (3, 1, 3), (1, 1, 4)];
    let many = [(5, 2, 1), (2, 2, 2), (0, 2, 3), (7, 2, 1), (4, 2, 2), (3, 1, 3), (1, 1, 4)];
    for players in 2..=5 {
        let count = players.to_string();
        let table = table(agreed(&[("players", &count), ("sacked", "on"), ("plans", "base")]).expect("a set-up"));
        let table = table.drawn();
        assert_eq!(plans(&table), if players < 4 { few.to_vec() } else { many.to_vec() }, "{players} players");
        assert_eq!(table.times_heard(|told| matches!(told, Told::Tile { .. })), 0);
    }
}

#[test]
fn gs_52_then_nobody_has_a_third_boy() {
    let table = table(agreed(&[("sacked", "on"), ("plans", "base")]).expect("a set-up"));
    let table = table.until(|view| view.phase == Phase::Over);
    let boys =
        table.times_heard(|told| matches!(told, Told::StayedHome { .. } | Told::Sent { .. } | Told::Took { .. }));
    let rounds = table.times_heard(|told| matches!(told, Told::Round { .. }));
    assert!(rounds == 7 && boys <= rounds * 4 * 2, "{boys} boys");
    assert!(plans(&table).iter().all(|(_, boys, _)| *boys <= 2));
}

#[test]
fn gs_52_the_plans_need_the_expansion() {
    for plans in ["base", "tiles"] {
        let error = agreed(&[("sacked", "off"), ("plans", plans)]).expect_err("there is no choice");
        assert_eq!(error.option(), Some("plans"), "{plans}");
    }
    assert_eq!(agreed(&[("sacked", "on"), ("plans", "printed")]).expect_err("no such plans").option(), Some("plans"));
}

#[test]
fn gs_52_it_goes_with_every_other_option() {
    for players in 2..=5 {
        let count = players.to_string();
        let jobs = some_seats(players).into_iter().chain(["all".to_owned(), "none".to_owned()]);
        for jobs in jobs {
            let wills: &[&str] = if jobs == "none" { &["70", "130", "random"] } else { &["v1", "v10", "random"] };
            for will in wills {
                for plans in ["tiles", "base"] {
                    let options =
                        [("players", &*count), ("sacked", "on"), ("jobs", &*jobs), ("plans", plans), ("will", *will)];
                    let setup = agreed(&options).unwrap_or_else(|error| panic!("{options:?}: {error}"));
                    let written = options.map(|(name, value)| (name, value.to_owned()));
                    assert_eq!(setup.options(), written);
                    let table = table(setup).drawn();
                    assert_eq!(table.open().phase, Phase::Keeping, "{options:?}");
                    assert_eq!(table.open().plans.len() == 8, plans == "tiles", "{options:?}");
                }
            }
        }
    }
}
