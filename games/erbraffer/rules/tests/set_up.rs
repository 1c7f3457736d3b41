//! The set-up: ERB-1 to ERB-8.

mod common;

use bequest_conformance::{piece, pieces, pool, seat};
use bequest_engine::{Game, Pool, Setup as _, Viewer, agree, rule_against};
use bequest_erbraffer::{Edition, Erbraffer, Person, PhaseView, Setup, Told, Year};
use common::{Table, dealt, families, game, table};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A table with the portraits dealt in order.
fn with_portraits(players: usize) -> Table {
    let mut table = table(players);
    while table.outcomes()[0].starts_with("portrait") {
        let outcome = table.outcomes()[0].clone();
        table = table.play(&outcome);
    }
    table
}

/// Deals these benefactor cards one after the other.
fn benefactors(table: Table, cards: &str) -> Table {
    cards.split_whitespace().fold(table, |table, card| table.play(&format!("benefactor {card}")))
}

/// Tells whether benefactor cards are still dealt.
fn deals_benefactors(table: &Table) -> bool {
    table.outcomes()[0].starts_with("benefactor")
}

/// A table of random cards.
fn random(players: usize, seed: u64) -> Table {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = table(players);
    while table.open().phase == PhaseView::Dealing {
        let outcome = table.game.sample_chance(&mut rng);
        table = table.before_draw(&outcome.to_string());
    }
    table
}

#[test]
fn erb_1_two_to_six_play() {
    let setup = |players: usize| agree::<Erbraffer>(1, &[], &[("players".into(), players.to_string())]);
    let accepted: Vec<usize> = (0..=9).filter(|&players| setup(players).is_ok()).collect();
    assert_eq!(accepted, [2, 3, 4, 5, 6]);
}

#[test]
#[should_panic(expected = "two to six players")]
fn erb_1_one_is_too_few() {
    Setup::new(1, Edition::built_in());
}

#[test]
#[should_panic(expected = "two to six players")]
fn erb_1_seven_are_too_many() {
    Setup::new(7, Edition::built_in());
}

