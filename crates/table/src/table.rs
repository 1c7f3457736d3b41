//! A table as a value: a command and a moment lead to another table and to what has to be stored, or to a refusal.

use std::sync::Arc;

use bequest_engine::{Player, RuleId, Seat, SeatSet, SharedList, Viewer};
use sha2::{Digest, Sha256};

use crate::any_match::AnyMatch;
use crate::clock::{self, Clock};
use crate::head::{GuideHead, Head, Pace, StageHead, Who};
use crate::state::State;
use crate::{
    Change, Command, Concerned, Done, Moment, NewRow, Now, PersonId, RowSum, StoredTable, TableGame, TableId,
    TableRefusal, Uptime, Wake,
};

/// A table. A copy is cheap, so that it can be looked at while it is changed.
pub struct Table {
    id: TableId,
    game: TableGame,
    pub(crate) head: Arc<Head>,
    names: Arc<[String]>,
    /// The game, once it has begun.
    pub(crate) play: Option<Box<dyn AnyMatch>>,
    /// The clock, if one runs.
    pub(crate) clock: Option<Clock>,
    pub(crate) state: State,
    /// When it last changed in a way that everyone may see.
    changed: Moment,
    /// When it is looked at again, as it is stored.
    wake: Option<Wake>,
    revision: u32,
    /// What names the posts that were carried out.
    keys: SharedList<u128>,
    /// The check sum of all rows.
    sum: RowSum,
    /// What names the posts that are being carried out, for the rows that they make.
    new_keys: Vec<String>,
}

/// What comes after a command.
#[derive(Clone)]
pub struct After {
    /// The table.
    pub table: Table,
    /// What the command did.
    pub done: Done,
    /// What has to be stored before anyone may see the table; nothing if nothing has changed.
    pub change: Option<Change>,
    /// Whose pages may show something else.
    pub concerned: Concerned,
    /// Whether the lists of all people have to be made again, as a public table is shown differently there.
    pub lobby: bool,
    /// The people whose own lists may show something else.
    pub people: Vec<PersonId>,
}

impl Clone for Table {
    fn clone(&self) -> Self {
        Self {
            id: self.id,
            game: self.game,
            head: Arc::clone(&self.head),
            names: Arc::clone(&self.names),
            play: self.play.as_ref().map(|play| play.copy()),
            clock: self.clock,
            state: self.state.clone(),
            changed: self.changed,
            wake: self.wake,
            revision: self.revision,
            keys: self.keys.clone(),
            sum: self.sum,
            new_keys: Vec::new(),
        }
    }
}

impl Table {
    /// Reads a stored table of a game. A standing order that does not fit spoils nothing else: see
    /// [`Table::unfit_orders`].
    ///
    /// # Errors
    /// Says what cannot be read or does not fit.
    pub fn read(game: TableGame, stored: &StoredTable, now: Uptime) -> Result<Self, TableRefusal> {
        let head = Head::read(&stored.head).map_err(TableRefusal::Broken)?;
        if head.game != game.id {
            return Err(TableRefusal::Broken(format!("the table plays {:?}", head.game)));
        }
        let state = State::read(&stored.state, head.seats.len()).map_err(TableRefusal::Broken)?;
        let play = match head.stage {
            StageHead::Open => None,
            StageHead::Closed if stored.rows.is_empty() => None,
            StageHead::Playing | StageHead::Over | StageHead::Closed => {
                let rows: Vec<&str> = stored.rows.iter().map(|row| row.text.as_str()).collect();
                let plan = head.plan(stored.id).map_err(TableRefusal::Broken)?;
                Some((game.resume)(plan, &rows).map_err(TableRefusal::Broken)?)
            }
        };
        let mut table = Self::of(game, stored, head, state, play);
        if !clock::withheld_fit(&table) {
            return Err(TableRefusal::Broken("an answer that was kept back does not fit".into()));
        }
        table.clock = clock::resumed(&table, stored.wake.and_then(|wake| wake.clock), now);
        Ok(table)
    }

    /// Makes a table, whose clock does not run, of what was read.
    pub(crate) fn of(
        game: TableGame,
        stored: &StoredTable,
        head: Head,
        state: State,
        play: Option<Box<dyn AnyMatch>>,
    ) -> Self {
        Self {
            id: stored.id,
            game,
            names: head.names().into(),
            head: Arc::new(head),
            play,
            clock: None,
            state,
            changed: stored.changed,
            wake: stored.wake,
            revision: stored.revision,
            keys: stored.rows.iter().filter_map(|row| row.key.as_deref()).map(key_hash).collect(),
            sum: stored.rows.last().and_then(|row| row.sum).unwrap_or_default(),
            new_keys: Vec::new(),
        }
    }

