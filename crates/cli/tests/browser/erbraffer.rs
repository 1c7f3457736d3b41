//! Die Erbraffer: whole games, an estate shared twice, a new will, a phone, the keyboard, a guided game.

use std::collections::BTreeSet;

use fantoccini::key::Key;
use serde_json::Value;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Patience, Screen};
use crate::chronicle::resize;
use crate::fast_player::{FastPlayer, STATE};
use crate::player::{Player, sit_down_at};
use crate::site::Site;

/// Returns the influence cards that a page names.
async fn cards_on(player: &Player) -> BTreeSet<String> {
    let names = "[...new Set(document.documentElement.outerHTML.match(/\\bi\\d\\d\\b/g) ?? [])]";
    let found = player.browser.read(names).await;
    found.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn two_people_and_two_bots_play_die_erbraffer_to_its_end() {
    // Nothing moves while the pages are compared.
    let mut site = Site::with_slow_bots();
    let (ada, bert) = sit_down_at(&site, "erbraffer").await;
    for player in [&ada, &bert] {
        player.browser.wait_for("#hand .card").await;
    }
    no_secret_on_the_other_page(&ada, &bert).await;
    site.let_bots_play();
    let mut players = [FastPlayer::new(&ada), FastPlayer::new(&bert)];
    loop {
        let mut over = 0;
        for fast in &mut players {
            over += u8::from(fast.step().await);
        }
        if over == 2 {
            break;
        }
    }
    assert!(players.iter().any(|fast| fast.undone > 0), "an estate was shared, undone and shared again");
    assert!(players.iter().any(|fast| fast.new_wills > 0), "a new will answered");
    for player in [&ada, &bert] {
        player.browser.wait_for(".ending").await;
        // The strip of the game is gone, and what lies open is on panels with headings.
        player.browser.wait("getComputedStyle(document.querySelector('.table'), '::after').content === 'none'").await;
        for open in ["#hand .panel h2", "#players .folk h2", "#players .named b"] {
            player.browser.wait(&format!("document.querySelector({open:?}).checkVisibility()")).await;
        }
        // A tree that fits does not take the wheel.
        let pan = "getComputedStyle(document.querySelector('.pan'))";
        player.browser.wait(&format!("{pan}.overflowY === 'hidden' && {pan}.overscrollBehaviorY === 'auto'")).await;
        no_serious_violation(&player.browser, "the end").await;
        assert_eq!(player.browser.errors().await, [""; 0], "{}", player.name);
    }
}

/// Where the strip with the question is, its hand, and the lower edges of its buttons; null while nothing is asked there.
const PLACES: &str = "(() => {
    const box = (part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
    };
    // The couples have all of the strip.
    if (!document.querySelector('#status .turn') || document.querySelector('.couples')) return null;
    const buttons = [...document.querySelectorAll('#answers .buttons :is(button, summary, a)')];
    const seen = buttons.filter((it) => it.checkVisibility() && !it.closest('.choices, .estate section'));
    const cards = [...document.querySelectorAll('#hand li[data-key]')].slice(0, 4);
    return { strip: box(document.querySelector('.table > .decide')), cards: cards.map(box),
        feet: seen.map(box).map(([, top, , height]) => top + height) };
})()";

/// Fails if something is at another place than before, by more than a part of a pixel.
fn assert_unmoved(now: &Value, before: &Value, state: &str) {
    if let (Value::Array(now), Value::Array(before)) = (now, before) {
        now.iter().zip(before).for_each(|(now, before)| assert_unmoved(now, before, state));
        return;
    }
    let way = now.as_f64().unwrap() - before.as_f64().unwrap();
    assert!(way.abs() <= 1.0, "{state}: {now}, before {before}");
}

#[tokio::test]
async fn buttons_keep_their_place_over_turn_choice_estate_and_window() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    let browser = &player.browser;
    browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    resize(browser, (1366, 768)).await;
    let (mut fast, mut states, mut first, mut foot) = (FastPlayer::new(&player), BTreeSet::new(), None, None);
    while !["throw", "heir", "testament", "pay", "decline"].iter().all(|state| states.contains(*state)) {
        let seen = fast.look().await;
        let places = browser.read(PLACES).await;
        if places.is_object() {
            let kinds = seen.actions.iter().filter_map(|action| action.split(' ').next().map(str::to_owned));
            let kinds: BTreeSet<String> = kinds.collect();
            let (state, first) = (format!("{kinds:?}"), first.get_or_insert_with(|| places.clone()));
            assert_unmoved(&places["strip"], &first["strip"], &state);
            assert_unmoved(&places["cards"], &first["cards"], &state);
            for now in places["feet"].as_array().unwrap() {
                assert_unmoved(now, foot.get_or_insert_with(|| now.clone()), &state);
            }
            states.extend(kinds);
        }
        assert!(!fast.step().await, "the game has had {states:?}");
    }
    assert!(foot.is_some(), "buttons were seen");
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Checks that neither page names a card of the other's hand or the other's heir.
async fn no_secret_on_the_other_page(ada: &Player, bert: &Player) {
    let heir = "document.querySelector('.secrets')?.innerText ?? ''";
    let (of_ada, of_bert) = (cards_on(ada).await, cards_on(bert).await);
    assert!(of_ada.len() >= 4 && of_bert.len() >= 4, "{of_ada:?} {of_bert:?}");
    assert!(of_ada.is_disjoint(&of_bert), "{of_ada:?} {of_bert:?}");
    let (of_ada, of_bert) = (ada.browser.text(heir).await, bert.browser.text(heir).await);
    assert!(!of_ada.is_empty() && of_ada != of_bert, "{of_ada:?} {of_bert:?}");
}

