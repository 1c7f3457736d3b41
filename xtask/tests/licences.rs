//! Every package that we build on has a licence that lets us.

use std::{
    env,
    iter::Peekable,
    process::{Command, Stdio},
    str::SplitWhitespace,
};

use serde_json::Value;

const ALLOWED: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Packages that only the tests use, under a licence that asks for changed files to be passed on: we change none.
const ONLY_IN_TESTS: [(&str, &str); 1] = [("webdriver", "MPL-2.0")];

#[test]
fn every_package_has_an_allowed_licence() {
    let offenders = offenders(&metadata());
    assert!(offenders.is_empty(), "packages without an allowed licence:\n{}", offenders.join("\n"));
}

#[test]
fn what_only_the_tests_may_use_is_not_in_the_program() {
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["tree", "--package", "bequest-cli", "--edges", "normal", "--prefix", "none", "--locked"])
        .output()
        .expect("cargo runs this test, so it can be started");
    let tree = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && tree.contains("bequest-engine"), "{tree}");
    for (name, _) in ONLY_IN_TESTS {
        assert!(!tree.contains(&format!("{name} v")), "{name} is part of the program");
    }
}

fn metadata() -> Value {
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["metadata", "--format-version", "1", "--locked"])
        .stderr(Stdio::inherit())
        .output()
        .expect("cargo runs this test, so it can be started");
    assert!(output.status.success(), "cargo metadata: {}", output.status);
    serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON")
}

/// Lists the packages of the resolve graph that are refused.
fn offenders(metadata: &Value) -> Vec<String> {
    let nodes = metadata["resolve"]["nodes"].as_array().expect("the graph has nodes");
    let packages = metadata["packages"].as_array().expect("the graph has packages");
    let is_used = |package: &&Value| nodes.iter().any(|node| node["id"] == package["id"]);
    let is_excepted = |package: &Value| {
        ONLY_IN_TESTS.iter().any(|(name, licence)| package["name"] == *name && package["license"] == *licence)
    };
    let is_refused = |package: &&Value| !package["license"].as_str().is_some_and(is_allowed) && !is_excepted(package);
    let text = |value: &Value| value.as_str().unwrap_or("no licence").to_owned();
    let describe = |package: &Value| ["name", "version", "license"].map(|field| text(&package[field])).join(" ");
    packages.iter().filter(is_used).filter(is_refused).map(describe).collect()
}

/// Returns whether the allowed licences satisfy an SPDX expression; one that cannot be read is not satisfied.
fn is_allowed(expression: &str) -> bool {
    // The slash is what packages wrote for OR before cargo knew SPDX.
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    any_of(&mut words) == Some(true) && words.next().is_none()
}

type Words<'a> = Peekable<SplitWhitespace<'a>>;

fn any_of(words: &mut Words<'_>) -> Option<bool> {
    let mut satisfied = all_of(words)?;
    while words.next_if_eq(&"OR").is_some() {
        satisfied |= all_of(words)?;
    }
    Some(satisfied)
}

fn all_of(words: &mut Words<'_>) -> Option<bool> {
    let mut satisfied = licence(words)?;
    while words.next_if_eq(&"AND").is_some() {
        satisfied &= licence(words)?;
    }
    Some(satisfied)
}

fn licence(words: &mut Words<'_>) -> Option<bool> {
    let word = words.next()?;
    if word == "(" {
        let inside = any_of(words)?;
        return words.next_if_eq(&")").map(|_| inside);
    }
    if [")", "AND", "OR", "WITH"].contains(&word) {
        return None;
    }
    if words.next_if_eq(&"WITH").is_some() {
        return Some(ALLOWED.contains(&format!("{word} WITH {}", words.next()?).as_str()));
    }
    Some(ALLOWED.contains(&word))
}

#[test]
fn an_expression_is_allowed_if_allowed_licences_satisfy_it() {
    for expression in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "GPL-3.0/MIT",
        "GPL-3.0 AND MIT OR ISC",
        "ISC OR MIT AND GPL-3.0",
        "(MIT OR GPL-3.0) AND Unicode-3.0",
        "((MIT))",
        "Apache-2.0 WITH LLVM-exception",
        "GPL-2.0 WITH Classpath-exception-2.0 OR Zlib",
        "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
    ] {
        assert!(is_allowed(expression), "{expression}");
    }
}

#[test]
fn an_expression_is_refused_if_nothing_allowed_satisfies_it() {
    for expression in [
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "GPL-3.0 OR AGPL-3.0",
        "MIT AND (GPL-3.0 OR LGPL-3.0)",
        "(ISC OR MIT) AND GPL-3.0",
        "MIT WITH LLVM-exception",
        "Apache-2.0 WITH Classpath-exception-2.0",
        "GPL-3.0 WITH LLVM-exception",
        "MITX",
        "LicenseRef-MIT",
    ] {
        assert!(!is_allowed(expression), "{expression}");
    }
}

#[test]
fn an_expression_that_cannot_be_read_is_refused() {
    for expression in ["", "MIT OR", "OR MIT", "MIT OR OR", "MIT ISC", "(MIT", "MIT)", "()", "Apache-2.0 WITH"] {
        assert!(!is_allowed(expression), "{expression}");
    }
}

#[test]
fn offenders_are_listed_with_name_version_and_licence() {
    let metadata = serde_json::json!({
        "resolve": { "nodes": [{ "id": "a" }, { "id": "b" }, { "id": "c" }] },
        "packages": [
            { "id": "a", "name": "good", "version": "1.0.0", "license": "MIT" },
            { "id": "b", "name": "copyleft", "version": "2.0.0", "license": "GPL-3.0" },
            { "id": "c", "name": "silent", "version": "3.0.0", "license": null },
            { "id": "d", "name": "unused", "version": "4.0.0", "license": "GPL-3.0" },
        ],
    });
    assert_eq!(offenders(&metadata), ["copyleft 2.0.0 GPL-3.0", "silent 3.0.0 no licence"]);
}
