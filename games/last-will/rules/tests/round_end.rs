//! The end of a round: LW-60 to LW-64.

mod common;

use bequest_conformance::{piece, pieces, seat};
use bequest_engine::Viewer;
use bequest_last_will::{Card, Cards, Phase, Setup, Told, WillChoice};
use common::{Table, base, roomy, roomy_with, table, turn};

fn cards(text: &str) -> Cards {
    pieces::<Card>(text).into_iter().collect()
}

/// As [`turn`], but everyone starts with this much money.
fn turn_with(money: u8, hands: &str) -> Table {
    let players = hands.split('|').count();
    table(Setup::base(players, roomy()).with_will(WillChoice::Amount(money))).turn(hands)
}

/// The values on the board of seat 1.
fn values(table: &Table) -> Vec<Option<i16>> {
    table.open().boards[seat(1)].iter().map(|placed| placed.value).collect()
}

/// The moment at which hands are cut.
fn cutting(table: Table) -> Table {
    table.until(|view| view.phase == Phase::Cutting)
}

/// Whether the game is over after this round.
fn is_over(table: Table) -> bool {
    table.next_round().open().phase == Phase::Over
}

#[test]
fn lw_60_villas_manors_and_town_houses_drop_one_step() {
    let table = turn("p1 p7 p13 p19|").play("buy p1; buy p7; buy p13; buy p19");
    assert_eq!(values(&table.next_round()), [Some(8), Some(12), Some(15), Some(10)]);
}

#[test]
fn lw_60_a_farm_keeps_its_value_even_if_its_track_is_long() {
    let edition = roomy_with(&[("title = \"farm\"", "track = [10]", "track = [10, 7, 4]")]);
    let table = table(Setup::base(2, edition)).turn("p1 p19|").play("buy p1; buy p19").next_round();
    assert_eq!(values(&table), [Some(8), Some(10)]);
}

#[test]
fn lw_60_a_property_that_was_maintained_keeps_its_value() {
    let table = turn("p1 p7|").play("buy p1; buy p7; maintain p7").next_round();
    assert_eq!(values(&table), [Some(8), Some(14)]);
    assert_eq!(values(&table.next_round()), [Some(6), Some(12)]);
}

#[test]
fn lw_60_maintenance_without_an_action_counts_too() {
    let table = turn("p1 p7 h13|").play("put h13; buy p1; buy p7; maintain p1 by h13").next_round();
    assert_eq!(values(&table), [None, Some(10), Some(12)]);
}

#[test]
fn lw_60_the_property_of_everyone_drops() {
    let table = turn("|p1").own_turn_of(2).play("buy p1").next_round();
    assert_eq!(table.open().boards[seat(2)][0].value, Some(8));
}

#[test]
fn lw_60_one_step_each_round_and_never_below_the_last() {
    let mut table = turn("p1|").play("buy p1");
    for value in [8, 6, 4, 3, 2, 2] {
        table = table.next_round();
        assert_eq!(values(&table), [Some(value)]);
    }
}

#[test]
fn lw_60_everyone_hears_of_it() {
    let table = turn("p1 p19|").play("buy p1; buy p19").next_round();
    let dropped: Vec<Told> =
        table.heard().into_iter().filter(|told| matches!(told, Told::Depreciated { .. })).collect();
    assert_eq!(dropped, [Told::Depreciated { seat: seat(1), card: piece("p1"), value: 8 }]);
}

#[test]
fn lw_61_hands_are_cut_to_two_cards_of_ones_choice() {
    let table = cutting(turn("e1 e2 e3|"));
    let hand = table.hand(1);
    assert_eq!((hand.len(), table.asked()), (5, vec![1]));
    let table = table.play("keep e3; keep e1").next_round();
    assert_eq!(table.hand(1), cards("e1 e3"));
    assert_eq!(table.open().discards.and(hand), hand.minus(cards("e1 e3")));
}