/// Plays a guided game until it asks in 1870 whether to go on; returns the lessons given so far.
async fn guided_to_1870(player: &Player) -> BTreeSet<String> {
    player.browser.click("[data-game=erbraffer] form[action='/first'] button").await;
    player.browser.wait_for("#guide [data-about]").await;
    let mut fast = FastPlayer::new(player);
    while player.browser.read("!!document.querySelector('.trial-offer')").await != true {
        assert!(!fast.step().await, "nothing ends in 1870");
    }
    fast.lessons
}

#[tokio::test]
async fn a_guided_game_explains_itself_and_goes_on_beyond_1870() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    let lessons = guided_to_1870(&player).await;
    assert!(lessons.len() >= 4, "{lessons:?}");
    let browser = &player.browser;
    let estimate = browser.text("document.querySelector('.trial-offer .hoped .figure').textContent").await;
    assert!(estimate.contains('≈'), "{estimate}");
    assert_eq!(browser.read("!!document.querySelector('.trial-standing')").await, false, "nobody is ahead yet");
    no_serious_violation(browser, "the question in 1870").await;
    browser.click(".trial-offer .primary").await;
    browser.wait("!document.querySelector('.trial-offer')").await;
    let mut fast = FastPlayer::new(&player);
    let beyond = "+document.querySelector('.calendar .now b').textContent > 1870";
    // Others may move the hourglass before the player has a turn.
    while !fast.lessons.contains("beyond") || browser.read(beyond).await != true {
        assert!(!fast.step().await, "the game goes on and the guide with it: {:?}", fast.lessons);
    }
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn a_guided_game_that_is_stopped_in_1870_shows_who_is_ahead() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    guided_to_1870(&player).await;
    let browser = &player.browser;
    browser.click(".trial-offer .quiet").await;
    browser.wait("document.querySelectorAll('.trial-standing li').length === 4").await;
    browser.wait_for(".trial form[action='/play-now'] button").await;
    nothing_is_asked_any_more(browser).await;
    no_serious_violation(browser, "a stopped first game").await;
    let table = site.address(&browser.path().await);
    browser.goto(&table).await;
    browser.wait("document.querySelectorAll('.trial-standing li').length === 4").await;
    nothing_is_asked_any_more(browser).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Waits until nothing on the page asks for something or says whose turn it is, and the wheel is for the page.
async fn nothing_is_asked_any_more(browser: &Browser) {
    let live = "[...document.querySelectorAll('.table > .decide, #hand, .plate em')]";
    browser.wait(&format!("{live}.every((it) => !it.checkVisibility())")).await;
    browser.wait("getComputedStyle(document.querySelector('.pan')).overscrollBehaviorY === 'auto'").await;
}

#[tokio::test]
async fn die_erbraffer_fits_a_phone() {
    let site = Site::start();
    let browser = Browser::open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    browser.wait("document.documentElement.scrollWidth <= innerWidth + 1").await;
    let player = Player { name: "Guest", browser };
    let mut fast = FastPlayer::new(&player);
    // Until the first estate is shared on the small screen.
    while fast.undone == 0 {
        assert!(!fast.step().await, "the game is over before anyone has shared an estate");
    }
    player.browser.wait("document.documentElement.scrollWidth <= innerWidth + 1").await;
    no_serious_violation(&player.browser, "the table on a phone").await;
    assert_eq!(player.browser.errors().await, [""; 0]);
}

/// Walks on by the tabulator until the focus is where it should be, and presses Enter.
async fn enter(browser: &Browser, selector: &str) {
    for _ in 0..160 {
        browser.press_key(Key::Tab).await;
        if browser.read(&format!("document.activeElement.matches({selector:?})")).await == true {
            return browser.press_key(Key::Enter).await;
        }
    }
    panic!("{selector} is not reached by the tabulator at {}", browser.path().await);
}

#[tokio::test]
async fn turns_are_taken_by_keyboard_alone() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/")).await;
    enter(&browser, "[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    let player = Player { name: "Guest", browser };
    let fast = FastPlayer::new(&player);
    let (mut turns, mut patience) = (0, Patience::new());
    while turns < 12 {
        let seen = fast.look().await;
        if !seen.turn || seen.actions.is_empty() {
            patience.look(&seen.state).await;
            continue;
        }
        player.browser.is_as_fresh().await;
        let kinds =
            ["confirm", "heir", "heirloom", "round", "testament", "couple", "decline", "give", "rest", "play", "throw"];
        let kind = kinds.iter().find(|kind| seen.actions.iter().any(|action| action.split(' ').next() == Some(**kind)));
        // The page does not believe who presses a button that has just become another one.
        player
            .browser
            .wait("![...document.querySelectorAll('button')].some((it) => Date.now() - it.changed < 500)")
            .await;
        let button = match *kind.unwrap() {
            "give" => "button.place".to_owned(),
            kind => format!("button[name=action][value^='{kind}']"),
        };
        enter(&player.browser, &button).await;
        // A relative is chosen first; the focus goes on to the button that says what it means.
        if matches!(*kind.unwrap(), "heir" | "testament") {
            player.browser.wait("document.activeElement.matches('.give')").await;
            player.browser.press_key(Key::Enter).await;
        }
        turns += 1;
        player.browser.wait(&format!("{STATE} !== {:?} || !!document.querySelector('#ask[open]')", seen.state)).await;
        if player.browser.read("!!document.querySelector('#ask[open]')").await == true {
            enter(&player.browser, "#ask [value=yes]").await;
            player.browser.wait(&format!("{STATE} !== {:?}", seen.state)).await;
        }
    }
    assert_eq!(player.browser.errors().await, [""; 0]);
}
