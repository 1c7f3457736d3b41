//! Bots think outside of requests, on a bounded number of threads.
//!
//! The moment of a bot's answer must not reveal what it holds. So the answer that others can see comes at a time that
//! was fixed when the bot was asked. Steps that nobody sees are made before.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bequest_bots::{Answer, MOST_ABANDONED, Misstep, Timekeeper};
use bequest_engine::{Seat, SeatSet, Window};
use bequest_table::{Command, Pace, Table, TableId};
use sha2::{Digest, Sha256};
use tokio::sync::{Semaphore, watch};

use crate::config::Config;
use crate::drawing::BotJob;
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::tables::{Tables, short};

/// From bot to bot, in parts of the pace: people want to see who does what.
const GAP: f64 = 1.1;
/// Where an auctioneer calls every second, no more than this lies between two bots, or between two standing orders.
pub(crate) const CALL_PART: Duration = Duration::from_millis(300);

/// The bots of all tables.
#[derive(Clone)]
pub(crate) struct Bots {
    room: Arc<Semaphore>,
    timekeeper: Arc<Timekeeper>,
    /// A bot takes at least this long, so that people can follow.
    pace: Duration,
    metrics: Arc<Metrics>,
}

impl Bots {
    /// Makes room for the bots that think at the same time.
    pub(crate) fn new(config: &Config, metrics: Arc<Metrics>) -> Self {
        let room = Arc::new(Semaphore::new(config.bot_threads.max(1)));
        let timekeeper = Arc::new(Timekeeper::new(config.bot_time, config.bot_grace));
        Self { room, timekeeper, pace: config.bot_pace, metrics }
    }

    /// Lets the bot of a seat answer.
    pub(crate) fn start(&self, tables: &Arc<Tables>, id: TableId, seat: Seat) {
        let (bots, tables) = (self.clone(), Arc::clone(tables));
        tokio::spawn(async move { bots.play(&tables, id, seat).await });
    }

    /// Answers for a seat as long as it is asked.
    async fn play(&self, tables: &Arc<Tables>, id: TableId, seat: Seat) {
        let mut due = None;
        loop {
            match self.step(tables, id, seat, &mut due).await {
                Ok(true) => {}
                Ok(false) => return,
                // Someone was quicker, or returned to their seat: this is another question, with its own time.
                Err(Refused::Stale | Refused::NotNow) => due = None,
                Err(error) => {
                    tracing::warn!(table = %short(id), seat = seat.number(), ?error, "a bot could not answer");
                    tables.wake_later(id, seat);
                    return;
                }
            }
        }
    }

    /// Makes one step for a seat; returns whether there may be another.
    async fn step(
        &self,
        tables: &Arc<Tables>,
        id: TableId,
        seat: Seat,
        due: &mut Option<Instant>,
    ) -> Result<bool, Refused> {
        let mut changes = tables.changes(id);
        let snapshot = tables.look(id).await?;
        let table = &snapshot.table;
        let asked = table.bots_to_act().contains(seat);
        let (Some(play), Some(bot), true) = (table.any_match(), table.bot(seat), asked) else {
            return Ok(tables.stop_thinking(id, seat));
        };
        let question = play.question(seat);
        let seed = seed_of(table, seat, question);
        let job = (snapshot.rules.think)(play, seat, bot, seed).ok_or(Refused::Missing)?;
        let due_at = *due.get_or_insert_with(|| Instant::now() + self.delay(table, seat));
        let Answer { action, misstep } = self.think(job).await?;
        if let Some(misstep) = misstep {
            self.report(id, seat, bot, &misstep);
        }
        let now = tables.look(id).await?;
        let play = now.table.any_match();
        let goes_on = play.is_some_and(|play| play.asks_on_after(seat, &action));
        let open = play.is_none_or(|play| play.waits_for().window() == Window::Open);
        // Steps that nobody sees are made at once. In an open window each step is shown for a moment.
        let due_at = if goes_on && open { due_at.min(Instant::now() + self.pace / 3) } else { due_at };
        if open || !goes_on {
            drop((now, snapshot));
            wait_until(due_at, tables, &mut changes, (id, seat, question)).await?;
        }
        tables.change(id, Command::Bot { seat, question, action }).await?;
        if open || !goes_on {
            *due = None;
        }
        Ok(true)
    }

