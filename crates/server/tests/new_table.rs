//! Making a table with the form, with and without the script.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::http::StatusCode;
use common::Site;

#[tokio::test]
async fn without_the_script_a_refused_form_comes_back_as_it_was() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let fields = [
        ("game", "erbraffer"),
        ("players", "3"),
        ("seat2", "bot"),
        ("bot2", "thrifty"),
        ("seat3", "device"),
        ("name3", "Bo & Co"),
        ("pace", "days"),
        ("days", "99"),
        ("public", "1"),
    ];
    let reply = ada.form("/tables", &fields).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
    let kept = [
        "<p class=\"mistake\" role=\"alert\">The field “days” can’t be “99”. Choose another value.</p>",
        "name=\"players\" value=\"3\" checked",
        "<option value=\"thrifty\" selected>",
        "<option value=\"device\" selected>",
        "name=\"name3\" value=\"Bo &amp; Co\"",
        "name=\"pace\" value=\"days\" checked",
        "name=\"days\" value=\"99\"",
        "name=\"public\" value=\"1\" checked",
        "name=\"game\" value=\"erbraffer\"",
    ];
    for part in kept {
        assert!(reply.body.contains(part), "{part} is not in {}", reply.body);
    }
    assert_eq!(site.store.tables_after(None, 10).await.unwrap(), []);
}

#[tokio::test]
async fn the_script_is_told_the_mistake_alone() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let reply = ada.post("/tables", &[("game", "maloney"), ("players", "9")]).await;
    assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::BAD_REQUEST, "refused"));
    assert_eq!(reply.json()["message"], "The field “players” can’t be “9”. Choose another value.");
}

#[tokio::test]
async fn a_new_game_has_its_usual_options() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    for (path, players) in [("/tables", "4"), ("/play-now", "4")] {
        let table = ada.post(path, &[("game", "erbraffer")]).await.json()["goto"].as_str().unwrap().to_owned();
        let stored = site.stored(&table).await;
        let head: serde_json::Value = serde_json::from_str(&stored.head).unwrap();
        assert_eq!(head["options"], serde_json::json!([["players", players]]), "{path}");
        assert!(head.get("more_editions").is_none());
    }
}

#[tokio::test]
async fn the_stylesheet_of_a_game_hides_what_does_not_apply() {
    let site = Site::new().await;
    let mut ada = site.guest();
    let reply = ada.get("/new/maloney.css").await;
    assert_eq!((reply.status, reply.body.as_str()), (StatusCode::OK, ""));
    assert_eq!(reply.headers["content-type"], "text/css; charset=utf-8");
    for missing in ["/new/chess.css", "/new/maloney", "/new/maloney.js"] {
        assert_eq!(ada.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    assert!(!ada.get("/new?game=maloney").await.body.contains(".css\" href=\"/new/"));
}

/// Returns the values of the buttons of a part of the form, and the words of each.
fn buttons<'a>(page: &'a str, part: &str) -> Vec<(&'a str, &'a str)> {
    let start =
        page.find(&format!("<fieldset class=\"option\" id=\"{part}\"")).unwrap_or_else(|| panic!("{part}: {page}"));
    let part = &page[start..start + page[start..].find("</fieldset>").unwrap()];
    let button = |text: &'a str| {
        let (value, rest) = text.split_once('"').unwrap();
        let words = rest.split_once("<small>").unwrap_or_else(|| panic!("{value} says nothing of itself")).1;
        (value, words.split_once("</small>").unwrap().0)
    };
    let radio = |text: &&str| text.contains("type=\"radio\"");
    let inputs = part.split("<label class=\"choice\">").skip(1).filter(radio);
    inputs.map(|input| button(input.split_once("value=\"").unwrap().1)).collect()
}

fn values<'a>(page: &'a str, part: &str) -> Vec<&'a str> {
    buttons(page, part).into_iter().map(|(value, _)| value).collect()
}

#[tokio::test]
async fn a_new_table_of_last_will_offers_what_can_be_agreed_with_a_sentence_each() {
    let site = Site::new().await;
    let page = site.guest().get("/new?game=last-will").await.body;
    let wills = ["v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "random"];
    let offered = [
        ("o-sacked-1", &["on", "off"][..]),
        ("o-jobs-1", &["all", "none", "#seats"]),
        ("o-plans-1", &["tiles", "base"]),
        ("o-will-1", &wills),
        ("o-will-2", &["70", "80", "90", "100", "110", "120", "130", "random"]),
    ];
    for (part, expected) in offered {
        assert_eq!(values(&page, part), expected, "{part}");
        assert!(buttons(&page, part).iter().all(|(_, words)| words.ends_with('.')), "{part}");
    }
    assert_eq!(page.matches("<fieldset class=\"option\" id=\"o-").count(), offered.len());
    let seats = buttons(&page, "o-jobs-1")[2].1;
    assert!(seats.contains("£15 more") && seats.contains("£30 more"), "{seats}");
}

/// Returns the options of a table that was made with these fields.
async fn agreed(site: &Site, fields: &[(&str, &str)]) -> serde_json::Value {
    let mut ada = site.person("Ada").await;
    let fields: Vec<_> = [("game", "last-will"), ("players", "3")].iter().chain(fields).copied().collect();
    let table = ada.post("/tables", &fields).await.json()["goto"].as_str().unwrap().to_owned();
    let head: serde_json::Value = serde_json::from_str(&site.stored(&table).await.head).unwrap();
    head["options"].clone()
}

#[tokio::test]
async fn a_table_of_last_will_stores_each_choice_in_one_spelling() {
    let site = Site::new().await;
    let cases = [
        (&[("o-sacked-1", "off"), ("o-will-2", "90")][..], "sacked=off,will=90"),
        (&[("o-jobs-1", "none"), ("o-will-2", "random")], "sacked=on,jobs=none,plans=tiles,will=random"),
        (
            &[("o-jobs-1", "#seats"), ("o-jobs-1-seat", "1"), ("o-jobs-1-seat", "3"), ("o-will-1", "v6")],
            "sacked=on,jobs=13,plans=tiles,will=v6",
        ),
        // GS-25: one will alone has this money.
        (&[("o-plans-1", "base"), ("o-will-1", "75")], "sacked=on,jobs=all,plans=base,will=v9"),
    ];
    for (fields, options) in cases {
        let pairs: Vec<_> = std::iter::once("players=3").chain(options.split(',')).collect();
        let pairs: Vec<_> = pairs.iter().map(|pair| pair.split_once('=').unwrap()).collect();
        assert_eq!(agreed(&site, fields).await, serde_json::json!(pairs), "{options}");
    }
}

#[tokio::test]
async fn a_will_of_last_will_that_two_have_is_refused_with_what_is_taken() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let reply = ada.post("/tables", &[("game", "last-will"), ("players", "3"), ("o-will-1", "65")]).await;
    assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::BAD_REQUEST, "refused"));
    let message = reply.json()["message"].as_str().unwrap().to_owned();
    assert!(
        message.starts_with("Will: choose £50, four lines, ") && message.ends_with("50, 55, 75 or 80."),
        "{message}"
    );
}
