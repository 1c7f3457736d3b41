//! Whatever is sent, the answer says what was wrong with it, and nothing has changed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::num::NonZeroU32;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use bequest_server::{Config, Limits};
use common::{Guest, Reply, Site, config, encoded, play_to_the_end, started};

type Fields<'a> = &'a [(&'a str, &'a str)];

const NONCE: &str = "000102030405060708090a0b0c0d0e0f";

/// Two people and a bot at a started table, with what the first is asked.
async fn playing(site: &Site) -> (String, Guest, Guest, String) {
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[]).await;
    // The bot answers first, so that nothing moves while we look.
    site.at_rest(&table).await;
    let question = ada.questions(&table).await.remove(0).number;
    (table, ada, bert, question)
}

/// Two people at a table with a third, open seat and a fourth that only an invitation opens.
async fn table_before_the_game(site: &Site) -> (String, Guest, Guest) {
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = ada.table(&[("players", "4"), ("seat4", "invite"), ("public", "1")]).await;
    bert.done(&format!("{table}/sit"), &[("seat", "2")]).await;
    (table, ada, bert)
}

async fn act(guest: &mut Guest, table: &str, fields: &[(&str, &str)]) -> Reply {
    guest.post(&format!("{table}/act"), fields).await
}

#[tokio::test]
async fn a_forged_cookie_is_refused_and_taken_away() {
    let site = Site::new().await;
    let (table, ada, bert, question) = playing(&site).await;
    let state = site.state(&table).await;
    let fields = [("seat", "1"), ("question", question.as_str()), ("action", "decline"), ("key", "forgedkey1")];
    let signature = bert.cookies["bequest"].split('.').nth(1).unwrap().to_owned();
    let cookie = &ada.cookies["bequest"];
    let turned = format!("{}{}", &cookie[..cookie.len() - 1], if cookie.ends_with('0') { '1' } else { '0' });
    for forged in [turned, format!("{}.{signature}", ada.id()), ada.id(), "x.y".into()] {
        let mut forger = ada.clone();
        forger.cookies.insert("bequest".into(), forged);
        let reply = act(&mut forger, &table, &fields).await;
        assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::UNAUTHORIZED, "refused"));
        let taken = reply.headers[header::SET_COOKIE].to_str().unwrap();
        assert!(taken.starts_with("bequest=;") && taken.contains("Max-Age=0"), "{taken}");
        assert!(!forger.cookies.contains_key("bequest"));
    }
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn nobody_answers_for_a_seat_of_somebody_else() {
    let site = Site::new().await;
    let (table, _, mut bert, question) = playing(&site).await;
    let state = site.state(&table).await;
    let mut other = site.person("Other").await;
    let mut stranger = site.guest();
    let fields = [("seat", "1"), ("question", question.as_str()), ("action", "decline"), ("key", "notmyseat1")];
    for guest in [&mut bert, &mut other, &mut stranger] {
        for what in ["act", "undo", "redo", "ready"] {
            let reply = guest.post(&format!("{table}/{what}"), &fields).await;
            assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::FORBIDDEN, "refused"), "{what}");
        }
    }
    for guest in [&mut other, &mut stranger] {
        for what in ["leave", "return", "close", "rematch", "replace"] {
            let reply = guest.post(&format!("{table}/{what}"), &[("seat", "1"), ("agree", "1")]).await;
            let expected = if what == "rematch" && guest.cookies.contains_key("bequest") { 409 } else { 403 };
            assert_eq!(reply.status.as_u16(), expected, "{what}: {}", reply.body);
        }
    }
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn a_malformed_answer_is_refused_with_the_field_that_is_wrong() {
    let site = Site::new().await;
    let (table, mut ada, _, question) = playing(&site).await;
    let state = site.state(&table).await;
    let long = "k".repeat(65);
    let action = format!("bid {}", "1".repeat(300));
    let good = [("seat", "1"), ("question", question.as_str()), ("action", "decline"), ("key", "goodkey12")];
    let wrong = [
        ("question", ""),
        ("question", "-1"),
        ("question", "x"),
        ("question", "99999999999"),
        ("seat", "9"),
        ("seat", "0"),
        ("seat", ""),
        ("seat", "1 "),
        ("key", ""),
        ("key", "short"),
        ("key", &long),
        ("key", "bad-key-!!"),
        ("action", ""),
        ("action", "bid 99999999999"),
        ("action", "bid -5"),
        ("action", "bid +500"),
        ("action", "bid 0500"),
        ("action", "bid"),
        ("action", "dance"),
        ("action", "lay z99"),
        ("action", "drive 99"),
        ("action", &action),
    ];
    for (field, value) in wrong {
        let fields = good.map(|(name, good)| (name, if name == field { value } else { good }));
        let reply = act(&mut ada, &table, &fields).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{field}={value}: {}", reply.body);
        assert!(reply.json()["message"].as_str().unwrap().contains(field), "{field}={value}: {}", reply.body);
        let without: Vec<_> = good.into_iter().filter(|(name, _)| *name != field).collect();
        assert_eq!(act(&mut ada, &table, &without).await.status, StatusCode::BAD_REQUEST, "without {field}");
    }
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn absurd_amounts_and_actions_out_of_place_are_refused_by_a_rule() {
    let site = Site::new().await;
    let (table, mut ada, _, question) = playing(&site).await;
    let state = site.state(&table).await;
    for action in ["bid 150", "bid 0", "bid 4294967200", "bid 100000", "drive 1", "lay a01", "keep"] {
        let fields = [("seat", "1"), ("question", question.as_str()), ("action", action), ("key", "absurdkey")];
        let reply = act(&mut ada, &table, &fields).await;
        assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "refused"), "{action}");
        assert!(reply.json()["rule"].is_string(), "{action}: {}", reply.body);
    }
    let fields = [("seat", "1"), ("question", "4000000000"), ("action", "decline"), ("key", "futurekey1")];
    assert_eq!(act(&mut ada, &table, &fields).await.outcome(), "stale");
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn a_body_that_is_no_form_is_refused() {
    let site = Site::new().await;
    let (table, mut ada, _, question) = playing(&site).await;
    let state = site.state(&table).await;
    let fields = [("seat", "1"), ("question", question.as_str()), ("action", "decline"), ("key", "bodykey123")];
    let form = encoded(&fields);
    let json = format!(r#"{{"seat":1,"question":{question},"action":"decline","key":"bodykey123"}}"#);
    let bodies = [
        (Some("application/json"), json.clone().into_bytes()),
        (Some("application/x-www-form-urlencoded"), json.into_bytes()),
        (Some("application/x-www-form-urlencoded"), vec![0xff; 1000]),
        (Some("application/x-www-form-urlencoded"), Vec::new()),
        (Some("application/x-www-form-urlencoded"), b"seat=%zz&question=%00&action=%ff&key=&&&===".to_vec()),
        (Some("text/plain"), form.clone().into_bytes()),
        (Some("multipart/form-data; boundary=x"), form.clone().into_bytes()),
        (Some("application/x-www-form-urlencodedx"), form.clone().into_bytes()),
        (None, form.into_bytes()),
    ];
    for (kind, body) in bodies {
        let request = ada.request(Method::POST, &format!("{table}/act")).header(header::ORIGIN, "http://bequest.test");
        let request = kind.into_iter().fold(request, |request, kind| request.header(header::CONTENT_TYPE, kind));
        let reply = ada.send(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{kind:?}: {}", reply.body);
    }
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn a_body_of_ten_megabytes_is_too_large_whether_it_says_so_or_not() {
    let site = Site::new().await;
    let mut guest = site.guest();
    let body = format!("name={}", "x".repeat(10_000_000));
    for told in [true, false] {
        let mut request = guest.post_request("/name");
        if told {
            request = request.header(header::CONTENT_LENGTH, body.len());
        }
        let reply = guest.send(request.body(Body::from(body.clone())).unwrap()).await;
        assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
    }
    assert!(guest.cookies.is_empty());
}

#[tokio::test]
async fn a_name_with_a_script_is_shown_as_text_everywhere() {
    const NAME: &str = "<script>alert(1)</script>\"'&";
    let site = Site::new().await;
    let (mut ada, mut eve, mut viewer) = (site.person(NAME).await, site.person("Eve").await, site.person("Vi").await);
    let mut home = viewer.listen("/events").await;
    let table = ada.table(&[("players", "3"), ("public", "1"), ("seat3", "device"), ("name3", NAME)]).await;
    let mut stream = viewer.listen(&format!("{table}/events")).await;
    let mut bodies = vec![ada.get("/").await.body, viewer.get("/").await.body, viewer.get(&table).await.body];
    bodies.push(home.until(|news| news.contains("alert")).await);
    bodies.push(stream.until(|news| news.contains("alert")).await);
    eve.done(&format!("{table}/sit"), &[("seat", "2")]).await;
    ada.done(&format!("{table}/start"), &[]).await;
    ada.says(&table, 1, "bid 100").await;
    stream.until(|news| news.contains("event: page")).await;
    let mut stream = viewer.listen(&format!("{table}/events")).await;
    bodies.push(stream.until(|news| news.contains("alert")).await);
    bodies.extend([viewer.get(&table).await.body, ada.get(&table).await.body, ada.get("/").await.body]);
    bodies.push(eve.get(&format!("{table}/regions")).await.body);
    eve.says(&table, 2, "decline").await;
    ada.says(&table, 3, "decline").await;
    bodies.push(site.guest().form("/name", &[("name", &format!("{NAME}{NAME}"))]).await.body);
    for body in &bodies {
        let shown = body.match_indices("alert(1)").collect::<Vec<_>>();
        assert!(!shown.is_empty(), "the name is there: {body}");
        assert!(shown.iter().all(|(place, _)| body[..*place].ends_with("&lt;script&gt;")), "{body}");
    }
}

#[tokio::test]
async fn names_that_pretend_are_refused() {
    let site = Site::new().await;
    let mut guest = site.guest();
    let long = "x".repeat(41);
    let names = [
        "",
        " ",
        "a\nb",
        "a\u{0}b",
        "a\tb",
        "a\u{7f}",
        "\u{202e}adA",
        "Ada\u{200b}",
        "Ada\u{2066}",
        "\u{feff}Ada",
        "A\u{ad}da",
        &long,
    ];
    for name in names {
        assert_eq!(guest.form("/name", &[("name", name)]).await.status, StatusCode::BAD_REQUEST, "{name:?}");
        assert!(guest.cookies.is_empty(), "{name:?}");
    }
    let mut ada = site.person("Ada").await;
    for name in ["\u{202e}x", "a\u{1}", &long] {
        let fields = [("game", "maloney"), ("seat2", "device"), ("name2", name)];
        assert_eq!(ada.form("/tables", &fields).await.status, StatusCode::BAD_REQUEST, "{name:?}");
    }
    assert_eq!(ada.get("/turns").await.json()["turns"], 0);
}

#[tokio::test]
async fn posts_from_other_sites_are_refused() {
    let site = Site::new().await;
    let (table, mut ada, _, question) = playing(&site).await;
    let state = site.state(&table).await;
    let fields = [("seat", "1"), ("question", question.as_str()), ("action", "decline"), ("key", "foreignkey")];
    let kind = "application/x-www-form-urlencoded";
    let own = Some("http://bequest.test");
    let cases = [
        (None, None),
        (Some("http://evil.test"), None),
        (Some("null"), None),
        (Some("http://bequest.test.evil.test"), None),
        (Some("bequest.test"), None),
        (own, Some("cross-site")),
        (own, Some("same-site")),
        (own, Some("none")),
        (None, Some("same-origin")),
    ];
    for (origin, fetch) in cases {
        let mut request = ada.request(Method::POST, &format!("{table}/act")).header(header::CONTENT_TYPE, kind);
        request = origin.into_iter().fold(request, |request, origin| request.header(header::ORIGIN, origin));
        request = fetch.into_iter().fold(request, |request, fetch| request.header("sec-fetch-site", fetch));
        let reply = ada.send(request.body(Body::from(encoded(&fields))).unwrap()).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{origin:?} {fetch:?}: {}", reply.body);
    }
    assert_eq!(site.state(&table).await, state);
    let request = ada.post_request(&format!("{table}/act")).header("sec-fetch-site", "same-origin");
    let reply = ada.send(request.body(Body::from(encoded(&fields))).unwrap()).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
}

#[tokio::test]
async fn with_a_public_address_only_its_own_origin_may_post() {
    let site = Site::with(Config { public_url: Some("https://bequest.example/".into()), ..config() }).await;
    let mut guest = site.guest();
    guest.host = "bequest.example".to_owned();
    assert_eq!(guest.form("/name", &[("name", "Ada")]).await.status, StatusCode::FORBIDDEN);
    let request = guest.request(Method::POST, "/name").header(header::ORIGIN, "https://bequest.example");
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let reply = guest.send(request.body(Body::from("name=Ada")).unwrap()).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn what_is_not_there_is_a_page_that_says_so() {
    let site = Site::new().await;
    let (table, mut ada, _, _) = playing(&site).await;
    let missing = "/t/aaaaaaaaaaaaaaaaaaaaaaaaaa";
    let paths = [missing.to_owned(), "/t/x".into(), "/t/AAAAAAAAAAAAAAAAAAAAAAAAAA".into(), "/nothing".into()];
    let more = ["/events", "/regions", "/record.rec", "/chance.json", "/why?action=decline"]
        .map(|end| format!("{missing}{end}"));
    let bad = ["/t/../etc/passwd", "/t/%2e%2e", "/assets/../site.css", "/assets/none.css", "/name", "/first"];
    let posts = ["act", "start", "sit", "nothing"].map(|what| format!("{table}/{what}"));
    for path in paths.iter().chain(&more).cloned().chain(bad.map(str::to_owned)).chain(posts) {
        let reply = ada.get(&path).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}: {}", reply.body);
        assert!(reply.body.contains("There is no page at this address."), "{path}");
    }
    for what in ["act", "sit", "start", "rematch", "leave"] {
        for table in [missing, "/t/x"] {
            let fields = [("seat", "1"), ("question", "1"), ("action", "decline"), ("key", "missingkey")];
            assert_eq!(ada.post(&format!("{table}/{what}"), &fields).await.status, StatusCode::NOT_FOUND, "{what}");
        }
    }
    assert_eq!(ada.post(&format!("{table}/dance"), &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.post("/", &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(site.server.tables_in_memory(), 1, "tables that are not there take no memory");
}

#[tokio::test]
async fn addresses_that_cannot_be_read_are_refused() {
    let site = Site::new().await;
    let (table, mut ada, ..) = playing(&site).await;
    for path in ["/t/%ff", "/assets/%ff"] {
        assert!(ada.get(path).await.status.is_client_error(), "{path}");
    }
    for query in ["as=1&as=2", "as=", "as=%ff", "as=99999999999999999999", "have=%00,%ff", "invite=%ff", "x=y"] {
        let status = ada.get(&format!("{table}?{query}")).await.status;
        assert!(status.is_success() || status.is_client_error(), "{query}: {status}");
    }
    let have = "x.1,".repeat(2000);
    assert!(ada.get(&format!("{table}?have={have}")).await.status.is_success());
}

#[tokio::test]
async fn a_table_that_no_game_allows_is_not_made() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let wrong: [&[(&str, &str)]; 11] = [
        &[("game", "chess")],
        &[("game", "")],
        &[],
        &[("game", "maloney"), ("players", "2")],
        &[("game", "maloney"), ("players", "7")],
        &[("game", "maloney"), ("players", "many")],
        &[("game", "maloney"), ("pace", "hurry")],
        &[("game", "maloney"), ("pace", "live"), ("turn", "1")],
        &[("game", "maloney"), ("pace", "days"), ("days", "99")],
        &[("game", "maloney"), ("seat2", "throne")],
        &[("game", "maloney"), ("seat2", "bot"), ("bot2", "deep-thought")],
    ];
    for fields in wrong {
        assert_eq!(ada.form("/tables", fields).await.status, StatusCode::BAD_REQUEST, "{fields:?}");
    }
    assert_eq!(ada.form("/play-now", &[("game", "chess")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(ada.form("/language", &[("lang", "tlh")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(site.store.tables_after(None, 10).await.unwrap(), []);
}

#[tokio::test]
async fn before_the_game_only_what_fits_is_done() {
    let site = Site::new().await;
    let (table, mut ada, mut bert) = table_before_the_game(&site).await;
    let (mut cleo, mut stranger) = (site.person("Cleo").await, site.guest());
    let state = site.state(&table).await;
    let seat = |number| [("seat", number), ("nonce", NONCE)];
    let cases: [(&mut Guest, &str, Fields<'_>, u16); 17] = [
        (&mut cleo.clone(), "sit", &seat("1"), 409),
        (&mut cleo.clone(), "sit", &seat("2"), 409),
        (&mut cleo.clone(), "sit", &seat("4"), 403),
        (&mut cleo.clone(), "sit", &[("seat", "4"), ("token", "aaaaaaaaaaaaaaaaaaaaaaaaaa")], 403),
        (&mut cleo.clone(), "sit", &seat("5"), 400),
        (&mut cleo.clone(), "sit", &seat("9"), 400),
        (&mut bert.clone(), "sit", &seat("3"), 409),
        (&mut bert.clone(), "start", &[], 403),
        (&mut bert.clone(), "start", &[("fill", "1")], 403),
        (&mut bert.clone(), "remove", &seat("1"), 403),
        (&mut bert.clone(), "seat", &[("seat", "3"), ("kind", "bot")], 403),
        (&mut bert, "stand", &seat("1"), 403),
        (&mut cleo, "nonce", &seat("1"), 403),
        (&mut stranger, "start", &[], 403),
        (&mut ada.clone(), "start", &[], 409),
        (&mut ada.clone(), "remove", &seat("1"), 409),
        (&mut ada, "remove", &seat("6"), 400),
    ];
    for (guest, what, fields, status) in cases {
        let reply = guest.post(&format!("{table}/{what}"), fields).await;
        assert_eq!(reply.status.as_u16(), status, "{what} {fields:?}: {}", reply.body);
    }
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn the_host_fills_seats_with_what_there_is_only() {
    let site = Site::new().await;
    let (table, mut ada, _) = table_before_the_game(&site).await;
    let state = site.state(&table).await;
    let cases: [(&str, Fields<'_>, u16); 9] = [
        ("seat", &[("seat", "3"), ("kind", "throne")], 400),
        ("seat", &[("seat", "3"), ("kind", "bot"), ("bot", "deep-thought")], 400),
        ("seat", &[("seat", "2"), ("kind", "bot")], 409),
        ("seat", &[("seat", "5"), ("kind", "bot")], 400),
        ("nonce", &[("nonce", "short")], 400),
        ("nonce", &[("nonce", "zz0102030405060708090a0b0c0d0e0f")], 400),
        ("nonce", &[], 400),
        ("act", &[("seat", "1"), ("question", "1"), ("action", "decline"), ("key", "earlykey1")], 409),
        ("undo", &[("seat", "1"), ("key", "earlykey1")], 409),
    ];
    for (what, fields, status) in cases {
        let reply = ada.post(&format!("{table}/{what}"), fields).await;
        assert_eq!(reply.status.as_u16(), status, "{what} {fields:?}: {}", reply.body);
    }
    for what in ["redo", "ready", "leave", "return", "replace", "rematch"] {
        let reply = ada.post(&format!("{table}/{what}"), &[("seat", "1"), ("key", "earlykey1")]).await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{what}");
    }
    assert_eq!(site.state(&table).await, state);
}

#[tokio::test]
async fn a_nonce_is_given_once() {
    let site = Site::new().await;
    let (table, mut ada, _) = table_before_the_game(&site).await;
    ada.done(&format!("{table}/nonce"), &[("nonce", NONCE)]).await;
    ada.done(&format!("{table}/nonce"), &[("nonce", "ffffffffffffffffffffffffffffffff")]).await;
    assert_eq!(site.head(&table).await["seats"][0]["nonce"], NONCE);
}

#[tokio::test]
async fn after_the_end_nothing_can_be_done_any_more() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[]).await;
    play_to_the_end(&mut [&mut ada], &table, |question, round| {
        question.actions[round % question.actions.len()].clone()
    })
    .await;
    let state = site.state(&table).await;
    let fields = [("seat", "1"), ("question", "1"), ("action", "bid 100"), ("key", "toolatekey"), ("agree", "1")];
    for what in
        ["act", "undo", "redo", "ready", "leave", "return", "replace", "close", "sit", "stand", "seat", "remove"]
    {
        let reply = ada.post(&format!("{table}/{what}"), &fields).await;
        assert!(matches!(reply.status.as_u16(), 409 | 422), "{what}: {} {}", reply.status, reply.body);
    }
    assert_eq!(site.state(&table).await, state);
}

/// So many requests reach the limit even on a slow machine.
const MANY: u32 = 2000;

/// Confirm again and again until there is too much of it; returns the refusal, and how often the answer was another one.
async fn refused(mut ask: impl AsyncFnMut() -> Reply) -> (Reply, u32) {
    for done in 0..MANY {
        let reply = ask().await;
        if reply.status == StatusCode::TOO_MANY_REQUESTS {
            return (reply, done);
        }
        assert!(reply.status.is_success() || reply.status.is_redirection(), "{}", reply.body);
    }
    panic!("there is no limit");
}

#[tokio::test]
async fn too_many_posts_at_once_are_refused() {
    let limits = Limits { posts: NonZeroU32::new(2), ..Limits::none() };
    let site = Site::with(Config { limits, ..config() }).await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let (refused, _) = refused(async || ada.post("/name", &[("name", "Ada")]).await).await;
    assert_eq!(refused.outcome(), "refused");
    assert_eq!(bert.post("/name", &[("name", "Bert")]).await.status, StatusCode::OK, "another person is not concerned");
    assert_eq!(ada.get("/").await.status, StatusCode::OK, "looking is no post");
}

#[tokio::test]
async fn guests_tables_and_requests_have_limits_of_their_own() {
    let few = NonZeroU32::new(2);
    let site = Site::with(Config { limits: Limits { guests: few, ..Limits::none() }, ..config() }).await;
    let (_, done) = refused(async || site.guest().form("/name", &[("name", "Ada")]).await).await;
    assert!(done >= 2, "{done} guests were let in");
    let site = Site::with(Config { limits: Limits { tables: few, ..Limits::none() }, ..config() }).await;
    let mut ada = site.person("Ada").await;
    let (_, done) = refused(async || ada.form("/tables", &[("game", "maloney")]).await).await;
    assert!(done >= 2, "{done} tables were made");
    assert_eq!(site.store.tables_after(None, MANY).await.unwrap().len(), done as usize);
    let site = Site::with(Config { limits: Limits { requests: few, ..Limits::none() }, ..config() }).await;
    let (_, done) = refused(async || site.guest().get("/").await).await;
    assert!(done >= 4, "{done} requests were answered");
}

#[tokio::test]
async fn normal_use_meets_no_limit() {
    let site = Site::with(Config { limits: Limits::default(), ..config() }).await;
    let (mut ada, mut bert) = (site.person("Ada").await, site.person("Bert").await);
    let table = started(&mut [&mut ada, &mut bert], 3, &[]).await;
    for guest in [&mut ada, &mut bert] {
        guest.get("/").await;
        for question in guest.questions(&table).await {
            let reply = guest.answer(&table, &question, "decline", &common::key()).await;
            assert_ne!(reply.status, StatusCode::TOO_MANY_REQUESTS);
        }
    }
}
