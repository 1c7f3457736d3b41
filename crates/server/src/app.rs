use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use bequest_store::{Moment, Person, PersonId, Store, StoreError};
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::games::Games;
use crate::gate::Gate;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::people::{self, Caller, Claim, Seal};
use crate::refused::Refused;
use crate::streams::Streams;
use crate::tables::Tables;
use crate::timers::{HORIZON, Timers};

/// How long a person's visit is remembered without writing it down again.
const VISIT: Duration = Duration::from_secs(60 * 60);
/// How often the server stores that it is running.
const BEAT: Duration = Duration::from_secs(5);

/// Everything that requests share.
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: &'static Games,
    pub(crate) tables: Arc<Tables>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) timers: Timers,
    pub(crate) seal: Seal,
    pub(crate) gate: Gate,
    pub(crate) config: Config,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) streams: Arc<Streams>,
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
        let secure = config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
        let down = store.wake_up(Moment::now()).await?;
        if !down.is_zero() {
            tracing::info!(seconds = down.as_secs(), "the server was down; no clock ran meanwhile");
        }
        let metrics = Arc::new(Metrics::new());
        let (hub, timers) = (Arc::new(Hub::default()), Timers::default());
        let tables =
            Tables::new(Arc::clone(&store), games, Arc::clone(&hub), timers.clone(), Arc::clone(&metrics), &config);
        Ok(Arc::new(Self {
            store,
            games,
            tables: Arc::new(tables),
            hub,
            timers,
            seal: Seal::new(secret, secure),
            gate: Gate::new(&config.limits),
            streams: Arc::new(Streams::new(config.limits.streams, Arc::clone(&metrics))),
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
                id = self.timers.next() => {
                    let tables = Arc::clone(&self.tables);
                    tokio::spawn(async move { tables.wake(id, Moment::now()).await });
                }
                _ = beat.tick() => self.beat().await,
                _ = look_ahead.tick() => self.look_ahead().await,
            }
        }
    }

    async fn beat(&self) {
        if let Err(error) = self.store.beat(Moment::now()).await {
            tracing::error!(%error, "the server cannot write");
        }
        self.tables.sweep();
        self.hub.sweep();
        self.gate.sweep();
    }

    /// Reads from the store which tables have to be looked at soon.
    async fn look_ahead(&self) {
        match self.store.due(Moment::now().after(HORIZON), 10_000).await {
            Ok(due) => due.into_iter().for_each(|(id, at)| self.timers.set_latest(id, at)),
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
        let known = match caller.claim {
            Claim::Forged => return Err(Refused::Forged),
            Claim::Nobody => None,
            Claim::Person(id) => self.store.person(id).await?,
        };
        if let Some(mut person) = known {
            if let Some(name) = name.filter(|name| name.as_str() != person.name) {
                name.as_str().clone_into(&mut person.name);
                self.store.save_person(person.clone()).await?;
            }
            return Ok((person, None));
        }
        if !self.gate.may_enter(caller.address) {
            return Err(Refused::TooMany);
        }
        let person = people::guest(caller.words(), name, Moment::now());
        self.store.save_person(person.clone()).await?;
        let cookie = self.seal.cookie(person.id);
        Ok((person, Some(cookie)))
    }

    /// Returns the person who sends a request, if they have been here before, and stores that they are here again.
    pub(crate) async fn visitor(&self, caller: &Caller) -> Result<Option<Person>, Refused> {
        let Some(id) = caller.person() else { return Ok(None) };
        let Some(mut person) = self.store.person(id).await? else { return Ok(None) };
        let now = Moment::now();
        if now.since(person.seen) >= VISIT {
            person.seen = now;
            // If the visit cannot be stored, the page is still shown.
            if let Err(error) = self.store.save_person(person.clone()).await {
                tracing::warn!(%error, "a visit could not be stored");
            }
        }
        Ok(Some(person))
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
