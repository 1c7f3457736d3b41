//! The start page of someone who plays: the game that goes on, the bell, and what is finished.

use crate::axe::no_serious_violation;
use crate::browser::Screen;
use crate::player::{How, Player, play_now, some_action};
use crate::site::Site;

#[tokio::test]
async fn a_running_game_is_on_top_and_one_click_away() {
    let site = Site::with_slow_bots();
    let player = play_now(&site).await;
    let browser = &player.browser;
    player.asked().await;
    let table = browser.path().await;
    // The bell does not count the table that one is at, before and after it has been drawn again.
    assert_eq!(browser.read("!document.querySelector('#turns a')").await, true);
    browser.read("(renew(), true)").await;
    browser.wait("source?.readyState === 1 && !document.querySelector('#turns a')").await;
    browser.goto(&site.address("/")).await;
    browser.wait_for(".goes-on").await;
    assert_eq!(browser.read("document.querySelector('.hero').checkVisibility()").await, false);
    assert_eq!(browser.text("document.querySelector('#turns b').innerText").await, "1");
    let title = browser.text("document.querySelector('.goes-on h1').innerText").await;
    assert!(title.contains("day 1") && title.contains("your turn"), "{title}");
    browser.reduced_motion().await;
    browser.light().await;
    no_serious_violation(browser, "a start page with a game that goes on").await;
    browser.dark().await;
    no_serious_violation(browser, "a dark start page with a game that goes on").await;
    browser.click(".goes-on .onward a").await;
    browser.wait_for("#answers").await;
    assert_eq!(browser.path().await, table);
}

#[tokio::test]
async fn a_finished_game_has_its_place_its_score_and_its_opponents() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    loop {
        let seen = player.asked_or_over().await;
        if seen.over {
            break;
        }
        player.press(&seen, &some_action(&seen), How::Script).await;
        player.moved_on(&seen).await;
    }
    let table = browser.path().await;
    browser.goto(&site.address("/")).await;
    browser.wait_for(&format!("#finished a[href='{table}']")).await;
    let place = browser.text("document.querySelector('#finished .placing').innerText").await;
    assert!(place.contains("of 4"), "{place}");
    assert_eq!(browser.read("document.querySelectorAll('#finished .against .seat').length").await, 3);
    let score = browser.text("document.querySelector('#finished .score').innerText").await;
    assert!(score.chars().any(|c| c.is_ascii_digit()), "{score}");
    // The page writes the date as people do.
    browser.wait("!/^\\d{4}-/.test(document.querySelector('#finished time').innerText)").await;
    assert_eq!(browser.read("!document.querySelector('#turns a, .goes-on')").await, true, "nothing waits any more");
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn the_start_page_fits_a_phone_in_french_with_tiles_that_do_not_overlap() {
    let site = Site::with_slow_bots();
    let browser = crate::browser::Browser::open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    browser.click(".popover summary").await;
    browser.click(".popover button[lang=fr]").await;
    browser.wait("document.documentElement.lang === 'fr'").await;
    browser.click(".hero form[action='/play-now'] button").await;
    browser.wait_for("#answers").await;
    browser.goto(&site.address("/")).await;
    browser.wait_for(".goes-on").await;
    let overlaps = "[...document.querySelectorAll('.tile .text')].filter((text) => {
        const parts = [...text.querySelectorAll('h2, .text > p, .facts, .button, .chip')].map((part) => part.getBoundingClientRect());
        return parts.some((one, i) => parts.slice(i + 1).some((other) =>
            one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1));
    }).length";
    assert_eq!(browser.read(overlaps).await, 0);
    assert_eq!(browser.read("document.scrollingElement.scrollWidth <= innerWidth").await, true);
    let player = Player { name: "Guest", browser };
    player.browser.click(".goes-on .onward a").await;
    player.browser.wait_for("#answers").await;
}
