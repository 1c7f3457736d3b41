//! The files of the repository.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Returns the root folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the root folder").to_owned()
}

/// Returns all files below a folder in alphabetical order, without what cargo and git keep for themselves.
pub(crate) fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !entry.file_type()?.is_dir() {
                found.push(entry.path());
            } else if entry.file_name() != "target" && entry.file_name() != ".git" {
                folders.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}
