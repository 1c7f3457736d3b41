//! The page of a finished game: the ranking, the game once more, sharing, and the same deal again.

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::player::{How, Player, some_action};
use crate::site::Site;

/// Plays a game against bots to its end, as fast as it goes.
async fn finished(site: &Site, screen: Screen) -> Player {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click(".hero form[action='/play-now'] button").await;
    let player = Player { name: "Guest", browser };
    loop {
        let seen = player.asked_or_over().await;
        if seen.over {
            return player;
        }
        player.press(&seen, &some_action(&seen), How::Script).await;
        player.moved_on(&seen).await;
    }
}

const STEP: &str = "+document.querySelector('#replay-steer').dataset.step";
const PLAYING: &str = "'playing' in document.body.dataset";

#[tokio::test]
async fn a_finished_game_is_played_again_shared_and_dealt_again() {
    let site = Site::start();
    let player = finished(&site, Screen::Laptop).await;
    let browser = &player.browser;
    browser.wait_for(".won .ranking li:nth-child(4)").await;
    let sentences = browser.read("document.querySelectorAll('.decided li').length").await.as_u64().unwrap();
    assert!((1..=3).contains(&sentences), "{sentences}");
    // A sentence jumps to its chapter and plays it; the ranking stays.
    browser.click(".decided li:first-child a").await;
    browser.wait(&format!("{PLAYING} && !!document.querySelector('#status .past')")).await;
    let first = browser.read(STEP).await.as_u64().unwrap();
    browser.wait(&format!("{STEP} > {first}")).await;
    assert_eq!(browser.read("!!document.querySelector('.won .ranking')").await, true);
    browser.click("#replay-steer [data-play]").await;
    browser.wait(&format!("!({PLAYING})")).await;
    let step = browser.read(STEP).await.as_u64().unwrap();
    // By chapters, and on from there; three times as fast.
    browser.click(".chapters li:nth-child(2) a").await;
    browser
        .wait(&format!("{STEP} !== {step} && !!document.querySelector('.chapters li:nth-child(2) [aria-current]')"))
        .await;
    let legs = "document.querySelectorAll('.leg.made').length";
    assert_eq!(
        browser.read(&format!("{legs} === 1 && document.querySelectorAll('.leg:not(.made)').length > 0")).await,
        true
    );
    browser.click(".speed label:last-child").await;
    let step = browser.read(STEP).await.as_u64().unwrap();
    browser.press("p").await;
    browser.wait(&format!("{STEP} > {step} + 1")).await;
    browser.press("p").await;
    browser.wait(&format!("!({PLAYING})")).await;
    // Back to the end by a key.
    browser.press("n").await;
    browser.wait("!location.search && !document.querySelector('#status .past')").await;
    browser.wait_for(".qr path").await;
    browser.click("[data-copy]").await;
    browser.wait("document.querySelector('#notice').textContent !== ''").await;
    no_serious_violation(browser, "a finished game").await;
    let table = browser.path().await;
    browser.click(".practice button").await;
    browser.wait(&format!("location.pathname !== {table:?}")).await;
    let marked = "document.querySelector('.whereabouts')?.innerText.includes('Practice')";
    browser.wait(&format!("!!{marked}")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn a_finished_game_fits_a_phone() {
    let site = Site::start();
    let player = finished(&site, Screen::Phone).await;
    let browser = &player.browser;
    browser.wait_for(".won .ranking").await;
    let wide = "document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth";
    assert_eq!(browser.read(wide).await, true, "the page is no wider than the phone");
    let within = "document.querySelector('.axis').getBoundingClientRect().right <= innerWidth";
    assert_eq!(browser.read(within).await, true, "only the chart scrolls");
    no_serious_violation(browser, "a finished game on a phone").await;
    browser.click("#replay-steer [data-play]").await;
    browser.wait("location.search.startsWith('?step=')").await;
    assert_eq!(browser.read(wide).await, true);
    assert_eq!(browser.errors().await, [""; 0]);
}
