//! What one viewer knows, what they hear, and what they can imagine.

use bequest_engine::{Game, PerSeat, Pool, Seat, SeatSet, Standing, Viewer, below};
use rand_core::Rng;
use serde::Serialize;

use super::estate::{HEIRLOOMS, Heirloom};
use super::{Action, Attic, Phase, Setup};

/// What one viewer hears of what happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// An heir has drawn their favourite; they alone hear which.
    Favoured(Seat, Option<Heirloom>),
    /// An heirloom was carried down.
    Carried(Heirloom),
    /// An heir has decided.
    Decided(Seat),
    /// The decisions were turned over: these heirs have claimed.
    Claimed(SeatSet),
    /// An heir keeps an heirloom.
    Kept(Seat, Heirloom),
    /// An heirloom was sold.
    Sold(Heirloom),
    /// The game is over, and the favourites are shown.
    Ended(PerSeat<Option<Heirloom>>),
}

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
    /// The heirlooms that are still in the attic.
    pub upstairs: Pool<Heirloom>,
    /// What each heir keeps.
    pub kept: PerSeat<Pool<Heirloom>>,
    /// What was sold.
    pub sold: Pool<Heirloom>,
    /// The seals that each heir has left.
    pub seals: PerSeat<u8>,
    /// The seals that were spent.
    pub spent: u8,
    /// The heirs who have decided.
    pub decided: SeatSet,
    /// The decisions that the viewer sees.
    pub decisions: PerSeat<Option<Action>>,
    /// The favourites that the viewer sees.
    pub favourites: PerSeat<Option<Heirloom>>,
    /// How the game ended.
    pub standing: Option<Standing>,
}

impl Attic {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        // At the end the favourites lie open (ATT-6).
        let eyes = if self.phase == Phase::Over { Viewer::Open } else { viewer };
        View {
            viewer,
            setup: self.setup,
            phase: self.phase,
            round: self.round,
            upstairs: self.upstairs,
            kept: self.kept,
            sold: self.sold,
            seals: self.seals,
            spent: self.spent,
            decided: SeatSet::all(self.players()).minus(self.undecided()),
            decisions: self.decisions.map(|_, decision| decision.seen(viewer).copied().flatten()),
            favourites: self.favourites.map(|_, favourite| favourite.seen(eyes).copied().flatten()),
            standing: self.scores(),
        }
    }

    pub(super) fn imagined(view: &View, rng: &mut impl Rng) -> Self {
        let mut position = Self {
            phase: view.phase,
            round: view.round,
            upstairs: view.upstairs,
            kept: view.kept,
            sold: view.sold,
            seals: view.seals,
            spent: view.spent,
            ..Self::new(&view.setup)
        };
        position.imagine_favourites(view, rng);
        position.imagine_decisions(view, rng);
        position
    }

    /// Draws the favourites that the viewer does not see from the names that are left.
    fn imagine_favourites(&mut self, view: &View, rng: &mut impl Rng) {
        let seen = view.favourites.values().iter().copied().flatten().collect();
        let mut names: Pool<Heirloom> = Pool::first(HEIRLOOMS).minus(seen);
        for (seat, &favourite) in view.favourites.iter().filter(|&(seat, _)| view.has_favourite(seat)) {
            let favourite = favourite.unwrap_or_else(|| names.sample(rng));
            names.remove(favourite);
            *self.favourites[seat].truth_mut() = Some(favourite);
        }
    }

    /// Draws the decisions that lie face down: each heir may have claimed who has a seal.
    fn imagine_decisions(&mut self, view: &View, rng: &mut impl Rng) {
        for seat in view.decided.iter() {
            let has_claimed = view.seals[seat] > 0 && below(rng, 2) == 0;
            let drawn = if has_claimed { Action::Claim } else { Action::Waive };
            *self.decisions[seat].truth_mut() = Some(view.decisions[seat].unwrap_or(drawn));
        }
    }
}

impl View {
    /// Tells whether an heir has drawn their favourite.
    fn has_favourite(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Favouring(next) => seat < next,
            Phase::Carrying | Phase::Deciding(_) | Phase::Over => true,
        }
    }
}
