//! A stranger who asks for a table again and again, and notes how long each answer takes.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow, ensure};
use tokio::{runtime, time::sleep_until};

use crate::shared::http::Connection;

/// What a stranger has seen.
#[derive(Default)]
pub(crate) struct Seen {
    /// The answers, in their order.
    pub(crate) answers: Vec<Answer>,
    /// How many of them showed something else than the one before.
    pub(crate) changes: u64,
}

/// When something was asked and when it was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) asked: Instant,
    pub(crate) answered: Instant,
}

impl Answer {
    /// Returns how long it took.
    pub(crate) fn time(self) -> Duration {
        self.answered - self.asked
    }
}

/// A stranger at work, on a thread of their own, so that nothing of ours delays them.
pub(crate) struct Stranger {
    is_over: Arc<AtomicBool>,
    work: Option<JoinHandle<Result<Seen>>>,
}

impl Stranger {
    /// Begins to ask for a path, so many times per second; 0 is as often as it is answered.
    pub(crate) fn begin(address: SocketAddr, path: String, rate: u32) -> Self {
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        let work = thread::spawn(move || {
            let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(ask(Connection::new(address), &path, rate, &over))
        });
        Self { is_over, work: Some(work) }
    }

    /// Returns whether they have stopped, which they do by themselves only if something is wrong.
    pub(crate) fn has_stopped(&self) -> bool {
        self.work.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Stops them, and returns what they have seen.
    pub(crate) fn end(mut self) -> Result<Seen> {
        self.is_over.store(true, Ordering::Relaxed);
        let work = self.work.take().map(JoinHandle::join);
        work.ok_or_else(|| anyhow!("the stranger has ended"))?.map_err(|_| anyhow!("the stranger panicked"))?
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

async fn ask(mut connection: Connection, path: &str, rate: u32, is_over: &AtomicBool) -> Result<Seen> {
    let mut seen = Seen::default();
    let mut last = connection.get(path, "").await?.body;
    let every = if rate == 0 { Duration::ZERO } else { Duration::from_secs(1) / rate };
    let mut due = Instant::now();
    while !is_over.load(Ordering::Relaxed) {
        if rate > 0 {
            due = (due + every).max(Instant::now());
            sleep_until(due.into()).await;
        }
        let asked = Instant::now();
        let reply = connection.get(path, "").await?;
        seen.answers.push(Answer { asked, answered: Instant::now() });
        ensure!(reply.status == 200, "the stranger was refused: {}", reply.status);
        seen.changes += u64::from(reply.body != last);
        last = reply.body;
    }
    Ok(seen)
}
