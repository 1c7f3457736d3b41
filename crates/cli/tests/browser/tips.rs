//! What explains itself: on hover, on focus and on a long press.

use fantoccini::key::Key;
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::fast_player::FastPlayer;
use crate::last_will_player::Hurried;
use crate::player::{How, Player, play_now, some_action};
use crate::site::Site;

const SHOWN: &str = "document.querySelector('#tip:popover-open')?.innerText";

/// Returns the middle of an element.
async fn middle(browser: &Browser, selector: &str) -> (f64, f64) {
    let place = format!(
        "(() => {{ const {{ x, y, width, height }} = document.querySelector({selector:?}).getBoundingClientRect();
            return [x + width / 2, y + height / 2]; }})()"
    );
    let found = browser.read(&place).await;
    (found[0].as_f64().unwrap(), found[1].as_f64().unwrap())
}

async fn touch(browser: &Browser, kind: &str, points: serde_json::Value) {
    browser.tell("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

#[tokio::test]
async fn a_sign_explains_itself_on_hover_and_on_focus() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    let (x, y) = middle(browser, ".tools a[data-beside]").await;
    browser.tell("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await;
    browser.wait(&format!("{SHOWN} === 'Rulebook'")).await;
    browser.press_key(Key::Escape).await;
    browser.wait(&format!("{SHOWN} === undefined")).await;
    // The browser does not show the same a second time, but readers still find it.
    assert_eq!(browser.text("document.querySelector('.tools a[data-beside]').title").await, "Rulebook");
    browser.read("document.querySelector('.tools a[data-beside]').focus({ focusVisible: true })").await;
    browser.wait(&format!("{SHOWN} === 'Rulebook'")).await;
    browser.read("document.activeElement.blur()").await;
    browser.wait(&format!("{SHOWN} === undefined")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn a_long_press_explains_and_does_nothing_else() {
    let site = Site::start();
    let browser = Browser::open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    browser.read("document.querySelector('.tile a.icon-only').scrollIntoView({ block: 'center' })").await;
    let (x, y) = middle(&browser, ".tile a.icon-only").await;
    touch(&browser, "touchStart", json!([{ "x": x, "y": y }])).await;
    browser.wait(&format!("{SHOWN}?.length > 3")).await;
    touch(&browser, "touchEnd", json!([])).await;
    assert_eq!(browser.path().await, "/", "nothing was pressed");
    // A tap elsewhere closes it, and a short one presses.
    touch(&browser, "touchStart", json!([{ "x": 4, "y": 300 }])).await;
    touch(&browser, "touchEnd", json!([])).await;
    browser.wait(&format!("{SHOWN} === undefined")).await;
    browser.click(".tile a.icon-only").await;
    browser.wait("location.pathname.startsWith('/rules/')").await;
}

/// The signs of a page that are seen, but neither stand beside a word nor explain themselves.
const UNEXPLAINED: &str = "(() => {
    const isSeen = (sign) => {
        const { width, height } = sign.getBoundingClientRect();
        return width > 3 && height > 3 && sign.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const words = (part) => {
        const copy = part.cloneNode(true);
        copy.querySelectorAll('.unseen, .seat, svg').forEach((sign) => sign.remove());
        return copy.textContent.replace(/[^\\p{L}]/gu, '');
    };
    const signs = document.querySelectorAll('main :is(svg.icon, .seat, .piles:not(ul), .frame, .thing, .hourglass, .twice, .points, svg.g), .topbar .icon, #hand :is(.worth, .shield, .values)');
    const bare = [...signs].filter(isSeen).filter((sign) => {
        // Coins that run along a line are a movement.
        if (sign.closest('.run')) return false;
        if (sign.closest('[data-tip], [title]:not([title=\"\"]), .why, .seat .seat')) return false;
        const control = sign.closest('button, a, summary, label, li, p, h2, .line, .chip');
        return !control || words(control).length < 2;
    });
    return bare.map((sign) => sign.parentElement.outerHTML.slice(0, 160));
})()";

/// What explains itself under a pointer, but not to anyone who goes from control to control by keyboard.
const UNREACHED: &str = "(() => {
    const FOCUSABLE = 'a[href], button:enabled, input, select, textarea, summary, [tabindex=\"0\"]';
    const isSeen = (part) => part.getBoundingClientRect().width > 3 && part.checkVisibility({ visibilityProperty: true });
    // A group shows all that is in it; a control shows its own text, or that of the part that it is in.
    const isReached = (part) => {
        const group = part.closest('[data-tips]');
        if (group) return group.tabIndex === 0;
        if (part.closest('a[href], button:enabled')) return true;
        const controls = [part, ...part.querySelectorAll(FOCUSABLE)].filter((it) => it.matches(FOCUSABLE));
        return controls.some((it) => it.closest('[data-tip], [title]') === part);
    };
    const parts = [...document.querySelectorAll(':is(main, .topbar) :is([data-tip], [title]:not([title=\"\"]))')];
    // What a tag on the map means is in the note of its town. A step that there is not is no button for the moment.
    const isApart = (part) => part.closest('svg.live, span.button[aria-hidden]');
    const bare = parts.filter((part) => isSeen(part) && !isApart(part) && !isReached(part));
    return bare.map((part) => part.outerHTML.slice(0, 160));
})()";

async fn everything_is_explained(browser: &Browser, game: &str) {
    assert_eq!(browser.read(UNEXPLAINED).await, json!([]), "{game}");
    assert_eq!(browser.read(UNREACHED).await, json!([]), "{game}, by keyboard");
}

#[tokio::test]
async fn arrow_keys_go_from_sign_to_sign_of_a_group() {
    let site = Site::with_slow_bots();
    let lines = "document.querySelectorAll('#tip:popover-open p').length";
    for (game, group) in [("maloney", "ol.week"), ("erbraffer", ".row.unborn")] {
        let browser = Browser::open(Screen::Laptop).await;
        browser.goto(&site.address("/")).await;
        browser.click(&format!("[data-game={game}] form[action='/play-now'] button")).await;
        browser.wait_for(group).await;
        browser.read(&format!("document.querySelector({group:?}).focus({{ focusVisible: true }})")).await;
        browser.wait(&format!("{lines} > 1")).await;
        let is_whole = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
            document.querySelector('#tip').getBoundingClientRect())";
        assert_eq!(browser.read(is_whole).await, true, "{game}");
        browser.press_key(Key::Right).await;
        browser.wait(&format!("{lines} === 1")).await;
        let first = browser.text(SHOWN).await;
        browser.press_key(Key::Right).await;
        browser.wait(&format!("{lines} === 1 && {SHOWN} !== {first:?}")).await;
        browser.press_key(Key::Left).await;
        browser.wait(&format!("{SHOWN} === {first:?}")).await;
        assert_eq!(browser.errors().await, [""; 0]);
    }
}

