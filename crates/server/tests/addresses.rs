//! Which address a client has, which address the server has, and what https adds.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::num::NonZeroU32;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use bequest_server::{Config, Limits};
use common::{Guest, HOST, Reply, Site, config, started};

/// So many requests at once reach the limit even on a slow machine.
const MANY: usize = 2000;

/// Makes a site with few requests per address, behind these proxies; the tests come from 127.0.0.1.
async fn behind(proxies: &str) -> Site {
    let limits = Limits { requests: NonZeroU32::new(2), ..Limits::none() };
    Site::with(Config { limits, trust_proxy: proxies.parse().unwrap(), ..config() }).await
}

/// Asks again and again as clients with these addresses, one `X-Forwarded-For` for each line; returns whether there is a
/// limit for all of them together.
async fn are_counted_together(site: &Site, address: impl Fn(usize) -> String) -> bool {
    for number in 0..MANY {
        let mut guest = site.guest();
        let request = guest.request(Method::GET, "/turns");
        let request = address(number).lines().fold(request, |request, line| request.header("x-forwarded-for", line));
        let reply = guest.send(request.body(Body::empty()).unwrap()).await;
        if reply.status == StatusCode::TOO_MANY_REQUESTS {
            assert!(reply.body.contains("Too much is coming from your network"), "{}", reply.body);
            return true;
        }
    }
    false
}

fn changing(number: usize) -> String {
    format!("9.{}.{}.{}", number / 65_536, number / 256 % 256, number % 256)
}

#[tokio::test]
async fn what_a_client_says_about_its_address_counts_for_nothing() {
    let site = behind("loopback").await;
    assert!(!are_counted_together(&site, changing).await, "clients of a proxy count one by one");
    assert!(are_counted_together(&site, |number| format!("{}, 7.7.7.1", changing(number))).await);
    assert!(are_counted_together(&site, |number| format!("{}\n7.7.7.2", changing(number))).await);
    assert!(are_counted_together(&site, |number| format!("{}\n8.8.8.8, 7.7.7.3", changing(number))).await);
}

#[tokio::test]
async fn only_a_named_proxy_is_believed() {
    for proxies in ["none", "10.0.0.0/8,::1"] {
        assert!(are_counted_together(&behind(proxies).await, changing).await, "{proxies}");
    }
    assert!(!are_counted_together(&behind("10.0.0.0/8,127.0.0.1").await, changing).await);
}

#[tokio::test]
async fn clients_in_one_ipv6_network_count_together() {
    let site = behind("127.0.0.1").await;
    assert!(are_counted_together(&site, |number| format!("2001:db8:1:2::{number:x}")).await);
    assert!(!are_counted_together(&site, |number| format!("2001:db8:2:{number:x}::1")).await);
}

async fn public(url: &str) -> Site {
    Site::with(Config { public_url: Some(url.to_owned()), ..config() }).await
}

async fn get_by(site: &Site, path: &str, hosts: &[&str]) -> Reply {
    let request = axum::http::Request::builder().uri(path);
    let request = hosts.iter().fold(request, |request, host| request.header(header::HOST, *host));
    site.guest().send(request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn a_request_for_another_host_is_led_to_the_right_one() {
    let site = public("https://bequest.test").await;
    for hosts in [&["bequest.test"][..], &["BEQUEST.test"], &["bequest.test:443"]] {
        assert_eq!(get_by(&site, "/", hosts).await.status, StatusCode::OK, "{hosts:?}");
    }
    for hosts in
        [&[][..], &["evil.test"], &["bequest.test:80"], &["bequest.test.evil.test"], &["bequest.test", "evil.test"]]
    {
        for path in ["/", "/events", "/nothing", "/turns"] {
            let reply = get_by(&site, path, hosts).await;
            assert_eq!(reply.status, StatusCode::MISDIRECTED_REQUEST, "{path} {hosts:?}");
            assert!(reply.body.contains("This server has another address: https://bequest.test."), "{}", reply.body);
        }
        assert_eq!(get_by(&site, "/healthz", hosts).await.status, StatusCode::OK, "{hosts:?}");
    }
    let site = public("http://localhost:8090/").await;
    assert_eq!(get_by(&site, "/", &["localhost:8090"]).await.status, StatusCode::OK);
    assert_eq!(get_by(&site, "/", &["localhost"]).await.status, StatusCode::MISDIRECTED_REQUEST);
    assert_eq!(get_by(&Site::new().await, "/", &["any.test"]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn https_is_not_left_again() {
    let with = |reply: &Reply| reply.headers.contains_key(header::STRICT_TRANSPORT_SECURITY);
    let site = public("https://bequest.test").await;
    for path in ["/", "/nothing", "/turns"] {
        assert!(with(&site.guest().get(path).await), "{path}");
    }
    assert!(!with(&public("http://bequest.test").await.guest().get("/").await));
    assert!(!with(&Site::new().await.guest().get("/").await));
}

async fn post_name(guest: &mut Guest) -> Reply {
    let request = guest.request(Method::POST, "/name").header(header::ORIGIN, "https://bequest.test");
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    guest.send(request.body(Body::from("name=Ada")).unwrap()).await
}

#[tokio::test]
async fn by_https_a_cookie_belongs_to_this_host_only() {
    let site = public("https://bequest.test").await;
    let mut guest = site.guest();
    let reply = post_name(&mut guest).await;
    let cookie = reply.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with("__Host-bequest=") && cookie.contains("; Path=/;") && cookie.ends_with("; Secure"));
    assert_eq!(guest.cookies.keys().collect::<Vec<_>>(), ["__Host-bequest"]);
    // Another host of the same domain can set the old name, but not the new one.
    let own = guest.cookies.clone();
    guest.cookies.insert("bequest".into(), "x.y".into());
    assert_eq!(guest.get("/").await.status, StatusCode::OK);
    assert_eq!(guest.cookies, own);
    guest.cookies.insert("__Host-bequest".into(), "x.y".into());
    assert_eq!(post_name(&mut guest).await.status, StatusCode::UNAUTHORIZED);
    assert!(guest.cookies.is_empty(), "a forged cookie is taken away");
}

#[tokio::test]
async fn someone_with_a_cookie_from_before_https_keeps_their_seat() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 3, &[]).await;
    site.at_rest(&table).await;
    let asked = ada.questions(&table).await;
    assert!(!asked.is_empty());
    let site = site.restart(Config { public_url: Some(format!("https://{HOST}")), ..config() }).await;
    let mut again = site.guest();
    again.cookies.clone_from(&ada.cookies);
    let asset = again.get("/").await.body;
    let asset =
        asset.split('"').find(|part| part.starts_with("/assets/")).unwrap().split('#').next().unwrap().to_owned();
    again.cookies.clone_from(&ada.cookies);
    assert!(!again.get(&asset).await.headers.contains_key(header::SET_COOKIE), "a cached file carries no cookie");
    assert_eq!(again.questions(&table).await, asked);
    assert_eq!(again.cookies.keys().collect::<Vec<_>>(), ["__Host-bequest"], "the old one is replaced");
    assert_eq!(again.questions(&table).await, asked);
    assert_eq!(again.cookies["__Host-bequest"], ada.cookies["bequest"]);
}
