//! Planning: everyone takes a plan, and then draws its cards.

use bequest_engine::{Piece, Seat};

use crate::components::PLANS;
use crate::position::Phase;
use crate::{Action, Event, LastWill, PlanSpace, Told};

impl LastWill {
    /// Lets the starting player take a plan first. LW-20
    pub(crate) fn begin_planning(&mut self) {
        self.plans = self.plans.map(|_, _| None);
        self.ask_for_plan(self.first);
    }

    fn ask_for_plan(&mut self, seat: Seat) {
        self.give_turn(seat, 0);
        self.ask(Phase::Planning);
    }

    /// Lists the plans that nobody has taken. LW-20
    pub(crate) fn legal_plans(&self, out: &mut Vec<Action>) {
        let spaces = (0..PLANS).map(PlanSpace::from_index);
        let is_free = |space: &PlanSpace| self.plan(*space).is_some() && !self.plans.values().contains(&Some(*space));
        out.extend(spaces.filter(is_free).map(Action::Plan));
    }

    pub(crate) fn take_plan(&mut self, seat: Seat, plan: PlanSpace, tell: &mut impl FnMut(Event)) {
        self.plans[seat] = Some(plan);
        tell(Event::all(Told::Planned { seat, plan }).undoable());
        let next = self.left_of(seat);
        if next == self.first {
            self.draw_for_plans(None, tell);
        } else {
            self.ask_for_plan(next);
        }
    }

    /// Lets the next in turn order draw the cards of their plan: each names all decks and receives the cards before the
    /// next one does. LW-22
    pub(crate) fn draw_for_plans(&mut self, after: Option<Seat>, tell: &mut impl FnMut(Event)) {
        let mut after = after;
        while let Some(seat) = self.next_in_order(after) {
            self.give_turn(seat, 0);
            self.ask(Phase::Drawing);
            let cards = self.own_plan(seat).cards;
            if cards > 0 {
                self.town.begin_draw(&mut self.households[seat], cards, None, tell);
            }
            if !self.town.turn.is_idle() {
                return;
            }
            after = Some(seat);
        }
        self.begin_errands(tell);
    }
}
