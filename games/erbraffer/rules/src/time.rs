//! The hourglass, testaments, and the end of a turn.

use bequest_engine::{Game, Hidden};

use crate::position::Phase;
use crate::turn::Plan;
use crate::{Action, Erbraffer, Event, Person, Told, Year, YearKind};

/// When so many new piles have been made, the hourglass moves by itself. ERB-76
const PILES_PER_DECADE: u8 = 3;

impl Erbraffer {
    /// Moves the hourglass on ten years; the player whose turn it is has moved it. ERB-15
    pub(crate) fn move_hourglass(&mut self, tell: &mut impl FnMut(Event)) {
        self.year = self.year.next();
        self.moved = true;
        self.remade = 0;
        tell(Event::all(Told::Hourglass { seat: self.turn, year: self.year }));
        match self.year.kind() {
            YearKind::White => self.ask(Phase::Testament), // ERB-20
            YearKind::Golden => self.begin_change(tell),   // ERB-23
            YearKind::Last | YearKind::Start => {
                // ERB-24: nobody dies. The mover's turn that ends now is none of the last ones.
                self.turns_left = self.players() as u8 + 1;
                tell(Event::all(Told::LastRound { seat: self.left_of(self.turn) }));
                self.end_turn(tell);
            }
        }
    }

    /// Lists the portraits that can be frozen: of the living, without a testament. ERB-20, ERB-21
    pub(crate) fn legal_testaments(&self, out: &mut Vec<Action>) {
        out.extend(self.heirs().iter().map(Action::Testament));
    }

    /// Freezes what lies on a portrait until the next golden year. ERB-20
    pub(crate) fn lay_testament(&mut self, person: Person, tell: &mut impl FnMut(Event)) {
        self.frozen.insert(person);
        tell(Event::all(Told::Testament { seat: self.turn, person }));
        self.end_turn(tell);
    }

    /// Passes the turn on to the left, or ends the game.
    pub(crate) fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        if self.remade >= PILES_PER_DECADE && !self.moved && self.year < Year::LAST {
            self.move_hourglass(tell); // ERB-76
            return;
        }
        if self.turns_left > 0 {
            self.turns_left -= 1; // ERB-25
            if self.turns_left == 0 {
                self.phase = Phase::Over; // ERB-60
                tell(Event::all(Told::Ended));
                return;
            }
        }
        self.moved = false;
        self.turn = self.left_of(self.turn); // ERB-8, ERB-38
        self.ask(Phase::Turn(Hidden::known_to(self.turn, Plan::None)));
    }
}
