//! New wills: ERB-40 to ERB-44.

mod common;

use bequest_conformance::{piece, pool, seat};
use bequest_engine::{By, Game, Timing, Viewer, Window};
use bequest_erbraffer::{Effect, Erbraffer, PhaseView, Told};
use common::{Table, at_1870, at_1870_of, families, game};

/// Seat 3 has handed the estate of c01 out: 8,000, h1 and h6 to p08, 7,000 to p10. Everyone may play a new will.
fn window(hands: &str) -> Table {
    at_1870(hands, "").play("couple c01; give h1 p08; give h6 p08; rest p08; confirm")
}

/// The seats that a viewer sees as asked in the window.
fn asked(table: &Table, viewer: Viewer) -> Vec<usize> {
    match table.game.view(viewer).phase {
        PhaseView::Answering { asked } => asked.iter().map(bequest_engine::Seat::number).collect(),
        phase => panic!("no window but {phase:?}"),
    }
}

#[test]
fn erb_40_a_new_will_is_no_card_for_a_turn() {
    let table = game(2, "i41|i42");
    assert_eq!(table.refusal(1, "play i41"), "ERB-40");
    assert_eq!(table.refusal(1, "will"), "ERB-40");
    assert_eq!(table.refusal(2, "will"), "ERB-40");
}

#[test]
fn erb_40_it_is_played_straight_after_an_estate_was_handed_out() {
    let table = at_1870("i41|i42|i43", "");
    assert_eq!(table.refusal(1, "will"), "ERB-40");
    let sharing = table.play("couple c01; give h1 p08; give h6 p08; rest p08");
    assert_eq!(sharing.refusal(1, "will"), "ERB-42");
    assert_eq!(sharing.refusal(3, "decline all"), "ERB-42");
    let window = sharing.play("confirm");
    assert!((1..=3).all(|number| window.allows(number, "will")));
}

#[test]
fn erb_40_it_comes_before_the_next_couple_or_not_at_all() {
    let table = window("i41||").play("* decline");
    assert_eq!(table.open().phase, PhaseView::Choosing);
    assert_eq!(table.refusal(1, "will"), "ERB-40");
    assert_eq!(table.refusal(2, "will"), "ERB-40");
}

#[test]
fn erb_40_that_familys_cash_and_heirlooms_are_handed_out_again() {
    let table = window("i41||").play("1 will");
    let estate = table.open().estate.expect("an estate");
    assert_eq!((estate.couple, estate.seat, estate.is_new_will), (piece("c01"), seat(1), true));
    assert_eq!((estate.cash, estate.heirlooms), (15, pool("h1 h6")));
    let table = table.play("give h1 p10; give h6 p10; pay p09 5; pay p08 1; rest p10; confirm");
    assert_eq!(table.cash("p01 p02 p08 p09 p10"), [0, 0, 1, 5, 9]);
    assert_eq!((table.owner("h1"), table.owner("h6")), ("p10".into(), "p10".into()));
}

#[test]
fn erb_40_law_2_does_not_bind_it() {
    let table = window("i41||").play("1 will; give h1 p08; give h6 p10; rest p10; confirm");
    assert_eq!(table.cash("p08 p09 p10"), [0, 0, 15]);
}

#[test]
fn erb_40_any_split_in_whole_thousands_will_do() {
    let table = window("i41||").play("1 will; give h1 p08; give h6 p08");
    for child in ["p08", "p09", "p10"] {
        assert_eq!(table.choices(&format!("pay {child} ")).len(), 15, "{child}");
        assert_eq!(table.refusal(1, &format!("pay {child} 16")), "ERB-40");
    }
    assert_eq!(table.choices("rest "), ["p08", "p09", "p10"]);
    assert_eq!(table.play("pay p08 4; pay p09 10; rest p10; confirm").cash("p08 p09 p10"), [4, 10, 1]);
}

#[test]
fn erb_40_law_1_holds_a_benefactor_may_have_all_the_cash() {
    let table = window("i41||").play("1 will; give h1 p08; give h6 p08; rest p09; confirm");
    assert_eq!(table.cash("p08 p09 p10"), [0, 15, 0]);
}

