use std::collections::BTreeMap;

use bequest_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a table is besides its rows and its head: it is stored, but it is not history and no list shows it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct State {
    /// Who is ready, where everyone is waited for; bits.
    #[serde(default, skip_serializing_if = "is_zero")]
    ready: u8,
    /// The round for which everyone was ready, or waited for long enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) opened: Option<u32>,
    /// The seats whose people have left them to bots by themselves; bits.
    #[serde(default, skip_serializing_if = "is_zero")]
    left: u8,
    /// Answers that nobody may know of yet.
    #[serde(default, skip_serializing_if = "Withheld::is_empty")]
    pub(crate) withheld: Withheld,
    /// The standing orders, by the number of the seat, counted from one. Nobody but the seat knows of its order.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    orders: BTreeMap<usize, String>,
}

fn is_zero(bits: &u8) -> bool {
    *bits == 0
}

impl State {
    /// Reads what is stored of a table with so many seats; the empty text is the empty state.
    pub(crate) fn read(text: &str, seats: usize) -> Result<Self, String> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let state: Self = serde_json::from_str(text).map_err(|error| format!("the state cannot be read: {error}"))?;
        let all: SeatSet = Seat::all(seats).collect();
        let named = state.ready().or(state.left());
        let mut numbers = state.withheld.answers.keys().chain(state.orders.keys());
        let missing = numbers.find(|number| !all.iter().any(|seat| seat.number() == **number));
        match missing {
            Some(number) => Err(format!("the state cannot be read: no such seat: {number}")),
            None if !named.minus(all).is_empty() => Err("the state cannot be read: it names too many seats".into()),
            None => Ok(state),
        }
    }

    /// Returns what is stored.
    pub(crate) fn to_text(&self) -> String {
        if *self == Self::default() {
            return String::new();
        }
        serde_json::to_string(self).expect("a state is made of texts and numbers")
    }

    pub(crate) fn ready(&self) -> SeatSet {
        SeatSet::from_bits(self.ready)
    }

    pub(crate) fn set_ready(&mut self, seats: SeatSet) {
        self.ready = seats.bits();
    }

    pub(crate) fn left(&self) -> SeatSet {
        SeatSet::from_bits(self.left)
    }

    pub(crate) fn set_left(&mut self, seats: SeatSet) {
        self.left = seats.bits();
    }

    /// Returns the standing order of a seat.
    pub(crate) fn order(&self, seat: Seat) -> Option<&str> {
        self.orders.get(&seat.number()).map(String::as_str)
    }

    /// Returns the standing orders with their seats.
    pub(crate) fn orders(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.orders.iter().map(|(number, order)| (Seat::new(number - 1), order.as_str()))
    }

    /// Gives a seat a standing order instead of the one it has, or takes that away.
    pub(crate) fn set_order(&mut self, seat: Seat, order: Option<&str>) {
        match order {
            Some(order) => self.orders.insert(seat.number(), order.to_owned()),
            None => self.orders.remove(&seat.number()),
        };
    }
}

/// Answers of one round that nobody may know of until its time is over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Withheld {
    round: u32,
    /// By the number of the seat, counted from one.
    answers: BTreeMap<usize, WithheldAnswer>,
}

/// An answer that nobody may know of yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct WithheldAnswer {
    /// What was answered.
    pub(crate) action: String,
    /// What names the post that brought it; a bot's answer has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<String>,
}

impl Withheld {
    /// Keeps the answer of a seat; those of another round are forgotten.
    pub(crate) fn keep(&mut self, round: u32, seat: Seat, answer: WithheldAnswer) {
        if self.round != round {
            *self = Self { round, answers: BTreeMap::new() };
        }
        self.answers.insert(seat.number(), answer);
    }

    /// Returns the seats that have answered in a round.
    pub(crate) fn seats(&self, round: u32) -> SeatSet {
        let seats = self.answers.keys().map(|number| Seat::new(number - 1));
        if self.round == round { seats.collect() } else { SeatSet::EMPTY }
    }

    /// Returns all answers with their seats; nothing if they belong to another round.
    pub(crate) fn answers(&self, round: u32) -> Option<impl Iterator<Item = (Seat, &WithheldAnswer)>> {
        let answers = self.answers.iter().map(|(number, answer)| (Seat::new(number - 1), answer));
        (self.round == round || self.is_empty()).then_some(answers)
    }

    /// Takes out the answer of a seat in a round.
    pub(crate) fn take(&mut self, round: u32, seat: Seat) -> Option<WithheldAnswer> {
        let taken = if self.round == round { self.answers.remove(&seat.number()) } else { None };
        if self.answers.is_empty() {
            self.round = 0;
        }
        taken
    }

    /// Forgets what belongs to another round.
    pub(crate) fn forget_others(&mut self, round: u32) {
        if self.round != round {
            *self = Self::default();
        }
    }

    /// Takes out the answer that a bot gave for a seat; what its person has posted counts.
    pub(crate) fn take_from_bot(&mut self, round: u32, seat: Seat) {
        if self.answers.get(&seat.number()).is_some_and(|answer| answer.key.is_none()) {
            self.take(round, seat);
        }
    }

    /// Returns whether a post has brought one of them.
    pub(crate) fn has_key(&self, key: &str) -> bool {
        self.answers.values().any(|answer| answer.key.as_deref() == Some(key))
    }

    fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }
}
