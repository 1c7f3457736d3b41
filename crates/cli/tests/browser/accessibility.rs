//! Everyone can play, also people who see little or use a screen reader.

use std::collections::BTreeSet;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::fast_player::FastPlayer;
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

/// Judges a dialog while it is open.
async fn judge_dialog(browser: &Browser, dialog: &str, on: &str) {
    browser.wait_for(&format!("{dialog}[open]")).await;
    judge(browser, &format!("{dialog} on {on}")).await;
    browser.read(&format!("document.querySelector({dialog:?}).close('no')")).await;
}

/// Plays a game of Die Erbraffer to its end, and judges what is asked for the first time.
async fn judge_erbraffer(player: &Player, on: &str) {
    let (mut judged, mut fast) = (BTreeSet::new(), FastPlayer::new(player));
    loop {
        if player.browser.read("!!document.querySelector('.trial-offer')").await == true {
            judge(&player.browser, &format!("the question in 1870 on {on}")).await;
            player.browser.click(".trial-offer .primary").await;
            player.browser.wait("!document.querySelector('.trial-offer')").await;
        }
        let seen = fast.look().await;
        let kinds = seen.actions.iter().filter_map(|action| action.split(' ').next());
        let fresh: Vec<String> = kinds.filter(|kind| !judged.contains(*kind)).map(str::to_owned).collect();
        if let Some(kind) = fresh.first() {
            judge(&player.browser, &format!("a table where one can {kind} on {on}")).await;
        }
        judged.extend(fresh);
        if fast.step().await {
            assert!(judged.len() >= 6, "{judged:?}");
            return;
        }
    }
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
            if *kind == "drive" {
                player.browser.read("document.querySelector('#answers button[value^=\"drive \"]').click()").await;
                judge_dialog(&player.browser, "#ask", on).await;
            }
            continue;
        }
        player.press(&seen, &some_action(&seen), How::Script).await;
        player.moved_on(&seen).await;
    }
}

/// Judges a table from before its game until after it.
async fn judge_table(game: &str, screen: Screen, on: &str) {
    let site = Site::start();
    let browser = open(screen).await;
    browser.goto(&site.address(&format!("/new?game={game}"))).await;
    browser.click("form[action='/tables'] [type=submit]").await;
    browser.wait_for(".waiting-room").await;
    judge(&browser, &format!("a table before its game on {on}")).await;
    browser.goto(&site.address("/")).await;
    browser.click(&format!("form[action='/first']:has([value={game}]) button")).await;
    browser.wait_for("#guide [data-about]").await;
    let player = Player { name: "Guest", browser };
    judge(&player.browser, &format!("a first game on {on}")).await;
    player.browser.read("void byId('keys').showModal()").await;
    judge_dialog(&player.browser, "#keys", on).await;
    let rule = if game == "maloney" { "MAL-40" } else { "ERB-40" };
    player.browser.read(&format!("beside('/rules/{game}#{rule}')")).await;
    player.browser.wait_for("#beside .found").await;
    judge(&player.browser, &format!("a rulebook beside a table on {on}")).await;
    player.browser.read("document.querySelector('#beside [data-shut]').click()").await;
    if game == "maloney" {
        judge_game(&player, on).await;
    } else {
        judge_erbraffer(&player, on).await;
    }
    judge(&player.browser, &format!("the end of a game on {on}")).await;
    let table = player.browser.path().await;
    player.browser.goto(&site.address(&format!("{table}?step=5"))).await;
    judge(&player.browser, &format!("looking back on {on}")).await;
}

#[tokio::test]
async fn an_order_on_a_phone_has_no_serious_violation() {
    let site = Site::with_slow_bots();
    let browser = open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    browser.click(".hero form[action='/play-now'] button").await;
    for order in [".out-today", ".up-to button"] {
        browser.click(&format!("#answers {order}")).await;
        browser.wait("!!document.querySelector('#answers :is(.out-today.set, .set-order)')").await;
        judge(&browser, &format!("an order by {order} on a phone")).await;
        browser.click("#answers :is(.out-today.set, .set-order button)").await;
        browser.wait("!document.querySelector('#answers :is(.out-today.set, .set-order)')").await;
    }
}

#[tokio::test]
async fn no_table_on_a_laptop_has_a_serious_violation() {
    judge_table("maloney", Screen::Laptop, "a laptop").await;
}

#[tokio::test]
async fn no_table_on_a_phone_has_a_serious_violation() {
    judge_table("maloney", Screen::Phone, "a phone").await;
}

#[tokio::test]
async fn no_table_of_die_erbraffer_on_a_laptop_has_a_serious_violation() {
    judge_table("erbraffer", Screen::Laptop, "a laptop").await;
}

#[tokio::test]
async fn no_table_of_die_erbraffer_on_a_phone_has_a_serious_violation() {
    judge_table("erbraffer", Screen::Phone, "a phone").await;
}
