use bequest_engine::{PerSeat, Seat};
use serde::Serialize;

use crate::{Card, Cards, Deck, Errand, Job, Kind, Line, Market, PlanSpace, PropertyType, Side, Will};

/// Something that happened, with those who hear of it.
pub type Event = bequest_engine::Event<Told>;

/// What a viewer hears. Sums are in pounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "told", rename_all = "snake_case")]
pub enum Told {
    /// A seat is the starting player.
    First {
        /// The seat.
        seat: Seat,
    },
    /// The market tokens were laid out.
    Market {
        /// How they lie.
        market: Market,
    },
    /// Everyone starts with this much money; a will was drawn for it, or was agreed.
    Money {
        /// The will, if there is one.
        will: Option<Will>,
        /// What each seat has.
        sums: PerSeat<i16>,
    },
    /// A seat was dealt a job.
    Hired {
        /// The seat.
        seat: Seat,
        /// The job.
        job: Job,
    },
    /// A plan tile was laid out.
    Tile {
        /// Its place from the left.
        place: PlanSpace,
        /// The side that is up.
        side: Side,
    },
    /// A round begins.
    Round {
        /// Which one.
        round: u8,
        /// The starting player.
        first: Seat,
    },
    /// A seat was paid for its job.
    Paid {
        /// The seat.
        seat: Seat,
        /// How much.
        sum: i16,
    },
    /// A card was laid on the offering.
    Offered {
        /// The card.
        card: Card,
    },
    /// Discards were shuffled into a new pile.
    Remade {
        /// The deck.
        deck: Deck,
        /// How many cards the pile has.
        cards: u8,
    },
    /// A seat drew a card; it alone hears which.
    Drew {
        /// The seat.
        seat: Seat,
        /// The deck.
        deck: Deck,
        /// The card, if the viewer may know it.
        card: Option<Card>,
    },
    /// A seat has chosen a card to keep; it alone hears that.
    Chose {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat has chosen which cards it keeps.
    Answered {
        /// The seat.
        seat: Seat,
    },
    /// A seat discarded cards.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A seat took a plan.
    Planned {
        /// The seat.
        seat: Seat,
        /// The plan.
        plan: PlanSpace,
    },
    /// A seat named a deck for a blind draw.
    Named {
        /// The seat.
        seat: Seat,
        /// The deck.
        deck: Deck,
    },
    /// A boy fetched a card.
    Took {
        /// Whose boy.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A boy runs another errand.
    Sent {
        /// Whose boy.
        seat: Seat,
        /// Where.
        errand: Errand,
    },
    /// A boy stays at home.
    StayedHome {
        /// Whose boy.
        seat: Seat,
    },
    /// A seat moved the market tokens.
    MovedTokens {
        /// The seat.
        seat: Seat,
        /// How they lie now.
        market: Market,
    },
    /// A seat has its turn.
    Turn {
        /// The seat.
        seat: Seat,
        /// Its actions.
        actions: u8,
    },
    /// A seat played an event, or several wedding cards together.
    Played {
        /// The seat.
        seat: Seat,
        /// The events.
        cards: Cards,
        /// The companions and other cards that it added.
        added: Cards,
    },
    /// A seat has more actions.
    GainedActions {
        /// The seat.
        seat: Seat,
        /// How many more.
        actions: u8,
    },
    /// A seat spent money.
    Spent {
        /// The seat.
        seat: Seat,
        /// How much.
        sum: i16,
    },
    /// A seat put a helper or an expense on its board.
    Put {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat took a helper or an expense off its board.
    Dropped {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat used a helper or an expense.
    Used {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat maintained a property.
    Maintained {
        /// The seat.
        seat: Seat,
        /// The property.
        card: Card,
        /// The helper that saved the action.
        by: Option<Card>,
    },
    /// A seat bought a property.
    Bought {
        /// The seat.
        seat: Seat,
        /// The property.
        card: Card,
        /// The type that it was bought as.
        property_type: Option<PropertyType>,
    },
    /// A seat sold a property.
    Sold {
        /// The seat.
        seat: Seat,
        /// The property.
        card: Card,
        /// The helper that saved the action.
        by: Option<Card>,
        /// What the seat received.
        sum: i16,
    },
    /// A seat put a companion token on a card of its board.
    PutToken {
        /// The seat.
        seat: Seat,
        /// The companion.
        card: Card,
        /// The card on the board.
        on: Card,
        /// The kind of the token.
        kind: Kind,
    },
    /// A seat covered a line of its job.
    Demoted {
        /// The seat.
        seat: Seat,
        /// The line.
        line: Line,
    },
    /// A seat covers no line, or sells nothing with an event.
    Skipped {
        /// The seat.
        seat: Seat,
    },
    /// A seat has lost its job.
    Sacked {
        /// The seat.
        seat: Seat,
        /// The job.
        job: Job,
    },
    /// A seat has ended its turn.
    EndedTurn {
        /// The seat.
        seat: Seat,
    },
    /// The wild companions go back to the offering.
    WildsBack,
    /// The boys come home, and these cards of the offering were discarded.
    Cleared {
        /// The cards.
        cards: Cards,
    },
    /// A property has dropped in value.
    Depreciated {
        /// Whose it is.
        seat: Seat,
        /// The property.
        card: Card,
        /// Its value now.
        value: u8,
    },
    /// A seat is bankrupt.
    Bankrupt {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    Ended,
}
