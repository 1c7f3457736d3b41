//! The guide of a first game of Die Erbraffer: it covers neither the tree nor an estate, waits for the board, and lets people
//! choose otherwise.

use bequest_words::{Language, Words};

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Patience, Screen};
use crate::player::Player;
use crate::site::Site;

/// Begins a first game and waits for the guide.
async fn begin(site: &Site, screen: Screen) -> Player {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click("[data-game=erbraffer] form[action='/first'] button").await;
    browser.wait_for("#guide .pin").await;
    Player { name: "Guest", browser }
}

/// Does what the guide proposes, or passes, unless something else is asked by now.
const OBEY: &str = "(() => {
    if (document.querySelector('form[aria-busy]')) return;
    const go = '.trial-offer .primary, #guide .proposed button, #answers [value=decline]';
    const button = document.querySelector(go);
    if (!button || !document.querySelector('#status .turn, .trial-offer')) return;
    // The page may believe that it is meant.
    button.changed = 0;
    button.click();
    document.querySelector('#ask[open] [value=yes]')?.click();
})()";

/// Follows the guide until something is on the page.
async fn follow_until(browser: &Browser, wanted: &str) {
    let mut patience = Patience::new();
    let state = "['answers', 'hand', 'stage', 'guide'].map((id) => document.getElementById(id)?.dataset.h).join()";
    while browser.read(wanted).await != true {
        patience.look(&browser.text(state).await).await;
        browser.read(OBEY).await;
    }
}

/// Tells whether two things lie apart.
const APART: &str = "const apart = (one, other) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
};";

/// Waits until something that uses `apart` holds.
async fn wait_apart(browser: &Browser, expression: &str) {
    browser.wait(&format!("(() => {{ {APART} return {expression}; }})()")).await;
}

/// Returns whether all of something is on the screen.
const INSIDE: &str =
    "((it) => it.left >= 0 && it.top >= 0 && it.right <= innerWidth + 1 && it.bottom <= innerHeight + 1)";

#[tokio::test]
async fn guide_and_estate_never_cover_each_other() {
    let site = Site::start();
    for screen in [Screen::Laptop, Screen::Phone] {
        let player = begin(&site, screen).await;
        let browser = &player.browser;
        follow_until(
            browser,
            "!!document.querySelector('.estate[open]') && !!document.querySelector('#guide .proposed')",
        )
        .await;
        wait_apart(browser, "apart('#guide .lesson', '.estate[open]')").await;
        for part in ["#guide .lesson", ".estate[open]", "#guide .proposed button"] {
            browser.wait(&format!("{INSIDE}(document.querySelector({part:?}).getBoundingClientRect())")).await;
        }
        // Neither lies below anything else.
        let seen = "((it) => { const { left, top, width, height } = it.getBoundingClientRect();
            return it.contains(document.elementFromPoint(left + width / 2, top + height / 2)); })";
        browser.wait(&format!("{seen}(document.querySelector('#guide .proposed button'))")).await;
        // What the guide speaks of is marked within the dialog.
        browser.wait("document.querySelectorAll('#pins i').length > 0").await;
        browser.click("#guide .because summary").await;
        wait_apart(
            browser,
            "document.querySelector('#guide .because[open]') && apart('#guide .lesson', '.estate[open]')",
        )
        .await;
        no_serious_violation(browser, "an estate with a guide").await;
        assert_eq!(browser.errors().await, [""; 0]);
    }
}

#[tokio::test]
async fn on_a_laptop_the_guide_covers_nothing() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Laptop).await;
    let browser = &player.browser;
    let size = serde_json::json!({ "width": 1366, "height": 768, "deviceScaleFactor": 1, "mobile": false });
    browser.tell("Emulation.setDeviceMetricsOverride", size).await;
    wait_until_nothing_is_covered(browser).await;
    // The tree is as large as without a guide.
    no_serious_violation(browser, "a guided table").await;
    let width = "document.querySelector('.sheet').getBoundingClientRect().width";
    let with = browser.read(width).await;
    browser.click("#guide .guide-turn button").await;
    browser.wait("!document.querySelector('#guide .lesson')").await;
    assert_eq!(browser.read(width).await, with);
}

