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
