//! What the drawings depend on.

use std::hash::{DefaultHasher, Hash, Hasher};

use bequest_last_will::{LastWill, OfferedCard, TaskView};
use bequest_web::{Area, At};

use super::model::Model;
use super::offering;

/// Returns a number for all that a region depends on.
pub(super) fn of(area: Area, at: &At<'_, LastWill>) -> Option<u64> {
    let m = Model::of(at);
    let mut hasher = DefaultHasher::new();
    table(&m, &mut hasher);
    match area {
        Area::Board => board(&m, &mut hasher),
        Area::Players => players(&m, &mut hasher),
        Area::Hand => hand(&m, &mut hasher),
        Area::Stage => stage(&m, &mut hasher),
    }
    Some(hasher.finish())
}

/// What every region shows: who acts, money, boards, jobs, plans and the market.
fn table(m: &Model<'_>, hasher: &mut DefaultHasher) {
    let view = m.view;
    (m.now, view.phase as u8, view.round, view.pass, view.acting, view.actions).hash(hasher);
    (view.market, view.plan_of.values()).hash(hasher);
    for seat in m.seats() {
        let house = m.house(seat);
        (house.money, house.job, view.slots[seat]).hash(hasher);
        for placed in house.board.cards() {
            (placed.card, placed.tokens, placed.step(), placed.is_used()).hash(hasher);
        }
    }
}

/// What can be done on the page, and what has been begun.
fn legal(m: &Model<'_>, hasher: &mut DefaultHasher) {
    for prompt in m.at.prompts {
        (prompt.seat, prompt.legal).hash(hasher);
    }
    if let Some(play) = &m.view.play {
        (play.cards(), play.added(), m.can_take_back()).hash(hasher);
        play.companions().for_each(|(_, tokens)| tokens.hash(hasher));
        play.bonuses(m.house(m.view.acting)).for_each(|bonus| bonus.hash(hasher));
    }
    if let TaskView::Looking { cards } | TaskView::Drawing { cards } = m.view.task {
        cards.hash(hasher);
    }
}

fn board(m: &Model<'_>, hasher: &mut DefaultHasher) {
    let view = m.view;
    let offered = |space: &OfferedCard| (space.card, space.taken_by, space.group);
    view.offered.iter().chain(&view.wild_companions).map(offered).collect::<Vec<_>>().hash(hasher);
    for errand in &view.errands {
        (errand.errand, errand.spaces, &errand.boys).hash(hasher);
    }
    (view.drawers, view.symbols, view.demoted, offering::taken(m)).hash(hasher);
    view.plans.hash(hasher);
    if let Some(hand) = m.own_hand() {
        hand.hash(hasher);
    }
    legal(m, hasher);
}

fn stage(m: &Model<'_>, hasher: &mut DefaultHasher) {
    let view = m.view;
    (view.answered, view.amount, view.symbols, view.sale, view.demoted, view.starting_player).hash(hasher);
    (view.draw.to_name, view.draw.named, view.draw.keep, &view.plans).hash(hasher);
    for seat in m.seats() {
        (view.chosen[seat], view.hands[seat].cards, view.hands[seat].count).hash(hasher);
    }
    legal(m, hasher);
}

fn players(m: &Model<'_>, hasher: &mut DefaultHasher) {
    let view = m.view;
    (view.answered, view.starting_player).hash(hasher);
    view.plans.hash(hasher);
    for seat in m.seats() {
        (view.hands[seat].count, view.hands[seat].cards).hash(hasher);
    }
}

fn hand(m: &Model<'_>, hasher: &mut DefaultHasher) {
    let view = m.view;
    (&view.plans, view.demoted).hash(hasher);
    for seat in m.seats() {
        (view.hands[seat].cards, view.chosen[seat]).hash(hasher);
    }
    legal(m, hasher);
}
