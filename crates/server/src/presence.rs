//! When people were last here: from pages that they load and pages that they have open, never from what they answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bequest_store::Store;
use bequest_table::{LONG_AWAY, PersonId, Uptime};

/// How long a visit is remembered without writing it down again.
const VISIT: Duration = Duration::from_secs(60 * 60);
/// A page that somebody loads so soon after an answer may have been loaded because of it: it does not count.
const FOLLOWS_ANSWER: Duration = Duration::from_secs(10);

/// When people were last here, as far as this server has seen it.
pub(crate) struct Presence {
    store: Arc<dyn Store>,
    seen: Mutex<HashMap<PersonId, Uptime>>,
    answered: Mutex<HashMap<PersonId, Instant>>,
}

impl Presence {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, seen: Mutex::default(), answered: Mutex::default() }
    }

    /// Notes that somebody has answered: the page that they load next tells nothing new.
    pub(crate) fn note_answer(&self, person: PersonId) {
        self.answered.lock().expect("nobody panics while noting an answer").insert(person, Instant::now());
    }

    /// Notes that somebody is here, unless that may only follow from an answer.
    pub(crate) async fn note(&self, person: PersonId, now: Uptime) {
        if self.has_just_answered(person) {
            return;
        }
        if !self.is_news(person, now) {
            return;
        }
        // That somebody looked is not worth refusing the look for.
        if let Err(error) = self.store.note_seen(person, now).await {
            tracing::warn!(%error, "a visit could not be noted");
        }
    }

    /// Remembers a visit; returns whether it has to be stored. A note may be an hour old, which is precise enough.
    fn is_news(&self, person: PersonId, now: Uptime) -> bool {
        let mut seen = self.seen.lock().expect("nobody panics while noting a visit");
        let is_news = seen.get(&person).is_none_or(|seen| now.since(*seen) >= VISIT);
        if is_news {
            seen.insert(person, now);
        }
        is_news
    }

    fn has_just_answered(&self, person: PersonId) -> bool {
        let answered = self.answered.lock().expect("nobody panics while noting an answer");
        answered.get(&person).is_some_and(|at| at.elapsed() < FOLLOWS_ANSWER)
    }

    /// Returns when somebody was last here, as far as it was seen since the start.
    pub(crate) fn seen(&self, person: PersonId) -> Option<Uptime> {
        self.seen.lock().expect("nobody panics while noting a visit").get(&person).copied()
    }

    /// Forgets what is no longer needed.
    pub(crate) fn sweep(&self, now: Uptime) {
        // Anyone who was seen earlier is away by what is stored, too.
        self.seen.lock().expect("nobody panics while noting a visit").retain(|_, seen| now.since(*seen) < LONG_AWAY);
        let mut answered = self.answered.lock().expect("nobody panics while noting an answer");
        answered.retain(|_, at| at.elapsed() < FOLLOWS_ANSWER);
    }
}
