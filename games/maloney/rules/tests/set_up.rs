//! The set-up: MAL-1 to MAL-10.

mod common;

use bequest_conformance::seat;
use bequest_engine::{Game, Seat, Setup as _, Step, Viewer, agree};
use bequest_maloney::{Day, Edition, Maloney, PhaseView, Setup, Told};
use common::{Table, cards, day_one, first_sunday, table, table_of, thursday, tiny};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A table of random cards, up to the first card that is turned.
fn dealt(players: usize, seed: u64) -> Table {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = table(players);
    while table.open().phase == PhaseView::Dealing {
        let outcome = table.game.sample_chance(&mut rng);
        table = table.play(&outcome.to_string());
    }
    table
}

#[test]
fn mal_1_three_to_six_play() {
    let setup = |players: usize| agree::<Maloney>(1, &[], &[("players".into(), players.to_string())]);
    let accepted: Vec<usize> = (0..=9).filter(|&players| setup(players).is_ok()).collect();
    assert_eq!(accepted, [3, 4, 5, 6]);
}

#[test]
#[should_panic(expected = "three to six players")]
fn mal_1_two_are_too_few() {
    Setup::new(2, Edition::built_in());
}

#[test]
fn mal_1_every_number_of_players_is_offered() {
    assert_eq!(Maloney::setups().iter().map(Setup::players).collect::<Vec<_>>(), [3, 4, 5, 6]);
}

#[test]
fn mal_1_there_are_16_towns_64_cards_and_24_suitcases() {
    let edition = Edition::built_in();
    assert_eq!((edition.towns().len(), edition.cards().len(), edition.suitcases().len()), (16, 64, 24));
}

#[test]
fn mal_1_every_town_has_four_cards() {
    let edition = Edition::built_in();
    assert!(edition.towns().all(|town| edition.cards_of(town).len() == 4));
}

#[test]
fn mal_1_everybody_has_one_joker() {
    for players in 3..=6 {
        assert_eq!(table(players).open().jokers.len(), players);
    }
}

#[test]
fn mal_2_a_suitcase_lies_face_down_on_every_town() {
    let view = thursday().open();
    assert_eq!((view.closed.len(), view.opened.len()), (16, 0));
}

#[test]
fn mal_2_any_of_the_24_may_lie_in_the_first_town() {
    let table = thursday().play("* decline; 1 drive 8");
    assert_eq!(table.outcomes(), (1..=24).map(|number| format!("open s{number:02}")).collect::<Vec<_>>());
}

#[test]
fn mal_2_the_suitcases_left_over_are_out_of_the_game() {
    // Four towns and five suitcases: when all four are open, the fifth is never seen.
    let table = common::day_one_of(tiny(1000), 3, "||", "a01")
        .play("* decline; 1 drive 2; open s03; * keep")
        .play("* decline; 1 drive 3; open s04; * keep")
        .play("* decline; 1 drive 4; open s05; * keep")
        .play("* decline; 1 drive 1; open s02; * keep");
    assert_eq!((table.open().closed.len(), table.open().opened.len()), (0, 4));
}

#[test]
fn mal_3_everybody_starts_with_10_500_dollars() {
    assert_eq!(table(4).cash(), [10_500; 4]);
    assert_eq!(7 * 1000 + 6 * 500 + 5 * 100, 10_500);
}

#[test]
fn mal_3_jokers_are_not_among_the_cards() {
    let view = dealt(6, 1).open();
    let dealt: usize = view.hands.values().iter().map(|hand| hand.count).sum();
    assert_eq!((dealt + view.pile, view.jokers.len()), (64, 6));
}

#[test]
fn mal_4_twelve_cards_each_and_ten_with_six_players() {
    for (players, hand, pile) in [(3, 12, 28), (4, 12, 16), (5, 12, 4), (6, 10, 4)] {
        let view = dealt(players, 2).open();
        assert!(view.hands.values().iter().all(|cards| cards.count == hand), "{players} players");
        assert_eq!(view.pile, pile, "{players} players");
    }
}

