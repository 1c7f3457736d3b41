//! The day: MAL-11 to MAL-24.

mod common;

use bequest_conformance::{pool, seat};
use bequest_engine::{By, Game, Match, PerSeat, Seat, UndoStop, Viewer};
use bequest_maloney::{Action, Contents, Day, Edition, Maloney, PhaseView, Told, View};
use common::{Table, day_one, day_one_of, edition, thursday, tiny, tuesday};

/// Thursday in Kansas City, where seat 1 holds two cards and seat 2 one; the suitcase has been opened.
fn laying() -> Table {
    day_one(3, "a33 a34|a35|", "a09").play("* decline; 1 drive 9; open s13")
}

fn parse(action: &str) -> Action {
    action.parse().expect("an action")
}

fn testament(table: &Table) -> Option<usize> {
    table.open().testament.map(Seat::number)
}

#[test]
fn mal_11_the_car_never_stays_where_it_is() {
    assert_eq!(thursday().play("* decline").refusal(1, "drive 3"), "MAL-11");
}

#[test]
fn mal_11_everybody_rides_along() {
    // Seat 2 did not drive, but lays its card of the town all the same.
    assert_eq!(laying().play("2 lay a35; * keep").points(), [0, 2, 0]);
}

#[test]
fn mal_12_every_morning_the_car_is_auctioned() {
    for day in 0..7 {
        let table = day_one(3, "||", "a08").idle_days(day);
        let is_auctioned = matches!(table.open().phase, PhaseView::Auction { .. });
        assert_eq!(is_auctioned, table.open().day != Day::Sun, "{}", table.open().day);
    }
}

#[test]
fn mal_12_the_winner_pays_the_bank() {
    let view = thursday().play("2 bid 1000; * decline").open();
    assert_eq!((view.cash[seat(2)], view.bank), (9500, 1000));
}

#[test]
fn mal_12_the_winner_chooses_the_town() {
    let table = thursday().play("2 bid 1000; * decline");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.refusal(1, "drive 8"), "MAL-12");
    assert_eq!(table.play("2 drive 8").open().car.number(), 8);
}

#[test]
fn mal_12_nobody_drives_before_the_hammer_falls() {
    assert_eq!(thursday().play("2 bid 1000").refusal(2, "drive 8"), "MAL-12");
}

#[test]
fn mal_13_the_car_goes_only_along_links() {
    let table = thursday().play("* decline");
    let drives = ["drive 1", "drive 2", "drive 6", "drive 7", "drive 8", "drive 9", "drive 16"];
    assert_eq!(table.legal(1), drives);
    assert_eq!(table.refusal(1, "drive 4"), "MAL-13");
}

#[test]
fn mal_13_the_links_are_those_of_the_town_the_car_is_in() {
    let table = thursday().play("* decline; 1 drive 8; open s13; * keep; * decline");
    let links: Vec<String> = [3, 9, 11, 12, 13, 14, 16].map(|town| format!("drive {town}")).to_vec();
    assert_eq!(table.legal(1), links);
}

#[test]
fn mal_14_the_suitcase_is_the_drivers_alone() {
    assert_eq!(thursday().play("3 bid 100; * decline; 3 drive 8; open s02").points(), [0, 0, 4]);
}

#[test]
fn mal_14_it_is_carried_out_before_cards_are_laid() {
    let table = thursday().play("* decline; 1 drive 8");
    assert_eq!(table.open().phase, PhaseView::Opening { driver: Some(seat(1)) });
    assert_eq!(table.play("open s13").cash(), [12_000, 10_500, 10_500]);
}

#[test]
fn mal_14_it_is_not_replaced() {
    let table = thursday()
        .play("* decline; 1 drive 8; open s13; * keep")
        .play("* decline; 1 drive 9; open s14; * keep")
        .play("* decline; 1 drive 8");
    assert!(matches!(table.open().phase, PhaseView::Laying { .. }));
}

#[test]
fn mal_14_it_leaves_the_game() {
    let table = thursday().play("* decline; 1 drive 8; open s13; * keep; * decline; 1 drive 9");
    assert_eq!(table.open().opened, pool("s13"));
    assert!(!table.open().closed.contains("8".parse().unwrap()));
    assert!(!table.outcomes().contains(&"open s13".to_owned()) && table.outcomes().len() == 23);
}

#[test]
fn mal_15_a_suitcase_gives_or_takes_points_or_dollars() {
    let opened = |suitcase: &str| thursday().play(&format!("* decline; 1 drive 8; open {suitcase}")).open();
    let first = |view: &View| (view.points[seat(1)], view.cash[seat(1)]);
    assert_eq!(first(&opened("s01")), (5, 10_500));
    assert_eq!(first(&opened("s12")), (-3, 10_500));
    assert_eq!(first(&opened("s13")), (0, 12_000));
    assert_eq!(first(&opened("s24")), (0, 9500));
}

