//! What the commands write: results to standard output, everything else to standard error.
//!
//! Someone who stops reading (`bequest rules GAME | head -1`) is no fault and never makes a command panic.

use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr, stdout};

use serde::Serialize;

use crate::fault::Fault;

/// Writes a result to standard output.
pub(crate) fn print(text: &str) -> Result<(), Fault> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Fault::wrong_use(format!("cannot write the result: {error}"))),
    }
}

/// Writes a result to standard output as one line of JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Fault> {
    let json = serde_json::to_string(value).map_err(|error| Fault::wrong_use(format!("no JSON: {error}")))?;
    print(&(json + "\n"))
}

/// Writes a line to standard error, for people.
pub(crate) fn note(line: impl Display) {
    // Where nobody reads it there is nobody to tell that either.
    let _ = writeln!(stderr().lock(), "{line}");
}
