//! Pages are small, and files that never change are fetched once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;

use axum::body::{Body, to_bytes};
use axum::http::{Method, header};
use common::{Guest, Site, started};
use tower::ServiceExt;

/// The first page with all that it needs has no more bytes than this, compressed. Fonts are weighed by themselves: text can
/// be read before they arrive.
const FIRST_PAGE: usize = 60_000;

/// Returns what is sent for a path to someone whose browser can unpack it: how many bytes, and how long it may be kept.
async fn sent(site: &Site, guest: &Guest, path: &str) -> (usize, String) {
    let request = guest.request(Method::GET, path).header(header::ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
    let response = site.server.router().oneshot(request).await.unwrap();
    let kept = response.headers()[header::CACHE_CONTROL].to_str().unwrap().to_owned();
    (to_bytes(response.into_body(), usize::MAX).await.unwrap().len(), kept)
}

/// Returns the files that a page needs. What it only notes, in `data-…`, it fetches when someone asks for it.
fn files(page: &str) -> BTreeSet<String> {
    let texts: Vec<&str> = page.split('"').collect();
    let is_needed = |pair: &&[&str]| pair[1].starts_with("/assets/") && !pair[0].contains(" data-");
    let named = texts.windows(2).filter(is_needed).map(|pair| pair[1]);
    named.map(|path| path.split('#').next().unwrap().to_owned()).collect()
}

async fn weigh(site: &Site, guest: &mut Guest, path: &str) -> usize {
    let page = guest.get(path).await.body;
    let mut sum = sent(site, guest, path).await.0;
    for file in files(&page) {
        let (bytes, kept) = sent(site, guest, &file).await;
        assert!(kept.contains("immutable"), "{file} is kept for good");
        if !file.ends_with(".woff2") {
            sum += bytes;
        }
    }
    sum
}

#[tokio::test]
async fn the_first_page_is_light_with_all_that_it_needs() {
    let site = Site::new().await;
    let weight = weigh(&site, &mut site.guest(), "/").await;
    assert!(weight < FIRST_PAGE, "{weight} bytes");
}

#[tokio::test]
async fn a_table_is_light_with_all_that_it_needs() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let table = started(&mut [&mut ada], 6, &[]).await;
    let weight = weigh(&site, &mut ada, &table).await;
    assert!(weight < FIRST_PAGE, "{weight} bytes");
}
