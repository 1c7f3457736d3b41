//! What a player is advised to do: whatever adds most to their own estimate, by what they may know.

mod estates;

use std::cmp::Reverse;

use bequest_engine::Pool;
use bequest_erbraffer::{Action, Card, Edition, Effect, Holdings, Outlook, Person, PhaseView, Plan, View};

use crate::intent::{Intent, Play, plays_from};

/// What a player is advised to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The next small step.
    pub action: Action,
    /// What everyone would have after all that it is a step of.
    pub outcome: Holdings,
}

/// Advises the viewer, if they sit at the table and are asked; always the same in the same position.
pub fn advise(view: &View, legal: &[Action]) -> Option<Advice> {
    let adviser = Adviser { view, outlook: view.own_outlook()? };
    let (action, outcome) = match (view.phase, &view.estate) {
        (PhaseView::Turn { plan }, _) => adviser.turn(plan.unwrap_or_default()),
        (PhaseView::Testament, _) => (adviser.seal(legal)?, view.holdings()),
        (PhaseView::Choosing, _) => adviser.pick_couple(legal)?,
        (PhaseView::Sharing, Some(estate)) => adviser.share(estate),
        (PhaseView::Answering { .. }, Some(estate)) => adviser.answer(estate, legal),
        (
            PhaseView::Answering { .. }
            | PhaseView::Sharing
            | PhaseView::Dealing
            | PhaseView::DrawingFirst
            | PhaseView::Drawing { .. }
            | PhaseView::Over,
            _,
        ) => return None,
    };
    legal.contains(&action).then_some(Advice { action, outcome })
}

struct Adviser<'a> {
    view: &'a View,
    outlook: Outlook,
}

impl Adviser<'_> {
    /// Returns the viewer's estimate if the family has this, in hundreds.
    fn estimate(&self, holdings: &Holdings) -> i64 {
        self.outlook.estimate(holdings).total().into()
    }

    /// Returns by how much the viewer's estimate rises if the family has this, in hundreds.
    fn gain(&self, holdings: &Holdings) -> i64 {
        self.estimate(holdings) - self.estimate(&self.view.holdings())
    }

    /// Goes on with what the viewer has in mind if that is of use; else proposes what is of most use.
    fn turn(&self, plan: Plan) -> (Action, Holdings) {
        let (view, now) = (self.view, self.view.holdings());
        let own = match plan {
            Plan::None => None,
            Plan::Play { .. } => self.best(plays_from(view, plan)),
            Plan::Throw { cards } => return (self.throw(cards), now),
        };
        match own.or_else(|| self.best(self.plays())) {
            Some(play) => (Intent::Play(play).step(view), play.outcome(view)),
            None => (Intent::Throw(self.useless()).step(view), now),
        }
    }

    /// Returns every way to play every card of the hand.
    fn plays(&self) -> Vec<Play> {
        self.view.own_hand().unwrap_or_default().iter().flat_map(|card| self.plays_of(card)).collect()
    }

    fn plays_of(&self, card: Card) -> Vec<Play> {
        let plan = Plan::None.naming(Action::Play(card)).filter(|_| self.view.can_play(card));
        plan.map(|plan| plays_from(self.view, plan)).unwrap_or_default()
    }

    /// Returns the best of some plays; nothing if none is of any use. Of two relatives the one who means more to the
    /// viewer is named first.
    fn best(&self, plays: Vec<Play>) -> Option<Play> {
        let first = |play: &Play| play.heirs[0].map(|heir| self.worth(heir));
        best_of(plays, |play| (self.use_of(play), first(play))).filter(|play| self.use_of(play) > (0, 0))
    }

    /// Returns what ten thousand more for someone would add to the viewer's estimate, in hundreds.
    fn worth(&self, person: Person) -> i64 {
        let mut richer = self.view.holdings();
        richer.cash[person] += 10;
        self.gain(&richer)
    }

    /// Returns what a play adds to the viewer's estimate, in hundreds, then what it takes from all others, in thousands.
    fn use_of(&self, play: &Play) -> (i64, i32) {
        let (edition, before, after) = (self.view.edition(), self.view.holdings(), play.outcome(self.view));
        let sum = |holdings: &Holdings| -> i32 {
            self.view.heirs().iter().map(|heir| i32::from(holdings.wealth(edition, heir))).sum()
        };
        (self.gain(&after), sum(&before) - sum(&after))
    }

    /// Returns the cards that are of no use now. New wills wait for an estate while there are any to come.
    fn useless(&self) -> Pool<Card> {
        let view = self.view;
        let hand = view.own_hand().unwrap_or_default();
        let is_over = usize::from(view.living) == Edition::LAST_GENERATION;
        let kept = |card: Card| view.edition().effect(card) == Effect::NewWill && !is_over;
        let useless: Pool<Card> = hand.iter().filter(|&card| !kept(card) && self.best_with(card).is_none()).collect();
        if useless.is_empty() { hand } else { useless }
    }

    /// Returns the best play of a card, if it is of any use.
    fn best_with(&self, card: Card) -> Option<Play> {
        self.best(self.plays_of(card))
    }

    /// Finishes discarding, but keeps the card that is worth most.
    fn throw(&self, cards: Pool<Card>) -> Action {
        let best = self.best(self.plays()).filter(|play| cards.contains(play.card));
        best.filter(|play| self.use_of(play).0 > 0).map_or(Action::Confirm, |play| Action::Keep(play.card))
    }

    /// Seals where most of what lies there is on its way to the viewer; if nothing is, the poorest of those who are
    /// of no use.
    fn seal(&self, legal: &[Action]) -> Option<Action> {
        let (edition, holdings) = (self.view.edition(), self.view.holdings());
        let good = |action: &Action| match *action {
            Action::Testament(person) => {
                let is_own = !self.outlook.share(person).is_nothing() || self.outlook.benefactors().contains(person);
                (at_stake(self.view, &self.outlook, person), !is_own, Reverse(holdings.wealth(edition, person)))
            }
            _ => (0, false, Reverse(u16::MAX)),
        };
        best_of(legal.iter().copied(), good)
    }
}

/// Returns what of someone's cash and heirlooms is on its way to the viewer, in hundreds.
fn at_stake(view: &View, outlook: &Outlook, person: Person) -> u32 {
    let holdings = view.holdings();
    let mut without = holdings;
    without.cash[person] = 0;
    let cash = outlook.estimate(&holdings).total() - outlook.estimate(&without).total();
    let heirlooms = holdings.wealth(view.edition(), person) - holdings.cash[person];
    cash + outlook.share(person).of(heirlooms)
}

/// Returns the best of several, the first of equals.
fn best_of<T, K: PartialOrd>(among: impl IntoIterator<Item = T>, good: impl Fn(&T) -> K) -> Option<T> {
    let valued = among.into_iter().map(|it| (good(&it), it));
    valued.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, it)| it)
}

impl Advice {
    /// Returns what of someone's cash and heirlooms is on its way to the viewer, in hundreds.
    pub fn at_stake(view: &View, person: Person) -> u32 {
        view.own_outlook().map_or(0, |outlook| at_stake(view, &outlook, person))
    }
}

#[cfg(test)]
mod tests;
