use std::fmt::Display;
use std::process::ExitCode;

use crate::output;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Something was found to be wrong: exit code 1.
    Found(String),
    /// The command was used wrongly: exit code 2.
    Use(String),
}

impl Fault {
    /// Says in one line what was found and what would do.
    pub(crate) fn wrong_use(what: impl Display) -> Self {
        Fault::Use(what.to_string())
    }

    /// Says what is wrong with what was looked at.
    pub(crate) fn found(what: impl Display) -> Self {
        Fault::Found(what.to_string())
    }

    /// Prints the fault and returns its exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let (what, code) = match self {
            Fault::Found(what) => (what, 1),
            Fault::Use(what) => (what, 2),
        };
        output::note(format_args!("bequest: {what}"));
        ExitCode::from(code)
    }
}
