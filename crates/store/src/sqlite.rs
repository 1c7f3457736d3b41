//! The store in one SQLite file: one connection writes, a few read.

mod backup;
mod bulk;
mod error;
mod migrate;
mod open;
mod read;
mod single;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::SqlitePool;

use crate::{
    Append, Moment, NewTable, Person, PersonId, Store, StoreError, StoredTable, Summary, TableId,
    sqlite::writer::{Write, Writer},
};

/// What the operator decides about the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How large the database may grow; without a limit the disk is the limit.
    pub max_megabytes: Option<u32>,
}

/// A [`Store`] in the file `bequest.db` of a folder.
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
        Ok(Self { file, readers, writer: Some(Writer::start(connection, lock)) })
    }

    /// Opens the database of a folder for reading only, while a server may be running on it. It is neither made nor
    /// brought up to date, and whatever would write returns [`StoreError::ReadOnly`].
    ///
    /// # Errors
    /// [`StoreError::Newer`] if a newer program wrote it, [`StoreError::Broken`] if there is none, if an older program
    /// wrote it, or if it is damaged.
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
        read::check(&self.readers).await
    }

    async fn write(&self, write: Write) -> Result<Duration, StoreError> {
        match &self.writer {
            Some(writer) => writer.write(write).await,
            None => Err(StoreError::ReadOnly(format!("{} was opened for reading only", self.file.display()))),
        }
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(table)).await.map(drop)
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Append(append)).await.map(drop)
    }

    async fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        read::table(&self.readers, id).await
    }

    async fn tables_after(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        read::tables_after(&self.readers, after, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        read::open_tables(&self.readers, limit).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Summary>, StoreError> {
        read::tables_of(&self.readers, person, limit).await
    }

    async fn turns_of(&self, person: PersonId) -> Result<u32, StoreError> {
        read::turns_of(&self.readers, person).await
    }

    async fn due(&self, until: Moment, limit: u32) -> Result<Vec<(TableId, Moment)>, StoreError> {
        read::due(&self.readers, until, limit).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        read::person(&self.readers, id).await
    }

    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(Write::Person(person)).await.map(drop)
    }

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        read::secret(&self.readers).await
    }

    async fn beat(&self, now: Moment) -> Result<(), StoreError> {
        self.write(Write::Beat(now)).await.map(drop)
    }

    async fn wake_up(&self, now: Moment) -> Result<Duration, StoreError> {
        self.write(Write::WakeUp(now)).await
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
        assert_eq!(store.beat(Moment(1)).await, Err(error::closed()));
        store.close().await;
    }
}
