//! Standing orders answer outside of requests, as bots do.
//!
//! The moment of an answer rests on what everyone can see: the round, and how far the seat is from the one after which
//! orders act. Nothing of it depends on who else has an order, or for how much. The answers are given one after another,
//! those that are due first before the others.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bequest_engine::Seat;
use bequest_table::{Command, Table, TableId};
use tokio::sync::Notify;

use crate::refused::Refused;
use crate::tables::{Tables, short};

/// The orders of a table that will answer.
#[derive(Default)]
pub(crate) struct Orders {
    plan: Mutex<Plan>,
    changed: Notify,
}

#[derive(Default)]
struct Plan {
    due: Vec<Due>,
    /// Whether someone waits for what is due.
    is_awaited: bool,
}

/// An order that will answer a question.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Due {
    at: Instant,
    seat: Seat,
    question: u32,
}

impl Orders {
    /// Notes which orders have to answer, each at a time that is fixed when its seat is asked; returns whether someone has
    /// to wait for them from now on.
    pub(crate) fn arrange(&self, table: &Table, pace: Duration) -> bool {
        let (wanted, now) = (wanted(table), Instant::now());
        let mut plan = self.plan.lock().expect("nobody panics while planning orders");
        plan.due.retain(|due| wanted.iter().any(|&(seat, question, _)| (due.seat, due.question) == (seat, question)));
        let known = plan.due.clone();
        let fresh = wanted.into_iter().filter(|(seat, ..)| known.iter().all(|due| due.seat != *seat));
        plan.due.extend(fresh.map(|(seat, question, wait)| Due { at: now + pace.mul_f64(wait), seat, question }));
        let is_new = !plan.is_awaited && !plan.due.is_empty();
        plan.is_awaited |= is_new;
        drop(plan);
        self.changed.notify_one();
        is_new
    }

    /// Returns the order that is due first; if there is none, nobody waits any longer.
    fn first(&self) -> Option<Due> {
        let mut plan = self.plan.lock().expect("nobody panics while planning orders");
        let first = plan.due.iter().min_by_key(|due| due.at).copied();
        plan.is_awaited = first.is_some();
        first
    }

    fn forget(&self, done: Due) {
        self.plan.lock().expect("nobody panics while planning orders").due.retain(|due| *due != done);
    }

    /// Lets the orders of a table answer, until none is due any more.
    pub(crate) async fn run(&self, tables: &Arc<Tables>, id: TableId) {
        while let Some(due) = self.first() {
            tokio::select! {
                biased;
                () = self.changed.notified() => {}
                () = tokio::time::sleep_until(due.at.into()) => self.answer(tables, id, due).await,
            }
        }
    }

    async fn answer(&self, tables: &Arc<Tables>, id: TableId, due: Due) {
        let Due { seat, question, .. } = due;
        let done = tables.change(id, Command::Order { seat, question }).await;
        self.forget(due);
        match done {
            // It was withdrawn, or its player was quicker.
            Ok(_) | Err(Refused::Stale | Refused::NotNow) => {}
            Err(error) => {
                tracing::warn!(table = %short(id), seat = seat.number(), ?error, "an order could not be carried out");
                tables.wake_soon(id);
            }
        }
    }
}

/// Returns the seats whose orders have to answer, with their questions, and how long they take.
fn wanted(table: &Table) -> Vec<(Seat, u32, f64)> {
    let Some(play) = table.any_match() else { return Vec::new() };
    let round = play.waits_for().round().unwrap_or_default();
    let one = |seat| (seat, play.question(seat), wait(table.order_place(seat), round));
    let mut wanted: Vec<_> = table.orders_to_act().iter().map(one).collect();
    wanted.sort_by(|(_, _, one), (_, _, other)| one.total_cmp(other));
    wanted
}

/// Returns how long an order takes, in parts of the time that a bot does. It varies a little with the round, but not
/// enough to change the order of the seats.
fn wait(place: usize, round: u32) -> f64 {
    let part = round.wrapping_mul(37).wrapping_add(place as u32 * 11) % 100;
    0.8 + 0.75 * place as f64 + f64::from(part) / 800.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_act_in_their_places_whatever_the_round() {
        for round in 0..5000 {
            let waits: Vec<f64> = (0..6).map(|place| wait(place, round)).collect();
            assert!(waits.is_sorted_by(|one, other| one + 0.6 < *other), "{round}: {waits:?}");
        }
    }
}
