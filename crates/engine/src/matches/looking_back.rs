//! What viewers were told and shown before, found without playing the whole game again.

use std::sync::Arc;

use super::Match;
use crate::fold::MadeStep;
use crate::{Event, Game, Seat, Step, Viewer, Waiting};

/// A moment of a game as one viewer was shown it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment<V> {
    /// What the viewer knew.
    pub view: V,
    /// How much the viewer had heard.
    pub heard: usize,
}

/// A position on the way, at which someone was asked.
#[derive(Clone)]
pub(super) struct Mark<G: Game> {
    /// After so many steps.
    steps: usize,
    position: G,
    /// How far each viewer was: the seats, the spectators, and those who see everything.
    counts: Arc<[Count]>,
}

/// From mark to mark there are at least so many steps.
const MARK: usize = 32;

/// How many moments a viewer has been shown, and how much they had heard at the last of them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Count {
    pub(super) moments: usize,
    pub(super) heard: usize,
}

impl<G: Game> Match<G> {
    /// Returns what a viewer has heard so far; everything only after the end.
    pub fn log(&self, viewer: Viewer) -> Vec<G::Told> {
        self.heard(viewer).collect()
    }

    /// Returns one after the other what a viewer has heard so far; everything only after the end.
    pub fn heard(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = G::Told> {
        self.told_from(viewer, 0)
    }

    /// Returns what a viewer heard after the first so many things, without a look at all of them.
    pub fn heard_after(&self, viewer: Viewer, count: usize) -> impl Iterator<Item = G::Told> {
        let mark = self.mark_before(|counts| counts[self.place_of(viewer)].heard <= count);
        let (steps, heard) = mark.map_or((0, 0), |mark| (mark.steps, mark.counts[self.place_of(viewer)].heard));
        self.told_from(viewer, steps).skip(count.saturating_sub(heard))
    }

    /// Returns how much a viewer has heard so far; everything only after the end.
    pub fn heard_count(&self, viewer: Viewer) -> usize {
        self.last_shown(viewer).map_or(0, |last| last.count.heard)
    }

    /// Returns how much of what a viewer has heard can never be taken back.
    pub fn settled_heard(&self, viewer: Viewer) -> usize {
        let open = heard_in(self.fold.events_from(self.fold.settled_steps()), viewer);
        self.heard_count(viewer).saturating_sub(open)
    }

    fn told_from(&self, viewer: Viewer, steps: usize) -> impl DoubleEndedIterator<Item = G::Told> {
        let steps = if self.may_see(viewer) { steps } else { self.fold.steps.len() };
        self.fold.events_from(steps).filter_map(move |event| event.told(viewer)).cloned()
    }

    /// Returns one after the other what a seat has heard since its own last step, beginning with what that step told it.
    pub fn heard_since_answer(&self, seat: Seat) -> impl Iterator<Item = G::Told> {
        let own = |made: &MadeStep<G>| matches!(made.step, Step::Act(actor, _) if actor == seat);
        let since = (0..self.fold.steps.len()).rev().zip(self.fold.steps.iter().rev()).find(|(_, made)| own(made));
        let events = self.fold.events_from(since.map_or(0, |(place, _)| place));
        events.filter_map(move |event| event.told(Viewer::Seat(seat))).cloned()
    }

    /// Returns the game moment by moment as a viewer was shown it, without what was taken back; everything open only
    /// after the end. A moment is what a viewer sees when someone is asked, if it differs from the one before.
    pub fn moments(&self, viewer: Viewer) -> Vec<Moment<G::View>> {
        self.moments_after(viewer, 0)
    }

    /// Returns the moments of a viewer after the first so many, without playing the whole game again.
    pub fn moments_after(&self, viewer: Viewer, count: usize) -> Vec<Moment<G::View>> {
        let mut moments = Vec::new();
        if self.may_see(viewer) {
            let mark = self.mark_before(|counts| counts[self.place_of(viewer)].moments <= count);
            let mut at = mark.map_or(0, |mark| mark.counts[self.place_of(viewer)].moments - 1);
            self.walk(viewer, mark, |moment| {
                at += 1;
                moments.extend((at > count).then(|| moment.clone()));
                true
            });
        }
        moments
    }

    /// Returns a number of moments of a viewer that can never be taken back; there may be a few more.
    pub fn settled_moments(&self, viewer: Viewer) -> usize {
        let settled = self.fold.settled_steps();
        let mark = self.marks.iter().rev().find(|mark| mark.steps <= settled);
        mark.filter(|_| self.may_see(viewer)).map_or(0, |mark| mark.counts[self.place_of(viewer)].moments)
    }

    /// Returns one moment of a viewer, counted from one, without playing the whole game again.
    pub fn moment(&self, viewer: Viewer, number: usize) -> Option<Moment<G::View>> {
        if !(1..=self.moment_count(viewer)).contains(&number) {
            return None;
        }
        let mark = self.mark_before(|counts| counts[self.place_of(viewer)].moments <= number);
        let mut at = mark.map_or(0, |mark| mark.counts[self.place_of(viewer)].moments - 1);
        let mut found = None;
        self.walk(viewer, mark, |moment| {
            at += 1;
            if at == number {
                found = Some(moment.clone());
            }
            at < number
        });
        found
    }

    /// Returns how many moments there are for a viewer; for those who see everything, only after the end.
    pub fn moment_count(&self, viewer: Viewer) -> usize {
        self.last_shown(viewer).map_or(0, |last| last.count.moments)
    }

    /// Goes through the moments of a viewer from a mark or from the start, as long as the visitor wants another one. The
    /// first is the moment of the mark itself.
    fn walk(&self, viewer: Viewer, mark: Option<&Mark<G>>, mut visit: impl FnMut(&Moment<G::View>) -> bool) {
        let (mut position, steps, mut heard) = match mark {
            Some(mark) => (mark.position.clone(), mark.steps, mark.counts[self.place_of(viewer)].heard),
            None => (G::new(&self.start.setup), 0, 0),
        };
        let mut last: Option<Moment<G::View>> = None;
        let mut note = |position: &G, heard| {
            if position.waits_for() == Waiting::Chance {
                return true;
            }
            let moment = Moment { view: position.view(viewer), heard };
            let is_new = last.as_ref() != Some(&moment);
            !is_new || visit(last.insert(moment))
        };
        if !note(&position, heard) {
            return;
        }
        let (mut events, mut before) = (self.fold.events_from(steps), self.fold.events_before(steps));
        for made in self.fold.steps.from(steps) {
            position.apply(made.step, &mut |_| {});
            heard += heard_in(events.by_ref().take(made.events - before), viewer);
            before = made.events;
            if !note(&position, heard) {
                return;
            }
        }
    }

    /// Returns the last mark at which the counts were like this.
    fn mark_before(&self, is_before: impl Fn(&[Count]) -> bool) -> Option<&Mark<G>> {
        let (mut low, mut high) = (0, self.marks.len());
        while low < high {
            let middle = (low + high) / 2;
            if is_before(&self.marks[middle].counts) { low = middle + 1 } else { high = middle }
        }
        low.checked_sub(1).and_then(|place| self.marks.get(place)).map(Arc::as_ref)
    }

    /// Returns the place of a viewer in the counts of a mark.
    fn place_of(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.seats.len(),
            Viewer::Open => self.seats.len() + 1,
        }
    }

