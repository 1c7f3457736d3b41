//! Jobs: who has one, what it pays, and how it is lost.

use bequest_engine::{Pool, Seat};

use crate::household::Employment;
use crate::position::Phase;
use crate::town::{Task, Town};
use crate::{Event, Household, Job, LastWill, Line, Symbols, Told};

impl LastWill {
    /// Returns the next seat to be dealt a job. GS-1
    pub(crate) fn next_hired(&self) -> Option<Seat> {
        self.setup.jobs().iter().find(|&seat| self.households[seat].job.is_none())
    }

    pub(crate) fn free_jobs(&self) -> Pool<Job> {
        let taken = self.households.values().iter().filter_map(|house| house.job).map(|job| job.job).collect();
        self.edition().jobs(self.lines.into()).minus(taken)
    }

    /// Deals a job; those that are left are out of the game. GS-1
    pub(crate) fn hire(&mut self, seat: Seat, job: Job, tell: &mut impl FnMut(Event)) {
        self.households[seat].job = Some(Employment::new(job));
        tell(Event::all(Told::Hired { seat, job }));
        if self.next_hired().is_none() {
            self.phase = Phase::Tiles;
            self.skip_tiles(tell);
        }
    }

    /// Pays everyone what the open lines of their job say. GS-2, GS-15
    pub(crate) fn pay_salaries(&mut self, tell: &mut impl FnMut(Event)) {
        for (seat, house) in self.households.iter_mut() {
            let sum = house.income(self.town.edition);
            if sum > 0 {
                self.town.pay_out(house, sum);
                tell(Event::all(Told::Paid { seat, sum }));
            }
        }
    }
}

impl Town {
    /// Covers a line; with the last one the job is gone. GS-3, GS-13
    pub(crate) fn demote(&mut self, house: &mut Household, line: Line, tell: &mut impl FnMut(Event)) {
        let Some(mut job) = house.job else { return };
        job.cover(line);
        house.is_demoted = true;
        tell(Event::all(Told::Demoted { seat: house.seat, line }).undoable());
        house.job = Some(job).filter(|job| job.open_lines(self.edition).next().is_some());
        if house.job.is_none() {
            tell(Event::all(Told::Sacked { seat: house.seat, job: job.job }).undoable());
        }
        self.turn.symbols = Symbols::EMPTY;
        self.follow(house);
    }

    /// Lets an errand cover any line; the only one at once. GS-10
    pub(crate) fn demote_any(&mut self, house: &mut Household, tell: &mut impl FnMut(Event)) {
        let mut lines = house.open_lines(self.edition);
        match (lines.next(), lines.next()) {
            (Some(line), None) => self.demote(house, line, tell),
            _ => self.turn.task = Task::AnyLine,
        }
    }
}