#[test]
fn mal_15_a_suitcase_is_never_doubled() {
    assert_eq!(tuesday().play("* decline; 1 drive 8; open s01; * keep").points(), [5, 0, 0]);
    assert_eq!(tuesday().play("* decline; 1 drive 8; open s13; * keep").cash()[0], 12_000);
}

#[test]
fn mal_15_a_suitcase_is_told_with_its_contents() {
    let heard = thursday().play("* decline; 1 drive 8; open s24").heard();
    let (town, suitcase) = ("8".parse().unwrap(), "s24".parse().unwrap());
    let contents = Contents::Dollars(-1000);
    assert_eq!(heard.last(), Some(&Told::Opened { town, suitcase, contents, seat: Some(seat(1)) }));
}

#[test]
fn mal_16_a_loss_takes_at_most_what_the_player_has() {
    let table = day_one_of(tiny(600), 3, "||", "a01").play("* decline; 1 drive 2; open s05");
    assert_eq!(table.cash(), [0, 600, 600]);
    assert_eq!(table.heard().last(), Some(&Told::PaidLess { seat: seat(1), dollars: 1000, paid: 600 }));
}

#[test]
fn mal_16_a_score_may_fall_below_zero() {
    assert_eq!(thursday().play("* decline; 1 drive 8; open s12").points(), [-3, 0, 0]);
}

#[test]
fn mal_17_none_one_or_two_cards_may_be_laid() {
    // On a Thursday a33 is worth 6 and a34 is worth 7.
    assert_eq!(laying().play("* keep").points(), [0, 0, 0]);
    assert_eq!(laying().play("1 lay a33; * keep").points(), [6, 0, 0]);
    assert_eq!(laying().play("1 lay a33; 1 lay a34; * keep").points(), [13, 0, 0]);
}

#[test]
fn mal_17_driver_and_passengers_lay() {
    assert_eq!(laying().play("1 lay a34; 1 keep; 2 lay a35; * keep").points(), [7, 2, 0]);
}

#[test]
fn mal_17_no_third_card_may_be_laid() {
    // Two towns with six cards each, of which a hand may have three.
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
    let cards = [1, 2].into_iter().flat_map(|town| days.map(|day| (town, day))).collect::<Vec<_>>();
    let edition = edition(1000, [3, 1, 1, 1], 3, &[&[2], &[1]], &cards);
    let table = day_one_of(edition, 3, "a07 a08 a09||", "a01").play("* decline; 1 drive 2; open s04");
    assert_eq!(table.legal(1), ["keep", "lay a07", "lay a08", "lay a09"]);
    let table = table.play("1 lay a07; 1 lay a08");
    assert_eq!(table.asked(), [2, 3]);
    assert_eq!(table.refusal(1, "lay a09"), "MAL-21");
}

#[test]
fn mal_17_only_cards_of_that_town_may_be_laid() {
    let table = day_one(3, "a34 a30||", "a09").play("* decline; 1 drive 9; open s13");
    assert_eq!(table.legal(1), ["keep", "lay a34"]);
    assert_eq!(table.refusal(1, "lay a30"), "MAL-17");
}

#[test]
fn mal_17_a_card_may_be_laid_once() {
    assert_eq!(laying().play("1 lay a33").refusal(1, "lay a33"), "MAL-17");
}

#[test]
fn mal_17_laid_cards_leave_the_hand() {
    let table = laying().play("1 lay a33; * keep");
    assert_eq!(table.open().hands[seat(1)].count, 11);
    assert!(!table.open().hands[seat(1)].cards.unwrap().contains("a33".parse().unwrap()));
}

#[test]
fn mal_18_a_thursday_card_is_worth_7_on_thursday() {
    assert_eq!(laying().play("1 lay a34; * keep").points(), [7, 0, 0]);
}

#[test]
fn mal_18_a_card_is_worth_one_less_for_each_day_after_its_best() {
    // a34 is a Thursday card; on Tuesday and Friday all is doubled.
    let week = [(Day::Thu, 7), (Day::Fri, 2 * 6), (Day::Sat, 5), (Day::Sun, 4), (Day::Mon, 3), (Day::Tue, 2 * 2)];
    for (day, value) in week.into_iter().chain([(Day::Wed, 1)]) {
        assert_eq!(Edition::built_in().value("a34".parse().unwrap(), day), value, "{day}");
    }
}

