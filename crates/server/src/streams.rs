//! How many event streams someone has. A browser opens at most six connections to a site, so older streams are paused
//! before they block it. Every change is drawn for every stream, so an address has a limit too.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use axum::http::{HeaderMap, header};
use bequest_table::PersonId;
use tokio_util::sync::CancellationToken;

use crate::config::Limits;
use crate::metrics::Metrics;
use crate::people::Caller;
use crate::refused::Refused;

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
    most_at_address: usize,
    open: Mutex<Open>,
    metrics: Arc<Metrics>,
}

/// The streams that are neither paused nor over.
#[derive(Default)]
struct Open {
    next: u64,
    by_owner: HashMap<Owner, Vec<Entry>>,
    by_address: HashMap<IpAddr, usize>,
}

struct Entry {
    number: u64,
    address: IpAddr,
    rest: CancellationToken,
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
    pub(crate) fn new(limits: &Limits, metrics: Arc<Metrics>) -> Self {
        let most_at_address = limits.address_streams.map_or(usize::MAX, |most| most.get() as usize);
        Self { most: limits.streams.max(1), most_at_address, open: Mutex::default(), metrics }
    }

    /// Takes a place; if the person has too many streams, the oldest one is paused.
    ///
    /// # Errors
    /// There are too many streams to the address.
    pub(crate) fn enter(self: &Arc<Self>, owner: Owner, address: IpAddr) -> Result<Place, Refused> {
        let mut open = self.open.lock().expect("nobody panics while holding the streams");
        open.pause_oldest(owner, self.most);
        if open.by_address.get(&address).is_some_and(|count| *count >= self.most_at_address) {
            return Err(Refused::Crowded);
        }
        let place = Place { streams: Arc::clone(self), owner, number: open.next, rest: CancellationToken::new() };
        open.next += 1;
        open.put(owner, Entry { number: place.number, address, rest: place.rest.clone() });
        drop(open);
        self.metrics.streams.inc();
        Ok(place)
    }
}

impl Open {
    fn put(&mut self, owner: Owner, entry: Entry) {
        *self.by_address.entry(entry.address).or_default() += 1;
        self.by_owner.entry(owner).or_default().push(entry);
    }

    /// Pauses the oldest streams of an owner until there are fewer than so many.
    fn pause_oldest(&mut self, owner: Owner, most: usize) {
        while let Some(oldest) = self.by_owner.get(&owner).filter(|own| own.len() >= most).and_then(|own| own.first()) {
            oldest.rest.cancel();
            let number = oldest.number;
            self.take(owner, number);
        }
    }

    /// Takes a stream out, unless it was paused before.
    fn take(&mut self, owner: Owner, number: u64) {
        let Some(own) = self.by_owner.get_mut(&owner) else { return };
        let Some(place) = own.iter().position(|entry| entry.number == number) else { return };
        let address = own.remove(place).address;
        if own.is_empty() {
            self.by_owner.remove(&owner);
        }
        let Some(count) = self.by_address.get_mut(&address) else { return };
        *count -= 1;
        if *count == 0 {
            self.by_address.remove(&address);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.streams.metrics.streams.dec();
        let mut open = self.streams.open.lock().expect("nobody panics while holding the streams");
        open.take(self.owner, self.number);
    }
}
