//! Standing orders, and questions before a step that are over.

use fantoccini::key::Key;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::player::{How, Player, Seen, ada_and_bert, first_of, play_now, some_action, take_turns};
use crate::site::Site;

/// Where the controls of an auction are.
const PLACES: &str =
    "['.raises', '.others', '.others .decline', '.others .joker', '.others .out-today'].map((part) => {
    const { x, y, width, height } = document.querySelector('#answers ' + part).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
}).join()";
/// Whether the page shows an order.
const ORDER: &str = "!!document.querySelector('#answers :is(.out-today.set, .set-order)')";
const AUCTION: &str = "!!document.querySelector('.auction .bid')";

fn can_bid(seen: &Seen) -> bool {
    seen.turn && seen.first("bid").is_some() && seen.first("decline").is_some()
}

/// Lets two people pass and keep their cards until both are asked for a bid, and the bots are not.
async fn only_they_are_asked(ada: &Player, bert: &Player) {
    const BOTS: &str = "document.querySelectorAll('.bidders .pending').length";
    take_turns([ada, bert], async |player, seen| {
        if can_bid(&ada.look().await) && can_bid(&bert.look().await) {
            return ada.browser.read(BOTS).await == 2 && bert.browser.read(BOTS).await == 2;
        }
        player.answer(seen, &some_action(seen), How::Script).await;
        false
    })
    .await;
}

/// Fails if a button has moved, or has another size, by more than a part of a pixel.
fn assert_unmoved(now: &str, before: &str) {
    let numbers = |places: &str| -> Vec<i32> {
        places.split([' ', ',']).map(|number| number.parse().expect("places are numbers")).collect()
    };
    let pairs = numbers(now).into_iter().zip(numbers(before));
    assert_eq!(now.split(',').count(), before.split(',').count());
    assert!(
        pairs.into_iter().all(|(now, before)| (now - before).abs() <= 1),
        "no button moves: {now}, before {before}"
    );
}

#[tokio::test]
async fn standing_orders_by_two_people_and_two_bots() {
    let site = Site::start();
    let (ada, bert) = ada_and_bert(&site).await;
    only_they_are_asked(&ada, &bert).await;
    let (hers, his) = (&ada.browser, &bert.browser);
    let (before, of_bert) = (hers.text(PLACES).await, his.text(PLACES).await);
    // Ada is out for today: her order passes, and everyone sees that she has passed, but not by what.
    hers.press("x").await;
    hers.press_key(Key::Enter).await;
    hers.wait(ORDER).await;
    for browser in [hers, his] {
        browser.wait("!!document.querySelector('.bidders .declined[data-key=bidder-1]')").await;
    }
    assert_eq!(his.read(ORDER).await, false);
    assert_unmoved(&hers.text(PLACES).await, &before);
    assert_unmoved(&his.text(PLACES).await, &of_bert);
    no_serious_violation(hers, "an auction with an order").await;
    // She changes her mind, and changes it again.
    hers.click("#answers .out-today.set").await;
    hers.wait(&format!("!({ORDER})")).await;
    hers.click("#answers .out-today").await;
    hers.wait(ORDER).await;
    // Bert bids up to a sum. Nobody has to answer any more until the hammer falls.
    let most = his.text("String(+document.querySelector('#answers .free [type=number]').min + 2000)").await;
    his.write("#answers .free [type=number]", &most).await;
    his.choose("#answers [name=by]", "by 500").await;
    his.click("#answers .up-to button").await;
    for browser in [hers, his] {
        browser.wait(&format!("!({AUCTION})")).await;
        assert_eq!(browser.read(ORDER).await, false, "the hammer ends what it was for");
        assert_eq!(browser.errors().await, [""; 0]);
    }
}

#[tokio::test]
async fn a_question_that_is_over_closes_by_itself() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    while player.asked().await.first("drive").is_none() {
        let seen = player.asked().await;
        let highest = seen.actions.iter().rfind(|action| action.starts_with("bid ")).cloned();
        let action = highest.unwrap_or_else(|| first_of(&seen, &["keep", "drive", "lay", "decline"]));
        player.answer(&seen, &action, How::Script).await;
    }
    browser.click("#answers button[value^='drive ']").await;
    browser.wait_for("#ask[open]").await;
    // What it asks about can still be seen.
    let covered = "(() => {
        const place = document.querySelector(`#board button[value='${document.querySelector('#answers button').value}']`);
        const [town, ask] = [place, document.querySelector('#ask')].map((part) => part.getBoundingClientRect());
        return town.left < ask.right && ask.left < town.right && town.top < ask.bottom && ask.top < town.bottom;
    })()";
    assert_eq!(browser.read(covered).await, false);
    // Meanwhile the answer is given elsewhere.
    let elsewhere = "(() => {
        const form = document.querySelector('#answers form'), fields = new URLSearchParams(new FormData(form));
        fields.append('action', form.querySelector('button').value);
        post(form, fields);
        return true;
    })()";
    assert_eq!(browser.read(elsewhere).await, true);
    browser.wait("!document.querySelector('#ask[open]')").await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn on_a_phone_the_map_follows_the_car_and_what_is_asked_of_a_ride_does_not_cover_it() {
    const IN_SIGHT: &str = "(() => {
        const [car, map] = ['[data-key=car]', '.map'].map((part) => document.querySelector(part).getBoundingClientRect());
        const x = car.left + car.width / 2, y = car.top + car.height / 2;
        return x > map.left && x < map.right && y > map.top && y < map.bottom;
    })()";
    let site = Site::start();
    let browser = Browser::open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    browser.click(".hero form[action='/play-now'] button").await;
    browser.wait_for("#answers").await;
    let player = Player { name: "Guest", browser };
    let browser = &player.browser;
    browser.wait(IN_SIGHT).await;
    while player.asked().await.first("drive").is_none() {
        let seen = player.asked().await;
        let highest = seen.actions.iter().rfind(|action| action.starts_with("bid ")).cloned();
        let action = highest.unwrap_or_else(|| first_of(&seen, &["keep", "drive", "lay", "decline"]));
        player.answer(&seen, &action, How::Script).await;
        browser.wait(IN_SIGHT).await;
    }
    browser.click("#answers button[value^='drive ']").await;
    browser.wait_for("#ask[open]").await;
    let covered = "(() => {
        const [map, ask] = ['.map', '#ask'].map((part) => document.querySelector(part).getBoundingClientRect());
        return map.top < ask.bottom && ask.top < map.bottom;
    })()";
    assert_eq!(browser.read(covered).await, false);
    let before = browser.text("document.querySelector('[data-key=car]').dataset.at").await;
    browser.click("#ask [value=yes]").await;
    browser.wait(&format!("document.querySelector('[data-key=car]').dataset.at !== {before:?}")).await;
    browser.wait(IN_SIGHT).await;
    assert_eq!(browser.errors().await, [""; 0]);
}
