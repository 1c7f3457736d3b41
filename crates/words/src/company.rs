use bequest_engine::{Seat, UndoStop};

use crate::{Value, Words};

/// The people at a table, and which of them a text addresses.
#[derive(Clone, Copy)]
pub struct Company<'a> {
    /// The language.
    pub words: &'a Words,
    /// What each seat is called, in seat order.
    pub names: &'a [String],
    /// The seat that is called "you".
    pub you: Option<Seat>,
}

impl Company<'_> {
    /// Returns the name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns a message about someone.
    pub fn say_of(&self, seat: Seat, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let you = if self.you == Some(seat) { "yes" } else { "no" };
        let mut all = vec![("who", self.name(seat).into()), ("you", you.into())];
        all.extend_from_slice(values);
        self.words.say(key, &all)
    }

    /// Says why nothing can be taken back.
    pub fn undo_stop(&self, stop: UndoStop) -> String {
        match stop {
            UndoStop::Nothing => self.words.say("undo-nothing", &[]),
            UndoStop::Chance => self.words.say("undo-chance", &[]),
            UndoStop::Reveal => self.words.say("undo-reveal", &[]),
            UndoStop::Another(seat) => self.say_of(seat, "undo-another", &[]),
            UndoStop::Window => self.words.say("undo-window", &[]),
        }
    }
}
