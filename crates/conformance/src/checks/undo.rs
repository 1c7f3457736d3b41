//! Undo, held to a small model of its own that folds every step from the beginning each time.

use bequest_engine::{Game, Match, PerSeat, Row, Seat, Step, UndoStop, Viewer, Waiting, Window, first_difference};

use crate::suite::{Case, Fault};
use crate::table::{Try, act, fault, pick_try, start_drawn};
use crate::walk::{difference, legal};

/// The steps that count, and what each seat took back.
struct Model<G: Game> {
    start: G,
    position: G,
    kept: Vec<StoredStep<G>>,
    taken_back: PerSeat<Vec<G::Action>>,
    rows: usize,
}

/// A step that counts.
struct StoredStep<G: Game> {
    step: Step<G>,
    /// Whether undo must stop here.
    is_wall: bool,
}

pub(super) fn undo_goes_as_far_as_it_may<G: Game>(case: &Case<'_, G>) -> Result<(), Fault> {
    let mut table = start_drawn(case);
    let mut model = Model::new(case.setup);
    model.follow(&table).map_err(|what| fault(&table, what))?;
    for &byte in case.bytes {
        let Some(tried) = pick_try(&table, byte) else { break };
        match tried {
            Try::Act(seat, action) => {
                let before = (table.waits_for().round(), undo_of_others(&table, seat));
                let is_secret = table.waits_for().window() == Window::Secret;
                act(&mut table, seat, action)?;
                let after = (table.waits_for().round(), undo_of_others(&table, seat));
                if is_secret && before.0 == after.0 && before.1 != after.1 {
                    let what = format!("an answer of {seat:?} in secret changes what others are told of undo");
                    return Err(fault(&table, what));
                }
            }
            Try::Undo(seat) => undo(&mut model, &mut table, seat).map_err(|what| fault(&table, what))?,
            Try::Redo(seat) => drop(table.redo(seat)),
        }
        model.follow(&table).map_err(|what| fault(&table, what))?;
        model.compare(&table).map_err(|what| fault(&table, what))?;
    }
    Ok(())
}

/// Takes a step back, makes it again and takes it back again, as far as that may be.
fn undo<G: Game>(model: &mut Model<G>, table: &mut Match<G>, seat: Seat) -> Result<(), String> {
    let others = questions(table, seat);
    let is_covered = model.position.waits_for().window() != Window::Open;
    if table.undo(seat).is_err() {
        return Ok(());
    }
    if is_covered && others != questions(table, seat) {
        return Err(format!("what {seat:?} withdrew changed what others are asked"));
    }
    let before = model.position.clone();
    model.follow(table)?;
    model.compare(table)?;
    if !table.redo(seat) {
        return Err(format!("{seat:?} cannot do again what it has just taken back"));
    }
    model.follow(table)?;
    if let Some(difference) = first_difference(&model.position, &before) {
        return Err(format!("undo and redo by {seat:?} lead elsewhere: {difference}"));
    }
    model.compare(table)?;
    // After a redo that asked chance there is nothing to take back.
    let _ = table.undo(seat);
    Ok(())
}

/// Tells whether a step led from one window into another. Open windows are all one; any other is known by what it is, by
/// its round, and by asking nobody who was not asked before.
fn is_other_window(before: Waiting, after: Waiting) -> bool {
    let known_by = |it: Waiting| (it.window(), it.round().filter(|_| it.window() != Window::Open));
    let asks_more = after.seats().iter().any(|seat| !before.asks(seat));
    known_by(before) != known_by(after) || after.window() != Window::Open && asks_more
}

/// Returns what all other seats are told of undo.
fn undo_of_others<G: Game>(table: &Match<G>, seat: Seat) -> Vec<(Result<(), UndoStop>, bool)> {
    let others = Seat::all(table.players().len()).filter(|&other| other != seat);
    others.map(|other| (table.can_undo(other), table.can_redo(other))).collect()
}

/// Returns what all other seats are asked.
fn questions<G: Game>(table: &Match<G>, seat: Seat) -> Vec<(Option<u32>, bool, Vec<G::Action>)> {
    let others = Seat::all(table.players().len()).filter(|&other| other != seat);
    let question = |other| table.view(Viewer::Seat(other)).and_then(|seen| seen.question);
    others.map(|other| (question(other), table.is_asked(other), table.legal(other).to_vec())).collect()
}

impl<G: Game> Model<G> {
    fn new(setup: &G::Setup) -> Self {
        let start = G::new(setup);
        let taken_back = PerSeat::from_fn(start.players(), |_| Vec::new());
        Self { position: start.clone(), start, kept: Vec::new(), taken_back, rows: 0 }
    }

