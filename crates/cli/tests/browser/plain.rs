//! A game without a line of screens of its own: the suite's small game, played with plain screens.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use bequest_bots::RandomOnly;
use bequest_conformance::lots::Lots;
use bequest_server::{Config, Games, Limits, ServedGame, Server};
use bequest_store::{Options, Sqlite, Store};
use bequest_words::Plain;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::player::{How, Player, Seen, first_of};

static GAMES: LazyLock<Games> = LazyLock::new(|| Games::new(vec![ServedGame::of::<RandomOnly<Lots>, Plain<Lots>>()]));

/// What can be done in the game, in the order in which it is done where there is a choice.
const KINDS: [&str; 10] = ["bid", "pass", "take", "draw", "try", "lay", "keep", "stop", "leave", "fold"];

/// A server of the suite's game in this process; it ends with the test.
pub(crate) struct Site {
    pub(crate) address: String,
    stop: CancellationToken,
    _folder: TempDir,
}

impl Site {
    pub(crate) async fn start() -> Self {
        Self::with(Config::default()).await
    }

    async fn with(config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path(), Options::default()).await.unwrap());
        let config = Config { limits: Limits::none(), ..config };
        let server = Server::new(store, &GAMES, config).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let stop = CancellationToken::new();
        let stopped = stop.clone();
        tokio::spawn(async move { server.serve(listener, stopped).await });
        Self { address, stop, _folder: folder }
    }

    async fn visit(&self, name: &'static str, screen: Screen, path: &str) -> Player {
        let browser = Browser::open(screen).await;
        browser.reduced_motion().await;
        browser.goto(&format!("{}{path}", self.address)).await;
        Player { name, browser }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

/// Lets Ada make a table for two at which Bert sits down, and Ada start it.
async fn sit_down(site: &Site) -> (Player, Player) {
    let ada = site.visit("Ada", Screen::Laptop, "/").await;
    let page = &ada.browser;
    page.write("#name", ada.name).await;
    page.click(".hero form[action='/name'] button").await;
    page.wait("document.querySelector('.popover').innerText.includes('Ada')").await;
    page.goto(&format!("{}/new?game=lots", site.address)).await;
    page.click("label:has([name=players][value='2'])").await;
    page.choose("[name=seat2]", "open").await;
    page.click("label:has([name=pace][value=relaxed])").await;
    page.click("form[action='/tables'] [type=submit]").await;
    page.wait_for(".waiting-room").await;
    let bert = site.visit("Bert", Screen::Laptop, &page.path().await).await;
    bert.browser.write("form[action$='/sit'] [name=name]", bert.name).await;
    bert.browser.click("form[action$='/sit'] button").await;
    page.click("form[action$='/start'] button.large").await;
    for player in [&ada, &bert] {
        player.browser.wait_for("#answers").await;
    }
    (ada, bert)
}

/// Waits until a button is there, and presses it.
async fn press(player: &Player, action: &str) {
    player.browser.wait_for(&format!("#answers button[value='{action}']")).await;
    let seen = player.look().await;
    player.answer(&seen, action, How::Mouse).await;
}

/// Waits until the page's log has a line.
async fn hears(player: &Player, line: &str) {
    player.browser.wait(&format!("document.querySelector('#log').innerText.includes({line:?})")).await;
}

/// Returns the cards that a page names.
async fn cards_on(player: &Player) -> BTreeSet<String> {
    let names = "[...new Set(document.documentElement.outerHTML.match(/\\bc\\d\\b/g) ?? [])]";
    let found = player.browser.read(names).await;
    found.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

async fn judge(player: &Player, what: &str) {
    player.browser.light().await;
    no_serious_violation(&player.browser, &format!("{what} in light")).await;
    player.browser.dark().await;
    no_serious_violation(&player.browser, &format!("{what} in dark")).await;
    let wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    assert_eq!(player.browser.read(wide).await, false, "{what} is wider than the screen");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_that_has_no_screens() {
    let site = Site::start().await;
    let (ada, bert) = sit_down(&site).await;
    auction(&ada, &bert).await;
    turn_with_undo(&ada, &bert).await;
    lay_under_cover(&ada, &bert).await;
    for player in [&ada, &bert] {
        player.browser.wait_for(".ranking li:nth-child(2)").await;
        judge(player, "the end").await;
        assert_eq!(player.browser.errors().await, [""; 0], "{}", player.name);
    }
}

/// Bert bids and may then cut in; Ada bids all she has and wins.
async fn auction(ada: &Player, bert: &Player) {
    judge(ada, "the auction").await;
    press(bert, "bid 1").await;
    bert.browser.wait("document.querySelector('#status .asked').innerText.includes('You can cut in')").await;
    bert.browser.wait_for("#answers button[value=fold]").await;
    hears(ada, "Bert: bid 1").await;
    press(ada, "bid 3").await;
    hears(bert, "Ada: won 3").await;
    bert.browser.wait("document.querySelector('#status .asked').innerText.includes('Waiting for Ada')").await;
}

/// Ada takes a coin, takes that back, and takes it again.
async fn turn_with_undo(ada: &Player, bert: &Player) {
    let pot = |coins: u8| format!("document.querySelector('#board [data-key=pot] dd').innerText === '{coins}'");
    press(ada, "take").await;
    hears(bert, "Ada: took").await;
    bert.browser.wait(&pot(2)).await;
    ada.browser.click("form[action$='/undo'] button").await;
    bert.browser.wait(&pot(3)).await;
    bert.browser.wait("!document.querySelector('#log').innerText.includes('Ada: took')").await;
    ada.browser.wait(&pot(3)).await;
    press(ada, "take").await;
    press(ada, "draw").await;
    judge(ada, "a turn").await;
    press(ada, "stop").await;
}

/// Ada lays a card, which Bert sees only after answering.
async fn lay_under_cover(ada: &Player, bert: &Player) {
    ada.browser.wait_for("#answers button[value^='lay ']").await;
    let of_ada = cards_on(ada).await;
    let lay = ada.look().await.first("lay").unwrap();
    press(ada, &lay).await;
    judge(ada, "laying").await;
    press(ada, "keep").await;
    hears(bert, "Ada: answered").await;
    let of_bert = cards_on(bert).await;
    assert!(of_ada.len() >= 3 && of_ada.is_disjoint(&of_bert), "{of_ada:?} {of_bert:?}");
    bert.browser.wait_for("#answers button[value^='lay ']").await;
    let lay = bert.look().await.first("lay").unwrap();
    press(bert, &lay).await;
    press(bert, "keep").await;
    hears(bert, "Shown Ada c").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_screens_offers_its_standing_orders() {
    // Nothing answers by itself before it is withdrawn.
    let site = Site::with(Config { bot_pace: Duration::from_secs(24 * 60 * 60), ..Config::default() }).await;
    let (ada, bert) = sit_down(&site).await;
    let order = "button[name=order][value='pass in round 1']";
    let (hers, his) = (&ada.browser, &bert.browser);
    his.wait_for(order).await;
    let before = his.text("document.querySelector('#answers').dataset.h").await;
    hers.click(order).await;
    hers.wait("document.querySelector('#answers .plain-answer .note')?.innerText === 'Pass in round 1'").await;
    judge(&ada, "an order").await;
    assert_eq!(his.text("document.querySelector('#answers').dataset.h").await, before, "nobody else is shown it");
    hers.click("button[name=order][value='']").await;
    hers.wait_for(order).await;
    assert_eq!(hers.errors().await, [""; 0]);
}

/// Plays to the end, and judges what is asked for the first time.
async fn play_on(player: &Player) {
    let mut judged = BTreeSet::new();
    loop {
        let seen: Seen = player.asked_or_over().await;
        if seen.over {
            return;
        }
        if !seen.turn {
            // A bot has just outbid what there was to outbid.
            continue;
        }
        let action = first_of(&seen, &KINDS);
        if judged.insert(action.split(' ').next().unwrap_or_default().to_owned()) {
            judge(player, &format!("a phone where one can {action}")).await;
        }
        player.press(&seen, &action, How::Mouse).await;
        player.moved_on(&seen).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_with_bots_on_a_phone_and_looks_back() {
    let site = Site::start().await;
    let player = site.visit("Guest", Screen::Phone, "/").await;
    judge(&player, "the start page").await;
    assert_eq!(player.browser.read("!!document.querySelector('form[action=\"/first\"]')").await, false, "no guide");
    player.browser.click(".hero form[action='/play-now'] button").await;
    player.browser.wait_for("#answers").await;
    play_on(&player).await;
    player.browser.wait_for(".ranking li:nth-child(2)").await;
    judge(&player, "the end on a phone").await;
    let table = player.browser.path().await;
    for path in [format!("{table}?step=2"), "/rules/lots".to_owned(), "/about".to_owned()] {
        player.browser.goto(&format!("{}{path}", site.address)).await;
        assert_eq!(player.browser.status().await, 200, "{path}");
        judge(&player, &path).await;
    }
    assert_eq!(player.browser.errors().await, [""; 0]);
}
