//! All tables: read when someone wants them, changed one change at a time, durable before anyone sees it.
//!
//! Those who only look get a snapshot and wait for nobody. Changes of a table wait for one another.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bequest_engine::{Seat, SeatSet, Viewer};
use bequest_store::{Store, StoreError};
use bequest_table::{
    After, Arrange, Command, Concerned, Done, Head, LONG_AWAY, NewTable, Now, PersonId, StageHead, Table, TableId,
    Uptime, Wake,
};
use tokio::sync::{Mutex as AsyncMutex, watch};

use crate::bots::Bots;
use crate::bus::{Bus, Topic};
use crate::config::Config;
use crate::drawing::LogPart;
use crate::games::Games;
use crate::last_seen::LastSeen;
use crate::metrics::Metrics;
use crate::opened::Opened;
use crate::orders::Orders;
use crate::refused::Refused;
use crate::shown::ShowOptions;
use crate::snapshot::Snapshot;
use crate::time::{self, Time};
use crate::timers::{HORIZON, Timers};

/// All tables.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    games: &'static Games,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) time: Arc<Time>,
    pub(crate) timers: Timers,
    pub(crate) last_seen: Arc<LastSeen>,
    pub(crate) opened: Opened,
    bots: Bots,
    /// So long bots and standing orders take.
    pace: Duration,
    metrics: Arc<Metrics>,
    /// A table that nobody has used for so long leaves the memory.
    idle: Duration,
    /// A table to which nobody comes for so long is closed.
    forget_after: Duration,
}

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: &'static Games,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) time: Arc<Time>,
    pub(crate) metrics: Arc<Metrics>,
}

/// A place in memory for a table; empty until someone wants it.
struct Slot {
    /// Held by the one that reads or changes the table.
    turn: AsyncMutex<()>,
    snapshot: Mutex<Option<Arc<Snapshot>>>,
    /// When the people at the table were last here, as it was stored when the table was read.
    seen: Mutex<HashMap<PersonId, Uptime>>,
    /// The seats that bots are thinking for.
    thinking: Mutex<SeatSet>,
    /// The standing orders that will answer.
    orders: Orders,
    /// Tells those who wait that there is a new snapshot.
    changes: watch::Sender<()>,
    used: Mutex<Instant>,
}

impl Slot {
    fn new() -> Self {
        Self {
            turn: AsyncMutex::new(()),
            snapshot: Mutex::default(),
            seen: Mutex::default(),
            thinking: Mutex::default(),
            orders: Orders::default(),
            changes: watch::Sender::new(()),
            used: Mutex::new(Instant::now()),
        }
    }

    fn snapshot(&self) -> Option<Arc<Snapshot>> {
        self.snapshot.lock().expect("nobody panics while holding a snapshot").clone()
    }

    fn publish(&self, snapshot: Option<Arc<Snapshot>>) {
        *self.snapshot.lock().expect("nobody panics while holding a snapshot") = snapshot;
        self.changes.send_replace(());
    }

    fn thinking(&self) -> SeatSet {
        *self.thinking.lock().expect("nobody panics while noting who thinks")
    }

    fn is_idle(&self, limit: Duration) -> bool {
        self.used.lock().expect("nobody panics while noting the time").elapsed() >= limit
    }
}

/// A table that someone uses: it stays in memory as long as this is there.
pub(crate) struct InUse {
    _slot: Arc<Slot>,
}

impl Tables {
    pub(crate) fn new(shared: Shared, config: &Config) -> Self {
        let Shared { store, games, bus, time, metrics } = shared;
        let bots = Bots::new(config, Arc::clone(&metrics));
        Self {
            last_seen: Arc::new(LastSeen::new(Arc::clone(&store))),
            opened: Opened::default(),
            store,
            games,
            slots: Mutex::default(),
            bus,
            timers: Timers::new(Arc::clone(&time)),
            time,
            bots,
            pace: config.bot_pace,
            metrics,
            idle: config.idle,
            forget_after: config.forget_after,
        }
    }

