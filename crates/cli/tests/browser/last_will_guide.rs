//! The guide of a first game of Last Will: it explains every phase, proposes what can be done, and marks what it speaks of.

use std::collections::BTreeSet;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Patience, Screen};
use crate::last_will_player::STATE;
use crate::site::Site;

/// Begins a first game and waits for the guide.
async fn begin(site: &Site, screen: Screen) -> Browser {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click("[data-game=last-will] form[action='/first'] button").await;
    browser.wait_for("#guide .pin").await;
    browser
}

/// Does what the guide proposes, unless something else is asked by now.
const OBEY: &str = "(() => {
    if (document.querySelector('form[aria-busy]') || !document.querySelector('#status .turn')) return;
    const button = document.querySelector('#guide .proposed button');
    if (!button) return;
    // The page may believe that it is meant.
    button.changed = 0;
    button.click();
    document.querySelector('#ask[open] [value=yes]')?.click();
})()";

#[tokio::test]
async fn those_who_follow_the_guide_through_a_round_meet_every_phase() {
    let site = Site::start();
    let browser = begin(&site, Screen::Laptop).await;
    assert_eq!(browser.read("!!document.querySelector('#job li')").await, false, "a first game is without jobs");
    let (mut lessons, mut patience) = (BTreeSet::new(), Patience::new());
    let wanted = ["keep", "plan", "draw", "errand", "turn", "cut"];
    while !wanted.iter().all(|lesson| lessons.contains(*lesson)) {
        let lesson = browser.text("document.querySelector('#guide [data-lesson]')?.dataset.lesson ?? ''").await;
        if lessons.insert(lesson.clone()) {
            no_serious_violation(&browser, &format!("the lesson {lesson}")).await;
        }
        patience.look(&browser.text(STATE).await).await;
        browser.read(OBEY).await;
        assert_eq!(browser.read("!!document.querySelector('.ranking')").await, false, "only {lessons:?} were given");
    }
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn the_guide_of_last_will_marks_what_it_speaks_of_on_a_laptop_and_on_a_phone() {
    let site = Site::with_slow_bots();
    for screen in [Screen::Laptop, Screen::Phone] {
        let browser = begin(&site, screen).await;
        // Each is marked, or says where to look.
        let is_marked = "[...document.querySelectorAll('#guide .pin')].every((pin) =>
            pin.matches('.off[data-off]') || !!document.querySelector(`#pins i[data-pin=\"${pin.dataset.pin}\"]`))";
        browser.wait(is_marked).await;
        browser.read("document.querySelector('#guide .pin').click()").await;
        browser.wait_for("#pins i").await;
        browser.wait("document.documentElement.scrollWidth <= innerWidth + 1").await;
        browser.click("#guide .guide-turn button").await;
        browser.wait("!document.querySelector('#guide .lesson')").await;
        browser.click("#wake button").await;
        browser.wait_for("#guide .lesson").await;
        assert_eq!(browser.errors().await, [""; 0]);
    }
}