    /// Returns what stores head and state again, and the rows from a place on, counted from zero.
    pub(crate) fn stored_again(mut self, first: usize, now: Now) -> Change {
        let rows = self.play.as_ref().map_or_else(Vec::new, |play| play.rows_from(first));
        self.change(rows, true, true, now)
    }

    /// Carries out a command: returns the table after it and what has to be stored, and leaves this one as it is.
    ///
    /// # Errors
    /// Says why nothing was done.
    pub fn after(&self, command: &Command, now: Now) -> Result<After, TableRefusal> {
        let mut table = self.clone();
        let done = table.carry_out(command, now)?;
        Ok(table.finish(self, command, done, now))
    }

    fn carry_out(&mut self, command: &Command, now: Now) -> Result<Done, TableRefusal> {
        match command {
            Command::Arrange(person, arrange) => self.arrange(*person, arrange)?,
            Command::Play(person, play) => return self.play(*person, play, now),
            Command::Bot { seat, question, action } => self.act_for_bot(*seat, *question, action)?,
            Command::Order { seat, question } => self.act_by_order(*seat, *question)?,
            Command::Time => {
                clock::run_out(self, now.up);
            }
            Command::Rematch(id) => self.change_head(|head| {
                head.rematch.get_or_insert(*id);
            }),
            // A result is not taken back.
            Command::Close if self.head.stage == StageHead::Over => return Err(TableRefusal::NotNow),
            Command::Close => self.close(),
            Command::CloseForgotten => {
                let is_due = self.wake.is_some_and(|wake| wake.at <= now.up && wake.clock.is_none());
                if !is_due || self.acts_by_itself() {
                    return Err(TableRefusal::NotNow);
                }
                self.close();
            }
            Command::PutOff => {}
        }
        Ok(Done::Now)
    }

    /// Compares a table with the one before, and returns what has to be stored and who is concerned.
    fn finish(mut self, before: &Table, command: &Command, done: Done, now: Now) -> After {
        clock::release(&mut self);
        clock::arrange(&mut self, now.up);
        self.forget_orders();
        let rows = self.play.as_ref().map_or_else(Vec::new, |play| play.rows_from(before.row_count()));
        let relisted = *self.head != *before.head;
        let state_changed = self.state != before.state;
        // A table that was stored without its clock, or with another one, would start that clock again at each reading.
        let wakes_otherwise = self.wake.map(|wake| wake.clock) != self.next_wake(now).map(|wake| wake.clock);
        let is_put_off = *command == Command::PutOff;
        let is_stored = !rows.is_empty() || relisted || state_changed || is_put_off || wakes_otherwise;
        let concerned = self.concerned(before, command);
        if concerned.everybody {
            self.changed = now.real;
        }
        let change = is_stored.then(|| self.change(rows, relisted, state_changed, now));
        let turns = SeatSet::from_bits(self.asked().bits() ^ before.asked().bits());
        let mut people: Vec<PersonId> =
            self.persons(if relisted { SeatSet::from_bits(u8::MAX) } else { turns }).collect();
        if relisted {
            people.extend(before.persons(SeatSet::from_bits(u8::MAX)));
        }
        people.sort_unstable();
        people.dedup();
        After { lobby: relisted && self.head.public, table: self, done, change, concerned, people }
    }

    fn change(&mut self, rows: Vec<String>, relisted: bool, state_changed: bool, now: Now) -> Change {
        let mut keys = std::mem::take(&mut self.new_keys).into_iter();
        let first = self.row_count() - rows.len();
        let row = |(number, text): (usize, String)| {
            let key = keys.next();
            self.keys.extend(key.as_deref().map(key_hash));
            self.sum = self.sum.after(self.id, number, self.changed, key.as_deref(), &text);
            NewRow { text, key, sum: self.sum }
        };
        let rows = (first + 1..).zip(rows).map(row).collect();
        self.wake = self.next_wake(now);
        self.revision += 1;
        Change {
            table: self.id,
            revision: self.revision - 1,
            at: self.changed,
            rows,
            head: relisted.then(|| (self.head.to_text(), self.head.listing())),
            state: state_changed.then(|| self.state.to_text()),
            asked: self.asked().bits(),
            wake: self.wake,
        }
    }