#[test]
fn erb_40_law_3_holds_a_benefactor_has_no_heirloom() {
    let table = window("i41||").play("1 will");
    assert_eq!(table.refusal(1, "give h1 p09"), "ERB-34");
    assert_eq!(table.choices("give "), ["h1 p08", "h1 p10", "h6 p08", "h6 p10"]);
    assert_eq!(table.play("rest p08").refusal(1, "confirm"), "ERB-34");
}

#[test]
fn erb_40_all_the_cash_is_handed_out() {
    let table = window("i41||").play("1 will; give h1 p08; give h6 p08; pay p09 3");
    assert_eq!(table.refusal(1, "confirm"), "ERB-40");
    assert_eq!(table.play("rest p08").refusal(1, "pay p08 2"), "ERB-40");
}

#[test]
fn erb_40_the_child_named_for_the_rest_has_that_and_nothing_by_name() {
    let table = window("i41||").play("1 will; give h1 p08; give h6 p08; pay p08 9; pay p10 2; rest p08; confirm");
    assert_eq!(table.cash("p08 p09 p10"), [13, 0, 2]);
}

#[test]
fn erb_40_a_child_no_longer_named_for_the_rest_has_nothing() {
    let table = window("i41||").play("1 will; give h1 p08; give h6 p08; pay p08 9; rest p08");
    assert_eq!(table.refusal(1, "rest p08"), "ERB-40");
    assert_eq!(table.play("rest p10; confirm").cash("p08 p09 p10"), [0, 0, 15]);
}

#[test]
fn erb_40_other_families_are_not_touched() {
    let table = window("i41||").play("* decline; couple c02; give h2 p11; give h5 p11; pay p12 2; confirm; 1 will");
    assert_eq!(table.refusal(1, "give h1 p10"), "ERB-30");
    assert_eq!(table.refusal(1, "pay p08 1"), "ERB-30");
    assert_eq!(table.refusal(1, "rest p08"), "ERB-30");
    let table = table.play("give h2 p13; give h5 p13; rest p13; confirm");
    assert_eq!(table.cash("p08 p10 p11 p12 p13"), [8, 7, 0, 0, 10]);
}

#[test]
fn erb_40_a_dowry_is_never_handed_out_again() {
    let table =
        at_1870_of(families(), "i41||", "").play("couple c03; give h3 p14; give h4 p14; rest p07; confirm; 1 will");
    assert_eq!(table.open().estate.map(|estate| estate.cash), Some(20));
    let table = table.play("give h3 p14; give h4 p14; rest p15; confirm");
    assert_eq!((table.cash("p07"), table.open().dowry(piece("p07"))), (vec![0], 5));
    assert_eq!(table.until_a_turn().cash("p07"), [5]);
}

#[test]
fn erb_40_an_only_child_gets_everything_again() {
    let table = at_1870_of(families(), "i41||", "").play("couple c01; 1 will");
    assert_eq!((table.cash("p10"), table.asked()), (vec![15], vec![1, 2, 3]));
}

#[test]
fn erb_41_any_player_may_play_one() {
    for number in 1..=3 {
        let table = window("i41|i42|i43").play(&format!("{number} will"));
        assert_eq!(table.open().estate.map(|estate| estate.seat.number()), Some(number));
    }
}

#[test]
fn erb_41_in_no_fixed_order() {
    assert_eq!(window("i41|i42|i43").asked(), [1, 2, 3]);
    let table = window("i41|i42|i43").play("2 decline; 1 decline; 3 will");
    assert_eq!(table.asked(), [3]);
}

#[test]
fn erb_41_the_distributing_player_too_to_get_round_law_2() {
    let table = window("||i43").play("3 will; give h1 p08; give h6 p08; rest p08; confirm");
    assert_eq!(table.cash("p08 p10"), [15, 0]);
}