/// Waits until guide, tree, question, hand, players and chronicle lie apart, and all players and the chronicle are seen.
async fn wait_until_nothing_is_covered(browser: &Browser) {
    for part in ["#board", ".table > .decide", "#hand", "#players", ".chronicle"] {
        wait_apart(browser, &format!("apart('#guide .lesson', {part:?})")).await;
    }
    wait_apart(browser, "apart('#players', '.chronicle')").await;
    let bottom = |selector: &str| format!("document.querySelector({selector:?}).getBoundingClientRect().bottom");
    browser.wait(&format!("{} <= {} + 1", bottom(".folk .plate:last-child"), bottom("#players"))).await;
    browser.wait(&format!("{} <= innerHeight", bottom(".chronicle"))).await;
}

/// Returns the longest that the guide says beside a card that can be played: a lesson, and what is advised.
fn longest(words: &Words) -> [String; 2] {
    let by_length = |lines: Vec<String>| lines.into_iter().max_by_key(|line| line.chars().count()).unwrap();
    let lessons = ["hand", "others", "beyond", "heir-lives", "last-round"];
    let lesson = by_length(lessons.map(|name| words.say(&format!("erbraffer-hint-{name}"), &[])).into());
    let titles = ["great-windfall", "double-luck", "feud", "factory"];
    let card = by_length(titles.map(|title| words.say(&format!("erbraffer-title-{title}"), &[])).into());
    let names = words.list(&["Balthasar".to_owned(), "Apollonia".to_owned()]);
    let advice = ["erbraffer-hint-play-for", "erbraffer-hint-play-against"].map(|key| {
        let values =
            [("pin", "".into()), ("card", (&*card).into()), ("names", (&*names).into()), ("gain", "+11,200".into())];
        words.say(key, &values)
    });
    [lesson, by_length(advice.into())]
}

#[tokio::test]
async fn on_a_laptop_the_longest_lesson_of_each_language_covers_nothing() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Laptop).await;
    let browser = &player.browser;
    let size = serde_json::json!({ "width": 1366, "height": 768, "deviceScaleFactor": 1, "mobile": false });
    browser.tell("Emulation.setDeviceMetricsOverride", size).await;
    for &language in Language::ALL {
        let code = language.code();
        browser.read("(document.documentElement.dataset.old = 'yes')").await;
        browser.click(".popover:has([lang]) > summary").await;
        browser.click(&format!(".popover button[lang={code}]")).await;
        let loaded = "!document.documentElement.dataset.old && document.fonts.status === 'loaded'
            && !!document.querySelector('#guide .pin')";
        browser.wait(&format!("document.documentElement.lang === {code:?} && {loaded}")).await;
        let [lesson, advice] = longest(&bequest_catalogue::words(language));
        let say = format!(
            "(() => {{ const line = document.querySelector('#guide .words p');
                line.replaceChildren({lesson:?}, ' ', line.querySelector('.pin'), {advice:?}); return line.clientHeight; }})()"
        );
        let height = browser.read(&say).await.as_u64().unwrap();
        assert!(height > 70, "{code}: four lines or more, not {height} pixels");
        wait_until_nothing_is_covered(browser).await;
    }
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn on_a_phone_rings_are_below_the_guide_and_a_pin_says_where_to_look() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Phone).await;
    let browser = &player.browser;
    browser.wait_for("#pins i").await;
    let level = |selector: &str| format!("+getComputedStyle(document.querySelector({selector:?})).zIndex");
    browser.wait(&format!("{} > {}", level("#guide"), level("#pins"))).await;
    // Whatever is not marked is somewhere else, and pressing the pin goes there.
    let above =
        "(document.querySelector('#guide .pin').dataset.things = 'board', scrollTo(0, document.body.scrollHeight))";
    browser.read(above).await;
    browser.wait("!!document.querySelector('#guide .pin.off[data-off=\"↑\"]')").await;
    browser.read("document.querySelector('#guide .pin.off').click()").await;
    browser.wait("document.querySelectorAll('#pins i').length > 0").await;
}

