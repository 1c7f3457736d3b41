//! Opening the file: the folder, the lock, the settings of each connection.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, SqlitePool, query, query_scalar};

use super::Options;
use super::error::{about, unwritable};
use super::migrate;
use super::settings::keep_secret;
use crate::StoreError;

pub(super) const DATABASE: &str = "bequest.db";
const LOCK: &str = "bequest.lock";
const READERS: u32 = 3;
/// How long one connection waits for another to let go.
const PATIENCE: Duration = Duration::from_secs(10);
/// After how many pages the journal is folded into the database. More than usual, as a commit of many tables
/// touches many pages.
const CHECKPOINT_PAGES: &str = "4000";
/// How many bytes of the journal are kept for reuse once it has been folded in.
const JOURNAL_BYTES: &str = "67108864";

/// Opens the database for writing, made and up to date. The lock holds until the file is dropped.
pub(super) async fn to_write(folder: &Path, options: Options) -> Result<(PathBuf, SqliteConnection, File), StoreError> {
    let folder = absolute(folder)?;
    make_folder(&folder)?;
    let lock = take(&folder)?;
    let (file, connection) = to_write_locked(&folder, options).await?;
    Ok((file, connection, lock))
}

/// Opens the database of a folder whose lock is held.
pub(super) async fn to_write_locked(
    folder: &Path,
    options: Options,
) -> Result<(PathBuf, SqliteConnection), StoreError> {
    let file = folder.join(DATABASE);
    make_file(&file)?;
    let connection = writer(&file, options).await.map_err(|error| about(&file, error))?;
    Ok((file, connection))
}

/// Finds a database that can be read, and returns its file.
pub(super) async fn to_look(folder: &Path) -> Result<PathBuf, StoreError> {
    let file = absolute(folder)?.join(DATABASE);
    if let Err(error) = fs::metadata(&file) {
        return Err(about(&file, StoreError::Broken(format!("no database can be read: {error}"))));
    }
    let version = version_of(&file).await.map_err(|error| about(&file, error))?;
    if version < 1 {
        return Err(about(&file, StoreError::Broken("it is of version 0: no server has written it yet".to_owned())));
    }
    Ok(file)
}

/// Returns the connections that read; they are opened when they are needed. They can read older versions too.
pub(super) fn readers(file: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|connection, _| Box::pin(migrate::read_as_newest(connection)))
        .connect_lazy_with(reading(file))
}

/// Returns how a connection that cannot write is opened.
pub(super) fn reading(file: &Path) -> SqliteConnectOptions {
    connecting(file).read_only(true)
}

fn connecting(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE).row_buffer_size(1000).disable_statement_logging()
}

/// Makes the path good for the database too, which takes a name like `file:..` for an address.
pub(super) fn absolute(folder: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(folder).map_err(|error| unwritable(folder, &error))
}

fn make_folder(folder: &Path) -> Result<(), StoreError> {
    match private_folder().create(folder) {
        Ok(()) => sync_parent(folder),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        Err(error) => return Err(unwritable(folder, &error)),
    }
    let about_it = fs::metadata(folder).map_err(|error| unwritable(folder, &error))?;
    if about_it.is_dir() { Ok(()) } else { Err(unwritable(folder, &ErrorKind::NotADirectory.into())) }
}

/// Makes the name of a new file or folder durable, where the file system needs that and can do it.
pub(super) fn sync_parent(file: &Path) {
    if let Some(Ok(parent)) = file.parent().map(File::open) {
        let _not_every_system_can = parent.sync_all();
    }
}

/// Returns how a folder that only its owner may enter is made.
#[cfg(unix)]
pub(super) fn private_folder() -> DirBuilder {
    use std::os::unix::fs::DirBuilderExt;
    let mut builder = DirBuilder::new();
    builder.mode(0o700);
    builder
}

/// Returns how a folder that only its owner may enter is made.
#[cfg(not(unix))]
pub(super) fn private_folder() -> DirBuilder {
    DirBuilder::new()
}

/// Returns how a file that only its owner may read is made.
#[cfg(unix)]
pub(super) fn private_file() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = OpenOptions::new();
    options.write(true).mode(0o600);
    options
}

/// Returns how a file that only its owner may read is made.
#[cfg(not(unix))]
pub(super) fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    options
}

/// Takes the lock of a folder.
pub(super) fn take(folder: &Path) -> Result<File, StoreError> {
    let file = folder.join(LOCK);
    let lock = private_file().create(true).truncate(false).open(&file).map_err(|error| unwritable(&file, &error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken(folder.display().to_string())),
        Err(TryLockError::Error(error)) => Err(unwritable(&file, &error)),
    }
}

/// Makes an empty file, as the database would make one that others may read.
fn make_file(file: &Path) -> Result<(), StoreError> {
    match private_file().create(true).truncate(false).open(file) {
        Ok(_) => Ok(()),
        Err(error) => Err(unwritable(file, &error)),
    }
}

async fn version_of(file: &Path) -> Result<i64, StoreError> {
    let mut connection = reading(file).connect().await?;
    let version = migrate::version(&mut connection).await;
    connection.close().await?;
    version
}

/// Opens the connection that writes. Nothing is written before the version is known to be ours.
async fn writer(file: &Path, options: Options) -> Result<SqliteConnection, StoreError> {
    let settings = connecting(file)
        .pragma("synchronous", "FULL")
        // Keeps the data for undoing a statement in memory, not in a file for each statement.
        .pragma("temp_store", "MEMORY")
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .pragma("journal_size_limit", JOURNAL_BYTES);
    let mut connection = settings.connect().await?;
    migrate::version(&mut connection).await?;
    let journal: String = query_scalar("PRAGMA journal_mode = WAL").fetch_one(&mut connection).await?;
    if journal != "wal" {
        return Err(StoreError::Broken(format!("this file system cannot have its journal, but only: {journal}")));
    }
    limit(&mut connection, options).await?;
    migrate::migrate(&mut connection).await?;
    keep_secret(&mut connection).await?;
    Ok(connection)
}

/// Sets how many pages there may be; a limit below what is there already stops all growth.
async fn limit(connection: &mut SqliteConnection, options: Options) -> Result<(), StoreError> {
    let Some(megabytes) = options.max_megabytes else { return Ok(()) };
    let page: i64 = query_scalar("PRAGMA page_size").fetch_one(&mut *connection).await?;
    let pages = (i64::from(megabytes) * 1024 * 1024 / page).max(1);
    query(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).execute(connection).await?;
    Ok(())
}
