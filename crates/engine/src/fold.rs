//! The position that a journal of rows leads to: what both a running match and a stored record are folded by.

use std::sync::Arc;

use crate::{
    By, Event, Game, PerSeat, Player, Row, RuleId, Seat, Setup, SharedList, Step, UndoStop, Waiting, Window,
    rule_against,
};

/// A position with the steps that led to it and what undo needs to know.
#[derive(Clone)]
pub(crate) struct Fold<G: Game> {
    pub(crate) position: G,
    /// Who plays for each seat now.
    pub(crate) players: Arc<Vec<Player>>,
    /// The steps left after undo.
    pub(crate) steps: SharedList<MadeStep<G>>,
    /// What they told, one after the other.
    pub(crate) events: SharedList<Event<G::Told>>,
    /// How many chance rows there have been.
    pub(crate) chances: u64,
    /// The steps before this one can never be taken back, for this reason.
    barrier: (usize, UndoStop),
    /// The position at the barrier, from which undo plays again.
    at_barrier: G,
    /// What each seat took back and could still do again, the latest last.
    redo: PerSeat<Vec<G::Action>>,
}

/// A step that was made and still counts.
#[derive(Clone)]
pub(crate) struct MadeStep<G: Game> {
    pub(crate) step: Step<G>,
    /// So many events there were after it.
    pub(crate) events: usize,
}

/// Why a row does not fit where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Misfit {
    /// The action is forbidden by a rule.
    Forbidden(RuleId),
    /// Someone acts while chance is awaited.
    ChanceAwaited,
    /// Chance speaks while it is not asked.
    NoChance,
    /// The outcome is not possible.
    Impossible,
    /// Nothing can be taken back.
    Undo(UndoStop),
    /// Nothing was taken back that could be done again.
    Redo,
    /// The table has no such seat.
    NoSeat(Seat),
    /// The action is said to be made by someone who does not play for the seat.
    WrongMaker(By, Player),
    /// The clock is said to have done what silence does not mean.
    NotSilence,
}

impl<G: Game> Fold<G> {
    pub(crate) fn new(setup: &G::Setup, players: Vec<Player>) -> Self {
        let position = G::new(setup);
        Self {
            at_barrier: position.clone(),
            position,
            players: Arc::new(players),
            steps: SharedList::new(),
            events: SharedList::new(),
            chances: 0,
            barrier: (0, UndoStop::Nothing),
            redo: PerSeat::from_fn(setup.players(), |_| Vec::new()),
        }
    }

    /// Adds a row, or says why it does not fit and leaves everything as it was.
    pub(crate) fn push(&mut self, row: &Row<G>) -> Result<(), Misfit> {
        match row {
            &Row::Act { seat, by, action } => self.act(seat, by, action),
            &Row::Chance(outcome) => self.chance(outcome),
            &Row::Undo(seat) => self.seated(seat).and_then(|()| self.undo(seat).map_err(Misfit::Undo)),
            &Row::Redo(seat) => self.seated(seat).and_then(|()| self.redo(seat)),
            Row::Seat(seat, player) => {
                self.seated(*seat)?;
                Arc::make_mut(&mut self.players)[seat.index()] = player.clone();
                Ok(())
            }
        }
    }

    fn seated(&self, seat: Seat) -> Result<(), Misfit> {
        if seat.index() < self.players.len() { Ok(()) } else { Err(Misfit::NoSeat(seat)) }
    }

    fn act(&mut self, seat: Seat, by: By, action: G::Action) -> Result<(), Misfit> {
        self.seated(seat)?;
        let player = &self.players[seat.index()];
        if !by.fits(player) {
            return Err(Misfit::WrongMaker(by, player.clone()));
        }
        if self.position.waits_for() == Waiting::Chance {
            return Err(Misfit::ChanceAwaited);
        }
        if !self.is_legal(seat, action) {
            return Err(Misfit::Forbidden(rule_against(&self.position, seat, action)));
        }
        if by == By::Clock && self.position.silence(seat) != Some(action) {
            return Err(Misfit::NotSilence);
        }
        let crossed = self.make(Step::Act(seat, action));
        if !crossed && self.position.waits_for().window() != Window::Open {
            self.redo[seat].clear();
        } else {
            self.forget_redo();
        }
        Ok(())
    }

    fn chance(&mut self, outcome: G::Chance) -> Result<(), Misfit> {
        if self.position.waits_for() != Waiting::Chance {
            return Err(Misfit::NoChance);
        }
        let mut outcomes = Vec::new();
        self.position.chance_outcomes(&mut outcomes);
        if !outcomes.iter().any(|&(possible, weight)| possible == outcome && weight > 0) {
            return Err(Misfit::Impossible);
        }
        self.chances += 1;
        self.make(Step::Chance(outcome));
        self.forget_redo();
        Ok(())
    }