    /// Keeps the position, if the last one that was kept is far back.
    pub(super) fn set_mark(&mut self) {
        let (steps, last) = (self.fold.steps.len(), self.marks.last().map_or(0, |mark| mark.steps));
        if steps >= last + MARK && self.fold.position.waits_for() != Waiting::Chance {
            let seats = self.seats.iter().map(|last| &last.shown);
            let counts = seats.chain([&self.spectators, &self.open]).map(|last| last.count).collect();
            self.marks.push(Arc::new(Mark { steps, position: self.fold.position.clone(), counts }));
        }
    }

    /// Counts the moments again after a step was taken back: from the last mark that no undo can reach.
    pub(super) fn recount(&mut self) {
        let settled = self.fold.settled_steps();
        let valid = self.marks.iter().rev().skip_while(|mark| mark.steps > settled).count();
        self.marks.split_off(valid);
        let count = |viewer| {
            let mark = self.marks.last().map(Arc::as_ref);
            let before = mark.map_or(0, |mark| mark.counts[self.place_of(viewer)].moments - 1);
            let mut count = Count { moments: before, heard: 0 };
            self.walk(viewer, mark, |moment| {
                count = Count { moments: count.moments + 1, heard: moment.heard };
                true
            });
            count
        };
        let seats: Vec<Count> = Seat::all(self.seats.len()).map(|seat| count(Viewer::Seat(seat))).collect();
        (self.spectators.count, self.open.count) = (count(Viewer::Spectator), count(Viewer::Open));
        for (last, counted) in self.seats.iter_mut().zip(seats) {
            last.shown.count = counted;
        }
    }
}

pub(super) fn heard_in<'a, T: 'a>(events: impl Iterator<Item = &'a Event<T>>, viewer: Viewer) -> usize {
    events.filter(|event| event.told(viewer).is_some()).count()
}