#[test]
fn mal_5_nobody_starts_with_more_than_two_cards_of_a_town() {
    let edition = Edition::built_in();
    for game in 0..400 {
        let table = dealt(3 + game as usize % 4, game);
        for number in 1..=table.players() {
            let hand = table.open().hands[seat(number)].cards.unwrap();
            assert!(edition.towns().all(|town| hand.and(edition.cards_of(town)).len() <= 2), "game {game}");
        }
    }
}

#[test]
fn mal_5_the_exchange_goes_on_until_it_holds() {
    let table = table(3).deal("a01 a02 a03||", &cards("a04 a60"));
    // The fourth card of the same town does not help; a card of a town that the hand has not does.
    let again = table.play("aside a01; deal a04");
    assert_eq!(again.outcomes(), ["aside a02", "aside a03", "aside a04"]);
    assert_eq!(again.play("aside a02; deal a60").open().phase, PhaseView::TurningStart);
}

#[test]
fn mal_5_two_cards_of_a_town_are_not_exchanged() {
    assert_eq!(table(3).deal("a01 a02|a03 a04|", &[]).open().phase, PhaseView::TurningStart);
}

#[test]
fn mal_5_an_edition_in_which_it_can_never_hold_is_refused() {
    // Three hands of four with at most two of a town need six cards of the second town; there is one.
    let cards: Vec<(u8, &str)> = (0..13).map(|number| (if number == 0 { 2 } else { 1 }, "Mon")).collect();
    let text = common::edition_text(1000, [4, 1, 1, 1], 2, &[&[2], &[1]], &cards);
    assert!(Edition::read(&text).is_err());
}

#[test]
fn mal_6_the_first_seat_exchanges_first() {
    let table = table(3).deal("a29 a30 a31|a01 a02 a03|", &cards("a57 a61"));
    assert_eq!(table.outcomes(), ["aside a29", "aside a30", "aside a31"]);
    let next = table.play("aside a30; deal a57");
    assert_eq!(next.outcomes(), ["aside a01", "aside a02", "aside a03"]);
}

#[test]
fn mal_6_nobody_exchanges_before_all_are_dealt() {
    let mut table = table(3);
    for card in ["a01", "a02", "a03", "a04"] {
        table = table.play(&format!("deal {card}"));
    }
    assert!(table.outcomes().iter().all(|outcome| outcome.starts_with("deal ")));
}

#[test]
fn mal_6_the_surplus_of_every_town_is_set_aside_before_drawing() {
    // Four cards of town 1 and three of town 8: two and one go.
    let table = table(3).deal("a01 a02 a03 a04 a29 a30 a31||", &[]);
    let table = table.play("aside a01; aside a03");
    assert_eq!(table.outcomes(), ["aside a29", "aside a30", "aside a31"]);
    let table = table.play("aside a29");
    assert!(table.outcomes().iter().all(|outcome| outcome.starts_with("deal ")));
}

#[test]
fn mal_6_as_many_are_drawn_as_were_set_aside() {
    let table = table(3).deal("a01 a02 a03 a04||", &cards("a57 a61")).play("aside a01; aside a02; deal a57; deal a61");
    assert_eq!(table.open().hands[seat(1)].count, 12);
    assert_eq!(table.open().phase, PhaseView::TurningStart);
}

#[test]
fn mal_6_what_is_set_aside_is_not_drawn_in_the_same_round() {
    let table = table(3).deal("a01 a02 a03 a29 a30 a31||", &cards("a57 a61")).play("aside a01; aside a29; deal a57");
    let drawn = table.outcomes();
    assert!(!drawn.contains(&"deal a01".to_owned()) && !drawn.contains(&"deal a29".to_owned()));
}

#[test]
fn mal_6_what_is_set_aside_goes_back_into_the_pile_after_the_round() {
    let table = table(3).deal("a01 a02 a03||", &cards("a04")).play("aside a01; deal a04; aside a02");
    let drawn = table.outcomes();
    assert!(drawn.contains(&"deal a01".to_owned()) && !drawn.contains(&"deal a02".to_owned()));
}

