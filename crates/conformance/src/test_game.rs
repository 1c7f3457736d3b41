use std::fmt::Debug;
use std::str::FromStr;

use bequest_engine::{
    Asking, By, ChanceSource, Event, Game, Match, Piece, Pool, Record, Row, Seat, Setup, Step, Viewer, Waiting,
    rule_against, why_not,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::golden::people;

/// Returns steps that are split by semicolons.
pub fn steps(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|step| !step.is_empty())
}

/// A position for a test of a rule, reached by steps in their notation, with all its rows and events. Seats go by their
/// numbers, counted from one.
#[derive(Clone)]
pub struct TestGame<G: Game> {
    /// The position.
    pub game: G,
    /// What was agreed.
    pub setup: G::Setup,
    rows: Vec<Row<G>>,
    events: Vec<Event<G::Told>>,
}

impl<G: Game> TestGame<G> {
    /// Begins before the first step.
    pub fn new(setup: G::Setup) -> Self {
        Self { game: G::new(&setup), setup, rows: Vec::new(), events: Vec::new() }
    }

    /// Makes a step in its notation: `2 bid 300` is the action of a seat, `* pass` that of every seat that is asked, one
    /// after the other, and `pass` that of the only one. While nobody is asked, it is what chance does.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn step(&mut self, text: &str) {
        if let Some(action) = text.strip_prefix("* ") {
            self.act_all(action);
        } else if text.starts_with(|first: char| first.is_ascii_digit()) {
            let (number, action) = text.split_once(' ').expect("a seat and its action");
            self.act(number.parse().expect("a seat"), action);
        } else if self.game.waits_for() == Waiting::Chance {
            self.chance(piece(text));
        } else {
            let asked = self.asked();
            assert_eq!(asked.len(), 1, "{text}: who does it?");
            self.act(asked[0], text);
        }
    }

    /// Makes the action of a seat.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn act(&mut self, number: usize, action: &str) {
        let (seat, action) = (seat(number), piece(action));
        let is_legal = self.legal_actions(seat).contains(&action);
        assert!(is_legal, "{seat} {action}: {}", rule_against(&self.game, seat, action));
        self.apply(Step::Act(seat, action), Row::Act { seat, by: By::Person, action });
    }

    /// Makes the same action for every seat that is asked, one after the other.
    ///
    /// # Panics
    /// If it is not legal for one of them.
    pub fn act_all(&mut self, action: &str) {
        for number in self.asked() {
            self.act(number, action);
        }
    }

    /// Lets chance do this.
    ///
    /// # Panics
    /// If it is not possible.
    pub fn chance(&mut self, outcome: G::Chance) {
        assert!(self.outcomes().contains(&outcome.to_string()), "{outcome}: not possible");
        self.apply(Step::Chance(outcome), Row::Chance(outcome));
    }

    fn apply(&mut self, step: Step<G>, row: Row<G>) {
        self.game.apply(step, &mut |event| self.events.push(event));
        self.game.conserved().expect("nothing is lost");
        self.rows.push(row);
    }

    /// Returns how many play.
    pub fn players(&self) -> usize {
        self.game.players()
    }

    /// Returns everything there is to see.
    pub fn open(&self) -> G::View {
        self.game.view(Viewer::Open)
    }

    /// Returns what a seat sees.
    pub fn seen_by(&self, number: usize) -> G::View {
        self.game.view(Viewer::Seat(seat(number)))
    }

    /// Returns the numbers of the seats that are asked.
    pub fn asked(&self) -> Vec<usize> {
        match self.game.waits_for() {
            Waiting::Seats(Asking { seats, .. }) => seats.iter().map(Seat::number).collect(),
            Waiting::Chance | Waiting::Nobody => Vec::new(),
        }
    }

    /// Returns what a seat may do, as it is written.
    pub fn legal(&self, number: usize) -> Vec<String> {
        self.legal_actions(seat(number)).iter().map(G::Action::to_string).collect()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal
    }

    /// Tells whether a seat may do this.
    pub fn allows(&self, number: usize, action: &str) -> bool {
        self.legal(number).iter().any(|legal| legal == action)
    }

    /// Returns what chance may do, as it is written; all of it is equally likely.
    ///
    /// # Panics
    /// If something is more likely than the rest.
    pub fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        assert!(outcomes.iter().all(|(_, weight)| *weight == outcomes[0].1), "all outcomes are equally likely");
        outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect()
    }

    /// Returns the rule that forbids an action, as the position and as the seat's own view name it.
    ///
    /// # Panics
    /// If nothing forbids it, or if the seat's own view names another rule.
    pub fn refusal(&self, number: usize, action: &str) -> &'static str {
        assert!(!self.allows(number, action), "seat {number} may {action}");
        let (seat, action) = (seat(number), piece(action));
        let rule = rule_against(&self.game, seat, action);
        if self.game.waits_for() != Waiting::Chance {
            let seen = why_not::<G>(&self.game.view(Viewer::Seat(seat)), seat, action);
            assert_eq!(seen, Some(rule), "the seat's own view names another rule");
        }
        rule.as_str()
    }

    /// Returns what everyone has heard.
    pub fn heard(&self) -> Vec<G::Told> {
        self.heard_by(Viewer::Spectator)
    }

    /// Returns what a viewer has heard.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<G::Told> {
        self.events.iter().filter_map(|event| event.told(viewer).cloned()).collect()
    }

    /// Returns the rows up to now.
    pub fn record(&self) -> Record<G> {
        let (setup, players) = (self.setup.clone(), people(self.setup.players()));
        Record { setup, players, fairness: None, rows: self.rows.clone(), end: None }
    }

    /// Returns the same game as a running match.
    pub fn to_match(&self) -> Match<G> {
        let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1)));
        Match::resume(self.record(), chance).expect("every row was legal")
    }
}

/// Returns the seat with this number, counted from one.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Reads a piece, or anything else that has a notation.
///
/// # Panics
/// If it cannot be read.
pub fn piece<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error:?}"))
}

/// Reads pieces split by spaces.
pub fn pieces<T: FromStr<Err: Debug>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(piece).collect()
}

/// Reads a set of pieces split by spaces.
pub fn pool<T: Piece + FromStr<Err: Debug>>(text: &str) -> Pool<T> {
    text.split_whitespace().map(piece).collect()
}