#[test]
fn erb_41_a_new_will_may_answer_a_new_will() {
    let table = window("i41|i42|").play("1 will; give h1 p08; give h6 p08; rest p10; confirm");
    let table = table.play("2 will; give h1 p10; give h6 p10; rest p08; confirm");
    assert_eq!((table.cash("p08 p10"), table.owner("h1")), (vec![15, 0], "p10".into()));
}

#[test]
fn erb_41_a_seat_that_holds_none_plays_none() {
    assert_eq!(window("i41||").refusal(2, "will"), "ALL-4");
}

#[test]
fn erb_42_every_player_answers_or_declines_in_any_order() {
    let table = window("||");
    assert_eq!(table.asked(), [1, 2, 3]);
    let table = table.play("2 decline");
    assert_eq!(table.asked(), [1, 3]);
    assert_eq!(table.play("3 decline").asked(), [1]);
}

#[test]
fn erb_42_the_window_closes_when_everybody_has_declined() {
    let table = window("||").play("2 decline; 3 decline");
    assert!(matches!(table.open().phase, PhaseView::Answering { .. }));
    let table = table.play("1 decline");
    assert_eq!(table.open().phase, PhaseView::Choosing);
    assert_eq!(table.heard().last(), Some(&Told::Stands { couple: piece("c01") }));
}

#[test]
fn erb_42_a_decline_stands_until_the_next_new_will() {
    let table = window("i41|i42|").play("2 decline");
    assert_eq!(table.refusal(2, "will"), "ERB-42");
    assert_eq!(table.refusal(2, "decline"), "ERB-42");
    assert_eq!(table.refusal(2, "decline all"), "ERB-42");
}

#[test]
fn erb_42_a_new_will_opens_the_window_again_for_all() {
    let table = window("i41|i42|").play("2 decline; 1 will; give h1 p08; give h6 p08; rest p10; confirm");
    assert_eq!(table.asked(), [1, 2, 3]);
    assert!(table.allows(2, "will"));
}

#[test]
fn erb_42_a_player_may_play_several() {
    let table = window("i41 i42||").play("1 will; give h1 p08; give h6 p08; rest p10; confirm");
    let table = table.play("1 will; give h1 p10; give h6 p08; rest p08; confirm");
    assert_eq!(table.cash("p08 p10"), [15, 0]);
}

#[test]
fn erb_42_the_first_call_is_carried_out_before_another_is_accepted() {
    let table = window("i41|i42|").play("1 will");
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Sharing, vec![1]));
    assert_eq!(table.refusal(2, "will"), "ERB-42");
    assert_eq!(table.refusal(2, "decline"), "ERB-42");
    assert_eq!(table.refusal(2, "rest p08"), "ERB-30");
}

#[test]
fn erb_42_after_the_last_couple_the_window_closes_before_the_benefactors_are_paid_out() {
    let table = last_window(game(2, "i41|").to(1900));
    assert!(table.couples_left().is_empty() && table.allows(1, "will"));
    assert_eq!(table.open().living, 1);
}

/// Plays on to the window after the last couple of the change.
fn last_window(mut table: Table) -> Table {
    while !(table.couples_left().is_empty() && matches!(table.open().phase, PhaseView::Answering { .. })) {
        table = table.plain_step();
    }
    table
}

#[test]
fn erb_42_new_wills_do_not_change_whose_turn_it_is() {
    // Seat 3 has distributed, seat 2 has played the last new will: the next couple is seat 1's.
    let table = window("i41|i42|").play("1 will; give h1 p08; give h6 p08; rest p10; confirm; 3 decline");
    let table = table.play("2 will; give h1 p08; give h6 p08; rest p10; confirm; * decline");
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Choosing, vec![1]));
    assert_eq!(table.until_a_turn().turn(), 1);
}

#[test]
fn erb_42_nothing_but_an_answer_is_an_answer() {
    let table = window("i41||");
    assert_eq!(table.refusal(1, "couple c02"), "ERB-30");
    assert_eq!(table.refusal(1, "play i41"), "ERB-10");
    assert_eq!(table.refusal(3, "confirm"), "ALL-3");
}

