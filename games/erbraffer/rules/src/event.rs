use bequest_engine::{Pool, Seat, SeatSet};
use serde::Serialize;

use crate::{BenefactorCard, Card, Couple, Heirloom, Person, Year};

/// Something that happened, with those who hear of it.
pub type Event = bequest_engine::Event<Told>;

/// A card played, with everything that was named for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deed {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The heirs, in the order in which they were named.
    pub heirs: [Option<Person>; 2],
    /// The heirlooms, in the order in which they were named.
    pub heirlooms: [Option<Heirloom>; 2],
}

/// What a viewer hears. Sums are in thousands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "told", rename_all = "snake_case")]
pub enum Told {
    /// The deal is done; this is what the seat has got.
    Dealt {
        /// The seat.
        seat: Seat,
        /// Its heir, or its heirs.
        portraits: Pool<Person>,
        /// Its benefactor cards.
        benefactors: Pool<BenefactorCard>,
        /// Its hand.
        cards: Pool<Card>,
    },
    /// A seat was drawn to begin.
    First {
        /// The seat.
        seat: Seat,
    },
    /// A card was played.
    Played(Deed),
    /// A person got money from the bank.
    Gained {
        /// The person.
        person: Person,
        /// How much.
        sum: u16,
    },
    /// A person paid money to the bank.
    Lost {
        /// The person.
        person: Person,
        /// How much.
        sum: u16,
    },
    /// A person gave money to another.
    Gave {
        /// Who gave.
        from: Person,
        /// Who got.
        to: Person,
        /// How much.
        sum: u16,
    },
    /// An heirloom changed hands.
    Moved {
        /// The heirloom.
        heirloom: Heirloom,
        /// Who had it.
        from: Person,
        /// Who has it.
        to: Person,
    },
    /// A seat threw cards away.
    Threw {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Pool<Card>,
    },
    /// A clean sweep took a seat's hand.
    Swept {
        /// The seat.
        seat: Seat,
        /// What it held.
        cards: Pool<Card>,
    },
    /// A seat drew a card; it alone hears which.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The discards were shuffled into a new pile.
    Remade {
        /// How many cards it has.
        cards: usize,
    },
    /// The hourglass moved on.
    Hourglass {
        /// Who moved it.
        seat: Seat,
        /// Where it stands.
        year: Year,
    },
    /// A testament was laid.
    Testament {
        /// Who laid it.
        seat: Seat,
        /// Whose portrait it is on.
        person: Person,
    },
    /// The last round begins.
    LastRound {
        /// The seat it begins with.
        seat: Seat,
    },
    /// A seat took up the estate of a couple.
    TookUp {
        /// The seat.
        seat: Seat,
        /// The couple.
        couple: Couple,
        /// The cash of both.
        cash: u16,
        /// The heirlooms of both.
        heirlooms: Pool<Heirloom>,
    },
    /// An estate was handed out.
    HandedOut {
        /// Who did it.
        seat: Seat,
        /// Whose it was.
        couple: Couple,
        /// Whether by a new will.
        is_new_will: bool,
    },
    /// A child inherited.
    Inherited {
        /// The child.
        person: Person,
        /// How much cash.
        sum: u16,
        /// Which heirlooms.
        heirlooms: Pool<Heirloom>,
    },
    /// A seat has answered that it plays no new will; it alone hears that.
    Declined {
        /// The seat.
        seat: Seat,
        /// Whether for the whole change of generation.
        whole_change: bool,
    },
    /// A new will was played.
    NewWill {
        /// The seat that did it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whose estate is handed out again.
        couple: Couple,
    },
    /// Nobody played a new will any more.
    Stands {
        /// Whose estate it was.
        couple: Couple,
    },
    /// The money of a benefactor was paid out.
    PaidOut {
        /// The benefactor.
        person: Person,
        /// The seats that held the card.
        holders: SeatSet,
        /// What each of them got.
        each: u16,
        /// What the bank got.
        bank: u16,
    },
    /// The next generation lives.
    Lives {
        /// Which one, counted from zero.
        generation: u8,
    },
    /// The game is over.
    Ended,
}

impl Told {
    /// Returns the seat that it is about, where it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Told::Dealt { seat, .. }
            | Told::First { seat }
            | Told::Threw { seat, .. }
            | Told::Swept { seat, .. }
            | Told::Drew { seat, .. }
            | Told::Hourglass { seat, .. }
            | Told::Testament { seat, .. }
            | Told::LastRound { seat }
            | Told::TookUp { seat, .. }
            | Told::HandedOut { seat, .. }
            | Told::Declined { seat, .. }
            | Told::NewWill { seat, .. }
            | Told::Played(Deed { seat, .. }) => Some(seat),
            Told::Gained { .. }
            | Told::Lost { .. }
            | Told::Gave { .. }
            | Told::Moved { .. }
            | Told::Remade { .. }
            | Told::Inherited { .. }
            | Told::Stands { .. }
            | Told::PaidOut { .. }
            | Told::Lives { .. }
            | Told::Ended => None,
        }
    }
}
