//! Who is there, on the pages of those who are there.

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::player::{Player, ada_and_bert};
use crate::site::Site;

#[tokio::test]
async fn one_sees_who_comes_and_who_goes_and_how_many_watch() {
    let site = Site::with_slow_bots();
    let (ada, bert) = ada_and_bert(&site).await;
    let table = ada.browser.path().await;
    let mark = |seat: usize, state: &str| format!("!!document.querySelector('#here-{seat} .pres.{state}')");
    for page in [&ada.browser, &bert.browser] {
        for (seat, state) in [(1, "online"), (2, "online"), (3, "bot"), (4, "bot")] {
            page.wait(&mark(seat, state)).await;
        }
    }
    assert_eq!(ada.browser.text("document.querySelector('#here-1 .here-word').innerText").await, "you");
    assert_eq!(ada.browser.text("document.querySelector('#here-2 .here-word').innerText").await, "online");
    // Someone without a seat.
    let stranger = Browser::open(Screen::Phone).await;
    stranger.goto(&site.address(&table)).await;
    stranger.wait(&mark(2, "online")).await;
    ada.browser.wait("document.querySelector('#watchers')?.innerText.startsWith('1 watching')").await;
    ada.browser.reduced_motion().await;
    no_serious_violation(&ada.browser, "a table with someone who watches").await;
    // Bert goes, and the others are told after a while.
    bert.browser.client.goto("about:blank").await.unwrap();
    ada.browser.wait(&mark(2, "away")).await;
    ada.browser.wait("/away\\s+\\d/.test(document.querySelector('#here-2 .here-word').innerText)").await;
    stranger.wait(&mark(2, "away")).await;
    bert.browser.goto(&site.address(&table)).await;
    ada.browser.wait(&mark(2, "online")).await;
    assert_eq!(ada.browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn before_the_game_one_sees_who_comes_and_who_goes_without_loading_the_page_again() {
    let site = Site::with_slow_bots();
    let (ada, bert) = tokio::join!(Player::arrive(&site, "Ada"), Player::arrive(&site, "Bert"));
    ada.give_name().await;
    let table = ada.make_table("maloney").await;
    let mark = |seat: usize, state: &str| format!("!!document.querySelector('#here-{seat} .pres.{state}')");
    ada.browser.read("(globalThis.isTheSame = true)").await;
    ada.browser.wait(&mark(1, "online")).await;
    bert.browser.goto(&site.address(&table)).await;
    ada.browser.wait("document.querySelector('#watchers')?.innerText.startsWith('1 watching')").await;
    bert.browser.write("form[action$='/sit'] [name=name]", bert.name).await;
    bert.browser.click("form[action$='/sit'] button").await;
    ada.browser.wait(&mark(2, "online")).await;
    ada.browser.wait("document.querySelector('#watchers')?.innerText === ''").await;
    bert.browser.client.goto("about:blank").await.unwrap();
    ada.browser.wait(&mark(2, "away")).await;
    bert.browser.goto(&site.address(&table)).await;
    ada.browser.wait(&mark(2, "online")).await;
    assert_eq!(ada.browser.read("isTheSame").await, true, "it is still the page that was loaded first");
    assert_eq!(ada.browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn six_long_names_stay_within_their_plates_on_a_laptop_and_on_a_phone() {
    const NAME: &str = "Maximiliana-Josephine von R";
    let site = Site::with_slow_bots();
    for (screen, game) in [Screen::Laptop, Screen::Phone].iter().flat_map(|it| [(*it, "maloney"), (*it, "erbraffer")]) {
        let browser = Browser::open(screen).await;
        browser.goto(&site.address(&format!("/new?game={game}"))).await;
        browser.click("label:has([name=players][value='6'])").await;
        for seat in 2..=6 {
            browser.choose(&format!("[name=seat{seat}]"), "device").await;
            browser.write(&format!("[name=name{seat}]"), &format!("{NAME}{seat}")).await;
        }
        browser.click("form[action='/tables'] [type=submit]").await;
        browser.click("form[action$='/start'] button.large").await;
        browser.wait_for("#players .plate:nth-child(6)").await;
        let cut = "[...document.querySelectorAll('#players .plate')].filter((plate) => {
            const box = plate.getBoundingClientRect(), name = plate.querySelector('.who b').getBoundingClientRect();
            return name.right > box.right + 1 || name.bottom > box.bottom + 1 || plate.scrollWidth > plate.clientWidth + 1;
        }).map((plate) => plate.innerText)";
        assert_eq!(browser.read(cut).await, serde_json::json!([]), "{game}");
        assert_eq!(browser.read("document.documentElement.scrollWidth <= innerWidth").await, true, "{game}");
        browser.read("document.querySelectorAll('#players .plate')[5].focus({ focusVisible: true })").await;
        browser.wait(&format!("document.querySelector('#tip:popover-open')?.innerText.includes('{NAME}6')")).await;
        assert_eq!(browser.errors().await, [""; 0]);
    }
}

#[tokio::test]
async fn long_names_stay_within_their_plates() {
    const NAME: &str = "Maximiliana-Josephine von R";
    let site = Site::with_slow_bots();
    let browser = Browser::open(Screen::Laptop).await;
    for game in ["maloney", "erbraffer", "last-will"] {
        browser.goto(&site.address(&format!("/new?game={game}"))).await;
        browser.click("label:has([name=players][value='4'])").await;
        for seat in [2, 3, 4] {
            browser.choose(&format!("[name=seat{seat}]"), "device").await;
            browser.write(&format!("[name=name{seat}]"), &format!("{NAME}{seat}")).await;
        }
        browser.click("form[action='/tables'] [type=submit]").await;
        browser.click("form[action$='/start'] button.large").await;
        browser.wait_for("#players .plate").await;
        let cut = "[...document.querySelectorAll('#players .plate')].filter((plate) => {
            const box = plate.getBoundingClientRect(), name = plate.querySelector('.who b').getBoundingClientRect();
            return name.right > box.right + 1 || name.bottom > box.bottom + 1 || plate.scrollWidth > plate.clientWidth + 1;
        }).length";
        assert_eq!(browser.read(cut).await, 0, "{game}");
        let shown = "document.querySelectorAll('#players .plate .who b')[1];";
        let shown = format!("(() => {{ const name = {shown} return name.scrollHeight <= name.clientHeight + 2; }})()");
        assert_eq!(browser.read(&shown).await, true, "all of the name is seen in {game}");
        // On focus a plate explains all its signs.
        browser.read("document.querySelectorAll('#players .plate')[1].focus({ focusVisible: true })").await;
        browser.wait(&format!("document.querySelector('#tip:popover-open')?.innerText.includes('{NAME}2')")).await;
    }
}
