//! How many event streams someone has. A browser opens at most six connections to a site, so older streams are paused
//! before they block it.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use axum::http::{HeaderMap, header};
use bequest_store::PersonId;
use tokio_util::sync::CancellationToken;

use crate::metrics::Metrics;
use crate::people::Caller;

/// Whose streams are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    /// Those of a person.
    Person(PersonId),
    /// Those of strangers with the same kind of browser at the same address.
    Stranger(IpAddr, u64),
}

impl Owner {
    pub(crate) fn of(caller: &Caller, headers: &HeaderMap) -> Self {
        match caller.person() {
            Some(person) => Owner::Person(person),
            None => {
                let mut browser = DefaultHasher::new();
                headers.get(header::USER_AGENT).hash(&mut browser);
                Owner::Stranger(caller.address, browser.finish())
            }
        }
    }
}

/// The streams of all persons.
pub(crate) struct Streams {
    most: usize,
    next: AtomicU64,
    open: Mutex<HashMap<Owner, Vec<(u64, CancellationToken)>>>,
    metrics: Arc<Metrics>,
}

/// A stream's place among those of its person; it is given back when dropped.
pub(crate) struct Place {
    streams: Arc<Streams>,
    owner: Owner,
    number: u64,
    /// Cancelled when the stream should pause.
    pub(crate) rest: CancellationToken,
}

impl Streams {
    pub(crate) fn new(most: usize, metrics: Arc<Metrics>) -> Self {
        Self { most: most.max(1), next: AtomicU64::new(0), open: Mutex::default(), metrics }
    }

    /// Takes a place; if the person has too many streams, the oldest one is paused.
    pub(crate) fn enter(self: &Arc<Self>, owner: Owner) -> Place {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let rest = CancellationToken::new();
        let mut open = self.open.lock().expect("nobody panics while holding the streams");
        let own = open.entry(owner).or_default();
        while own.len() >= self.most {
            own.remove(0).1.cancel();
        }
        own.push((number, rest.clone()));
        drop(open);
        self.metrics.streams.inc();
        Place { streams: Arc::clone(self), owner, number, rest }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.streams.metrics.streams.dec();
        let mut open = self.streams.open.lock().expect("nobody panics while holding the streams");
        if let Some(own) = open.get_mut(&self.owner) {
            own.retain(|(number, _)| *number != self.number);
            if own.is_empty() {
                open.remove(&self.owner);
            }
        }
    }
}
