//! A folder that is held while it is repaired.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::error::unwritable;
use super::open::{self, DATABASE, absolute, private_folder, readers, sync_parent};
use super::writer::Writer;
use super::{Options, Sqlite};
use crate::StoreError;

/// A data folder that no server can open while this lasts.
#[derive(Debug)]
pub struct Hold {
    folder: PathBuf,
    lock: File,
}

impl Hold {
    /// Takes hold of a folder.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if a server has it, [`StoreError::ReadOnly`] if the folder cannot be written.
    pub fn take(folder: &Path) -> Result<Self, StoreError> {
        let folder = absolute(folder)?;
        let lock = open::take(&folder)?;
        Ok(Self { folder, lock })
    }

    /// Copies the database and its journal byte for byte into a new folder within the folder, which can be used like it;
    /// returns the new folder.
    ///
    /// # Errors
    /// Says why it cannot be written.
    pub fn copy(&self) -> Result<PathBuf, StoreError> {
        let copy = self.new_folder()?;
        for name in [DATABASE.to_owned(), format!("{DATABASE}-wal")] {
            let (from, to) = (self.folder.join(&name), copy.join(&name));
            if from.exists() {
                let copied = fs::copy(&from, &to).and_then(|_| File::open(&to)?.sync_all());
                copied.map_err(|error| unwritable(&to, &error))?;
                sync_parent(&to);
            }
        }
        sync_parent(&copy);
        Ok(copy)
    }

    fn new_folder(&self) -> Result<PathBuf, StoreError> {
        for number in 1.. {
            let folder = self.folder.join(format!("before-repair-{number}"));
            match private_folder().create(&folder) {
                Ok(()) => return Ok(folder),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(unwritable(&folder, &error)),
            }
        }
        Err(StoreError::Full)
    }

    /// Opens the database to write it. The folder is held until the store is closed.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub async fn open(self, options: Options) -> Result<Sqlite, StoreError> {
        let (file, connection) = open::to_write_locked(&self.folder, options).await?;
        let readers = readers(&file);
        Ok(Sqlite { file, readers, writer: Some(Writer::start(connection, self.lock, options.commit_delay)) })
    }
}
