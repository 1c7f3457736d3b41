//! The store in one SQLite file: one connection writes, a few read.

mod backup;
mod bulk;
mod check;
mod columns;
mod due;
mod error;
mod found;
mod hold;
mod lists;
mod migrate;
mod old;
mod open;
mod people;
#[cfg(test)]
mod plans;
mod settings;
mod single;
mod tables;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use bequest_table::{Change, Moment, NewTable, PersonId, RawRow, StoredRow, StoredTable, TableId, Uptime};
use sqlx::SqlitePool;

pub use hold::Hold;

use crate::sqlite::writer::{Answer, Write, Writer};
use crate::{Claim, Found, Journal, Operations, People, Person, StoreError, Summary};

/// What the operator decides about the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How large the database may grow; without a limit the disk is the limit.
    pub max_megabytes: Option<u32>,
    /// How much longer each commit takes than it would: tests and measurements set it to what a slow disk needs.
    pub commit_delay: Duration,
}

/// A [`Store`](crate::Store) in the file `bequest.db` of a folder.
pub struct Sqlite {
    file: PathBuf,
    readers: SqlitePool,
    /// Who writes; nobody in a store opened for looking.
    writer: Option<Writer>,
}

impl Sqlite {
    /// Opens the database of a folder, and makes either if it is missing. No other server can open it until this one
    /// has been closed or dropped.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if another server has it, [`StoreError::Newer`] if a newer program wrote it,
    /// [`StoreError::ReadOnly`] if the folder or the file cannot be made or written, [`StoreError::Broken`] if the file
    /// is not a database, or a damaged one.
    pub async fn open(folder: &Path, options: Options) -> Result<Self, StoreError> {
        let (file, connection, lock) = open::to_write(folder, options).await?;
        let readers = open::readers(&file);
        Ok(Self { file, readers, writer: Some(Writer::start(connection, lock, options.commit_delay)) })
    }

    /// Opens the database of a folder for reading only, while a server may be running on it. It is neither made nor
    /// brought up to date, and whatever would write returns [`StoreError::ReadOnly`].
    ///
    /// # Errors
    /// [`StoreError::Newer`] if a newer program wrote it, [`StoreError::Broken`] if there is none, or if it is damaged.
    pub async fn look(folder: &Path) -> Result<Self, StoreError> {
        let file = open::to_look(folder).await?;
        let readers = open::readers(&file);
        Ok(Self { file, readers, writer: None })
    }

    /// Returns how many commits there have been since the store was opened.
    pub fn commits(&self) -> u64 {
        self.writer.as_ref().map_or(0, Writer::commits)
    }

    /// Reads the whole database, and returns what is wrong with it, a line each; nothing if all is well.
    ///
    /// # Errors
    /// If it cannot even be read.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        check::check(&self.readers).await
    }

    /// Removes the rows of a table after the first so many, as if they had never been there; head and state stay as they are.
    /// It repairs a damaged table while no server is running.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is no such table.
    pub async fn cut_rows(&self, table: TableId, keep: u32) -> Result<(), StoreError> {
        self.write(Write::CutRows { table, keep }).await.map(drop)
    }

    /// Returns the bytes of a row, whatever they are; rows are counted from one.
    ///
    /// # Errors
    /// If the database cannot be read there.
    pub async fn raw_row(&self, table: TableId, number: u32) -> Result<Option<RawRow>, StoreError> {
        found::raw_row(&self.readers, table, number).await
    }

    /// Replaces a row by what it was before it was damaged; rows are counted from one.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is no such row.
    pub async fn restore_row(&self, table: TableId, number: u32, row: StoredRow) -> Result<(), StoreError> {
        self.write(Write::RestoreRow { table, number, row }).await.map(drop)
    }

    /// Writes all rows and indexes again. This repairs a database whose rows are out of order or that has lost entries of
    /// an index; rows that belong to no table are dropped.
    ///
    /// # Errors
    /// [`StoreError::Broken`] if the rows cannot be read.
    pub async fn rebuild(&self) -> Result<(), StoreError> {
        self.write(Write::Rebuild).await.map(drop)
    }

    async fn write(&self, write: Write) -> Answer {
        match &self.writer {
            Some(writer) => writer.write(write).await,
            None => Err(StoreError::ReadOnly(format!("{} was opened for reading only", self.file.display()))),
        }
    }
}

#[async_trait]
impl Journal for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(table)).await.map(drop)
    }

    async fn append(&self, change: Change) -> Result<(), StoreError> {
        self.write(Write::Append(change)).await.map(drop)
    }

    async fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        tables::table(&self.readers, id).await
    }

    async fn found(&self, id: TableId) -> Result<Option<Found>, StoreError> {
        found::found(&self.readers, id).await
    }

    async fn tables_after(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        tables::tables_after(&self.readers, after, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        lists::open_tables(&self.readers, limit).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Summary>, StoreError> {
        lists::tables_of(&self.readers, person, limit).await
    }

    async fn turns_of(&self, person: PersonId, besides: Option<TableId>) -> Result<u32, StoreError> {
        lists::turns_of(&self.readers, person, besides).await
    }

    async fn claim_due(&self, claim: Claim) -> Result<Vec<(TableId, Uptime)>, StoreError> {
        self.write(Write::Claim(claim)).await.map(|written| written.claimed)
    }

    async fn delete_old(&self, changed_before: Moment, limit: u32) -> Result<u32, StoreError> {
        self.write(Write::DeleteOld { changed_before, limit }).await.map(|written| written.deleted)
    }
}

#[async_trait]
impl People for Sqlite {
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        people::person(&self.readers, id).await
    }

    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(Write::Person(person)).await.map(drop)
    }

    async fn note_seen(&self, id: PersonId, at: Uptime) -> Result<(), StoreError> {
        self.write(Write::Seen { person: id, at }).await.map(drop)
    }
}

#[async_trait]
impl Operations for Sqlite {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        settings::secret(&self.readers).await
    }

    async fn uptime(&self) -> Result<Option<Uptime>, StoreError> {
        settings::uptime(&self.readers).await
    }

    async fn beat(&self, now: Uptime) -> Result<(), StoreError> {
        self.write(Write::Beat(now)).await.map(drop)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(&self.file, to).await
    }

    async fn close(&self) {
        // The readers go first, so that the writer can fold the whole journal into the file.
        self.readers.close().await;
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_store_whose_writer_is_gone_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
        store.writer.as_ref().unwrap().stop().await;
        assert_eq!(store.beat(Uptime(1)).await, Err(error::closed()));
        store.close().await;
    }
}
