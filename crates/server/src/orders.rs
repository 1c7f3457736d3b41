//! Standing orders answer outside of requests, as bots do.
//!
//! The moment of an answer rests on what everyone can see: the round, and how far the seat is from the one after which
//! orders act. Nothing of it depends on who else has an order, or for how much. The answers are given one after another,
//! those that are due first before the others.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bequest_engine::Seat;
use bequest_table::{Command, Pace, Table, TableId};
use tokio::sync::Notify;

use crate::bots::CALL_PART;
use crate::refused::Refused;
use crate::tables::{Tables, short};

/// From order to order, in parts of the time that a bot takes.
const GAP: f64 = 0.75;

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
        self.arrange_from(Instant::now(), table, pace)
    }

    fn arrange_from(&self, now: Instant, table: &Table, pace: Duration) -> bool {
        let wanted = wanted(table, pace);
        let mut plan = self.plan.lock().expect("nobody panics while planning orders");
        plan.due.retain(|due| wanted.iter().any(|&(seat, question, _)| (due.seat, due.question) == (seat, question)));
        let known = plan.due.clone();
        let fresh = wanted.into_iter().filter(|(seat, ..)| known.iter().all(|due| due.seat != *seat));
        plan.due.extend(fresh.map(|(seat, question, wait)| Due { at: now + wait, seat, question }));
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
fn wanted(table: &Table, pace: Duration) -> Vec<(Seat, u32, Duration)> {
    let Some(play) = table.any_match() else { return Vec::new() };
    let round = play.waits_for().round().unwrap_or_default();
    let gap = gap(pace, table.head().pace());
    let one = |seat| (seat, play.question(seat), wait(pace, gap, table.order_place(seat), round));
    let mut wanted: Vec<_> = table.orders_to_act().iter().map(one).collect();
    wanted.sort_by_key(|(_, _, wait)| *wait);
    wanted
}

/// Returns how long lies between the orders of two neighbours. Before the hammer falls all have answered, as bots have:
/// an answer at the very moment of the hammer would give an order away.
fn gap(pace: Duration, clock: Pace) -> Duration {
    let gap = pace.mul_f64(GAP);
    match clock {
        Pace::Live { call, .. } => gap.min(CALL_PART * call),
        Pace::Days(_) | Pace::Relaxed => gap,
    }
}

/// Returns how long an order takes. It varies a little with the round, but not enough to change the order of the seats.
fn wait(pace: Duration, gap: Duration, place: usize, round: u32) -> Duration {
    let part = round.wrapping_mul(37).wrapping_add(place as u32 * 11) % 100;
    pace.mul_f64(0.8) + gap * place as u32 + gap.mul_f64(f64::from(part) / 600.0)
}

#[cfg(test)]
mod tests {
    use bequest_engine::{EditionId, Seed};
    use bequest_maloney::Maloney;
    use bequest_table::{
        Arrange, GuideHead, Head, Moment, Now, PersonId, Play, SeatHead, Stage, StageHead, StoredTable, TableGame,
        Uptime, Who,
    };

    use crate::config::Config;

    use super::*;

    #[test]
    fn orders_act_in_their_places_whatever_the_round() {
        let pace = Config::default().bot_pace;
        for call in [1, 2, 5, 60] {
            let gap = gap(pace, Pace::Live { turn: 60, call });
            for round in 0..5000 {
                let waits: Vec<Duration> = (0..6).map(|place| wait(pace, gap, place, round)).collect();
                assert!(waits.is_sorted_by(|one, other| *one + gap.mul_f64(0.8) < *other), "{round}: {waits:?}");
                let hammer = Duration::from_secs(3 * u64::from(call));
                assert!(waits[5] < hammer, "all have answered when the hammer falls: {round}: {waits:?}");
            }
        }
    }

    const PLAYERS: usize = 6;

    fn person(seat: usize) -> PersonId {
        ["a", "b", "c", "d", "e", "f"][seat].repeat(26).parse().expect("a person")
    }

    fn now() -> Now {
        let up = Uptime(1_000_000);
        Now { real: Moment(5_000_000), up, away: Default::default(), forget_after: Duration::from_secs(1 << 22) }
    }

    /// Puts up a table of six people in the first auction of Maloney's Inheritance.
    fn in_an_auction(pace: Pace) -> Table {
        let game = TableGame::of::<Maloney>(&["greedy"]);
        let options = [("players".to_owned(), PLAYERS.to_string())];
        let (editions, options, _) = (game.agree)(&options, &[]).expect("six can play");
        let mut editions = editions.into_iter().map(|EditionId { name, hash }| (name, hash));
        let who = |seat| Who::Person { id: person(seat), name: format!("Player {seat}") };
        let head = Head {
            game: game.id.into(),
            rules: game.version,
            edition: editions.next().expect("the game has an edition"),
            more_editions: Vec::new(),
            options,
            pace,
            public: true,
            host: person(0),
            seats: (0..PLAYERS).map(|seat| SeatHead { who: who(seat), nonce: None }).collect(),
            seed: Seed::from_text("orders").to_string(),
            stage: StageHead::Open,
            autostart: false,
            agreed: 0,
            rematch: None,
            guide: GuideHead::None,
            practice: None,
            results: Vec::new(),
        };
        let stored = StoredTable {
            id: "tabletabletabletabletablet".parse().expect("a table"),
            revision: 0,
            created: now().real,
            changed: now().real,
            head: head.to_text(),
            state: String::new(),
            stage: Stage::Open,
            wake: None,
            rows: Vec::new(),
        };
        let open = Table::read(game, &stored, now().up).expect("a table");
        let started = done(&open, &Command::Arrange(person(0), Arrange::Start { fill: false }));
        let ready = |table, seat| done(&table, &Command::Play(person(seat), Play::Ready(Seat::new(seat))));
        let waits = |table: &Table| table.awaited();
        let awaited = waits(&started);
        if matches!(pace, Pace::Live { .. }) { awaited.iter().map(Seat::index).fold(started, ready) } else { started }
    }

    fn done(table: &Table, command: &Command) -> Table {
        table.after(command, now()).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}")).table
    }

    fn ordered(table: &Table, (seat, order): &(usize, &str)) -> Table {
        let play = Play::Order { seat: Seat::new(*seat), order: Some((*order).to_owned()) };
        done(table, &Command::Play(person(*seat), play))
    }

    /// Returns when the orders are due that answer first.
    fn due(table: Table, orders: &[(usize, &str)]) -> Vec<(usize, Duration)> {
        let table = orders.iter().fold(table, |table, order| ordered(&table, order));
        let start = Instant::now();
        let planned = Orders::default();
        planned.arrange_from(start, &table, Config::default().bot_pace);
        let plan = planned.plan.lock().expect("nobody panics while planning orders");
        plan.due.iter().map(|due| (due.seat.index(), due.at - start)).collect()
    }

    #[test]
    fn an_order_is_due_at_the_same_time_whatever_others_have_ordered_and_for_how_much() {
        let some: [&str; 3] = ["out on day 1", "bid 100 at most on day 1", "bid 7000 at most on day 1 by 500"];
        for pace in [Pace::Relaxed, Pace::Days(1), Pace::Live { turn: 60, call: 1 }, Pace::Live { turn: 60, call: 20 }]
        {
            let table = in_an_auction(pace);
            for seat in 0..PLAYERS {
                let alone = due(table.clone(), &[(seat, some[0])]);
                assert_eq!(alone.len(), 1, "{pace:?}: the order of {seat} answers");
                for own in some {
                    assert_eq!(due(table.clone(), &[(seat, own)]), alone, "{pace:?}: {own}");
                    for theirs in some {
                        let all: Vec<(usize, &str)> =
                            (0..PLAYERS).map(|it| (it, if it == seat { own } else { theirs })).collect();
                        let among: Vec<_> =
                            due(table.clone(), &all).into_iter().filter(|(it, _)| *it == seat).collect();
                        assert_eq!(among, alone, "{pace:?}: {own} among {theirs}");
                    }
                }
            }
        }
    }
}
