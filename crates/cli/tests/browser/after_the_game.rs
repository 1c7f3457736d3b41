//! The page of a finished game: the ranking, the game once more, sharing, and the same deal again.

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::chronicle::resize;
use crate::fast_player::FastPlayer;
use crate::player::{How, Player, some_action};
use crate::site::Site;

/// Plays a game against bots to its end, as fast as it goes.
async fn finished(site: &Site, screen: Screen) -> Player {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click(".hero form[action='/play-now'] button").await;
    let player = Player { name: "Guest", browser };
    loop {
        let seen = player.asked_or_over().await;
        if seen.over {
            return player;
        }
        player.press(&seen, &some_action(&seen), How::Script).await;
        player.moved_on(&seen).await;
    }
}

/// Plays a game of Die Erbraffer against bots to its end, as fast as it goes.
async fn finished_erbraffer(site: &Site, screen: Screen) -> Player {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    let player = Player { name: "Guest", browser };
    let mut fast = FastPlayer::new(&player);
    while !fast.step().await {}
    player
}

const STEP: &str = "+document.querySelector('#replay-steer').dataset.step";
const PLAYING: &str = "'playing' in document.body.dataset";

/// Lets the first sentence show its chapter: the page jumps there and plays it; the ranking stays.
async fn a_sentence_plays_its_chapter(browser: &Browser) {
    let start = "+new URL(document.querySelector('.decided a').href).searchParams.get('step')";
    let start = browser.read(start).await.as_u64().unwrap();
    // A chapter can be short, so what was seen is noted.
    let note = format!("() => (globalThis.hasPlayed ||= {PLAYING})");
    browser.read(&format!("(new MutationObserver({note}).observe(document.body, {{ attributes: true }}), true)")).await;
    browser.click(".decided li:first-child a").await;
    browser
        .wait(&format!("globalThis.hasPlayed && !!document.querySelector('#status .past') && {STEP} > {start}"))
        .await;
    assert_eq!(browser.read("!!document.querySelector('.won .ranking')").await, true);
    // At the end of its chapter it has stopped by itself.
    browser.read(&format!("{PLAYING} && document.querySelector('#replay-steer [data-play]').click()")).await;
    browser.wait(&format!("!({PLAYING})")).await;
}

/// Goes to a chapter: of the journey, what was driven before that day is drawn as made, and nothing else.
async fn a_chapter_shows_the_journey_so_far(browser: &Browser) {
    // On a Sunday the car may stay, or be on its way before anyone is asked.
    let day = "[...document.querySelectorAll('.chapters li')].findIndex((today, i, days) =>
        i > 0 && ![days[i - 1], today].some((day) => day.innerText.includes('Sun'))) + 1";
    let day = browser.read(day).await.as_u64().unwrap();
    let chapter = format!(".chapters li:nth-child({day}) a");
    browser.click(&chapter).await;
    let there = format!("document.querySelector('{chapter}[aria-current]')?.href === location.href");
    browser.wait(&there).await;
    let numbers = "['.made', ':not(.made)'].map((kind) => [...document.querySelectorAll('.leg-number' + kind)]
        .map((ride) => +ride.textContent))";
    let rides = browser.read(&format!("(([made, later]) => [made.at(-1), later[0]])({numbers})")).await;
    assert_eq!(rides, serde_json::json!([day - 1, day]));
    let count = |kind: &str| format!("document.querySelectorAll('{kind}').length");
    assert_eq!(browser.read(&count(".leg.made")).await, browser.read(&count(".leg-number.made")).await);
}

