//! The chronicle beside the board: at least four lines, the newest first, whatever else is on the page; and the one line
//! above the board.

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::fast_player::FastPlayer;
use crate::last_will_player::{Hurried, look};
use crate::player::{How, Player, first_of, play_now, some_action};
use crate::site::Site;

/// The screens that everything has to fit.
const SIZES: [(u32, u32); 3] = [(1366, 768), (1920, 1080), (390, 844)];

/// Measures the chronicle: how many whole lines of text its list shows, and whether it shows all there are, whether the newest line is at its top, what else it touches, whether it
/// is within the window, and how many lines the header has. What lies under a guide or a sheet is not seen.
const MEASURE: &str = "(() => {
    const log = document.querySelector('.chronicle .log');
    const box = log.getBoundingClientRect(), panel = log.closest('.chronicle').getBoundingClientRect();
    // Effects are below what they come from.
    const line = [...log.querySelectorAll('.line:not(.effect)')].at(-1)?.getBoundingClientRect();
    const seen = (part) => part.getClientRects().length && !['sticky', 'fixed'].includes(getComputedStyle(part).position);
    const touches = ({ left, right, top, bottom }) =>
        left < panel.right - 1 && right > panel.left + 1 && top < panel.bottom - 1 && bottom > panel.top + 1;
    // On a phone the guide and the sheet may lie over the lower end, but not what has been opened to be read.
    const isOpen = document.querySelector('.chooser[open], [data-sheet][open], .trial-offer, #beside:not([hidden])');
    const over = innerWidth > 820 || isOpen ? [] : [...document.querySelectorAll('#guide > .lesson, .table > .decide')];
    const boxes = over.map((part) => part.getBoundingClientRect()).filter(({ height, bottom }) => height && bottom > box.top);
    let floor = Math.min(box.bottom, ...boxes.map(({ top }) => top));
    // A family tree, a hand and a guide leave no room for it in every state, nor do several seats on one device: there one
    // scrolls to it.
    const isTree = !!document.querySelector('.family'), isShared = !!document.querySelector(`#notes a[href*='as=']`);
    if (isShared || (isTree && (floor < box.top || document.querySelector('#guide > .lesson')))) floor = box.bottom;
    // Titles are lines, too; an entry may take several.
    const texts = [...log.querySelectorAll('.line > span:last-child, .chapter-name')].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const rows = new Map([...range.getClientRects()].map((row) => [Math.round(row.bottom / 8), row]));
        return [...rows.values()];
    });
    const whole = texts.filter(({ top, bottom }) => top >= box.top - 1 && bottom <= floor + 1).length;
    const others = [...document.querySelectorAll('.table > *:not(.chronicle)')].filter(seen);
    const bar = document.querySelector('.topbar').getBoundingClientRect();
    return {
        whole,
        all: whole === texts.length,
        newest: !line || log.scrollTop !== 0 || (line.top >= box.top - 1 && line.top < box.top + 40),
        touched: others.filter((part) => touches(part.getBoundingClientRect())).map((part) => part.id || part.className),
        within: innerWidth <= 820 || !!document.querySelector('#end > *') || panel.bottom <= innerHeight + 1,
        bar: bar.height <= (innerWidth > 820 ? 53 : 100),
    };
})()";

pub(crate) async fn resize(browser: &Browser, (width, height): (u32, u32)) {
    let phone = width < 820;
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
    browser.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    browser.wait(&format!("innerWidth === {width}")).await;
}

/// Fails if the chronicle has too little room on any screen.
async fn has_room(browser: &Browser, state: &str) {
    for size in SIZES {
        resize(browser, size).await;
        let found = browser.read(MEASURE).await;
        let what = format!("{state} at {size:?}: {found}");
        assert!(found["whole"].as_u64().unwrap() >= 4 || found["all"] == true, "four lines are whole, {what}");
        assert_eq!(found["newest"], true, "the newest line is first, {what}");
        assert_eq!(found["touched"], json!([]), "{what}");
        assert_eq!(found["within"], true, "all of it is seen, {what}");
        assert_eq!(found["bar"], true, "the header is one line, {what}");
    }
    resize(browser, SIZES[0]).await;
}

