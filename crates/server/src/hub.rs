//! Tells open pages that a list has changed.

use std::collections::HashMap;
use std::sync::Mutex;

use bequest_store::PersonId;
use tokio::sync::watch;

/// What a page can listen to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Topic {
    /// The list of open tables.
    Lobby,
    /// The tables of a person.
    Person(PersonId),
}

/// The pages that listen.
#[derive(Default)]
pub(crate) struct Hub {
    topics: Mutex<HashMap<Topic, watch::Sender<u64>>>,
}

impl Hub {
    pub(crate) fn listen(&self, topic: Topic) -> watch::Receiver<u64> {
        let mut topics = self.topics.lock().expect("nobody panics while holding the topics");
        topics.entry(topic).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    pub(crate) fn tell(&self, topic: Topic) {
        let topics = self.topics.lock().expect("nobody panics while holding the topics");
        if let Some(sender) = topics.get(&topic) {
            sender.send_modify(|count| *count += 1);
        }
    }

    /// Removes topics that nobody listens to.
    pub(crate) fn sweep(&self) {
        let mut topics = self.topics.lock().expect("nobody panics while holding the topics");
        topics.retain(|_, sender| sender.receiver_count() > 0);
    }
}
