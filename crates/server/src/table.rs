//! A table in memory: what people and bots do to it, and who may see what of it.
//!
//! Nothing here waits or writes; [`Tables`](crate::tables::Tables) makes every change durable before anyone sees it.

use std::collections::HashSet;

use bequest_engine::{By, Player, RuleId, Seat, SeatSet, Viewer, Window};
use bequest_store::{Append, Moment, NewRow, PersonId, StoredTable, TableId, Wake};
use bequest_words::Language;

use crate::clock::{self, Clock};
use crate::games::{Games, ServedGame};
use crate::head::{GuideHead, Head, Pace, StageHead, Who};
use crate::play::{NotDone, Plan, Play};
use crate::refused::Refused;
use crate::withheld::Withheld;

/// The place of the bot that stands in for people, in the game's list.
const STAND_IN: usize = 0;

/// A table in memory.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) rules: &'static ServedGame,
    pub(crate) head: Head,
    /// The game, once it has begun.
    pub(crate) play: Option<Box<dyn Play>>,
    /// The clock, if one runs.
    pub(crate) clock: Option<Clock>,
    /// Who is ready, if the table waits for everyone to be ready.
    pub(crate) ready: SeatSet,
    /// The round that was opened, because everyone was ready or the time was over.
    pub(crate) opened: Option<u32>,
    /// When each person at the table was last here, as far as is known.
    pub(crate) seen: Vec<Option<Moment>>,
    /// The seats that bots are thinking for.
    pub(crate) thinking: SeatSet,
    /// When it last changed.
    pub(crate) changed: Moment,
    pub(crate) names: Vec<String>,
    pub(crate) href: String,
    revision: u32,
    stored_rows: usize,
    stored_asked: u8,
    stored_round: u32,
    /// Answers that nobody may know of yet.
    withheld: Withheld,
    keys: HashSet<String>,
    head_changed: bool,
    key: Option<String>,
}

/// What a viewer may see and do at a table: whose secrets they see, and which seats they can answer for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// Whose secrets are shown.
    pub(crate) viewer: Viewer,
    /// All seats of the viewer.
    pub(crate) own: SeatSet,
    /// Whose secrets are shown of the past: everyone's after the end.
    pub(crate) past: Viewer,
    /// Those of them that can answer on this page.
    pub(crate) can_answer: SeatSet,
    /// The seat that was uncovered on a device with several.
    pub(crate) uncovered: Option<Seat>,
}

/// What a post did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It was carried out.
    Now,
    /// It had been carried out before.
    Before,
}

impl Table {
    /// Reads a stored table.
    pub(crate) fn load(games: &'static Games, stored: StoredTable, now: Moment) -> Result<Self, Refused> {
        let (head, rules) = read_head(games, &stored.head).map_err(|_| Refused::Broken)?;
        let play = match head.stage {
            StageHead::Open => None,
            StageHead::Closed if stored.rows.is_empty() => None,
            StageHead::Playing | StageHead::Over | StageHead::Closed => {
                let rows: Vec<&str> = stored.rows.iter().map(|row| row.text.as_str()).collect();
                let plan = plan_of(&head, stored.id).map_err(|_| Refused::Broken)?;
                Some((rules.resume)(plan, &rows).map_err(|_| Refused::Broken)?)
            }
        };
        let mut table = Self::new(stored.id, rules, head, play);
        table.revision = stored.revision;
        table.changed = stored.changed;
        table.stored_rows = stored.rows.len();
        table.keys = stored.rows.into_iter().filter_map(|row| row.key).collect();
        table.stored_asked = table.asked().bits();
        table.stored_round = table.round();
        table.clock = clock::resumed(&table, stored.wake, now);
        Ok(table)
    }

    /// Keeps the unstored state of the same table.
    pub(crate) fn keep_unstored(&mut self, old: &mut Table) {
        self.ready = old.ready;
        self.opened = old.opened;
        self.thinking = old.thinking;
        self.withheld = std::mem::take(&mut old.withheld);
        self.clock = old.clock;
        self.seen = std::mem::take(&mut old.seen);
        clock::arrange(self, Moment::now());
    }

