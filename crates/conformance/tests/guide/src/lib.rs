//! The Attic: heirs share out what an aunt left in her attic.

mod estate;
mod notation;
mod rounds;
mod setup;
mod view;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use bequest_engine::{
    Asking, Event, Game, Hidden, Ledger, NoStandingOrder, Order, PerSeat, Pool, Ranking, RuleId, Score, Seat, Standing,
    Step, Timing, Viewer, Waiting, Window,
};
use rand_core::Rng;
use serde::Serialize;

pub use estate::{ESTATE, Estate, HEIRLOOMS, Heirloom};
pub use notation::{Action, Chance};
pub use setup::Setup;
pub use view::{Told, View};

/// A position of the game.
#[derive(Clone, PartialEq, Eq)]
pub struct Attic {
    setup: Setup,
    phase: Phase,
    /// The round being played, counted from one.
    round: u8,
    /// The heirlooms that are still in the attic.
    upstairs: Pool<Heirloom>,
    /// What each heir keeps.
    kept: PerSeat<Pool<Heirloom>>,
    /// What was sold.
    sold: Pool<Heirloom>,
    /// The seals that each heir has left.
    seals: PerSeat<u8>,
    /// The seals that were spent.
    spent: u8,
    /// The favourite of each heir, once it is drawn.
    favourites: PerSeat<Hidden<Option<Heirloom>>>,
    /// What each heir has decided in this round.
    decisions: PerSeat<Hidden<Option<Action>>>,
}

/// What is being done; all of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// This heir draws the name of their favourite.
    Favouring(Seat),
    /// An heirloom is carried down.
    Carrying,
    /// Everyone claims or waives this heirloom.
    Deciding(Heirloom),
    /// The game is over.
    Over,
}

impl Game for Attic {
    const ID: &'static str = "attic";
    const RULES: u16 = 1;
    // ATT-7
    const RANKING: Ranking = Ranking { order: Order::Highest, ties: &["seals"] };

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Told = Told;
    type StandingOrder = NoStandingOrder;

    fn ledger() -> &'static Ledger {
        static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::embedded(include_str!("../ledger.toml")));
        &LEDGER
    }

    fn setups() -> Vec<Setup> {
        let one = |players, rounds| Setup { players, rounds, rules: Self::RULES, estate: &ESTATE };
        (2..=4).flat_map(|players| [4, 8].map(|rounds| one(players, rounds))).collect()
    }

    fn new(setup: &Setup) -> Self {
        let players = usize::from(setup.players);
        Self {
            setup: *setup,
            phase: Phase::Favouring(Seat::new(0)),
            round: 1,
            upstairs: Pool::first(HEIRLOOMS),
            kept: PerSeat::filled(players, Pool::EMPTY),
            sold: Pool::EMPTY,
            seals: PerSeat::filled(players, setup.estate.seals),
            spent: 0,
            favourites: PerSeat::from_fn(players, |seat| Hidden::known_to(seat, None)),
            decisions: rounds::no_decisions(players),
        }
    }

    fn players(&self) -> usize {
        usize::from(self.setup.players)
    }

    fn waits_for(&self) -> Waiting {
        match self.phase {
            Phase::Favouring(_) | Phase::Carrying => Waiting::Chance,
            Phase::Deciding(_) => Waiting::Seats(Asking {
                seats: self.undecided(),
                window: Window::Covered,
                timing: Timing::Think,
                round: u32::from(self.round),
            }),
            Phase::Over => Waiting::Nobody,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Deciding(_) => self.legal_decisions(seat, out),
            Phase::Favouring(_) | Phase::Carrying | Phase::Over => {}
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Favouring(_) => out.extend(self.free_names().iter().map(|name| (Chance::Favour(name), 1))),
            // ATT-2
            Phase::Carrying => out.extend(self.upstairs.iter().map(|heirloom| (Chance::Carry(heirloom), 1))),
            Phase::Deciding(_) | Phase::Over => {}
        }
    }

    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Event<Told>)) {
        match (self.phase, step) {
            (Phase::Favouring(seat), Step::Chance(Chance::Favour(heirloom))) => self.favour(seat, heirloom, tell),
            (Phase::Carrying, Step::Chance(Chance::Carry(heirloom))) => self.carry(heirloom, tell),
            (Phase::Deciding(heirloom), Step::Act(seat, action)) => self.decide(heirloom, seat, action, tell),
            _ => debug_assert!(false, "{step:?} does not belong here"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        Self::imagined(view, rng)
    }

    fn forbids(&self, seat: Seat, action: Action) -> RuleId {
        match self.phase {
            Phase::Deciding(_) => self.forbids_decision(seat, action),
            Phase::Favouring(_) | Phase::Carrying => RuleId::NOT_ASKED,
            Phase::Over => RuleId::OVER,
        }
    }

    fn conserved(&self) -> Result<(), String> {
        let downstairs = match self.phase {
            Phase::Deciding(heirloom) => Pool::only(heirloom),
            Phase::Favouring(_) | Phase::Carrying | Phase::Over => Pool::EMPTY,
        };
        let piles = self.kept.values().iter().copied().chain([self.upstairs, downstairs, self.sold]);
        let (count, all) = piles.fold((0, Pool::EMPTY), |(count, all), pile| (count + pile.len(), all.or(pile)));
        if count != HEIRLOOMS || all != Pool::first(HEIRLOOMS) {
            return Err(format!("{count} heirlooms, {} of them different", all.len()));
        }
        let (seals, start) = (self.seals.values().iter().sum::<u8>() + self.spent, self.setup.estate.seals);
        let should = self.setup.players * start;
        if seals == should { Ok(()) } else { Err(format!("{seals} seals, not {should}")) }
    }

    fn scores(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let points = |seat, heirlooms: &Pool<Heirloom>| heirlooms.iter().map(|one| self.points(seat, one)).sum::<i32>();
        let scores = self.kept.map(|seat, heirlooms| Score(10 * points(seat, heirlooms)));
        let seals = self.seals.map(|_, &seals| i32::from(seals));
        Some(Self::RANKING.standing(scores, &[seals]))
    }
}

impl Attic {
    /// Returns what an heirloom counts for an heir who keeps it.
    fn points(&self, seat: Seat, heirloom: Heirloom) -> i32 {
        let worth = self.setup.estate.worth_of(heirloom);
        // ATT-6
        if *self.favourites[seat].truth() == Some(heirloom) { 2 * worth } else { worth }
    }
}