#[tokio::test]
async fn the_chronicle_keeps_four_lines_through_a_guided_game_to_its_end() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    let browser = &player.browser;
    browser.click("form[action='/first'] button").await;
    browser.wait_for("#guide [data-about]").await;
    let mut states = std::collections::BTreeSet::new();
    loop {
        let seen = player.asked_or_over().await;
        if seen.over {
            break;
        }
        let action = first_of(&seen, &["drive", "lay", "keep", "decline"]);
        let kind = action.split(' ').next().unwrap().to_owned();
        if states.insert(kind.clone()) {
            has_room(browser, &format!("a first game in which one can {kind}")).await;
        }
        player.press(&seen, &action, How::Script).await;
        player.moved_on(&seen).await;
    }
    has_room(browser, "the end").await;
    let table = browser.path().await;
    browser.goto(&site.address(&format!("{table}?step=5"))).await;
    has_room(browser, "looking back").await;
    assert!(states.len() >= 3, "{states:?}");
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn the_chronicle_keeps_four_lines_in_a_live_auction_of_six_with_an_order_and_beside_a_rulebook() {
    let site = Site::with_slow_bots();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/new?game=maloney")).await;
    browser.click("label:has([name=players][value='6'])").await;
    for seat in 2..=6 {
        browser.choose(&format!("[name=seat{seat}]"), "bot").await;
    }
    browser.write("[name=call]", "60").await;
    browser.click("form[action='/tables'] [type=submit]").await;
    browser.click("form[action$='/start'] button.large").await;
    browser.click("form[action$='/ready'] button").await;
    browser.wait_for("#answers .out-today:not([aria-disabled])").await;
    has_room(&browser, "a live auction of six").await;
    browser.click("#answers .out-today").await;
    browser.wait_for("#answers .out-today.set").await;
    has_room(&browser, "a live auction of six with an order").await;
    browser.read("beside('/rules/maloney#MAL-40')").await;
    browser.wait_for("#beside .found").await;
    has_room(&browser, "a rulebook beside an auction").await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn the_chronicle_of_die_erbraffer_keeps_four_lines_to_its_end() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    player.browser.click("[data-game=erbraffer] form[action='/first'] button").await;
    player.browser.wait_for("#guide [data-about]").await;
    let (mut fast, mut states) = (FastPlayer::new(&player), std::collections::BTreeSet::new());
    loop {
        let offer = player.browser.read("!!document.querySelector('.trial-offer')").await == true;
        let seen = fast.look().await;
        let kind = seen.actions.iter().filter_map(|action| action.split(' ').next()).next().unwrap_or("nothing");
        let state = if offer { "1870" } else { kind };
        if states.insert(state.to_owned()) {
            has_room(&player.browser, &format!("Die Erbraffer, {state}")).await;
        }
        if offer {
            player.browser.click(".trial-offer .primary").await;
            player.browser.wait("!document.querySelector('.trial-offer')").await;
        } else if fast.step().await {
            break;
        }
    }
    has_room(&player.browser, "the end of Die Erbraffer").await;
    // Among them a window for new wills, and the question in 1870.
    assert!(["1870", "decline", "couple"].iter().all(|state| states.contains(*state)), "{states:?}");
    assert_eq!(player.browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn the_chronicle_of_last_will_keeps_four_lines() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    let browser = &player.browser;
    browser.click("[data-game=last-will] form[action='/play-now'] button").await;
    browser.wait_for("#hand [data-key^=card-]").await;
    let mut hurried = Hurried::new(browser);
    let mut states = std::collections::BTreeSet::new();
    while !["keep", "plan", "draw", "take", "end"].iter().all(|kind| states.contains(*kind)) {
        let seen = look(browser).await;
        for action in seen.actions.iter().filter(|_| seen.turn) {
            let kind = action.split(' ').next().unwrap().to_owned();
            if states.insert(kind.clone()) {
                has_room(browser, &format!("Last Will where one can {kind}")).await;
            }
        }
        assert!(!hurried.step().await, "a game has every phase");
    }
}

#[tokio::test]
async fn a_device_with_several_seats_has_its_buttons_below_the_header() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/new?game=maloney")).await;
    browser.click("label:has([name=players][value='3'])").await;
    for seat in ["[name=seat2]", "[name=seat3]"] {
        browser.choose(seat, "device").await;
    }
    browser.click("form[action='/tables'] [type=submit]").await;
    browser.click("form[action$='/start'] button.large").await;
    browser.wait_for("#notes a[href*='as=']").await;
    has_room(&browser, "all seats covered").await;
    browser.click("#notes a[href*='as=1']").await;
    browser.wait_for("#hand .card").await;
    has_room(&browser, "a seat uncovered").await;
}

#[tokio::test]
async fn lines_are_grouped_by_days_with_the_newest_first() {
    let site = Site::start();
    let player = play_now(&site).await;
    while player.browser.read("document.querySelectorAll('#log .chapter-name').length < 2").await == true {
        let seen = player.asked().await;
        player.answer(&seen, &some_action(&seen), How::Script).await;
    }
    let heights = "[...document.querySelectorAll('#log .line, #log .chapter-name')].map((line) => line.getBoundingClientRect().top)";
    let heights = player.browser.read(heights).await;
    let heights: Vec<f64> = heights.as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    assert!(heights.windows(2).all(|pair| pair[0] > pair[1]), "what came later is higher up: {heights:?}");
    let title = "document.querySelector('#log .chapter-name').textContent";
    assert!(player.browser.text(title).await.contains("day 1"));
}

#[tokio::test]
async fn the_calls_of_the_hammer_stand_in_the_log() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/new?game=maloney")).await;
    browser.click("label:has([name=players][value='3'])").await;
    for seat in ["[name=seat2]", "[name=seat3]"] {
        browser.choose(seat, "bot").await;
    }
    browser.write("[name=call]", "2").await;
    browser.click("form[action='/tables'] [type=submit]").await;
    browser.click("form[action$='/start'] button.large").await;
    // The page keeps whatever was called, however soon it is over.
    browser.wait_for("#called").await;
    let keep = "(() => {
        globalThis.calls = new Set();
        const look = () => document.querySelectorAll('#called .line').forEach((line) => calls.add(line.textContent));
        new MutationObserver(look).observe(document.querySelector('#called'), { childList: true });
        return true;
    })()";
    browser.read(keep).await;
    browser.click("form[action$='/ready'] button").await;
    // Whatever else is asked is answered: on the first day there may be no auction.
    let player = Player { name: "Guest", browser };
    let (browser, called) = (&player.browser, "calls.has('Going once') && calls.has('Going twice')");
    let asked = "!!document.querySelector('#status .turn') && !document.querySelector('.auction .bid')";
    while browser.read(called).await != true {
        browser.wait(&format!("{called} || {asked}")).await;
        let seen = player.look().await;
        if seen.turn && seen.first("bid").is_none() && !seen.actions.is_empty() {
            player.answer(&seen, &first_of(&seen, &["keep", "drive", "lay"]), How::Script).await;
        }
    }
    // When the hammer has fallen, the log says so for good.
    browser.wait("document.querySelectorAll('#called .line').length === 0").await;
    browser.wait("/Once, twice, sold|Nobody bids/.test(document.querySelector('#log').textContent)").await;
    assert_eq!(browser.errors().await, [""; 0]);
}
