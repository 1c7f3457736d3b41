//! Demotions by cards: GS-3 to GS-9, GS-16.

mod common;

use bequest_conformance::{piece, seat};
use bequest_last_will::{Cards, Edition, Line, Phase, Setup, Symbol, TaskView, Told, WillChoice};
use common::{Table, card, roomy, roomy_with, sacked_turn, sacked_turn_of, table};

/// Seat 1 has the first turn with this job of five lines; a hand for each seat. Both Breeders' Fair and the Auction lie on
/// the offering of the first round if a hand is to have them.
fn turn_with(job: &str, hands: &str) -> Table {
    let edition = roomy_with(&[
        ("title = \"breeders-fair\"", "crowns = 2", "crowns = 1"),
        ("title = \"auction\"", "crowns = 2", "crowns = 1"),
        ("title = \"wedding-tour\"", "crowns = 2", "crowns = 1"),
    ]);
    let will = WillChoice::Will(piece(if job.starts_with('k') { "v6" } else { "v1" }));
    let setup = Setup::sacked(hands.split('|').count(), edition).with_base_plans().with_will(will);
    table(setup).play(&format!("job 1 {job}")).turn(hands)
}

/// Seat 1 has the first errand with this job; a hand for each seat.
fn errand_with(job: &str, hands: &str) -> Table {
    let setup = Setup::sacked(hands.split('|').count(), roomy()).with_base_plans();
    table(setup).play(&format!("job 1 {job}")).errand_of(1, hands)
}

/// The lines that seat 1 is asked about, if it is asked.
fn lines(table: &Table) -> Vec<String> {
    table.choices("demote ")
}

/// Whether nothing is asked: the turn goes on.
fn is_free(table: &Table) -> bool {
    table.open().task == TaskView::Free && table.allows(1, "end")
}

/// The open lines of the job of seat 1.
fn open_lines(table: &Table) -> Vec<usize> {
    let job = table.household(1).job.expect("a job");
    job.open_lines(table.setup.components()).map(Line::number).collect()
}

#[test]
fn gs_3_after_an_errand_no_card_demotes() {
    let table = errand_with("j1", "e1|").play("place demotion; demote 2").own_turn_of(1);
    let table = table.play("play e1; done");
    assert!(is_free(&table));
    assert_eq!(open_lines(&table), [1, 3, 4]);
}

#[test]
fn gs_3_after_a_card_no_other_card_demotes() {
    let table = sacked_turn("j1 j2", "e1 e15 h1|").play("play e1; done; demote 1; play e15; done");
    assert!(is_free(&table));
    let table = table.play("put h1");
    assert!(is_free(&table));
    assert_eq!(open_lines(&table), [2, 3, 4]);
}

#[test]
fn gs_3_after_one_errand_no_other_demotes() {
    let table = errand_with("j1", "|").play("place demotion; demote 2; home");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.refusal(1, "place double demotion"), "GS-3");
}

#[test]
fn gs_3_the_opera_counts_too() {
    let table = errand_with("j1", "|").play("place opera; demote 1; home");
    assert_eq!(table.refusal(1, "place demotion"), "GS-3");
    let table = errand_with("j1", "|").play("place demotion; demote 2; home; place opera");
    assert_eq!(table.asked(), [2], "the opera asks nothing");
    assert_eq!(table.refusal(1, "demote 1"), "GS-4");
}

#[test]
fn gs_3_a_demotion_that_was_skipped_does_not_count() {
    let table = sacked_turn("j1 j2", "e1 e15|").play("play e1; done; skip; play e15; done");
    assert_eq!(lines(&table), ["demote 2"]);
}

#[test]
fn gs_3_it_is_one_in_each_round() {
    let table = sacked_turn("j1 j2", "e1 e15|").play("play e1; done; demote 1").next_turn_of(1).play("play e15; done");
    assert_eq!(lines(&table), ["demote 2"]);
    assert_eq!(open_lines(&table.play("demote 2")), [3, 4]);
}

#[test]
fn gs_3_each_player_has_an_own_one() {
    let table = sacked_turn("j1 j4", "e1|e15").play("play e1; done; demote 1; end").own_turn_of(2);
    let table = table.play("play e15; done");
    assert_eq!((table.asked(), lines(&table)), (vec![2], vec!["demote 1".to_owned()]));
}

