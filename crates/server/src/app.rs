use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use bequest_store::{Claim, Person, Store, StoreError};
use bequest_table::{Moment, PersonId, TableId};
use tokio_util::sync::CancellationToken;

use crate::bus::{Bus, LocalBus};
use crate::config::Config;
use crate::games::Games;
use crate::gate::Gate;
use crate::here::Everyone;
use crate::metrics::Metrics;
use crate::people::{self, Caller, Identity, Seal};
use crate::refused::Refused;
use crate::streams::Streams;
use crate::tables::{Shared, Tables};
use crate::time::Time;
use crate::timers::HORIZON;

/// How often the server stores that it is running.
const BEAT: Duration = Duration::from_secs(5);
/// How often the server looks for tables that are old enough to be deleted.
const CLEANING: Duration = Duration::from_secs(60 * 60);
/// So many tables are deleted at once, so that nobody waits for long meanwhile.
const PORTION: u32 = 50;

/// Someone who loads a page.
#[derive(Default)]
pub(crate) struct Visit {
    /// Who they are, if they have been here before.
    pub(crate) person: Option<Person>,
    /// How many tables wait for them.
    pub(crate) turns: u32,
}

/// Everything that requests share.
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: &'static Games,
    pub(crate) tables: Arc<Tables>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) time: Arc<Time>,
    /// What this server is called among others on the same store.
    node: String,
    pub(crate) seal: Seal,
    pub(crate) gate: Gate,
    pub(crate) config: Config,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) streams: Arc<Streams>,
    /// Who is there.
    pub(crate) everyone: Everyone,
    /// Cancelled when the server is about to stop.
    pub(crate) stop: CancellationToken,
}

