//! What the database says, in the words of the store.

use std::path::Path;

use sqlx::error::{DatabaseError, ErrorKind};

use crate::StoreError;

// https://www.sqlite.org/rescode.html; the lowest byte of a code is the kind.
const PERM: i32 = 3;
const READONLY: i32 = 8;
const FULL: i32 = 13;
const CANTOPEN: i32 = 14;
/// The file of shared memory cannot grow.
const IOERR_SHMSIZE: i32 = 4874;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => said(error.as_ref()),
            sqlx::Error::PoolClosed => closed(),
            other => StoreError::Broken(one_line(&other.to_string())),
        }
    }
}

/// Returns the error after the store is closed or its writer has ended.
pub(super) fn closed() -> StoreError {
    StoreError::Broken("it is closed".to_owned())
}

/// Names the file that something is wrong with.
pub(super) fn about(file: &Path, error: StoreError) -> StoreError {
    let name = |what: String| format!("{}: {what}", file.display());
    match error {
        StoreError::ReadOnly(what) => StoreError::ReadOnly(name(what)),
        StoreError::Broken(what) => StoreError::Broken(name(what)),
        StoreError::Conflict
        | StoreError::Missing
        | StoreError::Full
        | StoreError::Taken(_)
        | StoreError::Newer { .. } => error,
    }
}

/// Says why a file or folder cannot be written.
pub(super) fn unwritable(file: &Path, error: &std::io::Error) -> StoreError {
    if error.kind() == std::io::ErrorKind::StorageFull {
        return StoreError::Full;
    }
    about(file, StoreError::ReadOnly(error.to_string()))
}

fn said(error: &dyn DatabaseError) -> StoreError {
    let code: i32 = error.code().and_then(|code| code.parse().ok()).unwrap_or_default();
    match code & 0xff {
        _ if error.kind() == ErrorKind::UniqueViolation => StoreError::Conflict,
        _ if code == IOERR_SHMSIZE => StoreError::Full,
        FULL => StoreError::Full,
        PERM | READONLY | CANTOPEN => StoreError::ReadOnly(one_line(error.message())),
        _ => StoreError::Broken(one_line(error.message())),
    }
}

fn one_line(text: &str) -> String {
    text.replace('\n', " ")
}