#[test]
fn mal_18_every_card_follows_the_formula() {
    let edition = Edition::built_in();
    for card in edition.cards().iter() {
        for day in Day::WEEK {
            let late = (day as i32 - edition.best_day(card) as i32).rem_euclid(7);
            let double = if [Day::Tue, Day::Fri].contains(&day) { 2 } else { 1 };
            assert_eq!(i32::from(edition.value(card, day)), (7 - late) * double, "{card} on {day}");
        }
    }
}

#[test]
fn mal_19_on_tuesday_and_friday_card_points_count_double() {
    for (start, day) in [("a12", Day::Tue), ("a10", Day::Fri)] {
        let table = day_one(3, "a34||", start).play("* decline; 1 drive 9; open s13");
        assert_eq!(table.open().day, day);
        let single = if day == Day::Tue { 2 } else { 6 };
        assert_eq!(table.play("1 lay a34; * keep").points(), [2 * single, 0, 0]);
    }
}

#[test]
fn mal_19_a_card_may_always_be_kept() {
    let table = laying();
    assert!([1, 2, 3].into_iter().all(|number| table.allows(number, "keep")));
    assert!(table.play("1 lay a33").allows(1, "keep"));
}

#[test]
fn mal_19_a_kept_card_scores_on_another_day() {
    // Kept on a Thursday, laid on the next Saturday: 5 points.
    let table =
        laying().play("* keep; * decline; 1 drive 8; open s14; * keep").play("* decline; 1 drive 9; 1 lay a34; * keep");
    assert_eq!(table.points(), [5, 0, 0]);
}

#[test]
fn mal_20_laid_cards_go_to_the_discards() {
    assert_eq!(laying().play("1 lay a33; 1 keep; 2 lay a35; * keep").open().discards, pool("a09 a33 a35"));
}

#[test]
fn mal_21_everybody_is_asked_holder_or_not() {
    assert_eq!(laying().asked(), [1, 2, 3]);
    assert_eq!(laying().legal(3), ["keep"]);
}

#[test]
fn mal_21_cards_are_shown_together() {
    let table = laying().play("1 lay a34; 1 keep; 2 lay a35");
    assert_eq!(table.points(), [0, 0, 0]);
    assert!(!table.heard().iter().any(|told| matches!(told, Told::Laid { .. })));
    assert_eq!(table.play("3 keep").points(), [7, 2, 0]);
}

#[test]
fn mal_21_what_was_laid_is_told_of_every_seat() {
    let heard = laying().play("1 lay a34; 1 keep; 2 keep; 3 keep").heard();
    let laid: Vec<_> = heard.iter().filter(|told| matches!(told, Told::Laid { .. })).copied().collect();
    let of = |number, cards: &str, points| Told::Laid { seat: seat(number), cards: pool(cards), points };
    assert_eq!(laid, [of(1, "a34", 7), of(2, "", 0), of(3, "", 0)]);
}

#[test]
fn mal_21_who_has_answered_is_shown() {
    let view = laying().play("2 lay a35").game.view(Viewer::Spectator);
    assert_eq!(view.phase, PhaseView::Laying { answered: [seat(2)].into_iter().collect() });
}

#[test]
fn mal_21_what_a_seat_laid_is_not_shown() {
    let (laid, kept) = (laying().play("2 lay a35"), laying().play("2 keep"));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(laid.game.view(viewer), kept.game.view(viewer), "{viewer:?}");
        assert_eq!(laid.heard_by(viewer), kept.heard_by(viewer), "{viewer:?}");
    }
}

#[test]
fn mal_21_that_somebody_has_chosen_one_of_two_is_not_shown() {
    let (chosen, before) = (laying().play("1 lay a33"), laying());
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(chosen.game.view(viewer), before.game.view(viewer), "{viewer:?}");
        assert_eq!(chosen.heard_by(viewer), before.heard_by(viewer), "{viewer:?}");
    }
}

#[test]
fn mal_21_what_a_seat_laid_is_shown_to_that_seat() {
    let view = laying().play("1 lay a33").game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.chosen, PerSeat::from_fn(3, |other| (other == seat(1)).then(|| pool("a33"))));
}

#[test]
fn mal_21_a_seat_that_has_answered_answers_no_more() {
    let table = laying().play("1 keep");
    assert_eq!(table.refusal(1, "lay a33"), "MAL-21");
    assert_eq!(table.refusal(1, "keep"), "MAL-21");
}

#[test]
fn mal_21_an_answer_may_be_withdrawn_until_the_cards_are_shown() {
    let mut table = laying().play("2 keep; 1 lay a33; 1 keep").to_match();
    assert_eq!(table.undo(seat(2)), Ok(()));
    assert!(table.is_asked(seat(2)) && !table.is_asked(seat(1)));
    assert_eq!(table.play(seat(2), By::Person, parse("lay a35")), Ok(()));
}

