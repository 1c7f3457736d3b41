//! What people who are new to Die Erbraffer stumbled over: what is asked, the list, the rulebook, the end.

use serde_json::json;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::fast_player::FastPlayer;
use crate::player::Player;
use crate::site::Site;

/// Begins a game against bots.
async fn begin(site: &Site) -> Player {
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/")).await;
    browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    Player { name: "Guest", browser }
}

async fn resize(browser: &Browser, (width, height): (u32, u32)) {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 820 });
    browser.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    browser.wait(&format!("innerWidth === {width}")).await;
}

/// Whether the question can be read in full, and the header is no higher than one row, or two on a phone.
const QUESTION: &str = "((asked, bar) => {
    const [text, frame] = [asked.lastElementChild, asked].map((part) => part.getBoundingClientRect());
    return asked.lastElementChild.scrollWidth <= asked.lastElementChild.clientWidth + 1 &&
        text.bottom <= frame.bottom + 1 && text.right <= frame.right + 1 && bar.offsetHeight <= (innerWidth > 820 ? 53 : 100);
})(document.querySelector('.asked'), document.querySelector('.topbar'))";

/// Writes the longest question of all into the header.
const LONGEST: &str = "(document.querySelector('.asked').lastElementChild.textContent =
    'Balthasar und Benedicta: Du hast kein neues Testament, aber niemand muss es wissen.', true)";

#[tokio::test]
async fn the_question_is_read_in_full_at_every_width() {
    // Nothing changes the question meanwhile.
    let site = Site::with_slow_bots();
    let player = begin(&site).await;
    let browser = &player.browser;
    let before = browser.text("document.querySelector('.asked').lastElementChild.textContent").await;
    assert!(!before.is_empty());
    browser.read(LONGEST).await;
    for size in [(1920, 1080), (1366, 768), (1190, 700), (1000, 700), (830, 700), (390, 844), (360, 740)] {
        resize(browser, size).await;
        assert_eq!(browser.read(QUESTION).await, true, "{size:?}");
    }
}

#[tokio::test]
async fn the_list_closes_and_the_rulebook_leaves_the_tree_in_sight() {
    let site = Site::start();
    let player = begin(&site).await;
    let browser = &player.browser;
    let mut fast = FastPlayer::new(&player);
    while browser.read("document.querySelectorAll('#answers .heir[data-give]').length > 3").await != true {
        assert!(!fast.step().await, "a card asks for a relative before the end");
    }
    let is_open = "document.querySelector('#answers .chooser').open";
    browser.click("#answers .chooser > summary").await;
    assert_eq!(browser.read(is_open).await, true);
    browser.press("\u{e00c}").await;
    browser.wait(&format!("!{is_open}")).await;
    browser.click("#answers .chooser > summary").await;
    browser.click("#answers .heir[data-give]").await;
    browser.wait(&format!("!{is_open} && !document.querySelector('#answers .give').hidden")).await;
    // The buttons do not touch.
    let apart = "(() => {
        const boxes = [...document.querySelectorAll('#answers .buttons .button')].filter((it) => it.checkVisibility() && !it.closest('.choices'))
            .map((it) => it.getBoundingClientRect());
        return boxes.every((a, i) => boxes.slice(0, i).every((b) => a.left >= b.right + 4 || b.left >= a.right + 4 || a.top >= b.bottom + 4 || b.top >= a.bottom + 4));
    })()";
    assert_eq!(browser.read(apart).await, true);
    browser.click("a[data-beside]").await;
    browser.wait("!document.querySelector('#beside').hidden && !!document.querySelector('#beside .strip')").await;
    let beside = "(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [book, tree] = [box('#beside'), box('.family')], pan = document.querySelector('.pan');
        const isApart = ({ left, right, top, bottom }) => right <= book.left + 1 || left >= book.right - 1 || bottom <= book.top + 1 || top >= book.bottom - 1;
        return tree.left >= book.right - 1 && pan.scrollHeight <= pan.clientHeight + 1 && ['#players', '#status', '.decide', '.family'].map(box).every(isApart);
    })()";
    browser.wait(beside).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

/// The contrast of the texts of the box that shares a game with what is behind them, at least.
const CONTRAST: &str = "(() => {
    const part = (c) => (c /= 255, c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map((n) => part(+n)); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
    const ground = (node) => { const colour = getComputedStyle(node).backgroundColor; return /, 0\\)$/.test(colour) ? ground(node.parentElement) : colour; };
    return Math.min(...[...document.querySelectorAll('.passing-on h2, .sharing .button')].map((node) => {
        const [a, b] = [light(getComputedStyle(node).color), light(ground(node))];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }));
})()";

#[tokio::test]
async fn the_end_shows_the_whole_tree_and_can_be_read() {
    let site = Site::start();
    let player = begin(&site).await;
    let browser = &player.browser;
    let mut fast = FastPlayer::new(&player);
    while !fast.step().await {}
    browser.wait_for(".won .ranking").await;
    browser.wait_for(".qr path").await;
    browser.reduced_motion().await;
    browser.dark().await;
    for size in [(1366, 768), (1920, 1080)] {
        resize(browser, size).await;
        let fits = "((pan) => pan.scrollWidth <= pan.clientWidth + 1 && pan.scrollHeight <= pan.clientHeight + 1)(document.querySelector('.pan'))";
        assert_eq!(browser.read(fits).await, true, "the tree does not scroll at {size:?}");
        let total = "((part, frame) => part.right <= frame.right - 8)(document.querySelector('.big .figure').getBoundingClientRect(), document.querySelector('.won').getBoundingClientRect())";
        assert_eq!(browser.read(total).await, true, "the total stays within its panel at {size:?}");
        let labels = "[...document.querySelectorAll('.level')].every((label) => label.getBoundingClientRect().left >= document.querySelector('.axis').getBoundingClientRect().left)";
        assert_eq!(browser.read(labels).await, true, "the axis can be read at {size:?}");
    }
    assert!(browser.read(CONTRAST).await.as_f64().unwrap() >= 4.5);
    no_serious_violation(browser, "the end of Die Erbraffer in the dark").await;
    // Effects are below what they come from, and the newest group is on top.
    let order = "(() => {
        const lines = [...document.querySelectorAll('#log .line')].map((line) => [line.matches('.effect'), line.getBoundingClientRect().top]);
        return lines.some(([effect]) => effect) && lines.every(([effect, top], i) => !i || (effect ? top > lines[i - 1][1] : true)) &&
            lines.filter(([effect]) => !effect).every(([, top], i, all) => !i || top < all[i - 1][1]);
    })()";
    assert_eq!(browser.read(order).await, true);
    resize(browser, (390, 844)).await;
    let rows = "document.querySelector('.person').getBoundingClientRect().top >= document.querySelector('.family').getBoundingClientRect().top";
    browser.wait(rows).await;
    assert_eq!(browser.errors().await, [""; 0]);
}