#[tokio::test]
async fn the_guide_waits_until_the_board_has_caught_up() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Laptop).await;
    let browser = &player.browser;
    let table = site.address(&browser.path().await);
    browser.goto_at("calm", &table).await;
    browser.wait_for("#guide .words p").await;
    browser.wait("!!source && source.readyState === 1").await;
    let shown = |selector: &str| format!("document.querySelector({selector:?}).checkVisibility()");
    let step = |number: u32| {
        format!("show(`<div id='stage' data-h='{number}'><p>step {number}</p></div><div id='log-0' data-in='log' data-h='{number}'>
            ${{document.getElementById('log-0').innerHTML.replace('</ul>', '<li class=line><span>step {number}</span></li></ul>')}}</div>`)")
    };
    let look = ["#guide .words p", "#guide .later", "#behind button"].map(shown).join(", ");
    // Whatever is seen between two looks is noted.
    let bare = "(globalThis.bare = false, new MutationObserver(() => bare ||= !document.querySelector('#pins i'))
        .observe(document.body, { childList: true, subtree: true, attributes: true }))";
    let during = browser.read(&format!("({bare}, {}, {}, [{look}])", step(1), step(2))).await;
    assert_eq!(during, serde_json::json!([false, true, true]), "it waits, and there is a way to skip");
    browser.wait("bare").await;
    let after = browser.read(&format!("(document.querySelector('#behind button').click(), [{look}])")).await;
    assert_eq!(after, serde_json::json!([true, false, false]));
    // A question about something that is not shown yet goes there at once.
    let due = "show(`<div id='answers' data-h='9'><button data-needs-now>Pass</button></div>`)";
    let now = browser.read(&format!("({}, {}, {due}, [{look}])", step(3), step(4))).await;
    assert_eq!(now, serde_json::json!([true, false, false]));
    assert_eq!(browser.text("document.querySelector('#stage').innerText").await, "step 4");
}

#[tokio::test]
async fn someone_who_chooses_another_relative_is_not_talked_into_the_first() {
    let site = Site::start();
    let player = begin(&site, Screen::Laptop).await;
    let browser = &player.browser;
    let asked = "document.querySelectorAll('#answers .heir[data-give]').length > 3
        && document.querySelector('#guide .proposed button')?.value.startsWith('heir')";
    follow_until(browser, &format!("!!({asked})")).await;
    browser.click("#answers .chooser summary").await;
    wait_apart(browser, "apart('#answers .chooser .choices', '#guide .lesson')").await;
    browser.press_key(fantoccini::key::Key::Escape).await;
    browser.wait("!document.querySelector('#answers .chooser[open]')").await;
    browser.click("#answers .chooser summary").await;
    let other = "[...document.querySelectorAll('#answers .heir[data-give]')]
        .find((line) => line.value !== document.querySelector('#guide .proposed button').value)";
    browser.read(&format!("{other}.click()")).await;
    browser.wait("document.querySelector('#guide .other').checkVisibility()").await;
    assert_eq!(browser.read("document.querySelector('#guide .proposed').checkVisibility()").await, false);
    assert_eq!(browser.read("!!document.querySelector('#answers .chooser[open]')").await, false, "the list is shut");
    browser.read("document.querySelector('#answers .heir[aria-pressed=true]').click()").await;
    browser.wait("document.querySelector('#guide .proposed').checkVisibility()").await;
    assert_eq!(browser.errors().await, [""; 0]);
}
