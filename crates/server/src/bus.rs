//! "This has changed": who listens to what. It carries no content, so that several servers could share it.

use std::collections::HashMap;
use std::sync::Mutex;

use bequest_engine::Viewer;
use bequest_table::{PersonId, TableId};
use tokio::sync::watch;

/// What someone can listen to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Topic {
    /// The list of open tables.
    Lobby,
    /// The tables of a person.
    Person(PersonId),
    /// What one viewer sees of a table.
    Table(TableId, Viewer),
    /// Who is there at a table.
    Company(TableId),
}

/// Passes on that something has changed.
pub(crate) trait Bus: Send + Sync + 'static {
    /// Returns what counts the changes of a topic from now on.
    fn listen(&self, topic: Topic) -> watch::Receiver<u64>;
    /// Says that a topic has changed.
    fn publish(&self, topic: Topic);
    /// Lets topics go that nobody listens to.
    fn sweep(&self);
}

/// A bus for everyone in this process.
#[derive(Default)]
pub(crate) struct LocalBus {
    topics: Mutex<HashMap<Topic, watch::Sender<u64>>>,
}

impl Bus for LocalBus {
    fn listen(&self, topic: Topic) -> watch::Receiver<u64> {
        let mut topics = self.topics.lock().expect("nobody panics while holding the topics");
        topics.entry(topic).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    fn publish(&self, topic: Topic) {
        let topics = self.topics.lock().expect("nobody panics while holding the topics");
        if let Some(sender) = topics.get(&topic) {
            sender.send_modify(|count| *count += 1);
        }
    }

    fn sweep(&self) {
        let mut topics = self.topics.lock().expect("nobody panics while holding the topics");
        topics.retain(|_, sender| sender.receiver_count() > 0);
        if topics.capacity() > 64 + 4 * topics.len() {
            topics.shrink_to_fit();
        }
    }
}
