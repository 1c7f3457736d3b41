//! The end: ERB-60 to ERB-62.

mod common;

use bequest_conformance::{piece, pool, seat};
use bequest_engine::{Game, Viewer, Waiting};
use bequest_erbraffer::{Edition, Heirloom, Person, PhaseView, Told};
use common::{Table, at_1870, changed, dealt, game, table_of};

/// Everyone throws a card away until the game is over.
fn throw_to_the_end(mut table: Table) -> Table {
    while table.game.waits_for() != Waiting::Nobody {
        let card = table.choices("throw ")[0].clone();
        table = table.play(&format!("throw {card}; confirm"));
    }
    table
}

/// Four players with one of p49 to p52 each and a card that gives 2,000 and moves the hourglass; in 1990 the heirlooms of
/// c16 are given as `gifts` says, then the last hourglass card goes to this heir.
fn ended(gifts: &str, heir: &str) -> Table {
    throw_to_the_end(to_2000(gifts, heir))
}

/// As [`ended`], before the last round. Everyone has a great gain, too.
fn to_2000(gifts: &str, heir: &str) -> Table {
    let edition = changed(&[("i25", "amount = 4", "amount = 2"), ("i29", "amount = 4", "amount = 5")]);
    let table =
        table_of(edition, 4).deal("i25 i02|i26 i03|i27 i04|i28 i20", "p49|p50|p51|p52", "").play("first 1").to(1990);
    let table = table.play("couple c16");
    let estate = table.open().estate.expect("an estate");
    assert_eq!((estate.heirlooms, estate.cash % 2), (pool("h1 h2 h3 h4 h5 h6"), 0));
    let table = table.play(&format!("{gifts}; confirm")).until_a_turn();
    let card = ["i25", "i26", "i27", "i28"][table.turn() - 1];
    table.play(&format!("play {card}; heir {heir}"))
}

fn ranks(table: &Table) -> Vec<u8> {
    table.game.scores().expect("the game is over").ranks.values().to_vec()
}

/// The fortunes in thousands.
fn fortunes(table: &Table) -> Vec<i32> {
    let standing = table.game.scores().expect("the game is over");
    standing.scores.values().iter().map(|score| score.0 / 10).collect()
}

#[test]
fn erb_60_after_the_last_round_the_game_is_over() {
    let table = game(2, "|").to(2000).until_a_turn();
    assert_eq!(table.game.scores(), None);
    let table = throw_to_the_end(table);
    assert_eq!((table.open().phase, table.game.waits_for()), (PhaseView::Over, Waiting::Nobody));
    assert_eq!(table.heard().last(), Some(&Told::Ended));
    assert_eq!(table.refusal(1, "decline"), "ALL-1");
    assert_eq!(table.refusal(2, "play i01"), "ALL-1");
}

#[test]
fn erb_60_all_portraits_are_shown_then() {
    let table = dealt("|", "p50 p54|p49 p53", "").until_over();
    let shown = [Some(pool("p50 p54")), Some(pool("p49 p53"))];
    assert_eq!(table.seen_by(1).portraits.values(), shown);
    assert_eq!(table.game.view(Viewer::Spectator).portraits.values(), shown);
}

#[test]
fn erb_60_a_fortune_is_cash_and_heirlooms_on_all_own_portraits_and_what_benefactors_left() {
    let table = dealt("|", "p49 p51|p50 p54", "b01 b03|").to(1870);
    let table = table.play("couple c01; pay p09 6; give h1 p08; give h6 p08").until_over();
    let view = table.open();
    assert_eq!(table.collected(), [6, 0]);
    let worth = |person: &str| {
        let person: Person = piece(person);
        let heirlooms: u16 = view.heirlooms_of(person).iter().map(|it| Edition::built_in().heirloom(it).value).sum();
        i32::from(view.cash[person] + heirlooms)
    };
    assert_eq!(fortunes(&table), [worth("p49") + worth("p51") + 6, worth("p50") + worth("p54")]);
    assert!(worth("p49") > 50, "the heirlooms are there");
}

#[test]
fn erb_60_a_score_of_one_is_a_thousand() {
    let table = ended("give h1 p49; give h2 p49; give h3 p49; give h4 p49; give h5 p49; give h6 p49", "p49");
    let view = table.open();
    assert_eq!(fortunes(&table)[0], i32::from(view.cash[piece::<Person>("p49")]) + 50);
    assert_eq!(fortunes(&table)[2], i32::from(view.cash[piece::<Person>("p51")]));
}

#[test]
fn erb_60_the_richest_wins() {
    let table = ended("give h1 p50; give h2 p50; give h3 p50; give h4 p50; give h5 p50; give h6 p50", "p49");
    let (ranks, fortunes) = (ranks(&table), fortunes(&table));
    assert_eq!((ranks[1], fortunes.iter().max()), (1, Some(&fortunes[1])));
    for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
        if fortunes[one] > fortunes[other] {
            assert!(ranks[one] < ranks[other]);
        }
    }
}

