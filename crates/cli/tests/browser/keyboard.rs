//! A game by keyboard alone.

use std::time::Duration;

use fantoccini::key::Key;

use crate::browser::{Browser, Patience, Screen};
use crate::player::{How, Player, Seen};
use crate::site::Site;

/// Walks on by the tabulator until the focus is where it should be.
async fn walk_to(browser: &Browser, selector: &str) {
    for _ in 0..80 {
        browser.press_key(Key::Tab).await;
        if browser.read(&format!("document.activeElement.matches({selector:?})")).await == true {
            return;
        }
    }
    panic!("{selector} is not reached by the tabulator");
}

/// Says yes where the page asks again; the focus is on "not yet".
async fn agree(browser: &Browser) {
    browser.wait_for("#ask[open]").await;
    assert_eq!(browser.text("document.activeElement.value").await, "no");
    browser.go_back().await;
    assert_eq!(browser.text("document.activeElement.value").await, "yes");
    browser.press_key(Key::Enter).await;
}

/// How long an answer may take before its keys are pressed again.
const TRUST: Duration = Duration::from_secs(20);

/// Answers by keys until something else is asked: again if the page did not believe it, or was drawn again under a key.
async fn answer(player: &Player, seen: &Seen, count: u32) {
    let has_moved_on = format!("document.querySelector('#answers')?.dataset.h !== {:?}", seen.question);
    let mut patience = Patience::new();
    while player.look().await.question == seen.question {
        patience.look(&seen.question).await;
        if is_answered(player, seen, count).await && player.browser.comes_to(&has_moved_on, TRUST).await {
            return;
        }
    }
}

