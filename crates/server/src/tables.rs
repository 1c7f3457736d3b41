//! All tables: read on demand, changed one change at a time. Every change is durable before anyone sees it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bequest_engine::Seat;
use bequest_store::{Moment, NewTable, PersonId, Store, StoreError, TableId};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch};

use crate::bots::Bots;
use crate::clock;
use crate::config::Config;
use crate::games::Games;
use crate::head::{Head, StageHead};
use crate::hub::{Hub, Topic};
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::table::Table;
use crate::timers::{HORIZON, Timers};

/// All tables.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    games: &'static Games,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    hub: Arc<Hub>,
    timers: Timers,
    bots: Bots,
    metrics: Arc<Metrics>,
    /// A table that nobody has used for this long is dropped from memory.
    idle: Duration,
}

/// A place in memory for a table; empty until the table is needed.
pub(crate) struct Slot {
    table: Arc<AsyncMutex<Option<Table>>>,
    changed: watch::Sender<u64>,
    used: Mutex<Instant>,
}

impl Slot {
    /// Drops the table, unless its clock runs out soon or it holds something that is not stored.
    fn forget_if_quiet(&self) {
        if let Ok(mut table) = self.table.try_lock() {
            let soon = Moment::now().after(HORIZON);
            let running = |table: &Table| table.clock.is_some_and(|clock| clock.until <= soon);
            if !table.as_ref().is_some_and(|table| running(table) || table.holds_unstored()) {
                *table = None;
            }
        }
    }

    /// Returns whether the table is in memory.
    fn is_loaded(&self) -> bool {
        self.table.try_lock().map_or(true, |table| table.is_some())
    }
}

/// A locked table: nobody else can read or change it for the moment.
pub(crate) struct Held(OwnedMutexGuard<Option<Table>>);

impl Held {
    pub(crate) fn table(&self) -> &Table {
        self.0.as_ref().expect("a held table has been read")
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table {
        self.0.as_mut().expect("a held table has been read")
    }

    /// Drops the table, so that it is read from the store again.
    fn forget(&mut self) {
        *self.0 = None;
    }
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        games: &'static Games,
        hub: Arc<Hub>,
        timers: Timers,
        metrics: Arc<Metrics>,
        config: &Config,
    ) -> Self {
        let bots = Bots::new(config, Arc::clone(&metrics));
        Self { store, games, slots: Mutex::default(), hub, timers, bots, metrics, idle: config.idle }
    }

    /// Stores a new table.
    pub(crate) async fn create(&self, head: &Head) -> Result<TableId, Refused> {
        let now = Moment::now();
        let id = TableId::random();
        let wake = bequest_store::Wake { at: now.after(clock::FORGOTTEN), clock: false, round: 0 };
        let (listing, head) = (head.listing(), head.to_text());
        let people: Vec<PersonId> = listing.people.iter().map(|(person, _)| *person).collect();
        let public = listing.public;
        self.store.create(NewTable { id, at: now, head, listing, wake: Some(wake) }).await?;
        self.metrics.tables.inc();
        self.tell_lists(public, &people);
        Ok(id)
    }

    /// Locks a table to read it.
    pub(crate) async fn hold(&self, id: TableId) -> Result<Held, Refused> {
        let slot = self.slot(id);
        let result = self.hold_slot(&slot, id).await;
        if matches!(result, Err(Refused::Missing)) {
            self.drop_slot(id);
        }
        result
    }

    async fn hold_slot(&self, slot: &Slot, id: TableId) -> Result<Held, Refused> {
        let mut guard = slot.table.clone().lock_owned().await;
        if guard.is_none() {
            let stored = self.store.table(id).await?.ok_or(Refused::Missing)?;
            let mut table = Table::load(self.games, stored, Moment::now()).inspect_err(|_| {
                // The details may be secret; `bequest doctor` shows them to the operator.
                tracing::error!(table = %short(id), "a stored table does not follow the rules: see bequest doctor");
            })?;
            self.load_last_visits(&mut table).await;
            *guard = Some(table);
        }
        Ok(Held(guard))
    }

    async fn load_last_visits(&self, table: &mut Table) {
        let people: Vec<(Seat, PersonId)> = table.people().collect();
        for (seat, person) in people {
            if let Ok(Some(person)) = self.store.person(person).await {
                table.seen[seat.index()] = Some(person.seen);
            }
        }
    }

