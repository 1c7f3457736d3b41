//! A stranger who asks for a table again and again, and notes how long each answer takes.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
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
    /// How many of them showed something else than the one before of the same table.
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
    orders: Arc<Orders>,
    work: Option<JoinHandle<Result<Seen>>>,
}

/// What a stranger is to do.
#[derive(Default)]
struct Orders {
    /// Which of the paths is asked for.
    path: AtomicUsize,
    is_over: AtomicBool,
}

impl Stranger {
    /// Begins to ask for the first of two paths, so many times per second; 0 is as often as it is answered.
    pub(crate) fn begin(address: SocketAddr, paths: [String; 2], rate: u32) -> Self {
        let orders = Arc::<Orders>::default();
        let heard = Arc::clone(&orders);
        let work = thread::spawn(move || {
            let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(ask(Connection::new(address), &paths, rate, &heard))
        });
        Self { orders, work: Some(work) }
    }

    /// Lets them ask for one of the two paths from now on.
    pub(crate) fn turn_to(&self, path: usize) {
        self.orders.path.store(path, Ordering::Relaxed);
    }

    /// Returns whether they have stopped, which they do by themselves only if something is wrong.
    pub(crate) fn has_stopped(&self) -> bool {
        self.work.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Stops them, and returns what they have seen.
    pub(crate) fn end(mut self) -> Result<Seen> {
        self.orders.is_over.store(true, Ordering::Relaxed);
        let work = self.work.take().map(JoinHandle::join);
        work.ok_or_else(|| anyhow!("the stranger has ended"))?.map_err(|_| anyhow!("the stranger panicked"))?
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.orders.is_over.store(true, Ordering::Relaxed);
    }
}

async fn ask(mut connection: Connection, paths: &[String; 2], rate: u32, orders: &Orders) -> Result<Seen> {
    let mut seen = Seen::default();
    let mut shown: [Option<String>; 2] = [None, None];
    let every = if rate == 0 { Duration::ZERO } else { Duration::from_secs(1) / rate };
    let mut due = Instant::now();
    while !orders.is_over.load(Ordering::Relaxed) {
        if rate > 0 {
            due = (due + every).max(Instant::now());
            sleep_until(due.into()).await;
        }
        let path = orders.path.load(Ordering::Relaxed);
        let asked = Instant::now();
        let reply = connection.get(&paths[path], "").await?;
        seen.answers.push(Answer { asked, answered: Instant::now() });
        ensure!(reply.status == 200, "the stranger was refused: {}", reply.status);
        let is_same = |last: &String| without_time(last).eq(without_time(&reply.body));
        seen.changes += u64::from(!shown[path].as_ref().is_none_or(is_same));
        shown[path] = Some(reply.body);
    }
    Ok(seen)
}

/// Returns a page without the time at which it was made.
fn without_time(body: &str) -> impl Iterator<Item = &str> {
    let (before, after) = body.split_once(" data-now=\"").unwrap_or((body, ""));
    [before, after.trim_start_matches(|letter: char| letter.is_ascii_digit())].into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pages_are_the_same_if_only_their_time_differs() {
        let page = |time: &str, text: &str| format!("<body data-now=\"{time}\" class=\"x\">{text}</body>");
        let is_same = |one: &str, other: &str| without_time(one).eq(without_time(other));
        assert!(is_same(&page("17", "a"), &page("19", "a")));
        assert!(!is_same(&page("17", "a"), &page("17", "b")));
        assert!(is_same("a", "a") && !is_same("a", "b"));
    }
}
