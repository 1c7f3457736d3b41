//! What people may be called, and that two of them never look the same at a table.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::http::{StatusCode, header};
use common::{Site, encoded};

#[tokio::test]
async fn a_name_that_cannot_be_seen_or_breaks_lines_is_refused() {
    let site = Site::new().await;
    let mut guest = site.guest();
    for name in [
        "Ada\u{2800}",
        "\u{2800}",
        "\u{3164}",
        "Ada\u{115f}",
        "Ada\u{200d}",
        "Ada\u{e0061}",
        "Ada\u{fe0f}",
        "Ada\u{e000}",
        "Ada\u{f8ff}",
        "Ada\u{10fffd}",
        "Ada\u{378}",
        "Ada\u{e01ff}",
        "Ada\u{ffff}",
        "Ada\u{2028}B",
        "Ada\u{1d159}",
        "a\u{301}\u{302}\u{303}da",
        "Z\u{334}\u{335}\u{336}\u{337}\u{338}",
        "\u{301}Ada",
        "\u{20dd}",
    ] {
        let reply = guest.form("/name", &[("name", name)]).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{name:?}");
        assert!(reply.body.contains("That name can’t be used"), "{name:?}: {}", reply.body);
        assert!(guest.cookies.is_empty(), "{name:?}");
    }
    let request = guest.post_request("/name").header(header::ACCEPT_LANGUAGE, "it");
    let reply = guest.send(request.body(encoded(&[("name", "Ada\u{2800}")]).into()).unwrap()).await;
    assert!(reply.body.contains("contiene caratteri invisibili"), "{}", reply.body);
}

#[tokio::test]
async fn names_of_all_languages_are_welcome() {
    let site = Site::new().await;
    for name in [
        "Zoë",
        "Zoe\u{308}",
        "Ngô Thế",
        "e\u{302}\u{301}",
        "Αθηνά",
        "Анна-Мария",
        "محمد",
        "שׁוֹשַׁנָּה",
        "हिन्दी",
        "ज़िंदगी",
        "น้ำผึ้ง",
        "李小龍",
        "さくら",
        "김철수",
        "O’Neill 3rd",
        "Ada 🦊",
        "😀",
    ] {
        let mut guest = site.guest();
        let reply = guest.form("/name", &[("name", name)]).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{name}: {}", reply.body);
        assert!(guest.get("/settings").await.body.contains(name), "{name}");
    }
}

#[tokio::test]
async fn spaces_in_a_name_are_kept_as_pages_show_them() {
    let site = Site::new().await;
    let mut guest = site.guest();
    guest.form("/name", &[("name", " Ada \u{a0}\u{2003}  Lovelace ")]).await;
    assert!(guest.get("/").await.body.contains("Ada Lovelace"));
}

#[tokio::test]
async fn two_people_at_a_table_do_not_look_the_same() {
    for look in ["Ada", "ADA", "\u{410}d\u{430}", "\u{ff21}\u{ff44}\u{ff41}", "\u{1d400}da"] {
        let site = Site::new().await;
        let (mut ada, mut eve) = (site.person("Ada").await, site.person(look).await);
        let table = ada.table(&[("players", "3"), ("seat3", "device"), ("name3", look)]).await;
        eve.done(&format!("{table}/sit"), &[("seat", "2")]).await;
        let head = site.head(&table).await;
        let name = |seat: usize, kind: &str| head["seats"][seat]["who"][kind]["name"].as_str().unwrap().to_owned();
        let names = (name(0, "person"), name(1, "person"), name(2, "device"));
        assert_eq!(names, ("Ada".into(), format!("{look} 3"), format!("{look} 2")));
    }
}

#[tokio::test]
async fn nobody_looks_like_a_bot() {
    let site = Site::new().await;
    let mut ada = site.person("M\u{430}bel").await;
    let table = ada.table(&[("players", "3"), ("seat2", "bot"), ("seat3", "bot")]).await;
    let head = site.head(&table).await;
    let bots = [1, 2].map(|seat: usize| head["seats"][seat]["who"]["bot"]["name"].as_str().unwrap().to_owned());
    assert!(!bots.contains(&"Mabel".to_owned()), "{bots:?}");
}

#[tokio::test]
async fn a_turn_has_as_many_days_as_the_form_offers() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let form = ada.get("/new?game=maloney").await.body;
    let field = form.split("<input").find(|tag| tag.contains("name=\"days\"")).unwrap();
    let offered = field.split("value=\"").nth(1).unwrap().split('"').next().unwrap();
    let table = ada.table(&[("pace", "days")]).await;
    assert_eq!(site.head(&table).await["pace"]["days"].to_string(), offered);
    assert_eq!(offered, "2");
}
