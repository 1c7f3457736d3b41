//! Laying: a covered window in which everyone lays one or two cards, in two small steps.

use bequest_engine::{PerSeat, Pool, RuleId, Seat, SeatSet};

use super::{
    Action, Card, Phase, Position, Told,
    flaw::{self, Flaw},
    told::Event,
};

impl<const FLAWED: bool> Position<FLAWED> {
    pub(super) fn unanswered(&self, answered: SeatSet) -> SeatSet {
        self.coins.seats().filter(|&seat| !answered.contains(seat)).collect()
    }

    /// A seat without a choice is asked all the same: whether it has one is its secret.
    pub(super) fn legal_in_laying(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = *self.hands[seat].truth();
        out.extend(hand.iter().map(Action::Lay));
        // LOT-10
        if hand.is_empty() || !self.covered[seat].truth().is_empty() {
            out.push(Action::Keep);
        }
    }

    pub(super) fn lay(&mut self, answered: SeatSet, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        let mut answered = answered;
        match action {
            Action::Lay(card) => {
                let is_second = !self.covered[seat].truth().is_empty();
                self.hands[seat].truth_mut().remove(card);
                self.covered[seat].truth_mut().insert(card);
                let is_named = flaw::has::<FLAWED>(Flaw::NamesLaidCard);
                let laid = Told::Laid(seat, card);
                tell(if is_named { Event::all(laid) } else { Event::only(seat, laid) }.undoable());
                let shows = if is_second { Flaw::ShowsSecondCard } else { Flaw::ShowsFirstCard };
                if flaw::has::<FLAWED>(shows) && self.bank > 0 {
                    self.bank -= 1;
                    self.pot += 1;
                }
                if !is_second {
                    return;
                }
            }
            Action::Keep => {}
            Action::Bid(_)
            | Action::Pass
            | Action::Fold
            | Action::Take
            | Action::Leave
            | Action::Draw
            | Action::Try
            | Action::Stop => debug_assert!(false, "{action} is not for laying"),
        }
        if flaw::has::<FLAWED>(Flaw::Race) && answered.is_empty() && self.bank > 0 {
            self.bank -= 1;
            self.coins[seat] += 1;
        }
        answered.insert(seat);
        self.phase = Phase::Laying(answered);
        tell(Event::all(Told::Answered(seat)).undoable());
        if self.unanswered(answered).is_empty() {
            self.show(tell);
        }
    }

    /// Turns the cards over, pays the pot out and goes on.
    fn show(&mut self, tell: &mut impl FnMut(Event)) {
        let laid: PerSeat<Pool<Card>> = self.covered.map(|_, cards| *cards.truth());
        let shown = Event::all(Told::Shown(laid));
        tell(if flaw::has::<FLAWED>(Flaw::Unrevealed) { shown.undoable() } else { shown });
        for (seat, &cards) in laid.iter() {
            self.covered[seat].truth_mut().take();
            self.shown[seat] = self.shown[seat].or(cards);
        }
        let sums = laid.map(|_, cards| cards.iter().map(Card::worth).sum::<u8>());
        let highest = sums.values().iter().copied().max().unwrap_or(0);
        let mut best = sums.iter().filter(|&(_, &sum)| sum == highest).map(|(seat, _)| seat);
        if let (Some(winner), None) = (best.next(), best.next()) {
            self.coins[winner] += std::mem::take(&mut self.pot);
            tell(Event::all(Told::Pot(winner)).undoable());
        }
        if self.round < self.setup.rounds || flaw::has::<FLAWED>(Flaw::Endless) {
            self.round = self.round.saturating_add(1);
            self.open_auction(tell);
        } else {
            self.phase = Phase::Over;
        }
    }

    pub(super) fn forbids_in_laying(action: Action) -> RuleId {
        match action {
            Action::Lay(_) => RuleId::NOT_YOURS,
            Action::Keep => RuleId::new("LOT-10"),
            Action::Bid(_)
            | Action::Pass
            | Action::Fold
            | Action::Take
            | Action::Leave
            | Action::Draw
            | Action::Try
            | Action::Stop => RuleId::NOT_NOW,
        }
    }
}