#[test]
fn mal_6_when_the_pile_runs_out_the_rest_is_drawn_from_what_is_aside() {
    // Five players leave a pile of four; a hand of three whole towns has six cards too many.
    let hand = "a01 a02 a03 a04 a05 a06 a07 a08 a09 a10 a11 a12";
    let table = table(5).deal(&format!("{hand}||||"), &cards("a13 a29 a45 a61"));
    let table = table.play("aside a01; aside a02; aside a05; aside a06; aside a09; aside a10");
    assert_eq!(table.outcomes(), ["deal a13", "deal a29", "deal a45", "deal a61"]);
    let table = table.play("deal a13; deal a29; deal a45; deal a61");
    assert_eq!(table.outcomes(), ["deal a01", "deal a02", "deal a05", "deal a06", "deal a09", "deal a10"]);
}

/// One seat exchanges so many rounds in vain: the two cards of a town that it has not go back and forth.
fn rounds_in_vain(rounds: usize) -> Table {
    let start = table(3).deal("a01 a02 a03||", &cards("a04 a57"));
    let round = |table: Table, round: usize| {
        let (aside, dealt) = if round.is_multiple_of(2) { ("a01", "a04") } else { ("a04", "a01") };
        table.play(&format!("aside {aside}; deal {dealt}"))
    };
    (0..rounds).fold(start, round)
}

#[test]
fn mal_6_200_rounds_are_still_an_exchange() {
    assert_eq!(rounds_in_vain(199).outcomes(), ["aside a02", "aside a03", "aside a04"].map(String::from));
    assert_eq!(rounds_in_vain(199).play("aside a04; deal a57").open().phase, PhaseView::TurningStart);
}

#[test]
fn mal_6_after_200_rounds_in_vain_the_whole_deal_is_made_again() {
    let table = rounds_in_vain(200);
    assert_eq!(table.outcomes(), (1..=64).map(|number| format!("deal a{number:02}")).collect::<Vec<_>>());
    assert!(table.open().hands.values().iter().all(|hand| hand.count == 0));
}

#[test]
fn mal_6_the_rounds_of_one_player_are_not_counted_for_the_next() {
    let start = table(3).deal("a01 a02 a03|a29 a30 a31|", &cards("a04 a57 a61"));
    let table = (0..150).fold(start, |table, round| {
        let (aside, dealt) = if round % 2 == 0 { ("a01", "a04") } else { ("a04", "a01") };
        table.play(&format!("aside {aside}; deal {dealt}"))
    });
    let table = table.play("aside a02; deal a57");
    let table = (0..150).fold(table, |table, round| {
        let (aside, dealt) = if round % 2 == 0 { ("a29", "a32") } else { ("a32", "a29") };
        table.play(&format!("aside {aside}; deal {dealt}"))
    });
    assert_eq!(table.play("aside a30; deal a61").open().phase, PhaseView::TurningStart);
}

#[test]
fn mal_6_nobody_hears_what_was_exchanged() {
    let start = table(3).deal("a01 a02 a03||", &cards("a04 a57"));
    let table = start.play("aside a01; deal a04; aside a02; deal a57");
    for viewer in Viewer::during(3) {
        let heard = table.heard_by(viewer);
        let own = |told: &Told| matches!(told, Told::Dealt { seat, .. } if Viewer::Seat(*seat) == viewer);
        assert!(heard.iter().all(own), "{viewer:?} heard {heard:?}");
    }
}

#[test]
fn mal_6_nobody_sees_anything_of_the_deal_before_it_is_done() {
    let start = table(3).deal("a01 a02 a03||", &cards("a04 a57"));
    let fresh = table(3);
    let asides = start.clone().play("aside a01");
    let drawn = asides.clone().play("deal a04");
    for viewer in Viewer::during(3) {
        for during in [&start, &asides, &drawn] {
            assert_eq!(during.game.view(viewer), fresh.game.view(viewer), "{viewer:?}");
        }
    }
}

#[test]
fn mal_6_the_hand_is_seen_when_the_deal_is_done() {
    let table = table(3).deal("a01||", &[]);
    let Told::Dealt { cards, .. } = table.heard_by(Viewer::Seat(seat(1)))[0] else { panic!("the hand comes first") };
    assert_eq!(Some(cards), table.game.view(Viewer::Seat(seat(1))).own_hand());
}

