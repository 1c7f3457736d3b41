use std::fmt;

/// Why something could not be stored or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The table has changed, or the row or key is there already; nothing was done.
    Conflict,
    /// There is no such table.
    Missing,
    /// The disk, or what the operator allows of it, is full; nothing was done.
    Full,
    /// The folder or file cannot be written.
    ReadOnly(String),
    /// Another server has the file.
    Taken(String),
    /// The file was written by a newer program.
    Newer {
        /// The version of the file.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// Anything else, as the database says it.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the table has changed since"),
            StoreError::Missing => f.write_str("there is no such table"),
            StoreError::Full => f.write_str("the disk is full: nothing was changed, and nothing was lost"),
            StoreError::ReadOnly(what) => write!(f, "cannot write: {what}"),
            StoreError::Taken(what) => write!(f, "another server is running on {what}"),
            StoreError::Newer { found, known } => {
                write!(f, "the data is of version {found}, but this program knows versions up to {known} only")
            }
            StoreError::Broken(what) => write!(f, "the database says: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}
