//! `cargo xtask timing`: builds the server as it is shipped and the example `timing`, and lets the one watch the other.

use std::ffi::OsString;

use anyhow::Result;

use crate::measure::{common, measure};

pub(crate) use args::Args;

mod args;

/// Builds the server and runs the example with the same arguments.
pub(crate) fn run(args: &Args) -> Result<()> {
    measure("timing", args.server.as_deref(), &typed(args))
}

fn typed(args: &Args) -> Vec<OsString> {
    let Args { steps, rate, sparse, slow_commit, page, past, data, server, json } = args;
    let mut numbers = vec![format!("--steps={steps}"), format!("--slow-commit={slow_commit}")];
    numbers.extend((!sparse).then(|| format!("--rate={rate}")));
    let mut typed: Vec<OsString> = numbers.into_iter().map(Into::into).collect();
    typed.extend(sparse.then(|| "--sparse".into()));
    typed.extend(page.then(|| "--page".into()));
    typed.extend(past.then(|| "--past".into()));
    typed.extend(common(data.as_ref(), server.as_ref(), *json));
    typed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_gets_the_typed_arguments() {
        let mut args = Args {
            steps: 9,
            rate: 50,
            sparse: false,
            slow_commit: 20,
            page: false,
            past: false,
            data: None,
            server: None,
            json: false,
        };
        assert_eq!(typed(&args), ["--steps=9", "--slow-commit=20", "--rate=50"]);
        args = Args { page: true, server: Some("./bequest".into()), json: true, ..args };
        assert_eq!(typed(&args)[3..], ["--page", "--server", "./bequest", "--json"]);
        args = Args { rate: 0, sparse: true, page: false, server: None, json: false, ..args };
        assert_eq!(typed(&args), ["--steps=9", "--slow-commit=20", "--sparse"]);
    }
}