/// Types a bid now and then, declines otherwise, takes the first town and the first card. Returns whether the page believed
/// it.
async fn is_answered(player: &Player, seen: &Seen, count: u32) -> bool {
    let browser = &player.browser;
    let bids = seen.first("bid").is_some() && count.is_multiple_of(4);
    let drive = seen.first("drive");
    if browser.read("!!document.querySelector('#ask[open]')").await == true {
        agree(browser).await;
        return true;
    }
    if bids {
        browser.press("b").await;
        assert_eq!(browser.read("document.activeElement.matches('#answers [type=number]')").await, true);
    } else if seen.first("decline").is_some() {
        browser.press("d").await;
    } else {
        // Towns are chosen by their numbers.
        let digits = drive.as_deref().and_then(|drive| drive.strip_prefix("drive ")).unwrap_or("1");
        browser.press(digits).await;
        assert_eq!(browser.read("document.activeElement.matches('#answers button')").await, true);
        if drive.is_some() {
            assert_eq!(browser.text("document.activeElement.dataset.number").await, digits);
        }
    }
    // The page may have been drawn again meanwhile.
    if browser.read("document.activeElement.matches('#answers :is(button, [type=number])')").await == false {
        return false;
    }
    browser.press_key(Key::Enter).await;
    if player.was_hasty().await {
        return false;
    }
    // A bid that is not covered is asked about at once.
    if drive.is_some() || bids && browser.read("!!document.querySelector('#ask[open]')").await == true {
        agree(browser).await;
    }
    true
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/")).await;
    walk_to(&browser, ".hero form[action='/play-now'] button").await;
    let ring = "getComputedStyle(document.activeElement).outlineStyle !== 'none'";
    assert_eq!(browser.read(ring).await, true, "the focus can be seen");
    browser.press_key(Key::Enter).await;
    browser.wait_for("#answers").await;
    let player = Player { name: "Guest", browser };
    let (mut count, mut patience) = (0, Patience::new());
    loop {
        let seen = player.asked_or_over().await;
        if seen.over {
            break;
        }
        patience.look(&format!("{seen:?}")).await;
        // Keys are pressed when nothing can happen in between.
        if seen.first("decline").is_some() && !seen.alone {
            continue;
        }
        count += 1;
        answer(&player, &seen, count).await;
    }
    assert!(count > 10);
    assert_eq!(player.browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn keys_lead_everywhere_and_are_listed() {
    // Nothing moves but what the keys move.
    let site = Site::with_slow_bots();
    let player = crate::player::play_now(&site).await;
    let seen = player.asked().await;
    player.answer(&seen, "decline", How::Script).await;
    let browser = &player.browser;
    // There is a time line as soon as something has happened.
    browser.wait_for("#time [data-hot=t]").await;
    browser.press("?").await;
    browser.wait_for("#keys[open]").await;
    assert!(browser.text("document.querySelector('#keys').innerText").await.contains("rulebook beside the table"));
    browser.press_key(Key::Escape).await;
    browser.wait("!document.querySelector('#keys[open]')").await;
    for (key, place) in [("h", "#hand"), ("l", ".chronicle"), ("m", "#board"), ("t", "#time"), ("a", ".decide")] {
        browser.press(key).await;
        browser.wait(&format!("!!document.activeElement.closest({place:?})")).await;
    }
    browser.press("o").await;
    browser.wait("!document.querySelector('#beside').hidden").await;
    browser.press_key(Key::Escape).await;
    browser.wait("document.querySelector('#beside').hidden").await;
    assert_eq!(browser.read("document.activeElement.matches('a[data-beside]')").await, true, "the focus is back");
}

/// Presses every key that a table shows, and looks whether it does what is shown: it reaches its control, or presses it.
async fn try_all_keys(browser: &Browser, game: &str) {
    let hot = "[...document.querySelectorAll('[data-hot]')].filter((place) => place.checkVisibility())";
    let listed =
        browser.text("[...document.querySelectorAll('#keys kbd')].map((key) => key.textContent).join(' ')").await;
    let shown = browser.text(&format!("{hot}.map((place) => place.dataset.hot).join(' ')")).await;
    let keys: std::collections::BTreeSet<&str> = shown.split_whitespace().collect();
    assert!(keys.len() > 5, "{game}: {keys:?}");
    for key in keys {
        assert!(listed.split_whitespace().any(|known| known == key), "{game}: {key} is not in {listed}");
        // What would leave the page or the moment is tried elsewhere.
        if ["o", "w", "u", "r", "n", ",", "."].contains(&key) {
            continue;
        }
        browser.read("document.activeElement.blur()").await;
        browser.press(key).await;
        browser.wait(&format!("document.activeElement.dataset.hot === {key:?}")).await;
    }
}

/// Presses each digit with an answer, and looks whether it reaches the answer with that number.
async fn try_all_digits(browser: &Browser) {
    const ANSWERS: &str = "[...document.querySelectorAll('#answers button, #answers a')]";
    // Where answers show numbers of their own, digits mean these.
    let numbers = browser
        .text("[...document.querySelectorAll('#answers [data-number]')].map((it) => it.dataset.number).join(' ')")
        .await;
    if !numbers.is_empty() {
        for number in numbers.split(' ') {
            browser.read("document.activeElement.blur()").await;
            browser.press(number).await;
            browser.wait(&format!("document.activeElement.dataset.number === {number:?}")).await;
        }
        return;
    }
    let count = browser.read(&format!("{ANSWERS}.length")).await.as_u64().unwrap().min(9);
    for digit in 1..=count {
        browser.read("document.activeElement.blur()").await;
        browser.press(&digit.to_string()).await;
        // What cannot be reached by its number now is not shown.
        let place = format!("{ANSWERS}[{}]", digit - 1);
        browser.wait(&format!("document.activeElement === {place} || !{place}?.checkVisibility()")).await;
    }
}

#[tokio::test]
async fn every_key_that_is_shown_does_what_is_shown() {
    let slow = Site::with_slow_bots();
    // In a turn of Die Erbraffer nobody else does anything.
    let quick = Site::start();
    for (game, site) in [("maloney", &slow), ("erbraffer", &quick), ("last-will", &slow)] {
        let browser = Browser::open(Screen::Laptop).await;
        browser.goto(&site.address("/")).await;
        browser.click(&format!("form[action='/first']:has([value={game}]) button")).await;
        browser.wait_for("#guide .lesson").await;
        browser.wait_for("#hand [data-hot=h]").await;
        if game == "erbraffer" {
            browser.wait_for("#status .turn").await;
            browser.click("#hand button.play:not(.locked)").await;
            browser.wait_for("#answers [data-hot=f]").await;
        }
        try_all_keys(&browser, game).await;
        // In Die Erbraffer digits mean relatives and cards, see there.
        if game == "maloney" && browser.read("!!document.querySelector('#status .turn')").await == true {
            try_all_digits(&browser).await;
        }
    }
}

#[tokio::test]
async fn letters_do_nothing_for_those_who_want_that() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/settings")).await;
    browser.click("label:has([name=keys][value=off])").await;
    browser.click("form[action='/settings'] [type=submit]").await;
    browser.wait("document.body.dataset.keys === 'off'").await;
    browser.goto(&site.address("/")).await;
    browser.click(".hero form[action='/play-now'] button").await;
    browser.wait_for("#answers").await;
    let focused = browser.text("document.activeElement.tagName").await;
    for key in ["h", "?", "o", "1"] {
        browser.press(key).await;
    }
    assert_eq!(browser.text("document.activeElement.tagName").await, focused);
    assert_eq!(browser.read("!!document.querySelector('dialog[open], #beside:not([hidden])')").await, false);
}
