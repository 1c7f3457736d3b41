//! When people were last here: from pages that they load and pages that they have open, never from what they answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bequest_store::Store;
use bequest_table::{LONG_AWAY, PersonId, Uptime};

/// How long a visit is remembered without writing it down again.
const VISIT: Duration = Duration::from_secs(60 * 60);
/// A page that someone loads so soon after an answer may have been loaded because of it: it does not count.
pub(crate) const FOLLOWS_ANSWER: Duration = Duration::from_secs(10);

/// When people were last here, as far as this server has seen it.
pub(crate) struct LastSeen {
    store: Arc<dyn Store>,
    seen: Mutex<HashMap<PersonId, Uptime>>,
    answered: Mutex<HashMap<PersonId, Uptime>>,
}

impl LastSeen {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, seen: Mutex::default(), answered: Mutex::default() }
    }

    /// Notes that someone has answered: the page that they load next tells nothing new.
    pub(crate) fn note_answer(&self, person: PersonId, now: Uptime) {
        self.answered.lock().expect("nobody panics while noting an answer").insert(person, now);
    }

    /// Notes that someone is here, unless that may only follow from an answer.
    ///
    /// It is stored later: if people who look waited for the disk, they could tell that someone else's answer is written.
    pub(crate) fn note(&self, person: PersonId, now: Uptime) {
        if self.answered(person, now).is_some() || !self.is_news(person, now) {
            return;
        }
        let store = Arc::clone(&self.store);
        tokio::spawn(async move {
            // That someone looked is not worth refusing the look for.
            if let Err(error) = store.note_seen(person, now).await {
                tracing::warn!(%error, "a visit could not be noted");
            }
        });
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

    /// Returns when someone has answered, if that was so short ago that what they do now may follow from it.
    pub(crate) fn answered(&self, person: PersonId, now: Uptime) -> Option<Uptime> {
        let answered = self.answered.lock().expect("nobody panics while noting an answer");
        answered.get(&person).copied().filter(|at| now.since(*at) < FOLLOWS_ANSWER)
    }

    /// Returns when someone was last here, as far as it was seen since the start.
    pub(crate) fn seen(&self, person: PersonId) -> Option<Uptime> {
        self.seen.lock().expect("nobody panics while noting a visit").get(&person).copied()
    }

    /// Forgets what is no longer needed.
    pub(crate) fn sweep(&self, now: Uptime) {
        // Anyone who was seen earlier is away by what is stored, too.
        self.seen.lock().expect("nobody panics while noting a visit").retain(|_, seen| now.since(*seen) < LONG_AWAY);
        let mut answered = self.answered.lock().expect("nobody panics while noting an answer");
        answered.retain(|_, at| now.since(*at) < FOLLOWS_ANSWER);
    }
}

#[cfg(test)]
mod tests {
    use bequest_store::{Options, People, Person, Sqlite};

    use super::*;

    const START: Uptime = Uptime(1_000_000_000);
    const MINUTE: Duration = Duration::from_secs(60);

    struct Scene {
        last_seen: LastSeen,
        store: Arc<Sqlite>,
        person: PersonId,
        _folder: tempfile::TempDir,
    }

    /// Makes someone who came at the start and has not been seen since.
    async fn scene() -> Scene {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path(), Options::default()).await.unwrap());
        let person = PersonId::random();
        store.save_person(Person { id: person, name: "Ada".to_owned(), seen: START }).await.unwrap();
        let last_seen = LastSeen::new(Arc::clone(&store) as Arc<dyn Store>);
        Scene { last_seen, store, person, _folder: folder }
    }

    impl Scene {
        fn comes(&self, after: Duration) {
            self.last_seen.note(self.person, START.after(after));
        }

        fn answers(&self, after: Duration) {
            self.last_seen.note_answer(self.person, START.after(after));
        }

        /// Returns how long after the start they were last seen.
        fn seen(&self) -> Option<Duration> {
            self.last_seen.seen(self.person).map(|seen| seen.since(START))
        }

        /// Waits until this is stored.
        async fn is_stored(&self, after: Duration) {
            let is_there = async {
                while self.store.person(self.person).await.unwrap().unwrap().seen != START.after(after) {
                    tokio::task::yield_now().await;
                }
            };
            tokio::time::timeout(MINUTE, is_there).await.expect("a visit is stored");
        }
    }

    #[tokio::test]
    async fn a_visit_is_noted_and_stored() {
        let scene = scene().await;
        scene.comes(MINUTE);
        assert_eq!(scene.seen(), Some(MINUTE));
        scene.is_stored(MINUTE).await;
    }

    #[tokio::test]
    async fn a_visit_is_noted_once_an_hour() {
        let scene = scene().await;
        for (comes, seen) in [(1, 1), (60, 1), (61, 61), (120, 61), (121, 121)] {
            scene.comes(comes * MINUTE);
            assert_eq!(scene.seen(), Some(seen * MINUTE), "after {comes} minutes");
        }
        scene.is_stored(121 * MINUTE).await;
    }

    #[tokio::test]
    async fn neither_an_answer_nor_the_load_that_follows_it_is_a_visit() {
        let scene = scene().await;
        scene.answers(MINUTE);
        assert_eq!(scene.seen(), None);
        for after in [Duration::ZERO, Duration::from_secs(1), FOLLOWS_ANSWER - Duration::from_millis(1)] {
            scene.comes(MINUTE + after);
            assert_eq!(scene.seen(), None, "{after:?} after the answer");
        }
        scene.comes(MINUTE + FOLLOWS_ANSWER);
        assert_eq!(scene.seen(), Some(MINUTE + FOLLOWS_ANSWER), "this load need not follow from the answer");
    }

    #[tokio::test]
    async fn an_answer_does_not_hide_the_visit_of_another_person() {
        let scene = scene().await;
        scene.last_seen.note_answer(PersonId::random(), START);
        scene.comes(Duration::ZERO);
        assert_eq!(scene.seen(), Some(Duration::ZERO));
    }

    #[tokio::test]
    async fn nobody_is_seen_earlier_than_before() {
        let scene = scene().await;
        scene.comes(90 * MINUTE);
        scene.comes(MINUTE);
        assert_eq!(scene.seen(), Some(90 * MINUTE));
    }

    #[tokio::test]
    async fn what_is_forgotten_makes_no_difference() {
        let scene = scene().await;
        scene.comes(MINUTE);
        scene.answers(2 * MINUTE);
        scene.last_seen.sweep(START.after(2 * MINUTE));
        scene.comes(2 * MINUTE);
        assert_eq!(scene.seen(), Some(MINUTE), "the answer is remembered, and so is the visit");
        scene.last_seen.sweep(START.after(MINUTE + LONG_AWAY));
        assert_eq!(scene.seen(), None, "by what is stored they are away");
        scene.comes(MINUTE + LONG_AWAY);
        assert_eq!(scene.seen(), Some(MINUTE + LONG_AWAY));
    }
}