    /// Tells which step a seat would take back.
    ///
    /// In a covered window that is its own latest one there, whatever others have done since: they could not see it.
    /// Elsewhere it is the very last step, if it was the seat's own.
    pub(crate) fn undo_target(&self, seat: Seat) -> Result<usize, UndoStop> {
        let (barrier, reason) = self.barrier;
        let own = |made: &MadeStep<G>| matches!(made.step, Step::Act(actor, _) if actor == seat);
        if self.position.waits_for().window() != Window::Open {
            // Whatever others do unseen makes no difference to what this seat may take back.
            let mut latest = (barrier..self.steps.len()).rev().zip(self.steps.from(barrier).rev());
            return latest.find(|(_, made)| own(made)).map(|(place, _)| place).ok_or(reason);
        }
        match self.steps.last().filter(|_| self.steps.len() > barrier).map(|made| made.step) {
            None => Err(reason),
            Some(Step::Act(actor, _)) if actor == seat => Ok(self.steps.len() - 1),
            Some(Step::Act(actor, _)) => Err(UndoStop::Another(actor)),
            Some(Step::Chance(_)) => Err(UndoStop::Chance),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop> {
        let target = self.undo_target(seat)?;
        self.events.split_off(self.events_before(self.barrier.0));
        let mut open = self.steps.split_off(self.barrier.0);
        let Step::Act(_, action) = open.remove(target - self.barrier.0).step else {
            unreachable!("undo targets are the seat's own acts");
        };
        if self.position.waits_for().window() == Window::Open {
            // What another seat took back rested on this step.
            self.redo.iter_mut().filter(|(other, _)| *other != seat).for_each(|(_, actions)| actions.clear());
        }
        self.redo[seat].push(action);
        self.position = self.at_barrier.clone();
        for made in &mut open {
            self.position.apply(made.step, &mut |event| self.events.push(event));
            made.events = self.events.len();
        }
        self.steps.extend(open);
        Ok(())
    }

    /// Returns how many events there were before a step.
    pub(crate) fn events_before(&self, step: usize) -> usize {
        step.checked_sub(1).map_or(0, |last| self.steps.get(last).map_or(self.events.len(), |made| made.events))
    }

    /// Returns what was told from a step on.
    pub(crate) fn events_from(&self, step: usize) -> impl DoubleEndedIterator<Item = &Event<G::Told>> {
        self.events.from(self.events_before(step))
    }

    /// Returns how many steps can never be taken back.
    pub(crate) fn settled_steps(&self) -> usize {
        self.barrier.0
    }

    /// Returns what a seat could do again.
    pub(crate) fn redo_action(&self, seat: Seat) -> Option<G::Action> {
        let &action = self.redo[seat].last()?;
        self.is_legal(seat, action).then_some(action)
    }

    fn redo(&mut self, seat: Seat) -> Result<(), Misfit> {
        let action = self.redo_action(seat).ok_or(Misfit::Redo)?;
        self.redo[seat].pop();
        if self.make(Step::Act(seat, action)) {
            self.forget_redo();
        }
        Ok(())
    }

    fn is_legal(&self, seat: Seat, action: G::Action) -> bool {
        let mut legal = Vec::new();
        self.position.legal_actions(seat, &mut legal);
        legal.contains(&action)
    }

    /// Carries out a step and tells whether undo can no longer cross it.
    fn make(&mut self, step: Step<G>) -> bool {
        let before = self.position.waits_for();
        let mut reveals = false;
        self.position.apply(step, &mut |event| {
            reveals |= event.reveals();
            self.events.push(event);
        });
        let after = self.position.waits_for();
        let is_secret = before.window() == Window::Secret && after.window() == Window::Secret;
        let reason = match step {
            Step::Chance(_) => Some(UndoStop::Chance),
            // A seat that could withdraw an answer would learn whether another has come since; and that someone has answered
            // must not even change what others are told of undo.
            Step::Act(..) if is_secret => Some(self.barrier.1),
            Step::Act(..) if reveals => Some(UndoStop::Reveal),
            // Others may answer unseen from here on: taking the opening back would tell whether they have.
            Step::Act(..) if after.opens_window_after(before) => Some(UndoStop::Window),
            Step::Act(..) => None,
        };
        self.steps.push(MadeStep { step, events: self.events.len() });
        if let Some(reason) = reason {
            self.barrier = (self.steps.len(), reason);
            self.at_barrier = self.position.clone();
        }
        reason.is_some()
    }

    fn forget_redo(&mut self) {
        self.redo.iter_mut().for_each(|(_, actions)| actions.clear());
    }
}
