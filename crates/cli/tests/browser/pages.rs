//! What single pages show, and what they must not.

use bequest_engine::Game;
use bequest_maloney::Maloney;
use bequest_words::{Language, Words};
use fantoccini::Locator;
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::player::{How, Player, Seen, ada_and_bert, first_of, play_now, some_action, take_turns};
use crate::site::Site;

/// Lets two people decline and keep their cards until both are asked for a bid.
async fn both_in_an_auction(ada: &Player, bert: &Player) {
    take_turns([ada, bert], async |player, seen| {
        let (ada_seen, bert_seen) = (ada.look().await, bert.look().await);
        let calls = |seen: &Seen| seen.turn && seen.first("bid").is_some() && seen.first("decline").is_some();
        if calls(&ada_seen) && calls(&bert_seen) {
            return true;
        }
        player.answer(seen, &some_action(seen), How::Script).await;
        false
    })
    .await;
}

#[tokio::test]
async fn a_half_typed_bid_survives_what_others_do() {
    const FIELD: &str = "document.querySelector('#answers .free [type=number]')";
    let site = Site::start();
    let (ada, bert) = ada_and_bert(&site).await;
    both_in_an_auction(&ada, &bert).await;
    // What is open stays open, and where she was she stays.
    ada.browser.click(".tools .popover > summary").await;
    ada.browser.click(".leaving > summary").await;
    ada.browser.read("document.querySelector('.log').scrollTo(0, 20)").await;
    let least = ada.browser.text(&format!("{FIELD}.min")).await;
    ada.browser.write("#answers .free [type=number]", "12").await;
    let seen = bert.asked().await;
    bert.press(&seen, &seen.first("bid").unwrap(), How::Mouse).await;
    ada.browser.wait(&format!("{FIELD}.min !== {}", json!(least))).await;
    assert_eq!(ada.browser.text(&format!("{FIELD}.value")).await, "12");
    assert_eq!(ada.browser.read(&format!("document.activeElement === {FIELD}")).await, true);
    assert_eq!(ada.browser.read("document.querySelectorAll('details[open]').length").await, 2);
    assert_eq!(ada.browser.read("document.querySelector('.log').scrollTop >= 20").await, true, "she reads on");
    // She goes on typing where she was.
    ada.browser.press("00").await;
    assert_eq!(ada.browser.text(&format!("{FIELD}.value")).await, "1200");
}

#[tokio::test]
async fn a_page_that_missed_the_start_shows_the_game() {
    let site = Site::start();
    let ada = Player::arrive(&site, "Ada").await;
    ada.make_table("maloney").await;
    ada.browser.read("shut()").await;
    let start = "const [done] = arguments;
        const body = new URLSearchParams({ fill: 1 });
        fetch(location.pathname + '/start', { method: 'POST', body }).then((answer) => done(answer.ok), done);";
    assert_eq!(ada.browser.client.execute_async(start, vec![]).await.unwrap(), true);
    ada.browser.read("listen()").await;
    ada.asked().await;
}

#[tokio::test]
async fn an_answer_need_not_wait_for_the_reply_to_the_one_before() {
    let site = Site::start();
    let player = play_now(&site).await;
    let never = "const real = fetch; window.fetch = (...args) => real(...args).then(() => new Promise(() => {}));";
    player.browser.client.execute(never, vec![]).await.unwrap();
    // The button is the same element every day.
    while player.told("You pass").await < 3 {
        let seen = player.asked().await;
        player.press(&seen, &some_action(&seen), How::Mouse).await;
        player.moved_on(&seen).await;
    }
}

/// Returns the words of a text that are made of letters and digits.
fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).collect()
}

#[tokio::test]
async fn no_page_holds_the_cards_of_others() {
    const HAND: &str = "[...document.querySelectorAll('#hand [data-key]')].map((card) => card.dataset.key).join()";
    let site = Site::start();
    let (ada, bert) = ada_and_bert(&site).await;
    take_turns([&ada, &bert], async |player, seen| {
        assert!(!seen.over, "Ada has laid nothing while Bert was waited for");
        if player.name == bert.name && ada.is_awaited().await {
            // Let her be first.
            return false;
        }
        player.answer(seen, &some_action(seen), How::Mouse).await;
        let waits = bert.look().await.first("keep").is_some();
        let covered = ada.browser.read("!!document.querySelector('#hand .chosen')").await == true;
        if covered && !waits {
            // All cards are about to be shown.
            return false;
        }
        let (cards, own) = (ada.browser.text(HAND).await, ada.browser.client.source().await.unwrap());
        let other = bert.browser.client.source().await.unwrap();
        assert!(!cards.is_empty());
        for card in cards.split(',') {
            assert!(words(&own).contains(&card), "{card}");
            assert!(!words(&other).contains(&card), "the page of Bert has {card}");
        }
        covered
    })
    .await;
}

