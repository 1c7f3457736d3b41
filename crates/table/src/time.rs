use std::time::Duration;

use bequest_engine::SeatSet;

/// A moment as people know it, in milliseconds since 1970. It is shown and sorts lists; nothing waits for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub i64);

/// A moment of the server's own time, which stands still while the server is down. Everything that waits, waits for it.
///
/// It counts milliseconds, and began with the first start of the server at the time since 1970. Since then it has fallen
/// back by all the time that the server was down, whatever the clock of the machine showed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Uptime(pub i64);

impl Uptime {
    /// Returns the moment so much later.
    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// Returns the moment so much earlier.
    #[must_use]
    pub fn before(self, time: Duration) -> Self {
        Self(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// Returns how long it is from an earlier moment to this one; nothing if that one is later.
    pub fn since(self, earlier: Uptime) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// What a table is told about the moment of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// The moment as people know it.
    pub real: Moment,
    /// The moment of the server's own time.
    pub up: Uptime,
    /// The seats whose people have not been here for [`LONG_AWAY`](crate::LONG_AWAY).
    pub away: SeatSet,
    /// A table at which nothing happens for so long is looked at, and closed if nobody has come.
    pub forget_after: Duration,
}

/// When a table has to be looked at again, even if nobody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wake {
    /// When: a bot has to answer, a time is over, or nobody has come for very long.
    pub at: Uptime,
    /// The clock that runs, if one does.
    pub clock: Option<ClockEnd>,
}

/// The end of a clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockEnd {
    /// When the time is over.
    pub until: Uptime,
    /// What the clock was started for; a number that means something to the table alone.
    pub round: u64,
}
