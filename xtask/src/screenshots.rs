//! `cargo xtask screenshots`: builds the program and the example `screenshots`, and runs the one with the other.

use std::{
    ffi::OsString,
    path::{PathBuf, absolute},
};

use anyhow::{Context, Result};

use crate::{
    command::{cargo, execute, root, target},
    debian::{self, Need},
    test::tools,
};

/// Take pictures of all main pages and boards with the real program in the real Chromium
///
/// Every page is pictured on a laptop in light and dark and on a phone, and a table of every game in its
/// phases. Chance cannot be controlled, so games against bots are played until each position has come up; it is an
/// error if one does not within some games. Each language is on some of the pictures.
///
/// Needs what `cargo xtask test` needs and the fonts that the pages are drawn with. On Debian root gets those that are
/// missing installed, and anyone else is shown the line to run.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  cargo xtask screenshots\n  cargo xtask screenshots pictures/\n  \
                        cargo xtask screenshots --readme")]
pub(crate) struct Args {
    /// Write the pictures into this folder [default: target/screenshots]
    folder: Option<PathBuf>,
    /// Take only those that the README shows, and write them into docs/pictures
    #[arg(long, conflicts_with = "folder")]
    readme: bool,
}

const FONTS: [Need; 2] = [
    Need { name: "P052", packages: &["fontconfig", "fonts-urw-base35"] },
    Need { name: "Inter", packages: &["fontconfig", "fonts-inter"] },
];

/// Built in one go with the program that it runs.
const BUILD: &str = "build --profile ci --locked --package bequest-cli --bin bequest --example screenshots";
const RUN: &str = "run --quiet --profile ci --locked --package bequest-cli --example screenshots --";

/// Sets up what is missing, builds, and runs the example.
pub(crate) fn run(args: &Args) -> Result<()> {
    tools::set_up_programs()?;
    debian::provide(&FONTS, debian::is_font)?;
    execute(&mut cargo(BUILD)).context("the program could not be built")?;
    let mut example = cargo(RUN);
    // So that the same fonts are chosen whatever else is installed.
    example.args(typed(args)?).env("FONTCONFIG_FILE", root().join("crates/cli/examples/screenshots/fonts.conf"));
    execute(&mut example).context("the pictures could not be taken")
}

/// Returns the arguments of the example: an absolute folder, because it runs in the root of the repository.
fn typed(args: &Args) -> Result<Vec<OsString>> {
    if args.readme {
        return Ok(vec!["--readme".into(), root().join("docs/pictures").into()]);
    }
    let folder = match &args.folder {
        Some(folder) => absolute(folder).with_context(|| format!("no folder: {}", folder.display()))?,
        None => target().join("screenshots"),
    };
    Ok(vec![folder.into()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_gets_the_folder_to_write_to() {
        let args = Args { folder: Some("some/folder".into()), readme: false };
        assert_eq!(typed(&args).unwrap(), [absolute("some/folder").unwrap().into_os_string()]);
        let args = Args { folder: None, readme: false };
        assert_eq!(typed(&args).unwrap(), [target().join("screenshots").into_os_string()]);
        let args = Args { folder: None, readme: true };
        assert_eq!(typed(&args).unwrap()[0], "--readme");
    }
}