    /// Returns who can see that this table is not the one before. What someone does under cover concerns their own seat.
    fn concerned(&self, before: &Table, command: &Command) -> Concerned {
        let (Some(play), Some(earlier)) = (&self.play, &before.play) else {
            return Concerned { everybody: *self.head != *before.head, seats: SeatSet::EMPTY };
        };
        let shows_other = |viewer: Viewer| {
            play.version(viewer) != earlier.version(viewer) || play.heard(viewer) != earlier.heard(viewer)
        };
        let public = |table: &Table| (table.clock, table.state.ready(), table.state.opened, table.state.left());
        let everybody = *self.head != *before.head
            || public(self) != public(before)
            || play.players() != earlier.players()
            || shows_other(Viewer::Spectator);
        let own = |seat: &Seat| {
            shows_other(Viewer::Seat(*seat))
                || play.question(*seat) != earlier.question(*seat)
                || self.withheld_seats().contains(*seat) != before.withheld_seats().contains(*seat)
                || self.state.order(*seat) != before.state.order(*seat)
                || command.seat() == Some(*seat)
        };
        Concerned { everybody, seats: self.seats().filter(own).collect() }
    }

    /// Returns when the table has to be looked at again.
    fn next_wake(&self, now: Now) -> Option<Wake> {
        let idle = now.up.after(now.forget_after);
        let clock = self.clock.map(Clock::end);
        match self.head.stage {
            StageHead::Open => Some(Wake { at: idle, clock: None }),
            StageHead::Playing if self.acts_by_itself() => Some(Wake { at: now.up, clock }),
            StageHead::Playing => Some(Wake { at: clock.map_or(idle, |clock| clock.until), clock }),
            StageHead::Over | StageHead::Closed => None,
        }
    }

    /// Returns the name of the table.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Returns the game that is played here.
    pub fn game(&self) -> TableGame {
        self.game
    }

    /// Returns who sits where, and what was agreed.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Returns what each seat is called.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the match, once the game has begun.
    pub fn any_match(&self) -> Option<&dyn AnyMatch> {
        self.play.as_deref()
    }

    /// Returns the clock, if one runs.
    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// Returns the seats that are ready, where everyone is waited for.
    pub fn ready(&self) -> SeatSet {
        self.state.ready()
    }

    /// Returns the rule by which everyone is waited for before answers count, if the table is at such a point.
    pub fn ready_rule(&self) -> Option<RuleId> {
        clock::ready_rule(self)
    }

    /// Returns the seats that have to say that they are ready.
    pub fn awaited(&self) -> SeatSet {
        clock::awaited(self)
    }

    /// Returns how many changes have been stored.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Returns when the table has to be looked at again, as it is stored.
    pub fn wake(&self) -> Option<Wake> {
        self.wake
    }

