//! A table is a value: the crate that says so rests on nothing that serves, draws, stores or waits.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What the names of packages for HTTP, HTML, SQL and asynchronous code begin with.
const FORBIDDEN: [&str; 24] = [
    "actix",
    "askama",
    "async",
    "axum",
    "diesel",
    "futures",
    "h2",
    "http",
    "hyper",
    "libsqlite",
    "maud",
    "mio",
    "postgres",
    "reqwest",
    "rusqlite",
    "rustls",
    "smol",
    "socket2",
    "sqlite",
    "sqlx",
    "tera",
    "tokio",
    "tower",
    "tungstenite",
];

#[test]
fn a_table_depends_on_nothing_of_http_html_sql_or_asynchronous_code() {
    let used = dependencies_of("bequest-table", &metadata());
    assert!(used.contains("bequest-engine") && used.contains("serde_json"), "{used:?}");
    let found: Vec<_> = used.iter().filter(|name| is_forbidden(name)).collect();
    assert!(found.is_empty(), "a table depends on {found:?}");
}

#[test]
fn of_our_own_crates_a_table_depends_on_the_engine_alone() {
    let used = dependencies_of("bequest-table", &metadata());
    let own: Vec<_> = used.iter().filter(|name| name.starts_with("bequest-")).collect();
    assert_eq!(own, ["bequest-engine"]);
}

#[test]
fn the_same_test_finds_what_the_server_depends_on() {
    let used = dependencies_of("bequest-server", &metadata());
    for name in ["axum", "hyper", "maud", "sqlx", "tokio"] {
        assert!(used.contains(name) && is_forbidden(name), "{name}");
    }
}

fn is_forbidden(name: &str) -> bool {
    FORBIDDEN.iter().any(|start| name.starts_with(start))
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

/// Returns the names of all packages that a package is built with, however far away; those of tests are left out.
fn dependencies_of(name: &str, metadata: &Value) -> BTreeSet<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = list(&metadata["packages"]);
    let names: BTreeMap<_, _> = packages.iter().map(|package| (text(&package["id"]), text(&package["name"]))).collect();
    let is_built_with = |edge: &&Value| list(&edge["dep_kinds"]).iter().any(|kind| kind["kind"] != "dev");
    let edges =
        |node: &Value| list(&node["deps"]).iter().filter(is_built_with).map(|edge| text(&edge["pkg"])).collect();
    let nodes = list(&metadata["resolve"]["nodes"]);
    let graph: BTreeMap<String, Vec<String>> = nodes.iter().map(|node| (text(&node["id"]), edges(node))).collect();
    let first = names.iter().find(|(_, other)| *other == name).expect("the package is one of ours").0;
    let (mut found, mut open) = (BTreeSet::new(), vec![first.clone()]);
    while let Some(id) = open.pop() {
        let next = graph.get(&id).into_iter().flatten();
        open.extend(next.filter(|id| found.insert((*id).clone())).cloned().collect::<Vec<_>>());
    }
    found.iter().map(|id| names[id].clone()).collect()
}
