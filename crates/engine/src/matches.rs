mod looking_back;

use std::fmt;
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use crate::fold::{Fold, Misfit};
use crate::{
    By, End, Fair, Fairness, Game, Player, Record, ReplayError, Row, RuleId, Seat, SeatSet, Setup, SharedList,
    Standing, Step, Viewer, Waiting, why_not,
};

pub use looking_back::Moment;
use looking_back::{Count, Mark, heard_in};

/// A game at a table: rows that never repeat, undo, and what each viewer may know of it.
///
/// Views and told events are what leaves it for people and bots. The record holds every secret; it goes to storage,
/// and to people after the end.
///
/// A copy is cheap, however long the game is: it shares what happened with the original.
#[derive(Clone)]
pub struct Match<G: Game> {
    start: Arc<Start<G>>,
    rows: SharedList<Row<G>>,
    fold: Fold<G>,
    chance: ChanceSource,
    seats: Vec<LastAsked<G>>,
    spectators: LastShown<G>,
    /// What someone who may see everything would be shown; nobody is before the end.
    open: LastShown<G>,
    /// The steps up to here have been counted as moments.
    counted: usize,
    /// Positions on the way, so that looking back does not begin at the start.
    marks: SharedList<Arc<Mark<G>>>,
}

/// What is fixed before the first row.
struct Start<G: Game> {
    setup: G::Setup,
    players: Vec<Player>,
    fairness: Option<Fairness>,
}

/// Where the chance of a match comes from.
#[derive(Clone)]
pub enum ChanceSource {
    /// From a seed everyone can check afterwards.
    Fair(Fair),
    /// From a generator, for simulations.
    Drawn(Box<ChaCha8Rng>),
}

/// What one viewer is shown, with numbers that tell nothing of steps it cannot see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen<V> {
    /// Grows when, and only when, this viewer's view changes.
    pub version: u32,
    /// For a seat: grows when, and only when, what it is asked changes or it has answered.
    pub question: Option<u32>,
    /// What the viewer knows.
    pub view: V,
}

/// What a viewer was last shown.
#[derive(Clone)]
struct LastShown<G: Game> {
    version: u32,
    view: G::View,
    count: Count,
}

/// What a seat was last shown and asked.
#[derive(Clone)]
struct LastAsked<G: Game> {
    shown: LastShown<G>,
    question: u32,
    asked: bool,
    legal: Vec<G::Action>,
}

/// What became of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It was carried out.
    Applied,
    /// Things have changed since its question was asked; nothing was done.
    Stale,
}

/// An action that is not allowed, with the rule that forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule.
    pub rule: RuleId,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not allowed by {}", self.rule)
    }
}

impl std::error::Error for Refusal {}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoStop {
    /// The seat has done nothing yet that could be taken back.
    Nothing,
    /// Chance has spoken since.
    Chance,
    /// Someone has learned something since.
    Reveal,
    /// Another seat has acted since.
    Another(Seat),
    /// Others have been asked something since, and may have answered unseen.
    Window,
}

impl fmt::Display for UndoStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoStop::Nothing => f.write_str("there is nothing to take back"),
            UndoStop::Chance => f.write_str("chance has spoken since"),
            UndoStop::Reveal => f.write_str("others have learned of it"),
            UndoStop::Another(seat) => write!(f, "seat {seat} has acted since"),
            UndoStop::Window => f.write_str("others have been asked since"),
        }
    }
}

impl std::error::Error for UndoStop {}

impl<G: Game> Match<G> {
    /// Starts a match and lets chance do what comes before the first question.
    ///
    /// # Panics
    /// If there is not one player for each seat, or a fair source has not one nonce for each.
    pub fn start(setup: G::Setup, players: Vec<Player>, chance: ChanceSource) -> Self {
        let mut table = Self::unplayed(setup, players, chance);
        table.draw_chance();
        table.settle(None);
        table
    }