    /// Changes a table. The result is returned when the change is durable, and then everyone is shown it.
    ///
    /// It runs to its end even if the client has gone.
    pub(crate) async fn change<T, F>(self: &Arc<Self>, id: TableId, change: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: Fn(&mut Table) -> Result<T, Refused> + Send + Sync + 'static,
    {
        let tables = Arc::clone(self);
        let task = tokio::spawn(async move { tables.change_here(id, &change).await });
        task.await.unwrap_or(Err(Refused::Broken))
    }

    async fn change_here<T>(
        self: &Arc<Self>,
        id: TableId,
        change: &(dyn Fn(&mut Table) -> Result<T, Refused> + Send + Sync),
    ) -> Result<T, Refused>
    where
        T: Send,
    {
        let first = self.try_change(id, change).await;
        match first {
            // Another server wrote it; the table in memory was old.
            Err(Refused::Store(StoreError::Conflict)) => self.try_change(id, change).await,
            other => other,
        }
    }

    async fn try_change<T>(
        self: &Arc<Self>,
        id: TableId,
        change: &(dyn Fn(&mut Table) -> Result<T, Refused> + Send + Sync),
    ) -> Result<T, Refused>
    where
        T: Send,
    {
        let slot = self.slot(id);
        let mut held = self.hold(id).await?;
        let unstored = |table: &Table| (table.ready, table.opened, table.withheld_seats());
        let before = unstored(held.table());
        let people = held.table().persons_of(u8::MAX);
        let result = change(held.table_mut());
        if result.is_err() {
            // A refused change may have been made in part.
            self.restore(&mut held).await;
            return result;
        }
        let saved = self.save(&mut held, people).await?;
        let table = held.table();
        if saved || before != unstored(table) {
            self.follow(&slot, &mut held);
        }
        result
    }

    /// Reads a table again whose change was refused; its unstored state is kept.
    async fn restore(&self, held: &mut Held) {
        let table = held.table_mut();
        if table.unsaved(Moment::now()).is_none() {
            return;
        }
        let read = self
            .store
            .table(table.id)
            .await
            .ok()
            .flatten()
            .map(|stored| Table::load(self.games, stored, Moment::now()));
        match read {
            Some(Ok(mut fresh)) => {
                fresh.keep_unstored(table);
                *table = fresh;
            }
            Some(Err(_)) | None => held.forget(),
        }
    }

    /// Makes all changes durable; returns whether there were any. People who have just left the table are notified,
    /// too.
    async fn save(&self, held: &mut Held, before: Vec<PersonId>) -> Result<bool, Refused> {
        let now = Moment::now();
        let table = held.table_mut();
        let relisted = table.is_head_changed();
        let Some(append) = table.unsaved(now) else {
            clock::arrange(table, now);
            return Ok(false);
        };
        let rows = append.rows.len();
        let public = table.head.public;
        if let Err(error) = self.store.append(append).await {
            held.forget();
            self.metrics.failed_appends.inc();
            return Err(error.into());
        }
        self.metrics.rows.inc_by(rows as u64);
        let table = held.table_mut();
        let turns = table.saved();
        let mut concerned = table.persons_of(if relisted { u8::MAX } else { turns });
        if relisted {
            concerned.extend(before);
        }
        self.tell_lists(relisted && public, &concerned);
        Ok(true)
    }

    fn tell_lists(&self, public: bool, people: &[PersonId]) {
        if public {
            self.hub.tell(Topic::Lobby);
        }
        people.iter().for_each(|person| self.hub.tell(Topic::Person(*person)));
    }

    /// Shows a table's change to everyone, and lets bots and clocks go on.
    fn follow(self: &Arc<Self>, slot: &Arc<Slot>, held: &mut Held) {
        slot.changed.send_modify(|count| *count += 1);
        let now = Moment::now();
        let table = held.table_mut();
        if table.head.stage == StageHead::Playing {
            if let Some(clock) = table.clock {
                self.timers.set(table.id, clock.next(now));
            }
            self.bots.ask(self, table);
        }
    }

    /// Checks at this time whether a table's time is over, or its bots have something to do.
    pub(crate) async fn wake(self: &Arc<Self>, id: TableId, now: Moment) {
        let looked = self.change(id, move |table| {
            clock::run_out(table, now);
            Ok(table.clock.map(|clock| (clock.last_call(now), clock.next(now))))
        });
        match looked.await {
            Ok(clock) => self.show(id, clock.map(|(_, next)| next)).await,
            Err(Refused::Missing) => {}
            Err(error) => tracing::warn!(table = %short(id), ?error, "a table could not be woken"),
        }
    }

    /// Shows a table again after only the time has changed, and closes it if nobody has come for very long.
    async fn show(self: &Arc<Self>, id: TableId, next: Option<Moment>) {
        let slot = self.slot(id);
        let Ok(mut held) = self.hold(id).await else { return };
        if let Some(next) = next {
            self.timers.set(id, next);
        }
        self.follow(&slot, &mut held);
        let table = held.table();
        let quiet = Moment::now().since(table.changed) >= clock::FORGOTTEN;
        let people: Vec<PersonId> = table.people().map(|(_, person)| person).collect();
        drop(held);
        if quiet {
            self.close_or_reschedule(id, &people).await;
        }
    }

    /// Closes a table whose people have not come for thirty days, or wakes it again later.
    async fn close_or_reschedule(self: &Arc<Self>, id: TableId, people: &[PersonId]) {
        let mut somebody = false;
        for person in people {
            let person = self.store.person(*person).await;
            somebody |= match person {
                Ok(person) => person.is_some_and(|person| Moment::now().since(person.seen) < clock::FORGOTTEN),
                Err(_) => true,
            };
        }
        let changed = self.change(id, move |table| {
            match table.head.stage {
                StageHead::Over | StageHead::Closed => {}
                StageHead::Open | StageHead::Playing if somebody => table.reschedule(),
                StageHead::Open | StageHead::Playing => table.close(),
            }
            Ok(())
        });
        if let Err(error) = changed.await {
            tracing::warn!(table = %short(id), ?error, "a forgotten table could not be closed");
        }
    }

    /// Wakes a table again soon, after something went wrong for the bot of a seat.
    pub(crate) async fn retry_soon(&self, id: TableId, seat: Seat) {
        if let Ok(mut held) = self.hold(id).await {
            held.table_mut().thinking.remove(seat);
        }
        self.timers.set_latest(id, Moment::now().after(Duration::from_secs(5)));
    }

    /// Notes that a person is here.
    pub(crate) fn note_seen(&self, held: &mut Held, person: PersonId, now: Moment) {
        let table = held.table_mut();
        let seats: Vec<Seat> = table.people().filter(|(_, other)| *other == person).map(|(seat, _)| seat).collect();
        seats.iter().for_each(|seat| table.seen[seat.index()] = Some(now));
    }

    /// Returns a receiver that is notified when a table has changed.
    pub(crate) fn watch(&self, id: TableId) -> watch::Receiver<u64> {
        self.slot(id).changed.subscribe()
    }

    fn slot(&self, id: TableId) -> Arc<Slot> {
        let mut slots = self.slots.lock().expect("nobody panics while holding the slots");
        let slot = slots.entry(id).or_insert_with(|| {
            Arc::new(Slot { table: Arc::default(), changed: watch::Sender::new(0), used: Mutex::new(Instant::now()) })
        });
        *slot.used.lock().expect("nobody panics while noting the time") = Instant::now();
        Arc::clone(slot)
    }

    fn drop_slot(&self, id: TableId) {
        self.slots.lock().expect("nobody panics while holding the slots").remove(&id);
    }

    /// Drops tables that nobody uses. For open pages only the slot stays, which notifies them of changes.
    pub(crate) fn sweep(&self) {
        let mut slots = self.slots.lock().expect("nobody panics while holding the slots");
        slots.retain(|_, slot| {
            let idle = slot.used.lock().expect("nobody panics while noting the time").elapsed() >= self.idle;
            let held = Arc::strong_count(slot) > 1 || Arc::strong_count(&slot.table) > 1;
            if !idle || held {
                return true;
            }
            slot.forget_if_quiet();
            slot.changed.receiver_count() > 0 || slot.is_loaded()
        });
        if slots.capacity() > 64 + 4 * slots.len() {
            slots.shrink_to_fit();
        }
        let loaded = slots.values().filter(|slot| slot.is_loaded()).count();
        drop(slots);
        self.metrics.tables_in_memory.set(loaded as i64);
    }

    /// Returns how many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        let slots = self.slots.lock().expect("nobody panics while holding the slots");
        slots.values().filter(|slot| slot.is_loaded()).count()
    }
}

/// Returns as much of a table's id as a log may hold: anyone who knows all of it may watch the table.
pub(crate) fn short(id: TableId) -> String {
    id.as_str().chars().take(6).collect()
}