#[test]
fn erb_43_everybody_is_asked_whether_they_hold_one_or_not() {
    let table = window("i41||");
    assert_eq!(table.legal(1), ["will", "decline", "decline all"]);
    assert_eq!(table.legal(2), ["decline", "decline all"]);
    assert_eq!(table.asked(), [1, 2, 3]);
}

#[test]
fn erb_43_the_table_never_shows_whose_answer_is_missing() {
    let before = window("i41||");
    for answer in ["1 decline", "1 decline all"] {
        let after = before.clone().play(answer);
        for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
            assert!(before.game.view(viewer) == after.game.view(viewer), "{viewer:?} sees {answer}");
            assert_eq!(before.heard_by(viewer), after.heard_by(viewer));
        }
        assert_eq!(asked(&after, Viewer::Seat(seat(2))), [2]);
        assert_eq!(asked(&after, Viewer::Seat(seat(1))), Vec::<usize>::new());
        assert_eq!(asked(&after, Viewer::Spectator), Vec::<usize>::new());
        assert_eq!(after.game.waits_for().window(), Window::Secret);
    }
}

#[test]
fn erb_43_only_the_seat_itself_hears_of_its_decline() {
    let table = window("||").play("1 decline all");
    let declined = Told::Declined { seat: seat(1), whole_change: true };
    assert_eq!(table.heard_by(Viewer::Seat(seat(1))).last(), Some(&declined));
    assert_ne!(table.heard().last(), Some(&declined));
}

#[test]
fn erb_43_a_window_lasts_a_fixed_time_and_answers_do_not_change_it() {
    let table = window("||");
    let before = table.game.waits_for();
    assert_eq!(before.timing(), Some(Timing::Fixed));
    let after = table.play("1 decline; 2 decline all").game.waits_for();
    assert_eq!((after.timing(), after.round()), (before.timing(), before.round()));
}

#[test]
fn erb_43_each_window_has_its_own_time() {
    let first = window("i41||");
    let sharing = first.clone().play("1 will");
    assert_eq!(sharing.game.waits_for().timing(), Some(Timing::Think));
    assert_ne!(sharing.game.waits_for().round(), first.game.waits_for().round());
    let again = sharing.play("give h1 p08; give h6 p08; rest p10; confirm");
    assert_eq!(again.game.waits_for().timing(), Some(Timing::Fixed));
    assert_ne!(again.game.waits_for().round(), first.game.waits_for().round());
}

#[test]
fn erb_43_silence_is_a_decline() {
    let table = window("i41||").play("2 decline");
    assert_eq!(table.game.silence(seat(1)).map(|action| action.to_string()), Some("decline".into()));
    assert_eq!(table.game.silence(seat(2)), None);
    assert_eq!(table.play("1 decline; 3 decline").game.silence(seat(1)), None);
}

#[test]
fn erb_43_one_may_decline_for_the_whole_change_of_generation() {
    let table = window("i41||").play("1 decline all; 2 decline; 3 decline");
    let table = table.play("couple c02; give h2 p11; give h5 p11; confirm");
    assert_eq!(table.asked(), [2, 3]);
    assert_eq!(table.legal(1), Vec::<String>::new());
}

#[test]
fn erb_43_that_is_offered_to_all() {
    assert!((1..=3).all(|number| window("i41||").allows(number, "decline all")));
}

#[test]
fn erb_43_it_counts_in_reopened_windows_too() {
    let table = window("i41|i42|").play("1 decline all; 2 will; give h1 p08; give h6 p08; rest p10; confirm");
    assert_eq!(table.asked(), [2, 3]);
}

#[test]
fn erb_43_it_cannot_be_withdrawn() {
    let table = window("i41||").play("1 decline all");
    for action in ["will", "decline", "decline all"] {
        assert_eq!(table.refusal(1, action), "ERB-43", "{action}");
    }
}