#[test]
fn erb_1_every_number_of_players_is_offered() {
    assert_eq!(Erbraffer::setups().iter().map(Setup::players).collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
}

#[test]
fn erb_1_the_hourglass_starts_on_1840() {
    assert_eq!(game(2, "|").year(), 1840);
}

#[test]
fn erb_1_there_are_six_generations_thirty_years_apart() {
    let edition = Edition::built_in();
    let years: Vec<u16> = (0..6)
        .map(|generation| {
            assert!(!edition.row(generation).is_empty());
            Year::all().find(|year| year.generation() == generation).expect("a year").number()
        })
        .collect();
    assert_eq!(years, [1840, 1870, 1900, 1930, 1960, 1990]);
}

#[test]
fn erb_2_each_founder_starts_with_10_000() {
    let table = game(3, "||");
    assert_eq!(table.cash("p01 p02 p03 p04 p05 p06"), [10; 6]);
    assert_eq!(table.open().cash.values().iter().sum::<u16>(), 60);
}

#[test]
fn erb_2_the_cash_of_the_founders_is_the_editions() {
    let text = Edition::built_in_file().replace("name = \"erbraffer-1\"", "name = \"rich\"");
    let edition = Edition::read(&text.replace("\ncash = 10\n", "\ncash = 12\n")).expect("an edition").intern();
    assert_eq!(common::game_of(edition, 2, "|").cash("p01 p06"), [12, 12]);
}

#[test]
fn erb_2_the_six_heirlooms_lie_beside_the_founders_one_each() {
    let table = game(2, "|");
    let mut owners: Vec<String> = (1..=6).map(|number| table.owner(&format!("h{number}"))).collect();
    assert_eq!(owners, ["p01", "p03", "p05", "p06", "p04", "p02"]);
    owners.sort();
    assert_eq!(owners, ["p01", "p02", "p03", "p04", "p05", "p06"]);
}

#[test]
fn erb_2_the_founders_are_three_couples() {
    let edition = Edition::built_in();
    let founders: Vec<Person> =
        edition.couples_in(0).iter().flat_map(|couple| edition.couple(couple).partners).collect();
    assert_eq!((edition.couples_in(0).len(), founders), (3, pieces("p01 p02 p03 p04 p05 p06")));
}

#[test]
fn erb_2_four_portraits_of_1870_and_1930_hold_a_dowry_of_5_000() {
    let view = game(2, "|").open();
    let dowries: Vec<(String, u16)> = (Edition::built_in().persons().iter())
        .map(|person| (person.to_string(), view.dowry(person)))
        .filter(|(_, dowry)| *dowry > 0)
        .collect();
    let expected = [("p07", 5), ("p17", 5), ("p29", 5), ("p39", 5)];
    assert_eq!(dowries, expected.map(|(person, dowry)| (person.to_owned(), dowry)));
}

#[test]
fn erb_3_a_dowry_is_no_cash_before_its_generation_lives() {
    let table = game(2, "|");
    assert_eq!(table.cash("p07 p17 p29 p39"), [0; 4]);
    let table = table.to(1870);
    assert_eq!(table.cash("p07 p17"), [0, 0]);
    assert_eq!(table.open().dowry(piece("p07")), 5);
}

#[test]
fn erb_3_nobody_can_touch_a_dowry_before() {
    assert_eq!(game(2, "i01|").play("play i01").refusal(1, "heir p07"), "ERB-12");
}

#[test]
fn erb_3_it_becomes_ordinary_cash_when_the_generation_lives() {
    let table = game(2, "|i36").to(1870).until_a_turn();
    assert_eq!(table.cash("p07 p17 p29 p39"), [5, 5, 0, 0]);
    assert_eq!((table.open().dowry(piece("p07")), table.open().dowry(piece("p29"))), (0, 5));
    assert_eq!(table.play("play i36; heir p17").cash("p17"), [11]);
}

#[test]
fn erb_3_it_is_paid_out_once() {
    let table = game(2, "|").to(1900).until_a_turn();
    assert_eq!(table.open().dowry(piece("p07")), 0);
    assert_eq!(table.to(1930).until_a_turn().cash("p07 p17 p29 p39"), [0, 0, 5, 5]);
}

#[test]
fn erb_3_it_is_never_part_of_the_parents_estate() {
    let table = common::game_of(families(), 2, "|").to(1870).play("couple c03");
    assert_eq!(table.open().estate.map(|estate| estate.cash), Some(20));
}

#[test]
fn erb_3_a_child_with_a_dowry_has_it_besides_what_it_inherits() {
    let table = common::game_of(families(), 2, "|").to(1870).play("couple c03; pay p15 14");
    let table = table.play("give h3 p14; give h4 p14; confirm");
    assert_eq!(table.cash("p07 p14 p16"), [2, 2, 2]);
    assert_eq!(table.until_a_turn().cash("p07 p14 p16")[0], 7);
}

#[test]
fn erb_4_two_portraits_each_with_two_or_three_players_one_with_more() {
    let each = |players| game(players, "").open().portraits.values().iter().map(|its| its.map(Pool::len)).collect();
    let counts: Vec<Vec<Option<usize>>> = (2..=6).map(each).collect();
    assert_eq!(counts, [vec![Some(2); 2], vec![Some(2); 3], vec![Some(1); 4], vec![Some(1); 5], vec![Some(1); 6]]);
}

#[test]
fn erb_4_the_portraits_are_those_of_the_last_row() {
    assert_eq!(
        table(2).outcomes(),
        ["p49", "p50", "p51", "p52", "p53", "p54"].map(|person| format!("portrait {person}"))
    );
    assert_eq!(table(2).play("portrait p52").outcomes().len(), 5);
}

#[test]
fn erb_4_a_player_sees_their_own_and_nobody_elses() {
    let table = dealt("|", "p50 p54|p49 p53", "");
    assert_eq!(table.seen_by(1).portraits.values(), [Some(pool("p50 p54")), None]);
    assert_eq!(table.seen_by(2).portraits.values(), [None, Some(pool("p49 p53"))]);
    assert_eq!(table.game.view(Viewer::Spectator).portraits.values(), [None, None]);
}

#[test]
fn erb_4_they_stay_secret_until_the_end() {
    let table = game(2, "|").to(2000).until_a_turn();
    assert_eq!(table.seen_by(2).portraits[seat(1)], None);
    assert_eq!(table.until_over().seen_by(2).portraits[seat(1)], Some(pool("p49 p50")));
}

#[test]
fn erb_5_four_benefactors_each_with_two_or_three_players_three_with_more() {
    let each = |players| {
        let view = game(players, "").open();
        view.benefactors.values().iter().map(|its| its.map_or(0, Pool::len)).collect()
    };
    let counts: Vec<Vec<usize>> = (2..=6).map(each).collect();
    assert_eq!(counts, [vec![4; 2], vec![4; 3], vec![3; 4], vec![3; 5], vec![3; 6]]);
}

#[test]
fn erb_5_each_of_twelve_benefactors_has_two_cards() {
    let edition = Edition::built_in();
    assert_eq!((edition.benefactors().len(), edition.benefactor_cards().len()), (12, 24));
    assert!(edition.benefactors().iter().all(|person| edition.cards_of(person).len() == 2));
    assert_eq!(with_portraits(2).outcomes().len(), 24);
}

#[test]
fn erb_5_a_player_sees_their_own_and_nobody_elses() {
    let table = dealt("|", "", "b01 b03 b07 b09|b02 b05 b08 b11");
    assert_eq!(table.seen_by(1).benefactors.values(), [Some(pool("b01 b03 b07 b09")), None]);
    assert_eq!(table.game.view(Viewer::Spectator).benefactors.values(), [None, None]);
}

#[test]
fn erb_6_two_equal_cards_go_back_and_others_are_dealt() {
    let table = benefactors(with_portraits(2), "b01 b02 b07 b13 b03 b09 b15 b21");
    assert!(deals_benefactors(&table));
    assert_eq!(table.open().benefactors.values(), [Some(pool("")), Some(pool("b03 b09 b15 b21"))]);
}

#[test]
fn erb_6_more_than_two_of_one_generation_go_back() {
    let table = benefactors(with_portraits(2), "b01 b03 b05 b13 b07 b09 b15 b21");
    assert_eq!(table.open().benefactors[seat(1)], Some(pool("")));
}

#[test]
fn erb_6_two_of_one_generation_stay() {
    let table = benefactors(with_portraits(2), "b01 b03 b07 b09 b13 b15 b19 b21");
    assert!(!deals_benefactors(&table));
}

#[test]
fn erb_6_what_was_handed_back_may_be_dealt_again() {
    let table = benefactors(with_portraits(2), "b01 b02 b07 b13 b03 b09 b15 b21");
    assert!(table.outcomes().contains(&"benefactor b01".into()));
    assert_eq!(table.outcomes().len(), 20);
    let table = benefactors(table, "b01 b07 b13 b19");
    assert_eq!(table.open().benefactors[seat(1)], Some(pool("b01 b07 b13 b19")));
    assert!(!deals_benefactors(&table));
}

#[test]
fn erb_6_all_are_dealt_first() {
    // The first hand has two equal cards, but the second player is dealt to before it goes back.
    let table = benefactors(with_portraits(2), "b01 b02 b07 b13 b03 b09 b15");
    assert_eq!(table.open().benefactors.values(), [Some(pool("b01 b02 b07 b13")), Some(pool("b03 b09 b15"))]);
}

#[test]
fn erb_6_one_hand_holds_before_the_next_is_looked_at() {
    let table = benefactors(with_portraits(2), "b01 b02 b07 b13 b03 b04 b15 b21");
    assert_eq!(table.open().benefactors.values(), [Some(pool("")), Some(pool("b03 b04 b15 b21"))]);
    let table = benefactors(table, "b05 b06 b07 b13");
    assert_eq!(table.open().benefactors.values(), [Some(pool("")), Some(pool("b03 b04 b15 b21"))]);
    let table = benefactors(table, "b01 b07 b13 b19");
    assert_eq!(table.open().benefactors.values(), [Some(pool("b01 b07 b13 b19")), Some(pool(""))]);
    assert!(!deals_benefactors(&benefactors(table, "b03 b08 b14 b20")));
}

#[test]
fn erb_6_nobody_learns_anything_of_the_cards_that_go_back() {
    let before = with_portraits(2);
    let after = benefactors(before.clone(), "b01 b02 b07 b13 b03 b09 b15 b21");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(before.game.view(viewer) == after.game.view(viewer));
        assert_eq!(after.heard_by(viewer), []);
    }
}