#[test]
fn gs_3_a_line_is_covered_for_good() {
    let table = sacked_turn("j1 j2", "e1 e2|").play("play e1; done; demote 1").next_turn_of(1);
    assert_eq!(open_lines(&table), [2, 3, 4]);
    assert!(is_free(&table.play("play e2; done")), "there is no other mask line");
}

#[test]
fn gs_3_a_covered_line_is_not_covered_again() {
    let table = errand_with("j1", "|").play("place demotion; demote 2").next_round().next_errand_of(1);
    let table = table.play("place demotion");
    assert_eq!(lines(&table), ["demote 1", "demote 3", "demote 4"]);
    assert_eq!(table.refusal(1, "demote 2"), "GS-3");
}

#[test]
fn gs_3_everyone_hears_of_it() {
    let table = sacked_turn("j1 j2", "e1|").play("play e1; done; demote 1");
    assert_eq!(table.heard().last(), Some(&Told::Demoted { seat: seat(1), line: piece("1") }));
}

#[test]
fn gs_4_an_event_may_cover_a_line_with_its_symbol() {
    for (event, job, line) in [("e1", "j1", 1), ("e8", "j2", 3), ("e15", "j4", 1), ("e22", "j7", 3), ("e32", "j8", 4)] {
        let table = turn_with(job, &format!("{event}|")).play(&format!("play {event}; done"));
        assert_eq!(table.choices(""), [format!("demote {line}"), "skip".to_owned()], "{event} {job}");
        let table = table.play(&format!("demote {line}"));
        assert_eq!(open_lines(&table), (1..=4).filter(|its| *its != line).collect::<Vec<_>>());
    }
}

#[test]
fn gs_4_it_need_not() {
    let table = sacked_turn("j1 j2", "e1|").play("play e1; done; skip");
    assert!(is_free(&table));
    assert_eq!(open_lines(&table), [1, 2, 3, 4]);
}

#[test]
fn gs_4_no_line_with_another_symbol() {
    let table = sacked_turn("j1 j2", "e1|").play("play e1; done");
    for line in [2, 3, 4] {
        assert_eq!(table.refusal(1, &format!("demote {line}")), "GS-4", "line {line}");
    }
    assert!(is_free(&sacked_turn("j1 j2", "e8|").play("play e8; done")), "j1 has no glass");
    assert!(is_free(&sacked_turn("j1 j2", "e29|").play("play e29; done")), "e29 has no symbol");
}

#[test]
fn gs_4_a_line_is_covered_only_when_a_card_is_played() {
    let table = sacked_turn("j1 j2", "e1|");
    assert_eq!(table.refusal(1, "demote 1"), "GS-4");
    let table = table.play("play e1");
    assert_eq!(table.choices(""), ["done"], "it is not paid yet");
    assert_eq!(table.play("done; skip").refusal(1, "demote 1"), "GS-4");
}

#[test]
fn gs_4_a_helper_or_an_expense_may_when_it_is_put_on_the_board() {
    for (black, job, line) in
        [("h1", "j1", 4), ("h24", "j2", 3), ("h27", "j1", 1), ("h30", "j1", 2), ("h33", "j2", 2), ("h40", "j4", 3)]
    {
        let table = turn_with(job, &format!("{black}|")).play(&format!("put {black}"));
        assert_eq!(table.choices(""), [format!("demote {line}"), "skip".to_owned()], "{black} {job}");
    }
}

#[test]
fn gs_4_an_expense_without_a_symbol_does_not() {
    for job in ["j1", "j4", "j8", "k2"] {
        assert!(is_free(&turn_with(job, "h36|").play("put h36")), "{job}");
    }
}

#[test]
fn gs_4_a_property_may_when_it_is_bought() {
    for (property, job, line) in [("p1", "j2", 4), ("p13", "k1", 1), ("p7", "j5", 4), ("p19", "j3", 4)] {
        let table = turn_with(job, &format!("{property}|")).play(&format!("buy {property}"));
        assert_eq!(table.choices(""), [format!("demote {line}"), "skip".to_owned()], "{property} {job}");
    }
}

#[test]
fn gs_4_special_cards_may_too() {
    let table = turn_with("j1", "s1|").play("put s1");
    assert_eq!(lines(&table), ["demote 1"]);
    let table = turn_with("j4", "s2|").play("put s2");
    assert_eq!(lines(&table), ["demote 3"]);
    let table = turn_with("j2", "s4|").play("buy s4");
    assert_eq!(lines(&table), ["demote 4"]);
}