#[test]
fn erb_61_of_equal_fortunes_the_one_with_more_in_heirlooms_wins() {
    // 26,000 against 24,000 in heirlooms, and 2,000 more in cash for the second.
    let table = ended("give h1 p49; give h3 p49; give h6 p49; give h2 p50; give h4 p50; give h5 p50", "p50");
    assert_eq!(fortunes(&table)[0], fortunes(&table)[1]);
    assert_eq!((ranks(&table)[0], ranks(&table)[1]), (1, 2));
}

#[test]
fn erb_61_the_other_way_round_too() {
    let table = ended("give h1 p50; give h3 p50; give h6 p50; give h2 p49; give h4 p49; give h5 p49", "p49");
    assert_eq!(fortunes(&table)[0], fortunes(&table)[1]);
    assert_eq!((ranks(&table)[0], ranks(&table)[1]), (2, 1));
}

#[test]
fn erb_61_equal_in_both_is_shared() {
    // 25,000 in heirlooms each; the last card goes to someone else.
    let table = ended("give h1 p49; give h4 p49; give h6 p49; give h2 p50; give h3 p50; give h5 p50", "p54");
    assert_eq!(fortunes(&table)[0], fortunes(&table)[1]);
    assert_eq!((ranks(&table)[0], ranks(&table)[1]), (1, 1));
    let standing = table.game.scores().expect("the game is over");
    assert_eq!((standing.win(seat(1)), standing.win(seat(2)), standing.win(seat(3))), (0.5, 0.5, 0.0));
}

#[test]
fn erb_61_the_same_order_ranks_the_other_places() {
    // As above, but p51 has become so rich that this is about the second place.
    let gifts = "give h1 p50; give h3 p50; give h6 p50; give h2 p49; give h4 p49; give h5 p49";
    let mut table = to_2000(gifts, "p49");
    for _ in 0..4 {
        let card = ["i02", "i03", "i04", "i20"][table.turn() - 1];
        table = table.play(&format!("play {card}; heir p51"));
    }
    assert_eq!(fortunes(&table)[0], fortunes(&table)[1]);
    assert_eq!(ranks(&table), [3, 2, 1, 4]);
}

#[test]
fn erb_61_portraits_nobody_holds_count_for_nobody() {
    let gifts = "give h1 p50; give h2 p50; give h3 p50; give h4 p50; give h5 p50; give h6 p50";
    let table = dealt("|", "p51 p52|p53 p54", "").to(1990).play("couple c16");
    let rest = if table.choices("rest ").is_empty() { "" } else { "rest p50; " };
    let table = table.play(&format!("{rest}{gifts}; confirm")).until_over();
    let view = table.open();
    let cash = |persons: &str| table.cash(persons).into_iter().map(i32::from).sum::<i32>();
    assert_eq!(fortunes(&table), [cash("p51 p52"), cash("p53 p54")]);
    assert_eq!(view.owner(piece::<Heirloom>("h1")), piece("p50"));
}

#[test]
fn erb_62_hands_portraits_and_benefactor_cards_are_secret_until_the_end() {
    let table = game(3, "||").to(1900).until_a_turn();
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert_eq!((view.hands[seat(1)].cards, view.hands[seat(1)].count), (None, 4));
        assert_eq!((view.portraits[seat(1)], view.benefactors[seat(1)]), (None, None));
    }
}

#[test]
fn erb_62_at_the_end_they_are_shown() {
    let table = game(3, "||").until_over();
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert_eq!(view.hands[seat(1)].cards, Some(table.hand(1)));
        assert_eq!(view.portraits.values(), table.open().portraits.values());
        assert_eq!(view.benefactors.values(), table.open().benefactors.values());
        assert!(view.benefactors.values().iter().all(Option::is_some));
    }
}

#[test]
fn erb_62_what_was_collected_from_benefactors_is_public() {
    let table = at_1870("||", "b01||").play("couple c01; pay p09 7; give h1 p08; give h6 p08; confirm");
    let table = table.until_a_turn().to(1900).until_a_turn();
    assert_eq!(table.game.view(Viewer::Spectator).collected.values(), [7, 0, 0]);
}

#[test]
fn erb_62_discards_are_open_thrown_away_and_swept_cards_too() {
    let table = game(2, "i44 i01 i02|i03").play("throw i01; confirm; play i03; heir p01");
    assert_eq!(table.game.view(Viewer::Spectator).discards, pool("i01 i03"));
    let table = table.before_draw("play i44");
    assert!(table.game.view(Viewer::Spectator).discards.contains(piece("i02")));
    assert_eq!(table.open().discards.len(), 2 + 8);
}

#[test]
fn erb_62_nobody_sees_what_another_draws() {
    let before = game(2, "i01|").before_draw("throw i01; confirm");
    let one = before.clone().before_draw("draw i20");
    let other = before.before_draw("draw i24");
    assert!(one.seen_by(2) == other.seen_by(2));
    assert!(one.seen_by(1) != other.seen_by(1));
}

#[test]
fn erb_62_the_view_has_no_place_for_the_pile_put_away_portraits_and_undealt_benefactors() {
    let view = serde_json::to_value(game(3, "||").until_over().game.view(Viewer::Open)).expect("a view is written");
    let fields = view.as_object().expect("an object");
    assert!(fields["pile"].is_u64());
    assert!(!fields.contains_key("put_away") && !fields.contains_key("undealt"));
}