#[test]
fn erb_6_no_random_deal_leaves_a_forbidden_hand() {
    let edition = Edition::built_in();
    for (players, seed) in (2..=6).flat_map(|players| (0..12).map(move |seed| (players, seed))) {
        for hand in random(players, seed).open().benefactors.values() {
            let persons: Vec<Person> = hand.expect("open").iter().map(|card| edition.benefactor(card)).collect();
            let of = |generation| persons.iter().filter(|its| edition.person(**its).generation == generation).count();
            assert!((0..6).all(|generation| of(generation) <= 2), "{persons:?}");
            assert!(persons.windows(2).all(|two| two[0] != two[1]), "{persons:?}");
        }
    }
}

#[test]
fn erb_7_everybody_has_four_influence_cards_and_the_rest_is_the_pile() {
    for players in 2..=6 {
        let view = game(players, "").open();
        assert!(view.hands.values().iter().all(|hand| hand.count == 4));
        assert_eq!(view.pile, 48 - 4 * players);
    }
}

#[test]
fn erb_7_a_player_sees_their_own_hand_and_nobody_elses() {
    let view = game(2, "i01 i02 i03 i04|").seen_by(1);
    assert_eq!(view.own_hand(), Some(pool("i01 i02 i03 i04")));
    assert_eq!((view.hands[seat(2)].count, view.hands[seat(2)].cards), (4, None));
}

