//! The action turn.

mod common;

use common::{sacked_turn, turn};

#[test]
fn lw_41_a_companion_raises_an_event_and_is_discarded() {
    let begun = turn("e1 c11|").play("play e1; with c11 e1");
    assert_eq!(begun.open().amount, Some(5));
    let done = begun.play("done");
    assert_eq!((done.money(1), done.actions()), (65, 8));
}

#[test]
fn gs_4_a_card_covers_a_line_with_its_symbol() {
    let played = sacked_turn("j1 j2", "e1|").play("play e1; done");
    assert_eq!(played.choices(""), ["demote 1", "skip"]);
}
