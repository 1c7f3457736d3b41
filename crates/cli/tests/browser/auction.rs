//! An auction of Maloney's Inheritance at every size and in four languages: all of it fits, and nothing is cut.

use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::player::{How, Player, some_action};
use crate::site::Site;

const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

async fn resize(browser: &Browser, (width, height): (u32, u32)) {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 820 });
    browser.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    browser.wait(&format!("innerWidth === {width}")).await;
}

/// Starts a table against bots.
async fn start(site: &Site, players: usize, pace: &str) -> Browser {
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/new?game=maloney")).await;
    browser.click(&format!("label:has([name=players][value='{players}'])")).await;
    for seat in 2..=players {
        browser.choose(&format!("[name=seat{seat}]"), "bot").await;
    }
    browser.click(&format!("label:has([name=pace][value={pace}])")).await;
    if pace == "live" {
        browser.write("[name=call]", "60").await;
    }
    browser.click("form[action='/tables'] [type=submit]").await;
    browser.click("form[action$='/start'] button.large").await;
    browser
}

/// What does not fit: by how much the panel is too high, and which controls and calls are cut.
const CUT: &str = "(() => {
    const panel = document.querySelector('.decide');
    const parts = panel.querySelectorAll('button, .button, .button span, .button small, .calls li, .set-order p');
    const cut = [...parts].filter((part) => part.checkVisibility() && part.clientWidth > 2 && part.scrollWidth > part.clientWidth);
    const over = innerWidth > 1180 ? panel.scrollHeight - panel.clientHeight : 0;
    return [...(over > 0 ? [`the panel by ${over} px`] : []), ...cut.map((part) => part.textContent.trim())];
})()";

/// Fails if something does not fit in any language.
async fn fits(browser: &Browser, sizes: &[(u32, u32)], state: &str) {
    let table = browser.path().await;
    for language in LANGUAGES {
        browser.read(&format!("(document.cookie = 'bequest-language={language}; path=/', true)")).await;
        browser.client.refresh().await.unwrap();
        browser.wait(&format!("document.documentElement.lang === {language:?}")).await;
        browser.wait_for("#answers .raise").await;
        for size in sizes {
            resize(browser, *size).await;
            assert_eq!(browser.read(CUT).await, json!([]), "{state} in {language} at {size:?}");
        }
    }
    assert_eq!(browser.path().await, table);
}

#[tokio::test]
async fn a_live_auction_fits_a_laptop_in_four_languages_whatever_was_ordered() {
    let site = Site::with_slow_bots();
    let sizes = [(1366, 768), (1366, 700), (1100, 768), (390, 844)];
    for players in [4, 6] {
        let browser = start(&site, players, "live").await;
        browser.click("form[action$='/ready'] button").await;
        browser.wait_for(".calls").await;
        browser.wait_for("#answers .up-to button").await;
        fits(&browser, &sizes, &format!("{players} players")).await;
        browser.click("#answers .up-to button").await;
        browser.wait_for("#answers .set-order").await;
        fits(&browser, &sizes, &format!("{players} players, an order to bid")).await;
        browser.click("#answers .withdraw").await;
        browser.wait_for("#answers span.up-to button").await;
        browser.wait("!document.querySelector('form[aria-busy]')").await;
        // It has just been drawn again, so the page would not believe a hasty click.
        let press = "((button) => (button.changed = 0, button.click()))(document.querySelector('#answers .out-today'))";
        browser.read(press).await;
        browser.wait_for("#answers .out-today.set").await;
        fits(&browser, &sizes, &format!("{players} players, out for today")).await;
        assert_eq!(browser.errors().await, [""; 0]);
    }
}

/// Which marks of a plate lie on its points.
const COVERED: &str = "[...document.querySelectorAll('.plate')].flatMap((plate) => {
    const points = plate.querySelector('.points').getBoundingClientRect();
    return [...plate.querySelectorAll('.testament, .pres')].filter((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return left < points.right && right > points.left && top < points.bottom && bottom > points.top;
    }).map((mark) => `${plate.id} ${mark.classList}`);
})";

#[tokio::test]
async fn on_a_phone_nothing_covers_points_and_four_lines_are_above_the_sheet() {
    for players in [4, 6] {
        let mut site = Site::start();
        let player = Player { name: "Guest", browser: start(&site, players, "relaxed").await };
        let browser = &player.browser;
        let is_ready = "!!document.querySelector('.testament') && !!document.querySelector('#answers .raise:enabled')
            && document.querySelectorAll('#log .line').length > 8";
        while browser.read(is_ready).await != true {
            let seen = player.asked_or_over().await;
            assert!(!seen.over, "nobody leads before the end");
            player.answer(&seen, &some_action(&seen), How::Script).await;
        }
        site.hold_bots();
        browser.client.refresh().await.unwrap();
        browser.wait_for(".plate .pres").await;
        resize(browser, (390, 844)).await;
        // Anyone may lead, with more points than now.
        let everyone = "(() => {
            const mark = document.querySelector('.testament');
            for (const plate of document.querySelectorAll('.plate')) {
                plate.querySelector('.points b').textContent = '68';
                if (!plate.querySelector('.testament')) plate.append(mark.cloneNode(true));
            }
            return document.querySelectorAll('.plate .testament').length;
        })()";
        assert_eq!(browser.read(everyone).await, players);
        assert_eq!(browser.read(COVERED).await, json!([]), "{players} players");
        let above = "(() => {
            const list = document.querySelector('.chronicle .log').getBoundingClientRect();
            const floor = Math.min(list.bottom, document.querySelector('.decide').getBoundingClientRect().top) + 1;
            return [...document.querySelectorAll('#log .line, #log .chapter-name')].map((line) => line.getBoundingClientRect())
                .filter(({ top, bottom }) => top >= list.top - 1 && bottom <= floor).length;
        })()";
        let whole = browser.read(above).await;
        assert!(whole.as_u64().unwrap() >= 4, "{players} players: {whole} lines");
        // The hand comes after it, and is reached above the sheet.
        let reach = "(document.querySelector('#hand').scrollIntoView({ block: 'start' }), scrollTo(0, document.body.scrollHeight),
            document.querySelector('#hand').getBoundingClientRect().bottom <= document.querySelector('.decide').getBoundingClientRect().top + 1)";
        assert_eq!(browser.read(reach).await, true, "{players} players");
    }
}
