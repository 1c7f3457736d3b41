//! A store on a disk that can be stopped.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use bequest_store::{Claim, Found, Journal, Operations, Options, People, Person, Sqlite, StoreError, Summary};
use bequest_table::{Change, Moment, NewTable, PersonId, StoredTable, TableId, Uptime};
use tokio::sync::watch;

/// A store on a disk that can be stopped: then everything that is written waits, and what is there can be read.
pub struct Held {
    store: Sqlite,
    runs: watch::Sender<bool>,
    /// How many changes of tables wait.
    waiting: watch::Sender<u32>,
    /// How often a table was read.
    reads: AtomicUsize,
}

impl Held {
    pub async fn open(folder: &Path) -> Self {
        let store = Sqlite::open(folder, Options::default()).await.unwrap();
        Self { store, runs: watch::Sender::new(true), waiting: watch::Sender::new(0), reads: AtomicUsize::new(0) }
    }

    /// Stops the disk.
    pub fn stop(&self) {
        self.runs.send_replace(false);
    }

    /// Lets the disk go on.
    pub fn go_on(&self) {
        self.runs.send_replace(true);
    }

    /// Waits until a change of a table waits for the disk.
    pub async fn change_waits(&self) {
        self.waiting.subscribe().wait_for(|waiting| *waiting > 0).await.unwrap();
    }

    /// Returns how often a table was read.
    pub fn reads(&self) -> usize {
        self.reads.load(Ordering::Relaxed)
    }

    /// Waits for the disk.
    async fn disk(&self) -> &Sqlite {
        self.runs.subscribe().wait_for(|runs| *runs).await.unwrap();
        &self.store
    }
}

#[async_trait]
impl Journal for Held {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.disk().await.create(table).await
    }

    async fn append(&self, change: Change) -> Result<(), StoreError> {
        self.waiting.send_modify(|waiting| *waiting += 1);
        let store = self.disk().await;
        self.waiting.send_modify(|waiting| *waiting -= 1);
        store.append(change).await
    }

    async fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        self.store.table(id).await
    }

    async fn found(&self, id: TableId) -> Result<Option<Found>, StoreError> {
        self.store.found(id).await
    }

    async fn tables_after(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.store.tables_after(after, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        self.store.open_tables(limit).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Summary>, StoreError> {
        self.store.tables_of(person, limit).await
    }

    async fn turns_of(&self, person: PersonId, besides: Option<TableId>) -> Result<u32, StoreError> {
        self.store.turns_of(person, besides).await
    }

    async fn claim_due(&self, claim: Claim) -> Result<Vec<(TableId, Uptime)>, StoreError> {
        self.disk().await.claim_due(claim).await
    }

    async fn delete_old(&self, changed_before: Moment, limit: u32) -> Result<u32, StoreError> {
        self.disk().await.delete_old(changed_before, limit).await
    }
}

#[async_trait]
impl People for Held {
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.store.person(id).await
    }

    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.disk().await.save_person(person).await
    }

    async fn note_seen(&self, id: PersonId, at: Uptime) -> Result<(), StoreError> {
        self.disk().await.note_seen(id, at).await
    }
}

#[async_trait]
impl Operations for Held {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.store.secret().await
    }

    async fn uptime(&self) -> Result<Option<Uptime>, StoreError> {
        self.store.uptime().await
    }

    async fn beat(&self, now: Uptime) -> Result<(), StoreError> {
        self.disk().await.beat(now).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.store.backup(to).await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