#[test]
fn lw_61_all_choose_at_the_same_time_and_hidden() {
    let table = cutting(turn("e1 e2|e3|e4 e5"));
    assert_eq!(table.asked(), [1, 2, 3]);
    let one = table.clone().play("1 keep e1; 1 keep e2");
    let others: Vec<Card> = table.hand(1).minus(cards("e1 e2")).iter().collect();
    let other = table.play(&format!("1 keep {}; 1 keep {}", others[0], others[1]));
    assert!(one.seen_by(2) == other.seen_by(2));
    assert_eq!((one.asked(), one.hand(1).len()), (vec![2, 3], 4));
    let chose = Told::Chose { seat: seat(1), card: piece("e1") };
    assert!(one.heard_by(Viewer::Seat(seat(1))).contains(&chose));
    assert!(!one.heard_by(Viewer::Seat(seat(2))).contains(&chose) && !one.heard().contains(&chose));
}

#[test]
fn lw_61_two_cards_or_fewer_are_kept_unasked() {
    let table = turn("e1|");
    let houses: Vec<Card> = table.hand(1).minus(cards("e1")).iter().collect();
    let bought = table.play(&format!("buy {}", houses[0]));
    assert_eq!(bought.hand(1).len(), 2);
    let table = bought.next_round();
    assert_eq!((table.hand(1).len(), table.times_heard(|told| matches!(told, Told::Answered { .. }))), (2, 2));
}

#[test]
fn lw_61_what_cannot_be_kept_is_refused() {
    let table = cutting(turn("e1 e2|e3"));
    assert_eq!(table.refusal(1, "keep e3"), "ALL-4");
    let table = table.play("1 keep e1");
    assert_eq!(table.refusal(1, "keep e1"), "LW-61");
    assert_eq!(table.play("1 keep e2").refusal(1, "keep e1"), "LW-61");
}

#[test]
fn lw_62_boys_and_markers_come_home() {
    let table = table(Setup::base(2, roomy())).until(|view| view.phase == Phase::Errands);
    let table = table.play("place opera; place extension; place draw; draw events").drawn().next_round();
    let view = table.open();
    assert!(view.errands.iter().all(|errand| errand.boys.is_empty()) && view.drawers.is_empty());
    assert!(view.plan_of.values().iter().all(Option::is_none));
    assert!(view.offered.iter().all(|space| space.taken_by.is_none() && space.card.is_some()));
}

#[test]
fn lw_62_cards_that_are_left_on_the_offering_are_discarded() {
    for players in 2..=5 {
        let table = base(players).until(|view| view.phase == Phase::Errands);
        let offered: Cards = table.open().offered.iter().filter_map(|space| space.card).collect();
        let taken = table.open().offered[2].card.expect("a card");
        let table = table.play(&format!("take {taken}")).next_round();
        let left = offered.minus(Cards::only(taken));
        assert_eq!(table.open().discards.or(table.open().out_of_game).and(left), left, "{players} players");
        assert!(table.heard().contains(&Told::Cleared { cards: left }));
    }
}

#[test]
fn lw_62_wild_companions_go_back_to_their_spaces() {
    let table = turn("w1|w2").next_round();
    let wilds: Vec<Option<Card>> = table.open().wild_companions.iter().map(|space| space.card).collect();
    assert_eq!(wilds, [Some(piece("w1")), Some(piece("w2"))]);
    assert!(table.open().wild_companions.iter().all(|space| space.taken_by.is_none()));
}

#[test]
fn lw_63_nobody_with_a_pound_is_bankrupt() {
    assert!(!is_over(turn_with(4, "e1|").play("play e1; done")));
}

#[test]
fn lw_63_nothing_left_and_no_property_is_bankrupt() {
    let table = turn_with(3, "e1|").play("play e1; done").next_round();
    assert_eq!((table.open().phase, table.open().round), (Phase::Over, 1));
    assert!(table.heard().contains(&Told::Bankrupt { seat: seat(1) }));
    assert!(is_over(turn_with(3, "e4|").play("play e4; done")));
}

#[test]
fn lw_63_who_owns_a_property_is_not_bankrupt() {
    assert!(!is_over(turn_with(8, "p1|").play("buy p1")));
    assert!(!is_over(turn_with(7, "p19|").play("buy p19")));
}

