use bequest_engine::{RuleId, UndoStop};

/// Why a table did not do something. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableRefusal {
    /// It is someone else's seat.
    NotYourSeat,
    /// Only the host may do that.
    NotHost,
    /// The table has not come so far, or is past it.
    NotNow,
    /// The seat is taken, or reserved for someone else.
    SeatTaken,
    /// Not every seat is taken yet.
    NotFull,
    /// A rule forbids it.
    Rule(RuleId),
    /// Things have changed since.
    Stale,
    /// Nothing can be taken back.
    Undo(UndoStop),
    /// Nothing was taken back that could be done again.
    Redo,
    /// Something is not what it should be: what it is called, and what was found.
    Malformed(&'static str, String),
    /// What is stored cannot be read.
    Broken(String),
}

impl TableRefusal {
    /// Says that a seat is not one of the table's.
    pub(crate) fn no_seat(seat: bequest_engine::Seat) -> Self {
        TableRefusal::Malformed("seat", seat.to_string())
    }
}