    /// Does what the rows say that were added since.
    fn follow(&mut self, table: &Match<G>) -> Result<(), String> {
        for row in table.rows().from(self.rows) {
            match row {
                &Row::Act { seat, action, .. } => self.make_again(seat, action)?,
                &Row::Chance(outcome) => self.make(Step::Chance(outcome))?,
                &Row::Undo(seat) => self.take_back(seat)?,
                &Row::Redo(seat) => {
                    let action =
                        self.taken_back[seat].pop().ok_or("something was done again that was not taken back")?;
                    self.make(Step::Act(seat, action))?;
                }
                Row::Seat(..) => {}
            }
        }
        self.rows = table.rows().len();
        Ok(())
    }

    /// Makes a new step: the seat can no longer do again what it took back, nor can others who saw it.
    fn make_again(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        self.taken_back[seat].clear();
        if self.position.waits_for().window() == Window::Open {
            self.forget();
        }
        self.make(Step::Act(seat, action))
    }

    fn make(&mut self, step: Step<G>) -> Result<(), String> {
        let before = self.position.waits_for();
        let mut reveals = false;
        self.position.apply(step, &mut |event| reveals |= event.reveals());
        let after = self.position.waits_for();
        let crosses = is_other_window(before, after);
        if before.window() == Window::Covered && crosses && !reveals {
            return Err(format!("\"{step:?}\" closes a covered window, but claims to reveal nothing"));
        }
        let is_wall = matches!(step, Step::Chance(_)) || reveals || crosses || before.window() == Window::Secret;
        if is_wall {
            self.forget();
        }
        self.kept.push(StoredStep { step, is_wall });
        Ok(())
    }

    fn forget(&mut self) {
        self.taken_back.iter_mut().for_each(|(_, actions)| actions.clear());
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), String> {
        let place = self.undoable(seat).ok_or_else(|| format!("{seat:?} took back what it must not"))?;
        let Step::Act(_, action) = self.kept.remove(place).step else { return Err("chance was taken back".into()) };
        if self.position.waits_for().window() == Window::Open {
            // What another seat took back rested on this step.
            self.taken_back.iter_mut().filter(|(other, _)| *other != seat).for_each(|(_, actions)| actions.clear());
        }
        self.taken_back[seat].push(action);
        self.position = self.start.clone();
        self.kept.iter().for_each(|kept| self.position.apply(kept.step, &mut |_| {}));
        Ok(())
    }

    /// Returns the step that a seat may take back: its latest with no wall behind it, and, unless answers are covered,
    /// no other seat's step.
    fn undoable(&self, seat: Seat) -> Option<usize> {
        for (place, kept) in self.kept.iter().enumerate().rev() {
            let Step::Act(actor, _) = kept.step else { return None };
            if kept.is_wall {
                return None;
            }
            if actor == seat {
                return Some(place);
            }
            if self.position.waits_for().window() == Window::Open {
                return None;
            }
        }
        None
    }

    fn compare(&self, table: &Match<G>) -> Result<(), String> {
        let record = table.record();
        let replayed = record.replay().map_err(|error| format!("the record does not replay: {error}"))?;
        if let Some(difference) = first_difference(replayed.position(), &self.position) {
            return Err(format!("the rows lead elsewhere than the steps left after undo: {difference}"));
        }
        for viewer in Viewer::during(table.players().len()) {
            let (view, shown) = (self.position.view(viewer), table.view(viewer).map(|seen| seen.view));
            if shown.as_ref() != Some(&view) {
                return Err(format!("{viewer:?} is shown another view: {}", difference(&shown, &Some(view))));
            }
        }
        for seat in Seat::all(table.players().len()) {
            self.compare_seat(table, seat)?;
        }
        Ok(())
    }

    fn compare_seat(&self, table: &Match<G>, seat: Seat) -> Result<(), String> {
        if let (Some(place), Err(stop)) = (self.undoable(seat), table.can_undo(seat)) {
            return Err(format!("{seat:?} cannot take back \"{:?}\": {stop}", self.kept[place].step));
        }
        if self.undoable(seat).is_none() && table.can_undo(seat).is_ok() {
            return Err(format!("{seat:?} could take something back that it must not"));
        }
        let actions = legal(&self.position, seat);
        let can_redo = self.taken_back[seat].last().is_some_and(|action| actions.contains(action));
        if table.can_redo(seat) != can_redo {
            return Err(format!("{seat:?} should be able to do something again: {can_redo}, but it is the other way"));
        }
        if table.legal(seat) != actions {
            return Err(format!("{seat:?} has another list than its position"));
        }
        Ok(())
    }
}
