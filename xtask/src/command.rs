//! Commands that are printed as one would type them.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

/// Returns the root folder of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the root folder")
}

/// Returns the folder that cargo builds in.
pub(crate) fn target() -> PathBuf {
    // Cargo runs in the root folder whenever we start it, so that is where a relative path begins.
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Returns the cargo that runs us, in the root of the repository, with arguments separated by spaces.
pub(crate) fn cargo(arguments: &str) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments.split(' ')).current_dir(root());
    command
}

/// Prints a command as one would type it, then runs it with its output passed through.
pub(crate) fn execute(command: &mut Command) -> Result<()> {
    println!("$ {}", typed(command));
    let status = command.status().context("cannot be started")?;
    ensure!(status.success(), "{status}");
    Ok(())
}

/// Returns whether a command can be started and succeeds; nobody sees what it prints.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// Returns a command as one would type it.
pub(crate) fn typed(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| Some(format!("{}={:?}", name.display(), value?)));
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = [program].into_iter().chain(command.get_args()).map(|word| word.display().to_string());
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_fails_is_an_error() {
        assert!(execute(&mut Command::new("false")).is_err());
        assert!(execute(&mut Command::new("no-such-program")).is_err());
    }

    #[test]
    fn a_command_is_printed_as_typed() {
        let mut command = Command::new("/usr/bin/cargo");
        command.arg("doc").env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(typed(&command), "RUSTDOCFLAGS=\"-D warnings\" cargo doc");
    }

    #[test]
    fn a_command_succeeds_if_it_is_there_and_works() {
        assert!(succeeds(Command::new("rustc").arg("--version")));
        assert!(!succeeds(&mut Command::new("false")));
        assert!(!succeeds(&mut Command::new("no-such-program")));
    }
}