#[test]
fn erb_7_everybody_hears_of_their_own_cards_when_all_are_dealt() {
    let table = dealt("i01 i02 i03 i04|", "p49 p51|", "b01 b03 b07 b09|");
    let own = Told::Dealt {
        seat: seat(1),
        portraits: pool("p49 p51"),
        benefactors: pool("b01 b03 b07 b09"),
        cards: pool("i01 i02 i03 i04"),
    };
    assert_eq!(table.heard_by(Viewer::Seat(seat(1)))[0], own);
    assert!(!table.heard_by(Viewer::Seat(seat(2))).contains(&own));
    assert_eq!(table.heard(), [Told::First { seat: seat(1) }]);
}

#[test]
fn erb_8_the_first_player_is_drawn() {
    let table = table(4).deal("", "", "");
    assert_eq!(table.outcomes(), ["first 1", "first 2", "first 3", "first 4"]);
    assert_eq!(table.play("first 3").turn(), 3);
}

#[test]
fn erb_8_play_goes_clockwise() {
    let mut table = table(3).deal("", "", "").play("first 2");
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(table.turn());
        let card = table.choices("throw ")[0].clone();
        table = table.play(&format!("throw {card}; confirm"));
    }
    assert_eq!(turns, [2, 3, 1, 2]);
}

#[test]
fn erb_8_nobody_acts_out_of_turn() {
    let table = game(2, "i01|i02");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.legal(2), Vec::<String>::new());
    for action in ["play i02", "throw i02", "confirm", "heir p01", "testament p01", "couple c01", "decline"] {
        assert_eq!(table.refusal(2, action), "ERB-8", "{action}");
    }
}

#[test]
fn erb_8_nothing_is_asked_before_the_first_player_is_drawn() {
    let table = table(2).deal("i01|", "", "");
    assert_eq!(table.refusal(1, "play i01"), "ALL-2");
    assert_eq!(common::table(2).refusal(1, "play i01"), "ALL-2");
}

#[test]
fn erb_8_cards_of_others_and_things_that_do_not_exist_are_refused() {
    let table = game(2, "i01|i02");
    for action in ["play i02", "throw i02", "keep i02"] {
        assert_eq!(table.refusal(1, action), "ALL-4", "{action}");
    }
    assert_eq!(rule_against(&table.game, seat(6), "decline".parse().expect("an action")).as_str(), "ALL-4");
}

#[test]
fn erb_8_an_heirloom_that_an_edition_does_not_have_is_refused() {
    let text = Edition::built_in_file().replace("name = \"erbraffer-1\"", "name = \"five-heirlooms\"");
    let start = text.find("[[heirloom]]\nid = \"h6\"").expect("the last heirloom");
    let end = start + text[start..].find("\n\n").expect("an end");
    let edition = Edition::read(&format!("{}{}", &text[..start], &text[end..])).expect("an edition").intern();
    let table = common::game_of(edition, 2, "i19|").play("play i19");
    assert_eq!(table.refusal(1, "heirloom h6"), "ALL-4");
    assert_eq!(table.choices("heirloom "), ["h1", "h2", "h3", "h4", "h5"]);
}