    /// Keeps a new table.
    pub(crate) async fn create(&self, head: &Head) -> Result<TableId, Refused> {
        let id = TableId::random();
        let wake = Wake { at: self.time.up().after(self.forget_after), clock: None };
        let (listing, head) = (head.listing(), head.to_text());
        let people: Vec<PersonId> = listing.people.iter().map(|(person, _)| *person).collect();
        let public = listing.public;
        self.store.create(NewTable { id, at: time::real(), head, listing, wake: Some(wake) }).await?;
        self.metrics.tables.inc();
        self.publish_lists(public, &people);
        Ok(id)
    }

    /// Returns a table as it was after its last durable change. This waits for no writer.
    pub(crate) async fn look(&self, id: TableId) -> Result<Arc<Snapshot>, Refused> {
        let slot = self.slot(id);
        if let Some(snapshot) = slot.snapshot() {
            return Ok(snapshot);
        }
        let _turn = slot.turn.lock().await;
        self.load(&slot, id).await
    }

    /// Returns what tells of each later change of a table.
    pub(crate) fn changes(&self, id: TableId) -> watch::Receiver<()> {
        self.slot(id).changes.subscribe()
    }

    /// Returns the table of a slot, which is held; reads it if it is not in memory.
    async fn load(&self, slot: &Slot, id: TableId) -> Result<Arc<Snapshot>, Refused> {
        if let Some(snapshot) = slot.snapshot() {
            return Ok(snapshot);
        }
        let read = self.read(id).await.inspect_err(|refused| {
            if matches!(refused, Refused::Missing) {
                self.drop_slot(id);
            }
        })?;
        let mut seen = HashMap::new();
        for (_, person) in read.table.people() {
            if let Ok(Some(person)) = self.store.person(person).await {
                seen.insert(person.id, person.seen);
            }
        }
        *slot.seen.lock().expect("nobody panics while noting a visit") = seen;
        let snapshot = Arc::new(read);
        slot.publish(Some(Arc::clone(&snapshot)));
        Ok(snapshot)
    }

    async fn read(&self, id: TableId) -> Result<Snapshot, Refused> {
        let stored = self.store.table(id).await?.ok_or(Refused::Missing)?;
        let broken = |what: String| {
            // What does not fit may hold secrets; the doctor shows it to the operator.
            tracing::error!(table = %short(id), "a stored table does not fit: see bequest doctor");
            tracing::debug!(table = %short(id), what, "what does not fit");
            Refused::Broken
        };
        let (_, rules) = self.games.read_head(&stored.head).map_err(broken)?;
        let table = Table::read(rules.table, &stored, self.time.up()).map_err(|error| broken(format!("{error:?}")))?;
        if !table.unfit_orders().is_empty() {
            tracing::warn!(table = %short(id), "a stored order does not fit, and is forgotten");
        }
        Ok(Snapshot::new(table, rules))
    }

    /// Carries out a command: it is durable when this returns, and then everyone is shown it.
    ///
    /// It runs to its end even if the one who asked for it has gone.
    pub(crate) async fn change(self: &Arc<Self>, id: TableId, command: Command) -> Result<Done, Refused> {
        let up = self.time.up();
        self.change_at(id, command, up).await
    }

    async fn change_at(self: &Arc<Self>, id: TableId, command: Command, up: Uptime) -> Result<Done, Refused> {
        let tables = Arc::clone(self);
        let task = tokio::spawn(async move {
            let first = tables.try_change(id, &command, up).await;
            match first {
                // Someone else wrote it; what we had in memory was old.
                Err(Refused::Store(StoreError::Conflict)) => tables.try_change(id, &command, up).await,
                other => other,
            }
        });
        task.await.unwrap_or(Err(Refused::Broken))
    }

    async fn try_change(self: &Arc<Self>, id: TableId, command: &Command, up: Uptime) -> Result<Done, Refused> {
        let slot = self.slot(id);
        let _turn = slot.turn.lock().await;
        let before = self.load(&slot, id).await?;
        let now = self.now(&slot, &before.table, up);
        let After { table, done, change, concerned, lobby, people } = before.table.after(command, now)?;
        if let Some(change) = change {
            let rows = change.rows.len();
            if let Err(error) = self.store.append(change).await {
                // It may be durable all the same: the next one reads it again.
                slot.publish(None);
                self.metrics.failed_appends.inc();
                return Err(error.into());
            }
            self.metrics.rows.inc_by(rows as u64);
            if matches!(table.head().stage, StageHead::Over | StageHead::Closed) {
                self.opened.note_end(id);
            }
            if let Command::Arrange(person, Arrange::Sit { .. }) = command {
                // They are here, even if they never load a page.
                slot.seen.lock().expect("nobody panics while noting a visit").insert(*person, up);
            }
            slot.publish(Some(Arc::new(before.after(table, concerned))));
            self.publish_lists(lobby, &people);
            self.publish_table(id, concerned);
        }
        self.follow(&slot, id, up);
        self.follow_orders(&slot, id);
        Ok(done)
    }