#[test]
fn mal_7_the_car_starts_in_the_town_of_the_first_card_on_its_best_day() {
    let view = day_one(3, "||", "a09").open();
    assert_eq!((view.car.number(), view.day), (3, Day::Thu));
}

#[test]
fn mal_7_the_first_card_comes_from_the_pile() {
    let table = table(5).deal("||||", &cards("a13 a29 a45 a61"));
    assert_eq!(table.outcomes(), ["turn a13", "turn a29", "turn a45", "turn a61"]);
}

#[test]
fn mal_8_cards_of_the_start_town_score_nothing_at_the_start() {
    // Seat 1 holds two cards of Sacramento, but the first thing that it is asked is to bid.
    let table = day_one(3, "a10 a11||", "a09");
    assert!(matches!(table.open().phase, PhaseView::Auction { .. }));
    assert!(!table.allows(1, "lay a10"));
    assert_eq!(table.points(), [0, 0, 0]);
}

#[test]
fn mal_8_they_score_when_the_car_comes_back() {
    let table = day_one(3, "a10 a11||", "a09")
        .play("* decline; 1 drive 8; open s13; * keep")
        .play("* decline; 1 drive 3; open s14; 1 lay a10; * keep");
    assert_eq!(table.points(), [14, 0, 0]);
}

#[test]
fn mal_9_a_first_day_tuesday_doubles() {
    let table = day_one(3, "a29||", "a12").play("* decline; 1 drive 8; open s13; 1 lay a29; * keep");
    assert_eq!(table.points(), [14, 0, 0]);
}

#[test]
fn mal_9_a_first_day_friday_doubles() {
    let table = day_one(3, "a31||", "a10").play("* decline; 1 drive 8; open s13; 1 lay a31; * keep");
    assert_eq!(table.points(), [14, 0, 0]);
}

#[test]
fn mal_9_a_first_day_sunday_is_an_ordinary_weekday() {
    let table = first_sunday();
    assert_eq!(table.open().day, Day::Sun);
    assert_eq!(table.asked(), [1, 2, 3]);
}

#[test]
fn mal_9_only_the_first_day_is_an_exception() {
    // Seven days after a first-day Sunday the Sunday is one.
    let table = first_sunday().idle_days(7);
    assert_eq!((table.open().day, table.open().phase), (Day::Sun, PhaseView::TurningSunday));
}

#[test]
fn mal_10_on_a_first_day_sunday_the_car_is_auctioned() {
    let table = first_sunday().play("2 bid 700; * decline");
    assert_eq!(table.cash(), [10_500, 9800, 10_500]);
    assert!(table.allows(2, "drive 8"));
}

#[test]
fn mal_10_on_a_first_day_sunday_jokers_are_allowed() {
    assert!(first_sunday().allows(3, "joker"));
}

#[test]
fn mal_10_on_a_first_day_sunday_nothing_is_doubled() {
    let table = day_one(3, "a32||", "a11").play("* decline; 1 drive 8; open s13; 1 lay a32; * keep");
    assert_eq!(table.points(), [7, 0, 0]);
}

#[test]
fn mal_10_on_a_first_day_sunday_the_suitcase_is_the_drivers_alone() {
    assert_eq!(first_sunday().play("* decline; 1 drive 8; open s01").points(), [5, 0, 0]);
}

#[test]
fn mal_10_on_a_first_day_sunday_links_are_followed() {
    assert_eq!(first_sunday().play("* decline").legal(1).len(), 7);
}

#[test]
fn a_deal_in_a_small_edition_ends_too() {
    // Sixteen cards for three hands of four with at most two of a town: the exchange has little to choose from.
    for seed in 0..50 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = table_of(tiny(1000), 3).game.clone();
        while game.view(Viewer::Spectator).phase == PhaseView::Dealing {
            let outcome = game.sample_chance(&mut rng);
            game.apply(Step::Chance(outcome), &mut |_| {});
        }
        assert!(Seat::all(3).all(|seat| game.view(Viewer::Open).hands[seat].count == 4));
    }
}

#[test]
fn mal_3_an_unused_joker_has_left_the_game() {
    assert_eq!(thursday().open().jokers, [seat(1), seat(2), seat(3)].into_iter().collect());
}
