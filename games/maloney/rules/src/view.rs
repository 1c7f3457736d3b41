use bequest_engine::{PerSeat, Pool, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::position::Phase;
use crate::{Card, Day, Edition, MOST_LAID, Maloney, Setup, Suitcase, Town};

/// What one viewer knows of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was agreed before the game.
    #[serde(skip)]
    pub setup: Setup,
    /// What is going on.
    pub phase: PhaseView,
    /// The hands: how many cards, and which ones where the viewer has seen them.
    pub hands: PerSeat<HandView>,
    /// What each seat has chosen to lay today, where the viewer knows it.
    pub chosen: PerSeat<Option<Pool<Card>>>,
    /// Everything each seat has ever laid.
    pub laid: PerSeat<Pool<Card>>,
    /// How many cards the pile has.
    pub pile: usize,
    /// Those cards of the pile that the viewer knows to be there.
    pub pile_known: Pool<Card>,
    /// The cards laid and turned.
    pub discards: Pool<Card>,
    /// The towns whose suitcase is still closed.
    pub closed: Pool<Town>,
    /// The suitcases that have been opened.
    pub opened: Pool<Suitcase>,
    /// Everyone's dollars.
    pub cash: PerSeat<u32>,
    /// What the bank has taken in more than paid out.
    pub bank: i64,
    /// Everyone's points.
    pub points: PerSeat<i32>,
    /// Who still has a joker.
    pub jokers: SeatSet,
    /// Who holds the testament.
    pub testament: Option<Seat>,
    /// Who gets the car if nobody bids.
    pub last_owner: Seat,
    /// Where the car is.
    pub car: Town,
    /// The day of the week.
    pub day: Day,
    /// How many days the game has run, today included.
    pub days: u16,
    /// How many days in a row nobody has laid a card.
    pub idle: u8,
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: usize,
    /// The cards, if the viewer has seen them.
    pub cards: Option<Pool<Card>>,
}

/// What is going on, as everyone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum PhaseView {
    /// Cards are being dealt; nothing is shown before that is done.
    Dealing,
    /// The first card is about to be turned.
    TurningStart,
    /// The first last owner is about to be drawn.
    DrawingOwner,
    /// The car is auctioned.
    Auction {
        /// The highest bidder.
        highest: Option<Seat>,
        /// The highest bid, zero if there is none.
        bid: u32,
        /// Who has declined since then.
        declined: SeatSet,
        /// Who has been fined today and may not bid.
        fined: SeatSet,
        /// Who still has to answer.
        pending: SeatSet,
    },
    /// A seat chooses where to go.
    Driving {
        /// The driver.
        driver: Seat,
    },
    /// A suitcase is about to be opened.
    Opening {
        /// The seat it is for; on a Sunday it is for everyone.
        driver: Option<Seat>,
    },
    /// The Sunday card is about to be turned.
    TurningSunday,
    /// The Sunday ride is about to be drawn without a card.
    Roaming,
    /// Everyone lays cards.
    Laying {
        /// Who has answered.
        answered: SeatSet,
    },
    /// The game is over.
    Over,
}

impl View {
    pub(crate) fn of(position: &Maloney, viewer: Viewer) -> Self {
        let phase = PhaseView::of(position);
        if phase == PhaseView::Dealing && viewer != Viewer::Open {
            // MAL-6: nobody learns anything of the deal, not even how far it is.
            return Self::build(&Maloney::set_up(&position.setup), viewer, phase);
        }
        Self::build(position, viewer, phase)
    }

    /// Builds the view up, field by field. MAL-70, MAL-71
    fn build(position: &Maloney, viewer: Viewer, phase: PhaseView) -> Self {
        Self {
            viewer,
            setup: position.setup.clone(),
            phase,
            hands: position
                .hands
                .map(|_, hand| HandView { count: hand.truth().len(), cards: hand.seen(viewer).copied() }),
            chosen: position.chosen.map(|_, chosen| chosen.seen(viewer).copied()),
            laid: position.laid,
            pile: position.pile.truth().len(),
            pile_known: position.pile.seen(viewer).copied().unwrap_or(position.pile_known),
            discards: position.discards,
            closed: position.closed,
            opened: position.edition().suitcases().minus(position.unopened),
            cash: position.cash,
            bank: position.bank,
            points: position.points,
            jokers: position.jokers,
            testament: position.testament,
            last_owner: position.last_owner,
            car: position.car,
            day: position.day,
            days: position.days,
            idle: position.idle,
        }
    }

    /// Returns the components.
    pub fn edition(&self) -> &'static Edition {
        self.setup.components()
    }

    /// Returns the most that the viewer's cards of a town score today. MAL-17
    pub fn points_in(&self, town: Town) -> i32 {
        self.points_on(self.day, town)
    }

    /// Returns what the viewer's best cards of a town would score there on a day.
    pub fn points_on(&self, day: Day, town: Town) -> i32 {
        let cards = self.own_hand().unwrap_or_default().and(self.edition().cards_of(town));
        let mut best = [0; MOST_LAID];
        for card in cards.iter() {
            best[0] = best[0].max(self.edition().value(card, day).into());
            best.sort_unstable();
        }
        best.iter().sum()
    }

    /// Returns the hand of the viewer, if they sit at the table and it has been dealt.
    pub fn own_hand(&self) -> Option<Pool<Card>> {
        match self.viewer {
            Viewer::Seat(seat) => self.hands[seat].cards,
            Viewer::Spectator | Viewer::Open => None,
        }
    }
}

impl PhaseView {
    fn of(position: &Maloney) -> Self {
        match position.phase {
            Phase::Dealing(_) | Phase::SettingAside(_) | Phase::Redrawing(..) => PhaseView::Dealing,
            Phase::TurningStart => PhaseView::TurningStart,
            Phase::DrawingOwner => PhaseView::DrawingOwner,
            Phase::Auction(auction) => PhaseView::Auction {
                highest: auction.high.map(|(seat, _)| seat),
                bid: auction.high.map_or(0, |(_, dollars)| dollars),
                declined: auction.declined,
                fined: auction.fined,
                pending: position.pending(auction),
            },
            Phase::Driving(driver) => PhaseView::Driving { driver },
            Phase::Opening(driver) => PhaseView::Opening { driver },
            Phase::TurningSunday => PhaseView::TurningSunday,
            Phase::Roaming => PhaseView::Roaming,
            Phase::Laying { answered } => PhaseView::Laying { answered },
            Phase::Over => PhaseView::Over,
        }
    }
}