/// Goes through all that the page of a finished game offers.
async fn try_everything(browser: &Browser, game: &str) {
    browser.wait_for(".won .ranking li:nth-child(4)").await;
    // Down to the end of the page the ranking stays in sight, and lies over nothing.
    let beside = "(() => {
        scrollTo(0, document.body.scrollHeight);
        const box = (name) => document.querySelector(name).getBoundingClientRect();
        const won = box('.won');
        return won.top >= 0 && ['#players', '#hand', '.chronicle', '#share'].map(box).every((other) => other.left >= won.right);
    })()";
    browser.wait(beside).await;
    browser.read("scrollTo(0, 0)").await;
    let sentences = browser.read("document.querySelectorAll('.decided li').length").await.as_u64().unwrap();
    assert!((1..=3).contains(&sentences), "{game}: {sentences}");
    a_sentence_plays_its_chapter(browser).await;
    // By chapters, and on from there; three times as fast.
    if game == "maloney" {
        a_chapter_shows_the_journey_so_far(browser).await;
    } else {
        a_chapter_shows_its_year(browser).await;
    }
    browser.click(".speed label:last-child").await;
    let step = browser.read(STEP).await.as_u64().unwrap();
    browser.press("p").await;
    browser.wait(&format!("{STEP} > {step} + 1")).await;
    browser.press("p").await;
    browser.wait(&format!("!({PLAYING})")).await;
    // Back to the end by a key.
    browser.press("n").await;
    browser.wait("!location.search && !document.querySelector('#status .past')").await;
    browser.wait_for(".qr path").await;
    browser.click("[data-copy]").await;
    browser.wait("document.querySelector('#notice').textContent !== ''").await;
    no_serious_violation(browser, &format!("a finished game of {game}")).await;
    resize(browser, (1100, 768)).await;
    the_ranking_stays_in_sight(browser).await;
    resize(browser, (1366, 768)).await;
    let table = browser.path().await;
    browser.click(".practice button").await;
    browser.wait(&format!("location.pathname !== {table:?}")).await;
    let marked = "document.querySelector('.whereabouts')?.innerText.includes('Practice')";
    browser.wait(&format!("!!{marked}")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Goes to a golden year: the hourglass stands there.
async fn a_chapter_shows_its_year(browser: &Browser) {
    let year = "document.querySelector('.chapters li:nth-child(4) small').textContent.trim()";
    let year = browser.text(year).await;
    browser.click(".chapters li:nth-child(4) a").await;
    browser.wait("document.querySelector('.chapters li:nth-child(4) a[aria-current]')?.href === location.href").await;
    browser.wait(&format!("document.querySelector('.years .now b').textContent === {year:?}")).await;
}

#[tokio::test]
async fn a_finished_game_is_played_again_shared_and_dealt_again() {
    let site = Site::start();
    let player = finished(&site, Screen::Laptop).await;
    try_everything(&player.browser, "maloney").await;
}

#[tokio::test]
async fn a_finished_game_of_die_erbraffer_is_played_again_shared_and_dealt_again() {
    let site = Site::start();
    let player = finished_erbraffer(&site, Screen::Laptop).await;
    try_everything(&player.browser, "erbraffer").await;
}

/// Looks whether the line of the ranking is seen wherever the page is, and names everyone with their score.
async fn the_ranking_stays_in_sight(browser: &Browser) {
    let line = "(() => {
        const all = (name) => [...document.querySelectorAll(name)];
        const box = document.querySelector('.places').getBoundingClientRect();
        const scores = (name) => all(name + ' .figure').map((it) => it.textContent).join();
        return box.top >= 0 && box.bottom <= innerHeight + 1 && scores('.places') === scores('.ranking')
            && all('.places .figure').every((it) => it.getBoundingClientRect().right <= innerWidth);
    })()";
    for place in ["0", "document.body.scrollHeight / 2", "document.body.scrollHeight"] {
        browser.read(&format!("scrollTo(0, {place})")).await;
        browser.wait(line).await;
    }
    // At the end of the page it covers nothing.
    let free = "(({ top }) => [...document.querySelectorAll('.table > *, #end > :not(.places)')]
        .every((it) => it.getBoundingClientRect().bottom <= top + 1))(document.querySelector('.places').getBoundingClientRect())";
    browser.wait(free).await;
    browser.read("scrollTo(0, 0)").await;
}

#[tokio::test]
async fn a_finished_game_fits_a_phone() {
    let site = Site::start();
    let player = finished(&site, Screen::Phone).await;
    let browser = &player.browser;
    browser.wait_for(".won .ranking").await;
    let wide = "document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth";
    assert_eq!(browser.read(wide).await, true, "the page is no wider than the phone");
    let within = "document.querySelector('.axis').getBoundingClientRect().right <= innerWidth";
    assert_eq!(browser.read(within).await, true, "only the chart scrolls");
    no_serious_violation(browser, "a finished game on a phone").await;
    the_ranking_stays_in_sight(browser).await;
    browser.click("#replay-steer [data-play]").await;
    browser.wait("location.search.startsWith('?step=')").await;
    assert_eq!(browser.read(wide).await, true);
    assert_eq!(browser.errors().await, [""; 0]);
}
