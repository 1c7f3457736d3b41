//! How many requests one person or one address may make.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use bequest_table::PersonId;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::config::Limits;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The limits, and how much of them has been used.
pub(crate) struct Gate {
    posts: Option<Limiter<PersonId>>,
    tables: Option<Limiter<PersonId>>,
    address_tables: Option<Limiter<IpAddr>>,
    day_tables: Option<Limiter<IpAddr>>,
    guests: Option<Limiter<IpAddr>>,
    requests: Option<Limiter<IpAddr>>,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Self {
        let per_second = |count: NonZeroU32| Quota::per_second(count).allow_burst(twice(count));
        Self {
            posts: limits.posts.map(|count| RateLimiter::keyed(per_second(count))),
            tables: limits.tables.map(|count| RateLimiter::keyed(Quota::per_minute(count))),
            address_tables: limits
                .address_tables
                .map(|count| RateLimiter::keyed(Quota::per_minute(count).allow_burst(twice(count)))),
            day_tables: limits.day_tables.and_then(per_day).map(RateLimiter::keyed),
            guests: limits.guests.map(|count| RateLimiter::keyed(Quota::per_minute(count))),
            requests: limits.requests.map(|count| RateLimiter::keyed(per_second(count))),
        }
    }

    pub(crate) fn may_post(&self, person: PersonId) -> bool {
        self.posts.as_ref().is_none_or(|limiter| limiter.check_key(&person).is_ok())
    }

    /// Returns whether a person may make a table so soon again.
    pub(crate) fn may_open_table(&self, person: PersonId) -> bool {
        self.tables.as_ref().is_none_or(|limiter| limiter.check_key(&person).is_ok())
    }

    /// Returns whether a table may be made from an address so soon again, by anyone.
    pub(crate) fn may_open_table_at(&self, address: IpAddr) -> bool {
        let mut limiters = self.address_tables.iter().chain(&self.day_tables);
        limiters.all(|limiter| limiter.check_key(&address).is_ok())
    }

    pub(crate) fn may_enter(&self, address: IpAddr) -> bool {
        self.guests.as_ref().is_none_or(|limiter| limiter.check_key(&address).is_ok())
    }

    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.as_ref().is_none_or(|limiter| limiter.check_key(&address).is_ok())
    }

    /// Forgets people and addresses that have sent nothing for a while.
    pub(crate) fn sweep(&self) {
        for limiter in self.posts.iter().chain(&self.tables) {
            limiter.retain_recent();
        }
        let by_address = self.guests.iter().chain(&self.requests).chain(&self.address_tables).chain(&self.day_tables);
        for limiter in by_address {
            limiter.retain_recent();
        }
    }
}

fn twice(count: NonZeroU32) -> NonZeroU32 {
    count.saturating_add(count.get())
}

/// Returns a quota of so many per day, all at once or one after the other.
fn per_day(count: NonZeroU32) -> Option<Quota> {
    Quota::with_period(DAY / count.get()).map(|quota| quota.allow_burst(count))
}
