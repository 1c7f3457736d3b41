//! How many event streams a person has: a browser opens six connections to a site at most, so older ones are asked to
//! rest before they could freeze it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use bequest_store::PersonId;
use tokio_util::sync::CancellationToken;

use crate::metrics::Metrics;

/// The streams of all persons.
pub(crate) struct Streams {
    most: usize,
    next: AtomicU64,
    open: Mutex<HashMap<PersonId, Vec<(u64, CancellationToken)>>>,
    metrics: Arc<Metrics>,
}

/// A stream's place among those of its person; it is given back when dropped.
pub(crate) struct Place {
    streams: Arc<Streams>,
    person: Option<PersonId>,
    number: u64,
    /// Says that the stream should rest.
    pub(crate) rest: CancellationToken,
}

impl Streams {
    pub(crate) fn new(most: usize, metrics: Arc<Metrics>) -> Self {
        Self { most: most.max(1), next: AtomicU64::new(0), open: Mutex::default(), metrics }
    }

    /// Takes a place; if the person has too many, his oldest stream is asked to rest.
    pub(crate) fn enter(self: &Arc<Self>, person: Option<PersonId>) -> Place {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let rest = CancellationToken::new();
        if let Some(person) = person {
            let mut open = self.open.lock().expect("nobody panics while holding the streams");
            let own = open.entry(person).or_default();
            while own.len() >= self.most {
                own.remove(0).1.cancel();
            }
            own.push((number, rest.clone()));
        }
        self.metrics.streams.inc();
        Place { streams: Arc::clone(self), person, number, rest }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.streams.metrics.streams.dec();
        let Some(person) = self.person else { return };
        let mut open = self.streams.open.lock().expect("nobody panics while holding the streams");
        if let Some(own) = open.get_mut(&person) {
            own.retain(|(number, _)| *number != self.number);
            if own.is_empty() {
                open.remove(&person);
            }
        }
    }
}
