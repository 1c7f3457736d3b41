use std::collections::BTreeMap;

use bequest_engine::{Seat, SeatSet};

/// Answers of one round that nobody may know of until its time is over. They are only in memory: an answer that is lost
/// means the same as silence.
#[derive(Default)]
pub(crate) struct Withheld {
    round: u32,
    answers: BTreeMap<Seat, String>,
}

impl Withheld {
    /// Withholds the answer of a seat; those of another round are forgotten.
    pub(crate) fn keep(&mut self, round: u32, seat: Seat, action: &str) {
        if self.round != round {
            *self = Self { round, answers: BTreeMap::new() };
        }
        self.answers.insert(seat, action.to_owned());
    }

    /// Returns the seats that have answered in a round.
    pub(crate) fn seats(&self, round: u32) -> SeatSet {
        if self.round == round { self.answers.keys().copied().collect() } else { SeatSet::EMPTY }
    }

    /// Takes out the answer of a seat in a round.
    pub(crate) fn take(&mut self, round: u32, seat: Seat) -> Option<String> {
        if self.round == round { self.answers.remove(&seat) } else { None }
    }
}
