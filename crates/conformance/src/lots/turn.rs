//! The turn: a few free small steps of one seat, some of which ask chance, then `stop`.

use bequest_engine::{Piece, RuleId, Seat, SeatSet, below};
use rand_core::Rng;

use super::{
    Action, Card, Phase, Position, Prizes, Told,
    flaw::{self, Flaw},
    told::Event,
};

/// LOT-5: how many small steps a turn has at most.
pub(super) const SMALL_STEPS: u8 = 3;

impl<const FLAWED: bool> Position<FLAWED> {
    pub(super) fn legal_in_turn(&self, seat: Seat, left: u8, out: &mut Vec<Action>) {
        if flaw::has::<FLAWED>(Flaw::Speechless) && left == 1 {
            return;
        }
        if left > 0 {
            let steps = [Action::Take, Action::Leave, Action::Draw, Action::Try];
            out.extend(steps.into_iter().filter(|&step| self.hindrance(seat, step).is_none()));
        }
        // `stop` is asked even when nothing else is possible, so that the third small step can still be taken back.
        out.push(Action::Stop);
    }

    /// Returns the rule that forbids a small step, if one does.
    fn hindrance(&self, seat: Seat, step: Action) -> Option<RuleId> {
        let peeks = flaw::has::<FLAWED>(Flaw::Peeks) && self.another_has_the_highest_card(seat);
        match step {
            Action::Take => (self.pot == 0 || peeks).then_some(RuleId::new("LOT-6")),
            Action::Leave => (self.coins[seat] == 0).then_some(RuleId::new("LOT-7")),
            Action::Draw => self.deck.is_empty().then_some(RuleId::new("LOT-8")),
            Action::Try => self.hindrance_to_try(),
            Action::Bid(_) | Action::Pass | Action::Fold | Action::Stop | Action::Lay(_) | Action::Keep => {
                Some(RuleId::NOT_NOW)
            }
        }
    }

    fn hindrance_to_try(&self) -> Option<RuleId> {
        let is_poor = self.bank < self.highest_prize();
        match self.setup.prizes {
            Prizes::Plain => is_poor.then_some(RuleId::new("LOT-9")),
            Prizes::Raffle(_) => is_poor.then_some(RuleId::new("RAF-1")),
            Prizes::None => Some(RuleId::new("LOT-14")),
        }
    }

    pub(super) fn another_has_the_highest_card(&self, seat: Seat) -> bool {
        let highest = Card::from_index(usize::from(self.setup.edition.cards) - 1);
        self.hands.iter().any(|(other, hand)| other != seat && hand.truth().contains(highest))
    }

    pub(super) fn turn(&mut self, seat: Seat, left: u8, action: Action, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Turn(seat, left.saturating_sub(1));
        match action {
            Action::Take => {
                self.pot -= 1;
                self.coins[seat] += 1;
                tell(Event::all(Told::Took(seat)).undoable());
            }
            Action::Leave => {
                assert!(!flaw::has::<FLAWED>(Flaw::Panics) || self.coins[seat] > 1, "the purse must not be empty");
                self.coins[seat] -= 1;
                self.pot += u8::from(!flaw::has::<FLAWED>(Flaw::LosesCoins));
                tell(Event::all(Told::Left(seat)).undoable());
            }
            Action::Draw => self.phase = Phase::Draw(seat, left - 1),
            Action::Try => self.phase = Phase::Try(seat, left - 1),
            Action::Stop => self.stop(seat, tell),
            Action::Bid(_) | Action::Pass | Action::Fold | Action::Lay(_) | Action::Keep => {
                debug_assert!(false, "{action} is not for turns");
            }
        }
    }

    fn stop(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        if flaw::has::<FLAWED>(Flaw::Unsteady) && self.pot > 0 && flaw::calls() % 2 == 1 {
            self.pot -= 1;
            self.bank += 1;
        }
        self.phase = Phase::Laying(SeatSet::EMPTY);
        tell(Event::all(Told::Stopped(seat)).undoable());
    }

    pub(super) fn draw(&mut self, seat: Seat, left: u8, card: Card, tell: &mut impl FnMut(Event)) {
        self.deck.remove(card);
        self.reserves[seat].truth_mut().insert(card);
        self.phase = Phase::Turn(seat, left);
        let own = Told::Drew(seat, Some(card));
        let is_silent = flaw::has::<FLAWED>(Flaw::Telltale) && card.worth().is_multiple_of(2);
        tell(if is_silent { Event::only(seat, own) } else { Event::split(seat, own, Told::Drew(seat, None)) });
    }

    pub(super) fn win(&mut self, seat: Seat, left: u8, coins: u8, tell: &mut impl FnMut(Event)) {
        self.bank -= coins;
        self.coins[seat] += coins;
        self.phase = Phase::Turn(seat, left);
        tell(Event::all(Told::Prize(seat, coins)).undoable());
    }

    pub(super) fn prizes(&self) -> impl Iterator<Item = (u8, u32)> {
        let more = if flaw::has::<FLAWED>(Flaw::Misprint) { 2 } else { 0 };
        let prizes: &[(u8, u32)] = match self.setup.prizes {
            Prizes::Plain => &self.setup.edition.prizes,
            Prizes::Raffle(raffle) => &raffle.prizes,
            Prizes::None => &[],
        };
        prizes.iter().map(move |&(coins, weight)| (coins + more, weight))
    }

    fn highest_prize(&self) -> u8 {
        self.prizes().map(|(coins, _)| coins).max().unwrap_or(0)
    }

    pub(super) fn sample_prize(&self, rng: &mut impl Rng) -> u8 {
        let weight = |weight| if flaw::has::<FLAWED>(Flaw::Unweighted) { 1 } else { weight };
        let mut place = below(rng, self.prizes().map(|(_, share)| weight(share)).sum());
        for (coins, share) in self.prizes() {
            if place < weight(share) {
                return coins;
            }
            place -= weight(share);
        }
        unreachable!("the place is below the sum of the weights")
    }

    pub(super) fn forbids_in_turn(&self, seat: Seat, left: u8, action: Action) -> RuleId {
        match action {
            Action::Take | Action::Leave | Action::Draw | Action::Try if left == 0 => RuleId::new("LOT-5"),
            Action::Take if flaw::has::<FLAWED>(Flaw::UnknownRule) => RuleId::new("LOT-99"),
            Action::Take if flaw::has::<FLAWED>(Flaw::SecretRule) && self.another_has_the_highest_card(seat) => {
                RuleId::NOT_YOURS
            }
            Action::Take
            | Action::Leave
            | Action::Draw
            | Action::Try
            | Action::Bid(_)
            | Action::Pass
            | Action::Fold
            | Action::Stop
            | Action::Lay(_)
            | Action::Keep => self.hindrance(seat, action).unwrap_or(RuleId::NOT_NOW),
        }
    }
}
