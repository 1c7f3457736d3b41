//! Bots think outside of requests, on a bounded number of threads.
//!
//! The moment of a bot's answer must not reveal what it holds. So the answer that others can see comes at a time that
//! was fixed when the bot was asked. Steps that nobody sees are made before.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bequest_bots::{Answer, MOST_ABANDONED, Misstep, Timekeeper};
use bequest_engine::{Seat, Window};
use bequest_table::{Command, Table, TableId};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::config::Config;
use crate::drawing::BotJob;
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::tables::{Tables, short};

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
        let snapshot = tables.look(id).await?;
        let table = &snapshot.table;
        let asked = table.bots_to_act().contains(seat);
        let (Some(play), Some(bot), true) = (table.any_match(), table.bot(seat), asked) else {
            return Ok(tables.stop_thinking(id, seat));
        };
        let (question, round) = (play.question(seat), play.waits_for().round().unwrap_or_default());
        let seed = seed_of(table, seat, question);
        let job = (snapshot.rules.think)(play, seat, bot, seed).ok_or(Refused::Missing)?;
        let due_at = *due.get_or_insert_with(|| Instant::now() + self.delay(seat, round));
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
            tokio::time::sleep_until(due_at.into()).await;
        }
        drop((now, snapshot));
        tables.change(id, Command::Bot { seat, question, action }).await?;
        if open || !goes_on {
            *due = None;
        }
        Ok(true)
    }

    /// Returns how long a bot takes. It varies a little, but depends on nothing secret. Everyone sees the round; how
    /// many questions a seat was asked would reveal how it decided.
    fn delay(&self, seat: Seat, round: u32) -> Duration {
        let part = (round.wrapping_mul(37).wrapping_add(seat.number() as u32 * 11)) % 100;
        self.pace.mul_f64(0.7 + f64::from(part) / 160.0)
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

/// Returns the seed of a bot. It comes from the table's secret, so that nobody can foresee it.
fn seed_of(table: &Table, seat: Seat, question: u32) -> u64 {
    let text = format!("{} bot {seat} {question}", table.head().seed);
    let digest = Sha256::digest(text.as_bytes());
    u64::from_be_bytes(std::array::from_fn(|i| digest[i]))
}
