//! The stage "tools": whatever the later stages run is there or gets installed, or the stage fails.

use std::process::Command;

use anyhow::{Context, Result};

use crate::{
    command::{cargo, execute, succeeds},
    debian::{self, Need},
    test::axe,
};

/// Sets up what is missing.
pub(super) fn set_up() -> Result<()> {
    set_up_components()?;
    set_up_programs()?;
    // Everything is fetched here, so that no later stage needs a network.
    axe::set_up()?;
    execute(&mut cargo("fetch --locked"))
}

const PROGRAMS: [Need; 5] = [
    Need { name: "chromium", packages: &["chromium"] },
    // Chromium depends on some font or other, so we name the one that the pages are tested with.
    Need { name: "chromedriver", packages: &["chromium-driver", "fonts-dejavu-core"] },
    // The embedded database is written in C; gcc merely recommends the headers that it includes.
    Need { name: "cc", packages: &["gcc", "libc6-dev"] },
    // The program's allocator is built by it.
    Need { name: "make", packages: &["make"] },
    // It fetches what the pages are judged by, from a host that proves who it is.
    Need { name: "npm", packages: &["npm", "ca-certificates"] },
];

/// Sets up the programs that build Bequest and look at its pages.
pub(crate) fn set_up_programs() -> Result<()> {
    debian::provide(&PROGRAMS, debian::is_program)
}

fn set_up_components() -> Result<()> {
    if succeeds(&mut cargo("fmt --version")) && succeeds(&mut cargo("clippy --version")) {
        return Ok(());
    }
    execute(Command::new("rustup").args(["component", "add", "rustfmt", "clippy"]))
        .context("cargo fmt or cargo clippy is missing and could not be installed")
}
