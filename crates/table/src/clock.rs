//! The clocks of tables: turns, the auctioneer's calls, and being ready.
//!
//! A table has one clock. It starts again with each round of what the game asks. What it was started for is stored with its
//! end, so that it goes on after a restart. It counts the server's own time, which stands still while the server is down.

use std::time::Duration;

use bequest_engine::{Asking, By, RuleId, SeatSet, Timing};

use crate::head::{Pace, StageHead};
use crate::state::WithheldAnswer;
use crate::table::Table;
use crate::{ClockEnd, Uptime};

/// A person who has not come for so long can be replaced by a bot.
pub const LONG_AWAY: Duration = Duration::from_secs(3 * 24 * 60 * 60);
/// The auctioneer calls so many times. MAL-38
const CALLS: u32 = 3;

/// What the auctioneer has called out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// Nothing yet.
    None,
    /// "Going once".
    Once,
    /// "Going twice".
    Twice,
}

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// When the time is over.
    pub until: Uptime,
    /// From call to call, where an auctioneer calls.
    call: Option<Duration>,
    /// What it was started for.
    round: u64,
}

impl Clock {
    /// Returns what is stored of it.
    pub(crate) fn end(self) -> ClockEnd {
        ClockEnd { until: self.until, round: self.round }
    }

    /// Returns the auctioneer's last call.
    pub fn last_call(self, now: Uptime) -> Option<Call> {
        let call = self.call?;
        let left = self.until.since(now);
        Some(if left > call * 2 {
            Call::None
        } else if left > call {
            Call::Once
        } else {
            Call::Twice
        })
    }

    /// Returns when the page has to show something else: the next call, or the end.
    pub fn next(self, now: Uptime) -> Uptime {
        let Some(call) = self.call else { return self.until };
        [call * 2, call].into_iter().map(|left| self.until.before(left)).find(|at| *at > now).unwrap_or(self.until)
    }
}

/// Returns the rule by which everyone is waited for before answers count, if the table is at such a point.
pub(crate) fn ready_rule(table: &Table) -> Option<RuleId> {
    let Pace::Live { .. } = table.pace() else { return None };
    let play = table.play.as_ref().filter(|_| table.head.stage == StageHead::Playing)?;
    let Asking { timing: Timing::Ready(rule), round, .. } = play.waits_for().asking()? else { return None };
    (table.state.opened != Some(round) && !awaited(table).is_empty()).then_some(rule)
}

/// Returns the seats that have to say that they are ready.
pub(crate) fn awaited(table: &Table) -> SeatSet {
    table.played_by_people().minus(table.state.ready())
}

/// Opens what waited for everyone, if people play and none of them is waited for any more. They are not asked again when
/// someone else comes back.
fn open_if_ready(table: &mut Table) {
    let is_live = matches!(table.pace(), Pace::Live { .. }) && table.head.stage == StageHead::Playing;
    let asking = table.play.as_ref().and_then(|play| play.waits_for().asking());
    let waits = asking.is_some_and(|it| matches!(it.timing, Timing::Ready(_)) && table.state.opened != Some(it.round));
    if is_live && waits && !table.played_by_people().is_empty() && awaited(table).is_empty() {
        open(table);
    }
}

fn open(table: &mut Table) {
    if let Some(play) = &table.play {
        table.state.opened = play.waits_for().round();
        table.state.set_ready(SeatSet::EMPTY);
    }
}

/// Starts, keeps or ends the clock, whatever the position asks for.
pub(crate) fn arrange(table: &mut Table, now: Uptime) {
    forget_ready(table);
    open_if_ready(table);
    let Some((length, call, round)) = wanted(table) else {
        table.clock = None;
        return;
    };
    if table.clock.is_none_or(|clock| clock.round != round) {
        table.clock = Some(Clock { until: now.after(length), call, round });
    }
}

/// Asks everyone again for the next auction.
fn forget_ready(table: &mut Table) {
    let waits_for = table.play.as_ref().map(|play| play.waits_for());
    if waits_for.is_some_and(|it| !matches!(it.timing(), Some(Timing::Ready(_)))) {
        table.state.set_ready(SeatSet::EMPTY);
        table.state.opened = None;
    }
    let round = table.round();
    table.state.withheld.forget_others(round);
}