/// Fails if a page is wider than its screen, and says which element is too wide.
async fn fits(browser: &Browser, what: &str) {
    const WIDE: &str = "(() => {
        const { scrollWidth, clientWidth } = document.scrollingElement;
        if (scrollWidth <= clientWidth && innerWidth <= 390) return '';
        const wide = [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > 390);
        return scrollWidth + ' ' + wide.map((node) => node.tagName + '.' + node.className).slice(0, 8);
    })()";
    assert_eq!(browser.text(WIDE).await, "", "{what} does not fit a phone");
    assert_eq!(browser.read(SMALL).await, json!([]), "{what} has targets that are too small for a thumb");
}

/// Lists what is smaller than a thumb needs; links within a text are as high as the text.
const SMALL: &str = "[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary')]
    .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const seen = width > 0 && getComputedStyle(target).visibility !== 'hidden';
        // What is shown only when the keyboard reaches it is clipped until then.
        for (let box = target; box; box = box.parentElement) if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
        const within = target.closest('label') || (target.matches('a') && target.closest('p, td'));
        return seen && !within && (width < 39.5 || height < 39.5);
    })
    .map((target) => target.outerHTML.slice(0, 80))";

#[tokio::test]
async fn no_page_is_wider_than_a_phone() {
    let site = Site::start();
    let browser = Browser::open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    // German comes last: it has the longest words for the other pages.
    for language in ["en", "fr", "it", "de"] {
        browser.click(".popover summary").await;
        fits(&browser, "the settings").await;
        browser.click(&format!(".popover button[lang={language}]")).await;
        browser.wait(&format!("document.documentElement.lang === {language:?}")).await;
        fits(&browser, &format!("the start page in {language}")).await;
    }
    browser.goto(&site.address("/new")).await;
    fits(&browser, "the choice of a game").await;
    let lines = "[...document.querySelectorAll('.tile h2')].map((title) => title.offsetWidth / title.parentElement.offsetWidth)";
    let widths = browser.read(lines).await;
    assert!(
        widths.as_array().unwrap().iter().all(|part| part.as_f64().unwrap() > 0.8),
        "titles have the width: {widths}"
    );
    browser.goto(&site.address("/new?game=maloney")).await;
    fits(&browser, "a new table").await;
    browser.goto(&site.address("/rules/maloney")).await;
    fits(&browser, "the rulebook").await;
    browser.goto(&site.address("/new?game=maloney")).await;
    browser.client.find(Locator::Css("[name=seat2]")).await.unwrap().select_by_value("invite").await.unwrap();
    browser.click("form[action='/tables'] [type=submit]").await;
    browser.wait_for(".waiting-room").await;
    fits(&browser, "a table before its game").await;
    browser.goto(&site.address("/")).await;
    browser.click(".hero form[action='/play-now'] button").await;
    let player = Player { name: "Guest", browser };
    for _ in 0..8 {
        let seen = player.asked().await;
        fits(&player.browser, "a table").await;
        let action = first_of(&seen, &["bid", "drive", "lay", "keep"]);
        player.answer(&seen, &action, How::Script).await;
    }
}

#[tokio::test]
async fn every_language_is_spoken_throughout() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    let mut player = Player { name: "Guest", browser };
    for &language in Language::ALL {
        let words = bequest_catalogue::words(language);
        player.browser.goto(&site.address("/")).await;
        player.browser.click(".popover summary").await;
        player.browser.click(&format!(".popover button[lang={}]", language.code())).await;
        player.browser.wait(&format!("document.documentElement.lang === {:?}", language.code())).await;
        let title = words.say("site-games", &[]);
        assert_eq!(player.browser.text("document.querySelector('.tiles').ariaLabel").await, title);
        player.browser.click(".tile form[action='/play-now'] button").await;
        player.browser.wait_for("#answers").await;
        player = plays_in(player, &words).await;
    }
}

