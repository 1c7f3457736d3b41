//! Why not, what is asked again, and what can be taken back.

use fantoccini::key::Key;

use crate::browser::{Browser, Screen};
use crate::player::{How, Player, first_of, play_now};
use crate::site::Site;

/// Plays until an answer of this kind can be given.
async fn until(player: &Player, kind: &str) {
    for _ in 0..200 {
        let seen = player.asked().await;
        if seen.first(kind).is_some() {
            return;
        }
        // The highest bid that has a button: to drive, one has to win an auction before the cash is gone.
        let highest = seen.actions.iter().rfind(|action| action.starts_with("bid ")).cloned();
        let action = highest.unwrap_or_else(|| first_of(&seen, &["keep", "drive", "lay", "decline"]));
        player.answer(&seen, &action, How::Script).await;
    }
    panic!("{kind} never comes");
}

async fn car(browser: &Browser) -> String {
    browser.text("document.querySelector('[data-key=car]').dataset.at").await
}

#[tokio::test]
async fn on_a_phone_a_rulebook_is_half_a_sheet_that_covers_neither_players_nor_answers() {
    const COVERED: &str = "(() => {
        const box = (part) => part.getBoundingClientRect(), book = box(document.querySelector('#beside'));
        const touches = (part) => ((it) => it.height && it.top < book.bottom - 1 && it.bottom > book.top + 1)(box(part));
        // Players that are below the answers are reached by scrolling.
        const parts = ['header', '#players', '.table > .decide'].map((name) => document.querySelector(name));
        return { touched: parts.filter(touches).map((part) => part.id || part.className), height: book.height };
    })()";
    let site = Site::with_slow_bots();
    for game in ["maloney", "erbraffer"] {
        let browser = Browser::open(Screen::Phone).await;
        browser.goto(&site.address("/")).await;
        browser.click(&format!("[data-game={game}] form[action='/play-now'] button")).await;
        browser.wait_for("#hand .card").await;
        let before = browser.read("document.querySelector('#board').offsetHeight").await;
        browser.read(&format!("beside('/rules/{game}')")).await;
        browser.wait("!document.querySelector('#beside').hidden && !!document.querySelector('#beside[style]')").await;
        browser.wait(&format!("({COVERED}).touched.length === 0")).await;
        let found = browser.read(COVERED).await;
        assert!(found["height"].as_f64().unwrap() >= 200.0, "{game}: {found}");
        assert_eq!(browser.read("document.documentElement.scrollWidth <= innerWidth").await, true, "{game}");
        browser.click("#beside [data-shut]").await;
        browser.wait(&format!("document.querySelector('#board').offsetHeight === {before}")).await;
        assert_eq!(browser.errors().await, [""; 0]);
    }
}

#[tokio::test]
async fn a_refused_action_shows_its_rule_which_opens_beside_the_table() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    until(&player, "decline").await;
    // A card of the hand, while nobody plays cards.
    browser.click("#hand a[data-why]").await;
    browser.wait("document.querySelector('#notice a')?.textContent.match(/^(ALL|MAL)-/) && true").await;
    let rule = browser.text("document.querySelector('#notice a').textContent").await;
    browser.click("#notice a").await;
    browser.wait("!document.querySelector('#beside').hidden").await;
    browser.wait(&format!("document.querySelector('#beside .found')?.id === {rule:?}")).await;
    assert!(browser.path().await.starts_with("/t/"), "the table is still there");
    // It covers neither the players nor the question nor the answers.
    let apart = "(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const book = box('#beside');
        const isApart = ({ left, right, top, bottom }) => right <= book.left + 1 || left >= book.right - 1 || bottom <= book.top + 1 || top >= book.bottom - 1;
        return book.width <= 460 && ['#players', '#status', '.decide'].map(box).every(isApart);
    })()";
    browser.wait(apart).await;
    // The rulebook is searched where it is.
    browser.write("#beside [name=q]", "joker").await;
    browser.read("document.querySelector('#beside form').requestSubmit()").await;
    browser.wait("document.querySelectorAll('#beside mark').length > 3").await;
    browser.click("#beside [data-shut]").await;
    browser.wait("document.querySelector('#beside').hidden").await;
    player.asked().await;
    // Refusals are not errors of the page.
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Notes the keys of the elements that are moved from now on.
const WATCH: &str = "window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { moved.push(this.dataset.key); return animate.apply(this, how); };";

#[tokio::test]
async fn a_drive_is_asked_again_and_the_map_can_be_clicked_on() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    until(&player, "drive").await;
    let (seen, before) = (player.look().await, car(browser).await);
    // Digits mean the numbers that are shown, not the places of the answers.
    for town in seen.actions.iter().filter_map(|action| action.strip_prefix("drive ")) {
        // Another key ends the number before.
        browser.press_key(Key::Escape).await;
        browser.press(town).await;
        browser.wait(&format!("document.activeElement.value === 'drive {town}'")).await;
    }
    let town = seen.first("drive").unwrap();
    let place = format!("#board button[value='{town}']");
    browser.click(&place).await;
    browser.click("#ask[open] [value=no]").await;
    browser.wait("!document.querySelector('#ask[open]')").await;
    assert_eq!(car(browser).await, before);
    browser.client.execute(WATCH, vec![]).await.unwrap();
    browser.click(&place).await;
    browser.click("#ask[open] [value=yes]").await;
    player.moved_on(&seen).await;
    assert_eq!(format!("drive {}", car(browser).await), town);
    assert_eq!(browser.read("moved[0]").await, "car", "it is seen driving along its road");
    // Where nothing should move, nothing does. In another game, because this one may end before the next drive.
    browser.reduced_motion().await;
    browser.goto(&site.address("/")).await;
    browser.click(".tile form[action='/play-now']:has([value=maloney]) button").await;
    browser.wait_for("#answers").await;
    browser.client.execute(WATCH, vec![]).await.unwrap();
    until(&player, "drive").await;
    browser.is_as_fresh().await;
    let seen = player.look().await;
    browser.read("moved = []").await;
    player.answer(&seen, &seen.first("drive").unwrap(), How::Mouse).await;
    assert_eq!(browser.read("moved.length").await, 0);
}

