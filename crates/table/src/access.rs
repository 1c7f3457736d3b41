use bequest_engine::{RuleId, Seat, SeatSet, Viewer, Window};

use crate::any_match::NotDone;
use crate::head::StageHead;
use crate::table::Table;
use crate::{PersonId, TableRefusal, clock};

/// What someone may see of a table and do at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Whose secrets are shown.
    pub viewer: Viewer,
    /// All seats of the one who looks.
    pub own: SeatSet,
    /// Whose secrets are shown of what is over: everyone's after the end.
    pub past: Viewer,
    /// Those of the own seats that can answer here.
    pub can_answer: SeatSet,
    /// The seat that was uncovered on a device with several.
    pub uncovered: Option<Seat>,
}

impl Table {
    /// Returns what a person may see and do; with several seats they see the secrets of the one they have uncovered.
    pub fn access(&self, person: Option<PersonId>, uncover: Option<Seat>) -> Access {
        let own = person.map_or(SeatSet::EMPTY, |person| self.head.seats_of(person));
        let uncovered = uncover.filter(|seat| own.contains(*seat) && own.len() > 1);
        let single = if own.len() == 1 { own.iter().next() } else { None };
        let shown = uncovered.or(single);
        let can_answer = match (&self.play, shown) {
            (None, _) => SeatSet::EMPTY,
            // What is open may be answered for everyone at the device, whatever is covered.
            (Some(play), _) if play.waits_for().window() == Window::Open => own,
            (Some(_), Some(seat)) => SeatSet::only(seat),
            (Some(_), None) => SeatSet::EMPTY,
        };
        let can_act = self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.can_act()).minus(self.withheld_seats());
        let viewer = shown.map_or(Viewer::Spectator, Viewer::Seat);
        let ended = self.play.as_ref().is_some_and(|play| play.standing().is_some());
        let past = if ended { Viewer::Open } else { viewer };
        Access { viewer, past, own, can_answer: can_answer.and(can_act), uncovered }
    }

    /// Returns the rule that forbids an action to the one who looks, or nothing if they may do it now. It rests on what
    /// they can see: a covered device asks only for seats that may answer in the open.
    ///
    /// # Errors
    /// Says that the game has not begun, or that the action cannot be read.
    pub fn why_not(&self, access: &Access, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, TableRefusal> {
        let play = self.play.as_ref().ok_or(TableRefusal::NotNow)?;
        let wanted = seat.filter(|seat| access.can_answer.contains(*seat));
        // A seat of the device that cannot do anything now, or is covered, hears what everyone may know.
        let idle = seat.filter(|seat| wanted.is_none() && access.own.contains(*seat) && access.viewer.seat().is_none());
        let seat = wanted.or(idle).or(access.viewer.seat()).or(access.can_answer.iter().next());
        let asked = match idle {
            Some(seat) => play.why_not_openly(seat, action),
            None => play.why_not(seat, action),
        };
        let asked = asked.map_err(|not| match not {
            NotDone::Unreadable(found) => TableRefusal::Malformed("action", found),
            NotDone::Rule(_) | NotDone::Stale => TableRefusal::NotNow,
        })?;
        match self.head.stage {
            StageHead::Over | StageHead::Closed | StageHead::Open => Ok(Some(RuleId::OVER)),
            StageHead::Playing => {
                // What was kept back is an answer, too.
                let answered = seat.filter(|seat| self.withheld_seats().contains(*seat)).map(|_| RuleId::NOT_ASKED);
                Ok(clock::ready_rule(self).filter(|_| seat.is_some()).or(asked).or(answered))
            }
        }
    }
}
