//! All worlds that a view allows, found by trying every place for every card: what imagining is compared with.

use bequest_engine::{Game, Piece, Pool, Seat};

use super::{Card, Phase, Position, View};

/// Returns every position that looks like this to the viewer of a view, once the cards are dealt.
pub fn arrangements<const FLAWED: bool>(view: &View) -> Vec<Position<FLAWED>> {
    let shown = view.shown.values().iter().copied().fold(Pool::EMPTY, Pool::or);
    let cards: Vec<Card> = Pool::first(usize::from(view.setup.edition.cards)).minus(shown).iter().collect();
    let start = Position {
        phase: view.phase,
        round: view.round,
        shown: view.shown,
        coins: view.coins,
        pot: view.pot,
        bank: view.bank,
        deck: Pool::EMPTY,
        ..Position::new(&view.setup)
    };
    let mut found = Vec::new();
    place_all(&start, &cards, view, &mut found);
    found
}

/// Puts the first card in every place there is, and then the others.
fn place_all<const FLAWED: bool>(
    position: &Position<FLAWED>,
    cards: &[Card],
    view: &View,
    found: &mut Vec<Position<FLAWED>>,
) {
    let Some((&card, rest)) = cards.split_first() else {
        if is_allowed(position, view) {
            found.push(position.clone());
        }
        return;
    };
    let mut go_on = |put: &dyn Fn(&mut Position<FLAWED>)| {
        let mut next = position.clone();
        put(&mut next);
        place_all(&next, rest, view, found);
    };
    go_on(&|next| next.deck.insert(card));
    for seat in view.coins.seats() {
        if position.held(seat) < usize::from(view.held[seat]) {
            go_on(&|next| next.hands[seat].truth_mut().insert(card));
            if matches!(view.phase, Phase::Laying(_)) {
                go_on(&|next| next.covered[seat].truth_mut().insert(card));
            }
        }
        if position.reserves[seat].truth().len() < usize::from(view.drawn[seat]) {
            go_on(&|next| next.reserves[seat].truth_mut().insert(card));
        }
    }
}

fn is_allowed<const FLAWED: bool>(position: &Position<FLAWED>, view: &View) -> bool {
    let [low, high] = [0, usize::from(view.setup.edition.cards) - 1].map(Card::from_index);
    let dealt = |seat: Seat| position.hands[seat].truth().or(*position.covered[seat].truth()).or(view.shown[seat]);
    let is_forbidden = |seat: Seat| dealt(seat).contains(low) && dealt(seat).contains(high);
    let has_laid_enough = |seat: Seat| match (view.phase, position.covered[seat].truth().len()) {
        (Phase::Laying(answered), 0) => !answered.contains(seat) || view.held[seat] == 0,
        (Phase::Laying(answered), 2) => answered.contains(seat),
        _ => true,
    };
    view.coins.seats().all(|seat| !is_forbidden(seat) && has_laid_enough(seat)) && position.view(view.viewer) == *view
}
