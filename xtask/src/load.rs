//! `cargo xtask load`: builds the server as it is shipped and the example `load`, and lets the one loose on the other.

use std::ffi::OsString;

use anyhow::Result;

use crate::measure::{common, measure};

pub(crate) use args::Args;

mod args;

/// Builds the server and runs the example with the same arguments.
pub(crate) fn run(args: &Args) -> Result<()> {
    measure("load", args.server.as_deref(), &typed(args))
}

fn typed(args: &Args) -> Vec<OsString> {
    let Args { tables, seconds, in_flight, connections, growth, stored, data, server, json } = args;
    let mut typed: Vec<OsString> = vec![
        format!("--tables={tables}").into(),
        format!("--seconds={seconds}").into(),
        format!("--in-flight={in_flight}").into(),
        format!("--connections={connections}").into(),
    ];
    typed.extend(growth.then(|| "--growth".into()));
    typed.extend(stored.map(|stored| format!("--stored={stored}").into()));
    typed.extend(common(data.as_ref(), server.as_ref(), *json));
    typed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_gets_the_typed_arguments() {
        let mut args = Args {
            tables: 3,
            seconds: 2,
            in_flight: 1,
            connections: 4,
            growth: false,
            stored: None,
            data: None,
            server: None,
            json: false,
        };
        let numbers = ["--tables=3", "--seconds=2", "--in-flight=1", "--connections=4"];
        assert_eq!(typed(&args), numbers);
        args = Args { data: Some("/disk".into()), json: true, ..args };
        assert_eq!(typed(&args)[4..], ["--data", "/disk", "--json"]);
        args = Args { growth: true, stored: Some(500), data: None, json: false, ..args };
        assert_eq!(typed(&args)[4..], ["--growth", "--stored=500"]);
    }
}