#[test]
fn mal_21_a_withdrawal_leaves_what_others_chose() {
    let mut table = laying().play("1 lay a33; 2 keep; 1 keep").to_match();
    table.undo(seat(2)).unwrap();
    let view = table.view(Viewer::Seat(seat(1))).unwrap().view;
    assert_eq!(view.chosen[seat(1)], Some(pool("a33")));
}

#[test]
fn mal_21_what_was_withdrawn_may_be_done_again() {
    let mut table = laying().play("2 lay a35").to_match();
    table.undo(seat(2)).unwrap();
    assert!(table.can_redo(seat(2)) && table.redo(seat(2)));
    assert_eq!(table.view(Viewer::Seat(seat(2))).unwrap().view.chosen[seat(2)], Some(pool("a35")));
}

#[test]
fn mal_21_chosen_cards_are_taken_back_one_by_one() {
    let mut table = laying().play("1 lay a33; 1 lay a34").to_match();
    let chosen = |table: &Match<Maloney>| table.view(Viewer::Seat(seat(1))).unwrap().view.chosen[seat(1)].unwrap();
    table.undo(seat(1)).unwrap();
    assert_eq!(chosen(&table), pool("a33"));
    table.undo(seat(1)).unwrap();
    assert_eq!(chosen(&table), pool(""));
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Chance));
}

#[test]
fn mal_21_nothing_is_withdrawn_once_the_cards_are_shown() {
    let mut table = laying().play("* keep").to_match();
    for number in 1..=3 {
        assert_eq!(table.undo(seat(number)), Err(UndoStop::Reveal));
    }
}

#[test]
fn mal_21_the_drive_is_not_taken_back_once_everybody_is_asked() {
    // The second visit to Chicago opens no suitcase: the laying follows the drive at once.
    let mut table = thursday()
        .play("* decline; 1 drive 8; open s13; * keep")
        .play("* decline; 1 drive 9; open s14; * keep")
        .play("* decline; 1 drive 8")
        .to_match();
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Window));
    table.play(seat(2), By::Person, parse("keep")).unwrap();
    assert_eq!(table.undo(seat(1)), Err(UndoStop::Window));
}

#[test]
fn mal_21_the_drive_is_not_taken_back_once_the_suitcase_is_open() {
    assert_eq!(thursday().play("* decline; 1 drive 8; open s13").to_match().undo(seat(1)), Err(UndoStop::Chance));
}

#[test]
fn mal_22_the_leader_takes_the_testament() {
    let table = laying().play("2 lay a35; * keep");
    assert_eq!(testament(&table), Some(2));
}

#[test]
fn mal_22_it_changes_hands_after_the_scoring() {
    // A suitcase puts seat 1 ahead at noon; the testament moves in the evening.
    let table = thursday().play("* decline; 1 drive 8; open s01");
    assert_eq!(testament(&table), None);
    assert_eq!(testament(&table.play("* keep")), Some(1));
}

#[test]
fn mal_23_at_the_start_nobody_has_the_testament() {
    assert_eq!(testament(&thursday()), None);
}

#[test]
fn mal_23_the_lead_is_counted_in_points_only() {
    let table = thursday().play("* decline; 1 drive 8; open s13; * keep");
    assert_eq!((table.cash()[0], testament(&table)), (12_000, None));
}

/// Seat 1 leads with 7 points; on Saturday the car comes to Charleston, where the others hold two cards each.
fn saturday() -> Table {
    day_one(3, "a34|a63 a64|a61 a62", "a09")
        .play("* decline; 1 drive 9; open s13; 1 lay a34; * keep")
        .play("* decline; 1 drive 8; open s14; * keep")
        .play("* decline; 1 drive 16; open s15")
}

#[test]
fn mal_23_with_a_shared_lead_it_stays_with_a_leader() {
    let table = saturday().play("2 lay a63; * keep");
    assert_eq!((table.points(), testament(&table)), (vec![7, 7, 0], Some(1)));
}

#[test]
fn mal_23_nobody_has_it_if_others_share_the_lead() {
    let table = saturday().play("2 lay a63; 2 lay a64; 3 lay a61; 3 lay a62; 1 keep");
    assert_eq!((table.points(), testament(&table)), (vec![7, 9, 9], None));
}

#[test]
fn mal_23_a_shared_lead_at_the_start_gives_it_to_nobody() {
    assert_eq!(testament(&thursday().play("* decline; 1 drive 8; open s12; * keep")), None);
}

#[test]
fn mal_24_then_the_day_moves_on_by_one() {
    let view = thursday().play("* decline; 1 drive 8; open s13; * keep").open();
    assert_eq!((view.day, view.days), (Day::Fri, 2));
}

#[test]
fn mal_24_monday_follows_sunday() {
    assert_eq!(thursday().idle_days(4).open().day, Day::Mon);
}
