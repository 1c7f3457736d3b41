//! What the system has to bring: it is there, or Debian's apt-get installs it, or the command fails.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::command::{execute, succeeds};

/// Something that the system has to bring, and the packages of Debian that do.
pub(crate) struct Need {
    /// The name of a program on the PATH or of a font.
    pub(crate) name: &'static str,
    pub(crate) packages: &'static [&'static str],
}

/// Sets up what is missing, if we are root on a Debian; otherwise fails and says what to do.
pub(crate) fn provide(needs: &[Need], is_there: impl Fn(&str) -> bool) -> Result<()> {
    provide_by(find_apt(), needs, is_there, install)
}

/// Returns whether a program is on the PATH and knows its version.
pub(crate) fn is_program(name: &str) -> bool {
    succeeds(Command::new(name).arg("--version"))
}

/// Returns whether programs find a font.
pub(crate) fn is_font(name: &str) -> bool {
    succeeds(Command::new("fc-list").args(["--quiet", name]))
}

/// What `apt-get` can do for us.
#[derive(Clone, Copy)]
enum Apt {
    Install,
    /// It is there, but we are not root.
    NeedsRoot,
    /// This is not Debian.
    Absent,
}

fn find_apt() -> Apt {
    if !is_program("apt-get") {
        return Apt::Absent;
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if is_root { Apt::Install } else { Apt::NeedsRoot }
}

fn provide_by(
    apt: Apt,
    needs: &[Need],
    is_there: impl Fn(&str) -> bool,
    install: impl FnOnce(&[&str]) -> Result<()>,
) -> Result<()> {
    let missing = missing(needs, &is_there);
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<_> = missing.iter().flat_map(|need| need.packages).copied().collect();
    let names = names(&missing);
    match apt {
        Apt::Install => install(&packages).with_context(|| format!("missing and could not be installed: {names}"))?,
        Apt::NeedsRoot => {
            eprintln!("{}", line_to_run(&packages));
            bail!("missing: {names}; the line above installs what is needed");
        }
        Apt::Absent => bail!("missing: {names}; there is no apt-get to install what is needed, so install it yourself"),
    }
    check_again(needs, &is_there)
}

fn check_again(needs: &[Need], is_there: impl Fn(&str) -> bool) -> Result<()> {
    let missing = missing(needs, is_there);
    ensure!(missing.is_empty(), "still missing after the installation: {}", names(&missing));
    Ok(())
}

fn missing(needs: &[Need], is_there: impl Fn(&str) -> bool) -> Vec<&Need> {
    needs.iter().filter(|need| !is_there(need.name)).collect()
}

fn names(needs: &[&Need]) -> String {
    needs.iter().map(|need| need.name).collect::<Vec<_>>().join(", ")
}

/// Returns the arguments of the two calls of `apt-get` that install packages.
fn apt_arguments<'a>(packages: &[&'a str]) -> [Vec<&'a str>; 2] {
    [vec!["update"], [&["install", "--yes", "--no-install-recommends"], packages].concat()]
}

fn install(packages: &[&str]) -> Result<()> {
    for arguments in apt_arguments(packages) {
        execute(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))?;
    }
    Ok(())
}

/// Returns the command line for someone who may become root.
fn line_to_run(packages: &[&str]) -> String {
    apt_arguments(packages).map(|arguments| format!("sudo apt-get {}", arguments.join(" "))).join(" && ")
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    const NEEDS: [Need; 3] = [
        Need { name: "chromium", packages: &["chromium"] },
        Need { name: "chromedriver", packages: &["chromium-driver", "fonts-dejavu-core"] },
        Need { name: "cc", packages: &["gcc", "libc6-dev"] },
    ];

    fn forbidden(packages: &[&str]) -> Result<()> {
        panic!("installs {packages:?}")
    }

    /// Returns what is installed where only the programs `there` are.
    fn installed(there: &[&str]) -> Vec<String> {
        let installed = RefCell::new(Vec::new());
        let is_there = |name: &str| there.contains(&name) || !installed.borrow().is_empty();
        let install = |packages: &[&str]| {
            installed.borrow_mut().extend(packages.iter().map(ToString::to_string));
            Ok(())
        };
        provide_by(Apt::Install, &NEEDS, is_there, install).unwrap();
        installed.into_inner()
    }

    #[test]
    fn only_what_is_missing_is_installed() {
        assert_eq!(installed(&["chromium", "chromedriver"]), ["gcc", "libc6-dev"]);
        assert_eq!(installed(&["chromium", "cc"]), ["chromium-driver", "fonts-dejavu-core"]);
        assert_eq!(installed(&["cc"]), ["chromium", "chromium-driver", "fonts-dejavu-core"]);
        assert_eq!(installed(&[]), ["chromium", "chromium-driver", "fonts-dejavu-core", "gcc", "libc6-dev"]);
    }

    #[test]
    fn where_nothing_is_missing_nobody_needs_apt() {
        for apt in [Apt::Install, Apt::NeedsRoot, Apt::Absent] {
            provide_by(apt, &NEEDS, |_| true, forbidden).unwrap();
        }
    }

    #[test]
    fn without_root_it_fails() {
        let error = provide_by(Apt::NeedsRoot, &NEEDS, |name| name == "cc", forbidden).unwrap_err();
        assert_eq!(error.to_string(), "missing: chromium, chromedriver; the line above installs what is needed");
    }

    #[test]
    fn the_line_to_run_updates_and_installs() {
        assert_eq!(
            line_to_run(&["chromium", "chromium-driver"]),
            "sudo apt-get update && sudo apt-get install --yes --no-install-recommends chromium chromium-driver"
        );
    }

    #[test]
    fn without_apt_what_is_missing_is_named() {
        let error = provide_by(Apt::Absent, &NEEDS, |name| name == "chromium", forbidden).unwrap_err();
        assert_eq!(
            error.to_string(),
            "missing: chromedriver, cc; there is no apt-get to install what is needed, so install it yourself"
        );
    }

    #[test]
    fn an_installation_that_fails_is_an_error() {
        let failing = |_: &[&str]| bail!("exit status: 100");
        let error = provide_by(Apt::Install, &NEEDS, |name| name != "cc", failing).unwrap_err();
        assert_eq!(format!("{error:#}"), "missing and could not be installed: cc: exit status: 100");
    }

    #[test]
    fn what_is_still_missing_is_an_error() {
        let is_installed = Cell::new(false);
        let is_there = |name: &str| is_installed.get() && name != "chromedriver";
        let install = |_: &[&str]| {
            is_installed.set(true);
            Ok(())
        };
        let error = provide_by(Apt::Install, &NEEDS, is_there, install).unwrap_err();
        assert_eq!(error.to_string(), "still missing after the installation: chromedriver");
    }

    #[test]
    fn a_font_that_nobody_has_is_not_there() {
        assert!(!is_font("no such font"));
    }
}
