//! What people who are new to Maloney's Inheritance stumbled over: buttons that moved, notes on top of the map, a log out of
//! sight.

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::site::Site;

/// Opens the guided first game, in which nobody else answers.
async fn begin(site: &Site, screen: Screen) -> Browser {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser
        .click("[data-game=maloney] form[action='/first'] button, form[action='/first']:has([value=maloney]) button")
        .await;
    browser.wait_for("#guide .pin").await;
    browser.wait_for("#answers .raise:enabled").await;
    browser.wait("document.body.style.getPropertyValue('--sheet') !== ''").await;
    browser
}

/// Where the controls of the auction are.
const PLACES: &str =
    "[...document.querySelectorAll('#answers :is(.raise, .call, .decline, .out-today, .joker)')].map((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
})";

/// Returns where the controls are at every size.
async fn places(browser: &Browser, sizes: &[(u32, u32)]) -> Vec<Value> {
    let mut found = Vec::new();
    for &(width, height) in sizes {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 820 });
        browser.tell("Emulation.setDeviceMetricsOverride", metrics).await;
        browser.wait(&format!("innerWidth === {width} && innerHeight === {height}")).await;
        found.push(browser.read(PLACES).await);
    }
    found
}

#[tokio::test]
async fn no_button_of_the_auction_moves_when_the_own_bid_leads() {
    let site = Site::with_slow_bots();
    let sizes: [(Screen, &[_]); 2] =
        [(Screen::Phone, &[(390, 844), (360, 740)]), (Screen::Laptop, &[(1366, 900), (1366, 768), (1366, 700)])];
    for (screen, sizes) in sizes {
        let browser = begin(&site, screen).await;
        let before = places(&browser, sizes).await;
        assert!(before.iter().all(|places| places.as_array().unwrap().len() == 8), "{before:?}");
        let press =
            "((button) => (button.changed = 0, button.click()))(document.querySelector('#answers .raise:enabled'))";
        browser.read(press).await;
        browser.wait_for(".bidders .mine.top").await;
        browser.wait_for("#answers a.raise").await;
        assert_eq!(places(&browser, sizes).await, before, "the second tap of two hits the same button");
        assert_eq!(browser.read("document.querySelector('#guide .lesson').dataset.lesson").await, "leading");
    }
}

/// What is wrong with the note of a town: it is hidden, or it lies on the map, the question or the guide.
const NOTES: &str = "(async () => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const wrong = [];
    for (const hit of document.querySelectorAll('.over .hit')) {
        hit.focus();
        const tip = hit.nextElementSibling;
        await Promise.all(tip.getAnimations().map((animation) => animation.finished));
        const { top, bottom, left, right } = tip.getBoundingClientRect();
        const masked = getComputedStyle(document.querySelector('.map')).maskImage !== 'none';
        if (hit.matches('[data-why]') || masked || getComputedStyle(tip).opacity !== '1' || left < 0 || right > innerWidth ||
            top < box('.map').bottom - 1 || bottom > box('#guide .lesson').top + 1 || bottom - top > 220) {
            wrong.push([hit.textContent, masked, getComputedStyle(tip).opacity, top, bottom]);
        }
    }
    window.wrong = wrong;
})()";

#[tokio::test]
async fn on_a_phone_the_note_of_a_town_covers_neither_the_map_nor_what_is_asked() {
    let site = Site::with_slow_bots();
    let browser = begin(&site, Screen::Phone).await;
    browser.read(&format!("({NOTES}, true)")).await;
    browser.wait("window.wrong").await;
    assert_eq!(browser.read("window.wrong").await, json!([]));
}

#[tokio::test]
async fn on_a_phone_two_lines_of_the_log_are_above_the_guide_and_the_best_card_is_in_sight() {
    let site = Site::with_slow_bots();
    let browser = begin(&site, Screen::Phone).await;
    let above = "(() => {
        const floor = document.querySelector('#guide .lesson').getBoundingClientRect().top + 1;
        return [...document.querySelectorAll('#log .line')].filter((line) => line.getBoundingClientRect().bottom <= floor).length;
    })()";
    let lines = browser.read(above).await;
    assert!(lines.as_u64().unwrap() >= 2, "{lines} lines");
    let best = "[...document.querySelectorAll('#guide .pin')].every((pin) => {
        const cards = pin.dataset.things.split('|').map((name) => document.querySelector(`#hand [data-key=\"${name}\"]`)).filter(Boolean);
        const box = cards.at(-1)?.getBoundingClientRect();
        return !box || (box.left >= 0 && box.right <= innerWidth);
    })";
    browser.wait(best).await;
}

#[tokio::test]
async fn on_a_laptop_the_guide_leaves_the_legend_in_sight() {
    let site = Site::with_slow_bots();
    let browser = begin(&site, Screen::Laptop).await;
    let clear = "(() => {
        const [legend, guide] = ['.key', '#guide .lesson'].map((name) => document.querySelector(name).getBoundingClientRect());
        return legend.height > 60 && legend.bottom <= guide.top;
    })()";
    assert_eq!(browser.read(clear).await, true);
}

#[tokio::test]
async fn where_nothing_can_be_answered_nothing_asks() {
    let site = Site::with_slow_bots();
    let browser = begin(&site, Screen::Laptop).await;
    let asks = "[...document.querySelectorAll('.asked, .bidders .mine small')].map((part) => getComputedStyle(part).visibility).join()";
    assert_eq!(browser.text(asks).await, "visible,visible");
    // As at the end, while cards are still turned over.
    browser.read("document.querySelector('#answers').replaceChildren()").await;
    assert_eq!(browser.text(asks).await, "hidden,hidden");
}
