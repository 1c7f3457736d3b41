//! The offering board of the expansion and its decks: GS-23, GS-24, GS-26.

mod common;

use bequest_conformance::{piece, seat};
use bequest_engine::{Game, SeatSet, Waiting};
use bequest_last_will::{Card, Chance, Deck, Edition, Family, Phase, Setup, Told};
use common::{Table, base, card, roomy, sacked, sacked_turn, table};

/// The families of the cards on the offering.
fn offered(table: &Table, family: Family) -> Vec<Card> {
    table.open().offered.iter().filter_map(|space| space.card).filter(|card| card.family() == family).collect()
}

/// Goes on until chance draws a card of this family, and returns the cards that it may be.
fn cards_of(mut table: Table, family: Family) -> Vec<Card> {
    loop {
        assert_eq!(table.game.waits_for(), Waiting::Chance, "no such card is drawn before anyone is asked");
        let outcomes: Vec<Chance> = table.outcomes().iter().map(|outcome| piece(outcome)).collect();
        let cards: Vec<Card> = outcomes
            .iter()
            .filter_map(|outcome| if let Chance::Card(card) = outcome { Some(*card) } else { None })
            .collect();
        if cards.first().is_some_and(|card| card.family() == family) {
            return cards;
        }
        table.chance(outcomes[0]);
    }
}

fn cards(text: &str, numbers: impl Iterator<Item = usize>) -> Vec<Card> {
    numbers.map(|number| card(&format!("{text}{number}"))).collect()
}

#[test]
fn gs_23_the_board_holds_one_new_special_card() {
    for players in 2..=5 {
        assert_eq!(offered(&sacked(players).drawn(), Family::NewSpecial).len(), 1, "{players} players");
        assert_eq!(offered(&base(players).drawn(), Family::NewSpecial).len(), 0, "{players} players");
    }
}

#[test]
fn gs_23_the_other_special_cards_stay() {
    for players in 2..=5 {
        assert_eq!(offered(&sacked(players).drawn(), Family::Special).len(), 2, "{players} players");
    }
}

#[test]
fn gs_23_each_round_brings_another_one() {
    let mut table = sacked(2).drawn();
    for round in 1..=7 {
        let told = table.heard();
        let begun = told.iter().rposition(|told| matches!(told, Told::Round { .. })).expect("a round");
        let is_new = |told: &&Told| matches!(told, Told::Offered { card } if card.family() == Family::NewSpecial);
        assert_eq!((table.open().round, told[begun..].iter().filter(is_new).count()), (round, 1));
        table = table.until(|view| view.round > round || view.phase == Phase::Over);
    }
}

#[test]
fn gs_23_a_boy_fetches_it() {
    let table = sacked_turn("j1 j2", "n1|");
    assert!(table.hand(1).contains(card("n1")));
    assert!(table.heard().contains(&Told::Took { seat: seat(1), card: card("n1") }));
    assert_eq!(offered(&table, Family::NewSpecial), []);
}

#[test]
fn gs_23_only_one_boy_does() {
    let table = sacked(2).errand_of(1, "|");
    let new = offered(&table, Family::NewSpecial)[0];
    let table = table.play(&format!("take {new}"));
    assert_eq!(table.refusal(2, &format!("take {new}")), "LW-31");
}

#[test]
fn gs_23_it_is_never_drawn() {
    for family in [Family::NewSpecial, Family::Special] {
        assert!(Edition::built_in().family(family).iter().all(|card| Deck::of(card).is_none()), "{family}");
    }
    let decks: Vec<&str> = Deck::ALL.iter().map(|deck| deck.as_str()).collect();
    assert_eq!(decks, ["events", "helpers", "properties", "companions"]);
    let table = sacked(2).next_errand_of(1).play("place draw");
    assert_eq!(table.choices("draw "), decks.iter().map(|deck| format!("draw {deck}")).collect::<Vec<_>>());
    for deck in decks {
        let drawn = table.clone().play(&format!("draw {deck}")).outcomes();
        assert!(drawn.iter().all(|outcome| !outcome.starts_with("card n") && !outcome.starts_with("card s")), "{deck}");
    }
}

