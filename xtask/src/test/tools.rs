//! The stage "tools": whatever the later stages run is there or gets installed, or the stage fails.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::{cargo, execute};

/// Sets up what is missing.
pub(super) fn set_up() -> Result<()> {
    set_up_components()?;
    set_up_programs(find_apt(), |name| answers(&mut Command::new(name)), install)?;
    // Everything is fetched here, so that no later stage needs a network.
    execute(&mut cargo("fetch --locked"))
}

/// A program on the PATH and the packages of Debian that bring it.
struct Program {
    name: &'static str,
    packages: &'static [&'static str],
}

const PROGRAMS: [Program; 4] = [
    Program { name: "chromium", packages: &["chromium"] },
    // Chromium depends on some font or other, so we name the one that the pages are tested with.
    Program { name: "chromedriver", packages: &["chromium-driver", "fonts-dejavu-core"] },
    // The embedded database is written in C; gcc merely recommends the headers that it includes.
    Program { name: "cc", packages: &["gcc", "libc6-dev"] },
    // The program's allocator is built by it.
    Program { name: "make", packages: &["make"] },
];

/// What `apt-get` can do for us.
#[derive(Clone, Copy)]
enum Apt {
    Install,
    /// It is there, but we are not root.
    NeedsRoot,
    /// This is no Debian.
    Absent,
}

fn set_up_components() -> Result<()> {
    if answers(&mut cargo("fmt")) && answers(&mut cargo("clippy")) {
        return Ok(());
    }
    execute(Command::new("rustup").args(["component", "add", "rustfmt", "clippy"]))
        .context("cargo fmt or cargo clippy is missing and could not be installed")
}

fn set_up_programs(
    apt: Apt,
    is_there: impl Fn(&str) -> bool,
    install: impl FnOnce(&[&str]) -> Result<()>,
) -> Result<()> {
    let missing = missing_programs(&is_there);
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<_> = missing.iter().flat_map(|program| program.packages).copied().collect();
    let names = names(&missing);
    match apt {
        Apt::Install => install(&packages).with_context(|| format!("missing and could not be installed: {names}"))?,
        Apt::NeedsRoot => {
            eprintln!("{}", line_to_run(&packages));
            bail!("missing: {names}; the line above installs what is needed");
        }
        Apt::Absent => bail!("missing: {names}; there is no apt-get to install what is needed, so put it on the PATH"),
    }
    check_again(&is_there)
}

fn check_again(is_there: impl Fn(&str) -> bool) -> Result<()> {
    let missing = missing_programs(is_there);
    ensure!(missing.is_empty(), "still missing after the installation: {}", names(&missing));
    Ok(())
}

fn missing_programs(is_there: impl Fn(&str) -> bool) -> Vec<&'static Program> {
    PROGRAMS.iter().filter(|program| !is_there(program.name)).collect()
}

fn names(programs: &[&Program]) -> String {
    programs.iter().map(|program| program.name).collect::<Vec<_>>().join(", ")
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

/// Returns what somebody who may become root has to type.
fn line_to_run(packages: &[&str]) -> String {
    apt_arguments(packages).map(|arguments| format!("sudo apt-get {}", arguments.join(" "))).join(" && ")
}

fn find_apt() -> Apt {
    if !answers(&mut Command::new("apt-get")) {
        return Apt::Absent;
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if is_root { Apt::Install } else { Apt::NeedsRoot }
}

/// Tells whether a command can be started and knows its version.
fn answers(command: &mut Command) -> bool {
    command.arg("--version").output().is_ok_and(|output| output.status.success())
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

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
        set_up_programs(Apt::Install, is_there, install).unwrap();
        installed.into_inner()
    }

    #[test]
    fn only_what_is_missing_is_installed() {
        assert_eq!(installed(&["chromium", "chromedriver"]), ["gcc", "libc6-dev", "make"]);
        assert_eq!(installed(&["chromium", "cc", "make"]), ["chromium-driver", "fonts-dejavu-core"]);
        assert_eq!(installed(&["cc"]), ["chromium", "chromium-driver", "fonts-dejavu-core", "make"]);
        assert_eq!(installed(&[]), ["chromium", "chromium-driver", "fonts-dejavu-core", "gcc", "libc6-dev", "make"]);
    }

    #[test]
    fn where_nothing_is_missing_nobody_needs_apt() {
        for apt in [Apt::Install, Apt::NeedsRoot, Apt::Absent] {
            set_up_programs(apt, |_| true, forbidden).unwrap();
        }
    }

    #[test]
    fn without_root_the_stage_fails() {
        let error = set_up_programs(Apt::NeedsRoot, |name| ["cc", "make"].contains(&name), forbidden).unwrap_err();
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
    fn without_apt_the_missing_programs_are_named() {
        let error = set_up_programs(Apt::Absent, |name| ["chromium", "make"].contains(&name), forbidden).unwrap_err();
        assert_eq!(
            error.to_string(),
            "missing: chromedriver, cc; there is no apt-get to install what is needed, so put it on the PATH"
        );
    }

    #[test]
    fn an_installation_that_fails_fails_the_stage() {
        let error = set_up_programs(Apt::Install, |name| name != "cc", |_| bail!("exit status: 100")).unwrap_err();
        assert_eq!(format!("{error:#}"), "missing and could not be installed: cc: exit status: 100");
    }

    #[test]
    fn a_program_that_is_still_missing_fails_the_stage() {
        let is_installed = Cell::new(false);
        let is_there = |name: &str| is_installed.get() && name != "chromedriver";
        let install = |_: &[&str]| {
            is_installed.set(true);
            Ok(())
        };
        let error = set_up_programs(Apt::Install, is_there, install).unwrap_err();
        assert_eq!(error.to_string(), "still missing after the installation: chromedriver");
    }

    #[test]
    fn a_program_answers_if_it_is_there_and_works() {
        assert!(answers(&mut Command::new("rustc")));
        assert!(!answers(&mut Command::new("false")));
        assert!(!answers(&mut Command::new("no-such-program")));
    }
}
