use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_last_will::{Action, Deck, Errand, LastWill, ROUNDS, View};

use crate::thrifty::{best, per_action};

/// Plays Last Will so that a beginner enjoys it: each move makes sense by itself, and there is no hurry.
///
/// It likes plans that give some of everything, draws from all decks in turn, fetches the card that spends most, keeps
/// house (it buys, maintains, and sells only in the last two rounds) and adds the companions that fit. It plays no
/// second helper of an event, moves no market tokens and plans no debt.
pub struct Gentle;

/// It has no more properties at a time.
const PROPERTIES: usize = 2;
/// From this round on it sells.
const SALES: u8 = ROUNDS - 1;

impl Bot<LastWill> for Gentle {
    fn choose(&mut self, question: &Question<LastWill>) -> Option<Action> {
        let Question { view, seat, legal, .. } = question;
        best(legal, |action| good(view, *seat, action))
    }

    fn listens(&self) -> bool {
        false
    }
}

/// Returns how good an action seems.
fn good(view: &View, seat: Seat, action: Action) -> i32 {
    let properties = view.obstacles(seat).properties;
    match action {
        Action::Plan(plan) => {
            let plan = view.plan(plan).unwrap_or_default();
            i32::from(plan.cards.min(3)) + i32::from(plan.boys.min(2)) + i32::from(plan.actions.min(3))
        }
        Action::Draw(deck) => -i32::from(view.draw.named[deck as usize]) + i32::from(deck == Deck::Events),
        Action::Keep(card) | Action::Take(card) => per_action(view, card),
        Action::Place(Errand::Demotion | Errand::DoubleDemotion) => 4,
        Action::Place(Errand::Opera | Errand::Draw) => 2,
        Action::Place(Errand::Market | Errand::Extension | Errand::DoubleExtension) => -1,
        Action::Home | Action::End => 0,
        Action::Bonus(..) => 3,
        Action::With { .. } => 2,
        Action::Done => 1,
        Action::Demote(line) => i32::from(view.jobs[seat].as_ref().map_or(0, |job| job.lines[line.number() - 1].pay)),
        Action::Join(_) | Action::Skip => -1,
        Action::Sell { .. } if view.round >= SALES => 40,
        Action::Buy(..) if view.round < SALES - 1 && properties < PROPERTIES => 35,
        Action::Put(_) if view.round < SALES => 30,
        Action::Play(card) => 20 + per_action(view, card),
        Action::Use(card) => 15 + i32::from(view.running_cost(seat, card)),
        Action::Maintain(..) => 10,
        Action::Sell { .. } | Action::Buy(..) | Action::Put(_) | Action::Drop(_) | Action::Token { .. } => -1,
        Action::Market(market) => i32::from(market == view.market),
    }
}