#[test]
fn gs_5_the_use_of_a_card_on_the_board_never_demotes() {
    for (expense, job) in [("h24", "j2"), ("h27", "j1"), ("h30", "j1"), ("h33", "j2")] {
        let table = turn_with(job, &format!("{expense}|")).play(&format!("put {expense}; skip; use {expense}"));
        assert!(is_free(&table), "{expense}");
        let table = table.next_turn_of(1).play(&format!("use {expense}"));
        assert!(is_free(&table), "{expense} in the next round");
    }
}

#[test]
fn gs_5_nor_does_the_privilege_of_a_helper() {
    // j4 has a person, k2 has a horse.
    let table = turn_with("j4", "h20 h22|").play("put h20; skip; put h22; skip; use h20");
    assert!(is_free(&table));
    let table = turn_with("k2", "h17 p30|").play("put h17; buy p30; use h17");
    assert!(is_free(&table));
    // j8 has a horse, a person, a glass and a wedding: the planner is a person, and helps at weddings.
    let table = turn_with("j8", "h40 e32|").play("put h40; skip; play e32; bonus h40 e32; done");
    assert_eq!(lines(&table), ["demote 4"]);
}

#[test]
fn gs_5_a_helper_that_helps_shows_no_symbol() {
    // j6 has a person and a glass. The waiter on the board helps at a dinner, which is a glass.
    let table = turn_with("j6", "h3 e8|").play("put h3; skip; play e8; bonus h3 e8; done");
    assert_eq!(lines(&table), ["demote 2"]);
}

#[test]
fn gs_5_nor_does_a_draw_by_a_helper() {
    let table = turn_with("j4", "h22|").play("put h22; skip; use h22; draw helpers").drawn();
    let keep = table.choices("keep ");
    let table = if keep.is_empty() { table } else { table.play(&keep[0]) };
    assert!(is_free(&table));
}

#[test]
fn gs_5_maintaining_and_selling_never_demote() {
    for (property, job) in [("p1", "j2"), ("p7", "j5"), ("p19", "j3"), ("p13", "k1")] {
        let table = turn_with(job, &format!("{property}|")).play(&format!("buy {property}; skip"));
        assert!(is_free(&table.clone().play(&format!("maintain {property}"))), "{property}");
        assert!(is_free(&table.play(&format!("sell {property}"))), "{property}");
    }
}

#[test]
fn gs_5_nor_does_a_sale_with_an_event() {
    let table = turn_with("j2", "p1 n6|").play("buy p1; skip; play n6; done; sell p1");
    assert!(is_free(&table));
    assert_eq!(open_lines(&table), [1, 2, 3, 4]);
}

#[test]
fn gs_5_nor_does_the_loss_of_value() {
    let table = turn_with("j2", "p1|").play("buy p1; skip").next_round();
    assert_eq!((table.open().phase, open_lines(&table)), (Phase::Planning, vec![1, 2, 3, 4]));
}

#[test]
fn gs_5_nor_does_a_card_that_is_dropped() {
    let table = turn_with("j1", "h27|").play("put h27; skip; drop h27");
    assert!(is_free(&table));
}

#[test]
fn gs_5_nor_does_a_card_that_is_taken_or_drawn() {
    let table = turn_with("j1", "s1|");
    assert!(table.hand(1).contains(card("s1")));
    assert_eq!(table.times_heard(|told| matches!(told, Told::Demoted { .. })), 0);
}

#[test]
fn gs_6_each_type_of_house_is_another_symbol() {
    // j2 has a villa, k1 a manor, j5 a town house and j3 a farm.
    for (job, matching) in [("j2", "p1"), ("k1", "p13"), ("j5", "p7"), ("j3", "p19")] {
        for property in ["p1", "p13", "p7", "p19"] {
            let table = turn_with(job, &format!("{property}|")).play(&format!("buy {property}"));
            assert_eq!(!is_free(&table), property == matching, "{property} for {job}");
        }
    }
}

#[test]
fn gs_6_the_coachman_is_a_helper_and_no_carriage() {
    // j5 has a carriage and no person, j4 has both.
    assert!(is_free(&turn_with("j5", "h5|").play("put h5")));
    assert_eq!(lines(&turn_with("j4", "h5|").play("put h5")), ["demote 3"]);
}

#[test]
fn gs_6_every_helper_is_a_person_and_nothing_else() {
    for number in (1..=23).chain([40]) {
        let symbols = Edition::built_in().face(card(&format!("h{number}"))).symbols;
        assert_eq!(symbols.iter().map(Symbol::as_str).collect::<Vec<_>>(), ["person"], "h{number}");
    }
}

