use bequest_engine::{Pool, Seat};
use serde::Serialize;

use crate::{Card, Contents, Day, Suitcase, Town};

/// Something that happened, with those who hear of it.
pub type Event = bequest_engine::Event<Told>;

/// What a viewer hears.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "told", rename_all = "snake_case")]
pub enum Told {
    /// The deal is done; these are the seat's own cards.
    Dealt {
        /// The seat.
        seat: Seat,
        /// Its hand.
        cards: Pool<Card>,
    },
    /// The first card was turned: the car starts in its town, on its best day.
    Started {
        /// The card.
        card: Card,
        /// Its town.
        town: Town,
        /// Its best day.
        day: Day,
    },
    /// A seat was drawn to count as last owner.
    FirstOwner {
        /// The seat.
        seat: Seat,
    },
    /// A new day began.
    Morning {
        /// How many days the game has run, this one included.
        number: u16,
        /// The day.
        day: Day,
    },
    /// A seat bid.
    Bid {
        /// The seat.
        seat: Seat,
        /// How much.
        dollars: u32,
    },
    /// A seat does not bid higher.
    Declined {
        /// The seat.
        seat: Seat,
    },
    /// A seat played its joker and has the car.
    Joker {
        /// The seat.
        seat: Seat,
    },
    /// The hammer fell: a seat paid and has the car.
    Sold {
        /// The seat.
        seat: Seat,
        /// What it paid.
        dollars: u32,
    },
    /// The hammer fell for someone who could not pay: a fine, and the auction starts again.
    Fined {
        /// The seat.
        seat: Seat,
        /// What it had bid.
        dollars: u32,
        /// What it paid.
        fine: u32,
    },
    /// Nobody bid: the last owner has the car for nothing.
    Unsold {
        /// The last owner.
        seat: Seat,
    },
    /// A seat drove everyone to a town.
    Drove {
        /// The driver.
        seat: Seat,
        /// The town.
        town: Town,
    },
    /// On Sunday the top card was turned.
    Turned {
        /// The card.
        card: Card,
        /// Its town.
        town: Town,
        /// Whether the car goes there; it does not if it is there already.
        rides: bool,
    },
    /// The discards became a new pile.
    PileRemade {
        /// How many cards it has.
        cards: usize,
    },
    /// The pile was shown, to prove that it holds no card of another town.
    PileShown {
        /// What it holds.
        cards: Pool<Card>,
    },
    /// The Sunday ride was drawn without a card.
    Roamed {
        /// The town.
        town: Town,
    },
    /// A suitcase was opened.
    Opened {
        /// Where it lay.
        town: Town,
        /// Which one it was.
        suitcase: Suitcase,
        /// What was in it.
        contents: Contents,
        /// Whose it is; everyone's on a Sunday.
        seat: Option<Seat>,
    },
    /// A suitcase took more dollars than a seat had.
    PaidLess {
        /// The seat.
        seat: Seat,
        /// What it should have paid.
        dollars: u32,
        /// What it had and paid.
        paid: u32,
    },
    /// A seat chose a card to lay; it alone hears that.
    Chose {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat has answered what it lays.
    Answered {
        /// The seat.
        seat: Seat,
    },
    /// What a seat laid was shown.
    Laid {
        /// The seat.
        seat: Seat,
        /// The cards, none to two.
        cards: Pool<Card>,
        /// What they scored.
        points: i32,
    },
    /// The testament changed hands.
    Testament {
        /// The leader, if there is one alone.
        seat: Option<Seat>,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: Ending,
    },
}

impl Told {
    /// Returns the seat that it is about, where it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Told::Dealt { seat, .. }
            | Told::FirstOwner { seat }
            | Told::Bid { seat, .. }
            | Told::Declined { seat }
            | Told::Joker { seat }
            | Told::Sold { seat, .. }
            | Told::Fined { seat, .. }
            | Told::Unsold { seat }
            | Told::Drove { seat, .. }
            | Told::PaidLess { seat, .. }
            | Told::Chose { seat, .. }
            | Told::Answered { seat }
            | Told::Laid { seat, .. } => Some(seat),
            Told::Opened { seat, .. } | Told::Testament { seat } => seat,
            Told::Started { .. }
            | Told::Morning { .. }
            | Told::Turned { .. }
            | Told::PileRemade { .. }
            | Told::PileShown { .. }
            | Told::Roamed { .. }
            | Told::Ended { .. } => None,
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Someone has enough points.
    Points,
    /// Someone has no card left.
    EmptyHand,
    /// Nobody has laid a card for too long.
    Idle,
}
