//! A match at a table, whatever game it is.

use std::any::Any;

use bequest_engine::{
    Answered, By, ChanceSource, ChanceStep, EditionId, Fair, Fairness, Game, Match, Player, Record, RuleId, Seat,
    SeatSet, Setup, Standing, StandingOrder, UndoStop, Unreadable, Viewer, Waiting, Window, agree, find_rule,
};

use crate::game::Continued;

/// What is fixed before the first row.
#[derive(Clone)]
pub struct Plan {
    /// The version of the rules.
    pub rules: u16,
    /// The components.
    pub editions: Vec<EditionId>,
    /// What was agreed.
    pub options: Vec<(String, String)>,
    /// Who plays at the start.
    pub players: Vec<Player>,
    /// Where chance comes from.
    pub fair: Fair,
}

/// Why an answer was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotDone {
    /// It is not an action of this game.
    Unreadable(String),
    /// A rule forbids it.
    Rule(RuleId),
    /// Things have changed since.
    Stale,
}

/// A match of some game; [`Match`] is one, and those who know the game find it by [`match_of`].
pub trait AnyMatch: Any + Send + Sync {
    /// Makes a copy, which is cheap.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// Gives the answer of a seat to a question.
    ///
    /// # Errors
    /// Says why it was not carried out.
    fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), NotDone>;
    /// Holds an answer to the question and the rules without giving it; returns whether it says no more than silence.
    ///
    /// # Errors
    /// Says why it could not be given.
    fn weigh(&self, seat: Seat, question: u32, action: &str) -> Result<bool, NotDone>;
    /// Does for a seat what its silence means; returns whether it means anything.
    fn be_silent(&mut self, seat: Seat) -> bool;
    /// Takes back what a seat did last.
    ///
    /// # Errors
    /// Says what is in the way.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop>;
    /// Returns whether a seat could take something back.
    ///
    /// # Errors
    /// Says what is in the way.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoStop>;
    /// Does again what a seat has taken back; returns whether there was something.
    fn redo(&mut self, seat: Seat) -> bool;
    /// Returns whether a seat could do something again.
    fn can_redo(&self, seat: Seat) -> bool;
    /// Lets someone else play for a seat.
    fn change_seat(&mut self, seat: Seat, player: Player) -> bool;
    /// Returns the seats that the game waits for.
    fn asked(&self) -> SeatSet;
    /// Returns the seats that can do something, asked or not.
    fn can_act(&self) -> SeatSet;
    /// Returns the number of what a seat is asked.
    fn question(&self, seat: Seat) -> u32;
    /// Returns the number of what a viewer is shown: it grows when their view changes.
    fn version(&self, viewer: Viewer) -> u32;
    /// Returns how much a viewer has heard.
    fn heard(&self, viewer: Viewer) -> usize;
    /// Returns what the game waits for.
    fn waits_for(&self) -> Waiting;
    /// Returns who plays for each seat now.
    fn players(&self) -> &[Player];
    /// Returns the result, once there is one.
    fn standing(&self) -> Option<Standing>;
    /// Returns how many rows there are.
    fn row_count(&self) -> usize;
    /// Returns the rows from a place on, counted from zero.
    fn rows_from(&self, first: usize) -> Vec<String>;
    /// Returns the record, which holds every secret.
    fn record(&self) -> String;
    /// Returns where each chance row lies among what was possible.
    fn chance_steps(&self) -> Vec<ChanceStep>;
    /// Returns whether the seat would still be asked after this action.
    fn asks_on_after(&self, seat: Seat, action: &str) -> bool;
    /// Returns the rule that forbids an action to a seat or to someone without one, or nothing if it is allowed; it
    /// reveals no secret.
    ///
    /// # Errors
    /// Says that the action cannot be read.
    fn why_not(&self, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, NotDone>;
    /// Returns the rule that forbids an action to a seat, as far as everyone at the table can know it.
    ///
    /// # Errors
    /// Says that the action cannot be read.
    fn why_not_openly(&self, seat: Seat, action: &str) -> Result<Option<RuleId>, NotDone>;
    /// Returns the text of a rule in a language.
    fn rule_text(&self, rule: RuleId, language: &str) -> String;
    /// Returns the standing orders that a seat can give now.
    fn orders_open_to(&self, seat: Seat) -> Vec<String>;
    /// Holds a standing order to the rules without giving it.
    ///
    /// # Errors
    /// Says why it could not be given.
    fn weigh_order(&self, seat: Seat, order: &str) -> Result<(), NotDone>;
    /// Returns whether an order that a seat has given still stands.
    fn order_stands(&self, seat: Seat, order: &str) -> bool;
    /// Returns what an order of a seat answers to what the seat is asked.
    fn ordered_answer(&self, seat: Seat, order: &str) -> Option<String>;
    /// Returns how many seats come before this one if several have orders; everyone can know it.
    fn order_place(&self, seat: Seat) -> usize;
}