#[tokio::test]
async fn whatever_is_not_a_word_explains_itself() {
    let site = Site::start();
    let player = play_now(&site).await;
    for _ in 0..12 {
        everything_is_explained(&player.browser, "Maloney’s Inheritance").await;
        let seen = player.asked_or_over().await;
        player.answer(&seen, &some_action(&seen), How::Script).await;
    }
    let player = Player::arrive(&site, "Ada").await;
    player.browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    player.browser.wait_for("#hand .card").await;
    let mut fast = FastPlayer::new(&player);
    for _ in 0..12 {
        everything_is_explained(&player.browser, "Die Erbraffer").await;
        fast.step().await;
    }
    let player = Player::arrive(&site, "Ada").await;
    player.browser.click("[data-game=last-will] form[action='/play-now'] button").await;
    player.browser.wait_for("#hand [data-key^=card-]").await;
    let mut hurried = Hurried::new(&player.browser);
    while !["keep", "plan", "take", "end"].iter().all(|kind| hurried.done.contains(kind)) {
        assert_eq!(player.browser.read(UNEXPLAINED).await, json!([]), "Last Will");
        assert!(!hurried.step().await, "a game has every phase");
    }
}

#[tokio::test]
async fn a_portrait_and_a_year_say_what_they_show() {
    let site = Site::with_slow_bots();
    let player = Player::arrive(&site, "Ada").await;
    let browser = &player.browser;
    browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for(".living .person").await;
    for (sign, said) in [(".g1 .person .frame", "Dorothea, "), (".calendar .gold", "1870, "), ("#h1", ", ")] {
        let (x, y) = middle(browser, sign).await;
        browser.tell("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await;
        browser.wait(&format!("{SHOWN}?.includes('{said}')")).await;
    }
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn on_a_phone_each_board_has_a_legend_that_opens() {
    let site = Site::with_slow_bots();
    let legends = [("maloney", ".k-reach", 32), ("erbraffer", ".k-oval", 32), ("last-will", "li:last-child", 24)];
    for (game, sign, shut) in legends {
        let browser = Browser::open(Screen::Phone).await;
        browser.goto(&site.address("/")).await;
        browser.click(&format!("[data-game={game}] form[action='/play-now'] button")).await;
        browser.wait_for("#board .key").await;
        let shown = format!("document.querySelector('#board .key {sign}')?.getBoundingClientRect().right > 20");
        let height = "document.querySelector('#board .key').offsetHeight";
        browser.wait(&format!("{height} === {shut}")).await;
        browser.click("#board .key").await;
        browser.wait(&format!("{height} > 50 && {shown}")).await;
        browser.read("document.activeElement.blur()").await;
        browser.wait(&format!("{height} === {shut}")).await;
        assert_eq!(browser.errors().await, [""; 0]);
    }
}