/// Returns how long the clock should run, from call to call, and for what.
fn wanted(table: &Table) -> Option<(Duration, Option<Duration>, u64)> {
    let turn = table.pace().turn()?;
    let play = table.play.as_ref().filter(|_| table.head.stage == StageHead::Playing)?;
    let asking = play.waits_for().asking()?;
    let people = table.played_by_people();
    // What lasts its time does so no matter who has answered; for everything else someone has to be waited for.
    let waits = if asking.timing == Timing::Fixed { people } else { table.asked().and(people) };
    if waits.is_empty() {
        return None;
    }
    let awaits_ready = ready_rule(table).is_some();
    let (kind, length, call) = match (asking.timing, table.pace()) {
        (Timing::Ready(_), _) if awaits_ready => (1, turn, None),
        (Timing::Ready(_) | Timing::Calls, Pace::Live { call, .. }) => {
            let call = Duration::from_secs(call.into());
            (2, call * CALLS, Some(call))
        }
        (Timing::Ready(_) | Timing::Calls, Pace::Days(_) | Pace::Relaxed) => (3, turn, None),
        (Timing::Think, _) => (4, turn, None),
        (Timing::Fixed, Pace::Live { call, .. }) => (5, Duration::from_secs(call.into()) * CALLS, None), // ERB-43
        (Timing::Fixed, Pace::Days(_) | Pace::Relaxed) => (6, turn, None),
    };
    Some((length, call, kind << 32 | u64::from(asking.round)))
}

/// Returns whether quiet answers are kept back: in live play a secret window lasts its time whatever is answered. ERB-43
pub(crate) fn withholds(table: &Table) -> bool {
    let lasting = table.play.as_ref().is_some_and(|play| play.waits_for().timing() == Some(Timing::Fixed));
    lasting && matches!(table.pace(), Pace::Live { .. }) && !table.played_by_people().is_empty()
}

/// Gives the answers that were kept back, if nothing keeps them back any more.
pub(crate) fn release(table: &mut Table) {
    let is_playing = table.head.stage == StageHead::Playing;
    if is_playing && !table.withheld_seats().is_empty() && !withholds(table) {
        submit_withheld(table);
        table.notice_end();
    }
}

/// Returns whether everything that was kept back is still an answer to what is asked.
pub(crate) fn withheld_fit(table: &Table) -> bool {
    let Some(mut answers) = table.state.withheld.answers(table.round()) else { return false };
    answers.all(|(seat, answer)| {
        let weighed = table.play.as_ref().map(|play| play.weigh(seat, play.question(seat), &answer.action));
        weighed == Some(Ok(true))
    })
}

/// Gives every answer that was kept back.
pub(crate) fn submit_withheld(table: &mut Table) {
    for seat in table.withheld_seats().iter() {
        let (kept, is_person) = (table.take_withheld(seat), table.played_by_people().contains(seat));
        let (Some(play), Some(WithheldAnswer { action, key })) = (table.play.as_mut(), kept) else { return };
        let by = if is_person { By::Person } else { By::Bot };
        let question = play.question(seat);
        // It was legal when it was kept, and nothing has happened since.
        let given = play.answer(seat, by, question, &action);
        debug_assert!(given.is_ok(), "what was kept back is no longer an answer");
        table.note_keys(key);
    }
}

/// Returns the clock of a table that was just read: it goes on where it was.
pub(crate) fn resumed(table: &Table, stored: Option<ClockEnd>, now: Uptime) -> Option<Clock> {
    let (length, call, round) = wanted(table)?;
    let until = stored.filter(|end| end.round == round).map_or_else(|| now.after(length), |end| end.until);
    Some(Clock { until, call, round })
}

/// Does what has to be done when the time is over; returns whether it was.
pub(crate) fn run_out(table: &mut Table, now: Uptime) -> bool {
    if table.clock.is_none_or(|clock| clock.until > now) || table.head.stage != StageHead::Playing {
        return false;
    }
    table.clock = None;
    if ready_rule(table).is_some() {
        open(table); // MAL-87: the time limit does it.
    } else {
        answer_for_the_silent(table);
        table.notice_end();
    }
    arrange(table, now);
    true
}

fn answer_for_the_silent(table: &mut Table) {
    let Some(asking) = table.play.as_ref().and_then(|play| play.waits_for().asking()) else { return };
    // Someone with an order is not silent.
    table.act_by_due_orders(asking.round);
    if asking.timing == Timing::Fixed {
        return end_window(table, asking.round);
    }
    let calls = matches!(asking.timing, Timing::Calls | Timing::Ready(_));
    for seat in table.asked().and(table.played_by_people()).iter() {
        let Some(play) = &mut table.play else { return };
        // The clock of what follows has not run out.
        if play.waits_for().round() != Some(asking.round) || !play.asked().contains(seat) {
            continue;
        }
        // MAL-38: a seat that is silent at the third call has declined.
        if !(calls && play.be_silent(seat)) {
            table.stand_in(seat);
        }
    }
}

/// Gives every answer that was kept back; a silent seat has declined. ERB-43
fn end_window(table: &mut Table, round: u32) {
    submit_withheld(table);
    let silent = table.play.as_ref().map_or(SeatSet::EMPTY, |play| play.asked());
    for seat in silent.iter() {
        match table.play.as_mut().filter(|play| play.waits_for().round() == Some(round)) {
            Some(play) => play.be_silent(seat),
            None => return,
        };
    }
}
