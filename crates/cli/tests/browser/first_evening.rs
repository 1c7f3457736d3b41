//! What a newcomer sees in the first evening of Maloney's Inheritance: scenes, and what lies over what.

use serde_json::json;

use crate::browser::{Browser, Patience, Screen};
use crate::player::{How, Player, first_of};
use crate::site::Site;

/// Notes what is wrong with every scene when it begins, as if all of it were shown: numbers of two digits that are broken
/// into lines, names that are not seen, a stamp over the price, and a button that lies over what is read or pressed.
const WATCH: &str = "(() => {
    globalThis.found = { scenes: [], wrong: [] };
    const box = (part) => part.getBoundingClientRect();
    const meet = (a, b) => a.width && b.width && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const lines = (part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const wrong = (what, part) => found.wrong.push(what + ': ' + part.outerHTML.slice(0, 160));
    const skips = () => {
        const skip = box(document.getElementById('behind'));
        for (const part of document.querySelectorAll('#guide .lesson, .decide')) if (meet(skip, box(part))) wrong('skip lies over', part);
        if (innerWidth < 800) for (const part of document.querySelectorAll('#play .turn, #play .hammer > *')) if (meet(skip, box(part))) wrong('skip lies over', part);
    };
    new MutationObserver(skips).observe(document.getElementById('behind'), { attributes: true, attributeFilter: ['hidden', 'style'] });
    new MutationObserver(() => {
        const scene = document.querySelector('#play .scene');
        if (!scene || scene.dataset.seen) return;
        scene.dataset.seen = 1;
        // A copy is looked at: the scene itself goes on.
        const copy = scene.cloneNode(true);
        scene.after(copy);
        copy.style.animation = 'none';
        for (const part of copy.querySelectorAll('*')) part.style.transition = part.style.animation = 'none';
        for (const part of copy.querySelectorAll('[data-when]')) part.classList.add('on');
        for (const part of copy.querySelectorAll('.worth')) part.textContent = '14';
        for (const part of copy.querySelectorAll('.sum b')) if (part.textContent.startsWith('+')) part.textContent = '+14';
        scene.hidden = true;
        for (const part of copy.querySelectorAll('.worth, .sum b')) if (lines(part) > 1) wrong('broken into lines', part);
        for (const part of copy.querySelectorAll('.flip .town-name')) if (!box(part).height) wrong('not seen', part);
        for (const card of copy.querySelectorAll('.flip .action')) {
            if (meet(box(card.querySelector('.shield')), box(card.querySelector('.worth')))) wrong('the value covers the shield', card);
        }
        const [price, stamp] = ['.price', '.stamp'].map((name) => copy.querySelector(name));
        if (price && stamp && meet(box(price), box(stamp))) wrong('the stamp covers the price', stamp);
        const cards = copy.querySelectorAll('.flip').length > 0;
        found.scenes.push(scene.className.split(' ').at(-1) + (cards ? ' with cards' : ''));
        copy.remove();
        scene.hidden = false;
    }).observe(document.getElementById('play'), { childList: true });
    return true;
})()";

/// Opens a guided first game at a brisk pace.
async fn guided(site: &Site, screen: Screen) -> Player {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click("form[action='/first'] button").await;
    browser.wait_for("#guide [data-about]").await;
    let address = site.address(&browser.path().await);
    browser.goto_at("brisk", &address).await;
    browser.wait_for("#guide [data-about]").await;
    Player { name: "Guest", browser }
}

/// Plays until something holds; own answers wait until all has been shown.
async fn play_until(player: &Player, holds: &str) {
    let mut patience = Patience::new();
    while player.browser.read(holds).await != true {
        let seen = player.look().await;
        assert!(!seen.over, "a whole game without {holds}");
        let is_behind = player.browser.read("!document.getElementById('behind').hidden").await;
        if seen.turn && is_behind == false {
            let action = first_of(&seen, &["bid", "drive", "lay", "keep", "decline"]);
            player.answer(&seen, &action, How::Script).await;
        }
        patience.look(&format!("{seen:?}")).await;
    }
}

async fn scenes_are_read_well(screen: Screen) {
    let site = Site::start();
    let player = guided(&site, screen).await;
    assert_eq!(player.browser.read(WATCH).await, true);
    play_until(&player, "found.scenes.includes('hammer') && found.scenes.includes('reveal with cards')").await;
    assert_eq!(player.browser.read("found.wrong").await, json!([]));
    assert_eq!(player.browser.errors().await, [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_scenes_are_read_and_nothing_covers_them() {
    scenes_are_read_well(Screen::Phone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_laptop_scenes_are_read_and_nothing_covers_the_guide() {
    scenes_are_read_well(Screen::Laptop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_yesterday_fits_the_panel() {
    let site = Site::start();
    let player = guided(&site, Screen::Laptop).await;
    player.browser.goto(&site.address(&player.browser.path().await)).await;
    play_until(&player, "!!document.querySelector('.yesterday b') && !!document.querySelector('#answers .raises')")
        .await;
    let heights =
        "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.decide'))";
    assert_eq!(player.browser.read(heights).await, 0);
}

#[tokio::test]
async fn on_a_phone_plates_log_and_hand_follow_the_board_and_points_name_their_goal() {
    let site = Site::with_slow_bots();
    let player = guided(&site, Screen::Phone).await;
    let browser = &player.browser;
    let order = "['#board', '#players', '.chronicle', '#hand'].map((name) => document.querySelector(name).getBoundingClientRect().top)";
    let tops = browser.read(order).await;
    let tops: Vec<f64> = tops.as_array().unwrap().iter().map(|top| top.as_f64().unwrap()).collect();
    assert!(tops.is_sorted(), "{tops:?}");
    let goal = "[...document.querySelectorAll('.plate .points small')].every((goal) => goal.offsetWidth > 0 && goal.innerText.includes('69'))";
    assert_eq!(browser.read(goal).await, true);
    let edge = "getComputedStyle(document.querySelector('.map')).maskImage.includes('gradient')";
    assert_eq!(browser.read(edge).await, true, "the map shows that there is more of it");
}

#[tokio::test]
async fn a_sum_that_cannot_be_bid_is_explained_without_a_bubble_over_the_answers() {
    let site = Site::with_slow_bots();
    let player = guided(&site, Screen::Laptop).await;
    let browser = &player.browser;
    let own = "(() => {
        const field = document.querySelector('.amount .input');
        let bubbles = true;
        addEventListener('invalid', (event) => { bubbles = !event.defaultPrevented; }, true);
        field.value = 450.5;
        field.form.requestSubmit(field.form.querySelector('.call'));
        return !field.validity.valid && !bubbles;
    })()";
    assert_eq!(browser.read(own).await, true, "the page explains it itself");
}