#[test]
fn gs_6_what_is_printed_elsewhere_does_not_count() {
    // j2 has a guest, for whom e1 has a circle; j9 has a chef, for whom h24 has one; j3 has a horse, for whom p21 has one.
    assert!(is_free(&turn_with("j2", "e1|").play("play e1; done")));
    assert!(is_free(&turn_with("j9", "h24|").play("put h24")));
    assert_eq!(lines(&turn_with("j3", "p21|").play("buy p21")), ["demote 4"]);
}

#[test]
fn gs_7_a_companion_may_demote_with_a_white_card() {
    // j2 has a guest on its first line, and no mask.
    let table = turn_with("j2", "e1 c11|").play("play e1; with c11 e1; done");
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
    // j7 has a dog on its first line, and no wheel.
    let table = turn_with("j7", "e15 c1|").play("play e15; with c1 e15; done");
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
    // j9 has a chef on its first line, and no glass.
    let table = turn_with("j9", "e8 c16|").play("play e8; with c16 e8; done");
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
    // j8 has a horse on its first line, and no carriage.
    let table = turn_with("j8", "e22 c6|").play("play e22; with c6 e22; done");
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
}

#[test]
fn gs_7_a_companion_may_demote_when_it_puts_a_token_on_a_black_card() {
    // j3 has a horse on its second line, j2 a guest on its first.
    let table = turn_with("j3", "p21 c6|").play("buy p21; skip; token c6 p21");
    assert_eq!(table.choices(""), ["demote 2", "skip"]);
    let table = turn_with("j2", "h27 c11|").play("put h27; token c11 h27");
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
}

#[test]
fn gs_7_a_token_shows_no_symbol_of_the_card_that_it_lies_on() {
    // j3 has a horse and a farm, j1 a mask and no guest.
    let table = turn_with("j3", "p21 c6|").play("buy p21; skip; token c6 p21");
    assert_eq!(lines(&table), ["demote 2"]);
    assert!(is_free(&turn_with("j1", "h27 c11|").play("put h27; skip; token c11 h27")));
}

#[test]
fn gs_7_a_token_that_lies_there_demotes_no_more() {
    let table = turn_with("j2", "h27 c11|").play("put h27; token c11 h27; skip; use h27");
    assert!(is_free(&table));
}

#[test]
fn gs_7_a_companion_that_is_not_played_does_not() {
    assert!(is_free(&turn_with("j2", "e1 c11|").play("play e1; done")));
}

#[test]
fn gs_7_a_wild_companion_counts_as_what_it_is_played_as() {
    // j9 has a chef on its first line and a guest on its third.
    let table = || turn_with("j9", "e8 w1|").play("play e8");
    assert_eq!(lines(&table().play("with w1 e8 chef; done")), ["demote 1"]);
    assert_eq!(lines(&table().play("with w1 e8 guest; done")), ["demote 3"]);
}

#[test]
fn gs_7_a_wild_companion_may_put_a_token_as_what_it_is_played_as() {
    // j10 has a farm and a dog; p19 has circles for a horse and a dog.
    let table = || turn_with("j10", "p19 w1|").play("buy p19; skip");
    assert_eq!(lines(&table().play("token w1 p19 dog")), ["demote 2"]);
    assert!(is_free(&table().play("token w1 p19 horse")));
}

#[test]
fn gs_7_only_a_wild_companion_covers_a_wild_line() {
    // k2 has a glass, a horse, a town house, a carriage and a wild line, k9 a guest and a wild line.
    let table = turn_with("k2", "e1 w1 c11|").play("play e1");
    assert_eq!(lines(&table.clone().play("with w1 e1 guest; done")), ["demote 5"]);
    assert!(is_free(&table.play("with c11 e1; done")));
    let table = turn_with("k9", "e1 c11|").play("play e1; with c11 e1; done");
    assert_eq!(lines(&table), ["demote 1"]);
}

#[test]
fn gs_7_a_wild_companion_covers_the_line_of_its_kind_or_a_wild_one() {
    let table = turn_with("k9", "e1 w1|").play("play e1; with w1 e1 guest; done");
    assert_eq!(table.choices(""), ["demote 1", "demote 5", "skip"]);
    let table = turn_with("k2", "p21 w1|").play("buy p21; token w1 p21 horse");
    assert_eq!(table.choices(""), ["demote 2", "demote 5", "skip"]);
}