    fn new(id: TableId, rules: &'static ServedGame, head: Head, play: Option<Box<dyn Play>>) -> Self {
        let seats = head.seats.len();
        Self {
            id,
            rules,
            names: head.names(),
            href: format!("/t/{id}"),
            head,
            play,
            clock: None,
            ready: SeatSet::EMPTY,
            opened: None,
            seen: vec![None; seats],
            thinking: SeatSet::EMPTY,
            changed: Moment::default(),
            revision: 0,
            stored_rows: 0,
            stored_asked: 0,
            stored_round: 0,
            withheld: Withheld::default(),
            keys: HashSet::new(),
            head_changed: false,
            key: None,
        }
    }

    /// Returns what a person may see and do here. A person with several seats sees the secrets of the seat they
    /// uncovered.
    pub(crate) fn access(&self, person: Option<PersonId>, uncover: Option<Seat>) -> Access {
        let own = person.map_or(SeatSet::EMPTY, |person| self.head.seats_of(person));
        let uncovered = uncover.filter(|seat| own.contains(*seat) && own.len() > 1);
        let single = if own.len() == 1 { own.iter().next() } else { None };
        let shown = uncovered.or(single);
        let can_answer = match (&self.play, shown) {
            (None, _) => SeatSet::EMPTY,
            // In an open window all seats of a device can answer, covered or not.
            (Some(play), _) if play.waits_for().window() == Window::Open => own,
            (Some(_), Some(seat)) => SeatSet::only(seat),
            (Some(_), None) => SeatSet::EMPTY,
        };
        let can_act = self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.can_act()).minus(self.withheld_seats());
        let viewer = shown.map_or(Viewer::Spectator, Viewer::Seat);
        let ended = self.play.as_ref().is_some_and(|play| play.standing().is_some());
        let past = if ended { Viewer::Open } else { viewer };
        Access { viewer, past, own, can_answer: can_answer.and(can_act), uncovered }
    }

    /// Returns the seats that the game waits for.
    pub(crate) fn asked(&self) -> SeatSet {
        match (&self.play, self.head.stage) {
            (Some(play), StageHead::Playing) => play.asked().minus(self.withheld_seats()),
            (_, StageHead::Open | StageHead::Playing | StageHead::Over | StageHead::Closed) => SeatSet::EMPTY,
        }
    }

    /// Returns the seats that people play now; bots may stand in for others.
    pub(crate) fn played_by_people(&self) -> SeatSet {
        let Some(play) = &self.play else { return SeatSet::EMPTY };
        let is_person = |seat: &Seat| matches!(play.players()[seat.index()], Player::Person(_));
        Seat::all(self.head.seats.len()).filter(is_person).collect()
    }

    /// Returns the game while it is going on.
    fn playing(&mut self) -> Result<&mut Box<dyn Play>, Refused> {
        match (self.head.stage, &mut self.play) {
            (StageHead::Playing, Some(play)) => Ok(play),
            _ => Err(Refused::NotNow),
        }
    }

    fn own_seat(&self, person: PersonId, seat: Seat) -> Result<(), Refused> {
        if self.head.seats_of(person).contains(seat) { Ok(()) } else { Err(Refused::NotYourSeat) }
    }

    /// Notes the key of the post that is being carried out; returns whether it was carried out before.
    pub(crate) fn begin(&mut self, seat: Seat, key: &str) -> Done {
        let key = format!("{seat}:{key}");
        if self.keys.contains(&key) {
            return Done::Before;
        }
        self.key = Some(key);
        Done::Now
    }

    /// Answers for a seat.
    pub(crate) fn act(&mut self, person: PersonId, seat: Seat, question: u32, action: &str) -> Result<(), Refused> {
        self.own_seat(person, seat)?;
        self.await_ready()?;
        self.return_to_seat(seat)?;
        self.answer(seat, By::Person, question, action)
    }

    /// Answers for a bot.
    pub(crate) fn act_for_bot(&mut self, seat: Seat, question: u32, action: &str) -> Result<(), Refused> {
        // The person may have returned meanwhile.
        if !self.bots_to_act().contains(seat) {
            return Err(Refused::Stale);
        }
        self.answer(seat, By::Bot, question, action)
    }

    fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), Refused> {
        // A withheld answer counts, though nobody knows of it yet.
        if self.withheld_seats().contains(seat) {
            return Err(Refused::Stale);
        }
        if clock::withholds(self) {
            match self.playing()?.is_quiet(seat, question, action) {
                Ok(true) => {
                    self.withheld.keep(self.round(), seat, action);
                    self.keys.extend(self.key.take());
                    return Ok(());
                }
                // Everyone will see this answer, and the others answered before it: theirs come first.
                Ok(false) => clock::submit_withheld(self),
                Err(_) => {} // It is refused below, with its rule.
            }
        }
        let done = self.playing()?.answer(seat, by, question, action);
        self.judged(done)
    }

    /// Returns the round of the game.
    fn round(&self) -> u32 {
        self.play.as_ref().and_then(|play| play.waits_for().round()).unwrap_or_default()
    }

    /// Returns the seats whose answers are withheld.
    pub(crate) fn withheld_seats(&self) -> SeatSet {
        self.withheld.seats(self.round())
    }

    /// Returns whether something would be lost if the table were dropped from memory: who is ready, or a withheld
    /// answer.
    pub(crate) fn holds_unstored(&self) -> bool {
        !self.ready.is_empty() || self.opened.is_some() || !self.withheld_seats().is_empty()
    }

    /// Takes out the withheld answer of a seat.
    pub(crate) fn take_withheld(&mut self, seat: Seat) -> Option<String> {
        self.withheld.take(self.round(), seat)
    }

    fn judged(&mut self, done: Result<(), NotDone>) -> Result<(), Refused> {
        let play = self.playing()?;
        match done {
            Ok(()) => {
                self.notice_end();
                Ok(())
            }
            Err(NotDone::Stale) => Err(Refused::Stale),
            Err(NotDone::Unreadable(found)) => Err(Refused::malformed("action", found)),
            Err(NotDone::Rule(rule)) => Err(Refused::Rule(rule, play.rule_text(rule, "en"))),
        }
    }

    /// Returns the refusal with the text of its rule in a language.
    pub(crate) fn in_language(&self, refused: Refused, language: &str) -> Refused {
        match (refused, &self.play) {
            (Refused::Rule(rule, _), Some(play)) => Refused::Rule(rule, play.rule_text(rule, language)),
            (other, _) => other,
        }
    }

    /// Returns the rule that forbids an action to the viewer, or nothing if they may do it now. It depends only on what
    /// they can see: a device with covered seats learns only what everyone may know.
    pub(crate) fn why_not(&self, access: &Access, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, Refused> {
        let play = self.play.as_ref().ok_or(Refused::NotNow)?;
        let wanted = seat.filter(|seat| access.can_answer.contains(*seat));
        // A seat of the device that is covered, or cannot act now, learns only what everyone may know.
        let idle = seat.filter(|seat| wanted.is_none() && access.own.contains(*seat) && access.viewer.seat().is_none());
        let seat = wanted.or(idle).or(access.viewer.seat()).or(access.can_answer.iter().next());
        let asked = match idle {
            Some(seat) => play.why_not_openly(seat, action),
            None => play.why_not(seat, action),
        };
        let asked = asked.map_err(|not| match not {
            NotDone::Unreadable(found) => Refused::malformed("action", found),
            NotDone::Rule(_) | NotDone::Stale => Refused::NotNow,
        })?;
        match self.head.stage {
            StageHead::Over | StageHead::Closed | StageHead::Open => Ok(Some(RuleId::OVER)),
            StageHead::Playing => Ok(clock::ready_rule(self).filter(|_| seat.is_some()).or(asked)),
        }
    }

    /// Returns the text of a rule.
    pub(crate) fn rule_text(&self, rule: RuleId, language: Language) -> String {
        self.play.as_ref().map(|play| play.rule_text(rule, language.code())).unwrap_or_default()
    }

    /// Undoes the last step of a seat.
    pub(crate) fn undo(&mut self, person: PersonId, seat: Seat) -> Result<(), Refused> {
        self.own_seat(person, seat)?;
        let done = self.playing()?.undo(seat);
        done.map_err(|stop| Refused::Undo(stop, self.names.clone()))
    }

    /// Redoes what a seat has undone.
    pub(crate) fn redo(&mut self, person: PersonId, seat: Seat) -> Result<(), Refused> {
        self.own_seat(person, seat)?;
        if self.playing()?.redo(seat) {
            self.notice_end();
            return Ok(());
        }
        Err(Refused::Redo)
    }

    /// Notes that a seat is ready.
    pub(crate) fn be_ready(&mut self, person: PersonId, seat: Seat) -> Result<(), Refused> {
        self.own_seat(person, seat)?;
        self.playing()?;
        self.ready.insert(seat);
        clock::open_if_ready(self);
        Ok(())
    }

    /// Refuses answers until everyone is ready.
    fn await_ready(&mut self) -> Result<(), Refused> {
        match clock::ready_rule(self) {
            None => Ok(()),
            Some(rule) => {
                let text = self.playing()?.rule_text(rule, "en");
                Err(Refused::Rule(rule, text))
            }
        }
    }

    /// Lets a bot play for the seats of someone who leaves.
    pub(crate) fn leave(&mut self, person: PersonId) -> Result<(), Refused> {
        self.playing()?;
        let seats = self.head.seats_of(person).and(self.played_by_people());
        if seats.is_empty() {
            return Err(Refused::NotYourSeat);
        }
        seats.iter().for_each(|seat| self.stand_in(seat));
        // Perhaps only this person had not agreed to close the table.
        if !self.needed_to_close().is_empty() {
            self.close_if_all_agree();
        }
        Ok(())
    }

    /// Gives a person back the seats that bots play for them.
    pub(crate) fn return_to_seats(&mut self, person: PersonId) -> Result<(), Refused> {
        self.playing()?;
        let seats = self.head.seats_of(person);
        if seats.is_empty() {
            return Err(Refused::NotYourSeat);
        }
        seats.iter().try_for_each(|seat| self.return_to_seat(seat))
    }

    fn return_to_seat(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.played_by_people().contains(seat) {
            return Ok(());
        }
        let name = self.names[seat.index()].parse().map_err(|_| Refused::NotYourSeat)?;
        self.playing()?.change_seat(seat, Player::Person(name));
        self.take_withheld(seat); // The person has not given the bot's answer.
        Ok(())
    }

    /// Lets a bot play for a person, until they return.
    pub(crate) fn stand_in(&mut self, seat: Seat) {
        let Ok(name) = self.rules.bots[STAND_IN].parse() else { return };
        if let Some(play) = &mut self.play {
            play.change_seat(seat, Player::Bot(name));
        }
    }

    /// Lets a bot play for a person who has been away for long.
    pub(crate) fn replace(&mut self, person: PersonId, seat: Seat, now: Moment) -> Result<(), Refused> {
        self.playing()?;
        if self.head.seats_of(person).is_empty() {
            return Err(Refused::NotYourSeat);
        }
        if seat.index() >= self.head.seats.len() || !self.can_replace(seat, now) {
            return Err(Refused::NotNow);
        }
        self.stand_in(seat);
        Ok(())
    }

    /// Returns whether the game waits for this seat and its person has been away for long.
    pub(crate) fn can_replace(&self, seat: Seat, now: Moment) -> bool {
        let away = self.seen[seat.index()].is_some_and(|seen| now.since(seen) >= clock::LONG_AWAY);
        // In a secret window nobody may see whose answer is missing.
        let secret = self.play.as_ref().is_some_and(|play| play.waits_for().window() == Window::Secret);
        away && (secret || self.asked().contains(seat)) && self.played_by_people().contains(seat)
    }

    /// Switches the guide of a first game on or off.
    pub(crate) fn call_guide(&mut self, person: PersonId, on: bool) -> Result<(), Refused> {
        self.playing()?;
        if self.head.seats_of(person).is_empty() {
            return Err(Refused::NotYourSeat);
        }
        if self.head.guide == GuideHead::None {
            return Err(Refused::NotNow);
        }
        self.head.guide = if on { GuideHead::Along } else { GuideHead::Left };
        self.head_changed = true;
        Ok(())
    }

    /// Notes whether someone wants to close the table without a result; closes it when all do.
    pub(crate) fn agree_to_close(&mut self, person: PersonId, agrees: bool) -> Result<(), Refused> {
        let own = self.head.seats_of(person);
        if own.is_empty() {
            return Err(Refused::NotYourSeat);
        }
        match self.head.stage {
            StageHead::Over | StageHead::Closed => return Err(Refused::NotNow),
            StageHead::Open | StageHead::Playing => {}
        }
        self.head.agreed = if agrees { self.head.agreed | own.bits() } else { self.head.agreed & !own.bits() };
        self.head_changed = true;
        if agrees {
            self.close_if_all_agree();
        }
        Ok(())
    }

    fn close_if_all_agree(&mut self) {
        if self.needed_to_close().bits() & !self.head.agreed == 0 {
            self.close();
        }
    }

    /// Returns the seats whose people have to agree: those who have not left theirs to a bot.
    pub(crate) fn needed_to_close(&self) -> SeatSet {
        if self.play.is_some() { self.played_by_people() } else { self.head.people() }
    }

    /// Closes the table without a result.
    pub(crate) fn close(&mut self) {
        self.head.stage = StageHead::Closed;
        self.head_changed = true;
        self.clock = None;
    }

    /// Stores the table with a new time to wake it, though nothing else has changed.
    pub(crate) fn reschedule(&mut self) {
        self.head_changed = true;
    }

    /// Notes that a game is over, or that a guided first game has come to where its rulebook advises to stop.
    pub(crate) fn notice_end(&mut self) {
        if self.head.stage == StageHead::Playing && self.is_trial_over() {
            self.close();
        }
        if self.play.as_ref().is_some_and(|play| play.standing().is_some()) && self.head.stage == StageHead::Playing {
            self.head.stage = StageHead::Over;
            self.head_changed = true;
        }
    }

    /// Returns whether this is a guided first game that stops here. ERB-75
    pub(crate) fn is_trial_over(&self) -> bool {
        self.head.guide == GuideHead::Along && self.play.as_ref().is_some_and(|play| play.trial_is_over())
    }

    /// Begins the game.
    pub(crate) fn start(&mut self) -> Result<(), Refused> {
        if self.head.stage != StageHead::Open {
            return Err(Refused::NotNow);
        }
        if !self.head.is_full() {
            return Err(Refused::NotFull);
        }
        let plan = plan_of(&self.head, self.id).map_err(|_| Refused::Broken)?;
        self.play = Some((self.rules.start)(plan).map_err(|_| Refused::Broken)?);
        self.head.stage = StageHead::Playing;
        self.head.agreed = 0;
        self.names = self.head.names();
        self.head_changed = true;
        self.notice_end();
        Ok(())
    }

    /// Returns who sits where, before the game.
    pub(crate) fn open_head(&self) -> Result<Head, Refused> {
        if self.head.stage == StageHead::Open { Ok(self.head.clone()) } else { Err(Refused::NotNow) }
    }

    /// Changes who sits where, before the game.
    pub(crate) fn change_head<T>(
        &mut self,
        change: impl FnOnce(&mut Head) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let mut head = self.open_head()?;
        let done = change(&mut head)?;
        self.head = head;
        self.names = self.head.names();
        self.head_changed = true;
        Ok(done)
    }

    /// Notes where the next game of the same people is.
    pub(crate) fn note_rematch(&mut self, id: TableId) {
        self.head.rematch = Some(id);
        self.head_changed = true;
    }

    /// Returns the changes that are not stored yet, if there are any.
    pub(crate) fn unsaved(&mut self, now: Moment) -> Option<Append> {
        clock::release(self);
        let rows = self.play.as_ref().map_or_else(Vec::new, |play| play.rows_from(self.stored_rows));
        if rows.is_empty() && !self.head_changed {
            self.key = None;
            return None;
        }
        clock::arrange(self, now);
        if !self.is_unseen() {
            self.changed = now;
        }
        let mut key = self.key.take();
        self.keys.extend(key.clone());
        let row = |text| NewRow { text, key: key.take() };
        Some(Append {
            table: self.id,
            revision: self.revision,
            at: self.changed,
            rows: rows.into_iter().map(row).collect(),
            head: self.head_changed.then(|| (self.head.to_text(), self.head.listing())),
            asked: self.asked().bits(),
            wake: self.wake(now),
        })
    }

    /// Returns whether only the seat that made the last changes can know of them: a covered card of an incomplete
    /// answer, an unfinished plan, a secret answer. Then the order of the lists must not reveal them.
    fn is_unseen(&self) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| !self.head_changed) else { return false };
        match play.waits_for().window() {
            Window::Open => false,
            Window::Covered => self.asked().bits() == self.stored_asked,
            Window::Private | Window::Secret => self.round() == self.stored_round,
        }
    }

    /// Notes that the last changes are durable; returns the seats whose turn has begun or ended by them.
    pub(crate) fn saved(&mut self) -> u8 {
        self.revision += 1;
        self.stored_rows = self.play.as_ref().map_or(0, |play| play.row_count());
        self.stored_round = self.round();
        self.head_changed = false;
        let asked = self.asked().bits();
        std::mem::replace(&mut self.stored_asked, asked) ^ asked
    }

    /// Returns when the table has to be woken, also after a restart.
    pub(crate) fn wake(&self, now: Moment) -> Option<Wake> {
        let idle = Wake { at: now.after(clock::FORGOTTEN), clock: false, round: 0 };
        match self.head.stage {
            StageHead::Open => Some(idle),
            StageHead::Playing if !self.bots_to_act().is_empty() => Some(Wake { at: now, ..idle }),
            StageHead::Playing => Some(self.clock.map_or(idle, Clock::wake)),
            StageHead::Over | StageHead::Closed => None,
        }
    }

    /// Returns the seats that bots have to answer for now.
    pub(crate) fn bots_to_act(&self) -> SeatSet {
        if clock::ready_rule(self).is_some() {
            return SeatSet::EMPTY;
        }
        self.asked().minus(self.played_by_people())
    }

    pub(crate) fn pace(&self) -> Pace {
        self.head.pace()
    }

    /// Returns the persons at the table.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        let seats = Seat::all(self.head.seats.len());
        seats.filter_map(|seat| self.head.seats[seat.index()].who.person().map(|person| (seat, person)))
    }

    /// Returns the persons who have some of these seats.
    pub(crate) fn persons_of(&self, seats: u8) -> Vec<PersonId> {
        self.people().filter(|(seat, _)| seats & SeatSet::only(*seat).bits() != 0).map(|(_, person)| person).collect()
    }

    /// Returns whether the head of the table is to be stored with the next change.
    pub(crate) fn is_head_changed(&self) -> bool {
        self.head_changed
    }

    /// Returns the kind of bot that has a seat, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<String> {
        match self.play.as_ref()?.players().get(seat.index())? {
            Player::Bot(kind) => Some(kind.as_str().to_owned()),
            Player::Person(_) => None,
        }
    }

    /// Returns the person a bot stands in for.
    pub(crate) fn stood_in_for(&self, seat: Seat) -> Option<&str> {
        let who = &self.head.seats[seat.index()].who;
        let is_persons = matches!(who, Who::Person { .. } | Who::Device { .. });
        if is_persons && self.bot(seat).is_some() { who.name() } else { None }
    }
}

/// Reads a head, and finds its game.
pub(crate) fn read_head(games: &'static Games, text: &str) -> Result<(Head, &'static ServedGame), String> {
    let head: Head = serde_json::from_str(text).map_err(|error| format!("the head cannot be read: {error}"))?;
    let rules = games.find(&head.game).ok_or_else(|| format!("no such game: {:?}", head.game))?;
    Ok((head, rules))
}

/// Returns what is fixed about a game before its first row.
pub(crate) fn plan_of(head: &Head, id: TableId) -> Result<Plan, String> {
    Ok(Plan {
        rules: head.rules,
        editions: head.editions(),
        options: head.options.clone(),
        players: head.players().ok_or("a seat is free")?,
        fair: head.fair(id).ok_or("the seed or a nonce cannot be read")?,
    })
}