    /// Returns how long a bot takes. It depends on nothing secret: everyone sees the round, who plays by a bot, and who is
    /// asked. How many questions a seat was asked would reveal how it decided.
    fn delay(&self, table: &Table, seat: Seat) -> Duration {
        let Some(play) = table.any_match() else { return self.pace };
        let waits = play.waits_for();
        // In a secret window nobody knows who is still asked, so all bots count.
        let others: SeatSet = match waits.window() {
            Window::Secret => Seat::all(play.players().len()).filter(|seat| table.bot(*seat).is_some()).collect(),
            Window::Open | Window::Private | Window::Covered => table.bots_to_act(),
        };
        let own = (table.order_place(seat), seat);
        let place = others.iter().filter(|other| (table.order_place(*other), *other) < own).count();
        // Before the hammer falls, all have answered.
        let gap = self.pace.mul_f64(GAP);
        let gap = match table.head().pace() {
            Pace::Live { call, .. } => gap.min(CALL_PART * call),
            Pace::Days(_) | Pace::Relaxed => gap,
        };
        wait(self.pace, waits.round().unwrap_or_default(), place) + gap * place as u32
    }

    /// Waits for an answer of the bot or the fallback. This ends even if the bot never does: then it is abandoned
    /// with its thread, and its place is free for another bot.
    async fn think(&self, job: BotJob) -> Result<Answer<String>, Refused> {
        let permit = Arc::clone(&self.room).acquire_owned().await.map_err(|_| Refused::Missing)?;
        self.metrics.thoughts.inc();
        let timekeeper = Arc::clone(&self.timekeeper);
        let answer = tokio::task::spawn_blocking(move || {
            let answer = job(&timekeeper);
            drop(permit);
            answer
        });
        answer.await.map_err(|_| Refused::Broken)
    }

    /// Logs that the fallback has answered for a bot, and why. What the bot would have done is left out: the
    /// log holds no action.
    fn report(&self, id: TableId, seat: Seat, bot: &str, misstep: &Misstep) {
        let (table, seat, what) = (short(id), seat.number(), misstep.name());
        self.metrics.count_misstep(what);
        match misstep {
            // It was logged once that this kind is switched off.
            Misstep::NotAsked => tracing::debug!(%table, seat, bot, what, "the fallback answers for a bot"),
            Misstep::Illegal(_) | Misstep::GaveUp | Misstep::Panicked(_) | Misstep::TooLong { .. } => {
                tracing::warn!(%table, seat, bot, what, "the fallback answers for a bot");
            }
        }
        if *misstep == (Misstep::TooLong { abandoned: MOST_ABANDONED }) {
            tracing::error!(bot, abandoned = MOST_ABANDONED, "this kind of bot is switched off until the next start");
        }
    }
}

/// Waits until an answer is due. If the seat is asked something else meanwhile, or nothing any more, the answer is stale.
async fn wait_until(
    due_at: Instant,
    tables: &Tables,
    changes: &mut watch::Receiver<()>,
    (id, seat, question): (TableId, Seat, u32),
) -> Result<(), Refused> {
    while let Ok(Ok(())) = tokio::time::timeout_at(due_at.into(), changes.changed()).await {
        let now = tables.look(id).await?;
        let is_same = now.table.any_match().is_some_and(|play| play.question(seat) == question);
        if !is_same || !now.table.bots_to_act().contains(seat) {
            return Err(Refused::Stale);
        }
    }
    tokio::time::sleep_until(due_at.into()).await;
    Ok(())
}

/// Returns how long a bot takes that answers first. It varies a little from round to round and from place to place.
fn wait(pace: Duration, round: u32, place: usize) -> Duration {
    let part = round.wrapping_mul(37).wrapping_add(place as u32 * 11) % 100;
    pace.mul_f64(0.95 + f64::from(part) / 500.0)
}

/// Returns the seed of a bot. It comes from the table's secret, so that nobody can foresee it.
fn seed_of(table: &Table, seat: Seat, question: u32) -> u64 {
    let text = format!("{} bot {seat} {question}", table.head().seed);
    let digest = Sha256::digest(text.as_bytes());
    u64::from_be_bytes(std::array::from_fn(|i| digest[i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_answers_there_is_time_to_see_the_first() {
        let pace = Config::default().bot_pace;
        let seen = Duration::from_millis(900)..=Duration::from_millis(1600);
        for round in 0..5000 {
            let dues: Vec<Duration> =
                (0..6).map(|place| wait(pace, round, place) + pace.mul_f64(GAP) * place as u32).collect();
            assert!(seen.contains(&dues[0]), "{round}: {dues:?}");
            assert!(dues.windows(2).all(|pair| seen.contains(&(pair[1] - pair[0]))), "{round}: {dues:?}");
        }
    }
}