    /// Returns what a table is told about this moment.
    fn now(&self, slot: &Slot, table: &Table, up: Uptime) -> Now {
        Now { real: time::real(), up, away: self.away_of(slot, table, up), forget_after: self.forget_after }
    }

    /// Returns how to show a table now.
    pub(crate) fn show_options<'a>(&self, table: &Table, log: LogPart<'a>, step: Option<usize>) -> ShowOptions<'a> {
        let until = table.clock().map(|clock| self.time.shown(clock.until));
        let now = self.now(&self.slot(table.id()), table, self.time.up());
        ShowOptions { log, whole: true, framed: None, step, now, until, link: None }
    }

    fn away_of(&self, slot: &Slot, table: &Table, up: Uptime) -> SeatSet {
        let stored = slot.seen.lock().expect("nobody panics while noting a visit");
        let seen = |person: PersonId| self.last_seen.seen(person).max(stored.get(&person).copied());
        let is_away = |person| seen(person).is_some_and(|seen| up.since(seen) >= LONG_AWAY);
        table.people().filter(|(_, person)| is_away(*person)).map(|(seat, _)| seat).collect()
    }

    fn publish_lists(&self, lobby: bool, people: &[PersonId]) {
        if lobby {
            self.bus.publish(Topic::Lobby);
        }
        people.iter().for_each(|person| self.bus.publish(Topic::Person(*person)));
    }

    fn publish_table(&self, id: TableId, concerned: Concerned) {
        if concerned.everybody {
            self.bus.publish(Topic::Table(id, Viewer::Spectator));
        }
        let seats = if concerned.everybody { SeatSet::from_bits(u8::MAX) } else { concerned.seats };
        seats.iter().for_each(|seat| self.bus.publish(Topic::Table(id, Viewer::Seat(seat))));
    }

    /// Lets bots and clocks of a table go on.
    fn follow(self: &Arc<Self>, slot: &Slot, id: TableId, up: Uptime) {
        let Some(snapshot) = slot.snapshot() else { return };
        let table = &snapshot.table;
        if table.head().stage != StageHead::Playing {
            return;
        }
        if let Some(clock) = table.clock() {
            self.timers.set(id, clock.next(up));
        }
        let mut thinking = slot.thinking.lock().expect("nobody panics while noting who thinks");
        for seat in table.bots_to_act().minus(*thinking).iter() {
            thinking.insert(seat);
            self.bots.start(self, id, seat);
        }
    }

    /// Lets the standing orders of a table answer. A slot is held as long as one is due.
    fn follow_orders(self: &Arc<Self>, slot: &Arc<Slot>, id: TableId) {
        let Some(snapshot) = slot.snapshot() else { return };
        if slot.orders.arrange(&snapshot.table, self.pace) {
            let (tables, slot) = (Arc::clone(self), Arc::clone(slot));
            tokio::spawn(async move { slot.orders.run(&tables, id).await });
        }
    }

    /// Notes that the bot of a seat thinks no longer, unless it is asked again meanwhile; returns whether it is.
    pub(crate) fn stop_thinking(&self, id: TableId, seat: Seat) -> bool {
        let slot = self.slot(id);
        let mut thinking = slot.thinking.lock().expect("nobody panics while noting who thinks");
        let asked = slot.snapshot().is_some_and(|snapshot| snapshot.table.bots_to_act().contains(seat));
        if !asked {
            thinking.remove(seat);
        }
        asked
    }

    /// Looks at this time whether a table's time is over, or its bots have something to do.
    pub(crate) async fn wake(self: &Arc<Self>, id: TableId, up: Uptime) {
        match self.change_at(id, Command::Time, up).await {
            Ok(_) => self.show_time(id, up).await,
            Err(Refused::Missing) => {}
            Err(error) => tracing::warn!(table = %short(id), ?error, "a table could not be woken"),
        }
    }

    /// Shows a table again where nothing but the time has changed, and closes it if nobody has come for very long.
    async fn show_time(self: &Arc<Self>, id: TableId, up: Uptime) {
        let Ok(snapshot) = self.look(id).await else { return };
        if snapshot.table.clock().is_some_and(|clock| clock.last_call(up).is_some()) {
            self.publish_table(id, Concerned { everybody: true, seats: SeatSet::EMPTY });
        }
        if snapshot.table.wake().is_some_and(|wake| wake.at <= up && wake.clock.is_none())
            && !snapshot.table.acts_by_itself()
        {
            self.close_or_put_off(&snapshot.table, up).await;
        }
    }

    /// Closes a table whose people have not come for very long, or looks at it again later.
    async fn close_or_put_off(self: &Arc<Self>, table: &Table, up: Uptime) {
        let mut awaited = !self.time.is_settled(up);
        for (_, person) in table.people() {
            awaited |= match (self.last_seen.seen(person), self.store.person(person).await) {
                (Some(seen), _) if up.since(seen) < self.forget_after => true,
                (_, Ok(person)) => person.is_some_and(|person| up.since(person.seen) < self.forget_after),
                (_, Err(_)) => true,
            };
        }
        let command = if awaited { Command::PutOff } else { Command::CloseForgotten };
        match self.change_at(table.id(), command, up).await {
            Ok(_) | Err(Refused::NotNow) => {}
            Err(error) => tracing::warn!(table = %short(table.id()), ?error, "a forgotten table could not be closed"),
        }
    }

    /// Has a table looked at again soon, after something went wrong for the bot of a seat.
    pub(crate) fn wake_later(&self, id: TableId, seat: Seat) {
        self.slot(id).thinking.lock().expect("nobody panics while noting who thinks").remove(seat);
        self.wake_soon(id);
    }

    /// Has a table looked at again soon, after something went wrong.
    pub(crate) fn wake_soon(&self, id: TableId) {
        self.timers.set_latest(id, self.time.up().after(Duration::from_secs(5)));
    }

    fn slot(&self, id: TableId) -> Arc<Slot> {
        let mut slots = self.slots.lock().expect("nobody panics while holding the slots");
        let slot = slots.entry(id).or_insert_with(|| Arc::new(Slot::new()));
        *slot.used.lock().expect("nobody panics while noting the time") = Instant::now();
        Arc::clone(slot)
    }

    /// Keeps a table in memory. If a hidden answer had to read it again, someone who asks seldom could tell by their own short
    /// wait that someone has answered.
    pub(crate) fn keep(&self, id: TableId) -> InUse {
        InUse { _slot: self.slot(id) }
    }

    fn drop_slot(&self, id: TableId) {
        self.slots.lock().expect("nobody panics while holding the slots").remove(&id);
    }

    /// Lets tables go that nobody plays at; they are read again when someone comes back.
    pub(crate) fn sweep(&self) {
        let soon = self.time.up().after(HORIZON);
        let is_needed = |slot: &Arc<Slot>| {
            let held = Arc::strong_count(slot) > 1 || slot.turn.try_lock().is_err() || !slot.thinking().is_empty();
            let runs_out = |snapshot: Arc<Snapshot>| snapshot.table.clock().is_some_and(|clock| clock.until <= soon);
            held || !slot.is_idle(self.idle) || slot.snapshot().is_some_and(runs_out)
        };
        let mut slots = self.slots.lock().expect("nobody panics while holding the slots");
        slots.retain(|_, slot| is_needed(slot));
        if slots.capacity() > 64 + 4 * slots.len() {
            slots.shrink_to_fit();
        }
        let loaded = slots.len();
        drop(slots);
        self.metrics.tables_in_memory.set(loaded as i64);
    }

    /// Returns how many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        let slots = self.slots.lock().expect("nobody panics while holding the slots");
        slots.values().filter(|slot| slot.snapshot().is_some()).count()
    }
}

/// Returns as much of a table's name as a log may hold: anyone who knows all of it may look at the table.
pub(crate) fn short(id: TableId) -> String {
    id.as_str().chars().take(6).collect()
}