#[test]
fn gs_23_a_card_that_nobody_fetches_is_out_of_the_game() {
    let table = sacked(2).drawn();
    let new = offered(&table, Family::NewSpecial)[0];
    let table = table.next_round().next_round();
    assert!(table.open().out_of_game.contains(new));
    assert_ne!(offered(&table, Family::NewSpecial), [new]);
}

#[test]
fn gs_23_it_has_the_space_for_demotions_and_the_double_one() {
    for players in 2..=5 {
        let named = |table: &Table| -> Vec<(&str, u8)> {
            let errands = table.open().errands;
            let names = ["demotion", "double"];
            let own = errands.iter().filter(|view| names.contains(&view.errand.as_str()));
            own.map(|view| (view.errand.as_str(), view.spaces)).collect()
        };
        assert_eq!(named(&sacked(players).drawn()), [("demotion", 1), ("double", 1)], "{players} players");
        assert_eq!(named(&base(players).drawn()), [], "{players} players");
    }
}

#[test]
fn gs_23_without_the_expansion_there_are_no_such_errands() {
    let table = base(3).next_errand_of(1);
    for errand in ["demotion", "double extension", "double demotion"] {
        assert_eq!(table.refusal(1, &format!("place {errand}")), "GS-23", "{errand}");
    }
}

#[test]
fn gs_23_the_board_is_there_without_jobs_and_with_printed_plans() {
    let setup = Setup::sacked(3, roomy()).with_jobs(SeatSet::EMPTY).with_base_plans();
    assert_eq!(offered(&table(setup).drawn(), Family::NewSpecial).len(), 1);
}

#[test]
fn gs_24_cards_with_one_crown_lie_on_top() {
    assert_eq!(cards_of(sacked(2), Family::NewSpecial), cards("n", 1..=3));
}

#[test]
fn gs_24_after_them_come_those_with_two_crowns() {
    let table = sacked(2).until(|view| view.phase == Phase::Over);
    let order: Vec<usize> = (table.heard().iter())
        .filter_map(|told| match told {
            Told::Offered { card } if card.family() == Family::NewSpecial => Some(card.number()),
            _ => None,
        })
        .collect();
    let (mut first, mut second) = (order[..3].to_vec(), order[3..].to_vec());
    first.sort_unstable();
    second.sort_unstable();
    assert_eq!((first, second), (vec![1, 2, 3], vec![4, 5, 6, 7]));
}

#[test]
fn gs_24_their_deck_is_their_own() {
    // A fresh pile of special cards holds the four with one crown, and no new ones.
    assert_eq!(cards_of(sacked(2), Family::Special), cards("s", 1..=4));
    assert_eq!(cards_of(base(2), Family::Special), cards("s", 1..=4));
}

#[test]
fn gs_26_the_new_events_are_among_the_events() {
    // With three players an event lies on the first offering.
    assert_eq!(cards_of(sacked(3), Family::Event), cards("e", 1..=37));
    assert_eq!(cards_of(base(3), Family::Event), cards("e", 1..=31));
}

#[test]
fn gs_26_the_new_helper_is_among_the_helpers() {
    assert_eq!(cards_of(sacked(2), Family::Helper), cards("h", 1..=40));
    assert_eq!(cards_of(base(2), Family::Helper), cards("h", 1..=39));
}

#[test]
fn gs_26_the_new_properties_are_among_the_properties() {
    assert_eq!(cards_of(sacked(2), Family::Property), cards("p", 1..=30));
    assert_eq!(cards_of(base(2), Family::Property), cards("p", 1..=24));
}

#[test]
fn gs_26_there_are_no_new_companions() {
    assert_eq!(cards_of(sacked(2), Family::Companion), cards("c", 1..=20));
}
