//! How the values of a table are stored.

use bequest_table::{ClockEnd, Moment, RowSum, Stage, TableId, Uptime, Wake};

use crate::StoreError;

/// Returns the number that a stage is stored as.
pub(super) fn stage_number(stage: Stage) -> i64 {
    match stage {
        Stage::Open => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
        Stage::Closed => 3,
    }
}

/// Returns the stage that a number means.
pub(super) fn stage(number: i64) -> Result<Stage, StoreError> {
    match number {
        0 => Ok(Stage::Open),
        1 => Ok(Stage::Playing),
        2 => Ok(Stage::Over),
        3 => Ok(Stage::Closed),
        other => Err(StoreError::Broken(format!("no such stage: {other}"))),
    }
}

/// Returns the name of a table.
pub(super) fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse().map_err(|_| StoreError::Broken(format!("no name of a table: {text}")))
}

/// Returns the check sum of a head.
pub(super) fn head_sum(table: TableId, head: &str) -> i64 {
    text_sum(table, "head", head)
}

/// Returns the check sum of a state.
pub(super) fn state_sum(table: TableId, state: &str) -> i64 {
    text_sum(table, "state", state)
}

/// A text of a table that is not a row is summed as if it were row zero, which no table has.
fn text_sum(table: TableId, kind: &str, text: &str) -> i64 {
    RowSum::default().after(table, 0, Moment(0), Some(kind), text).0.cast_signed()
}

/// When a table has to be looked at again, as its columns have it.
#[derive(Clone, Copy, Default)]
pub(super) struct WakeColumns {
    /// `wake_at`.
    pub(super) at: Option<i64>,
    /// `wake_clock`; nothing if there is no `wake_at`.
    pub(super) clock: Option<bool>,
    /// `wake_round`; nothing if there is no `wake_at`, zero if there is no clock.
    pub(super) round: Option<i64>,
    /// `clock_until`; nothing if there is no clock, or if it was started before version 2: then it is over at `wake_at`.
    pub(super) until: Option<i64>,
}

impl WakeColumns {
    /// Returns the columns of a wake.
    pub(super) fn new(wake: Option<Wake>) -> Self {
        let Some(Wake { at, clock }) = wake else { return Self::default() };
        Self {
            at: Some(at.0),
            clock: Some(clock.is_some()),
            round: Some(clock.map_or(0, |clock| clock.round.cast_signed())),
            until: clock.map(|clock| clock.until.0),
        }
    }

    /// Returns the wake that the columns mean.
    pub(super) fn wake(self) -> Option<Wake> {
        let at = self.at?;
        let until = Uptime(self.until.unwrap_or(at));
        let round = self.round.unwrap_or_default().cast_unsigned();
        let clock = self.clock.unwrap_or_default().then_some(ClockEnd { until, round });
        Some(Wake { at: Uptime(at), clock })
    }
}