/// Lets someone play a little and ask why, and fails if the table does not speak the language.
async fn plays_in(player: Player, words: &Words) -> Player {
    let lines = "[...document.querySelectorAll('#log .line')].map((line) => line.innerText.trim())";
    let dealt = words.say("maloney-told-dealt", &[("you", "yes".into()), ("who", "".into()), ("cards", 12.into())]);
    player.browser.wait(&format!("{lines}.some((line) => line.includes({dealt:?}))")).await;
    for _ in 0..4 {
        let seen = player.asked().await;
        player.answer(&seen, &some_action(&seen), How::Mouse).await;
    }
    player.asked().await;
    player.browser.click("#hand a[data-why]").await;
    player.browser.wait("!!document.querySelector('#notice a')").await;
    let told = player.browser.text("document.querySelector('#notice').innerText").await;
    let rule = player.browser.text("document.querySelector('#notice a').innerText").await;
    let text = Maloney::ledger().find(&rule).unwrap().text(words.language().code());
    assert!(told.starts_with(text), "{told}");
    player
}

#[tokio::test]
async fn a_chosen_light_is_kept_and_nothing_comes_from_elsewhere() {
    const SCHEME: &str = "getComputedStyle(document.documentElement).colorScheme";
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.light().await;
    browser.goto(&site.address("/settings")).await;
    assert_eq!(browser.text(SCHEME).await, "light");
    browser.click("label:has([name=theme][value=dark])").await;
    browser.click("form[action='/settings'] [type=submit]").await;
    browser.wait("document.documentElement.dataset.theme === 'dark'").await;
    for path in ["/", "/rules/maloney", "/about"] {
        browser.goto(&site.address(path)).await;
        assert_eq!(browser.text(SCHEME).await, "dark", "{path}");
        let foreign =
            "performance.getEntriesByType('resource').filter((file) => !file.name.startsWith(location.origin))";
        assert_eq!(browser.read(&format!("{foreign}.map((file) => file.name)")).await, json!([]), "{path}");
    }
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn a_rulebook_begins_with_five_sentences_and_a_turn_in_pictures_in_every_language() {
    const BEGINNING: &str = "(() => {
        const all = (name, within = document) => [...within.querySelectorAll(name)];
        const box = (part) => part.getBoundingClientRect();
        const isDrawn = (part) => part.matches('img') ? part.naturalWidth > 0 : box(part).width > 8 && box(part).height > 8;
        // What is drawn or written in a picture is within its frame; what comes from a file has come.
        const isFilled = (picture) => all('svg, img, b', picture).some((it) => isDrawn(it) && box(it).top < box(picture).bottom
            && box(it).bottom > box(picture).top && box(it).left < box(picture).right && box(it).right > box(picture).left);
        const isThere = (use) => use.getBBox().width > 0;
        return {
            goal: document.querySelector('.opening h2').textContent.length > 20,
            sentences: all('.five li').filter((it) => it.textContent.trim().length > 20).length,
            steps: all('.turn .strip > li').length,
            filled: all('.turn .strip > li .picture').filter(isFilled).length,
            missing: all('.turn .picture use').filter((use) => use.checkVisibility() && !isThere(use)).map((use) => use.outerHTML),
            scene: all('.opening .scene img').every(isDrawn),
            sources: all('details.source').length > 20,
            open: all('details.source[open]').length,
        };
    })()";
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    for game in ["maloney", "erbraffer"] {
        for language in ["en", "fr", "it", "de"] {
            browser.goto(&site.address("/")).await;
            browser.read(&format!("(document.cookie = 'bequest-language={language}; path=/', true)")).await;
            browser.goto(&site.address(&format!("/rules/{game}"))).await;
            assert_eq!(browser.text("document.documentElement.lang").await, language);
            let found = browser.wait(&format!("((it) => !it.missing.length && it)({BEGINNING})")).await;
            let steps = &found["steps"];
            assert!(steps.as_u64().unwrap() >= 4, "{game} in {language}: {found}");
            let wanted = json!({ "goal": true, "sentences": 5, "steps": steps, "filled": steps, "missing": [],
                "scene": true, "sources": true, "open": 0 });
            assert_eq!(found, wanted, "{game} in {language}");
        }
    }
    assert_eq!(browser.errors().await, [""; 0]);
}