    /// Continues a stored match; chance that was still to be drawn is drawn now.
    ///
    /// # Errors
    /// Names the first row that does not fit, or says that the chance is not that of the record's commitment.
    ///
    /// # Panics
    /// As [`start`](Self::start).
    #[expect(clippy::needless_pass_by_value, reason = "a record is read to be continued, and not needed afterwards")]
    pub fn resume(record: Record<G>, chance: ChanceSource) -> Result<Self, ReplayError> {
        let mut table = Self::unplayed(record.setup.clone(), record.players.clone(), chance);
        if table.start.fairness != record.fairness {
            let what = "the chance is not the one that was promised for this table".to_owned();
            return Err(ReplayError { line: record.line_of_row(0), rule: None, what });
        }
        if record.end.is_some() {
            record.replay_rows(record.rows.len())?; // The seed is known, so the chance is held to it.
        }
        let mut actor = None;
        if table.fold.position.waits_for() != Waiting::Chance {
            table.settle(None);
        }
        for (number, row) in (1..).zip(&record.rows) {
            actor = actor.or(actor_of(row));
            table.push(row.clone()).map_err(|misfit| record.misfit_at(number, &misfit))?;
            if table.fold.position.waits_for() != Waiting::Chance {
                table.settle(actor.take());
            }
        }
        table.draw_chance();
        table.settle(actor);
        Ok(table)
    }

    fn unplayed(setup: G::Setup, players: Vec<Player>, chance: ChanceSource) -> Self {
        assert_eq!(players.len(), setup.players(), "one player for each seat");
        let fairness = match &chance {
            ChanceSource::Fair(fair) => {
                assert_eq!(fair.nonces.len(), players.len(), "one nonce for each seat");
                let commitment = fair.seed.commitment();
                Some(Fairness { table: fair.table.clone(), commitment, nonces: fair.nonces.clone() })
            }
            ChanceSource::Drawn(_) => None,
        };
        let fold = Fold::<G>::new(&setup, players.clone());
        let shown = |viewer| LastShown { version: 0, view: fold.position.view(viewer), count: Count::default() };
        let asked = |seat| LastAsked { shown: shown(Viewer::Seat(seat)), question: 0, asked: false, legal: Vec::new() };
        let seats = Seat::all(setup.players()).map(asked).collect();
        let (spectators, open) = (shown(Viewer::Spectator), shown(Viewer::Open));
        let start = Arc::new(Start { setup, players, fairness });
        let (rows, marks) = (SharedList::new(), SharedList::new());
        Self { start, rows, fold, chance, seats, spectators, open, counted: 0, marks }
    }

    /// Plays an action, and the chance that follows it.
    ///
    /// # Errors
    /// Names the rule that forbids it; then nothing has changed.
    pub fn play(&mut self, seat: Seat, by: By, action: G::Action) -> Result<(), Refusal> {
        if let Some(rule) = self.why_not(seat, action) {
            return Err(Refusal { rule });
        }
        let pushed = self.push(Row::Act { seat, by, action });
        pushed.map_err(|misfit| Refusal { rule: rule_of(&misfit) })?;
        self.draw_chance();
        self.settle(Some(seat));
        Ok(())
    }

    /// Plays the answer to a question. To a question that is no longer asked only what stands by itself is an answer.
    ///
    /// # Errors
    /// Names the rule that forbids it; then nothing has changed.
    pub fn answer(&mut self, seat: Seat, by: By, question: u32, action: G::Action) -> Result<Answered, Refusal> {
        let last = self.seats.get(seat.index()).ok_or(Refusal { rule: RuleId::NOT_YOURS })?;
        let late = question != last.question;
        if late && !(G::stands_alone(action) && last.legal.contains(&action)) {
            return Ok(Answered::Stale);
        }
        self.play(seat, by, action).map(|()| Answered::Applied)
    }