#[tokio::test]
async fn a_laid_card_can_be_taken_back_and_a_bid_says_why_not() {
    let site = Site::start();
    let (ada, bert) = crate::player::ada_and_bert(&site).await;
    // Ada's page says where undo stops.
    ada.asked().await;
    let why = "document.querySelector('#undo [role=tooltip]').textContent";
    assert!(!ada.browser.text(why).await.is_empty());
    crate::player::take_turns([&ada, &bert], async |player, seen| {
        let lays = seen.first("lay");
        if let Some(lay) = lays.filter(|_| player.name == ada.name) {
            player.answer(seen, &lay, How::Mouse).await;
            player.browser.wait_for("#hand .chosen").await;
            player.browser.click("#undo [data-hot=u]").await;
            player.browser.wait("!document.querySelector('#hand .chosen')").await;
            player.browser.click("#undo [data-hot=r]").await;
            player.browser.wait_for("#hand .chosen").await;
            return true;
        }
        if player.name == bert.name && ada.is_awaited().await {
            return false;
        }
        player.answer(seen, &first_of(seen, &["decline", "drive", "keep", "lay"]), How::Script).await;
        false
    })
    .await;
}

#[tokio::test]
async fn nothing_secret_is_in_any_byte_received() {
    const KEEP: &str = "window.received = []; {
        const [listen, get] = [EventSource.prototype.addEventListener, window.fetch];
        EventSource.prototype.addEventListener = function (name, act) {
            listen.call(this, name, (event) => { received.push(event.data ?? ''); act(event); });
        };
        window.fetch = async (...request) => {
            const answer = await get(...request);
            answer.clone().text().then((text) => received.push(text));
            return answer;
        };
    }";
    const HAND: &str = "[...document.querySelectorAll('#hand [data-key]')].map((card) => card.dataset.key).join()";
    let site = Site::start();
    let (ada, bert) = crate::player::ada_and_bert(&site).await;
    bert.browser.tell("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": KEEP })).await;
    bert.browser.client.refresh().await.unwrap();
    let mut cards = ada.browser.text(HAND).await;
    assert!(cards.split(',').count() > 8);
    let mut turns = 0;
    crate::player::take_turns([&ada, &bert], async |player, seen| {
        turns += 1;
        // Ada lays nothing, so that all her cards stay secret.
        let kinds: &[&str] = if player.name == ada.name {
            &["decline", "drive", "keep"]
        } else {
            &["bid", "drive", "lay", "keep", "decline"]
        };
        player.answer(seen, &first_of(seen, kinds), How::Script).await;
        turns > 25
    })
    .await;
    cards = cards.split(',').chain(ada.browser.text(HAND).await.split(',')).collect::<Vec<_>>().join(",");
    let received = bert.browser.text("received.join('\\n') + document.documentElement.outerHTML").await;
    assert!(received.len() > 50_000, "the page has received only {}", received.len());
    let words: Vec<&str> = received.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    for card in cards.split(',') {
        assert!(!words.contains(&card), "Bert has received {card}");
    }
}

#[tokio::test]
async fn what_is_agreed_to_is_what_was_asked() {
    let site = Site::start();
    let (ada, bert) = crate::player::ada_and_bert(&site).await;
    // Ada wants to be asked before every bid.
    let every = "fetch('/settings', { method: 'POST', body: new URLSearchParams({ theme: 'device', asks: 'every' }) })";
    ada.browser.client.execute_async(&format!("{every}.then(arguments[0])"), vec![]).await.unwrap();
    ada.browser.client.refresh().await.unwrap();
    crate::player::take_turns([&ada, &bert], async |player, seen| {
        let bids = async |player: &Player| player.look().await.first("bid");
        // The bots have answered: nothing happens before Ada or Bert does something.
        let quiet = ada.browser.read("document.querySelectorAll('.bidders .pending').length === 2").await == true;
        if let (true, Some(bid), Some(_)) = (quiet, bids(&ada).await, bids(&bert).await) {
            let button = format!("document.querySelector(\"#answers button[value='{bid}']\")");
            ada.browser.wait(&format!("!(Date.now() - {button}.changed < 500)")).await;
            ada.browser.click(&format!("#answers button[value='{bid}']")).await;
            ada.browser.wait_for("#ask[open]").await;
            let seen = bert.look().await;
            let higher = seen.actions.iter().rfind(|action| action.starts_with("bid")).unwrap();
            bert.answer(&seen, higher, How::Script).await;
            ada.browser.wait(&format!("!document.querySelector(\"#answers button[value='{bid}']\")")).await;
            ada.browser.wait("!document.querySelector('#ask[open]')").await;
            assert_eq!(ada.told("You bid").await, 0, "she never agreed to a higher bid");
            return true;
        }
        if seen.first("bid").is_some() {
            // The bots are still at it.
            return false;
        }
        player.answer(seen, &first_of(seen, &["drive", "keep", "decline"]), How::Script).await;
        false
    })
    .await;
}