/// Returns the match itself, for those who know the game.
pub fn match_of<G: Game>(play: &dyn AnyMatch) -> Option<&Match<G>> {
    let play: &dyn Any = play;
    play.downcast_ref()
}

impl<G: Game> AnyMatch for Match<G> {
    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), NotDone> {
        match Match::answer(self, seat, by, question, read::<G>(action)?) {
            Ok(Answered::Applied) => Ok(()),
            Ok(Answered::Stale) => Err(NotDone::Stale),
            Err(refusal) => Err(NotDone::Rule(refusal.rule)),
        }
    }

    fn weigh(&self, seat: Seat, question: u32, action: &str) -> Result<bool, NotDone> {
        let action = read::<G>(action)?;
        let late = self.question_of(seat) != Some(question);
        if late && !(G::stands_alone(action) && self.legal(seat).contains(&action)) {
            return Err(NotDone::Stale);
        }
        match Match::why_not(self, seat, action) {
            Some(rule) => Err(NotDone::Rule(rule)),
            None => Ok(Match::waits_for(self).window() == Window::Secret && G::is_quiet(action)),
        }
    }

    fn be_silent(&mut self, seat: Seat) -> bool {
        self.silence(seat).is_some_and(|action| self.play(seat, By::Clock, action).is_ok())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop> {
        Match::undo(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoStop> {
        Match::can_undo(self, seat)
    }

    fn redo(&mut self, seat: Seat) -> bool {
        Match::redo(self, seat)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        Match::can_redo(self, seat)
    }

    fn change_seat(&mut self, seat: Seat, player: Player) -> bool {
        Match::change_seat(self, seat, player)
    }

    fn asked(&self) -> SeatSet {
        Match::asked(self)
    }

    fn can_act(&self) -> SeatSet {
        Seat::all(Match::players(self).len()).filter(|&seat| !self.legal(seat).is_empty()).collect()
    }

    fn question(&self, seat: Seat) -> u32 {
        self.question_of(seat).unwrap_or_default()
    }

    fn version(&self, viewer: Viewer) -> u32 {
        self.version_of(viewer).unwrap_or_default()
    }

    fn heard(&self, viewer: Viewer) -> usize {
        self.heard_count(viewer)
    }

    fn waits_for(&self) -> Waiting {
        Match::waits_for(self)
    }

    fn players(&self) -> &[Player] {
        Match::players(self)
    }

    fn standing(&self) -> Option<Standing> {
        Match::standing(self)
    }

    fn row_count(&self) -> usize {
        self.rows().len()
    }

    fn rows_from(&self, first: usize) -> Vec<String> {
        self.rows().from(first).map(ToString::to_string).collect()
    }

    fn record(&self) -> String {
        Match::record(self).to_string()
    }

    fn chance_steps(&self) -> Vec<ChanceStep> {
        Match::record(self).chance_steps().unwrap_or_default()
    }

    fn asks_on_after(&self, seat: Seat, action: &str) -> bool {
        let legal = action.parse().ok().filter(|action| self.legal(seat).contains(action));
        legal.is_some_and(|action| Match::asks_on_after(self, seat, action))
    }

    fn why_not(&self, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, NotDone> {
        let action = read::<G>(action)?;
        Ok(seat.map_or(Some(RuleId::NOT_YOURS), |seat| Match::why_not(self, seat, action)))
    }

    fn why_not_openly(&self, seat: Seat, action: &str) -> Result<Option<RuleId>, NotDone> {
        let action = read::<G>(action)?;
        let public = self.shown(Viewer::Spectator).ok_or(NotDone::Stale)?;
        Ok(bequest_engine::why_not::<G>(public, seat, action))
    }

    fn rule_text(&self, rule: RuleId, language: &str) -> String {
        find_rule(&G::ledgers(), rule.as_str()).map(|rule| rule.text(language).to_owned()).unwrap_or_default()
    }

    fn orders_open_to(&self, seat: Seat) -> Vec<String> {
        let view = self.shown(Viewer::Seat(seat));
        let orders = view.map_or_else(Vec::new, |view| G::StandingOrder::open_to(view, seat));
        orders.iter().map(ToString::to_string).collect()
    }

    fn weigh_order(&self, seat: Seat, order: &str) -> Result<(), NotDone> {
        let wanted: G::StandingOrder =
            order.parse().map_err(|error: Unreadable| NotDone::Unreadable(error.to_string()))?;
        let view = self.shown(Viewer::Seat(seat)).ok_or(NotDone::Stale)?;
        if G::StandingOrder::open_to(view, seat).contains(&wanted) {
            Ok(())
        } else {
            Err(NotDone::Rule(G::StandingOrder::RULE))
        }
    }

    fn order_stands(&self, seat: Seat, order: &str) -> bool {
        order_of(self, seat, order).is_some_and(|(view, order)| order.stands(view, seat))
    }

    fn ordered_answer(&self, seat: Seat, order: &str) -> Option<String> {
        let (view, order) = order_of(self, seat, order).filter(|_| self.is_asked(seat))?;
        order.answer(view, seat, self.legal(seat)).map(|action| action.to_string())
    }

    fn order_place(&self, seat: Seat) -> usize {
        self.shown(Viewer::Spectator).map_or(0, |view| G::StandingOrder::place(view, seat))
    }
}

/// Returns a seat's view with an order that was written down for it.
fn order_of<'a, G: Game>(play: &'a Match<G>, seat: Seat, order: &str) -> Option<(&'a G::View, G::StandingOrder)> {
    Some((play.shown(Viewer::Seat(seat))?, order.parse().ok()?))
}

fn read<G: Game>(action: &str) -> Result<G::Action, NotDone> {
    action.parse().map_err(|error: Unreadable| NotDone::Unreadable(error.to_string()))
}

/// Starts a match.
pub(crate) fn start<G: Game>(plan: Plan) -> Result<Box<dyn AnyMatch>, String> {
    let setup = setup_of::<G>(&plan)?;
    Ok(Box::new(Match::<G>::start(setup, plan.players, ChanceSource::Fair(plan.fair))))
}

/// Continues a match from its stored rows.
pub(crate) fn resume<G: Game>(plan: Plan, rows: &[&str]) -> Result<Box<dyn AnyMatch>, String> {
    let record = record_of::<G>(&plan, rows)?;
    let stored = record.rows.len();
    let table = Match::resume(record, ChanceSource::Fair(plan.fair)).map_err(|error| error.to_string())?;
    if table.rows().len() != stored {
        return Err("chance was still to be drawn after the last row".into());
    }
    Ok(Box::new(table))
}

/// Continues a match from those of its first rows that fit the rules and the seed, and returns how many they are. Chance
/// that follows the last of them is drawn again; it is the same as before.
pub(crate) fn mend<G: Game>(plan: Plan, rows: &[&str]) -> Continued {
    let mut record = record_of::<G>(&plan, &[])?;
    record.rows = rows.iter().map_while(|row| row.parse().ok()).collect();
    if let Err(error) = record.replay_against(plan.fair.seed) {
        let row = error.line.saturating_sub(record.line_of_row(0));
        record.rows.truncate(row.checked_sub(1).ok_or_else(|| error.to_string())?);
    }
    let kept = record.rows.len();
    let table = Match::resume(record, ChanceSource::Fair(plan.fair)).map_err(|error| error.to_string())?;
    Ok((kept, Box::new(table)))
}

/// Holds stored rows to the rules and to the seed; returns whether the game is over.
pub(crate) fn examine<G: Game>(plan: &Plan, rows: &[&str]) -> Result<bool, String> {
    let record = record_of::<G>(plan, rows)?;
    let replayed = record.replay_against(plan.fair.seed).map_err(|error| {
        let row = error.line.saturating_sub(record.line_of_row(0));
        error.to_string().replacen(&format!("line {}", error.line), &format!("row {row}"), 1)
    })?;
    if replayed.position().waits_for() == Waiting::Chance {
        return Err("chance was still to be drawn after the last row".into());
    }
    replayed.position().conserved()?;
    Ok(replayed.position().scores().is_some())
}

fn setup_of<G: Game>(plan: &Plan) -> Result<G::Setup, String> {
    let setup = agree::<G>(plan.rules, &plan.editions, &plan.options).map_err(|error| error.to_string())?;
    if plan.players.len() != setup.players() || plan.fair.nonces.len() != setup.players() {
        return Err(format!("{} players for {} seats", plan.players.len(), setup.players()));
    }
    Ok(setup)
}

pub(crate) fn record_of<G: Game>(plan: &Plan, rows: &[&str]) -> Result<Record<G>, String> {
    let setup = setup_of::<G>(plan)?;
    let read = |(number, row): (usize, &&str)| row.parse().map_err(|error| format!("row {number}: {error}"));
    let rows = (1..).zip(rows).map(read).collect::<Result<Vec<_>, String>>()?;
    let Fair { seed, table, nonces } = &plan.fair;
    let fairness = Fairness { table: table.clone(), commitment: seed.commitment(), nonces: nonces.clone() };
    Ok(Record { setup, players: plan.players.clone(), fairness: Some(fairness), rows, end: None })
}