    /// Takes a seat's last step back, or withdraws its answer where answers are covered.
    ///
    /// # Errors
    /// Says what stands in the way.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoStop> {
        self.can_undo(seat)?;
        self.push(Row::Undo(seat)).map_err(|_| UndoStop::Nothing)?;
        self.settle(Some(seat));
        Ok(())
    }

    /// Tells whether a seat could take something back.
    ///
    /// # Errors
    /// Says what stands in the way.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoStop> {
        if seat.index() >= self.seats.len() {
            return Err(UndoStop::Nothing);
        }
        self.fold.undo_target(seat).map(|_| ())
    }

    /// Does again what a seat has taken back; returns whether there was something.
    pub fn redo(&mut self, seat: Seat) -> bool {
        if !self.can_redo(seat) || self.push(Row::Redo(seat)).is_err() {
            return false;
        }
        self.draw_chance();
        self.settle(Some(seat));
        true
    }

    /// Tells whether a seat could do again what it has taken back.
    pub fn can_redo(&self, seat: Seat) -> bool {
        seat.index() < self.seats.len() && self.fold.redo_action(seat).is_some()
    }

    /// Lets someone else play for a seat from now on; returns whether the table has that seat.
    pub fn change_seat(&mut self, seat: Seat, player: Player) -> bool {
        self.push(Row::Seat(seat, player)).is_ok()
    }

    /// Returns what a viewer may know; everything only after the end.
    pub fn view(&self, viewer: Viewer) -> Option<Seen<G::View>> {
        match viewer {
            Viewer::Seat(seat) => {
                let last = self.seats.get(seat.index())?;
                let LastShown { version, view, .. } = &last.shown;
                Some(Seen { version: *version, question: Some(last.question), view: view.clone() })
            }
            Viewer::Spectator => {
                let LastShown { version, view, .. } = &self.spectators;
                Some(Seen { version: *version, question: None, view: view.clone() })
            }
            Viewer::Open => {
                self.standing()?;
                let version = self.rows.len() as u32;
                Some(Seen { version, question: None, view: self.fold.position.view(Viewer::Open) })
            }
        }
    }

    /// Returns what a seat or the spectators are shown, without its numbers.
    pub fn shown(&self, viewer: Viewer) -> Option<&G::View> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()).map(|last| &last.shown.view),
            Viewer::Spectator => Some(&self.spectators.view),
            Viewer::Open => None,
        }
    }

    /// Returns the number of what a seat or the spectators are shown: it grows when their view changes.
    pub fn version_of(&self, viewer: Viewer) -> Option<u32> {
        self.last_shown(viewer).map(|last| last.version)
    }

    /// Returns the number of what a seat is asked.
    pub fn question_of(&self, seat: Seat) -> Option<u32> {
        self.seats.get(seat.index()).map(|last| last.question)
    }

    /// Returns what a seat may do.
    pub fn legal(&self, seat: Seat) -> &[G::Action] {
        self.seats.get(seat.index()).map_or(&[], |last| &last.legal)
    }

    /// Tells whether the game waits for this seat; meant for the seat itself.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|last| last.asked)
    }

    /// Tells whether a seat would still be asked after a legal action of its own, before chance speaks.
    ///
    /// A table needs this to let a bot's answer be seen at a time that tells nothing of how many steps it took.
    pub fn asks_on_after(&self, seat: Seat, action: G::Action) -> bool {
        let mut position = self.fold.position.clone();
        let round = position.waits_for().round();
        position.apply(Step::Act(seat, action), &mut |_| {});
        position.waits_for().asks(seat) && position.waits_for().round() == round
    }

    /// Returns the seats the game waits for; what others may know of that, their views say.
    pub fn asked(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|&seat| self.is_asked(seat)).collect()
    }

    /// Returns what the game waits for; what others may know of that, their views say.
    pub fn waits_for(&self) -> Waiting {
        self.fold.position.waits_for()
    }

    /// Returns what the clock does for a silent seat, where silence means something.
    pub fn silence(&self, seat: Seat) -> Option<G::Action> {
        if self.is_asked(seat) { self.fold.position.silence(seat) } else { None }
    }

    /// Returns the rule that forbids an action, or nothing if it is legal; it tells no secret.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<RuleId> {
        match self.seats.get(seat.index()) {
            None => Some(RuleId::NOT_YOURS),
            Some(last) if last.legal.contains(&action) => None,
            Some(last) => why_not::<G>(&last.shown.view, seat, action),
        }
    }

    /// Returns whether a viewer may see anything now: everything is open only after the end.
    fn may_see(&self, viewer: Viewer) -> bool {
        viewer != Viewer::Open || self.standing().is_some()
    }

    fn last_shown(&self, viewer: Viewer) -> Option<&LastShown<G>> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()).map(|last| &last.shown),
            Viewer::Spectator => Some(&self.spectators),
            Viewer::Open => self.standing().map(|_| &self.open),
        }
    }

    /// Returns who plays for each seat now.
    pub fn players(&self) -> &[Player] {
        &self.fold.players
    }

    /// Returns what was agreed before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.start.setup
    }

    /// Returns what is known of the table's chance from the start.
    pub fn fairness(&self) -> Option<&Fairness> {
        self.start.fairness.as_ref()
    }

    /// Returns ranks and scores when the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.fold.position.scores()
    }

    /// Returns all rows, for storage; they hold every secret.
    pub fn rows(&self) -> &SharedList<Row<G>> {
        &self.rows
    }

    /// Returns the record up to now; it holds every secret, and the seed once the game is over.
    pub fn record(&self) -> Record<G> {
        let seed = match &self.chance {
            ChanceSource::Fair(fair) => Some(fair.seed),
            ChanceSource::Drawn(_) => None,
        };
        Record {
            setup: self.start.setup.clone(),
            players: self.start.players.clone(),
            fairness: self.start.fairness.clone(),
            rows: self.rows.iter().cloned().collect(),
            end: self.standing().map(|standing| End { seed, standing }),
        }
    }

    fn push(&mut self, row: Row<G>) -> Result<(), Misfit> {
        self.fold.push(&row)?;
        self.rows.push(row);
        Ok(())
    }

    fn draw_chance(&mut self) {
        let mut outcomes = Vec::new();
        while self.fold.position.waits_for() == Waiting::Chance {
            let outcome = match &mut self.chance {
                ChanceSource::Fair(fair) => {
                    outcomes.clear();
                    self.fold.position.chance_outcomes(&mut outcomes);
                    fair.outcome(self.fold.chances + 1, &outcomes)
                }
                ChanceSource::Drawn(rng) => self.fold.position.sample_chance(rng),
            };
            self.push(Row::Chance(outcome)).expect("a drawn outcome is possible");
        }
    }

    /// Brings versions and questions up to date after whole appends; `actor` has just answered.
    fn settle(&mut self, actor: Option<Seat>) {
        let position = &self.fold.position;
        let waiting = position.waits_for();
        let fresh = |viewer| heard_in(self.fold.events_from(self.counted), viewer);
        let mut legal = Vec::new();
        for (seat, last) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            last.shown.update(position.view(Viewer::Seat(seat)), fresh(Viewer::Seat(seat)));
            legal.clear();
            position.legal_actions(seat, &mut legal);
            let asked = waiting.asks(seat);
            if asked != last.asked || legal != last.legal || actor == Some(seat) {
                last.question += 1;
                last.asked = asked;
                last.legal.clone_from(&legal);
            }
        }
        self.spectators.update(position.view(Viewer::Spectator), fresh(Viewer::Spectator));
        self.open.update(position.view(Viewer::Open), fresh(Viewer::Open));
        if self.counted > self.fold.steps.len() {
            self.recount();
        }
        self.counted = self.fold.steps.len();
        self.set_mark();
    }
}

impl<G: Game> LastShown<G> {
    /// Takes a new view after so much more was heard.
    fn update(&mut self, view: G::View, heard: usize) {
        let changed = view != self.view;
        if changed {
            self.version += 1;
            self.view = view;
        }
        if changed || heard > 0 || self.count.moments == 0 {
            self.count.moments += 1;
        }
        self.count.heard += heard;
    }
}

/// Returns the seat whose question a row answers.
fn actor_of<G: Game>(row: &Row<G>) -> Option<Seat> {
    match row {
        Row::Act { seat, .. } | Row::Undo(seat) | Row::Redo(seat) => Some(*seat),
        Row::Chance(_) | Row::Seat(..) => None,
    }
}

fn rule_of(misfit: &Misfit) -> RuleId {
    match misfit {
        Misfit::Forbidden(rule) => *rule,
        Misfit::ChanceAwaited | Misfit::NoChance | Misfit::Impossible | Misfit::Undo(_) | Misfit::Redo => {
            RuleId::NOT_NOW
        }
        Misfit::NoSeat(_) | Misfit::WrongMaker(..) | Misfit::NotSilence => RuleId::NOT_YOURS,
    }
}
