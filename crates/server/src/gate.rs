//! How many requests one person or one address may make.

use std::net::IpAddr;
use std::num::NonZeroU32;

use bequest_store::PersonId;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::config::Limits;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The limits, and how much of them has been used.
pub(crate) struct Gate {
    posts: Option<Limiter<PersonId>>,
    tables: Option<Limiter<PersonId>>,
    guests: Option<Limiter<IpAddr>>,
    requests: Option<Limiter<IpAddr>>,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            posts: limits.posts.map(|count| RateLimiter::keyed(Quota::per_second(count).allow_burst(twice(count)))),
            tables: limits.tables.map(|count| RateLimiter::keyed(Quota::per_minute(count))),
            guests: limits.guests.map(|count| RateLimiter::keyed(Quota::per_minute(count))),
            requests: limits
                .requests
                .map(|count| RateLimiter::keyed(Quota::per_second(count).allow_burst(twice(count)))),
        }
    }

    pub(crate) fn may_post(&self, person: PersonId) -> bool {
        self.posts.as_ref().is_none_or(|limiter| limiter.check_key(&person).is_ok())
    }

    pub(crate) fn may_open_table(&self, person: PersonId) -> bool {
        self.tables.as_ref().is_none_or(|limiter| limiter.check_key(&person).is_ok())
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
        for limiter in self.guests.iter().chain(&self.requests) {
            limiter.retain_recent();
        }
    }
}

fn twice(count: NonZeroU32) -> NonZeroU32 {
    count.saturating_add(count.get())
}