#[test]
fn lw_63_it_is_seen_at_the_end_of_the_round() {
    let table = turn_with(3, "e1|e2 e4").play("play e1; done; end");
    assert_eq!((table.asked(), table.open().phase), (vec![2], Phase::Actions));
    let table = table.play("play e4; done; end");
    assert_eq!((table.open().phase, table.money(2)), (Phase::Over, -1));
}

#[test]
fn lw_63_who_has_money_again_at_the_end_of_the_round_is_not_bankrupt() {
    let table = turn_with(8, "p1 e1|").play("buy p1; sell p1; play e1; done");
    assert_eq!(table.money(1), 5);
    assert!(!is_over(table));
}

#[test]
fn lw_63_without_a_bankrupt_player_it_ends_after_round_seven() {
    for players in 2..=5 {
        let table = base(players).until(|view| view.round == 7 && view.phase == Phase::Planning);
        let table = table.next_round();
        assert_eq!((table.open().phase, table.open().round), (Phase::Over, 7));
        assert_eq!((table.asked(), table.refusal(1, "end")), (vec![], "ALL-1"));
    }
}

#[test]
fn lw_64_wild_companions_do_not_count_for_the_hand() {
    let table = turn("w1 w2|");
    assert_eq!(table.hand(1).len(), 4);
    let table = cutting(table.play("end"));
    assert_eq!((table.asked(), table.hand(1).len(), table.hand(2).len()), (vec![2], 2, 3));
}

#[test]
fn lw_64_wild_companions_then_depreciation_then_the_hand_limit_then_clearing() {
    let table = turn("w1 p1 e1 e2 e3|").play("buy p1").next_round();
    let step = |told: &Told| match told {
        Told::WildsBack => Some("wilds"),
        Told::Depreciated { .. } => Some("depreciation"),
        Told::Answered { .. } => Some("hand"),
        Told::Cleared { .. } => Some("clearing"),
        _ => None,
    };
    let heard = table.heard();
    let turn = heard.iter().position(|told| matches!(told, Told::EndedTurn { .. })).expect("a turn");
    let steps: Vec<&str> = heard[turn..].iter().filter_map(step).collect();
    assert_eq!(steps, ["wilds", "depreciation", "hand", "clearing"]);
}

#[test]
fn lw_64_depreciation_comes_before_hands_are_cut() {
    let table = cutting(turn("p1 e1 e2 e3|").play("buy p1; end"));
    assert_eq!(values(&table), [Some(8)]);
    assert!(table.open().offered.iter().any(|space| space.card.is_some()));
}

#[test]
fn lw_64_when_somebody_is_bankrupt_hands_are_not_cut() {
    let table = turn_with(3, "e1 e2 e3 e4|").play("play e1; done; end").until(|view| view.phase != Phase::Actions);
    assert_eq!((table.open().phase, table.hand(1).len()), (Phase::Over, 5));
}

#[test]
fn lw_64_in_the_last_round_hands_are_not_cut() {
    let table = base(2).until(|view| view.round == 7 && view.phase == Phase::Actions);
    let held = table.hand(1).len() + table.hand(2).len();
    let table = table.until(|view| view.phase != Phase::Actions);
    assert_eq!((table.open().phase, table.hand(1).len() + table.hand(2).len()), (Phase::Over, held));
    assert!(held > 4);
}

#[test]
fn lw_64_wild_companions_go_back_in_the_last_round_too() {
    let table = turn_with(3, "e1 w1|").play("play e1; done").next_round();
    assert_eq!(table.open().phase, Phase::Over);
    assert!(!table.hand(1).contains(piece("w1")) && table.times_heard(|told| *told == Told::WildsBack) == 1);
}

#[test]
fn lw_64_property_drops_before_the_last_count() {
    let table = turn_with(11, "p1|e4 e6 e13").play("buy p1").own_turn_of(2).play("play e6; done; play e4; done; end");
    assert_eq!((table.open().phase, values(&table)), (Phase::Over, vec![Some(8)]));
}
