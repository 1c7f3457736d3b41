//! Undo never crosses into another seat's private turn.
//!
//! Letters is a game of nothing but such turns: one seat after the other writes a number that nobody else sees, and seals
//! it; nothing is revealed before all are opened at the end.

use std::fmt;
use std::str::FromStr;

use bequest_conformance::lots::{Lots, Setup};
use bequest_conformance::{Suite, assert_conforms};
use bequest_engine::{
    Asking, By, ChanceSource, Event, Game, Hidden, Ledger, Match, NoStandingOrder, PerSeat, Player, RuleId, Score,
    Seat, SeatSet, Standing, Step, Timing, UndoStop, Unreadable, Viewer, Waiting, Window, below,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;

/// The highest number that can be written.
const HIGHEST: u8 = 2;

#[derive(Clone, PartialEq, Eq)]
struct Letters {
    setup: Setup,
    /// How many letters are sealed.
    sealed: usize,
    letters: PerSeat<Hidden<u8>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Action {
    /// `write 1`: a number higher than the one that is there.
    Write(u8),
    /// `seal`
    Seal,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Write(number) => write!(f, "write {number}"),
            Action::Seal => f.write_str("seal"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let all = (1..=HIGHEST).map(Action::Write).chain([Action::Seal]);
        all.into_iter().find(|action| action.to_string() == text).ok_or_else(|| Unreadable::new("action", text))
    }
}

/// There is no chance in this game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Chance {}

impl fmt::Display for Chance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Err(Unreadable::new("outcome", text))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct View {
    viewer: Viewer,
    setup: Setup,
    sealed: usize,
    letters: PerSeat<Option<u8>>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
enum Told {
    Wrote(Seat, u8),
    Sealed(Seat),
    Opened(PerSeat<u8>),
}

impl Letters {
    fn is_over(&self) -> bool {
        self.sealed == self.players()
    }

    fn is_turn_of(&self, seat: Seat) -> bool {
        seat.index() == self.sealed
    }
}

impl Game for Letters {
    const ID: &'static str = "letters";
    const RULES: u16 = 1;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Told = Told;
    type StandingOrder = NoStandingOrder;

    fn setups() -> Vec<Setup> {
        Lots::setups()
    }

    fn ledger() -> &'static Ledger {
        Lots::ledger()
    }

    fn new(setup: &Setup) -> Self {
        let letters = PerSeat::from_fn(setup.players.into(), |seat| Hidden::known_to(seat, 0));
        Self { setup: *setup, sealed: 0, letters }
    }

    fn players(&self) -> usize {
        self.letters.players()
    }

    fn waits_for(&self) -> Waiting {
        if self.is_over() {
            return Waiting::Nobody;
        }
        let (seats, round) = (SeatSet::only(Seat::new(self.sealed)), self.sealed as u32);
        Waiting::Seats(Asking { seats, window: Window::Private, timing: Timing::Think, round })
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.is_turn_of(seat) {
            out.extend((self.letters[seat].truth() + 1..=HIGHEST).map(Action::Write));
            out.push(Action::Seal);
        }
    }

    fn chance_outcomes(&self, _: &mut Vec<(Chance, u32)>) {}

    fn apply(&mut self, step: Step<Self>, tell: &mut impl FnMut(Event<Told>)) {
        let Step::Act(seat, action) = step;
        match action {
            Action::Write(number) => {
                *self.letters[seat].truth_mut() = number;
                tell(Event::only(seat, Told::Wrote(seat, number)).undoable());
            }
            Action::Seal => {
                self.sealed += 1;
                tell(Event::all(Told::Sealed(seat)).undoable());
                if self.is_over() {
                    tell(Event::all(Told::Opened(self.letters.map(|_, letter| *letter.truth()))));
                }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let viewed_by = if self.is_over() { Viewer::Open } else { viewer };
        let letters = self.letters.map(|_, letter| letter.seen(viewed_by).copied());
        View { viewer, setup: self.setup, sealed: self.sealed, letters }
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        let letters = PerSeat::from_fn(view.letters.players(), |seat| {
            let any = if seat.index() <= view.sealed { below(rng, u32::from(HIGHEST) + 1) as u8 } else { 0 };
            Hidden::known_to(seat, view.letters[seat].unwrap_or(any))
        });
        Self { setup: view.setup, sealed: view.sealed, letters }
    }

    fn forbids(&self, seat: Seat, _: Action) -> RuleId {
        if self.is_over() {
            RuleId::OVER
        } else if self.is_turn_of(seat) {
            RuleId::NOT_NOW
        } else {
            RuleId::NOT_ASKED
        }
    }

    fn conserved(&self) -> Result<(), String> {
        Ok(())
    }

    fn scores(&self) -> Option<Standing> {
        let scores = self.letters.map(|_, letter| Score(i32::from(*letter.truth()) * 10));
        self.is_over().then(|| Self::RANKING.standing(scores, &[]))
    }
}

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

/// Returns a match of two in which this has been done.
fn table(acts: &[(Seat, Action)]) -> Match<Letters> {
    let players: Vec<Player> = ["person Ada", "person Bo"].map(|it| it.parse().expect("it is a player")).to_vec();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1)));
    let mut table = Match::start(Setup::default(), players, chance);
    for &(seat, action) in acts {
        table.play(seat, By::Person, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    table
}

#[test]
fn nobody_takes_back_what_led_to_the_private_turn_of_another() {
    let adas = [(ADA, Action::Write(1)), (ADA, Action::Seal)];
    for bos in [&[][..], &[(BO, Action::Write(2))]] {
        let mut table = table(&[&adas, bos].concat());
        // Whether Bo has done anything yet makes no difference to what Ada is told.
        assert_eq!(table.undo(ADA), Err(UndoStop::Window));
    }
}

#[test]
fn a_seat_takes_back_only_what_it_did_in_its_own_private_turn() {
    let mut table =
        table(&[(ADA, Action::Write(1)), (ADA, Action::Seal), (BO, Action::Write(1)), (BO, Action::Write(2))]);
    assert_eq!((table.undo(BO), table.undo(BO), table.undo(BO)), (Ok(()), Ok(()), Err(UndoStop::Window)));
    assert!(table.redo(BO) && table.redo(BO));
    assert_eq!(table.legal(BO), [Action::Seal]);
}

#[test]
fn what_is_not_sealed_can_be_taken_back() {
    let mut table = table(&[(ADA, Action::Write(1))]);
    assert_eq!(table.undo(ADA), Ok(()));
    assert_eq!(table.undo(ADA), Err(UndoStop::Nothing));
}

#[test]
fn private_turns_in_a_row_keep_the_contract() {
    assert_conforms::<Letters>(&Suite { games: 60, bytes: 20, bound: 100, closely: 1, ..Suite::default() });
}