impl App {
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        games: &'static Games,
        config: Config,
    ) -> Result<Arc<Self>, StoreError> {
        let secret = store.secret().await?;
        let secure = config.is_secure();
        let time = Arc::new(Time::start(store.uptime().await?));
        if !time.downtime().is_zero() {
            tracing::info!(
                seconds = time.downtime().as_secs(),
                "the server was not running; no clock ran in that time"
            );
        }
        let metrics = Arc::new(Metrics::new());
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::default());
        let shared = Shared {
            store: Arc::clone(&store),
            games,
            bus: Arc::clone(&bus),
            time: Arc::clone(&time),
            metrics: Arc::clone(&metrics),
        };
        let tables = Tables::new(shared, &config);
        Ok(Arc::new(Self {
            store,
            games,
            tables: Arc::new(tables),
            everyone: Everyone::new(Arc::clone(&bus)),
            bus,
            time,
            node: TableId::random().to_string(),
            seal: Seal::new(secret, secure),
            gate: Gate::new(&config.limits),
            streams: Arc::new(Streams::new(&config.limits, Arc::clone(&metrics))),
            metrics,
            stop: CancellationToken::new(),
            config,
        }))
    }

    /// Looks at tables when their time has come, until the server stops.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let mut beat = tokio::time::interval(BEAT.min(self.config.idle));
        let mut look_ahead = tokio::time::interval(HORIZON / 2);
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                id = self.tables.timers.next() => {
                    let tables = Arc::clone(&self.tables);
                    tokio::spawn(async move { tables.wake(id, tables.time.up()).await });
                }
                _ = beat.tick() => self.beat().await,
                _ = look_ahead.tick() => self.look_ahead().await,
            }
        }
    }

    /// Deletes old tables now and then, until the server stops.
    pub(crate) async fn keep_clean(self: Arc<Self>) {
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                () = tokio::time::sleep(CLEANING) => self.clean().await,
            }
        }
    }

    /// Deletes the tables that are old enough. If the clock of the machine is ahead, because it is wrong or because the server
    /// was down, nothing is deleted for that.
    pub(crate) async fn clean(&self) {
        self.delete_old(self.time.earlier()).await;
    }

    /// Deletes the tables that are old enough at this moment, in small portions; moves go first in between.
    pub(crate) async fn delete_old(&self, now: Moment) {
        let Some(age) = self.config.delete_after else { return };
        let age = i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
        let before = Moment(now.0.saturating_sub(age));
        loop {
            match self.store.delete_old(before, PORTION).await {
                Ok(deleted) => {
                    self.metrics.tables_deleted.inc_by(deleted.into());
                    if deleted < PORTION {
                        return;
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "old tables could not be deleted");
                    return;
                }
            }
            tokio::task::yield_now().await;
        }
    }

    async fn beat(&self) {
        if let Some(jump) = self.time.compare() {
            tracing::warn!(milliseconds = jump, "the clock of the machine was set; no clock of a table has moved");
        }
        let now = self.time.up();
        if let Err(error) = self.store.beat(now).await {
            tracing::error!(%error, "the server cannot write");
        }
        self.tables.sweep();
        self.tables.last_seen.sweep(now);
        self.everyone.sweep(now);
        self.bus.sweep();
        self.gate.sweep();
    }

    /// Takes from the store the tables that have to be looked at soon.
    async fn look_ahead(&self) {
        let now = self.time.up();
        let claim =
            Claim { node: self.node.clone(), now, until: now.after(HORIZON), lease: HORIZON * 2, limit: 10_000 };
        match self.store.claim_due(claim).await {
            Ok(due) => due.into_iter().for_each(|(id, at)| self.tables.timers.set_latest(id, at)),
            Err(error) => tracing::error!(%error, "the server cannot read which tables are due"),
        }
    }

    /// Returns the person who sends a request; a stranger becomes a guest, and gets a cookie.
    pub(crate) async fn person(
        &self,
        caller: &Caller,
        name: Option<&str>,
    ) -> Result<(Person, Option<String>), Refused> {
        let name = name.filter(|name| !name.trim().is_empty()).map(people::read_name).transpose()?;
        let known = match caller.identity {
            Identity::Forged => return Err(Refused::Forged),
            Identity::Nobody => None,
            Identity::Person(id) => self.store.person(id).await?,
        };
        if let Some(mut person) = known {
            if let Some(name) = name.filter(|name| name.as_str() != person.name) {
                name.as_str().clone_into(&mut person.name);
                self.store.save_person(person.clone()).await?;
            }
            return Ok((person, None));
        }
        if !self.gate.may_enter(caller.address) {
            return Err(Refused::Busy);
        }
        let person = people::guest(caller.words(), name, self.time.up());
        self.store.save_person(person.clone()).await?;
        let cookie = self.seal.cookie(person.id);
        Ok((person, Some(cookie)))
    }

    /// Returns the person who sends a request, if they have been here before, and stores that they are here again.
    pub(crate) async fn visitor(&self, caller: &Caller) -> Result<Visit, Refused> {
        self.visitor_at(caller, None).await
    }

    /// Returns the same for the page of a table, whose bell counts the other tables.
    pub(crate) async fn visitor_at(&self, caller: &Caller, table: Option<TableId>) -> Result<Visit, Refused> {
        let Some(id) = caller.person() else { return Ok(Visit::default()) };
        let Some(person) = self.store.person(id).await? else { return Ok(Visit::default()) };
        let now = self.time.up();
        self.tables.last_seen.note(id, now);
        if self.tables.last_seen.answered(id, now).is_none() {
            self.everyone.note_load(id, now);
        }
        Ok(Visit { person: Some(person), turns: self.store.turns_of(id, table).await? })
    }

    /// Returns a full address that can be sent to others.
    pub(crate) fn link(&self, host: &str, path: &str) -> String {
        match &self.config.public_url {
            Some(url) => format!("{}{path}", url.trim_end_matches('/')),
            None => format!("http://{host}{path}"),
        }
    }

    /// Returns whether a person may post so soon again.
    pub(crate) fn may_post(&self, person: PersonId) -> Result<(), Refused> {
        if self.gate.may_post(person) { Ok(()) } else { Err(Refused::TooMany) }
    }

    /// Returns whether an address may ask so soon again.
    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.gate.may_ask(address)
    }
}
