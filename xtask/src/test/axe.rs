//! axe-core, which the tests in a browser judge the pages by: fetched here, and never a part of the repository.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::command::{execute, target};

const VERSION: &str = "4.14.0";
/// The SHA-256 of the package and of the one file that we take from it.
const SUMS: Sums = Sums {
    package: "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af",
    script: "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878",
};

/// Puts `axe/axe.min.js` into the folder that cargo builds in, unless it is there.
pub(super) fn set_up() -> Result<()> {
    provide(&target().join("axe"), &SUMS, fetch)
}

struct Sums {
    package: &'static str,
    script: &'static str,
}

fn provide(folder: &Path, sums: &Sums, fetch: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let script = folder.join("axe.min.js");
    if sum(&script).is_ok_and(|found| found == sums.script) {
        return Ok(());
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    fetch(folder).with_context(|| format!("axe-core {VERSION} could not be fetched"))?;
    let package = folder.join(package());
    check(&package, sums.package)?;
    unpack(&package).with_context(|| format!("{} could not be unpacked", package.display()))?;
    check(&script, sums.script)?;
    fs::remove_file(&package).with_context(|| format!("cannot remove {}", package.display()))
}

fn package() -> PathBuf {
    format!("axe-core-{VERSION}.tgz").into()
}

fn fetch(folder: &Path) -> Result<()> {
    let version = format!("axe-core@{VERSION}");
    execute(Command::new("npm").args(["pack", &version, "--loglevel=error", "--pack-destination"]).arg(folder))
}

/// Unpacks the one file beside the package.
fn unpack(package: &Path) -> Result<()> {
    let mut tar = Command::new("tar");
    tar.args(["--extract", "--gzip", "--strip-components=1", "--no-same-owner", "--file"]).arg(package);
    execute(tar.arg("--directory").arg(package.with_file_name("")).arg("package/axe.min.js"))
}

/// Fails if a file is not the one that is wanted, and removes it so that the next run fetches it again.
fn check(file: &Path, wanted: &str) -> Result<()> {
    let found = sum(file).with_context(|| format!("cannot read {}", file.display()))?;
    if found == wanted {
        return Ok(());
    }
    fs::remove_file(file).with_context(|| format!("cannot remove {}", file.display()))?;
    bail!("wrong checksum: {} had the SHA-256 {found}, wanted {wanted}; it is removed", file.display())
}

/// Returns the SHA-256 of a file in hexadecimal digits.
fn sum(file: &Path) -> io::Result<String> {
    let digest = Sha256::digest(fs::read(file)?);
    Ok(digest.iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The SHA-256 of "abc", from the standard.
    const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    fn folder_with(name: &str, content: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(name), content).unwrap();
        folder
    }

    #[test]
    fn the_right_script_is_not_fetched_again() {
        let folder = folder_with("axe.min.js", "abc");
        provide(folder.path(), &Sums { package: "", script: ABC }, |_| panic!("fetches")).unwrap();
    }

    #[test]
    fn another_script_is_fetched_again() {
        let folder = folder_with("axe.min.js", "abd");
        let failing = |_: &Path| bail!("exit status: 1");
        let error = provide(folder.path(), &Sums { package: "", script: ABC }, failing).unwrap_err();
        assert_eq!(format!("{error:#}"), format!("axe-core {VERSION} could not be fetched: exit status: 1"));
    }

    #[test]
    fn a_package_with_another_sum_is_refused_and_removed() {
        let folder = tempfile::tempdir().unwrap();
        let package = folder.path().join(package());
        let fetch = |_: &Path| Ok(fs::write(&package, "abc")?);
        let error = provide(folder.path(), &Sums { package: "00", script: "" }, fetch).unwrap_err();
        let file = package.display();
        let expected = format!("wrong checksum: {file} had the SHA-256 {ABC}, wanted 00; it is removed");
        assert_eq!(error.to_string(), expected);
        assert!(!package.exists());
    }

    #[test]
    fn only_the_script_is_taken_from_a_good_package() {
        let folder = tempfile::tempdir().unwrap();
        let source = folder_with("ignored", "");
        fs::create_dir(source.path().join("package")).unwrap();
        for (name, content) in [("axe.min.js", "abc"), ("more.js", "more")] {
            fs::write(source.path().join("package").join(name), content).unwrap();
        }
        let made = folder.path().join(package());
        let mut tar = Command::new("tar");
        tar.args(["--create", "--gzip", "--file"]).arg(&made).arg("--directory").arg(source.path()).arg("package");
        execute(&mut tar).unwrap();
        let good = sum(&made).unwrap().leak();
        provide(folder.path(), &Sums { package: good, script: ABC }, |_| Ok(())).unwrap();
        let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, ["axe.min.js"]);
    }
}
