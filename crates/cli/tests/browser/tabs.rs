//! One person with several tabs.

use fantoccini::wd::{TimeoutConfiguration, WindowHandle};
use serde_json::json;

use crate::browser::{Browser, DEADLINE};
use crate::player::{How, ada_and_bert, play_now, some_action};
use crate::site::Site;

/// Opens a page in a new tab, which hides the others.
async fn open_tab(browser: &Browser, address: &str) -> WindowHandle {
    let tab = browser.client.new_window(true).await.unwrap().handle;
    browser.client.switch_to_window(tab.clone()).await.unwrap();
    browser.goto(address).await;
    tab
}

#[tokio::test]
async fn one_click_plays_against_bots_and_every_tab_shows_the_same() {
    const HAND: &str = "document.querySelector('#hand').innerText";
    const LOG: &str = "document.querySelector('#log').innerText";
    let mut site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    for _ in 0..6 {
        let seen = player.asked().await;
        player.answer(&seen, &some_action(&seen), How::Mouse).await;
    }
    // A bot may play a joker though the player is asked.
    site.hold_bots();
    browser.client.refresh().await.unwrap();
    let (hand, log) = (browser.text(HAND).await, browser.text(LOG).await);
    browser.client.refresh().await.unwrap();
    assert_eq!(browser.text(HAND).await, hand);
    assert!(browser.text(LOG).await.starts_with(&log));

    let first = browser.client.window().await.unwrap();
    open_tab(browser, &site.address(&browser.path().await)).await;
    assert_eq!(browser.text(HAND).await, hand);
    site.let_bots_play();
    let seen = player.asked().await;
    player.answer(&seen, &some_action(&seen), How::Mouse).await;
    player.asked().await;
    let log = browser.text(LOG).await;
    browser.client.switch_to_window(first).await.unwrap();
    browser.wait(&format!("{LOG}.startsWith({})", json!(log))).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Lets time run faster in a tab.
const HURRY: &str = "
    const [later, again] = [setTimeout, setInterval];
    window.setTimeout = (act, ms, ...args) => later(act, ms / 100, ...args);
    window.setInterval = (act, ms, ...args) => again(act, ms / 100, ...args);
";

/// Lets a tab write down where others can read it what its title is, and whether it listens to the server.
const REPORT: &str = "
    const [tab] = arguments;
    setInterval(() => {
        localStorage.setItem('title' + tab, document.title);
        localStorage.setItem('listens' + tab, !!source);
    }, 50);
";

#[tokio::test]
async fn a_hidden_tab_stops_listening_but_says_how_many_tables_wait() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    player.asked().await;
    let first = browser.client.window().await.unwrap();
    browser.client.execute(REPORT, vec![json!(1)]).await.unwrap();
    browser.client.execute(HURRY, vec![]).await.unwrap();
    open_tab(browser, &site.address("/new")).await;
    browser.wait("localStorage.title1.startsWith('(1) ● Your turn') && localStorage.listens1 === 'false'").await;

    browser.client.close_window().await.unwrap();
    browser.client.switch_to_window(first).await.unwrap();
    browser.wait("!document.hidden && document.title.startsWith('● Your turn')").await;
    // What the answer brings comes by the stream.
    let seen = player.asked().await;
    player.answer(&seen, &some_action(&seen), How::Mouse).await;
}

/// Lets a tab write down where others can read it what is heard: how loud, and whether the tab is hidden.
const HEAR: &str = "
    const start = AudioScheduledSourceNode.prototype.start, connect = AudioNode.prototype.connect;
    let out;
    AudioNode.prototype.connect = function (to, ...args) {
        if (to === this.context.destination) out = this;
        return connect.call(this, to, ...args);
    };
    AudioScheduledSourceNode.prototype.start = function (...args) {
        localStorage.heard = (localStorage.heard ?? '') + `${document.hidden ? 'hidden' : 'seen'} ${out.gain.value.toFixed(4)}, `;
        return start.apply(this, args);
    };
    const ask = window.fetch;
    window.fetch = async (url, ...args) => {
        const answer = await ask(url, ...args);
        if (url === '/turns') localStorage.counted = +(localStorage.counted ?? 0) + 1;
        return answer;
    };
";

#[tokio::test]
async fn a_hidden_tab_is_heard_when_it_is_the_turn_of_its_player() {
    let site = Site::with_slow_bots();
    let (ada, bert) = ada_and_bert(&site).await;
    let (page, table) = (&ada.browser, ada.browser.client.window().await.unwrap());
    page.client.execute(HEAR, vec![]).await.unwrap();
    page.client.execute(REPORT, vec![json!(1)]).await.unwrap();
    page.client.execute("localStorage.volume = 30", vec![]).await.unwrap();
    page.click("#sound").await;
    // Two tones, each as loud as was chosen.
    page.wait("localStorage.heard === 'seen 0.0900, seen 0.0900, '").await;
    page.client.execute("localStorage.heard = ''", vec![]).await.unwrap();
    // Bert bids more while the page of Ada, who leads, is hidden; then while it rests, too.
    for is_at_rest in [false, true] {
        let seen = ada.asked().await;
        ada.answer(&seen, &seen.first("bid").unwrap(), How::Script).await;
        if is_at_rest {
            page.client.execute(HURRY, vec![]).await.unwrap();
        }
        page.client.execute("localStorage.heard = ''", vec![]).await.unwrap();
        let other = open_tab(page, &site.address("/new")).await;
        if is_at_rest {
            // What waited before is known then.
            page.wait("localStorage.listens1 === 'false' && +localStorage.counted > 2").await;
        }
        let seen = bert.asked().await;
        let bid = seen.first("bid").unwrap();
        bert.answer(&seen, &bid, How::Script).await;
        page.wait("localStorage.heard === 'hidden 0.0900, hidden 0.0900, '").await;
        page.client.switch_to_window(other).await.unwrap();
        page.client.close_window().await.unwrap();
        page.client.switch_to_window(table.clone()).await.unwrap();
    }
    assert_eq!(page.errors().await, [""; 0]);
}

#[tokio::test]
async fn of_nine_tabs_the_oldest_rest_so_that_the_newest_is_served() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    // A browser has six connections to a site: if none is given back, a page waits for ever.
    let page_load = Some(DEADLINE);
    browser.client.update_timeouts(TimeoutConfiguration::new(None, page_load, None)).await.unwrap();
    let pages = [site.address("/"), site.address(&browser.path().await)];
    for tab in 1..=8 {
        open_tab(browser, &pages[tab % 2]).await;
        browser.wait("source.readyState === 1").await;
        browser.client.execute(REPORT, vec![json!(tab)]).await.unwrap();
    }
    let listening = "[1, 2, 3, 4, 5, 6, 7, 8].map((tab) => localStorage['listens' + tab]).join(' ')";
    browser.wait(&format!("{listening} === 'false false false false true true true true'")).await;
    let answer = "const [done] = arguments; fetch('/turns').then((answer) => done(answer.ok), done);";
    assert_eq!(browser.client.execute_async(answer, vec![]).await.unwrap(), true);
}
