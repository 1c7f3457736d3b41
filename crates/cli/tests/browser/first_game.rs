//! Someone who has never played.

use std::collections::BTreeSet;

use fantoccini::key::Key;

use crate::browser::{Browser, Screen};
use crate::player::{How, Player, first_of};
use crate::site::Site;

#[tokio::test]
async fn a_guide_goes_along_and_can_be_put_to_sleep() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    let browser = &player.browser;
    browser.click("form[action='/first'] button").await;
    browser.wait_for("#guide [data-about]").await;
    let mut lessons = BTreeSet::new();
    // Sooner or later someone who always bids drives.
    while !["auction", "drive"].iter().all(|lesson| lessons.contains(*lesson)) {
        let seen = player.asked_or_over().await;
        assert!(!seen.over, "a whole game explains only {lessons:?}");
        lessons.insert(browser.text("document.querySelector('#guide [data-about]')?.dataset.lesson ?? ''").await);
        let action = first_of(&seen, &["bid", "drive", "lay", "keep", "decline"]);
        player.answer(&seen, &action, How::Mouse).await;
    }
    browser.click("#guide .guide-turn button").await;
    browser.wait("!document.querySelector('#guide .lesson')").await;
    browser.click("#wake button").await;
    browser.wait_for("#guide .lesson").await;
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Opens the first game of a newcomer and waits until the guide points at something.
async fn first_game(site: &Site, screen: Screen) -> Browser {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click("form[action='/first'] button").await;
    browser.wait_for("#guide .pin").await;
    browser.wait_for("#pins i").await;
    browser
}

#[tokio::test]
async fn the_guide_marks_what_it_speaks_of() {
    let site = Site::with_slow_bots();
    let browser = first_game(&site, Screen::Laptop).await;
    let pins = "[...new Set([...document.querySelectorAll('#pins i')].map((ring) => ring.dataset.pin))].sort().join()";
    let said = "[...document.querySelectorAll('#guide .pin')].map((pin) => pin.dataset.pin).join()";
    browser.wait(&format!("{pins} === {said}")).await;
    // A ring lies around what it means.
    let around = "(() => {
        const box = (element) => element.getBoundingClientRect();
        const [last] = [...document.querySelectorAll('#guide .pin')].slice(-1);
        const [name] = last.dataset.things.split('|');
        const thing = document.getElementById(name) ?? document.querySelector(`#answers [value=\"${name}\"]`);
        const ring = document.querySelector(`#pins i[data-pin=\"${last.dataset.pin}\"]`);
        return Math.abs(box(thing).left - box(ring).left) < 2 && Math.abs(box(thing).top - box(ring).top) < 2;
    })()";
    browser.wait(around).await;
    // Its number is at its corner, not on a neighbour; what is marked twice shows both numbers.
    let places = "[...document.querySelectorAll('#pins i')].map((ring) => [
        parseFloat(getComputedStyle(ring, '::after').left), ring.style.left + ring.style.top + ring.style.getPropertyValue('--l')])";
    let apart = "(all) => all.every(([left]) => left > -13) && new Set(all.map(([, at]) => at)).size === all.length";
    browser.wait(&format!("({apart})({places})")).await;
    // A click shows what it means, and nothing moves that only hides its edges.
    let still = serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.tell("Emulation.setEmulatedMedia", still).await;
    browser.wait("matchMedia('(prefers-reduced-motion: reduce)').matches").await;
    let moved =
        "(document.querySelector('#guide .pin').click(), [...document.querySelectorAll('main *')].filter((box) =>
        (box.scrollLeft || box.scrollTop) && getComputedStyle(box).overflow === 'hidden').length)";
    assert_eq!(browser.read(moved).await, 0);
    browser.read("document.querySelector('#guide .pin').focus()").await;
    browser.wait("document.querySelectorAll('#pins .lit').length > 0").await;
    browser.wait("[...document.querySelectorAll('#pins i:not(.lit)')].every((ring) => ring.matches('.dim'))").await;
}

#[tokio::test]
async fn the_guide_plays_the_move_that_it_names_and_says_why() {
    let site = Site::start();
    let browser = first_game(&site, Screen::Laptop).await;
    browser.click("#guide .because summary").await;
    browser.wait("document.querySelector('#guide .because p').innerText.length > 20").await;
    browser.press_key(Key::Escape).await;
    browser.wait("!document.querySelector('#guide .because').open").await;
    let player = Player { name: "Guest", browser };
    let browser = &player.browser;
    for _ in 0..8 {
        let seen = player.asked().await;
        let named = browser.text("document.querySelector('#guide .proposed button')?.value ?? ''").await;
        if !seen.actions.contains(&named) {
            continue;
        }
        let press = format!(
            "(() => {{
                const button = document.querySelector('#guide .proposed button');
                if (button?.value !== {named:?}) return;
                button.changed = 0;
                button.click();
                document.querySelector('#ask[open] [value=yes]')?.click();
            }})()"
        );
        browser.read(&press).await;
        player.answered(&seen).await;
    }
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn on_a_phone_the_guide_is_the_first_row_of_the_sheet() {
    let site = Site::with_slow_bots();
    let browser = first_game(&site, Screen::Phone).await;
    let above = "(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [strip, sheet] = [box('#guide .lesson'), box('.table > .decide')];
        return strip.top < sheet.top && Math.abs(box('#guide').bottom - sheet.top) < 2 && strip.top > 100;
    })()";
    browser.wait(above).await;
    assert_eq!(browser.read("document.documentElement.scrollWidth <= innerWidth").await, true);
}
