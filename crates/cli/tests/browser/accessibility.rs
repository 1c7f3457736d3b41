//! Everyone can play, also people who see little or use a screen reader.

use std::collections::BTreeSet;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::player::{How, Player, some_action};
use crate::site::Site;

/// The pages that anyone can open.
const PAGES: [&str; 12] = [
    "/",
    "/new",
    "/new?game=erbraffer",
    "/new?game=last-will",
    "/tables",
    "/rules",
    "/rules/maloney",
    "/rules/maloney?q=joker",
    "/rules/erbraffer",
    "/rules/last-will",
    "/settings",
    "/about",
];

/// Opens a browser in which nothing moves: colours that are still changing cannot be judged.
async fn open(screen: Screen) -> Browser {
    let browser = Browser::open(screen).await;
    browser.reduced_motion().await;
    browser
}

/// Fails if a page is bad in light or in dark.
async fn judge(browser: &Browser, what: &str) {
    browser.light().await;
    no_serious_violation(browser, &format!("{what} in light")).await;
    browser.dark().await;
    no_serious_violation(browser, &format!("{what} in dark")).await;
}

async fn judge_pages(screen: Screen, on: &str) {
    let site = Site::start();
    let browser = open(screen).await;
    for path in PAGES {
        browser.goto(&site.address(path)).await;
        assert_eq!(browser.status().await, 200, "{path}");
        judge(&browser, &format!("{path} on {on}")).await;
    }
}

#[tokio::test]
async fn no_page_on_a_laptop_has_a_serious_violation() {
    judge_pages(Screen::Laptop, "a laptop").await;
}

#[tokio::test]
async fn no_page_on_a_phone_has_a_serious_violation() {
    judge_pages(Screen::Phone, "a phone").await;
}

/// Plays a game to its end, and judges what is asked for the first time.
async fn judge_game(player: &Player, on: &str) {
    let mut judged = BTreeSet::new();
    loop {
        let seen = player.asked_or_over().await;
        if seen.over {
            return;
        }
        let kinds = ["drive", "lay", "bid", "keep", "decline"];
        if let Some(kind) = kinds.iter().find(|kind| seen.first(kind).is_some())
            && judged.insert(*kind)
        {
            judge(&player.browser, &format!("a table where one can {kind} on {on}")).await;
        }
        player.press(&seen, &some_action(&seen), How::Script).await;
        player.moved_on(&seen).await;
    }
}

/// Judges a table from before its game until after it.
async fn judge_table(screen: Screen, on: &str) {
    let site = Site::start();
    let browser = open(screen).await;
    browser.goto(&site.address("/new?game=maloney")).await;
    browser.click("form[action='/tables'] [type=submit]").await;
    browser.wait_for(".waiting-room").await;
    judge(&browser, &format!("a table before its game on {on}")).await;
    browser.goto(&site.address("/")).await;
    browser.click("form[action='/first'] button").await;
    browser.wait_for("#guide [data-about]").await;
    let player = Player { name: "Guest", browser };
    judge(&player.browser, &format!("a first game on {on}")).await;
    player.browser.read("beside('/rules/maloney#MAL-40')").await;
    player.browser.wait_for("#beside .found").await;
    judge(&player.browser, &format!("a rulebook beside a table on {on}")).await;
    player.browser.read("document.querySelector('#beside [data-shut]').click()").await;
    judge_game(&player, on).await;
    judge(&player.browser, &format!("the end of a game on {on}")).await;
    let table = player.browser.path().await;
    player.browser.goto(&site.address(&format!("{table}?step=5"))).await;
    judge(&player.browser, &format!("looking back on {on}")).await;
}

#[tokio::test]
async fn no_table_on_a_laptop_has_a_serious_violation() {
    judge_table(Screen::Laptop, "a laptop").await;
}

#[tokio::test]
async fn no_table_on_a_phone_has_a_serious_violation() {
    judge_table(Screen::Phone, "a phone").await;
}
