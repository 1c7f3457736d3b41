//! Looking back, during a game and after it.

use serde_json::json;

use crate::browser::Browser;
use crate::player::{How, Player, play_now, some_action};
use crate::site::Site;

const LINES: &str = "document.querySelectorAll('#log .line').length";

async fn count(browser: &Browser, expression: &str) -> u64 {
    browser.read(expression).await.as_u64().unwrap()
}

/// Moves the slider like a finger does.
async fn slide(browser: &Browser, step: u64) {
    let slide = "const [step] = arguments;
        const slider = document.querySelector('[data-time]');
        slider.value = step;
        slider.dispatchEvent(new InputEvent('input', { bubbles: true }));";
    browser.client.execute(slide, vec![json!(step)]).await.unwrap();
}

async fn wait_for_step(browser: &Browser, step: u64) {
    let there = format!("new URL(location).searchParams.get('step') === '{step}'");
    browser.wait(&there).await;
    browser.wait("!!document.querySelector('#status .past')").await;
}

/// Plays on like someone who wants to see the end.
async fn play_to_the_end(player: &Player) {
    loop {
        let seen = player.asked_or_over().await;
        if seen.over {
            return;
        }
        player.press(&seen, &some_action(&seen), How::Script).await;
        player.moved_on(&seen).await;
    }
}

#[tokio::test]
async fn one_steps_back_and_forth_through_a_game() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    for _ in 0..6 {
        let seen = player.asked().await;
        player.answer(&seen, &some_action(&seen), How::Mouse).await;
    }
    player.asked().await;
    // Nothing happens before the viewer back answers.
    browser.wait("document.querySelectorAll('.bidders .pending').length === 1 || !!document.querySelector('#answers [value^=drive]')").await;
    let (moments, lines) =
        (count(browser, "+document.querySelector('[data-time]').max").await, count(browser, LINES).await);
    // By key, by button, by slider, and back to now.
    browser.press(",").await;
    wait_for_step(browser, moments - 1).await;
    assert!(count(browser, LINES).await < lines);
    assert_eq!(browser.read("!document.querySelector('#answers button')").await, true, "the past is not answered");
    browser.click("#time [data-hot=',']").await;
    wait_for_step(browser, moments - 2).await;
    browser.press(".").await;
    wait_for_step(browser, moments - 1).await;
    slide(browser, 1).await;
    wait_for_step(browser, 1).await;
    assert!(browser.text("document.querySelector('.whereabouts').innerText").await.contains("day 1"));
    let link = browser.text("location.href").await;
    browser.press("n").await;
    browser.wait("!document.querySelector('#status .past') && !location.search").await;
    // The page listens again.
    let seen = player.asked().await;
    player.answer(&seen, &some_action(&seen), How::Mouse).await;
    browser.goto(&link).await;
    wait_for_step(browser, 1).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn after_the_end_all_cards_are_open() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    play_to_the_end(&player).await;
    assert_eq!(browser.read("!!document.querySelector('#end svg')").await, true, "the end has a chart");
    let moments = count(browser, "+document.querySelector('[data-time]').max").await;
    browser.press(",").await;
    wait_for_step(browser, moments - 1).await;
    assert_eq!(count(browser, "+document.querySelector('[data-time]').max").await, moments);
    slide(browser, 1).await;
    wait_for_step(browser, 1).await;
    // The slider stays under the finger.
    browser.read("window.slider = document.querySelector('[data-time]')").await;
    slide(browser, 2).await;
    wait_for_step(browser, 2).await;
    assert_eq!(browser.read("slider === document.querySelector('[data-time]')").await, true);
    slide(browser, 1).await;
    wait_for_step(browser, 1).await;
    let hands = "new Set([...document.querySelectorAll('#hand [data-key]')].map((card) => card.dataset.key)).size";
    let hands = count(browser, hands).await;
    assert!(hands >= 48, "{hands} cards of four hands are open");
    browser.click("#time [data-hot='.']").await;
    wait_for_step(browser, 2).await;
    assert_eq!(browser.errors().await, [""; 0]);
}
