//! A copy of the whole database while everything goes on.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use bequest_table::TableId;
use sqlx::{ConnectOptions, Connection, query};

use super::error::{about, unwritable};
use super::open::{private_file, reading, sync_parent};
use crate::StoreError;

/// Writes a consistent copy to a new file. It gets its name when it is whole and durable.
pub(super) async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    refuse_existing(to)?;
    let part = Part::make(to)?;
    copy(from, &part.0).await.map_err(|error| about(to, error))?;
    let to = to.to_owned();
    let finished = tokio::task::spawn_blocking(move || finish(part, &to)).await;
    finished.map_err(|error| StoreError::Broken(error.to_string()))?
}

/// A copy that is not whole yet; it is removed when it is dropped.
struct Part(PathBuf);

impl Part {
    /// Makes an empty file beside the one that is wanted, so that it can take its name in one step.
    fn make(to: &Path) -> Result<Self, StoreError> {
        let wrong = |error: &io::Error| unwritable(to, error);
        let name = to.file_name().ok_or_else(|| wrong(&io::ErrorKind::InvalidFilename.into()))?;
        let mut name = name.to_owned();
        name.push(format!(".{}.part", TableId::random()));
        // The database takes a name like `file:..` for an address.
        let path = std::path::absolute(to.with_file_name(name)).map_err(|error| wrong(&error))?;
        private_file().create_new(true).open(&path).map_err(|error| wrong(&error))?;
        Ok(Self(path))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _it_may_have_its_name_already = fs::remove_file(&self.0);
    }
}

async fn copy(from: &Path, part: &Path) -> Result<(), StoreError> {
    let Some(name) = part.to_str() else {
        return Err(StoreError::ReadOnly("its name is no text".to_owned()));
    };
    let mut connection = reading(from).connect().await?;
    let copied = query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    connection.close().await?;
    copied?;
    Ok(())
}

fn finish(part: Part, to: &Path) -> Result<(), StoreError> {
    let synced = File::open(&part.0).and_then(|file| file.sync_all());
    synced.map_err(|error| unwritable(to, &error))?;
    refuse_existing(to)?;
    fs::rename(&part.0, to).map_err(|error| unwritable(to, &error))?;
    sync_parent(to);
    drop(part);
    Ok(())
}

fn refuse_existing(to: &Path) -> Result<(), StoreError> {
    match fs::symlink_metadata(to) {
        Ok(_) => Err(about(to, StoreError::ReadOnly("the file is there already".to_owned()))),
        Err(_) => Ok(()),
    }
}