    /// Returns how fast the table plays.
    pub fn pace(&self) -> Pace {
        self.head.pace()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.head.seats.len())
    }

    fn row_count(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.row_count())
    }

    /// Returns the seats that the game waits for.
    pub fn asked(&self) -> SeatSet {
        match (&self.play, self.head.stage) {
            (Some(play), StageHead::Playing) => play.asked().minus(self.withheld_seats()),
            (_, StageHead::Open | StageHead::Playing | StageHead::Over | StageHead::Closed) => SeatSet::EMPTY,
        }
    }

    /// Returns the seats that people play now; bots may stand in for others.
    pub fn played_by_people(&self) -> SeatSet {
        let Some(play) = &self.play else { return SeatSet::EMPTY };
        self.seats().filter(|seat| matches!(play.players()[seat.index()], Player::Person(_))).collect()
    }

    /// Returns the seats that bots have to answer for now. Where no person plays any more, bots stop too.
    pub fn bots_to_act(&self) -> SeatSet {
        let people = self.played_by_people();
        // Nor do they play on while someone decides whether to go on.
        if people.is_empty() || clock::ready_rule(self).is_some() || self.is_trial_offered() {
            return SeatSet::EMPTY;
        }
        self.asked().minus(people)
    }

    /// Returns whether a bot or a standing order has to answer now.
    pub fn acts_by_itself(&self) -> bool {
        !self.bots_to_act().is_empty() || !self.orders_to_act().is_empty()
    }

    /// Returns the round of the game.
    pub(crate) fn round(&self) -> u32 {
        self.play.as_ref().and_then(|play| play.waits_for().round()).unwrap_or_default()
    }

    /// Returns the seats whose answers are kept back.
    pub(crate) fn withheld_seats(&self) -> SeatSet {
        self.state.withheld.seats(self.round())
    }

    /// Returns the persons at the table with their seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        self.seats().filter_map(|seat| self.head.seats[seat.index()].who.person().map(|person| (seat, person)))
    }

    fn persons(&self, seats: SeatSet) -> impl Iterator<Item = PersonId> {
        self.people().filter(move |(seat, _)| seats.contains(*seat)).map(|(_, person)| person)
    }

    /// Returns the kind of bot that has a seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match self.play.as_ref()?.players().get(seat.index())? {
            Player::Bot(kind) => Some(kind.as_str()),
            Player::Person(_) => None,
        }
    }

    /// Returns the person that a bot stands in for.
    pub fn stood_in_for(&self, seat: Seat) -> Option<&str> {
        let who = &self.head.seats.get(seat.index())?.who;
        let is_persons = matches!(who, Who::Person { .. } | Who::Device { .. });
        if is_persons && self.bot(seat).is_some() { who.name() } else { None }
    }

    /// Returns whether this is a guided first game that has come to where its rulebook advises to stop, and whose player
    /// has not decided yet. ERB-75
    pub fn is_trial_offered(&self) -> bool {
        self.head.stage == StageHead::Playing && self.head.guide == GuideHead::Along && self.is_past_trial()
    }

    /// Returns whether this is a guided first game that was stopped where its rulebook advises it. ERB-75
    pub fn is_trial_stopped(&self) -> bool {
        self.head.stage == StageHead::Closed && self.head.guide == GuideHead::Along && self.is_past_trial()
    }

    /// Returns whether the game has come to where its rulebook advises to stop a first one.
    pub(crate) fn is_past_trial(&self) -> bool {
        self.play.as_deref().is_some_and(|play| (self.game.trial_is_over)(play))
    }

    /// Changes the head, and what follows from it.
    pub(crate) fn change_head<T>(&mut self, change: impl FnOnce(&mut Head) -> T) -> T {
        let done = change(Arc::make_mut(&mut self.head));
        self.names = self.head.names().into();
        done
    }

    /// Notes what names a post that is being carried out.
    pub(crate) fn note_keys(&mut self, keys: impl IntoIterator<Item = String>) {
        self.new_keys.extend(keys);
    }

    /// Takes back the name of the post that is being carried out.
    pub(crate) fn take_key(&mut self) -> Option<String> {
        self.new_keys.pop()
    }

    /// Returns whether the post of this name has been carried out.
    pub(crate) fn has_key(&self, key: &str) -> bool {
        let hash = key_hash(key);
        self.state.withheld.has_key(key) || self.keys.iter().rev().any(|known| *known == hash)
    }

    /// Begins the game.
    pub(crate) fn start(&mut self) -> Result<(), TableRefusal> {
        if self.head.stage != StageHead::Open {
            return Err(TableRefusal::NotNow);
        }
        if !self.head.is_full() {
            return Err(TableRefusal::NotFull);
        }
        let plan = self.head.plan(self.id).map_err(TableRefusal::Broken)?;
        self.play = Some((self.game.start)(plan).map_err(TableRefusal::Broken)?);
        self.change_head(|head| {
            head.stage = StageHead::Playing;
            head.agreed = 0;
        });
        self.notice_end();
        Ok(())
    }

    /// Notes that a game has come to its end.
    pub(crate) fn notice_end(&mut self) {
        if self.head.stage != StageHead::Playing {
            return;
        }
        if let Some(standing) = self.play.as_ref().and_then(|play| play.standing()) {
            let scores = standing.scores.values().iter().map(|score| score.0);
            let results = standing.ranks.values().iter().copied().zip(scores).collect();
            self.change_head(|head| (head.stage, head.results) = (StageHead::Over, results));
        }
    }

    /// Closes the table without a result.
    pub(crate) fn close(&mut self) {
        self.change_head(|head| head.stage = StageHead::Closed);
        self.clock = None;
        // A game without a row cannot be told from one that has not begun.
        if self.row_count() == 0 {
            self.play = None;
        }
    }
}

/// Returns what is remembered of the name of a post.
fn key_hash(key: &str) -> u128 {
    let digest = Sha256::digest(key.as_bytes());
    u128::from_be_bytes(std::array::from_fn(|i| digest[i]))
}