#[test]
fn erb_43_it_ends_with_the_change() {
    let table = window("i41||").play("1 decline all").until_a_turn().to(1900).play("couple c04");
    let table = to_window(table);
    assert_eq!(table.asked(), [1, 2, 3]);
}

/// Plays on to the next window.
fn to_window(mut table: Table) -> Table {
    while !matches!(table.open().phase, PhaseView::Answering { .. }) {
        table = table.plain_step();
    }
    table
}

#[test]
fn erb_43_when_all_have_declined_for_the_whole_change_no_window_opens() {
    let table = window("i41||").play("* decline all; couple c02; give h2 p11; give h5 p11; confirm");
    assert_eq!((table.open().phase, table.asked()), (PhaseView::Sharing, vec![2]));
}

#[test]
fn erb_43_a_decline_says_no_more_than_silence() {
    let is_quiet = |action: &str| Erbraffer::is_quiet(action.parse().expect("an action"));
    assert_eq!(["decline", "decline all", "will"].map(is_quiet), [true, true, false]);
}

#[test]
fn erb_43_no_answer_is_taken_back() {
    for answer in ["decline", "decline all"] {
        let mut table = window("i41||").to_match();
        table.play(seat(2), By::Person, answer.parse().expect("an action")).expect("a legal answer");
        assert!((1..=3).all(|number| table.undo(seat(number)).is_err()), "{answer}");
    }
    let mut table = window("i41||").to_match();
    table.play(seat(1), By::Person, "will".parse().expect("an action")).expect("a legal answer");
    assert!((1..=3).all(|number| table.undo(seat(number)).is_err()));
}

#[test]
fn erb_43_an_answer_to_an_older_question_does_not_count() {
    use bequest_engine::Answered;
    let mut table = window("i41||").to_match();
    let question = table.question_of(seat(2)).expect("a question");
    let action = "decline".parse().expect("an action");
    assert_eq!(table.answer(seat(2), By::Person, question, action), Ok(Answered::Applied));
    assert_eq!(table.answer(seat(2), By::Person, question, action), Ok(Answered::Stale));
    assert!(!Erbraffer::stands_alone("will".parse().expect("an action")));
}

#[test]
fn erb_43_sharing_by_a_new_will_can_be_taken_back_until_confirmed() {
    let mut table = window("i41||").play("1 will").to_match();
    let start = table.view(Viewer::Seat(seat(1))).expect("a seat").view;
    let steps = ["give h1 p08", "pay p09 4", "rest p10"];
    for action in steps {
        table.play(seat(1), By::Person, action.parse().expect("an action")).expect("legal");
    }
    for _ in steps {
        assert_eq!(table.undo(seat(1)), Ok(()));
    }
    assert!(table.view(Viewer::Seat(seat(1))).expect("a seat").view == start);
    assert!(table.undo(seat(1)).is_err());
}

#[test]
fn erb_44_the_card_is_replaced_from_the_pile_at_once() {
    let table = window("i41||");
    let pile = table.open().pile;
    let table = table.before_draw("1 will");
    assert!(matches!(table.open().phase, PhaseView::Drawing { .. }));
    assert_eq!((table.hand(1).len(), table.open().discards.contains(piece("i41"))), (3, true));
    let table = table.before_draw("draw i42");
    assert_eq!((table.open().phase, table.hand(1).len(), table.open().pile), (PhaseView::Sharing, 4, pile - 1));
    let wills = |table: &Table| {
        table.hand(1).iter().filter(|&card| table.open().edition().effect(card) == Effect::NewWill).count()
    };
    assert_eq!(wills(&table), 1);
}

#[test]
fn erb_44_a_new_will_drawn_for_one_may_be_played_next() {
    let table = window("i41||").play("1 will; draw i42; give h1 p08; give h6 p08; rest p10; confirm");
    assert!(table.allows(1, "will"));
}

#[test]
fn erb_44_everybody_hears_of_the_card() {
    let table = window("i41||").before_draw("1 will");
    assert_eq!(table.heard().last(), Some(&Told::NewWill { seat: seat(1), card: piece("i41"), couple: piece("c01") }));
}
