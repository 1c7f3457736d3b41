//! The server's own time, which stands still while the server is down, and the time that people know.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bequest_table::{Moment, Uptime};

/// So long after a start no table is closed because nobody comes: people may have been kept away by the downtime.
const SETTLING: Duration = Duration::from_secs(60 * 60);
/// If the clock of the machine moves against the server's own time by more than this, it was set.
const JUMP: i64 = 2_000;

/// Both times. What waits, waits for the server's own; what is shown is the other.
pub(crate) struct Time {
    started: Instant,
    first: Uptime,
    /// So many milliseconds have passed that nobody waited for.
    skipped: AtomicU64,
    /// The clock of the machine is ahead by so many milliseconds.
    ahead: AtomicI64,
}

impl Time {
    /// Goes on where the server's own time was at its last beat; a new server begins with the clock of the machine.
    pub(crate) fn start(last: Option<Uptime>) -> Self {
        let real = real();
        let first = last.unwrap_or(Uptime(real.0));
        Self { started: Instant::now(), first, skipped: AtomicU64::new(0), ahead: AtomicI64::new(real.0 - first.0) }
    }

    /// Returns the server's own time.
    pub(crate) fn up(&self) -> Uptime {
        let skipped = Duration::from_millis(self.skipped.load(Ordering::Relaxed));
        self.first.after(self.started.elapsed() + skipped)
    }

    /// Lets time pass without waiting for it.
    pub(crate) fn skip(&self, time: Duration) {
        self.skipped.fetch_add(u64::try_from(time.as_millis()).unwrap_or(0), Ordering::Relaxed);
    }

    /// Returns the moment by the clock that is behind. A table that is old by this one is so by both.
    pub(crate) fn earlier(&self) -> Moment {
        real().min(Moment(self.up().0))
    }

    /// Returns a moment of the server's own time as people know it. It is the same at each call, so that pages stay the same.
    pub(crate) fn shown(&self, up: Uptime) -> Moment {
        Moment(up.0.saturating_add(self.ahead.load(Ordering::Relaxed)))
    }

    /// Compares the two clocks; returns by how many milliseconds the clock of the machine was set, if it was.
    pub(crate) fn compare(&self) -> Option<i64> {
        let ahead = real().0 - self.up().0;
        let jump = ahead - self.ahead.load(Ordering::Relaxed);
        if jump.abs() <= JUMP {
            return None;
        }
        self.ahead.store(ahead, Ordering::Relaxed);
        Some(jump)
    }

    /// Returns whether the server has been up for so long that people could have come.
    pub(crate) fn is_settled(&self, up: Uptime) -> bool {
        up.since(self.first) >= SETTLING
    }

    /// Returns how long the server was down before this start, as far as the clock of the machine can be trusted.
    pub(crate) fn downtime(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.ahead.load(Ordering::Relaxed)).unwrap_or(0))
    }
}

/// Returns the moment by the clock of the machine.
pub(crate) fn real() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_time_goes_on_where_it_was_whatever_the_clock_of_the_machine_shows() {
        let last = Uptime(real().0 - 40 * 24 * 60 * 60 * 1000);
        let time = Time::start(Some(last));
        assert!(time.up() >= last && time.up().since(last) < Duration::from_secs(60));
        assert!(time.shown(time.up()).0.abs_diff(real().0) < 60_000, "what is shown is real");
        assert!(!time.is_settled(time.up()) && time.is_settled(last.after(SETTLING)));
    }

    #[test]
    fn a_clock_that_is_set_moves_what_is_shown_and_nothing_else() {
        let time = Time::start(None);
        time.ahead.fetch_add(3_600_000, Ordering::Relaxed);
        let up = time.up();
        let jump = time.compare().expect("an hour is a jump");
        assert!((jump + 3_600_000).abs() < 60_000 && time.compare().is_none());
        assert!(time.up().since(up) < Duration::from_secs(60));
    }

    #[test]
    fn a_clock_that_is_ahead_or_behind_makes_nothing_old() {
        let year = 365 * 24 * 60 * 60 * 1000;
        let by_now = |last: i64| Time::start(Some(Uptime(last))).earlier().0;
        assert!(by_now(real().0 - year).abs_diff(real().0 - year) < 60_000, "the clock of the machine is ahead");
        assert!(by_now(real().0 + year).abs_diff(real().0) < 60_000, "the clock of the machine is behind");
    }
}