#[test]
fn gs_7_no_event_and_no_black_card_covers_a_wild_line() {
    for event in ["e1", "e15", "e32", "e29"] {
        assert!(is_free(&turn_with("k2", &format!("{event}|")).play(&format!("play {event}; done"))), "{event}");
    }
    for black in ["h1", "h27", "h30", "h36"] {
        assert!(is_free(&turn_with("k2", &format!("{black}|")).play(&format!("put {black}"))), "{black}");
    }
}

#[test]
fn gs_8_the_breeders_fair_itself_never_demotes() {
    assert!(Edition::built_in().face(card("s7")).symbols.is_empty());
    for job in ["j1", "j3", "j9", "k2"] {
        assert!(is_free(&turn_with(job, "s7|").play("play s7; done")), "{job}");
    }
}

#[test]
fn gs_8_dogs_and_horses_given_to_it_may() {
    // j1 has a dog on its third line, j3 a horse on its second.
    assert_eq!(lines(&turn_with("j1", "s7 c1|").play("play s7; with c1 s7; done")), ["demote 3"]);
    assert_eq!(lines(&turn_with("j3", "s7 c6|").play("play s7; with c6 s7; done")), ["demote 2"]);
    assert!(is_free(&turn_with("j3", "s7 c1|").play("play s7; with c1 s7; done")));
}

#[test]
fn gs_8_several_of_them_cover_one_line() {
    // k2 has a horse on its second line.
    let table = turn_with("k2", "s7 c1 c6 c7|").play("play s7; with c1 s7; with c6 s7; with c7 s7; done");
    assert_eq!(table.money(1), 60 + 11 - 3 - 3 * 3);
    assert_eq!(lines(&table), ["demote 2"]);
    assert!(is_free(&table.play("demote 2")));
}

#[test]
fn gs_8_a_wild_companion_is_given_as_either() {
    let table = turn_with("k2", "s7 w1|").play("play s7");
    assert_eq!(table.choices("with "), ["with w1 s7 dog", "with w1 s7 horse"]);
    assert_eq!(lines(&table.clone().play("with w1 s7 horse; done")), ["demote 2", "demote 5"]);
    assert_eq!(lines(&table.play("with w1 s7 dog; done")), ["demote 5"]);
}

#[test]
fn gs_8_guests_and_chefs_are_not_given_to_it() {
    let table = turn_with("j9", "s7 c11 c16 w1|").play("play s7");
    for with in ["with c11 s7", "with c16 s7", "with w1 s7 guest", "with w1 s7 chef", "with w1 s7"] {
        assert_eq!(table.refusal(1, with), "LW-41", "{with}");
    }
}

#[test]
fn gs_9_a_card_with_several_symbols_covers_a_line_of_any_of_them() {
    // The wedding of four symbols: glass, carriage, wheel and wedding.
    let jobs = [
        ("j1", vec![2]),
        ("j2", vec![2, 3]),
        ("j3", vec![1]),
        ("j4", vec![1, 4]),
        ("j6", vec![2, 4]),
        ("j8", vec![3, 4]),
        ("j9", vec![4]),
        ("k2", vec![1, 4]),
        ("k6", vec![2, 3]),
    ];
    for (job, expected) in jobs {
        let table = turn_with(job, "n4|").play("play n4; done");
        let expected: Vec<String> = expected.iter().map(|line| format!("demote {line}")).collect();
        assert_eq!(lines(&table), expected, "{job}");
    }
}

#[test]
fn gs_9_it_covers_one_line_alone() {
    let table = turn_with("j2", "n4|").play("play n4; done; demote 3");
    assert!(is_free(&table));
    assert_eq!(open_lines(&table), [1, 2, 4]);
}

#[test]
fn gs_16_one_play_offers_one_choice_of_all_symbols_played() {
    // k1 has a mask on its second line and a guest on its third.
    let table = turn_with("k1", "e1 c11|").play("play e1; with c11 e1; done");
    assert_eq!(table.choices(""), ["demote 2", "demote 3", "skip"]);
    assert!(is_free(&table.clone().play("demote 3")));
    assert!(is_free(&table.play("skip")), "nor is it asked for each of them");
}

