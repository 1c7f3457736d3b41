use bequest_engine::{Nonce, Seat};

use crate::{PersonId, TableId};

/// Something that is to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A person does something at a table whose game has not begun.
    Arrange(PersonId, Arrange),
    /// A person does something at a table whose game is going on.
    Play(PersonId, Play),
    /// A bot answers for its seat.
    Bot {
        /// The seat.
        seat: Seat,
        /// What it was asked.
        question: u32,
        /// Its answer.
        action: String,
    },
    /// The standing order of a seat answers for it.
    Order {
        /// The seat.
        seat: Seat,
        /// What it was asked.
        question: u32,
    },
    /// Time has passed: what is over by now is done.
    Time,
    /// The next game of the same people is at another table; the first to say so counts.
    Rematch(TableId),
    /// The table is closed without a result, as nobody needs it.
    Close,
    /// Nobody has come for very long: the table is closed without a result, unless something has happened since.
    CloseForgotten,
    /// The table is quiet, but someone may still come: it is looked at again later.
    PutOff,
}

/// What people do before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrange {
    /// Sits down.
    Sit {
        /// Where.
        seat: Seat,
        /// What they would like to be called.
        name: String,
        /// The token of the invitation that they came with, or nothing.
        token: String,
    },
    /// Stands up.
    Stand(Seat),
    /// Decides who may have a free seat.
    Refill {
        /// Which seat.
        seat: Seat,
        /// Who may have it.
        fill: Fill,
    },
    /// Sends someone away from their seat.
    Remove(Seat),
    /// Adds to the chance of the table.
    Nonce(Nonce),
    /// Begins the game.
    Start {
        /// Whether bots take the free seats.
        fill: bool,
    },
}

/// Who may have a free seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Anyone who comes.
    Open,
    /// Anyone who has this token.
    Invite(String),
    /// A bot of this kind; the usual one if nothing is named.
    Bot(String),
    /// Something that is not a way to fill a seat.
    Unknown(String),
}

/// What people do while the game is going on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// Answers a question.
    Act {
        /// For this seat.
        seat: Seat,
        /// The question.
        question: u32,
        /// The answer.
        action: String,
        /// What names the post: the same is carried out once.
        key: String,
    },
    /// Takes the last step of a seat back.
    Undo {
        /// The seat.
        seat: Seat,
        /// What names the post.
        key: String,
    },
    /// Makes a step again that was taken back.
    Redo {
        /// The seat.
        seat: Seat,
        /// What names the post.
        key: String,
    },
    /// Is ready for what comes next.
    Ready(Seat),
    /// Gives a standing order, or withdraws it.
    Order {
        /// For this seat.
        seat: Seat,
        /// The order; nothing if it is withdrawn.
        order: Option<String>,
    },
    /// Leaves all own seats to bots.
    Leave,
    /// Takes all own seats back from bots.
    Return,
    /// Lets a bot play for someone who has not come for long.
    Replace(Seat),
    /// Wants to close the table without a result, or no longer.
    AgreeToClose(bool),
    /// Wants the guide of a first game to go along, or not.
    Guide(bool),
    /// Goes on with a first game where the rulebook advises to stop, or stops there.
    Trial(Trial),
}

/// What someone does where the rulebook advises to stop a first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trial {
    /// Plays on.
    GoOn,
    /// Stops: the table is closed, and everything is shown.
    Stop,
}

/// What a command did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// It was carried out.
    Now,
    /// The same post had been carried out before.
    Before,
}

impl Command {
    /// Returns the seat that acts, if one does.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Command::Bot { seat, .. }
            | Command::Order { seat, .. }
            | Command::Play(
                _,
                Play::Act { seat, .. } | Play::Undo { seat, .. } | Play::Redo { seat, .. } | Play::Order { seat, .. },
            ) => Some(*seat),
            Command::Arrange(..)
            | Command::Play(..)
            | Command::Time
            | Command::Rematch(_)
            | Command::Close
            | Command::CloseForgotten
            | Command::PutOff => None,
        }
    }
}
