//! The rules that axe-core knows, for pages that everyone can use.

use std::path::Path;
use std::{env, fs};

use serde_json::Value;

use crate::browser::{Browser, Screen};
use crate::site::Site;

/// Judges the page and hands over what is bad.
const JUDGE: &str = "
    const [done] = arguments;
    const fail = (error) => done('axe-core fails: ' + error);
    // A colour on its way to another one is not judged.
    for (const one of document.getAnimations()) try { one.finish(); } catch { one.cancel(); }
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations), fail);
";

/// Fails if someone could not use the page because of something that axe-core finds serious or critical, and lists it.
pub(crate) async fn no_serious_violation(browser: &Browser, what: &str) {
    browser.client.execute(&script(), vec![]).await.unwrap_or_else(|error| panic!("axe-core does not load: {error}"));
    let judged = browser.client.execute_async(JUDGE, vec![]).await.unwrap();
    let violations = judged.as_array().unwrap_or_else(|| panic!("{judged}"));
    let found: Vec<_> = violations.iter().filter(|violation| is_serious(violation)).map(describe).collect();
    assert!(found.is_empty(), "{what} has serious violations:\n{}", found.join("\n"));
}

fn is_serious(violation: &Value) -> bool {
    ["serious", "critical"].map(Value::from).contains(&violation["impact"])
}

/// Returns the rule, what it is about, and every element that breaks it, with what would repair it.
fn describe(violation: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().replace('\n', " ");
    let nodes = violation["nodes"].as_array().unwrap();
    let lines = nodes.iter().map(|node| format!("\n    {}: {}", node["target"], text(&node["failureSummary"])));
    let [id, impact, help] = ["id", "impact", "help"].map(|field| text(&violation[field]));
    format!("  {id} ({impact}): {help}{}", lines.collect::<String>())
}

fn script() -> String {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let target = root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()));
    let file = target.join("axe/axe.min.js");
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}; cargo xtask test fetches it", file.display()))
}

#[tokio::test]
#[should_panic(expected = "image-alt (critical)")]
async fn a_picture_without_words_is_found() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/")).await;
    browser.read("document.querySelector('main').prepend(new Image(20, 20))").await;
    no_serious_violation(&browser, "the start page").await;
}