#[test]
fn gs_16_that_holds_for_a_wedding_set() {
    // k6 has a glass on its second line and a wedding on its third, j2 a guest on its first and no wedding.
    let table = turn_with("k6", "n4 e32|").play("play e32; join n4; done");
    assert_eq!(table.choices(""), ["demote 2", "demote 3", "skip"]);
    assert!(is_free(&table.play("demote 3")));
    let table = turn_with("j2", "e32 e36 c11|").play("play e32; join e36; with c11 e36; done");
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
}

#[test]
fn gs_16_that_holds_for_a_token() {
    let table = turn_with("k2", "p21 w1|").play("buy p21; token w1 p21 horse; demote 5");
    assert!(is_free(&table));
    assert_eq!(open_lines(&table), [1, 2, 3, 4]);
}

#[test]
fn gs_16_lines_come_after_payment_and_the_cards_are_away() {
    let table = turn_with("j2", "e1 c11|").play("play e1; with c11 e1; done");
    assert_eq!(table.open().task, TaskView::Line);
    assert_eq!(table.money(1), 50 + 7 - 3 - 2);
    let away: Cards = ["e1", "c11"].map(card).into_iter().collect();
    assert_eq!((table.hand(1).and(away).len(), table.open().discards.and(away).len()), (0, 2));
    assert_eq!(table.actions(), 8);
}

#[test]
fn gs_16_the_line_comes_after_the_actions_that_are_given() {
    let edition = roomy_with(&[("title = \"free-afternoon\"", "symbols = []", "symbols = [\"mask\"]")]);
    let table = sacked_turn_of(edition, "j1 j2", "e29|").play("play e29; done");
    assert_eq!((table.open().task, table.actions()), (TaskView::Line, 10));
}

#[test]
fn gs_16_the_line_comes_before_the_sale() {
    let edition = roomy_with(&[
        ("title = \"auction\"", "crowns = 2", "crowns = 1"),
        ("title = \"auction\"", "symbols = []", "symbols = [\"mask\"]"),
    ]);
    let table = sacked_turn_of(edition, "j1 j2", "n6 p1|").play("buy p1; play n6; done");
    assert_eq!(table.choices(""), ["demote 1", "skip"]);
    for next in ["demote 1", "skip"] {
        assert_eq!(table.clone().play(next).choices(""), ["skip", "sell p1"], "{next}");
    }
}

#[test]
fn gs_16_nothing_else_is_done_before_the_line() {
    let table = sacked_turn("j1 j2", "e1 e2 h1|").play("play e1; done");
    for action in ["end", "play e2", "put h1", "done"] {
        assert_eq!(table.refusal(1, action), "GS-16", "{action}");
    }
}

/// Seat 1 has a turn in the fourth round with one open line, a mask, so many pounds and these cards.
fn nearly_sacked(pounds: i16, hand: &str) -> Table {
    let edition = roomy_with(&[("id = \"v1\"", "money = 50", "money = 1")]);
    let table = table(Setup::sacked(2, edition).with_base_plans()).play("job 1 j1");
    let mut table = table.errand_of(1, &format!("{hand} h36 h37 h38 h39|"));
    for line in [2, 3, 4] {
        // Two pounds for the opera and one for each club, as far as they go.
        table = table.play(&format!("place demotion; demote {line}; home; place opera")).own_turn_of(1);
        table = spend_in_clubs(table).next_errand_of(1);
    }
    let mut table = table.own_turn_of(1);
    while table.money(1) > pounds {
        let club = table.choices("use ")[0].clone();
        table = table.play(&club);
    }
    assert_eq!((table.money(1), open_lines(&table)), (pounds, vec![1]));
    table
}

fn spend_in_clubs(mut table: Table) -> Table {
    for club in ["h36", "h37", "h38", "h39"] {
        for action in [format!("put {club}"), format!("use {club}")] {
            if table.allows(1, &action) {
                table = table.play(&action);
            }
        }
    }
    table
}

#[test]
fn gs_16_debt_is_judged_as_before_the_demotion() {
    // The theatre costs three pounds and would cover the last line.
    let table = nearly_sacked(2, "e1");
    assert_eq!(table.refusal(1, "play e1"), "GS-14");
    let table = nearly_sacked(3, "e1").play("play e1; done; demote 1");
    assert_eq!((table.money(1), table.household(1).job), (0, None));
}

#[test]
fn gs_16_so_it_is_for_what_is_added() {
    let table = nearly_sacked(3, "e1 c11").play("play e1");
    assert_eq!(table.refusal(1, "with c11 e1"), "GS-14");
}
