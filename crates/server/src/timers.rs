//! When tables have to be woken: those of the next minute are here, the others in the store.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bequest_table::{TableId, Uptime};
use tokio::sync::Notify;

use crate::time::Time;

/// Tables that wake later than this are read from the store when their time comes.
pub(crate) const HORIZON: Duration = Duration::from_secs(60);

/// The tables to be woken, the earliest first.
#[derive(Clone)]
pub(crate) struct Timers(Arc<Inner>);

struct Inner {
    time: Arc<Time>,
    plan: Mutex<Plan>,
    sooner: Notify,
}

/// Each table once, by time and by name.
#[derive(Default)]
struct Plan {
    by_time: BTreeSet<(Uptime, TableId)>,
    by_table: HashMap<TableId, Uptime>,
}

impl Plan {
    fn put(&mut self, id: TableId, at: Uptime) {
        if let Some(before) = self.by_table.insert(id, at) {
            self.by_time.remove(&(before, id));
        }
        self.by_time.insert((at, id));
    }

    /// Takes out the first table if its time has come; otherwise returns how long that will take.
    fn take(&mut self, now: Uptime) -> Result<TableId, Option<Duration>> {
        let &(at, id) = self.by_time.first().ok_or(None)?;
        if at > now {
            return Err(Some(at.since(now)));
        }
        self.by_time.remove(&(at, id));
        self.by_table.remove(&id);
        Ok(id)
    }
}

impl Timers {
    pub(crate) fn new(time: Arc<Time>) -> Self {
        Self(Arc::new(Inner { time, plan: Mutex::default(), sooner: Notify::new() }))
    }

    /// Sets the time at which a table is woken, instead of an earlier setting.
    pub(crate) fn set(&self, id: TableId, at: Uptime) {
        self.note(id, at, |_| true);
    }

    /// Sets the time at which a table is woken at the latest.
    pub(crate) fn set_latest(&self, id: TableId, at: Uptime) {
        self.note(id, at, |before| at < before);
    }

    fn note(&self, id: TableId, at: Uptime, is_better: impl Fn(Uptime) -> bool) {
        if at > self.0.time.up().after(HORIZON) {
            return;
        }
        let mut plan = self.0.plan.lock().expect("nobody panics while holding the timers");
        if plan.by_table.get(&id).is_some_and(|before| !is_better(*before)) {
            return;
        }
        plan.put(id, at);
        let is_first = plan.by_time.first().is_some_and(|(_, first)| *first == id);
        drop(plan);
        if is_first {
            self.0.sooner.notify_one();
        }
    }

    /// Waits for the next table to be woken.
    pub(crate) async fn next(&self) -> TableId {
        loop {
            let sooner = self.0.sooner.notified();
            let taken = self.0.plan.lock().expect("nobody panics while holding the timers").take(self.0.time.up());
            match taken {
                Ok(id) => return id,
                Err(None) => sooner.await,
                Err(Some(left)) => {
                    tokio::select! {
                        () = tokio::time::sleep(left) => {}
                        () = sooner => {}
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_looked_at_once_at_the_time_noted_last() {
        let (mut plan, a, b) = (Plan::default(), TableId::random(), TableId::random());
        plan.put(a, Uptime(100));
        plan.put(b, Uptime(200));
        plan.put(a, Uptime(300));
        assert_eq!(plan.take(Uptime(150)), Err(Some(Duration::from_millis(50))));
        assert_eq!(plan.take(Uptime(250)), Ok(b));
        assert_eq!(plan.take(Uptime(300)), Ok(a));
        assert_eq!(plan.take(Uptime(300)), Err(None));
    }

    #[tokio::test]
    async fn an_earlier_time_wakes_the_waiting_task() {
        let time = Arc::new(Time::start(None));
        let (timers, id) = (Timers::new(Arc::clone(&time)), TableId::random());
        timers.set(TableId::random(), time.up().after(Duration::from_secs(30)));
        let waiting = timers.clone();
        let woken = tokio::spawn(async move { waiting.next().await });
        tokio::task::yield_now().await;
        timers.set(id, time.up());
        assert_eq!(woken.await.ok(), Some(id));
    }
}
