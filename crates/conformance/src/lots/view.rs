use bequest_engine::{Game, PerSeat, Pool, Seat, Standing, Viewer};
use serde::Serialize;

use super::{
    Card, Phase, Position, Setup,
    flaw::{self, Flaw},
};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was agreed before the game.
    pub setup: Setup,
    /// What is being done.
    pub phase: Phase,
    /// The round being played, counted from one.
    pub round: u8,
    /// The coins of each seat.
    pub coins: PerSeat<u8>,
    /// The coins in the pot.
    pub pot: u8,
    /// The coins in the bank.
    pub bank: u8,
    /// How many cards each seat holds or has just laid face down.
    pub held: PerSeat<u8>,
    /// How many cards each seat has drawn.
    pub drawn: PerSeat<u8>,
    /// The hands the viewer sees.
    pub hands: PerSeat<Option<Pool<Card>>>,
    /// The cards lying face down that the viewer sees.
    pub covered: PerSeat<Option<Pool<Card>>>,
    /// The drawn cards the viewer sees.
    pub reserves: PerSeat<Option<Pool<Card>>>,
    /// The cards that were turned over.
    pub shown: PerSeat<Pool<Card>>,
    /// The cards nobody has drawn, for those who see everything.
    pub deck: Option<Pool<Card>>,
    /// How it ended.
    pub standing: Option<Standing>,
}

impl<const FLAWED: bool> Position<FLAWED> {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        // While cards are dealt nobody looks at them.
        let is_dealt = viewer == Viewer::Open || !matches!(self.phase, Phase::Deal(_));
        View {
            viewer,
            setup: self.setup,
            phase: self.phase,
            round: self.round,
            coins: self.coins,
            pot: self.pot,
            bank: self.bank,
            held: self.coins.map(|seat, _| if is_dealt { self.held(seat) as u8 } else { 0 }),
            drawn: self.reserves.map(|_, cards| cards.truth().len() as u8),
            hands: self.hands.map(|seat, hand| {
                let leaks =
                    flaw::has::<FLAWED>(Flaw::ShowsSpectators) && viewer == Viewer::Spectator && seat == Seat::new(0);
                let leaks = leaks && matches!(self.phase, Phase::Turn(..));
                let seen = if leaks { hand.seen(Viewer::Open) } else { hand.seen(viewer) };
                seen.copied().filter(|_| is_dealt)
            }),
            covered: self.covered.map(|_, cards| cards.seen(viewer).copied()),
            reserves: self.reserves.map(|_, cards| cards.seen(viewer).copied()),
            shown: self.shown,
            deck: (viewer == Viewer::Open).then_some(self.deck),
            standing: self.scores(),
        }
    }
}
